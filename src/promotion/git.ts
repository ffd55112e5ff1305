import { realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

import { BARE, isThere } from './bare-repository.ts'
import { PromotionError } from './errors.ts'
import { ask, namesIn, NO_GIT, TOO_LONG, type Answer } from './git-process.ts'

/**
 * What git says about the repository at a folder. Every method rejects with PromotionError `git`, or with the reason of
 * the signal.
 */
export interface Git {
  /** Whether git knows of a repository here. */
  look(): Promise<Look>
  /** The commit that is checked out; undefined outside a repository, and in one without commits. */
  head(): Promise<string | undefined>
  /** Undefined when no branch is checked out. */
  branch(): Promise<string | undefined>
  /** Tags of the commit that is checked out. */
  tags(): Promise<readonly string[]>
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
  /** Files that are as the present commit has them; relative to the folder. Those of submodules are none of its own. */
  committed(): Promise<readonly string[]>
  /**
   * Files that differ from `ref`, those not committed included, and those that git ignores or was told not to look at:
   * of them it does not know whether they changed. Links are not followed; of a submodule, and with a slash at its end
   * of a folder that is ignored as a whole, only the folder is named. Relative to the folder. A `ref` of zeros, which
   * GitHub gives where nothing was before, makes all of them changed.
   */
  changedSince(ref: string): Promise<readonly string[]>
}

/** `none`: nothing here is a clone. `refused`: something is, and git does not read it. */
export type Look =
  | { readonly kind: 'repository' }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly reason: string; readonly fix: string }

/**
 * Git in a folder that may be anybody's: as `ask` runs it, and with no filters of the repository's own either. On a
 * network file system, or in a clone that lacks parts of its history, it may take as long as it likes: until `signal`.
 */
export function gitAt(folder: string, signal: AbortSignal): Git {
  const git: Command = async (...args) => ask(folder, args, signal)
  return { look: async () => look(folder, git), ...checkedOut(folder, git), ...filesAt(folder, git, signal) }
}

/** Runs git in the folder. */
type Command = (...args: readonly string[]) => Promise<Answer>

async function look(folder: string, git: Command): Promise<Look> {
  const { code, error } = await git('rev-parse', '--git-dir')
  if (code === 0) return { kind: 'repository' }
  // Without git, only a clone at its root is seen to be one.
  const none = error === NO_GIT ? !isThere(join(folder, '.git')) : error.startsWith('not a git repository')
  return none
    ? { kind: 'none' }
    : { kind: 'refused', reason: error, fix: error === NO_GIT ? 'Install git.' : fixFor(error) }
}

/** Where the clone is. */
function checkedOut(
  folder: string,
  git: Command,
): Pick<Git, 'head' | 'branch' | 'tags' | 'refs' | 'remote' | 'prefix' | 'contains'> {
  const lineOf = async (...args: readonly string[]): Promise<string | undefined> => {
    const answer = await git(...args)
    return answer.code === 0 ? answer.out.trim() : undefined
  }
  const linesOf = async (...args: readonly string[]): Promise<readonly string[]> => {
    const answer = await git(...args)
    return answer.code === 0 ? answer.out.split('\n').filter((line) => line !== '') : []
  }
  return {
    head: async () => lineOf('rev-parse', '--verify', '--quiet', 'HEAD^{commit}'),
    // Not the short name: where a tag has the same, git makes it a longer one.
    branch: async () => (await lineOf('symbolic-ref', '--quiet', 'HEAD'))?.replace(/^refs\/heads\//, ''),
    tags: async () => linesOf('tag', '--no-column', '--points-at', 'HEAD'),
    refs: async () => linesOf('for-each-ref', '--points-at=HEAD', '--format=%(refname)'),
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

function filesAt(folder: string, git: Command, signal: AbortSignal): Pick<Git, 'committed' | 'changedSince'> {
  const list = async (doing: string, ...args: readonly string[]): Promise<readonly string[]> =>
    namesIn(outOf(await git(...args), doing))
  return {
    committed: async () => {
      const held = await list('list the files of HEAD', 'ls-tree', '-r', '--name-only', '-z', 'HEAD')
      const others = new Set([...(await differing(folder, signal, 'HEAD')), ...(await unwatched(folder, git))])
      return held.filter((path) => !others.has(path))
    },
    changedSince: async (ref) => {
      const base = NOTHING.test(ref) ? undefined : await baseOf(ref, git)
      const changed =
        base === undefined
          ? await list('list its files', 'ls-files', '-z')
          : await differing(folder, signal, base, '--ignore-submodules=none')
      const untracked = await list('list new files', 'ls-files', '--others', '--exclude-standard', '-z')
      // Folders that are ignored as a whole may hold millions of files: their names do.
      const ignored = await list(
        'list ignored files',
        'ls-files',
        '--others',
        '--ignored',
        '--exclude-standard',
        '--directory',
        '-z',
      )
      return [...new Set([...changed, ...untracked, ...ignored, ...(await unwatched(folder, git))])].sort()
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

/** Files that differ from a revision. Only for this git looks into files, and would filter them first. */
async function differing(
  folder: string,
  signal: AbortSignal,
  revision: string,
  ...options: readonly string[]
): Promise<readonly string[]> {
  const filters = [...(await ownFilters(folder, signal))]
  // Behind an equals sign git would look for the value, and run the program.
  if (filters.some((name) => name.includes('=')))
    throw new PromotionError('git', 'the configuration of the repository names a filter with an equals sign', {
      fix: 'Give the filter another name.',
    })
  const args = [
    // A file that a filter would have changed counts as changed.
    ...filters.flatMap((name) => ['-c', `${name}.clean=`, '-c', `${name}.process=`, '-c', `${name}.required=false`]),
    'diff',
    '--name-only',
    '-z',
    '--no-renames',
    '--no-ext-diff',
    ...options,
    '--relative',
    revision,
    '--',
    '.',
  ]
  return namesIn(outOf(await ask(folder, args, signal), `compare with ${revision}`, EARLIER_COMMITS))
}

/**
 * Files that it takes for unchanged without looking (`git update-index --skip-worktree`, `--assume-unchanged`), unless
 * they are not there.
 */
async function unwatched(folder: string, git: Command): Promise<readonly string[]> {
  // Before each file is a letter: `S` where git skips the disk, as for all that a sparse checkout leaves out, a small
  // one where it takes the file for unchanged.
  return namesIn(outOf(await git('ls-files', '-v', '-z'), 'list its files'))
    .filter((line) => /^[Sa-z] /.test(line))
    .map((line) => line.slice(2))
    .filter((path) => isThere(join(folder, path)))
}

function outOf({ code, out, error }: Answer, doing: string, fix = SOUND_CLONE): string {
  if (code === 0) return out
  throw new PromotionError('git', `git could not ${doing}: ${error}`, { fix: knownRemedyFor(error) ?? fix })
}

/** Files are listed from what every clone has. */
const SOUND_CLONE = 'Does `git status` work there? Where it does not, clone anew.'

const EARLIER_COMMITS = 'On GitHub, check out with `fetch-depth: 0` so that earlier commits are there.'

/**
 * The filters, such as `filter.x`, that the configuration of a repository or of a submodule names: git compares those
 * too, and they are programs. Not those that the user or the machine has set up.
 */
async function ownFilters(folder: string, signal: AbortSignal): Promise<ReadonlySet<string>> {
  const filters = new Set<string>()
  const repositories = new Set([realpathSync.native(folder)])
  for (const repository of repositories) {
    for (const setting of await ownSettings(repository, signal)) {
      if (OF_GIT_LFS.test(setting)) continue
      const [name = ''] = setting.split('\n')
      filters.add(name.slice(0, name.lastIndexOf('.')))
    }
    for (const submodule of await submodulesOf(repository, signal)) repositories.add(submodule)
  }
  return filters
}

/** What the configuration of the repository says of filters, and not that of the user or of the machine. */
async function ownSettings(repository: string, signal: AbortSignal): Promise<readonly string[]> {
  const args = ['config', '--show-scope', '--includes', '-z', '--get-regexp', '^filter\\.']
  const answer = await ask(repository, args, signal)
  // It ends with 1 where nothing matches.
  const list = answer.code === 1 ? [] : namesIn(outOf(answer, 'list its filters'))
  return list.filter((_, index) => index % 2 === 1 && !OF_OTHERS.has(list[index - 1]))
}

const OF_OTHERS: ReadonlySet<string | undefined> = new Set(['system', 'global'])

/**
 * As `git lfs install --local` sets it, and actions/checkout with `lfs`: the program is one of the machine's all the
 * same.
 */
const OF_GIT_LFS =
  /^filter\.lfs\.(?:clean\ngit-lfs clean -- %f|smudge\ngit-lfs smudge(?: --skip)? -- %f|process\ngit-lfs filter-process(?: --skip)?|required\ntrue)$/

/** Those below a folder that are there. */
async function submodulesOf(folder: string, signal: AbortSignal): Promise<readonly string[]> {
  const files = namesIn(outOf(await ask(folder, ['ls-files', '--stage', '-z'], signal), 'list its files'))
  return files
    .filter((line) => line.startsWith('160000 '))
    .map((line) => join(folder, line.slice(line.indexOf('\t') + 1)))
    .filter((path) => isThere(join(path, '.git')))
    .map((path) => realpathSync.native(path))
}

const NOTHING = /^0{40}(?:0{24})?$/

/** The commit that a revision names, or why there is none, with the remedy that fits. */
async function baseOf(ref: string, git: Command): Promise<string> {
  // What looks like an option names nothing; to tell git so in words of its own takes a newer one.
  const found = ref.startsWith('-') ? undefined : await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
  if (found?.code === 0) return found.out.trim()
  const shallow = await git('rev-parse', '--is-shallow-repository')
  if (shallow.code !== 0) {
    throw new PromotionError('git', `git knows of no changes since ${JSON.stringify(ref)}: ${shallow.error}`, {
      fix: fixFor(shallow.error),
    })
  }
  throw new PromotionError('git', `${JSON.stringify(ref)} names no commit of this clone`, {
    fix:
      shallow.out.trim() === 'true'
        ? 'The clone is shallow: on GitHub, check out with `fetch-depth: 0` so that earlier commits are there.'
        : 'Name a commit, a tag or a branch that was fetched; a branch of the remote is origin/NAME.',
  })
}

function fixFor(error: string): string {
  return knownRemedyFor(error) ?? NO_CLONE
}

const NO_CLONE = 'Run in a clone of a git repository.'

function knownRemedyFor(error: string): string | undefined {
  if (error === NO_GIT) return 'Install git, or leave the input `changed-since` out.'
  if (error === TOO_LONG) return 'Name a revision that is nearer, or leave the input `changed-since` out.'
  if (/dubious ownership|^unsafe repository/.test(error))
    return 'Another user owns the folder. Let git trust it: git config --global --add safe.directory FOLDER'
  if (/unknown option|unrecognized argument|invalid option/.test(error)) return 'Install a newer git.'
  if (error.endsWith(BARE))
    return 'Git would run what its configuration names. Work in a clone of it, or, where it came as files of another repository, in the root of that.'
  if (error.includes('must be run in a work tree'))
    return 'The repository here is a bare one, which has no files of its own: run in a clone of it.'
  return error.startsWith('not a git repository') ? NO_CLONE : undefined
}

const COMMIT = /^[0-9a-f]{7,64}$/
