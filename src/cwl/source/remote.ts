import type { CwlError } from '../problems/cwl-error.ts'

/** Text of a document of another machine. */
export interface RemoteDocument {
  /** Checked to be UTF-8. */
  readonly text: string
  /** Where it was found in the end: what it refers to is relative to that (RFC 3986, section 5.1.3). */
  readonly address: string
}

/**
 * Documents of other machines. Reading is synchronous and they are not at hand: one that is asked for is wanted, and
 * what wanted it is read once more when it is there.
 */
export interface RemoteSource {
  /** `address` is an absolute URL without a fragment. */
  get(address: string): RemoteDocument | CwlError | 'wanted'
  /** Asks for all that is wanted; false when nothing is. Rejects when the run is stopped. */
  settle(): Promise<boolean>
}

/** True for the address of a document of another machine, false for a path of the workspace. */
export function isAddress(path: string): boolean {
  return /^https?:\/\//i.test(path)
}

/** Longer parts of an address are neither a hash nor a version. */
const LONGEST_NAME = 80

const HASH = /^(?:[\da-f]{40}|[\da-f]{64})$/
const VERSION = /^v?\d+(?:\.\d+)+(?:[-+.][-+.\w]*)?$/

/** True when an address names a commit or a version, as far as that can be told, so that what it gives stays the same. */
export function isPinned(address: string): boolean {
  const { pathname, searchParams } = new URL(address)
  const folders = pathname.split('/').slice(0, -1)
  const names = [...folders, ...searchParams.values()].filter((name) => name.length <= LONGEST_NAME)
  return names.some((name) => HASH.test(name) || VERSION.test(name)) || /\/refs\/tags\/[^/]+\//.test(pathname)
}
