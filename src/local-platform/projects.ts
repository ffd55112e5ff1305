import type { FastifyReply, FastifyRequest } from 'fastify'

import { stringifyJson, type JsonObject } from '../json/index.ts'
import { selectFields } from './fields.ts'
import { pageOf, sendPage } from './paging.ts'
import { CODES, Problem } from './problem.ts'
import { baseUrlOf, parametersOf, queryOf, sendJson, type RouteContext } from './route.ts'
import type { StoredProject } from './store.ts'
import { USER } from './users.ts'

/** A page of the projects, all or those of an owner; `name` selects those whose name contains it. */
export function listProjects(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const { owner } = parametersOf(request)
  const query = queryOf(request)
  const range = pageOf(query)
  const base = baseUrlOf(request, context)
  const words = (query.get('name') ?? '').toLowerCase()
  const found = context.store
    .listProjects()
    .filter((each) => (owner === undefined || each.owner === owner) && each.project.toLowerCase().includes(words))
  const items = found
    .slice(range.offset, range.offset + range.limit)
    .map((each) => selectFields(projectObject(each, base), query.get('fields'), SHOWN))
  const address = `${base}/v2/projects${owner === undefined ? '' : `/${encodeURIComponent(owner)}`}`
  return sendPage(reply, { address, query }, { ...range, items, total: found.length }, true)
}

/** One project with all its fields. */
export function readProject(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const { owner = '', project = '' } = parametersOf(request)
  // Others are created with their first app.
  if (context.strictProjects) requireKnownProject({ owner, project }, context)
  return sendJson(reply, 200, stringifyJson(projectObject({ owner, project }, baseUrlOf(request, context))))
}

/** Throws a Problem 404 for a project that does not exist. */
export function requireKnownProject({ owner, project }: StoredProject, { store }: RouteContext): void {
  if (store.hasProject({ owner, project })) return
  throw new Problem(404, `there is no project ${owner}/${project}`, { code: CODES.noProject })
}

/** The fields of a project in a list, unless `fields` asks for more. */
const SHOWN = ['href', 'id', 'name']

function projectObject({ owner, project }: StoredProject, base: string): JsonObject {
  return {
    href: `${base}/v2/projects/${encodeURIComponent(owner)}/${encodeURIComponent(project)}`,
    id: `${owner}/${project}`,
    name: project,
    type: 'v2',
    description: '',
    tags: [],
    settings: {},
    created_by: USER,
  }
}
