import { LIMIT_SETTINGS, type Limits } from '../cwl/source/limits.ts'
import type { Manifest } from './manifest.ts'

/** The limits that the configuration sets; all others have their defaults. */
export function limitsOf(manifest: Manifest | undefined): Partial<Limits> {
  const declared = manifest?.limits ?? {}
  const names = Object.keys(LIMIT_SETTINGS) as readonly (keyof Limits)[]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = declared[LIMIT_SETTINGS[name]]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
