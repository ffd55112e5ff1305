import { isObject } from '../../json/index.ts'
import { standsAlone, type ExpressionSite, type Scope } from '../analysis/expressions.ts'
import { fixInJavascript } from '../analysis/features.ts'
import { fieldTakes, titleOfField } from '../analysis/field-types.ts'
import { interpolationsIn, referenceIn, segmentsOf, type Interpolation } from '../analysis/interpolation.ts'
import { memberType } from '../analysis/members.ts'
import { isPathWithoutCommand } from '../analysis/parameter-references.ts'
import type { Port } from '../analysis/ports.ts'
import { typeOf } from '../analysis/reference-types.ts'
import { MAKING } from '../analysis/value-sinks.ts'
import { objectsIn } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import type { Context } from '../lint/context.ts'
import { inText, rule, warning } from '../lint/rule.ts'
import { fitOf } from '../types/assignability.ts'
import { acceptsNull, isNull, membersOf, withoutNull, type Type } from '../types/types.ts'

/** What is evaluated for a file that is there. */
const OF_FILES: ReadonlySet<string> = new Set(['format', 'secondaryFiles', 'pattern', 'required'])

/** Fields that must come to something, as the reference implementation has it; others are as if they were not there. */
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
 * Parameter references to a value that may be null: those into it, which fail where it is ("the current value must be
 * an object", CWL v1.2 CommandLineTool, "Parameter references"), and those that are all of a field that needs one.
 * Nothing is said of what is optional further inside.
 */
export const optionalValues = rule({
  codes: { 'optional-value': warning('A parameter reference takes a value that may be null where none may be.') },
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

type Asked = Context<'optional-value'>

function checkReference(text: ExpressionSite, part: Interpolation, context: Asked): void {
  const { process, ports, report } = context
  const [first] = text.interpolations
  const code = part.closed ? referenceIn(part) : undefined
  const value = code === undefined ? undefined : optionalValueIn(text, code, ports.inputs)
  const isAlone = first !== undefined && standsAlone(first, text.text)
  if (value === undefined || (value.member === undefined && !(isAlone && isNeeded(text, value.type, context)))) return
  const { name, member } = value
  const isOfSource = text.scope.around !== undefined
  const where = `, which is null where ${isOfSource ? 'its source is' : 'nobody gives it'}`
  if (member === undefined)
    return report(
      'optional-value',
      inText(text, part.start),
      `${titleOfField(text)} is ${name}${where}`,
      text.field === 'outputEval'
        ? 'Require the input, give it a default, or make the output optional.'
        : 'Require the input, or give it a default.',
    )
  const nothing = !isAlone ? "''" : text.field === 'glob' ? '[]' : 'null'
  const others =
    text.field === 'arguments' ? 'Require the input, give it an inputBinding, or ask' : 'Require the input, or ask'
  report(
    'optional-value',
    inText(text, part.start),
    `$(${code}) reads ${member} of ${name}${where}`,
    fixInJavascript(process, `${isOfSource ? 'Ask' : others} first: $(${name} === null ? ${nothing} : ${code})`),
  )
}

/** Whether what is all of a field must be something. Of a type that never fits, that is told. */
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
  /** What is read of it. */
  readonly member: string | undefined
  /** Of the value itself. */
  readonly type: Type
}

function optionalValueIn(
  { scope }: ExpressionSite,
  code: string,
  ports: ReadonlyMap<string, Port>,
): OptionalValue | undefined {
  const [root, ...segments] = segmentsOf(code)
  const isInput = root === 'inputs'
  // Only of a step, `self` is what may be missing: no binding is evaluated without a value.
  if (!isInput && (scope.around === undefined || root !== 'self')) return undefined
  const first = isInput ? segments.shift() : 'self'
  const [member] = segments
  if (first === undefined) return undefined
  const name = String(first)
  if (isInput && scope.around === undefined && ports.get(name)?.hasDefault === true) return undefined
  const type = isInput ? scope.inputs?.get(name)?.type : scope.self
  if (type?.kind !== 'union' || !acceptsNull(type)) return undefined
  // What has no such member at all is told as that.
  if (member !== undefined && (memberType(type, member) === undefined || isPathWithoutCommand(type, member, scope)))
    return undefined
  return {
    name: isInput ? `inputs.${name}` : name,
    member: typeof member === 'number' ? `item ${member}` : member,
    type,
  }
}

/**
 * A binding of an input is evaluated where the input has a value; what an optional one reads is often given together
 * with it.
 */
function certainBindings({ value }: Process, inputs: ReadonlyMap<string, Port>): ReadonlySet<object> {
  const bindings = new Set<object>(objectsIn(value, 'arguments'))
  for (const { declaration, hasDefault, type } of inputs.values()) {
    const binding = declaration['inputBinding']
    if (isObject(binding) && (hasDefault || !membersOf(type).some(isNull))) bindings.add(binding)
  }
  return bindings
}

/** An entry that comes to null is passed over, name and all. */
function mayBeNothing(container: object, scope: Scope): boolean {
  const entry = 'entry' in container ? container.entry : undefined
  if (typeof entry !== 'string') return false
  const [only] = interpolationsIn(entry)
  if (only === undefined || !standsAlone(only, entry)) return false
  const code = referenceIn(only)
  const type = code === undefined ? undefined : typeOf(code, scope)
  return type === undefined || acceptsNull(type)
}
