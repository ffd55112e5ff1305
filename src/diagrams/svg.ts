import { graphlib, layout } from '@dagrejs/dagre'

import { escapeMarkup } from './escape-markup.ts'
import { boxesOf, type Box, type Graph } from './graph.ts'

/** Of a box, in pixels. */
const WIDTH = 170
const HEIGHT = 34

/** Characters that fit into a box. */
const LONGEST_NAME = 22

/** Around the picture, in pixels, so that no line is cut. */
const MARGIN = 4

/** The style of a picture that is not in a page with a style. */
const STYLE =
  'svg{font-family:system-ui,sans-serif}svg path{fill:none;stroke:currentColor;opacity:.35}svg rect{fill:none;stroke:currentColor}svg text{fill:currentColor;font-size:13px;text-anchor:middle}.input rect{stroke-dasharray:4 3}.output rect{stroke-width:2}.frame rect{opacity:.5}'

/** A graph as a picture, left to right. With `standalone` it is a separate file, else a part of a page. */
export function toSvg(graph: Graph, standalone = false): string {
  const placed = new graphlib.Graph({ compound: true })
  placed.setGraph({ rankdir: 'LR', nodesep: 14, ranksep: 46, marginx: MARGIN, marginy: MARGIN })
  placed.setDefaultEdgeLabel(() => ({}))
  for (const { key, frame } of [...graph.frames, ...boxesOf(graph)]) {
    placed.setNode(key, graph.frames.some((each) => each.key === key) ? {} : { width: WIDTH, height: HEIGHT })
    if (frame !== undefined) placed.setParent(key, frame)
  }
  for (const [from, to] of graph.edges) placed.setEdge(from, to)
  layout(placed)
  const size = placed.graph()
  const [width, height] = [size.width ?? 0, size.height ?? 0].map(Math.ceil)
  const boxAt = (box: Box, group: string): string => {
    const { x, y, width: w = WIDTH, height: h = HEIGHT } = placed.node(box.key)
    const top = group === 'frame' ? 15 : h / 2 + 5
    const note = box.note === '' ? '' : ` (${box.note})`
    return `<g class="${group}" transform="translate(${round(x - w / 2)} ${round(y - h / 2)})"><title>${escape(box.name + note)}</title><rect width="${round(w)}" height="${round(h)}" rx="6"/><text x="${round(w / 2)}" y="${round(top)}">${escape(clip(box.name))}</text></g>`
  }
  return [
    `<svg${standalone ? ' xmlns="http://www.w3.org/2000/svg"' : ''} viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="The workflow as a diagram">`,
    ...(standalone ? [`<style>${STYLE}</style>`] : []),
    ...graph.frames.map((frame) => boxAt(frame, 'frame')),
    ...graph.edges.map(([from, to]) => {
      const [start, end] = [placed.node(from), placed.node(to)]
      const bends = placed.edge(from, to).points?.slice(1, -1) ?? []
      return curve([{ x: start.x + WIDTH / 2, y: start.y }, ...bends, { x: end.x - WIDTH / 2, y: end.y }])
    }),
    ...boxesOf(graph).map((box) => boxAt(box, box.kind === 'subworkflow' ? 'step' : box.kind)),
    '</svg>',
  ].join('\n')
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A line through all points, smooth because it bends half way between them. */
function curve([first, ...others]: readonly Point[]): string {
  if (first === undefined) return ''
  let last = first
  const parts = others.map(({ x, y }) => {
    const middle = round((last.x + x) / 2)
    const part = `C${middle} ${round(last.y)} ${middle} ${round(y)} ${round(x)} ${round(y)}`
    last = { x, y }
    return part
  })
  return `<path d="M${round(first.x)} ${round(first.y)} ${parts.join(' ')}"/>`
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}

function clip(name: string): string {
  const characters = Array.from(name)
  return characters.length > LONGEST_NAME ? `${characters.slice(0, LONGEST_NAME - 1).join('')}…` : name
}

/** XML has no place for control characters. */
function escape(text: string): string {
  return escapeMarkup(text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '\uFFFD'))
}
