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
  'a question mark in the map of a secondary file': input(
    "{type: File, secondaryFiles: «0:later-version»[{pattern: «012:literal-question-mark».bai?}, {pattern: «012:literal-question-mark»^.bai?, required: false}, {pattern: «012:literal-question-mark»'$(self.nameroot).bai?'}]}",
  ),
  'an expression on whether a secondary file is required': input(
    '{type: File, secondaryFiles: «0:later-version»{pattern: .bai, required: $(inputs.a.basename)}}',
  ),
  'a list in a list of secondary files': input('{type: File, secondaryFiles: [«012:wrong-type»[.bai]]}'),
  'a list of lists in short': input('«01:undefined-type»string[][]'),
  'a short form with a space': input('«012:undefined-type»string []'),
  'the name of no type among several': input("['null', string]"),
  'an enum with a binding': input('{type: {type: enum, symbols: [a, b], inputBinding: {prefix: -x}}}'),
  'a field with a listing': input(
    '{type: {type: record, fields: {p: {type: Directory, «0:later-version»loadListing: deep_listing}}}}',
  ),
  'a fraction for a position': input('{type: File, inputBinding: {position: «012:wrong-type»1.5}}'),
  'several formats': input('{type: File, format: ["http://x.org/a", "http://x.org/b"]}'),
  'an update in place': requiring('«0:later-version»InplaceUpdateRequirement: {inplaceUpdate: true}'),
  'reuse of nothing': requiring('«0:later-version»WorkReuse: {enableReuse: «12:wrong-type»null}'),
  'the network without a word': requiring('«0:later-version»«12:missing-field»NetworkAccess: {}'),
  'an expression for a time limit': requiring('«0:later-version»ToolTimeLimit: {timelimit: $(inputs.n)}'),
  'nothing in a working folder': requiring(
    'InitialWorkDirRequirement: {listing: [{entryname: a, entry: b}, «0:wrong-type»null]}',
  ),
  'a fraction of memory': requiring('ResourceRequirement: {ramMin: «01:later-version»1.5}'),
  'one type that is not a list': requiring(
    'SchemaDefRequirement: {types: «012:wrong-type»{name: e, type: enum, symbols: [a]}}',
  ),
  'versions of software in short': hinting(
    'SoftwareRequirement: {packages: {samtools: ["https://bio.tools/samtools"]}}',
  ),
  'a time limit by an extension that is required': requiring("«012:unknown-class»'cwltool:TimeLimit': {timelimit: 60}"),
  'an intent as text': tool(
    '«01:later-version»intent: «2:wrong-type»"http://edamontology.org/operation_0004"\ninputs: []\noutputs: []',
  ),
  'several formats of an output': tool(
    'inputs: []\noutputs: {o: {type: File, format: «012:wrong-type»["http://x.org/a"], outputBinding: {glob: x}}}',
  ),
  'an input binding of a workflow': workflow(
    'inputs: {a: {type: File, inputBinding: {loadContents: true}}}\noutputs: []\nsteps: []',
  ),
  'merging lists and single values': workflow(
    "inputs: {a: 'string[]?', b: string}\noutputs: {o: {type: 'string[]', outputSource: [«012:possible-types»a, b], linkMerge: merge_flattened}}\nsteps: []",
  ),
}

const minors = ['0', '1', '2'] as const

battery(
  import.meta.filename,
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
