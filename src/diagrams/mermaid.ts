import type { JsonObject } from '../json/index.ts'
import { drawingOf, restrict, showUnseen, type Drawing, type DrawingOptions } from './drawing.ts'
import { isStep, keyOf, type Box, type Link, type Mark } from './graph.ts'
import { arrange, labelsOf, LONGEST_NAME, notesOf, SIGNS, wordsOf } from './layers.ts'

const MOST_BOXES = 80

/** Mermaid refuses to draw more than 500 edges, and GitHub does not let a page raise that limit. */
const MOST_EDGES = 400

/** The limit of an encoded label. Mermaid does not draw a diagram of more than 50,000 characters. */
const LONGEST_ENCODED = 400

export function diagramOf(description: JsonObject, options: DrawingOptions = {}): string | undefined {
  const drawing = drawingOf(description, options)
  return drawing === undefined ? undefined : toMermaid(drawing)
}

export function toMermaid(whole: Drawing): string {
  const drawing = cut(whole)
  const { boxes, frames, links } = drawing
  const { isDown, spans } = arrange(drawing)
  // A flowchart has no tooltips, and breaks a long name into lines.
  const labels = labelsOf([...boxes, ...frames], LONGEST_NAME)
  // Generated names, because a name from the document could be a keyword of Mermaid.
  const ids = new Map(boxes.map(({ key }, index) => [key, `n${index}`]))
  const outputs = new Set(boxes.filter(({ kind }) => kind === 'output').map(({ key }) => key))
  const label = (box: Box): string => {
    const words = wordsOf(box)
    return `"${encode(labels.get(box.key) ?? '')}${words === '' ? '' : `<br/>(${words})`}"`
  }
  const boxLine = (box: Box, indent: string): string => {
    const [open, close] = shapeOf(box)
    return `${indent}${ids.get(box.key)}${open}${label(box)}${close}`
  }
  const linesIn = (frame: string | undefined, indent: string): readonly string[] => [
    ...boxes.filter((box) => box.frame === frame).map((box) => boxLine(box, indent)),
    ...frames.flatMap((inner, index) => {
      if (inner.frame !== frame) return []
      const lines = linesIn(inner.key, `${indent}  `)
      return lines.length === 0 ? [] : [`${indent}subgraph f${index}[${label(inner)}]`, ...lines, `${indent}end`]
    }),
  ]
  const classes: Readonly<Record<string, readonly Box[]>> = {
    port: boxes.filter((box) => !isStep(box)),
    output: boxes.filter(({ kind }) => kind === 'output'),
    when: boxes.filter(({ note }) => note.includes('when')),
    added: boxes.filter(({ mark }) => mark === 'added'),
    changed: boxes.filter(({ mark }) => mark === 'changed'),
    removed: boxes.filter(({ mark }) => mark === 'removed'),
  }
  const notes = notesOf(drawing).flatMap((line) => line.split(', ').map(encode))
  return [
    `flowchart ${isDown ? 'TD' : 'LR'}`,
    ...linesIn(undefined, '  '),
    ...links.map((link) => {
      const span = outputs.has(link.to) ? (spans.get(keyOf(link)) ?? 1) : 1
      return `  ${ids.get(link.from)} ${arrow(link, span)} ${ids.get(link.to)}`
    }),
    ...(notes.length === 0 ? [] : [`  note["${notes.join('<br/>')}"]`, '  style note fill:none,stroke-dasharray:4']),
    ...Object.entries(classes).flatMap(([name, members]) =>
      members.length === 0
        ? []
        : [`  classDef ${name} ${STYLES[name]}`, `  class ${members.map(({ key }) => ids.get(key)).join(',')} ${name}`],
    ),
    ...(['added', 'removed'] as const).flatMap((mark) => {
      const numbers = links.flatMap((link, index) => (link.mark === mark ? [index] : []))
      return numbers.length === 0 ? [] : [`  linkStyle ${numbers.join(',')} stroke:${STROKES[mark]}`]
    }),
  ].join('\n')
}

const STROKES: Readonly<Record<Mark, string>> = { added: '#1a7f37', changed: '#9a6700', removed: '#cf222e' }

const STYLES: Readonly<Record<string, string>> = {
  port: 'fill:none,stroke:#8c959f',
  output: 'stroke-width:2px',
  when: 'stroke-dasharray:4',
  added: `fill:#dafbe1,stroke:${STROKES.added},color:#1f2328`,
  changed: `fill:#fff8c5,stroke:${STROKES.changed},color:#1f2328`,
  removed: `fill:#ffebe9,stroke:${STROKES.removed},color:#1f2328`,
}

function shapeOf({ kind, note }: Box): readonly [open: string, close: string] {
  if (kind === 'subworkflow') return ['[[', ']]']
  if (kind !== 'step') return ['([', '])']
  return note.includes('scatter') ? ['[/', String.raw`\]`] : ['[', ']']
}

/** A longer arrow passes more layers. A new link is thick, a removed one dotted, and both have their sign. */
function arrow({ mark }: Link, span: number): string {
  const more = Math.max(0, span - 1)
  if (mark === 'added') return `${'='.repeat(2 + more)}>|"${SIGNS.added}"|`
  return mark === 'removed' ? `-${'.'.repeat(1 + more)}->|"${SIGNS.removed}"|` : `${'-'.repeat(2 + more)}>`
}

function cut(whole: Drawing): Drawing {
  const fits = ({ boxes, links }: Drawing): boolean => boxes.length <= MOST_BOXES && links.length <= MOST_EDGES
  if (fits(whole)) return whole
  const steps = whole.boxes.filter(isStep)
  const onlySteps = restrict(whole, new Set(steps.map(({ key }) => key)))
  if (fits(onlySteps)) return onlySteps
  const start = steps.filter(({ mark }) => mark !== undefined)
  const kept = new Set((start.length > 0 ? start : steps).slice(0, MOST_BOXES).map(({ key }) => key))
  // The set grows while it is iterated, so the search moves outwards step by step.
  for (const key of kept) {
    for (const { from, to } of onlySteps.links) {
      const neighbour = from === key ? to : to === key ? from : undefined
      if (neighbour !== undefined && kept.size < MOST_BOXES) kept.add(neighbour)
    }
  }
  return restrict(whole, kept, MOST_EDGES)
}

/**
 * Characters that need no code. Between letters, `_`, `-` and a space are plain. Elsewhere Mermaid reads them as
 * Markdown: emphasis, lists, addresses.
 */
const PLAIN = /[\p{L}\p{N}]|(?<=[\p{L}\p{N}])[_ -](?=[\p{L}\p{N}])|(.)/gsu

function encode(name: string): string {
  const encoded = showUnseen(name === '' ? '?' : name).replaceAll(PLAIN, (character, other: string | undefined) =>
    other === undefined ? character : `#${character.codePointAt(0)};`,
  )
  return encoded.length > LONGEST_ENCODED ? `${encoded.slice(0, LONGEST_ENCODED).replace(/#\d*$/, '')}…` : encoded
}
