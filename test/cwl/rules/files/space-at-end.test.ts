import { dedent } from '../../../support/dedent.ts'
import { battery } from '../../support/battery.ts'
import { TOOL } from '../../support/documents.ts'

battery(import.meta.filename, {
  'a name has no spaces around it': dedent`
    ${TOOL}stdout: «space-at-end»"out.txt "
    stderr: ""
    inputs: {a: {type: File, secondaryFiles: [«space-at-end»" .bai", {pattern: «space-at-end»".b c "}]}}
    outputs:
      o:
        type: "File[]"
        outputBinding:
          glob:
          - «space-at-end»|
            *.bam
          - |-
            *.bam
          - |
            $(inputs.a.basename)
          - «space-at-end»" a b"
    requirements: {InitialWorkDirRequirement: {listing: [{entryname: «space-at-end»"x\\n", entry: y}, {entryname: " $(inputs.a.basename)", entry: y}]}}
  `,
})
