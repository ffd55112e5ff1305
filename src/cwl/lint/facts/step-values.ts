import { isArray, isObject, type JsonObject, type JsonValue } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOf, nameOrEmpty } from '../../documents/parts.ts'
import { acceptsNull, arrayOf, membersOf, unionOf, UNKNOWN, withoutNull, type Type } from '../../types/types.ts'
import { oncePerObject } from '../../yaml/once.ts'
import type { Port, Ports } from './ports.ts'
import { isConditional, outputType, titleOf, type Step } from './steps.ts'

/**
 * Of `inputs` in expressions of a step: the sources, before `valueFrom`, and one item of what is scattered (CWL v1.2
 * Workflow, "WorkflowStepInput"). Unknown if a default may replace it, or a value is picked.
 */
export function stepInputTypes(
  step: Step,
  ports: Ports,
  steps: ReadonlyMap<string, Step>,
): ReadonlyMap<string, { readonly type: Type }> {
  const types = new Map<string, { readonly type: Type }>()
  for (const input of step.inputs) {
    const name = nameOf(input)
    if (name !== undefined)
      types.set(name, {
        type: step.isOpaque
          ? UNKNOWN
          : ownDefault(step, name, scattered(step, name, arrivingType(input, ports, steps))),
      })
  }
  return types
}

function arrivingType(input: JsonObject, ports: Ports, steps: ReadonlyMap<string, Step>): Type {
  const { source, linkMerge } = input
  if (isPresent(input['default']) || isPresent(input['pickValue'])) return UNKNOWN
  const typeFrom = (from: JsonValue): Type => (typeof from === 'string' ? sourceType(from, ports, steps) : UNKNOWN)
  if (isArray(source) && source.length > 1)
    return mergedType(linkMerge, source.slice(0, MOST_SOURCES + 1).map(typeFrom))
  // Engines differ on a single source.
  return typeof source === 'string' && !isPresent(linkMerge) ? typeFrom(source) : UNKNOWN
}

/** With more, no list of the types is made: many inputs may have the same. */
const MOST_SOURCES = 100
const MOST_ALTERNATIVES = 20

/**
 * "If merge_nested is specified …, the input must be an array consisting of exactly one entry for each input link";
 * else lists are concatenated (CWL v1.2 Workflow, "Merging multiple inbound data links").
 */
function mergedType(linkMerge: JsonValue | undefined, types: readonly Type[]): Type {
  if (types.length > MOST_SOURCES || types.some((type) => membersOf(type).length > MOST_ALTERNATIVES)) return UNKNOWN
  if (!isPresent(linkMerge) || linkMerge === 'merge_nested') return arrayOf(unionOf(types))
  return linkMerge === 'merge_flattened'
    ? arrayOf(unionOf(types.flatMap(membersOf).map((member) => (member.kind === 'array' ? member.items : member))))
    : UNKNOWN
}

function sourceType(source: string, ports: Ports, steps: ReadonlyMap<string, Step>): Type {
  const slash = source.indexOf('/')
  if (slash < 0) return givenType(ports.inputs.get(source))
  const from = steps.get(source.slice(0, slash))
  return from === undefined ? UNKNOWN : outputType(from, source.slice(slash + 1))
}

/** A default replaces null. */
function givenType(port: Port | undefined): Type {
  if (port === undefined) return UNKNOWN
  return port.hasDefault ? withoutNull(port.type) : port.type
}

/** The reference implementation does so before it evaluates anything. */
function ownDefault({ ports }: Step, name: string, type: Type): Type {
  return ports?.inputs.get(name)?.hasDefault === true && acceptsNull(type) ? UNKNOWN : type
}

function scattered(step: Step, name: string, type: Type): Type {
  if (!step.scattered.has(name)) return type
  return itemOf(type)
}

const itemOf = oncePerObject((type: Type) =>
  unionOf(membersOf(type).map((member) => (member.kind === 'array' ? member.items : UNKNOWN))),
)

export const MAKING: ReadonlySet<string> = new Set(['outputEval', 'valueFrom'])

/** Where the value of an expression goes. */
export interface Sink {
  readonly type: Type
  /** A default of the process replaces null, or a condition may check for it. */
  readonly takesNull?: boolean
  readonly what: string
}

export function sinksOf(ports: Ports, steps: readonly Step[]): ReadonlyMap<object, Sink> {
  const sinks = new Map<object, Sink>()
  for (const { name, type, declaration } of ports.outputs.values()) {
    const binding = declaration['outputBinding']
    if (isObject(binding)) sinks.set(binding, { type, what: `the output ${name}` })
  }
  for (const step of steps) {
    for (const input of step.inputs) {
      const sink = sinkOf(step, input)
      if (sink !== undefined) sinks.set(input, sink)
    }
  }
  return sinks
}

export function sinkOf(step: Step, input: JsonObject): Sink | undefined {
  const name = nameOrEmpty(input)
  const port = step.isOpaque ? undefined : step.ports?.inputs.get(name)
  return port === undefined
    ? undefined
    : {
        type: port.type,
        takesNull: port.hasDefault || isConditional(step),
        what: `the input ${name} of ${titleOf(step)}`,
      }
}
