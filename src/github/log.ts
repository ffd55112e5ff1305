import { endGroup, error, info, isDebug, notice, startGroup, warning, type AnnotationProperties } from '@actions/core'

import { EXIT } from '../commands/report.ts'
import { clip, duration, printable, withoutCommands } from '../report/printable.ts'

/** A longer line helps nobody, and the web page of a log slows down over it. */
const LONGEST_LINE = 4_000

/** Text that the runner takes for nothing but text. */
function defuse(text: string): string {
  return withoutCommands(clip(printable(text), LONGEST_LINE))
}

export type AnnotationKind = 'error' | 'warning' | 'notice'

/** The job log. Everything that is written passes through {@link defuse}. */
export interface Log {
  line(text: string): void
  /** Only shown when the run is repeated with debug logging. */
  debug(text: string): void
  /** Closes the group before it, with the time that it took. */
  phase(title: string): void
  endPhase(): void
  annotate(kind: AnnotationKind, message: string, properties?: AnnotationProperties): void
  /** How many of this kind there have been. */
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
      // A path must stand as it is to be found; one that the runner could take for a command is part of the message.
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

/**
 * A runner that is gone reads no log any more. What was begun is ended and recorded all the same, and nobody is told
 * that it is fine.
 */
export function ignoreLogErrors(): void {
  let isLost = false
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => (isLost = true))
  process.once('exit', (code) => {
    if (isLost && code === EXIT.fine) process.exitCode = EXIT.failed
  })
}
