import { realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

import { isThere } from './bare-repository.ts'
import { fixFor } from './git-advice.ts'
import { commitOf, type Command } from './git-base.ts'
import { filesAt, type GitFiles } from './git-files.ts'
import { historyAt, type GitHistory } from './git-history.ts'
import { namesOf, refsOf, type RefNames } from './git-names.ts'
import { ask, NO_GIT, type Answer } from './git-process.ts'
import { treesAt, type GitTrees } from './git-tree.ts'

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
 * system it may take long, until `signal` aborts. Names, commits and settings are read once, so a run that shares this
 * does not see two states of the clone, and starts fewer processes.
 */
export function gitAt(folder: string, signal: AbortSignal): Git {
  const asked = new Map<string, Promise<Answer>>()
  const git: Command = async (...args) => {
    if (!READ_ONCE.has(args[0])) return ask(folder, args, signal)
    const question = args.join('\0')
    const answer = asked.get(question) ?? ask(folder, args, signal)
    asked.set(question, answer)
    return answer
  }
  return {
    look: async () => look(folder, git),
    ...checkedOut(folder, git),
    ...filesAt(folder, git, signal),
    ...historyAt(git),
    ...treesAt(git),
  }
}

/** Commands that do not look at the files of the folder. */
const READ_ONCE: ReadonlySet<string | undefined> = new Set(['rev-parse', 'config', 'for-each-ref', 'merge-base'])

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
  const lineOf = async (...args: readonly string[]): Promise<string | undefined> => {
    const answer = await git(...args)
    return answer.code === 0 ? answer.out.trim() : undefined
  }
  return {
    head: async () => commitOf('HEAD', git),
    isHead: async (commit) => {
      const head = await commitOf('HEAD', git)
      return head !== undefined && COMMIT.test(commit) && (commit === head || (await commitOf(commit, git)) === head)
    },
    names: async () => namesOf(git),
    refs: async () => refsOf(git),
    remote: async () => {
      const address = await lineOf('config', '--get', 'remote.origin.url')
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
      const shallow = await git('rev-parse', '--is-shallow-repository')
      return shallow.out.trim() === 'true' ? undefined : false
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
