import type { ChildProcess } from 'node:child_process'

import { expect, test } from '@jest/globals'

import type { LocalPlatform } from '../../src/local-platform/index.ts'
import { json, startAnsweringServer } from '../platform/answering-server.ts'
import { GITHUB_TOKEN, startGitHub, type GitHubStandIn } from '../support/github-api.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { nightly } from '../support/nightly.ts'
import { runAction, type ActionRun } from '../support/run-action.ts'

interface Message {
  readonly id: string
  readonly event: string
  readonly newFailed: readonly { readonly id: string }[]
}

interface Scene {
  readonly platform: LocalPlatform
  readonly github: GitHubStandIn
  /** What the webhook was sent, taken or not. */
  readonly messages: readonly Message[]
  /** The next run is killed the moment that its message arrives, before it is answered. */
  killNext(): void
  watch(inputs?: Readonly<Record<string, string>>): Promise<ActionRun>
}

async function setScene(states: Readonly<Record<string, string>>): Promise<Scene> {
  const platform = await startPlatform()
  const github = await startGitHub()
  for (const [id, state] of Object.entries(states)) platform.store.addExport({ id, state })
  const messages: Message[] = []
  let running: ChildProcess | undefined
  let kills = 0
  const hook = await startAnsweringServer(({ body }, response) => {
    messages.push(JSON.parse(body) as Message)
    if (kills === 0) return json(response, 200, 'ok')
    kills -= 1
    running?.kill('SIGKILL')
  })
  return {
    platform,
    github,
    messages,
    killNext: () => void (kills += 1),
    watch: async (inputs = {}) =>
      runAction({
        workspace: temporaryFolder(),
        inputs: {
          command: 'exports',
          'base-url': platform.url,
          token: TOKEN,
          issue: 'true',
          'github-token': GITHUB_TOKEN,
          'webhook-url': `${hook.url}/hook`,
          'fail-on': 'never',
          ...inputs,
        },
        env: { GITHUB_EVENT_NAME: 'schedule', GITHUB_API_URL: github.url, GITHUB_RUN_ID: '77' },
        // Only what is killed needs a process of its own.
        ...(kills === 0
          ? {}
          : {
              onStart: (child) => {
                running = child
              },
            }),
      }),
  }
}

test('a run that is killed after it opened the issue leaves the message to the next run', async () => {
  const scene = await setScene({ a: 'FAILED' })
  scene.killNext()
  expect((await scene.watch()).code).toBe(null)
  expect(scene.github.repository.issues.map(({ state }) => state)).toEqual(['open'])
  const next = await scene.watch({ 'fail-on': 'new-failed' })
  // Until it is told it counts as new.
  expect(next.code).toBe(6)
  await scene.watch({ 'fail-on': 'new-failed' })
  expect(scene.messages.map(({ event, newFailed }) => [event, newFailed.map(({ id }) => id)])).toEqual([
    ['exports-failing', ['a']],
    ['exports-failing', ['a']],
  ])
  expect(new Set(scene.messages.map(({ id }) => id)).size).toBe(1)
  expect(scene.github.repository.issues).toHaveLength(1)
})

nightly('a run that is killed after a later change leaves the message to the next run', async () => {
  const scene = await setScene({ a: 'FAILED', b: 'COMPLETED' })
  await scene.watch()
  for (const [id, state, event] of [
    ['b', 'FAILED', 'exports-failing'],
    ['b', 'COMPLETED', 'exports-improved'],
    ['a', 'COMPLETED', 'exports-recovered'],
  ] as const) {
    scene.platform.store.setExport(id, state)
    const before = { messages: scene.messages.length, comments: scene.github.repository.comments.length }
    scene.killNext()
    expect((await scene.watch()).code).toBe(null)
    await scene.watch()
    expect((await scene.watch()).code).toBe(0)
    expect(scene.messages.slice(before.messages).map((message) => message.event)).toEqual([event, event])
    expect(scene.github.repository.comments.length).toBe(before.comments + 1)
  }
  expect(scene.github.repository.issues.map(({ state }) => state)).toEqual(['closed'])
})

nightly('a change after an unsent message is sent together with it', async () => {
  const scene = await setScene({ a: 'FAILED', b: 'COMPLETED' })
  scene.killNext()
  await scene.watch()
  scene.platform.store.setExport('b', 'FAILED')
  await scene.watch()
  expect(scene.messages.map(({ newFailed }) => newFailed.map(({ id }) => id))).toEqual([['a'], ['a', 'b']])
})

nightly('a job that fails again before its recovery is sent reopens the issue', async () => {
  const scene = await setScene({ a: 'FAILED' })
  const { issues } = scene.github.repository
  const states = (): readonly string[] => issues.map(({ state }) => state)
  await scene.watch()
  scene.platform.store.setExport('a', 'COMPLETED')
  scene.killNext()
  await scene.watch()
  expect(states()).toEqual(['closed'])
  scene.platform.store.setExport('a', 'FAILED')
  await scene.watch()
  expect(states()).toEqual(['open'])
  for (const issue of issues) issue.state = 'closed'
  await scene.watch()
  expect(states()).toEqual(['closed'])
  // The webhook may have heard of the recovery.
  expect(scene.messages.map(({ event }) => event)).toEqual(['exports-failing', 'exports-recovered', 'exports-failing'])
})

test('a sent message that could not be remembered is sent again with the same id', async () => {
  const scene = await setScene({ a: 'FAILED' })
  // The issue is opened, and what is written over it is lost.
  scene.github.fail({ kind: 'server-error', method: 'PATCH', times: 4 })
  const red = await scene.watch()
  expect([red.code, red.stdout]).toEqual([1, expect.stringContaining('GitHub could not update the issue')])
  expect((await scene.watch()).code).toBe(0)
  await scene.watch()
  expect([scene.messages.length, new Set(scene.messages.map(({ id }) => id)).size]).toEqual([2, 1])
})

nightly('while the last run cannot be read, the webhook gets no message, and then gets all', async () => {
  const scene = await setScene({ a: 'FAILED' })
  const file = { 'state-file': `${temporaryFolder()}/state.json` }
  scene.github.fail({ kind: 'forbidden', method: 'GET', path: '/issues', times: 1 })
  expect((await scene.watch(file)).code).toBe(1)
  expect(scene.messages).toEqual([])
  expect((await scene.watch(file)).code).toBe(0)
  expect(scene.messages.map(({ event }) => event)).toEqual(['exports-failing'])
})
