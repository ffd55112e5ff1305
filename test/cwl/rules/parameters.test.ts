import { dedent } from '../../support/dedent.ts'
import { SCHEMA_DEF, TOOL, inputOf } from '../battery/documents.ts'
import { battery } from '../battery/run.ts'

battery(
  {
    'what is switched off needs no files': inputOf(
      '{type: string, loadContents: false, streamable: false, secondaryFiles: []}',
    ),
    'what may be anything may be a file': inputOf(
      '{type: Any, format: "http://edamontology.org/format_2572", loadListing: deep_listing}',
    ),
    'a record may hold files': dedent`
      ${TOOL}${SCHEMA_DEF}inputs: {a: {type: pair, streamable: true}}
      outputs: {}
    `,
    'a format is for files': inputOf('{type: string, «not-for-type»format: "http://edamontology.org/format_2572"}'),
    'secondary files are for files': inputOf('{type: string, «not-for-type»secondaryFiles: [.bai]}'),
    'streaming is for files': inputOf('{type: int, «not-for-type»streamable: true}'),
    'contents are of files': inputOf('{type: string, «not-for-type»loadContents: true}'),
    'a listing is of directories': inputOf('{type: File, «not-for-type»loadListing: deep_listing}'),
    'a format is for lists of files too': inputOf('{type: \'File[]?\', format: "http://edamontology.org/format_2572"}'),
    'secondary files are for outputs that are files': dedent`
      ${TOOL}inputs: {}
      outputs:
        o: {type: string, outputBinding: {glob: x, outputEval: "$(self[0].path)"}, «not-for-type»secondaryFiles: [.bai]}
    `,
  },
  ['JSON', 'lists'],
)
