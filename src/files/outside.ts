import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

import { CwlError } from './cwl-error.ts'

/** True for the folder itself and everything below it, by absolute paths. */
export function isWithin(folder: string, absolute: string): boolean {
  return absolute === folder || absolute.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

/**
 * Refuses a path that leads out of the root. If the working directory is a part of a repository, the message mentions
 * it, because the document would look wrong otherwise.
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
  return `Only files inside the working directory are read: give the input \`working-directory\` as \`${relative(root, top).replaceAll(sep, '/')}\`, the root of the repository.`
}

function repositoryHolding(root: string, absolute: string): string | undefined {
  const top = repositoryAround(root)
  return top === undefined || !isWithin(top, absolute) ? undefined : top
}

/** The root of the git repository around the folder; undefined if there is none, or if the folder is one itself. */
function repositoryAround(root: string): string | undefined {
  if (existsSync(join(root, '.git'))) return undefined
  for (let folder = root; dirname(folder) !== folder; folder = dirname(folder)) {
    if (existsSync(join(dirname(folder), '.git'))) return dirname(folder)
  }
  return undefined
}
