import { describe, expect, test } from '@jest/globals'
import { array, assert, asyncProperty, constantFrom, integer, nat, record } from 'fast-check'

import { PromotionError } from '../../src/files/errors.ts'
import { objectFrom } from '../../src/json/index.ts'
import { PlatformError } from '../../src/platform/errors.ts'
import type { AppAddress, Installation } from '../../src/platform/types.ts'
import { applyPlan, reasonFor, type AppOutcome } from '../../src/promotion/apply.ts'
import type { Change } from '../../src/promotion/plan.ts'

const never = new AbortController().signal

function change(
  name: string,
  action: 'create' | 'update' | 'unchanged' | 'unknown' = 'create',
  files: readonly string[] = [`${name}.cwl`],
): Change {
  return {
    action,
    app: { name, target: { owner: 'o', project: 'p', app: name }, source: { kind: 'file', reference: `${name}.cwl` } },
    description: objectFrom([['class', files.length > 1 ? 'Workflow' : 'CommandLineTool']]),
    digest: `sha256:${name}`,
    files,
    before: { kind: 'absent' },
  }
}

function blocked(name: string): Change {
  return { action: 'blocked', app: change(name).app, digest: null, blockedBy: 'circumstances', reason: 'no such app' }
}

/** A platform whose answers are given by the name of the app; it tells what was sent, in order. */
function scripted(answers: Readonly<Record<string, Installation | Error>> = {}) {
  const sent: string[] = []
  return {
    dialect: 'documented' as const,
    sent,
    installApp: async ({ app }: AppAddress): Promise<Installation> => {
      sent.push(app)
      await Promise.resolve()
      const answer = answers[app] ?? { kind: 'applied', created: true }
      if (answer instanceof Error) throw answer
      return answer
    },
  }
}

function said(outcomes: readonly AppOutcome[]): readonly string[] {
  return outcomes.map((came) => {
    const reason = reasonFor(came)
    return `${came.change.app.name} ${came.outcome}${reason === undefined ? '' : `: ${reason}`}`
  })
}

describe('carrying out a plan', () => {
  test('sends nothing for apps that are unchanged or blocked', async () => {
    const platform = scripted()
    const outcomes = await applyPlan([change('a', 'unchanged'), blocked('b')], platform, {
      concurrency: 2,
      signal: never,
    })
    expect(said(outcomes)).toEqual(['a unchanged', 'b skipped: no such app'])
    expect(platform.sent).toEqual([])
  })

  test('gives each app its outcome, in the order of the plan, and goes on after failures', async () => {
    const platform = scripted({
      a: { kind: 'applied', created: false },
      b: new PlatformError('refused', 'the platform says no'),
      c: { kind: 'unknown', reason: 'no answer came' },
      d: { kind: 'differs', answered: objectFrom([]) },
      e: { kind: 'applied', created: undefined },
      g: { kind: 'already-installed' },
    })
    const outcomes = await applyPlan(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => change(name)),
      platform,
      { concurrency: 2, signal: never },
    )
    expect(said(outcomes)).toEqual([
      'a updated',
      'b failed: the platform says no',
      'c unknown: no answer came',
      expect.stringMatching(
        /^d failed: the platform answered with another description \(sha256:\w{64}\) than the one sent \(sha256:d\): it lacks class$/,
      ),
      'e updated: installed; whether the app was there before cannot be read',
      'f created',
      'g unchanged: already installed: another run has installed the same since it was read',
    ])
  })

  test.each([
    ['unknown', 'a unknown: broken'],
    ['applied', 'a failed: broken'],
  ] as const)('tells what reading back showed: %s', async (readBack, line) => {
    const platform = scripted({ a: new PlatformError('unexpected-body', 'broken', { readBack }) })
    expect(said(await applyPlan([change('a')], platform, { concurrency: 1, signal: never }))).toEqual([line])
  })

  test.each([
    ['cancelled', true, 'unknown', undefined],
    ['cancelled', undefined, 'cancelled', undefined],
    ['unreachable', true, 'failed', undefined],

    // Of one request, while the run itself has time left.
    ['timeout', true, 'failed', undefined],
  ] as const)(
    'of an install that ended as %s, which may still be carried out (%s), the outcome is %s',
    async (code, mayStillApply, outcome, readBack) => {
      const platform = scripted({
        a: new PlatformError(code, 'no', mayStillApply === undefined ? {} : { mayStillApply }),
      })
      const [came] = await applyPlan([change('a')], platform, { concurrency: 1, signal: never })
      expect([came?.outcome, came?.outcome === 'failed' ? came.readBack : undefined]).toEqual([outcome, readBack])
    },
  )

  test('does not let a mistake of ours take the other apps’ outcomes away', async () => {
    const platform = scripted({ a: new PromotionError('usage', 'not expected here') })
    const outcomes = await applyPlan([change('a'), change('b')], platform, { concurrency: 1, signal: never })
    expect(said(outcomes)).toEqual(['a unknown: unexpected: not expected here', 'b created'])
  })

  test('begins nothing after the first failure with failFast', async () => {
    const platform = scripted({ a: new PlatformError('refused', 'no') })
    const outcomes = await applyPlan([change('a'), change('b')], platform, {
      concurrency: 1,
      signal: never,
      failFast: true,
    })
    expect(said(outcomes)).toEqual(['a failed: no', 'b skipped: another app failed before this app’s turn'])
  })

  test('takes for a failure with failFast what nobody knows the end of', async () => {
    const platform = scripted({ a: { kind: 'unknown', reason: 'no answer came' } })
    const outcomes = await applyPlan([change('a'), change('b')], platform, {
      concurrency: 1,
      signal: never,
      failFast: true,
    })
    expect(said(outcomes)).toEqual([
      'a unknown: no answer came',
      'b skipped: another app failed before this app’s turn',
    ])
  })

  test('begins nothing after the run ended, and finishes what is under way', async () => {
    const stop = new AbortController()
    const platform = {
      dialect: 'documented' as const,
      installApp: async ({ app }: AppAddress): Promise<Installation> => {
        if (app === 'b') stop.abort()
        return { kind: 'applied', created: true }
      },
    }
    const outcomes = await applyPlan(
      ['a', 'b', 'c'].map((name) => change(name)),
      platform,
      { concurrency: 1, signal: stop.signal },
    )
    expect(outcomes.map((outcome) => outcome.outcome)).toEqual(['created', 'created', 'cancelled'])
  })

  test('gives every app exactly one outcome, whatever the platform does and whenever the run ends', async () => {
    const answer = constantFrom<Installation | Error>(
      { kind: 'applied', created: true },
      { kind: 'unknown', reason: 'x' },
      new PlatformError('server', 'x'),
      new PlatformError('cancelled', 'x'),
    )
    const row = record({ action: constantFrom('create', 'update', 'unchanged', 'unknown', 'blocked'), answer })
    await assert(
      asyncProperty(
        array(row, { maxLength: 20 }),
        integer({ min: 1, max: 5 }),
        nat(20),
        async (rows, concurrency, endsAfter) => {
          const stop = new AbortController()
          const changes = rows.map(({ action }, index) =>
            action === 'blocked' ? blocked(`x${index}`) : change(`x${index}`, action as 'create'),
          )
          const told: AppOutcome[] = []
          let begun = 0
          let begunAfterStop = 0
          const installApp = async ({ app }: AppAddress): Promise<Installation> => {
            if (stop.signal.aborted) begunAfterStop += 1
            begun += 1
            if (begun > endsAfter) stop.abort()
            await Promise.resolve()
            const given = rows[Number(app.slice(1))]?.answer
            if (given instanceof Error || given === undefined) throw given ?? new Error('no such app')
            return given
          }
          const outcomes = await applyPlan(
            changes,
            { installApp, dialect: 'documented' },
            { concurrency, signal: stop.signal, onOutcome: (outcome) => void told.push(outcome) },
          )
          expect(outcomes.map((outcome) => outcome.change)).toEqual(changes)
          expect(new Set(told)).toEqual(new Set(outcomes))
          expect(told).toHaveLength(changes.length)
          expect(begunAfterStop).toBe(0)
        },
      ),
    )
  })
})
