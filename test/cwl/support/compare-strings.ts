import { posix } from 'node:path'

import type { Packing } from '../../../src/cwl/pack.ts'
import { stringifyJson } from '../../../src/json/index.ts'
import { isMap, SourceStrings, tail, textsIn, type Text } from './source-strings.ts'

/** Texts of a packed description that no source has, and texts of the sources that it lacks. */
export interface StringDifferences {
  readonly invented: readonly string[]
  readonly lost: readonly string[]
}

/**
 * Compares every text and key of a packed description with those of the documents that it was packed from, which are
 * below `folder`. What packing writes otherwise is listed here, each narrowly; docs/packing.md says why.
 */
export function compareStrings(
  folder: string,
  reference: string,
  { description, files, problems }: Extract<Packing, { ok: true }>,
): StringDifferences {
  const source = new SourceStrings(folder, reference, files, (code, file) =>
    problems.some((problem) => problem.code === code && problem.file === file),
  )
  const packed: unknown = JSON.parse(stringifyJson(description))
  const withoutNumber = numbersOf(packed, source.known)
  const textsOf = (value: unknown): readonly Text[] =>
    textsIn(value).map(({ text, under }) => ({ text: withoutNumber(text), under }))
  const present = new Set(textsOf(packed).map(({ text }) => text))
  const presentNames = new Set(Array.from(present, tail))
  const knownNames = new Set(Array.from(source.known, tail))
  return {
    invented: unique(
      textsOf(withoutGenerated(packed)).filter(
        (each) => !source.known.has(each.text) && !isWritten(each, source.known, knownNames),
      ),
    ),
    lost: unique(source.needed.filter((each) => !present.has(each.text) && !isKept(each, present, presentNames))),
  }
}

function unique(texts: readonly Text[]): readonly string[] {
  return [...new Set(texts.map(({ text, under }) => (under === undefined ? `key ${text}` : `${under}: ${text}`)))]
}

/** Fields that hold identifiers, which lose the path of their document. */
const IDENTIFIERS: ReadonlySet<string> = new Set(['id', 'name', 'source', 'outputSource', 'scatter', 'out', 'symbols'])

/** Fields of types, whose names are written out or shortened like identifiers. */
const TYPES: ReadonlySet<string> = new Set(['type', 'items'])

/** Keys that the long forms have in the place of a map or a short form. */
const LONG_FORM: ReadonlySet<string> = new Set(
  'id name type source package specs envName envValue pattern required requirements hints'.split(' '),
)

/** A text of the description that no source has as it is, and that packing may write. */
function isWritten({ text, under }: Text, known: ReadonlySet<string>, names: ReadonlySet<string>): boolean {
  if (under === undefined) return LONG_FORM.has(text)
  if (under === 'cwlVersion') return known.has(`cwl:${text}`)
  if (under === 'stdin') return /^\$\(inputs(?:\.\w+|\[".*"\])\.path\)$/.test(text)
  if (under === 'pattern') return known.has(`${text}?`)
  if (under === 'location' || under === 'path') return names.has(tail(text))
  if (TYPES.has(under) && (text === 'null' || text === 'array')) return true
  if (IDENTIFIERS.has(under) || TYPES.has(under))
    return text.split('/').every((name) => names.has(name)) || names.has(text.replace(/_\d+$/, ''))
  return false
}

/** A text of a source that the description lacks as it is, and that packing may write otherwise. */
function isKept({ text, under }: Text, present: ReadonlySet<string>, names: ReadonlySet<string>): boolean {
  if (under === 'secondaryFiles' || under === 'pattern') return text.endsWith('?') && present.has(text.slice(0, -1))
  if (under === 'location' || under === 'path') return names.has(posix.basename(text))
  // A type or a source may be right under the name of its parameter.
  if (under !== undefined && (IDENTIFIERS.has(under) || TYPES.has(under) || /^#|\.ya?ml#/.test(text)))
    return names.has(tail(text.replace(/(?:\[\]|\?)+$/, '')))
  return false
}

/** Where files mean different things by one prefix, those after the first have a number behind it. */
function numbersOf(packed: unknown, known: ReadonlySet<string>): (text: string) => string {
  const declared = isMap(packed) ? packed['$namespaces'] : undefined
  const numbered = new Set(Object.keys(isMap(declared) ? declared : {}).filter((prefix) => !known.has(prefix)))
  return (text) => {
    const [prefix = ''] = text.split(':')
    return numbered.has(prefix) ? text.replace(/\d(?=:|$)/, '') : text
  }
}

/** Requirements and hints that packing adds, as docs/packing.md lists them. */
const GENERATED: ReadonlySet<string> = new Set([
  '{"class":"SubworkflowFeatureRequirement"}',
  '{"class":"LoadListingRequirement","loadListing":"deep_listing"}',
  '{"class":"NetworkAccess","networkAccess":true}',
])

function withoutGenerated(packed: unknown): unknown {
  return JSON.parse(JSON.stringify(packed), (key: string, value: unknown): unknown =>
    (key === 'requirements' || key === 'hints') && Array.isArray(value)
      ? value.filter((item) => !(isMap(item) && GENERATED.has(JSON.stringify(item))))
      : value,
  )
}
