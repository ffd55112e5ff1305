import type { FastifyReply, FastifyRequest } from 'fastify'

import { stringifyJson, type JsonObject } from '../json/index.ts'
import { DIALECTS } from '../platform/dialect.ts'
import type { AppAddress } from '../platform/types.ts'
import { parseStored, readDescription } from './description.ts'
import { selectFields } from './fields.ts'
import { CODES, Problem } from './problem.ts'
import { addressOf, baseUrlOf, parametersOf, queryOf, sendJson, type RouteContext } from './route.ts'
import { describeRevision, wrapRevision } from './seven-bridges.ts'
import type { StoredRevision } from './store.ts'

/** API document, section 2: installs or replaces an app; the answer is the object that was sent. */
export function installDocumented(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const address = addressOf(request)
  const { text, description } = readDescription(request.body)
  requireProject(address, context)
  const stored = context.store.install(address, text)
  return sendDescription(request, reply, stored.revision === 0 ? 201 : 200, text, description)
}

/** "The object returned when fetching the latest version of an app." */
export function readDocumented(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const { text } = requireLatest(addressOf(request), context)
  return sendDescription(request, reply, 200, text, parseStored(text))
}

/** Creates the first revision. If the name exists, the answer is 409, code 6003. */
export function createRaw(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const address = addressOf(request)
  const { text } = readDescription(request.body)
  requireProject(address, context)
  if (DIALECTS['seven-bridges'].refusedInNames?.test(address.app) === true)
    throw new Problem(400, `the name ${JSON.stringify(address.app)} of the app has a character that is not allowed`)
  return addRevision(request, reply, address, 0, text, context)
}

/** Adds the revision after the latest; any other number is answered with 409, code 6003. */
export function reviseRaw(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const address = addressOf(request)
  const { text } = readDescription(request.body)
  requireLatest(address, context)
  return addRevision(request, reply, address, revisionOf(request), text, context)
}

export function readWrapped(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const address = addressOf(request)
  const wrapped = wrapRevision(
    address,
    requireRevision(request, address, context),
    context.store.history(address),
    baseUrlOf(request, context),
  )
  return sendJson(reply, 200, stringifyJson(selectFields(wrapped, queryOf(request).get('fields'))))
}

export function readRaw(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const address = addressOf(request)
  const raw = describeRevision(address, requireRevision(request, address, context), context.store.history(address))
  return sendJson(reply, 200, stringifyJson(selectFields(raw, queryOf(request).get('fields'))))
}

function addRevision(
  request: FastifyRequest,
  reply: FastifyReply,
  address: AppAddress,
  revision: number,
  text: string,
  context: RouteContext,
): FastifyReply {
  const result = context.store.addRevision(address, revision, text)
  if (result.kind === 'taken') {
    throw new Problem(409, `the next revision of this app is ${(result.latest ?? -1) + 1}, not ${revision}`, {
      code: CODES.taken,
    })
  }
  const raw = describeRevision(address, result.stored, context.store.history(address))
  return sendJson(reply, revision === 0 ? 201 : 200, stringifyJson(selectFields(raw, queryOf(request).get('fields'))))
}

/** Sends the exact text if all fields are requested, so that numbers are unchanged. */
function sendDescription(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  text: string,
  description: JsonObject,
): FastifyReply {
  const fields = queryOf(request).get('fields')
  return sendJson(reply, status, fields === null ? text : stringifyJson(selectFields(description, fields)))
}

function requireProject({ owner, project }: AppAddress, context: RouteContext): void {
  if (context.strictProjects && !context.store.hasProject({ owner, project })) {
    throw new Problem(404, `there is no project ${owner}/${project}`, { code: CODES.noProject })
  }
}

function requireLatest(address: AppAddress, context: RouteContext): StoredRevision {
  const latest = context.store.latest(address)
  if (latest === undefined) {
    throw new Problem(404, `there is no app ${address.owner}/${address.project}/${address.app}`, { code: CODES.noApp })
  }
  return latest
}

/** The revision in the path, or the latest. Throws a Problem 404. */
export function requireRevision(request: FastifyRequest, address: AppAddress, context: RouteContext): StoredRevision {
  const latest = requireLatest(address, context)
  if (!('revision' in parametersOf(request))) return latest
  const revision = revisionOf(request)
  const stored = context.store.revision(address, revision)
  if (stored === undefined) throw new Problem(404, `this app has no revision ${revision}`, { code: CODES.noApp })
  return stored
}

function revisionOf(request: FastifyRequest): number {
  const { revision = '' } = parametersOf(request)
  if (!/^\d{1,9}$/.test(revision)) throw new Problem(400, `${JSON.stringify(revision)} is not the number of a revision`)
  return Number(revision)
}
