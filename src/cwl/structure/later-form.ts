import type { JsonValue } from '../../json/index.ts'
import { mayHoldExpression } from '../lint/facts/interpolation.ts'
import { accepts } from '../model/accepts.ts'
import {
  MODELS,
  VERSIONS,
  type Field,
  type Kind,
  type Model,
  type RecordShape,
  type VersionName,
} from '../model/index.ts'

/**
 * The first later version in which a field of texts or numbers accepts the given value, such as a map in
 * secondaryFiles.
 */
export function laterForm(model: Model, shape: RecordShape, field: Field, item: JsonValue): VersionName | undefined {
  if (!field.kinds.every(isPlain)) return undefined
  return VERSIONS.find((version) => {
    if (version <= model.version || !MODELS[version].has(shape.name)) return false
    const kinds = MODELS[version].record(shape.name).fields.get(field.name)?.kinds ?? []
    return kinds.some((kind) => accepts(MODELS[version], kind, item) && !isPlainFor(kind, item))
  })
}

/** Whether a kind is a text, a number or a list of these, which have no parts to explain. */
function isPlain(kind: Kind): boolean {
  if (kind.kind === 'array') return kind.items.every(isPlain)
  return kind.kind !== 'record' && kind.kind !== 'requirement' && kind.kind !== 'hint' && kind.kind !== 'type'
}

/** Whether a value is text without an expression, where a kind accepts an expression as text. */
function isPlainFor(kind: Kind, value: JsonValue): boolean {
  return kind.kind === 'string' && kind.isExpression === true && typeof value === 'string' && !mayHoldExpression(value)
}
