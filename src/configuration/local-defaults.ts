import { posix } from 'node:path'

import { describeLocal, withoutSlash, type LocalDefault, type MapPath, type PathOfPlace } from '../cwl/index.ts'
import type { Manifest } from './manifest.ts'

export interface LocalDefaultRules {
  readonly mapPath: MapPath
  readonly pathOfPlace: PathOfPlace
  readonly allowed: boolean
}

/** Of the stage that installs from files: a later copy contains what was installed there. */
export function localDefaultRules(manifest: Manifest | undefined, stage: string | null): LocalDefaultRules {
  let declaration = stage === null ? undefined : manifest?.stages[stage]
  while (declaration?.from !== undefined) declaration = manifest?.stages[declaration.from]
  const files = new Map(
    Object.entries(declaration?.files ?? {}).map(([path, place]) => [withoutSlash(posix.normalize(path)), place]),
  )
  const places = Map.groupBy(files, ([, place]) => place)
  return {
    mapPath: (path) => files.get(path),
    pathOfPlace: (place) => onlyPath(places.get(place)),
    allowed: declaration?.['local-defaults'] === 'allow',
  }
}

function onlyPath(files: readonly (readonly [string, string])[] = []): string | undefined {
  return files.length === 1 ? files[0]?.[0] : undefined
}

export function refuseLocalDefaults(found: readonly LocalDefault[]): string | undefined {
  const [first] = found
  if (first === undefined) return undefined
  const more = found.length === 1 ? '' : ` (and ${found.length - 1} more)`
  return `${first.file}:${first.line}:${first.column}: this names ${describeLocal(first)}, which the platform does not have${more}; name its location under \`files\` of the stage, or allow it with \`local-defaults\``
}
