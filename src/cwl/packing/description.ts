import { entriesOf, isArray, isObject, objectFrom, type JsonObject, type JsonValue } from '../../json/index.ts'
import { fragmentOf } from '../documents/local-names.ts'
import type { Process, Processes } from '../documents/processes.ts'
import { normalizeDefinition } from '../forms/normalize.ts'
import { withoutEarlier, withoutRepeats } from '../lint/facts/listed-requirements.ts'
import { MODELS, type VersionName } from '../model/index.ts'
import { createProblem, placeOf } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'
import { TypeScope } from '../types/type-names.ts'
import { DOCUMENT_FIELDS, fieldsNextToGraph, Schemas } from './document-fields.ts'
import type { LocalFiles } from './local-files.ts'
import { withFullPort, withStdin } from './long-forms.ts'
import { Namespaces, prefixesOf, withPrefixes } from './namespaces.ts'
import { withDistinctTypes } from './output-types.ts'
import { TypeInliner, TypeNames } from './pack-types.ts'
import { withoutStamp } from './stamp.ts'
import { requirementClasses, requiring, upgradeProcess, type Classes, type Prefixes } from './upgrade.ts'

/** Types get names in this order, for any order of fields. */
const NAMING_ORDER: readonly string[] = ['inputs', 'outputs', 'steps']

/** A process in its own file has none. */
interface EmbeddingScope {
  readonly types: TypeScope
  readonly requirements: Classes
}

export class Description {
  readonly #processes: Processes
  readonly #version: VersionName
  readonly #files: LocalFiles
  readonly #problems: Problem[]
  readonly #asRun: boolean
  readonly #namespaces = new Namespaces()
  readonly #schemas = new Schemas()
  readonly #prefixes = new Map<JsonObject, Prefixes>()
  readonly #typeNames = new TypeNames()
  /** A process in its own file always packs to the same value. */
  readonly #packed = new Map<Process, JsonObject>()
  /** Of an older version, in the form for that of the description. */
  readonly upgraded = new Map<Process, JsonObject>()

  /** `asRun` corrects nothing: no requirement or hint is added, no repeated one and no null is removed. */
  constructor(processes: Processes, version: VersionName, files: LocalFiles, problems: Problem[], asRun = false) {
    this.#asRun = asRun
    this.#processes = processes
    this.#version = version
    this.#files = files
    this.#problems = problems
  }

  root(process: Process): JsonObject {
    const body = withoutVersion(this.#process(process, undefined))
    const nextToGraph = this.#withPrefixes(process, objectFrom(fieldsNextToGraph(process)))
    const namespaces = this.#namespaces.toJson()
    const schemas = this.#schemas.toJson()
    return objectFrom([
      ['cwlVersion', this.#version],
      ...entriesOf(body),
      ...entriesOf(nextToGraph),
      ...(namespaces === undefined ? [] : [['$namespaces', namespaces] as const]),
      ...(schemas === undefined ? [] : [['$schemas', schemas] as const]),
    ])
  }

  /** The processes of steps are by reference. */
  get packed(): ReadonlyMap<Process, JsonObject> {
    return this.#packed
  }

  #process(process: Process, around: EmbeddingScope | undefined): JsonObject {
    const known = this.#packed.get(process)
    if (known !== undefined) return known
    this.#problems.push(...this.#schemas.admit(process))
    const value = this.#moved(process, around)
    const scope = new TypeScope(this.#processes.files, process.path, value, around?.types, (definition) =>
      this.#movedType(process, definition),
    )
    const types = new TypeInliner(process, this.#version, scope, this.#typeNames, this.#problems, this.#asRun)
    const inside = { types: scope, requirements: joined(requirementClasses(value), around?.requirements) }
    const packed = new Map(NAMING_ORDER.map((key) => [key, this.#field(process, key, value[key], types, inside)]))
    packed.set('outputs', withDistinctTypes(packed.get('inputs'), packed.get('outputs')))
    const fields = entriesOf(value).flatMap(([key, written]) => {
      if (DOCUMENT_FIELDS.has(key) || (written === null && NEVER_NULL.has(key) && !this.#asRun)) return []
      const field = packed.has(key) ? packed.get(key) : this.#field(process, key, written, types, inside)
      return field === undefined ? [] : [[key, field] as const]
    })
    // Tools that split a description write each process into a file.
    const runsWorkflow = !this.#asRun && process.runs.some((run) => run?.processClass === 'Workflow')
    // A workflow declares this itself: the result must not depend on whether it is in its own file.
    const body = requiring(
      objectFrom([['cwlVersion', process.version], ...fields]),
      runsWorkflow ? ['SubworkflowFeatureRequirement'] : [],
    )
    this.#packed.set(process, body)
    return body
  }

  #moved(process: Process, around: EmbeddingScope | undefined): JsonObject {
    const plain = withoutStamp(process.value)
    const [own, ofFile] = [prefixesOf(plain), this.#prefixesOf(process.root)]
    const addressOf = (prefix: string): string | undefined => own.get(prefix) ?? ofFile.get(prefix)
    const upgraded = this.#asRun
      ? plain
      : upgradeProcess(plain, process.version, this.#version, {
          addressOf,
          around: around?.requirements,
          onDropped: (holder, key) => this.#problems.push(droppedBinding(process, holder, key)),
        })
    if (upgraded !== plain) this.upgraded.set(process, upgraded)
    return withStdin(this.#files.relocate(this.#withPrefixes(process, upgraded), process.path))
  }

  #withPrefixes(process: Process, value: JsonObject): JsonObject {
    return withPrefixes(value, this.#namespaces.admit(this.#prefixesOf(process.root)), this.#namespaces)
  }

  /** Takes the form of the process's own types. */
  #movedType(process: Process, definition: JsonObject): JsonObject {
    return this.#withPrefixes(process, normalizeDefinition(MODELS[process.version], definition))
  }

  #prefixesOf(root: JsonObject): Prefixes {
    const known = this.#prefixes.get(root)
    if (known !== undefined) return known
    const prefixes = prefixesOf(withoutStamp(root))
    this.#prefixes.set(root, prefixes)
    return prefixes
  }

  #field(
    process: Process,
    key: string,
    value: JsonValue | undefined,
    types: TypeInliner,
    inside: EmbeddingScope,
  ): JsonValue | undefined {
    switch (key) {
      case 'id':
        return typeof value === 'string' ? withoutPath(value) : value
      case 'inputs':
      case 'outputs':
        return isArray(value)
          ? value.map((port) =>
              isObject(port)
                ? withFullPort(this.#withoutNulls(types.withType(port, key)), process.version, this.#version)
                : port,
            )
          : value
      case 'requirements':
      case 'hints':
        return this.#requirements(value)
      case 'steps':
        return isArray(value)
          ? value.map((step, index) => (isObject(step) ? this.#step(process, step, index, inside) : step))
          : value
      default:
        return value
    }
  }

  #step(process: Process, step: JsonObject, index: number, inside: EmbeddingScope): JsonObject {
    const run = process.runs[index]
    const fields = entriesOf(this.#withoutNulls(step)).flatMap(
      ([key, value]): readonly (readonly [string, JsonValue])[] => {
        if (key === 'requirements' || key === 'hints') {
          const kept = this.#requirements(value)
          return kept === undefined ? [] : [[key, kept]]
        }
        if (key === 'in' && isArray(value))
          return [[key, value.map((input) => (isObject(input) ? this.#withoutNulls(input) : input))]]
        // Embedded, it may use the types around it.
        if (key === 'run' && run !== undefined)
          return [[key, this.#process(run, isObject(value) ? within(inside, step) : undefined)]]
        return [[key, value]]
      },
    )
    return objectFrom(fields)
  }

  #withoutNulls(object: JsonObject): JsonObject {
    return this.#asRun ? object : withoutNulls(object)
  }

  /** Types are written where they are used, so no definitions remain. */
  #requirements(value: JsonValue | undefined): JsonValue | undefined {
    if (!isArray(value)) return value
    const distinct = this.#asRun ? withoutEarlier(value) : withoutRepeats(value)
    const kept = distinct.filter((item) => !(isObject(item) && item['class'] === 'SchemaDefRequirement'))
    return kept.length === value.length ? value : kept.length === 0 ? undefined : kept
  }
}

function within(inside: EmbeddingScope, step: JsonObject): EmbeddingScope {
  return { types: inside.types.within(step), requirements: joined(requirementClasses(step), inside.requirements) }
}

/** Not copied: thousands of processes may be embedded where thousands of classes apply. */
function joined(own: Classes, around: Classes | undefined): Classes {
  return around === undefined ? own : { has: (name) => own.has(name) || around.has(name) }
}

/** Null means absent, but readers such as the reference implementation refuse it. */
const NEVER_NULL: ReadonlySet<string> = new Set([
  'id',
  'requirements',
  'hints',
  'scatter',
  'source',
  'outputSource',
  'secondaryFiles',
])

function withoutNulls(object: JsonObject): JsonObject {
  for (const key of NEVER_NULL) {
    if (object[key] === null)
      return objectFrom(entriesOf(object).filter(([name, value]) => value !== null || !NEVER_NULL.has(name)))
  }
  return object
}

/** The version of the root applies. */
function withoutVersion(body: JsonObject): JsonObject {
  return objectFrom(entriesOf(body).filter(([key]) => key !== 'cwlVersion'))
}

function droppedBinding({ path, version }: Process, holder: JsonObject, key: string): Problem {
  return createProblem(
    'dropped-binding',
    placeOf(path, holder, key, 'key'),
    `${key} has no effect here in CWL ${version} and does not exist in later versions, so the packed description leaves it out`,
    `Remove ${key}.`,
  )
}

/** An identifier may contain the path of its document, with a folder of some machine. */
function withoutPath(id: string): string | undefined {
  const name = fragmentOf(id)
  return (/^(?:file:|\/)/i.test(name) ? name.slice(name.lastIndexOf('/') + 1) : name) || undefined
}
