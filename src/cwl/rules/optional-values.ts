import { isArray } from '../../json/index.ts'
import { segmentsOf, type Interpolation } from '../interpolation.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import { isNull, membersOf } from '../types/types.ts'
import { placeIn, standsAlone, type Evaluated } from './evaluated.ts'
import { finding, NO_PROBLEMS, problemsOf } from './finding.ts'
import { memberType } from './members.ts'
import type { Port, Ports } from './ports.ts'

/** What is evaluated for a file that is there. */
const OF_FILES: ReadonlySet<string> = new Set(['format', 'secondaryFiles', 'pattern', 'required'])

/** Fields that must come to something, as the reference implementation has it; others are as if they were not there. */
const NEEDED: ReadonlySet<string> = new Set(['stdout', 'stderr', 'envValue', 'entryname', 'timelimit'])

/**
 * Parameter references to a value that may be null: those into it, which fail where it is ("the current value must be an
 * object", CWL v1.2 CommandLineTool, "Parameter references"), and those that are all of a field that needs one. Nothing is
 * said of what is optional further inside.
 */
export function checkOptionalValues(process: Process, { inputs }: Ports, texts: readonly Evaluated[]): readonly Problem[] {
  return problemsOf(texts, (text) => (OF_FILES.has(text.field) ? NO_PROBLEMS : problemsOf(text.interpolations, (part) => checkReference(process, inputs, text, part))))
}

function checkReference(process: Process, inputs: ReadonlyMap<string, Port>, text: Evaluated, part: Interpolation): readonly Problem[] {
  const value = part.kind === 'reference' && part.closed ? optionalValueIn(text, part, inputs) : undefined
  if (value === undefined || isOfMissingEntry(text, value.name) || !isAlwaysEvaluated(process, text, inputs)) return NO_PROBLEMS
  const { name, member } = value
  const isAlone = standsAlone(part, text.text)
  const isOfSource = name === 'self' || text.scope.around !== undefined
  const where = `, which is null where ${isOfSource ? 'its source is' : 'nobody gives it'}`
  const place = placeIn(process, text, part.start)
  if (member === undefined) {
    const isNeeded = isAlone && NEEDED.has(text.field)
    return isNeeded ? [finding('optional-value', place, `${text.field} is ${name}${where}`, 'Require the input, or give it a default.')] : NO_PROBLEMS
  }
  const nothing = text.field === 'glob' ? '[]' : isAlone ? 'null' : "''"
  const others = isOfSource ? '' : text.field === 'arguments' ? 'Require the input, give it an inputBinding, or ' : 'Require the input, or '
  const question = `sk first: $(${name} === null ? ${nothing} : ${part.code}), with InlineJavascriptRequirement.`
  return [finding('optional-value', place, `$(${part.code}) reads ${member} of ${name}${where}`, `${others}${others === '' ? 'A' : 'a'}${question}`)]
}

interface OptionalValue {
  readonly name: string
  /** What is read of it. */
  readonly member: string | undefined
}

function optionalValueIn({ scope }: Evaluated, { code }: Interpolation, ports: ReadonlyMap<string, Port>): OptionalValue | undefined {
  const isInput = code.startsWith('inputs')
  // Only of a step, `self` is what may be missing: no binding is evaluated without a value.
  if (!isInput && (scope.around === undefined || !code.startsWith('self'))) return undefined
  const [, ...segments] = segmentsOf(code)
  const first = isInput ? segments.shift() : 'self'
  const [member] = segments
  if (first === undefined) return undefined
  const name = String(first)
  if (isInput && scope.around === undefined && ports.get(name)?.hasDefault === true) return undefined
  const type = isInput ? scope.inputs?.get(name)?.type : scope.self
  if (type === undefined || type.kind !== 'union' || !membersOf(type).some(isNull)) return undefined
  // What has no such member at all is told as that.
  if (member !== undefined && memberType(type, member) === undefined) return undefined
  return { name: isInput ? `inputs.${name}` : name, member: typeof member === 'number' ? `item ${member}` : member }
}

/** An entry that is null is left out, whatever its name would be. */
function isOfMissingEntry({ field, container }: Evaluated, name: string): boolean {
  if (field !== 'entryname' || !('entry' in container) || typeof container.entry !== 'string') return false
  return container.entry === `$(${name})`
}

/** A binding of an input is evaluated where the input has a value; what an optional one reads is often given together with it. */
function isAlwaysEvaluated({ value }: Process, { container, field, scope }: Evaluated, inputs: ReadonlyMap<string, Port>): boolean {
  if (scope.around !== undefined || (field !== 'valueFrom' && field !== 'position')) return true
  const { arguments: added } = value
  if (isArray(added) && added.some((item) => item === container)) return true
  const owner = [...inputs.values()].find(({ declaration }) => declaration['inputBinding'] === container)
  return owner !== undefined && (owner.hasDefault || !membersOf(owner.type).some(isNull))
}
