import { CwlError, type CwlErrorCode } from '../../cwl/problems/cwl-error.ts'
import { WebhookError, type WebhookErrorCode } from '../../export-jobs/webhook-error.ts'
import { PlatformError, type PlatformErrorCode } from '../../platform/errors.ts'
import { PromotionError, type PromotionErrorCode } from '../../promotion/errors.ts'
import { EXIT, type ExitCode, type Failure } from '../report.ts'
import { omitUndefined } from './omit-undefined.ts'

/** What a caught error is in words: the one place where that is decided. Never a stack trace, never a token. */
export function failureFrom(error: unknown): Failure {
  if (error instanceof PromotionError) {
    const others = error.others.map(({ message, fix, at }) => ({ message, ...omitUndefined({ fix, at }) }))
    return { ...failure(error.code, error.message, error.fix, error.at), ...(others.length === 0 ? {} : { others }) }
  }
  if (error instanceof CwlError)
    return withExitCode(failure(error.code, error.message, error.fix), EXIT_OF_CWL[error.code])
  if (error instanceof PlatformError || error instanceof WebhookError)
    return failure(error.code, error.message, error.fix)
  const message = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_UNEXPECTED)
  return failure(
    'internal',
    `unexpected: ${message}`,
    'This is a mistake in cwl-promote; please report it with the command that you ran.',
  )
}

/** What nobody foresaw may hold a whole document. */
const LONGEST_UNEXPECTED = 500

function failure(code: string, message: string, fix?: string, at?: Failure['at']): Failure {
  return { code, message, ...(fix === undefined ? {} : { fix }), ...(at === undefined ? {} : { at }) }
}

/** Of a code that another kind of error has too, and that means another exit code there. */
function withExitCode(reason: Failure, exitCode: ExitCode): Failure {
  return exitCodeOf(reason) === exitCode ? reason : { ...reason, exitCode }
}

const EXIT_OF_CWL: Readonly<Record<CwlErrorCode, ExitCode>> = {
  'no-such-folder': EXIT.usage,
  'no-such-file': EXIT.usage,
  'outside-repository': EXIT.usage,
  unreadable: EXIT.usage,
  'too-large': EXIT.usage,
  'not-utf8': EXIT.usage,
  'too-many-files': EXIT.usage,
  'too-many-bytes': EXIT.usage,
  'remote-reference': EXIT.usage,
  'remote-unreadable': EXIT.failed,
}

const EXIT_OF_PLATFORM: Readonly<Record<PlatformErrorCode, ExitCode>> = {
  credentials: EXIT.failed,
  'not-found': EXIT.failed,
  conflict: EXIT.failed,
  refused: EXIT.failed,
  'rate-limited': EXIT.failed,
  server: EXIT.failed,
  unreachable: EXIT.failed,
  timeout: EXIT.failed,
  cancelled: EXIT.cancelled,
  redirect: EXIT.failed,
  html: EXIT.failed,
  'empty-body': EXIT.failed,
  truncated: EXIT.failed,
  'not-json': EXIT.failed,
  'unexpected-body': EXIT.failed,
  'too-large': EXIT.failed,
  'wrong-address': EXIT.failed,
  'insecure-url': EXIT.usage,
  'bad-url': EXIT.usage,
  'bad-proxy': EXIT.usage,
  'bad-name': EXIT.usage,
  'bad-token': EXIT.usage,
  'token-in-app': EXIT.usage,
}

const EXIT_OF_PROMOTION: Readonly<Record<PromotionErrorCode, ExitCode>> = {
  usage: EXIT.usage,
  configuration: EXIT.usage,
  'stale-plan': EXIT.refused,
  'bad-record': EXIT.usage,
  'bad-plan': EXIT.usage,
  git: EXIT.usage,
  differs: EXIT.failed,
}

const EXIT_OF_WEBHOOK: Readonly<Record<WebhookErrorCode, ExitCode>> = {
  'bad-webhook': EXIT.usage,
  'webhook-failed': EXIT.failed,
  cancelled: EXIT.cancelled,
}

/** Codes of failures that are no caught errors. */
const EXIT_OF_OTHERS = {
  'invalid-cwl': EXIT.invalidCwl,
  'refused-by-rule': EXIT.refused,
  'apps-failed': EXIT.someAppsFailed,
  'exports-failed': EXIT.exportsOverLimit,
} as const

/** What documents and the platform call alike is of the platform here. */
const EXIT_OF_CODE: Readonly<Record<string, ExitCode>> = {
  ...EXIT_OF_CWL,
  ...EXIT_OF_PLATFORM,
  ...EXIT_OF_PROMOTION,
  ...EXIT_OF_WEBHOOK,
  ...EXIT_OF_OTHERS,
}

/** The exit code that a failure ends the run with; 1 for everything that the platform or the network did. */
export function exitCodeOf({ code, exitCode }: Failure): ExitCode {
  return exitCode ?? EXIT_OF_CODE[code] ?? EXIT.failed
}

/** As a notice, where what ended the run is another failure, or none. */
export function inOneSentence({
  message,
  fix,
}: {
  readonly message: string
  readonly fix?: string | undefined
}): string {
  // What others say may end like a sentence.
  return `${message.replace(/(?<!\.)\.+$/, '')}.${fix === undefined ? '' : ` ${fix}`}`
}

/** What a run that was stopped came to, with the request that it waited for, if any. */
export function whileWaiting(error: unknown, what: string): string {
  return error instanceof PlatformError && error.unfinished !== undefined
    ? `it was still ${error.unfinished}, and ${what}`
    : what
}

/** What a face reports when the run was stopped or ran out of time. */
export function stoppedFailure(
  timedOut: boolean,
  what: string,
  installs: 'installs' | 'installs-nothing' = 'installs-nothing',
): Failure {
  return timedOut
    ? {
        code: 'timed-out',
        message: `the time of the run is up; ${what}`,
        fix: 'Run again to do the rest, or raise the input `timeout`.',
      }
    : {
        code: 'cancelled',
        message: `the run was cancelled; ${what}`,
        fix:
          installs === 'installs'
            ? 'Run again to do the rest: what is installed is left alone.'
            : 'Run again to do the rest.',
      }
}
