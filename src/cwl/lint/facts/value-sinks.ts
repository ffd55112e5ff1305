import { isObject, type JsonObject } from '../../../json/index.ts'
import { nameOrEmpty } from '../../documents/parts.ts'
import type { Type } from '../../types/types.ts'
import type { Ports } from './ports.ts'
import { isConditional, titleOf, type Step } from './steps.ts'

/** Fields that compute a value: of an output, and of a step's input. */
export const MAKING: ReadonlySet<string> = new Set(['outputEval', 'valueFrom'])

/** Where a value goes, by the object that contains its expression. */
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

/** Where the value of a step's input goes. */
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
