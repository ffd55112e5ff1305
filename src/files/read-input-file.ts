import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'

import { reasonOf } from './atomic-file.ts'
import { systemCode } from './errno.ts'
import { LedAway, placeOf } from './output-place.ts'
import { countRead } from './step-size.ts'

/** In bytes. A text in JavaScript cannot be much longer. */
const LARGEST = 500_000_000

export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly fix: string

  constructor(message: string, fix = 'Check the path; it is relative to where the command runs.') {
    super(message)
    this.fix = fix
  }
}

/** Without the second flag, opening a pipe can block forever, and with it timers and signals. */
const OPENING = constants.O_RDONLY | constants.O_NONBLOCK

/** Without a byte order mark. Throws UnreadableFile, also for a pipe or a device. */
export function readInputFile(path: string): string {
  try {
    const descriptor = openSync(placeOf(path), OPENING)
    try {
      const stats = fstatSync(descriptor)
      if (stats.isFIFO()) throw new UnreadableFile('it is a pipe, not a file')
      if (!stats.isFile() && !stats.isDirectory()) throw new UnreadableFile('it is a device or similar, not a file')
      if (stats.size > LARGEST) throw new UnreadableFile(`it has more than ${LARGEST / 1_000_000} MB`)
      countRead(stats.size, path)
      return decode(readFileSync(descriptor))
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    if (systemCode(error) === undefined && !(error instanceof LedAway)) throw error
    throw new UnreadableFile(reasonOf(error))
  }
}

/** Saving a file in another encoding changes names and paths that no digest covers. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (systemCode(error) !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error
    throw new UnreadableFile('it is not UTF-8, so another program has changed it', 'Take the file as the run wrote it.')
  }
}
