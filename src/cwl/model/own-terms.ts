import { isObject, type JsonObject } from '../../json/index.ts'
import { MODELS, type VersionName } from './index.ts'

/** `baseCommand` of `cwl:baseCommand`: a word under the prefix or the address of CWL's vocabulary, or SALAD's. */
export function ownTerm(text: string): string | undefined {
  return /^(?:cwl:|sld:|https:\/\/w3id\.org\/cwl\/(?:cwl|salad)#)(.+)$/s.exec(text)?.[1]
}

/** The addresses behind prefixes, as `$namespaces` declares them. */
export type Namespaces = ReadonlyMap<string, string>

const CWL = 'https://w3id.org/cwl/cwl#'
const OWN: Namespaces = new Map([['cwl', CWL], ['sld', 'https://w3id.org/cwl/salad#']])

/**
 * The field of CWL that a key with a prefix names. It is refused: validators take it for a field of another vocabulary,
 * and so do platforms, which compare the text.
 */
export function prefixedField(version: VersionName, key: string, namespaces: Namespaces): string | undefined {
  const colon = key.indexOf(':')
  if (colon < 0) return undefined
  const prefix = key.slice(0, colon)
  const address = namespaces.get(prefix) ?? OWN.get(prefix)
  const own = address === undefined ? (key.startsWith(CWL) ? key.slice(CWL.length) : undefined) : [...OWN.values()].includes(address) ? key.slice(colon + 1) : undefined
  return own !== undefined && fieldsOf(version).has(own) ? own : undefined
}

/** What a document or a part of it declares. */
export function namespacesOf(holder: JsonObject): Namespaces {
  const declared = holder['$namespaces']
  return new Map(isObject(declared) ? Object.entries(declared).map(([prefix, address]) => [prefix, typeof address === 'string' ? address : '']) : [])
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

/** What is said of such a key, wherever it is met. */
export function prefixedWords(key: string, field: string): readonly [message: string, hint: string] {
  return [`${key} is read as a field of another vocabulary`, `Write ${field}, without the prefix.`]
}
