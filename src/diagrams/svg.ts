import { graphlib, layout } from '@dagrejs/dagre'

import { escapeMarkup, showUnseen, type Drawing } from './drawing.ts'
import type { Box, Link } from './graph.ts'
import { arrange, GAP, HEIGHT, LAYER_GAP, notesOf, SIGNS, wordsOf } from './layers.ts'

const MARGIN = 8

/** All links together may pass this number of layers. The time of the layout grows with its square. */
const LONGEST_LINKS = 20_000

const [END, STRONG] = ['end', 100]

export const DIAGRAM_STYLE =
  'svg{--added:light-dark(#1a7f37,#3fb950);--changed:light-dark(#9a6700,#d29922);--removed:light-dark(#cf222e,#ff7b72)}svg path,svg rect{fill:none;stroke:currentColor}svg text{fill:currentColor;font-size:13px;text-anchor:middle}svg .word{font-size:10px}svg .note{text-anchor:start}.links>*{opacity:.5}.links polygon{fill:currentColor}.when rect{stroke-dasharray:4 3}.output rect{stroke-width:2}.frame rect{opacity:.5}.added{color:var(--added)}.changed{color:var(--changed)}.removed{color:var(--removed)}svg .added,svg .changed,svg .removed{opacity:1;stroke-width:2}.removed path,.removed rect{stroke-dasharray:2 3}'

const FILE_STYLE =
  'svg{color-scheme:light dark;font-family:system-ui,sans-serif;background:#fff;color:#1f2328}svg .title{font-size:15px;font-weight:600;text-anchor:start}@media(prefers-color-scheme:dark){svg{background:#0d1117;color:#e6edf3}}'

/** With a title it is a separate file, else a part of a page. Undefined if the links are too many to arrange. */
export function toSvg(drawing: Drawing, title?: string): string | undefined {
  const { boxes, frames, links } = drawing
  const { isDown, boxWidth, labels, length } = arrange(drawing)
  if (length > LONGEST_LINKS) return undefined
  const lines = [...(title === undefined ? [] : [title]), ...notesOf(drawing)]
  const placed = new graphlib.Graph({ compound: true })
  placed.setGraph({ rankdir: isDown ? 'TB' : 'LR', nodesep: GAP, ranksep: LAYER_GAP })
  for (const { key } of frames) placed.setNode(key, {})
  for (const { key } of boxes) placed.setNode(key, { width: boxWidth, height: HEIGHT })
  for (const { key, frame } of [...frames, ...boxes]) if (frame !== undefined) placed.setParent(key, frame)
  for (const { from, to } of links) placed.setEdge(from, to, {})
  // Outputs are at the end, next to a box that is not drawn.
  placed.setNode(END, { width: 0, height: 0 })
  for (const { key, kind, frame } of boxes)
    if (kind === 'output' && frame === undefined) placed.setEdge(key, END, { weight: STRONG })
  layout(placed)
  // A line passes the boxes of a layer straight, and bends only between layers.
  const layers = new Set(boxes.map(({ key }) => round(isDown ? placed.node(key).y : placed.node(key).x)))
  // The layout counts boxes, and not the lines around them.
  const corners: readonly Point[] = [
    ...[...frames, ...boxes].flatMap(({ key }) => {
      const { x, y, width: w = 0, height: h = 0 } = placed.node(key)
      return [
        { x: x - w / 2, y: y - h / 2 },
        { x: x + w / 2, y: y + h / 2 },
      ]
    }),
    ...links.flatMap(({ from, to }) => placed.edge(from, to).points ?? []),
  ]
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const left = MARGIN - Math.min(...xs)
  const top = lines.length * 22 + MARGIN - Math.min(...ys)
  const width = Math.ceil(
    Math.max(left + Math.max(...xs) + MARGIN, ...lines.map((line) => Array.from(line).length * 9 + 16)),
  )
  const height = Math.ceil(top + Math.max(...ys) + MARGIN)
  const boxAt = (box: Box, group: string): string => {
    const { x, y, width: w = boxWidth, height: h = HEIGHT } = placed.node(box.key)
    const words = wordsOf(box)
    const isFrame = group === 'frame'
    const isPort = box.kind === 'input' || box.kind === 'output'
    const sides = box.kind === 'subworkflow' && !isFrame ? `M5 0V${h}M${w - 5} 0V${h}` : ''
    const pile = box.note.includes('scatter') ? `M4 0V-4H${round(w + 4)}V${round(h - 4)}H${round(w)}` : ''
    const marks = sides + pile === '' ? '' : `<path d="${sides}${pile}"/>`
    const below =
      words === '' || isFrame ? '' : `<text class="word" y="${round(h / 2 + 13)}" x="${round(w / 2)}">${words}</text>`
    const classes = [
      group,
      ...(box.note.includes('when') ? ['when'] : []),
      ...(box.mark === undefined ? [] : [box.mark]),
    ]
    const tooltip = escape(`${box.name}${words === '' ? '' : ` (${words})`}`)
    const y2 = isFrame ? 15 : round(h / 2 + (words === '' ? 5 : -1))
    return `<g class="${classes.join(' ')}" transform="translate(${round(x - w / 2 + left)} ${round(y - h / 2 + top)})"><title>${tooltip}</title><rect width="${round(w)}" height="${round(h)}" rx="${isPort ? HEIGHT / 2 : 4}"/>${marks}<text x="${round(w / 2)}" y="${y2}">${escape(labels.get(box.key) ?? '')}</text>${below}</g>`
  }
  const lineOf = ({ from, to, mark }: Link): string => {
    const [start, end] = [placed.node(from), placed.node(to)]
    const [ahead, down] = isDown ? [0, HEIGHT / 2] : [boxWidth / 2, 0]
    const { points: all = [] }: { readonly points?: readonly Point[] } = placed.edge(from, to)
    const bends = all
      .slice(1, -1)
      .filter((bend) => layers.has(round(isDown ? bend.y : bend.x)))
      .flatMap(({ x, y }) => [
        { x: x - ahead, y: y - down },
        { x: x + ahead, y: y + down },
      ])
    const points = [{ x: start.x + ahead, y: start.y + down }, ...bends, { x: end.x - ahead, y: end.y - down }]
    const moved = points.map(({ x, y }) => ({ x: x + left, y: y + top }))
    const line = curve(moved, isDown)
    if (mark === undefined) return line
    const [before = start, last = end] = moved.slice(-2)
    const [x, y] = isDown
      ? [last.x + (before.x > last.x ? -10 : 10), last.y - 10]
      : [last.x - 16, last.y + (before.y > last.y ? -5 : 14)]
    const sign = `<text x="${round(x)}" y="${round(y)}">${SIGNS[mark]}</text>`
    return `<g class="${mark}">${line}${sign}</g>`
  }
  return [
    `<svg${title === undefined ? '' : ' xmlns="http://www.w3.org/2000/svg"'} viewBox="0 0 ${width} ${height}" width="${width}" role="img" aria-label="The workflow as a diagram">`,
    ...(title === undefined ? [] : [`<style>${DIAGRAM_STYLE}${FILE_STYLE}</style>`]),
    ...lines.map(
      (line, at) =>
        `<text class="${line === title ? 'title' : 'note'}" x="${MARGIN}" y="${22 * (at + 1)}">${escape(line)}</text>`,
    ),
    ...frames.map((frame) => boxAt(frame, 'frame')),
    '<g class="links">',
    ...links.map(lineOf),
    '</g>',
    ...boxes.map((box) => boxAt(box, box.kind === 'subworkflow' ? 'step' : box.kind)),
    '</svg>',
  ].join('\n')
}

interface Point {
  readonly x: number
  readonly y: number
}

/** It bends half way between two points, and has no bend in a straight part. */
function curve([first, ...others]: readonly Point[], isDown: boolean): string {
  if (first === undefined) return ''
  let last = first
  const parts = others.map(({ x, y }) => {
    const middle = round(isDown ? (last.y + y) / 2 : (last.x + x) / 2)
    const isStraight = round(isDown ? last.x - x : last.y - y) === 0
    const bend = isDown
      ? `${round(last.x)} ${middle} ${round(x)} ${middle}`
      : `${middle} ${round(last.y)} ${middle} ${round(y)}`
    last = { x, y }
    return `${isStraight ? 'L' : `C${bend} `}${round(x)} ${round(y)}`
  })
  const [x, y] = [round(last.x), round(last.y)]
  const back = isDown ? `${x - 4},${y - 8} ${x + 4},${y - 8}` : `${x - 8},${y - 4} ${x - 8},${y + 4}`
  return `<path d="M${round(first.x)} ${round(first.y)} ${parts.join(' ')}"/><polygon points="${x},${y} ${back}"/>`
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}

function escape(text: string): string {
  return escapeMarkup(showUnseen(text))
}
