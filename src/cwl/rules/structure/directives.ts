import { entriesOf, isArray, isObject, type JsonValue } from '../../../json/index.ts'
import { at, rule, shared } from '../../lint/rule.ts'
import { describe } from '../../problems/describe-value.ts'

/** The directives of a file as a whole: `$namespaces`, `$schemas` and `$base` (SALAD 1.2, "Document context"). */
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
