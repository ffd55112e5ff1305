import { PromotionError } from '../../files/errors.ts'
import { DIALECTS } from '../../platform/dialect.ts'
import type { AppReading, Platform } from '../../platform/types.ts'

/**
 * A project with a misspelt name looks like an empty one, because both answer 404 for every app. If no app was found,
 * asks for the project, and throws PromotionError `usage` if there is none. A notice where the platform cannot answer.
 */
export async function checkProject(
  readings: readonly (Pick<AppReading, 'kind'> | undefined)[],
  project: string,
  platform: Pick<Platform, 'dialect' | 'hasProject'>,
): Promise<string | undefined> {
  if (readings.length === 0 || readings.some((reading) => reading?.kind !== 'absent')) return undefined
  const { projectCheck } = DIALECTS[platform.dialect]
  const [owner = '', name = ''] = project.split('/')
  switch (await platform.hasProject({ owner, project: name })) {
    case true:
      return undefined
    case false:
      throw missingProject(project, platform)
    case undefined:
      return `None of the apps was found in ${project}: not installed yet, or the project does not exist or is not visible to this token. ${projectCheck}`
  }
}

/** The error for a project that the platform does not show. */
export function missingProject(project: string, { dialect }: Pick<Platform, 'dialect'>): PromotionError {
  return new PromotionError('usage', `there is no project ${project}, or this token cannot see it`, {
    fix: DIALECTS[dialect].projectCheck,
  })
}
