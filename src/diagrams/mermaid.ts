import { isArray, isObject, sameJson, type JsonObject } from '../json/index.ts'
import { cutGraph, omittedFrom } from './cut.ts'
import { showUnseen } from './escape-markup.ts'
import { boxesOf, graphOf, type Box } from './graph.ts'

interface DiagramOptions {
  /** Names of steps to highlight, and to keep if the diagram must be cut. */
  readonly changed?: ReadonlySet<string>
  /** Levels of sub-workflows that are open; none if absent. */
  readonly depth?: number
}

/** Longer names make boxes that push all others away. */
const LONGEST_LABEL = 60

/** The limit of an encoded label. Mermaid does not draw a diagram of more than 50,000 characters. */
const LONGEST_ENCODED = 400

/**
 * Draws a workflow as a Mermaid flowchart: inputs, steps, outputs and the links between them. A large workflow loses
 * its inputs and outputs first, then the steps furthest from the changed steps. One box counts what is left out.
 * Undefined for everything but a workflow with steps. A name in the document can only become a label.
 */
export function diagramOf(
  description: JsonObject,
  { changed = new Set(), depth = 0 }: DiagramOptions = {},
): string | undefined {
  const whole = graphOf(description, depth)
  if (whole === undefined || whole.steps.length === 0) return undefined
  const graph = cutGraph(whole, changed)
  const omitted = omittedFrom(whole, graph)
  const boxes = boxesOf(graph)
  // Generated names, because a name from the document could be a keyword of Mermaid.
  const ids = new Map(boxes.map(({ key }, index) => [key, `n${index}`]))
  const coloured = graph.steps.filter(({ name }) => changed.has(name)).map(({ key }) => ids.get(key))
  const ports = [...graph.inputs, ...graph.outputs].map(({ key }) => ids.get(key))
  const boxLine = (box: Box, indent: string): string => {
    const [open, close] = SHAPES[box.kind]
    return `${indent}${ids.get(box.key)}${open}"${labelWithNote(box)}"${close}`
  }
  /** The boxes in a frame, and the frames in it; at the top if it is undefined. */
  const linesIn = (frame: string | undefined, indent: string): readonly string[] => [
    ...boxes.filter((box) => box.frame === frame).map((box) => boxLine(box, indent)),
    ...graph.frames.flatMap((inner, index) => {
      if (inner.frame !== frame) return []
      const lines = linesIn(inner.key, `${indent}  `)
      return lines.length === 0
        ? []
        : [`${indent}subgraph f${index}["${labelWithNote(inner)}"]`, ...lines, `${indent}end`]
    }),
  ]
  return [
    'flowchart TD',
    ...linesIn(undefined, '  '),
    ...graph.edges.map(([from, to]) => `  ${ids.get(from)} --> ${ids.get(to)}`),
    ...(omitted.length === 0
      ? []
      : [`  more["not shown<br/>${omitted.join(', ')}"]`, '  style more stroke-dasharray: 4']),
    ...(coloured.length === 0
      ? []
      : ['  classDef changed fill:#fff8c5,stroke:#9a6700,color:#24292f', `  class ${coloured.join(',')} changed`]),
    ...(ports.length === 0 ? [] : ['  classDef port fill:none,stroke:#8c959f', `  class ${ports.join(',')} port`]),
  ].join('\n')
}

/** Names of the steps of `after` that differ from `before` or are new. */
export function changedSteps(before: JsonObject, after: JsonObject): ReadonlySet<string> {
  const old = stepsByName(before)
  const changed = [...stepsByName(after)].filter(([name, step]) => {
    const earlier = old.get(name)
    return earlier === undefined || !sameJson(earlier, step)
  })
  return new Set(changed.map(([name]) => name))
}

function stepsByName({ steps }: JsonObject): ReadonlyMap<string, JsonObject> {
  return new Map((isArray(steps) ? steps : []).filter(isObject).map((step) => [nameOf(step), step]))
}

function nameOf({ id }: JsonObject): string {
  return typeof id === 'string' ? id.slice(Math.max(id.lastIndexOf('#'), id.lastIndexOf('/')) + 1) : ''
}

const SHAPES: Readonly<Record<Box['kind'], readonly [open: string, close: string]>> = {
  input: ['([', '])'],
  step: ['[', ']'],
  subworkflow: ['[[', ']]'],
  output: ['([', '])'],
}

function labelWithNote({ name, note }: Box): string {
  return `${label(name)}${note === '' ? '' : `<br/>(${note})`}`
}

/**
 * Characters that need no code. Between letters, `_`, `-` and a space are plain. Elsewhere Mermaid reads them as
 * Markdown: emphasis, lists, addresses.
 */
const PLAIN = /[\p{L}\p{N}]|(?<=[\p{L}\p{N}])[_ -](?=[\p{L}\p{N}])|(.)/gsu

/** A label with letters and digits as they are. All other characters become Mermaid's `#code;`. */
function label(name: string): string {
  const characters = Array.from(showUnseen(name === '' ? '?' : name))
  const shown = characters.slice(0, LONGEST_LABEL).join('')
  const encoded = shown.replaceAll(PLAIN, (character, other: string | undefined) =>
    other === undefined ? character : `#${character.codePointAt(0)};`,
  )
  const cut = encoded.length > LONGEST_ENCODED ? encoded.slice(0, LONGEST_ENCODED).replace(/#\d*$/, '') : encoded
  return cut.length < encoded.length || characters.length > LONGEST_LABEL ? `${cut}…` : cut
}
