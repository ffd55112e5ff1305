import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

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

/** Why `text` cannot be written there, in the system's code (`EROFS`, `ENOSPC`, …); undefined when it can. Leaves nothing but the folder. */
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
    return codeOf(error)
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

/** Node's messages repeat the path, which the reader knows. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : String(error)
}
