import { posix } from 'node:path'

import type { DesiredApp } from '../../configuration/desired-app.ts'
import { parseProject } from '../../configuration/select.ts'
import { DistinctNames, withoutDevice } from '../../cwl/index.ts'
import { CwlError, PromotionError } from '../../files/errors.ts'
import { caseFold } from '../../files/text.ts'
import { pathIn, type Workspace } from '../../files/workspace.ts'
import { formatAddress } from '../../platform/address.ts'
import { faultOfName } from '../../platform/contract.ts'
import { listNamesIn, type Lister } from './copy-project.ts'

interface NewApps {
  readonly names: readonly string[]
  readonly project: string
  readonly folder: string
}

/**
 * Apps that get a file in a folder; without names, all of the project that have none. `known` are the apps that have a
 * file. Throws PromotionError `usage`.
 */
export async function newApps(
  { names, project, folder }: NewApps,
  known: readonly DesiredApp[],
  workspace: Workspace,
  platform: () => Lister,
): Promise<readonly DesiredApp[]> {
  const base = pathIn(workspace, folder)
  if (posix.isAbsolute(base) || base.split('/').includes('..'))
    throw new PromotionError('usage', `\`to\` is ${JSON.stringify(folder)}, which is not a folder of the repository`, {
      fix: 'Give a folder of the repository, relative to the working directory.',
    })
  const files = new Map(known.map(({ target, reference }) => [formatAddress(target), reference]))
  const place = parseProject(project, 'project')
  const fileOf = (app: string): string | undefined => files.get(formatAddress({ ...place, app }))
  const wanted =
    names.length > 0 ? names : (await namesIn(place, project, platform())).filter((app) => fileOf(app) === undefined)
  // Some file systems do not distinguish names by case, and devices of Windows cannot be files.
  const stems = new DistinctNames(stemsIn(base, workspace), caseFold)
  return [...new Set(wanted)].map((name) => {
    const fault = faultOfName(name)
    if (fault !== undefined)
      throw new PromotionError('usage', `no app can be named ${JSON.stringify(name)}: ${fault}`, {
        fix: 'Correct the input `apps`.',
      })
    const target = { ...place, app: name }
    const file = fileOf(name)
    if (file !== undefined)
      throw new PromotionError('usage', `${formatAddress(target)} has the file ${file} already`, {
        fix: 'Pull it without the input `to`.',
      })
    const taken = posix.join(base, `${name}.cwl`)
    if (workspace.has(taken))
      throw new PromotionError('usage', `${taken} is there already`, {
        fix: 'Give another folder with the input `to`, or move the file away.',
      })
    const reference = posix.join(base, `${stems.give(withoutDevice(name))}.cwl`)
    return { name, target, source: { kind: 'file', reference }, reference }
  })
}

/** Throws PromotionError `usage` where the platform does not list them, and if there are none. */
export async function namesIn(
  place: ReturnType<typeof parseProject>,
  project: string,
  platform: Lister,
): Promise<readonly string[]> {
  const names = await listNamesIn(project, place, platform)
  if (names === undefined)
    throw new PromotionError('usage', `the dialect ${platform.dialect} cannot list the apps of a project`, {
      fix: 'Name them with the input `apps`.',
    })
  if (names.length > 0) return names
  throw new PromotionError('usage', `the project ${project} has no apps`, { fix: 'Correct the input `project`.' })
}

function stemsIn(folder: string, workspace: Workspace): readonly string[] {
  try {
    return workspace
      .find([folder])
      .flatMap((path) => (posix.dirname(path) === folder ? caseFold(posix.basename(path, '.cwl')) : []))
  } catch (error) {
    // It is a new one.
    if (error instanceof CwlError) return []
    throw error
  }
}
