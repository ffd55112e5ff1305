import { dedent } from '../../../support/dedent.ts'
import { battery } from '../../support/battery.ts'
import { TOOL, WORKFLOW } from '../../support/documents.ts'

battery(import.meta.filename, {
  'a reference needs its brackets': dedent`
    ${TOOL}inputs: {a: string, f: File}
    outputs:
      o: {type: File, outputBinding: {glob: «bare-reference»inputs.a}}
    arguments: [«bare-reference»inputs.f.path, {valueFrom: «bare-reference»"inputs['a']"}, «bare-reference»runtime.cores]
    stdin: «bare-reference»inputs.f.path
  `,
  'it may be written in any way': dedent`
    ${TOOL}inputs: {a: string, "b c": string, l: "string[]"}
    outputs: {}
    arguments: [«bare-reference»" inputs.a ", «bare-reference»"inputs['b c']", «bare-reference»'inputs["b c"]', «bare-reference»"inputs.l[10]", "x inputs.a", "inputs['b c'", "my_inputs.a"]
  `,
  'brackets of other languages are none': dedent`
    ${TOOL}inputs: {a: string, l: "string[]"}
    outputs: {}
    arguments: [«bare-reference»"$inputs.a", «bare-reference»"$[inputs.a]", «bare-reference»(inputs.a), «bare-reference»"{{ inputs.a }}", «bare-reference»"{inputs.a}", «bare-reference»"<inputs.a>", «bare-reference»"$inputs.l[0]", «bare-reference»"[inputs.l[0]]", (inputs.b), "$ inputs a", "(inputs.a x)", '\\$(inputs.a)', $(inputs.a)]
  `,
  'self needs them too': dedent`
    ${TOOL}inputs: {f: {type: File, inputBinding: {valueFrom: «bare-reference»self.nameroot}}, l: {type: "File[]", inputBinding: {valueFrom: «bare-reference»"self[0].path"}}}
    outputs: {}
  `,
  'where nothing but an expression is allowed, that is an error': dedent`
    ${TOOL}inputs: {a: int}
    outputs: {o: {type: int, outputBinding: {outputEval: «wrong-type»inputs.a}}}
  `,
  'text that looks like a reference to nothing is text': dedent`
    ${TOOL}inputs: {a: string}
    outputs: {o: {type: File, outputBinding: {glob: inputs.txt}}}
    arguments: [inputs.b, self.txt, runtime.log, inputs, a inputs.a, inputs.a.b c]
  `,
  'a step names its own inputs': dedent`
    ${WORKFLOW}inputs: {a: string}
    outputs: {}
    steps:
      s:
        run: {class: CommandLineTool, baseCommand: cat, inputs: {x: string}, outputs: []}
        in: {x: {source: a, valueFrom: «bare-reference»inputs.x}}
        out: []
  `,
  'a working folder before v1.1 takes text': dedent`
    ${TOOL.replace('v1.2', 'v1.0')}inputs: {a: File}
    outputs: {}
    requirements: {InitialWorkDirRequirement: {listing: [«wrong-type»inputs.a, {entry: «bare-reference»inputs.a}]}}
  `,
})
