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

/**
 * Parameter references into a value that may be null, which fail where it is ("the current value must be an object", CWL
 * v1.2 CommandLineTool, "Parameter references"). Nothing is said of what is optional further inside.
 */
export function checkOptionalValues(process: Process, { inputs }: Ports, texts: readonly Evaluated[]): readonly Problem[] {
  return problemsOf(texts, (text) => (OF_FILES.has(text.field) ? NO_PROBLEMS : problemsOf(text.interpolations, (part) => checkReference(process, inputs, text, part))))
}

function checkReference(process: Process, inputs: ReadonlyMap<string, Port>, text: Evaluated, part: Interpolation): readonly Problem[] {
  const value = part.kind === 'reference' && part.closed ? optionalValueIn(text, part, inputs) : undefined
  if (value === undefined || !isAlwaysEvaluated(process, text, inputs)) return NO_PROBLEMS
  const { name, member } = value
  const isOfSource = name === 'self' || text.scope.around !== undefined
  const message = `$(${part.code}) reads ${member} of ${name}, which is null where ${isOfSource ? 'its source is' : 'nobody gives it'}`
  const nothing = text.field === 'glob' ? '[]' : standsAlone(part, text.text) ? 'null' : "''"
  const others = isOfSource ? '' : text.field === 'arguments' ? 'Require the input, give it an inputBinding, or ' : 'Require the input, or '
  const question = `sk first: $(${name} === null ? ${nothing} : ${part.code}), with InlineJavascriptRequirement.`
  return [finding('optional-attribute', placeIn(process, text, part.start), message, `${others}${others === '' ? 'A' : 'a'}${question}`)]
}

interface OptionalValue {
  readonly name: string
  readonly member: string
}

function optionalValueIn({ scope }: Evaluated, { code }: Interpolation, ports: ReadonlyMap<string, Port>): OptionalValue | undefined {
  const isInput = code.startsWith('inputs')
  // Only of a step, `self` is what may be missing: no binding is evaluated without a value.
  if (!isInput && (scope.around === undefined || !code.startsWith('self'))) return undefined
  const [, ...segments] = segmentsOf(code)
  const first = isInput ? segments.shift() : 'self'
  const [member] = segments
  if (first === undefined || member === undefined) return undefined
  const name = String(first)
  if (isInput && scope.around === undefined && ports.get(name)?.hasDefault === true) return undefined
  const type = isInput ? scope.inputs?.get(name)?.type : scope.self
  // What has no such member at all is told as that.
  if (type === undefined || type.kind !== 'union' || !membersOf(type).some(isNull) || memberType(type, member) === undefined) return undefined
  return { name: isInput ? `inputs.${name}` : name, member: typeof member === 'number' ? `item ${member}` : member }
}

/** A binding of an input is evaluated where the input has a value; what an optional one reads is often given together with it. */
function isAlwaysEvaluated({ value }: Process, { container, field, scope }: Evaluated, inputs: ReadonlyMap<string, Port>): boolean {
  if (scope.around !== undefined || (field !== 'valueFrom' && field !== 'position')) return true
  const { arguments: added } = value
  if (isArray(added) && added.some((item) => item === container)) return true
  const owner = [...inputs.values()].find(({ declaration }) => declaration['inputBinding'] === container)
  return owner !== undefined && (owner.hasDefault || !membersOf(owner.type).some(isNull))
}
