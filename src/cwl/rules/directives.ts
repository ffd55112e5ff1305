import { entriesOf, isArray, isObject, type JsonValue } from '../../json/index.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import { describe } from '../problems/describe-value.ts'
import type { Problem } from '../problems/problem.ts'

/** What a file says of itself as a whole: `$namespaces`, `$schemas` and `$base` (SALAD 1.2, "Document context"). */
export function checkDirectives({ path, root }: Pick<Process, 'path' | 'root'>): readonly Problem[] {
  const { $namespaces: namespaces, $schemas: schemas, $base: base } = root
  if (namespaces === undefined && schemas === undefined && base === undefined) return NO_PROBLEMS
  const wrong = (holder: object, key: string | number, what: string, wanted: string, value: JsonValue): Problem =>
    createProblem('wrong-type', placeOf(path, holder, key), `${what} must be ${wanted}, and this is ${describe(value)}`)
  const problems: Problem[] = []
  if (isObject(namespaces)) {
    problems.push(
      ...problemsOf(entriesOf(namespaces), ([prefix, value]) =>
        typeof value === 'string' ? [] : [wrong(namespaces, prefix, `the prefix ${prefix}`, 'an address', value)],
      ),
    )
  } else if (namespaces !== undefined) {
    problems.push(wrong(root, '$namespaces', '$namespaces', 'a map from prefixes to addresses', namespaces))
  }
  if (isArray(schemas)) {
    problems.push(
      ...problemsOf(schemas, (value, index) =>
        typeof value === 'string' ? [] : [wrong(schemas, index, 'an item of $schemas', 'an address', value)],
      ),
    )
  } else if (schemas !== undefined && typeof schemas !== 'string') {
    problems.push(wrong(root, '$schemas', '$schemas', 'a list of addresses', schemas))
  }
  if (base !== undefined && typeof base !== 'string') problems.push(wrong(root, '$base', '$base', 'an address', base))
  return problems
}
