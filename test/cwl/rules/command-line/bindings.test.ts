import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfFixes } from '../../support/battery.ts'
import { TOOL, command, binding } from '../../support/documents.ts'

battery(import.meta.filename, {
  'a prefix is not evaluated': dedent`
    ${TOOL}inputs: {a: {type: string, inputBinding: {prefix: «unevaluated-expression»"$(inputs.a)="}}}
    outputs: {}
  `,
  'a prefix of an argument too': command(
    'baseCommand: cat\narguments: [{prefix: «detached-value»-a=, separate: true, valueFrom: b}, {prefix: INPUT=, valueFrom: b}]',
  ),
  'a prefix of a switch is alone': binding('{prefix: --a=}', 'boolean?'),
  'so has an optional one': dedent`
    ${TOOL}inputs: {a: {type: boolean?, inputBinding: «no-effect-binding»{}}}
    outputs: {}
  `,
  'an argument with a prefix alone is none': command(
    'baseCommand: gzip\narguments: [{prefix: «no-effect-binding»--best, position: 1}, {prefix: -n, valueFrom: "1"}]',
  ),
  'there must be a prefix to be joined': binding('{«no-effect-separate»separate: false}'),
  'the items of a list are joined to no prefix': binding('{prefix: «detached-value»a=, separate: false}', 'string[]?'),
  'nor to one without an equals sign': binding('{prefix: -a, «no-effect-separate»separate: false}', 'File[]'),
  'what joins items is not evaluated': dedent`
    ${TOOL}inputs: {s: string, a: {type: "string[]", inputBinding: {itemSeparator: «unevaluated-expression»$(inputs.s)}}}
    outputs: {}
  `,
})

batteryOfFixes([
  [
    'a list after its prefix',
    binding('{prefix: --a=}', 'string[]'),
    'Add separate: false and itemSeparator. For one prefix per item, move the binding into the type of the list.',
  ],
  [
    'a record after its prefix',
    dedent`
      ${TOOL}inputs: {a: {type: {type: record, fields: {b: {type: string, inputBinding: {}}}}, inputBinding: {prefix: -a=}}}
      outputs: {}
    `,
    'Move the prefix to the fields of the record.',
  ],
  ['a list that is made text', binding('{prefix: --a=, valueFrom: "$(self[0])"}', 'string[]'), 'Add separate: false.'],
])
