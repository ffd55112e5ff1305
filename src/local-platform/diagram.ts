import { entriesOf, isArray, isObject, type JsonObject, type JsonValue } from '../json/index.ts'
import { html, type Html } from './html.ts'

interface Node {
  readonly id: string
  readonly kind: 'input' | 'step' | 'output'
  /** Ids of the nodes that are its sources. */
  readonly from: readonly string[]
}

/** A larger picture is not readable. */
const MOST_NODES = 400

const WIDTH = 170
const HEIGHT = 34
const GAP_X = 46
const GAP_Y = 14

/** A workflow as a picture, left to right: inputs, steps, outputs. Undefined if it is not a workflow, or is empty. */
export function drawWorkflow(description: JsonObject): Html | undefined {
  const workflow = mainOf(description)
  if (workflow['class'] !== 'Workflow') return undefined
  const nodes = nodesOf(workflow)
  if (nodes.length === 0) return undefined
  if (nodes.length > MOST_NODES) return html`<p>${nodes.length} inputs, steps and outputs: too many for a picture.</p>`
  const places = arrange(nodes)
  const columns = Math.max(...[...places.values()].map(({ column }) => column)) + 1
  const rows = Math.max(...[...places.values()].map(({ row }) => row)) + 1
  const width = columns * (WIDTH + GAP_X) - GAP_X
  const height = rows * (HEIGHT + GAP_Y) - GAP_Y
  return html`<svg viewBox="-2 -2 ${width + 4} ${height + 4}" width="${width}" role="img" aria-label="The workflow as a diagram">
${nodes.flatMap((node) => node.from.map((source) => drawLine(places.get(source), places.get(node.id))))}
${nodes.map((node) => drawBox(node, places.get(node.id)))}
</svg>`
}

/** The main process of a document with several: `main`. */
export function mainOf(description: JsonObject): JsonObject {
  const graph = description['$graph']
  const main = isArray(graph)
    ? graph.find((process) => isObject(process) && (process['id'] === 'main' || process['id'] === '#main'))
    : undefined
  return isObject(main) ? main : description
}

interface Place {
  readonly column: number
  readonly row: number
}

function drawBox(node: Node, place: Place | undefined): Html {
  if (place === undefined) return html``
  const name = node.id.length > 22 ? `${node.id.slice(0, 21)}…` : node.id
  return html`<g class="${node.kind}" transform="translate(${place.column * (WIDTH + GAP_X)} ${place.row * (HEIGHT + GAP_Y)})"><title>${node.id}</title><rect width="${WIDTH}" height="${HEIGHT}" rx="6"/><text x="${WIDTH / 2}" y="${HEIGHT / 2 + 5}">${name}</text></g>
`
}

function drawLine(from: Place | undefined, to: Place | undefined): Html {
  if (from === undefined || to === undefined) return html``
  const x1 = from.column * (WIDTH + GAP_X) + WIDTH
  const y1 = from.row * (HEIGHT + GAP_Y) + HEIGHT / 2
  const x2 = to.column * (WIDTH + GAP_X)
  const y2 = to.row * (HEIGHT + GAP_Y) + HEIGHT / 2
  const middle = (x1 + x2) / 2
  return html`<path d="M${x1} ${y1} C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}"/>
`
}

/** Puts each node one column right of its last source, and outputs into the last column. */
function arrange(nodes: readonly Node[]): ReadonlyMap<string, Place> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const columns = new Map<string, number>()
  const columnOf = (id: string): number => {
    const known = columns.get(id)
    if (known !== undefined) return known
    // A cycle is not valid; this only prevents an endless loop.
    columns.set(id, 0)
    const from = byId.get(id)?.from.filter((source) => byId.has(source)) ?? []
    const column = from.length === 0 ? 0 : Math.max(...from.map(columnOf)) + 1
    columns.set(id, column)
    return column
  }
  for (const { id } of nodes) columnOf(id)
  const last = Math.max(...columns.values())
  const used = new Map<number, number>()
  return new Map(
    nodes.map(({ id, kind }) => {
      const column = kind === 'output' ? last : (columns.get(id) ?? 0)
      const row = used.get(column) ?? 0
      used.set(column, row + 1)
      return [id, { column, row }]
    }),
  )
}

function nodesOf(description: JsonObject): readonly Node[] {
  const own = description['id']
  const prefix = typeof own === 'string' ? `${own.replace(/^.*#/, '')}/` : ''
  const sourcesOf = (port: JsonValue, field: string): readonly string[] => sourceNames(port, field, prefix)
  const inputs = named(description['inputs']).map(([id]) => ({ id, kind: 'input' as const, from: [] }))
  const steps = named(description['steps']).map(([id, step]) => ({
    id,
    kind: 'step' as const,
    from: unique(named(isObject(step) ? step['in'] : undefined).flatMap(([, port]) => sourcesOf(port, 'source'))),
  }))
  const outputs = named(description['outputs']).map(([id, output]) => ({
    id: ` ${id}`,
    kind: 'output' as const,
    from: unique(sourcesOf(output, 'outputSource')),
  }))
  return [...inputs, ...steps, ...outputs]
}

/** Entries of a list of objects with an id, or of a map by id. */
function named(value: JsonValue | undefined): readonly (readonly [string, JsonValue])[] {
  if (isObject(value)) return entriesOf(value)
  if (!isArray(value)) return []
  return value.flatMap((item) =>
    isObject(item) && typeof item['id'] === 'string' ? [[localName(item['id']), item] as const] : [],
  )
}

/**
 * The nodes of `#step/port`, `step/port` or `input`, and of `#main/step/port` in the workflow `main`; a short form
 * contains the sources themselves.
 */
function sourceNames(port: JsonValue, field: string, prefix: string): readonly string[] {
  const value = isObject(port) ? port[field] : port
  const sources = isArray(value) ? value : [value]
  return sources.flatMap((source) => {
    if (typeof source !== 'string') return []
    const name = source.replace(/^.*#/, '')
    return [(prefix !== '' && name.startsWith(prefix) ? name.slice(prefix.length) : name).split('/')[0] ?? '']
  })
}

function localName(id: string): string {
  return id.replace(/^.*#/, '').split('/').at(-1) ?? id
}

function unique(items: readonly string[]): readonly string[] {
  return [...new Set(items)]
}
