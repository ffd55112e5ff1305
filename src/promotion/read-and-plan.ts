import type { DesiredApp } from '../configuration/desired-app.ts'
import { type ProblemCode, isError, repacked, unpackDescription } from '../cwl/index.ts'
import { CwlError, type CwlErrorCode } from '../files/errors.ts'
import { type Limits, MOST } from '../files/limits.ts'
import type { Workspace } from '../files/workspace.ts'
import { omitUndefined } from '../json/is-present.ts'
import { formatAddress } from '../platform/address.ts'
import type { AppAddress, Platform } from '../platform/types.ts'
import { withTexts } from '../repository/with-texts.ts'
import { textsOf } from '../repository/write-files.ts'
import { inWords } from './edits/pull-proof.ts'
import { type PackingRules, packAll } from './packing.ts'
import { type Change, type Desired, desiredFromApp, planChange, requireSame } from './plan.ts'
import { readApps, readingOf } from './read-apps.ts'
import { editedSource } from './stage-state.ts'

/** Each app is read once. Rejects with a PlatformError that is about more than one app. */
export async function readAndPlan(
  apps: readonly DesiredApp[],
  descriptions: ReadonlyMap<string, Desired>,
  platform: Pick<Platform, 'getApp' | 'repeatsToken' | 'dialect'>,
  options: CopyCheck & {
    readonly concurrency: number
    readonly onDone?: () => void
    readonly requireSame: boolean
    readonly remote: () => Promise<string | undefined>
  },
): Promise<readonly Change[]> {
  const readings = await readApps(addressesOf(apps), platform, options.concurrency, options.onDone)
  /** If it equals what the repository packs to, it was already validated. */
  const judge = async (copy: Desired, address: string, packed: Desired | undefined): Promise<Desired> =>
    options.requireSame && packed !== undefined
      ? requireSame(copy, packed, platform.dialect)
      : checkCopy(copy, address, options)
  const planOne = async (app: DesiredApp): Promise<Change> => {
    const { source } = app
    const packed = app.reference === undefined ? undefined : descriptions.get(app.reference)
    const before = readingOf(readings, app.target)
    if (source.kind === 'app') {
      const reading = readingOf(readings, source.address)
      const address = formatAddress(source.address)
      const copy = desiredFromApp(reading, source, platform.dialect)
      const change = planChange(app, await judge(copy, address, packed), before, platform.dialect)
      if (change.action !== 'update' || reading.kind !== 'found') return change
      const facts = { dialect: platform.dialect, remote: await options.remote(), at: new Date().toISOString() }
      return { ...change, ...omitUndefined({ reason: editedSource(source.stage ?? address, reading.app, facts) }) }
    }
    if (packed === undefined || source.kind !== 'file') throw new TypeError(`${app.name} was not packed`)
    return planChange(app, withoutToken(packed, source.reference, platform), before, platform.dialect)
  }
  return Promise.all(apps.map(planOne))
}

export function addressesOf(apps: readonly DesiredApp[]): readonly AppAddress[] {
  return apps.flatMap(({ source, target }) => (source.kind === 'app' ? [source.address, target] : [target]))
}

/** Everybody who may read the app could read the token. */
function withoutToken(packed: Desired, reference: string, platform: Pick<Platform, 'repeatsToken'>): Desired {
  if (packed.kind === 'missing' || !platform.repeatsToken(packed.description)) return packed
  return {
    kind: 'missing',
    blockedBy: 'rule',
    reason: `the description that ${reference} packs to contains the token of the platform; remove it from the files, and replace the token`,
  }
}

interface CopyCheck {
  readonly limits: Limits
  readonly signal: AbortSignal
}

/**
 * Any JSON object can be on a platform. It is checked by CWL alone, as `pull` does, and packed again first, because
 * another program may have packed it. What cannot be checked passes: it could be installed there, so it can be copied
 * too.
 */
async function checkCopy(copy: Desired, address: string, { limits, signal }: CopyCheck): Promise<Desired> {
  if (copy.kind === 'missing') return copy
  const texts = textsOf(unpackDescription(repacked(copy.description) ?? copy.description, NAME), DOCUMENT)
  const { found } = await packAll([DOCUMENT], withTexts(emptyWorkspace(limits), texts), signal, RULES)
  const packing = found.get(DOCUMENT)
  const errors = packing?.problems.filter(isError) ?? []
  const isUnjudged = errors.length > 0 && errors.every(({ code }) => UNJUDGED.has(code))
  return packing?.ok === true || isUnjudged
    ? copy
    : { kind: 'missing', reason: `${address} cannot be copied: it holds no valid CWL: ${inWords(errors)}` }
}

const UNJUDGED: ReadonlySet<string> = new Set<ProblemCode | CwlErrorCode>([
  'old-version',
  'unknown-version',
  'too-large',
  'too-many-bytes',
  'too-deep',
  'too-many-nodes',
  'too-much-text',
  'too-many-expressions',
  'too-much-javascript',
  'packed-too-large',
  'packed-too-deep',
])

const NAME = 'app'
const DOCUMENT = `${NAME}.cwl`

const RULES: PackingRules = {
  checks: {},
  local: { mapPath: () => undefined, pathOfPlace: () => undefined, allowed: true },
}

/**
 * A description refers to no file, so a file of this repository must not be read by chance. It may be larger than each
 * of its source files.
 */
function emptyWorkspace(limits: Limits): Workspace {
  return {
    root: '/',
    limits: { ...limits, fileBytes: MOST.fileBytes },
    find: () => [],
    has: () => false,
    readText: (path) => {
      throw new CwlError('no-such-file', `${path} is not a part of the description`)
    },
  }
}
