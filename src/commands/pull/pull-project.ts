import { posix } from 'node:path'

import { DistinctNames, nameOf, objectsIn, prefixesIn, unpackDescription, withoutDevice } from '../../cwl/index.ts'
import { caseFold } from '../../files/text.ts'
import { entriesOf, isObject, objectFrom, type JsonObject } from '../../json/index.ts'
import type { DialectName } from '../../platform/types.ts'
import { digestOfMeaning } from '../../promotion/same-app.ts'
import type { Texts } from '../../repository/with-texts.ts'
import { textsOf } from '../../repository/write-files.ts'

export interface NewFile {
  /** The file of the app. */
  readonly path: string
  readonly description: JsonObject
}

/**
 * The files of several new apps: one for each distinct process, to which all steps that run it refer. A process that is
 * an app has the file of the app. One of several apps is in the folder `steps`; one of a single app in a folder with
 * the name of its file.
 */
export function filesOfApps(apps: readonly NewFile[], dialect: DialectName): Texts {
  const inner = innerProcesses(apps, dialect)
  const [ids, paths] = placesFor(apps, inner, dialect)
  const fileOf = new Map([...inner.values()].flatMap(({ runs, key }) => runs.map((run) => [run, paths.get(key) ?? ''])))
  const texts = new Map<string, string>()
  const write = (path: string, description: JsonObject): void => {
    const folder = posix.dirname(path)
    const existing = { folder, fileOf: (run: JsonObject) => fileOf.get(run), embedding: new Set<string>() }
    for (const [file, text] of textsOf(unpackDescription(description, posix.basename(path, '.cwl'), existing), path))
      texts.set(file, text)
  }
  for (const { path, description } of apps) write(path, withId(description, ids.get(path)))
  const own = new Set(apps.map(({ path }) => path))
  for (const { key, process, within } of inner.values()) {
    const path = paths.get(key) ?? ''
    if (!own.has(path)) write(path, asDocument(process, within))
  }
  return texts
}

interface Inner {
  /** Differs for processes that differ in their meaning or their id. */
  readonly key: string
  /** The same for all ids. */
  readonly meaning: string
  readonly process: JsonObject
  readonly within: JsonObject
  readonly wanted: string
  readonly runs: JsonObject[]
  readonly users: Set<string>
}

function innerProcesses(apps: readonly NewFile[], dialect: DialectName): ReadonlyMap<string, Inner> {
  const found = new Map<string, Inner>()
  const visit = (process: JsonObject, { path, description }: NewFile): void => {
    for (const step of objectsIn(process, 'steps')) {
      const { run } = step
      if (!isObject(run)) continue
      const meaning = digestOfMeaning(asDocument(run, description), dialect)
      const { id } = run
      const key = `${meaning} ${typeof id === 'string' ? id : ''}`
      const known = found.get(key) ?? {
        key,
        meaning,
        process: run,
        within: description,
        wanted: nameOf(run) ?? nameOf(step) ?? 'process',
        runs: [],
        users: new Set<string>(),
      }
      found.set(key, known)
      known.runs.push(run)
      known.users.add(path)
      visit(run, { path, description })
    }
  }
  for (const app of apps) visit(app.description, app)
  return found
}

/** The ids that files of apps get, because steps run them with it; and the path of each process. */
function placesFor(
  apps: readonly NewFile[],
  inner: ReadonlyMap<string, Inner>,
  dialect: DialectName,
): readonly [ids: ReadonlyMap<string, string>, paths: ReadonlyMap<string, string>] {
  const byMeaning = new Map(apps.map(({ path, description }) => [digestOfMeaning(description, dialect), path]))
  const ids = new Map<string, string>()
  const paths = new Map<string, string>()
  const names = new Map<string, DistinctNames>()
  const base = posix.dirname(apps[0]?.path ?? '')
  const claimed = new Set<string>()
  for (const { key, meaning, process, wanted, users } of inner.values()) {
    const app = byMeaning.get(meaning)
    if (app !== undefined && !claimed.has(app)) {
      // The platform replaces the id of an app, so its file may have that of the steps.
      claimed.add(app)
      const { id } = process
      if (typeof id === 'string') ids.set(app, id)
      paths.set(key, app)
      continue
    }
    const [only] = users
    const folder = users.size === 1 && only !== undefined ? only.replace(/\.cwl$/, '') : posix.join(base, 'steps')
    const distinct = names.get(folder) ?? new DistinctNames([], caseFold)
    names.set(folder, distinct)
    const stem = wanted.replaceAll(/[^\w.-]+/g, '_').replace(/^[.-]+/, '') || 'process'
    paths.set(key, posix.join(folder, `${distinct.give(withoutDevice(stem))}.cwl`))
  }
  return [ids, paths]
}

/** A process of a step has the version and the namespaces of the whole. */
function asDocument(process: JsonObject, within: JsonObject): JsonObject {
  const { cwlVersion = within['cwlVersion'] ?? 'v1.2' } = process
  const namespaces = within['$namespaces']
  const mentioned = prefixesIn(process)
  const used = isObject(namespaces) ? entriesOf(namespaces).filter(([prefix]) => mentioned.has(prefix)) : []
  return objectFrom([
    ['cwlVersion', cwlVersion],
    ...(used.length === 0 ? [] : [['$namespaces', objectFrom(used)] as const]),
    ...entriesOf(process).filter(([key]) => key !== 'cwlVersion' && key !== '$namespaces'),
  ])
}

function withId(description: JsonObject, id: string | undefined): JsonObject {
  if (id === undefined || description['id'] !== undefined) return description
  return objectFrom([...entriesOf(description), ['id', id]])
}
