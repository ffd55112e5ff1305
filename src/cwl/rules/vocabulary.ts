import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { mayHoldExpression } from '../analysis/interpolation.ts'
import { at, rule, shared, warning } from '../lint/rule.ts'
import {
  gluedField,
  namespacesOf,
  namespacesWithin,
  prefixedField,
  prefixedWords,
  type Namespaces,
} from '../model/own-terms.ts'

/**
 * Prefixes of other vocabularies that `$namespaces` does not declare; each is told once a process; and expressions that
 * became keys.
 */
export const vocabulary = rule({
  codes: {
    'undeclared-prefix': warning(
      'A field, an identifier or the class of a hint has a prefix that $namespaces does not declare.',
    ),
    'expression-as-key': warning('An expression without quotes became the key of a map.'),
    ...shared('unknown-field'),
  },
  process({ process, value, version, definitions, report }) {
    const told = new Set<string>()
    const checkName: CheckName = (text, container, key, part, scope) => {
      const field = part === 'key' ? prefixedField(version, text, scope) : undefined
      if (field !== undefined) report('unknown-field', at(container, key, part), ...prefixedWords(text, field))
      const prefix = prefixOf(text)
      if (prefix === undefined || scope.has(prefix) || told.has(prefix)) return
      told.add(prefix)
      report(
        'undeclared-prefix',
        at(container, key, part),
        `${text} has the prefix ${prefix}, which is not declared`,
        part === 'key' && gluedField(version, text, scope) !== undefined
          ? `Write a space behind the colon of ${prefix}.`
          : fixForPrefix(process.root, prefix),
      )
    }
    const misread: Misread = (container, key) =>
      report(
        'expression-as-key',
        at(container, key, 'key'),
        'this expression is read as a key: a colon and a space within it end the key',
        'Put the whole expression in quotes.',
      )
    const declared = namespacesOf(process.root)
    visit(value, declared, checkName, misread)
    // The others stand in a process, which is asked for itself.
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

/** `- $(a ? b : c)` without quotes is a map in YAML, and its key may pass for a field of the document's own. */
type Misread = (container: object, key: string) => void

/** Where free values stand, or processes of their own. */
const PASSED_BY: ReadonlySet<string> = new Set(['default', 'run', '$namespaces', '$schemas', '$graph'])

function visit(value: JsonObject, around: Namespaces, checkName: CheckName, misread: Misread): void {
  // What is imported brings the prefixes of its file along (SALAD 1.2, "Document context").
  const scope = namespacesWithin(value, around)
  for (const key of Object.keys(value)) {
    const item = value[key]
    if (key.startsWith('$(') || key.startsWith('${')) misread(value, key)
    else if (key.includes(':')) checkName(key, value, key, 'key', scope)
    else if (key === 'format' || key === 'intent' || key === 'id') identifiers(value, key, item, scope, checkName)
    else if (typeof item === 'object' && !PASSED_BY.has(key)) {
      // Of what is required, the class itself is refused.
      if (key === 'hints' && isArray(item))
        for (const hint of item)
          if (isObject(hint) && !isOfPlatform(hint))
            identifiers(hint, 'class', hint['class'], namespacesWithin(hint, scope), checkName)
      descend(item, scope, checkName, misread)
    }
  }
}

/** Seven Bridges reads its hints by their text, and other engines ignore them. */
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
  if (root['$namespace'] !== undefined) return 'Write $namespaces in the place of $namespace.'
  return `Declare it: $namespaces: {${prefix}: ${ADDRESSES.get(prefix) ?? 'ADDRESS'}}.`
}

/** What those who use these prefixes declare, and engines that know hints under them look for. */
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

/** The prefix of `edam:format_2572`; none of an address, an expression, or a scheme that everyone knows. */
function prefixOf(text: string): string | undefined {
  const colon = text.indexOf(':')
  if (colon <= 0 || text.startsWith('//', colon + 1) || mayHoldExpression(text)) return undefined
  const prefix = text.slice(0, colon)
  return KNOWN.has(prefix) || !/^[\w.-]+$/.test(prefix) ? undefined : prefix
}

/** Prefixes of CWL's own context, that of names which stand for nothing else (`_:b0`), and schemes of addresses. */
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
