import { dedent } from '../../../support/dedent.ts'
import { battery } from '../../support/battery.ts'
import { BARE_TOOL, TOOL, inputOf } from '../../support/documents.ts'

battery(
  import.meta.filename,
  {
    'a default file has a location': inputOf(
      '{type: File, default: «file-without-location»{class: File, basename: a.txt}}',
    ),
    'a default directory has a location': inputOf(
      '{type: Directory, default: «file-without-location»{class: Directory, contents: a}}',
    ),
    'a default directory may say what it holds': inputOf(
      '{type: Directory, default: {class: Directory, basename: a, listing: [«file-without-location»{class: File, basename: b}]}}',
    ),
    'a default file is relative to the file that names it': {
      text: dedent`
        ${TOOL}inputs: {$import: sub/inputs.yml}
        outputs: {}
      `,
      files: {
        'sub/inputs.yml': dedent`
          a: {type: File, default: {class: File, path: a.txt}}
          b: {type: File, default: {class: File, path: «missing-default»sub/a.txt}}
        `,
        'sub/a.txt': 'a',
      },
    },
    'what a working folder is to hold may have any name': {
      text: dedent`
        ${BARE_TOOL}requirements:
          InitialWorkDirRequirement:
            listing:
            - {class: File, location: a(1).txt}
            - {class: File, location: «no-such-file»b(1).txt}
            - {class: Directory, location: "d[1]"}
            - {class: Directory, location: «no-such-file»"e[1]"}
            - {class: Directory, location: .}
            - {class: Directory, location: ./d}
            - {class: File, location: «no-such-file»$(inputs.a.location)}
      `,
      files: { 'a(1).txt': 'a', 'd[1]/x.txt': 'x', 'd/sub/x.txt': 'x' },
    },
    'what a step puts into a working folder exists': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: {}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {}, outputs: {}}, requirements: {InitialWorkDirRequirement: {listing: [{class: File, location: «no-such-file»a.txt}]}}, in: {}, out: []}
    `,
  },
  ['JSON', 'lists'],
)
