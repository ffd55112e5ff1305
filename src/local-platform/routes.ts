import type { FastifyInstance } from 'fastify'

import { stringifyJson } from '../json/index.ts'
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
import { listExports, readExport, readExports } from './exports.ts'
import { openApiDocument } from './openapi.ts'
import { Problem } from './problem.ts'
import { createProject, listProjects, readProject } from './projects.ts'
import { baseUrlOf, sendJson, type Answer, type RouteContext } from './route.ts'
import { abortTask, createTask, listFiles, listTasks, readFile, readTask, runTask } from './tasks.ts'
import { readOwnUser, readUser } from './users.ts'

type Handler = (...args: [...Parameters<Answer>, RouteContext]) => unknown

interface Resource {
  readonly path: string
  readonly methods: Readonly<Partial<Record<'GET' | 'POST', Handler>>>
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
  { path: '/v2/tasks/:id', methods: { GET: readTask } },
  { path: '/v2/tasks/:id/actions/run', methods: { POST: runTask } },
  { path: '/v2/tasks/:id/actions/abort', methods: { POST: abortTask } },
  { path: '/v2/files', methods: { GET: listFiles } },
  { path: '/v2/files/:id', methods: { GET: readFile } },
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

function answerIndex(...[request, reply, context]: Parameters<Handler>): unknown {
  const base = baseUrlOf(request, context)
  return sendJson(
    reply,
    200,
    stringifyJson(Object.fromEntries(Object.entries(INDEX_MEMBERS).map(([member, path]) => [member, base + path]))),
  )
}

function answerOpenApi(...[, reply]: Parameters<Handler>): unknown {
  return sendJson(reply, 200, stringifyJson(openApiDocument(), 2))
}

const END_OF_DOCUMENT = new Problem(
  501,
  'the API document only names this resource, and the local platform does not implement it',
)
