import { writeSync } from 'node:fs'

import { packDocument } from '../../../src/cwl/pack.ts'
import { isError } from '../../../src/cwl/problems/problem.ts'
import { validateDocuments } from '../../../src/cwl/validate.ts'
import { HOSTILE_DOCUMENTS } from './hostile-documents.ts'
import { memoryWorkspace } from './memory.ts'

// Validates and packs all hostile documents of a size, in a process whose memory can be bounded; a line of JSON for
// each.
const [bytes = '1000000'] = process.argv.slice(2)
for (const { name, files } of HOSTILE_DOCUMENTS) {
  const workspace = memoryWorkspace(files(Number(bytes)))
  const { problems } = await validateDocuments(workspace, ['main.cwl'])
  const packing = await packDocument(workspace, 'main.cwl')
  const malformed = [...problems, ...packing.problems].filter(
    ({ line, column, message }) => !(line >= 1) || !(column >= 1) || message === '',
  )
  writeSync(
    1,
    `${JSON.stringify({ name, malformed: malformed.slice(0, 3), valid: !problems.some(isError), packed: packing.ok })}\n`,
  )
}
