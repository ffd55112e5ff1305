import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfFixes } from '../../support/battery.ts'
import { TOOL, command, binding } from '../../support/documents.ts'

battery({
  'a prefix is not evaluated': dedent`
    ${TOOL}inputs: {a: {type: string, inputBinding: {prefix: «unevaluated-expression»"$(inputs.a)="}}}
    outputs: {}
  `,
  'a prefix with an equals sign is joined to its value': binding('{prefix: «detached-value»--a=}'),
  'a prefix of a list too': binding('{prefix: «detached-value»--a=, itemSeparator: ","}', 'string[]?'),
  'a prefix of an argument too': command(
    'baseCommand: cat\narguments: [{prefix: «detached-value»-a=, separate: true, valueFrom: b}, {prefix: INPUT=, valueFrom: b}]',
  ),
  'a prefix that is joined': binding('{prefix: --a=, separate: false}'),
  'an equals sign by itself is an operator of a program': binding('{prefix: "="}'),
  'a prefix of a switch is alone': binding('{prefix: --a=}', 'boolean?'),
  'a boolean has a prefix to add': dedent`
    ${TOOL}inputs: {a: {type: boolean, inputBinding: «no-effect-binding»{position: 1}}}
    outputs: {}
  `,
  'so has an optional one': dedent`
    ${TOOL}inputs: {a: {type: boolean?, inputBinding: «no-effect-binding»{}}}
    outputs: {}
  `,
  'each of the items of a list has': dedent`
    ${TOOL}inputs: {a: {type: {type: array, items: boolean, inputBinding: «no-effect-binding»{position: 1}}, inputBinding: {prefix: -a}}}
    outputs: {}
  `,
  'and a field of a record': dedent`
    ${TOOL}inputs: {a: {type: {type: record, fields: {b: {type: boolean, inputBinding: «no-effect-binding»{position: 1}}}}}}
    outputs: {}
  `,
  'an argument with a prefix alone is none': command(
    'baseCommand: gzip\narguments: [{prefix: «no-effect-binding»--best, position: 1}, {prefix: -n, valueFrom: "1"}]',
  ),
  'nor is one that says nothing': command('baseCommand: gzip\narguments: [{position: 2}, {}, {valueFrom: -n}]'),
  'what is misspelt is reported of an argument, and what is read as a key': command(
    'baseCommand: gzip\narguments: [{prefix: -n, «unknown-field»valuefrom: a}, {«expression-as-key»$(inputs.x ? "a" : null)}]',
  ),
  'valueFrom makes an argument of a boolean': dedent`
    ${TOOL}inputs: {a: {type: boolean, inputBinding: {valueFrom: $(inputs.a)}}}
    outputs: {}
  `,
  'what may be text is an argument itself': dedent`
    ${TOOL}inputs: {a: {type: [boolean, string], inputBinding: {position: 1}}}
    outputs: {}
  `,
  'a list of booleans can be joined': dedent`
    ${TOOL}inputs: {a: {type: 'boolean[]', inputBinding: {itemSeparator: ','}}}
    outputs: {}
  `,
  'there must be a prefix to be joined': binding('{«no-effect-separate»separate: false}'),
  'nothing is joined where that is not said': binding('{separate: true}'),
  'what makes text of a boolean is not a switch': binding(
    '{prefix: «detached-value»--a=, valueFrom: "yes"}',
    'boolean',
  ),
  'the items of a list are joined to no prefix': binding('{prefix: «detached-value»a=, separate: false}', 'string[]?'),
  'nor to one without an equals sign': binding('{prefix: -a, «no-effect-separate»separate: false}', 'File[]'),
  'but one value that is made of them is': binding('{prefix: a=, separate: false, itemSeparator: ","}', 'string[]'),
  'so is one that an expression makes': binding('{prefix: -a, separate: false, valueFrom: "$(self[0])"}', 'string[]'),
  'what may be one value is joined': dedent`
    ${TOOL}inputs: {a: {type: [string, "string[]"], inputBinding: {prefix: -a, separate: false}}, b: {type: Any, inputBinding: {prefix: b=, separate: false}}}
    outputs: {}
  `,
  'an empty prefix joins nothing': binding('{prefix: "", separate: false}', 'string[]'),
  'items of a list have bindings of their own': dedent`
    ${TOOL}inputs: {a: {type: {type: array, items: string, inputBinding: {prefix: «detached-value»-a=}}}, b: {type: ["null", {type: array, items: File, inputBinding: {prefix: b=, separate: false}}]}, c: {type: {type: array, items: {type: array, items: string}, inputBinding: {prefix: -c, «no-effect-separate»separate: false}}}, d: {type: {type: array, items: boolean, inputBinding: {prefix: d=}}}}
    outputs: {}
  `,
  'so have fields of records': dedent`
    ${TOOL}inputs: {a: {type: {type: record, fields: {b: {type: string, inputBinding: {prefix: «detached-value»-b=}}, inputBinding: string, c: {type: boolean, inputBinding: {prefix: c=}}}}}, d: {type: {type: array, items: {type: record, fields: [{name: e, type: int, inputBinding: {«no-effect-separate»separate: false}}]}}}}
    outputs: {}
  `,
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
  [
    'items after a prefix that is to be joined',
    binding('{prefix: a=, separate: false}', 'string[]'),
    'Add itemSeparator. For one prefix per item, move the binding into the type of the list.',
  ],
])
