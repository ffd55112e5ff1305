import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfRemarks, problemsIn } from '../../support/battery.ts'
import { SCHEMA_DEF, TOOL, V1_2, WORKFLOW, inputOf } from '../../support/documents.ts'

battery(
  import.meta.filename,
  {
    'a default of a record has its fields': dedent`
      ${TOOL}${SCHEMA_DEF}inputs:
        a: {type: pair, default: «default-type»{p: 1}}
      outputs: {}
    `,
    'a default at the edge of 64 bits is fine': inputOf('{type: long, default: 9223372036854775807}'),
    'a symbol with a path has no other parts': inputOf(
      "{type: {type: enum, symbols: ['g/p']}, default: «default-type»g}",
    ),
    'a default may be one of several types': inputOf('{type: [string, int], default: 5}'),
    'a default is none of several types': inputOf('{type: [string, int], default: «default-type»true}'),
    'a default beyond 64 bits is reported': inputOf('{type: long, default: «default-range»12345678901234567890}'),
    'a float with no fraction is not an int': inputOf('{type: int, default: «default-type»1.0}'),
    'a default file with its class is fine': inputOf(
      '{type: File, default: {class: File, location: "http://example.com/a"}}',
    ),
  },
  ['JSON', 'lists'],
)

battery(
  import.meta.filename,
  {
    'nor is one of a step': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: string, y: string}, outputs: {}}, in: {x: {default: «unevaluated-expression»$(inputs.a)}, y: {default: $(inputs.a), valueFrom: $(inputs.x)}}, out: []}
    `,
  },
  ['JSON', 'lists'],
)

test('a default of the wrong type is an error only where no other value can be given', async () => {
  const text = (given: string): string => dedent`
    ${WORKFLOW}inputs: {a: {type: int?, default: x}}
    outputs: {}
    steps: {s: {run: {class: Operation, inputs: {x: int}, outputs: {}}, in: {x: {default: y${given}}}, out: []}}
  `
  for (const [given, severities] of [
    ['', ['warning', 'error']],
    [', source: []', ['warning', 'error']],
    [', source: a', ['warning', 'warning']],
    [', valueFrom: $(1)', ['warning']],
  ] as const)
    expect((await problemsIn(text(given))).map(({ severity }) => severity)).toEqual(severities)
})

batteryOfRemarks([
  [
    'defaults that are nearly of their type',
    dedent`
      ${V1_2}inputs: {f: {type: File, default: a/b}, d: {type: "Directory[]?", default: [a]}, s: {type: string, default: 1.0}, i: {type: int, default: "4"}, b: {type: boolean?, default: "true"}, n: {type: int, default: x}}
      outputs: {}
    `,
    [
      'the default of the input "f" does not match its type, so a run that uses it fails: this is the text "a/b", and the type is File: Write it as {class: File, location: "a/b"}.',
      'the default of the input "d" does not match its type, so a run that uses it fails: this is the text "a", and the type is Directory: Write it as {class: Directory, location: "a"}.',
      'the default of the input "s" does not match its type, so a run that uses it fails: this is the number 1.0, and the type is string: Put it in quotes, or change the type.',
      'the default of the input "i" does not match its type, so a run that uses it fails: this is the text "4", and the type is int: Remove the quotes, or change the type.',
      'the default of the input "b" does not match its type, so a run that uses it fails: this is the text "true", and the type is boolean: Remove the quotes, or change the type.',
      'the default of the input "n" does not match its type, so a run that uses it fails: this is the text "x", and the type is int: Change the default or the type.',
    ],
  ],
  [
    'defaults that are written as values of another type',
    dedent`
      ${V1_2}inputs: {s: {type: "string[]", default: a}, d: {type: "Directory[]", default: a/b}, n: {type: "float[]?", default: 1.50}, m: {type: "int[]", default: a}, b: {type: boolean, default: No}, e: {type: {type: enum, symbols: [paired, single]}, default: pared}, f: {type: {type: enum, symbols: [a, b]}, default: c}, r: {type: "string[]", default: $(inputs.s)}}
      outputs: {}
    `,
    [
      'the default of the input "s" does not match its type, so a run that uses it fails: this is the text "a", and the type is string[]: Write it as a list: [a].',
      'the default of the input "d" does not match its type, so a run that uses it fails: this is the text "a/b", and the type is Directory[]: Write it as a list: [{class: Directory, location: "a/b"}].',
      'the default of the input "n" does not match its type, so a run that uses it fails: this is the number 1.50, and the type is float[]: Write it as a list: [1.50].',
      'the default of the input "m" does not match its type, so a run that uses it fails: this is the text "a", and the type is int[]: Change the default or the type.',
      'the default of the input "b" does not match its type, so a run that uses it fails: this is the text "No", and the type is boolean: Write false, or change the type.',
      'the default of the input "e" does not match its type, so a run that uses it fails: this is the text "pared", and the type is enum of paired, single: Did you mean "paired"?',
      'the default of the input "f" does not match its type, so a run that uses it fails: this is the text "c", and the type is enum of a, b: Change the default or the type.',
      'the default of the input "r" does not match its type, so a run that uses it fails: this is the text "$(inputs.s)", and the type is string[]: Defaults are not evaluated. Remove the default, and write the expression where the value is used.',
    ],
  ],
  [
    'a file of a default with a misspelt class, or none',
    dedent`
      ${V1_2}inputs: {f: {type: File, default: {class: file, path: a}}, d: {type: Directory?, default: {path: a}}, g: {type: File, default: {class: Directory, path: a}}}
      outputs: {}
    `,
    [
      'the default of the input "f" does not match its type, so a run that uses it fails: this is a map, and the type is File: Write class: File.',
      'the default of the input "d" does not match its type, so a run that uses it fails: this is a map, and the type is Directory: Write class: Directory.',
      'the default of the input "g" does not match its type, so a run that uses it fails: this is a map, and the type is File: Change the default or the type.',
    ],
  ],
])
