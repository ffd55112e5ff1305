import { writeSync } from 'node:fs'

import { packDocument } from '../../../src/cwl/pack.ts'
import { validateDocuments } from '../../../src/cwl/validate.ts'
import { DEFAULT_LIMITS, type Limits } from '../../../src/files/limits.ts'
import { openWorkspace } from '../../../src/files/workspace.ts'
import { toText } from '../../../src/report/text.ts'

/**
 * A process of its own, so that what it takes can be measured: `node hostile-reading.ts FOLDER validate|pack
 * default|raised`. Says what came of it as one line of JSON.
 */
export interface HostileReading {
  readonly problems: number
  /** Codes that were told. */
  readonly codes: readonly string[]
  /** Milliseconds from the first read to the whole text of the report. */
  readonly time: number
  /** The most memory that the process ever had, in MiB. */
  readonly memory: number
}

/** What a document of 10 MiB can need when none of the limits is to stop it. */
const RAISED: Limits = { ...DEFAULT_LIMITS, nodes: 20_000_000, textLength: 2 ** 30, files: 100_000 }

const [folder = '.', verb, limits] = process.argv.slice(2)
const started = performance.now()
const workspace = openWorkspace(folder, limits === 'raised' ? RAISED : {})
const { problems } =
  verb === 'pack' ? await packDocument(workspace, 'main.cwl') : await validateDocuments(workspace, ['main.cwl'])
toText(
  { command: 'validate', exitCode: 0, notices: [], ok: true, documents: [], problems },
  { color: false, width: 100 },
)
const time = performance.now() - started
const reading: HostileReading = {
  problems: problems.length,
  codes: [...new Set(problems.map(({ code }) => code))],
  time,
  memory: process.resourceUsage().maxRSS / 1024,
}
writeSync(1, JSON.stringify(reading))
