import type { FastifyReply, FastifyRequest } from 'fastify'

import { entriesOf, objectFrom, stringifyJson } from '../json/index.ts'
import { faultOfName } from '../platform/contract.ts'
import type { AppAddress } from '../platform/types.ts'
import { requireRevision } from './apps.ts'
import { bodyOf, parseStored } from './description.ts'
import { CODES, Problem } from './problem.ts'
import { identifierOf, requireKnownProject } from './projects.ts'
import { addressOf, baseUrlOf, sendJson, type RouteContext } from './route.ts'
import { idOf, wrapRevision } from './seven-bridges.ts'
import type { StoredRevision } from './store.ts'

/** Strategies that copy every revision; the others copy the latest (public documentation, "Copy an app"). */
const WHOLE_HISTORY: ReadonlySet<string> = new Set(['clone', 'clone_direct'])

/** Copies an app, or one revision of it, into a project: 409 if the name exists. Each revision notes its origin. */
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

/** Updates a copy: adds a revision if the original has one that the copy lacks. */
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

/** The description with the key in which the platform names the original of a copy. */
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
