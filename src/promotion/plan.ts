import type { AppSource, DesiredApp } from '../configuration/desired-app.ts'
import { entriesOf, isArray, isObject, objectFrom, type JsonObject, type JsonValue } from '../json/index.ts'
import { formatAddress } from '../platform/address.ts'
import { DIALECTS, stripPlatformKeys, type Dialect } from '../platform/dialect.ts'
import type { AppReading, DialectName } from '../platform/types.ts'
import { detailsOf, type UpdateDetails } from './details.ts'
import { digestOfApp, isSameApp, prefixesOf } from './same-app.ts'

export type Desired =
  | {
      readonly kind: 'ready'
      readonly description: JsonObject
      readonly digest: string
      readonly files: readonly string[]
    }
  | {
      readonly kind: 'missing'
      readonly reason: string
      /** `circumstances` if absent. */ readonly blockedBy?: BlockedBy
    }

/**
 * What refuses an app: a rule of the configuration (the whole run is refused), or its circumstances (other apps
 * continue).
 */
export type BlockedBy = 'rule' | 'circumstances'

/** The planned action for an app. */
export type Action = 'create' | 'update' | 'unchanged' | 'blocked' | 'unknown' | 'unreadable'

export type Change = Install | InPlace | Blocked | Unreadable

interface Described {
  readonly app: DesiredApp
  readonly description: JsonObject
  readonly digest: string
  readonly files: readonly string[]
  /** What was at the target when the plan was made. */
  readonly before: AppReading
}

/** An app that a request will be sent for. */
export interface Install extends Described {
  readonly action: 'create' | 'update' | 'unknown'
  readonly reason?: string
  readonly details?: UpdateDetails
  readonly drift?: Drift
  /** The installed commit, if only its side changed the files of the app: the update goes back to an older version. */
  readonly undoes?: string
  /** The installed commit, if a clone with all its history does not have it. */
  readonly unseen?: string
  readonly tested?: Tested
}

export interface Tested {
  /** `untested`: not all of its tests ran, or it has none. `unknown`: the tasks cannot be read. */
  readonly state: 'passed' | 'failed' | 'running' | 'untested' | 'unknown'
  readonly message: string
  readonly at?: string
  readonly url?: string
}

/** An installed app that is not what a promotion left, or of which that is not known. */
export interface Drift {
  readonly reason: string
  /** No note with a digest is on it, so nothing shows what a promotion left. */
  readonly unmarked?: true
}

export interface InPlace extends Described {
  readonly action: 'unchanged'
}

export interface Blocked {
  readonly action: 'blocked'
  readonly app: DesiredApp
  readonly digest: string | null
  readonly blockedBy: BlockedBy
  readonly reason: string
  /** The rules that refuse it, if there are several; {@link reason} contains all of them in one line. */
  readonly reasons?: readonly string[]
  readonly before?: AppReading
  readonly details?: UpdateDetails
  readonly drift?: Drift
  readonly tested?: Tested
}

export interface Unreadable {
  readonly action: 'unreadable'
  readonly app: DesiredApp
  readonly digest: string | null
  readonly reason: string
  readonly before: AppReading
  readonly details?: undefined
}

/** Pure. {@link isSameApp} decides whether descriptions are the same. */
export function planChange(app: DesiredApp, desired: Desired, before: AppReading, dialect: DialectName): Change {
  if (desired.kind === 'missing') {
    return {
      action: 'blocked',
      app,
      digest: null,
      blockedBy: desired.blockedBy ?? 'circumstances',
      reason: desired.reason,
      before,
    }
  }
  const { description, digest, files } = desired
  const change = { app, description, digest, files, before }
  switch (before.kind) {
    case 'absent':
      return { ...change, action: 'create' }
    case 'unreadable':
      return before.code === undefined
        ? { ...change, action: 'unknown', reason: before.reason }
        : { action: 'unreadable', app, digest, reason: before.reason, before }
    case 'found':
      if (isSameApp(description, before.app.description, dialect)) return { ...change, action: 'unchanged' }
      return {
        ...change,
        ...keepLayout(change, before.app.description, dialect),
        action: 'update',
        details: detailsOf(before.app.description, description, dialect),
      }
  }
}

/** A rollback restores the layout too. */
function keepLayout(
  { app, description, digest }: Pick<Described, 'app' | 'description' | 'digest'>,
  installed: JsonObject,
  dialect: DialectName,
): Pick<Described, 'description' | 'digest'> {
  const placed =
    app.source.kind === 'record' ? description : withInstalledLayout(description, installed, DIALECTS[dialect])
  return { description: placed, digest: placed === description ? digest : digestOfApp(placed, dialect) }
}

export function desiredFromApp(
  reading: AppReading,
  source: Extract<AppSource, { readonly kind: 'app' }>,
  dialect: DialectName,
): Desired {
  const { stage } = source
  const address = formatAddress(source.address)
  switch (reading.kind) {
    case 'absent':
      return {
        kind: 'missing',
        reason: `there is no app ${address} to copy${stage === undefined ? '' : `: promote it to the stage ${stage} first`}`,
      }
    case 'unreadable':
      return { kind: 'missing', reason: `${address} cannot be copied: ${reading.reason}` }
    case 'found': {
      const description = stripPlatformKeys(reading.app.description, DIALECTS[dialect])
      return { kind: 'ready', description, digest: digestOfApp(description, dialect), files: [] }
    }
  }
}

/**
 * What was tested is what is released. Without a packed form there is no such requirement. The files of the copy are
 * then those of the repository.
 */
export function requireSame(copy: Desired, packed: Desired | undefined, dialect: DialectName): Desired {
  if (packed === undefined || copy.kind === 'missing') return copy
  if (packed.kind === 'missing') return packed
  if (isSameApp(copy.description, packed.description, dialect)) return { ...copy, files: packed.files }
  return {
    kind: 'missing',
    blockedBy: 'rule',
    reason: `rule \`require-same\`: the app that would be copied (${copy.digest}) is not what this repository packs to (${packed.digest}); promote these files to the stage that it is copied from, or run at the commit that was promoted there`,
  }
}

export function isInstall(change: Change): change is Install {
  return change.action === 'create' || change.action === 'update' || change.action === 'unknown'
}

/**
 * Where somebody placed the parts in the editor of the platform. Parts that are only in one of them keep what they
 * have. The same object if there is nothing to keep.
 */
export function withInstalledLayout(
  description: JsonObject,
  installed: JsonObject,
  { layoutKeys }: Pick<Dialect, 'layoutKeys'>,
): JsonObject {
  if (layoutKeys.size === 0) return description
  const placed = placedAs(description, installed, layoutKeys)
  return isObject(placed) && placed !== description ? withNamespaces(placed, installed, layoutKeys) : description
}

const PARTS: ReadonlySet<string> = new Set(['inputs', 'outputs', 'steps'])

function placedAs(value: JsonObject, installed: JsonObject, keys: ReadonlySet<string>): JsonObject {
  let isSame = true
  const kept = [...keys].flatMap((key) => {
    const place = installed[key]
    if (place === undefined || place === value[key]) return []
    isSame = false
    return [[key, place] as const]
  })
  const names = new Set(kept.map(([key]) => key))
  const others = entriesOf(value).flatMap(([key, written]) => {
    if (names.has(key)) return []
    const next = partPlacedAs(key, written, installed[key], keys)
    if (next !== written) isSame = false
    return [[key, next] as const]
  })
  return isSame ? value : objectFrom([...others, ...kept])
}

function partPlacedAs(
  key: string,
  written: JsonValue,
  installed: JsonValue | undefined,
  keys: ReadonlySet<string>,
): JsonValue {
  if (key === 'run' && isObject(written) && isObject(installed)) return placedAs(written, installed, keys)
  if (!PARTS.has(key) || !isArray(written) || !isArray(installed)) return written
  const byId = new Map(installed.flatMap((part) => (isObject(part) ? [[idOf(part), part] as const] : [])))
  const parts = written.map((part) => {
    const known = isObject(part) ? byId.get(idOf(part)) : undefined
    return isObject(part) && known !== undefined ? placedAs(part, known, keys) : part
  })
  return parts.every((part, at) => part === written[at]) ? written : parts
}

/** Editors write ids with and without a number sign. */
function idOf({ id }: JsonObject): string {
  return typeof id === 'string' ? id.replace(/^#/, '') : ''
}

/** The prefixes of the kept keys must be declared. */
function withNamespaces(description: JsonObject, installed: JsonObject, keys: ReadonlySet<string>): JsonObject {
  const [own, theirs] = [description['$namespaces'], installed['$namespaces']]
  if (!isObject(theirs)) return description
  const declared = isObject(own) ? own : {}
  const prefixes = prefixesOf(keys)
  const missing = entriesOf(theirs).filter(([prefix]) => prefixes.has(prefix) && declared[prefix] === undefined)
  if (missing.length === 0) return description
  return objectFrom([
    ...entriesOf(description).filter(([key]) => key !== '$namespaces'),
    ['$namespaces', objectFrom([...entriesOf(declared), ...missing])],
  ])
}
