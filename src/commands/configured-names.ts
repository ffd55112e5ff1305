import { appsIn } from '../configuration/select.ts'
import { omitUndefined } from '../json/is-present.ts'
import { DEFAULTS } from '../options/options.ts'
import { openRepository } from '../repository/opening.ts'

export interface ConfiguredNames {
  readonly stages: readonly string[]
  readonly apps: readonly string[]
}

/** Sorted; empty if the configuration cannot be read, because completions have no place for errors. */
export function configuredNames(workingDirectory: string, config?: string): ConfiguredNames {
  try {
    const { manifest, workspace } = openRepository({ ...DEFAULTS, workingDirectory, ...omitUndefined({ config }) })
    if (manifest === undefined) return { stages: [], apps: [] }
    const apps = new Set(appsIn(manifest, workspace).map(({ name }) => name))
    return { stages: Object.keys(manifest.stages).toSorted(), apps: [...apps].toSorted() }
  } catch {
    return { stages: [], apps: [] }
  }
}
