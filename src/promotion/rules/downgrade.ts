import { listNames } from '../../files/text.ts'
import type { Git } from '../../git/git.ts'
import { formatAddress } from '../../platform/address.ts'
import type { RecordedGround } from '../ground.ts'
import { type Change, type Install, isInstall } from '../plan.ts'
import { isFromOtherRepository, notedCommit } from '../provenance.ts'
import { isInstalled } from '../records/record.ts'
import type { PromotionRecord } from '../records/schemas.ts'
import type { RuleFacts } from './rules.ts'

/**
 * A given record is about the whole run. Each app is compared with the commit in its note: an app that did not change
 * keeps its note, so each has its own history.
 */
export async function downgradeFacts(
  changes: readonly Change[],
  { options, git, record, deployments, signal, context }: RecordedGround,
): Promise<Pick<RuleFacts, 'behind' | 'older'>> {
  const head = options.commit ?? (await git.head()) ?? context.startedFor
  const remote = options.repository ?? (await git.remote())
  const asked = new Map<string, Promise<boolean | undefined>>()
  const contains = async (next: string | undefined, installed: string): Promise<boolean | undefined> => {
    const within = next ?? head
    if (within === undefined) return undefined
    const key = `${installed} ${within}`
    const answer =
      asked.get(key) ??
      git.contains(installed, next).then(async (known) => known ?? deployments?.contains(within, installed, signal))
    asked.set(key, answer)
    return answer
  }
  const older = new Map<Change, string>()
  for (const change of changes) {
    const commits = commitsOf(change, record)
    if (commits === undefined || isFromOtherRepository(commits.noted, remote)) continue
    const { next, installed, whose } = commits
    const contained = next === installed || (await contains(next, installed))
    if (contained === true) continue
    const what =
      next === undefined
        ? `${whose} is of commit ${installed.slice(0, 12)}`
        : `what would be copied is of commit ${next.slice(0, 12)}, and ${whose} of commit ${installed.slice(0, 12)}`
    const it = next === undefined ? 'this commit' : 'the former'
    older.set(
      change,
      contained === false
        ? `${what}, which ${it} does not contain${next === undefined ? `; ${FIX}` : ''}`
        : `${what}${next === undefined ? ', which is' : ': how they are related is'} not known here${await whyUnknown(git, installed)}`,
    )
  }
  return { behind: record === undefined ? undefined : await behindRecord(record, git), older }
}

/** The rule needs a commit to compare with. */
export function uncomparedNotice(changes: readonly Change[], record: PromotionRecord | undefined): string | undefined {
  const apps = changes.filter(
    (change) => isInstall(change) && change.before.kind !== 'absent' && commitsOf(change, record) === undefined,
  )
  if (record !== undefined || apps.length === 0) return undefined
  return `The rule \`downgrade\` of the stage was not applied to ${listNames(apps.map(({ app }) => app.name))}: no note shows from which commit ${apps.length === 1 ? 'it was' : 'they were'} installed. With the record of the last promotion, as \`last-record\`, it is.`
}

interface Commits {
  /** Of a copy; undefined for what is checked out. */
  readonly next: string | undefined
  readonly installed: string
  readonly noted: Install['description']
  /** Names the app or record that `installed` belongs to, for messages. */
  readonly whose: string
}

/** Without a note, the commit of the last record. Undefined if a commit is not known. */
function commitsOf(change: Change, record?: PromotionRecord): Commits | undefined {
  if (!isInstall(change)) return undefined
  const { app, before, description } = change
  const next = app.source.kind === 'app' ? notedCommit(description) : undefined
  const noted = before.kind === 'found' ? notedCommit(before.app.description) : undefined
  const recorded = record?.apps.findLast((entry) => entry.target === formatAddress(app.target) && isInstalled(entry))
  const installed = noted ?? recorded?.commit
  if (installed === undefined || (app.source.kind === 'app' && next === undefined)) return undefined
  return {
    next,
    installed,
    noted: before.kind === 'found' && noted !== undefined ? before.app.description : description,
    whose:
      noted !== undefined
        ? `what is installed${next === undefined ? '' : ' here'}`
        : 'what the last promotion installed here',
  }
}

/**
 * Apps that the run of a record left unchanged were up to date with the same commit. So a newer record counts for every
 * app of the project.
 */
async function behindRecord(record: PromotionRecord, git: Git): Promise<string | undefined> {
  if (record.commit === null)
    return 'the record of the last promotion does not name a commit, because it was made outside of git or by a rollback; give the record of the promotion that installed these apps'
  const contained = await git.contains(record.commit)
  if (contained === true) return undefined
  const named = `the last promotion was of commit ${record.commit.slice(0, 12)}`
  return contained === false
    ? `${named}, which this commit does not contain; ${FIX}`
    : `${named}, which is not known here${await whyUnknown(git, record.commit)}`
}

async function whyUnknown(git: Git, commit: string): Promise<string> {
  const look = await git.look()
  switch (look.kind) {
    case 'repository':
      if ((await git.missing(commit)) === 'gone')
        return `: \`git fetch\` may get it. If a squash merge dropped it, promote once with \`downgrade: allow\``
      return ': does the checkout reach back far enough (`fetch-depth: 0` of actions/checkout, `git fetch --unshallow`)?'
    case 'none':
      return ': this is not a clone of a git repository'
    case 'refused':
      return `: ${look.reason}. ${look.fix}`
  }
}

const FIX = 'promote a commit that does, or set `downgrade: allow` if an older version is intended'
