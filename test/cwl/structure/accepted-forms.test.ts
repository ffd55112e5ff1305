import { dedent } from '../../support/dedent.ts'
import { battery } from '../support/battery.ts'
import { BARE_TOOL, TOOL } from '../support/documents.ts'

battery(
  import.meta.filename,
  {
    'bindings are in items and fields too': dedent`
      ${TOOL}inputs:
        a: {type: {type: array, items: File, inputBinding: {prefix: -I}}, inputBinding: {position: 1}}
        b: {type: {type: record, fields: {p: {type: File, inputBinding: {prefix: -p, valueFrom: $(self.path)}}}}}
      outputs:
        o: {type: {type: record, fields: {p: {type: File, outputBinding: {glob: a.txt}}}}}
    `,
    'contents of what was found are read': dedent`
      ${TOOL}inputs: {}
      outputs:
        o: {type: string, outputBinding: {glob: x, loadContents: true, outputEval: "$(self[0].contents)"}}
    `,
    'a working folder has all its forms': dedent`
      ${BARE_TOOL}requirements:
        InitialWorkDirRequirement:
          listing:
          - {entryname: a.txt, entry: text}
          - {entry: $(runtime), writable: true}
          - {class: File, location: main.cwl}
          - {class: Directory, basename: d, listing: []}
          - null
          - [{class: File, location: main.cwl}]
          - $(inputs)
    `,
    'requirements of v1.1 are there': dedent`
      cwlVersion: v1.1
      class: CommandLineTool
      requirements: {LoadListingRequirement: {loadListing: shallow_listing}, InplaceUpdateRequirement: {inplaceUpdate: true}, ToolTimeLimit: {timelimit: 60}, WorkReuse: {enableReuse: $(inputs.b)}, NetworkAccess: {networkAccess: true}}
      inputs: {b: boolean}
      outputs: {}
    `,
  },
  ['JSON', 'lists'],
)
