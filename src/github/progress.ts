import type { PhaseName, ProgressEvent } from '../commands/run/context.ts'
import { count, duration } from '../report/printable.ts'
import type { Log } from './log.ts'

export const PHASE_TITLES: Readonly<Record<PhaseName, string>> = {
  configuration: 'Read the configuration',
  validate: 'Validate the documents',
  pack: 'Pack the documents',
  read: 'Read the platform',
  plan: 'Plan',
  install: 'Install',
  exports: 'Read the export jobs',
  check: 'Check',
}

/** Longer silence looks like a run that hangs: in milliseconds. */
const LONGEST_SILENCE = 10_000

export interface LoggedProgress {
  readonly show: (event: ProgressEvent) => void
  /** Says how far the run is when nothing was said for long; to be called every now and then. */
  readonly breakSilence: () => void
}

/** Shows the progress of a run in the job log: a group a phase, a line an app and a wait, and one in every long silence. */
export function logProgress(log: Log, clock: () => number = () => performance.now()): LoggedProgress {
  let apps = 0
  let total: number | undefined
  let requests = 0
  let began = clock()
  let spoke = began
  const breakSilence = (): void => {
    const now = clock()
    if (now - spoke < LONGEST_SILENCE) return
    spoke = now
    log.line(
      requests === 0
        ? `still at work, for ${duration(now - began)}`
        : `${count(requests, 'request')} so far, in ${duration(now - began)}`,
    )
  }
  const show = (event: ProgressEvent): void => {
    const now = clock()
    if (event.kind !== 'request') spoke = now
    switch (event.kind) {
      case 'phase':
        apps = 0
        requests = 0
        began = now
        total = event.total
        log.phase(event.total === undefined ? PHASE_TITLES[event.name] : `${PHASE_TITLES[event.name]} (${event.total})`)
        break
      case 'app':
        apps += 1
        log.line(
          `${total === undefined ? '' : `${apps}/${total} `}${event.outcome} ${event.target}${event.reason === undefined ? '' : `: ${event.reason}`}`,
        )
        break
      case 'record':
        log.line(`the record is ${event.file}`)
        break
      case 'wait':
        log.line(`waiting ${duration(event.wait.milliseconds)}: ${event.wait.reason}`)
        // How long it will be silent is said.
        spoke = now + event.wait.milliseconds
        break
      case 'request':
        requests += 1
        log.debug(event.line)
        breakSilence()
        break
    }
  }
  return { show, breakSilence }
}
