import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import type { AppReport, Report, StageApp, TestOutcome } from '../../src/commands/report.ts'
import { toMarkdown } from '../../src/report/markdown.ts'
import { toText } from '../../src/report/text.ts'
import {
  app,
  checkUp,
  details,
  DIGEST,
  exportList,
  NO_COUNTS,
  packing,
  problem,
  promotion,
  testsReport,
  validation,
} from './reports.ts'

const failure = {
  code: 'usage',
  message: 'the run ended',
  fix: 'Run it again.',
  others: [{ message: 'one more' }],
} as const
const at = { file: 'tests/a.yml', line: 4, column: 3 }

function named(name: string, changes: Partial<AppReport>): AppReport {
  return app({ name, target: `acme/dev/${name}`, source: `tools/${name}.cwl`, ...changes })
}

/** As in a plan: nothing was applied. */
function planned(name: string, changes: Partial<AppReport>): AppReport {
  const { outcome: _, ...bare } = named(name, changes)
  return bare
}

function held(state: StageApp['state'], changes: Partial<StageApp> = {}): StageApp {
  return { stage: 'dev', target: 'acme/dev/align', state, digest: DIGEST, ...changes }
}

function outcome(id: string, changes: Partial<TestOutcome>): TestOutcome {
  return { id, app: 'sort', target: 'acme/dev/sort', at, state: 'passed', digest: DIGEST, ...changes }
}

const warning = problem({
  severity: 'warning',
  code: 'unused-value',
  message: 'the input "x" is not used',
  fix: 'Use it.',
})
const NO_STATES = { unreadable: 0, drifted: 0, unknown: 0, unpromoted: 0, absent: 0, current: 0 }

const REPORTS: Readonly<Record<string, Report>> = {
  'a valid repository': validation({
    documents: [
      { path: 'a.cwl', ok: true },
      { path: 'b.cwl', ok: true },
    ],
  }),
  'errors, warnings and what was accepted': validation({
    ok: false,
    exitCode: 3,
    documents: [{ path: 'tools/align.cwl', ok: false }],
    problems: [
      problem({ fix: 'Remove it.', referrer: { file: 'main.cwl', line: 7, column: 2 } }),
      { ...warning, also: [{ ...warning, line: 9 }] },
      problem({ severity: 'advice', code: 'unused-input', message: 'a value does not reach the program', line: 12 }),
    ],
    omittedProblems: { error: 2, warning: 1, advice: 0 },
    baseline: { file: 'known.json', accepted: 3, gone: 1, written: false },
    notices: ['One notice.'],
    failure: { code: 'invalid-cwl', message: '1 error in 1 document', fix: 'Fix it.' },
  }),
  corrections: validation({
    fixes: {
      written: true,
      problems: [problem({ fix: 'Remove it.' })],
      diff: '--- a/a.cwl\n+++ b/a.cwl\n@@ -1 +1 @@\n-old\n+new\n',
    },
  }),
  'corrections that are not written': validation({
    fixes: {
      written: false,
      problems: [problem({ fix: 'Remove it.' })],
      diff: '--- a/a.cwl\n+++ b/a.cwl\n@@ -1 +1 @@\n-old\n+new\n',
    },
  }),
  'no document': validation({ documents: [] }),
  'a run that ended early': validation({ ok: false, exitCode: 2, documents: [], failure }),
  'a plan with each action': promotion({
    command: 'plan',
    result: 'planned',
    apps: [
      planned('new', { action: 'create', diagram: 'flowchart TB\n  a --> b' }),
      planned('edited', {
        action: 'update',
        drift: { reason: 'revision 3 was not installed by cwl-promote' },
        driftAdvice: 'revision 3 was not installed by cwl-promote: promoting replaces it.',
        details: details({ breaking: false, interface: [] }),
        changedFiles: ['tools/edited.cwl'],
        changedSince: 'main',
      }),
      planned('breaking', {
        action: 'update',
        details: details({ omittedLines: 4 }),
        revision: 2,
        url: 'https://p.example/a',
      }),
      planned('refused', {
        action: 'blocked',
        blockedBy: 'rule',
        reason: 'rule `breaking`: the input "x" is removed',
        reasons: ['rule `breaking`: the input "x" is removed'],
      }),
      planned('same', { action: 'unchanged' }),
      planned('hidden', { action: 'unreadable', digest: null, reason: 'the platform answers 405' }),
      planned('elsewhere', { action: 'unknown', reason: 'it could not be read' }),
    ],
    counts: { ...NO_COUNTS, create: 1, update: 2, blocked: 1, unchanged: 1, unreadable: 1, unknown: 1 },
    problems: [warning],
    planDigest: DIGEST,
    planFile: 'plan.json',
    notices: ['One notice.'],
    waits: [{ milliseconds: 2500, reason: 'the platform asks to slow down' }],
  }),
  'a plan that could not be made': promotion({
    command: 'plan',
    result: 'failed',
    exitCode: 1,
    apps: ['a', 'b'].map((name) => planned(name, { action: 'unknown', digest: null, reason: 'the platform is down' })),
    counts: { ...NO_COUNTS, unknown: 2 },
    failure: { code: 'unreachable', message: 'the platform cannot be reached' },
  }),
  'an update with many changes and no diff': promotion({
    command: 'plan',
    result: 'planned',
    apps: [
      planned('large', {
        action: 'update',
        details: {
          breaking: false,
          interface: [],
          contents: Array.from({ length: 14 }, (_, index) => ({
            kind: 'image' as const,
            step: `s${index}`,
            message: `image of s${index}: a → b`,
          })),
          omittedLines: 0,
        },
      }),
    ],
    counts: { ...NO_COUNTS, update: 1 },
  }),
  'a plan for a project that may not exist': promotion({
    command: 'plan',
    result: 'planned',
    unseenProject: true,
    apps: [planned('new', {})],
    counts: { ...NO_COUNTS, create: 1 },
  }),
  'a promotion with each outcome': promotion({
    result: 'failed',
    exitCode: 5,
    apps: [
      named('new', { outcome: 'created', revision: 1, tested: { state: 'passed', message: 'tested as a task' } }),
      named('old', { action: 'update', outcome: 'updated', drift: { reason: 'edited' }, details: details() }),
      named('lost', { outcome: 'unknown', reason: 'no answer came' }),
      named('broken', { outcome: 'failed', reason: 'the platform answers 500' }),
      named('late', { outcome: 'cancelled', reason: 'the run was cancelled' }),
      named('left', { outcome: 'skipped', reason: 'another app failed' }),
      named('same', { action: 'unchanged', outcome: 'unchanged' }),
    ],
    counts: {
      ...NO_COUNTS,
      create: 5,
      update: 1,
      created: 1,
      updated: 1,
      unknown: 1,
      failed: 1,
      cancelled: 1,
      skipped: 1,
      unchanged: 1,
    },
    recordFile: 'record.json',
    subjects: { folder: 'signed', checksumsFile: 'SHA256SUMS', digest: DIGEST, count: 2 },
    exports: exportList({ state: 'failed', total: 2, counts: { completed: 1, failed: 1, other: 0 } }),
    platform: { host: 'cgc-api.sbgenomics.com', profile: 'cgc' },
    duration: 125_000,
    failure: { code: 'apps-failed', message: '2 of 7 apps failed', fix: 'Run it again.' },
  }),
  'a rollback': promotion({
    command: 'rollback',
    apps: [named('old', { action: 'update', outcome: 'updated', source: 'record.json', sourceKind: 'record' })],
    counts: { ...NO_COUNTS, update: 1, updated: 1 },
  }),
  'nothing to promote': promotion({
    result: 'unchanged',
    apps: [named('same', { action: 'unchanged', outcome: 'unchanged' })],
    counts: { ...NO_COUNTS, unchanged: 1 },
    stage: null,
  }),
  'what pull wrote and could not': {
    command: 'pull',
    exitCode: 5,
    stage: 'dev',
    project: 'acme/dev',
    written: true,
    notices: ['One notice.'],
    apps: [
      { name: 'a', target: 'acme/dev/a', outcome: 'pulled', digest: DIGEST, files: ['a.cwl', 'a/step.cwl'] },
      { name: 'b', target: 'acme/dev/b', outcome: 'unchanged', digest: DIGEST, files: [] },
      { name: 'c', target: 'acme/dev/c', outcome: 'absent', digest: null, files: [], reason: 'it is not there' },
      { name: 'd', target: 'acme/dev/d', outcome: 'conflict', digest: DIGEST, files: [], reason: 'both changed doc' },
      { name: 'e', target: 'acme/dev/e', outcome: 'unreadable', digest: null, files: [], reason: 'it cannot be read' },
    ],
    failure: { code: 'apps-failed', message: '2 of 5 apps could not be pulled', fix: 'The report has the reasons.' },
  },
  'what each stage holds': {
    command: 'status',
    exitCode: 10,
    at: '2026-11-20T12:00:00Z',
    stages: [
      { name: 'dev', project: 'acme/dev' },
      { name: 'release', project: 'acme/release', from: 'dev' },
    ],
    counts: { ...NO_STATES, current: 1, drifted: 1, unpromoted: 1, absent: 1, unreadable: 1, unknown: 1 },
    only: ['drifted', 'unpromoted'],
    notices: [],
    apps: [
      {
        name: 'align',
        source: 'tools/align.cwl',
        stages: [
          held('current', {
            revision: 4,
            commit: 'a'.repeat(40),
            committedAt: '2026-11-18T12:00:00Z',
            installedAt: '2026-11-19T12:00:00Z',
          }),
          held('unpromoted', {
            stage: 'release',
            since: { commit: 'b'.repeat(40), at: '2026-11-13T12:00:00Z' },
            tested: { state: 'failed', message: 'the test "sorts" failed' },
          }),
        ],
      },
      {
        name: 'sort',
        stages: [held('drifted', { reason: 'edited by ada' }), held('absent', { stage: 'release', digest: null })],
      },
      {
        name: 'hidden',
        stages: [held('unreadable', { reason: 'the platform answers 405' }), held('unknown', { reason: 'no note' })],
      },
    ],
  },
  'two apps that differ': {
    command: 'diff',
    exitCode: 10,
    before: 'main:a.cwl',
    after: 'a.cwl',
    same: false,
    notices: [],
    interface: [
      { rule: 'input-removed', port: 'inputs.x', breaking: true, message: 'the input "x" is removed' },
      { rule: 'output-added', port: 'outputs.y', breaking: false, message: 'the output "y" is new' },
    ],
    differences: [
      { place: 'inputs.x', field: 'type', kind: 'removed', before: 'File' },
      { place: '', field: 'label', kind: 'changed', before: 'old', after: 'new' },
      { place: 'steps.sort', field: 'run', kind: 'added', after: { class: 'CommandLineTool' } },
    ],
  },
  'two apps that are the same': {
    command: 'diff',
    exitCode: 0,
    before: 'a.cwl',
    after: 'stage:dev/a',
    same: true,
    notices: [],
    interface: [],
    differences: [],
  },
  'merged records': {
    command: 'merge-records',
    exitCode: 0,
    records: ['1.json', '2.json'],
    recordFile: 'all.json',
    notices: [],
    apps: [
      { name: 'a', target: 'acme/dev/a', outcome: 'created', digest: DIGEST, installedAt: '2026-11-19T12:00:00Z' },
    ],
  },
  'export jobs that failed': exportList({
    exitCode: 6,
    state: 'failed',
    total: 3,
    counts: { completed: 1, failed: 1, other: 1 },
    jobs: [
      { id: 'job-1', href: '/v2/storage/exports/job-1', state: 'FAILED' },
      { id: 'job-2', href: '/v2/storage/exports/job-2', state: 'RUNNING' },
    ],
    truncated: true,
    reason: 'the list is longer than 1 page',
    issueUrl: 'https://github.example/o/r/issues/1',
    failure: { code: 'exports-failed', message: '1 of 3 export jobs failed', fix: 'Look at it.' },
  }),
  'no export jobs': exportList({ state: 'none', total: 0, counts: { completed: 0, failed: 0, other: 0 }, jobs: [] }),
  'a check-up': checkUp({
    ok: false,
    exitCode: 1,
    findings: [
      { check: 'configuration', status: 'ok', message: 'it is valid' },
      { check: 'proxy', status: 'warning', message: 'a proxy is used', fix: 'Look at NO_PROXY.' },
      { check: 'token', status: 'failed', message: 'it is not accepted', fix: 'Make a new one.' },
      { check: 'read', status: 'skipped', message: 'this needs a token' },
    ],
    failure: { code: 'checks-failed', message: 'this check failed: token', fix: 'Each finding has a fix.' },
  }),
  'tests with each state': testsReport({
    exitCode: 7,
    tests: [
      outcome('sorts', { seconds: 75 }),
      outcome('fails', { state: 'failed', reason: 'the output "y" differs' }),
      outcome('runs', { state: 'running', steps: { completed: 2, total: 5 } }),
      outcome('slow', { seconds: 300, before: { seconds: 4000 } }),
      outcome('begins', { state: 'started' }),
      outcome('waits', { state: 'not-started', digest: null, reason: 'the file x is not there' }),
    ],
    counts: { passed: 1, failed: 1, running: 1, started: 1, 'not-started': 1 },
    cost: { amount: 0.25, currency: 'USD' },
    failure: { code: 'tests-failed', message: '1 of 5 tests failed', fix: 'The report has the reason.' },
  }),
  'tests on this machine': testsReport({ runner: 'cwltool', stage: null, project: null }),
  'a packed document': packing({ delivery: { kind: 'written', path: 'align.json', bytes: 2048 }, problems: [warning] }),
  'images that were asked for': {
    command: 'images',
    exitCode: 5,
    written: false,
    notices: [],
    diff: '--- a/a.cwl\n+++ b/a.cwl\n@@ -1 +1 @@\n-old\n+new\n',
    images: [
      { name: 'tool@sha256:1', pinning: 'digest', places: [at] },
      {
        name: 'tool:1.0',
        pinning: 'tag',
        places: Array.from({ length: 7 }, (_, index) => ({ ...at, line: index + 1 })),
        state: 'found',
        pinned: 'tool:1.0@sha256:2',
        newer: ['1.4', '1.3', '1.2', '1.1'],
      },
      { name: 'gone', pinning: 'newest', places: [at], state: 'missing', reason: 'the registry does not have it' },
    ],
    failure: { code: 'images-failed', message: '1 image is missing', fix: 'Correct its name.' },
  },
  'no image': { command: 'images', exitCode: 0, written: false, notices: [], images: [] },
  'pages of apps': {
    command: 'pages',
    exitCode: 0,
    folder: 'docs/apps',
    notices: [],
    pages: [
      { file: 'docs/apps/README.md', state: 'written' },
      { file: 'docs/apps/a.md', state: 'unchanged' },
      { file: 'docs/apps/gone.md', state: 'stale' },
    ],
  },
  'a diagram': {
    command: 'graph',
    exitCode: 0,
    path: 'flow.cwl',
    format: 'mermaid',
    depth: 0,
    text: 'flowchart TB\n  a --> b',
    problems: [],
    notices: [],
  },
}

const FILE = join(import.meta.dirname, 'pages.txt')

/** As a terminal with colours gets it, without the list of what changed; `‹31›` is the sequence for red. */
function coloured(report: Report): string {
  return toText(report, { color: true, width: 60, diff: false })
    .split('\u001B[')
    .join('‹')
    .replaceAll(/(‹\d+)m/g, '$1›')
}

const SHOWN = Object.entries(REPORTS)
  .map(([title, report]) =>
    [
      `==== ${title}`,
      toText(report, { color: false, width: 100, diff: true }),
      '---- in colours',
      coloured(report),
      '---- as Markdown',
      toMarkdown(report),
    ].join('\n'),
  )
  .join('\n')

/** `SHOW_REPORTS=write npm run test:fast -- test/report/pages.test.ts` writes them anew. Read the difference. */
if (process.env['SHOW_REPORTS'] === 'write') writeFileSync(FILE, SHOWN)

test('each report is shown as test/report/pages.txt has it', () => {
  expect(SHOWN.split('\n')).toEqual(readFileSync(FILE, 'utf8').split('\n'))
})
