import { isAmong } from '../../configuration/globs.ts'
import type { StageRules } from '../../configuration/manifest-schema.ts'
import { imagesOf, isPinned, isUnnamed } from '../../cwl/index.ts'
import { listNames } from '../../files/text.ts'
import { omitUndefined } from '../../json/is-present.ts'
import { isInstall, type Change, type Install } from '../plan.ts'

export interface RuleFacts {
  readonly allowBreaking: boolean
  readonly acceptDrift?: boolean
  readonly unlabelled?: string | undefined
  readonly branches: readonly string[]
  readonly tags: readonly string[]
  readonly unplaced?: string | undefined
  /**
   * Why this commit may be older than the installed one, for the rule on downgrades; undefined if it is not, or was not
   * checked.
   */
  readonly behind?: string | undefined
  /** The run installs without a plan that somebody could approve: no saved plan, and no digest of one, was given. */
  readonly isUnplanned?: boolean
  readonly older?: ReadonlyMap<Change, string> | undefined
}

/** Installs that a rule of the stage refuses are blocked, each with all reasons. Pure. */
export function applyRules(changes: readonly Change[], rules: StageRules, facts: RuleFacts): readonly Change[] {
  return changes.map((change) => {
    if (!isInstall(change)) return change
    const reasons = RULES.flatMap((rule) => rule(change, rules, facts) ?? [])
    if (reasons.length === 0) return change
    const { app, before, digest, details, drift, tested } = change
    return {
      action: 'blocked',
      app,
      digest,
      before,
      blockedBy: 'rule',
      reason: reasons.join('; '),
      reasons,
      ...omitUndefined({ details, drift, tested }),
    }
  })
}

/** A rule that would refuse an app without an option of the run, or a label. */
export type LiftedRule = 'breaking' | 'drift'

export function liftedRules(
  changes: readonly Change[],
  rules: StageRules,
  { allowBreaking, acceptDrift }: Pick<RuleFacts, 'allowBreaking' | 'acceptDrift'>,
): readonly LiftedRule[] {
  const hasDrift = changes.some((change) => isInstall(change) && change.drift !== undefined)
  return [
    ...(allowBreaking && rules.breaking === 'refuse' && changes.some(mayBreak) ? (['breaking'] as const) : []),
    ...(acceptDrift === true && rules.drift === 'refuse' && hasDrift ? (['drift'] as const) : []),
  ]
}

type Rule = (change: Install, rules: StageRules, facts: RuleFacts) => string | undefined

const RULES: readonly Rule[] = [
  refuseBreaking,
  refuseOtherRefs,
  refuseUnpinned,
  refuseDowngrade,
  refuseUnplanned,
  refuseDrift,
  refuseUntested,
]

/** True for an install that `breaking: refuse` applies to, or may apply to. */
export function mayBreak(change: Change): boolean {
  return isInstall(change) && (change.action === 'unknown' || change.details?.breaking === true)
}

function refuseBreaking(change: Install, rules: StageRules, facts: RuleFacts): string | undefined {
  if (rules.breaking !== 'refuse' || facts.allowBreaking || !mayBreak(change)) return undefined
  const breaking = change.details?.interface.filter((each) => each.breaking).map((each) => each.message) ?? []
  const what =
    change.action === 'unknown'
      ? 'what is installed cannot be read, so it is not known whether this breaks it'
      : listNames(breaking)
  return `rule \`breaking\`: ${what}; ${liftedBy(rules, facts)}`
}

function liftedBy({ 'breaking-label': label }: StageRules, { unlabelled }: RuleFacts): string {
  if (label === undefined) return '`allow-breaking` lifts the rule for one run'
  return `the label ${JSON.stringify(label)} on the pull request lifts the rule${unlabelled === undefined ? '' : ` (${unlabelled})`}, and so does \`allow-breaking\` for one run`
}

function refuseOtherRefs(_change: Install, rules: StageRules, facts: RuleFacts): string | undefined {
  if (rules.branches === undefined && rules.tags === undefined) return undefined
  if (facts.branches.some((branch) => isAmong(branch, rules.branches ?? []))) return undefined
  if (facts.tags.some((tag) => isAmong(tag, rules.tags ?? []))) return undefined
  const allowed = [
    ...(rules.branches === undefined ? [] : [`the branches ${rules.branches.join(', ')}`]),
    ...(rules.tags === undefined ? [] : [`the tags ${rules.tags.join(', ')}`]),
  ]
  const here = [...facts.branches.map((branch) => `the branch ${branch}`), ...facts.tags.map((tag) => `the tag ${tag}`)]
  const found = facts.unplaced ?? `this is ${here.length === 0 ? 'no branch and no tag' : listNames(here)}`
  return `rule \`${rules.branches === undefined ? 'tags' : 'branches'}\`: only ${allowed.join(' and ')} may be promoted here, and ${found}`
}

function refuseUnpinned(change: Install, rules: StageRules): string | undefined {
  const { images } = rules
  if (images === undefined || images === 'any') return undefined
  const loose = imagesOf(change.description).filter(({ name }) => !isPinned(name, images))
  if (loose.length === 0) return undefined
  const steps = new Map<string, string[]>()
  for (const { step, name } of loose)
    steps.set(name.text, [...(steps.get(name.text) ?? []), ...(step === '' ? [] : [step])])
  const words = [...steps].map(([image, names]) => (names.length === 0 ? image : `${image} (${names.join(', ')})`))
  const how = images === 'tag' ? 'give each a tag other than latest' : 'write each as NAME@sha256:DIGEST'
  const where = loose.some(({ name }) => isUnnamed(name)) ? ', in `dockerPull`' : ''
  const door = images === 'tag' ? '' : ', or let `cwl-promote images --pin` write them'
  return `rule \`images\`: not pinned by ${images === 'tag' ? 'a tag' : 'a digest'}: ${words.join(', ')}; ${how}${where}${door}`
}

function refuseDowngrade(change: Install, rules: StageRules, { behind, older }: RuleFacts): string | undefined {
  const reason = behind ?? older?.get(change)
  return rules.downgrade === 'refuse' && reason !== undefined ? `rule \`downgrade\`: ${reason}` : undefined
}

function refuseUnplanned(_change: Install, rules: StageRules, { isUnplanned }: RuleFacts): string | undefined {
  return rules['approved-plan'] === 'required' && isUnplanned === true
    ? 'rule `approved-plan`: only an approved plan may be promoted here, and this run has none; save one with `plan`, and give its file as `plan` or its digest as `expect-plan-digest`'
    : undefined
}

function refuseDrift({ drift }: Install, rules: StageRules, { acceptDrift }: RuleFacts): string | undefined {
  if (rules.drift !== 'refuse' || acceptDrift === true || drift === undefined) return undefined
  return drift.unmarked === true
    ? `rule \`drift\`: ${drift.reason}; look at what would be replaced with \`cwl-promote plan --diff\`, then accept it once with the input \`accept-drift\`: what is installed after that has a note with a digest`
    : `rule \`drift\`: ${drift.reason}, and promoting would replace it; take it over with \`cwl-promote pull\`, or replace it with the input \`accept-drift\``
}

function refuseUntested({ tested }: Install): string | undefined {
  return tested === undefined || tested.state === 'passed' ? undefined : `rule \`tested\`: ${tested.message}`
}
