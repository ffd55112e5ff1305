import { existsSync, realpathSync } from 'node:fs'
import { dirname, isAbsolute, join, posix, relative, resolve, sep } from 'node:path'

import { unlessRefused } from './errno.ts'
import { CwlError } from './errors.ts'

export function isWithin(folder: string, absolute: string): boolean {
  return absolute === folder || absolute.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

export function outside(root: string, path: string, absolute: string): CwlError {
  const top = repositoryHolding(root, absolute)
  if (top === undefined) return new CwlError('outside-repository', `${path} is outside the repository`, ONLY_INSIDE)
  return new CwlError(
    'outside-repository',
    `${path} is in the repository, but outside the working directory`,
    workIn(root, top),
  )
}

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

export const ONLY_INSIDE = 'Only files inside the repository are read.'

function workIn(root: string, top: string): string {
  return `Only files inside the working directory are read: give the input \`working-directory\` as \`${relative(root, top).replaceAll(sep, '/')}\`, the root of the repository.`
}

function repositoryHolding(root: string, absolute: string): string | undefined {
  const top = repositoryAround(root)
  return top === undefined || !isWithin(top, absolute) ? undefined : top
}

function repositoryAround(root: string): string | undefined {
  if (existsSync(join(root, '.git'))) return undefined
  for (let folder = root; dirname(folder) !== folder; folder = dirname(folder)) {
    if (existsSync(join(dirname(folder), '.git'))) return dirname(folder)
  }
  return undefined
}

/**
 * Relative to `root` if it leads inside, also through links, as is common for home and working directories. Other paths
 * are unchanged.
 */
export function pathGiven(root: string, path: string): string {
  const absolute = resolve(root, path)
  const inside = isWithin(root, absolute)
    ? relative(root, absolute).replaceAll(sep, '/')
    : insideThroughLinks(root, absolute)
  return inside === '' ? '.' : (inside ?? path)
}

export function patternGiven(root: string, pattern: string): string {
  if (!isAbsolute(pattern) || pattern.split('/').includes('..')) return pattern
  return insideThroughLinks(root, pattern.replaceAll('/', sep)) ?? pattern
}

function insideThroughLinks(root: string, absolute: string): string | undefined {
  const parts = absolute.split(sep)
  for (let count = 1; count <= parts.length; count += 1) {
    // On Windows the first part is a drive, which alone means the working directory on it.
    const named = parts.slice(0, count).join(sep) + (count === 1 ? sep : '')
    const folder = unlessRefused(() => realpathSync.native(named), undefined)
    if (folder === undefined) return undefined
    if (isWithin(root, folder)) return posix.join(relative(root, folder).replaceAll(sep, '/'), ...parts.slice(count))
  }
  return undefined
}
