import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'

import { compareExports, failingSince, type ExportsNews } from '../../src/export-jobs/history.ts'
import {
  fingerprint,
  memoryFromJson,
  memoryToJson,
  MOST_DAYS,
  MOST_REMEMBERED,
  type ExportsMemory,
} from '../../src/export-jobs/memory.ts'
import type { ExportsSummary } from '../../src/export-jobs/summary.ts'
import { brokenRule } from '../../src/export-jobs/threshold.ts'
import { parseJson, stringifyJson } from '../../src/json/index.ts'

const MONDAY = new Date('2026-11-16T06:17:00.000Z')
const TUESDAY = new Date('2026-11-17T06:17:00.000Z')

/** A list in which each id has the state beside it. */
function listOf(states: Readonly<Record<string, string>>, truncated = false): ExportsSummary {
  const jobs = Object.entries(states).map(([id, state]) => ({
    id,
    state,
    href: `https://platform.example/v2/storage/exports/${id}`,
  }))
  const completed = jobs.filter(({ state }) => state === 'COMPLETED').length
  const failed = jobs.filter(({ state }) => state === 'FAILED').length
  const counts = { completed, failed, other: jobs.length - completed - failed }
  return { state: failed > 0 ? 'failed' : 'completed', total: jobs.length, counts, jobs, truncated }
}

function ids(news: ExportsNews): {
  readonly change: string
  readonly new: readonly string[]
  readonly recovered: readonly string[]
  readonly failing: number
} {
  return {
    change: news.change,
    new: news.newFailed.map(({ id }) => id),
    recovered: news.recovered.map(({ id }) => id),
    failing: news.failing,
  }
}

/** What each list in turn is told, each with the memory of the one before, through JSON. */
function follow(...lists: readonly ExportsSummary[]): readonly ExportsNews[] {
  const told: ExportsNews[] = []
  let memory: ExportsMemory | undefined
  for (const list of lists) {
    const news = compareExports(list, memory, MONDAY)
    told.push(news)
    memory = throughJson(news.memory)
  }
  return told
}

function throughJson(memory: ExportsMemory): ExportsMemory {
  const reading = memoryFromJson(parseJson(stringifyJson(memoryToJson(memory))))
  if (!reading.ok) throw new Error(reading.reason)
  expect(reading.memory).toEqual(memory)
  return reading.memory
}

describe('changes since the last run', () => {
  test('without a last run, all failed jobs are new and none has recovered', () => {
    const news = compareExports(listOf({ a: 'FAILED', b: 'COMPLETED', c: 'RUNNING' }), undefined, MONDAY)
    expect(ids(news)).toEqual({ change: 'failing', new: ['a'], recovered: [], failing: 1 })
    expect(news.compared).toBe(false)
  })

  test('a job is new once, and recovered once', () => {
    const told = follow(
      listOf({ a: 'COMPLETED' }),
      listOf({ a: 'FAILED' }),
      listOf({ a: 'FAILED' }),
      listOf({ a: 'COMPLETED' }),
      listOf({ a: 'COMPLETED' }),
    )
    expect(told.map(ids)).toEqual([
      { change: 'none', new: [], recovered: [], failing: 0 },
      { change: 'failing', new: ['a'], recovered: [], failing: 1 },
      { change: 'none', new: [], recovered: [], failing: 1 },
      { change: 'recovered', new: [], recovered: ['a'], failing: 0 },
      { change: 'none', new: [], recovered: [], failing: 0 },
    ])
  })

  test('a recovery among other failures is an improvement, and a new failure takes precedence', () => {
    const told = follow(
      listOf({ a: 'FAILED', b: 'FAILED', c: 'FAILED' }),
      listOf({ a: 'COMPLETED', b: 'FAILED', c: 'FAILED' }),
      listOf({ a: 'FAILED', b: 'COMPLETED', c: 'FAILED' }),
    )
    expect(told.slice(1).map(ids)).toEqual([
      { change: 'improved', new: [], recovered: ['a'], failing: 2 },
      { change: 'failing', new: ['a'], recovered: ['b'], failing: 2 },
    ])
  })

  test('an intermediate state is not a recovery, and the next state is reported', () => {
    const told = follow(
      listOf({ a: 'FAILED', b: 'FAILED' }),
      listOf({ a: 'RUNNING', b: 'RUNNING' }),
      listOf({ a: 'RUNNING', b: 'COMPLETED' }),
      listOf({ a: 'FAILED', b: 'COMPLETED' }),
    )
    expect(told.slice(1).map(ids)).toEqual([
      { change: 'recovered', new: [], recovered: [], failing: 0 },
      { change: 'none', new: [], recovered: ['b'], failing: 0 },
      { change: 'failing', new: ['a'], recovered: [], failing: 1 },
    ])
  })

  test('a failed job that is no longer listed gives a notice and is not failing', () => {
    const [, news] = follow(listOf({ a: 'FAILED', b: 'FAILED' }), listOf({ b: 'COMPLETED' }))
    expect(news?.notices).toEqual(['1 export job that was FAILED at the last run is no longer in the list.'])
    expect([news?.change, news?.vanished]).toEqual(['recovered', undefined])
  })

  test('when all known jobs vanish, none has recovered, and they are kept for one run', () => {
    const mine = listOf({ a: 'FAILED', b: 'FAILED', c: 'FAILED' })
    const alice = listOf({ a: 'RUNNING', b: 'FAILED', c: 'FAILED' })
    const bob = listOf({ d: 'COMPLETED' })
    const told = follow(mine, alice, bob, alice, bob, bob, alice)
    expect(told.slice(2).map((news) => [ids(news), news.vanished])).toEqual([
      [{ change: 'none', new: [], recovered: [], failing: 0 }, true],
      [{ change: 'none', new: [], recovered: [], failing: 2 }, undefined],
      [{ change: 'none', new: [], recovered: [], failing: 0 }, true],
      [{ change: 'none', new: [], recovered: [], failing: 0 }, undefined],
      [{ change: 'failing', new: ['b', 'c'], recovered: [], failing: 2 }, undefined],
    ])
    const gone =
      '2 export jobs that were FAILED at the last run are no longer in the list. No remembered job is in the list: the jobs may be gone from the platform, or the token belongs to another user.'
    expect(told.slice(4, 6).map(({ notices }) => notices)).toEqual([
      [`${gone} No job counts as recovered, and the memory is kept for one more run.`],
      [gone],
    ])
    expect(told[5]?.memory).toMatchObject({ failed: new Map(), left: new Map() })
  })

  test('jobs that were missing for one run can still recover', () => {
    const told = follow(
      listOf({ a: 'FAILED', b: 'FAILED' }),
      listOf({ a: 'RUNNING', b: 'FAILED' }),
      listOf({}),
      listOf({ a: 'COMPLETED' }),
      listOf({ a: 'COMPLETED' }),
    )
    expect(told.slice(2).map((news) => [ids(news), news.vanished])).toEqual([
      [{ change: 'none', new: [], recovered: [], failing: 0 }, true],
      [{ change: 'recovered', new: [], recovered: ['a'], failing: 0 }, undefined],
      [{ change: 'none', new: [], recovered: [], failing: 0 }, undefined],
    ])
    const [, , some] = follow(listOf({ a: 'FAILED', b: 'FAILED' }), listOf({}), listOf({ a: 'COMPLETED', b: 'FAILED' }))
    expect(some === undefined ? undefined : ids(some)).toEqual({
      change: 'improved',
      new: [],
      recovered: ['a'],
      failing: 1,
    })
  })

  test('new failures are reported while all known jobs are missing', () => {
    const [, news] = follow(listOf({ a: 'FAILED' }), listOf({ d: 'FAILED' }))
    expect(news === undefined ? undefined : [ids(news), news.vanished]).toEqual([
      { change: 'failing', new: ['d'], recovered: [], failing: 1 },
      undefined,
    ])
  })

  test('a truncated list changes nothing for the jobs that it omits', () => {
    const [, cutOff, whole] = follow(
      listOf({ a: 'FAILED', b: 'FAILED' }),
      listOf({ b: 'COMPLETED' }, true),
      listOf({ a: 'FAILED', b: 'COMPLETED' }),
    )
    if (cutOff === undefined || whole === undefined) throw new Error('two more runs were expected')
    expect(ids(cutOff)).toEqual({ change: 'improved', new: [], recovered: ['b'], failing: 1 })
    expect(cutOff.notices).toEqual([
      expect.stringMatching(
        /^1 export job that was FAILED at the last run does not show .* still counts as failing\.$/,
      ),
    ])
    expect(ids(whole)).toEqual({ change: 'none', new: [], recovered: [], failing: 1 })
  })

  test('the day of the first failure is kept', () => {
    const first = compareExports(listOf({ a: 'FAILED' }), undefined, MONDAY)
    const second = compareExports(listOf({ a: 'FAILED', b: 'FAILED' }), first.memory, TUESDAY)
    expect(second.memory.failed).toEqual(
      new Map([
        [fingerprint('a'), '2026-11-16'],
        [fingerprint('b'), '2026-11-17'],
      ]),
    )
    expect(second.newFailed.map((job) => failingSince(second.memory, job))).toEqual(['2026-11-17'])
  })

  test('each day has one entry with its last count and all changes, for a month', () => {
    const runs: readonly [string, ExportsSummary][] = [
      ['2026-11-16T01:00:00.000Z', listOf({ a: 'FAILED' })],
      ['2026-11-16T23:59:59.999Z', listOf({ a: 'COMPLETED', b: 'FAILED', c: 'FAILED' })],
      ['2026-11-17T00:00:00.000Z', listOf({ a: 'COMPLETED', b: 'FAILED', c: 'COMPLETED' })],
    ]
    let memory: ExportsMemory | undefined
    for (const [at, list] of runs) memory = compareExports(list, memory, new Date(at)).memory
    expect(memory?.days).toEqual([
      { day: '2026-11-16', failing: 2, newFailed: 3, recovered: 1 },
      { day: '2026-11-17', failing: 1, newFailed: 0, recovered: 1 },
    ])
    for (let at = 0; at < 100; at += 1)
      memory = compareExports(listOf({}), memory, new Date(TUESDAY.getTime() + at * 86_400_000)).memory
    expect(memory?.days).toHaveLength(MOST_DAYS)
  })
})

describe('when the last changes are still unreported', () => {
  /** What the next list is told when nobody knows whether the change of this one was heard. */
  const next = (
    before: ExportsSummary,
    untold: ExportsSummary,
    ...lists: readonly ExportsSummary[]
  ): readonly ExportsNews[] => {
    let memory = throughJson(compareExports(untold, follow(before).at(-1)?.memory, MONDAY).untilReported)
    return lists.map((list) => {
      const news = compareExports(list, memory, MONDAY)
      memory = throughJson(news.memory)
      return news
    })
  }
  const two = listOf({ a: 'FAILED', b: 'FAILED' })

  test.each([
    ['as the only job', listOf({ a: 'FAILED' }), listOf({ a: 'COMPLETED' }), listOf({ a: 'FAILED' })],
    ['after it was running', listOf({ a: 'FAILED' }), listOf({ a: 'RUNNING' }), listOf({ a: 'FAILED' })],
    ['next to other failing jobs', two, listOf({ a: 'COMPLETED', b: 'FAILED' }), two],
    [
      'after it was missing when the last other job recovered',
      two,
      listOf({ b: 'COMPLETED' }),
      listOf({ a: 'FAILED', b: 'COMPLETED' }),
    ],
  ])('a recovery is reported again, and a job is new when it fails again %s', (_, before, untold, again) => {
    const at = compareExports(untold, follow(before).at(-1)?.memory, MONDAY)
    const [same] = next(before, untold, untold)
    expect([same?.id, same?.change, same?.recovered]).toEqual([at.id, at.change, at.recovered])
    const [news, later] = next(before, untold, again, again)
    expect(ids(news as ExportsNews)).toMatchObject({ change: 'failing', new: ['a'], failing: again.counts.failed })
    expect(ids(later as ExportsNews)).toMatchObject({ change: 'none', new: [] })
    expect([news?.newUnnamed, news?.notices]).toEqual([0, []])
  })

  test('a job that may have recovered is new when it fails after a truncated list', () => {
    const cutOff = listOf({ b: 'FAILED' }, true)
    const [hidden, shown] = next(two, listOf({ a: 'COMPLETED', b: 'FAILED' }), cutOff, two)
    expect(ids(hidden as ExportsNews)).toEqual({ change: 'none', new: [], recovered: [], failing: 2 })
    expect(ids(shown as ExportsNews)).toEqual({ change: 'failing', new: ['a'], recovered: [], failing: 2 })
    const [missing, back] = next(two, listOf({ a: 'COMPLETED', b: 'FAILED' }), listOf({ b: 'FAILED' }), two)
    expect(missing?.notices).toEqual(['1 export job that was FAILED at the last run is no longer in the list.'])
    expect(ids(back as ExportsNews)).toEqual({ change: 'failing', new: ['a'], recovered: [], failing: 2 })
  })

  test('a new failure stays new', () => {
    const [again] = next(listOf({ a: 'FAILED' }), two, two)
    expect(ids(again as ExportsNews)).toEqual({ change: 'failing', new: ['b'], recovered: [], failing: 2 })
  })
})

describe('the remembered state', () => {
  test('of thousands of failures fits into an issue and finds new ones', () => {
    const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`job-${at}`, 'FAILED']))
    const [first, second, third] = follow(
      listOf(many),
      listOf(many),
      listOf({ ...many, 'one-more': 'FAILED', 'job-17': 'COMPLETED' }),
    )
    expect(stringifyJson(memoryToJson((first as ExportsNews).memory)).length).toBeLessThan(24_000)
    expect(first?.memory.failed.size).toBe(MOST_REMEMBERED)
    expect(first?.newFailed).toHaveLength(5_000)
    expect({ ...ids(second as ExportsNews), unnamed: second?.newUnnamed }).toEqual({
      change: 'none',
      new: [],
      recovered: [],
      failing: 5_000,
      unnamed: 0,
    })
    expect(second?.notices).toEqual([
      expect.stringMatching(/^More than 1000 export jobs are failing: for 4000 of them/),
    ])
    expect(third?.failing).toBe(5_000)
  })

  test('counts new failures beyond those that it names', () => {
    const named = (count: number): Record<string, string> =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`job-${at}`, 'FAILED']))
    const [, second] = follow(listOf(named(3_000)), listOf(named(3_100)))
    expect((second?.newFailed.length ?? 0) + (second?.newUnnamed ?? 0)).toBe(100)
  })

  describe('with more failures than it can name', () => {
    const named = (count: number, from = 0): Record<string, string> =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`job-${from + at}`, 'FAILED']))
    const all = listOf(named(1_500))
    const told = ({ change, newFailed, newUnnamed }: ExportsNews): readonly [string, number] => [
      change,
      newFailed.length + newUnnamed,
    ]

    test.each([
      ['is empty once', listOf({})],
      ['is that of another user once', listOf({ x: 'COMPLETED' })],
      ['is truncated before all of them once', listOf({}, true)],
      ['is truncated before most of them once', listOf(named(40), true)],
      ['shows a part of them once', listOf(named(800))],
      ['shows a part of them once, and other failures', listOf({ ...named(900, 600), x: 'COMPLETED' })],
    ])('reports no job twice when a list %s', (_, short) => {
      const [, odd, again, later] = follow(all, short, all, all) as [ExportsNews, ExportsNews, ExportsNews, ExportsNews]
      expect([odd, again, later].map(told)).toEqual([
        ['none', 0],
        ['none', 0],
        ['none', 0],
      ])
      expect(again.failing).toBe(1_500)
      const { failed, left, gone } = odd.memory
      expect(failed.size + left.size + (gone?.size ?? 0)).toBeLessThanOrEqual(MOST_REMEMBERED)
    })

    test('reports no job twice after a partial list and one of another user', () => {
      const [, , , again, later] = follow(
        all,
        listOf(named(800)),
        listOf({ x: 'COMPLETED' }),
        all,
        listOf(named(1_507)),
      ) as [ExportsNews, ExportsNews, ExportsNews, ExportsNews, ExportsNews]
      expect([again, later].map(told)).toEqual([
        ['none', 0],
        ['failing', 7],
      ])
    })

    test('reports new jobs after such a list', () => {
      for (const short of [listOf({}), listOf(named(40), true), listOf(named(800))])
        expect(told(follow(all, short, listOf(named(1_507)))[2] as ExportsNews)).toEqual(['failing', 7])
    })

    test('counts unnamed jobs that are no longer failing, so that the sums are right', () => {
      const [, short] = follow(all, listOf(named(800)))
      const [gone = 0, more = 0] = (short?.notices ?? []).map((notice) => Number(/^\d+/.exec(notice)?.[0]))
      expect(short?.notices.slice(0, 2)).toEqual([
        expect.stringMatching(/^\d+ export jobs that were FAILED at the last run are no longer in the list\.$/),
        expect.stringMatching(
          /^\d+ more export jobs, known from the last run by number alone, are not FAILED any more, or no longer in the list\.$/,
        ),
      ])
      expect(gone + more).toBe(700)
      const [, well] = follow(all, listOf(Object.fromEntries(Object.keys(named(1_500)).map((id) => [id, 'COMPLETED']))))
      expect(well?.recovered).toHaveLength(MOST_REMEMBERED)
      expect(well?.notices).toEqual([
        '500 more export jobs, known from the last run by number alone, are not FAILED any more, or no longer in the list.',
      ])
      expect(follow(all, listOf(named(40), true))[1]?.notices).toContainEqual(
        expect.stringMatching(
          /^\d+ more export jobs, known from the last run by number alone, count as failing still\.$/,
        ),
      )
    })

    test('counts jobs that a truncated list omits as failing', () => {
      expect(follow(all, listOf(named(40), true))[1]?.failing).toBe(1_500)
    })
  })

  test('reports a job that one list omitted at most once', () => {
    const both = listOf({ a: 'FAILED', b: 'FAILED' })
    const one = listOf({ b: 'FAILED' })
    expect(follow(both, one, both, one, one, both).map((news) => ids(news).new)).toEqual([
      ['a', 'b'],
      [],
      [],
      [],
      [],
      ['a'],
    ])
    // A list that may be that of another user says nothing about it.
    expect(follow(both, one, listOf({}), both, one, one, both).map((news) => ids(news).new)).toEqual([
      ['a', 'b'],
      [],
      [],
      [],
      [],
      [],
      ['a'],
    ])
    const [, , recovered] = follow(both, one, listOf({ a: 'COMPLETED', b: 'FAILED' }))
    expect(recovered?.recovered.map(({ id }) => id)).toEqual(['a'])
    const [first, , , back] = follow(both, one, listOf({ b: 'FAILED' }, true), both)
    expect([ids(back as ExportsNews).new, back?.memory.failed]).toEqual([[], first?.memory.failed])
  })

  test('reports a job again that fails after a report without failures', () => {
    const told = follow(
      listOf({ a: 'FAILED', b: 'FAILED' }),
      listOf({ b: 'COMPLETED' }),
      listOf({ a: 'FAILED', b: 'COMPLETED' }),
    )
    expect(told.slice(1).map(({ change }) => change)).toEqual(['recovered', 'failing'])
  })

  test('is valid and limited JSON for any ids and states', () => {
    const lists = fc.array(
      fc.dictionary(fc.string({ unit: 'binary' }), fc.constantFrom('FAILED', 'COMPLETED', 'RUNNING')),
      { minLength: 1, maxLength: 5 },
    )
    fc.assert(
      fc.property(lists, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (states, cuts) => {
        const told = follow(...states.map((one, at) => listOf(one, cuts[at] ?? false)))
        for (const [at, news] of told.entries()) {
          const list = states[at] ?? {}
          expect(news.newFailed.every(({ id }) => list[id] === 'FAILED')).toBe(true)
          expect(news.recovered.every(({ id }) => list[id] === 'COMPLETED')).toBe(true)
          expect(stringifyJson(memoryToJson(news.memory))).toMatch(/^[\w":{},[\].-]*$/)
          expect(news.change === 'recovered').toBe(
            news.failing === 0 &&
              news.vanished !== true &&
              ((told[at - 1]?.failing ?? 0) > 0 || (told[at - 1]?.vanished === true && news.recovered.length > 0)),
          )
        }
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    ['null', /not a JSON object/],
    ['{"version":2}', /version is 2, and this release reads version 1/],
    ['{}', /version is missing/],
    ['{"version":1,"at":"yesterday","failing":0,"failed":{},"left":{},"days":[]}', /member at/],
    ['{"version":1,"at":"2026-11-16T06:17:00.000Z","failing":-1,"failed":{},"left":{},"days":[]}', /member failing/],
    [
      '{"version":1,"at":"2026-11-16T06:17:00.000Z","failing":0,"failed":{"2026-11-16":["<b>"]},"left":{},"days":[]}',
      /member failed/,
    ],
    ['{"version":1,"at":"2026-11-16T06:17:00.000Z","failing":0,"failed":{},"left":[],"days":[]}', /member left/],
    [
      '{"version":1,"at":"2026-11-16T06:17:00.000Z","failing":0,"failed":{},"left":{},"upTo":7,"days":[]}',
      /member upTo/,
    ],
    [
      '{"version":1,"at":"2026-11-16T06:17:00.000Z","failing":0,"failed":{},"left":{},"days":[["2026-11-16",1]]}',
      /member days/,
    ],
  ])('of another form is refused: %s', (text, reason) => {
    expect(memoryFromJson(parseJson(text))).toEqual({ ok: false, reason: expect.stringMatching(reason) })
  })

  const GOOD = {
    version: 1,
    at: '2026-11-16T06:17:00.000Z',
    failing: 1,
    failed: { '2026-11-16': ['0123456789abcdef'] },
    left: {},
    days: [['2026-11-16', 1, 1, 0]],
  }
  const prints = Array.from({ length: MOST_REMEMBERED }, (_, at) => at.toString(16).padStart(16, '0'))

  test.each<readonly [string, object, RegExp]>([
    ['an invalid time', { at: '2026-13-41T06:17:00.000Z' }, /member at/],
    ['a fraction of a failing job', { failing: 0.5 }, /member failing/],
    ['a job without a day', { failed: { today: ['0123456789abcdef'] } }, /member failed/],
    ['a day without a list', { failed: { '2026-11-16': 1 } }, /member failed/],
    ['a missing job without a day', { left: { '2026-11-16|': [] } }, /member left/],
    [
      'more jobs than are remembered',
      { failed: { '2026-11-16': prints }, left: { '2026-11-16': ['0123456789abcdef'] } },
      /more than 1000 jobs/,
    ],
    ['a missing job with an invalid id', { gone: { '2026-11-16': ['<b>'] } }, /member gone/],
    ['a fraction of a missing job', { goneUnnamed: 0.5 }, /member goneUnnamed/],
    ['too many jobs, some of them missing', { gone: { '2026-11-16': prints } }, /more than 1000 jobs/],
    ['days that are not a list', { days: {} }, /member days/],
    ['too many days', { days: Array.from({ length: MOST_DAYS + 1 }, () => ['2026-11-16', 1, 1, 0]) }, /member days/],
    ['a day that is not a list', { days: ['2026-11-16'] }, /member days/],
    ['an invalid day', { days: [['<b>', 1, 1, 0]] }, /member days/],
    ['a day with an invalid count', { days: [['2026-11-16', -1, 1, 0]] }, /member days/],
    ['a day with an invalid count of new failures', { days: [['2026-11-16', 1, '1', 0]] }, /member days/],
    ['a day with an invalid count of recoveries', { days: [['2026-11-16', 1, 1, '<b>']] }, /member days/],
  ])('with %s is refused', (_what, change, reason) => {
    expect(memoryFromJson(parseJson(JSON.stringify(GOOD)))).toMatchObject({ ok: true })
    expect(memoryFromJson(parseJson(JSON.stringify({ ...GOOD, ...change })))).toEqual({
      ok: false,
      reason: expect.stringMatching(reason),
    })
  })
})

describe('the failure rule', () => {
  const before = compareExports(listOf({ a: 'FAILED' }), undefined, MONDAY).memory
  const list = listOf({ a: 'FAILED', b: 'FAILED', c: 'COMPLETED' })
  const news = compareExports(list, before, TUESDAY)
  test.each([
    ['failed', 0, '2 of 3 export jobs failed'],
    ['failed', 1, '2 of 3 export jobs failed, and the threshold is 1'],
    ['failed', 2, undefined],
    ['new-failed', 0, '1 export job failed since the last run'],
    ['new-failed', 1, undefined],
    ['never', 0, undefined],
  ] as const)('%s with a threshold of %d gives %p', (failOn, threshold, sentence) => {
    expect(brokenRule(list, news, { failOn, threshold })).toBe(sentence)
  })
})
