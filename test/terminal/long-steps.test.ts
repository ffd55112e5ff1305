import { expect, test } from '@jest/globals'

import { daily, nightly } from '../support/nightly.ts'
import { SOURCE } from '../support/programs.ts'
import { repositoryOf, toolText } from '../support/repository.ts'
import { runAction } from '../support/run-action.ts'
import { runCli, type CliOptions } from '../support/run-cli.ts'

/** The run hears nothing while it reads and checks this, which takes far longer than any of these tests waits. */
function hugeRepository(): string {
  const inputs = Array.from({ length: 500_000 }, (_, index) => `  a${index}: {type: string, inputBinding: {}}\n`)
  return repositoryOf({
    'huge.cwl': `cwlVersion: v1.2\nclass: CommandLineTool\noutputs: {}\ninputs:\n${inputs.join('')}`,
  })
}

const LIMITS = ['nodes=90000000', 'file-bytes=90000000', 'text-length=900000000', 'total-bytes=900000000']

const VALIDATE = ['validate', 'huge.cwl', ...LIMITS.flatMap((limit) => ['--limits', limit])]

/** Long after the start, and long before the end. */
const AMID = 3_000

function signalled(signal: NodeJS.Signals): Pick<CliOptions, 'onStart'> {
  return { onStart: (child) => void setTimeout(() => child.kill(signal), AMID) }
}

test.each(daily(['SIGINT', 'SIGTERM', 'SIGHUP'] as const, (signal) => signal === 'SIGTERM'))(
  'a busy run is ended by %s',
  async (signal) => {
    const run = await runCli(VALIDATE, { cwd: hugeRepository(), ...signalled(signal) })
    expect(run).toMatchObject({ code: 130, stdout: '' })
    // On a busy machine the long step may not have begun: then the run ends by itself.
    expect(run.stderr).toMatch(
      /the run was cancelled; (?:it was still busy with documents beyond the usual\s+limits|not every document was validated)/,
    )
  },
)

nightly('a busy run ends at its time limit', async () => {
  const run = await runCli([...VALIDATE, '--timeout', '0.03', '--json'], { cwd: hugeRepository(), isProgram: true })
  expect(run.code).toBe(1)
  expect(JSON.parse(run.stdout)).toMatchObject({ ok: false, failure: { code: 'timed-out' } })
  expect(run.stderr).toContain('the time limit of the run is reached')
})

nightly('a run that is out of memory ends with a message', async () => {
  const run = await runCli(VALIDATE, { cwd: hugeRepository(), env: { NODE_OPTIONS: '--max-old-space-size=80' } })
  expect(run).toMatchObject({ code: 1, stdout: '' })
  expect(run.stderr).toMatch(/the run ran out of memory \(.+\); it was still busy with documents/)
})

nightly('a run with a large file ends as usual', async () => {
  const cwd = repositoryOf({ 'large.cwl': `${toolText('a')}# ${'x'.repeat(500_000)}\n`, 'small.cwl': toolText('b') })
  expect(await runCli(['validate'], { cwd, isProgram: true })).toEqual({
    code: 0,
    stdout: expect.stringContaining('2 documents are valid'),
    stderr: '',
  })
  const packed = await runCli(['pack', 'large.cwl'], { cwd, isProgram: true })
  expect(packed).toMatchObject({ code: 0, stderr: '' })
  expect(JSON.parse(packed.stdout)).toMatchObject({ label: 'a' })
  const drafted = await runCli(['init', '--dry-run'], { cwd, isProgram: true })
  expect(drafted).toMatchObject({ code: 0, stdout: expect.stringContaining('- path: large.cwl') })
})

test('the action is ended in a long step and reports it', async () => {
  const inputs = { command: 'validate', files: 'huge.cwl', limits: LIMITS.join('\n') }
  const workspace = hugeRepository()
  const late = await runAction({ workspace, inputs: { ...inputs, timeout: '0.03' }, entry: SOURCE })
  expect(late.code).toBe(1)
  expect(late.everything).toContain('the time limit of the run is reached')
  expect(late.summary).toContain('the time limit of the run is reached')
  const stopped = await runAction({ workspace, inputs, entry: SOURCE, ...signalled('SIGINT') })
  expect(stopped.code).toBe(130)
  expect(stopped.summary).toContain('the run was cancelled')
})
