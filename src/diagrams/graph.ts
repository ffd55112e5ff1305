import { entriesOf, isArray, isObject, type JsonObject, type JsonValue } from '../json/index.ts'

/** A process, or a port of the workflow around it. */
export interface Box {
  /** Unique in the graph, also where an input, a step and an output have the same name. */
  readonly key: string
  readonly name: string
  readonly kind: 'input' | 'step' | 'subworkflow' | 'output'
  /** How a step runs, such as `scatter`; often empty. */
  readonly note: string
  /** The key of the frame around it. */
  readonly frame?: string
}

/** The steps of a workflow, with the links between them. */
export interface Graph {
  readonly inputs: readonly Box[]
  readonly steps: readonly Box[]
  readonly outputs: readonly Box[]
  /** Sub-workflows that are open: their boxes are drawn inside. A frame comes before those inside of it. */
  readonly frames: readonly Box[]
  /** Pairs of keys, each once. */
  readonly edges: readonly (readonly [from: string, to: string])[]
}

/** The main process of a description with several: `main`. */
export function mainOf(description: JsonObject): JsonObject {
  const graph = description['$graph']
  const main = isArray(graph)
    ? graph.find((process) => isObject(process) && (process['id'] === 'main' || process['id'] === '#main'))
    : undefined
  return isObject(main) ? main : description
}

/**
 * The graph of a workflow, packed or with short forms; undefined for everything but a workflow. Sub-workflows are open
 * down to `depth` levels, and single boxes below.
 */
export function graphOf(description: JsonObject, depth = 0): Graph | undefined {
  const workflow = mainOf(description)
  if (workflow['class'] !== 'Workflow') return undefined
  const builder = new GraphBuilder()
  builder.add(workflow, '', depth)
  return builder.graph()
}

/** Boxes in the order of the drawing. */
export function boxesOf({ inputs, steps, outputs }: Graph): readonly Box[] {
  return [...inputs, ...steps, ...outputs]
}

class GraphBuilder {
  readonly #boxes: Box[] = []
  readonly #frames: Box[] = []
  readonly #edges = new Map<string, readonly [string, string]>()
  readonly #known = new Set<string>()

  /** `scope` is in front of all names: empty, or `step/` for what is in a frame. */
  add(workflow: JsonObject, scope: string, depth: number): void {
    const frame = scope === '' ? {} : { frame: `s:${scope.slice(0, -1)}` }
    const add = (boxes: Box[], kind: Box['kind'], name: string, note = ''): void => {
      const key = `${kind === 'subworkflow' ? 's' : kind.charAt(0)}:${scope}${name}`
      this.#known.add(key)
      boxes.push({ key, name, kind, note, ...frame })
    }
    const inner: (() => void)[] = []
    for (const [name] of named(workflow['inputs'])) add(this.#boxes, 'input', name)
    for (const [name, step] of named(workflow['steps'])) {
      const run = isObject(step) ? step['run'] : undefined
      const isWorkflow = isObject(run) && run['class'] === 'Workflow'
      const isOpen = isWorkflow && depth > 0
      add(isOpen ? this.#frames : this.#boxes, isWorkflow ? 'subworkflow' : 'step', name, noteOf(step))
      if (isOpen) this.add(run, `${scope}${name}/`, depth - 1)
      inner.push(() => this.#connectStep(scope, name, step, isOpen))
    }
    for (const [name, output] of named(workflow['outputs'])) {
      add(this.#boxes, 'output', name)
      inner.push(() => this.#connect(scope, sourcesOf(output, 'outputSource'), `o:${scope}${name}`))
    }
    for (const connect of inner) connect()
  }

  graph(): Graph {
    const of = (...kinds: readonly Box['kind'][]): readonly Box[] =>
      this.#boxes.filter(({ kind }) => kinds.includes(kind))
    return {
      inputs: of('input'),
      steps: of('step', 'subworkflow'),
      outputs: of('output'),
      frames: this.#frames,
      edges: [...this.#edges.values()],
    }
  }

  #connectStep(scope: string, name: string, step: JsonValue, isOpen: boolean): void {
    for (const [port, input] of named(isObject(step) ? step['in'] : undefined)) {
      const to = isOpen ? `i:${scope}${name}/${port}` : `s:${scope}${name}`
      // An open step may have inputs that only its own expressions use.
      if (this.#known.has(to)) this.#connect(scope, sourcesOf(input, 'source'), to)
    }
  }

  #connect(scope: string, sources: readonly string[], to: string): void {
    for (const source of sources) {
      // `step/port`, or the name of an input. There may be a `#` and a path in front.
      const parts = source.slice(source.lastIndexOf('#') + 1).split('/')
      const [step = '', port = ''] = [parts.at(-2), parts.at(-1)]
      const candidates = [`o:${scope}${step}/${port}`, `s:${scope}${step}`, `i:${scope}${port}`]
      const from = candidates.find((key) => this.#known.has(key) && !this.#isFrame(key))
      if (from !== undefined) this.#edges.set(JSON.stringify([from, to]), [from, to])
    }
  }

  #isFrame(key: string): boolean {
    return this.#frames.some((frame) => frame.key === key)
  }
}

function noteOf(step: JsonValue): string {
  if (!isObject(step)) return ''
  return ['scatter', 'when'].filter((field) => step[field] !== undefined).join(', ')
}

/** Entries of a list of objects with an id, or of a map by id. */
function named(value: JsonValue | undefined): readonly (readonly [string, JsonValue])[] {
  if (isObject(value)) return entriesOf(value)
  if (!isArray(value)) return []
  return value.flatMap((item) =>
    isObject(item) && typeof item['id'] === 'string' ? [[localName(item['id']), item] as const] : [],
  )
}

function sourcesOf(port: JsonValue, field: string): readonly string[] {
  const value = isObject(port) ? port[field] : port
  return (isArray(value) ? value : [value]).filter((source) => typeof source === 'string')
}

function localName(id: string): string {
  return id.slice(Math.max(id.lastIndexOf('#'), id.lastIndexOf('/')) + 1)
}
