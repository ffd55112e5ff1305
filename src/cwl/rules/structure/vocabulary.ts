import { nearest } from '../../../files/suggest.ts'
import { truncateMiddle } from '../../../files/text.ts'
import { entriesOf, isArray, isObject, type JsonObject, type JsonValue } from '../../../json/index.ts'
import { writtenUnder } from '../../documents/parts.ts'
import type { Context } from '../../lint/context.ts'
import { mayHoldExpression } from '../../lint/facts/interpolation.ts'
import { at, rule, shared, warning } from '../../lint/rule.ts'
import {
  gluedField,
  namespacesOf,
  namespacesWithin,
  prefixedField,
  prefixedWords,
  type Namespaces,
} from '../../model/own-terms.ts'
import { describe } from '../../problems/describe-value.ts'
import type { Fix } from '../../problems/problem.ts'

/** Prefixes that `$namespaces` does not declare, each once per process, and expressions that became keys. */
export const vocabulary = rule({
  codes: {
    'undeclared-prefix': warning(
      'A field, an identifier or the class of a hint has a prefix that $namespaces does not declare.',
    ),
    'expression-as-key': warning('An expression without quotes became the key of a map.'),
    ...shared('unknown-field'),
  },
  process({ process, value, version, definitions, report }) {
    const reported = new Set<string>()
    const checkName: CheckName = (text, container, key, part, scope) => {
      const field = part === 'key' ? prefixedField(version, text, scope) : undefined
      if (field !== undefined) report('unknown-field', at(container, key, part), ...prefixedWords(text, field))
      const prefix = prefixOf(text)
      if (prefix === undefined || scope.has(prefix) || reported.has(prefix)) return
      reported.add(prefix)
      report(
        'undeclared-prefix',
        at(container, key, part),
        `"${text}" has the prefix "${prefix}", which is not declared`,
        part === 'key' && gluedField(version, text, scope) !== undefined
          ? `Add a space after the colon of ${prefix}.`
          : fixForPrefix(process.root, prefix),
      )
    }
    const misread: Misread = (container, key) =>
      report(
        'expression-as-key',
        at(container, key, 'key'),
        'this expression is read as a key, because a colon and a space inside it end the key',
        'Put the whole expression in quotes.',
      )
    const declared = namespacesOf(process.root)
    visit(value, declared, checkName, misread)
    // Others are in a process, which is checked separately.
    for (const { value: definition, from } of definitions)
      if (from === 'file') visit(definition, declared, checkName, misread)
  },
})

type CheckName = (
  text: string,
  container: object,
  key: string | number,
  part: 'key' | 'value',
  scope: Namespaces,
) => void

/** `- $(a ? b : c)` without quotes is a map, whose key is not reported as unknown. */
type Misread = (container: object, key: string) => void

const UNCHECKED: ReadonlySet<string> = new Set(['default', 'run', '$namespaces', '$schemas', '$graph'])

function visit(value: JsonObject, around: Namespaces, checkName: CheckName, misread: Misread): void {
  // An import brings the prefixes of its file (SALAD 1.2, "Document context").
  const scope = namespacesWithin(value, around)
  for (const key of Object.keys(value)) {
    const item = value[key]
    if (key.startsWith('$(') || key.startsWith('${')) misread(value, key)
    else if (key.includes(':')) checkName(key, value, key, 'key', scope)
    else if (key === 'format' || key === 'intent' || key === 'id') identifiers(value, key, item, scope, checkName)
    else if (typeof item === 'object' && !UNCHECKED.has(key)) {
      // Such a requirement is refused elsewhere.
      if (key === 'hints' && isArray(item))
        for (const hint of item)
          if (isObject(hint) && !isOfPlatform(hint))
            identifiers(hint, 'class', hint['class'], namespacesWithin(hint, scope), checkName)
      descend(item, scope, checkName, misread)
    }
  }
}

/** Seven Bridges reads them by their text, and others ignore them. */
function isOfPlatform({ class: name }: JsonObject): boolean {
  return typeof name === 'string' && name.startsWith('sbg:')
}

function descend(value: JsonValue, scope: Namespaces, checkName: CheckName, misread: Misread): void {
  if (isArray(value)) for (const item of value) descend(item, scope, checkName, misread)
  else if (isObject(value)) visit(value, scope, checkName, misread)
}

function identifiers(
  holder: JsonObject,
  key: string,
  value: JsonValue | undefined,
  scope: Namespaces,
  checkName: CheckName,
): void {
  if (typeof value === 'string') checkName(value, holder, key, 'value', scope)
  else if (isArray(value)) {
    for (const [index, item] of value.entries())
      if (typeof item === 'string') checkName(item, value, index, 'value', scope)
  }
}

function fixForPrefix(root: JsonObject, prefix: string): string {
  if (root['$namespace'] !== undefined) return 'Write $namespaces, not $namespace.'
  const { $namespaces: declared } = root
  const guess = isObject(declared) ? nearest(prefix, Object.keys(declared)) : undefined
  if (guess !== undefined) return `Did you mean "${guess}"?`
  return `Declare it: $namespaces: {${prefix}: ${ADDRESSES.get(prefix) ?? 'ADDRESS'}}.`
}

/** Engines with hints under a prefix expect this address. */
const ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['arv', 'http://arvados.org/cwl#'],
  ['cwltool', 'http://commonwl.org/cwltool#'],
  ['dct', 'http://purl.org/dc/terms/'],
  ['doap', 'http://usefulinc.com/ns/doap#'],
  ['edam', 'http://edamontology.org/'],
  ['foaf', 'http://xmlns.com/foaf/0.1/'],
  ['iana', 'https://www.iana.org/assignments/media-types/'],
  ['s', 'http://schema.org/'],
  ['sbg', 'https://sevenbridges.com'],
])

/** Undefined for an address, an expression, or a common scheme. */
function prefixOf(text: string): string | undefined {
  const colon = text.indexOf(':')
  if (colon <= 0 || text.startsWith('//', colon + 1) || mayHoldExpression(text)) return undefined
  const prefix = text.slice(0, colon)
  return KNOWN.has(prefix) || !/^[\w.-]+$/.test(prefix) ? undefined : prefix
}

/** CWL's own, that of anonymous names (`_:b0`), and schemes. */
const KNOWN: ReadonlySet<string> = new Set([
  '_',
  'cwl',
  'sld',
  'rdf',
  'rdfs',
  'xsd',
  'owl',
  'http',
  'https',
  'urn',
  'file',
  'ftp',
])

/**
 * "The value must be an IRI" (CWL v1.2 CommandLineTool, "CommandInputParameter"). Without a prefix or a scheme it is
 * relative to the folder of its file, and no value has such a format.
 */
export const relativeFormats = rule({
  codes: { 'relative-format': warning('A format is not an address, so no file has it.') },
  input({ declaration }, context) {
    checkFormat(declaration, context)
  },
  output({ declaration }, context) {
    checkFormat(declaration, context)
  },
})

function checkFormat(parameter: JsonObject, { process, report }: Context<'relative-format'>): void {
  for (const { value: format, container, key } of writtenUnder(parameter, 'format')) {
    if (typeof format !== 'string' || !/^[\w., +-]+$/.test(format)) continue
    report(
      'relative-format',
      at(container, key),
      `the format "${truncateMiddle(format)}" has no prefix, so it is an address next to this file, which no file has as its format`,
      fixForFormat(format, process.root),
    )
  }
}

function fixForFormat(format: string, { $namespaces: declared }: JsonObject): Fix {
  if (!/^(?:format|data)_\d{4}$/.test(format))
    return 'Write the address of the format. EDAM has most: http://edamontology.org/format_2572 is BAM.'
  const [prefix] = isObject(declared)
    ? (entriesOf(declared).find(
        ([, address]) => typeof address === 'string' && address.endsWith('edamontology.org/'),
      ) ?? [])
    : []
  return prefix === undefined
    ? `Write http://edamontology.org/${format}.`
    : { words: `Did you mean "${prefix}:${format}"?`, change: { kind: 'value', value: `${prefix}:${format}` } }
}

/** SALAD 1.2, "Document context". */
export const directives = rule({
  codes: shared('wrong-type'),
  file({ root, report }) {
    const { $namespaces: namespaces, $schemas: schemas, $base: base } = root
    const wrong = (holder: object, key: string | number, what: string, wanted: string, value: JsonValue): void =>
      report('wrong-type', at(holder, key), `${what} must be ${wanted}, but is ${describe(value)}`)
    if (isObject(namespaces)) {
      for (const [prefix, value] of entriesOf(namespaces))
        if (typeof value !== 'string') wrong(namespaces, prefix, `the prefix "${prefix}"`, 'an address', value)
    } else if (namespaces !== undefined)
      wrong(root, '$namespaces', '$namespaces', 'a map from prefixes to addresses', namespaces)
    if (isArray(schemas)) {
      for (const [index, value] of schemas.entries())
        if (typeof value !== 'string') wrong(schemas, index, 'an item of $schemas', 'an address', value)
    } else if (schemas !== undefined && typeof schemas !== 'string')
      wrong(root, '$schemas', '$schemas', 'a list of addresses', schemas)
    if (base !== undefined && typeof base !== 'string') wrong(root, '$base', '$base', 'an address', base)
  },
})
