import type { AppSource, DesiredApp } from '../../configuration/desired-app.ts'
import { isAmong } from '../../configuration/globs.ts'
import type { Manifest } from '../../configuration/manifest.ts'
import { parseProject, refuseSharedTargets } from '../../configuration/select.ts'
import { PromotionError } from '../../files/errors.ts'
import { listNames } from '../../files/text.ts'
import { DIALECTS } from '../../platform/dialect.ts'
import type { AppAddress, AppReading, Platform } from '../../platform/types.ts'

export type Lister = Pick<Platform, 'listApps' | 'hasProject' | 'dialect'>

/**
 * An app that has a row keeps its name and its file. Throws PromotionError `usage` where the platform does not list
 * apps, and for a missing project.
 */
export async function copyProject(
  manifest: Manifest,
  stage: string,
  rows: readonly DesiredApp[],
  platform: Lister,
): Promise<{ readonly apps: readonly DesiredApp[]; readonly notices: readonly string[] }> {
  const { project: target = '', from = '', apps: wanted = [], except = [] } = manifest.stages[stage] ?? {}
  const source = manifest.stages[from]?.project ?? ''
  const globs = [...wanted, ...except.map((glob) => `!${glob}`)]
  const namesIn = async (project: string, address: Omit<AppAddress, 'app'>): Promise<readonly string[]> => {
    const names = await listNamesIn(project, address, platform)
    if (names !== undefined) return names.filter((name) => isAmong(name, globs))
    throw new PromotionError(
      'usage',
      `the stage ${stage} copies a whole project, and the dialect ${platform.dialect} cannot list its apps`,
      {
        fix: 'Remove `apps` of the stage, and write a row for each app.',
        at: manifest.at('stages', stage, 'apps'),
      },
    )
  }
  const [into, origin] = [parseProject(target, `stages.${stage}`), parseProject(source, `stages.${from}`)]
  const apps = (await namesIn(source, origin)).flatMap((name): readonly DesiredApp[] => {
    const known = rows.filter((row) => row.source.kind === 'app' && row.source.address.app === name)
    const copy: AppSource = { kind: 'app', address: { ...origin, app: name }, stage: from }
    return known.length > 0 ? known : [{ name, target: { ...into, app: name }, source: copy }]
  })
  refuseSharedTargets(apps)
  const targets = new Set(apps.map((app) => app.target.app))
  const others = (await namesIn(target, into)).filter((name) => !targets.has(name))
  const pronoun = others.length === 1 ? 'it' : 'them'
  return {
    apps,
    notices:
      others.length === 0
        ? []
        : [
            `Only in ${target}, not in ${source}: ${listNames(others)}. The API cannot delete an app; remove ${pronoun} there by hand, or name ${pronoun} in \`except\` of the stage.`,
          ],
  }
}

/**
 * A project with a misspelt name looks like an empty one, because both answer 404 for every app. Throws PromotionError
 * `usage` if the project does not exist; a notice where the platform cannot answer.
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

/** Undefined where the platform does not list them. Throws PromotionError `usage` for a missing project. */
export async function listNamesIn(
  project: string,
  address: Omit<AppAddress, 'app'>,
  platform: Lister,
): Promise<readonly string[] | undefined> {
  if ((await platform.hasProject(address)) === false) throw missingProject(project, platform)
  return platform.listApps(address)
}

export function missingProject(project: string, { dialect }: Pick<Platform, 'dialect'>): PromotionError {
  return new PromotionError('usage', `there is no project ${project}, or this token cannot see it`, {
    fix: DIALECTS[dialect].projectCheck,
  })
}
