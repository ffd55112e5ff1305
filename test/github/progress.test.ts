import { expect, test } from '@jest/globals'

import { logProgress, type Log } from '../../src/github/log.ts'
import { startPlatform, TOKEN } from '../support/local-platform.ts'
import { nightly } from '../support/nightly.ts'
import { repositoryOf, toolText } from '../support/repository.ts'
import { runAction } from '../support/run-action.ts'

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

test('a long phase without other output reports its progress every ten seconds', () => {
  const { log, lines } = listeningLog()
  let now = 0
  const { show: progress } = logProgress(log, () => now)
  progress({ kind: 'phase', name: 'read', total: 2_000 })
  for (let at = 1; at <= 250; at += 1) {
    now = at * 100
    progress({ kind: 'request', line: 'GET' })
  }
  progress({ kind: 'phase', name: 'install', total: 3 })
  for (const outcome of ['created', 'unchanged', 'failed'] as const) {
    now += 9_000
    progress({ kind: 'request', line: 'POST' })
    progress({
      kind: 'app',
      name: 'a',
      target: 'acme/dev/a',
      outcome,
      ...(outcome === 'failed' ? { reason: 'no' } : {}),
    })
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

test('silence is broken also without requests or answers, but not during a wait', () => {
  const { log, lines } = listeningLog()
  let now = 0
  const { show, breakSilence } = logProgress(log, () => now)
  const silence = (seconds: number): void => {
    for (const end = now + seconds * 1_000; now < end;) {
      now += 1_000
      breakSilence()
    }
  }
  silence(11)
  show({ kind: 'phase', name: 'pack', total: 901 })
  silence(25)
  show({ kind: 'phase', name: 'read' })
  show({ kind: 'request', line: 'GET' })
  silence(10)
  show({ kind: 'wait', wait: { milliseconds: 30_000, reason: 'the platform asks for it' } })
  silence(41)
  expect(lines.filter((line) => !line.startsWith('debug: '))).toEqual([
    'still at work, for 10.0 s',
    '== Pack the documents (901)',
    'still at work, for 10.0 s',
    'still at work, for 20.0 s',
    '== Read the platform',
    '1 request so far, in 10.0 s',
    'waiting 30.0 s: the platform asks for it',
    '1 request so far, in 50.0 s',
  ])
})

nightly(
  'the log reports that a run is still at work while the platform does not answer',
  async () => {
    const platform = await startPlatform()
    platform.faults.set([{ kind: 'hang', method: 'GET', path: '/v2/apps' }])
    const inputs = {
      command: 'plan',
      files: 'a.cwl',
      project: 'acme/x',
      'base-url': platform.url,
      token: TOKEN,
      timeout: '0.3',
    }
    const run = await runAction({ workspace: repositoryOf({ 'a.cwl': toolText('a') }), inputs })
    expect([run.code, run.stdout]).toEqual([
      1,
      expect.stringMatching(/^(?:still at work, for|\d+ requests? so far, in) 1\d\.\d s$/m),
    ])
  },
  60_000,
)
