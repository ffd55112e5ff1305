import { topOf } from '../../files/source-text.ts'
import { nearest } from '../../files/suggest.ts'
import { isArray, isObject, orderedKeys, type JsonObject, type JsonValue } from '../../json/index.ts'
import { MODELS, type Model, type VersionName } from '../model/index.ts'
import { describe, MOST_LISTED } from '../problems/describe-value.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import { oncePerObject } from '../yaml/once.ts'
import { positionIn, positionOf } from '../yaml/origin.ts'
import { fragmentOf, lastName } from './local-names.ts'
import { fixForDirective } from './references.ts'

interface GraphIndex {
  readonly processes: readonly JsonObject[]
  readonly byId: ReadonlyMap<string, JsonObject>
  readonly byLastName: ReadonlyMap<string, JsonObject>
  readonly shown: readonly string[]
}

/** The first of two processes with the same name; cached. */
const indexOf = oncePerObject((graph: readonly JsonValue[]): GraphIndex => {
  const processes = graph.filter(isObject)
  const byId = new Map<string, JsonObject>()
  const byLastName = new Map<string, JsonObject>()
  for (const process of processes) {
    const { id } = process
    if (typeof id !== 'string') continue
    if (!byId.has(fragmentOf(id))) byId.set(fragmentOf(id), process)
    if (!byLastName.has(lastName(id))) byLastName.set(lastName(id), process)
  }
  return { processes, byId, byLastName, shown: [...byId.keys()].slice(0, MOST_LISTED) }
})

type Selection = { readonly value: JsonObject } | { readonly problem: Problem }

/**
 * The process with that id; without one, `main` (CWL v1.2, "Packed documents"), or the only one that no step of the
 * others runs.
 */
export function selectFromGraph(
  root: JsonObject,
  graph: readonly JsonValue[],
  fragment: string | undefined,
  path: string,
): Selection {
  const { processes, byId, byLastName, shown } = indexOf(graph)
  const named = (name: string): JsonObject | undefined => byId.get(name) ?? byLastName.get(name)
  const value = fragment === undefined ? (named('main') ?? onlyEntry(processes)) : named(fragment)
  if (value !== undefined) return { value }
  const place = positionIn(path, root, '$graph')
  if (fragment !== undefined)
    return {
      problem: createProblemAs(
        place,
        'no-such-name',
        `this $graph has no process named ${fragment}`,
        `It holds ${shown.join(', ')}${byId.size > shown.length ? ', …' : ''}.`,
      ),
    }
  // Tools are usually there for the workflows that run them.
  const [likely] = [...byId].find(([, process]) => process['class'] === 'Workflow') ?? shown
  const message =
    byId.size === 0
      ? 'this $graph has no process with a name'
      : `none of the ${processes.length} processes of this $graph is named main`
  return { problem: createProblemAs(place, 'no-main', message, `Name one: ${path}#${likely ?? 'id'}`) }
}

function onlyEntry(processes: readonly JsonObject[]): JsonObject | undefined {
  if (processes.length === 1) return processes[0]
  const run = new Set(processes.flatMap((process) => runsOf(process)))
  const entries = processes.filter(
    ({ id, class: kind }) => kind !== undefined && !(typeof id === 'string' && run.has(fragmentOf(id))),
  )
  return entries.length === 1 ? entries[0] : undefined
}

function runsOf({ steps }: JsonObject): readonly string[] {
  const items = isArray(steps) ? steps : isObject(steps) ? orderedKeys(steps).map((key) => steps[key]) : []
  return items.flatMap((step) => {
    const run = isObject(step) ? step['run'] : undefined
    if (typeof run === 'string') return [fragmentOf(run)]
    return isObject(run) ? runsOf(run) : []
  })
}

export function isInGraph({ $graph: graph }: JsonObject, name: string): boolean {
  return isArray(graph) && indexOf(graph).byId.has(name)
}

export function duplicateProcesses(graph: readonly JsonValue[], path: string): readonly Problem[] {
  const first = new Map<string, JsonObject>()
  return graph.filter(isObject).flatMap((process) => {
    const { id } = process
    if (typeof id !== 'string') return []
    const earlier = first.get(fragmentOf(id))
    if (earlier === undefined) {
      first.set(fragmentOf(id), process)
      return []
    }
    const line = positionOf(earlier, 'id')?.line
    const message = `there is a second object ${fragmentOf(id)} in this $graph${line === undefined ? '' : `; the first is on line ${line}`}`
    return [createProblemAs(positionIn(path, process, 'id'), 'duplicate-id', message, 'Rename one of the two.')]
  })
}

/** It may be requested by its id, or as `main` if it has none. */
export function selectRoot(root: JsonObject, fragment: string | undefined, path: string): Selection {
  if (fragment === undefined) return { value: root }
  const id = root['id']
  if (typeof id === 'string' ? fragmentOf(id) === fragment || lastName(id) === fragment : fragment === 'main')
    return { value: root }
  return {
    problem: createProblemAs(
      topOf(path),
      'no-such-name',
      `${path} has no process named ${fragment}`,
      `Refer to ${path} alone.`,
    ),
  }
}

/** Fields without their dollar sign or an s: no engine reads them, and none refuses them. */
export function misspeltDirectives(root: JsonObject, path: string): readonly Problem[] {
  return orderedKeys(root).flatMap((key) => {
    const meant = NEXT_TO_GRAPH.get(key)
    if (meant === undefined || Object.hasOwn(root, meant)) return []
    return [
      createProblemAs(
        positionIn(path, root, key, 'key'),
        'unknown-field',
        `${key} has no meaning next to $graph`,
        `Did you mean "${meant}"?`,
        'warning',
      ),
    ]
  })
}

const NEXT_TO_GRAPH: ReadonlyMap<string, string> = new Map([
  ['namespaces', '$namespaces'],
  ['$namespace', '$namespaces'],
  ['schemas', '$schemas'],
  ['$schema', '$schemas'],
  ['base', '$base'],
  ['version', 'cwlVersion'],
])

export function classProblem(value: JsonObject, version: VersionName, path: string): Problem {
  const { processes } = MODELS[version]
  const written = value['class']
  if (written === undefined) {
    return createProblemAs(
      positionIn(path, value),
      'no-class',
      'class is missing',
      fixForDirective(value) ?? `Use one of: ${processes.join(', ')}.`,
    )
  }
  const place = positionIn(path, value, 'class')
  if (written === 'Operation') {
    return createProblemAs(
      place,
      'later-version',
      `class Operation came with v1.2, and this is ${version}`,
      'Raise cwlVersion, or use another class.',
    )
  }
  const shown = typeof written === 'string' ? written : describe(written)
  const guess = nearest(shown, processes)
  return createProblemAs(
    place,
    'unknown-class',
    `${shown} is not a process class in CWL ${version}`,
    guess === undefined ? `Use one of ${processes.join(', ')}.` : `Did you mean "${guess}"?`,
  )
}

/** It has no field that only this class has, but fields that only another one has. */
export function mistakenClass(model: Model, value: JsonObject, written: string, path: string): Problem | undefined {
  const owners = ownersOf(model)
  const owned = orderedKeys(value).flatMap((key) => {
    const owner = owners.get(key)
    return owner === undefined ? [] : [{ key, owner }]
  })
  const [first] = owned
  if (first === undefined || owned.some(({ owner }) => owner === written || owner !== first.owner)) return undefined
  const words = owned.length === 1 ? `${first.key} is a field` : `${namesOf(owned.map(({ key }) => key))} are fields`
  return createProblemAs(
    positionIn(path, value, 'class'),
    'wrong-class',
    `the class is ${written}, and ${words} of ${first.owner} only`,
    `Write class: ${first.owner}.`,
  )
}

/** Fields that only one class has. */
const ownersOf = oncePerObject((model: Model) => {
  const fields = model.processes.flatMap((owner) =>
    Array.from(model.record(owner).fields.keys(), (field) => [field, owner] as const),
  )
  return new Map(fields.filter(([field]) => fields.filter(([other]) => other === field).length === 1))
})

function namesOf(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
