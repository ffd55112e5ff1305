import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { isArray, objectFrom, stringifyJson, type JsonObject } from '../json/index.ts'
import { EXPORTS_PATH, INDEX_MEMBERS } from '../platform/dialect.ts'
import {
  copyApp,
  createRaw,
  installDocumented,
  listApps,
  readDocumented,
  readRaw,
  readWrapped,
  reviseRaw,
  syncApp,
} from './apps.ts'
import { bodyOf } from './description.ts'
import { openApiDocument } from './openapi.ts'
import { pageOf, selectFields, sendPage } from './paging.ts'
import { CODES, CONTENT_TYPE_WANTED, Problem } from './problem.ts'
import { createProject, listProjects, readProject } from './projects.ts'
import { baseUrlOf, parametersOf, queryOf, sendJson, type Answer, type RouteContext } from './route.ts'
import type { ExportFilter, StoredExport } from './stored-exports.ts'
import {
  abortTask,
  changeTask,
  cloneTask,
  createTask,
  listFiles,
  listTasks,
  readDownload,
  readFile,
  readTask,
  runTask,
  sendContent,
} from './tasks.ts'
import { readOwnUser, readUser, USER } from './users.ts'

type Handler = (...args: [...Parameters<Answer>, RouteContext]) => unknown

interface Resource {
  readonly path: string
  readonly methods: Readonly<Partial<Record<'GET' | 'POST' | 'PATCH', Handler>>>
  readonly open?: boolean
  readonly uncounted?: boolean
}

const APP = '/v2/apps/:owner/:project/:app'

const DOCUMENTED: readonly Resource[] = [{ path: APP, methods: { GET: readDocumented, POST: installDocumented } }]

const SEVEN_BRIDGES: readonly Resource[] = [
  { path: APP, methods: { GET: readWrapped } },
  { path: `${APP}/raw`, methods: { GET: readRaw, POST: createRaw } },
  { path: `${APP}/:revision`, methods: { GET: readWrapped } },
  { path: `${APP}/:revision/raw`, methods: { GET: readRaw, POST: reviseRaw } },
  { path: `${APP}/actions/copy`, methods: { POST: copyApp } },
  { path: `${APP}/:revision/actions/copy`, methods: { POST: copyApp } },
  { path: `${APP}/actions/sync`, methods: { POST: syncApp } },
  { path: '/v2/apps', methods: { GET: listApps } },
  // The Python client asks for the projects of any owner with a slash at the end.
  { path: '/v2/projects', methods: { GET: listProjects, POST: createProject } },
  { path: '/v2/projects/', methods: { GET: listProjects } },
  { path: '/v2/projects/:owner', methods: { GET: listProjects } },
  { path: '/v2/projects/:owner/:project', methods: { GET: readProject } },
  { path: '/v2/user', methods: { GET: readOwnUser } },
  { path: '/v2/users/:username', methods: { GET: readUser } },
  { path: '/v2/bulk/storage/exports/get', methods: { POST: readExports } },
  { path: '/v2/tasks', methods: { GET: listTasks, POST: createTask } },
  { path: '/v2/tasks/:id', methods: { GET: readTask, PATCH: changeTask } },
  { path: '/v2/tasks/:id/actions/run', methods: { POST: runTask } },
  { path: '/v2/tasks/:id/actions/abort', methods: { POST: abortTask } },
  { path: '/v2/tasks/:id/actions/clone', methods: { POST: cloneTask } },
  { path: '/v2/files', methods: { GET: listFiles } },
  { path: '/v2/files/:id', methods: { GET: readFile } },
  { path: '/v2/files/:id/download_info', methods: { GET: readDownload } },
  // In place of the storage behind a public platform, which knows no token.
  { path: '/storage', methods: { GET: sendContent }, open: true },
]

const COMMON: readonly Resource[] = [
  { path: '/v2', methods: { GET: answerIndex }, open: true },
  { path: '/v2/', methods: { GET: answerIndex }, open: true },
  { path: '/openapi.json', methods: { GET: answerOpenApi }, open: true, uncounted: true },
  { path: EXPORTS_PATH, methods: { GET: listExports } },
  { path: `${EXPORTS_PATH}/:id`, methods: { GET: readExport } },
]

export function addRoutes(server: FastifyInstance, context: RouteContext): void {
  const resources = [
    ...COMMON,
    ...(context.dialect.numbersRevisions ? SEVEN_BRIDGES : DOCUMENTED),
    ...(context.reportsRateLimit ? [RATE_LIMIT] : []),
  ]
  for (const resource of resources) addResource(server, resource, context)
  const offered = new Set(resources.map(({ path }) => path))
  for (const path of Object.values(INDEX_MEMBERS)) {
    if (offered.has(path)) continue
    addRefusal(server, path, server.supportedMethods, { open: true }, END_OF_DOCUMENT)
  }
}

const RATE_LIMIT: Resource = {
  path: '/v2/rate_limit',
  // The Python client reads the headers of this answer, and not its body.
  methods: {
    GET: (_request, reply, context) =>
      sendJson(reply.headers(context.rateLimiter.headers()), 200, context.rateLimiter.body()),
  },
  uncounted: true,
}

function addResource(server: FastifyInstance, resource: Resource, context: RouteContext): void {
  const config = { open: resource.open ?? false, uncounted: resource.uncounted ?? false }
  const offered = Object.entries(resource.methods)
  for (const [method, handler] of offered) {
    server.route({ method, url: resource.path, config, handler: (request, reply) => handler(request, reply, context) })
  }
  const allow = offered.map(([method]) => method).join(', ')
  const others = server.supportedMethods.filter((method) => !(method in resource.methods))
  addRefusal(
    server,
    resource.path,
    others,
    config,
    new Problem(405, `this resource offers ${allow} only`, { headers: { allow } }),
  )
}

function addRefusal(
  server: FastifyInstance,
  path: string,
  methods: string[],
  config: { readonly open: boolean },
  problem: Problem,
): void {
  const refuse = (): never => {
    throw problem
  }
  server.route({ method: methods, url: path, config, onRequest: async () => refuse(), handler: refuse })
}

/** As https://api.sbgenomics.com/v2/ answers. */
const MORE_MEMBERS = { markers_url: '/v2/genome/markers' }

function answerIndex(...[request, reply, context]: Parameters<Handler>): unknown {
  const base = baseUrlOf(request, context)
  const paths = { ...INDEX_MEMBERS, ...(context.dialect.hasExactIndex ? {} : MORE_MEMBERS) }
  const members = Object.entries(paths).map(([member, path]) => [member, base + path] as const)
  return sendJson(reply, 200, stringifyJson(Object.fromEntries(members)))
}

function answerOpenApi(...[, reply]: Parameters<Handler>): unknown {
  return sendJson(reply, 200, stringifyJson(openApiDocument(), 2))
}

const END_OF_DOCUMENT = new Problem(
  501,
  'the API document only names this resource, and the local platform does not implement it',
)

const SHOWN = ['href', 'id', 'state']

function listExports(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
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

function readExport(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const { id = '' } = parametersOf(request)
  const job = context.store.getExport(id)
  if (job === undefined) throw noSuchExport(id)
  const item = itemOf(job, baseUrlOf(request, context), context)
  return sendJson(reply, 200, stringifyJson(selectFields(item, queryOf(request).get('fields'))))
}

function readExports(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
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
  return new Problem(404, `there is no export job ${JSON.stringify(id)}`, { code: CODES.noExport })
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
