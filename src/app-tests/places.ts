import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { JsonObject, JsonValue } from '../json/index.ts'

/** What outputs may leave out, and a look at the file itself shows. */
export interface Facts {
  readonly isThere?: boolean | undefined
  readonly name?: string | undefined
  readonly size?: JsonValue | undefined
  /** `sha1$…` */
  readonly checksum?: string | undefined
  /** As text, with the line ends of Python's text mode. */
  readonly contents?: string | undefined
}

/** Where the outputs are: on this machine, or on a platform. */
export interface Place {
  /** The outputs show everything that can be expected of them. */
  readonly showsAll: boolean
  /** Whether a file with the second name is the expected one. */
  readonly isNamed: (expected: string, found: string) => boolean
  /** Whether an expected `location` or `path` names a file. */
  readonly isAt: (expected: string, file: JsonObject) => boolean
  /** Facts that cannot be known are absent. */
  readonly look: (file: JsonObject, facts: ReadonlySet<keyof Facts>) => Promise<Facts>
}

/** In bytes. A larger file is not read to compare it. */
const LARGEST_READ = 16 * 1024 * 1024

/** What a runner on this machine wrote. As with cwltest, the file counts, and not what the runner reports of it. */
export const onThisMachine: Place = {
  showsAll: true,
  isNamed: (expected, found) => expected === found,
  isAt: (expected, { path, location = null, ...file }) => {
    const place = path ?? location
    if (typeof place !== 'string') return false
    const found = file['class'] === 'Directory' ? place.replace(/(?<!\/)\/+$/, '') : place
    return found.endsWith(`/${expected}`) || (found === expected && !found.includes('/'))
  },
  look: async (file, facts) => {
    const { path, location = null, class: kind = null } = file
    const place = path ?? location
    if (typeof place !== 'string') return {}
    try {
      const name = place.startsWith('file://') ? fileURLToPath(place) : place
      const stats = await stat(name)
      const isThere = kind === 'Directory' ? stats.isDirectory() : stats.isFile()
      if (!isThere || kind !== 'File') return { isThere }
      const { size } = stats
      const bytes = facts.has('contents') && size <= LARGEST_READ ? await readFile(name) : undefined
      return {
        isThere,
        size,
        ...(facts.has('checksum') ? { checksum: await checksumOf(createReadStream(name)) } : {}),
        ...contentsOf(bytes),
      }
    } catch (error) {
      if (error instanceof Error && 'code' in error) return {}
      throw error
    }
  },
}

/**
 * Public platforms put `_1_`, `_2_` … before a name that their folder already has, of secondary files too. The tests of
 * their R client (github.com/sbg/sevenbridges2, `tests/testthat/setup.R`) show such a name.
 */
export function perhapsRenamed(expected: string, found: string): boolean {
  return found.endsWith(expected) && /^(?:_\d+_)?$/.test(found.slice(0, found.length - expected.length))
}

interface Files {
  readonly file: (id: string) => Promise<JsonObject>
  /** Undefined if the platform does not give it, or if it is larger. */
  readonly bytes: (id: string, largest: number) => Promise<Uint8Array | undefined>
}

/** Outputs of a task: they name files by their ids. */
export function onPlatform({ file: read, bytes: download }: Files): Place {
  return {
    showsAll: false,
    isNamed: perhapsRenamed,
    isAt: (expected, file) => {
      const ending = nameOf(expected) ?? expected
      return ['path', 'location', 'basename', 'name'].some((key) => {
        const name = nameOf(file[key] ?? null)
        return name !== undefined && perhapsRenamed(ending, name)
      })
    },
    look: async ({ path, class: kind = null, size: shown }, facts): Promise<Facts> => {
      if (kind !== 'File' || typeof path !== 'string') return {}
      const isRead = facts.has('checksum') || facts.has('contents')
      const file = shown === undefined || facts.has('name') ? await read(path) : {}
      const { name, size = shown ?? null }: JsonObject = file
      const isSmall = typeof size !== 'number' || size <= LARGEST_READ
      const bytes = isRead && isSmall ? await download(path, LARGEST_READ) : undefined
      return {
        ...(typeof name === 'string' ? { name } : {}),
        ...(size === null ? {} : { size }),
        ...(bytes === undefined ? {} : { checksum: await checksumOf([bytes]) }),
        ...contentsOf(bytes),
      }
    },
  }
}

export function nameOf(place: JsonValue): string | undefined {
  return typeof place === 'string' ? place.replace(/\/$/, '').split('/').at(-1) : undefined
}

async function checksumOf(parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha1')
  for await (const part of parts) hash.update(part)
  return `sha1$${hash.digest('hex')}`
}

/** As Python reads a text file, with which cwltest compares: all line ends are one. */
function contentsOf(bytes: Uint8Array | undefined): Facts {
  if (bytes === undefined) return {}
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  return { contents: text.replaceAll(/\r\n?/g, '\n') }
}
