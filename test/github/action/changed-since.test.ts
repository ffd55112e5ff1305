import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { describe, expect, test } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { commit, committedRepository, git } from '../../support/git.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../../support/local-platform.ts'
import { toolText } from '../../support/repository.ts'
import { runAction, type ActionRun } from '../../support/run-action.ts'

const FILES = {
  'cwl-promote.yml': dedent`
    version: 1
    stages: { dev: { project: acme/dev } }
    apps: [{ path: apps/*.cwl }]
  `,
  'apps/a.cwl': toolText('a'),
  'apps/b.cwl': toolText('b'),
}

interface Push {
  readonly before: string
  readonly forced: boolean
  /** As `actions/checkout` makes it after the push, with one commit or all of them. */
  readonly checkOut: (depth: 0 | 1) => string
}

/** A push to main: of a commit onto what was there, or of another one in its place. */
function push(forced: boolean): Push {
  const folder = committedRepository(FILES)
  const before = commit(folder, { 'apps/a.cwl': toolText('a2') })
  if (forced) git(folder, 'reset', '-q', '--hard', 'HEAD~1')
  commit(folder, { 'apps/a.cwl': toolText('a3') })
  const checkOut = (depth: 0 | 1): string => {
    const clone = join(temporaryFolder(), 'clone')
    git(folder, 'clone', '-q', ...(depth === 1 ? ['--depth', '1'] : []), pathToFileURL(folder).href, clone)
    return clone
  }
  return { before, forced, checkOut }
}

async function validate({ before, forced }: Push, workspace: string, since = before): Promise<ActionRun> {
  return runAction({ workspace, inputs: { command: 'validate', 'changed-since': since }, event: { before, forced } })
}

describe('when a forced push has removed the commit before it', () => {
  test.each([0, 1] as const)(
    'with fetch-depth %i every document is validated, and a notice gives the reason',
    async (depth) => {
      const pushed = push(true)
      for (const since of [pushed.before, `${pushed.before}...HEAD`]) {
        const run = await validate(pushed, pushed.checkOut(depth), since)
        expect([run.code, run.outputs['result']]).toEqual([0, 'valid'])
        expect(run.summary).toContain(
          `The push rewrote the history, and <code>${pushed.before.slice(0, 12)}</code> is gone, so no document is left out.`,
        )
      }
    },
  )

  test('every app is planned', async () => {
    const platform = await startPlatform()
    const pushed = push(true)
    const { before, forced } = pushed
    const inputs = { command: 'plan', 'changed-since': before, 'base-url': platform.url, token: TOKEN }
    const run = await runAction({ workspace: pushed.checkOut(1), inputs, event: { before, forced } })
    expect([run.code, run.summary]).toEqual([0, expect.stringMatching(/apps\/a\.cwl[^]*apps\/b\.cwl/)])
    expect(run.summary).toContain('is gone, so that no app is left out.')
  })

  test('another missing revision is a usage error', async () => {
    const pushed = push(true)
    const run = await validate(pushed, pushed.checkOut(0), 'f'.repeat(40))
    expect([run.code, run.stdout]).toEqual([2, expect.stringContaining('the history was rewritten')])
  })
})

test('after another push, a missing commit fails with the advice to use a deeper clone', async () => {
  const pushed = push(false)
  const shallow = await validate(pushed, pushed.checkOut(1))
  expect([shallow.code, shallow.stdout]).toEqual([2, expect.stringContaining('fetch-depth: 0')])
  const whole = await validate(pushed, pushed.checkOut(0))
  expect([whole.code, whole.summary]).toEqual([0, expect.stringContaining('1 of 2 documents uses no file')])
})
