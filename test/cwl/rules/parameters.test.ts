import { expect, test } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { battery, batteryOfRemarks, problemsIn } from '../support/battery.ts'
import { SCHEMA_DEF, TOOL, V1_2, inputOf } from '../support/documents.ts'

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

batteryOfRemarks([
  [
    'a format of what is no file',
    dedent`
      ${V1_2}inputs: {d: {type: "Directory[]", format: "http://x.org/f"}, e: {type: string, format: "http://x.org/f"}}
      outputs: {}
    `,
    [
      'format is for parameters that hold files, and d holds none: Remove it, or make the type File[].',
      'format is for parameters that hold files, and e holds none: Remove it, or make the type File.',
    ],
  ],
])

test('the format of the name of a file to write is warned of, and no more', async () => {
  expect(
    await problemsIn(
      dedent`
        ${V1_2}inputs: {name: {type: string, format: "http://x.org/f"}}
        outputs: {o: {type: File, outputBinding: {glob: $(inputs.name)}}}
      `,
    ),
  ).toMatchObject([{ code: 'not-for-type', severity: 'warning' }])
})
