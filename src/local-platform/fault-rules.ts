import { isIntegerWithin, isNumberWithin } from '../json/index.ts'

/** As `--fault` names them; docs/local-platform.md explains each. */
export const FAULT_KINDS = [
  '408',
  '429',
  '429-date',
  '429-hour',
  '429-plain',
  '429-reset',
  '500',
  '502',
  '503',
  '503-retry-after',
  '504',
  'array',
  'bad-encoding',
  'bomb',
  'close',
  'drip',
  'empty',
  'error-in-200',
  'garbage',
  'hang',
  'html',
  'html-500',
  'latency',
  'maintenance',
  'no-content',
  'not-utf8',
  'other-object',
  'redirect',
  'redirect-301',
  'redirect-303',
  'redirect-307',
  'redirect-308',
  'reset',
  'text',
  'truncate',
  'truncate-chunked',
  'truncate-json',
] as const

/** One of the kinds of fault that docs/local-platform.md lists. */
export type FaultKind = (typeof FAULT_KINDS)[number]

export interface FaultRule {
  readonly kind: FaultKind
  /**
   * `before`: the request has no effect. `after`: it has, and then its answer fails. Default `before`; ignored for
   * `latency` and `drip`, in which the request has its effect.
   */
  readonly when?: 'before' | 'after'
  /** Any method by default. */
  readonly method?: string
  /** How the path begins; `/v2` by default. */
  readonly path?: string
  /** From 0 to 1; 1 by default. */
  readonly probability?: number
  /** How often it happens at most; without limit by default. */
  readonly times?: number
  /** How many matching requests succeed first. */
  readonly skip?: number
  /** For `latency`, and between the bytes of `drip`; 100 by default. */
  readonly milliseconds?: number
}

/** The faults of a running platform. */
export interface Faults {
  /** Replaces all rules; counting starts again. */
  set(rules: readonly FaultRule[]): void
  /** How many requests failed, by kind of fault. */
  fired(): Readonly<Record<string, number>>
  /** Closes requests that are held, and answers those that are slowed down. Later ones are not affected. */
  release(): void
}

const SETTINGS: Readonly<Record<string, (value: unknown) => boolean>> = {
  when: (value) => value === 'before' || value === 'after',
  method: (value) => typeof value === 'string' && /^[A-Za-z]+$/.test(value),
  path: (value) => typeof value === 'string' && value.startsWith('/'),
  probability: (value) => isNumberWithin(value, 0, 1),
  times: (value) => value === Infinity || isIntegerWithin(value, 0),
  skip: (value) => isIntegerWithin(value, 0),
  milliseconds: (value) => isNumberWithin(value, 0, 600_000),
}

/**
 * Reads `KIND[,name=value…]`, the value of `--fault`: `reset,when=after,method=POST,probability=0.3`. Throws a
 * RangeError that explains the mistake and lists the valid values.
 */
export function parseFault(text: string): FaultRule {
  const [kind = '', ...settings] = text.split(',').map((part) => part.trim())
  if (!isFaultKind(kind)) throw noKind(kind)
  const rule: FaultRule = { kind }
  for (const setting of settings) Object.assign(rule, parseSetting(setting))
  return rule
}

function parseSetting(setting: string): Partial<FaultRule> {
  const at = setting.indexOf('=')
  const name = at === -1 ? setting : setting.slice(0, at)
  const text = at === -1 ? '' : setting.slice(at + 1)
  const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
  if (!isSetting(name, value)) throw noSetting(setting)
  return { [name]: value }
}

function isSetting(name: string, value: unknown): boolean {
  return Object.hasOwn(SETTINGS, name) && SETTINGS[name]?.(value) === true
}

function isFaultKind(value: string): value is FaultKind {
  return FAULT_KINDS.some((kind) => kind === value)
}

function noKind(kind: string): RangeError {
  return new RangeError(`there is no fault ${JSON.stringify(kind)}; there are ${FAULT_KINDS.join(', ')}`)
}

function noSetting(setting: string): RangeError {
  return new RangeError(
    `${JSON.stringify(setting)} is not a setting of a fault. The settings are when=before|after, method=, path=/…, probability=0…1, times=N, skip=N, milliseconds=`,
  )
}

/** Mulberry32: a small generator with a seed, because Math.random has none. From 0 up to 1. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
