import { randomBytes } from 'node:crypto'
import { lstatSync, realpathSync, statSync } from 'node:fs'
import { chmod, link, mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { systemCode, wordsForCode } from './errno.ts'
import { EXACTLY, identityOf } from './identity.ts'
import { folderAbove, LedAway, placeOf, type Output } from './output-place.ts'
import { caseFold } from './text.ts'

/** `others`: with the permissions of the replaced file or the system's default. */
export type Readers = 'owner' | 'others'

/**
 * A reader finds the old text or the new one, even after a crash. Creates its folder. Rejects for a place that
 * {@link placeOf} refuses, like all functions here that write.
 */
export async function writeAtomically(output: Output, text: string, readers: Readers = 'owner'): Promise<void> {
  const path = placeOf(output)
  await write(output, path, text, readers, async (temporary) => replace(temporary, path))
}

/** Windows cannot replace a file that another program has open, and virus scanners open new files. */
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

/** In milliseconds. The sum of all pauses is a little more than a second. */
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [10, 640] as const

const HELD: ReadonlySet<string> = new Set(['EPERM', 'EACCES', 'EBUSY'])

/** Of several processes that write at once one succeeds, and the others reject with `EEXIST`. */
export async function writeNew(output: Output, text: string, readers: Readers = 'owner'): Promise<void> {
  const path = placeOf(output)
  let isPlaced = false
  try {
    await write(output, path, text, readers, async (temporary) => {
      if (!(await isLinked(temporary, path))) await claim(path, temporary)
      isPlaced = true
      await rm(temporary, { force: true })
    })
  } catch (error) {
    // It would prevent the next attempt.
    if (isPlaced) await rm(path, { force: true })
    throw error
  }
}

async function isLinked(temporary: string, path: string): Promise<boolean> {
  try {
    await link(temporary, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error
    return false
  }
}

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

async function write(
  output: Output,
  path: string,
  text: string,
  readers: Readers,
  place: (temporary: string) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = temporaryIn(dirname(path))
  try {
    await removeAbandoned(dirname(path))
    await writeThrough(temporary, text, readers === 'owner' ? OWNER : USUAL, async (file) => {
      placeOf(output)
      const [opened, there] = [await file.stat({ bigint: true }), lstatSync(temporary, EXACTLY)]
      if (there === undefined || identityOf(opened) !== identityOf(there))
        throw new LedAway('its folder was replaced during the run')
    })
    const replaced = readers === 'owner' ? undefined : statSync(path, { throwIfNoEntry: false })
    if (replaced !== undefined) await chmod(temporary, replaced.mode & 0o777)
    await place(temporary)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** After a power failure too, if the system can open a folder and the file system can sync one. */
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

/** Windows cannot open folders, some folders are write-only, and some file systems sync only files. */
const NO_SYNC: ReadonlySet<string> = new Set(['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'EBADF', 'ENOTSUP', 'ENOSYS'])

/**
 * Why `text` cannot be written there. It is tried in the nearest existing folder, because permissions alone do not show
 * it.
 */
export async function faultOfWriting(output: Output, text = ''): Promise<string | undefined> {
  try {
    const path = placeOf(output)
    const folder = folderAbove(path)
    if ([path, realpathSync(folder)].some((each) => each.split(sep).some((part) => caseFold(part) === '.git')))
      return 'what is in a folder .git belongs to git'
    const there = statSync(path, { throwIfNoEntry: false })
    if (there?.isDirectory() === true) return inWords('EISDIR')
    // Replacing a device such as /dev/null would remove it for all users.
    if (there?.isFile() === false) return 'it is a device or similar, not a file'
    return await faultOfTrial(folder, text)
  } catch (error) {
    return reasonOf(error)
  }
}

/** Like {@link faultOfWriting}. */
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

const TEMPORARY = /^\.cwl-promote\.(\d{1,10})-[\da-f]{12}\.tmp$/

/** In milliseconds. Another process may have the number of one that was killed. */
const ABANDONED = 3_600_000

/** What a run left that was killed while it wrote. */
async function removeAbandoned(folder: string): Promise<void> {
  try {
    for (const name of await readdir(folder)) {
      const [, writer] = TEMPORARY.exec(name) ?? []
      if (writer === undefined) continue
      const file = join(folder, name)
      if (!isRunning(Number(writer)) || Date.now() - (await stat(file)).mtimeMs > ABANDONED)
        await rm(file, { force: true })
    }
  } catch (error) {
    // They are not in the way: some folders are write-only, and another process may remove them too.
    if (systemCode(error) === undefined) throw error
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch (error) {
    // It runs, as another user.
    return systemCode(error) === 'EPERM'
  }
}

/** A short name, because a longer one than that of the file could be too long. */
function temporaryIn(folder: string): string {
  return join(folder, `.cwl-promote.${process.pid}-${randomBytes(6).toString('hex')}.tmp`)
}

const OWNER = 0o600
const USUAL = 0o666

/** `check` looks at the open file before anything is in it: a folder on the way may have become a link by then. */
async function writeThrough(
  path: string,
  text: string,
  mode: number,
  check?: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    await check?.(file)
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

export function reasonOf(error: unknown): string {
  return inWords(codeOf(error))
}

function inWords(code: string): string {
  const words = wordsForCode(code)
  return words === undefined ? code : `${words} (${code})`
}

/** Why the system refuses it, for people; undefined if it does not. */
export function faultOf(act: () => unknown): string | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}

export function codeOf(error: unknown): string {
  return systemCode(error) ?? (error instanceof LedAway ? error.message : String(error))
}
