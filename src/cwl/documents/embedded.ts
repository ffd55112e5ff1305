import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import type { VersionName } from '../model/index.ts'
import { fileOf } from '../yaml/origin.ts'
import { namedObjects } from './document-root.ts'
import { lastName, wholeName } from './local-names.ts'
import { LONGEST_PATH } from './references.ts'
import { versionOf } from './versions.ts'

interface Embedded {
  readonly value: JsonObject
  readonly version: VersionName
  readonly scope: string | undefined
}

/**
 * The name of the place of an embedded process: the name of the step and, since "the `run` field now introduces a
 * subscope" (CWL v1.1 Workflow, "Changelog"), of that field. Before v1.1, a process without an id has no name there. A
 * longer name than any path is not kept: it would be copied for each process.
 */
export function scopeOfRun(
  step: JsonValue | undefined,
  run: JsonObject,
  scope: string | undefined,
  version: VersionName,
): string | undefined {
  if (version === 'v1.0' && run['id'] === undefined) return undefined
  const name = typeof step === 'string' ? lastName(step) : ''
  const place = version === 'v1.0' ? name : `${name}/run`
  const whole = scope === undefined || scope === '' ? place : `${scope}/${place}`
  return whole.length > LONGEST_PATH ? undefined : whole
}

/** At any depth, by its full name: `main/step/run/tool`. */
export function embeddedProcess(root: JsonObject, name: string, path: string): Embedded | undefined {
  const names = NAMES.get(root) ?? new EmbeddedNames(root, path)
  NAMES.set(root, names)
  return names.byName.get(name)
}

const NAMES = new WeakMap<JsonObject, EmbeddedNames>()

/** Of all names together: in deep documents each contains those around it. */
const MOST_CHARACTERS = 4_000_000

class EmbeddedNames {
  readonly byName = new Map<string, Embedded>()
  readonly #path: string
  #characters = 0

  constructor(root: JsonObject, path: string) {
    this.#path = path
    const { $graph: graph } = root
    for (const process of isArray(graph) ? graph.filter(isObject) : [root]) {
      const version = versionOf(root, process, path)
      if (typeof version === 'string') this.#addSteps(process, wholeName(process['id'], undefined), version)
    }
  }

  #addSteps({ steps }: JsonObject, scope: string | undefined, version: VersionName): void {
    for (const [id, { run }] of namedObjects(steps, 'id')) {
      // An imported part has its names in its own file.
      if (isObject(run) && fileOf(run, this.#path) === this.#path)
        this.#add(run, scopeOfRun(id, run, scope, version), version)
    }
  }

  #add(value: JsonObject, scope: string | undefined, around: VersionName): void {
    const version = versionOf(value, value, this.#path, around)
    if (typeof version !== 'string') return
    const name = wholeName(value['id'], scope)
    if (typeof value['id'] === 'string' && name !== undefined && !this.byName.has(name)) {
      this.#characters += name.length
      if (this.#characters > MOST_CHARACTERS) return
      this.byName.set(name, { value, version, scope })
    }
    this.#addSteps(value, name, version)
  }
}
