import { describe, expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { validate } from '../../src/commands/validate.ts'
import { at, error, off, rule, warning } from '../../src/cwl/lint/rule.ts'
import { startPlatform } from '../support/local-platform.ts'
import { listening, MANIFEST, optionsFor, repository, tool, workflow } from './support.ts'

const SHOUTING = rule({
  codes: { 'acme-loud-label': warning('A label is in capitals.') },
  on: 'CommandLineTool',
  input({ name }, { value, report }) {
    if (value['label'] === 'LOUD')
      report('acme-loud-label', at(value, 'label'), 'The label is loud.', `Write it in small letters, as ${name}.`)
  },
})

function folder(checks = ''): string {
  return repository({
    'cwl-promote.yml': MANIFEST + checks,
    'apps/a.cwl': tool('LOUD'),
    'apps/b.cwl': workflow('a.cwl'),
  })
}

describe('a rule of the caller', () => {
  test.each([
    ['', 0, ['warning']],
    ['checks: { levels: { acme-loud-label: error } }\n', 3, ['error']],
    ['checks: { levels: { acme-loud-label: advice } }\n', 0, ['advice']],
    ["checks: { paths: [{ path: apps/a.cwl, levels: { acme-loud-label: 'off' } }] }\n", 0, []],
    ['checks: { strict: true }\n', 3, ['error']],
  ] as const)('with %j is applied by validate, plan and promote', async (checks, exitCode, severities) => {
    const platform = await startPlatform()
    const options = { ...optionsFor(folder(checks), platform.url, { stage: 'dev' }), rules: [SHOUTING] }
    for (const report of [
      await validate(options, listening()),
      await plan(options, listening()),
      await promote(options, listening()),
    ]) {
      expect([report.command, report.exitCode, report.problems.map(({ severity }) => severity)]).toEqual([
        report.command,
        exitCode,
        severities,
      ])
    }
  })

  test.each<[string, () => void, RegExp]>([
    ['that throws', () => JSON.parse('{'), /^the rule of acme-loud-label failed: SyntaxError/],
    ['with a code of its own that it does not declare', () => undefined, /reports "acme-other", which is not among/],
  ])('%s is a mistake of the caller', async (_, fail, message) => {
    const faulty = rule<string>({
      codes: SHOUTING.codes,
      input: ({ declaration }, { report }) => {
        fail()
        report('acme-other', at(declaration), 'no')
      },
    })
    const report = await validate({ ...optionsFor(folder(), undefined), rules: [faulty] }, listening())
    expect([report.exitCode, report.failure?.code, report.failure?.message]).toEqual([
      2,
      'usage',
      expect.stringMatching(message),
    ])
  })

  test('may be an object of a class', async () => {
    class Loud {
      readonly codes = SHOUTING.codes
      input(...given: Parameters<NonNullable<typeof SHOUTING.input>>): void {
        SHOUTING.input?.(...given)
      }
    }
    const { problems } = await validate({ ...optionsFor(folder(), undefined), rules: [new Loud()] }, listening())
    expect(problems).toHaveLength(1)
  })

  test('reports its problem at the line of the document', async () => {
    const { problems } = await validate({ ...optionsFor(folder(), undefined), rules: [SHOUTING] }, listening())
    expect(problems).toEqual([
      {
        code: 'acme-loud-label',
        severity: 'warning',
        file: 'apps/a.cwl',
        line: 3,
        column: 8,
        message: 'The label is loud.',
        fix: 'Write it in small letters, as text.',
      },
    ])
  })

  test('that is off by default is applied if the configuration enables it', async () => {
    const quiet = rule({
      codes: { 'acme-any': off('There is a process.') },
      process: ({ value, report }) => report('acme-any', at(value), 'A process.'),
    })
    const run = (checks: string) => validate({ ...optionsFor(folder(checks), undefined), rules: [quiet] }, listening())
    expect((await run('')).problems).toEqual([])
    expect((await run('checks: { levels: { acme-any: warning } }\n')).problems).toHaveLength(2)
  })

  test('has codes that are unknown in calls without it', async () => {
    const options = optionsFor(folder('checks: { levels: { acme-loud-label: error } }\n'), undefined)
    expect(await validate(options, listening())).toMatchObject({
      exitCode: 2,
      failure: { message: expect.stringContaining('no problem has the code "acme-loud-label"') },
    })
  })

  test('cannot have a code that exists', async () => {
    const clash = rule({ codes: { 'unpinned-image': error('An image.') } })
    expect(await validate({ ...optionsFor(folder(), undefined), rules: [clash] }, listening())).toMatchObject({
      exitCode: 2,
      failure: { code: 'usage', message: 'the code unpinned-image of a rule in `rules` exists already' },
    })
  })
})
