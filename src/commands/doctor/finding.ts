import type { CheckName, Finding } from '../report.ts'
import { failureFrom } from '../run/failure.ts'

export { count } from '../run/count.ts'

export function ok(check: CheckName, message: string, hint?: string): Finding {
  return finding(check, 'ok', message, hint)
}

export function warning(check: CheckName, message: string, hint: string): Finding {
  return finding(check, 'warning', message, hint)
}

export function failed(check: CheckName, message: string, hint?: string): Finding {
  return finding(check, 'failed', message, hint)
}

export function skipped(check: CheckName, message: string, hint?: string): Finding {
  return finding(check, 'skipped', message, hint)
}

function finding(check: CheckName, status: Finding['status'], message: string, hint?: string): Finding {
  return { check, status, message, ...(hint === undefined ? {} : { hint }) }
}

/** What a check threw, as a finding; a mistake of ours is thrown on. */
export function failedBy(check: CheckName, error: unknown): Finding {
  const { code, message, hint, at } = failureFrom(error)
  if (code === 'internal') throw error
  return failed(check, at === undefined ? message : `${at.file}:${at.line}:${at.column}: ${message}`, hint)
}
