import { dedent } from '../../../support/dedent.ts'
import { battery } from '../../support/battery.ts'
import { BARE_TOOL, TOOL, inputOf } from '../../support/documents.ts'

battery(
  {
    'the default of a literal that has a name is not a file of the repository': inputOf(
      '{type: File, default: {class: File, location: "_:5c1d", basename: a.txt, contents: abc}}',
    ),
    'a default file exists': {
      text: inputOf('{type: File, default: {class: File, location: data/a.txt}}'),
      files: { 'data/a.txt': 'a' },
    },
    'a default file that does not exist is reported': inputOf(
      '{type: File, default: {class: File, location: «missing-default»a.txt}}',
    ),
    'a default file is named by its path too': inputOf(
      '{type: File, default: {class: File, path: «missing-default»a.txt}}',
    ),
    'a default file elsewhere is not looked for': dedent`
      ${TOOL}inputs: {a: {type: "File[]", default: [{class: File, location: "file:///a.txt"}, {class: File, location: "FILE:a.txt"}, {class: File, path: /a.txt}, {class: File, path: ../a.txt}, {class: File, location: "https://h.org/a.txt"}]}}
      outputs: {}
    `,
    'a default file in a list exists': inputOf(
      "{type: 'File[]', default: [{class: File, path: main.cwl}, {class: File, path: «missing-default»a.txt}]}",
    ),
    'a default file has a location': inputOf(
      '{type: File, default: «file-without-location»{class: File, basename: a.txt}}',
    ),
    'a default file has a location in text': inputOf(
      '{type: File, default: «file-without-location»{class: File, location: 5}}',
    ),
    'a default file may say what it holds': inputOf('{type: File, default: {class: File, contents: ""}}'),
    'a default directory has a location': inputOf(
      '{type: Directory, default: «file-without-location»{class: Directory, contents: a}}',
    ),
    'a default directory may say what it holds': inputOf(
      '{type: Directory, default: {class: Directory, basename: a, listing: [«file-without-location»{class: File, basename: b}]}}',
    ),
    'a file of a record has a location': inputOf(
      '{type: {type: record, fields: {b: File}}, default: {b: «file-without-location»{class: File}}}',
    ),
    'a map of another class is not a file': inputOf('{type: Any, default: {class: file, basename: a}}'),
    'a default file of a step has a location': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: {}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: File}, outputs: {}}, in: {x: {default: «file-without-location»{class: File}}}, out: []}
    `,
    'a file of a working folder has a location': dedent`
      ${TOOL}requirements: {InitialWorkDirRequirement: {listing: [«file-without-location»{class: File, basename: a}, {class: Directory, basename: b, listing: []}]}}
      inputs: {}
      outputs: {}
    `,
    'a file of a working folder of a step has a location': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: {}
      outputs: {}
      steps:
        s: {requirements: {InitialWorkDirRequirement: {listing: [«file-without-location»{class: Directory, basename: a}]}}, run: {class: Operation, inputs: {}, outputs: {}}, in: {}, out: []}
    `,
    'a file next to a default file exists': inputOf(
      '{type: File, default: {class: File, path: main.cwl, secondaryFiles: [{class: File, path: «missing-default»a.txt}]}}',
    ),
    'a default file may be anywhere else': inputOf(
      '{type: \'File[]\', default: [{class: File, path: /data/a.txt}, {class: File, location: "http://example.com/a"}, {class: File, location: 0123456789abcdef01234567}, {class: File, basename: a, contents: b}]}',
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
    'a default file of a step exists': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: {}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: File}, outputs: {}}, in: {x: {default: {class: File, path: «missing-default»a.txt}}}, out: []}
    `,
    'what a working folder is to hold exists': {
      text: dedent`
        ${BARE_TOOL}requirements:
          InitialWorkDirRequirement:
            listing:
            - {class: File, location: data/a.txt}
            - {class: File, location: «no-such-file»a.txt, secondaryFiles: [{class: File, path: «no-such-file»a.bai}]}
            - {class: Directory, path: data}
            - {class: Directory, location: «no-such-file»nowhere}
            - {class: Directory, basename: d, listing: [{class: File, path: «no-such-file»b.txt}]}
            - {class: File, location: /data/a.txt}
            - {class: File, location: "http://example.com/a.txt"}
            - {class: File, basename: c, contents: c}
      `,
      files: { 'data/a.txt': 'a' },
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
    'what a hint puts into a working folder may be absent': dedent`
      ${BARE_TOOL}hints:
        InitialWorkDirRequirement: {listing: [{class: File, location: a.txt}]}
    `,
  },
  ['JSON', 'lists'],
)
