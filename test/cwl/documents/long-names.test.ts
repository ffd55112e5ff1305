import { expect, test } from '@jest/globals'

import { printableSentence } from '../../../src/cwl/problems/printable.ts'
import { problemsIn } from '../battery/run.ts'

const LONG = `x${' '.repeat(20_000)}${'y'.repeat(20_000)}z`
const QUOTED = JSON.stringify(LONG)
const HEAD = 'cwlVersion: v1.2\nclass: CommandLineTool\n'
const EMPTY = 'inputs: {}\noutputs: {}\n'

function step(members: string): string {
  return `cwlVersion: v1.2\nclass: Workflow\nrequirements: {ScatterFeatureRequirement: {}}\ninputs: {}\noutputs: {}\nsteps: {${members}}\n`
}

test.each([
  ['a class', `cwlVersion: v1.2\nclass: ${QUOTED}\n${EMPTY}`],
  ['a version', `cwlVersion: ${QUOTED}\nclass: CommandLineTool\n${EMPTY}`],
  ['a field', `${HEAD}${EMPTY}? ${QUOTED}\n: 1\n`],
  ['a key twice', `${HEAD}${EMPTY}? ${QUOTED}\n: 1\n? ${QUOTED}\n: 2\n`],
  ['a type', `${HEAD}inputs: {a: ${QUOTED}}\noutputs: {}\n`],
  ['a symbol', `${HEAD}inputs: {a: {type: {type: enum, symbols: [${QUOTED}]}, default: q}}\noutputs: {}\n`],
  ['an input', `${HEAD}inputs: {? ${QUOTED} : {type: int, default: a}}\noutputs: {}\n`],
  ['two inputs', `${HEAD}inputs: [{id: ${QUOTED}, type: int}, {id: ${QUOTED}, type: int}]\noutputs: {}\n`],
  ['a requirement', `${HEAD}requirements: {? ${QUOTED} : {}}\n${EMPTY}`],
  ['a prefix', `${HEAD}inputs: {a: {type: File, format: "${'y'.repeat(30_000)}:b"}}\noutputs: {}\n`],
  ['a program', `${HEAD}baseCommand: ${QUOTED}\n${EMPTY}`],
  ['an alias', `${HEAD}${EMPTY}label: *${'y'.repeat(30_000)}\n`],
  ['a tag', `${HEAD}${EMPTY}label: !${'y'.repeat(30_000)} b\n`],
  [
    'a variable of JavaScript',
    `${HEAD}requirements: {InlineJavascriptRequirement: {}}\n${EMPTY}arguments: ["$(${'y'.repeat(30_000)} + 1)"]\n`,
  ],
  ['a step', step(`? ${QUOTED} : {run: {class: Operation, inputs: {a: int}, outputs: {}}, in: {}, out: []}`)],
  [
    'a source',
    step(`s: {run: {class: Operation, inputs: {a: Any}, outputs: {}}, in: {a: {source: ${QUOTED}}}, out: []}`),
  ],
  ['an output of a step', step(`s: {run: {class: Operation, inputs: {}, outputs: {}}, in: {}, out: [${QUOTED}]}`)],
  [
    'a list to scatter',
    step(`s: {run: {class: Operation, inputs: {}, outputs: {}}, scatter: ${QUOTED}, in: {}, out: []}`),
  ],
])('a name as long as a book is told in short: %s', async (_what, text) => {
  const problems = await problemsIn(text)
  expect(problems.length).toBeGreaterThan(0)
  expect(problems.filter(({ message, fix = '' }) => Math.max(message.length, fix.length) > 1000)).toEqual([])
})

test.each([0, 1])('what is told in short is well-formed, wherever it is cut: %d', async (more) => {
  const problems = await problemsIn(`${HEAD}inputs: {a: "${'x'.repeat(more)}${'😀'.repeat(20_000)}"}\noutputs: {}\n`)
  expect(problems.length).toBeGreaterThan(0)
  expect(problems.filter(({ message }) => !message.isWellFormed())).toEqual([])
})

test('a sentence is one line, whatever blanks and line ends stand between its words', () => {
  expect(printableSentence(' a \r\n\n \t b\u2028\n c\u0007d\r')).toBe(String.raw`a b c\u0007d`)
  expect(printableSentence(`a${' '.repeat(1_000_000)}b`)).toHaveLength(1_000_002)
})
