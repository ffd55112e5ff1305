import { CwlError } from '../cwl/cwl-error.ts'
import { WebhookError } from '../exports/webhook-error.ts'
import { PlatformError } from '../platform/errors.ts'
import { PromotionError } from '../promotion/errors.ts'
import { EXIT, type ExitCode, type Failure } from './report.ts'

/** What a caught error is in words: the one place where that is decided. Never a stack trace, never a token. */
export function failureFrom(error: unknown): Failure {
  if (error instanceof PromotionError) return failure(error.code, error.message, error.hint, error.at)
  if (error instanceof CwlError || error instanceof PlatformError || error instanceof WebhookError) return failure(error.code, error.message, error.hint)
  const message = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_UNEXPECTED)
  return failure('internal', `unexpected: ${message}`, 'This is a mistake in cwl-promote; please report it with the command that you ran.')
}

/** What nobody foresaw may hold a whole document. */
const LONGEST_UNEXPECTED = 500

function failure(code: string, message: string, hint?: string, at?: Failure['at']): Failure {
  return { code, message, ...(hint === undefined ? {} : { hint }), ...(at === undefined ? {} : { at }) }
}

const EXIT_OF_CODE: Readonly<Record<string, ExitCode>> = {
  usage: EXIT.usage,
  configuration: EXIT.usage,
  'bad-plan': EXIT.usage,
  'bad-record': EXIT.usage,
  git: EXIT.usage,
  differs: EXIT.failed,
  'stale-plan': EXIT.refused,
  'no-such-folder': EXIT.usage,
  'no-such-file': EXIT.usage,
  'outside-repository': EXIT.usage,
  'bad-pattern': EXIT.usage,
  unreadable: EXIT.usage,
  'not-utf8': EXIT.usage,
  'insecure-url': EXIT.usage,
  'bad-url': EXIT.usage,
  'bad-proxy': EXIT.usage,
  'bad-name': EXIT.usage,
  'bad-token': EXIT.usage,
  'bad-webhook': EXIT.usage,
  'invalid-cwl': EXIT.invalidCwl,
  refused: EXIT.failed,
  'refused-by-rule': EXIT.refused,
  'apps-failed': EXIT.someAppsFailed,
  'exports-failed': EXIT.exportsOverLimit,
  cancelled: EXIT.cancelled,
}

/** The exit code that a failure ends the run with; 1 for everything that the platform or the network did. */
export function exitCodeOf(reason: Failure): ExitCode {
  return EXIT_OF_CODE[reason.code] ?? EXIT.failed
}

/** As a notice, where the failure that ended the run is another one. */
export function inOneSentence({ message, hint }: Failure): string {
  return `${message}.${hint === undefined ? '' : ` ${hint}`}`
}

/** What a face reports when the run was stopped or ran out of time. */
export function stoppedFailure(timedOut: boolean, what: string): Failure {
  return timedOut
    ? { code: 'timed-out', message: `the time of the run is up; ${what}`, hint: 'Run again to do the rest, or raise the input `timeout`.' }
    : { code: 'cancelled', message: `the run was cancelled; ${what}`, hint: 'Run again to do the rest: what is installed is left alone.' }
}
