import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  type BigIntStats,
  type Dirent,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { unlessRefused } from './errno.ts'
import { EXACTLY, identityOf } from './identity.ts'
import { isWithin } from './outside.ts'

/**
 * Folders of git's data on a working copy: history, hooks, and often a token. Nothing in them is ever read as a
 * document. Such a folder is `.git`, or the target of `.git` if that is a link or a file (gitrepository-layout(5)):
 * those of the working directory, of each folder around it, and of repositories inside of it. Below the working
 * directory, a bare repository is recognized by its content.
 */
export class GitFolders {
  readonly #root: string
  #folders: readonly string[] | undefined
  #files: ReadonlySet<string> | undefined
  readonly #known = new Map<string, boolean>()

  /** `root` is a real path. */
  constructor(root: string) {
    this.#root = root
  }

  contain(real: string): boolean {
    this.#folders ??= foldersAround(this.#root).filter((folder) => isWithin(this.#root, folder))
    return this.#folders.some((folder) => isWithin(folder, real)) || this.#isBare(dirname(real))
  }

  /** For folders below the root; false in a working copy inside of a bare repository. */
  #isBare(folder: string): boolean {
    if (folder === this.#root || !isWithin(this.#root, folder)) return false
    const known = this.#known.get(folder)
    if (known !== undefined) return known
    const isBare = isGitFolder(folder) || (this.#isBare(dirname(folder)) && !existsSync(join(folder, '.git')))
    this.#known.set(folder, isBare)
    return isBare
  }

  /** A hard link has its own path. */
  own(stats: BigIntStats): boolean {
    if (stats.nlink < 2n) return false
    this.#files ??= filesOfGit(this.#root)
    return this.#files.has(identityOf(stats))
  }
}

function isGitFolder(folder: string): boolean {
  return ['HEAD', 'objects', 'refs'].every((name) => existsSync(join(folder, name)))
}

function foldersAround(root: string): readonly string[] {
  const above = dirname(root)
  return [...gitFoldersOf(root), ...(above === root ? [] : foldersAround(above))]
}

/** Searched only if a file has several names, which is never so in a fresh checkout. */
function filesOfGit(root: string): ReadonlySet<string> {
  const nested = entriesBelow(root, ({ name }) => name !== '.git' && name !== 'node_modules').filter(
    ({ name }) => name === '.git',
  )
  const folders = new Set([...foldersAround(root), ...nested.flatMap(({ parentPath }) => gitFoldersOf(parentPath))])
  return new Set([...folders].flatMap(filesBelow))
}

export function gitFoldersOf(root: string): readonly string[] {
  return unlessRefused(() => {
    const path = join(root, '.git')
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats === undefined) return []
    const folder = stats.isFile() ? namedIn(path, 'gitdir: ', root) : realpathSync.native(path)
    if (folder === undefined) return []
    const common = namedIn(join(folder, 'commondir'), '', folder)
    return common === undefined ? [folder] : [folder, common]
  }, [])
}

function namedIn(file: string, prefix: string, from: string): string | undefined {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return undefined
  const [line = ''] = readFileSync(file, 'utf8').split('\n')
  if (!line.startsWith(prefix)) return undefined
  const path = resolve(from, line.slice(prefix.length).trim())
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? realpathSync.native(path) : undefined
}

function filesBelow(folder: string): readonly string[] {
  return entriesBelow(folder, () => true).flatMap((entry) => {
    if (!entry.isFile()) return []
    const stats = lstatSync(join(entry.parentPath, entry.name), EXACTLY)
    return stats === undefined ? [] : [identityOf(stats)]
  })
}

function entriesBelow(folder: string, mayEnter: (entry: Dirent) => boolean): readonly Dirent[] {
  const entries = unlessRefused(() => readdirSync(folder, { withFileTypes: true }), [])
  return entries.flatMap((entry) => [
    entry,
    ...(entry.isDirectory() && mayEnter(entry) ? entriesBelow(join(folder, entry.name), mayEnter) : []),
  ])
}
