import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import type { Report } from '../../src/commands/report.ts'
import type { ProblemEntry } from '../../src/cwl/problems/problem.ts'
import { isObject, type JsonValue } from '../../src/json/index.ts'
import { toJson } from '../../src/report/json.ts'
import { app, checkUp, details, exportList, packing, problem, promotion, testsReport, validation } from './reports.ts'

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'json.md'), 'utf8')

interface Members {
  readonly always: readonly string[]
  readonly sometimes: readonly string[]
}

/** The members that the table after this text of the page lists. */
function listed(after: string): Members {
  const rest = PAGE.slice(PAGE.indexOf(after))
  expect(rest.startsWith(after)).toBe(true)
  const table = /\| member \| \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(rest)?.[1] ?? ''
  const names = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`(\??)/g)].map(([, name = '', mark = '']) => ({ name, mark })),
  )
  const named = (wanted: string): readonly string[] =>
    names.filter(({ mark }) => mark === wanted).map(({ name }) => name)
  return { always: named('').toSorted(), sometimes: named('?').toSorted() }
}

function keysOf(value: JsonValue | undefined): readonly string[] {
  return isObject(value) ? Object.keys(value) : []
}

/** What two values, one with as little and one with as much as there can be, have in common and apart. */
function printed(least: JsonValue | undefined, most: JsonValue | undefined): Members {
  const always = keysOf(least)
  expect(keysOf(most)).toEqual(expect.arrayContaining([...always]))
  return {
    always: always.toSorted(),
    sometimes: keysOf(most)
      .filter((name) => !always.includes(name))
      .toSorted(),
  }
}

function member(value: JsonValue | undefined, ...path: readonly (string | number)[]): JsonValue | undefined {
  const [step, ...rest] = path
  if (step === undefined) return value
  return member((value as Readonly<Record<string | number, JsonValue>> | undefined)?.[step], ...rest)
}

const failure = {
  code: 'usage',
  message: 'm',
  fix: 'h',
  at: { file: 'f', line: 1, column: 2 },
  others: [{ message: 'm' }],
} as const
const omittedProblems = { error: 0, warning: 1, advice: 0 }
const place = { file: 'f', line: 1, column: 1 }
const edit = { line: 1, column: 1, endLine: 1, endColumn: 2, text: 't' }
const fullProblem: ProblemEntry = { ...problem({ fix: 'h', edit, referrer: place, lowered: 'r' }), also: [problem()] }
const fullApp = app({
  reason: 'r',
  revision: 1,
  url: 'u',
  drift: { reason: 'd' },
  tested: { state: 'passed', message: 'm' },
  blockedBy: 'rule',
  changedFiles: ['f'],
  changedSince: 'main',
  details: details(),
})
const { outcome: _, ...bareApp } = app()
const { diff: __, ...bareDetails } = details()
const { packed: ___, digest: ____, ...unpacked } = packing()
const pull = { command: 'pull', exitCode: 0, stage: null, project: null, apps: [], written: false } as const
const counts = { unreadable: 0, drifted: 0, unknown: 0, unpromoted: 0, absent: 0, current: 1 }
const status = { command: 'status', exitCode: 0, at: 't', stages: [], apps: [], counts, notices: [] } as const
const held = { stage: null, target: 't', state: 'current', digest: null } as const
const fullStatus = {
  ...status,
  stages: [{ name: 'dev', project: 'p', from: 'd' }],
  apps: [
    { name: 'a', stages: [held] },
    {
      name: 'a',
      source: 's',
      stages: [
        {
          ...held,
          revision: 1,
          commit: 'c',
          committedAt: 't',
          installedAt: 't',
          since: { commit: 'c', at: 't' },
          reason: 'r',
          tested: { state: 'passed', message: 'm' },
        },
      ],
    },
  ],
} as const
const change = { rule: 'input-removed', port: 'p', breaking: true, message: 'm' } as const
const diff = {
  command: 'diff',
  exitCode: 10,
  before: 'a',
  after: 'b',
  same: false,
  interface: [change],
  differences: [
    { place: 'p', field: 'f', kind: 'added' },
    { place: 'p', field: 'f', kind: 'changed', before: 1, after: 2 },
  ],
  notices: [],
} as const
const merged = { command: 'merge-records', exitCode: 0, records: [], apps: [] } as const
const memory = { at: '2026-11-16T06:17:00.000Z', reported: new Set<string>(), recovering: new Set<string>(), more: 0 }
const news = {
  id: 'x',
  change: 'none',
  newFailed: [],
  recovered: [],
  newUnnamed: 1,
  failing: 0,
  compared: true,
  memory,
  untilReported: memory,
  notices: [],
} as const

const promoted = promotion({
  planDigest: 'd',
  unseenProject: true,
  planFile: 'f',
  matrix: { shard: [] },
  recordFile: 'f',
  subjects: { folder: 'f', checksumsFile: 'f', digest: 'd', count: 0 },
  deploymentId: 'i',
  problems: [fullProblem],
  omittedProblems,
  exports: exportList(),
  notices: ['n'],
  failure,
  apps: [fullApp],
})

const VERBS: readonly (readonly [heading: string, least: Report, most: Report])[] = [
  [
    '## `validate`',
    validation(),
    validation({
      omittedProblems,
      baseline: { file: 'f', accepted: 0, gone: 0, written: true },
      fixes: { written: true, problems: [], diff: '' },
      notices: ['n'],
      failure,
    }),
  ],
  ['## `pack FILE`', unpacked, { ...unpacked, omittedProblems, notices: ['n'], failure }],
  ['## `plan`, `promote` and `rollback`', promotion(), promoted],
  ['## `pull`', { ...pull, notices: [] }, { ...pull, notices: ['n'], failure }],
  ['## `status`', status, { ...status, only: ['drifted'], notices: ['n'], failure }],
  ['## `diff`', diff, { ...diff, notices: ['n'], failure }],
  ['## `merge-records`', { ...merged, notices: [] }, { ...merged, notices: ['n'], recordFile: 'f', failure }],
  ['## `exports`', exportList(), exportList({ news, issueUrl: 'u', reason: 'r', notices: ['n'], failure })],
  ['## `doctor`', checkUp(), checkUp({ failure })],
  [
    '## `test`',
    { ...testsReport(), notices: [] },
    testsReport({ runner: 'r', cost: { amount: 1, currency: 'USD' }, notices: ['n'], failure }),
  ],
]

test.each(VERBS)('the table under %s lists the printed members, with the optional ones', (heading, least, most) => {
  expect(listed(heading)).toEqual(printed(toJson(least), toJson(most)))
})

test('the tables of the parts list the printed members, with the optional ones', () => {
  const least = toJson(
    promotion({
      apps: [bareApp, app({ details: bareDetails })],
      problems: [problem()],
      failure: { code: 'usage', message: 'm' },
    }),
  )
  const most = toJson(promoted)
  expect(listed('**Problem**')).toEqual(printed(member(least, 'problems', 0), member(most, 'problems', 0)))
  expect(listed('**Failure**')).toEqual(printed(member(least, 'failure'), member(most, 'failure')))
  expect(listed('Each app:')).toEqual(printed(member(least, 'apps', 0), member(most, 'apps', 0)))
  expect(listed('The details of an update:')).toEqual(
    printed(member(least, 'apps', 1, 'details'), member(most, 'apps', 0, 'details')),
  )
  const shown = toJson(fullStatus)
  expect(listed('Each app in all stages:')).toEqual(printed(member(shown, 'apps', 0), member(shown, 'apps', 1)))
  expect(listed('What a stage holds:')).toEqual(
    printed(member(shown, 'apps', 0, 'stages', 0), member(shown, 'apps', 1, 'stages', 0)),
  )
  const differences = toJson(diff)
  expect(listed('Each difference:')).toEqual(
    printed(member(differences, 'differences', 0), member(differences, 'differences', 1)),
  )
  const [bare, full] = [
    checkUp(),
    checkUp({ findings: [{ check: 'configuration', status: 'ok', message: 'm', fix: 'h' }] }),
  ].map((report) => member(toJson(report), 'findings', 0))
  expect(listed('Each finding:')).toEqual(printed(bare, full))
})
