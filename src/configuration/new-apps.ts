import { posix } from 'node:path'

import { PromotionError } from '../files/errors.ts'
import { pathIn, type Workspace } from '../files/workspace.ts'
import { formatAddress } from '../platform/address.ts'
import { faultOfName } from '../platform/contract.ts'
import type { DesiredApp } from './desired-app.ts'
import { parseProject } from './select.ts'

interface NewApps {
  readonly names: readonly string[]
  /** `owner/project` */
  readonly project: string
  /** Relative to the workspace. */
  readonly folder: string
}

/** Each app with its new file. `known` are the apps that have one. Throws PromotionError `usage`. */
export function newApps(
  { names, project, folder }: NewApps,
  known: readonly DesiredApp[],
  workspace: Workspace,
): readonly DesiredApp[] {
  const base = pathIn(workspace, folder)
  if (posix.isAbsolute(base) || base.split('/').includes('..'))
    throw new PromotionError('usage', `\`to\` is ${JSON.stringify(folder)}, which is not a folder of the repository`, {
      fix: 'Give a folder of the repository, relative to the working directory.',
    })
  if (names.length === 0)
    throw new PromotionError('usage', '`to` is a folder for apps, and this run selects none', {
      fix: 'Name the apps with the input `apps`.',
    })
  return [...new Set(names)].map((name) => {
    const fault = faultOfName(name)
    if (fault !== undefined)
      throw new PromotionError('usage', `no app can be named ${JSON.stringify(name)}: ${fault}`, {
        fix: 'Correct the input `apps`.',
      })
    const target = { ...parseProject(project, 'project'), app: name }
    const reference = posix.join(base, `${name}.cwl`)
    const file = known.find((app) => formatAddress(app.target) === formatAddress(target))?.reference
    if (file !== undefined)
      throw new PromotionError('usage', `${formatAddress(target)} has the file ${file} already`, {
        fix: 'Pull it without the input `to`.',
      })
    if (workspace.has(reference))
      throw new PromotionError('usage', `${reference} is there already`, {
        fix: 'Give another folder with the input `to`, or move the file away.',
      })
    return { name, target, source: { kind: 'file', reference }, reference }
  })
}
