import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { withoutStamp } from '../../cwl/index.ts'
import { placeOf } from '../../files/output-place.ts'
import { caseFold } from '../../files/text.ts'
import { canonicalJson } from '../../json/index.ts'
import { formatAddress } from '../../platform/address.ts'
import type { AppAddress, DialectName } from '../../platform/types.ts'
import type { AppOutcome } from '../apply.ts'
import { bareApp } from '../same-app.ts'

/** What is installed after a promotion, as files that can be signed. */
export interface Subjects {
  /** As the user gave it, relative to the current directory. */
  readonly folder: string
  /** `SHA256SUMS` in the folder, in the format of sha256sum. */
  readonly checksumsFile: string
  /** Digest of that file, `sha256:…`: one digest for all files. */
  readonly digest: string
  /** Number of files to sign, without the checksums file. */
  readonly count: number
}

const CHECKSUMS = 'SHA256SUMS'

/** Files written at once; more gain nothing on one disk. */
const BATCH = 16

/**
 * Canonical JSON (RFC 8785) without the note on its origin, of each app that is now as desired. So the SHA-256 of a
 * file is the digest that the plan has for the app. Undefined if there is no app. Rejects if the disk fails.
 */
export async function writeSubjects(
  folder: string,
  outcomes: readonly AppOutcome[],
  dialect: DialectName,
): Promise<Subjects | undefined> {
  const installed = outcomes.flatMap((result) =>
    result.outcome === 'created' || result.outcome === 'updated' || result.outcome === 'unchanged'
      ? [result.change]
      : [],
  )
  placeOf(folder)
  const files = filesOf(installed.map(({ app }) => app.target))
  const sums: string[] = []
  for (let at = 0; at < installed.length; at += BATCH) {
    sums.push(
      ...(await Promise.all(
        installed.slice(at, at + BATCH).map(async ({ app, description }, index) => {
          // A record contains what the platform sent. The keys of the platform were not compared and not digested.
          const text = canonicalJson(
            app.source.kind === 'record' ? bareApp(description, dialect) : withoutStamp(description),
          )
          const name = files[at + index] ?? ''
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

/**
 * `owner/project/app.json`, valid in an artifact of GitHub and in the usual file systems. Some treat names as equal
 * that differ in case or in the encoding of an accent: a hash distinguishes these.
 */
function filesOf(targets: readonly AppAddress[]): readonly string[] {
  const addresses = targets.map((target) => formatAddress(target).split('/'))
  const paths = addresses.map((parts) => parts.map((part) => shortened(plain(part), part)).join('/'))
  const alike = Map.groupBy(paths, caseFold)
  return paths.map(
    (path, at) =>
      `${path}${(alike.get(caseFold(path)) ?? []).length > 1 ? hashMark((addresses[at] ?? []).join('/')) : ''}.json`,
  )
}

/** Letters and digits of any script are kept, except invisible ones; everything else becomes `%XX`, byte by byte. */
function plain(part: string): string {
  return part.replaceAll(/^\.|[^[\p{L}\p{M}\p{N}_.\-]--\p{Default_Ignorable_Code_Point}]/gv, (character) =>
    [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  )
}

const LONGEST_NAME = 200

function shortened(name: string, part: string): string {
  if (Buffer.byteLength(name) <= LONGEST_NAME) return name
  const mark = hashMark(part)
  let kept = ''
  for (const [piece] of name.matchAll(/%..|./gsu)) {
    if (Buffer.byteLength(kept + piece) + mark.length > LONGEST_NAME) break
    kept += piece
  }
  return `${kept}${mark}`
}

/** Begins with a character that is never in a plain name. */
function hashMark(name: string): string {
  return `~${sha256(name).slice(0, 16)}`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
