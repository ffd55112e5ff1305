import type { CheckName, Failure, Finding } from '../report.ts'
import { failureFrom } from '../run/failure.ts'

export function ok(check: CheckName, message: string, fix?: string): Finding {
  return finding(check, 'ok', message, fix)
}

export function warning(check: CheckName, message: string, fix: string): Finding {
  return finding(check, 'warning', message, fix)
}

export function failed(check: CheckName, message: string, fix?: string): Finding {
  return finding(check, 'failed', message, fix)
}

export function skipped(check: CheckName, message: string, fix?: string): Finding {
  return finding(check, 'skipped', message, fix)
}

function finding(check: CheckName, status: Finding['status'], message: string, fix?: string): Finding {
  return { check, status, message, ...(fix === undefined ? {} : { fix }) }
}

/** Rethrows errors of this program. */
export function failedBy(check: CheckName, error: unknown): Finding {
  return findingOf(check, failureBy(error))
}

export function allFailedBy(check: CheckName, error: unknown): readonly Finding[] {
  const failure = failureBy(error)
  return [failure, ...(failure.others ?? [])].map((mistake) => findingOf(check, mistake))
}

function failureBy(error: unknown): Failure {
  const failure = failureFrom(error)
  if (failure.code === 'internal') throw error
  return failure
}

function findingOf(check: CheckName, { message, fix, at }: Omit<Failure, 'code'>): Finding {
  return failed(check, at === undefined ? message : `${at.file}:${at.line}:${at.column}: ${message}`, fix)
}
