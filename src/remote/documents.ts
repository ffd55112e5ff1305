import pLimit from 'p-limit'

import { COPY_OR_ALLOW } from '../cwl/index.ts'
import { CwlError } from '../files/errors.ts'
import { howToRaise } from '../files/limits.ts'
import type { RemoteDocument, RemoteSource } from '../files/remote.ts'
import { fetchDocument, type FetchOptions, type Network } from './fetch.ts'
import { refusalOf } from './hosts.ts'

interface RemoteRules {
  readonly hosts: readonly string[]
  readonly maxBytes: number
  readonly timeout: number
  /** The most documents of one run, never more than {@link MOST_DOCUMENTS}. */
  readonly files: number
  readonly totalBytes: number
}

const AT_ONCE = 8

/** Per run: real workflows use at most some dozens. */
const MOST_DOCUMENTS = 1000

/** Each is requested once per run, so that what is planned is what is installed. */
export class RemoteDocuments implements RemoteSource {
  readonly #rules: RemoteRules
  readonly #fetching: FetchOptions
  readonly #known = new Map<string, RemoteDocument | CwlError>()
  readonly #wanted = new Set<string>()
  /** With the error, so that none is tried twice. */
  readonly #unreachable = new Map<string, CwlError>()
  #files = 0
  #bytes = 0

  constructor(rules: RemoteRules, signal: AbortSignal, network?: Network) {
    this.#rules = rules
    this.#fetching = {
      hosts: new Set(rules.hosts),
      maxBytes: rules.maxBytes,
      timeout: rules.timeout * 1000,
      signal,
      ...(network === undefined ? {} : { network }),
    }
  }

  get(address: string): RemoteDocument | CwlError | 'wanted' {
    const known = this.#known.get(address)
    if (known !== undefined) return known
    const refusal = refusalOf(new URL(address), this.#fetching.hosts)
    if (refusal !== undefined)
      return new CwlError('remote-reference', `${address} is not read: ${refusal}`, COPY_OR_ALLOW)
    this.#wanted.add(address)
    return 'wanted'
  }

  async settle(): Promise<boolean> {
    this.#fetching.signal.throwIfAborted()
    if (this.#wanted.size === 0) return false
    const limit = pLimit(AT_ONCE)
    const addresses = [...this.#wanted]
    this.#wanted.clear()
    try {
      await Promise.all(
        addresses.map((address) => limit(async () => this.#known.set(address, await this.#fetch(address)))),
      )
    } finally {
      limit.clearQueue()
    }
    return true
  }

  async #fetch(address: string): Promise<RemoteDocument | CwlError> {
    const { totalBytes } = this.#rules
    const files = Math.min(this.#rules.files, MOST_DOCUMENTS)
    this.#files += 1
    if (this.#files > files) return tooMany(address, files)
    if (this.#bytes > totalBytes) return tooLarge(address, totalBytes)
    const before = this.#unreachable.get(new URL(address).hostname)
    if (before !== undefined)
      return new CwlError(before.code, `${address} is not requested again: ${before.message}`, before.fix)
    const fetched = await fetchDocument(address, this.#fetching)
    if ('document' in fetched) {
      this.#bytes += Buffer.byteLength(fetched.document.text)
      return this.#bytes > totalBytes ? tooLarge(address, totalBytes) : fetched.document
    }
    if (fetched.unreachable !== undefined) this.#unreachable.set(fetched.unreachable, fetched.error)
    return fetched.error
  }
}

function tooMany(address: string, limit: number): CwlError {
  return new CwlError(
    'too-many-files',
    `${address} is not read: a run reads no more than ${limit} documents of other machines`,
    `Copy some into the repository, or raise \`limits.files\` in cwl-promote.yml, which goes up to ${MOST_DOCUMENTS} for them.`,
  )
}

function tooLarge(address: string, limit: number): CwlError {
  return new CwlError(
    'too-many-bytes',
    `${address} is not read: the documents of other machines have together more bytes than the limit of ${limit}`,
    howToRaise('totalBytes', 'document'),
  )
}
