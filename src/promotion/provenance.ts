import { sourceText, type AppSource } from '../configuration/desired-app.ts'
import { VERSION } from '../configuration/version.ts'
import { stampOf, withStamp } from '../cwl/index.ts'
import { isFullHash } from '../git/full-hash.ts'
import type { JsonObject } from '../json/index.ts'
import type { DialectName, InstalledApp } from '../platform/types.ts'
import { printable } from '../platform/words.ts'
import { isInstall, type Change, type Install } from './plan.ts'
import { digestOfContent } from './same-app.ts'

export interface Provenance {
  /** Address without credentials. */
  readonly repository?: string
  readonly commit?: string
  /** The path of the working directory in the repository: empty, or with a slash at its end. */
  readonly prefix: string
  readonly uncommitted: Pick<ReadonlySet<string>, 'has'>
}

/**
 * Without `provenance` no note is added. A copy keeps the note of the app that it copies, because that names the origin
 * of its text, with the digest of what is copied. An app that a rollback restores keeps its note: if it had been
 * edited, the edit is still nowhere else.
 */
export function stampChanges(
  changes: readonly Change[],
  provenance: Provenance | undefined,
  dialect: DialectName,
): readonly Change[] {
  return changes.map((change) => {
    if (!isInstall(change) || change.app.source.kind === 'record') return change
    const { description, files, app } = change
    if (provenance === undefined && (app.source.kind === 'file' || stampOf(description) === undefined)) return change
    if (app.source.kind === 'file' && provenance !== undefined)
      return { ...change, description: stampDescription(description, app.source.reference, files, provenance, dialect) }
    const digest = digestOfContent(description, dialect)
    return { ...change, description: withStamp(description, { version: VERSION, ...stampOf(description), digest }) }
  })
}

/** A commit is only named if all `files` are unchanged since it: a note must not lead to another text. */
export function stampDescription(
  description: JsonObject,
  reference: string,
  files: readonly string[],
  { repository, commit, prefix, uncommitted }: Provenance,
  dialect: DialectName,
): JsonObject {
  const isCommitted = commit !== undefined && !files.some((file) => uncommitted.has(file))
  return withStamp(description, {
    ...(repository === undefined ? {} : { repository }),
    path: `${prefix}${reference}`,
    ...(isCommitted ? { commit } : {}),
    version: VERSION,
    digest: digestOfContent(description, dialect),
  })
}

/**
 * Who installed it, and the repository, file, commit and digest from the note on the description. Undefined if a file
 * is installed without a note.
 */
export function revisionNote({ app: { source }, description }: Install): string | undefined {
  const stamp = stampOf(description)
  if (stamp === undefined && source.kind === 'file') return undefined
  const { path, commit, digest } = stamp ?? {}
  const repository = stamp?.repository === undefined ? undefined : publicAddress(stamp.repository)
  const origin = Object.entries({ repo: repository, file: path, commit, digest })
  const parts = origin.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  return printable([`${DEEDS[source.kind](source)} by cwl-promote ${VERSION}`, ...parts].join(', '))
}

/**
 * Of what a promotion left there: in the note of the revision, where the platform shows one, and in the note on the
 * description. Several, because the platform keeps the latter when somebody saves the app.
 */
export function notedDigests({
  description,
  note = '',
}: Pick<InstalledApp, 'description' | 'note'>): readonly string[] {
  return [DIGEST_IN_NOTE.exec(note)?.[1], stampOf(description)?.digest].filter((digest) => digest !== undefined)
}

const DIGEST_IN_NOTE = /, digest: (sha256:[0-9a-f]{64})$/

/** One of its revisions. */
export function hasDigest(app: Pick<InstalledApp, 'description' | 'note' | 'notes'>): boolean {
  return notedDigests(app).length > 0 || (app.notes ?? []).some((note) => DIGEST_IN_NOTE.test(note))
}

/** One that {@link revisionNote} writes, or that sbpack writes in the repository at `remote`. */
export function isNoteFromHere(note: string, remote: string | undefined): boolean {
  if (/^(?:Installed|Copied from \S+|Rolled back) by cwl-promote /.test(note)) return true
  const [, address] = /^Uploaded using sbpack [^]*^repo: (\S+)$/m.exec(note) ?? []
  return address !== undefined && isSameRepository(address, remote)
}

/**
 * The one on its description first: ours, and those of sbpack, which may name only the file. Without the notes that
 * name another repository than the one at `remote`.
 */
export function notedPaths(
  { description, note = '', notes = [] }: Pick<InstalledApp, 'description' | 'note' | 'notes'>,
  remote: string | undefined,
): readonly string[] {
  const path = isFromOtherRepository(description, remote) ? undefined : stampOf(description)?.path
  return [...(path === undefined ? [] : [path]), ...[note, ...notes].flatMap((text) => pathInNote(text, remote))]
}

function pathInNote(note: string, remote: string | undefined): readonly string[] {
  if (!/^(?:Installed by cwl-promote|Uploaded using sbpack) /.test(note)) return []
  const fields = new Map(
    note.split(/\n|, /).map((part) => {
      const [name = '', ...value] = part.trim().split(': ')
      return [name, value.join(': ').trim()] as const
    }),
  )
  const [address, file = ''] = [fields.get('repo'), fields.get('file')]
  const isElsewhere = [address, remote].every((each) => each !== undefined && publicAddress(each) !== undefined)
  return file === '' || (isElsewhere && !isSameRepository(address, remote)) ? [] : [file]
}

const DEEDS: Readonly<Record<AppSource['kind'], (source: AppSource) => string>> = {
  file: () => 'Installed',
  app: (source) => `Copied from ${sourceText(source)}`,
  record: () => 'Rolled back',
}

/** Anyone can write a note, so a text that is not a hash is ignored. */
export function notedCommit(description: JsonObject): string | undefined {
  const commit = stampOf(description)?.commit
  return isFullHash(commit) ? commit : undefined
}

/** False if either is not known. */
export function isFromOtherRepository(description: JsonObject, remote: string | undefined): boolean {
  const noted = stampOf(description)?.repository
  const known = [noted, remote].every((address) => address !== undefined && publicAddress(address) !== undefined)
  return known && !isSameRepository(noted, remote)
}

function isSameRepository(...addresses: readonly (string | undefined)[]): boolean {
  const [one, other] = addresses.map((address) => (address === undefined ? undefined : publicAddress(address)))
  return one !== undefined && other !== undefined && bare(one) === bare(other)
}

/** A repository has several addresses: HTTPS or SSH, with or without `.git` at the end. */
function bare(address: string): string {
  return address
    .replace(/^\w+:\/\//, '')
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.git$/, '')
    .toLowerCase()
}

/**
 * Without user, password, query and fragment. Undefined for a text that is not an address of another machine, and for
 * one that contains `secret`.
 */
export function publicAddress(remote: string, secret?: string): string | undefined {
  // git's short form of ssh, `user@host:path`.
  const [short, host = '', path = ''] = /^(?:[^@/\s]+@)?([\w.-]{2,}):(?!\/\/)([^\s\\]+)$/.exec(remote) ?? []
  const url = URL.parse(short === undefined ? remote : `ssh://${host}/${path.replace(/^\/+/, '')}`)
  if (url === null || !/^(?:https?|ssh|git):$/.test(url.protocol) || url.host === '') return undefined
  const address = `${url.protocol}//${url.host}${url.pathname}`
  return secret !== undefined && secret !== '' && decoded(address).includes(secret) ? undefined : address
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch (error) {
    if (error instanceof URIError) return address
    throw error
  }
}
