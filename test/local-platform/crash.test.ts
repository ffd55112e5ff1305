import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { createRandom, openStore } from '../../src/local-platform/index.ts'
import { temporaryFolder, TOKEN } from '../support/local-platform.ts'

/** The full measure is 200; each costs a start of Node. */
const KILLS = Number(process.env['CWL_PROMOTE_KILLS'] ?? 20)
const SEED = 42

interface Acknowledged {
  readonly app: string
  readonly text: string
}

/**
 * Installs without pause from several lanes, has the server killed after so many answers while the other lanes go on,
 * and ends when it is gone; what was answered is what must survive.
 */
async function loadUntilKilled(
  url: string,
  round: number,
  after: number,
  kill: () => void,
): Promise<readonly Acknowledged[]> {
  const acknowledged: Acknowledged[] = []
  const lane = async (number: number): Promise<void> => {
    for (let count = 0; ; count += 1) {
      const app = `app-${number}`
      const text = `{"class":"Workflow","round":${round},"count":${count}}`
      const headers = { 'content-type': 'application/json', 'x-svc-auth-token': TOKEN }
      const answer = await fetch(`${url}/v2/apps/acme/p/${app}`, { method: 'POST', headers, body: text }).catch(
        () => undefined,
      )
      if (answer === undefined) return
      acknowledged.push({ app, text })
      if (acknowledged.length === after) kill()
    }
  }
  await Promise.all([1, 2, 3, 4].map(lane))
  return acknowledged
}

describe('kill -9 of the local platform under load', () => {
  test(
    `${KILLS} times (seed ${SEED}): no acknowledged install is lost`,
    async () => {
      const dataFolder = temporaryFolder()
      const random = createRandom(SEED)
      const acknowledged: Acknowledged[] = []
      for (let round = 0; round < KILLS; round += 1) {
        const server = spawn(process.execPath, [join(import.meta.dirname, 'crash-server.ts'), dataFolder, TOKEN], {
          stdio: ['ignore', 'pipe', 'inherit'],
        })
        const [address] = (await once(server.stdout, 'data')) as [Buffer]
        const gone = once(server, 'exit')
        const after = 1 + Math.floor(random() * 60)
        // A moment later, so that it meets each part of an install that is under way.
        const kill = (): void => void setTimeout(() => server.kill('SIGKILL'), random() * 3)
        acknowledged.push(...(await loadUntilKilled(address.toString().trim(), round, after, kill)))
        await gone
      }
      const store = await openStore(dataFolder)
      const stored = new Map<string, Set<string>>()
      for (const { address } of store.listApps())
        stored.set(address.app, new Set(store.revisions(address).map(({ text }) => text)))
      store.close()
      expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS)
      expect(acknowledged.filter(({ app, text }) => stored.get(app)?.has(text) !== true)).toEqual([])
    },
    KILLS * 5_000,
  )
})
