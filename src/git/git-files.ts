import { realpathSync } from 'node:fs'
import { join } from 'node:path'

import { PromotionError } from '../files/errors.ts'
import { baseOf, DEEPER, isNothing, missing, outOf, type Command } from './git-base.ts'
import { isThere, namesIn, type Answer } from './git-process.ts'

/** What git knows of the files in a folder. Methods reject like those of Git. */
export interface GitFiles {
  /** Files that are unchanged since the current commit, relative to the folder, without those of submodules. */
  committed(): Promise<readonly string[]>
  /** Files of the index that are not checked out, as in a sparse checkout, relative to the folder. */
  skipped(): Promise<readonly string[]>
  /** Files that git ignores, and folders with a slash at the end, relative to the folder. Empty outside of a repository. */
  ignored(): Promise<readonly string[]>
  /**
   * Files that differ from `ref`, including uncommitted files and those that git ignores or does not check: for these
   * it is not known whether they changed. Links are not followed. Of a submodule only the folder is named; of an
   * ignored folder too, with a slash at its end. Relative to the folder. A `ref` of zeros, which GitHub uses if there
   * was nothing before, means that all files changed. `A...HEAD` compares with the merge base.
   */
  changedSince(ref: string): Promise<readonly string[]>
  /**
   * Why git does not know the commit of `ref`: the history is cut (`shallow`), or the commit is not part of it
   * (`gone`); undefined if git knows it.
   */
  missing(ref: string): Promise<'shallow' | 'gone' | undefined>
}

/** An ignored folder may contain millions of files, so it is named as a whole. */
const IGNORED = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'] as const

export function filesAt(folder: string, gitIn: GitIn): GitFiles {
  const git: Command = async (...args) => gitIn(folder, args)
  const list = async (doing: string, ...args: readonly string[]): Promise<readonly string[]> =>
    namesIn(outOf(await git(...args), doing))
  return {
    committed: async () => {
      const held = await list('list the files of HEAD', 'ls-tree', '-r', '--name-only', '-z', 'HEAD')
      const files = await listFiles(git)
      const others = new Set([...(await differing(folder, gitIn, files, 'HEAD')), ...unwatched(folder, files)])
      return held.filter((path) => !others.has(path))
    },
    skipped: async () =>
      (await listFiles(git)).flatMap(({ tag, path }) =>
        tag.toUpperCase() === 'S' && !isThere(join(folder, path)) ? [path] : [],
      ),
    ignored: async () => {
      const { code, out } = await git(...IGNORED)
      return code === 0 ? namesIn(out) : []
    },
    missing: async (ref) => (isNothing(ref) ? undefined : missing(ref, git)),
    changedSince: async (ref) => {
      const base = isNothing(ref) ? undefined : await baseOf(ref, git)
      const files = await listFiles(git, '--others', '--exclude-standard')
      const changed =
        base === undefined
          ? files.map(({ path }) => path)
          : await differing(folder, gitIn, files, base, '--ignore-submodules=none')
      const untracked = files.flatMap(({ tag, path }) => (tag === '?' ? [path] : []))
      const ignored = await list('list ignored files', ...IGNORED)
      return [...new Set([...changed, ...untracked, ...ignored, ...unwatched(folder, files)])].sort()
    },
  }
}

/** Files that differ from a revision. Only here does git read files, and would run filters on them. */
async function differing(
  folder: string,
  git: GitIn,
  files: readonly ListedFile[],
  revision: string,
  ...options: readonly string[]
): Promise<readonly string[]> {
  // A file that a filter would change counts as changed.
  const safely = await withoutOwnPrograms(folder, git, files)
  const args = ['diff', '--raw', '--no-abbrev', '-z', '--no-renames', '--no-ext-diff', '--no-textconv']
  const answer = await git(folder, [...safely, ...args, ...options, '--relative', revision, '--', '.'])
  const fields = namesIn(outOf(answer, `compare with ${revision}`, DEEPER))
  const changes = fields.flatMap((field, index) => (index % 2 === 0 ? [{ field, path: fields[index + 1] ?? '' }] : []))
  // The index is not refreshed, so files are listed of which only the time differs. Git has not looked into these.
  const unread = new Map(
    changes.flatMap(({ field, path }) => {
      const [, before = ''] = UNREAD.exec(field) ?? []
      return before === '' ? [] : [[path, before] as const]
    }),
  )
  const same = new Set<string>()
  const paths = [...unread.keys()]
  for (let start = 0; start < paths.length; start += MOST_PATHS) {
    const part = paths.slice(start, start + MOST_PATHS)
    const hashes = (await git(folder, [...safely, 'hash-object', '--', ...part])).out.split('\n')
    for (const [index, path] of part.entries()) if (hashes[index] === unread.get(path)) same.add(path)
  }
  return changes.flatMap(({ path }) => (same.has(path) ? [] : [path]))
}

/** A regular file whose mode is the same, and whose new hash git did not compute (git-diff(1), "RAW OUTPUT FORMAT"). */
const UNREAD = /^:(?:100644 100644|100755 100755) ([\da-f]+) 0+ M$/

/** Of one command: Windows allows command lines of 32,767 characters. */
const MOST_PATHS = 100

/** Files that git does not check (`git update-index --skip-worktree`, `--assume-unchanged`), if they exist. */
function unwatched(folder: string, files: readonly ListedFile[]): readonly string[] {
  // A lower-case letter: git assumes that the file is unchanged.
  return files.flatMap(({ tag, path }) => (/^[Sa-z]$/.test(tag) && isThere(join(folder, path)) ? [path] : []))
}

/** A file of the index, or one that is not in it. */
interface ListedFile {
  /** Of git-ls-files(1): `?` for a file that is not in the index, `S` for one that git skips, as in a sparse checkout. */
  readonly tag: string
  /** Empty for a file that is not in the index. */
  readonly mode: string
  readonly path: string
}

/** The files of the index, and with `options` others. */
async function listFiles(git: Command, ...options: readonly string[]): Promise<readonly ListedFile[]> {
  const answer = await git('ls-files', '-v', '--stage', ...options, '-z')
  return namesIn(outOf(answer, 'list its files')).map((line) => {
    const [, tag = '', mode = '', path = ''] = LISTED.exec(line) ?? []
    return { tag, mode, path }
  })
}

/** `TAG MODE OBJECT STAGE<tab>PATH`, or `? PATH` (git-ls-files(1)). */
const LISTED = /^(\S) (?:(\d+) [0-9a-f]+ \d\t)?(.*)$/s

/** Runs git in a folder: the one of the run, or a submodule in it. */
export type GitIn = (folder: string, args: readonly string[]) => Promise<Answer>

/**
 * Options of git that turn off the filters and hooks that the settings of the repository and its submodules name,
 * because they are programs. Those that the user or the machine configured stay on. `files` are those of the folder.
 */
async function withoutOwnPrograms(
  folder: string,
  git: GitIn,
  files: readonly ListedFile[],
): Promise<readonly string[]> {
  const programs = [...(await ownPrograms(folder, git, files))]
  // Git would read what follows the equals sign as the value, and run the program.
  const odd = programs.find((name) => name.includes('='))
  if (odd !== undefined)
    throw new PromotionError('git', 'the configuration of the repository names a filter or hook with an equals sign', {
      fix: `In the git configuration, give ${odd} a name without \`=\`.`,
    })
  return programs.flatMap((name) =>
    (name.startsWith('hook.') ? ['enabled=false'] : ['clean=', 'process=', 'required=false']).flatMap((setting) => [
      '-c',
      `${name}.${setting}`,
    ]),
  )
}

/** Names such as `filter.x`. */
async function ownPrograms(folder: string, git: GitIn, files: readonly ListedFile[]): Promise<ReadonlySet<string>> {
  const filters = new Set<string>()
  const root = realpathSync.native(folder)
  const repositories = new Set([root])
  for (const repository of repositories) {
    const asked: Command = async (...args) => git(repository === root ? folder : repository, args)
    const answer = await askSettings(asked)
    if (answer.code !== 1) outOf(answer, 'list its filters and hooks')
    for (const { name, value, isOwn } of settingsIn(answer)) {
      if (!isOwn || OF_GIT_LFS.test(`${name}\n${value}`)) continue
      if (/^(?:filter|hook)\./.test(name)) filters.add(name.slice(0, name.lastIndexOf('.')))
      else if (RUN_BY_GIT_LFS.test(name)) filters.add('filter.lfs')
    }
    const listed = repository === root ? files : await listFiles(asked)
    for (const submodule of submodulesAmong(listed, repository)) repositories.add(submodule)
  }
  return filters
}

/**
 * The filter that `git lfs install --local` and actions/checkout with `lfs` set. Its program belongs to the machine
 * anyway.
 */
const OF_GIT_LFS =
  /^filter\.lfs\.(?:clean\ngit-lfs clean -- %f|smudge\ngit-lfs smudge(?: --skip)? -- %f|process\ngit-lfs filter-process(?: --skip)?|required\ntrue)$/

/** Programs that Git LFS itself starts (git-lfs-config(5)), also if the filter is not set by the repository. */
const RUN_BY_GIT_LFS = /^lfs\.(?:.*\.)?(?:extension|customtransfer|standalonetransferagent)(?:\.|$)/

function submodulesAmong(files: readonly ListedFile[], folder: string): readonly string[] {
  return files
    .filter(({ mode }) => mode === '160000')
    .map(({ path }) => join(folder, path))
    .filter((path) => isThere(join(path, '.git')))
    .map((path) => realpathSync.native(path))
}

export interface Setting {
  readonly name: string
  readonly value: string
  /** Of the repository, not of the user or the machine. */
  readonly isOwn: boolean
}

/** One question for all settings that a run asks for. Git ends with 1 if it finds none. */
export async function askSettings(git: Command): Promise<Answer> {
  return git('config', '--show-scope', '--includes', '-z', '--get-regexp', ASKED_FOR)
}

/** The settings in its answer; the last of those with the same name counts. */
export function settingsIn({ code, out }: Answer): readonly Setting[] {
  const fields = code === 0 ? out.split('\0') : []
  return fields.flatMap((field, index) => {
    if (index % 2 === 0) return []
    const [name = '', ...lines] = field.split('\n')
    return [{ name, value: lines.join('\n'), isOwn: !OF_OTHERS.has(fields[index - 1]) }]
  })
}

const ASKED_FOR = '^(filter|hook|lfs)\\.|^remote\\.origin\\.url$|^branch\\..*\\.merge$'

const OF_OTHERS: ReadonlySet<string | undefined> = new Set(['system', 'global'])
