import { entriesOf, objectFrom, type JsonObject } from '../json/index.ts'

/**
 * The part of an object that a `fields` selector names: top-level names separated by commas, `_all` for everything,
 * `!name` to exclude one from everything. Unknown names are ignored. Without a selector, `usual` lists the fields.
 */
export function selectFields(object: JsonObject, selector: string | null, usual?: readonly string[]): JsonObject {
  const names = (selector ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.length === 0) return usual === undefined ? object : pick(object, (name) => usual.includes(name))
  const wanted = new Set(names.filter((name) => !name.startsWith('!')))
  const unwanted = new Set(names.filter((name) => name.startsWith('!')).map((name) => name.slice(1)))
  const all = wanted.size === 0 || wanted.has('_all')
  return pick(object, (name) => (all || wanted.has(name)) && !unwanted.has(name))
}

function pick(object: JsonObject, wanted: (name: string) => boolean): JsonObject {
  return objectFrom(entriesOf(object).filter(([name]) => wanted(name)))
}
