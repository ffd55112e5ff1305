import { expect, test } from '@jest/globals'

import type { Report } from '../../src/commands/report.ts'
import { compareExports } from '../../src/export-jobs/history.ts'
import { toJsonText, toReportFile } from '../../src/report/json.ts'
import { app, checkUp, DIGEST, exportList, NO_COUNTS, packing, problem, promotion, validation } from './reports.ts'

const failure = { code: 'usage', message: 'm', fix: 'h', at: { file: 'f', line: 1, column: 2 } }

function plainOf(report: Report): unknown {
  return JSON.parse(toJsonText(report))
}

test('validate: documents and problems, with a failure only after an early end', () => {
  expect(plainOf(validation())).toEqual({ ok: true, documents: [{ path: 'tools/align.cwl', ok: true }], problems: [] })
  expect(
    plainOf(
      validation({
        ok: false,
        problems: [problem(), problem({ fix: 'x' })],
        failure: { code: 'invalid-cwl', message: 'shown by the rest' },
      }),
    ),
  ).toEqual({
    ok: false,
    documents: [{ path: 'tools/align.cwl', ok: true }],
    problems: [
      {
        code: 'unknown-field',
        severity: 'error',
        message: 'foo is no field',
        file: 'tools/align.cwl',
        line: 3,
        column: 5,
      },
      {
        code: 'unknown-field',
        severity: 'error',
        message: 'foo is no field',
        fix: 'x',
        file: 'tools/align.cwl',
        line: 3,
        column: 5,
      },
    ],
  })
  expect(plainOf(validation({ ok: false, documents: [], failure }))).toEqual({
    ok: false,
    documents: [],
    problems: [],
    failure,
  })
})

test('pack: the packed text itself, byte for byte', () => {
  expect(toJsonText(packing())).toBe('{"n":1.0,"big":9007199254740993}')
  const { packed: _, digest: __, ...unpacked } = packing({ problems: [problem()] })
  expect(plainOf(unpacked)).toEqual({
    ok: false,
    path: 'tools/align.cwl',
    problems: [expect.objectContaining({ line: 3 })],
  })
})

test('promote and plan: result, stage, project, apps and counts', () => {
  const report = promotion()
  expect(plainOf(report)).toEqual({
    result: 'promoted',
    stage: 'dev',
    project: 'acme/dev',
    apps: [
      {
        name: 'align',
        target: 'acme/dev/align',
        source: 'tools/align.cwl',
        action: 'create',
        outcome: 'created',
        digest: DIGEST,
      },
    ],
    counts: { ...NO_COUNTS, create: 1, created: 1 },
  })
  const { outcome: _, ...planned } = app({ reason: 'why', digest: null, action: 'blocked', blockedBy: 'rule' })
  expect(
    plainOf(promotion({ command: 'plan', apps: [planned], notices: ['n'], problems: [problem()], failure })),
  ).toMatchObject({
    apps: [
      {
        name: 'align',
        target: 'acme/dev/align',
        source: 'tools/align.cwl',
        action: 'blocked',
        digest: null,
        reason: 'why',
      },
    ],
    notices: ['n'],
    problems: [{ code: 'unknown-field' }],
    failure,
  })
})

test('exports: state, counts and every job with all its fields and exact numbers', () => {
  const jobs = [{ id: '1', href: 'h', state: 'ODD', size: 1, nested: { a: [null] } }]
  expect(
    plainOf(
      exportList({
        state: 'other',
        jobs,
        counts: { completed: 0, failed: 0, other: 1 },
        truncated: true,
        reason: 'cut',
      }),
    ),
  ).toEqual({
    state: 'other',
    total: 1,
    counts: { completed: 0, failed: 0, other: 1 },
    jobs,
    truncated: true,
    reason: 'cut',
  })
})

test('exports: a failure only after an early end, or without a list', () => {
  const red = { exitCode: 6, failure: { code: 'exports-failed', message: '1 job', fix: 'h' } } as const
  const now = new Date('2026-11-16T06:17:00.000Z')
  const {
    exitCode: _,
    failure: __,
    ...listed
  } = exportList({
    ...red,
    state: 'failed',
    jobs: [{ id: 'a', href: 'h', state: 'FAILED' }],
    counts: { completed: 0, failed: 1, other: 0 },
  })
  const first = compareExports(listed, undefined, now)
  expect(plainOf({ ...listed, ...red, news: first })).not.toHaveProperty('failure')
  const cutOff = exportList({ state: 'other', truncated: true })
  expect(plainOf({ ...cutOff, ...red, news: compareExports(cutOff, first.memory, now) })).toMatchObject({
    state: 'other',
    newFailed: [],
    failure: red.failure,
  })
  expect(plainOf({ ...listed, ...red, news: { ...first, newFailed: [], newUnnamed: 1 } })).toMatchObject({
    newFailed: [],
    newUnnamed: 1,
    failure: red.failure,
  })
  expect(plainOf({ ...listed, ...red, news: first, failure })).toMatchObject({ failure })
})

test('doctor: each finding, with a failure only after an early end', () => {
  const findings = [
    { check: 'node', status: 'ok', message: 'm' },
    { check: 'token', status: 'failed', message: 'm', fix: 'h' },
  ] as const
  expect(
    plainOf(checkUp({ ok: false, findings, failure: { code: 'checks-failed', message: 'shown by the rest' } })),
  ).toEqual({ ok: false, findings })
  expect(plainOf(checkUp({ ok: false, findings: [], failure }))).toEqual({ ok: false, findings: [], failure })
})

test('the report file has the exit code and the failure next to the report', () => {
  const report = promotion({ exitCode: 5, failure: { code: 'apps-failed', message: 'm' } })
  expect(JSON.parse(toReportFile(report))).toEqual({
    command: 'promote',
    exitCode: 5,
    failure: { code: 'apps-failed', message: 'm' },
    durationMs: 1234,
    report: plainOf(report),
  })
  const phases = [
    { name: 'pack', milliseconds: 340.4 },
    { name: 'install', milliseconds: 1200 },
  ] as const
  expect(JSON.parse(toReportFile(promotion({ phases })))).toMatchObject({
    phases: [
      { name: 'pack', durationMs: 340 },
      { name: 'install', durationMs: 1200 },
    ],
  })
  expect(toJsonText(promotion({ phases }))).toBe(toJsonText(promotion()))
  expect(JSON.parse(toReportFile(packing()))).toMatchObject({ command: 'pack', digest: DIGEST, report: { n: 1 } })
})
