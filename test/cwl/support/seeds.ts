import { dedent } from '../../support/dedent.ts'
import { BARE_TOOL, TOOL, toolFile, WORKFLOW } from './documents.ts'

/** Good documents of every kind, to make broken ones from. */
export const SEEDS: readonly string[] = [
  BARE_TOOL,
  toolFile('File[]?', 'File'),
  dedent`
    ${TOOL}requirements:
    - class: SchemaDefRequirement
      types:
      - {name: pair, type: record, fields: {p: int, q: "string[]"}}
    - {class: ResourceRequirement, ramMin: 5, ramMax: 8}
    - {class: InitialWorkDirRequirement, listing: [{entryname: a, entry: $(inputs.a)}]}
    inputs:
      a: {type: pair, default: {p: 1, q: [x]}}
      b: {type: File, secondaryFiles: [.bai, {pattern: ^.fai, required: false}], format: "http://example.com/f", inputBinding: {position: 1, valueFrom: $(self.path)}}
    outputs:
      o: {type: File, outputBinding: {glob: $(inputs.b.nameroot).txt}}
    arguments: [a, {prefix: -b, valueFrom: $(runtime.cores)}]
    stdout: out.txt
  `,
  dedent`
    ${WORKFLOW}inputs: {a: "string[]", b: string?}
    outputs:
      o: {type: "string[]", outputSource: [s/y, t/y], linkMerge: merge_flattened, pickValue: all_non_null}
    steps:
      s:
        run: tool.cwl
        in: {x: a}
        scatter: x
        when: $(inputs.x != "no")
        out: [y]
      t:
        run: {class: ExpressionTool, inputs: {x: Any}, outputs: {y: "string[]?"}, expression: "\${ return {y: [inputs.x]} }"}
        in: {x: {source: [s/y, b], valueFrom: $(self[0])}}
        out: [y]
  `,
  dedent`
    cwlVersion: v1.0
    $graph:
    - id: main
      class: Workflow
      inputs: []
      outputs: []
      steps:
      - {id: s, run: "#tool", in: [], out: []}
    - id: tool
      class: CommandLineTool
      inputs: &none []
      outputs: *none
      baseCommand: [echo]
  `,
  '{"cwlVersion": "v1.1", "class": "Operation", "inputs": {}, "outputs": []}',
]

export const BESIDE: Readonly<Record<string, string>> = { 'tool.cwl': toolFile('string') }
