import { randomBytes } from 'node:crypto'
import { lstatSync, realpathSync, statSync } from 'node:fs'
import { chmod, link, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { caseFold } from '../cwl/source/case-fold.ts'
import { systemCode, wordsForCode } from '../cwl/source/errno.ts'
import { limitSteps } from '../cwl/source/step-size.ts'
import { folderAbove, LedAway, placeOf, type Output } from './output-place.ts'

/** Who may read a file: its owner alone, or others as well, as the file that it replaces allowed or the system does. */
export type Readers = 'owner' | 'others'

/**
 * Replaces a file as a whole: a reader finds the old text or the new one, also after a crash. Makes its folder. Rejects
 * for a place that {@link placeOf} refuses, as all that write here do.
 */
export async function writeAtomically(output: Output, text: string, readers: Readers = 'owner'): Promise<void> {
  const path = placeOf(output)
  await write(path, text, readers, async (temporary) => replace(temporary, path))
}

/** Windows replaces nothing that another program has open, and one that looks for viruses has what was just written. */
async function replace(temporary: string, path: string): Promise<void> {
  for (let pause = SHORTEST_PAUSE; ; pause *= 2) {
    try {
      await rename(temporary, path)
      return
    } catch (error) {
      if (process.platform !== 'win32' || pause > LONGEST_PAUSE || !HELD.has(codeOf(error))) throw error
      await sleep(pause)
    }
  }
}

/** In milliseconds; all of them together are somewhat more than a second. */
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [10, 640] as const

const HELD: ReadonlySet<string> = new Set(['EPERM', 'EACCES', 'EBUSY'])

/**
 * The same where no file is yet: of several writers at once one succeeds, and each other rejects with `EEXIST`, as when
 * a file is there.
 */
export async function writeNew(output: Output, text: string, readers: Readers = 'owner'): Promise<void> {
  const path = placeOf(output)
  let isPlaced = false
  try {
    await write(path, text, readers, async (temporary) => {
      if (!(await isLinked(temporary, path))) await claim(path, temporary)
      isPlaced = true
      await rm(temporary, { force: true })
    })
  } catch (error) {
    // It would be in the way when this is tried again.
    if (isPlaced) await rm(path, { force: true })
    throw error
  }
}

/** Places the whole file in one step; false where the file system has no hard links. */
async function isLinked(temporary: string, path: string): Promise<boolean> {
  try {
    await link(temporary, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error
    return false
  }
}

/** For file systems without hard links: for a moment the file is there and empty. */
async function claim(path: string, temporary: string): Promise<void> {
  const file = await open(path, 'wx', OWNER)
  try {
    await file.close()
    await rename(temporary, path)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** Last of all `place` brings the file, written to the disk, to where it belongs. */
async function write(
  path: string,
  text: string,
  readers: Readers,
  place: (temporary: string) => Promise<void>,
): Promise<void> {
  // What is changed must not be done again.
  limitSteps(undefined)
  await mkdir(dirname(path), { recursive: true })
  const temporary = temporaryIn(dirname(path))
  try {
    await writeThrough(temporary, text, readers === 'owner' ? OWNER : USUAL)
    const replaced = readers === 'owner' ? undefined : statSync(path, { throwIfNoEntry: false })
    if (replaced !== undefined) await chmod(temporary, replaced.mode & 0o777)
    await place(temporary)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** So that the new name outlives a power cut as well, where the system can open a folder and the file system syncs one. */
async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, 'r')
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  } catch (error) {
    if (!NO_SYNC.has(codeOf(error))) throw error
  }
}

/** Windows opens no folder, one may be for writing alone, and some file systems sync files only. */
const NO_SYNC: ReadonlySet<string> = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'EBADF', 'ENOTSUP', 'ENOSYS'])

/**
 * Why `text` cannot be written there, for people; undefined when it can. That is tried in the nearest folder that is
 * there, since neither permissions nor the system tell all of it beforehand; nothing is left behind.
 */
export async function faultOfWriting(output: Output, text = ''): Promise<string | undefined> {
  try {
    const path = placeOf(output)
    const folder = folderAbove(path)
    if ([path, realpathSync(folder)].some((each) => each.split(sep).some((part) => caseFold(part) === '.git')))
      return 'what is in a folder .git belongs to git'
    const there = statSync(path, { throwIfNoEntry: false })
    if (there?.isDirectory() === true) return inWords('EISDIR')
    // Replacing such as /dev/null would take it away from everybody.
    if (there?.isFile() === false) return 'it is a device or the like, and no file'
    return await faultOfTrial(folder, text)
  } catch (error) {
    return reasonOf(error)
  }
}

/**
 * Why files cannot be written into a folder of their own there, for people; undefined when they can. Leaves nothing
 * behind.
 */
export async function faultOfFolder(output: Output): Promise<string | undefined> {
  try {
    const path = placeOf(output)
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return await faultOfTrial(folderAbove(path), '')
    if (!statSync(path).isDirectory()) return 'it is not a folder'
    if ((await readdir(path)).length > 0) return 'it is not empty'
    return await faultOfTrial(path, '')
  } catch (error) {
    return reasonOf(error)
  }
}

async function faultOfTrial(folder: string, text: string): Promise<string | undefined> {
  const trial = temporaryIn(folder)
  try {
    await writeThrough(trial, text, OWNER)
    return undefined
  } catch (error) {
    return reasonOf(error)
  } finally {
    await rm(trial, { force: true })
  }
}

/** A short name, so that it is none too long where that of the file is not. */
function temporaryIn(folder: string): string {
  return join(folder, `.cwl-promote.${randomBytes(6).toString('hex')}.tmp`)
}

/** Modes of new files. */
const OWNER = 0o600
/** Less what the umask of the process takes away. */
const USUAL = 0o666

async function writeThrough(path: string, text: string, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Why a file could not be read or written, for people. */
export function reasonOf(error: unknown): string {
  return inWords(codeOf(error))
}

function inWords(code: string): string {
  const words = wordsForCode(code)
  return words === undefined ? code : `${words} (${code})`
}

/** Such as ENOENT; of what the system did not say, the words. */
export function codeOf(error: unknown): string {
  return systemCode(error) ?? (error instanceof LedAway ? error.message : String(error))
}
