import { dedent } from '../../../support/dedent.ts'
import { battery, type Case } from '../../support/battery.ts'
import { SCRIPT, TOOL, WORKFLOW } from '../../support/documents.ts'

/** Documents of other batteries have inputs that are not used. */
function unused(lines: string): Case {
  return { text: lines, checks: { levels: { 'unused-input': 'warning', 'unused-value': 'warning' } } }
}

battery(import.meta.filename, {
  'an input is used by a binding': unused(
    dedent`
      ${TOOL}inputs: {a: {type: int, inputBinding: {}}, «unused-input»b: int, c: {type: {type: array, items: int, inputBinding: {}}}}
      outputs: {}
    `,
  ),
  'an input is used by an expression': unused(
    dedent`
      ${TOOL}${SCRIPT}inputs: {a: string, b: int, c-d: int, «unused-input»f: int, e: int}
      outputs: {o: {type: File, outputBinding: {glob: $(inputs.a)}}}
      arguments: ["\${ return inputs.b + inputs['c-d'] }"]
      hints: {x:y: {x:z: "\${inputs.e}"}}
      $namespaces: {x: "http://x.org/"}
    `,
  ),
  'anyone who reads all inputs may use any': unused(
    dedent`
      ${TOOL}${SCRIPT}inputs: {a: int}
      outputs: {}
      arguments: ["\${ var s = ''; for (var k in inputs) { s += inputs[k]; } return s; }"]
    `,
  ),
  'files lie where a tool runs': unused(
    dedent`
      ${TOOL}inputs: {a: File, b: "Directory[]?", c: Any, d: {type: {type: record, fields: {x: File}}}, e: stdin}
      outputs: {}
    `,
  ),
  'an input of a workflow is used by a link': unused(
    dedent`
      ${WORKFLOW}inputs: {a: int, «unused-value»b: File, c: string}
      outputs: {o: {type: string, outputSource: c}}
      steps:
        s: {run: {class: Operation, inputs: {x: int}, outputs: []}, in: {x: a}, out: []}
    `,
  ),
  'an operation does not describe its inputs': unused(
    dedent`
      cwlVersion: v1.2
      class: Operation
      inputs: {a: int}
      outputs: {}
    `,
  ),
})
