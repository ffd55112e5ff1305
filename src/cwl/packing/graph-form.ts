import {
  canonicalJson,
  entriesOf,
  isArray,
  isObject,
  objectFrom,
  withField,
  type JsonObject,
} from '../../json/index.ts'
import { objectsIn } from '../documents/parts.ts'
import { mapObjects } from '../yaml/map-items.ts'
import { DOCUMENT_FIELDS } from './document-fields.ts'
import { requiring } from './upgrade.ts'

/**
 * Each process once, the root as `main`, and `#id` for what steps run. For CWL runners; a platform accepts only one
 * process. The size grows with the number of processes, not with the paths to them.
 */
export function toGraph(description: JsonObject): JsonObject {
  const { cwlVersion, $namespaces: namespaces, $schemas: schemas } = description
  const graph = new GraphWriter()
  const main = graph.main(description)
  return objectFrom([
    ['cwlVersion', cwlVersion ?? 'v1.2'],
    ...(namespaces === undefined ? [] : [['$namespaces', namespaces] as const]),
    ...(schemas === undefined ? [] : [['$schemas', schemas] as const]),
    ['$graph', [main, ...graph.others]],
  ])
}

const MAIN = 'main'

class GraphWriter {
  readonly others: JsonObject[] = []
  readonly #ids = new DistinctNames([MAIN])
  readonly #known = new Map<JsonObject, string>()
  /** By content without id: equal processes are written once. */
  readonly #same = new Map<string, string>()

  main(process: JsonObject): JsonObject {
    return withId(this.#body(process), MAIN)
  }

  #body(process: JsonObject): JsonObject {
    const { steps } = process
    const running = isArray(steps)
      ? withField(
          process,
          'steps',
          mapObjects(steps, (step) => this.#step(step)),
        )
      : process
    return objectFrom(entriesOf(running).filter(([key]) => key !== 'id' && !DOCUMENT_FIELDS.has(key)))
  }

  #step(step: JsonObject): JsonObject {
    const { run, id } = step
    if (!isObject(run)) return step
    return withField(step, 'run', `#${this.#idFor(run, typeof id === 'string' ? id : 'process')}`)
  }

  #idFor(process: JsonObject, stepName: string): string {
    const known = this.#known.get(process)
    if (known !== undefined) return known
    const body = withFeatures(this.#body(process))
    const { id: own } = process
    const text = canonicalJson([typeof own === 'string' ? own : null, body])
    const id = this.#same.get(text) ?? this.#write(body, text, typeof own === 'string' ? own : stepName)
    this.#known.set(process, id)
    return id
  }

  #write(body: JsonObject, text: string, wanted: string): string {
    // A colon would end a prefix, and `_:` makes a name that nothing can refer to.
    const name = wanted.replace(/^_:/, '').replace(/[/#:]/g, '_')
    const id = this.#ids.give(name)
    this.#same.set(text, id)
    this.others.push(withId(body, id))
    return id
  }
}

function withId(body: JsonObject, id: string): JsonObject {
  return objectFrom([['id', id], ...entriesOf(body)])
}

/** It was embedded in the workflow whose requirements it uses. */
function withFeatures(process: JsonObject): JsonObject {
  const { steps } = process
  return isArray(steps) ? requiring(process, [...new Set(steps.filter(isObject).flatMap(featuresOf))]) : process
}

function featuresOf(step: JsonObject): readonly string[] {
  const inputs = objectsIn(step, 'in')
  return [
    ...(step['scatter'] === undefined ? [] : ['ScatterFeatureRequirement']),
    ...(inputs.some((input) => input['valueFrom'] !== undefined) ? ['StepInputExpressionRequirement'] : []),
    ...(inputs.some((input) => isArray(input['source']) && input['source'].length > 1)
      ? ['MultipleInputFeatureRequirement']
      : []),
  ]
}

/** Gives unique names: a second use of a name gets a number. */
export class DistinctNames {
  readonly #taken: Set<string>
  readonly #keyOf: (name: string) => string
  /** The next number to try: thousands may want the same name. */
  readonly #next = new Map<string, number>()

  /** `keyOf` gives the same text for names that count as the same. */
  constructor(taken: Iterable<string>, keyOf: (name: string) => string = (name) => name) {
    this.#taken = new Set(taken)
    this.#keyOf = keyOf
  }

  give(name: string): string {
    const key = this.#keyOf(name)
    let given = name
    for (let count = this.#next.get(key) ?? 2; this.#taken.has(this.#keyOf(given)); count += 1) {
      given = `${name}_${count}`
      this.#next.set(key, count + 1)
    }
    this.#taken.add(this.#keyOf(given))
    return given
  }
}
