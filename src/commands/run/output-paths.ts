import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { caseFold } from '../../cwl/source/case-fold.ts'
import { isWithin } from '../../cwl/source/workspace.ts'
import { faultOfFolder, faultOfWriting } from '../../promotion/atomic-file.ts'
import { PromotionError } from '../../promotion/errors.ts'
import { faultOfReplacing } from '../../promotion/json-state-file.ts'
import { refuseRecordPath } from '../../promotion/record.ts'
import type { PromotionReport } from '../report.ts'
import type { RunOptions } from './options.ts'

/**
 * Throws PromotionError `usage` when something that a run of these commands writes cannot be written: before anything
 * is read or sent, since a run must not be lost on a path that was wrong from the start. A dry run writes nothing but a
 * plan.
 */
export async function refuseOutputs(
  command: PromotionReport['command'],
  { out, record, subjects, dryRun }: RunOptions,
): Promise<void> {
  if (command === 'plan') {
    const fault = out === undefined ? undefined : ((await faultOfWriting(out)) ?? faultOfReplacing(out, 'plan'))
    if (fault !== undefined)
      throw new PromotionError('usage', `the plan ${out} cannot be written: ${fault}`, {
        fix: 'Give it its own path, in a folder that can be written to.',
      })
    return
  }
  if (dryRun) return
  if (record !== undefined && subjects !== undefined && areInEachOthersWay(resolve(subjects), resolve(record))) {
    throw new PromotionError(
      'usage',
      `\`subjects\` is ${subjects}, and the record is to be ${record}: one is in the way of the other`,
      { fix: 'Name two places, neither inside the other.' },
    )
  }
  if (record !== undefined) await refuseRecordPath(record)
  if (subjects !== undefined) await refuseSubjects(subjects)
}

async function refuseSubjects(folder: string): Promise<void> {
  const fault = await faultOfFolder(folder)
  if (fault === undefined) return
  throw new PromotionError('usage', `\`subjects\`: ${folder} cannot take the files to be signed: ${fault}`, {
    fix: existsSync(folder)
      ? 'Name a folder that is not there yet, or is empty: what is signed must be of one run.'
      : 'Name a folder that can be made, on a disk that can be written to.',
  })
}

/** Also where that is so only on some disks: it would come to light when all is installed. */
function areInEachOthersWay(one: string, other: string): boolean {
  return isWithin(caseFold(one), caseFold(other)) || isWithin(caseFold(other), caseFold(one))
}
