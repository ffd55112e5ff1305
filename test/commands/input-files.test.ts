import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { promote } from '../../src/commands/promote.ts'
import type { PromotionReport } from '../../src/commands/report.ts'
import { rollback } from '../../src/commands/rollback.ts'
import type { RunOptions } from '../../src/options/options.ts'
import { readRecord } from '../../src/promotion/records/record.ts'
import { dedent } from '../support/dedent.ts'
import { afterThisTest, startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { runCli, type CliRun } from '../support/run-cli.ts'
import { listening, MANIFEST, optionsFor, repository, tool } from './support.ts'

/** A promotion of one app over an earlier one, with its record. */
async function promoted(): Promise<{ readonly options: RunOptions; readonly record: string }> {
  const platform = await startPlatform()
  const folder = repository({ 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('first') })
  const options = optionsFor(folder, platform.url, { stage: 'dev', reportExports: false })
  await promote(options, listening())
  writeFileSync(join(folder, 'apps/a.cwl'), tool('second'))
  const record = join(temporaryFolder(), 'record.json')
  await promote({ ...options, record }, listening())
  return { options, record }
}

function pipe(): string {
  const path = join(temporaryFolder(), 'pipe')
  execFileSync('mkfifo', [path])
  return path
}

/** As a process of its own: one that is kept waiting by the system hears nothing, and would take these tests with it. */
async function run(argv: readonly string[], baseUrl = 'http://127.0.0.1:9'): Promise<CliRun> {
  return runCli(argv, {
    cwd: repository({ 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a') }),
    env: { CWL_PROMOTE_BASE_URL: baseUrl, CWL_PROMOTE_TOKEN: TOKEN },
    onStart: (child) => afterThisTest(() => void child.kill('SIGKILL')),
  })
}

describe('reading a record', () => {
  async function undo(path: string, options: RunOptions): Promise<PromotionReport> {
    return rollback({ ...options, undo: path }, listening())
  }

  test('refuses a device', async () => {
    expect(await undo('/dev/zero', optionsFor(temporaryFolder(), 'http://127.0.0.1:9'))).toMatchObject({
      exitCode: 2,
      failure: {
        code: 'bad-record',
        message: 'the record /dev/zero cannot be read: it is a device or similar, not a file',
      },
    })
  })

  test('ignores a byte order mark', async () => {
    const { options, record } = await promoted()
    writeFileSync(record, `\uFEFF${readFileSync(record, 'utf8')}`)
    expect(await undo(record, options)).toMatchObject({ exitCode: 0, counts: { updated: 1 } })
  })

  test('refuses another encoding than UTF-8', async () => {
    const { options, record } = await promoted()
    writeFileSync(record, readFileSync(record, 'utf8').replaceAll('acme/dev/a', 'acme/dev/ä'), 'latin1')
    expect(await undo(record, options)).toMatchObject({
      exitCode: 2,
      failure: {
        code: 'bad-record',
        message: `the record ${record} cannot be read: it is not UTF-8, so another program has changed it`,
        fix: 'Take the file as the run wrote it.',
      },
    })
  })

  test('refuses a pipe without waiting', () => {
    expect(() => readRecord(pipe())).toThrow('it is a pipe, not a file')
  })
})

test.each([
  'the-secret',
  dedent`
    machine example.org
    login me
    password the-secret
  `,
  '{ "auths": the-secret',
  '{}the-secret\n',
  `${'x'.repeat(100)}"the-secret"`,
])('shows nothing of a file that is not a record: %j', async (text) => {
  const path = join(temporaryFolder(), 'other')
  writeFileSync(path, text)
  for (const argv of [
    ['rollback', '--record'],
    ['promote', '--stage', 'dev', '--plan'],
  ]) {
    const { code, stderr } = await run([...argv, path])
    expect([code, stderr]).toEqual([2, expect.stringContaining('other is not JSON: ')])
    expect(stderr).not.toContain('secre')
  }
})
