import { isArray, isObject, sameJson, type JsonObject, type JsonValue } from '../../json/index.ts'
import { lastName } from '../documents/local-names.ts'

export interface DiagramOptions {
  /** Names of steps to highlight, and to keep if the diagram must be cut. */
  readonly changed?: ReadonlySet<string>
}

/** A diagram with more boxes is not readable. */
const MOST_NODES = 80

/** Mermaid refuses to draw more than 500 edges, and GitHub does not let a page raise that limit. */
const MOST_EDGES = 400

/** Longer names make boxes that push all others away. */
const LONGEST_LABEL = 60

/** The limit of an encoded label. Mermaid does not draw a diagram of more than 50,000 characters. */
const LONGEST_ENCODED = 400

/**
 * Draws a packed workflow as a Mermaid flowchart: inputs, steps, outputs and the links between them. A large workflow
 * loses its inputs and outputs first, then the steps furthest from the changed steps. One box counts what is left out.
 * Undefined for everything but a workflow with steps. A name in the document can only become a label.
 */
export function diagramOf(description: JsonObject, { changed = new Set() }: DiagramOptions = {}): string | undefined {
  if (description['class'] !== 'Workflow') return undefined
  const whole = graphOf(description)
  if (whole.steps.length === 0) return undefined
  const graph = [whole, withoutPorts(whole)].find(fits) ?? around(withoutPorts(whole), changed)
  return write(graph, changed, whole)
}

/** Names of the steps of `after` that differ from `before` or are new. */
export function changedSteps(before: JsonObject, after: JsonObject): ReadonlySet<string> {
  const old = new Map(stepsOf(before).map((step) => [nameOf(step), step]))
  const changed = stepsOf(after).filter((step) => {
    const earlier = old.get(nameOf(step))
    return earlier === undefined || !sameJson(earlier, step)
  })
  return new Set(changed.map(nameOf))
}

type NodeKind = 'input' | 'step' | 'subworkflow' | 'output'

interface Box {
  /** Distinguishes an input from a step with the same name. */
  readonly key: string
  readonly name: string
  readonly kind: NodeKind
  readonly note: string
}

interface Graph {
  readonly inputs: readonly Box[]
  readonly steps: readonly Box[]
  readonly outputs: readonly Box[]
  /** Pairs of keys, each once. */
  readonly edges: readonly (readonly [from: string, to: string])[]
}

function graphOf(workflow: JsonObject): Graph {
  const inputs = objectsIn(workflow['inputs']).map((port) => box('input', nameOf(port)))
  const outputs = objectsIn(workflow['outputs']).map((port) => box('output', nameOf(port)))
  const steps = stepsOf(workflow).map(stepBox)
  const known = new Set([...inputs, ...steps].map(({ key }) => key))
  const edges = new Map<string, readonly [string, string]>()
  const connect = (sources: JsonValue | undefined, to: string): void => {
    for (const source of isArray(sources) ? sources : [sources]) {
      const from = typeof source === 'string' ? originOf(source, known) : undefined
      if (from !== undefined) edges.set(JSON.stringify([from, to]), [from, to])
    }
  }
  for (const step of stepsOf(workflow))
    for (const input of objectsIn(step['in'])) connect(input['source'], `s:${nameOf(step)}`)
  for (const output of objectsIn(workflow['outputs'])) connect(output['outputSource'], `o:${nameOf(output)}`)
  return { inputs, steps, outputs, edges: [...edges.values()] }
}

function box(kind: NodeKind, name: string, note = ''): Box {
  return { key: `${kind === 'subworkflow' ? 's' : kind.charAt(0)}:${name}`, name, kind, note }
}

function stepBox(step: JsonObject): Box {
  const { run, scatter, when } = step
  const notes = [...(scatter === undefined ? [] : ['scatter']), ...(when === undefined ? [] : ['when'])]
  return box(isObject(run) && run['class'] === 'Workflow' ? 'subworkflow' : 'step', nameOf(step), notes.join(', '))
}

/** The box of a source: `step/port`, or the name of an input. Identifiers may have a `#` and a path before the step. */
function originOf(source: string, known: ReadonlySet<string>): string | undefined {
  const parts = source.slice(source.lastIndexOf('#') + 1).split('/')
  const candidates = [`s:${parts.at(-2) ?? ''}`, `i:${parts.at(-1) ?? ''}`]
  return candidates.find((candidate) => known.has(candidate))
}

function stepsOf(workflow: JsonObject): readonly JsonObject[] {
  return objectsIn(workflow['steps'])
}

function objectsIn(value: JsonValue | undefined): readonly JsonObject[] {
  return isArray(value) ? value.filter(isObject) : []
}

function nameOf(object: JsonObject): string {
  return typeof object['id'] === 'string' ? lastName(object['id']) : ''
}

function fits({ inputs, steps, outputs, edges }: Graph): boolean {
  return inputs.length + steps.length + outputs.length <= MOST_NODES && edges.length <= MOST_EDGES
}

function withoutPorts({ steps, edges }: Graph): Graph {
  return restrict({ inputs: [], steps, outputs: [], edges }, new Set(steps.map(({ key }) => key)))
}

/** The steps nearest to the changed steps. If no changed step is known, the first steps. */
function around(graph: Graph, changed: ReadonlySet<string>): Graph {
  const start = graph.steps.filter(({ name }) => changed.has(name)).map(({ key }) => key)
  const kept = new Set((start.length > 0 ? start : graph.steps.map(({ key }) => key)).slice(0, MOST_NODES))
  // The set grows while it is iterated, so the search moves outwards step by step.
  for (const key of kept) {
    for (const [from, to] of graph.edges) {
      const neighbour = from === key ? to : to === key ? from : undefined
      if (neighbour !== undefined && kept.size < MOST_NODES) kept.add(neighbour)
    }
  }
  const near = restrict(graph, kept)
  return { ...near, edges: near.edges.slice(0, MOST_EDGES) }
}

function restrict(graph: Graph, keys: ReadonlySet<string>): Graph {
  return {
    inputs: graph.inputs.filter(({ key }) => keys.has(key)),
    steps: graph.steps.filter(({ key }) => keys.has(key)),
    outputs: graph.outputs.filter(({ key }) => keys.has(key)),
    edges: graph.edges.filter(([from, to]) => keys.has(from) && keys.has(to)),
  }
}

const SHAPES: Readonly<Record<NodeKind, readonly [open: string, close: string]>> = {
  input: ['([', '])'],
  step: ['[', ']'],
  subworkflow: ['[[', ']]'],
  output: ['([', '])'],
}

function write({ inputs, steps, outputs, edges }: Graph, changed: ReadonlySet<string>, whole: Graph): string {
  const shown = restrict(whole, new Set([...inputs, ...steps, ...outputs].map(({ key }) => key)))
  const omitted = [
    ...counted(whole.inputs.length - inputs.length, 'input'),
    ...counted(whole.outputs.length - outputs.length, 'output'),
    ...counted(whole.steps.length - steps.length, 'step'),
    ...counted(shown.edges.length - edges.length, 'connection'),
  ]
  const boxes = [...inputs, ...steps, ...outputs]
  // Generated names, because a name from the document could be a keyword of Mermaid.
  const ids = new Map(boxes.map(({ key }, index) => [key, `n${index}`]))
  const coloured = steps.filter(({ name }) => changed.has(name)).map(({ key }) => ids.get(key))
  const ports = [...inputs, ...outputs].map(({ key }) => ids.get(key))
  return [
    'flowchart TD',
    ...boxes.map(({ key, name, kind, note }) => {
      const [open, close] = SHAPES[kind]
      return `  ${ids.get(key)}${open}"${label(name)}${note === '' ? '' : `<br/>(${note})`}"${close}`
    }),
    ...edges.map(([from, to]) => `  ${ids.get(from)} --> ${ids.get(to)}`),
    ...(omitted.length === 0
      ? []
      : [`  more["not shown<br/>${omitted.join(', ')}"]`, '  style more stroke-dasharray: 4']),
    ...(coloured.length === 0
      ? []
      : ['  classDef changed fill:#fff8c5,stroke:#9a6700,color:#24292f', `  class ${coloured.join(',')} changed`]),
    ...(ports.length === 0 ? [] : ['  classDef port fill:none,stroke:#8c959f', `  class ${ports.join(',')} port`]),
  ].join('\n')
}

function counted(number: number, what: string): readonly string[] {
  return number === 0 ? [] : [`${number} ${what}${number === 1 ? '' : 's'}`]
}

/**
 * Characters that need no code. Between letters, `_`, `-` and a space are plain. Elsewhere Mermaid reads them as
 * Markdown: emphasis, lists, addresses.
 */
const PLAIN = /[\p{L}\p{N}]|(?<=[\p{L}\p{N}])[_ -](?=[\p{L}\p{N}])|(.)/gsu

/** Characters that move, hide or reorder text. U+200D is harmless, because it joins emoji. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200D)\p{Cf}/gu

/** A label with letters and digits as they are. All other characters become Mermaid's `#code;`. */
function label(name: string): string {
  const characters = Array.from((name === '' ? '?' : name).replaceAll(UNSEEN, '\uFFFD'))
  const shown = characters.slice(0, LONGEST_LABEL).join('')
  const encoded = shown.replaceAll(PLAIN, (character, other: string | undefined) =>
    other === undefined ? character : `#${character.codePointAt(0)};`,
  )
  const cut = encoded.length > LONGEST_ENCODED ? encoded.slice(0, LONGEST_ENCODED).replace(/#\d*$/, '') : encoded
  return cut.length < encoded.length || characters.length > LONGEST_LABEL ? `${cut}…` : cut
}
