import { dedent } from '../../support/dedent.ts'
import { battery } from '../support/battery.ts'

/**
 * Less used corners of the specification in each of its versions; the reference implementation gives the same verdicts
 * but for what docs/differences.md lists. A mark has the minor versions in which the problem is reported: `«01:code»`.
 */
type Text = (version: string) => string

const input =
  (declaration: string): Text =>
  (version) =>
    dedent`
      cwlVersion: ${version}
      class: CommandLineTool
      baseCommand: cat
      outputs: []
      inputs:
        a: ${declaration}
    `
const requiring =
  (requirement: string): Text =>
  (version) =>
    dedent`
      cwlVersion: ${version}
      class: CommandLineTool
      baseCommand: cat
      outputs: []
      inputs: {b: boolean, n: int}
      requirements:
        ${requirement}
    `
const hinting =
  (fix: string): Text =>
  (version) =>
    dedent`
      cwlVersion: ${version}
      class: CommandLineTool
      baseCommand: cat
      outputs: []
      inputs: {b: boolean, n: int}
      $namespaces: {cwltool: "http://commonwl.org/cwltool#"}
      hints:
        ${fix}
    `
const tool =
  (fields: string): Text =>
  (version) =>
    dedent`
      cwlVersion: ${version}
      class: CommandLineTool
      baseCommand: cat
      ${fields}
    `
const expressionTool =
  (fields: string): Text =>
  (version) =>
    dedent`
      cwlVersion: ${version}
      class: ExpressionTool
      requirements: {InlineJavascriptRequirement: {}}
      expression: $({})
      ${fields}
    `
const workflow =
  (fields: string): Text =>
  (version) =>
    dedent`
      cwlVersion: ${version}
      class: Workflow
      requirements: {MultipleInputFeatureRequirement: {}, StepInputExpressionRequirement: {}, ScatterFeatureRequirement: {}}
      ${fields}
    `

const CORNERS: Readonly<Record<string, Text>> = {
  'carets of secondary files': input("{type: File, secondaryFiles: ['^.bai', '^^.x', .bai]}"),
  'one secondary file that may be missing': input('{type: File, secondaryFiles: «0:literal-question-mark».bai?}'),
  'several secondary files that may be missing': input(
    '{type: File, secondaryFiles: [.bai, «0:literal-question-mark».crai?, $(inputs.a.basename)?]}',
  ),
  'a secondary file as a map': input('{type: File, secondaryFiles: «0:later-version»{pattern: .bai, required: true}}'),
  'a secondary file as a map in a list': input(
    '{type: File, secondaryFiles: «0:later-version»[.crai, {pattern: .bai, required: false}]}',
  ),
  'a question mark in the map of a secondary file': input(
    "{type: File, secondaryFiles: «0:later-version»[{pattern: «012:literal-question-mark».bai?}, {pattern: «012:literal-question-mark»^.bai?, required: false}, {pattern: «012:literal-question-mark»'$(self.nameroot).bai?'}]}",
  ),
  'an expression on whether a secondary file is required': input(
    '{type: File, secondaryFiles: «0:later-version»{pattern: .bai, required: $(inputs.a.basename)}}',
  ),
  'text on whether a secondary file is required': input(
    '{type: File, secondaryFiles: «0:later-version»{pattern: .bai, required: «12:wrong-type»maybe}}',
  ),
  'a secondary file without a pattern': input(
    '{type: File, secondaryFiles: [«0:wrong-type»«12:missing-field»{required: true}]}',
  ),
  'a list in a list of secondary files': input('{type: File, secondaryFiles: [«012:wrong-type»[.bai]]}'),
  'secondary files of nothing': input('{type: File, secondaryFiles: null}'),
  'secondary files of a field': input(
    '{type: {type: record, fields: {f: {type: File, «0:later-version»secondaryFiles: [.bai]}}}}',
  ),
  'a list of lists in short': input('«01:undefined-type»string[][]'),
  'a list of what may be absent in short': input('«012:undefined-type»string?[]'),
  'a type that may be absent twice': input('«012:undefined-type»string??'),
  'a short form with a space': input('«012:undefined-type»string []'),
  'a type in capitals': input('«012:undefined-type»String'),
  'no type among several': input('[«012:wrong-type»null, string]'),
  'the name of no type among several': input("['null', string]"),
  'a list without items': input('{type: «012:missing-field»{type: array}}'),
  'a map for a simple type': input('{type: {type: «012:unknown-type»string}}'),
  'a list of a list': input('{type: {type: array, items: {type: array, items: File}}}'),
  'a symbol that is a number': input('{type: {type: enum, symbols: [a, «012:wrong-type»1]}}'),
  'an enum with a binding': input('{type: {type: enum, symbols: [a, b], inputBinding: {prefix: -x}}}'),
  'a record with a binding': input(
    '{type: {type: record, «0:later-version»inputBinding: {prefix: -r}, fields: {p: int}}}',
  ),
  'a field with a binding': input(
    '{type: {type: record, fields: {p: {type: File, inputBinding: {position: 1, prefix: -p, separate: false}}}}}',
  ),
  'a field with a default': input('{type: {type: record, fields: {p: {type: string, «012:unknown-field»default: x}}}}'),
  'a field with a format': input(
    '{type: {type: record, fields: {p: {type: File, «0:later-version»format: "http://x.org/a"}}}}',
  ),
  'a field with a listing': input(
    '{type: {type: record, fields: {p: {type: Directory, «0:later-version»loadListing: deep_listing}}}}',
  ),
  'a record with a label': input('{type: {type: record, label: l, fields: {p: int}}}'),
  'a field without a type': input('{type: {type: record, fields: [«012:missing-field»{name: p}]}}'),
  'an expression for a position': input('{type: File, inputBinding: {position: «0:later-version»$(self.size)}}'),
  'text for a position': input("{type: File, inputBinding: {position: «012:wrong-type»'1'}}"),
  'a fraction for a position': input('{type: File, inputBinding: {position: «012:wrong-type»1.5}}'),
  'contents asked for in the binding': input('{type: File, inputBinding: {loadContents: true}}'),
  'contents asked for next to the type': input('{type: File, «0:later-version»loadContents: true}'),
  'a listing asked for next to the type': input('{type: Directory, «0:later-version»loadListing: shallow_listing}'),
  'a listing of no known kind': input('{type: Directory, «0:later-version»loadListing: «12:wrong-type»deep}'),
  'several formats': input('{type: File, format: ["http://x.org/a", "http://x.org/b"]}'),
  'an expression for a format': input('{type: File, format: $(inputs.a.format)}'),
  'a file as text in a default': input('{type: File, default: {class: File, basename: a.txt, contents: hello}}'),
  'a directory of files in a default': input(
    '{type: Directory, default: {class: Directory, basename: d, listing: [{class: File, basename: a, contents: b}, {class: Directory, basename: e, listing: []}]}}',
  ),
  'a default of any kind': input('{type: Any, default: {a: [1, {b: c}]}}'),
  'an update in place': requiring('«0:later-version»InplaceUpdateRequirement: {inplaceUpdate: true}'),
  'an expression on an update in place': requiring(
    '«0:later-version»InplaceUpdateRequirement: {inplaceUpdate: «12:wrong-type»$(inputs.b)}',
  ),
  'an expression on reuse': requiring('«0:later-version»WorkReuse: {enableReuse: $(inputs.b)}'),
  'reuse without a word': requiring('«0:later-version»WorkReuse: {}'),
  'reuse of nothing': requiring('«0:later-version»WorkReuse: {enableReuse: «12:wrong-type»null}'),
  'text on the network': requiring('«0:later-version»NetworkAccess: {networkAccess: «12:wrong-type»maybe}'),
  'the network without a word': requiring('«0:later-version»«12:missing-field»NetworkAccess: {}'),
  'an expression for a time limit': requiring('«0:later-version»ToolTimeLimit: {timelimit: $(inputs.n)}'),
  'a fraction for a time limit': requiring('«0:later-version»ToolTimeLimit: {timelimit: «12:wrong-type»1.5}'),
  'a listing for all without a word': requiring('«0:later-version»LoadListingRequirement: {}'),
  'text as a working folder': requiring('InitialWorkDirRequirement: {listing: «wrong-type»abc}'),
  'text in a working folder': requiring('InitialWorkDirRequirement: {listing: [«wrong-type»abc]}'),
  'nothing in a working folder': requiring(
    'InitialWorkDirRequirement: {listing: [{entryname: a, entry: b}, «0:wrong-type»null]}',
  ),
  'a list in a working folder': requiring(
    'InitialWorkDirRequirement: {listing: [«0:wrong-type»[{class: File, basename: a, contents: b}]]}',
  ),
  'an entry without text': requiring('InitialWorkDirRequirement: {listing: [«012:missing-field»{entryname: a}]}'),
  'a fraction of memory': requiring('ResourceRequirement: {ramMin: «01:later-version»1.5}'),
  'text for cores': requiring('ResourceRequirement: {coresMin: «wrong-type»"4"}'),
  'one type that is not a list': requiring(
    'SchemaDefRequirement: {types: «012:wrong-type»{name: e, type: enum, symbols: [a]}}',
  ),
  'a version of software as text': requiring(
    'SoftwareRequirement: {packages: [{package: samtools, version: «012:wrong-type»"1"}]}',
  ),
  'versions of software in short': hinting(
    'SoftwareRequirement: {packages: {samtools: ["https://bio.tools/samtools"]}}',
  ),
  'a time limit by an extension': hinting("'cwltool:TimeLimit': {timelimit: 60}"),
  'a time limit by an extension that is required': requiring("«012:unknown-class»'cwltool:TimeLimit': {timelimit: 60}"),
  'standard input as a type': tool('inputs: {a: «0:misplaced-shortcut»stdin}\noutputs: []'),
  'standard output with a format': tool(
    'inputs: []\noutputs: {o: {type: stdout, format: "http://x.org/a", streamable: true}}',
  ),
  'an intent': tool('«01:later-version»intent: ["http://edamontology.org/operation_0004"]\ninputs: []\noutputs: []'),
  'an intent as text': tool(
    '«01:later-version»intent: «2:wrong-type»"http://edamontology.org/operation_0004"\ninputs: []\noutputs: []',
  ),
  'plain text to evaluate': tool(
    'inputs: []\noutputs: {o: {type: string, outputBinding: {outputEval: «12:wrong-type»abc}}}',
  ),
  'a listing in an output': tool(
    'inputs: []\noutputs: {o: {type: Directory, outputBinding: {glob: x, «0:later-version»loadListing: no_listing}}}',
  ),
  'an output with an input binding': tool(
    'inputs: []\noutputs: {o: {type: File, «012:unknown-field»inputBinding: {}}}',
  ),
  'an output with a default': tool('inputs: []\noutputs: {o: {type: File, «012:unknown-field»default: x}}'),
  'several formats of an output': tool(
    'inputs: []\noutputs: {o: {type: File, format: «012:wrong-type»["http://x.org/a"], outputBinding: {glob: x}}}',
  ),
  'contents in the binding of an expression tool': expressionTool(
    'inputs: {a: {type: File, inputBinding: {loadContents: true}}}\noutputs: []',
  ),
  'a prefix in the binding of an expression tool': expressionTool(
    'inputs: {a: {type: File, inputBinding: {«12:unknown-field»prefix: -a}}}\noutputs: []',
  ),
  'an output binding of an expression tool': expressionTool(
    'inputs: []\noutputs: {b: {type: File, «12:unknown-field»outputBinding: {glob: x}}}',
  ),
  'an output binding of a workflow': workflow(
    'inputs: {a: File}\noutputs: {o: {type: File, outputSource: a, «12:unknown-field»outputBinding: {glob: x}}}\nsteps: []',
  ),
  'an input binding of a workflow': workflow(
    'inputs: {a: {type: File, inputBinding: {loadContents: true}}}\noutputs: []\nsteps: []',
  ),
  'picking a value': workflow(
    'inputs: {a: string?, b: string?}\noutputs: {o: {type: string, outputSource: [a, b], «01:later-version»pickValue: first_non_null}}\nsteps: []',
  ),
  'an output from nowhere': workflow(
    'inputs: {a: string}\noutputs: {«012:no-output-source»o: {type: string?, outputSource: null}}\nsteps: []',
  ),
  'merging lists and single values': workflow(
    "inputs: {a: 'string[]?', b: string}\noutputs: {o: {type: 'string[]', outputSource: [«012:possible-types»a, b], linkMerge: merge_flattened}}\nsteps: []",
  ),
}

const minors = ['0', '1', '2'] as const

battery(
  Object.fromEntries(
    Object.entries(CORNERS).flatMap(([title, text]) =>
      minors.map((minor) => [`${title}, in v1.${minor}`, inVersion(text, minor)]),
    ),
  ),
)

function inVersion(text: Text, minor: string): string {
  return text(`v1.${minor}`).replaceAll(/«(\d+):([a-z-]+)»/g, (_, told: string, code: string) =>
    told.includes(minor) ? `«${code}»` : '',
  )
}
