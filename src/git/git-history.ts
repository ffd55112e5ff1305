import { PromotionError } from '../files/errors.ts'
import { commitOf, DEEPER, fixFor, isShallow, outOf, unknownRevision, type Command } from './git-base.ts'
import { namesIn } from './git-process.ts'

/** A commit with its time, as ISO 8601 in UTC. */
export interface DatedCommit {
  readonly commit: string
  readonly at: string
}

/** What happened to the files of a folder between two commits. */
export interface FileHistory {
  /** Commits that only the later end has, oldest first. */
  readonly commits: readonly DatedCommit[]
  /** By file: the index of the oldest of {@link commits} that changed it. */
  readonly since: ReadonlyMap<string, number>
  /** Files that were changed in commits which the later end does not have. */
  readonly behind: ReadonlySet<string>
}

/** Git's history of earlier commits. Methods reject like those of Git; commits are full hashes. */
export interface GitHistory {
  /**
   * How files changed between the commits `from` and `to`; a merge counts as one change. Paths are relative to the
   * folder.
   */
  historyOf(from: string, to: string): Promise<FileHistory>
  /** The latest commits that changed one of these files, newest first; `isCut` if there may be more. */
  changesOf(
    paths: readonly string[],
    most: number,
  ): Promise<{ readonly commits: readonly string[]; readonly isCut: boolean }>
  /** The commit that added each of these files, the latest if it was added again; missing if the history is cut. */
  additionsOf(paths: readonly string[]): Promise<ReadonlyMap<string, DatedCommit>>
  /** When each of these commits was made; missing commits are left out. */
  datesOf(commits: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** A command line of Windows can have this many commits or paths. */
const MOST_ARGUMENTS = 200

export function historyAt(git: Command): GitHistory {
  const log = async (...args: readonly string[]): Promise<readonly LoggedCommit[]> =>
    parseLog(outOf(await git('log', ...LOG_OPTIONS, ...args), 'read the history', DEEPER))
  return {
    historyOf: async (from, to) => {
      const oldestFirst = (await log('--left-right', `${from}...${to}`, '--', '.')).toReversed()
      const commits = oldestFirst.filter(({ side }) => side === '>')
      const since = new Map<string, number>()
      for (const [index, { files }] of commits.entries())
        for (const file of files) if (!since.has(file)) since.set(file, index)
      const behind = new Set(oldestFirst.flatMap(({ side, files }) => (side === '<' ? files : [])))
      return { commits: commits.map(({ commit, at }) => ({ commit, at })), since, behind }
    },
    changesOf: async (paths, most) => {
      const logged = await log(`--max-count=${most}`, 'HEAD', '--', ...pathspecs(paths))
      return { commits: logged.map(({ commit }) => commit), isCut: logged.length === most || (await isShallow(git)) }
    },
    additionsOf: async (paths) => {
      const { out } = await git('rev-parse', '--is-shallow-repository')
      if (paths.length === 0 || out.trim() !== 'false') return new Map()
      const found = new Map<string, DatedCommit>()
      for (const { commit, at, files } of (
        await log('--diff-filter=A', 'HEAD', '--', ...pathspecs(paths))
      ).toReversed())
        for (const file of files) found.set(file, { commit, at })
      return found
    },
    datesOf: async (commits) => {
      const dates = new Map<string, string>()
      for (let start = 0; start < commits.length; start += MOST_ARGUMENTS) {
        const some = commits.slice(start, start + MOST_ARGUMENTS)
        const args = ['--no-walk=unsorted', '--ignore-missing', '--no-show-signature', FORMAT, '-z', ...some, '--']
        for (const { commit, at } of parseLog(outOf(await git('log', ...args), 'read the history', DEEPER)))
          dates.set(commit, at)
      }
      return dates
    },
  }
}

function pathspecs(paths: readonly string[]): readonly string[] {
  return paths.length > MOST_ARGUMENTS ? ['.'] : paths.map((path) => `:(literal)${path}`)
}

/** Before each commit is a character that git uses for nothing else. */
const FORMAT = '--format=%x01%m%H %ct'

const LOG_OPTIONS = [
  FORMAT,
  '-z',
  '--name-only',
  '--no-renames',
  '--no-ext-diff',
  '--no-textconv',
  // The configuration of the repository may name a program for that.
  '--no-show-signature',
  '--ignore-submodules=none',
  '--relative',
  // A merge counts as the change: the commits of its branch may be older than what was installed.
  '--first-parent',
  '-m',
] as const

interface LoggedCommit extends DatedCommit {
  /** `<` or `>`: the end that has it. */
  readonly side: string
  readonly files: readonly string[]
}

function parseLog(text: string): readonly LoggedCommit[] {
  return text.split('\u0001').flatMap((entry) => {
    const [head = '', ...files] = namesIn(entry)
    const [, side = '', commit = '', seconds = ''] = /^([<>-])([0-9a-f]{40,64}) (\d+)$/.exec(head.trim()) ?? []
    if (commit === '') return []
    // The names begin on a separate line.
    const named = files.map((file, index) => (index === 0 ? file.replace(/^\n/, '') : file))
    return [{ side, commit, at: new Date(Number(seconds) * 1000).toISOString(), files: named }]
  })
}

/** A file of a revision. */
export interface TreeFile {
  /** Of the git object with the content. */
  readonly id: string
  /** The content is the path that the link leads to. */
  readonly isLink: boolean
  /** In bytes. */
  readonly size: number
}

/** The files of a revision, from git's objects alone. Methods reject like those of Git. */
export interface GitTrees {
  /** The files of a revision in the folder, by their paths relative to it. Submodules are left out. */
  treeOf(revision: string): Promise<ReadonlyMap<string, TreeFile>>
  /** The content of a file. */
  contentOf(id: string): Promise<string>
}

export function treesAt(git: Command): GitTrees {
  return {
    treeOf: async (revision) => {
      const { code, error } = await git('rev-parse', '--git-dir')
      if (code !== 0)
        throw new PromotionError('git', `git cannot read the revision ${JSON.stringify(revision)}: ${error}`, {
          fix: fixFor(error),
        })
      const commit = await commitOf(revision, git)
      if (commit === undefined) throw await unknownRevision(revision, git)
      const lines = namesIn(outOf(await git('ls-tree', '-r', '-l', '-z', commit), `list the files of ${revision}`))
      return new Map(lines.flatMap(parseEntry))
    },
    contentOf: async (id) => outOf(await git('cat-file', 'blob', id), 'read a file of a revision'),
  }
}

/** `MODE TYPE OBJECT SIZE<tab>PATH` (git-ls-tree(1)). */
function parseEntry(line: string): readonly (readonly [string, TreeFile])[] {
  const [, mode = '', id = '', size = '', path = ''] = /^(\d+) blob ([0-9a-f]+) +(\d+)\t(.+)$/s.exec(line) ?? []
  return path === '' ? [] : [[path, { id, isLink: mode === '120000', size: Number(size) }]]
}
