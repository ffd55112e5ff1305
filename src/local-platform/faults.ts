import type { FastifyInstance, FastifyRequest } from 'fastify'

import { createEffects, FAULT_KINDS, type FaultKind } from './fault-effects.ts'

/** What goes wrong, for which requests, and how often. */
export interface FaultRule {
  readonly kind: FaultKind
  /**
   * `before`: the request is not carried out. `after`: it is, and then its answer goes wrong. Default `before`; no matter
   * for `latency` and `drip`, which carry it out.
   */
  readonly when?: 'before' | 'after'
  /** Any method by default. */
  readonly method?: string
  /** How the path begins; `/v2` by default. */
  readonly path?: string
  /** From 0 to 1; 1 by default. */
  readonly probability?: number
  /** How often it happens at most; without end by default. */
  readonly times?: number
  /** How many matching requests go well first. */
  readonly skip?: number
  /** For `latency`, and between the bytes of `drip`. */
  readonly milliseconds?: number
}

/** The faults of a platform that runs. */
export interface Faults {
  /** Replaces all rules; counting starts anew. */
  set(rules: readonly FaultRule[]): void
  /** How many requests went wrong, and how. */
  fired(): Readonly<Record<string, number>>
  /** Lets go of requests that are held without an answer, and answers at once those that are slowed down. Later ones are not concerned. */
  release(): void
}

/**
 * Makes requests go wrong as the rules say. Same seed, same requests in the same order: same faults. After `stop` none is held
 * or slowed down, so that the server can stop.
 */
export function addFaults(server: FastifyInstance, rules: readonly FaultRule[], seed: number): { readonly faults: Faults; readonly stop: () => void } {
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
    // The least that can be cut in half.
    if (!SLOW.has(rule.kind) && rule.when !== 'after') await reply.send('{}')
  })
  server.addHook('onSend', async (request, reply, payload) => {
    const rule = chosen.get(request)
    return rule === undefined ? payload : effects.apply(rule.kind, { request, reply, payload, milliseconds: rule.milliseconds ?? 100 })
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

/** These answer rightly, but late: the request is carried out in any case. */
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
  if (rule.method !== undefined && rule.method !== request.method) return false
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

/** Mulberry32: a small generator with a seed, since Math.random has none. From 0 up to 1. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const NUMBERS: Readonly<Record<string, { readonly field: 'probability' | 'times' | 'skip' | 'milliseconds'; readonly most: number; readonly whole?: true }>> = {
  probability: { field: 'probability', most: 1 },
  times: { field: 'times', most: Number.MAX_SAFE_INTEGER, whole: true },
  skip: { field: 'skip', most: Number.MAX_SAFE_INTEGER, whole: true },
  milliseconds: { field: 'milliseconds', most: 600_000 },
}

/**
 * Reads `KIND[,name=value…]`, the value of `--fault`: `reset,when=after,method=POST,probability=0.3`. Throws a
 * RangeError that says what is wrong and what there is.
 */
export function parseFault(text: string): FaultRule {
  const [kind = '', ...settings] = text.split(',').map((part) => part.trim())
  if (!isFaultKind(kind)) throw new RangeError(`there is no fault ${JSON.stringify(kind)}; there are ${FAULT_KINDS.join(', ')}`)
  const rule: FaultRule = { kind }
  for (const setting of settings) Object.assign(rule, parseSetting(setting))
  return rule
}

function parseSetting(setting: string): Partial<FaultRule> {
  const at = setting.indexOf('=')
  const name = at === -1 ? setting : setting.slice(0, at)
  const value = at === -1 ? '' : setting.slice(at + 1)
  if (name === 'when' && (value === 'before' || value === 'after')) return { when: value }
  if (name === 'method' && /^[A-Za-z]+$/.test(value)) return { method: value.toUpperCase() }
  if (name === 'path' && value.startsWith('/')) return { path: value }
  const number = Object.hasOwn(NUMBERS, name) ? NUMBERS[name] : undefined
  if (number !== undefined && (number.whole === true ? /^\d+$/ : /^\d+(?:\.\d+)?$/).test(value) && Number(value) <= number.most) return { [number.field]: Number(value) }
  throw new RangeError(
    `${JSON.stringify(setting)} is no setting of a fault; there are when=before|after, method=, path=/…, probability=0…1, times=N, skip=N, milliseconds=`,
  )
}

function isFaultKind(text: string): text is FaultKind {
  return FAULT_KINDS.some((kind) => kind === text)
}
