import { CwlError, PromotionError } from '../../files/errors.ts'
import { omitUndefined } from '../../json/is-present.ts'
import { PlatformError } from '../../platform/errors.ts'
import { EXIT, type ExitCode, type Failure, type FailureCode } from '../report.ts'

/** The only place for this. It never contains a stack trace or a token. */
export function failureFrom(error: unknown): Failure {
  if (error instanceof PromotionError) {
    const others = error.others.map(({ message, fix, at }) => ({ message, ...omitUndefined({ fix, at }) }))
    return { ...failure(error.code, error.message, error.fix, error.at), ...(others.length === 0 ? {} : { others }) }
  }
  if (error instanceof CwlError)
    // An answer of the platform can be too large too, which is not a usage error.
    return {
      ...failure(error.code, error.message, error.fix),
      ...(error.code === 'too-large' ? { exitCode: EXIT.usage } : {}),
    }
  if (error instanceof PlatformError) return failure(error.code, error.message, error.fix)
  const message = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_UNEXPECTED)
  return failure(
    'internal',
    `unexpected: ${message}`,
    'This is a bug in cwl-promote; please report it with the command that you ran.',
  )
}

const LONGEST_UNEXPECTED = 500

function failure(code: FailureCode, message: string, fix?: string, at?: Failure['at']): Failure {
  return { code, message, ...omitUndefined({ fix, at }) }
}

const USAGE: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'usage',
  'configuration',
  'bad-record',
  'bad-plan',
  'git',
  'insecure-url',
  'bad-url',
  'bad-proxy',
  'bad-name',
  'bad-token',
  'token-in-app',
  'bad-webhook',
  'no-such-folder',
  'no-such-file',
  'outside-repository',
  'unreadable',
  'not-utf8',
  'too-many-files',
  'too-many-bytes',
  'remote-reference',
])

const EXIT_OF_CODE: Readonly<Partial<Record<FailureCode, ExitCode>>> = {
  cancelled: EXIT.cancelled,
  'stale-plan': EXIT.refused,
  'no-approved-plan': EXIT.refused,
  'invalid-cwl': EXIT.invalidCwl,
  'cannot-pack': EXIT.invalidCwl,
  'refused-by-rule': EXIT.refused,
  'refused-event': EXIT.refused,
  'apps-failed': EXIT.someAppsFailed,
  'images-failed': EXIT.someAppsFailed,
  'exports-failed': EXIT.exportsOverLimit,
  'tests-failed': EXIT.testsFailed,
  'tests-not-started': EXIT.someAppsFailed,
  'changes-pending': EXIT.changesPending,
}

export function exitCodeOf({ code, exitCode }: Failure): ExitCode {
  return exitCode ?? EXIT_OF_CODE[code] ?? (USAGE.has(code) ? EXIT.usage : EXIT.failed)
}

export function inOneSentence({
  message,
  fix,
}: {
  readonly message: string
  readonly fix?: string | undefined
}): string {
  // Messages of other programs may end with a period.
  return `${message.replace(/(?<!\.)\.+$/, '')}.${fix === undefined ? '' : ` ${fix}`}`
}

export function whileWaiting(error: unknown, what: string): string {
  return error instanceof PlatformError && error.unfinished !== undefined
    ? `it was still ${error.unfinished}, and ${what}`
    : what
}

export function stoppedFailure(timedOut: boolean, what: string, installs = false): Failure {
  return timedOut
    ? {
        code: 'timed-out',
        message: `the time limit of the run is reached; ${what}`,
        fix: 'Run again to do the rest, or raise the input `timeout`.',
      }
    : {
        code: 'cancelled',
        message: `the run was cancelled; ${what}`,
        fix: installs
          ? 'Run again to do the rest. Apps that are already installed are not touched.'
          : 'Run again to do the rest.',
      }
}
