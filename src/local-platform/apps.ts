import type { FastifyReply, FastifyRequest } from 'fastify'

import { entriesOf, objectFrom, stringifyJson, type JsonObject } from '../json/index.ts'
import { faultOfName } from '../platform/contract.ts'
import { DIALECTS } from '../platform/dialect.ts'
import type { AppAddress } from '../platform/types.ts'
import { bodyOf, parseStored, readDescription } from './description.ts'
import { pageOf, selectFields, sendPage } from './paging.ts'
import { CODES, Problem } from './problem.ts'
import { identifierOf, requireKnownProject } from './projects.ts'
import { addressOf, baseUrlOf, parametersOf, queryOf, sendJson, type RouteContext } from './route.ts'
import { describeRevision, idOf, wrapRevision } from './seven-bridges.ts'
import type { StoredApp, StoredRevision } from './store.ts'

export function installDocumented(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const address = addressOf(request)
  const { text, description } = readDescription(request.body)
  requireProject(address, context)
  const stored = context.store.install(address, text)
  return sendDescription(request, reply, stored.revision === 0 ? 201 : 200, text, description)
}

export function readDocumented(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const { text } = requireLatest(addressOf(request), context)
  return sendDescription(request, reply, 200, text, parseStored(text))
}

export function createRaw(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const address = addressOf(request)
  const { text } = readDescription(request.body)
  requireProject(address, context)
  if (DIALECTS['seven-bridges'].refusedInNames?.test(address.app) === true)
    throw new Problem(400, `the name ${JSON.stringify(address.app)} of the app has a character that is not allowed`)
  return addRevision(request, reply, address, 0, text, context)
}

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
  const raw = describeRevision(
    address,
    requireRevision(request, address, context),
    context.store.history(address),
    baseUrlOf(request, context),
  )
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
  const raw = describeRevision(address, result.stored, context.store.history(address), baseUrlOf(request, context))
  return sendJson(reply, revision === 0 ? 201 : 200, stringifyJson(selectFields(raw, queryOf(request).get('fields'))))
}

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
function requireRevision(request: FastifyRequest, address: AppAddress, context: RouteContext): StoredRevision {
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

/** Strategies that copy every revision; the others copy the latest (public documentation, "Copy an app"). */
const WHOLE_HISTORY: ReadonlySet<string> = new Set(['clone', 'clone_direct'])

/** 409 if the name exists. Each revision notes its origin. */
export function copyApp(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const source = addressOf(request)
  const latest = requireRevision(request, source, context)
  const { project: written, name, strategy = 'clone' } = bodyOf(request)
  const target = targetOf(source, written, name)
  requireKnownProject(target, context)
  const isWhole = typeof strategy === 'string' && WHOLE_HISTORY.has(strategy) && !('revision' in Object(request.params))
  const copied = isWhole ? context.store.revisions(source) : [latest]
  context.store.atomically(() => {
    if (context.store.latest(target) !== undefined) {
      throw new Problem(409, `there is an app ${target.owner}/${target.project}/${target.app}`, { code: CODES.taken })
    }
    for (const revision of copied) context.store.install(target, withOrigin(source, revision))
  })
  return sendLatest(request, reply, target, context)
}

export function syncApp(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const address = addressOf(request)
  const origin = parseStored(requireRevision(request, address, context).text)['sbg:copyOf']
  const [owner = '', project = '', app = ''] = typeof origin === 'string' ? origin.split('/') : []
  const source = { owner, project, app }
  const latest = app === '' ? undefined : context.store.latest(source)
  if (latest === undefined) throw new Problem(400, 'this app is not a copy, or its original does not exist any more')
  if (idOf(source, latest.revision) !== origin) context.store.install(address, withOrigin(source, latest))
  return sendLatest(request, reply, address, context)
}

function targetOf(source: AppAddress, written: unknown, name: unknown): AppAddress {
  const [owner = '', project = '', ...more] = typeof written === 'string' ? written.split('/') : []
  if (owner === '' || project === '' || more.length > 0) throw new Problem(400, 'project must be OWNER/PROJECT')
  const app = typeof name === 'string' ? identifierOf(name) : source.app
  const fault = faultOfName(app)
  if (fault !== undefined) throw new Problem(400, `${JSON.stringify(name)} cannot be used as name: ${fault}`)
  return { owner, project, app }
}

/** The platform names the original of a copy in a key. */
function withOrigin(source: AppAddress, { text, revision }: StoredRevision): string {
  const own = entriesOf(parseStored(text)).filter(([key]) => key !== 'sbg:copyOf')
  return stringifyJson(objectFrom([...own, ['sbg:copyOf', idOf(source, revision)]]))
}

function sendLatest(
  request: FastifyRequest,
  reply: FastifyReply,
  address: AppAddress,
  context: RouteContext,
): FastifyReply {
  const { store } = context
  const latest = store.latest(address)
  if (latest === undefined) throw new TypeError('an app that was just written is not there')
  const wrapped = wrapRevision(address, latest, store.history(address), baseUrlOf(request, context))
  return sendJson(reply, 200, stringifyJson(wrapped))
}

/**
 * Without their descriptions: those of a `project`, those with an `id`, those whose name or identifier contains every
 * word of `q`. There are no public apps, so `visibility=public` lists nothing.
 */
export function listApps(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const query = queryOf(request)
  const range = pageOf(query)
  const base = baseUrlOf(request, context)
  const found = matchingApps(query, context)
  const items = found
    .slice(range.offset, range.offset + range.limit)
    .map((app) => selectFields(listedApp(app, base, context), query.get('fields')))
  return sendPage(reply, { address: `${base}/v2/apps`, query }, { ...range, items, total: found.length }, true)
}

function matchingApps(query: URLSearchParams, context: RouteContext): readonly StoredApp[] {
  const project = query.get('project')
  const named = project === null ? undefined : projectNamed(project)
  // Others are created with their first app.
  if (named !== undefined && context.strictProjects) requireKnownProject(named, context)
  if (query.get('visibility') === 'public') return []
  const ids = new Set(query.getAll('id').map((id) => id.split('/').slice(0, 3).join('/')))
  const words = query.getAll('q').flatMap((text) => text.toLowerCase().split(/\s+/))
  return context.store.listApps().filter((stored) => {
    const { owner, project: name, app } = stored.address
    if (project !== null && project !== `${owner}/${name}`) return false
    if (ids.size > 0 && !ids.has(`${owner}/${name}/${app}`)) return false
    if (words.length === 0) return true
    const text = `${app} ${labelOf(stored, context)}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

function projectNamed(text: string): { readonly owner: string; readonly project: string } {
  const [owner = '', project = '', ...more] = text.split('/')
  if (owner === '' || project === '' || more.length > 0) throw new Problem(400, 'project must be OWNER/PROJECT')
  return { owner, project }
}

/** Without the revision. */
function listedApp(stored: StoredApp, base: string, context: RouteContext): JsonObject {
  const { owner, project, app } = stored.address
  const path = [owner, project, app].map(encodeURIComponent).join('/')
  return { href: `${base}/v2/apps/${path}`, id: `${owner}/${project}/${app}`, name: labelOf(stored, context) }
}

function labelOf({ address }: StoredApp, { store }: RouteContext): string {
  return store.label(address) || address.app
}
