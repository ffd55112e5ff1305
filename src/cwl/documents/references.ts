import { isAddress } from '../../files/remote.ts'
import { joinPath, pathWithin, type Workspace } from '../../files/workspace.ts'
import { isObject, type JsonObject, type JsonValue } from '../../json/index.ts'

/** PATH_MAX of Linux; web servers accept less. */
export const LONGEST_PATH = 4096

export type Target =
  /** Also the address of a remote document, if those are allowed. */
  | { readonly kind: 'local'; readonly path: string; readonly fragment?: string }
  | { readonly kind: 'remote'; readonly address: string }
  | { readonly kind: 'unsupported'; readonly reason: string; readonly fix?: string }

/**
 * A URI reference (RFC 3986): relative to its file, percent-decoded, with a fragment that names an object of the file.
 * A name that exists as written takes precedence, so that `100%.cwl` and `a:b.cwl` work.
 */
export function resolveReference(workspace: Workspace, from: string, reference: string): Target {
  if (isAddress(from)) return resolveAddress(workspace, reference, from)
  if (isAddress(reference)) return resolveAddress(workspace, reference)
  const hash = reference.indexOf('#')
  const written = hash < 0 ? reference : reference.slice(0, hash)
  const fragment = hash < 0 ? undefined : decode(reference.slice(hash + 1))
  const named = fragment === undefined || fragment === '' ? {} : { fragment }
  if (written === '') return { kind: 'local', path: from, ...named }
  if (/^file:/i.test(written)) {
    return {
      kind: 'unsupported',
      reason: `${reference} is an address of one machine; write a path relative to this file`,
    }
  }
  if (written.length > LONGEST_PATH)
    return {
      kind: 'unsupported',
      reason: `a path has at most ${LONGEST_PATH} characters, and this has ${written.length}`,
    }
  const decoded = decode(written)
  if (decoded.includes('\0')) return { kind: 'unsupported', reason: 'a path cannot contain the character NUL' }
  const literal = pathWithin(workspace, joinPath(from, written))
  if (decoded !== written && workspace.has(literal)) return { kind: 'local', path: literal, ...named }
  const path = pathWithin(workspace, joinPath(from, decoded))
  if (/^[a-z][a-z\d+.-]*:/i.test(written) && !workspace.has(path)) {
    const image = /^docker:\/\/(.+)/.exec(reference)?.[1]
    if (image !== undefined)
      return {
        kind: 'unsupported',
        reason: `${reference} is an image, not a document`,
        fix: `Write a tool, with DockerRequirement: {dockerPull: "${image}"} under its requirements, and run that.`,
      }
    return {
      kind: 'unsupported',
      reason: `${reference} uses a scheme that is not read; use a path relative to this file`,
    }
  }
  return { kind: 'local', path, ...named }
}

/** A remote document may never refer to files of this machine. */
function resolveAddress(workspace: Workspace, reference: string, base?: string): Target {
  if (reference.length > LONGEST_PATH)
    return {
      kind: 'unsupported',
      reason: `an address has at most ${LONGEST_PATH} characters, and this has ${reference.length}`,
    }
  const url = URL.parse(reference, base)
  if (url === null) return { kind: 'unsupported', reason: `${reference} is not an address` }
  if (url.username !== '' || url.password !== '')
    return { kind: 'unsupported', reason: 'this address contains a user name or a password, which are never sent' }
  if (!isAddress(url.href))
    return {
      kind: 'unsupported',
      reason: `${reference} is in a document of another machine, which can refer to other documents by https:// only`,
    }
  if (workspace.remote === undefined) return { kind: 'remote', address: base === undefined ? reference : url.href }
  const fragment = decode(url.hash.slice(1))
  url.hash = ''
  return { kind: 'local', path: url.href, ...(fragment === '' ? {} : { fragment }) }
}

export type Base =
  | { readonly kind: 'local'; readonly path: string }
  | { readonly kind: 'remote'; readonly address: string }

/** `$base` of a file (SALAD 1.2, "Document context"): a path is relative to the file, an address is complete. */
export function baseOf(value: JsonValue, path: string, found: string | undefined): Base {
  const written = isObject(value) ? value['$base'] : undefined
  if (isAddress(path)) {
    const own = found === undefined || found === path ? path : withoutQuery(found)
    return { kind: 'remote', address: typeof written === 'string' ? (URL.parse(written, own)?.href ?? own) : own }
  }
  if (typeof written !== 'string') return { kind: 'local', path }
  if (/^https?:/i.test(written)) return { kind: 'remote', address: written }
  const relative = written.replace(/#.*/s, '')
  // A reference that is relative to a folder is in it.
  return {
    kind: 'local',
    path: relative === '' ? path : joinPath(path, relative.endsWith('/') ? `${relative}-` : relative),
  }
}

/** The query may contain a key, which a reference within the document would show. */
function withoutQuery(address: string): string {
  const url = new URL(address)
  url.search = ''
  return url.href
}

/** A fragment alone stays in the file. */
export function resolveFrom(workspace: Workspace, base: Base, reference: string): Target {
  if (base.kind === 'local') return resolveReference(workspace, base.path, reference)
  return resolveAddress(workspace, reference, base.address)
}

/** A percent sign alone is literal: file names contain them. */
export function decode(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}

/** SALAD 1.2, "Document preprocessing". */
export const DIRECTIVES: ReadonlyMap<string, string> = new Map(
  ['namespaces', 'schemas', 'base', 'graph', 'import', 'include', 'mixin'].map((name) => [name, `$${name}`]),
)

/**
 * For a map that names a file without the dollar sign of a directive. `$include` gives text, and the others give
 * values.
 */
export function fixForDirective(value: JsonObject, needsText = false): string | undefined {
  const key = IN_PLACES.find((name) => typeof value[name] === 'string')
  if (key === undefined) return undefined
  return `Did you mean "${key === 'mixin' ? '$mixin' : needsText ? '$include' : '$import'}"?`
}

const IN_PLACES = ['import', 'include', 'mixin'] as const

export interface DocumentReference {
  readonly path: string
  /** One process of a `$graph`. */
  readonly fragment?: string
}

/**
 * Splits `path` or `path#id`. The name of a file may contain number signs: the longest reading that is an existing file
 * counts. If none exists, the id follows the last number sign, unless a slash follows it.
 */
export function splitReference({ has }: Pick<Workspace, 'has'>, reference: string): DocumentReference {
  const last = reference.lastIndexOf('#')
  if (last <= 0 || has(reference)) return { path: reference }
  for (let at = last; at > 0; at = reference.lastIndexOf('#', at - 1)) {
    if (has(reference.slice(0, at))) return cut(reference, at)
  }
  return reference.includes('/', last) ? { path: reference } : cut(reference, last)
}

function cut(reference: string, at: number): DocumentReference {
  return { path: reference.slice(0, at), fragment: reference.slice(at + 1) }
}

/** Ids of public platforms, which workflows contain as defaults; files in repositories have other names. */
const FILE_ID = /^[0-9a-f]{24}$/

/** `gs://bucket/ref.fa`, and `keep:…` if it is not a name with a colon. A single letter is a drive. */
const ADDRESS = /^[a-z][a-z\d+.-]+:\/\//i
const SCHEME = /^[a-z][a-z\d+.-]+:/i

/** A blank node: the location that runners and packers give a literal. */
const LITERAL = /^_:/

/**
 * False for addresses, ids of a platform, names of literals, and the one file of every machine. `path` is never an
 * address (CWL v1.2 CommandLineTool, "File"), except for texts that cannot be a name.
 */
export function isLocalReference(reference: string, key: string): boolean {
  if (reference === '' || reference === '/dev/null' || /^file:\/\/\/dev\/null$/i.test(reference)) return false
  if (FILE_ID.test(reference) || (key === 'location' && LITERAL.test(reference))) return false
  return /^file:/i.test(reference) || !(key === 'path' ? ADDRESS : SCHEME).test(reference)
}

/** `sample1:rep.fa` looks like an address. */
export function mayBeName(reference: string): boolean {
  return SCHEME.test(reference) && !ADDRESS.test(reference)
}
