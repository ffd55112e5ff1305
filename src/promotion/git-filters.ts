import { realpathSync } from 'node:fs'
import { join } from 'node:path'

import { isThere } from './bare-repository.ts'
import { PromotionError } from './errors.ts'
import { outOf } from './git-advice.ts'
import { ask, namesIn } from './git-process.ts'

/**
 * Options of git that leave out the filters, which are programs, that the configuration of the repository or of a
 * submodule names: git compares the files of those too. Not those that the user or the machine has set up.
 */
export async function withoutOwnFilters(folder: string, signal: AbortSignal): Promise<readonly string[]> {
  const filters = [...(await ownFilters(folder, signal))]
  // Behind an equals sign git would look for the value, and run the program.
  if (filters.some((name) => name.includes('=')))
    throw new PromotionError('git', 'the configuration of the repository names a filter with an equals sign', {
      fix: 'Give the filter another name.',
    })
  return filters.flatMap((name) => ['-c', `${name}.clean=`, '-c', `${name}.process=`, '-c', `${name}.required=false`])
}

/** Such as `filter.x`. */
async function ownFilters(folder: string, signal: AbortSignal): Promise<ReadonlySet<string>> {
  const filters = new Set<string>()
  const repositories = new Set([realpathSync.native(folder)])
  for (const repository of repositories) {
    for (const setting of await ownSettings(repository, signal)) {
      if (OF_GIT_LFS.test(setting)) continue
      const [name = ''] = setting.split('\n')
      if (name.startsWith('filter.')) filters.add(name.slice(0, name.lastIndexOf('.')))
      else if (RUN_BY_GIT_LFS.test(name)) filters.add('filter.lfs')
    }
    for (const submodule of await submodulesOf(repository, signal)) repositories.add(submodule)
  }
  return filters
}

/** What the configuration of the repository says of filters, and not that of the user or of the machine. */
async function ownSettings(repository: string, signal: AbortSignal): Promise<readonly string[]> {
  const args = ['config', '--show-scope', '--includes', '-z', '--get-regexp', '^(filter|lfs)\\.']
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

/** Programs that Git LFS itself starts, whoever has set up its filter (git-lfs-config(5)). */
const RUN_BY_GIT_LFS = /^lfs\.(?:.*\.)?(?:extension|customtransfer|standalonetransferagent)(?:\.|$)/

/** Those below a folder that are there. */
async function submodulesOf(folder: string, signal: AbortSignal): Promise<readonly string[]> {
  const files = namesIn(outOf(await ask(folder, ['ls-files', '--stage', '-z'], signal), 'list its files'))
  return files
    .filter((line) => line.startsWith('160000 '))
    .map((line) => join(folder, line.slice(line.indexOf('\t') + 1)))
    .filter((path) => isThere(join(path, '.git')))
    .map((path) => realpathSync.native(path))
}
