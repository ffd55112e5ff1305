import type { Location } from '../files/source-text.ts'
import type { Workspace } from '../files/workspace.ts'
import { isArray, isObject, type JsonObject } from '../json/index.ts'
import type { Processes } from './documents/processes.ts'
import { splitReference } from './documents/references.ts'
import { Corrections } from './editing/corrections.ts'
import { dockerRequirementsOf } from './lint/facts/images.ts'
import { namespacesOf } from './model/own-terms.ts'
import { placeOf } from './problems/collect.ts'
import { isError, makeProblem, type Problem } from './problems/problem.ts'
import { reachable } from './validate.ts'
import { originOf } from './yaml/origin.ts'

export interface UsedImages {
  /** The places of each name. */
  readonly images: ReadonlyMap<string, readonly ImagePlace[]>
  /** Why there may be more: errors in what was read. */
  readonly problems: readonly Problem[]
}

export interface ImagePlace extends Location {
  /** That of a `dockerImageId` with the same name, which has to change with it. */
  readonly id?: Location
}

/** What `dockerPull` names in the documents and in all that they run. Each place occurs once. */
export function imagesUsed(processes: Processes, references: readonly string[]): UsedImages {
  const images = new Map<string, Map<string, ImagePlace>>()
  const problems = new Set<Problem>()
  for (const reference of references) {
    const { path, fragment } = splitReference(processes.workspace, reference)
    const document = processes.document(path, fragment)
    const { process, graph, choice } = document
    if (process === undefined && graph.length === 0 && choice !== undefined) problems.add(choice)
    const reached = reachable([process, ...graph])
    for (const each of [document, ...Array.from(reached, ({ documents }) => [...documents]).flat()])
      for (const problem of [...each.problems, ...each.file.problems]) problems.add(problem)
    for (const each of reached) {
      for (const problem of each.problems) problems.add(problem)
      const { steps } = each.value
      for (const holder of [each.value, ...(isArray(steps) ? steps.filter(isObject) : [])])
        for (const requirement of dockerRequirementsOf(holder, namespacesOf(each.root))) {
          const { dockerPull: name, dockerImageId } = requirement
          if (typeof name !== 'string') continue
          const place = placeIn(each.path, requirement, 'dockerPull')
          const places = images.get(name) ?? new Map<string, ImagePlace>()
          const id = dockerImageId === name ? { id: placeIn(each.path, requirement, 'dockerImageId') } : {}
          images.set(name, places.set(`${place.file}:${place.line}:${place.column}`, { ...place, ...id }))
        }
    }
  }
  return {
    images: new Map(Array.from(images, ([name, places]) => [name, [...places.values()]])),
    problems: [...problems].filter(isError),
  }
}

/** Also of the text of an included file. */
function placeIn(path: string, requirement: JsonObject, field: string): Location {
  return originOf(requirement)?.included?.get(field)?.place(0) ?? placeOf(path, requirement, field)
}

/** The name in each place, as an edit. One without an edit is written in a way that cannot be changed alone. */
export function renamedImages(workspace: Workspace, name: string, places: readonly ImagePlace[]): readonly Problem[] {
  const corrections = new Corrections(workspace)
  return places
    .flatMap(({ id, ...place }) => [place, ...(id === undefined ? [] : [id])])
    .map((place) => {
      const fix = { words: `Write ${name}.`, change: { kind: 'value', value: name } } as const
      return corrections.with(makeProblem('unpinned-image', 'warning', place, 'the image is not pinned', fix))
    })
}
