import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { Judgement } from '../../app-tests/compare-outputs.ts'
import { onThisMachine } from '../../app-tests/places.ts'
import type { AppTest } from '../../app-tests/test-file.ts'
import type { Manifest } from '../../configuration/manifest.ts'
import { appsWithoutManifest } from '../../configuration/select.ts'
import { faultOfFolder } from '../../files/atomic-file.ts'
import { PromotionError } from '../../files/errors.ts'
import { openWorkspace } from '../../files/workspace.ts'
import { stringifyJson } from '../../json/index.ts'
import { omitUndefined } from '../../json/is-present.ts'
import type { RunOptions } from '../../options/options.ts'
import { formatAddress } from '../../platform/address.ts'
import { mapConcurrently } from '../../promotion/map-concurrently.ts'
import type { Desired } from '../../promotion/plan.ts'
import { selectApps, type Selection } from '../../promotion/selection/select-apps.ts'
import { chooseTests, planTests, testedDocuments, type PlannedTest } from '../../promotion/tests/planned-tests.ts'
import { judgeFailure, judgeOutputs } from '../../promotion/tests/stage-tasks.ts'
import type { Repository } from '../../repository/opening.ts'
import { runDocument, type RunEnd } from '../../runner/run-document.ts'
import type { TestOutcome } from '../report.ts'
import type { Run } from '../run/run-command.ts'
import { packTools } from './packed-tools.ts'

/**
 * What each file packs to, with the runner. Documents that are not apps are tested too, unless the options name apps.
 * Without a stage in the options it is the first one that is installed from files. Throws PromotionError and CwlError.
 */
export async function testHere(
  options: RunOptions,
  runner: string,
  repository: Repository,
  run: Run,
): Promise<Pick<Selection, 'stage' | 'project'> & { readonly tests: readonly TestOutcome[] }> {
  const {
    context,
    cutoff: { stop },
  } = run
  const keep = options.keep === undefined ? undefined : resolve(options.workingDirectory, options.keep)
  if (keep !== undefined) await refuseKept(keep, options.keep)
  const stage = options.stage ?? firstFromFiles(repository)
  const selection = await selectApps(
    { ...options, ...omitUndefined({ stage }) },
    openWorkspace(options.workingDirectory),
  )
  const others = options.apps === undefined ? testedDocuments(selection.apps, repository) : []
  const documents = others.map((file) =>
    appsWithoutManifest({ files: [file], project: selection.project, apps: [] }, repository.workspace),
  )
  const planned = chooseTests(
    planTests([...selection.apps, ...documents.flat()], selection.stage, repository, true),
    options,
  )
  const descriptions = await packTools(planned, selection, options, run)
  context.progress({ kind: 'phase', name: 'check', total: planned.length })
  const most = Math.min(options.maxRequests, availableParallelism())
  const tests = await mapConcurrently(planned, most, async (each) => {
    const outcome = await runHere(each, descriptions.get(each.test.tool), { runner, keep }, stop)
    context.progress({ kind: 'done' })
    return outcome
  })
  return { stage: selection.stage, project: selection.project, tests }
}

function firstFromFiles({ manifest }: { readonly manifest: Manifest | undefined }): string | undefined {
  return Object.entries(manifest?.stages ?? {}).find(([, { from }]) => from === undefined)?.[0]
}

async function refuseKept(folder: string, keep = ''): Promise<void> {
  const fault = await faultOfFolder(folder)
  if (fault === undefined) return
  throw new PromotionError('usage', `\`keep\`: ${keep} cannot be used: ${fault}`, {
    fix: 'Name a folder that is not there yet, or is empty.',
  })
}

const LONGEST_NAME = 200

async function runHere(
  { test, app, inputs }: PlannedTest,
  desired: Desired | undefined,
  { runner, keep }: { readonly runner: string; readonly keep: string | undefined },
  stop: AbortSignal,
): Promise<TestOutcome> {
  const outcome = { id: test.id, app: app.name, target: formatAddress(app.target), at: test.at }
  if (desired?.kind !== 'ready')
    return { ...outcome, state: 'not-started', digest: null, reason: desired?.reason ?? 'it was not packed' }
  const { description, digest } = desired
  // An id may be any text.
  const name = encodeURIComponent(test.id).replaceAll('.', '%2E').slice(0, LONGEST_NAME)
  const folder = keep === undefined ? await mkdtemp(join(tmpdir(), 'cwl-promote-test-')) : join(keep, name)
  try {
    const end = await runDocument(runner, { description, job: inputs, folder }, stop)
    if (keep !== undefined && end.kind === 'completed')
      await writeFile(join(folder, 'outputs.json'), stringifyJson(end.outputs, 2))
    return { ...outcome, digest, ...(await judgeEnd(test, end)) }
  } finally {
    if (keep === undefined) await rm(folder, { recursive: true, force: true })
  }
}

async function judgeEnd(test: AppTest, end: RunEnd): Promise<Judgement & Pick<TestOutcome, 'seconds'>> {
  switch (end.kind) {
    case 'completed':
      return { seconds: end.seconds, ...(await judgeOutputs(test, end.outputs, onThisMachine)) }
    case 'failed':
      return { seconds: end.seconds, ...judgeFailure(test, end.message) }
    case 'no-runner':
      return { state: 'not-started', reason: end.message }
  }
}
