import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { withoutStamp } from '../cwl/packing/stamp.ts'
import { canonicalJson } from '../json/index.ts'
import { formatAddress } from '../platform/address.ts'
import type { AppAddress, DialectName } from '../platform/types.ts'
import type { AppOutcome } from './apply.ts'
import { bareApp } from './same-app.ts'

/** What stands after a promotion, as files that can be signed. */
export interface Subjects {
  readonly folder: string
  /** `SHA256SUMS` in the folder, in the form of sha256sum. */
  readonly checksumsFile: string
  /** Of that file, `sha256:…`: one digest for all of them. */
  readonly digest: string
  readonly count: number
}

/** Where sha256sum puts it by custom. */
const CHECKSUMS = 'SHA256SUMS'

/** Files under way at once; more gain nothing on one disk. */
const BATCH = 16

/**
 * Writes the description of each app that stands as this run wanted it, whether it was installed or found in place, as
 * canonical JSON (RFC 8785) without the note on where it came from: so the SHA-256 of a file is the digest that the plan has
 * for the app. Undefined when there is none. Rejects when the disk does.
 */
export async function writeSubjects(folder: string, outcomes: readonly AppOutcome[], dialect: DialectName): Promise<Subjects | undefined> {
  const standing = outcomes.flatMap(({ change, outcome }) =>
    change.action !== 'blocked' && (outcome === 'created' || outcome === 'updated' || outcome === 'unchanged') ? [change] : [],
  )
  const sums: string[] = []
  for (let at = 0; at < standing.length; at += BATCH) {
    sums.push(
      ...(await Promise.all(
        standing.slice(at, at + BATCH).map(async ({ app, description }) => {
          // What a record holds is as the platform gave it; only the rest was compared, and digested.
          const text = canonicalJson(app.source.kind === 'record' ? bareApp(description, dialect) : withoutStamp(description))
          const name = fileOf(app.target)
          await mkdir(dirname(join(folder, name)), { recursive: true })
          await writeFile(join(folder, name), text, { flag: 'wx', mode: 0o600 })
          return `${sha256(text)}  ${name}\n`
        }),
      )),
    )
  }
  if (sums.length === 0) return undefined
  const text = sums.join('')
  const checksumsFile = join(folder, CHECKSUMS)
  await writeFile(checksumsFile, text, { flag: 'wx', mode: 0o600 })
  return { folder, checksumsFile, digest: `sha256:${sha256(text)}`, count: sums.length }
}

/** `owner/project/app.json`, each part fit for every file system and for an artifact of GitHub, which leaves dot files out. */
function fileOf(target: AppAddress): string {
  return `${formatAddress(target).split('/').map(plain).join('/')}.json`
}

function plain(part: string): string {
  return encodeURIComponent(part).replaceAll(/^\.|[!~*'()]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
