import { expect, test } from '@jest/globals'

import { printableSentence } from '../../../src/files/text.ts'
import { dedent } from '../../support/dedent.ts'
import { problemsIn } from '../support/battery.ts'

const LONG = `x${' '.repeat(20_000)}${'y'.repeat(20_000)}z`
const QUOTED = JSON.stringify(LONG)
const HEAD = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
`
const EMPTY = dedent`
  inputs: {}
  outputs: {}
`

function step(members: string): string {
  return dedent`
    cwlVersion: v1.2
    class: Workflow
    requirements: {ScatterFeatureRequirement: {}}
    inputs: {}
    outputs: {}
    steps: {${members}}
  `
}

test.each([
  ['a class', `cwlVersion: v1.2\nclass: ${QUOTED}\n${EMPTY}`],
  ['a version', `cwlVersion: ${QUOTED}\nclass: CommandLineTool\n${EMPTY}`],
  [
    'a field',
    dedent`
      ${HEAD}${EMPTY}? ${QUOTED}
      : 1
    `,
  ],
  [
    'a key twice',
    dedent`
      ${HEAD}${EMPTY}? ${QUOTED}
      : 1
      ? ${QUOTED}
      : 2
    `,
  ],
  [
    'a type',
    dedent`
      ${HEAD}inputs: {a: ${QUOTED}}
      outputs: {}
    `,
  ],
  [
    'a symbol',
    dedent`
      ${HEAD}inputs: {a: {type: {type: enum, symbols: [${QUOTED}]}, default: q}}
      outputs: {}
    `,
  ],
  [
    'an input',
    dedent`
      ${HEAD}inputs: {? ${QUOTED} : {type: int, default: a}}
      outputs: {}
    `,
  ],
  [
    'two inputs',
    dedent`
      ${HEAD}inputs: [{id: ${QUOTED}, type: int}, {id: ${QUOTED}, type: int}]
      outputs: {}
    `,
  ],
  ['a requirement', `${HEAD}requirements: {? ${QUOTED} : {}}\n${EMPTY}`],
  [
    'a prefix',
    dedent`
      ${HEAD}inputs: {a: {type: File, format: "${'y'.repeat(30_000)}:b"}}
      outputs: {}
    `,
  ],
  ['a program', `${HEAD}baseCommand: ${QUOTED}\n${EMPTY}`],
  ['an alias', `${HEAD}${EMPTY}label: *${'y'.repeat(30_000)}\n`],
  ['a tag', `${HEAD}${EMPTY}label: !${'y'.repeat(30_000)} b\n`],
  [
    'a variable of JavaScript',
    dedent`
      ${HEAD}requirements: {InlineJavascriptRequirement: {}}
      ${EMPTY}arguments: ["$(${'y'.repeat(30_000)} + 1)"]
    `,
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
  const problems = await problemsIn(dedent`
    ${HEAD}inputs: {a: "${'x'.repeat(more)}${'😀'.repeat(20_000)}"}
    outputs: {}
  `)
  expect(problems.length).toBeGreaterThan(0)
  expect(problems.filter(({ message }) => !message.isWellFormed())).toEqual([])
})

test('a sentence is one line, whatever spaces and line ends stand between its words', () => {
  expect(printableSentence(' a \r\n\n \t b\u2028\n c\u0007d\r')).toBe(String.raw`a b c\u0007d`)
  expect(printableSentence(`a${' '.repeat(1_000_000)}b`)).toHaveLength(1_000_002)
})
