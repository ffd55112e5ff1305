import { isArray, isObject, sameJson, type JsonObject, type JsonValue } from '../json/index.ts'
import { graphOf, inOrder, isStep, keyOf, type Box, type Graph, type Link, type Mark } from './graph.ts'

export interface DrawingOptions {
  readonly depth?: number
  readonly parameters?: boolean
  readonly before?: JsonObject
}

export interface Drawing extends Graph {
  readonly omitted: Omitted
}

type Omitted = Readonly<Record<'input' | 'output' | 'step' | 'connection', number>>

const NOTHING: Omitted = { input: 0, output: 0, step: 0, connection: 0 }

/** With more steps, an update is drawn as the changed part and its neighbours. */
const MOST_STEPS = 40

/**
 * Undefined for everything but a workflow with steps, and for a large update that changes no box. Files are drawn.
 * Other inputs are counted in the steps that they feed, unless an update changes them.
 */
export function drawingOf(
  description: JsonObject,
  { depth = 0, parameters = false, before }: DrawingOptions = {},
): Drawing | undefined {
  const graph = graphOf(description, depth)
  if (graph === undefined) return undefined
  const old = before === undefined ? undefined : graphOf(before)
  const marked = old === undefined ? graph : withMarks(old, graph)
  const whole = parameters ? marked : withoutParameters(marked)
  const steps = whole.boxes.filter(isStep).length
  if (steps === 0) return undefined
  if (old === undefined || steps <= MOST_STEPS) return { ...whole, omitted: NOTHING }
  const kept = changedPart(whole)
  return kept.size === 0 ? undefined : restrict({ ...whole, omitted: NOTHING }, kept)
}

export function restrict(drawing: Drawing, keys: ReadonlySet<string>, mostLinks = Infinity): Drawing {
  const boxes = drawing.boxes.filter(({ key }) => keys.has(key))
  const between = drawing.links.filter(({ from, to }) => keys.has(from) && keys.has(to))
  const links = between.slice(0, mostLinks)
  const lost = drawing.boxes.filter(({ key }) => !keys.has(key))
  const count = (kind: Box['kind']): number => lost.filter((box) => box.kind === kind).length
  return {
    boxes,
    frames: drawing.frames,
    links,
    omitted: {
      input: drawing.omitted.input + count('input'),
      output: drawing.omitted.output + count('output'),
      step: drawing.omitted.step + lost.filter(isStep).length,
      connection: drawing.omitted.connection + between.length - links.length,
    },
  }
}

function withMarks(before: Graph, after: Graph): Graph {
  const old = new Map(before.boxes.map((box) => [box.key, box]))
  const next = new Set(after.boxes.map(({ key }) => key))
  const oldLinks = new Set(before.links.map(keyOf))
  const nextLinks = new Set(after.links.map(keyOf))
  const marked = <Each extends Box | Link>(each: Each, mark: Mark): Each => ({ ...each, mark })
  return {
    boxes: inOrder([
      ...after.boxes.map((box) => {
        const earlier = old.get(box.key)
        if (earlier === undefined) return marked(box, 'added')
        return sameJson(earlier.value, box.value) ? box : marked(box, 'changed')
      }),
      ...before.boxes.filter(({ key }) => !next.has(key)).map((box) => marked(box, 'removed')),
    ]),
    frames: after.frames,
    links: [
      ...after.links.map((link) => (oldLinks.has(keyOf(link)) ? link : marked(link, 'added'))),
      ...before.links.filter((link) => !nextLinks.has(keyOf(link))).map((link) => marked(link, 'removed')),
    ],
  }
}

function withoutParameters({ boxes, frames, links }: Graph): Graph {
  const hidden = new Set<string>()
  const counts = new Map<string, number>()
  const sources = groupLinks(links, 'to')
  const targets = groupLinks(links, 'from')
  // Outer inputs come first, so an inner one is hidden if all that feed it are.
  for (const box of boxes) {
    if (box.kind !== 'input' || box.mark !== undefined || !isParameter(typeOf(box.value))) continue
    const fed = targets.get(box.key) ?? []
    if (fed.some(({ to }) => to.startsWith('o:')) || (sources.get(box.key) ?? []).some(({ from }) => !hidden.has(from)))
      continue
    hidden.add(box.key)
    for (const { to } of fed) counts.set(to, (counts.get(to) ?? 0) + 1)
  }
  return {
    boxes: boxes
      .filter(({ key }) => !hidden.has(key))
      .map((box) => ({ ...box, parameters: isStep(box) ? (counts.get(box.key) ?? 0) : 0 })),
    frames,
    links: links.filter(({ from }) => !hidden.has(from)),
  }
}

export function groupLinks(links: readonly Link[], end: 'from' | 'to'): ReadonlyMap<string, readonly Link[]> {
  return Map.groupBy(links, (link) => link[end])
}

function changedPart({ boxes, links }: Graph): ReadonlySet<string> {
  const changed = new Set([
    ...boxes.filter(({ mark }) => mark !== undefined).map(({ key }) => key),
    ...links.filter(({ mark }) => mark !== undefined).flatMap(({ from, to }) => [from, to]),
  ])
  const near = links.filter(({ from, to }) => changed.has(from) || changed.has(to))
  return new Set([...changed, ...near.flatMap(({ from, to }) => [from, to])])
}

function typeOf(port: JsonValue): JsonValue | undefined {
  return isObject(port) && 'type' in port ? port['type'] : port
}

const PARAMETER = /^(?:null|boolean|int|long|float|double|string|Any|enum)(?:\[\]|\?)*$/

function isParameter(type: JsonValue | undefined): boolean {
  if (typeof type === 'string') return PARAMETER.test(type)
  if (isArray(type)) return type.length > 0 && type.every(isParameter)
  if (!isObject(type)) return false
  if (type['type'] === 'array') return isParameter(type['items'])
  if (type['type'] !== 'record') return isParameter(type['type'])
  const { fields } = type
  const each = isArray(fields) ? fields : isObject(fields) ? Object.values(fields) : []
  return each.every((field) => isParameter(typeOf(field ?? null)))
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/** Characters that move, hide or reorder text. U+200D is harmless, because it joins emoji. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200D)\p{Cf}/gu

export function showUnseen(text: string): string {
  return text.replaceAll(UNSEEN, '\uFFFD')
}
