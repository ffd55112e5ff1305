import { isObject, type JsonObject } from '../../json/index.ts'
import type { Fix } from '../problems/problem.ts'
import { oncePerObject } from '../yaml/once.ts'
import { MODELS, type VersionName } from './index.ts'

export type Namespaces = Pick<ReadonlyMap<string, string>, 'get' | 'has'>

/** With their usual prefixes, which `$namespaces` can change. */
const OWN: ReadonlyMap<string, string> = new Map([
  ['cwl', 'https://w3id.org/cwl/cwl#'],
  ['sld', 'https://w3id.org/cwl/salad#'],
])

/** SALAD 1.2, "Identifier resolution". Other texts stay unchanged. */
export function expandPrefix(text: string, namespaces: Pick<Namespaces, 'get'>): string {
  const colon = text.indexOf(':')
  const address = colon < 0 ? undefined : namespaces.get(text.slice(0, colon))
  return address === undefined ? text : address + text.slice(colon + 1)
}

/** `baseCommand` of `cwl:baseCommand`, also by the address of CWL or SALAD. */
export function ownTerm(text: string, namespaces: Namespaces = OWN): string | undefined {
  const address = expandPrefix(text, { get: (prefix) => namespaces.get(prefix) ?? OWN.get(prefix) })
  const vocabulary = [...OWN.values()].find((own) => address.startsWith(own))
  return vocabulary === undefined ? undefined : address.slice(vocabulary.length) || undefined
}

/**
 * The field that a key with a prefix names. Validators and platforms compare the text, and would read another
 * vocabulary.
 */
export function prefixedField(version: VersionName, key: string, namespaces: Namespaces): string | undefined {
  const own = ownTerm(key, namespaces)
  return own !== undefined && fieldsOf(version).has(own) ? own : undefined
}

/** Declared in a document or a part of it. */
export function namespacesOf({ $namespaces: declared }: JsonObject): Namespaces {
  return isObject(declared) ? declaredIn(declared) : NO_NAMESPACES
}

const declaredIn = oncePerObject(
  (declared: JsonObject) =>
    new Map(Object.entries(declared).map(([prefix, address]) => [prefix, typeof address === 'string' ? address : ''])),
)

const NO_NAMESPACES: Namespaces = new Map()

export function namespacesWithin(part: JsonObject, around: Namespaces): Namespaces {
  if (part['$namespaces'] === undefined) return around
  const own = namespacesOf(part)
  return {
    get: (prefix) => own.get(prefix) ?? around.get(prefix),
    has: (prefix) => own.has(prefix) || around.has(prefix),
  }
}

/** `type:File` lacks a space, so it is a key of another vocabulary. */
export function gluedField(version: VersionName, key: string, namespaces: Namespaces): string | undefined {
  const prefix = key.slice(0, Math.max(0, key.indexOf(':')))
  return !namespaces.has(prefix) && fieldsOf(version).has(prefix) ? prefix : undefined
}

export function isField(version: VersionName, name: string): boolean {
  return fieldsOf(version).has(name)
}

const FIELDS = new Map<VersionName, ReadonlySet<string>>()

function fieldsOf(version: VersionName): ReadonlySet<string> {
  const known = FIELDS.get(version)
  if (known !== undefined) return known
  const model = MODELS[version]
  const fields = new Set(Object.keys(model.declarations).flatMap((name) => [...model.record(name).fields.keys()]))
  FIELDS.set(version, fields)
  return fields
}

export function prefixedWords(key: string, field: string): readonly [message: string, fix: Fix] {
  return [
    `${key} is read as a field of another vocabulary`,
    { words: `Write ${field}, without the prefix.`, change: { kind: 'word', text: field } },
  ]
}
