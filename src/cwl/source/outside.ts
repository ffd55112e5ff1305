import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

import { CwlError } from '../problems/cwl-error.ts'

/** True for the folder itself and all below it, by absolute paths. */
export function isWithin(folder: string, absolute: string): boolean {
  return absolute === folder || absolute.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

/**
 * Refuses a path that leads out of the root. Work in a part of a repository leaves the rest of it out, which looks like
 * a mistake of the document's unless it is said.
 */
export function outside(root: string, path: string, absolute: string): CwlError {
  const top = repositoryHolding(root, absolute)
  if (top === undefined) return new CwlError('outside-repository', `${path} is outside the repository`, ONLY_INSIDE)
  return new CwlError(
    'outside-repository',
    `${path} is in the repository, but outside the working directory`,
    workIn(root, top),
  )
}

/** Refuses a path that links lead out of the root, to `real`. */
export function linkedOutside(root: string, path: string, real: string): CwlError {
  const top = repositoryHolding(root, real)
  if (top === undefined)
    return new CwlError('outside-repository', `${path} is a symbolic link that leaves the repository`, ONLY_INSIDE)
  return new CwlError(
    'outside-repository',
    `${path} is a symbolic link that leads to what is in the repository, but outside the working directory`,
    workIn(root, top),
  )
}

const ONLY_INSIDE = 'Only files inside the repository are read.'

function workIn(root: string, top: string): string {
  return `Only files inside the working directory are read: work in ${relative(root, top).replaceAll(sep, '/')}, the root of the repository.`
}

function repositoryHolding(root: string, absolute: string): string | undefined {
  const top = repositoryAround(root)
  return top === undefined || !isWithin(top, absolute) ? undefined : top
}

/** The folder further up that git knows as the root; undefined when there is none, or the folder is one itself. */
function repositoryAround(root: string): string | undefined {
  if (existsSync(join(root, '.git'))) return undefined
  for (let folder = root; dirname(folder) !== folder; folder = dirname(folder)) {
    if (existsSync(join(dirname(folder), '.git'))) return dirname(folder)
  }
  return undefined
}
