import { isArray } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import type { Context } from '../../lint/context.ts'
import type { Port } from '../../lint/facts/ports.ts'
import { at, rule, shared, warning } from '../../lint/rule.ts'
import { isUnresolved } from '../../structure/unresolved.ts'
import { mayHold, type SimpleName } from '../../types/types.ts'

type Asked = Context<'not-for-type' | 'missing-field'>

/** Parameters without a type, and fields that only other types can have. */
export const parameters = rule({
  codes: {
    'not-for-type': warning('A field is only for files or directories, but its parameter has neither.'),
    ...shared('missing-field'),
  },
  input: check,
  output: check,
})

function check(port: Port, { version, report }: Asked): void {
  const { name, type, declaration } = port
  // In v1.0 the schema allows a missing type, but then no engine can bind the value.
  if (version === 'v1.0' && lacksType(port))
    report('missing-field', at(declaration), `the parameter "${name}" needs the field "type": a type`)
  for (const { field, only } of ONLY_FOR) {
    const value = declaration[field]
    // Another rule reports these fields in an output.
    if (field.startsWith('load') && isPresent(declaration['outputBinding'])) continue
    const isWithoutEffect = !isPresent(value) || value === false || (isArray(value) && value.length === 0)
    if (isWithoutEffect || mayHold(type, only)) continue
    report(
      'not-for-type',
      at(declaration, field, 'key'),
      `${field} is only for parameters with ${only === 'File' ? 'files' : 'directories'}, but "${name}" has none`,
      `Remove it, or change the type to ${only}${type.kind === 'array' ? '[]' : ''}.`,
    )
  }
}

/**
 * Whether a type is missing. A misspelt type is reported as an unknown field, and a step among the parameters as a
 * step.
 */
function lacksType({ declaration }: Port): boolean {
  return !isPresent(declaration['type']) && !isUnresolved(declaration, 'type') && !isPresent(declaration['run'])
}

/** "Only valid when type: File or is an array of items: File" (CWL v1.2 CommandLineTool, "CommandInputParameter"). */
const ONLY_FOR: readonly { readonly field: string; readonly only: SimpleName }[] = [
  { field: 'secondaryFiles', only: 'File' },
  { field: 'format', only: 'File' },
  { field: 'streamable', only: 'File' },
  { field: 'loadContents', only: 'File' },
  { field: 'loadListing', only: 'Directory' },
]
