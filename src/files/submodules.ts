import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { systemCode } from './errno.ts'

/** In bytes. No real repository has so many submodules that its list is larger. */
const LARGEST_LIST = 1024 * 1024

/** The fix if a folder of the workspace is in a submodule that was not checked out; undefined if it is not in one. */
export function fixForSubmodule(root: string, folder: string): string | undefined {
  const submodule = missingSubmodule(root, folder)
  return submodule === undefined
    ? undefined
    : `${submodule} is a submodule that is not checked out: git submodule update --init, or submodules: true of actions/checkout.`
}

/**
 * The submodule of a folder of the workspace, if it was not checked out: git leaves an empty folder in its place
 * (gitmodules(5)), and so does a checkout on GitHub by default.
 */
function missingSubmodule(root: string, folder: string): string | undefined {
  try {
    return submodulesOf(root).find(
      (path) => (folder === path || folder.startsWith(`${path}/`)) && readdirSync(join(root, path)).length === 0,
    )
  } catch (error) {
    // This is only about a suggestion; the mistake is reported in any case.
    if (systemCode(error) !== undefined) return undefined
    throw error
  }
}

function submodulesOf(root: string): readonly string[] {
  const list = join(root, '.gitmodules')
  const stats = lstatSync(list, { throwIfNoEntry: false })
  if (stats === undefined || !stats.isFile() || stats.size > LARGEST_LIST) return []
  return readFileSync(list, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [key = '', ...value] = line.split('=')
      return key.trim() === 'path' ? [value.join('=').trim().replaceAll('"', '')] : []
    })
}
