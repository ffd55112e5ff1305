import { describe, expect, test } from '@jest/globals'

import { pack } from '../../src/commands/pack.ts'
import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { validate } from '../../src/commands/validate.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { dedent } from '../support/dedent.ts'
import { startPlatform } from '../support/local-platform.ts'
import { linesOf, listening, MANIFEST, optionsFor, repository, tool, write } from './support.ts'

const LOOSE = `${tool('loose')}hints: { DockerRequirement: { dockerPull: debian } }\n`

function withChecks(checks: string): string {
  return `${MANIFEST}checks: ${checks}\n`
}

function withStage(keys: string): string {
  return MANIFEST.replace('project: acme/dev }', `project: acme/dev, ${keys} }`)
}

describe('checks of the configuration', () => {
  test.each([
    ['{}', 0, [['unpinned-image', 'warning']]],
    ['{ strict: true }', 3, [['unpinned-image', 'error']]],
    ['{ levels: { unpinned-image: error } }', 3, [['unpinned-image', 'error']]],
    ["{ levels: { unpinned-image: 'off' } }", 0, []],
    ['{ levels: { unpinned-image: off } }', 0, []],
    ['{ strict: true, levels: { unpinned-image: advice } }', 0, [['unpinned-image', 'advice']]],
    ["{ levels: { unpinned-image: error }, paths: [{ path: apps, levels: { unpinned-image: 'off' } }] }", 0, []],
    [
      "{ levels: { unpinned-image: error }, paths: [{ path: 'other/**', levels: { unpinned-image: 'off' } }] }",
      3,
      [['unpinned-image', 'error']],
    ],
  ] as const)('%s gives exit code %i to validate, pack, plan and promote', async (checks, exitCode, problems) => {
    const platform = await startPlatform()
    const options = optionsFor(
      repository({ 'cwl-promote.yml': withChecks(checks), 'apps/a.cwl': LOOSE }),
      platform.url,
      { stage: 'dev' },
    )
    for (const report of [
      await validate(options, listening()),
      await pack({ ...options, file: 'apps/a.cwl' }, listening()),
      await plan(options, listening()),
      await promote(options, listening()),
    ]) {
      expect([report.command, report.exitCode, report.problems.map(({ code, severity }) => [code, severity])]).toEqual([
        report.command,
        exitCode,
        problems,
      ])
    }
    expect(platform.store.countRequests('POST')).toBe(exitCode === 0 ? 1 : 0)
  })

  test('the option strict makes warnings errors with any checks in the configuration', async () => {
    const folder = repository({
      'cwl-promote.yml': withChecks('{ strict: false, levels: { mutable-reference: advice } }'),
      'apps/a.cwl': LOOSE,
    })
    expect(await validate(optionsFor(folder, undefined), listening())).toMatchObject({ exitCode: 0 })
    expect(await validate(optionsFor(folder, undefined, { strict: true }), listening())).toMatchObject({
      exitCode: 3,
      ok: false,
    })
  })

  test('the option strict makes warnings errors without a configuration', async () => {
    const folder = repository({ 'a.cwl': LOOSE })
    expect(await validate(optionsFor(folder, undefined), listening())).toMatchObject({ exitCode: 0 })
    expect(await validate(optionsFor(folder, undefined, { strict: true }), listening())).toMatchObject({
      exitCode: 3,
      ok: false,
    })
    const direct = optionsFor(folder, 'https://platform.invalid', {
      strict: true,
      files: ['a.cwl'],
      project: 'acme/dev',
    })
    expect(await plan(direct, listening())).toMatchObject({ exitCode: 3 })
  })

  test('what the configuration makes a warning is counted in a plan, and is promoted', async () => {
    const folder = repository({
      'cwl-promote.yml': withChecks(
        '{ paths: [{ path: apps, levels: { undefined-input: warning }, because: It runs }] }',
      ),
      'apps/a.cwl': `${LOOSE}arguments: [$(inputs.nosuch)]\n`,
    })
    const options = optionsFor(folder, (await startPlatform()).url, { stage: 'dev' })
    for (const report of [await plan(options, listening()), await promote(options, listening())]) {
      expect(report.notices).toContain('1 error is a warning by the configuration, because: It runs.')
      expect(report.exitCode).toBe(0)
    }
  })

  test.each([
    [
      '{ levels: { unpinned-images: error } }',
      'no problem has the code "unpinned-images". Did you mean "unpinned-image"?',
    ],
    [
      '{ levels: { missing-requirement: warning } }',
      'missing-requirement is an error, and only an entry of checks.paths with a reason can make it a warning',
    ],
    ['{ levels: { unpinned-image: fatal } }', expect.stringContaining('must be one of off, advice, warning, error')],
  ])('%s is refused with its line', async (checks, message) => {
    const report = await validate(
      optionsFor(repository({ 'cwl-promote.yml': withChecks(checks), 'apps/a.cwl': LOOSE }), undefined),
      listening(),
    )
    expect(report).toMatchObject({
      exitCode: 2,
      failure: { code: 'configuration', message, at: { file: 'cwl-promote.yml', line: 7 } },
    })
  })
})

describe('a default value that is a file of the repository', () => {
  const WITH_FILE = tool('reads').replace(
    'text: {',
    'genome: { type: File, default: { class: File, path: ../data/genome.fa }, inputBinding: {} }\n  text: {',
  )
  const FILES = {
    'cwl-promote.yml': MANIFEST,
    'apps/a.cwl': WITH_FILE,
    'apps/b.cwl': tool('b'),
    'data/genome.fa': dedent`
      >1
      A
    `,
  }

  test('blocks its app, and the others are installed', async () => {
    const platform = await startPlatform()
    const report = await promote(optionsFor(repository(FILES), platform.url, { stage: 'dev' }), listening())
    expect(report).toMatchObject({ exitCode: 5, result: 'failed' })
    expect(linesOf(report)).toEqual(['a blocked → skipped', 'b create → created'])
    expect(report.apps[0]?.reason).toMatch(
      /^apps\/a\.cwl:6:\d+: this names the file data\/genome\.fa of the repository, which the platform does not have; name its location under `files`/,
    )
    expect(platform.store.latest(parseAddress('acme/dev/a'))).toBeUndefined()
  })

  test('is replaced with the platform file of the configuration', async () => {
    const platform = await startPlatform()
    const folder = repository({ ...FILES, 'cwl-promote.yml': withStage('files: { data/genome.fa: 5f0c1d2e }') })
    expect(await promote(optionsFor(folder, platform.url, { stage: 'dev' }), listening())).toMatchObject({
      exitCode: 0,
      problems: [],
      counts: { created: 2 },
    })
    expect(platform.store.latest(parseAddress('acme/dev/a'))?.text).toContain('"path":"5f0c1d2e"')
  })

  test.each(['data', 'data/', './data/', 'data//', 'apps/../data'])(
    'is replaced as a folder by the key %s',
    async (key) => {
      const platform = await startPlatform()
      const withFolder = tool('reads').replace(
        'text: {',
        'genome: { type: Directory, default: { class: Directory, path: ../data/ }, inputBinding: {} }\n  text: {',
      )
      const folder = repository({
        ...FILES,
        'apps/a.cwl': withFolder,
        'cwl-promote.yml': withStage(`files: { ${key}: 5f0c1d2e }`),
      })
      expect(await promote(optionsFor(folder, platform.url, { stage: 'dev' }), listening())).toMatchObject({
        exitCode: 0,
        problems: [],
        counts: { created: 2 },
      })
      expect(platform.store.latest(parseAddress('acme/dev/a'))?.text).toContain('"path":"5f0c1d2e"')
    },
  )

  test('gives a warning if the stage allows local defaults', async () => {
    const platform = await startPlatform()
    const folder = repository({ ...FILES, 'cwl-promote.yml': withStage('local-defaults: allow') })
    expect(await promote(optionsFor(folder, platform.url, { stage: 'dev' }), listening())).toMatchObject({
      exitCode: 0,
      problems: [{ code: 'local-default' }],
      counts: { created: 2 },
    })
  })

  test('is replaced the same way when a copy must equal the repository', async () => {
    const platform = await startPlatform()
    const folder = repository({
      ...FILES,
      'cwl-promote.yml': withStage('files: { ./data/genome.fa: 5f0c1d2e }').replace(
        'from: dev',
        'from: dev, require-same: repository',
      ),
    })
    await promote(optionsFor(folder, platform.url, { stage: 'dev' }), listening())
    expect(await promote(optionsFor(folder, platform.url, { stage: 'release' }), listening())).toMatchObject({
      exitCode: 0,
      counts: { created: 2 },
    })
  })

  test('is a configuration error in a stage that copies', async () => {
    const folder = repository(FILES)
    write(folder, { 'cwl-promote.yml': MANIFEST.replace('from: dev', 'from: dev, local-defaults: allow') })
    expect(await plan(optionsFor(folder, 'https://platform.invalid', { stage: 'release' }), listening())).toMatchObject(
      { exitCode: 2, failure: { code: 'configuration', at: { line: 4 } } },
    )
  })
})
