import { groupLinks, type Drawing } from './drawing.ts'
import { keyOf, type Box, type Mark } from './graph.ts'

export const HEIGHT = 40
export const [GAP, LAYER_GAP] = [14, 46]

/** Pixels for one character of a name, and of the words below it. */
const [CHARACTER, SMALL_CHARACTER] = [7.5, 5.8]

/** A wider picture goes from top to bottom if that makes it narrower. In pixels. */
const WIDE = 1400

const SHORT_NAME = 28
export const LONGEST_NAME = 60

interface Arrangement {
  readonly isDown: boolean
  readonly boxWidth: number
  readonly labels: ReadonlyMap<string, string>
  readonly spans: ReadonlyMap<string, number>
  readonly length: number
}

export function arrange(drawing: Drawing): Arrangement {
  const depth = depthsOf(drawing)
  const layers = [...Map.groupBy(depth.values(), (each) => each).values()].map(({ length }) => length)
  const labels = labelsOf([...drawing.boxes, ...drawing.frames])
  const widths = drawing.boxes.map((box) =>
    Math.max(Array.from(labels.get(box.key) ?? '').length * CHARACTER, wordsOf(box).length * SMALL_CHARACTER),
  )
  const boxWidth = Math.ceil(Math.max(80, ...widths)) + 16
  const wide = layers.length * (boxWidth + LAYER_GAP)
  const spans = new Map(
    drawing.links.map((link) => [keyOf(link), Math.max(1, (depth.get(link.to) ?? 0) - (depth.get(link.from) ?? 0))]),
  )
  return {
    isDown: wide > WIDE && Math.max(0, ...layers) * (boxWidth + GAP) < wide,
    boxWidth,
    labels,
    spans,
    length: [...spans.values()].reduce((sum, span) => sum + span, 0),
  }
}

export const SIGNS: Readonly<Record<Mark, string>> = { added: '+', changed: '~', removed: '−' }

/** One sentence per line. */
export function notesOf({ boxes, links, omitted }: Drawing): readonly string[] {
  const found = new Set([...boxes, ...links].map(({ mark }) => mark))
  const legend = (['added', 'changed', 'removed'] as const).filter((mark) => found.has(mark))
  const counts = Object.entries(omitted)
    .filter(([, number]) => number > 0)
    .map(([what, number]) => `${number} ${what}${number === 1 ? '' : 's'}`)
  return [
    ...(legend.length === 0 ? [] : [legend.map((mark) => `${SIGNS[mark]} ${mark}`).join(', ')]),
    ...(counts.length === 0
      ? []
      : [`${legend.length === 0 ? '' : 'Only what changes and its neighbours. '}Not shown: ${counts.join(', ')}`]),
  ]
}

export function wordsOf({ kind, note, parameters }: Box): string {
  const words = [
    kind === 'step' ? '' : kind,
    note,
    parameters === 0 ? '' : `+ ${parameters} parameter${parameters === 1 ? '' : 's'}`,
  ]
  return words.filter((each) => each !== '').join(', ')
}

function depthsOf({ boxes, links }: Drawing): ReadonlyMap<string, number> {
  const depth = new Map(boxes.map(({ key }) => [key, 0]))
  const targets = groupLinks(links, 'from')
  const sources = new Map([...groupLinks(links, 'to')].map(([key, { length }]) => [key, length]))
  const ready = [...depth.keys()].filter((key) => !sources.has(key))
  for (const key of ready) {
    for (const { to } of targets.get(key) ?? []) {
      depth.set(to, Math.max(depth.get(to) ?? 0, (depth.get(key) ?? 0) + 1))
      const left = (sources.get(to) ?? 0) - 1
      sources.set(to, left)
      if (left === 0) ready.push(to)
    }
  }
  const last = Math.max(0, ...depth.values())
  for (const { key, kind, frame } of boxes) if (kind === 'output' && frame === undefined) depth.set(key, last)
  return depth
}

/** A long name loses its middle, and different names stay different. */
export function labelsOf(boxes: readonly Box[], shortest = SHORT_NAME): ReadonlyMap<string, string> {
  const names = new Set(boxes.map(({ name }) => name))
  const shown = new Map<string, string>()
  const taken = new Set<string>()
  for (const alike of Map.groupBy(names, (name) => clip(name, shortest)).values()) {
    let length = shortest
    while (length < LONGEST_NAME && new Set(alike.map((name) => clip(name, length))).size < alike.length) length += 1
    for (const name of alike) {
      let label = clip(name, length)
      for (let number = 2; taken.has(label); number += 1) label = `${clip(name, length)} (${number})`
      taken.add(label)
      shown.set(name, label)
    }
  }
  return new Map(
    boxes.map(({ key, name, mark }) => [
      key,
      `${mark === undefined ? '' : `${SIGNS[mark]} `}${shown.get(name) ?? name}`,
    ]),
  )
}

function clip(name: string, longest: number): string {
  const characters = Array.from(name)
  if (characters.length <= longest) return name
  const end = Math.floor((longest - 1) / 2)
  return `${characters.slice(0, longest - 1 - end).join('')}…${characters.slice(-end).join('')}`
}
