import { setTimeout as sleep } from 'node:timers/promises'

import { GitHubError } from './github-error.ts'

/** Times that GitHub is asked while it is out of order. */
const ATTEMPTS = 4

/** What one of its servers has taken another shows a little later: in milliseconds. */
const BEFORE_LOOK = 1_000

const PASSING: ReadonlySet<GitHubError['code']> = new Set(['github-server', 'github-unreachable'])

/**
 * Creates what must not be there twice. When GitHub is out of order only the answer may have been lost: what was made
 * is looked for before it is asked for again. Rejects with a GitHubError.
 */
export async function createOnce<Made>(
  create: () => Promise<Made>,
  find: () => Promise<Made | undefined>,
): Promise<Made> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await create()
    } catch (error) {
      if (!(error instanceof GitHubError) || !PASSING.has(error.code) || attempt >= ATTEMPTS) throw error
      await sleep(BEFORE_LOOK)
      const made = await find()
      if (made !== undefined) return made
    }
  }
}
