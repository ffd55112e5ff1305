import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { parseYaml } from '../../src/cwl/yaml/parse-yaml.ts'
import { isArray, isObject, type JsonObject, type JsonValue } from '../../src/json/index.ts'
import { dedent } from '../support/dedent.ts'
import { commit, committedRepository } from '../support/git.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { toolText } from '../support/repository.ts'
import { runAction, type ActionRun } from '../support/run-action.ts'
import { runScript } from './run-script.ts'

const root = join(import.meta.dirname, '..', '..')

type Platform = Awaited<ReturnType<typeof startPlatform>>

/** The steps of all jobs of an example, each with its job. */
function stepsOf(file: string): readonly { readonly job: string; readonly step: JsonObject }[] {
  const parsing = parseYaml(readFileSync(join(root, 'examples', 'workflows', file), 'utf8'), file)
  const jobs = parsing.ok && isObject(parsing.value) ? parsing.value['jobs'] : undefined
  if (!isObject(jobs)) throw new Error(`${file} has no jobs`)
  return Object.entries(jobs).flatMap(([job, value]) =>
    isObject(value) && isArray(value['steps']) ? value['steps'].filter(isObject).map((step) => ({ job, step })) : [],
  )
}

function stepOf(file: string, job: string, id: string): JsonObject {
  const found = stepsOf(file).find((one) => one.job === job && one.step['id'] === id)
  if (found === undefined) throw new Error(`${file} has no step ${id} in the job ${job}`)
  return found.step
}

/** The inputs of a step, with the values that its expressions have; one that is not given here is a mistake of the test. */
function inputsOf(
  { with: given }: JsonObject,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (!isObject(given)) throw new Error('the step has no inputs')
  const fill = (value: JsonValue): string =>
    textOf(value).replaceAll(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
      const filled = values[expression]
      if (filled === undefined) throw new Error(`nothing is given for ${expression}`)
      return filled
    })
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, fill(value)]))
}

function textOf(value: JsonValue | undefined): string {
  if (typeof value === 'string' || typeof value === 'boolean') return String(value)
  throw new Error(`no text: ${JSON.stringify(value)}`)
}

async function runStep(
  step: JsonObject,
  workspace: string,
  platform: Platform,
  values: Readonly<Record<string, string>> = {},
): Promise<ActionRun> {
  const known = { 'vars.CWL_PROMOTE_BASE_URL': platform.url, 'secrets.CWL_PROMOTE_TOKEN': TOKEN, ...values }
  return runAction({
    workspace,
    inputs: { ...inputsOf(step, known), ...(step['with'] === undefined ? {} : { 'github-token': '' }) },
  })
}

const MANIFEST = dedent`
  version: 1
  stages:
    dev: { project: acme/rnaseq-dev }
    release: { project: acme/rnaseq, from: dev }
  apps: [{ path: apps/*.cwl }]
`

function setRepository(): string {
  return committedRepository({ 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': toolText('a'), 'apps/b.cwl': toolText('b') })
}

/** As artifacts hand files from job to job. */
function handOver(folder: string, name: string, file: string): void {
  mkdirSync(join(folder, name), { recursive: true })
  cpSync(file, join(folder, name, basename(file)))
}

describe('approved-plan.yml', () => {
  const FILE = 'approved-plan.yml'

  async function planned(workspace: string, platform: Platform): Promise<string> {
    expect((await runStep(stepOf(FILE, 'dev', 'promote'), workspace, platform)).outputs['result']).toMatch(
      /^(?:promoted|unchanged)$/,
    )
    const plan = await runStep(stepOf(FILE, 'plan', 'plan'), workspace, platform)
    expect(plan.outputs['result']).toBe('planned')
    const folder = join(temporaryFolder(), 'with white space')
    handOver(folder, '', plan.outputs['plan-file'] ?? '')
    const outputs = join(temporaryFolder(), 'outputs')
    writeFileSync(outputs, '')
    runScript(stepOf(FILE, 'promote', 'find'), {
      folder: workspace,
      gh: '',
      env: { FOLDER: folder, GITHUB_OUTPUT: outputs },
    })
    const [, path = ''] = /^plan=(.*)\n$/.exec(readFileSync(outputs, 'utf8')) ?? []
    expect(existsSync(path)).toBe(true)
    return path
  }

  test('promotes the approved plan', async () => {
    const [platform, workspace] = [await startPlatform(), setRepository()]
    const plan = await planned(workspace, platform)
    const run = await runStep(stepOf(FILE, 'promote', 'promote'), workspace, platform, {
      'steps.find.outputs.plan': plan,
    })
    expect([run.code, run.outputs['result'], run.outputs['created-count']]).toEqual([0, 'promoted', '2'])
    // A second attempt finds in place what the first one brought.
    expect(
      (await runStep(stepOf(FILE, 'promote', 'promote'), workspace, platform, { 'steps.find.outputs.plan': plan }))
        .outputs['result'],
    ).toBe('unchanged')
  }, 120_000)

  test('installs nothing if the dev project changed while the plan waited', async () => {
    const [platform, workspace] = [await startPlatform(), setRepository()]
    const plan = await planned(workspace, platform)
    commit(workspace, { 'apps/a.cwl': toolText('another') })
    expect((await runStep(stepOf(FILE, 'dev', 'promote'), workspace, platform)).outputs['updated-count']).toBe('1')
    const installs = platform.store.countRequests('POST')
    const run = await runStep(stepOf(FILE, 'promote', 'promote'), workspace, platform, {
      'steps.find.outputs.plan': plan,
    })
    expect([run.code, run.outputs['result'], platform.store.countRequests('POST')]).toEqual([4, 'refused', installs])
  }, 120_000)
})

test('rollback.yml restores the state before all attempts of a run', async () => {
  const [platform, workspace] = [await startPlatform(), setRepository()]
  const promote = async (stage: string): Promise<ActionRun> =>
    runAction({
      workspace,
      inputs: { stage, 'base-url': platform.url, token: TOKEN, 'report-exports': 'false' },
    })
  for (const stage of ['dev', 'release']) await promote(stage)
  commit(workspace, { 'apps/a.cwl': toolText('a2'), 'apps/b.cwl': toolText('b2') })
  await promote('dev')
  // The first attempt brings one of the two.
  platform.faults.set([{ kind: 'redirect', method: 'POST', path: '/v2/apps/acme/rnaseq/b' }])
  const records = join(temporaryFolder(), 'records')
  for (const attempt of [1, 2]) {
    const run = await promote('release')
    expect(run.code).toBe(attempt === 1 ? 5 : 0)
    handOver(records, `record-release-${attempt}`, run.outputs['record-file'] ?? '')
    platform.faults.set([])
  }
  const merge = stepOf('rollback.yml', 'rollback', 'merge')
  const pattern = textOf(isObject(merge['with']) ? merge['with']['record'] : undefined)
  const merged = await runAction({
    workspace: dirname(records),
    inputs: { command: 'merge-records', record: pattern },
  })
  expect([merged.code, merged.outputs['record-file']]).toEqual([0, expect.stringMatching(/\.json$/)])
  const undone = await runStep(stepOf('rollback.yml', 'rollback', 'rollback'), dirname(records), platform, {
    'steps.merge.outputs.record-file': merged.outputs['record-file'] ?? '',
  })
  expect([undone.code, undone.outputs['updated-count']]).toEqual([0, '2'])
  expect(
    (
      await runAction({
        workspace,
        inputs: { command: 'plan', stage: 'release', 'base-url': platform.url, token: TOKEN },
      })
    ).stdout,
  ).toContain('2 to update')
}, 180_000)
