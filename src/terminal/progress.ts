import { styleText } from 'node:util'

import type { PhaseName, ProgressEvent } from '../commands/run/context.ts'
import { clip, duration, printable } from '../report/printable.ts'
import type { Screen } from './screen.ts'

const DOING: Readonly<Record<PhaseName, string>> = {
  configuration: 'reading the configuration',
  validate: 'validating',
  pack: 'packing',
  read: 'reading the platform',
  plan: 'planning',
  install: 'installing',
  exports: 'reading the export jobs',
  check: 'checking',
}

/** In milliseconds: shorter waits are over before anyone can read the message. */
const WORTH_SAYING = 1_000

export interface Progress {
  readonly show: (event: ProgressEvent) => void
  /** Removes the line, so that only the report remains. */
  readonly end: () => void
}

/**
 * On a terminal, one line that is overwritten; elsewhere nothing. A long wait is always shown, because silence looks
 * like a program that hangs. `verbose` adds a line for each request.
 */
export function createProgress(screen: Screen, verbose: boolean): Progress {
  let total: number | undefined
  let done = 0
  let doing = ''
  let drawn = false
  const erase = (): void => {
    if (drawn) screen.write('\r\u001B[2K')
    drawn = false
  }
  const draw = (): void => {
    if (!screen.interactive || doing === '') return
    erase()
    screen.write(dim(screen, clip(`${doing}${total === undefined ? '' : ` ${done}/${total}`} …`, screen.width - 1)))
    drawn = true
  }
  const print = (text: string): void => {
    erase()
    screen.print(`${dim(screen, printable(text))}\n`)
    draw()
  }
  return {
    show: (event) => {
      switch (event.kind) {
        case 'phase':
          doing = DOING[event.name]
          total = event.total
          done = 0
          draw()
          break
        case 'app':
          done += 1
          draw()
          break
        case 'record':
          // On a terminal the user has named it.
          break
        case 'wait':
          if (verbose || event.wait.milliseconds >= WORTH_SAYING)
            print(`waiting ${duration(event.wait.milliseconds)}: ${event.wait.reason}`)
          break
        case 'request':
          if (verbose) print(event.line)
          break
      }
    },
    end: erase,
  }
}

function dim(screen: Screen, text: string): string {
  return screen.colour ? styleText('dim', text, { validateStream: false }) : text
}
