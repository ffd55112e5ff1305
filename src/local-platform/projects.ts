import type { FastifyReply, FastifyRequest } from 'fastify'

import { stringifyJson, type JsonObject } from '../json/index.ts'
import { bodyOf } from './description.ts'
import { pageOf, selectFields, sendPage } from './paging.ts'
import { CODES, Problem } from './problem.ts'
import { baseUrlOf, parametersOf, queryOf, sendJson, type RouteContext } from './route.ts'
import type { StoredProject } from './store.ts'
import { USER } from './users.ts'

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

export function readProject(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const { owner = '', project = '' } = parametersOf(request)
  // Others are created with their first app.
  if (context.strictProjects) requireKnownProject({ owner, project }, context)
  return sendProject(request, reply, 200, { owner, project }, context)
}

export function createProject(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const { name } = bodyOf(request)
  const project = typeof name === 'string' ? identifierOf(name) : ''
  if (typeof name !== 'string' || project === '') throw new Problem(400, 'name must be a text with a letter or digit')
  context.store.atomically(() => {
    if (context.store.hasProject({ owner: USER, project }))
      throw new Problem(409, `there is a project ${USER}/${project}`, { code: CODES.projectTaken })
    context.store.addProject({ owner: USER, project, name })
  })
  return sendProject(request, reply, 201, { owner: USER, project }, context)
}

export function identifierOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d_]+/g, '-')
}

function sendProject(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  wanted: StoredProject,
  context: RouteContext,
): FastifyReply {
  const known = context.store
    .listProjects()
    .find(({ owner, project }) => owner === wanted.owner && project === wanted.project)
  return sendJson(reply, status, stringifyJson(projectObject(known ?? wanted, baseUrlOf(request, context))))
}

export function requireKnownProject({ owner, project }: StoredProject, { store }: RouteContext): void {
  if (store.hasProject({ owner, project })) return
  throw new Problem(404, `there is no project ${owner}/${project}`, { code: CODES.noProject })
}

const SHOWN = ['href', 'id', 'name']

function projectObject({ owner, project, name = '', createdAt = '' }: StoredProject, base: string): JsonObject {
  return {
    href: `${base}/v2/projects/${encodeURIComponent(owner)}/${encodeURIComponent(project)}`,
    id: `${owner}/${project}`,
    name: name === '' ? project : name,
    type: 'v2',
    description: '',
    tags: [],
    settings: {},
    created_by: USER,
    // Nothing changes it afterwards.
    ...(createdAt === '' ? {} : { created_on: createdAt, modified_on: createdAt }),
  }
}
