/**
 * Compares every string of every packed description of the corpus with the documents that it was packed from: packing
 * changes no text but for what docs/packing.md lists. With an argument, only documents whose path contains it.
 */
import { Packer } from '../../src/cwl/index.ts'
import { openWorkspace } from '../../src/files/workspace.ts'
import { compareStrings } from '../../test/cwl/support/compare-strings.ts'
import { CORPUS, readVerdicts } from './corpus.ts'

const FILTER = process.argv[2] ?? ''

const packer = new Packer(openWorkspace(CORPUS))
let same = 0
let different = 0
for (const { path, verdict } of readVerdicts()) {
  if (verdict !== 'accept' || !path.includes(FILTER)) continue
  const packing = await packer.pack(path)
  if (!packing.ok) continue
  const { invented, lost } = compareStrings(CORPUS, path, packing)
  if (invented.length + lost.length === 0) same += 1
  else different += 1
  for (const text of invented) console.log(`  ${path}: no source has ${JSON.stringify(text)}`)
  for (const text of lost) console.log(`  ${path}: packing loses ${JSON.stringify(text)}`)
}
console.log(`${same} packed descriptions have the strings of their documents, ${different} have others`)
process.exit(different === 0 ? 0 : 1)
