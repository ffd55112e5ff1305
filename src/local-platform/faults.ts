import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { constants, createBrotliCompress } from 'node:zlib'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { createRandom, type FaultKind, type FaultRule, type Faults } from './fault-rules.ts'
import { Problem, problemBody } from './problem.ts'

/**
 * Same seed, same requests in the same order: same faults. After `stop` none is held or slowed down, so that the server
 * can stop.
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

interface Moment {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly payload: unknown
  readonly milliseconds: number
}

type Effect = (moment: Moment, held: Held) => unknown

interface Held {
  readonly sockets: Set<Socket>
  released: AbortSignal
}

const EFFECTS: Readonly<Record<FaultKind, Effect>> = {
  latency: async ({ payload, milliseconds }, held) => {
    await nap(milliseconds, held.released)
    return payload
  },
  drip: ({ reply, payload, milliseconds }, held) => {
    const bytes = bytesOf(payload)
    void reply.header('content-length', bytes.length)
    return Readable.from(drip(bytes, milliseconds, held.released))
  },
  '408': status(408),
  '429': status(429, () => ({ 'retry-after': '1' })),
  '429-date': status(429, () => ({ 'retry-after': new Date(Date.now() + 1000).toUTCString() })),
  '429-hour': status(429, () => ({ 'retry-after': '3600' })),
  '429-plain': status(429),
  '429-reset': status(429, () => ({ 'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000)) })),
  '500': status(500),
  '502': status(502),
  '503': status(503),
  '503-retry-after': status(503, () => ({ 'retry-after': '1' })),
  '504': status(504),
  maintenance: ({ reply }) =>
    answer(reply, 503, problemBody(new Problem(503, 'the platform is in maintenance', { code: 0 }))),
  reset: ({ request, payload }) => {
    request.raw.socket.resetAndDestroy()
    return payload
  },
  close: ({ request, payload }) => {
    request.raw.socket.destroy()
    return payload
  },
  hang: hold,
  truncate: ({ request, reply, payload }) => {
    const bytes = bytesOf(payload)
    void reply.header('content-length', bytes.length + 1)
    return Readable.from(cutShort(bytes, request.raw.socket))
  },
  'truncate-chunked': ({ request, reply, payload }) => {
    void reply.removeHeader('content-length')
    return Readable.from(cutShort(bytesOf(payload), request.raw.socket))
  },
  'truncate-json': ({ reply, payload }) => {
    const bytes = bytesOf(payload)
    return answer(reply, reply.statusCode, bytes.subarray(0, Math.ceil(bytes.length / 2)).toString())
  },
  html: ({ reply }) => answer(reply, 200, '<!doctype html><title>Sign in</title><p>Please sign in.', 'text/html'),
  'html-500': ({ reply }) => answer(reply, 500, '<html><body><h1>Something broke</h1></body></html>', 'text/html'),
  empty: ({ reply }) => answer(reply, 200, ''),
  'no-content': ({ reply }) => answer(reply, 204, ''),
  text: ({ reply }) => answer(reply, 200, 'OK', 'text/plain'),
  array: ({ reply }) => answer(reply, 200, '[]'),
  'other-object': ({ reply }) => answer(reply, 200, '{"class":"SomethingElse"}'),
  'error-in-200': ({ reply }) => answer(reply, 200, problemBody(new Problem(500, 'it did not work'))),
  'not-utf8': ({ reply }) => {
    void reply.code(200).removeHeader('content-length')
    return Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])
  },
  bomb: ({ reply }) => {
    void reply.code(200).header('content-encoding', 'br').removeHeader('content-length')
    return Readable.from(spaces()).pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }))
  },
  'bad-encoding': ({ reply }) => {
    void reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return 'this is not gzip'
  },
  garbage: ({ request, payload }) => {
    request.raw.socket.write('220 this is not HTTP\r\n\r\n')
    request.raw.socket.destroySoon()
    return payload
  },
  redirect: ({ reply }) => redirect(reply, 302, '/login'),
  'redirect-301': ({ reply }) => redirect(reply, 301, '/login'),
  'redirect-303': ({ reply }) => redirect(reply, 303, '/login'),
  'redirect-307': ({ reply }) => redirect(reply, 307, '/login'),
  'redirect-308': ({ reply }) => redirect(reply, 308, '/login'),
}

interface Effects {
  apply(kind: FaultKind, moment: Moment): unknown
  /** Closes connections that are held without an answer, and ends current delays. Later ones are not affected. */
  release(): void
  stop(): void
}

function createEffects(): Effects {
  let current = new AbortController()
  const held: Held = { sockets: new Set(), released: current.signal }
  let stopped = false
  const letGo = (controller: AbortController): void => {
    controller.abort()
    for (const socket of held.sockets) socket.destroy()
  }
  return {
    apply: (kind, moment) => EFFECTS[kind](moment, held),
    release: () => {
      const released = current
      // After the stop nothing may be held or slowed down any more.
      if (!stopped) current = new AbortController()
      held.released = current.signal
      letGo(released)
    },
    stop: () => {
      stopped = true
      letGo(current)
    },
  }
}

function status(code: number, headers: () => Record<string, string> = () => ({})): Effect {
  return ({ reply }) => {
    void reply.headers(headers())
    return answer(reply, code, problemBody(new Problem(code, 'this is a simulated fault')))
  }
}

function answer(reply: FastifyReply, code: number, body: string, type = 'application/json'): string {
  void reply.code(code).type(`${type}; charset=utf-8`).header('content-length', Buffer.byteLength(body))
  return body
}

function redirect(reply: FastifyReply, code: number, to: string): string {
  void reply.header('location', to)
  return answer(reply, code, '')
}

function bytesOf(payload: unknown): Buffer {
  return Buffer.from(typeof payload === 'string' ? payload : '{}')
}

function hold({ request, payload }: Moment, held: Held): Promise<unknown> {
  const { socket } = request.raw
  held.sockets.add(socket)
  return new Promise((resolve) => {
    socket.once('close', () => {
      held.sockets.delete(socket)
      resolve(payload)
    })
    if (held.released.aborted) socket.destroy()
  })
}

async function* drip(bytes: Buffer, milliseconds: number, released: AbortSignal): AsyncGenerator<Buffer> {
  for (const byte of bytes) {
    yield Buffer.from([byte])
    await nap(milliseconds, released)
  }
}

async function nap(milliseconds: number, released: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal: released })
  } catch (error) {
    if (!released.aborted) throw error
  }
}

async function* cutShort(bytes: Buffer, socket: Socket): AsyncGenerator<Buffer> {
  yield bytes.subarray(0, Math.ceil(bytes.length / 2))
  // Waits until the written bytes have left, before the connection is closed.
  await sleep(5)
  socket.destroy()
}

/** 80 MiB of spaces, compressed to some hundred bytes: more than a client should accept. */
function* spaces(): Generator<Buffer> {
  const chunk = Buffer.alloc(1024 * 1024, ' ')
  for (let count = 0; count < 80; count += 1) yield chunk
}
