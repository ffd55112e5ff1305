import { formatAddress } from '../platform/address.ts'
import { gitAt, type Git } from '../promotion/git.ts'
import type { StageRules } from '../promotion/manifest-schema.ts'
import type { Change } from '../promotion/plan.ts'
import { readRecord } from '../promotion/record.ts'
import type { RuleFacts } from '../promotion/rules.ts'
import type { RunOptions } from './options.ts'

/** What the rules of a stage ask about, as far as they ask: git is not needed for rules that are not there. */
export async function gatherFacts(options: RunOptions, rules: StageRules, changes: readonly Change[]): Promise<RuleFacts> {
  const git = gitAt(options.workingDirectory)
  const place = rules.branches === undefined && rules.tags === undefined ? NOWHERE : await placeOf(options.ref, git)
  return { ...place, allowBreaking: options.allowBreaking ?? false, ahead: await aheadOf(options, rules, changes, git) }
}

const NOWHERE = { branch: undefined, tags: [] } as const

async function placeOf(ref: string | undefined, git: Git): Promise<Pick<RuleFacts, 'branch' | 'tags'>> {
  if (ref === undefined || ref === '') return { branch: await git.branch(), tags: await git.tags() }
  if (ref.startsWith('refs/heads/')) return { branch: ref.slice('refs/heads/'.length), tags: [] }
  if (ref.startsWith('refs/tags/')) return { branch: undefined, tags: [ref.slice('refs/tags/'.length)] }
  // refs/pull/… is neither a branch nor a tag.
  return NOWHERE
}

async function aheadOf(options: RunOptions, rules: StageRules, changes: readonly Change[], git: Git): Promise<ReadonlyMap<string, string>> {
  if (rules.downgrade !== 'refuse' || options.lastRecord === undefined) return new Map()
  const record = readRecord(options.lastRecord)
  // What git does not know cannot be behind: a shallow clone must not look like progress.
  if (record.commit === null || (await git.contains(record.commit)) === true) return new Map()
  const targets = new Set(changes.map((change) => formatAddress(change.app.target)))
  return new Map(record.apps.flatMap((app) => (targets.has(app.target) ? [[app.target, record.commit ?? ''] as const] : [])))
}
