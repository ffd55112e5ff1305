import { boxesOf, type Graph } from './graph.ts'

/** A diagram with more boxes is not readable. */
const MOST_BOXES = 80

/** Mermaid refuses to draw more than 500 edges, and GitHub does not let a page raise that limit. */
const MOST_EDGES = 400

/**
 * A graph of a readable size: a large one loses its inputs and outputs first, then the steps furthest from the changed
 * steps.
 */
export function cutGraph(whole: Graph, changed: ReadonlySet<string>): Graph {
  return [whole, withoutPorts(whole)].find(fits) ?? around(withoutPorts(whole), changed)
}

/** What a cut graph lacks, in words such as `3 steps`. */
export function omittedFrom(whole: Graph, cut: Graph): readonly string[] {
  const shown = restrict(whole, new Set(boxesOf(cut).map(({ key }) => key)))
  return [
    ...counted(whole.inputs.length - cut.inputs.length, 'input'),
    ...counted(whole.outputs.length - cut.outputs.length, 'output'),
    ...counted(whole.steps.length - cut.steps.length, 'step'),
    ...counted(shown.edges.length - cut.edges.length, 'connection'),
  ]
}

function fits(graph: Graph): boolean {
  return boxesOf(graph).length <= MOST_BOXES && graph.edges.length <= MOST_EDGES
}

function withoutPorts(graph: Graph): Graph {
  return restrict(graph, new Set(graph.steps.map(({ key }) => key)))
}

/** The steps nearest to the changed steps. If no changed step is known, the first steps. */
function around(graph: Graph, changed: ReadonlySet<string>): Graph {
  const start = graph.steps.filter(({ name }) => changed.has(name)).map(({ key }) => key)
  const kept = new Set((start.length > 0 ? start : graph.steps.map(({ key }) => key)).slice(0, MOST_BOXES))
  // The set grows while it is iterated, so the search moves outwards step by step.
  for (const key of kept) {
    for (const [from, to] of graph.edges) {
      const neighbour = from === key ? to : to === key ? from : undefined
      if (neighbour !== undefined && kept.size < MOST_BOXES) kept.add(neighbour)
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
    frames: graph.frames,
    edges: graph.edges.filter(([from, to]) => keys.has(from) && keys.has(to)),
  }
}

function counted(number: number, what: string): readonly string[] {
  return number === 0 ? [] : [`${number} ${what}${number === 1 ? '' : 's'}`]
}
