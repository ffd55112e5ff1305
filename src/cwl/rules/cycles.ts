import { isArray } from '../../json/index.ts'
import type { Step } from '../analysis/steps.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, MOST_PROBLEMS, placeOf } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'

interface Edge {
  readonly to: string
  readonly container: object
  readonly key: string | number
}

/** Steps that wait for each other's outputs in a circle; each circle is told once, at one of its links. */
export function checkCycles(workflow: Process, steps: readonly Step[]): readonly Problem[] {
  const edges = new Map(steps.map((step) => [step.name, edgesOf(step)]))
  const problems: Problem[] = []
  const done = new Set<string>()
  // Depth first with a stack of its own: a chain of steps may be longer than the call stack bears.
  for (const step of steps) {
    const path: { readonly name: string; next: number }[] = done.has(step.name) ? [] : [{ name: step.name, next: 0 }]
    const onPath = new Set(path.map((entry) => entry.name))
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const edge = edges.get(top.name)?.[top.next]
      top.next += 1
      if (edge === undefined) {
        done.add(top.name)
        onPath.delete(top.name)
        path.pop()
      } else if (onPath.has(edge.to)) {
        if (problems.length >= MOST_PROBLEMS) return problems
        const from = path.findIndex((entry) => entry.name === edge.to)
        // Data flows against the direction in which sources are followed.
        const way = [
          edge.to,
          ...path
            .slice(from)
            .map((entry) => entry.name)
            .reverse(),
        ]
        const isAlone = way.length === 2
        const message = isAlone
          ? `the step ${edge.to} waits for an output of its own`
          : `these steps wait for each other: ${way.join(' → ')}`
        problems.push(
          createProblem(
            'data-cycle',
            placeOf(workflow.path, edge.container, edge.key),
            message,
            isAlone ? 'Take another source.' : 'Take one of the links out.',
          ),
        )
      } else if (!done.has(edge.to) && edges.has(edge.to)) {
        path.push({ name: edge.to, next: 0 })
        onPath.add(edge.to)
      }
    }
  }
  return problems
}

function edgesOf(step: Step): readonly Edge[] {
  const edges: Edge[] = []
  for (const input of step.inputs) {
    const { source } = input
    const isList = isArray(source)
    for (const [index, name] of (isList ? source : [source]).entries()) {
      if (typeof name !== 'string') continue
      const slash = name.lastIndexOf('/')
      if (slash >= 0)
        edges.push({ to: name.slice(0, slash), container: isList ? source : input, key: isList ? index : 'source' })
    }
  }
  return edges
}
