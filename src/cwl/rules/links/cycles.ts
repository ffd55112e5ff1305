import { isArray } from '../../../json/index.ts'
import type { Step } from '../../lint/facts/steps.ts'
import { at, error, rule } from '../../lint/rule.ts'

/** Each cycle is reported once, at one of its links. */
export const cycles = rule({
  codes: { 'data-cycle': error('Steps wait for each other in a cycle.') },
  on: 'Workflow',
  process({ steps, report }) {
    for (const { container, key, steps: waiting } of circlesOf(steps)) {
      const isSingle = waiting.length === 2
      report(
        'data-cycle',
        at(container, key),
        isSingle
          ? `the step "${waiting[0]}" waits for its own output`
          : `these steps wait for each other: ${waiting.join(' → ')}`,
        isSingle ? 'Use another source.' : 'Remove one of the links.',
      )
    }
  },
})

/** A source, by the step whose output it is. */
interface Edge {
  readonly to: string
  readonly container: object
  readonly key: string | number
}

/** The link that closes a cycle, and its steps in the direction of the data. */
interface Circle extends Omit<Edge, 'to'> {
  readonly steps: readonly string[]
}

/** With its own stack: a chain of steps may be longer than the call stack allows. */
function* circlesOf(steps: readonly Step[]): Generator<Circle> {
  const edges = new Map(steps.map((step) => [step.name, edgesOf(step)]))
  const done = new Set<string>()
  for (const { name } of steps) {
    const path: { readonly name: string; next: number }[] = done.has(name) ? [] : [{ name, next: 0 }]
    const onPath = new Set(path.map((entry) => entry.name))
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const edge = edges.get(top.name)?.[top.next]
      top.next += 1
      if (edge === undefined) {
        done.add(top.name)
        onPath.delete(top.name)
        path.pop()
      } else if (onPath.has(edge.to)) {
        const from = path.findIndex((entry) => entry.name === edge.to)
        // Sources are followed against the data.
        const followed = path.slice(from).map((entry) => entry.name)
        yield { container: edge.container, key: edge.key, steps: [edge.to, ...followed.reverse()] }
      } else if (!done.has(edge.to) && edges.has(edge.to)) {
        path.push({ name: edge.to, next: 0 })
        onPath.add(edge.to)
      }
    }
  }
}

function edgesOf(step: Step): readonly Edge[] {
  return step.inputs.flatMap((input) => {
    const { source } = input
    const isList = isArray(source)
    return (isList ? source : [source]).flatMap((name, index) => {
      const slash = typeof name === 'string' ? name.lastIndexOf('/') : -1
      if (typeof name !== 'string' || slash < 0) return []
      return { to: name.slice(0, slash), container: isList ? source : input, key: isList ? index : 'source' }
    })
  })
}
