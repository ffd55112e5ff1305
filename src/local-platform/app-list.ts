import type { FastifyReply, FastifyRequest } from 'fastify'

import type { JsonObject } from '../json/index.ts'
import { selectFields } from './fields.ts'
import { pageOf, sendPage } from './paging.ts'
import { Problem } from './problem.ts'
import { requireKnownProject } from './projects.ts'
import { baseUrlOf, queryOf, type RouteContext } from './route.ts'
import { wrapperOf } from './seven-bridges.ts'
import type { StoredApp } from './store.ts'

/**
 * A page of the apps, without their descriptions: those of a `project`, those with an `id`, those whose name or
 * identifier contains every word of `q`. There are no public apps, so `visibility=public` lists nothing.
 */
export function listApps(request: FastifyRequest, reply: FastifyReply, context: RouteContext): FastifyReply {
  const query = queryOf(request)
  const range = pageOf(query)
  const base = baseUrlOf(request, context)
  const found = matchingApps(query, context)
  const items = found
    .slice(range.offset, range.offset + range.limit)
    .map((app) => selectFields(wrapApp(app, base, context), query.get('fields')))
  return sendPage(reply, { address: `${base}/v2/apps`, query }, { ...range, items, total: found.length }, true)
}

function matchingApps(query: URLSearchParams, context: RouteContext): readonly StoredApp[] {
  const project = query.get('project')
  const named = project === null ? undefined : projectNamed(project)
  // Others are created with their first app.
  if (named !== undefined && context.strictProjects) requireKnownProject(named, context)
  if (query.get('visibility') === 'public') return []
  // An id may end with a revision.
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

function wrapApp(stored: StoredApp, base: string, context: RouteContext): JsonObject {
  return wrapperOf(stored.address, stored.revision, labelOf(stored, context), base)
}

function labelOf({ address }: StoredApp, { store }: RouteContext): string {
  return store.label(address) || address.app
}
