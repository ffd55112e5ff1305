import { graphlib, layout } from '@dagrejs/dagre'

import { escapeMarkup, showUnseen } from './escape-markup.ts'
import { boxesOf, type Box, type Graph } from './graph.ts'

/** Of a box, in pixels. */
const HEIGHT = 40

/** Around the picture, in pixels, so that no line is cut. */
const MARGIN = 8

/** Characters of a name in a box: more only where two names would look the same. */
const SHORT_NAME = 22
const LONGEST_NAME = 60

/** Pixels for one character of a name. */
const CHARACTER = 7

/** A wider picture goes from top to bottom if that makes it narrower. In pixels. */
const WIDE = 1400

/** All links together may pass this number of layers. The time of the layout grows with its square. */
const LONGEST_LINKS = 20_000

/** The style of a diagram, for a page with diagrams in it. */
export const DIAGRAM_STYLE =
  'svg path,svg rect{fill:none;stroke:currentColor}svg text{fill:currentColor;font-size:13px;text-anchor:middle}svg .word{font-size:10px;opacity:.75}.links{opacity:.5}.links polygon{fill:currentColor}.when rect{stroke-dasharray:4 3}.output rect{stroke-width:2}.frame rect{opacity:.5}'

/** What a diagram that is a file needs besides. */
const FILE_STYLE =
  'svg{color-scheme:light dark;font-family:system-ui,sans-serif;background:#fff;color:#1f2328}svg .title{font-size:15px;font-weight:600;text-anchor:start}@media(prefers-color-scheme:dark){svg{background:#0d1117;color:#e6edf3}}'

/**
 * A graph as a picture: left to right, or top to bottom if it has many layers. With a title it is a separate file, else
 * a part of a page. Undefined if the links are too many to arrange.
 */
export function toSvg(graph: Graph, title?: string): string | undefined {
  const layers = layersOf(graph)
  if (layers === undefined) return undefined
  const longest = nameLength(graph)
  const boxWidth = longest * CHARACTER + 16
  const wide = layers.count * (boxWidth + 46)
  const isDown = wide > WIDE && layers.widest * (boxWidth + 14) < wide
  const top = title === undefined ? 0 : 28
  const placed = new graphlib.Graph({ compound: true })
  placed.setGraph({ rankdir: isDown ? 'TB' : 'LR', nodesep: 14, ranksep: 46, marginx: MARGIN, marginy: MARGIN })
  placed.setDefaultEdgeLabel(() => ({}))
  for (const { key, frame } of [...graph.frames, ...boxesOf(graph)]) {
    placed.setNode(key, graph.frames.some((each) => each.key === key) ? {} : { width: boxWidth, height: HEIGHT })
    if (frame !== undefined) placed.setParent(key, frame)
  }
  for (const [from, to] of graph.edges) placed.setEdge(from, to)
  layout(placed)
  const size = placed.graph()
  const width = Math.ceil(Math.max(size.width ?? 0, title === undefined ? 0 : Array.from(title).length * 9 + 16))
  const height = Math.ceil(size.height ?? 0) + top
  const boxAt = (box: Box, group: string): string => {
    const { x, y, width: w = boxWidth, height: h = HEIGHT } = placed.node(box.key)
    const word = [box.kind === 'step' ? '' : box.kind, box.note].filter((each) => each !== '').join(', ')
    const middle = group === 'frame' ? 15 : h / 2 + (word === '' ? 5 : -1)
    const note = box.note === '' ? '' : ` (${box.note})`
    const isPort = box.kind === 'input' || box.kind === 'output'
    const sides = box.kind === 'subworkflow' && group !== 'frame' ? `M5 0V${h}M${w - 5} 0V${h}` : ''
    const pile = box.note.includes('scatter') ? `M4 0V-4H${round(w + 4)}V${round(h - 4)}H${round(w)}` : ''
    const marks = sides + pile === '' ? '' : `<path d="${sides}${pile}"/>`
    const below =
      word === '' || group === 'frame'
        ? ''
        : `<text class="word" y="${round(h / 2 + 13)}" x="${round(w / 2)}">${word}</text>`
    const classes = box.note.includes('when') ? `${group} when` : group
    return `<g class="${classes}" transform="translate(${round(x - w / 2)} ${round(y - h / 2 + top)})"><title>${escape(box.name + note)}</title><rect width="${round(w)}" height="${round(h)}" rx="${isPort ? HEIGHT / 2 : 4}"/>${marks}<text x="${round(w / 2)}" y="${round(middle)}">${escape(clip(box.name, longest))}</text>${below}</g>`
  }
  const link = (from: string, to: string): string => {
    const [start, end] = [placed.node(from), placed.node(to)]
    const bends = placed.edge(from, to).points?.slice(1, -1) ?? []
    const [right, down] = isDown ? [0, HEIGHT / 2] : [boxWidth / 2, 0]
    const points = [{ x: start.x + right, y: start.y + down }, ...bends, { x: end.x - right, y: end.y - down }]
    return curve(
      points.map(({ x, y }) => ({ x, y: y + top })),
      isDown,
    )
  }
  return [
    `<svg${title === undefined ? '' : ' xmlns="http://www.w3.org/2000/svg"'} viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="The workflow as a diagram">`,
    ...(title === undefined
      ? []
      : [
          `<style>${DIAGRAM_STYLE}${FILE_STYLE}</style>`,
          `<text class="title" x="${MARGIN}" y="22">${escape(title)}</text>`,
        ]),
    ...graph.frames.map((frame) => boxAt(frame, 'frame')),
    '<g class="links">',
    ...graph.edges.map(([from, to]) => link(from, to)),
    '</g>',
    ...boxesOf(graph).map((box) => boxAt(box, box.kind === 'subworkflow' ? 'step' : box.kind)),
    '</svg>',
  ].join('\n')
}

/** Layers of boxes, each behind its sources. Undefined if the links pass too many of them. */
function layersOf(graph: Graph): { readonly count: number; readonly widest: number } | undefined {
  const depth = new Map(boxesOf(graph).map(({ key }) => [key, 0]))
  const sources = new Map<string, number>()
  const targets = new Map<string, string[]>()
  for (const [from, to] of graph.edges) {
    sources.set(to, (sources.get(to) ?? 0) + 1)
    targets.set(from, [...(targets.get(from) ?? []), to])
  }
  const ready = [...depth.keys()].filter((key) => !sources.has(key))
  for (const key of ready) {
    for (const to of targets.get(key) ?? []) {
      depth.set(to, Math.max(depth.get(to) ?? 0, (depth.get(key) ?? 0) + 1))
      const left = (sources.get(to) ?? 0) - 1
      sources.set(to, left)
      if (left === 0) ready.push(to)
    }
  }
  const sizes = new Map<number, number>()
  for (const layer of depth.values()) sizes.set(layer, (sizes.get(layer) ?? 0) + 1)
  let length = 0
  for (const [from, to] of graph.edges) length += Math.abs((depth.get(to) ?? 0) - (depth.get(from) ?? 0))
  if (length > LONGEST_LINKS) return undefined
  return { count: sizes.size, widest: Math.max(0, ...sizes.values()) }
}

/** The shortest length at which different names look different. */
function nameLength(graph: Graph): number {
  const names = [...new Set(boxesOf(graph).map(({ name }) => name))]
  for (let length = SHORT_NAME; length < LONGEST_NAME; length++)
    if (new Set(names.map((name) => clip(name, length))).size === names.length) return length
  return LONGEST_NAME
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A line through all points with a head, smooth because it bends half way between them. */
function curve([first, ...others]: readonly Point[], isDown: boolean): string {
  if (first === undefined) return ''
  let last = first
  const parts = others.map(({ x, y }) => {
    const middle = round(isDown ? (last.y + y) / 2 : (last.x + x) / 2)
    const bend = isDown
      ? `${round(last.x)} ${middle} ${round(x)} ${middle}`
      : `${middle} ${round(last.y)} ${middle} ${round(y)}`
    last = { x, y }
    return `C${bend} ${round(x)} ${round(y)}`
  })
  const [x, y] = [round(last.x), round(last.y)]
  const back = isDown ? `${x - 4},${y - 8} ${x + 4},${y - 8}` : `${x - 8},${y - 4} ${x - 8},${y + 4}`
  return `<path d="M${round(first.x)} ${round(first.y)} ${parts.join(' ')}"/><polygon points="${x},${y} ${back}"/>`
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}

/** A long name loses its middle, because names often differ at the end. */
function clip(name: string, longest: number): string {
  const characters = Array.from(name)
  if (characters.length <= longest) return name
  const end = Math.floor((longest - 1) / 2)
  return `${characters.slice(0, longest - 1 - end).join('')}…${characters.slice(-end).join('')}`
}

function escape(text: string): string {
  return escapeMarkup(showUnseen(text))
}
