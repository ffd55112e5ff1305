import type { FastifyReply, FastifyRequest } from 'fastify'

import { isArray, objectFrom, stringifyJson, type JsonObject } from '../json/index.ts'
import { EXPORTS_PATH } from '../platform/dialect.ts'
import { bodyOf } from './description.ts'
import { pageOf, selectFields, sendPage } from './paging.ts'
import { CONTENT_TYPE_WANTED, Problem } from './problem.ts'
import { baseUrlOf, parametersOf, queryOf, sendJson, type RouteContext } from './route.ts'
import type { ExportFilter, StoredExport } from './stored-exports.ts'
import { USER } from './users.ts'

const SHOWN = ['href', 'id', 'state']

export function listExports(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  if (!context.dialect.numbersRevisions) requireContentType(request)
  const query = queryOf(request)
  const quirks = context.exportQuirks
  const asked = pageOf(query)
  const limit = Math.min(asked.limit, quirks.largestPage ?? asked.limit)
  const offset = quirks.ignoreOffset === true ? 0 : asked.offset
  const filter = context.dialect.numbersRevisions ? filterOf(query) : { states: [] }
  const total = context.store.countExports(filter)
  const overlap = quirks.repeatItems === true && offset > 0 ? 1 : 0
  const jobs = context.store.listExports(filter, offset - overlap, limit)
  const base = baseUrlOf(request, context)
  const items = jobs.map((job) => selectFields(itemOf(job, base, context), query.get('fields'), SHOWN))
  const { numbersRevisions } = context.dialect
  const page = { items, offset, limit, total, withoutLinks: quirks.noLinks === true }
  return sendPage(reply, { address: base + EXPORTS_PATH, query }, page, numbersRevisions)
}

export function readExport(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const { id = '' } = parametersOf(request)
  const job = context.store.getExport(id)
  if (job === undefined) throw noSuchExport(id)
  const item = itemOf(job, baseUrlOf(request, context), context)
  return sendJson(reply, 200, stringifyJson(selectFields(item, queryOf(request).get('fields'))))
}

export function readExports(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const { export_ids: ids } = bodyOf(request)
  if (!isArray(ids) || !ids.every((id) => typeof id === 'string')) {
    throw new Problem(400, 'export_ids must be a list of ids')
  }
  const base = baseUrlOf(request, context)
  const items = ids.map((id): JsonObject => {
    const job = context.store.getExport(id)
    if (job !== undefined) return { resource: itemOf(job, base, context) }
    const { status, code, message } = noSuchExport(id)
    return { error: { status, code, message, more_info: '' } }
  })
  return sendJson(reply, 200, stringifyJson({ items }))
}

function noSuchExport(id: string): Problem {
  return new Problem(404, `there is no export job ${JSON.stringify(id)}`)
}

function requireContentType(request: FastifyRequest): void {
  const type = request.headers['content-type'] ?? ''
  if (!/^application\/json\s*(?:;|$)/i.test(type)) throw new Problem(415, CONTENT_TYPE_WANTED)
}

function filterOf(query: URLSearchParams): ExportFilter {
  const volume = query.get('volume')
  return { states: query.getAll('state'), ...(volume === null ? {} : { volume }) }
}

function itemOf(job: StoredExport, base: string, { dialect }: RouteContext): JsonObject {
  const details = dialect.numbersRevisions ? { ...publicDetails(job), ...job.details } : job.details
  return objectFrom([
    ['href', `${base}${EXPORTS_PATH}/${encodeURIComponent(job.id)}`],
    ['id', job.id],
    ['state', job.state],
    ...Object.entries(details).filter(([name]) => !SHOWN.includes(name)),
  ])
}

/** The fields that the public platform adds to the three (its documentation, "Get details of an export job"). */
function publicDetails({ id, state, createdAt, modifiedAt }: StoredExport): JsonObject {
  const isFailed = state === 'FAILED'
  const isEnded = isFailed || state === 'COMPLETED'
  return {
    source: { file: id },
    destination: { volume: `${USER}/exports`, location: id },
    started_on: createdAt,
    ...(isEnded ? { finished_on: modifiedAt } : {}),
    overwrite: false,
    properties: {},
    ...(isFailed ? { error: { status: 400, code: 9000, message: 'the export failed', more_info: '' } } : {}),
    ...(state === 'COMPLETED' ? { result: { href: '', id, name: id, project: '' } } : {}),
  }
}
