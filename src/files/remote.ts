import type { CwlError } from './errors.ts'

/** A remote document. */
export interface RemoteDocument {
  /** Checked to be UTF-8. */
  readonly text: string
  /** Its final address: references in it are relative to that (RFC 3986, section 5.1.3). */
  readonly address: string
}

/**
 * Reading is synchronous, so a document that is not there yet is marked as wanted, and the document that refers to it
 * is read again later.
 */
export interface RemoteSource {
  /** `address` is an absolute URL without a fragment. */
  get(address: string): RemoteDocument | CwlError | 'wanted'
  /** Requests all wanted documents; false if there are none. Rejects if the run is stopped. */
  settle(): Promise<boolean>
}

/** False for a path of the workspace. */
export function isAddress(path: string): boolean {
  return /^https?:\/\//i.test(path)
}

/** Longer parts of an address are neither a hash nor a version. */
const LONGEST_NAME = 80

const HASH = /^(?:[\da-f]{40}|[\da-f]{64})$/
const VERSION = /^v?\d+(?:\.\d+)+(?:[-+.][-+.\w]*)?$/

export function isPinned(address: string): boolean {
  const { pathname, searchParams } = new URL(address)
  const folders = pathname.split('/').slice(0, -1)
  const names = [...folders, ...searchParams.values()].filter((name) => name.length <= LONGEST_NAME)
  return names.some((name) => HASH.test(name) || VERSION.test(name)) || /\/refs\/tags\/[^/]+\//.test(pathname)
}
