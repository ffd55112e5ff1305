import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { pack } from '../../src/commands/pack.ts'
import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { validate } from '../../src/commands/validate.ts'
import { startPlatform } from '../support/local-platform.ts'
import { listening, MANIFEST, optionsFor, repository, tool, write } from './support.ts'

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'policies.md'), 'utf8')

const examples = PAGE.split(/^## Example: /m)
  .slice(1)
  .map((text) => text.replace(/^## [^]*/m, ''))
  .map((text) => ({
    title: text.slice(0, text.indexOf('\n')),
    files: Object.fromEntries(
      Array.from(text.matchAll(/^`(\S+)`:\n\n```\w+\n([^]*?)^```$/gm), ([, file = '', content = '']) => [
        file,
        content,
      ]),
    ),
    reported: Array.from(text.matchAll(/^> (.*)$/gm), ([, line = '']) => line),
  }))

test('docs/policies.md has examples', () => {
  expect(examples).toHaveLength(2)
})

test.each(examples)(
  'the example of docs/policies.md is reported as on the page: $title',
  async ({ files, reported }) => {
    const { problems } = await validate(optionsFor(repository(files), undefined), listening())
    const ofPolicies = problems.filter(({ code }) => code === 'policy')
    expect(
      ofPolicies.map((each) => `${each.file}:${each.line}:${each.column} ${each.severity}: ${each.message}`),
    ).toEqual(reported)
  },
)

function withPolicy(keys: string, more = ''): string {
  return `${MANIFEST}policies: [{ schema: policy.json, message: Give it a doc., ${keys} }]\n${more}`
}

const DOC = '{ "required": ["doc"] }'

describe('a policy', () => {
  test.each([
    ['severity: error', '', 3, [['policy', 'error']]],
    ['severity: warning', '', 0, [['policy', 'warning']]],
    ['severity: warning', 'checks: { strict: true }\n', 3, [['policy', 'error']]],
    ['severity: error', "checks: { levels: { policy: 'off' } }\n", 0, []],
    ['severity: error', 'checks: { paths: [{ path: apps, levels: { policy: advice } }] }\n', 0, [['policy', 'advice']]],
    ['on: Workflow', '', 0, []],
    ['on: CommandLineTool', '', 3, [['policy', 'error']]],
  ] as const)(
    'with %s %s gives exit code %i to validate, pack, plan and promote',
    async (keys, more, code, problems) => {
      const platform = await startPlatform()
      const folder = repository({
        'cwl-promote.yml': withPolicy(keys, more),
        'policy.json': DOC,
        'apps/a.cwl': tool('a'),
      })
      const options = optionsFor(folder, platform.url, { stage: 'dev' })
      for (const report of [
        await validate(options, listening()),
        await pack({ ...options, file: 'apps/a.cwl' }, listening()),
        await plan(options, listening()),
        await promote(options, listening()),
      ]) {
        expect([report.command, report.exitCode, report.problems.map((each) => [each.code, each.severity])]).toEqual([
          report.command,
          code,
          problems,
        ])
      }
    },
  )

  test('that a baseline accepts does not block an app, unlike other errors', async () => {
    const platform = await startPlatform()
    const folder = repository({
      'cwl-promote.yml': withPolicy('on: CommandLineTool', 'checks: { baseline: known.json }\n'),
      'policy.json': DOC,
      'apps/a.cwl': tool('a'),
    })
    const options = optionsFor(folder, platform.url, { stage: 'dev' })
    await validate({ ...options, writeBaseline: 'known.json' }, listening())
    expect(await promote(options, listening())).toMatchObject({ exitCode: 0, problems: [], counts: { created: 1 } })
    write(folder, { 'apps/b.cwl': tool('b') })
    expect(await plan(options, listening())).toMatchObject({ exitCode: 3, problems: [{ file: 'apps/b.cwl' }] })
  })

  test('that changed is applied to every document, also to unchanged ones', async () => {
    const folder = repository({
      'cwl-promote.yml': withPolicy('severity: error'),
      'policy.json': '{}',
      'apps/a.cwl': tool('a'),
    })
    const { git } = await import('../support/git.ts')
    git(folder, 'init', '--quiet')
    git(folder, 'add', '.')
    git(folder, 'commit', '--quiet', '--message', 'before')
    write(folder, { 'policy.json': DOC })
    const report = await validate({ ...optionsFor(folder, undefined), changedSince: 'HEAD' }, listening())
    expect(report).toMatchObject({ exitCode: 3, notices: [expect.stringContaining('policy.json changed')] })
  })

  test.each([
    ['{"required": "label"}', 'policy.json:1:14 `required` must be a list, not the text "label"'],
    ['{"requird": ["label"]}', 'policy.json:1:2 unknown key `requird`. Did you mean "required"?'],
    ['{\n  "properties": {"id": {"pattern": "(?=a)"}}\n}', 'policy.json:2:36 The pattern "(?=a)" cannot be used'],
    [
      '{"allOf": [{"$ref": "https://example.org/schema"}]}',
      'policy.json:1:21 The reference "https://example.org/schema"',
    ],
    ['{"type": "File"}', 'policy.json:1:10 "File" is not a type of JSON Schema'],
    ['[]', 'policy.json:1:1 the schema must be a map or true or false, not a list'],
    ['{', 'policy.json:1:1 not readable as YAML'],
  ])('with the schema %j ends every run with a usage error at its line', async (schema, expected) => {
    const folder = repository({
      'cwl-promote.yml': withPolicy('severity: error'),
      'policy.json': schema,
      'apps/a.cwl': tool('a'),
    })
    const report = await validate(optionsFor(folder, undefined), listening())
    const at = report.failure?.at
    expect(report.exitCode).toBe(2)
    expect(`${at?.file}:${at?.line}:${at?.column} ${report.failure?.message}`).toContain(expected)
  })

  test.each([
    ['missing.json', 'missing.json'],
    ['../policy.json', '../policy.json'],
    ['/etc/passwd', '/etc/passwd'],
  ])('whose schema is %s ends with a usage error at its line in cwl-promote.yml', async (schema, named) => {
    const folder = repository({
      'cwl-promote.yml': withPolicy('severity: error').replace('policy.json', schema),
      'apps/a.cwl': tool('a'),
    })
    expect(await plan(optionsFor(folder, 'http://127.0.0.1:1', { stage: 'dev' }), listening())).toMatchObject({
      exitCode: 2,
      failure: {
        code: 'configuration',
        message: expect.stringContaining(named),
        at: { file: 'cwl-promote.yml', line: 7 },
      },
    })
  })

  test('whose schema is larger than the limit ends with a usage error', async () => {
    const folder = repository({
      'cwl-promote.yml': withPolicy('severity: error'),
      'policy.json': JSON.stringify({ description: 'x'.repeat(300_000) }),
      'apps/a.cwl': tool('a'),
    })
    expect(await validate(optionsFor(folder, undefined), listening())).toMatchObject({
      exitCode: 2,
      failure: { message: 'the schema policy.json has more than 262144 characters' },
    })
  })
})
