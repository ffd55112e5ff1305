import { BARE_TOOL, TOOL, toolFile, WORKFLOW } from '../battery/documents.ts'

/** Good documents of every kind, to make broken ones from. */
export const SEEDS: readonly string[] = [
  BARE_TOOL,
  toolFile('File[]?', 'File'),
  `${TOOL}requirements:\n- class: SchemaDefRequirement\n  types:\n  - {name: pair, type: record, fields: {p: int, q: "string[]"}}\n- {class: ResourceRequirement, ramMin: 5, ramMax: 8}\n- {class: InitialWorkDirRequirement, listing: [{entryname: a, entry: $(inputs.a)}]}\ninputs:\n  a: {type: pair, default: {p: 1, q: [x]}}\n  b: {type: File, secondaryFiles: [.bai, {pattern: ^.fai, required: false}], format: "http://example.com/f", inputBinding: {position: 1, valueFrom: $(self.path)}}\noutputs:\n  o: {type: File, outputBinding: {glob: $(inputs.b.nameroot).txt}}\narguments: [a, {prefix: -b, valueFrom: $(runtime.cores)}]\nstdout: out.txt\n`,
  `${WORKFLOW}inputs: {a: "string[]", b: string?}\noutputs:\n  o: {type: "string[]", outputSource: [s/y, t/y], linkMerge: merge_flattened, pickValue: all_non_null}\nsteps:\n  s:\n    run: tool.cwl\n    in: {x: a}\n    scatter: x\n    when: $(inputs.x != "no")\n    out: [y]\n  t:\n    run: {class: ExpressionTool, inputs: {x: Any}, outputs: {y: "string[]?"}, expression: "\${ return {y: [inputs.x]} }"}\n    in: {x: {source: [s/y, b], valueFrom: $(self[0])}}\n    out: [y]\n`,
  `cwlVersion: v1.0\n$graph:\n- id: main\n  class: Workflow\n  inputs: []\n  outputs: []\n  steps:\n  - {id: s, run: "#tool", in: [], out: []}\n- id: tool\n  class: CommandLineTool\n  inputs: &none []\n  outputs: *none\n  baseCommand: [echo]\n`,
  '{"cwlVersion": "v1.1", "class": "Operation", "inputs": {}, "outputs": []}',
]

export const BESIDE: Readonly<Record<string, string>> = { 'tool.cwl': toolFile('string') }
