import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { count } from '../files/text.ts'
import type { Workspace } from '../files/workspace.ts'
import type { JsonObject } from '../json/index.ts'
import type { MappedFile } from './map-job.ts'
import { perhapsRenamed } from './places.ts'

/**
 * Why the file of a platform is not the file of the repository that a test names; undefined if nothing shows that. A
 * file that only the platform has is not compared.
 */
export function dataDifference(
  { path, id, name }: MappedFile,
  shown: JsonObject,
  workspace: Pick<Workspace, 'has' | 'root'>,
): string | undefined {
  const other = shown['name']
  if (typeof other === 'string' && !perhapsRenamed(name, other)) return `${path} is named ${other} there (${id})`
  if (!workspace.has(path)) return undefined
  const place = join(workspace.root, path)
  const here = pointerIn(place) ?? { size: statSync(place).size }
  const { size } = shown
  if (typeof size === 'number' && size !== here.size)
    return `${path} has ${count(here.size, 'byte')} here, and ${size} there (${id})`
  const { checksum } = shown
  if (typeof checksum !== 'string' || !checksum.startsWith('sha1$') || 'isPointer' in here) return undefined
  return checksum === `sha1$${createHash('sha1').update(readFileSync(place)).digest('hex')}`
    ? undefined
    : `${path} has other contents here than there (${id})`
}

const LONGEST_POINTER = 1024

/** What Git LFS keeps in place of a large file (github.com/git-lfs/git-lfs, `docs/spec.md`). */
function pointerIn(place: string): { readonly size: number; readonly isPointer: true } | undefined {
  if (statSync(place).size >= LONGEST_POINTER) return undefined
  const text = readFileSync(place, 'utf8')
  const [, size] = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?size (\d+)\n/.exec(text) ?? []
  return size === undefined ? undefined : { size: Number(size), isPointer: true }
}
