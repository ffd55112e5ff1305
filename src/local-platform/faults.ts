import type { FastifyInstance, FastifyRequest } from 'fastify'

import { createEffects } from './fault-effects.ts'
import type { FaultKind, FaultRule, Faults } from './fault-rules.ts'
import { createRandom } from './random.ts'

/**
 * Makes requests fail according to the rules. Same seed, same requests in the same order: same faults. After `stop`
 * none is held or slowed down, so that the server can stop.
 */
export function addFaults(
  server: FastifyInstance,
  rules: readonly FaultRule[],
  seed: number,
): { readonly faults: Faults; readonly stop: () => void } {
  const random = createRandom(seed)
  const chosen = new WeakMap<FastifyRequest, FaultRule>()
  const effects = createEffects()
  let states = rules.map(startCounting)
  const fired: Record<string, number> = {}

  server.addHook('onRequest', async (request, reply) => {
    const state = states.find((candidate) => matches(candidate, request) && fires(candidate, random))
    if (state === undefined) return
    const { rule } = state
    const name = `${rule.kind}${rule.when === 'after' ? ' after' : ''}`
    fired[name] = (fired[name] ?? 0) + 1
    chosen.set(request, rule)
    // The shortest text that can be cut in half.
    if (!SLOW.has(rule.kind) && rule.when !== 'after') await reply.send('{}')
  })
  server.addHook('onSend', async (request, reply, payload) => {
    const rule = chosen.get(request)
    return rule === undefined
      ? payload
      : effects.apply(rule.kind, { request, reply, payload, milliseconds: rule.milliseconds ?? 100 })
  })

  const faults: Faults = {
    set: (next) => {
      states = next.map(startCounting)
    },
    fired: () => ({ ...fired }),
    release: () => effects.release(),
  }
  return { faults, stop: () => effects.stop() }
}

/** These answer correctly, but late: the request always has its effect. */
const SLOW: ReadonlySet<FaultKind> = new Set(['latency', 'drip'])

interface Counting {
  readonly rule: FaultRule
  left: number
  toSkip: number
}

function startCounting(rule: FaultRule): Counting {
  return { rule, left: rule.times ?? Infinity, toSkip: rule.skip ?? 0 }
}

function matches({ rule, left }: Counting, request: FastifyRequest): boolean {
  if (left <= 0) return false
  if (rule.method !== undefined && rule.method.toUpperCase() !== request.method) return false
  return (request.raw.url ?? '').startsWith(rule.path ?? '/v2')
}

function fires(state: Counting, random: () => number): boolean {
  if (state.toSkip > 0) {
    state.toSkip -= 1
    return false
  }
  if (random() >= (state.rule.probability ?? 1)) return false
  state.left -= 1
  return true
}
