import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { promote as promoteVerb } from '../../../src/commands/promote.ts'
import type { ProgressEvent } from '../../../src/commands/run/context.ts'
import { canonicalJson, parseJson } from '../../../src/json/index.ts'
import type { LocalPlatform } from '../../../src/local-platform/index.ts'
import { DEFAULTS } from '../../../src/options/options.ts'
import { OUTSIDE_GIT } from '../../commands/support.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../../support/local-platform.ts'
import { nightly } from '../../support/nightly.ts'
import { ENTRIES } from '../../support/programs.ts'
import { exampleRepository, repositoryOf, toolText } from '../../support/repository.ts'
import { runAction, type ActionRun } from '../../support/run-action.ts'
import { runCli } from '../../support/run-cli.ts'

async function promote(
  platform: LocalPlatform,
  workspace: string,
  inputs: Readonly<Record<string, string>>,
  entry?: string,
): Promise<ActionRun> {
  return runAction({
    workspace,
    entry,
    inputs: { 'base-url': platform.url, token: TOKEN, 'report-exports': 'false', ...inputs },
  })
}

function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The program that people verify with. */
function sha256sum(folder: string): string {
  return execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  })
}

function lines(run: ActionRun): readonly (readonly string[])[] {
  return readFileSync(run.outputs['checksums-file'] ?? '', 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('  '))
}

/** Target → digest, as the output `apps` has them. */
function digests(run: ActionRun): Readonly<Record<string, string>> {
  const apps: unknown = JSON.parse(run.outputs['apps'] ?? '')
  if (!Array.isArray(apps)) throw new Error('apps was expected')
  return Object.fromEntries(apps.map(({ target, digest }: { target: string; digest: string }) => [target, digest]))
}

test.each(ENTRIES)(
  'subjects of apps promoted by %s verify with sha256sum and have the digests of the plan',
  async (_, entry) => {
    const platform = await startPlatform()
    const workspace = exampleRepository()
    const run = await promote(platform, workspace, { stage: 'dev' }, entry)
    const folder = run.outputs['subjects-folder'] ?? ''
    expect(run.outputs).toMatchObject({
      'subject-name': 'acme/rnaseq-dev/SHA256SUMS',
      'subject-digest': `sha256:${sha256(readFileSync(join(folder, 'SHA256SUMS')))}`,
      'checksums-file': join(folder, 'SHA256SUMS'),
    })
    expect(folder.startsWith(join(run.folder, 'temp'))).toBe(true)
    expect(sha256sum(folder).trimEnd().split('\n').sort()).toEqual(
      ['align-sample', 'featurecounts', 'rnaseq', 'star-dev'].map((app) => `acme/rnaseq-dev/${app}.json: OK`),
    )
    expect(
      Object.fromEntries(lines(run).map(([sum = '', file = '']) => [file.replace(/\.json$/, ''), `sha256:${sum}`])),
    ).toEqual(digests(run))
    const text = readFileSync(join(folder, 'acme/rnaseq-dev/star-dev.json'), 'utf8')
    expect(canonicalJson(parseJson(text))).toBe(text)
    expect([text.includes('cwl-promote:provenance'), statSync(join(folder, 'SHA256SUMS')).mode & 0o777]).toEqual([
      false,
      0o600,
    ])
    writeFileSync(join(folder, 'acme/rnaseq-dev/star-dev.json'), `${text} `)
    expect(() => sha256sum(folder)).toThrow()

    // The copies are what was tested, and what is found in place counts as well.
    const copied = await promote(platform, workspace, { stage: 'release' }, entry)
    expect(
      lines(copied)
        .map(([sum = '']) => sum)
        .sort(),
    ).toEqual(
      lines(run)
        .map(([sum = '']) => sum)
        .sort(),
    )
    const again = await promote(platform, workspace, { stage: 'dev' }, entry)
    expect([again.outputs['result'], again.outputs['subject-digest']]).toEqual([
      'unchanged',
      run.outputs['subject-digest'],
    ])
  },
  120_000,
)

nightly.each(['documented', 'seven-bridges'] as const)(
  'subjects of a rollback have the digests of the restored apps, on a platform that is %s',
  async (dialect) => {
    const platform = await startPlatform({ dialect })
    // A platform may write an `id` of its own.
    const withId = (label: string): string => toolText(label).replace('class:', 'id: mine\nclass:')
    const workspace = repositoryOf({ 'apps/a.cwl': withId('a'), 'apps/b.cwl': withId('b') })
    const inputs = { files: 'apps', project: 'acme/x', platform: dialect }
    const first = await promote(platform, workspace, inputs)
    writeFileSync(join(workspace, 'apps', 'a.cwl'), withId('a2'))
    const second = await promote(platform, workspace, inputs)
    const undone = await promote(platform, workspace, {
      command: 'rollback',
      record: second.outputs['record-file'] ?? '',
      platform: dialect,
    })
    expect([second.code, undone.code, lines(second).length, lines(undone).length]).toEqual([0, 0, 2, 1])
    for (const run of [first, second, undone]) {
      const known = digests(run)
      for (const [sum = '', file = ''] of lines(run)) expect(`sha256:${sum}`).toBe(known[file.replace(/\.json$/, '')])
    }
  },
)

test('only installed apps are listed, and without any there are no subjects', async () => {
  const platform = await startPlatform()
  const workspace = repositoryOf({ 'apps/a.cwl': toolText('a'), 'apps/b.cwl': toolText('b') })
  platform.faults.set([{ kind: 'redirect', method: 'POST', path: '/v2/apps/acme/x/b' }])
  const inputs = { files: 'apps', project: 'acme/x' }
  const partial = await promote(platform, workspace, inputs)
  expect([partial.code, lines(partial).map(([, file]) => file)]).toEqual([5, ['acme/x/a.json']])
  platform.faults.set([{ kind: 'redirect', method: 'POST' }])
  for (const more of [{ project: 'acme/y' }, { command: 'plan' }, { 'dry-run': 'true' }]) {
    const run = await promote(platform, workspace, { ...inputs, ...more })
    expect(
      ['subject-name', 'subject-digest', 'checksums-file', 'subjects-folder'].map((name) => run.outputs[name]),
    ).toEqual(['', '', '', ''])
  }
})

test('any app name gives a file inside the folder with a portable name', async () => {
  const platform = await startPlatform()
  const names = ['.hidden', '..a', 'a b', 'a:b*?"<>|', 'back\\slash', 'über', '100%', '-rf', 'SHA256SUMS']
  const apps = names.map((name, at) => `  - path: apps/${at}.cwl\n    name: ${JSON.stringify(name)}\n`).join('')
  const workspace = repositoryOf({
    'cwl-promote.yml': `version: 1\nstages: { dev: { project: acme/x } }\napps:\n${apps}`,
    ...Object.fromEntries(names.map((_, at) => [`apps/${at}.cwl`, toolText(String(at))])),
  })
  const run = await promote(platform, workspace, { stage: 'dev' })
  expect([run.code, run.outputs['created-count']]).toEqual([0, String(names.length)])
  expect(
    sha256sum(run.outputs['subjects-folder'] ?? '')
      .split('\n')
      .filter((line) => line.endsWith(': OK')),
  ).toHaveLength(names.length)
  for (const [, file = ''] of lines(run)) expect(file).toMatch(/^acme\/x\/[\w%ü-][\w.%ü-]*\.json$/)
})

nightly('names that are too long are cut, and names that differ only in case get different files', async () => {
  const platform = await startPlatform()
  const [han, cyrillic, latin, odd] = [
    '工'.repeat(28),
    'я'.repeat(110),
    'a'.repeat(250),
    `${'a'.repeat(190)}%%%%`,
  ] as const
  const names = [han, cyrillic, latin, odd, 'Align', 'align', 'é', 'e\u0301', 'inv\u3164isible']
  const files = Object.fromEntries(names.map((name, at) => [`apps/${at}.cwl`, toolText(name)]))
  const apps = names.map((name, at) => `  - path: apps/${at}.cwl\n    name: ${JSON.stringify(name)}\n`).join('')
  const run = await promote(
    platform,
    repositoryOf({ 'cwl-promote.yml': `version: 1\nstages: { dev: { project: acme/x } }\napps:\n${apps}`, ...files }),
    { stage: 'dev' },
  )
  expect([run.code, run.outputs['result']]).toEqual([0, 'promoted'])
  const written = lines(run).map(([, file = '']) => file.slice('acme/x/'.length))
  expect(written).toEqual([
    `${han}.json`,
    expect.stringMatching(/^я{91}~[0-9a-f]{16}\.json$/),
    expect.stringMatching(/^a{183}~[0-9a-f]{16}\.json$/),
    expect.stringMatching(/^a{183}~[0-9a-f]{16}\.json$/),
    expect.stringMatching(/^Align~[0-9a-f]{16}\.json$/),
    expect.stringMatching(/^align~[0-9a-f]{16}\.json$/),
    expect.stringMatching(/^é~[0-9a-f]{16}\.json$/),
    expect.stringMatching(/^e\u0301~[0-9a-f]{16}\.json$/),
    'inv%E3%85%A4isible.json',
  ])
  expect(new Set(written.map((name) => name.normalize('NFC').toLowerCase())).size).toBe(names.length)
  expect(
    sha256sum(run.outputs['subjects-folder'] ?? '')
      .trimEnd()
      .split('\n'),
  ).toHaveLength(names.length)
})

nightly('subjects that cannot be written are ignored by the action, and reported on the command line', async () => {
  const platform = await startPlatform()
  const workspace = repositoryOf({ 'apps/a.cwl': toolText('a') })
  const context = { signal: new AbortController().signal, progress: () => undefined }
  for (const offersSubjects of [true, false]) {
    const folder = join(temporaryFolder(), 'signed')
    // Only the promotion is to see the file in its way.
    const progress = ({ kind }: ProgressEvent): void => {
      if (kind === 'app') writeFileSync(folder, '')
    }
    const options = {
      ...DEFAULTS,
      workingDirectory: workspace,
      files: ['apps'],
      project: 'acme/x',
      baseUrl: platform.url,
      token: TOKEN,
      subjects: folder,
      reportExports: false,
    }
    const report = await promoteVerb(options, { ...context, progress, offersSubjects })
    const words = expect.stringMatching(/the installed apps could not be written into .*(?:ENOTDIR|EEXIST)/)
    expect([report.exitCode, report.failure, report.notices]).toEqual(
      offersSubjects
        ? [0, undefined, [OUTSIDE_GIT, words]]
        : [1, expect.objectContaining({ code: 'subjects-not-written', message: words }), []],
    )
  }
})

test('`--subjects` names the folder, and existing subjects in it are not overwritten', async () => {
  const platform = await startPlatform()
  const workspace = repositoryOf({ 'apps/a.cwl': toolText('a') })
  const folder = join(temporaryFolder(), 'signed')
  const args = ['promote', '--files', 'apps', '--project', 'acme/x', '--subjects', folder, '--json']
  const env = { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN }
  const first = await runCli(args, { cwd: workspace, env })
  expect([first.code, JSON.parse(first.stdout)]).toEqual([
    0,
    expect.objectContaining({
      subjects: { folder, checksumsFile: join(folder, 'SHA256SUMS'), digest: expect.stringMatching(/^sha256:/) },
    }),
  ])
  expect(sha256sum(folder)).toBe('acme/x/a.json: OK\n')
  const second = await runCli(args, { cwd: workspace, env })
  expect([second.code, JSON.parse(second.stdout)]).toEqual([
    2,
    expect.objectContaining({
      result: 'failed',
      failure: expect.objectContaining({ code: 'usage', message: expect.stringMatching(/it is not empty$/) }),
    }),
  ])
})
