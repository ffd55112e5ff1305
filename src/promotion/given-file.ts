import { closeSync, constants, fstatSync, openSync, read, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { systemCode } from '../cwl/source/errno.ts'
import { reasonOf } from './atomic-file.ts'

/** In bytes. Somewhat more than this no text can have in this engine. */
const LARGEST = 500_000_000

/** A file cannot be read; the message says why and the hint what to do, for people. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly fix: string

  constructor(message: string, fix = 'Check the path; it is relative to where the command runs.') {
    super(message)
    this.fix = fix
  }
}

/** The run ended while it waited for what comes through a pipe. */
export class SilentPipe extends Error {
  override readonly name = 'SilentPipe'
  readonly path: string

  constructor(path: string, cause: unknown) {
    super(`the pipe ${path} did not end`, { cause })
    this.path = path
  }
}

/** Nobody may be kept waiting by opening a pipe: neither timers nor signals are heard meanwhile, and it may be for ever. */
const OPENING = constants.O_RDONLY | constants.O_NONBLOCK

/** Text of a file that a user names, without a byte order mark. Throws UnreadableFile, also for what is no file. */
export function readGivenFile(path: string): string {
  const opened = open(path)
  if (typeof opened === 'string') return opened
  closeSync(opened.pipe)
  throw new UnreadableFile('it is a pipe, and no file')
}

/**
 * The same, and of a pipe, such as `<(…)` of a shell, what comes through it. Rejects with {@link SilentPipe} when
 * `signal` aborts before its end.
 */
export async function receiveGivenFile(path: string, signal: AbortSignal): Promise<string> {
  const opened = open(path)
  return typeof opened === 'string' ? opened : receive(path, opened.pipe, signal)
}

function open(path: string): string | { readonly pipe: number } {
  return inWords(() => {
    const descriptor = openSync(path, OPENING)
    let isPipe = false
    try {
      const stats = fstatSync(descriptor)
      isPipe = stats.isFIFO()
      if (isPipe) return { pipe: descriptor }
      if (!stats.isFile() && !stats.isDirectory()) throw new UnreadableFile('it is a device or the like, and no file')
      if (stats.size > LARGEST) throw tooLarge()
      // Of a folder the system says so.
      return decode(readFileSync(descriptor))
    } finally {
      if (!isPipe) closeSync(descriptor)
    }
  })
}

function inWords<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (systemCode(error) === undefined) throw error
    throw new UnreadableFile(reasonOf(error))
  }
}

/** An endless one ends here as well, `cat /dev/zero` for one. */
async function receive(path: string, pipe: number, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for (;;) {
      signal.throwIfAborted()
      const chunk = await pieceOf(pipe)
      if (chunk === 'later' || (chunk.length === 0 && length === 0 && isNamed(path)))
        await sleep(BETWEEN_LOOKS, undefined, { signal })
      else if (chunk.length === 0) return decode(Buffer.concat(chunks))
      else chunks.push(chunk)
      length += chunk === 'later' ? 0 : chunk.length
      if (length > LARGEST) throw tooLarge()
    }
  } catch (error) {
    if (signal.aborted) throw new SilentPipe(path, error)
    throw error
  } finally {
    closeSync(pipe)
  }
}

/**
 * In milliseconds. A socket would be told when there is something to read, but what can open connections is kept in few
 * places.
 */
const BETWEEN_LOOKS = 20

/** What a pipe holds on Linux. */
const PIECE = 65_536

/** What can be read now; nothing where nobody writes into it, and `later` where somebody does and has not yet. */
async function pieceOf(pipe: number): Promise<Buffer | 'later'> {
  try {
    const { buffer, bytesRead } = await promisify(read)(pipe, Buffer.allocUnsafe(PIECE), 0, PIECE, null)
    return buffer.subarray(0, bytesRead)
  } catch (error) {
    if (systemCode(error) === 'EAGAIN') return 'later'
    throw error
  }
}

/** A pipe that somebody made is there before the one who writes into it; those of a shell are theirs from the beginning. */
function isNamed(path: string): boolean {
  return !/^\/(?:dev\/(?:fd|stdin)|proc)\b/.test(path)
}

function tooLarge(): UnreadableFile {
  return new UnreadableFile(`it has more than ${LARGEST / 1_000_000} MB`)
}

/** Whoever saves a file in another encoding changes names and paths in it, which no digest covers. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (systemCode(error) !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error
    throw new UnreadableFile(
      'it is not UTF-8, so that it was saved in another way than it was written',
      'Take the file as the run wrote it.',
    )
  }
}
