import type { FastifyReply, FastifyRequest } from 'fastify'

import { faultOfName } from '../platform/contract.ts'
import type { Dialect } from '../platform/dialect.ts'
import type { AppAddress } from '../platform/types.ts'
import type { ExportQuirks } from './options.ts'
import { Problem } from './problem.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { Store } from './store.ts'
import type { TaskRuns } from './task-runs.ts'

export interface RouteContext {
  readonly store: Store
  readonly dialect: Dialect
  readonly strictProjects: boolean
  readonly exportQuirks: ExportQuirks
  readonly rateLimiter: RateLimiter
  readonly runs: TaskRuns
  readonly reportsRateLimit: boolean
  readonly ownUrl: () => string
}

export type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown

/** As the client wrote it: links must stay on the client's origin. The host was already checked. */
export function baseUrlOf(request: FastifyRequest, context: RouteContext): string {
  return request.headers.host === undefined ? context.ownUrl() : `http://${request.headers.host}`
}

export function queryOf(request: FastifyRequest): URLSearchParams {
  const url = request.raw.url ?? ''
  const at = url.indexOf('?')
  return new URLSearchParams(at === -1 ? '' : url.slice(at + 1))
}

export function parametersOf({ params }: FastifyRequest): Readonly<Record<string, string>> {
  const entries: readonly (readonly [string, unknown])[] =
    typeof params === 'object' && params !== null ? Object.entries(params) : []
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}

export function addressOf(request: FastifyRequest): AppAddress {
  const { owner = '', project = '', app = '' } = parametersOf(request)
  for (const [role, name] of Object.entries({ owner, project, app })) {
    const fault = faultOfName(name)
    if (fault !== undefined) throw new Problem(400, `${JSON.stringify(name)} cannot be used as ${role}: ${fault}`)
  }
  return { owner, project, app }
}

export function sendJson(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(text)
}
