import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

import { unlessRefused } from './errno.ts'
import { gitFoldersOf } from './git-folder.ts'

/** Git leaves an empty folder for a submodule that was not checked out. Errors are left to those who report the path. */
export function fixForSubmodule(root: string, path: string): string | undefined {
  return unlessRefused(() => {
    if (!existsSync(join(root, '.gitmodules'))) return undefined
    let folder = path.replace(/(?<!\/)\/+$/, '')
    while (folder !== posix.dirname(folder) && !existsSync(join(root, folder))) folder = posix.dirname(folder)
    return readdirSync(join(root, folder)).length > 0
      ? undefined
      : `If ${folder} is a submodule, check it out: git submodule update --init, or submodules: true of actions/checkout.`
  }, undefined)
}

export const ADD_FOLDERS = 'Add their folders: git sparse-checkout add, or sparse-checkout of actions/checkout.'

export function isSparse(root: string): boolean {
  return sparseClone(root) !== undefined
}

/** Undefined if no sparse checkout leaves files out. */
export function fixForSparse(root: string): string | undefined {
  return isSparse(root) ? `This is a sparse checkout. If it leaves files out, a${ADD_FOLDERS.slice(1)}` : undefined
}

export function isLeftOut(root: string, paths: readonly string[]): boolean {
  const clone = existsSync(join(root, '.git')) ? sparseClone(root) : undefined
  if (clone === undefined) return false
  // The index has each path as text, unless a setting of git asks for a shorter form.
  const index = unlessRefused(() => readFileSync(join(clone, 'index')), undefined)
  return paths.some((path) => index?.includes(path) === true)
}

function sparseClone(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const [git] = gitFoldersOf(folder)
    if (git !== undefined) return existsSync(join(git, 'info', 'sparse-checkout')) ? git : undefined
    if (folder === dirname(folder)) return undefined
  }
}
