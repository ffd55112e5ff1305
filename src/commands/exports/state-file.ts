import { lstatSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { resolve } from 'node:path'

import { memoryFromJson, memoryToJson, type ExportsMemory, type ExportsNews } from '../../export-jobs/history.ts'
import type { ExportsSummary } from '../../export-jobs/summary.ts'
import { codeOf, faultOf, reasonOf, writeAtomically } from '../../files/atomic-file.ts'
import { PromotionError } from '../../files/errors.ts'
import { placeOf, type Output } from '../../files/output-place.ts'
import { parseJson, stringifyJson, type JsonValue } from '../../json/index.ts'
import type { Failure } from '../report.ts'

/** In bytes. A memory is far smaller, so a larger file was named by mistake. */
const LARGEST = 1_000_000

/** Another kind of file is refused with a PromotionError `usage`: it was named by mistake, or a newer version wrote it. */
export function stateFile(output: Exclude<Output, string>): ExportsKeeper {
  const path = resolve(output.base, output.file)
  let news: ExportsNews | undefined
  const write = async (memory: ExportsMemory | undefined): Promise<Keeping> =>
    memory === undefined ? {} : replace(output, path, `${stringifyJson(memoryToJson(memory), 2)}\n`)
  return {
    recall: async () => {
      refuseLedAway(output, path)
      return recall(path)
    },
    keep: async (latest, _, others) => {
      news = latest
      if (others === 'informed') return write(latest.memory)
      return latest.compared ? write(latest.untilReported) : {}
    },
    settle: () => write(news?.memory),
  }
}

/** Checked before the file is read: a file outside must not count as the memory of the last run. */
function refuseLedAway(output: Output, path: string): void {
  const fault = faultOf(() => placeOf(output))
  if (fault !== undefined) throw new PromotionError('usage', `the state file ${path} cannot be used: ${fault}`)
}

async function recall(path: string): Promise<Recollection> {
  const text = await readIfThere(path)
  if (text === undefined) return {}
  const reading = memoryFromJson(parsed(path, text))
  if (!reading.ok) throw notOurs(path, reading.reason)
  return { memory: reading.memory }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    if ((await stat(path)).size > LARGEST) throw notOurs(path, 'it is far too large')
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof PromotionError) throw error
    if (codeOf(error) === 'ENOENT') {
      if (!isLink(path)) return undefined
      throw new PromotionError('usage', `the state file ${path} is a symbolic link that leads nowhere`, {
        fix: 'Give the path of a file as `state-file`, or delete the link.',
      })
    }
    throw new PromotionError('usage', `the state file ${path} cannot be read: ${reasonOf(error)}`, {
      fix: 'Name a file that this user may read and write as `state-file`.',
    })
  }
}

function parsed(path: string, text: string): JsonValue {
  try {
    return parseJson(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw notOurs(path, 'it is not JSON')
  }
}

function notOurs(path: string, reason: string): PromotionError {
  return new PromotionError('usage', `the state file ${path} is not one that this release wrote: ${reason}`, {
    fix: 'Name another file as `state-file`, or delete this one to begin again: then all failing jobs count as new.',
  })
}

async function replace(output: Output, path: string, text: string): Promise<Keeping> {
  try {
    placeOf(output)
    await writeAtomically(await whereItLeads(path), text)
    return {}
  } catch (error) {
    return {
      trouble: {
        code: 'state-not-kept',
        message: `the state file ${path} could not be written: ${reasonOf(error)}`,
        fix: 'Make the file writable. Until then, the next run reports the same failures as new.',
      },
    }
  }
}

/** The target of a link. If the link were replaced with a file, the next machine would not find the memory. */
async function whereItLeads(path: string): Promise<string> {
  return isLink(path) ? realpath(path) : path
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
}

/** Calls do not reject for errors of a disk or a server: such an error is a trouble, which only makes the run fail. */
export interface ExportsKeeper {
  /** `signal` cancels requests to a server, also those of the other two methods. */
  recall(signal: AbortSignal): Promise<Recollection>
  /**
   * While `others` are still to be informed it shows people the news, and saves `untilReported`: if the run ends here,
   * the next run must report the news again.
   */
  keep(news: ExportsNews, summary: ExportsSummary, others: 'informed' | 'to-be-informed'): Promise<Keeping>
  /** Saves that everybody was informed. Called only after a `keep` with others to be informed. */
  settle(): Promise<Keeping>
}

export interface Recollection {
  readonly url?: string
  readonly memory?: ExportsMemory
  readonly notices?: readonly string[]
  /** Why the memory could not be read although it may exist. It makes the run fail. */
  readonly trouble?: Failure
}

export interface Keeping {
  readonly url?: string
  readonly notices?: readonly string[]
  /** Why the run was not saved or not shown. It makes the run fail. */
  readonly trouble?: Failure
}
