import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, test } from '@jest/globals'

import { checkTestFiles } from '../../src/app-tests/test-file.ts'
import { Processes } from '../../src/cwl/index.ts'
import { openWorkspace } from '../../src/files/workspace.ts'
import { dedent } from '../support/dedent.ts'

const TOOL = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
  baseCommand: sort
  inputs:
    lines: File
    reverse: { type: boolean, default: false }
    keys: { type: { type: array, items: int }, default: [] }
  outputs:
    sorted: stdout
`

/** The problems of `tests/a.yml`, one line each, and the ids of its sound tests. */
function check(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'app-tests-'))
  for (const [path, text] of Object.entries({ 'sort.cwl': TOOL, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const processes = new Processes(openWorkspace(folder))
  const paths = Object.keys(files).filter((path) => path.startsWith('tests/') && !path.includes('job'))
  const found = checkTestFiles(paths, processes)
  return {
    problems: found
      .flatMap(({ problems }) => problems)
      .map(({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`),
    tests: found.flatMap(({ tests }) => tests),
  }
}

test('a test has its job from a file, whose paths are relative to that file', () => {
  const { problems, tests } = check({
    'tests/a.yml':
      '- {id: "#sorts", tool: ../sort.cwl, job: jobs/job.yml, output: {sorted: {class: File}}, tags: [small]}\n',
    'tests/jobs/job.yml': 'lines: {class: File, path: x.txt}\n',
  })
  expect(problems).toEqual([])
  expect(tests).toMatchObject([
    { id: 'sorts', tool: 'sort.cwl', jobFile: 'tests/jobs/job.yml', shouldFail: false, tags: ['small'] },
  ])
})

test('a required input without a value is a problem, unless another name is meant for it', () => {
  expect(check({ 'tests/a.yml': '- {id: sorts, tool: ../sort.cwl, job: {}, output: Any}\n' }).problems).toEqual([
    expect.stringContaining('test-job the job has no value for the input "lines"'),
  ])
})

test('a job is checked like the defaults of the tool, where it is written', () => {
  const text = dedent`
    - id: sorts
      tool: ../sort.cwl
      job:
        reverse: "true"
        keys: [1, "2"]
        line: x
      output: Any
  `
  expect(check({ 'tests/a.yml': text }).problems).toEqual([
    'tests/a.yml:6:5 test-job the tool has no input "line". Did you mean "lines"?',
    'tests/a.yml:4:14 test-job the value of the input "reverse" does not match its type: this is the text "true", and the type is boolean',
    'tests/a.yml:5:15 test-job the value of the input "keys" does not match its type: this is the text "2", and the type is int',
  ])
})

test('names and imports are read as cwltest reads them', () => {
  const { problems, tests } = check({
    'tests/a.yml': dedent`
      - { id: 5, tool: ../sort.cwl, job: jobs/job.yml }
      - { short_name: six, label: a sentence, tool: ../sort.cwl, job: jobs/job.yml }
      - { label: seven, tool: ../sort.cwl, job: jobs/job.yml, should_fail: true }
      - $import: more/b.yml
      - $import: more/none.yml
    `,
    'tests/jobs/job.yml': 'lines: {class: File, path: x.txt}\n',
    'tests/more/b.yml': '- { id: eight, tool: ../../sort.cwl, job: ../jobs/job.yml }\n- $import: ../a.yml\n',
  })
  expect(problems).toEqual(['tests/a.yml:5:3 no-such-file there is no file tests/more/none.yml'])
  expect(tests.map(({ id, at }) => `${at.file} ${id}`)).toEqual([
    'tests/a.yml 5',
    'tests/a.yml six',
    'tests/a.yml seven',
    'tests/more/b.yml eight',
  ])
})

test('tools, jobs and fields that do not exist, and ids that are used twice, are reported', () => {
  const text = dedent`
    - { id: one, tool: ../sort.cwl, job: none.yml, output: {} }
    - { id: two, tool: ../none.cwl, job: {}, output: {} }
    - { id: three, tool: sort.cwl#x, should_fail: "yes" }
    - { tool: "https://example.org/a.cwl", job: [] }
    - just text
    - { id: four, tool: ../sort.cwl, job: { lines: { class: File, path: a } }, output: { sort: Any } }
    - { id: four, tool: ../sort.cwl, job: { lines: { class: File, path: a } } }
  `
  const { problems, tests } = check({ 'tests/a.yml': text })
  expect(problems).toEqual([
    'tests/a.yml:1:38 no-such-file there is no file tests/none.yml',
    'tests/a.yml:3:47 bad-test should_fail is not true or false',
    'tests/a.yml:4:3 bad-test the test has no id',
    'tests/a.yml:4:45 bad-test job is neither a file nor a map of inputs',
    'tests/a.yml:5:3 bad-test a test is a map of fields',
    'tests/a.yml:2:3 no-such-file there is no file none.cwl',
    'tests/a.yml:6:86 test-output the tool has no output "sort"',
    'tests/a.yml:7:3 bad-test the id "four" belongs to the test at tests/a.yml:6',
  ])
  expect(tests).toEqual([])
})

test.each([
  ['', 'tests/a.yml:1:1 empty-file'],
  ['{}\n', 'tests/a.yml:1:1 bad-test this is not a list of tests'],
  ['- {id: a\n', 'tests/a.yml:1:3 yaml-syntax'],
])('a file %j is not a file of tests', (text, message) => {
  expect(check({ 'tests/a.yml': text }).problems).toEqual([expect.stringContaining(message)])
})
