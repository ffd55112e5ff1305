import { isArray } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import type { Port } from '../analysis/ports.ts'
import type { Context } from '../lint/context.ts'
import { at, off, rule, shared, warning } from '../lint/rule.ts'
import { isUnresolved } from '../structure/unresolved.ts'
import { mayHold, type SimpleName } from '../types/types.ts'

type Asked = Context<'not-for-type' | 'format-without-file' | 'missing-field'>

/** Types that parameters lack, and fields that only other types can have. */
export const parameters = rule({
  codes: {
    'not-for-type': warning('A field is for files or directories, and its parameter holds neither.'),
    // Engines pass it by, and whole libraries of tools give a format to the name of a file that they write.
    'format-without-file': off('A parameter that holds no file has a format.'),
    ...shared('missing-field'),
  },
  input: check,
  output: check,
})

function check(port: Port, { version, report }: Asked): void {
  const { name, type, declaration } = port
  // The schemas of v1.0 let the type be absent, and no implementation can then bind the value.
  if (version === 'v1.0' && lacksType(port))
    report('missing-field', at(declaration), `the parameter ${name} needs the field type: a type`)
  for (const { field, only } of ONLY_FOR) {
    const value = declaration[field]
    // Another rule reports that an output has no such fields.
    if (field.startsWith('load') && isPresent(declaration['outputBinding'])) continue
    const isWithoutEffect = !isPresent(value) || value === false || (isArray(value) && value.length === 0)
    if (isWithoutEffect || mayHold(type, only)) continue
    report(
      field === 'format' ? 'format-without-file' : 'not-for-type',
      at(declaration, field, 'key'),
      `${field} is for parameters that hold ${only === 'File' ? 'files' : 'directories'}, and ${name} holds none`,
      `Remove it, or make the type ${only}${type.kind === 'array' ? '[]' : ''}.`,
    )
  }
}

/** A type under a wrong name is reported as an unknown field, and a step among the parameters as a step. */
function lacksType({ declaration }: Port): boolean {
  return !isPresent(declaration['type']) && !isUnresolved(declaration, 'type') && !isPresent(declaration['run'])
}

/** "Only valid when type: File or is an array of items: File" (CWL v1.2 CommandLineTool, "CommandInputParameter"). */
const ONLY_FOR: readonly { readonly field: string; readonly only: SimpleName }[] = [
  { field: 'secondaryFiles', only: 'File' },
  { field: 'streamable', only: 'File' },
  { field: 'format', only: 'File' },
  { field: 'loadContents', only: 'File' },
  { field: 'loadListing', only: 'Directory' },
]
