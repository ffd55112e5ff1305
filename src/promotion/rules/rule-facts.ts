import type { StageRules } from '../../configuration/manifest-schema.ts'
import { PromotionError } from '../../files/errors.ts'
import type { Git } from '../../git/git.ts'
import type { RunOptions } from '../../options/options.ts'
import type { Ground, RecordedGround } from '../ground.ts'
import type { Change } from '../plan.ts'
import { publicAddress } from '../provenance.ts'
import { readRecord } from '../records/record.ts'
import type { PromotionRecord } from '../records/schemas.ts'
import { downgradeFacts } from './downgrade.ts'
import { type RuleFacts, mayBreak } from './rules.ts'

export interface Facts extends RuleFacts {
  readonly notices: readonly string[]
}

/** Only facts that the rules need: without such rules git is not called. */
export async function gatherFacts(
  changes: readonly Change[],
  rules: StageRules,
  ground: RecordedGround,
): Promise<Facts> {
  const { options, git } = ground
  const place =
    rules.branches === undefined && rules.tags === undefined
      ? { branches: [], tags: [] }
      : await findPlace(options, git)
  const downgrades = rules.downgrade === 'refuse' ? await downgradeFacts(changes, ground) : {}
  return {
    ...place,
    ...(await breakingFacts(changes, rules, ground)),
    ...downgrades,
    acceptDrift: options.acceptDrift ?? false,
  }
}

/** GitHub is called only if a label can change the result. */
async function breakingFacts(
  changes: readonly Change[],
  rules: StageRules,
  { options, git, signal, context: { pullLabels: find } }: Ground,
): Promise<Pick<Facts, 'allowBreaking' | 'unlabelled' | 'notices'>> {
  const label = rules['breaking-label']
  if (options.allowBreaking === true || rules.breaking !== 'refuse' || label === undefined || !changes.some(mayBreak))
    return { allowBreaking: options.allowBreaking ?? false, notices: [] }
  if (find === undefined) return { allowBreaking: false, unlabelled: 'this run knows of no pull request', notices: [] }
  const found = await find(options.commit ?? (await git.head()), signal)
  if (found.kind === 'unknown') return { allowBreaking: false, unlabelled: found.reason, notices: [] }
  return hasLabel(found.labels, label)
    ? { allowBreaking: true, notices: found.note === undefined ? [] : [found.note] }
    : { allowBreaking: false, unlabelled: `#${found.pull} does not have it`, notices: [] }
}

/** GitHub ignores the case of labels. */
function hasLabel(labels: readonly string[], label: string): boolean {
  return labels.some((one) => one.toLowerCase() === label.toLowerCase())
}

/** Throws a PromotionError: `bad-record`, or `usage` for a record of another project or platform. */
export function readLastRecord({
  options: { lastRecord },
  platform,
  selection: { project },
}: Pick<Ground, 'options' | 'platform' | 'selection'>): PromotionRecord | undefined {
  if (lastRecord === undefined) return undefined
  const record = readRecord(lastRecord)
  if (record.baseUrl === platform.baseUrl && record.project === project) return record
  throw new PromotionError(
    'usage',
    `the record ${lastRecord} is of ${record.project ?? 'no project'} at ${record.baseUrl}, and this run is for ${project} at ${platform.baseUrl}`,
    { fix: 'Give as `last-record` the record of the last promotion to the same project.' },
  )
}

type Place = Pick<RuleFacts, 'branches' | 'tags' | 'unplaced'>

/**
 * A workflow can check out another commit than that of its event: the ref of the event counts only if its commit is
 * checked out. Names from a repository of another owner do not count. In a run for a pull request none count.
 */
async function findPlace(options: RunOptions, git: Git): Promise<Place> {
  const { ref = '', event } = options
  if (ref.startsWith('refs/pull/')) return NOWHERE
  const named = namesOfRef(ref)
  if (event === undefined) return named ?? (await placeOfClone(git))
  const head = await git.head()
  if (head === undefined) return { ...NOWHERE, unplaced: await whyNoHead(git) }
  const remote = await git.remote()
  if (remote !== undefined && event.repository !== undefined && ownerIn(remote) !== ownerIn(event.repository))
    return {
      ...NOWHERE,
      unplaced: `the clone is of ${publicAddress(remote, options.token) ?? 'another repository'}. ${OWN}`,
    }
  const isOfEvent = event.commit !== undefined && (await git.isHead(event.commit))
  const { branches, tags } = await git.names()
  const place = {
    branches: distinct([
      ...(isOfEvent ? (named?.branches ?? []) : []),
      ...(event.workflowRun?.commit === head ? [event.workflowRun.branch] : []),
      ...branches,
    ]),
    tags: distinct([...(isOfEvent ? (named?.tags ?? []) : []), ...tags]),
  }
  return place.branches.length + place.tags.length > 0
    ? place
    : { ...place, unplaced: `git knows no branch and no tag that is at ${head.slice(0, 12)}. ${BY_NAME}` }
}

/** On a machine: a commit alone is checked out while git bisects, rebases, or shows an old version. */
async function placeOfClone(git: Git): Promise<Place> {
  const { branches, tags } = await git.names()
  const head = branches.length + tags.length > 0 ? undefined : await git.head()
  return head === undefined
    ? { branches, tags }
    : {
        ...NOWHERE,
        unplaced: `a commit is checked out, ${head.slice(0, 12)}, at which no branch and no tag is. If the branch has moved on, a newer commit takes its place. Else give the commit its branch, as in \`git switch -C main\``,
      }
}

const NOWHERE = { branches: [], tags: [] } as const
const BY_NAME = 'Give actions/checkout the name of a branch or a tag as `ref`, and not a commit'
const OWN = 'Branches of another owner do not count: run the workflow in that repository'

function namesOfRef(ref: string): Pick<Place, 'branches' | 'tags'> | undefined {
  if (ref.startsWith('refs/heads/')) return { branches: [ref.slice('refs/heads/'.length)], tags: [] }
  return ref.startsWith('refs/tags/') ? { branches: [], tags: [ref.slice('refs/tags/'.length)] } : undefined
}

async function whyNoHead(git: Git): Promise<string> {
  const look = await git.look()
  switch (look.kind) {
    case 'none':
      return 'there is no clone, so the commit of the files is not known. Install git before actions/checkout'
    case 'refused':
      return `git does not read the clone: ${look.reason}. ${look.fix}`
    case 'repository':
      return 'the clone has no commit'
  }
}

function ownerIn(address: string): string | undefined {
  return /(?<![^/:])([^/:]+)\/[^/]+$/.exec(address.replace(/\/$/, ''))?.[1]?.toLowerCase()
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)]
}
