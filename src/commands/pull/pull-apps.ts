import { splitReference } from '../../cwl/documents/document-reference.ts'
import { Files } from '../../cwl/documents/files.ts'
import { withPaths } from '../../cwl/packing/local-files.ts'
import { unpackDescription, type Standing } from '../../cwl/packing/unpack.ts'
import type { Workspace } from '../../cwl/source/workspace.ts'
import { entriesOf, isArray, isObject, objectFrom, orderedKeys, type JsonObject } from '../../json/index.ts'
import { formatAddress } from '../../platform/address.ts'
import { DIALECTS } from '../../platform/dialect.ts'
import type { AppReading, DialectName, Platform } from '../../platform/types.ts'
import type { DesiredApp } from '../../promotion/desired-app.ts'
import { planChange, type Desired } from '../../promotion/plan.ts'
import { readApps, readingOf } from '../../promotion/read-apps.ts'
import { bareApp, digestOfApp, inOneSpelling, packedApp } from '../../promotion/same-app.ts'
import type { Packed } from '../documents/packing.ts'
import { mapConcurrently } from '../run/map-concurrently.ts'
import { NOTHING_WRITTEN, refuseConflicts, type Pull } from './conflicts.ts'
import { standingFiles } from './existing-files.ts'
import { folderBeside, textOf, textsOf } from './pull-files.ts'
import { proofOf, type PackingGround } from './pull-proof.ts'

/** What is read and packed to tell what came of an app. */
export interface Reading extends PackingGround {
  readonly apps: readonly DesiredApp[]
  readonly platform: Platform
  /** The documents of all apps, as they are in the repository. */
  readonly packed: Packed
}

/** Each of the apps as it is on the platform, with the files that pack to it. */
export async function pullApps(reading: Reading, concurrency: number): Promise<readonly Pull[]> {
  const targets = reading.apps.map(({ target }) => target)
  const readings = await readApps(targets, reading.platform, concurrency)
  return refuseConflicts(
    await mapConcurrently(reading.apps, concurrency, async (app) =>
      pullApp(app, readingOf(readings, app.target), reading),
    ),
    reading,
  )
}

async function pullApp(app: DesiredApp, found: AppReading, reading: Reading): Promise<Pull> {
  const { platform, packed } = reading
  const reference = app.reference ?? ''
  const base = { name: app.name, target: formatAddress(app.target), reference, digest: null, ...NOTHING_WRITTEN }
  if (found.kind === 'absent') return { ...base, outcome: 'absent', reason: 'there is no such app on the platform' }
  if (found.kind === 'unreadable') return { ...base, outcome: 'unreadable', reason: found.reason }
  const { description: installed } = found.app
  const digest = digestOfApp(installed, platform.dialect)
  const desired = packed.descriptions.get(reference)
  if (desired !== undefined && planChange(app, desired, found, platform.dialect).action === 'unchanged')
    return { ...base, digest, outcome: 'unchanged' }
  const shared = faultOfDocument(reference, reading.workspace)
  if (shared !== undefined) return { ...base, digest, outcome: 'unreadable', reason: shared }
  const target = { ...base, digest }
  const kept =
    desired?.kind === 'ready'
      ? await filesFor(target, installed, reading, existingFor(reference, desired, reading))
      : undefined
  return kept?.outcome === 'pulled' ? kept : filesFor(target, installed, reading)
}

/** The files that packed processes need not be written to, being what these say. */
function existingFor(
  reference: string,
  desired: Extract<Desired, { readonly kind: 'ready' }>,
  { workspace, platform, packing }: Reading,
): Standing {
  const { path } = splitReference(workspace, reference)
  return standingFiles(
    reference,
    withPaths(bareApp(desired.description, platform.dialect), path, packing.local.pathOfPlace),
    workspace,
  )
}

/** The app with its files, which pack to what is installed, or with why there are none such. */
async function filesFor(
  app: Omit<Pull, 'outcome'>,
  installed: JsonObject,
  reading: Reading,
  existing?: Standing,
): Promise<Pull> {
  const {
    platform: { dialect },
    packed,
    workspace,
    packing,
  } = reading
  const { reference } = app
  const { path } = splitReference(workspace, reference)
  // Other stages have something else in place of those paths.
  const own = withPaths(
    withOwnId(installed, dialect, packed.descriptions.get(reference)),
    path,
    packing.local.pathOfPlace,
  )
  const texts = textsOf(unpackDescription(own, folderBeside(path), existing), path, textOf(path, workspace))
  const proof = await proofOf(texts, reference, installed, dialect, reading)
  if (!proof.holds) return { ...app, ...NOTHING_WRITTEN, outcome: 'unreadable', reason: proof.fault }
  return { ...app, outcome: 'pulled', files: [...texts.keys()], texts, reached: proof.reached }
}

/**
 * What was installed, in the spelling of the document where they mean the same. Where the platform writes an `id` of
 * its own over it, with that of the document: other files may name it by that.
 */
function withOwnId(description: JsonObject, dialect: DialectName, desired: Desired | undefined): JsonObject {
  if (desired?.kind !== 'ready') return packedApp(description, dialect)
  const own = desired.description
  const [bare] = inOneSpelling(description, own, dialect)
  const { id } = own
  if (id === undefined || !DIALECTS[dialect].platformKeys.has('id')) return bare
  return objectFrom(entriesOf(bare).toSpliced(orderedKeys(own).indexOf('id'), 0, ['id', id]))
}

/**
 * Why a document cannot be written over: what is written is one process, and takes the place of all that is in the
 * file.
 */
function faultOfDocument(reference: string, workspace: Workspace): string | undefined {
  const { path, fragment } = splitReference(workspace, reference)
  if (fragment !== undefined) return `${reference} is one process of several in its file, and cannot be written over`
  const { value } = new Files(workspace).load(path)
  const graph = isObject(value) ? value['$graph'] : undefined
  return isArray(graph) && graph.length > 1
    ? `${path} is a file of several processes, and cannot be written over: the others would be lost`
    : undefined
}
