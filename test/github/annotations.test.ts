import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

import type { Problem, Severity } from '../../src/cwl/problems/problem.ts'
import { annotate, placeInRepository, SHOWN_PER_KIND } from '../../src/github/annotations.ts'
import { createLog } from '../../src/github/log.ts'
import { linksOf } from '../../src/github/report-file.ts'
import { toMarkdown } from '../../src/report/markdown.ts'
import { problem, validation } from '../report/reports.ts'
import { temporaryFolder } from '../support/local-platform.ts'
import { runnerCommands, type RunnerCommand } from '../support/runner-commands.ts'

const written: string[] = []

beforeEach(() => {
  written.length = 0
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
})

afterEach(() => {
  jest.restoreAllMocks()
})

function many(severity: Severity, number: number): readonly Problem[] {
  return Array.from({ length: number }, (_, at) =>
    problem({ severity, line: at + 1, message: `${severity} ${at + 1}` }),
  )
}

/** What the runner sees of each kind, in its order. */
function annotationsOf(
  problems: readonly Problem[],
  failure: string | undefined,
  kept = 0,
): Readonly<Record<string, readonly RunnerCommand[]>> {
  const log = createLog()
  annotate(
    validation({ problems, ...(failure === undefined ? {} : { failure: { code: 'invalid-cwl', message: failure } }) }),
    log,
    (file) => file,
    kept,
  )
  return Object.groupBy(runnerCommands(written.join('')), ({ name }) => name) as Record<
    string,
    readonly RunnerCommand[]
  >
}

test('each mistake in a configuration is an annotation on its line and a paragraph of the page', () => {
  const at = (line: number): { readonly file: string; readonly line: number; readonly column: number } => ({
    file: 'cwl-promote.yml',
    line,
    column: 3,
  })
  const report = validation({
    failure: {
      code: 'configuration',
      message: 'one',
      fix: 'Mend one',
      at: at(1),
      others: [
        { message: 'two', fix: 'Mend two', at: at(2) },
        { message: 'three', at: at(3) },
      ],
    },
  })
  annotate(report, createLog(), (file) => `sub/${file}`)
  expect(runnerCommands(written.join('')).map(({ message, properties }) => [message, properties])).toEqual([
    ['one. Mend one', { file: 'sub/cwl-promote.yml', line: '1', col: '3' }],
    ['two. Mend two', { file: 'sub/cwl-promote.yml', line: '2', col: '3' }],
    ['three.', { file: 'sub/cwl-promote.yml', line: '3', col: '3' }],
  ])
  expect(toMarkdown(report).match(/<strong>(?:one|two|three)<\/strong>/g)).toHaveLength(3)
})

const COUNTS = [0, 1, 8, 9, 10, 11, 12, 250]

test.each(COUNTS.flatMap((errors) => [false, true].map((failed) => [errors, failed] as const)))(
  '%d errors of a run that failed (%s) are annotated up to the limit, among other problems',
  (errors, failed) => {
    for (const [warnings, advice] of COUNTS.flatMap((one) => COUNTS.map((other) => [one, other] as const))) {
      written.length = 0
      const seen = annotationsOf(
        [...many('advice', advice), ...many('warning', warnings), ...many('error', errors)],
        failed ? 'all is lost' : undefined,
      )
      for (const [kind, severity, number, before] of [
        ['error', 'error', errors, failed ? 1 : 0],
        ['warning', 'warning', warnings, 0],
        ['notice', 'advice', advice, 0],
      ] as const) {
        const messages = (seen[kind] ?? []).map(({ message }) => message)
        const room = SHOWN_PER_KIND - before
        const shown = number > room ? room - 1 : number
        expect(messages).toEqual([
          ...(before === 1 ? ['all is lost.'] : []),
          ...Array.from({ length: shown }, (_, at) => `${severity} ${at + 1}.`),
          ...(number > shown
            ? [
                `${number - shown} more of this kind: the job summary has those that fit there, and the file of the output report-file all ${number}.`,
              ]
            : []),
        ])
        expect(messages.length).toBeLessThanOrEqual(SHOWN_PER_KIND)
      }
    }
  },
)

test('annotations leave room for messages of the run, and count earlier ones', () => {
  const log = createLog()
  log.annotate('notice', 'said before')
  annotate(
    validation({ problems: [...many('advice', 30), ...many('warning', 30), ...many('error', 30)] }),
    log,
    (file) => file,
    1,
  )
  const names = runnerCommands(written.join('')).map(({ name }) => name)
  expect(['error', 'warning', 'notice'].map((kind) => names.filter((name) => name === kind).length)).toEqual([10, 9, 9])
  expect(runnerCommands(written.join('')).findLast(({ name }) => name === 'notice')?.message).toMatch(
    /^23 more of this kind.*all 30\.$/,
  )
})

test.each([
  ['the repository at the workspace', ['.git/HEAD'], '', 'tools/a.cwl'],
  ['a folder of the repository', ['.git/HEAD'], 'pipelines/x', 'pipelines/x/tools/a.cwl'],
  ['a repository below the workspace', ['repo/.git/HEAD'], 'repo', 'tools/a.cwl'],
  ['a folder of one of two repositories', ['.git/HEAD', 'repo/.git/HEAD'], 'repo/pipelines', 'pipelines/tools/a.cwl'],
  ['a submodule', ['.git/HEAD', 'module/.git'], 'module', 'module/tools/a.cwl'],
  ['no repository at all', [], 'x', 'x/tools/a.cwl'],
])('paths in %s are relative to the repository', (_, made, folder, expected) => {
  const workspace = temporaryFolder()
  for (const path of made) {
    mkdirSync(join(workspace, path, '..'), { recursive: true })
    writeFileSync(join(workspace, path), 'whatever\n')
  }
  expect(placeInRepository(workspace, join(workspace, folder))('tools/a.cwl')).toBe(expected)
})

test('files of a repository below the working directory get its paths, and others stay unchanged', () => {
  const workspace = temporaryFolder()
  mkdirSync(join(workspace, 'checkouts', 'repo', '.git'), { recursive: true })
  writeFileSync(join(workspace, 'checkouts', 'repo', '.git', 'HEAD'), 'whatever\n')
  for (const [folder, before] of [
    ['.', 'checkouts/repo/'],
    ['checkouts', 'repo/'],
  ] as const) {
    const place = placeInRepository(workspace, join(workspace, folder))
    expect([place(`${before}a.cwl`), place(`${before}tools/a.cwl`)]).toEqual(['a.cwl', 'tools/a.cwl'])
  }
  const place = placeInRepository(workspace, workspace)
  expect(['other/b.cwl', 'https://cwl.example/a.cwl', '/outside/a.cwl'].map(place)).toEqual([
    'other/b.cwl',
    'https://cwl.example/a.cwl',
    '/outside/a.cwl',
  ])
})

test('files behind links get the path that git has', () => {
  const workspace = temporaryFolder()
  mkdirSync(join(workspace, '.git'))
  mkdirSync(join(workspace, 'shared', 'tools'), { recursive: true })
  for (const path of ['.git/HEAD', 'shared/tools/a.cwl']) writeFileSync(join(workspace, path), 'whatever\n')
  symlinkSync('shared', join(workspace, 'pipelines'))
  symlinkSync('shared/tools/a.cwl', join(workspace, 'main.cwl'))
  const files = ['pipelines/tools/a.cwl', 'main.cwl', 'shared/tools/a.cwl']
  expect(files.map(placeInRepository(workspace, workspace))).toEqual(files.map(() => 'shared/tools/a.cwl'))
  expect(placeInRepository(workspace, join(workspace, 'pipelines'))('tools/a.cwl')).toBe('shared/tools/a.cwl')
})

test('a working directory above the workspace gives paths of the repository below it', () => {
  const above = temporaryFolder()
  const workspace = join(above, 'rnaseq')
  mkdirSync(join(workspace, '.git'), { recursive: true })
  for (const isClone of [false, true]) {
    if (isClone) writeFileSync(join(workspace, '.git', 'HEAD'), 'whatever\n')
    const files = ['rnaseq/tools/a.cwl', 'rnaseq-2/a.cwl', 'https://cwl.example/a.cwl', '/outside/a.cwl']
    expect(files.map(placeInRepository(workspace, above))).toEqual(['tools/a.cwl', ...files.slice(1)])
  }
})

test.each([
  [
    'https://github.com',
    'https://github.com/octo/rnaseq/blob/0123456789abcdef0123456789abcdef01234567/tools/a%20b%23.cwl#L3',
  ],
  [
    'https://ghe.example.org:8443',
    'https://ghe.example.org:8443/octo/rnaseq/blob/0123456789abcdef0123456789abcdef01234567/tools/a%20b%23.cwl#L3',
  ],
  ['javascript:alert(1)', undefined],
  ['https://evil.example/"><b>', undefined],
])('a link to a file at the server %s', (server, link) => {
  const linkTo = linksOf(
    { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: 'octo/rnaseq' },
    '0123456789abcdef0123456789abcdef01234567',
    (file) => file,
  )
  expect(linkTo('tools/a b#.cwl', 3)).toBe(link)
})

test('problems that the report leaves out are counted', () => {
  const log = createLog()
  annotate(
    validation({ problems: many('error', 30), omittedProblems: { error: 70, warning: 5, advice: 0 } }),
    log,
    (file) => file,
  )
  const seen = runnerCommands(written.join(''))
  expect(seen.findLast(({ name }) => name === 'error')?.message).toBe(
    '91 more of this kind: the file of the output report-file has 30 of 100.',
  )
  expect(seen.filter(({ name }) => name === 'warning').map(({ message }) => message)).toEqual([
    '5 more of this kind: the file of the output report-file has 0 of 5.',
  ])
})

test('a problem is annotated on its line, with its code as the title', () => {
  const seen = annotationsOf([problem({ file: 'a b,c:d.cwl', line: 7, column: 3, fix: 'mend it' })], undefined)
  expect(seen['error']).toEqual([
    {
      name: 'error',
      properties: { title: 'unknown-field', file: 'a b,c:d.cwl', line: '7', col: '3' },
      message: 'foo is no field. mend it',
    },
  ])
})
