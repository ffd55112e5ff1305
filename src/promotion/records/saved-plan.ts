import { sourceText } from '../../configuration/desired-app.ts'
import type { Manifest } from '../../configuration/manifest.ts'
import { reasonOf, writeAtomically } from '../../files/atomic-file.ts'
import { PromotionError } from '../../files/errors.ts'
import { readJsonFile, notOurFormat } from '../../files/json-state-file.ts'
import { canonicalJson, digestOf, isArray, isObject, parseJson, type JsonObject } from '../../json/index.ts'
import { formatAddress } from '../../platform/address.ts'
import type { DialectName } from '../../platform/types.ts'
import validators from '../generated/promotion.cjs'
import type { Change } from '../plan.ts'
import type { LiftedRule } from '../rules/rules.ts'
import { bareApp, digestOfApp } from '../same-app.ts'
import type { PlannedApp, SavedPlan } from './schemas.ts'

export interface PlanHeader {
  readonly baseUrl: string
  readonly dialect: DialectName
  readonly stage: string | null
  readonly project: string | null
}

/** `lifts` are the rules that somebody lifted for this plan: that is approved with it. */
export function savedPlan(
  header: PlanHeader,
  changes: readonly Change[],
  lifts: readonly LiftedRule[] = [],
): SavedPlan {
  const { baseUrl, dialect, stage, project } = header
  const apps = changes
    .map((change) => plannedApp(change, dialect))
    .sort((left, right) => (left.target < right.target ? -1 : 1))
  const lifted = lifts.length === 0 ? {} : { lifts }
  const body = { version: 1, kind: 'cwl-promote plan', baseUrl, dialect, stage, project, ...lifted, apps } as const
  return { ...body, digest: digestOf(asJson(body)) }
}

function plannedApp(change: Change, dialect: DialectName): PlannedApp {
  const digest = comparableDigest(change, dialect)
  return {
    name: change.app.name,
    target: formatAddress(change.app.target),
    source: sourceText(change.app.source),
    action: change.action,
    digest,
    before: beforeText(change, digest, dialect),
  }
}

/** The digest from packing includes keys that the platform overwrites, such as `id`. */
function comparableDigest(change: Change, dialect: DialectName): string | null {
  if (change.action === 'blocked' || change.action === 'unreadable') return change.digest
  if (bareApp(change.description, dialect) === change.description) return change.digest
  return digestOfApp(change.description, dialect)
}

function beforeText({ before, action }: Change, digest: string | null, dialect: DialectName): string {
  if (before === undefined) return 'unreadable'
  if (before.kind !== 'found') return before.kind
  // Apps that are the same share their digest.
  return action === 'unchanged' && digest !== null ? digest : digestOfApp(before.app.description, dialect)
}

export async function writePlan(path: string, plan: SavedPlan): Promise<void> {
  try {
    await writeAtomically(path, `${JSON.stringify(plan, null, 2)}\n`)
  } catch (error) {
    throw new PromotionError('usage', `the plan ${path} cannot be written: ${reasonOf(error)}`, {
      fix: 'Give a path in a folder that can be written to.',
    })
  }
}

export function readPlan(path: string): SavedPlan {
  const value = readJsonFile(path, 'plan', 'bad-plan')
  if (!validators.plan(value)) {
    throw notOurFormat(path, 'plan', 'bad-plan', value, validators.plan.errors)
  }
  const plan = value as unknown as SavedPlan
  const { digest, ...body } = plan
  if (digestOf(asJson(body)) !== digest) {
    throw new PromotionError('bad-plan', `${path} was changed after it was written: its digest does not match`, {
      fix: 'Make the plan again, and have it approved again.',
    })
  }
  return plan
}

export function refuseMissingStage({ stage }: SavedPlan, { file, stages }: Manifest): void {
  if (stage === null || Object.hasOwn(stages, stage)) return
  throw new PromotionError(
    'stale-plan',
    `the plan is for the stage ${JSON.stringify(stage)}, and ${file} has ${Object.keys(stages).join(', ') || 'none'}`,
    { fix: 'Nothing was installed. Make the plan again, and have it approved again.' },
  )
}

export function refuseOtherPlace(approved: SavedPlan, present: PlanHeader): void {
  for (const [key, input] of [
    ['baseUrl', 'base-url'],
    ['dialect', 'platform'],
    ['stage', 'stage'],
    ['project', 'project'],
  ] as const) {
    if (approved[key] === present[key]) continue
    throw new PromotionError(
      'stale-plan',
      `the plan is for another place: \`${input}\` was ${approved[key] ?? 'not given'}, and is ${present[key] ?? 'not given'}`,
      { fix: 'Nothing was installed. Give what the plan was made with, or make a plan for this place.' },
    )
  }
}

/**
 * The repository or the platform changed. An app that is already as approved has not changed, so that a plan that was
 * applied in part can be applied again. Throws PromotionError `stale-plan` that names what changed.
 */
export function refuseStalePlan(approved: SavedPlan, present: SavedPlan): void {
  if (approved.digest === present.digest) return
  const before = new Map(approved.apps.map((app) => [app.target, app]))
  const after = new Map(present.apps.map((app) => [app.target, app]))
  const moved = [...new Set([...before.keys(), ...after.keys()])].flatMap(
    (target) => whatMoved(target, before.get(target), after.get(target)) ?? [],
  )
  if (moved.length === 0) return
  throw new PromotionError(
    'stale-plan',
    `the plan is out of date: ${moved.slice(0, MANY).join('; ')}${moved.length > MANY ? `; and ${moved.length - MANY} more` : ''}`,
    {
      fix: `Nothing was installed. ${isOfSome(before, after) ? 'A plan of some apps only, by `apps`, `changed-since` or the like, is applied with the same inputs; if they are the same, make' : 'Make'} the plan again, and have it approved again.`,
    },
  )
}

function isOfSome(before: ReadonlyMap<string, PlannedApp>, after: ReadonlyMap<string, PlannedApp>): boolean {
  const [few, many] = before.size < after.size ? [before, after] : [after, before]
  return few.size < many.size && [...few.keys()].every((target) => many.has(target))
}

export function refuseOtherDigest(expected: string, present: SavedPlan): void {
  if (expected === present.digest) return
  throw new PromotionError(
    'stale-plan',
    `the plan is out of date: its digest was ${expected}, and is ${present.digest}`,
    {
      fix: 'Nothing was installed. The repository or the platform has changed since, or a part of the plan was applied. Make the plan again, and have it approved again.',
    },
  )
}

const MANY = 5

function whatMoved(target: string, before: PlannedApp | undefined, after: PlannedApp | undefined): string | undefined {
  if (before === undefined) return `${target} is new in the plan`
  if (after === undefined) return `${target} is not in the plan any more`
  if (canonicalJson(asJson(before)) === canonicalJson(asJson(after)) || isCarriedOut(before, after)) return undefined
  if (after.action === 'unreadable' && before.action !== 'unreadable') return `${target} cannot be read now`
  if (before.action === 'unreadable' && after.action !== 'unreadable')
    return `${target} could not be read when the plan was made`
  // If the target has what was approved, the plan itself has installed it.
  if (before.before !== after.before && after.before !== before.digest) return `${target} was changed on the platform`
  if (after.action === 'blocked' && before.action !== 'blocked') return `${target} is blocked now, and was not`
  if (before.action === 'blocked' && after.action !== 'blocked') return `${target} was blocked, and is not any more`
  if (before.digest !== after.digest) return `${before.source} gives another description for ${target}`
  return `${target} would be "${after.action}" from ${after.source}, not "${before.action}" from ${before.source}`
}

function isCarriedOut(before: PlannedApp, after: PlannedApp): boolean {
  const wasInstall = before.action === 'create' || before.action === 'update' || before.action === 'unknown'
  return (
    wasInstall &&
    after.action === 'unchanged' &&
    after.digest === before.digest &&
    after.source === before.source &&
    after.name === before.name
  )
}

function asJson(value: object): JsonObject {
  const json = parseJson(JSON.stringify(value))
  if (!isObject(json) || isArray(json)) throw new TypeError('a plan is an object')
  return json
}
