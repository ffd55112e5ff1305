import { DIALECTS } from '../../platform/dialect.ts'
import type { AppReading, Platform } from '../../platform/types.ts'

/**
 * Warns if no app exists: a project with a misspelt name looks like an empty one, because both answer 404 for every
 * app.
 */
export function warnAboutEmptyProject(
  readings: readonly (Pick<AppReading, 'kind'> | undefined)[],
  project: string,
  { dialect }: Pick<Platform, 'dialect'>,
): string | undefined {
  if (readings.length === 0 || readings.some((reading) => reading?.kind !== 'absent')) return undefined
  return `None of the apps was found in ${project}: not installed yet, or the project does not exist or is not visible to this token. ${DIALECTS[dialect].projectCheck}`
}
