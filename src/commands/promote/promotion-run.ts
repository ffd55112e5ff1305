import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { faultOfFolder, faultOfWriting } from '../../files/atomic-file.ts'
import { PromotionError } from '../../files/errors.ts'
import { faultOfReplacing } from '../../files/json-state-file.ts'
import { caseFold } from '../../files/text.ts'
import { isWithin } from '../../files/workspace.ts'
import { type Git, gitAt } from '../../git/git.ts'
import { omitUndefined } from '../../json/is-present.ts'
import type { RunOptions } from '../../options/options.ts'
import { isInstalled, refuseRecordPath } from '../../promotion/records/record.ts'
import type { Failure, PromotionReport } from '../report.ts'
import type { ProgressEvent, RunContext } from '../run/context.ts'
import { timePhases } from '../run/phases.ts'
import { type Body, type Run, runCommand } from '../run/run-command.ts'
import type { Deployments } from './deployments.ts'
import { reportPromotion } from './promotion-report.ts'
import type { RunState, Steps } from './run-state.ts'

export interface PromotionRun extends Run {
  readonly command: PromotionReport['command']
  readonly deployments?: Deployments
  readonly git: Git
}

/** Never throws for errors of the user, the network or the platform. */
export async function runPromotion(
  command: PromotionReport['command'],
  options: RunOptions,
  context: RunContext,
  deployments: Deployments | undefined,
  steps: (run: PromotionRun) => Steps,
): Promise<PromotionReport> {
  const clock = context.clock ?? (() => performance.now())
  const started = clock()
  const timer = timePhases(clock)
  let known: RunState = { kind: 'started' }
  let waits: PromotionReport['waits'] = []
  const found = (failure?: Failure): Body<PromotionReport> => {
    const isPlan = command === 'plan' || options.dryRun
    const phases = timer.times()
    return { ...reportPromotion(known, isPlan, failure), waits, duration: clock() - started, phases }
  }
  const early = { stopped: () => progressOf(known), installs: true, found } as const
  const report = await runCommand<PromotionReport>(command, options, context, early, async (run) => {
    waits = run.waits
    await refuseOutputs(command, options)
    const progress = (event: ProgressEvent): void => {
      timer.note(event)
      run.context.progress(event)
    }
    const git = gitAt(options.workingDirectory, run.cutoff.stop)
    const timed = { ...run, command, git, context: { ...run.context, progress }, ...omitUndefined({ deployments }) }
    for await (const now of steps(timed)) known = now
    run.cutoff.stop.throwIfAborted()
    return found()
  })
  return { ...report, ...omitUndefined({ deploymentId: await deployments?.end(report, context.signal) }) }
}

function progressOf(known: RunState): string {
  if (known.kind !== 'applied') return 'nothing was installed'
  const { outcomes } = known
  const done = outcomes.filter(isInstalled).length
  const open = outcomes.filter((app) => app.outcome === 'cancelled').length
  const unknown = outcomes.filter((app) => app.outcome === 'unknown').length
  return `installed: ${done}, not begun: ${open}${unknown === 0 ? '' : `, unknown: ${unknown}`}`
}

/** Throws PromotionError `usage`. A wrong path must not make a finished run fail. A dry run writes only a plan. */
async function refuseOutputs(
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

function overlap(one: string, other: string): boolean {
  return isWithin(caseFold(one), caseFold(other)) || isWithin(caseFold(other), caseFold(one))
}
