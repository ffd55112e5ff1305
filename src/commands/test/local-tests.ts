import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

import { onThisMachine } from '../../app-tests/places.ts'
import type { Manifest } from '../../configuration/manifest.ts'
import { appsWithoutManifest } from '../../configuration/select.ts'
import { openWorkspace } from '../../files/workspace.ts'
import { omitUndefined } from '../../json/is-present.ts'
import { formatAddress } from '../../platform/address.ts'
import type { Desired } from '../../promotion/plan.ts'
import { runDocument } from '../../runner/run-document.ts'
import type { Repository } from '../documents/opening.ts'
import { packAll } from '../documents/packing.ts'
import { withRemote } from '../documents/remote.ts'
import { selectApps, type Selection } from '../promote/select-apps.ts'
import type { TestOutcome } from '../report.ts'
import { mapConcurrently } from '../run/map-concurrently.ts'
import type { RunOptions } from '../run/options.ts'
import type { Run } from '../run/run-command.ts'
import { chooseTests, planTests, testedDocuments, type PlannedTest } from './planned-tests.ts'
import { judgeFailure, judgeOutputs } from './stage-tasks.ts'

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
  const most = Math.min(options.concurrency, availableParallelism())
  const tests = await mapConcurrently(planned, most, async (each) => {
    const outcome = await runHere(each, descriptions.get(each.test.tool), runner, stop)
    context.progress({ kind: 'done' })
    return outcome
  })
  return { stage: selection.stage, project: selection.project, tests }
}

export async function packTools(
  planned: readonly PlannedTest[],
  { workspace, remote, packing }: Selection,
  options: RunOptions,
  { context, cutoff: { stop } }: Run,
): Promise<ReadonlyMap<string, Desired>> {
  const references = [...new Set(planned.map(({ test }) => test.tool))]
  context.progress({ kind: 'phase', name: 'pack', total: references.length })
  const complete = await withRemote(workspace, remote, options, stop, context)
  const { descriptions } = await packAll(references, complete, stop, packing, () => context.progress({ kind: 'done' }))
  return descriptions
}

function firstFromFiles({ manifest }: { readonly manifest: Manifest | undefined }): string | undefined {
  return Object.entries(manifest?.stages ?? {}).find(([, { from }]) => from === undefined)?.[0]
}

async function runHere(
  { test, app, inputs }: PlannedTest,
  desired: Desired | undefined,
  runner: string,
  stop: AbortSignal,
): Promise<TestOutcome> {
  const outcome = { id: test.id, app: app.name, target: formatAddress(app.target), at: test.at }
  if (desired?.kind !== 'ready')
    return { ...outcome, state: 'not-started', digest: null, reason: desired?.reason ?? 'it was not packed' }
  const { description, digest } = desired
  const folder = await mkdtemp(join(tmpdir(), 'cwl-promote-test-'))
  try {
    const end = await runDocument(runner, { description, job: inputs, folder }, stop)
    switch (end.kind) {
      case 'completed':
        return { ...outcome, digest, seconds: end.seconds, ...(await judgeOutputs(test, end.outputs, onThisMachine)) }
      case 'failed':
        return { ...outcome, digest, seconds: end.seconds, ...judgeFailure(test, end.message) }
      case 'no-runner':
        return { ...outcome, digest, state: 'not-started', reason: end.message }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
