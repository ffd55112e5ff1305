import { stripVTControlCharacters } from 'node:util'

import { expect, test } from '@jest/globals'

import type { StageApp, StatusReport } from '../../src/commands/report.ts'
import { ageOf } from '../../src/files/text.ts'
import { STAGE_STATES } from '../../src/promotion/stage-states.ts'
import { toMarkdown } from '../../src/report/markdown.ts'
import { toText } from '../../src/report/text.ts'
import { dedent } from '../support/dedent.ts'
import { REFERENCE, renderPage } from '../support/github-page.ts'
import { HOSTILE } from '../support/hostile.ts'
import { DIGEST } from './reports.ts'

const AT = '2026-11-20T12:00:00.000Z'
const COMMIT = '0123456789abcdef0123456789abcdef01234567'

function held(changes: Partial<StageApp> = {}): StageApp {
  return {
    stage: 'dev',
    target: 'acme/dev/align',
    state: 'current',
    digest: DIGEST,
    commit: COMMIT,
    committedAt: '2026-11-17T11:00:00.000Z',
    ...changes,
  }
}

function countsOf(apps: StatusReport['apps']): StatusReport['counts'] {
  const states = apps.flatMap(({ stages }) => stages.map(({ state }) => state))
  const number = (state: string): number => states.filter((one) => one === state).length
  return Object.fromEntries(STAGE_STATES.map((state) => [state, number(state)])) as StatusReport['counts']
}

function report(changes: Partial<StatusReport> = {}): StatusReport {
  const whole: Omit<StatusReport, 'counts'> = {
    command: 'status',
    exitCode: 0,
    notices: [],
    at: AT,
    stages: [
      { name: 'dev', project: 'acme/dev' },
      { name: 'release', project: 'acme/release', from: 'dev' },
    ],
    apps: [
      {
        name: 'align',
        source: 'tools/align.cwl',
        stages: [
          held({ revision: 12, installedAt: '2026-11-20T09:59:00.000Z' }),
          held({
            stage: 'release',
            target: 'acme/release/align',
            state: 'unpromoted',
            revision: 3,
            since: { commit: 'f'.repeat(40), at: '2025-08-01T00:00:00.000Z' },
          }),
        ],
      },
      {
        name: 'sort',
        source: 'tools/sort.cwl',
        stages: [
          held({ state: 'drifted', reason: 'cwl-promote did not make revision 4' }),
          { stage: 'release', target: 'acme/release/sort', state: 'absent', digest: null },
        ],
      },
    ],
    ...changes,
  }
  return { counts: countsOf(whole.apps), ...whole }
}

function shown(width: number, changes: Partial<StatusReport> = {}): string {
  return toText(report(changes), { color: false, width })
}

test('stages are columns if the terminal is wide enough', () => {
  expect(shown(120)).toBe(
    dedent`
      app     dev (acme/dev)                           release (acme/release)
      sort    ! drifted 0123456789ab 3 days ago        + absent
        dev: cwl-promote did not make revision 4
      align   = current r12 0123456789ab 2 hours ago   ~ unpromoted r3 0123456789ab 3 days ago
        release: not promoted since ffffffffffff, 15 months ago

      ! 2 apps in 2 stages: 1 drifted, 1 unpromoted, 1 absent, 1 current.
    `,
  )
})

test('in a narrow terminal each stage has its own line below the app', () => {
  expect(shown(60)).toBe(
    dedent`
      sort
        dev:     ! drifted 0123456789ab 3 days ago
          cwl-promote did not make revision 4
        release: + absent
      align
        dev:     = current r12 0123456789ab 2 hours ago
        release: ~ unpromoted r3 0123456789ab 3 days ago
          not promoted since ffffffffffff, 15 months ago

      ! 2 apps in 2 stages: 1 drifted, 1 unpromoted, 1 absent, 1
        current.
    `,
  )
})

test('apps that need a person come first, and many others are a count', () => {
  const many = Array.from({ length: 139 }, (_, at) => ({
    name: `app-${at}`,
    stages: [held({ state: at === 77 ? 'drifted' : at < 20 ? 'unpromoted' : 'current' })],
  }))
  const listed = shown(80, { apps: many })
  expect(
    listed
      .split('\n')
      .slice(0, 5)
      .map((line) => line.trim()),
  ).toEqual([
    expect.stringMatching(/^app +dev/),
    expect.stringMatching(/^app-77 +! drifted/),
    '~ 20 apps unpromoted; `--only unpromoted` lists them',
    '= 118 apps current',
    '',
  ])
  expect(shown(80, { apps: many.slice(0, 20), only: ['unpromoted'] }).split('\n').length).toBeGreaterThan(20)
})

test('an app that is in a stage under two names has a line for each', () => {
  const [first] = report().apps
  const stages = [held(), held({ target: 'acme/dev/align-2' })]
  expect(
    shown(200, { apps: first === undefined ? [] : [{ ...first, stages: [...stages, held({ stage: 'release' })] }] }),
  ).toBe(
    dedent`
      align
        dev:     = current 0123456789ab 3 days ago
        dev:     = current 0123456789ab 3 days ago
        release: = current 0123456789ab 3 days ago

      ✓ 1 app in 2 stages: 3 current.
    `,
  )
})

test.each([60, 80, 200])('no line is wider than a terminal of %i columns, with color or without', (width) => {
  for (const line of shown(width).split('\n')) expect(line.length).toBeLessThanOrEqual(width)
  expect(stripVTControlCharacters(toText(report(), { color: true, width }))).toBe(shown(width))
})

test.each([
  ['2026-11-20T11:59:30.000Z', 'just now'],
  ['2026-11-21T00:00:00.000Z', 'just now'],
  ['2026-11-20T11:30:00.000Z', '30 minutes ago'],
  ['2026-11-20T00:00:00.000Z', '12 hours ago'],
  ['2026-10-20T12:00:00.000Z', '31 days ago'],
  ['2026-06-20T12:00:00.000Z', '5 months ago'],
  ['2016-11-20T12:00:00.000Z', '10 years ago'],
])('an app from %s is %s old', (time, age) => {
  expect(ageOf(time, AT)).toBe(age)
})

test('Markdown has apps that are not current first', () => {
  const [align] = report().apps
  const fine = { name: 'fine', stages: [held(), held({ stage: 'release' })] }
  const page = toMarkdown(report({ apps: align === undefined ? [] : [fine, align] }))
  expect(page.indexOf('align')).toBeLessThan(page.indexOf('fine'))
  expect(page).toContain('✏️ unpromoted<br>r3 <code>0123456789ab</code> 3 days ago')
})

/** A report with this text wherever words come from outside. */
function reportWith(text: string): StatusReport {
  return report({
    stages: [{ name: text, project: text }],
    apps: [{ name: text, source: text, stages: [held({ stage: text, target: text, reason: text })] }],
    notices: [text],
    failure: { code: 'internal', message: text, fix: text },
  })
}

test('hostile text adds no markup, and no control sequence reaches the terminal', () => {
  const harmless = renderPage(toMarkdown(reportWith('harmless')))
  for (const text of HOSTILE) {
    const page = renderPage(toMarkdown(reportWith(text)))
    expect({ ...page, prose: REFERENCE.exec(page.prose)?.[0], hostile: text }).toMatchObject({
      hostile: text,
      elements: harmless.elements,
      rows: harmless.rows,
      attributes: harmless.attributes,
      links: [],
      prose: undefined,
    })
    // oxlint-disable-next-line no-control-regex -- control characters are what it is about
    expect(toText(reportWith(text))).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/)
  }
})
