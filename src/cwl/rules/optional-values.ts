import { isObject } from '../../json/index.ts'
import { placeIn, standsAlone, type ExpressionSite, type Scope } from '../analysis/expressions.ts'
import { fixInJavascript } from '../analysis/features.ts'
import { interpolationsIn, referenceIn, segmentsOf, type Interpolation } from '../analysis/interpolation.ts'
import { memberType } from '../analysis/members.ts'
import { isPathWithoutCommand } from '../analysis/parameter-references.ts'
import type { Port, Ports } from '../analysis/ports.ts'
import { typeOf } from '../analysis/reference-types.ts'
import type { Step } from '../analysis/steps.ts'
import { objectsIn } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, problemsOf } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'
import { fitOf } from '../types/assignability.ts'
import { acceptsNull, isNull, membersOf, withoutNull, type Type } from '../types/types.ts'
import { fieldTakes, titleOfField } from './expression-types.ts'
import { MAKING, sinksOf, type Sink } from './made-values.ts'

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
export function checkOptionalValues(
  process: Process,
  ports: Ports,
  steps: readonly Step[],
  texts: readonly ExpressionSite[],
): readonly Problem[] {
  const { inputs } = ports
  let bindings: ReadonlySet<object> | undefined
  let sinks: ReadonlyMap<object, Sink> | undefined
  const isAlwaysEvaluated = ({ container, field, scope }: ExpressionSite): boolean => {
    if (field === 'entryname') return !mayBeNothing(container, scope)
    if (scope.around !== undefined || (field !== 'valueFrom' && field !== 'position')) return !OF_FILES.has(field)
    bindings ??= certainBindings(process, inputs)
    return bindings.has(container)
  }
  // Of a type that never fits, that is told.
  const isNeeded = ({ container, field, key }: ExpressionSite, type: Type): boolean => {
    if (NEEDED.has(field)) return fieldTakes(field, type)
    // From v1.2 on, "expressions may return null, in which case they have no effect".
    if (field === 'listing') return key === field && process.version !== 'v1.2'
    if (!MAKING.has(field)) return false
    sinks ??= sinksOf(ports, steps)
    const sink = sinks.get(container)
    return (
      sink !== undefined &&
      sink.takesNull !== true &&
      !acceptsNull(sink.type) &&
      fitOf(withoutNull(type), sink.type) !== 'never'
    )
  }
  return problemsOf(texts, (text) => {
    const [first] = text.interpolations
    if (
      first === undefined ||
      !text.interpolations.some((part) => referenceIn(part) !== undefined) ||
      !isAlwaysEvaluated(text)
    )
      return NO_PROBLEMS
    const isAlone = standsAlone(first, text.text)
    return problemsOf(text.interpolations, (part) =>
      checkReference(process, inputs, text, part, { isAlone, isNeeded: (type) => isAlone && isNeeded(text, type) }),
    )
  })
}

function checkReference(
  process: Process,
  inputs: ReadonlyMap<string, Port>,
  text: ExpressionSite,
  part: Interpolation,
  { isAlone, isNeeded }: Standing,
): readonly Problem[] {
  const code = part.closed ? referenceIn(part) : undefined
  const value = code === undefined ? undefined : optionalValueIn(text, code, inputs)
  if (value === undefined || (value.member === undefined && !isNeeded(value.type))) return NO_PROBLEMS
  const { name, member } = value
  const isOfSource = text.scope.around !== undefined
  const where = `, which is null where ${isOfSource ? 'its source is' : 'nobody gives it'}`
  if (member === undefined)
    return [
      createProblem(
        'optional-value',
        placeIn(process, text, part.start),
        `${titleOfField(text)} is ${name}${where}`,
        text.field === 'outputEval'
          ? 'Require the input, give it a default, or make the output optional.'
          : 'Require the input, or give it a default.',
      ),
    ]
  const nothing = !isAlone ? "''" : text.field === 'glob' ? '[]' : 'null'
  const others =
    text.field === 'arguments' ? 'Require the input, give it an inputBinding, or ask' : 'Require the input, or ask'
  return [
    createProblem(
      'optional-value',
      placeIn(process, text, part.start),
      `$(${code}) reads ${member} of ${name}${where}`,
      fixInJavascript(process, `${isOfSource ? 'Ask' : others} first: $(${name} === null ? ${nothing} : ${code})`),
    ),
  ]
}

/** How a reference stands in its text: whether it is all of it, and whether what comes of it must be something. */
interface Standing {
  readonly isAlone: boolean
  readonly isNeeded: (type: Type) => boolean
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
