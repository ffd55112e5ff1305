import { endGroup, error, info, isDebug, notice, startGroup, warning, type AnnotationProperties } from '@actions/core'

import { EXIT } from '../commands/report.ts'
import type { PhaseName, ProgressEvent } from '../commands/run/context.ts'
import { clip, count, duration, printable, withoutCommands } from '../report/printable.ts'

/** Nobody reads a longer line, and the web page of a log becomes slow. */
const LONGEST_LINE = 4_000

function defuse(text: string): string {
  return withoutCommands(clip(printable(text), LONGEST_LINE))
}

export type AnnotationKind = 'error' | 'warning' | 'notice'

/** The job log. Everything that is written passes through {@link defuse}. */
export interface Log {
  line(text: string): void
  /** Only shown if the run is repeated with debug logging. */
  debug(text: string): void
  phase(title: string): void
  endPhase(): void
  annotate(kind: AnnotationKind, message: string, properties?: AnnotationProperties): void
  annotated(kind: AnnotationKind): number
}

export function createLog(clock: () => number = () => performance.now()): Log {
  let began: number | undefined
  const endPhase = (): void => {
    if (began === undefined) return
    info(`took ${duration(clock() - began)}`)
    endGroup()
    began = undefined
  }
  const shown = isDebug()
  const annotated: Record<AnnotationKind, number> = { error: 0, warning: 0, notice: 0 }
  return {
    line: (text) => info(defuse(text)),
    debug: (text) => {
      if (shown) info(defuse(`debug: ${text}`))
    },
    phase: (title) => {
      endPhase()
      startGroup(defuse(title))
      began = clock()
    },
    endPhase,
    annotate: (kind, message, properties = {}) => {
      const { title, file, ...position } = properties
      // A path must be exact. If the runner could read it as a command, it is part of the message instead.
      const placed = file === undefined || defuse(file) === file
      annotated[kind] += 1
      ANNOTATE[kind](defuse(placed ? message : `${file}:${position.startLine ?? 1}: ${message}`), {
        ...(title === undefined ? {} : { title: defuse(title) }),
        ...(placed && file !== undefined ? { file, ...position } : {}),
      })
    },
    annotated: (kind) => annotated[kind],
  }
}

const ANNOTATE: Readonly<Record<AnnotationKind, typeof error>> = { error, warning, notice }

/** If the runner is gone, nobody reads the log. The run ends and is recorded anyway, with the exit code of a failure. */
export function ignoreLogErrors(): void {
  let isLost = false
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => (isLost = true))
  process.once('exit', (code) => {
    if (isLost && code === EXIT.fine) process.exitCode = EXIT.failed
  })
}

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

const LONGEST_SILENCE = 10_000

interface LoggedProgress {
  readonly show: (event: ProgressEvent) => void
  readonly breakSilence: () => void
}

/** A group per phase, a line per app and per wait, and one in every long silence. */
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
    if (event.kind !== 'request' && event.kind !== 'done') spoke = now
    switch (event.kind) {
      case 'phase':
        apps = 0
        requests = 0
        began = now
        total = event.total
        log.phase(event.total === undefined ? PHASE_TITLES[event.name] : `${PHASE_TITLES[event.name]} (${event.total})`)
        break
      case 'done':
        breakSilence()
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
        spoke = now + event.wait.milliseconds
        break
      case 'tasks':
        log.line(event.text)
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
