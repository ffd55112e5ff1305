import { describe, expect, test } from '@jest/globals'

import {
  compareExports,
  memoryFromJson,
  memoryToJson,
  MOST_REMEMBERED,
  type ExportsMemory,
  type ExportsNews,
} from '../../src/export-jobs/history.ts'
import type { ExportsSummary } from '../../src/export-jobs/summary.ts'
import { parseJson, stringifyJson } from '../../src/json/index.ts'

const MONDAY = new Date('2026-11-16T06:17:00.000Z')

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
      { change: 'none', new: [], recovered: [], failing: 0 },
      { change: 'failing', new: ['a'], recovered: [], failing: 1 },
    ])
  })

  test('a failed job that is no longer listed gives a notice and is not failing', () => {
    const [, news] = follow(listOf({ a: 'FAILED', b: 'FAILED' }), listOf({ b: 'COMPLETED' }))
    expect(news?.notices).toEqual(['1 export job that was FAILED at the last run is no longer in the list.'])
    expect(news?.change).toBe('recovered')
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
    ['after it was running', listOf({ a: 'FAILED' }), listOf({ a: 'RUNNING' }), listOf({ a: 'FAILED' })],
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

/** States of jobs that fail. */
function failing(count: number, from = 0): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`job-${from + at}`, 'FAILED']))
}

describe('the remembered state', () => {
  test('counts new failures beyond those that it names', () => {
    const [, second] = follow(listOf(failing(3_000)), listOf(failing(3_100)))
    expect((second?.newFailed.length ?? 0) + (second?.newUnnamed ?? 0)).toBe(100)
  })

  test.each([
    ['before all of them', {}],
    ['before most of them', failing(40)],
  ])('reports no job twice when a list is cut off %s once', (_, states) => {
    const all = listOf(failing(1_500))
    const told = follow(all, listOf(states, true), all, all).slice(1)
    expect(told.map((news) => [news.change, news.failing, news.newFailed.length + news.newUnnamed])).toEqual(
      told.map(() => ['none', 1_500, 0]),
    )
  })

  test('reports a job again that fails after a report without failures', () => {
    const told = follow(
      listOf({ a: 'FAILED', b: 'FAILED' }),
      listOf({ b: 'COMPLETED' }),
      listOf({ a: 'FAILED', b: 'COMPLETED' }),
    )
    expect(told.slice(1).map(({ change }) => change)).toEqual(['recovered', 'failing'])
  })

  test.each([
    ['null', /not a JSON object/],
    ['{"version":2}', /version is 2, and this release reads version 1/],
    ['{}', /version is missing/],
    ['{"version":1,"at":"yesterday","reported":[],"recovering":[],"more":0}', /member at/],
  ])('of another form is refused: %s', (text, reason) => {
    expect(memoryFromJson(parseJson(text))).toEqual({ ok: false, reason: expect.stringMatching(reason) })
  })

  const GOOD = {
    version: 1,
    at: '2026-11-16T06:17:00.000Z',
    reported: ['0123456789abcdef'],
    recovering: [],
    more: 0,
  }

  test.each<readonly [string, object, RegExp]>([
    ['an invalid time', { at: '2026-13-41T06:17:00.000Z' }, /member at/],
    ['an invalid fingerprint', { reported: ['<b>'] }, /member reported/],
    ['too many jobs', { reported: Array(MOST_REMEMBERED + 1).fill('0123456789abcdef') }, /member reported/],
    ['jobs that are not a list', { recovering: {} }, /member recovering/],
    ['a fraction of a job', { more: 0.5 }, /member more/],
  ])('with %s is refused', (_what, change, reason) => {
    expect(memoryFromJson(parseJson(JSON.stringify(GOOD)))).toMatchObject({ ok: true })
    expect(memoryFromJson(parseJson(JSON.stringify({ ...GOOD, ...change })))).toEqual({
      ok: false,
      reason: expect.stringMatching(reason),
    })
  })
})
