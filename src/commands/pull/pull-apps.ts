import { posix } from 'node:path'

import type { DesiredApp } from '../../configuration/desired-app.ts'
import {
  editProcess,
  Files,
  nameOf,
  objectsIn,
  Processes,
  splitReference,
  unpackDescription,
  wayTo,
  withPaths,
  type ExistingFiles,
  type Process,
  type Way,
} from '../../cwl/index.ts'
import { isAddress } from '../../files/remote.ts'
import { listNames } from '../../files/text.ts'
import type { Workspace } from '../../files/workspace.ts'
import {
  canonicalJson,
  entriesOf,
  isArray,
  isObject,
  objectFrom,
  orderedKeys,
  type JsonObject,
  type JsonValue,
} from '../../json/index.ts'
import { formatAddress } from '../../platform/address.ts'
import { DIALECTS } from '../../platform/dialect.ts'
import type { AppReading, DialectName } from '../../platform/types.ts'
import { mergeApp, type MergeGround } from '../../promotion/edits/merge-app.ts'
import { proofOf } from '../../promotion/edits/pull-proof.ts'
import { mapConcurrently } from '../../promotion/map-concurrently.ts'
import { packAll } from '../../promotion/packing.ts'
import { planChange, type Desired } from '../../promotion/plan.ts'
import { readApps, readingOf, type AppReadings } from '../../promotion/read-apps.ts'
import { bareApp, digestOfApp, inOneSpelling, packedApp } from '../../promotion/same-app.ts'
import { behindLinks, withTexts, type Texts } from '../../repository/with-texts.ts'
import { folderNextTo, textOf, textsOf } from '../../repository/write-files.ts'
import type { PulledApp } from '../report.ts'
import { filesOfApps } from './pull-project.ts'

type Ready = Extract<Desired, { readonly kind: 'ready' }>

export async function pullApps(reading: Reading, concurrency: number, onRead: () => void): Promise<readonly Pull[]> {
  const targets = reading.apps.map(({ target }) => target)
  const readings = await readApps(targets, reading.platform, concurrency, onRead)
  const planned = plannedFiles(reading, readings)
  const pull = async (app: DesiredApp, over: Reading): Promise<Pull> =>
    pullApp(app, readingOf(readings, app.target), { ...over, planned })
  const pulls = await mapConcurrently(reading.apps, concurrency, async (app) => pull(app, reading))
  return mergeShared(pulls, reading, async ({ app }, over) => pull(app, over))
}

/** Of several apps without a file. */
function plannedFiles({ apps, platform, workspace }: Reading, readings: AppReadings): Texts {
  const found = apps.flatMap(({ target, reference: path = '' }) => {
    const reading = readingOf(readings, target)
    const isNew = !workspace.has(splitReference(workspace, path).path)
    return reading.kind === 'found' && isNew
      ? [{ path, description: packedApp(reading.app.description, platform.dialect) }]
      : []
  })
  return found.length > 1 ? filesOfApps(found, platform.dialect) : new Map()
}

/** As one of several new apps, whose files refer to one another. */
async function plannedPull(
  app: Omit<Pull, 'outcome'>,
  installed: JsonObject,
  reading: Reading & { readonly planned: Texts },
): Promise<Pull | undefined> {
  const { planned, platform } = reading
  if (!planned.has(app.reference)) return undefined
  const proof = await proofOf(planned, app.reference, installed, platform.dialect, reading)
  if (!proof.holds) return undefined
  const texts = new Map(
    proof.reached.flatMap((path) => {
      const text = planned.get(path)
      return text === undefined ? [] : [[path, text] as const]
    }),
  )
  const files = [...withFirst(app.reference, texts).keys()]
  return { ...app, outcome: 'pulled', files, texts: withFirst(app.reference, texts), reached: proof.reached }
}

async function pullApp(
  app: DesiredApp,
  found: AppReading,
  reading: Reading & { readonly planned: Texts },
): Promise<Pull> {
  const { platform, packed, workspace } = reading
  const reference = app.reference ?? ''
  const base = { app, name: app.name, target: formatAddress(app.target), reference, digest: null, ...NOTHING_WRITTEN }
  if (found.kind === 'absent') return { ...base, outcome: 'absent', reason: 'there is no such app on the platform' }
  if (found.kind === 'unreadable') return { ...base, outcome: 'unreadable', reason: found.reason }
  const target = { ...base, digest: digestOfApp(found.app.description, platform.dialect) }
  const desired = packed.descriptions.get(reference)
  if (desired !== undefined && planChange(app, desired, found, platform.dialect).action === 'unchanged')
    return { ...target, outcome: 'unchanged' }
  const ready = desired?.kind === 'ready' ? desired : undefined
  const taken = workspace.has(splitReference(workspace, reference).path)
    ? await mergeApp(
        {
          target: app.target,
          app: found.app,
          reference,
          files: reading.packed.files.get(reference),
          ours: ready?.description,
        },
        reading,
      )
    : ({ kind: 'merged', description: found.app.description } as const)
  if (taken.kind !== 'merged') return { ...target, outcome: taken.kind, reason: taken.reason }
  const { description } = taken
  const planned = await plannedPull(target, description, reading)
  if (planned !== undefined) return planned
  const edited = ready === undefined ? undefined : await editedFor(target, description, ready, reading)
  if (edited !== undefined)
    return edited.texts.size > 0
      ? edited
      : { ...target, outcome: 'unchanged', reason: 'the files have all of it, and only packing adds what differs' }
  const shared = faultOfDocument(reference, workspace)
  if (shared !== undefined) return { ...target, outcome: 'unreadable', reason: shared }
  const existing = ready === undefined ? undefined : existingFor(reference, ready, reading)
  const kept = existing === undefined ? undefined : await filesFor(target, description, reading, existing)
  return kept?.outcome === 'pulled' ? kept : filesFor(target, description, reading)
}

async function editedFor(
  app: Omit<Pull, 'outcome'>,
  installed: JsonObject,
  desired: Ready,
  reading: Reading,
): Promise<Pull | undefined> {
  const {
    platform: { dialect },
    workspace,
    packing,
  } = reading
  const { path, fragment } = splitReference(workspace, app.reference)
  const processes = new Processes(workspace)
  const { process } = processes.document(path, fragment)
  if (process === undefined) return undefined
  const comparable = (description: JsonObject): JsonObject =>
    withPaths(withOwnId(description, dialect, desired), path, packing.local.pathOfPlace)
  const folder = posix.join(posix.dirname(path), folderNextTo(path))
  const both = { old: comparable(desired.description), next: comparable(installed) }
  for (const hasShortTypes of [true, false]) {
    const edited = editProcess(process, processes, both, { folder, hasShortTypes })
    if (!edited.ok) return undefined
    const texts = withFirst(path, edited.texts)
    const proof = await proofOf(texts, app.reference, installed, dialect, reading)
    if (proof.holds)
      return { ...app, outcome: 'pulled', files: [...texts.keys()], texts, reached: proof.reached, isEdited: true }
  }
  return undefined
}

function withFirst(path: string, texts: Texts): Texts {
  const text = texts.get(path)
  return text === undefined ? texts : new Map([[path, text], ...texts])
}

function existingFor(reference: string, desired: Ready, { workspace, platform, packing }: Reading): ExistingFiles {
  const { path } = splitReference(workspace, reference)
  return existingFilesOf(
    reference,
    withPaths(bareApp(desired.description, platform.dialect), path, packing.local.pathOfPlace),
    workspace,
  )
}

async function filesFor(
  app: Omit<Pull, 'outcome'>,
  installed: JsonObject,
  reading: Reading,
  existing?: ExistingFiles,
): Promise<Pull> {
  const {
    platform: { dialect },
    packed,
    workspace,
    packing,
  } = reading
  const { reference } = app
  const { path } = splitReference(workspace, reference)
  // Other stages have other values in place of those paths.
  const own = withPaths(
    withOwnId(installed, dialect, packed.descriptions.get(reference)),
    path,
    packing.local.pathOfPlace,
  )
  const texts = textsOf(unpackDescription(own, folderNextTo(path), existing), path, textOf(path, workspace))
  const proof = await proofOf(texts, reference, installed, dialect, reading)
  if (!proof.holds) return { ...app, ...NOTHING_WRITTEN, outcome: 'unreadable', reason: proof.fault }
  return { ...app, outcome: 'pulled', files: [...texts.keys()], texts, reached: proof.reached }
}

/** If the platform replaced the `id`, that of the document is put back, because other files may refer to it. */
function withOwnId(description: JsonObject, dialect: DialectName, desired: Desired | undefined): JsonObject {
  if (desired?.kind !== 'ready') return packedApp(description, dialect)
  const own = desired.description
  const [bare] = inOneSpelling(description, own, dialect, 'packed')
  const { id } = own
  if (id === undefined || !DIALECTS[dialect].platformKeys.has('id')) return bare
  return objectFrom(entriesOf(bare).toSpliced(orderedKeys(own).indexOf('id'), 0, ['id', id]))
}

/** Why a document cannot be overwritten: one process would replace everything in the file. */
function faultOfDocument(reference: string, workspace: Workspace): string | undefined {
  const { path, fragment } = splitReference(workspace, reference)
  if (fragment !== undefined) return `${reference} is one process of several in its file, and cannot be overwritten`
  const { value } = new Files(workspace).load(path)
  const graph = isObject(value) ? value['$graph'] : undefined
  return isArray(graph) && graph.length > 1
    ? `${path} is a file of several processes, and cannot be overwritten: the others would be lost`
    : undefined
}

function existingFilesOf(reference: string, packed: JsonObject, workspace: Workspace): ExistingFiles {
  const { path } = splitReference(workspace, reference)
  const files = new Map<string, string>()
  const embedding = new Set<string>()
  const visited = new Set<Process>()
  const visit = (process: Process, description: JsonObject, way: Way): void => {
    if (visited.has(process)) return
    visited.add(process)
    const packedRuns = new Map(objectsIn(description, 'steps').map((step) => [nameOf(step), step['run']]))
    for (const [index, step] of objectsIn(process.value, 'steps').entries()) {
      const run = process.runs[index]
      const inner = packedRuns.get(nameOf(step))
      if (run === undefined || !isObject(inner)) continue
      const isWithin = run.isEmbedded && run.path === process.path
      const there = isWithin ? wayTo(step, way) : undefined
      if (there !== undefined) embedding.add(there)
      if (!isWithin && isWholeFile(run.path, step['run'])) files.set(canonicalJson(inner), run.path)
      visit(run, inner, there)
    }
  }
  const { process } = new Processes(workspace).document(path)
  if (process !== undefined) visit(process, packed, '')
  return { folder: posix.dirname(path), fileOf: (inner) => files.get(canonicalJson(inner)), embedding }
}

function isWholeFile(path: string, reference: JsonValue | undefined): boolean {
  return !isAddress(path) && !(typeof reference === 'string' && reference.includes('#'))
}

export interface Reading extends MergeGround {
  readonly apps: readonly DesiredApp[]
  /** Apps of the stage that are not pulled in this run, and may share files with those that are. */
  readonly others: readonly DesiredApp[]
}

export interface Pull extends PulledApp {
  readonly app: DesiredApp
  readonly reference: string
  readonly texts: Texts
  readonly reached: readonly string[]
  readonly isEdited: boolean
}

const NOTHING_WRITTEN = { files: [], texts: new Map<string, string>(), reached: [], isEdited: false } as const

/**
 * Apps that changed one file in different ways: the later one is merged into what the earlier one wrote. If both
 * changed the same place, neither is written: one repository cannot hold both. An app without a change of a file is
 * only older.
 */
async function mergeShared(
  pulls: readonly Pull[],
  reading: Reading,
  again: (pull: Pull, reading: Reading) => Promise<Pull>,
): Promise<readonly Pull[]> {
  const settled: Pull[] = []
  for (const pull of pulls) {
    const sharing = settled.filter(({ texts }) => [...pull.texts].some(([path, text]) => differs(texts, path, text)))
    const written = new Map(settled.flatMap(({ texts }) => [...texts]))
    const merged = sharing.length === 0 ? pull : await again(pull, await overTexts(reading, written, pull.reference))
    if (merged.outcome === 'pulled' || sharing.length === 0) settled.push(merged)
    else {
      settled.push(refused(pull, sharing))
      for (const other of sharing) settled[settled.indexOf(other)] = refused(other, [pull])
    }
  }
  return settled
}

function differs(texts: Texts, path: string, text: string): boolean {
  return texts.has(path) && texts.get(path) !== text
}

async function overTexts(reading: Reading, texts: Texts, reference: string): Promise<Reading> {
  const workspace = withTexts(reading.workspace, texts)
  const packed = await packAll([reference], workspace, reading.signal, reading.packing)
  return { ...reading, workspace, packed }
}

function refused(pull: Pull, [other]: readonly Pull[]): Pull {
  const paths = [...pull.texts].flatMap(([path, text]) =>
    differs(other?.texts ?? new Map(), path, text) ? [path] : [],
  )
  const reason = `${pull.target} and ${other?.target ?? ''} both changed ${listNames(paths)}, and differently`
  return { ...pull, ...NOTHING_WRITTEN, outcome: 'conflict', reason }
}

export async function touchedApps(pulls: readonly Pull[], reading: Reading): Promise<readonly string[]> {
  const { others, workspace, packing, signal } = reading
  const paths = new Set(pulls.flatMap(({ texts }) => [...texts.keys()]))
  if (paths.size === 0) return []
  const references = others.flatMap(({ reference }) => reference ?? [])
  const packed = await packAll(references, workspace, signal, packing)
  const own = new Map(pulls.map(({ target, texts }) => [target, texts]))
  return [...pulls.map(({ app }) => app), ...others].flatMap(({ reference = '', target }) => {
    const name = formatAddress(target)
    const known = packed.files.get(reference) ?? reading.packed.files.get(reference) ?? []
    const files = new Set(known.map((file) => behindLinks(workspace, file)))
    const used = [...paths].filter((path) => files.has(path) && own.get(name)?.has(path) !== true)
    return used.length === 0 ? [] : [`${name} uses ${listNames(used)} too, and is changed by this.`]
  })
}
