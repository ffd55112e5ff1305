import type { FastifyInstance, FastifyReply } from 'fastify'

import { drawingOf } from '../diagrams/drawing.ts'
import { escapeMarkup } from '../diagrams/escape-markup.ts'
import { mainOf } from '../diagrams/graph.ts'
import { DIAGRAM_STYLE, toSvg } from '../diagrams/svg.ts'
import { isLoopback } from '../http/loopback.ts'
import { stringifyJson, type JsonObject, type JsonValue } from '../json/index.ts'
import { parseStored } from './description.ts'
import { Problem } from './problem.ts'
import { addressOf, parametersOf, type RouteContext } from './route.ts'
import type { Store, StoredApp } from './store.ts'
import type { StateCount } from './stored-exports.ts'
import type { StoredTask } from './task-types.ts'

/** At most this many jobs per state are listed; others are counted. */
const MOST_JOBS = 100

/**
 * Pages for people, without a token, because a browser cannot send the header: therefore only if the server listens on
 * loopback.
 */
export function addPages(server: FastifyInstance, context: RouteContext, hostName: string): void {
  if (!isLoopback(hostName)) return
  const config = { open: true, uncounted: true }
  server.route({ method: 'GET', url: '/', config, handler: (_request, reply) => send(reply, overview(context.store)) })
  server.route({
    method: 'GET',
    url: '/apps/:owner/:project/:app',
    config,
    handler: (request, reply) => {
      const address = addressOf(request)
      const app = context.store.listApps().find((one) => pathOf(one) === pathOf({ address }))
      if (app === undefined) throw new Problem(404, 'there is no such app')
      return send(reply, appPage(app, context.store))
    },
  })
  server.route({
    method: 'GET',
    url: '/u/:owner/:project/tasks/:id',
    config,
    handler: (request, reply) => {
      const task = context.store.getTask(parametersOf(request)['id'] ?? '')
      if (task === undefined) throw new Problem(404, 'there is no such task')
      return send(reply, taskPage(task))
    },
  })
}

function send(reply: FastifyReply, page: Html): FastifyReply {
  return reply
    .headers({
      // Nothing is loaded from elsewhere, no script runs, and no page may embed it.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page.source)
}

function overview(store: Store): Html {
  const apps = store.listApps()
  const projects = store.listProjects()
  const states = store.countStates()
  return layout(
    'Local platform',
    html`<h1>Local platform</h1>
<h2>Projects</h2>
${projects.length === 0 ? html`<p>None yet: the first install makes one.</p>` : html``}
${projects.map(
  ({ owner, project }) => html`<section><h3>${owner}/${project}</h3><ul>
${apps.filter(({ address }) => address.owner === owner && address.project === project).map(appItem)}</ul></section>
`,
)}
<h2>Export jobs</h2>
${states.length === 0 ? html`<p>None.</p>` : states.map((state) => stateSection(state, store))}`,
  )
}

function stateSection({ state, jobs }: StateCount, store: Store): Html {
  const latest = store.listExports({ states: [state] }, Math.max(0, jobs - MOST_JOBS), MOST_JOBS)
  return html`<h3>${state} <small>${jobs}</small></h3>
<p class="ids">${jobs > MOST_JOBS ? `The last ${MOST_JOBS}: ` : ''}${latest.map(({ id }) => html`<code>${id}</code> `)}</p>
`
}

function appItem(app: StoredApp): Html {
  const count = app.revision + 1
  return html`<li><a href="${pathOf(app)}">${app.address.app}</a> <small>${count} ${count === 1 ? 'revision' : 'revisions'}, last ${momentOf(app.modifiedAt)}</small></li>
`
}

function appPage(app: StoredApp, store: Store): Html {
  const { owner, project, app: name } = app.address
  const latest = store.latest(app.address)
  const description = latest === undefined ? {} : parseStored(latest.text)
  return layout(
    `${owner}/${project}/${name}`,
    html`<p><a href="/">All projects</a></p>
<h1>${name}</h1>
<p>${owner}/${project}, ${textOf(mainOf(description)['class'])} ${textOf(description['cwlVersion'])}</p>
<div class="wide">${drawing(description)}</div>
<h2>Revisions</h2>
<ol start="0">${store.history(app.address).map(({ createdAt }) => html`<li>${momentOf(createdAt)}</li>`)}</ol>
${taskTable(store.listTasks({ app: `${owner}/${project}/${name}` }, 0, MOST_JOBS))}
<h2>Description</h2>
<pre class="wide">${stringifyJson(description, 2)}</pre>`,
  )
}

function taskTable(tasks: readonly StoredTask[]): Html {
  if (tasks.length === 0) return html``
  return html`<h2>Tasks</h2>
<ul>${tasks.map(
    ({ id, project, name, status, app }) =>
      html`<li><a href="/u/${project}/tasks/${id}">${name}</a> <strong>${status}</strong> <small>revision ${app.split('/').at(-1) ?? ''}</small></li>
`,
  )}</ul>`
}

function taskPage({ name, status, app, details, createdAt, startedAt, endedAt }: StoredTask): Html {
  const times = Object.entries({ created: createdAt, started: startedAt, ended: endedAt })
  const [owner = '', project = '', label = ''] = app.split('/')
  return layout(
    name,
    html`<p><a href="${pathOf({ address: { owner, project, app: label } })}">${app}</a></p>
<h1>${name}</h1>
<p><strong>${status}</strong></p>
<ul>${times.filter(([, at]) => at !== '').map(([word, at]) => html`<li>${word} ${momentOf(at)}</li>`)}</ul>
<pre class="wide">${stringifyJson(details, 2)}</pre>`,
  )
}

/** A larger picture is not readable. */
const MOST_BOXES = 400

/** A workflow as a picture; empty if it is not a workflow, or is empty. */
function drawing(description: JsonObject): Html {
  const picture = drawingOf(description)
  if (picture === undefined) return html``
  const boxes = picture.boxes.length
  if (boxes > MOST_BOXES) return html`<p>${boxes} inputs, steps and outputs: too many for a picture.</p>`
  const svg = toSvg(picture)
  // The picture escapes its labels itself.
  return svg === undefined ? html`<p>There are too many links for a picture.</p>` : new Html(svg)
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** `2026-11-21 06:18:30 UTC` */
function momentOf(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`
}

function pathOf({ address }: Pick<StoredApp, 'address'>): string {
  return `/apps/${[address.owner, address.project, address.app].map(encodeURIComponent).join('/')}`
}

function layout(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:60rem;padding:1rem;overflow-wrap:anywhere}
h1,h2,h3{line-height:1.2}small{opacity:.7;font-weight:normal}.wide{overflow-x:auto}.ids code{display:inline-block;max-width:100%;margin-right:.5rem}pre{font-size:.85rem}
${DIAGRAM_STYLE}
</style></head><body>
${body}
</body></html>
`
}

/** Text that is already HTML; only {@link html} creates it. */
class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

type Part = Html | string | number | readonly Html[]

/** A template whose values are escaped, unless they are HTML already. */
function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(texts.reduce((whole, text, at) => whole + write(parts[at - 1] ?? '') + text))
}

function write(part: Part): string {
  if (part instanceof Html) return part.source
  if (typeof part === 'object') return part.map(({ source }) => source).join('')
  return escapeMarkup(String(part))
}
