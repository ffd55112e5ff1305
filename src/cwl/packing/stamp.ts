import { copyOf, entriesOf, isObject, objectFrom, type JsonObject, type JsonValue } from '../../json/index.ts'
import { omitUndefined } from '../../json/is-present.ts'

/** The origin of an installed description: a note for people and for `rollback`, not a part of the description. */
interface Stamp {
  /** Address or `owner/name` of the repository. */
  readonly repository?: string
  /**
   * Path of the document in the repository, with `#id` if it is one of several. Absent on a copy of an app without a
   * note.
   */
  readonly path?: string
  /** Full hash of the commit. */
  readonly commit?: string
  /** `sha256:…` of the description that the note was put on: if it does not fit any more, somebody has edited it. */
  readonly digest?: string
  /** Of this program. */
  readonly version: string
}

/**
 * CWL allows fields of other vocabularies whose namespace is declared (CWL v1.2, section 1.2 "Extensions and
 * metadata"), so every CWL reader may ignore the note.
 */
const NAMESPACE = 'urn:cwl-promote:'
const PREFIX = 'cwl-promote'
const FIELD = 'provenance'

/** The description with the note as its last field, replacing an existing note. */
export function withStamp(description: JsonObject, stamp: Stamp): JsonObject {
  const plain = withoutStamp(description)
  const declared = isObject(plain['$namespaces']) ? plain['$namespaces'] : {}
  const prefix = freePrefix(declared)
  const { repository, path, commit, version, digest } = stamp
  const note = objectFrom(
    entriesOf({ ...omitUndefined({ repository, path, commit }), version, ...omitUndefined({ digest }) }),
  )
  const namespaces = objectFrom([...entriesOf(declared), [prefix, NAMESPACE]])
  const others = entriesOf(plain).filter(([key]) => key !== '$namespaces')
  return objectFrom([...others, ['$namespaces', namespaces], [`${prefix}:${FIELD}`, note]])
}

/** The description without the note: digests and comparisons use it. */
export function withoutStamp(description: JsonObject): JsonObject
export function withoutStamp(description: JsonValue): JsonValue
export function withoutStamp(description: JsonValue): JsonValue {
  const found = findNote(description)
  if (found === undefined || !isObject(description)) return description
  const plain = copyOf(description)
  delete plain[found.field]
  const declared = entriesOf(found.namespaces).filter(([prefix]) => prefix !== found.prefix)
  if (declared.length === 0) delete plain['$namespaces']
  else plain['$namespaces'] = objectFrom(declared)
  return plain
}

/** The note on a description; undefined if it has none that can be read. */
export function stampOf(description: JsonValue): Stamp | undefined {
  const note = findNote(description)?.note
  if (!isObject(note)) return undefined
  const { version } = note
  const text = (key: string): string | undefined => (typeof note[key] === 'string' ? note[key] : undefined)
  const [path, digest] = [text('path'), text('digest')]
  if ((path === undefined && digest === undefined) || typeof version !== 'string') return undefined
  return { ...omitUndefined({ repository: text('repository'), path, commit: text('commit'), digest }), version }
}

interface Note {
  readonly field: string
  readonly prefix: string
  readonly namespaces: JsonObject
  readonly note: JsonValue
}

/** By the address of the namespace, because the prefix may differ. */
function findNote(description: JsonValue): Note | undefined {
  if (!isObject(description)) return undefined
  const { $namespaces: namespaces } = description
  if (!isObject(namespaces)) return undefined
  for (const [prefix, address] of entriesOf(namespaces)) {
    const field = `${prefix}:${FIELD}`
    const note = description[field]
    if (address === NAMESPACE && note !== undefined) return { field, prefix, namespaces, note }
  }
  return undefined
}

function freePrefix(declared: JsonObject): string {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? PREFIX : `${PREFIX}${count}`
    if (declared[candidate] === undefined) return candidate
  }
}
