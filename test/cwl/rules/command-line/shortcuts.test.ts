import { dedent } from '../../../support/dedent.ts'
import { battery } from '../../support/battery.ts'
import { TOOL } from '../../support/documents.ts'

battery(
  import.meta.filename,
  {
    'stdin is a type of one input': dedent`
      ${TOOL}inputs: {a: stdin}
      outputs: {}
    `,
    'stdin is a type of one input only': dedent`
      ${TOOL}inputs: {a: stdin, b: «misplaced-shortcut»stdin}
      outputs: {}
    `,
    'stdin is given once': dedent`
      ${TOOL}inputs: {a: «misplaced-shortcut»stdin}
      outputs: {}
      stdin: x
    `,
    'stdin has no binding': dedent`
      ${TOOL}inputs:
        a: {type: stdin, «misplaced-binding»inputBinding: {}}
      outputs: {}
    `,
    'stdin is not a type in v1.0': dedent`
      cwlVersion: v1.0
      class: CommandLineTool
      inputs: {a: «misplaced-shortcut»stdin}
      outputs: {}
    `,
    'stdin is not a type of an output': dedent`
      ${TOOL}inputs: {}
      outputs: {o: «misplaced-shortcut»stdin}
    `,
    'stdout is a type of outputs': dedent`
      ${TOOL}inputs: {}
      outputs: {o: stdout, e: stderr}
      stdout: x
    `,
    'stdout is not a type of an input': dedent`
      ${TOOL}inputs: {a: «misplaced-shortcut»stdout}
      outputs: {}
    `,
    'stdout is not an alternative': dedent`
      ${TOOL}inputs: {}
      outputs: {o: [«misplaced-shortcut»stdout, "null"]}
    `,
    'stdout is not optional': dedent`
      ${TOOL}inputs: {}
      outputs: {o: «misplaced-shortcut»stdout?}
    `,
    'stderr is not a list': dedent`
      ${TOOL}inputs: {}
      outputs: {o: {type: «misplaced-shortcut»'stderr[]'}}
    `,
    'stdout is not an item of a list': dedent`
      ${TOOL}inputs: {}
      outputs: {o: {type: {type: array, items: «misplaced-shortcut»stdout}}}
    `,
    'a has no field "stdout" record': dedent`
      ${TOOL}inputs: {}
      outputs: {o: {type: {type: record, fields: {p: «misplaced-shortcut»stdout}}}}
    `,
    'stdin is not optional': dedent`
      ${TOOL}inputs: {a: «misplaced-shortcut»stdin?}
      outputs: {}
    `,
    'stdout has no binding': dedent`
      ${TOOL}inputs: {}
      outputs:
        o: {type: stdout, «misplaced-binding»outputBinding: {glob: x}}
    `,
    'stderr has no binding': dedent`
      ${TOOL}inputs: {}
      outputs:
        o: {type: stderr, «misplaced-binding»outputBinding: {glob: x}}
    `,
    'stdout is not a type of an expression tool': dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      inputs: {}
      outputs: {o: «misplaced-shortcut»stdout}
      expression: $(null)
    `,
    'stderr is not a type of an input': dedent`
      ${TOOL}inputs: {a: «misplaced-shortcut»stderr}
      outputs: {}
    `,
    'stdin is not a type of a workflow': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: {a: «misplaced-shortcut»stdin}
      outputs: {}
      steps: {}
    `,
    'a binding of null next to stdin is none': dedent`
      ${TOOL}inputs: {a: {type: stdin, inputBinding: null}}
      outputs: {}
    `,
  },
  ['JSON', 'lists'],
)
