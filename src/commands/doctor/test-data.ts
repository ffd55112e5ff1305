import { stageOfTests } from '../../configuration/manifest.ts'
import { PromotionError } from '../../files/errors.ts'
import { count } from '../../files/text.ts'
import type { RunOptions } from '../../options/options.ts'
import { PlatformError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/types.ts'
import { selectApps } from '../../promotion/selection/select-apps.ts'
import { planTests } from '../../promotion/tests/planned-tests.ts'
import { TestData } from '../../promotion/tests/stage-tasks.ts'
import { openRepository } from '../../repository/opening.ts'
import type { Finding } from '../report.ts'
import { allFailedBy, failed, ok } from './finding.ts'

/** What `test` would find of the files of its tests, in each stage where tests run. */
export async function* examineTestData(
  platform: Platform,
  options: RunOptions,
): AsyncGenerator<Finding, void, undefined> {
  const { manifest, workspace, ...repository } = openRepository(options)
  const { tasks } = platform
  if (manifest?.tests === undefined || tasks === undefined) return
  const declared = Object.entries(manifest.stages)
  const tested = new Set(declared.flatMap(([, stage]) => stageOfTests(stage) ?? []))
  const stages = declared.filter(([name, { from }]) =>
    options.stage === undefined
      ? tested.has(name) || (tested.size === 0 && from === undefined)
      : name === options.stage,
  )
  const data = new TestData(tasks, workspace)
  for (const [stage] of stages) {
    try {
      const { apps } = await selectApps({ ...options, stage }, workspace)
      const planned = planTests(apps, stage, { ...repository, manifest, workspace })
      const reasons = new Set<string>()
      for (const each of planned) reasons.add((await reasonOf(each, data)) ?? '')
      reasons.delete('')
      for (const reason of reasons) yield failed('tests', `tests in the stage ${stage} would not start: ${reason}`)
      const files = new Set(planned.flatMap((each) => each.files.map(({ id }) => id))).size
      if (reasons.size === 0)
        yield ok('tests', `the stage ${stage} has ${count(files, 'file')} for ${count(planned.length, 'test')}`)
    } catch (error) {
      if (!(error instanceof PromotionError)) throw error
      yield* allFailedBy('tests', error)
    }
  }
}

async function reasonOf(planned: Parameters<TestData['staleness']>[0], data: TestData): Promise<string | undefined> {
  try {
    return await data.staleness(planned)
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code === 'cancelled') throw error
    return error.message
  }
}
