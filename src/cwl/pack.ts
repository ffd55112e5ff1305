import { copyOf, digestOf, entriesOf, isArray, isObject, objectFrom, orderedKeys, ExactNumber, type JsonObject, type JsonValue } from '../json/index.ts'
import { Namespaces, prefixesOf, withPrefixes } from './namespaces.ts'
import type { VersionName } from './model/index.ts'
import { originOf, positionOf } from './origin.ts'
import { TypeInliner, TypeNames } from './pack-types.ts'
import { isError, type Problem } from './problem.ts'
import { Processes, type Process } from './processes.ts'
import { TypeScope } from './type-names.ts'
import { newestOf, upgradeProcess } from './upgrade.ts'
import { Checker, reachable, sortProblems } from './validate.ts'
import type { Workspace } from './workspace.ts'

export type Packing =
  | {
      readonly ok: true
      /** One process that refers to no file, with all that it runs inside it. Parts may be shared: treat as read-only. */
      readonly description: JsonObject
      /** `sha256:…` of the canonical JSON. */
      readonly digest: string
      /** Files that it came from, sorted. */
      readonly files: readonly string[]
      /** Warnings and advice. */
      readonly problems: readonly Problem[]
    }
  | { readonly ok: false; readonly files: readonly string[]; readonly problems: readonly Problem[] }

/** Packs documents of a workspace; what several of them share is read and checked once. */
export class Packer {
  readonly #workspace: Workspace
  readonly #checker: Checker

  constructor(workspace: Workspace) {
    this.#workspace = workspace
    this.#checker = new Checker(new Processes(workspace))
  }

  /** A document, given as `path` or `path#id`, as one self-contained description; refused when it has errors. */
  async pack(reference: string): Promise<Packing> {
    const problems = [...(await this.#checker.check(reference))]
    const { process, choice, path } = this.#checker.open(reference)
    if (choice !== undefined) problems.push(choice)
    const processes = reachable([process])
    const files = this.#filesOf(path, processes)
    if (process === undefined || problems.some(isError)) return { ok: false, files, problems: sortProblems(problems) }
    const packing = new Description(this.#checker.processes, newestOf([...processes].map((each) => each.version)), problems)
    const description = packing.root(process)
    const bytes = sizeOf(description, new Map())
    if (bytes > this.#workspace.limits.packedBytes) problems.push(tooLarge(process, bytes, this.#workspace.limits.packedBytes))
    const sorted = sortProblems(problems)
    if (sorted.some(isError)) return { ok: false, files, problems: sorted }
    return { ok: true, description, digest: digestOf(description), files, problems: sorted }
  }

  #filesOf(path: string, processes: ReadonlySet<Process>): readonly string[] {
    const files = new Set([path])
    for (const process of processes) {
      files.add(process.path)
      for (const reached of this.#checker.processes.reachedBy(process.path)) files.add(reached)
    }
    return [...files].sort()
  }
}

/** Packs one document; see {@link Packer} for several. */
export async function packDocument(workspace: Workspace, reference: string): Promise<Packing> {
  return new Packer(workspace).pack(reference)
}

/** Fields that belong to the file, not to the process in it. */
const DOCUMENT_FIELDS: ReadonlySet<string> = new Set(['cwlVersion', '$namespaces', '$schemas', '$graph', '$base'])

class Description {
  readonly #processes: Processes
  readonly #version: VersionName
  readonly #problems: Problem[]
  readonly #namespaces = new Namespaces()
  readonly #typeNames = new TypeNames()
  /** A process that stands in a file of its own packs to the same value wherever it is run. */
  readonly #packed = new Map<Process, JsonObject>()

  constructor(processes: Processes, version: VersionName, problems: Problem[]) {
    this.#processes = processes
    this.#version = version
    this.#problems = problems
  }

  root(process: Process): JsonObject {
    const body = this.#process(process, undefined)
    const namespaces = this.#namespaces.toJson()
    return objectFrom([
      ['cwlVersion', this.#version],
      ...entriesOf(body),
      ...(namespaces === undefined ? [] : [['$namespaces', namespaces] as const]),
    ])
  }

  #process(process: Process, outer: TypeScope | undefined): JsonObject {
    const known = this.#packed.get(process)
    if (known !== undefined) return known
    const prefixes = prefixesOf(process.root)
    const renamed = this.#namespaces.admit(prefixes)
    const scope = new TypeScope(this.#processes.files, process.path, process.value, outer)
    const types = new TypeInliner(process, scope, this.#typeNames, this.#problems)
    const upgraded = upgradeProcess(process.value, process.version, this.#version, prefixes)
    const fields = entriesOf(upgraded).flatMap(([key, value]) => {
      if (DOCUMENT_FIELDS.has(key)) return []
      const packed = this.#field(process, key, value, types, scope)
      return packed === undefined ? [] : [[key, packed] as const]
    })
    const body = withPrefixes(objectFrom(fields), renamed) as JsonObject
    this.#packed.set(process, body)
    return body
  }

  #field(process: Process, key: string, value: JsonValue, types: TypeInliner, scope: TypeScope): JsonValue | undefined {
    switch (key) {
      case 'id':
        return typeof value === 'string' ? value.slice(value.lastIndexOf('#') + 1) || undefined : value
      case 'inputs':
      case 'outputs':
        return isArray(value) ? value.map((parameter) => (isObject(parameter) ? this.#parameter(process, parameter, types) : parameter)) : value
      case 'requirements':
      case 'hints':
        return withoutSchemaDefs(value)
      case 'steps':
        return isArray(value) ? value.map((step, index) => (isObject(step) ? this.#step(process, step, index, scope) : step)) : value
      default:
        return value
    }
  }

  #parameter(process: Process, parameter: JsonObject, types: TypeInliner): JsonObject {
    this.#warnOfLocalDefault(process, parameter)
    return types.withType(parameter)
  }

  #step(process: Process, step: JsonObject, index: number, scope: TypeScope): JsonObject {
    const { in: inputs } = step
    if (isArray(inputs)) for (const input of inputs) if (isObject(input)) this.#warnOfLocalDefault(process, input)
    const copy = copyOf(step)
    const run = process.runs[index]
    // An embedded process may use the types of the workflow around it; one from a file of its own may not.
    if (run !== undefined) copy['run'] = this.#process(run, isObject(step['run']) ? scope : undefined)
    return copy
  }

  #warnOfLocalDefault(process: Process, holder: JsonObject): void {
    const path = localFileIn(holder['default'] ?? null)
    if (path === undefined) return
    this.#problems.push({
      code: 'local-default',
      severity: 'warning',
      message: `the default is the file ${path} of this repository, which a platform does not have`,
      hint: 'Take the default out, or name a file that the platform knows.',
      ...(positionOf(holder, 'default') ?? { file: originOf(holder)?.source.file ?? process.path, line: 1, column: 1 }),
    })
  }
}

function withoutSchemaDefs(value: JsonValue): JsonValue | undefined {
  if (!isArray(value)) return value
  const kept = value.filter((item) => !(isObject(item) && item['class'] === 'SchemaDefRequirement'))
  return kept.length === value.length ? value : kept.length === 0 ? undefined : kept
}

/** The path of a File or Directory in a default that names a file of this repository; addresses and devices pass. */
export function localFileIn(value: JsonValue): string | undefined {
  if (isArray(value)) return value.map(localFileIn).find((path) => path !== undefined)
  if (!isObject(value)) return undefined
  if (value['class'] === 'File' || value['class'] === 'Directory') {
    const location = value['location'] ?? value['path']
    if (typeof location === 'string' && !/^[a-z][a-z\d+.-]*:\/\//i.test(location) && location !== '/dev/null') return location
  }
  return Object.values(value).map(localFileIn).find((path) => path !== undefined)
}

/** Length of the minified JSON in characters; a part that stands in several places is measured once and counted often. */
function sizeOf(value: JsonValue, known: Map<object, number>): number {
  if (value instanceof ExactNumber) return value.source.length
  if (typeof value !== 'object' || value === null) return JSON.stringify(value).length
  const measured = known.get(value)
  if (measured !== undefined) return measured
  let size = 2
  if (isArray(value)) for (const item of value) size += sizeOf(item, known) + 1
  else if (isObject(value)) for (const key of orderedKeys(value)) size += key.length + 4 + sizeOf(value[key] as JsonValue, known)
  known.set(value, size)
  return size
}

function tooLarge(process: Process, bytes: number, limit: number): Problem {
  const sizes = [...reachable([process])]
    .map((each) => ({ path: each.path, size: sizeOf(each.value, new Map()) }))
    .sort((left, right) => right.size - left.size)
    .slice(0, 5)
  return {
    code: 'packed-too-large',
    severity: 'error',
    message: `the packed description would have ${bytes} bytes, more than the limit of ${limit}; the largest parts are ${sizes.map(({ path, size }) => `${path} (${size})`).join(', ')}`,
    hint: 'Split the workflow, or raise --max-bytes.',
    ...(positionOf(process.value) ?? { file: process.path, line: 1, column: 1 }),
  }
}
