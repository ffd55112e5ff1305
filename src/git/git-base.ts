import { PromotionError } from '../files/errors.ts'
import { isFullHash } from './full-hash.ts'
import { BARE, hasUserSettings, NO_GIT, TOO_LONG, type Answer } from './git-process.ts'

/** Runs git in a folder. */
export type Command = (...args: readonly string[]) => Promise<Answer>

/** The name that GitHub uses for the state before a branch was created. */
export function isNothing(ref: string): boolean {
  return /^0{40}(?:0{24})?$/.test(splitBase(ref).base)
}

/** `A...B` is the merge base of the two, as for `git diff`; either may be left out. Without dots, `with` is undefined. */
export function splitBase(ref: string): { readonly base: string; readonly with?: string } {
  const dots = ref.lastIndexOf('...')
  return dots < 0 ? { base: ref } : { base: ref.slice(0, dots) || 'HEAD', with: ref.slice(dots + 3) || 'HEAD' }
}

/** The commit to compare with, or an error that explains why there is none and how to fix it. */
export async function baseOf(ref: string, git: Command): Promise<string> {
  const { base, with: end } = splitBase(ref)
  const commit = await commitOf(base, git)
  if (commit === undefined) throw await unknownRevision(base, git)
  if (end === undefined) return commit
  const head = await commitOf('HEAD', git)
  if (head === undefined || (await commitOf(end, git)) !== head)
    throw new PromotionError('git', `${JSON.stringify(end)} is not what is checked out`, {
      fix: `The files of the checkout are compared: write ${base}...HEAD.`,
    })
  const merge = await git('merge-base', commit, head)
  if (merge.code === 0) return merge.out.trim()
  throw new PromotionError('git', `${JSON.stringify(base)} and HEAD have no commit in common in this clone`, {
    fix: (await isShallow(git)) ? DEEPER : 'Name an ancestor of HEAD.',
  })
}

/** Undefined if git knows the commit of a revision; otherwise whether the rest of the history may have it. */
export async function missing(ref: string, git: Command): Promise<'shallow' | 'gone' | undefined> {
  if ((await commitOf(splitBase(ref).base, git)) !== undefined) return undefined
  return (await isShallow(git)) ? 'shallow' : 'gone'
}

/** The commit of a revision; undefined if there is none. */
export async function commitOf(ref: string, git: Command): Promise<string | undefined> {
  // A text that looks like an option is not a revision. Older versions of git have no way to mark it as one.
  if (ref.startsWith('-')) return undefined
  // The hash of what is checked out is known without another question.
  if (isFullHash(ref) && (await commitOf('HEAD', git)) === ref) return ref
  const found = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
  return found.code === 0 ? found.out.trim() : undefined
}

export async function isShallow(git: Command): Promise<boolean> {
  return (await git('rev-parse', '--is-shallow-repository')).out.trim() === 'true'
}

/** The error for a revision that does not name a commit of the clone. */
export async function unknownRevision(ref: string, git: Command): Promise<PromotionError> {
  const shallow = await git('rev-parse', '--is-shallow-repository')
  if (shallow.code !== 0)
    return new PromotionError('git', `git knows of no changes since ${JSON.stringify(ref)}: ${shallow.error}`, {
      fix: fixFor(shallow.error),
    })
  const message = `${JSON.stringify(ref)} does not name a commit of this clone`
  if (shallow.out.trim() === 'true')
    return new PromotionError('git', message, { fix: `The clone is shallow. ${DEEPER}` })
  if (/^[0-9a-f]{7,64}$/.test(ref))
    return new PromotionError('git', `${message}: the history was rewritten, or its branch was not fetched`, {
      fix: 'After a force push nothing has the earlier commit any more. Compare with a branch: origin/main...HEAD.',
    })
  return new PromotionError('git', message, {
    fix: ref.includes('..')
      ? 'Give one revision, or A...HEAD for what changed since A and HEAD diverged.'
      : 'Name a commit, a tag or a branch that was fetched; a branch of the remote is origin/NAME.',
  })
}

/** How to fix a shallow clone. */
export const DEEPER = 'Get the earlier commits: `fetch-depth: 0` of actions/checkout, or `git fetch --unshallow`.'

/** The output of git. Throws PromotionError `git`, with `fix` if no better one is known. */
export function outOf(answer: Answer, doing: string, fix = SOUND_CLONE): string {
  if (answer.code === 0) return answer.out
  const known = adviceOn(answer.error)
  throw new PromotionError('git', `git could not ${doing}: ${known?.reason ?? answer.error}`, {
    fix: known?.fix ?? fix,
  })
}

/** For commands that work in every clone. */
const SOUND_CLONE = 'Does `git status` work there? If it does not, clone again.'

const NO_CLONE = 'Run in a clone of a git repository.'

/** How to fix that git does not read a repository. */
export function fixFor(error: string): string {
  return adviceOn(error)?.fix ?? NO_CLONE
}

interface Advice {
  /** Replaces the words of git. */
  readonly reason?: string
  readonly fix: string
}

function adviceOn(error: string): Advice | undefined {
  if (error === NO_GIT) return { fix: 'Install git.' }
  if (error === TOO_LONG) return { fix: 'Work in a part of the repository, or compare with a revision that is nearer.' }
  const folder = /^(?:detected dubious ownership in repository at '|unsafe repository \(')(.*?)'(?: is owned|$)/.exec(
    error,
  )?.[1]
  if (folder !== undefined) return { fix: fixForOwner(folder) }
  if (/promisor remote|^transport '.*' not allowed/.test(error))
    return {
      reason: 'it is a partial clone, which lacks what must be read',
      fix: 'Get the rest with `git fetch --refetch --filter=blob:none`; on GitHub, check out with `filter: blob:none`, or without `filter`.',
    }
  if (/unknown option|unrecognized argument|invalid option/.test(error)) return { fix: 'Install a newer git.' }
  if (error.endsWith(BARE))
    return {
      fix: 'This is a bare repository inside of a checkout, and git would run what its configuration names. Work in the root of the outer repository, or in a clone of the inner one.',
    }
  if (error.includes('must be run in a work tree'))
    return { fix: 'The repository here is bare, so it has no files: run in a clone of it.' }
  return error.startsWith('not a git repository') ? { fix: NO_CLONE } : undefined
}

/** If there is no file for the settings of this user, only environment variables can set it. */
function fixForOwner(folder: string): string {
  const quoted = /^[\w./:-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", `'\\''`)}'`
  const how = hasUserSettings()
    ? `in a workflow in a step before: git config --global --add safe.directory ${quoted}`
    : `by these variables: GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0=${quoted}`
  return `Another user owns the folder. Let git trust it, ${how}`
}
