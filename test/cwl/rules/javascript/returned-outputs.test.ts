import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfRemarks } from '../../support/battery.ts'

/** Steps that each make an `a`, and perhaps a `b`. */
function returning(...expressions: readonly string[]): string {
  const steps = expressions.map(
    (expression, index) =>
      `  s${index}:\n    run:\n      class: ExpressionTool\n      inputs: []\n      outputs: {a: int, b: int?}\n      expression: ${expression}\n    in: []\n    out: []\n`,
  )
  return `cwlVersion: v1.2\nclass: Workflow\nrequirements: {InlineJavascriptRequirement: {}}\ninputs: {}\noutputs: {}\nsteps:\n${steps.join('')}`
}

battery(
  import.meta.filename,
  {
    'a value of an output alone is not an object': `cwlVersion: v1.2\nclass: Workflow\nrequirements: {InlineJavascriptRequirement: {}, SubworkflowFeatureRequirement: {}}\ninputs: []\noutputs: []\nsteps:\n${['$(inputs.s)', '"${return inputs.s;}"', '"$(\'a\')"', '"${ return 1 }"', '"${return inputs.f.size}"', '"${ return true; }"'].map((code, index) => `  s${index}: {run: {class: ExpressionTool, inputs: {s: {type: string, default: a}, f: {type: File, default: {class: File, location: "x:y"}}}, outputs: {o: Any?}, expression: ${code.replace(/^"?/, '$&«unreturned-output»')}}, in: [], out: [o]}\n`).join('')}`,
    'what may be an object is not looked at': `cwlVersion: v1.2\nclass: Workflow\nrequirements: {InlineJavascriptRequirement: {}}\ninputs: []\noutputs: []\nsteps:\n${['$(inputs.r)', '$(inputs.a)', '"${return inputs.r;}"', '$(null)', '"${return inputs.a || 1}"', '"${if (inputs.a) return inputs.a; return 1}"', '"$(inputs)"'].map((code, index) => `  s${index}: {run: {class: ExpressionTool, inputs: {a: {type: Any, default: 1}, r: {type: {type: record, fields: {a: int}}, default: {a: 1}}}, outputs: {o: Any?}, expression: ${code}}, in: [], out: [o]}\n`).join('')}`,
    'an expression in parentheses is what it returns': returning("'$( «unreturned-output»{b: 1})'"),
    'an object that is handed on, or whose text does not end, is not looked at': returning(
      '"${ function f(x) { return x } return f({b: 1}) }"',
      '"«unbalanced-expression»${ return {b: 1};"',
    ),
  },
  ['JSON', 'lists'],
)

batteryOfRemarks([
  [
    'an ExpressionTool that returns the value of its output',
    dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      inputs: {f: File}
      outputs: {name: string}
      expression: $(inputs.f.basename)
    `,
    [
      'the code returns string, but must return an object with the outputs as keys: Write $({"name": inputs.f.basename}).',
    ],
  ],
  [
    'one with two outputs',
    dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      requirements: {InlineJavascriptRequirement: {}}
      inputs: {f: "File[]"}
      outputs: {a: File, b: File}
      expression: "\${ return inputs.f; }"
    `,
    ['the code returns File[], but must return an object with the outputs as keys: Write return {"a": …, "b": …}.'],
  ],
])
