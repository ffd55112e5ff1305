import type { PhaseName, ProgressEvent } from '../commands/context.ts'
import { duration } from '../report/printable.ts'
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

/** Shows the progress of a run in the job log: a group a phase, a line an app and a wait. */
export function logProgress(log: Log): (event: ProgressEvent) => void {
  let apps = 0
  let total: number | undefined
  return (event) => {
    switch (event.kind) {
      case 'phase':
        apps = 0
        total = event.total
        log.phase(event.total === undefined ? PHASE_TITLES[event.name] : `${PHASE_TITLES[event.name]} (${event.total})`)
        break
      case 'app':
        apps += 1
        log.line(`${total === undefined ? '' : `${apps}/${Math.max(apps, total)} `}${event.outcome} ${event.target}${event.reason === undefined ? '' : `: ${event.reason}`}`)
        break
      case 'wait':
        log.line(`waiting ${duration(event.wait.milliseconds)}: ${event.wait.reason}`)
        break
      case 'request':
        log.debug(event.line)
        break
    }
  }
}
