import { describe, expect, test } from '@jest/globals'

import type { ValidateReport } from '../../src/commands/report.ts'
import { validate } from '../../src/commands/validate.ts'
import { pageAddress } from '../../src/configuration/version.ts'
import { eachProblem } from '../../src/cwl/index.ts'
import type { RunOptions } from '../../src/options/options.ts'
import { dedent } from '../support/dedent.ts'
import { listening, optionsFor, repository, tool } from './support.ts'

const LOOSE = `${tool('a')}hints: { DockerRequirement: { dockerPull: debian } }\n`

function run(
  checks: string,
  files: Readonly<Record<string, string>> = { 'a.cwl': LOOSE },
  options: Partial<RunOptions> = {},
): Promise<ValidateReport> {
  return validate(
    optionsFor(
      repository({
        'cwl-promote.yml': dedent`
          version: 1
          checks: ${checks}
        `,
        ...files,
      }),
      undefined,
      options,
    ),
    listening(),
  )
}

function severities({ problems }: ValidateReport): Readonly<Record<string, string>> {
  return Object.fromEntries(eachProblem(problems).map(({ file, code, severity }) => [`${file} ${code}`, severity]))
}

test('an error of a rule is a warning for a file with a reason, also if warnings are errors, and is counted', async () => {
  const files = {
    'a.cwl': `${LOOSE}arguments: [$(inputs.nosuch)]\n`,
    'b.cwl': `${LOOSE}arguments: [$(inputs.nosuch)]\n`,
  }
  const report = await run(
    "{ levels: { unpinned-image: 'off' }, paths: [{ path: a.cwl, levels: { undefined-input: warning }, because: It runs. }] }",
    files,
    { strict: true },
  )
  expect(severities(report)).toEqual({ 'a.cwl undefined-input': 'warning', 'b.cwl undefined-input': 'error' })
  expect(report.problems[0]).toMatchObject({ lowered: 'It runs.' })
  expect(report.notices).toEqual(['1 error is a warning by the configuration, because: It runs.'])
})

test('a path that matches no file of a whole run is named in a notice', async () => {
  const files = { 'a.cwl': `${LOOSE}doc: {$include: doc/a.txt}\n`, 'old/b.cwl': LOOSE }
  const checks = `{ paths: [${['a.cwl', 'doc', 'old/*', 'odl'].map((path) => `{ path: ${path}, levels: {} }`).join(', ')}] }`
  expect((await run(checks, files)).notices).toEqual([
    'No checked document matches "odl" under `checks.paths` in cwl-promote.yml.',
  ])
  expect((await run(checks, files, { files: ['*.cwl', 'old'] })).notices).toEqual([])
})

describe('when there are several exceptions', () => {
  test.each([
    [
      'the last one with the code is used',
      "[{ path: a.cwl, levels: { unpinned-image: error } }, { path: a.cwl, levels: { unpinned-image: 'off' } }]",
      undefined,
    ],
    [
      'the last one is used, also if it applies to more files',
      "[{ path: a.cwl, levels: { unpinned-image: 'off' } }, { path: '.', levels: { unpinned-image: error } }]",
      'error',
    ],
    [
      'one with another code is ignored',
      "[{ path: a.cwl, levels: { unpinned-image: 'off' } }, { path: a.cwl, levels: { unused-input: error } }]",
      undefined,
    ],
    [
      'one for another file is ignored',
      '[{ path: a.cwl, levels: { unpinned-image: advice } }, { path: b.cwl, levels: { unpinned-image: error } }]',
      'advice',
    ],
    [
      'one without levels is ignored',
      '[{ path: a.cwl, levels: { unpinned-image: advice } }, { path: a.cwl, levels: {} }]',
      'advice',
    ],
  ])('%s', async (_title, paths, severity) => {
    expect(severities(await run(`{ levels: { unpinned-image: warning }, paths: ${paths} }`))).toEqual(
      severity === undefined ? {} : { 'a.cwl unpinned-image': severity },
    )
  })

  test('an exception takes precedence over the levels for all files, in both directions', async () => {
    const files = { 'a.cwl': LOOSE, 'b.cwl': LOOSE }
    expect(
      severities(
        await run(
          "{ levels: { unpinned-image: 'off' }, paths: [{ path: a.cwl, levels: { unpinned-image: warning } }] }",
          files,
        ),
      ),
    ).toEqual({ 'a.cwl unpinned-image': 'warning' })
    expect(
      severities(
        await run(
          "{ levels: { unpinned-image: error }, paths: [{ path: a.cwl, levels: { unpinned-image: 'off' } }] }",
          files,
        ),
      ),
    ).toEqual({ 'b.cwl unpinned-image': 'error' })
  })

  test('strict makes warnings of an exception errors, but not advice', async () => {
    const paths =
      '[{ path: a.cwl, levels: { unpinned-image: warning } }, { path: b.cwl, levels: { unpinned-image: advice } }]'
    expect(severities(await run(`{ strict: true, paths: ${paths} }`, { 'a.cwl': LOOSE, 'b.cwl': LOOSE }))).toEqual({
      'a.cwl unpinned-image': 'error',
      'b.cwl unpinned-image': 'advice',
    })
  })
})

describe('an exception for a glob', () => {
  const FILES = {
    'a.cwl': LOOSE,
    'b.cwl': LOOSE,
    'sub/a.cwl': LOOSE,
    'sub/deep/a.cwl': LOOSE,
    '.hidden/a.cwl': LOOSE,
    'subject.cwl': LOOSE,
  }

  test.each([
    ['*.cwl', ['.hidden/a.cwl', 'sub/a.cwl', 'sub/deep/a.cwl']],
    ['**/a.cwl', ['b.cwl', 'subject.cwl']],
    ['{a,b}.cwl', ['.hidden/a.cwl', 'sub/a.cwl', 'sub/deep/a.cwl', 'subject.cwl']],
    ['!(a).cwl', ['.hidden/a.cwl', 'a.cwl', 'sub/a.cwl', 'sub/deep/a.cwl']],
    ['sub', ['.hidden/a.cwl', 'a.cwl', 'b.cwl', 'subject.cwl']],
    ['!sub', ['sub/a.cwl', 'sub/deep/a.cwl']],
    ['!sub/**', ['sub/a.cwl', 'sub/deep/a.cwl']],
    ['!./sub/a.cwl', ['sub/a.cwl']],
    ['sub/*', ['.hidden/a.cwl', 'a.cwl', 'b.cwl', 'subject.cwl']],
    ['s*b', ['.hidden/a.cwl', 'a.cwl', 'b.cwl', 'subject.cwl']],
    ['.hidden', ['a.cwl', 'b.cwl', 'sub/a.cwl', 'sub/deep/a.cwl', 'subject.cwl']],
    ['.', []],
    ['!.', ['.hidden/a.cwl', 'a.cwl', 'b.cwl', 'sub/a.cwl', 'sub/deep/a.cwl', 'subject.cwl']],
    ['A.cwl', ['.hidden/a.cwl', 'a.cwl', 'b.cwl', 'sub/a.cwl', 'sub/deep/a.cwl', 'subject.cwl']],
  ])('%s does not apply to %j', async (path, others) => {
    const report = await run(
      `{ paths: [{ path: ${JSON.stringify(path)}, levels: { unpinned-image: 'off' } }] }`,
      FILES,
      { files: ['**/*.cwl', '.hidden/a.cwl'] },
    )
    expect(Object.keys(severities(report))).toEqual(others.map((file) => `${file} unpinned-image`))
  })
})

describe('a mistake in checks is reported at its line and column', () => {
  const codes = `Use a code that \`validate\` prints. All codes are listed at ${pageAddress('problems/README.md')}.`

  test.each([
    [
      '{ levels: { unpinnd-image: error } }',
      2,
      21,
      'no problem has the code "unpinnd-image". Did you mean "unpinned-image"?',
      codes,
    ],
    [
      '{ levels: { no-doc: off, "no-lable": error } }',
      2,
      34,
      'no problem has the code "no-lable". Did you mean "no-label"?',
      codes,
    ],
    ['{ levels: { toString: error } }', 2, 21, 'no problem has the code "toString"', codes],
    ['{ levels: { __proto__: error } }', 2, 21, 'no problem has the code "__proto__"', codes],
    ['{ levels: { "🧬": off, no-docs: error } }', 2, 21, 'no problem has the code "🧬"', codes],
    [
      '\n  paths:\n    - path: a.cwl\n      levels: { no-docs: off }',
      5,
      17,
      'no problem has the code "no-docs". Did you mean "no-doc"?',
      codes,
    ],
    [
      '\n  paths:\n    - path: a.cwl\n      levels:\n        missing-input: warning',
      6,
      9,
      'missing-input is an error, and only an entry of checks.paths with a reason can make it a warning',
      'Fix the document, or write under paths: {path: FILE, levels: {missing-input: warning}, because: REASON}.',
    ],
    [
      '{ levels: { unpinned-image: eror } }',
      2,
      37,
      '`checks.levels.unpinned-image` must be one of off, advice, warning, error. Did you mean "error"?',
      undefined,
    ],
    [
      '{ levels: { unpinned-image: false } }',
      2,
      37,
      '`checks.levels.unpinned-image` must be one of off, advice, warning, error',
      undefined,
    ],
    [
      '{ levels: { no-doc: off, no-doc: error } }',
      2,
      34,
      'the key "no-doc" is written a second time; the first is on line 2',
      'Remove one of the two.',
    ],
    [
      '{ level: {} }',
      2,
      11,
      'unknown key `level` in `checks`. Did you mean "levels"?',
      'Allowed here: strict, levels, paths, baseline.',
    ],
    ['{ levels: [] }', 2, 19, '`checks.levels` must be a map, not a list', undefined],
    ['{ paths: { a.cwl: {} } }', 2, 18, '`checks.paths` must be a list, not a map', undefined],
    [
      '\n  paths:\n    - levels: {}',
      4,
      7,
      '`checks.paths[0]` lacks the key `path`',
      'A file, a folder or a glob; relative to the working directory.',
    ],
    ["\n  paths:\n    - path: ''\n      levels: {}", 4, 13, '`checks.paths[0].path` must not be empty', undefined],
    [
      '\n  paths:\n    - { levels: {}, path: [a.cwl] }',
      4,
      27,
      '`checks.paths[0].path` must be text, not a list',
      undefined,
    ],
    [
      '\n  paths:\n    - { path: a.cwl, levels: {} }\n    - { path: a/../../b, levels: {} }',
      5,
      15,
      'the path "a/../../b" leaves the repository',
      'Write it relative to the working directory.',
    ],
    [
      "\n  paths:\n    - { path: '!/', levels: {} }",
      4,
      15,
      'the path "!/" leaves the repository',
      'Write it relative to the working directory.',
    ],
  ])('%j', async (checks, line, column, message, fix) => {
    const expected = {
      exitCode: 2,
      failure: {
        code: 'configuration',
        message,
        at: { file: 'cwl-promote.yml', line, column },
        ...(fix === undefined ? {} : { fix }),
      },
    }
    expect(await run(checks)).toMatchObject(expected)
    const windows = repository({
      'cwl-promote.yml': dedent`
        version: 1
        checks: ${checks}
      `.replaceAll('\n', '\r\n'),
      'a.cwl': LOOSE,
    })
    expect(await validate(optionsFor(windows, undefined), listening())).toMatchObject(expected)
  })
})
