import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { faultOfFolder, faultOfWriting } from '../../files/atomic-file.ts'
import { caseFold } from '../../files/case-fold.ts'
import { PromotionError } from '../../files/errors.ts'
import { faultOfReplacing } from '../../files/json-state-file.ts'
import { isWithin } from '../../files/workspace.ts'
import { refuseRecordPath } from '../../promotion/record.ts'
import type { PromotionReport } from '../report.ts'
import type { RunOptions } from './options.ts'

/**
 * Throws PromotionError `usage` if a file that these commands write cannot be written. Called before anything is read
 * or sent, because a wrong path must not make a finished run fail. A dry run writes only a plan.
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
  if (record !== undefined && subjects !== undefined && overlap(resolve(subjects), resolve(record))) {
    throw new PromotionError(
      'usage',
      `\`subjects\` is ${subjects}, and the record is to be ${record}: one contains the other`,
      { fix: 'Name two places, neither inside the other.' },
    )
  }
  if (record !== undefined) await refuseRecordPath(record)
  if (subjects !== undefined) await refuseSubjects(subjects)
}

async function refuseSubjects(folder: string): Promise<void> {
  const fault = await faultOfFolder(folder)
  if (fault === undefined) return
  throw new PromotionError('usage', `\`subjects\`: ${folder} cannot be used for the files to sign: ${fault}`, {
    fix: existsSync(folder)
      ? 'Name a folder that is not there yet, or is empty: what is signed must be of one run.'
      : 'Name a folder that can be made, on a disk that can be written to.',
  })
}

/**
 * True if one path is the other or contains it, also if only some disks (that ignore case) treat them as the same: the
 * error would occur after the installs.
 */
function overlap(one: string, other: string): boolean {
  return isWithin(caseFold(one), caseFold(other)) || isWithin(caseFold(other), caseFold(one))
}
