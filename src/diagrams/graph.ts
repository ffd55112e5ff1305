import { entriesOf, isArray, isObject, type JsonObject, type JsonValue } from '../json/index.ts'

export type Mark = 'added' | 'changed' | 'removed'

export interface Box {
  readonly key: string
  readonly name: string
  readonly kind: 'input' | 'step' | 'subworkflow' | 'output'
  readonly note: string
  readonly value: JsonValue
  readonly parameters: number
  readonly mark?: Mark
  readonly frame?: string
}

export interface Link {
  readonly from: string
  readonly to: string
  readonly mark?: Mark
}

export interface Graph {
  readonly boxes: readonly Box[]
  /** Open sub-workflows: their boxes are drawn inside. A frame comes before those inside of it. */
  readonly frames: readonly Box[]
  readonly links: readonly Link[]
}

export function mainOf(description: JsonObject): JsonObject {
  const graph = description['$graph']
  const main = isArray(graph)
    ? graph.find((process) => isObject(process) && (process['id'] === 'main' || process['id'] === '#main'))
    : undefined
  return isObject(main) ? main : description
}

/** Packed or with short forms. Sub-workflows are open down to `depth` levels, and single boxes below. */
export function graphOf(description: JsonObject, depth = 0): Graph | undefined {
  const workflow = mainOf(description)
  if (workflow['class'] !== 'Workflow') return undefined
  const builder = new GraphBuilder()
  builder.add(workflow, '', depth)
  return builder.graph()
}

export function isStep({ kind }: Box): boolean {
  return kind === 'step' || kind === 'subworkflow'
}

export function inOrder(boxes: readonly Box[]): readonly Box[] {
  const of = (kind: Box['kind']): readonly Box[] => boxes.filter((box) => box.kind === kind)
  return [...of('input'), ...boxes.filter(isStep), ...of('output')]
}

class GraphBuilder {
  readonly #boxes: Box[] = []
  readonly #frames: Box[] = []
  readonly #links = new Map<string, Link>()
  readonly #known = new Set<string>()

  add(workflow: JsonObject, scope: string, depth: number): void {
    const frame = scope === '' ? {} : { frame: `s:${scope.slice(0, -1)}` }
    const add = (boxes: Box[], kind: Box['kind'], name: string, value: JsonValue, note = ''): void => {
      const key = `${kind === 'subworkflow' ? 's' : kind.charAt(0)}:${scope}${name}`
      this.#known.add(key)
      boxes.push({ key, name, kind, note, value, parameters: 0, ...frame })
    }
    const inner: (() => void)[] = []
    for (const [name, input] of named(workflow['inputs'])) add(this.#boxes, 'input', name, input)
    for (const [name, step] of named(workflow['steps'])) {
      const run = isObject(step) ? step['run'] : undefined
      const isWorkflow = isObject(run) && run['class'] === 'Workflow'
      const isOpen = isWorkflow && depth > 0
      add(isOpen ? this.#frames : this.#boxes, isWorkflow ? 'subworkflow' : 'step', name, step, noteOf(step))
      if (isOpen) this.add(run, `${scope}${name}/`, depth - 1)
      inner.push(() => this.#connectStep(scope, name, step, isOpen))
    }
    for (const [name, output] of named(workflow['outputs'])) {
      add(this.#boxes, 'output', name, output)
      inner.push(() => this.#connect(scope, sourcesOf(output, 'outputSource'), `o:${scope}${name}`))
    }
    for (const connect of inner) connect()
  }

  graph(): Graph {
    return { boxes: inOrder(this.#boxes), frames: this.#frames, links: [...this.#links.values()] }
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
      if (from !== undefined) this.#links.set(keyOf({ from, to }), { from, to })
    }
  }

  #isFrame(key: string): boolean {
    return this.#frames.some((frame) => frame.key === key)
  }
}

export function keyOf({ from, to }: Link): string {
  return JSON.stringify([from, to])
}

function noteOf(step: JsonValue): string {
  if (!isObject(step)) return ''
  return ['scatter', 'when'].filter((field) => step[field] !== undefined).join(', ')
}

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
