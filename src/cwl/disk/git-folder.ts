import { lstatSync, readdirSync, readFileSync, realpathSync, statSync, type Stats } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * Where git keeps what it knows of a working copy: history, hooks, and often a token. Nothing of it is ever read as a
 * document, by whatever name it is reached. It is `.git`, or what that links to or, as a file, names
 * (gitrepository-layout(5)).
 */
export class GitFolders {
  readonly #root: string
  #folders: readonly string[] | undefined
  #files: ReadonlySet<string> | undefined

  /** `root` is a real path. */
  constructor(root: string) {
    this.#root = root
  }

  /** True for what is inside one of them, by its real path. */
  contain(real: string): boolean {
    this.#folders ??= foldersOf(this.#root)
    return this.#folders.some((folder) => real === folder || real.startsWith(`${folder}/`))
  }

  /** True for another name of a file that is inside one of them: a hard link has no path of its own to tell. */
  own(stats: Stats): boolean {
    if (stats.nlink < 2) return false
    this.#folders ??= foldersOf(this.#root)
    this.#files ??= new Set(this.#folders.flatMap((folder) => filesBelow(folder)))
    return this.#files.has(identityOf(stats))
  }
}

function foldersOf(root: string): readonly string[] {
  const path = join(root, '.git')
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) return []
  const folder = stats.isFile() ? namedIn(path, 'gitdir: ', root) : realpathSync.native(path)
  if (folder === undefined) return []
  const common = namedIn(join(folder, 'commondir'), '', folder)
  return common === undefined ? [folder] : [folder, common]
}

/** The folder that a file of git's own names. */
function namedIn(file: string, prefix: string, from: string): string | undefined {
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return undefined
  const [line = ''] = readFileSync(file, 'utf8').split('\n')
  if (!line.startsWith(prefix)) return undefined
  const path = resolve(from, line.slice(prefix.length).trim())
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? realpathSync.native(path) : undefined
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return []
    const stats = lstatSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })
    return stats === undefined ? [] : [identityOf(stats)]
  })
}

function identityOf(stats: Stats): string {
  return `${stats.dev}:${stats.ino}`
}
