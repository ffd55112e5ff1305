import { isObject } from '../../../json/index.ts'
import { objectsIn } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import type { Context } from '../../lint/context.ts'
import { isWholeText, type ExpressionSite, type Scope } from '../../lint/facts/expressions.ts'
import { fixInJavascript } from '../../lint/facts/features.ts'
import { interpolationsIn, referenceIn, segmentsOf, type Interpolation } from '../../lint/facts/interpolation.ts'
import { memberType } from '../../lint/facts/members.ts'
import { isPathWithoutCommand } from '../../lint/facts/parameter-references.ts'
import type { Port, Ports } from '../../lint/facts/ports.ts'
import { typeOf } from '../../lint/facts/reference-types.ts'
import { MAKING } from '../../lint/facts/step-values.ts'
import { inText, rule, warning } from '../../lint/rule.ts'
import { fitOf } from '../../types/assignability.ts'
import { acceptsNull, isNull, membersOf, withoutNull, type Type } from '../../types/types.ts'
import { fieldTakes, titleOfField } from './field-types.ts'

/** These are evaluated only for a file that exists. */
const OF_FILES: ReadonlySet<string> = new Set(['format', 'secondaryFiles', 'pattern', 'required'])

/** cwltool checks that they have a value; others may be null. */
const NEEDED: ReadonlySet<string> = new Set([
  'stdout',
  'stderr',
  'envValue',
  'entryname',
  'timelimit',
  'networkAccess',
  'when',
])

/**
 * A reference into null fails ("the current value must be an object", CWL v1.2 CommandLineTool, "Parameter
 * references"), and so does null as a value that is needed. In a longer text it becomes the word null: a reference is
 * replaced with JSON.
 */
export const optionalValues = rule({
  codes: {
    'optional-value': warning('A parameter reference reads a value that may be null where null is not allowed.'),
    'null-in-text': warning('An optional value inside a longer text becomes the word null.'),
  },
  process(context) {
    let bindings: ReadonlySet<object> | undefined
    const isAlwaysEvaluated = ({ container, field, scope }: ExpressionSite): boolean => {
      if (field === 'entryname') return !mayBeNothing(container, scope)
      if (scope.around !== undefined || (field !== 'valueFrom' && field !== 'position')) return !OF_FILES.has(field)
      bindings ??= certainBindings(context.process, context.ports.inputs)
      return bindings.has(container)
    }
    for (const text of context.expressions.texts) {
      if (text.interpolations.some((part) => referenceIn(part) !== undefined) && isAlwaysEvaluated(text))
        for (const part of text.interpolations) checkReference(text, part, context)
    }
  },
})

type Asked = Context<'null-in-text' | 'optional-value'>

function checkReference(text: ExpressionSite, part: Interpolation, context: Asked): void {
  const { process, ports, report } = context
  const [first] = text.interpolations
  const code = part.closed ? referenceIn(part) : undefined
  const value = code === undefined ? undefined : optionalValueIn(text, code, ports.inputs)
  const isWhole = first !== undefined && isWholeText(first, text.text)
  if (value === undefined) return
  const { name, member } = value
  // Files and lists in a text are reported elsewhere.
  if (member === undefined && !isWhole && !membersOf(withoutNull(value.type)).every(isPlain)) return
  if (member === undefined && !isWhole) {
    // Then the pattern matches nothing, and the output is null, as it may be.
    if (text.field === 'glob' && isOfOptionalOutput(text.container, ports)) return
    return report(
      'null-in-text',
      inText(text, part.start),
      `${name} becomes the word null in this text if a run does not set it`,
      fixInJavascript(
        process,
        `Make the input required, add a default, or check for null: $(${name} === null ? '' : ${name})`,
      ),
    )
  }
  if (member === undefined && !isNeeded(text, value.type, context)) return
  const isOfSource = text.scope.around !== undefined
  const where = `, which is null if ${isOfSource ? 'its source is null' : 'a run does not set it'}`
  if (member === undefined)
    return report(
      'optional-value',
      inText(text, part.start),
      `${titleOfField(text)} is ${name}${where}`,
      text.field === 'outputEval'
        ? 'Make the input required, add a default, or make the output optional.'
        : 'Make the input required, or add a default.',
    )
  const nothing = !isWhole ? "''" : text.field === 'glob' ? '[]' : 'null'
  const others =
    text.field === 'arguments'
      ? 'Make the input required, add an inputBinding, or check'
      : 'Make the input required, or check'
  report(
    'optional-value',
    inText(text, part.start),
    `$(${code}) reads ${member} of ${name}${where}`,
    fixInJavascript(process, `${isOfSource ? 'Check' : others} for null: $(${name} === null ? ${nothing} : ${code})`),
  )
}

function isOfOptionalOutput(container: object, { outputs }: Ports): boolean {
  for (const { type, declaration } of outputs.values()) {
    const binding = declaration['outputBinding']
    if (isObject(binding) && (binding === container || binding['glob'] === container)) return acceptsNull(type)
  }
  return false
}

function isPlain(type: Type): boolean {
  return type.kind === 'enum' || (type.kind === 'simple' && type.name !== 'File' && type.name !== 'Directory')
}

/** A type that never matches is reported elsewhere. */
function isNeeded({ container, field, key }: ExpressionSite, type: Type, { version, sinks }: Asked): boolean {
  if (NEEDED.has(field)) return fieldTakes(field, type)
  // From v1.2 on, "expressions may return null, in which case they have no effect".
  if (field === 'listing') return key === field && version !== 'v1.2'
  if (!MAKING.has(field)) return false
  const sink = sinks.get(container)
  return (
    sink !== undefined &&
    sink.takesNull !== true &&
    !acceptsNull(sink.type) &&
    fitOf(withoutNull(type), sink.type) !== 'never'
  )
}

interface OptionalValue {
  readonly name: string
  readonly member: string | undefined
  readonly type: Type
}

function optionalValueIn(
  { scope }: ExpressionSite,
  code: string,
  ports: ReadonlyMap<string, Port>,
): OptionalValue | undefined {
  const [root, ...segments] = segmentsOf(code)
  const isInput = root === 'inputs'
  // Only in a step: a binding is not evaluated without a value.
  if (!isInput && (scope.around === undefined || root !== 'self')) return undefined
  const first = isInput ? segments.shift() : 'self'
  const [member] = segments
  if (first === undefined) return undefined
  const name = String(first)
  if (isInput && scope.around === undefined && ports.get(name)?.hasDefault === true) return undefined
  const type = isInput ? scope.inputs?.get(name)?.type : scope.self
  if (type?.kind !== 'union' || !acceptsNull(type)) return undefined
  // It is reported elsewhere.
  if (member !== undefined && (memberType(type, member) === undefined || isPathWithoutCommand(type, member, scope)))
    return undefined
  return {
    name: isInput ? `inputs.${name}` : name,
    member: typeof member === 'number' ? `item ${member}` : member,
    type,
  }
}

/**
 * The binding of an input is evaluated only if the input has a value. What that of an optional input reads is often set
 * together with it.
 */
function certainBindings({ value }: Process, inputs: ReadonlyMap<string, Port>): ReadonlySet<object> {
  const bindings = new Set<object>(objectsIn(value, 'arguments'))
  for (const { declaration, hasDefault, type } of inputs.values()) {
    const binding = declaration['inputBinding']
    if (isObject(binding) && (hasDefault || !membersOf(type).some(isNull))) bindings.add(binding)
  }
  return bindings
}

/** An entry that is null is ignored, with its name. */
function mayBeNothing(container: object, scope: Scope): boolean {
  const entry = 'entry' in container ? container.entry : undefined
  if (typeof entry !== 'string') return false
  const [only] = interpolationsIn(entry)
  if (only === undefined || !isWholeText(only, entry)) return false
  const code = referenceIn(only)
  const type = code === undefined ? undefined : typeOf(code, scope)
  return type === undefined || acceptsNull(type)
}
