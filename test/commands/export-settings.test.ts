import { describe, expect, test } from '@jest/globals'

import { exports } from '../../src/commands/exports.ts'
import { promote } from '../../src/commands/promote.ts'
import { MANIFEST_SCHEMA } from '../../src/configuration/manifest-schema.ts'
import { FAIL_ON } from '../../src/export-jobs/threshold.ts'
import { dedent } from '../support/dedent.ts'
import { startPlatform, TOKEN } from '../support/local-platform.ts'
import { runAction } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'
import { listening, MANIFEST, optionsFor, repository, tool } from './support.ts'

/**
 * A platform where two export jobs of three have failed, and a repository whose configuration says something about
 * that.
 */
async function failing(declared: string) {
  const platform = await startPlatform()
  for (const state of ['FAILED', 'COMPLETED', 'FAILED']) platform.store.addExport({ state })
  const folder = repository({ 'cwl-promote.yml': `${MANIFEST}exports: ${declared}\n`, 'apps/a.cwl': tool('a') })
  return { platform, folder, options: optionsFor(folder, platform.url) }
}

test('the configuration accepts every `fail-on`', () => {
  expect(MANIFEST_SCHEMA.properties.exports.properties['fail-on'].enum).toEqual(FAIL_ON)
})

describe('the section `exports` of the configuration', () => {
  test.each([
    ['{ fail-on: never }', 0],
    ['{ threshold: 2 }', 0],
    ['{ threshold: 1 }', 6],
    ['{ fail-on: failed }', 6],
    ['{}', 6],
  ])('%s gives `exports` exit code %i', async (declared, exitCode) => {
    const { options } = await failing(declared)
    expect(await exports(options, listening())).toMatchObject({ exitCode, state: 'failed', counts: { failed: 2 } })
  })

  test('is overridden by an option, a flag and an input', async () => {
    const { platform, folder, options } = await failing('{ fail-on: never, threshold: 9 }')
    expect(await exports({ ...options, failOn: 'failed', threshold: 1 }, listening())).toMatchObject({ exitCode: 6 })
    const env = { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN }
    expect((await runCli(['exports'], { cwd: folder, env })).code).toBe(0)
    expect((await runCli(['exports', '--fail-on', 'failed', '--threshold', '0'], { cwd: folder, env })).code).toBe(6)
    const inputs = { command: 'exports', 'base-url': platform.url, token: TOKEN }
    expect((await runAction({ workspace: folder, inputs })).code).toBe(0)
    expect(
      (
        await runAction({
          workspace: folder,
          inputs: { ...inputs, 'fail-on': 'failed', threshold: '1' },
        })
      ).code,
    ).toBe(6)
  })

  test('keeps promotions from reading export jobs, unless an option asks for them', async () => {
    const { platform, folder, options } = await failing('{ report: false }')
    const first = await promote({ ...options, stage: 'dev' }, listening())
    expect([first.exitCode, first.exports]).toEqual([0, undefined])
    expect((await promote({ ...options, stage: 'dev', reportExports: true }, listening())).exports).toMatchObject({
      state: 'failed',
      total: 3,
    })
    const run = await runCli(['promote', '--stage', 'dev', '--report-exports', '--json'], {
      cwd: folder,
      env: { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN },
    })
    expect(JSON.parse(run.stdout)).toMatchObject({ result: 'unchanged', exports: { total: 3 } })
  })

  test('limits the pages', async () => {
    const platform = await startPlatform()
    platform.store.atomically(() => {
      for (let at = 0; at < 120; at += 1) platform.store.addExport({ state: 'COMPLETED' })
    })
    const folder = repository({
      'cwl-promote.yml': dedent`
        version: 1
        exports: { max-pages: 1 }
      `,
    })
    expect(await exports(optionsFor(folder, platform.url), listening())).toMatchObject({ truncated: true, total: 50 })
    expect(await exports(optionsFor(folder, platform.url, { maxPages: 9 }), listening())).toMatchObject({
      truncated: false,
      total: 120,
    })
  })

  test('is refused with its location if it is wrong', async () => {
    const { options } = await failing('{ fail-on: sometimes }')
    expect(await exports(options, listening())).toMatchObject({
      exitCode: 2,
      state: 'not-read',
      failure: {
        code: 'configuration',
        message: '`exports.fail-on` must be one of failed, new-failed, never',
        at: { file: 'cwl-promote.yml', line: 7 },
      },
    })
  })
})
