import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfRemarks } from '../../support/battery.ts'
import { SCHEMA_DEF, TOOL, V1_2, inputOf } from '../../support/documents.ts'

battery(
  import.meta.filename,
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
    'secondary files are for files': inputOf('{type: string, «not-for-type»secondaryFiles: [.bai]}'),
    'streaming is for files': inputOf('{type: int, «not-for-type»streamable: true}'),
    'contents are of files': inputOf('{type: string, «not-for-type»loadContents: true}'),
    'a listing is of directories': inputOf('{type: File, «not-for-type»loadListing: deep_listing}'),
    'a format is of files': inputOf('{type: Directory, «not-for-type»format: "http://edamontology.org/format_2572"}'),
    'a format is for lists of files too': inputOf('{type: \'File[]?\', format: "http://edamontology.org/format_2572"}'),
    'secondary files are for outputs that are files': dedent`
      ${TOOL}inputs: {}
      outputs:
        o: {type: string, outputBinding: {glob: x, outputEval: "$(self[0].path)"}, «not-for-type»secondaryFiles: [.bai]}
    `,
  },
  ['JSON', 'lists'],
)

batteryOfRemarks([
  [
    'secondary files of what is not a file',
    dedent`
      ${V1_2}inputs: {d: {type: "Directory[]", streamable: true}, e: {type: string, secondaryFiles: [.bai]}}
      outputs: {}
    `,
    [
      'streamable is only for parameters with files, but "d" has none: Remove it, or change the type to File[].',
      'secondaryFiles is only for parameters with files, but "e" has none: Remove it, or change the type to File.',
    ],
  ],
])
