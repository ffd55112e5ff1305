import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { remarksOn } from '../../support/battery.ts'

const TOOL = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
  requirements:
    InlineJavascriptRequirement: {}
  inputs: {a: string?}
  outputs: {}
  arguments:
  - |-
`
const BETWEEN = 'Look for an operator, a comma, a bracket or a quote that is missing before it, or too many.'
const STATEMENT = 'Write statements in ${…}, and return the value; $(…) holds only a value.'
const PYTHON = 'In JavaScript these are a ? b : c, else if, &&, ||, !, null, true and false.'

test.each([
  ['$(if (inputs.a) { "b" })', 'unexpected token', STATEMENT],
  ['$(return inputs.a)', 'unexpected token', STATEMENT],
  ['$(var x = 1; x)', 'unexpected token', STATEMENT],
  ['$(inputs.a if inputs.a else "b")', 'unexpected token', PYTHON],
  ['$(inputs.a and "b")', 'unexpected token', PYTHON],
  ['$(not inputs.a)', 'unexpected token', PYTHON],
  ['${ if (1) { return 1 } elif (2) { return None } }', 'unexpected token', PYTHON],
  ['$(inputs.a + “b”)', "unexpected character '“'", 'Write straight quotes: " or \'.'],
  [
    '$(inputs.a +)',
    'it ends too early',
    'Something is missing at its end: a value, or what closes a bracket or a text.',
  ],
  [
    '${ var x = "b\n"; return x; }',
    'unterminated string constant',
    'Close the quote on the same line; a line break within a text is written \\n.',
  ],
  ['${ return /a }', 'unterminated regular expression', 'Write what ends it.'],
  [
    '$(inputs.a.match(/b{2,1}/))',
    'invalid regular expression: /b{2,1}/: numbers out of order in {} quantifier',
    'Fix the pattern; write a slash in it as \\/.',
  ],
  [
    '${ if (1 = inputs.a) return 1; return 2 }',
    'assigning to rvalue',
    'Compare with ==, and give values to variables only.',
  ],
  [
    '${ var enum = 1; return enum }',
    "the keyword 'enum' is reserved",
    'Take another name: this one is reserved in JavaScript.',
  ],
  [
    '${ let x = 1; let x = 2; return x }',
    "identifier 'x' has already been declared",
    'Give one of the two another name, or declare it once.',
  ],
  ['${ throw "this is not None" 1; // or False\n}', 'unexpected token', BETWEEN],
  ['$(inputs.a "b")', 'unexpected token', BETWEEN],
  ['$({a: 1 b: 2})', 'unexpected token', BETWEEN],
])('%s is not JavaScript, and it is told what to do', async (code, reason, fix) => {
  expect(await remarksOn(`${TOOL}${code.replace(/^/gm, '  ')}\n`)).toEqual([`not JavaScript: ${reason}: ${fix}`])
})

test('a library that is no JavaScript comes with what to do as well', async () => {
  expect(
    await remarksOn(
      TOOL.replace('{}\ninputs', '{expressionLib: ["function f() { return 1"]}\ninputs').replace(
        dedent`
          arguments:
          - |-
        `,
        '',
      ),
    ),
  ).toEqual([
    'not JavaScript: it ends too early: Something is missing at its end: a value, or what closes a bracket or a text.',
  ])
})
