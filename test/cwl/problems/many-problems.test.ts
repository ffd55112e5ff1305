import { expect, test } from '@jest/globals'

import { MOST_OF_DOCUMENT, MOST_PROBLEMS } from '../../../src/cwl/problems/collect.ts'
import { errorsIn, mostSerious, type Problem } from '../../../src/cwl/problems/problem.ts'
import { validateDocuments } from '../../../src/cwl/validate.ts'
import { dedent } from '../../support/dedent.ts'
import { BARE_TOOL, toolFile, WORKFLOW } from '../support/documents.ts'
import { memoryWorkspace } from '../support/memory.ts'

function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('')
}

async function problemsIn(files: Readonly<Record<string, string>>): Promise<readonly Problem[]> {
  return (await validateDocuments(memoryWorkspace(files, { nodes: 500_000 }), ['main.cwl'])).problems
}

function counts(problems: readonly Problem[]): Readonly<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const { code } of problems) found[code] = (found[code] ?? 0) + 1
  return found
}

test('one problem less than the most has no remark', async () => {
  expect(
    counts(await problemsIn({ 'main.cwl': `${BARE_TOOL}${lines(MOST_PROBLEMS - 1, (index) => `f${index}: 1\n`)}` })),
  ).toEqual({ 'unknown-field': MOST_PROBLEMS - 1 })
})

test('of more mistakes in structure than the most the rest is remarked on, at the last one reported', async () => {
  const problems = await problemsIn({
    'main.cwl': `${BARE_TOOL}${lines(2 * MOST_PROBLEMS, (index) => `f${index}: 1\n`)}`,
  })
  expect(counts(problems)).toEqual({ 'unknown-field': MOST_PROBLEMS, 'too-many-problems': 1 })
  const remark = problems.find(({ code }) => code === 'too-many-problems')
  expect(remark).toMatchObject({
    severity: 'warning',
    file: 'main.cwl',
    line: problems.findLast(({ code }) => code === 'unknown-field')?.line,
  })
})

test('an error in the links of a workflow is reported after any number of warnings', async () => {
  const step = dedent`
      s:
        run: tool.cwl
        out: []
        in:
    ${lines(3 * MOST_PROBLEMS, (index) => `      y${index}: a\n`)}      x: nosuch
  `
  const problems = await problemsIn({
    'main.cwl': `${WORKFLOW}inputs: {a: string}\noutputs: []\nsteps:\n${step}`,
    'tool.cwl': toolFile('string'),
  })
  expect(counts(problems)).toEqual({
    'unknown-step-input': MOST_PROBLEMS,
    'unresolved-source': 1,
    'too-many-problems': 1,
  })
})

test('of many problems the remark that there are more is shown first', async () => {
  const problems = await problemsIn({
    'main.cwl': `${BARE_TOOL}${lines(2 * MOST_PROBLEMS, (index) => `f${index}: 1\n`)}`,
  })
  expect(mostSerious(problems, 3).map(({ code }) => code)).toEqual([
    'unknown-field',
    'unknown-field',
    'too-many-problems',
  ])
  expect(errorsIn(problems)).toBe(`at least ${MOST_PROBLEMS} errors`)
})

test('of more mistakes in expressions than the most the rest is remarked on', async () => {
  const problems = await problemsIn({
    'main.cwl': `${BARE_TOOL}arguments:\n${lines(2 * MOST_PROBLEMS, (index) => `  - $(inputs.nosuch${index})\n`)}`,
  })
  expect(counts(problems)).toMatchObject({ 'undefined-input': MOST_PROBLEMS, 'too-many-problems': 1 })
})

test('of more circles of steps than the most the rest is remarked on', async () => {
  const steps = lines(
    2 * MOST_PROBLEMS,
    (index) => `  s${index}: {run: tool.cwl, in: {x: {source: [s${index + 1}/y, s0/y]}}, out: [y]}\n`,
  )
  const problems = await problemsIn({
    'main.cwl': dedent`
      ${WORKFLOW}inputs: []
      outputs: []
      steps:
      ${steps}  s${2 * MOST_PROBLEMS}: {run: tool.cwl, in: {x: {default: []}}, out: [y]}
    `,
    'tool.cwl': toolFile('Any'),
  })
  expect(counts(problems)).toEqual({ 'data-cycle': MOST_PROBLEMS, 'too-many-problems': 1 })
})

test('of more mistakes of all processes of a document than the most the rest is remarked on, and an error is reported after warnings', async () => {
  const graph = (each: (index: number) => string, last: string): string =>
    `cwlVersion: v1.2\n$graph:\n${lines(30, (index) => `- {id: p${index}, class: CommandLineTool, baseCommand: a, outputs: [], ${each(index)}}\n`)}${last}`
  const inputs = (type: string): string =>
    `inputs: {${Array.from({ length: MOST_PROBLEMS - 1 }, (_, index) => `i${index}: ${type}`).join(', ')}}`
  expect(counts(await problemsIn({ 'main.cwl': graph(() => inputs('strng'), '') }))).toEqual({
    'undefined-type': MOST_OF_DOCUMENT,
    'too-many-problems': 1,
  })
  const wrong = '- {id: last, class: CommandLineTool, baseCommand: a, inputs: {x: strng}, outputs: []}\n'
  const warned = await problemsIn({
    'main.cwl': graph(() => inputs('{type: File, default: {class: File, location: nosuch}}'), wrong),
  })
  expect(counts(warned)).toMatchObject({
    'missing-default': MOST_OF_DOCUMENT,
    'undefined-type': 1,
    'too-many-problems': 1,
  })
})

test.each<[string, string, Readonly<Record<string, number>>]>([
  [
    'a list of 200,000 items is imported',
    dedent`
      ${BARE_TOOL}arguments:
        - {$import: list.json}
        - $(inputs.nosuch)
    `,
    { 'undefined-input': 1 },
  ],
  [
    '130,000 types are defined',
    dedent`
      ${BARE_TOOL}requirements:
        SchemaDefRequirement: {types: [${'{},'.repeat(130_000)}]}
    `,
    { 'missing-field': MOST_PROBLEMS, 'too-many-problems': 1 },
  ],
  [
    '120,000 steps run what is not there',
    dedent`
      ${WORKFLOW}inputs: []
      outputs: []
      steps: [${'{run: no},'.repeat(120_000)}]
    `,
    { 'no-such-file': MOST_OF_DOCUMENT },
  ],
])('%s, which is more than a call may have arguments', async (_, text, expected) => {
  const problems = await problemsIn({
    'main.cwl': text,
    'list.json': JSON.stringify(Array.from({ length: 200_000 }, () => 'a')),
  })
  expect(counts(problems)).toMatchObject(expected)
})
