import { dedent } from '../../support/dedent.ts'
import { SCHEMA_DEF, TOOL, V1_2, WORKFLOW, inputOf } from '../battery/documents.ts'
import { battery } from '../battery/run.ts'

battery(
  {
    'a default is a value of its type': inputOf('{type: string, default: «default-type»5}'),
    'a default of a list is a list': inputOf("{type: 'string[]', default: «default-type»x}"),
    'an item of a default has its place': inputOf("{type: 'string[]', default: [x, «default-type»5]}"),
    'a field of a default has its place': dedent`
      ${TOOL}${SCHEMA_DEF}inputs:
        a: {type: pair, default: {p: «default-type»x, q: y}}
      outputs: {}
    `,
    'a default of a record has its fields': dedent`
      ${TOOL}${SCHEMA_DEF}inputs:
        a: {type: pair, default: «default-type»{p: 1}}
      outputs: {}
    `,
    'a default of a record is a map': dedent`
      ${TOOL}${SCHEMA_DEF}inputs: {a: {type: pair, default: «default-type»x}}
      outputs: {}
    `,
    'a default of a list may hold null where its items may be absent': inputOf(
      "{type: {type: array, items: ['null', int]}, default: [null, 1, «default-type»x]}",
    ),
    'a default at the edge of 64 bits is fine': inputOf('{type: long, default: 9223372036854775807}'),
    'a large number with a fraction is no long': inputOf('{type: long, default: «default-type»123456789012345678.5}'),
    'a default of an enum is a symbol': dedent`
      ${TOOL}${SCHEMA_DEF}inputs:
        a: {type: colour, default: «default-type»blue}
      outputs: {}
    `,
    'a symbol may be an identifier with a path': inputOf(
      "{type: {type: array, items: {type: enum, symbols: ['g/p', N/A, '#main/a/q']}}, default: [g/p, p, N/A, q]}",
    ),
    'a symbol with a prefix is taken with it and without': inputOf(
      "{type: {type: array, items: {type: enum, symbols: ['n:p', http://n/q, 'm:r:s']}}, default: [p, 'n:p', q, http://n/q, 'r:s']}",
    ),
    'a symbol with a path has no other parts': inputOf(
      "{type: {type: enum, symbols: ['g/p']}, default: «default-type»g}",
    ),
    'a default of an optional type is a value of it': inputOf('{type: int?, default: «default-type»x}'),
    'a default of null is none': inputOf('{type: string, default: null}'),
    'a default may be one of several types': inputOf('{type: [string, int], default: 5}'),
    'a default is none of several types': inputOf('{type: [string, int], default: «default-type»true}'),
    'a default beyond 64 bits is told': inputOf('{type: long, default: «default-range»12345678901234567890}'),
    'a default beyond 32 bits is told': inputOf('{type: int, default: «default-range»3000000000}'),
    'a default at the edge of 32 bits is fine': inputOf('{type: int, default: -2147483648}'),
    'a fraction is no int': inputOf('{type: int, default: «default-type»1.5}'),
    'a float with no fraction is no int': inputOf('{type: int, default: «default-type»1.0}'),
    'an int is a float': inputOf('{type: float, default: 1}'),
    'a default file is a map with its class': inputOf('{type: File, default: «default-type»a.txt}'),
    'a default file with its class is fine': inputOf(
      '{type: File, default: {class: File, location: "http://example.com/a"}}',
    ),
    'a default directory is no file': inputOf(
      '{type: File, default: «default-type»{class: Directory, location: "http://example.com/a"}}',
    ),
  },
  ['JSON', 'lists'],
)

battery(
  {
    'a default is not evaluated': dedent`
      ${V1_2}inputs: {a: {type: string, default: «unevaluated-expression»$(inputs.b)}, b: {type: string?, default: «unevaluated-expression»$(inputs.a).txt}, c: {type: Any, default: «unevaluated-expression»"\${ return 1 }"}, d: {type: int, default: «default-type»$(runtime.cores)}}
      outputs: {}
    `,
    'nor is one of a step': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: string, y: string}, outputs: {}}, in: {x: {default: «unevaluated-expression»$(inputs.a)}, y: {default: $(inputs.a), valueFrom: $(inputs.x)}}, out: []}
    `,
    'a default may be a script': dedent`
      ${V1_2}inputs: {a: {type: string, default: 'echo $(date) \${HOME} $inputs'}}
      outputs: {}
    `,
    'another value may stand in the place of a default': dedent`
      ${V1_2}inputs: {a: {type: string, default: $(runtime.outdir), inputBinding: {valueFrom: $(runtime.outdir)}}}
      outputs: {}
    `,
    'no item of a default is evaluated': dedent`
      ${V1_2}inputs: {a: {type: "string[]", default: [a, «unevaluated-expression»$(inputs.b), $(inputs.b)]}, b: {type: "string[]", default: [$(b), "\${HOME}"]}, c: {type: "string[]", default: [$(inputs.b)], inputBinding: {valueFrom: $(inputs.b)}}}
      outputs: {}
    `,
  },
  ['JSON', 'lists'],
)
