import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

import { wordsForCode } from '../cwl/system-words.ts'

/** Replaces a file as a whole: a reader finds the old text or the new one, also after a crash. Makes its folder. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    await writeThrough(temporary, text)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Why `text` cannot be written there, for people; undefined when it can. Leaves nothing but the folder. */
export async function faultOfWriting(path: string, text: string): Promise<string | undefined> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    await mkdir(dirname(path), { recursive: true })
    try {
      await writeThrough(temporary, text)
    } finally {
      await rm(temporary, { force: true })
    }
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}

async function writeThrough(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Why a file could not be read or written, for people. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error)
  const words = wordsForCode(code)
  return words === undefined ? code : `${words} (${code})`
}

/** Such as ENOENT; of what the system did not say, the words. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : String(error)
}
