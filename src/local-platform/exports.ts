import type { FastifyReply, FastifyRequest } from 'fastify'

import { objectFrom, stringifyJson, type JsonObject } from '../json/index.ts'
import { DOCUMENTED_PAGE_SIZE, EXPORTS_PATH } from '../platform/dialect.ts'
import { baseUrlOf, parametersOf, queryOf, sendJson, type Context } from './context.ts'
import { selectFields } from './fields.ts'
import { CONTENT_TYPE_WANTED, Problem } from './problem.ts'
import type { ExportFilter, StoredExport } from './stored-exports.ts'

/** The three fields that the API document shows. */
const SHOWN = ['href', 'id', 'state']

const LARGEST_LIMIT = 100

/** API document, section 1: a page of the caller's export jobs, in the order they were added. */
export function listExports(request: FastifyRequest, reply: FastifyReply, context: Context): FastifyReply {
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
  const page = (from: number): string => hrefOf(base, query, from, limit)
  if (context.dialect.numbersRevisions) void reply.header('x-total-matching-query', String(total))
  return sendJson(
    reply,
    200,
    stringifyJson({
      href: page(offset),
      items: jobs.map((job) => selectFields(itemOf(job, base), query.get('fields'), SHOWN)),
      links: quirks.noLinks === true ? [] : linksOf(page, offset, limit, total),
    }),
  )
}

/** One export job, all its fields. */
export function readExport(request: FastifyRequest, reply: FastifyReply, context: Context): FastifyReply {
  const { id = '' } = parametersOf(request)
  const job = context.store.getExport(id)
  if (job === undefined) throw new Problem(404, `there is no export job ${JSON.stringify(id)}`)
  return sendJson(
    reply,
    200,
    stringifyJson(selectFields(itemOf(job, baseUrlOf(request, context)), queryOf(request).get('fields'))),
  )
}

function requireContentType(request: FastifyRequest): void {
  const type = request.headers['content-type'] ?? ''
  if (!/^application\/json\s*(?:;|$)/i.test(type)) throw new Problem(415, CONTENT_TYPE_WANTED)
}

function pageOf(query: URLSearchParams): { readonly offset: number; readonly limit: number } {
  const offset = query.get('offset') ?? '0'
  const limit = query.get('limit') ?? String(DOCUMENTED_PAGE_SIZE)
  if (!/^\d{1,15}$/.test(offset)) throw new Problem(400, 'offset must be a whole number, 0 or more')
  if (!/^\d{1,15}$/.test(limit) || Number(limit) < 1 || Number(limit) > LARGEST_LIMIT) {
    throw new Problem(400, `limit must be a whole number from 1 to ${LARGEST_LIMIT}`)
  }
  return { offset: Number(offset), limit: Number(limit) }
}

function filterOf(query: URLSearchParams): ExportFilter {
  const volume = query.get('volume')
  return { states: query.getAll('state'), ...(volume === null ? {} : { volume }) }
}

function itemOf(job: StoredExport, base: string): JsonObject {
  return objectFrom([
    ['href', `${base}${EXPORTS_PATH}/${encodeURIComponent(job.id)}`],
    ['id', job.id],
    ['state', job.state],
    ...Object.entries(job.details).filter(([name]) => !SHOWN.includes(name)),
  ])
}

/** Every query parameter is echoed: a client that follows links would lose its filters otherwise. */
function hrefOf(base: string, query: URLSearchParams, offset: number, limit: number): string {
  const echoed = new URLSearchParams(query)
  echoed.set('offset', String(offset))
  echoed.set('limit', String(limit))
  return `${base}${EXPORTS_PATH}?${echoed.toString()}`
}

function linksOf(page: (from: number) => string, offset: number, limit: number, total: number): readonly JsonObject[] {
  const link = (rel: string, from: number): JsonObject => ({ rel, href: page(from), method: 'GET' })
  return [
    ...(offset + limit < total ? [link('next', offset + limit)] : []),
    ...(offset > 0 ? [link('prev', Math.max(0, offset - limit))] : []),
  ]
}
