import { expect, test } from '@jest/globals'

import { BROKEN } from '../commands/support.ts'
import { dedent } from '../support/dedent.ts'
import { repositoryOf } from '../support/repository.ts'
import { runCli } from '../support/run-cli.ts'
import { runnerCommands } from '../support/runner-commands.ts'

const NAMES = ['::add-mask::a.cwl', 'a##[add-mask]b.cwl', ':::error::c.cwl']

test('in a GitHub job, file names cannot be runner commands, and elsewhere they are unchanged', async () => {
  const cwd = repositoryOf(Object.fromEntries(NAMES.map((name) => [name, BROKEN])))
  const inJob = await runCli(['validate', '.'], { cwd, env: { GITHUB_ACTIONS: 'true' } })
  expect([inJob.code, runnerCommands(inJob.stdout), runnerCommands(inJob.stderr)]).toEqual([3, [], []])
  const elsewhere = await runCli(['validate', '.'], { cwd })
  for (const name of NAMES) expect(elsewhere.stdout).toContain(`${name}:1:1: error:`)
})

test('in a GitHub job, an unknown flag cannot be a runner command', async () => {
  const inJob = await runCli(['validate', '--x\u001B[2J\n::add-mask::a.cwl'], {
    cwd: repositoryOf({}),
    env: { GITHUB_ACTIONS: 'true' },
  })
  expect([inJob.code, runnerCommands(inJob.stderr)]).toEqual([2, []])
  expect(inJob.stderr).toBe(
    dedent`
      ✗ unknown option '--x\\u001b[2J ::add-mask::a.cwl'
        Run it with --help to see the options.
    `,
  )
})

test('in a GitHub job, a missing file cannot be a runner command, and JSON is unchanged', async () => {
  const cwd = repositoryOf({ 'a.cwl': BROKEN.replace('class:', 'label: "##[add-mask]"\nclass:') })
  const [inJob, elsewhere] = [
    await runCli(['validate', '--json', 'a.cwl'], { cwd, env: { GITHUB_ACTIONS: 'true' } }),
    await runCli(['validate', '--json', 'a.cwl'], { cwd }),
  ]
  expect(inJob.stdout).toBe(elsewhere.stdout)
  const missing = await runCli(['validate', '::add-mask::none.cwl', 'x##[add-mask]'], {
    cwd,
    env: { GITHUB_ACTIONS: 'true' },
  })
  expect([missing.code, runnerCommands(missing.stderr)]).toEqual([2, []])
})
