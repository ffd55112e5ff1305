import { expect, test } from '@jest/globals'

import type { Log } from '../../src/github/log.ts'
import { logProgress } from '../../src/github/progress.ts'

/** A log that keeps what it is told. */
function listeningLog(): { readonly log: Log; readonly lines: readonly string[] } {
  const lines: string[] = []
  return {
    lines,
    log: {
      line: (text) => void lines.push(text),
      debug: (text) => void lines.push(`debug: ${text}`),
      phase: (title) => void lines.push(`== ${title}`),
      endPhase: () => void lines.push('=='),
      annotate: () => undefined,
      annotated: () => 0,
    },
  }
}

test('a phase that takes long says every ten seconds how far it is, and a phase that speaks anyhow does not', () => {
  const { log, lines } = listeningLog()
  let now = 0
  const progress = logProgress(log, () => now)
  progress({ kind: 'phase', name: 'read', total: 2_000 })
  for (let at = 1; at <= 250; at += 1) {
    now = at * 100
    progress({ kind: 'request', line: 'GET' })
  }
  progress({ kind: 'phase', name: 'install', total: 3 })
  for (const outcome of ['created', 'unchanged', 'failed'] as const) {
    now += 9_000
    progress({ kind: 'request', line: 'POST' })
    progress({ kind: 'app', name: 'a', target: 'acme/dev/a', outcome, ...(outcome === 'failed' ? { reason: 'no' } : {}) })
  }
  progress({ kind: 'wait', wait: { milliseconds: 2_000, reason: 'the platform asks for it' } })
  expect(lines.filter((line) => !line.startsWith('debug: '))).toEqual([
    '== Read the platform (2000)',
    '100 requests so far, in 10.0 s',
    '200 requests so far, in 20.0 s',
    '== Install (3)',
    '1/3 created acme/dev/a',
    '2/3 unchanged acme/dev/a',
    '3/3 failed acme/dev/a: no',
    'waiting 2.0 s: the platform asks for it',
  ])
})
