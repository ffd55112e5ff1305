import { aroundDifference } from '../../files/text.ts'
import { isArray, sameJson, sameWrittenJson, stringifyJson, type JsonObject, type JsonValue } from '../../json/index.ts'
import { hasUnknown, isSameType, isSubtype } from '../types/subtype.ts'
import { acceptsNull, describeType, isNull, withoutNull, type Type } from '../types/types.ts'
import { FieldComparison, type CompareFiles, type InterfaceDifference } from './interface-fields.ts'
import { IS_BREAKING, type InterfaceRule } from './interface-rules.ts'
import { interfaceOf, isRequired, type FileTraits, type Interface, type Port } from './ports.ts'

/** One difference between the inputs or outputs of two descriptions. */
export interface InterfaceChange {
  /** The row of docs/compatibility.md that applies. */
  readonly rule: InterfaceRule
  /** The port, such as `inputs.reads` or `outputs.bam`. */
  readonly port: string
  /** Whether something that works with the first description may not work with the second. */
  readonly breaking: boolean
  /** One sentence for people. */
  readonly message: string
}

/**
 * How the interface of an app changes from `before` to `after`, by the rules of docs/compatibility.md. Breaking changes
 * come first. Empty if both interfaces are equal.
 */
export function compareInterfaces(before: JsonObject, after: JsonObject): readonly InterfaceChange[] {
  const [old, next] = [interfaceOf(before), interfaceOf(after)]
  const changes = [
    ...comparePorts(old, next, 'inputs', compareInput),
    ...comparePorts(old, next, 'outputs', compareOutput),
  ]
  return [...changes.filter((change) => change.breaking), ...changes.filter((change) => !change.breaking)]
}

type Found = readonly [rule: InterfaceRule, message: string]

function comparePorts(
  before: Interface,
  after: Interface,
  side: 'inputs' | 'outputs',
  compare: (old: Port | undefined, next: Port | undefined) => readonly Found[],
): readonly InterfaceChange[] {
  const ids = new Set([...before[side].keys(), ...after[side].keys()])
  return [...ids].flatMap((id) =>
    compare(before[side].get(id), after[side].get(id)).map(([rule, message]) => ({
      rule,
      port: `${side}.${id}`,
      breaking: IS_BREAKING[rule],
      message,
    })),
  )
}

function compareInput(old: Port | undefined, next: Port | undefined): readonly Found[] {
  if (next === undefined) return old === undefined ? [] : [['input-removed', `the input "${old.id}" is removed`]]
  if (old === undefined) {
    if (isRequired(next))
      return [['input-added-required', `the new input "${next.id}" (${describeType(next.type)}) is required`]]
    return [['input-added-optional', `the new input "${next.id}" (${describeType(next.type)}) is optional`]]
  }
  return [
    ...inputNeed(old, next),
    ...inputType(old, next),
    ...inputDefault(old, next),
    ...filesOf(old, next, 'input', inputFiles),
  ]
}

function inputNeed(old: Port, next: Port): readonly Found[] {
  if (!isRequired(old) && isRequired(next)) return [['input-made-required', `the input "${next.id}" is now required`]]
  if (isRequired(old) && !isRequired(next)) return [['input-made-optional', `the input "${next.id}" is now optional`]]
  return []
}

function inputType(old: Port, next: Port): readonly Found[] {
  // inputNeed reports whether null is accepted.
  const [from, to] = [valuesOf(old.type), valuesOf(next.type)]
  if (isSameType(from, to) || areWrittenAlike(old, next)) return []
  const words = `${describeType(old.type)} → ${describeType(next.type)}`
  if (isSubtype(from, to, 'refused')) return [['input-widened', `the input "${next.id}" accepts more values: ${words}`]]
  return [['input-narrowed', `the input "${next.id}" no longer accepts all values that it accepted: ${words}`]]
}

/** The type null becomes an empty union. */
function valuesOf(type: Type): Type {
  return isNull(type) ? { kind: 'union', members: [] } : withoutNull(type)
}

function inputDefault(old: Port, next: Port): readonly Found[] {
  // inputNeed reports whether the input is required.
  if (isRequired(old) || isRequired(next)) return []
  if (old.default === undefined) {
    return next.default === undefined
      ? []
      : [
          [
            'input-default-added',
            `the input "${next.id}" was null by default and now has a default: ${brief(next.default)}`,
          ],
        ]
  }
  if (next.default === undefined) {
    return [['input-default-removed', `the input "${next.id}" no longer has a default; it was ${brief(old.default)}`]]
  }
  if (sameWrittenJson(old.default, next.default)) return []
  return [
    [
      'input-default-changed',
      `the default of the input "${next.id}" changes: ${aroundDifference(stringifyJson(old.default), stringifyJson(next.default), LONGEST_DEFAULT).join(' → ')}`,
    ],
  ]
}

function filesOf(
  old: Port,
  next: Port,
  side: 'input' | 'output',
  compare: (old: FileTraits, next: FileTraits) => readonly InterfaceDifference[],
): readonly Found[] {
  const compareFields: CompareFiles = (from, to) =>
    from === undefined && to === undefined ? [] : compare(old.traitsOf(from), next.traitsOf(to))
  const own = compare(old, next).map(([rule, words]): Found => [rule, `the ${side} "${next.id}" ${words}`])
  const inFields = new FieldComparison(side, compareFields).changes(old.type, next.type)
  return [
    ...own,
    ...inFields.map(({ field, difference: [rule, words] }): Found => [
      rule,
      `the field "${field}" of the ${side} "${next.id}" ${words}`,
    ]),
  ]
}

function inputFiles(old: FileTraits, next: FileTraits): readonly InterfaceDifference[] {
  return [...inputFormat(old, next), ...inputSecondaryFiles(old, next)]
}

function inputFormat(old: FileTraits, next: FileTraits): readonly InterfaceDifference[] {
  if (sameSet(old.formats, next.formats)) return []
  const acceptsAll = next.formats.size === 0 || (old.formats.size > 0 && isWithin(old.formats, next.formats))
  const words = `${formatWords(old)} → ${formatWords(next)}`
  return acceptsAll
    ? [['input-format-widened', `accepts more formats: ${words}`]]
    : [['input-format-narrowed', `no longer accepts all formats that it accepted: ${words}`]]
}

function inputSecondaryFiles(old: FileTraits, next: FileTraits): readonly InterfaceDifference[] {
  const demanded = [...next.secondaryFiles].filter(
    ([pattern, required]) => required && old.secondaryFiles.get(pattern) !== true,
  )
  if (demanded.length > 0)
    return [
      [
        'input-secondary-file-required',
        `now requires the secondary files ${demanded.map(([pattern]) => pattern).join(', ')}`,
      ],
    ]
  if (sameMap(old.secondaryFiles, next.secondaryFiles)) return []
  return [['input-secondary-file-relaxed', 'requires no more secondary files than before']]
}

function compareOutput(old: Port | undefined, next: Port | undefined): readonly Found[] {
  if (next === undefined) return old === undefined ? [] : [['output-removed', `the output "${old.id}" is removed`]]
  if (old === undefined) return [['output-added', `the output "${next.id}" (${describeType(next.type)}) is new`]]
  return [...outputType(old, next), ...filesOf(old, next, 'output', outputFiles)]
}

function outputType(old: Port, next: Port): readonly Found[] {
  if (isSameType(old.type, next.type) || areWrittenAlike(old, next)) return []
  const words = `${describeType(old.type)} → ${describeType(next.type)}`
  if (!acceptsNull(old.type) && acceptsNull(next.type))
    return [['output-made-optional', `the output "${next.id}" may now be null: ${words}`]]
  if (isSubtype(next.type, old.type, 'allowed'))
    return [['output-narrowed', `the output "${next.id}" has a narrower type: ${words}`]]
  return [['output-widened', `the output "${next.id}" can have values that it never had: ${words}`]]
}

function outputFiles(old: FileTraits, next: FileTraits): readonly InterfaceDifference[] {
  return [...outputFormat(old, next), ...outputSecondaryFiles(old, next)]
}

function outputFormat(old: FileTraits, next: FileTraits): readonly InterfaceDifference[] {
  if (sameSet(old.formats, next.formats)) return []
  const words = `${formatWords(old)} → ${formatWords(next)}`
  const promised = next.formats.size > 0 && (old.formats.size === 0 || isWithin(next.formats, old.formats))
  return promised
    ? [['output-format-narrowed', `has a narrower format: ${words}`]]
    : [['output-format-changed', `has another format: ${words}`]]
}

function outputSecondaryFiles(old: FileTraits, next: FileTraits): readonly InterfaceDifference[] {
  if (sameMap(old.secondaryFiles, next.secondaryFiles)) return []
  const lost = [...old.secondaryFiles].filter(
    ([pattern, required]) =>
      !next.secondaryFiles.has(pattern) || (required && next.secondaryFiles.get(pattern) !== true),
  )
  return lost.length > 0
    ? [
        [
          'output-secondary-file-removed',
          `may no longer have the secondary files ${lost.map(([pattern]) => pattern).join(', ')}`,
        ],
      ]
    : [['output-secondary-file-added', 'has more secondary files']]
}

/** Types that could not be resolved are compared as written. */
function areWrittenAlike(old: Port, next: Port): boolean {
  return hasUnknown(old.type) && hasUnknown(next.type) && sameJson(old.written, next.written)
}

function isWithin(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  for (const one of some) if (!all.has(one)) return false
  return true
}

function sameSet(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return left.size === right.size && isWithin(left, right)
}

function sameMap(left: ReadonlyMap<string, boolean>, right: ReadonlyMap<string, boolean>): boolean {
  return left.size === right.size && [...left].every(([key, value]) => right.get(key) === value)
}

function formatWords({ formats }: FileTraits): string {
  return formats.size === 0 ? 'any' : [...formats].join(' or ')
}

const LONGEST_DEFAULT = 60

function brief(value: JsonValue): string {
  const text = stringifyJson(value)
  if (text.length <= LONGEST_DEFAULT) return text
  return isArray(value) ? `a list of ${value.length} items` : `${text.slice(0, LONGEST_DEFAULT)}…`
}
