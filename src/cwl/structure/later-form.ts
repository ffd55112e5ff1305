import type { JsonValue } from '../../json/index.ts'
import { mayHoldExpression } from '../analysis/interpolation.ts'
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

/** The version in which a field of texts or numbers can hold what it holds here, such as maps in secondaryFiles. */
export function laterForm(model: Model, shape: RecordShape, field: Field, item: JsonValue): VersionName | undefined {
  if (!field.kinds.every(isPlain)) return undefined
  return VERSIONS.find((version) => {
    if (version <= model.version || !MODELS[version].has(shape.name)) return false
    const kinds = MODELS[version].record(shape.name).fields.get(field.name)?.kinds ?? []
    return kinds.some((kind) => accepts(MODELS[version], kind, item) && !isPlainFor(kind, item))
  })
}

/** Of texts, numbers and lists of those, with no parts that could be explained by themselves. */
function isPlain(kind: Kind): boolean {
  if (kind.kind === 'array') return kind.items.every(isPlain)
  return kind.kind !== 'record' && kind.kind !== 'requirement' && kind.kind !== 'hint' && kind.kind !== 'type'
}

/** True of text without an expression, where it is expressions that may be written as text. */
function isPlainFor(kind: Kind, value: JsonValue): boolean {
  return kind.kind === 'string' && kind.isExpression === true && typeof value === 'string' && !mayHoldExpression(value)
}
