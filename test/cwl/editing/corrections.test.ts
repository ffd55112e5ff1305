import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { validateDocuments } from '../../../src/cwl/index.ts'
import { openWorkspace } from '../../../src/files/workspace.ts'
import { applyEdits } from '../../../src/repository/fixing.ts'
import { temporaryFolder } from '../../support/cleanup.ts'

const TOOL = 'cwlVersion: v1.2\nclass: CommandLineTool\n'
const NONE = 'inputs: []\noutputs: []\n'
const FLOW = 'cwlVersion: v1.2\nclass: Workflow\n'
const STEP = `steps:
  s:
    run: {class: Operation, inputs: {x: string}, outputs: []}
    in: {x: a}
    scatter: x
    out: []
`

test.each<[string, string, string]>([
  ['a key in a block', `${TOOL}basecommand: ls # list\n${NONE}`, `${TOOL}baseCommand: ls # list\n${NONE}`],
  [
    'a key in brackets',
    `${TOOL}inputs: {f: {type: File, inputBindng: {}}}\noutputs: []\n`,
    `${TOOL}inputs: {f: {type: File, inputBinding: {}}}\noutputs: []\n`,
  ],
  [
    'a key in JSON',
    '{"cwlVersion": "v1.2", "class": "CommandLineTool",\n "basecommand": "ls", "inputs": [], "outputs": []}',
    '{"cwlVersion": "v1.2", "class": "CommandLineTool",\n "baseCommand": "ls", "inputs": [], "outputs": []}',
  ],
  [
    'a line end of Windows',
    `${TOOL}basecommand: ls\n${NONE}`.replaceAll('\n', '\r\n'),
    `${TOOL}baseCommand: ls\n${NONE}`.replaceAll('\n', '\r\n'),
  ],
  ['a word', `${TOOL.replace('v1.2', 'cwl:v1.2')}${NONE}`, `${TOOL}${NONE}`],
  [
    'a class as a key and as a value',
    `${TOOL}requirements:\n  ShellCommandRequirment: {}\nhints:\n- class: "Docker"\n  dockerPull: a:1\n${NONE}`,
    `${TOOL}requirements:\n  ShellCommandRequirement: {}\nhints:\n- class: "DockerRequirement"\n  dockerPull: a:1\n${NONE}`,
  ],
  ['a number that must be text', `${TOOL}label: 1.0\n${NONE}`, `${TOOL}label: '1.0'\n${NONE}`],
  ['a text that must be a list', `${TOOL}successCodes: "0,1"\n${NONE}`, `${TOOL}successCodes: [0, 1]\n${NONE}`],
  [
    'a type with its signs',
    `${TOOL}inputs: {a: {type: "strng[]?"}}\noutputs: []\n`,
    `${TOOL}inputs: {a: {type: "string[]?"}}\noutputs: []\n`,
  ],
  [
    'an item that occurs twice',
    `${TOOL}requirements:\n- class: ShellCommandRequirement\n- class: ShellCommandRequirement # again\n${NONE}`,
    `${TOOL}requirements:\n- class: ShellCommandRequirement\n${NONE}`,
  ],
  [
    'a requirement where there is none',
    `${FLOW}inputs: {a: "string[]"}\noutputs: []\n${STEP}`,
    `${FLOW}requirements:\n  ScatterFeatureRequirement: {}\ninputs: {a: "string[]"}\noutputs: []\n${STEP}`,
  ],
  [
    'a requirement in a list',
    `${FLOW}requirements:\n- class: InlineJavascriptRequirement\ninputs: {a: "string[]"}\noutputs: []\n${STEP}`,
    `${FLOW}requirements:\n- class: InlineJavascriptRequirement\n- class: ScatterFeatureRequirement\ninputs: {a: "string[]"}\noutputs: []\n${STEP}`,
  ],
  [
    'a requirement in a map in brackets',
    `${FLOW}requirements: {InlineJavascriptRequirement: {}}\ninputs: {a: "string[]"}\noutputs: []\n${STEP}`,
    `${FLOW}requirements: {InlineJavascriptRequirement: {}, ScatterFeatureRequirement: {}}\ninputs: {a: "string[]"}\noutputs: []\n${STEP}`,
  ],
])('%s is corrected, and all else stays', async (_, mistake, corrected) => {
  const { text, problems } = await correctedText(mistake)
  expect(text).toBe(corrected)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

test.each([
  [
    'a name of the document',
    `${FLOW}inputs: {reads: File}\noutputs: {o: {type: File, outputSource: read}}\nsteps: []\n`,
  ],
  ['a field with another meaning', `${TOOL}cpus: 4\n${NONE}`],
  ['a value that the right field cannot have', `${TOOL}basecommand: 5\n${NONE}`],
  ['one of a pair', `${FLOW}inputs: {r1: File}\noutputs: {o: {type: File, outputSource: r2}}\nsteps: []\n`],
])('%s has no edit', async (_, mistake) => {
  const { text, problems } = await correctedText(mistake)
  expect(problems.length).toBeGreaterThan(0)
  expect(text).toBe(mistake)
})

test('where two edits overlap, none is made', () => {
  const edit = { line: 1, endLine: 1, text: 'x' }
  const problem = { code: 'c', severity: 'error', message: 'm', file: 'f', line: 1, column: 1 } as const
  const { text, applied } = applyEdits('f', 'abcdef', [
    { ...problem, edit: { ...edit, column: 1, endColumn: 3 } },
    { ...problem, edit: { ...edit, column: 2, endColumn: 4 } },
    { ...problem, edit: { ...edit, column: 5, endColumn: 6 } },
  ])
  expect(text).toBe('abcdxf')
  expect(applied).toHaveLength(1)
})

async function correctedText(mistake: string) {
  const folder = temporaryFolder()
  const file = join(folder, 'main.cwl')
  writeFileSync(file, mistake)
  const found = await validateDocuments(openWorkspace(folder), ['main.cwl'])
  const { text, applied } = applyEdits('main.cwl', mistake, found.problems)
  writeFileSync(file, text)
  const { problems } = await validateDocuments(openWorkspace(folder), ['main.cwl'])
  return { text, applied, problems }
}
