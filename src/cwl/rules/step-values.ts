import type { JsonObject } from '../../json/index.ts'
import { acceptsNull, membersOf, onceAType, unionOf, UNKNOWN, withoutNull, type Type } from '../types/types.ts'
import { isGiven } from '../given.ts'
import { nameOf } from '../parts.ts'
import type { Port, Ports } from './ports.ts'
import { outputType, type Step } from './steps.ts'

/**
 * What expressions of a step find under `inputs`: what comes from the sources, before `valueFrom`, and of what is
 * scattered one item (CWL v1.2 Workflow, "WorkflowStepInput"). Unknown where several sources are merged or a default
 * may stand in.
 */
export function stepInputTypes(step: Step, ports: Ports, steps: ReadonlyMap<string, Step>): ReadonlyMap<string, { readonly type: Type }> {
  const types = new Map<string, { readonly type: Type }>()
  for (const input of step.inputs) {
    const name = nameOf(input)
    if (name !== undefined) types.set(name, { type: step.isOpaque ? UNKNOWN : ownDefault(step, name, scattered(step, name, arrivingType(input, ports, steps))) })
  }
  return types
}

function arrivingType(input: JsonObject, ports: Ports, steps: ReadonlyMap<string, Step>): Type {
  const { source } = input
  const isPlain = ['default', 'linkMerge', 'pickValue'].every((key) => !isGiven(input[key]))
  if (typeof source !== 'string' || !isPlain) return UNKNOWN
  const slash = source.indexOf('/')
  if (slash < 0) return givenType(ports.inputs.get(source))
  const from = steps.get(source.slice(0, slash))
  return from === undefined ? UNKNOWN : outputType(from, source.slice(slash + 1))
}

/** A default takes the place of null. */
function givenType(port: Port | undefined): Type {
  if (port === undefined) return UNKNOWN
  return port.hasDefault ? withoutNull(port.type) : port.type
}

/** In the place of null, the reference implementation has the default of what the step runs before it evaluates anything. */
function ownDefault({ ports }: Step, name: string, type: Type): Type {
  return ports?.inputs.get(name)?.hasDefault === true && acceptsNull(type) ? UNKNOWN : type
}

function scattered(step: Step, name: string, type: Type): Type {
  if (!step.scattered.has(name)) return type
  return itemOf(type)
}

const itemOf = onceAType((type) => unionOf(membersOf(type).map((member) => (member.kind === 'array' ? member.items : UNKNOWN))))
