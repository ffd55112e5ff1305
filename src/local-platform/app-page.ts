import { drawingOf, type DrawingOptions } from '../diagrams/drawing.ts'
import { mainOf } from '../diagrams/graph.ts'
import { toSvg } from '../diagrams/svg.ts'
import { entriesOf, isArray, isObject, stringifyJson, type JsonObject, type JsonValue } from '../json/index.ts'
import { stripPlatformKeys, type Dialect } from '../platform/dialect.ts'
import type { AppAddress } from '../platform/types.ts'
import { parseStored } from './description.ts'
import { html, Html, list, moment } from './html.ts'
import type { RevisionMark, Store, StoredRevision } from './store.ts'
import type { StoredTask } from './task-types.ts'
import { USER } from './users.ts'

const MOST_TASKS = 100

/** The origin of more revisions is not shown: reading many large descriptions takes long. */
const MOST_ORIGINS = 20

export async function appPage(address: AppAddress, store: Store): Promise<Html> {
  const { owner, project, app } = address
  const latest = store.latest(address)
  const description = latest === undefined ? {} : parseStored(latest.text)
  const history = store.history(address).toReversed()
  const revisions = await Promise.all(history.map(async (mark, at) => revisionItem(address, mark, at, store)))
  return html`<p>${owner}/${project}, ${textOf(mainOf(description)['class'])} ${textOf(description['cwlVersion'])}</p>
${drawing(description, {}, html`<a href="${pathOf(address)}/diagram.svg">Diagram in full size</a>`)}
<h2>Revisions</h2>
${list(revisions, 'earlier revisions')}
${taskTable(store.listTasks({ app: `${owner}/${project}/${app}` }, 0, MOST_TASKS))}
<h2>Description</h2>
${entriesOf(description).map(([key, value]) => folded(key, value))}`
}

async function revisionItem(address: AppAddress, mark: RevisionMark, at: number, store: Store): Promise<Html> {
  const { revision, createdAt, notes } = mark
  const stored = at < MOST_ORIGINS ? store.revision(address, revision) : undefined
  const before =
    revision === 0
      ? html``
      : html`, <a href="${pathOf(address)}/compare/${revision}" aria-label="Compare revision ${revision} with the one before">compare with the one before</a>`
  return html`Revision ${revision}, ${moment(createdAt)}, ${USER}${stored === undefined ? html`` : await originOf(stored)}${before}${notes === '' ? html`` : html`<br><small>${notes}</small>`}`
}

async function originOf({ text }: StoredRevision): Promise<Html> {
  // A start of the platform does not need it.
  const { stampOf } = await import('../cwl/index.ts')
  const { repository = '', path, commit = '' } = stampOf(parseStored(text)) ?? {}
  if (path === undefined) return html``
  const short = commit.slice(0, 12)
  if (!/^[0-9a-f]{40,64}$/.test(commit)) return html`, from <code>${path}</code>`
  const web = /^https:\/\/[\w.-]+\/[\w./~-]+$/.test(repository) ? repository.replace(/\.git$/, '') : undefined
  return web === undefined
    ? html`, from <code>${path}</code>, commit <code>${short}</code>`
    : html`, from <code>${path}</code>, <a href="${web}/commit/${commit}" rel="noreferrer">commit ${short}</a>`
}

const MOST_DIFFERENCES = 100

/** A longer value is cut in a list of differences, and folded in a description. In characters. */
const LONGEST_VALUE = 300

export async function comparisonPage(
  address: AppAddress,
  revision: number,
  { store, dialect }: { readonly store: Store; readonly dialect: Dialect },
): Promise<Html | undefined> {
  const [one, other] = [store.revision(address, revision - 1), store.revision(address, revision)]
  if (one === undefined || other === undefined) return undefined
  const { compareInterfaces, namedDifferences, repacked, withoutStamp } = await import('../cwl/index.ts')
  const [before, after] = [one, other].map(({ text }) => {
    const bare = withoutStamp(stripPlatformKeys(parseStored(text), dialect))
    return repacked(bare) ?? bare
  })
  if (before === undefined || after === undefined) return undefined
  const changes = compareInterfaces(before, after)
  const differences = namedDifferences(before, after)
  const shown = differences.slice(0, MOST_DIFFERENCES)
  return html`<p><a href="${pathOf(address)}">${address.owner}/${address.project}/${address.app}</a>: revision ${revision}, compared with revision ${revision - 1}</p>
${differences.length === 0 ? html`<p>They do not differ.</p>` : html``}
${
  changes.length === 0
    ? html``
    : html`<h2>Interface</h2>
${list(changes.map(({ breaking, message }) => html`${breaking ? html`<span class="bad">breaking:</span> ` : html``}${message}`))}`
}
${drawing(after, { before })}
${
  shown.length === 0
    ? html``
    : html`<h2>Differences</h2>
${list(
  shown.map(
    ({ place, field, kind, before: old, after: next }) =>
      html`${[place, field].filter((part) => part !== '').join(': ') || 'the whole'}, ${kind}: ${valueOf('−', old)}${valueOf('+', next)}`,
  ),
  'more',
)}`
}
${differences.length > shown.length ? html`<p>${differences.length - shown.length} differences are not listed.</p>` : html``}`
}

function valueOf(sign: string, value: JsonValue | undefined): Html {
  if (value === undefined) return html``
  const text = stringifyJson(value)
  return html`<br>${sign} <code>${text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text}</code>`
}

function folded(key: string, value: JsonValue): Html {
  if (typeof value === 'string' && value.length > LONGEST_VALUE)
    return html`<details><summary><code>${key}</code></summary><pre>${value}</pre></details>`
  if (!isObject(value) && !isArray(value)) return html`<div><code>${key}: ${stringifyJson(value)}</code></div>`
  const parts = isArray(value) ? value : Object.values(value)
  const inner =
    isArray(value) && value.length > 1 && value.every((item) => isObject(item) && typeof item['id'] === 'string')
      ? value.map((item) => folded(isObject(item) ? textOf(item['id']) : '', item))
      : html`<pre>${stringifyJson(value, 2)}</pre>`
  return html`<details><summary><code>${key}</code> <small>${parts.length}</small></summary>${inner}</details>
`
}

function taskTable(tasks: readonly StoredTask[]): Html {
  if (tasks.length === 0) return html``
  return html`<h2>Tasks</h2>
${list(
  tasks.map(
    ({ id, project, name, status, app }) =>
      html`<a href="/u/${project}/tasks/${id}">${name}</a> <strong>${status}</strong> <small>revision ${app.split('/').at(-1) ?? ''}</small>`,
  ),
)}`
}

const MOST_BOXES = 400

export function diagramFile({ app }: AppAddress, { text }: StoredRevision): string | undefined {
  const found = drawingOf(parseStored(text))
  return found === undefined || found.boxes.length > MOST_BOXES ? undefined : toSvg(found, app)
}

function drawing(description: JsonObject, options: DrawingOptions, caption = html``): Html {
  const found = drawingOf(description, options)
  if (found === undefined) return html``
  if (found.boxes.length > MOST_BOXES)
    return html`<p>${found.boxes.length} inputs, steps and outputs: too many for a picture.</p>`
  const svg = toSvg(found)
  if (svg === undefined) return html`<p>There are too many links for a picture.</p>`
  // The picture escapes its labels itself.
  return html`<figure>${new Html(svg)}<figcaption>${caption}</figcaption></figure>`
}

export function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : ''
}

export function pathOf({ owner, project, app }: AppAddress): string {
  return `/apps/${[owner, project, app].map(encodeURIComponent).join('/')}`
}
