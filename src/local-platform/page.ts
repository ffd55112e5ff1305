import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { isLoopback } from '../http/loopback.ts'
import { isObject, stringifyJson } from '../json/index.ts'
import { appPage, comparisonPage, diagramFile, pathOf, textOf } from './app-page.ts'
import { html, layout, list, moment, type Html } from './html.ts'
import { Problem } from './problem.ts'
import { addressOf, baseUrlOf, parametersOf, queryOf, type RouteContext } from './route.ts'
import type { Store, StoredApp } from './store.ts'
import type { StateCount, StoredExport } from './stored-exports.ts'
import type { StoredTask } from './task-types.ts'

const MOST_JOBS = 100

/** Without a token, because a browser cannot send the header: therefore only if the server listens on loopback. */
export function addPages(server: FastifyInstance, context: RouteContext, hostName: string): void {
  if (!isLoopback(hostName)) return
  const { store } = context
  const show = async (request: FastifyRequest, reply: FastifyReply, title: string, body: Html): Promise<FastifyReply> =>
    send(reply, layout(title, `${context.dialect.name} dialect, ${baseUrlOf(request, context)}`, body).source)
  const add = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>): void => {
    server.route({ method: 'GET', url, config: { open: true, uncounted: true }, handler })
  }
  const app = '/apps/:owner/:project/:app'
  add('/', async (request, reply) =>
    show(request, reply, 'Local platform', overview(store, queryOf(request).get('q')?.trim() ?? '')),
  )
  add(app, async (request, reply) => {
    const address = addressOf(request)
    latestOf(address, store)
    return show(request, reply, address.app, await appPage(address, store))
  })
  add(`${app}/diagram.svg`, async (request, reply) => {
    const address = addressOf(request)
    const picture = diagramFile(address, latestOf(address, store))
    if (picture === undefined) throw new Problem(404, 'this app has no diagram')
    return send(reply, picture, 'image/svg+xml')
  })
  add(`${app}/compare/:revision`, async (request, reply) => {
    const address = addressOf(request)
    const revision = parametersOf(request)['revision'] ?? ''
    const page = /^[1-9]\d{0,8}$/.test(revision) ? await comparisonPage(address, Number(revision), context) : undefined
    if (page === undefined) throw new Problem(404, 'the revision, or the previous one, does not exist')
    return show(request, reply, `What revision ${revision} of ${address.app} changes`, page)
  })
  add('/u/:owner/:project/tasks/:id', async (request, reply) => {
    const task = store.getTask(parametersOf(request)['id'] ?? '')
    if (task === undefined) throw new Problem(404, 'the task does not exist')
    return show(request, reply, task.name, taskPage(task))
  })
}

function latestOf(address: StoredApp['address'], store: Store) {
  const latest = store.latest(address)
  if (latest === undefined) throw new Problem(404, 'the app does not exist')
  return latest
}

function send(reply: FastifyReply, text: string, type = 'text/html'): FastifyReply {
  return reply
    .headers({
      // Nothing is loaded from elsewhere, no script runs, and no page may embed it.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .type(`${type}; charset=utf-8`)
    .send(text)
}

function overview(store: Store, words: string): Html {
  const all = store.listApps()
  const wanted = words.toLowerCase()
  const apps = all.filter(({ address: { owner, project, app } }) =>
    `${owner}/${project}/${app}`.toLowerCase().includes(wanted),
  )
  const projects = store
    .listProjects()
    .map((each) => ({
      ...each,
      apps: apps.filter(({ address }) => address.owner === each.owner && address.project === each.project),
    }))
    .filter((each) => wanted === '' || each.apps.length > 0)
  const states = store.countStates()
  const ofFailures = states.filter(({ state }) => state === 'FAILED')
  return html`<form role="search" action="/"><label for="q">Search apps</label> <input id="q" name="q" type="search" value="${words}"> <button>Search</button></form>
<h2>Projects</h2>
${wanted === '' ? html`` : html`<p>${apps.length} of ${all.length} apps. <a href="/">Show all</a></p>`}
${store.listProjects().length === 0 ? html`<p>None yet: the first install makes one.</p>` : html``}
${projects.map(
  ({
    owner,
    project,
    apps: members,
  }) => html`<section><h3>${owner}/${project} <small>${members.length}</small></h3>${list(members.map(appItem), 'more apps')}</section>
`,
)}
<h2>Export jobs</h2>
${states.length === 0 ? html`<p>None.</p>` : [...ofFailures, ...states.filter((each) => !ofFailures.includes(each))].map((state) => stateSection(state, store))}`
}

function stateSection({ state, jobs }: StateCount, store: Store): Html {
  const latest = store.listExports({ states: [state] }, Math.max(0, jobs - MOST_JOBS), MOST_JOBS).toReversed()
  return html`<h3>${state} <small>${jobs}</small></h3>
${jobs > MOST_JOBS ? html`<p>The last ${MOST_JOBS}, newest first:</p>` : html``}
${list(latest.map(jobItem), 'more jobs')}
`
}

function jobItem({ id, createdAt, modifiedAt, details }: StoredExport): Html {
  const changed = modifiedAt === createdAt ? html`` : html`, changed ${moment(modifiedAt)}`
  const { error } = details
  const reason = textOf(isObject(error) ? error['message'] : error)
  return html`<code>${id}</code> <small>added ${moment(createdAt)}${changed}</small>${reason === '' ? html`` : html` <span class="bad">${reason}</span>`}`
}

function appItem({ address, revision, modifiedAt }: StoredApp): Html {
  const count = revision + 1
  return html`<a href="${pathOf(address)}">${address.app}</a> <small>${count} ${count === 1 ? 'revision' : 'revisions'}, last ${moment(modifiedAt)}</small>`
}

function taskPage({ status, app, details, createdAt, startedAt, endedAt }: StoredTask): Html {
  const times = Object.entries({ created: createdAt, started: startedAt, ended: endedAt })
  const [owner = '', project = '', label = ''] = app.split('/')
  return html`<p><a href="${pathOf({ owner, project, app: label })}">${app}</a></p>
<p><strong>${status}</strong></p>
${list(times.filter(([, at]) => at !== '').map(([word, at]) => html`${word} ${moment(at)}`))}
<pre>${stringifyJson(details, 2)}</pre>`
}
