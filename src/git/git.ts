import { realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

import { commitOf, fixFor, isShallow, type Command } from './git-base.ts'
import { askSettings, filesAt, settingsIn, type GitFiles, type GitIn, type Setting } from './git-files.ts'
import { historyAt, treesAt, type GitHistory, type GitTrees } from './git-history.ts'
import { ask, isThere, NO_GIT, type Answer } from './git-process.ts'

/**
 * What git knows of the repository at a folder. Every method rejects with PromotionError `git`, or with the reason of
 * the signal.
 */
export interface Git extends GitFiles, GitHistory, GitTrees {
  /** Whether git finds a repository here. */
  look(): Promise<Look>
  /** The commit that is checked out; undefined outside of a repository, and in one without commits. */
  head(): Promise<string | undefined>
  /** Whether this is the commit that is checked out. */
  isHead(commit: string): Promise<boolean>
  /** The names of that commit. */
  names(): Promise<RefNames>
  /** All refs of the clone at the commit that is checked out: `refs/remotes/origin/main`. */
  refs(): Promise<readonly string[]>
  /**
   * True if `commit` is the commit `within`, by default the current one, or one of its ancestors; undefined if git does
   * not know the commit or the whole history.
   */
  contains(commit: string, within?: string): Promise<boolean | undefined>
  /** The configured address of `origin`, including credentials; undefined if there is none. */
  remote(): Promise<string | undefined>
  /** The folder's path in its repository with a slash at its end; empty for the root, and outside of a repository. */
  prefix(): Promise<string>
}

/** `none`: this is not a clone. `refused`: it is, and git does not read it. */
export type Look =
  | { readonly kind: 'repository' }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly reason: string; readonly fix: string }

/**
 * Git in a folder that may be untrusted: runs as in `ask`, without the filters of the repository. On a network file
 * system it may take long, until `signal` aborts. Names, commits, settings and lists of files are read once, so a run
 * that shares this does not see two states of the clone, and starts fewer processes.
 */
export function gitAt(folder: string, signal: AbortSignal): Git {
  const asked = new Map<string, Promise<Answer>>()
  const gitIn: GitIn = async (at, args) => {
    if (!READ_ONCE.has(args[0])) return ask(at, args, signal)
    const question = [at, ...args].join('\0')
    const answer = asked.get(question) ?? ask(at, args, signal)
    asked.set(question, answer)
    return answer
  }
  const git: Command = async (...args) => gitIn(folder, args)
  return {
    look: async () => look(folder, git),
    ...checkedOut(folder, git),
    ...filesAt(folder, gitIn),
    ...historyAt(git),
    ...treesAt(git),
  }
}

const READ_ONCE: ReadonlySet<string | undefined> = new Set([
  'rev-parse',
  'config',
  'for-each-ref',
  'merge-base',
  'ls-files',
])

async function look(folder: string, git: Command): Promise<Look> {
  const { code, error } = await git('rev-parse', '--git-dir')
  if (code === 0) return { kind: 'repository' }
  // Without git, only the root of a clone is recognized.
  const none = error === NO_GIT ? !isThere(join(folder, '.git')) : error.startsWith('not a git repository')
  return none ? { kind: 'none' } : { kind: 'refused', reason: error, fix: fixFor(error) }
}

function checkedOut(
  folder: string,
  git: Command,
): Pick<Git, 'head' | 'isHead' | 'names' | 'refs' | 'remote' | 'prefix' | 'contains'> {
  return {
    head: async () => commitOf('HEAD', git),
    isHead: async (commit) => {
      const head = await commitOf('HEAD', git)
      return head !== undefined && COMMIT.test(commit) && (await commitOf(commit, git)) === head
    },
    names: async () => namesOf(git),
    refs: async () => refsOf(git),
    remote: async () => {
      const address = lastOf('remote.origin.url', settingsIn(await askSettings(git)))
      return address === '' ? undefined : address
    },
    prefix: async () => {
      const { code, out, error } = await git('rev-parse', '--show-prefix')
      if (code === 0) return out.replace(/\n$/, '')
      // A repository that git does not read, for example because another user owns it, is a repository anyway.
      return error.startsWith('not a git repository') ? '' : prefixBelowClone(folder)
    },
    contains: async (commit, within = 'HEAD') => {
      if (!COMMIT.test(commit) || !(within === 'HEAD' || COMMIT.test(within))) return undefined
      const answer = await git('merge-base', '--is-ancestor', commit, within)
      if (answer.code !== 1) return answer.code === 0 ? true : undefined
      // In a shallow clone, older commits do not look like ancestors.
      return (await isShallow(git)) ? undefined : false
    },
  }
}

function prefixBelowClone(folder: string): string {
  const real = realpathSync.native(folder)
  for (let at = real; at !== dirname(at); at = dirname(at)) {
    if (isThere(join(at, '.git'))) return at === real ? '' : `${relative(at, real).replaceAll(sep, '/')}/`
  }
  return ''
}

const COMMIT = /^[0-9a-f]{7,64}$/

/** Names of the commit that is checked out. */
interface RefNames {
  /** The branch that is checked out. If there is none, the branches of the clone and of `origin` at this commit. */
  readonly branches: readonly string[]
  readonly tags: readonly string[]
}

/** Empty outside of a repository. */
async function namesOf(git: Command): Promise<RefNames> {
  const { current, refs } = await refsAtHead(git)
  const below = (folder: string, all = refs): readonly string[] =>
    all.flatMap((ref) => (ref.startsWith(folder) ? [ref.slice(folder.length)] : []))
  const local = below('refs/heads/', current === undefined ? refs : [current])
  const remote = current !== undefined ? [] : below('refs/remotes/origin/').filter((name) => name !== 'HEAD')
  const settings = local.length === 0 ? [] : settingsIn(await askSettings(git))
  return {
    branches: [...new Set([...local.filter((name) => !isOfPull(name, settings)), ...remote])],
    tags: below('refs/tags/'),
  }
}

/** All refs of the clone at the commit that is checked out. */
async function refsOf(git: Command): Promise<readonly string[]> {
  return (await refsAtHead(git)).refs
}

async function refsAtHead(git: Command): Promise<{
  /** The branch that is checked out. */
  readonly current: string | undefined
  readonly refs: readonly string[]
}> {
  // Not the short name: git makes it longer if a tag has the same name.
  const { code, out } = await git('for-each-ref', '--points-at=HEAD', '--format=%(HEAD)%(refname)')
  const lines = code === 0 ? out.split('\n').filter((line) => line !== '') : []
  const current = lines.find((line) => line.startsWith('*'))?.slice(1)
  return { refs: lines.map((line) => line.slice(1)), current }
}

/** `gh pr checkout` gives a branch of the clone the name that a fork chose. */
function isOfPull(branch: string, settings: readonly Setting[]): boolean {
  return lastOf(`branch.${branch}.merge`, settings)?.startsWith('refs/pull/') === true
}

function lastOf(setting: string, settings: readonly Setting[]): string | undefined {
  return settings.findLast(({ name }) => name === setting)?.value
}
