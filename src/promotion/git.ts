import { realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

import { isThere } from './bare-repository.ts'
import { fixFor } from './git-advice.ts'
import { commitOf, type Command } from './git-base.ts'
import { filesAt, type GitFiles } from './git-files.ts'
import { namesOf, refsOf, type RefNames } from './git-names.ts'
import { ask, NO_GIT } from './git-process.ts'

/**
 * What git says about the repository at a folder. Every method rejects with PromotionError `git`, or with the reason of
 * the signal.
 */
export interface Git extends GitFiles {
  /** Whether git knows of a repository here. */
  look(): Promise<Look>
  /** The commit that is checked out; undefined outside a repository, and in one without commits. */
  head(): Promise<string | undefined>
  /** Whether this is the commit that is checked out. */
  isHead(commit: string): Promise<boolean>
  /** What that is called. */
  names(): Promise<RefNames>
  /** All that has a name in the clone and is the commit that is checked out: `refs/remotes/origin/main`. */
  refs(): Promise<readonly string[]>
  /**
   * True when `commit` is the commit `within`, by default the present one, or before it; undefined when git does not
   * know it, or not all that came before.
   */
  contains(commit: string, within?: string): Promise<boolean | undefined>
  /** The address of `origin` as it is configured, credentials included; undefined when there is none. */
  remote(): Promise<string | undefined>
  /** The folder's path in its repository with a slash at its end; empty for the root, and outside a repository. */
  prefix(): Promise<string>
}

/** `none`: nothing here is a clone. `refused`: something is, and git does not read it. */
export type Look =
  | { readonly kind: 'repository' }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly reason: string; readonly fix: string }

/**
 * Git in a folder that may be anybody's: as `ask` runs it, and with no filters of the repository's own either. On a
 * network file system it may take as long as it likes: until `signal`.
 */
export function gitAt(folder: string, signal: AbortSignal): Git {
  const git: Command = async (...args) => ask(folder, args, signal)
  return { look: async () => look(folder, git), ...checkedOut(folder, git), ...filesAt(folder, git, signal) }
}

async function look(folder: string, git: Command): Promise<Look> {
  const { code, error } = await git('rev-parse', '--git-dir')
  if (code === 0) return { kind: 'repository' }
  // Without git, only a clone at its root is seen to be one.
  const none = error === NO_GIT ? !isThere(join(folder, '.git')) : error.startsWith('not a git repository')
  return none ? { kind: 'none' } : { kind: 'refused', reason: error, fix: fixFor(error) }
}

/** Where the clone is. */
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
    isHead: async (commit) =>
      COMMIT.test(commit) && (await commitOf(commit, git)) === ((await commitOf('HEAD', git)) ?? ''),
    names: async () => namesOf(git),
    refs: async () => refsOf(git),
    remote: async () => {
      const address = await lineOf('config', '--get', 'remote.origin.url')
      return address === '' ? undefined : address
    },
    prefix: async () => {
      const { code, out, error } = await git('rev-parse', '--show-prefix')
      if (code === 0) return out.replace(/\n$/, '')
      // One that git does not read, since another user owns it for instance, is a repository anyway.
      return error.startsWith('not a git repository') ? '' : prefixBelowClone(folder)
    },
    contains: async (commit, within = 'HEAD') => {
      if (!COMMIT.test(commit) || !(within === 'HEAD' || COMMIT.test(within))) return undefined
      const answer = await git('merge-base', '--is-ancestor', commit, within)
      if (answer.code !== 1) return answer.code === 0 ? true : undefined
      // Where the history is cut, what lies beyond the cut looks like no ancestor.
      const shallow = await git('rev-parse', '--is-shallow-repository')
      return shallow.out.trim() === 'true' ? undefined : false
    },
  }
}

/** The way to a folder from the nearest one above that holds a clone. */
function prefixBelowClone(folder: string): string {
  const real = realpathSync.native(folder)
  for (let at = real; at !== dirname(at); at = dirname(at)) {
    if (isThere(join(at, '.git'))) return at === real ? '' : `${relative(at, real).replaceAll(sep, '/')}/`
  }
  return ''
}

const COMMIT = /^[0-9a-f]{7,64}$/
