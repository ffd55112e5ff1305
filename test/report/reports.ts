import type {
  AppReport,
  DoctorReport,
  ExportsReport,
  PackReport,
  PromotionReport,
  ValidateReport,
  TestReport,
} from '../../src/commands/report.ts'
import type { Problem } from '../../src/cwl/problems/problem.ts'
import type { UpdateDetails } from '../../src/promotion/details.ts'

/** Reports of each kind, to be changed by tests in the one thing that they are about. */
export const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`

export const NO_COUNTS = {
  create: 0,
  update: 0,
  blocked: 0,
  unreadable: 0,
  created: 0,
  updated: 0,
  failed: 0,
  skipped: 0,
  cancelled: 0,
  unchanged: 0,
  unknown: 0,
} as const

export function app(changes: Partial<AppReport> = {}): AppReport {
  return {
    name: 'align',
    target: 'acme/dev/align',
    source: 'tools/align.cwl',
    sourceKind: 'file',
    action: 'create',
    outcome: 'created',
    digest: DIGEST,
    ...changes,
  }
}

export function problem(changes: Partial<Problem> = {}): Problem {
  return {
    code: 'unknown-field',
    severity: 'error',
    message: 'foo is no field',
    file: 'tools/align.cwl',
    line: 3,
    column: 5,
    ...changes,
  }
}

export function promotion(changes: Partial<PromotionReport> = {}): PromotionReport {
  return {
    command: 'promote',
    exitCode: 0,
    notices: [],
    result: 'promoted',
    stage: 'dev',
    project: 'acme/dev',
    apps: [app()],
    counts: { ...NO_COUNTS, create: 1, created: 1 },
    problems: [],
    waits: [],
    duration: 1234,
    ...changes,
  }
}

export function validation(changes: Partial<ValidateReport> = {}): ValidateReport {
  return {
    command: 'validate',
    exitCode: 0,
    notices: [],
    ok: true,
    documents: [{ path: 'tools/align.cwl', ok: true }],
    problems: [],
    ...changes,
  }
}

export function packing(changes: Partial<PackReport> = {}): PackReport {
  return {
    command: 'pack',
    exitCode: 0,
    notices: [],
    path: 'tools/align.cwl',
    packed: '{"n":1.0,"big":9007199254740993}',
    digest: DIGEST,
    problems: [],
    ...changes,
  }
}

export function exportList(changes: Partial<ExportsReport> = {}): ExportsReport {
  return {
    command: 'exports',
    exitCode: 0,
    notices: [],
    state: 'completed',
    total: 1,
    counts: { completed: 1, failed: 0, other: 0 },
    jobs: [{ id: 'job-1', href: 'https://platform.example/v2/storage/exports/job-1', state: 'COMPLETED' }],
    truncated: false,
    ...changes,
  }
}

export function checkUp(changes: Partial<DoctorReport> = {}): DoctorReport {
  return {
    command: 'doctor',
    exitCode: 0,
    notices: [],
    ok: true,
    findings: [{ check: 'configuration', status: 'ok', message: 'this is Node.js 24' }],
    ...changes,
  }
}

export function testsReport(changes: Partial<TestReport> = {}): TestReport {
  const at = { file: 'tests/a.yml', line: 1, column: 3 }
  const counts = { passed: 1, failed: 0, running: 0, started: 0, 'not-started': 0 }
  const tests = [{ id: 'sorts', app: 'sort', target: 'acme/dev/sort', at, state: 'passed', digest: null } as const]
  return { command: 'test', exitCode: 0, notices: [], stage: 'dev', project: 'acme/dev', tests, counts, ...changes }
}

export function details(changes: Partial<UpdateDetails> = {}): UpdateDetails {
  return {
    breaking: true,
    interface: [{ rule: 'input-removed', port: 'inputs.x', breaking: true, message: 'the input "x" is removed' }],
    contents: [{ kind: 'image', step: 'sort', message: 'image of sort: a → b' }],
    diff: '--- installed\n+++ planned\n@@ -1 +1 @@\n-old\n+new',
    omittedLines: 0,
    ...changes,
  }
}
