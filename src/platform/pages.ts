import type { Exchange } from '../http/exchange.ts'
import type { Secret } from '../http/secret.ts'
import { isObject, type JsonValue } from '../json/index.ts'
import { readAnswer } from './answers.ts'
import { DOCUMENTED_PAGE_SIZE, EXPORTS_PATH, type Dialect } from './dialect.ts'
import { expectExportList, type ExportListBody } from './promised.ts'
import type { Requests } from './requests.ts'
import { resolveTarget } from './transport.ts'
import type { ExportJob, ExportPage } from './types.ts'

interface WalkOptions {
  readonly requests: Requests
  readonly secret: Secret
  readonly dialect: Dialect
  readonly base: URL
}

/** A limit for a list that never ends; at 50 jobs per page this is half a million. */
const DEFAULT_MAX_PAGES = 10_000

const DOING = 'listing export jobs'

/**
 * One page is in memory at a time. The API document does not show how a list continues. A link `next` to the same
 * origin is followed. Otherwise `offset` grows by the number of items, as long as pages are full or such a link points
 * elsewhere. A job that is on several pages counts once, with its latest state. A repeated page ends the list. Throws a
 * PlatformError if a page cannot be read.
 */
export async function* walkExports(
  options: WalkOptions,
  { maxPages = DEFAULT_MAX_PAGES }: { readonly maxPages?: number },
): AsyncGenerator<ExportPage, void, undefined> {
  const seen = createMemory()
  let target = firstTarget(options.dialect)
  let offset = 0
  for (let pages = 1; ; pages += 1) {
    const page = await readPage(target, options)
    const { body, total } = page
    const { fresh, moved, sawPage } = seen.add(body)
    offset += body.items.length
    const listed = { jobs: fresh, repeated: body.items.length - fresh.length, ...(moved.length === 0 ? {} : { moved }) }
    const next = nextTarget(page, { target, offset, found: seen.size() }, options)
    if (next === undefined) {
      const missing = total !== undefined && seen.size() < total
      yield missing
        ? { ...listed, truncated: `the platform announced ${total} export jobs and listed ${seen.size()}` }
        : listed
      return
    }
    if (sawPage) {
      yield { ...listed, truncated: 'the platform answered the same page again; later pages cannot be reached' }
      return
    }
    if (pages >= maxPages) {
      yield { ...listed, truncated: `stopped after ${pages} ${pages === 1 ? 'page' : 'pages'}, because of max-pages` }
      return
    }
    yield listed
    target = next
  }
}

interface ReadPage {
  readonly body: ExportListBody
  readonly total: number | undefined
}

function firstTarget(dialect: Dialect): string {
  const query = new URLSearchParams(dialect.exportsQuery).toString()
  return query === '' ? EXPORTS_PATH : `${EXPORTS_PATH}?${query}`
}

async function readPage(target: string, options: WalkOptions): Promise<ReadPage> {
  const exchange = await options.requests.get(target, true)
  const reading = readAnswer(exchange, DOING, options.secret)
  if (reading.kind === 'failure') throw reading.error
  return { body: expectExportList(reading.value, DOING), total: announcedTotal(exchange) }
}

interface ListOptions {
  readonly path: string
  readonly project: string
  /** Of the message if a page cannot be read: "listing the tasks of acme/dev". */
  readonly what: string
  readonly fields?: string
}

interface Listed<Item> {
  readonly items: readonly Item[]
  readonly truncated?: string
}

const LARGEST_PAGE = 100

/** A limit for a list that never ends: 100,000 items. */
const MOST_PAGES = 1000

/**
 * A list of a public platform. An empty page is the last one, and so is the page at which the announced total is
 * reached. A page without a new item means that others cannot be reached. Throws a PlatformError if a page cannot be
 * read.
 */
export async function listItems<Item extends { readonly id: string }>(
  { path, project, what, ...fields }: ListOptions,
  expectPage: (value: JsonValue, doing: string) => { readonly items: readonly Item[] },
  { requests, secret }: Pick<WalkOptions, 'requests' | 'secret'>,
): Promise<Listed<Item>> {
  const doing = `listing the ${what} of ${project}`
  const found = new Map<string, Item>()
  for (let [offset, pages] = [0, 1]; ; pages += 1) {
    const range = { offset: String(offset), limit: String(LARGEST_PAGE) }
    const query = new URLSearchParams({ project, ...range, ...fields })
    const exchange = await requests.get(`${path}?${query.toString()}`, true)
    const reading = readAnswer(exchange, doing, secret)
    if (reading.kind === 'failure') throw reading.error
    const { items } = expectPage(reading.value, doing)
    const known = found.size
    for (const item of items) found.set(item.id, item)
    offset += items.length
    const total = announcedTotal(exchange)
    const listed = { items: [...found.values()] }
    if (total !== undefined && found.size >= total) return listed
    if (found.size === known) {
      if (total !== undefined)
        return { ...listed, truncated: `the platform announced ${total} ${what} and listed ${known}` }
      return items.length === 0 ? listed : { ...listed, truncated: 'the platform answered the same page again' }
    }
    if (pages >= MOST_PAGES) return { ...listed, truncated: `stopped after ${pages} pages` }
  }
}

/** Public platforms announce it. */
function announcedTotal(exchange: Exchange): number | undefined {
  const announced = exchange.kind === 'answered' ? exchange.headers['x-total-matching-query'] : undefined
  return typeof announced === 'string' && /^\d{1,15}$/.test(announced.trim()) ? Number(announced) : undefined
}

interface Walked {
  readonly target: string
  readonly offset: number
  /** Jobs, each counted once. */
  readonly found: number
}

function nextTarget(
  { body, total }: ReadPage,
  { target, offset, found }: Walked,
  options: WalkOptions,
): string | undefined {
  if (body.items.length === 0) return undefined
  if (total !== undefined && found >= total) return undefined
  const page = resolveTarget(target, options.base)
  const links = linksNamedNext(body.links, page)
  // A link to another origin is not followed, because the token would be sent there.
  const link = links.find((url) => url.origin === page.origin && url.username === '' && url.password === '')
  if (link !== undefined) return link.href
  const size = pageSize(body.href, target, options.dialect)
  // A short page is the last one, unless a total is not reached yet or there is a link that is not followed.
  if (body.items.length < size && total === undefined && links.length === 0) return undefined
  const query = new URLSearchParams({ ...options.dialect.exportsQuery, offset: String(offset), limit: String(size) })
  return `${EXPORTS_PATH}?${query.toString()}`
}

function linksNamedNext(links: readonly JsonValue[], page: URL): readonly URL[] {
  return links.flatMap((link) => {
    if (!isObject(link) || typeof link['rel'] !== 'string' || typeof link['href'] !== 'string') return []
    return link['rel'].toLowerCase() === 'next' ? (URL.parse(link['href'], page.href) ?? []) : []
  })
}

function pageSize(href: string, target: string, dialect: Dialect): number {
  for (const address of [href, target]) {
    const limit = URL.parse(address, 'http://localhost')?.searchParams.get('limit') ?? ''
    if (/^[1-9]\d{0,5}$/.test(limit)) return Number(limit)
  }
  return Number(dialect.exportsQuery['limit'] ?? DOCUMENTED_PAGE_SIZE)
}

interface Memory {
  add(body: ExportListBody): {
    readonly fresh: readonly ExportJob[]
    readonly moved: readonly ExportJob[]
    readonly sawPage: boolean
  }
  size(): number
}

/** Remembers ids with their states and the addresses of pages, not the jobs. */
function createMemory(): Memory {
  const states = new Map<string, string>()
  const pages = new Set<string>()
  return {
    size: () => states.size,
    add: (body) => {
      const fresh: ExportJob[] = []
      const moved: ExportJob[] = []
      for (const item of body.items) {
        const known = states.get(item.id)
        states.set(item.id, item.state)
        if (known === undefined) fresh.push(item)
        else if (known !== item.state) moved.push(item)
      }
      const sawPage = pages.has(body.href) || fresh.length === 0
      pages.add(body.href)
      return { fresh, moved, sawPage }
    },
  }
}
