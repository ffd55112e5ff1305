import type { PhaseName, ProgressEvent } from '../commands/context.ts'
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

/**
 * Shows the progress of a run in the job log: a group a phase, a line an app and a wait, and in between, as long as
 * requests are answered, a line every ten seconds.
 */
export function logProgress(log: Log, clock: () => number = () => performance.now()): (event: ProgressEvent) => void {
  let apps = 0
  let total: number | undefined
  let requests = 0
  let began = clock()
  let spoke = began
  return (event) => {
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
        log.line(`${total === undefined ? '' : `${apps}/${total} `}${event.outcome} ${event.target}${event.reason === undefined ? '' : `: ${event.reason}`}`)
        break
      case 'record':
        log.line(`the record is ${event.file}`)
        break
      case 'wait':
        log.line(`waiting ${duration(event.wait.milliseconds)}: ${event.wait.reason}`)
        break
      case 'request':
        requests += 1
        log.debug(event.line)
        if (now - spoke < LONGEST_SILENCE) break
        spoke = now
        log.line(`${count(requests, 'request')} so far, in ${duration(now - began)}`)
        break
    }
  }
}
