import type { FastifyReply } from 'fastify'

import { entriesOf, objectFrom, stringifyJson, type JsonObject } from '../json/index.ts'
import { DOCUMENTED_PAGE_SIZE } from '../platform/dialect.ts'
import { Problem } from './problem.ts'
import { sendJson } from './route.ts'

interface PageRange {
  readonly offset: number
  readonly limit: number
}

export interface Page extends PageRange {
  readonly items: readonly JsonObject[]
  readonly total: number
  readonly withoutLinks?: boolean
}

const LARGEST_LIMIT = 100

/** 0 and 50 if absent. Throws a Problem 400 for anything but whole numbers in range. */
export function pageOf(query: URLSearchParams): PageRange {
  const offset = query.get('offset') ?? '0'
  const limit = query.get('limit') ?? String(DOCUMENTED_PAGE_SIZE)
  if (!/^\d{1,15}$/.test(offset)) throw new Problem(400, 'offset must be a whole number, 0 or more')
  if (!/^\d{1,15}$/.test(limit) || Number(limit) < 1 || Number(limit) > LARGEST_LIMIT) {
    throw new Problem(400, `limit must be a whole number from 1 to ${LARGEST_LIMIT}`)
  }
  return { offset: Number(offset), limit: Number(limit) }
}

interface ListAddress {
  readonly address: string
  readonly query: URLSearchParams
}

export function sendPage(reply: FastifyReply, list: ListAddress, page: Page, withTotal: boolean): FastifyReply {
  if (withTotal) void reply.header('x-total-matching-query', String(page.total))
  const { offset, limit, total, items, withoutLinks = false } = page
  const links = [
    ...(offset + limit < total ? [linkTo('next', hrefOf(list, offset + limit, limit))] : []),
    ...(offset > 0 ? [linkTo('prev', hrefOf(list, Math.max(0, offset - limit), limit))] : []),
  ]
  return sendJson(
    reply,
    200,
    stringifyJson({
      href: hrefOf(list, offset, limit),
      items,
      links: withoutLinks ? [] : links,
    }),
  )
}

/** Repeats every query parameter: a client that follows links would lose its filters otherwise. */
function hrefOf({ address, query }: ListAddress, offset: number, limit: number): string {
  const echoed = new URLSearchParams(query)
  echoed.set('offset', String(offset))
  echoed.set('limit', String(limit))
  return `${address}?${echoed.toString()}`
}

function linkTo(rel: string, href: string): JsonObject {
  return { rel, href, method: 'GET' }
}

/**
 * Top-level names separated by commas, `_all` for everything, `!name` to exclude one from everything. Unknown names are
 * ignored. Without a selector, `usual` lists the fields.
 */
export function selectFields(object: JsonObject, selector: string | null, usual?: readonly string[]): JsonObject {
  const names = (selector ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.length === 0) return usual === undefined ? object : pick(object, (name) => usual.includes(name))
  const wanted = new Set(names.filter((name) => !name.startsWith('!')))
  const unwanted = new Set(names.filter((name) => name.startsWith('!')).map((name) => name.slice(1)))
  const all = wanted.size === 0 || wanted.has('_all')
  return pick(object, (name) => (all || wanted.has(name)) && !unwanted.has(name))
}

function pick(object: JsonObject, wanted: (name: string) => boolean): JsonObject {
  return objectFrom(entriesOf(object).filter(([name]) => wanted(name)))
}
