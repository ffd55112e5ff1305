import { PromotionError } from '../../files/errors.ts'
import { omitUndefined } from '../../json/is-present.ts'
import { checkOptions } from '../../options/check-options.ts'
import type { RunOptions } from '../../options/options.ts'
import type { PlatformErrorCode } from '../../platform/errors.ts'
import type { Wait } from '../../platform/types.ts'
import { EXIT, type CommonReport, type Failure, type InitReport, type Report, type UsedPlatform } from '../report.ts'
import type { ProgressEvent, RunContext } from './context.ts'
import { startCutoff, type Cutoff } from './cutoff.ts'
import { exitCodeOf, failureFrom, stoppedFailure, whileWaiting } from './failure.ts'

export interface Run {
  /** Its listener never throws. */
  readonly context: RunContext
  readonly cutoff: Cutoff
  readonly waits: Wait[]
  /** Called when a client of the platform is made. */
  readonly notePlatform: (platform: UsedPlatform) => void
  /** Adds a notice to the report, however the run ends. It does not make the run fail. */
  readonly addNotice: (...notices: readonly string[]) => void
}

type AnyReport = Report | InitReport

export type Body<Of extends CommonReport> = Omit<Of, 'command' | 'exitCode' | 'notices'> &
  Partial<Pick<CommonReport, 'exitCode' | 'notices'>>

interface Early<Of extends CommonReport> {
  readonly stopped: string | (() => string)
  readonly installs?: true
  readonly found: (failure: Failure, cutoff: Cutoff) => Body<Of>
}

/**
 * The frame of every command. The report has all notices, also those from before an error. A listener that throws does
 * not stop the run: an install that it was not informed about was made anyway, and belongs in the report and the
 * record.
 */
export async function runCommand<Of extends AnyReport>(
  command: Of['command'],
  options: RunOptions,
  context: RunContext,
  early: Early<Of>,
  steps: (run: Run) => Promise<Body<Of>>,
): Promise<Body<Of> & Pick<CommonReport, 'exitCode' | 'notices' | 'platform'> & Pick<Of, 'command'>> {
  const cutoff = startCutoff(context, options)
  const notices: string[] = []
  let platform: UsedPlatform | undefined
  const notePlatform = (used: UsedPlatform): void => void (platform = used)
  const { listener, faults } = safely(context.progress)
  const found = await (async (): Promise<Body<Of>> => {
    try {
      refuseOldNode(process.versions.node)
      if (context.fault !== undefined) throw context.fault
      checkOptions(options, command)
      const addNotice = (...some: readonly string[]): void => void notices.push(...some)
      return await steps({ context: { ...context, progress: listener }, cutoff, waits: [], addNotice, notePlatform })
    } catch (error) {
      const { stopped, installs, found: foundEarly } = early
      const failure = cutoff.stop.aborted
        ? stoppedFailure(
            cutoff.timedOut,
            whileWaiting(error, typeof stopped === 'string' ? stopped : stopped()),
            installs,
          )
        : withOrigin(failureFrom(error), options)
      return foundEarly(failure, cutoff)
    } finally {
      cutoff.end()
    }
  })()
  const { failure, exitCode = failure === undefined ? EXIT.fine : exitCodeOf(failure) } = found
  const all = [...notices, ...(found.notices ?? []), ...faults()]
  return { ...found, command, exitCode, notices: all, ...omitUndefined({ platform }) }
}

const OF_ACCESS: ReadonlySet<string> = new Set<PlatformErrorCode>([
  'credentials',
  'unreachable',
  'timeout',
  'wrong-address',
])

function withOrigin(failure: Failure, { baseUrl = '', access }: RunOptions): Failure {
  const host = URL.parse(baseUrl)?.host ?? ''
  if (!OF_ACCESS.has(failure.code) || host === '') return failure
  const origin = access?.origin === undefined ? '' : `: ${access.origin}`
  return { ...failure, fix: `${failure.fix ?? ''} The host is ${host}${origin}.`.trimStart() }
}

const LONGEST = 500

function safely(listen: RunContext['progress']): {
  readonly listener: RunContext['progress']
  readonly faults: () => readonly string[]
} {
  let fault: string | undefined
  const remember = (error: unknown): void => {
    fault ??= `The progress listener failed: ${wordsOf(error)}`
  }
  const listener = (event: ProgressEvent): void => {
    try {
      // The listener may be an async function, although its type returns nothing.
      const returned: unknown = listen(event)
      if (returned instanceof Promise) returned.catch(remember)
    } catch (error) {
      remember(error)
    }
  }
  return { listener, faults: () => (fault === undefined ? [] : [fault]) }
}

function wordsOf(error: unknown): string {
  try {
    const words: unknown = error instanceof Error ? error.message : error
    return String(words).slice(0, LONGEST)
  } catch {
    return 'it threw a value without a message'
  }
}

/** The version that package.json requires. Older ones need a flag for SQLite, and ignore the proxy variables. */
export const OLDEST_NODE = 24

/**
 * Throws PromotionError `usage`: a run on an older Node would end with the name of a missing function. `bin.ts`, which
 * imports nothing, has the same sentence.
 */
export function refuseOldNode(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return
  throw new PromotionError('usage', `cwl-promote needs Node.js ${OLDEST_NODE} or later, and this is ${version}`, {
    fix: `In a clone, \`npm ci\` brings Node ${OLDEST_NODE} along; elsewhere install it from https://nodejs.org/.`,
  })
}
