import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

import { systemCode } from './errno.ts'
import { gitFoldersOf } from './git-folder.ts'

/** The fix if a path may be in a submodule that was not checked out: git leaves an empty folder in its place. */
export function fixForSubmodule(root: string, path: string): string | undefined {
  return orNothing(() => {
    if (!existsSync(join(root, '.gitmodules'))) return undefined
    let folder = path.replace(/(?<!\/)\/+$/, '')
    while (folder !== posix.dirname(folder) && !existsSync(join(root, folder))) folder = posix.dirname(folder)
    return readdirSync(join(root, folder)).length > 0
      ? undefined
      : `If ${folder} is a submodule, check it out: git submodule update --init, or submodules: true of actions/checkout.`
  })
}

/** How to have more of a sparse checkout. */
export const ADD_FOLDERS = 'Add their folders: git sparse-checkout add, or sparse-checkout of actions/checkout.'

/** Whether a folder is in a sparse checkout. */
export function isSparse(root: string): boolean {
  return sparseClone(root) !== undefined
}

/** The fix if a missing file may be one that a sparse checkout leaves out. */
export function fixForSparse(root: string): string | undefined {
  return isSparse(root) ? `This is a sparse checkout. If it leaves files out, a${ADD_FOLDERS.slice(1)}` : undefined
}

/** Whether the root is a sparse checkout that leaves one of these files out. */
export function isLeftOut(root: string, paths: readonly string[]): boolean {
  const clone = existsSync(join(root, '.git')) ? sparseClone(root) : undefined
  if (clone === undefined) return false
  // The index has each path as text, unless a setting of git asks for a shorter form.
  const index = orNothing(() => readFileSync(join(clone, 'index')))
  return paths.some((path) => index?.includes(path) === true)
}

/** Git's folder of the clone around a folder, if its checkout is sparse. */
function sparseClone(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const [git] = gitFoldersOf(folder)
    if (git !== undefined) return existsSync(join(git, 'info', 'sparse-checkout')) ? git : undefined
    if (folder === dirname(folder)) return undefined
  }
}

/** This is only about a suggestion: the mistake is reported in any case. */
function orNothing<Value>(look: () => Value): Value | undefined {
  try {
    return look()
  } catch (error) {
    if (systemCode(error) !== undefined) return undefined
    throw error
  }
}
