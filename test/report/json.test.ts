import { expect, test } from '@jest/globals'

import type { Report } from '../../src/commands/report.ts'
import { compareExports } from '../../src/export-jobs/history.ts'
import { toJsonText, toReportFile } from '../../src/report/json.ts'
import { checkUp, DIGEST, exportList, packing, problem, promotion } from './reports.ts'

const failure = { code: 'usage' as const, message: 'm', fix: 'h', at: { file: 'f', line: 1, column: 2 } }

function plainOf(report: Report): unknown {
  return JSON.parse(toJsonText(report))
}

test('pack: the packed text itself, byte for byte', () => {
  expect(toJsonText(packing())).toBe('{"n":1.0,"big":9007199254740993}')
  const { packed: _, digest: __, ...unpacked } = packing({ problems: [problem()] })
  expect(plainOf(unpacked)).toEqual({
    ok: false,
    path: 'tools/align.cwl',
    problems: [expect.objectContaining({ line: 3 })],
  })
})

test('a member that no list names is private, at each level', () => {
  const secret = { unlisted: 1 }
  const at = { file: 'f', line: 1, column: 2, ...secret }
  const report = { ...checkUp({ failure: { ...failure, at, ...secret } }), ...secret }
  const findings = [{ check: 'configuration', status: 'ok', message: 'm', ...secret } as const]
  expect(toJsonText({ ...report, findings })).not.toContain('unlisted')
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
    { check: 'configuration', status: 'ok', message: 'm' },
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
