import { realpathSync } from 'node:fs'
import { join } from 'node:path'

import { PromotionError } from '../files/errors.ts'
import { isThere } from './bare-repository.ts'
import { outOf } from './git-advice.ts'
import { ask, namesIn } from './git-process.ts'

/** A file of the index, or one that is not in it. */
export interface ListedFile {
  /** Of git-ls-files(1): `?` for a file that is not in the index, `S` for one that git skips, as in a sparse checkout. */
  readonly tag: string
  /** Empty for a file that is not in the index. */
  readonly mode: string
  readonly path: string
}

/** The files of the index, and with `options` others. */
export async function listFiles(
  folder: string,
  signal: AbortSignal,
  ...options: readonly string[]
): Promise<readonly ListedFile[]> {
  const answer = await ask(folder, ['ls-files', '-v', '--stage', ...options, '-z'], signal)
  return namesIn(outOf(answer, 'list its files')).map((line) => {
    const [, tag = '', mode = '', path = ''] = LISTED.exec(line) ?? []
    return { tag, mode, path }
  })
}

/** `TAG MODE OBJECT STAGE<tab>PATH`, or `? PATH` (git-ls-files(1)). */
const LISTED = /^(\S) (?:(\d+) [0-9a-f]+ \d\t)?(.*)$/s

/**
 * Options of git that turn off the filters and hooks that the settings of the repository and its submodules name,
 * because they are programs. Those that the user or the machine configured stay on. `files` are those of the folder.
 */
export async function withoutOwnPrograms(
  folder: string,
  files: readonly ListedFile[],
  signal: AbortSignal,
): Promise<readonly string[]> {
  const programs = [...(await ownPrograms(folder, files, signal))]
  // Git would read what follows the equals sign as the value, and run the program.
  if (programs.some((name) => name.includes('=')))
    throw new PromotionError('git', 'the configuration of the repository names a filter or hook with an equals sign', {
      fix: 'Give it another name.',
    })
  return programs.flatMap((name) =>
    (name.startsWith('hook.') ? ['enabled=false'] : ['clean=', 'process=', 'required=false']).flatMap((setting) => [
      '-c',
      `${name}.${setting}`,
    ]),
  )
}

/** Names such as `filter.x`. */
async function ownPrograms(
  folder: string,
  files: readonly ListedFile[],
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const filters = new Set<string>()
  const root = realpathSync.native(folder)
  const repositories = new Set([root])
  for (const repository of repositories) {
    for (const setting of await ownSettings(repository, signal)) {
      if (OF_GIT_LFS.test(setting)) continue
      const [name = ''] = setting.split('\n')
      if (/^(?:filter|hook)\./.test(name)) filters.add(name.slice(0, name.lastIndexOf('.')))
      else if (RUN_BY_GIT_LFS.test(name)) filters.add('filter.lfs')
    }
    const listed = repository === root ? files : await listFiles(repository, signal)
    for (const submodule of submodulesAmong(listed, repository)) repositories.add(submodule)
  }
  return filters
}

/** Filters and hooks in the configuration of the repository, without those of the user or the machine. */
async function ownSettings(repository: string, signal: AbortSignal): Promise<readonly string[]> {
  const args = ['config', '--show-scope', '--includes', '-z', '--get-regexp', '^(filter|hook|lfs)\\.']
  const answer = await ask(repository, args, signal)
  // It ends with 1 if nothing matches.
  const list = answer.code === 1 ? [] : namesIn(outOf(answer, 'list its filters and hooks'))
  return list.filter((_, index) => index % 2 === 1 && !OF_OTHERS.has(list[index - 1]))
}

const OF_OTHERS: ReadonlySet<string | undefined> = new Set(['system', 'global'])

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
