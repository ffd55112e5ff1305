import { describe, expect, test } from '@jest/globals'

import { compareExports, MOST_REMEMBERED, type ExportsNews } from '../../src/export-jobs/history.ts'
import type { ExportsSummary } from '../../src/export-jobs/summary.ts'
import { changeComment, issueBody, readState, type Page } from '../../src/github/exports-page.ts'
import type { ExportJob } from '../../src/platform/types.ts'
import { REFERENCE, renderPage } from '../support/github-page.ts'
import { HOSTILE } from '../support/hostile.ts'

const MARKER = '<!-- cwl-promote:exports 0123456789abcdef -->'
const RUN = 'https://github.example/octo/rnaseq/actions/runs/77'

function listOf(jobs: readonly ExportJob[], reason?: string): ExportsSummary {
  const completed = jobs.filter(({ state }) => state === 'COMPLETED').length
  const failed = jobs.filter(({ state }) => state === 'FAILED').length
  return {
    state: 'failed',
    total: jobs.length,
    counts: { completed, failed, other: jobs.length - completed - failed },
    jobs,
    truncated: reason !== undefined,
    ...(reason === undefined ? {} : { reason }),
  }
}

/** Two days: on the second the text is the id, address and state of jobs, wherever one can be. */
function pageWith(text: string, runUrl = RUN): Page {
  const before = compareExports(
    listOf([
      { id: `${text}!`, href: text, state: 'FAILED' },
      { id: 'x', href: text, state: 'FAILED' },
    ]),
    undefined,
    new Date('2026-11-16T06:17:00.000Z'),
  )
  const summary = listOf(
    [
      { id: text, href: text, state: 'FAILED' },
      { id: `${text}!`, href: text, state: 'COMPLETED' },
      { id: 'z', href: text, state: `${text}?` },
    ],
    text,
  )
  return pageOf(summary, compareExports(summary, before.memory, new Date('2026-11-17T06:17:00.000Z')), text, runUrl)
}

function pageOf(
  summary: ExportsSummary,
  news: ExportsNews,
  platform = 'https://platform.example',
  runUrl?: string,
): Page {
  return { summary, news, remembered: news.memory, platform, ...(runUrl === undefined ? {} : { runUrl }) }
}

function pagesOf(text: string): readonly string[] {
  const page = pageWith(text)
  return [issueBody(MARKER, page), changeComment(page)]
}

describe('the issue and its comments', () => {
  const harmless = pagesOf('harmless').map(renderPage)

  test('contain no markup or link from the platform', () => {
    expect(HOSTILE.length).toBeGreaterThan(300)
    for (const text of HOSTILE) {
      pagesOf(text).forEach((markdown, index) => {
        const page = renderPage(markdown)
        const { elements, rows, attributes, links } = harmless[index] ?? page
        expect({
          text,
          elements: page.elements,
          rows: page.rows,
          attributes: page.attributes,
          links: page.links,
        }).toEqual({ text, elements, rows, attributes, links })
      })
    }
    expect(harmless.map(({ links }) => links)).toEqual([[RUN], [RUN]])
  })

  test('say why a job failed, where the platform does', () => {
    const summary = listOf([{ id: 'a', href: 'x', state: 'FAILED', error: 'no access', source: { file: '5f' } }])
    const news = compareExports(summary, undefined, new Date('2026-11-16T06:17:00.000Z'))
    for (const text of [issueBody(MARKER, pageOf(summary, news)), changeComment(pageOf(summary, news))])
      expect(text).toMatch(/no access; file (?:<code>)?5f/)
  })

  test('mention no user and no other issue', () => {
    for (const text of HOSTILE) {
      for (const markdown of pagesOf(text))
        expect({ text, found: REFERENCE.exec(renderPage(markdown).prose)?.[0] }).toEqual({ text, found: undefined })
    }
  })

  test('contain one hidden state, which the platform cannot forge', () => {
    for (const text of [...HOSTILE, '<!-- cwl-promote:state {"version":1} -->', '-->', `${MARKER}\n`]) {
      const page = pageWith(text)
      const body = issueBody(MARKER, page)
      expect(body.startsWith(`${MARKER}\n`)).toBe(true)
      expect(readState(body)).toEqual({ ok: true, memory: page.news.memory })
      expect([...body.matchAll(/<!-- cwl-promote:(\w+) /g)].map(([, kind]) => kind)).toEqual([
        'exports',
        'change',
        'state',
      ])
      expect(body.split('<!--')).toHaveLength(4)
    }
  })

  test('link only to addresses with the form of GitHub', () => {
    for (const url of ['javascript:alert(1)', 'https://github.example/"><b>', 'https://user@evil.example/x y', '']) {
      expect(renderPage(issueBody(MARKER, pageWith('a', url))).links).toEqual([])
    }
  })
})

test('failing jobs are in a table, new ones first', () => {
  const jobs = ['a', 'b', 'c'].map((id) => ({ id, href: `https://platform.example/${id}`, state: 'FAILED' }))
  const first = compareExports(listOf(jobs.slice(0, 2)), undefined, new Date('2026-11-16T06:17:00.000Z'))
  const summary = listOf(jobs)
  const news = compareExports(summary, first.memory, new Date('2026-11-18T06:17:00.000Z'))
  const body = issueBody(MARKER, pageOf(summary, news))
  expect([...body.matchAll(/<tr><td><code>(\w)<\/code>( 🆕)?/g)].map(([, id, mark]) => [id, mark])).toEqual([
    ['c', ' 🆕'],
    ['a', undefined],
    ['b', undefined],
  ])
  expect(body).toContain(
    '❌ <strong>3 of 3 export jobs are failing</strong> on <code>https://platform.example</code>; 0 completed. Seen 2026-11-18 06:17 UTC.',
  )
})

test('thousands of failures with long names fit, and omitted rows are counted', () => {
  const jobs = Array.from({ length: 5_000 }, (_, at) => ({
    id: `${at}${'"&\u{1F9EC}'.repeat(500)}`,
    href: '<'.repeat(9_999),
    state: 'FAILED',
  }))
  const summary = listOf(jobs, 'r'.repeat(100_000))
  const first = compareExports(summary, undefined, new Date('2026-10-01T06:17:00.000Z'))
  const news = compareExports(summary, first.memory, new Date('2026-10-02T06:17:00.000Z'))
  const page = pageOf(summary, news)
  const body = issueBody(MARKER, page)
  expect(Buffer.byteLength(body)).toBeLessThan(65_536)
  expect(body).toMatch(/\d+ more are left out/)
  expect(readState(body)).toMatchObject({ ok: true, memory: { more: 5_000 - MOST_REMEMBERED } })
  expect(Buffer.byteLength(changeComment({ ...page, news: first }))).toBeLessThan(65_536)
})

test('notices that grow by escaping fit, and omitted ones are counted', () => {
  const odd = Array.from({ length: 50 }, (_, at) => ({ id: String(at), href: 'x', state: `${'$'.repeat(500)}${at}` }))
  const summary = listOf([{ id: 'a', href: 'x', state: 'FAILED' }, ...odd], '$'.repeat(10_000))
  const page = pageOf(summary, compareExports(summary, undefined, new Date('2026-10-01T06:17:00.000Z')))
  const body = issueBody(MARKER, page)
  expect(body.length).toBeLessThan(65_536)
  expect(body).toContain('<code>a</code>')
  expect(body).toMatch(/ℹ️ \d+ more notices: the job summary of the run has them/)
})

test('unreported changes are new again at the next run', () => {
  const summary = listOf([{ id: 'a', href: 'x', state: 'FAILED' }])
  const news = compareExports(summary, undefined, new Date('2026-11-16T06:17:00.000Z'))
  const reading = readState(issueBody(MARKER, { ...pageOf(summary, news), remembered: news.untilReported }))
  if (reading?.ok !== true) throw new Error('a memory was expected')
  const again = compareExports(summary, reading.memory, new Date('2026-11-16T07:17:00.000Z'))
  expect([again.id, again.change, again.newFailed, again.compared]).toEqual([news.id, 'failing', summary.jobs, false])
  expect(changeComment(pageOf(summary, again))).toContain(
    '<strong>1 export job failed (nothing is remembered yet, so each failure is new).</strong>',
  )
})

test.each([
  ['no block', 'hello', undefined],
  ['an unfinished block', '<!-- cwl-promote:state {"version":1', undefined],
  ['a block that is not JSON', '<!-- cwl-promote:state hello -->', { ok: false, reason: 'it is not JSON' }],
])('a body with %s has no state', (_, body, reading) => {
  expect(readState(body)).toEqual(reading)
})
