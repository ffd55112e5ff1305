import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfRemarks } from '../../support/battery.ts'
import { WORKFLOW } from '../../support/documents.ts'

/** Steps that each make an `a`, and perhaps a `b`. */
function returning(...expressions: readonly string[]): string {
  const steps = expressions.map(
    (expression, index) =>
      `  s${index}:\n    run:\n      class: ExpressionTool\n      inputs: []\n      outputs: {a: int, b: int?}\n      expression: ${expression}\n    in: []\n    out: []\n`,
  )
  return `cwlVersion: v1.2\nclass: Workflow\nrequirements: {InlineJavascriptRequirement: {}}\ninputs: {}\noutputs: {}\nsteps:\n${steps.join('')}`
}

battery(
  {
    'the code of an ExpressionTool returns its outputs': returning(
      '"${ var a = 1; return «unreturned-output»{b: a, \'c\': 1}; }"',
    ),
    'a value of an output alone is not an object': `cwlVersion: v1.2\nclass: Workflow\nrequirements: {InlineJavascriptRequirement: {}, SubworkflowFeatureRequirement: {}}\ninputs: []\noutputs: []\nsteps:\n${['$(inputs.s)', '"${return inputs.s;}"', '"$(\'a\')"', '"${ return 1 }"', '"${return inputs.f.size}"', '"${ return true; }"'].map((code, index) => `  s${index}: {run: {class: ExpressionTool, inputs: {s: {type: string, default: a}, f: {type: File, default: {class: File, location: "x:y"}}}, outputs: {o: Any?}, expression: ${code.replace(/^"?/, '$&«unreturned-output»')}}, in: [], out: [o]}\n`).join('')}`,
    'a list alone is not an object': `${WORKFLOW}inputs: []\noutputs: []\nsteps:\n${['"«unreturned-output»$([inputs.s, inputs.s])"', '"«unreturned-output»${return [inputs.s];}"', '"«unreturned-output»${ return [1, [2]] }"', '"«unreturned-output»$([{a: inputs.s}])"'].map((code, index) => `  s${index}: {run: {class: ExpressionTool, inputs: {s: string}, outputs: {a: Any}, expression: ${code}}, in: {s: {default: x}}, out: []}\n`).join('')}`,
    'what is made of a list may be an object': `${WORKFLOW}inputs: []\noutputs: []\nsteps:\n${['"$([{a: inputs.s}][0])"', '"${return [inputs.s].reduce(function (a, b) { return {a: b} }, {});}"', '"$([inputs.s] && {a: inputs.s, b: []})"', '"${ return [inputs.s], {a: inputs.s} }"'].map((code, index) => `  s${index}: {run: {class: ExpressionTool, inputs: {s: string}, outputs: {a: Any}, expression: ${code}}, in: {s: {default: x}}, out: []}\n`).join('')}`,
    'what may be an object is not looked at': `cwlVersion: v1.2\nclass: Workflow\nrequirements: {InlineJavascriptRequirement: {}}\ninputs: []\noutputs: []\nsteps:\n${['$(inputs.r)', '$(inputs.a)', '"${return inputs.r;}"', '$(null)', '"${return inputs.a || 1}"', '"${if (inputs.a) return inputs.a; return 1}"', '"$(inputs)"'].map((code, index) => `  s${index}: {run: {class: ExpressionTool, inputs: {a: {type: Any, default: 1}, r: {type: {type: record, fields: {a: int}}, default: {a: 1}}}, outputs: {o: Any?}, expression: ${code}}, in: [], out: [o]}\n`).join('')}`,
    'one without outputs may return anything': dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      inputs: {a: int}
      outputs: {}
      expression: $(inputs.a)
    `,
    'an expression in parentheses is what it returns': returning("'$( «unreturned-output»{b: 1})'"),
    'a key of the object may be in quotes, or have its own name for a value': returning(
      '"${ return ({\'a\' : 1}) }"',
      '$({a«newer-javascript»})',
    ),
    'an object that is made otherwise is not looked at': returning(
      '$(runtime)',
      '"${ var r = {}; r.a = 1; return r }"',
      '"$(Object({b: 1}))"',
      '"${ function f() { return {b: 1} } return f() }"',
    ),
    'nor one whose keys are not all written out, or that a comment holds': returning(
      '"${ var k = \'a\'; return {b: 1, «newer-javascript»[k]: 2} }"',
      '"${ return {b: 1, \'\\\\x61\': 2} }"',
      '"${ return {a: 1};\\n // return {b: 1}\\n }"',
    ),
    'the last object that is returned counts': returning(
      '"${ if (runtime.cores) { return {a: 1} } return «unreturned-output»{b: 1} }"',
      '"${ if (runtime.cores) { return {b: 1} } return {a: 1} }"',
    ),
    'spaces around the object, or none, make no difference': returning(
      '"$(«unreturned-output»{b: 1})"',
      '"${ return«unreturned-output»{b: 1} }"',
      '"${ return ( «unreturned-output»{b: 1} ) ; }"',
      '"${ return «unreturned-output»{b: 1} // that is all\\n }"',
      '"${ return  (\\n «unreturned-output»{b: 1})}"'.replaceAll('\\n', '  '),
    ),
    'keys, comments and names elsewhere are not keys of the object': returning(
      '"${ var r = {a: 1}; return «unreturned-output»{b: r.a} }"',
      '"${ var a = 1; return «unreturned-output»{b: a} }"',
      '|\n        ${\n          // a: is made here\n          return «unreturned-output»{b: runtime.cores};\n        }',
    ),
    'an object that is handed on, or whose text does not end, is not looked at': returning(
      '"${ function f(x) { return x } return f({b: 1}) }"',
      '"«unbalanced-expression»${ return {b: 1};"',
    ),
    'nor one that has other objects or computed keys in it': returning(
      '"${ var k = \'a\'; return {«newer-javascript»[k]: 1, b: 2} }"',
      '"${ var k = \'a\'; return {b: 2,«newer-javascript»[k]: 1} }"',
      '"${ var r = {a: 1}; return {b: 2, «newer-javascript»...r} }"',
      "'${ return {\\u0061: 1, b: 2} }'",
    ),
    'a key may be in quotes of either kind, with a space after it, or be all there is of it': returning(
      '\'${ return {"a": 1, b: 2} }\'',
      '"${ return {\'a\': 1, b: 2} }"',
      '"${ return {a : 1, b: 2} }"',
      '"${ var a = 1; return {b: 2, a«newer-javascript»} }"',
      '"${ var a = 1; return { a «newer-javascript», b: 2} }"',
    ),
    'a key is its whole name': dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      requirements: {InlineJavascriptRequirement: {}}
      inputs: {}
      outputs: {all: int, all_of: int, "all.bam": int, größe: int, $all: int}
      expression: |
        \${ return «unreturned-output»{"all_of": 1, 'all.bam': 2, größe: 3, $all: 4} }
    `,
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
