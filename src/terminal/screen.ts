import { stripVTControlCharacters } from 'node:util'

import { withoutCommands } from '../report/printable.ts'
import { columnsIn } from '../report/source-line.ts'

export interface Screen {
  readonly write: (text: string) => void
  /**
   * Lines that are wider than a terminal are folded. In a job on GitHub, everything that is printed is searched for
   * commands, and file names may be from anybody.
   */
  readonly print: (text: string) => void
  readonly color: boolean
  readonly width: number
  readonly interactive: boolean
}

/** `auto`: on a terminal, and as the environment defines. */
export const COLOR_CHOICES = ['auto', 'always', 'never'] as const

export type ColorChoice = (typeof COLOR_CHOICES)[number]

export interface OutputStream {
  write(text: string): boolean
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown
  readonly isTTY?: boolean
  readonly columns?: number
  hasColors?(env: NodeJS.ProcessEnv): boolean
}

/** Wide enough for most tables if the real width is unknown: a file, a pipe, a CI log. */
const USUAL_WIDTH = 120

/**
 * NO_COLOR, FORCE_COLOR, NODE_DISABLE_COLORS and TERM work as in Node: FORCE_COLOR takes precedence. An output that is
 * not a terminal has no colours unless they are forced. The choice of the user, known once the command line is parsed,
 * takes precedence. `onLoss` is called for output that could not be written.
 */
export function openScreen(
  stream: OutputStream,
  env: NodeJS.ProcessEnv,
  onLoss: (error: NodeJS.ErrnoException) => void,
  colorChoice: () => ColorChoice = () => 'auto',
): Screen {
  const isTerminal = stream.isTTY === true
  // Node prints a warning about the other variable where both are set.
  const { NO_COLOR: _refused, ...others } = env
  const forces = env['FORCE_COLOR'] !== undefined
  const usesColours = isTerminal ? (stream.hasColors?.(forces ? others : env) ?? false) : isForced(env)
  const width = widthOf(stream)

  stream.on('error', (error: NodeJS.ErrnoException) => {
    // `| head` has read enough; any other error is a failure.
    if (error.code !== 'EPIPE') onLoss(error)
  })
  return {
    write: (text) => void stream.write(text),
    print: (text) => {
      const folded = isTerminal ? fold(text, width) : text
      stream.write(env['GITHUB_ACTIONS'] === 'true' ? folded.split('\n').map(withoutCommands).join('\n') : folded)
    },
    get color() {
      const choice = colorChoice()
      return choice === 'auto' ? usesColours : choice === 'always'
    },
    width,
    interactive: isTerminal && env['TERM'] !== 'dumb' && !isCi(env),
  }
}

/** A terminal without a known size, as in a container or a CI job, reports 0 columns. */
function widthOf({ isTTY, columns = 0 }: OutputStream): number {
  return isTTY === true && columns > 0 ? columns : USUAL_WIDTH
}

/** Nobody watches the output. `CI=false` means that somebody does. */
export function isCi({ CI: ci = '' }: NodeJS.ProcessEnv): boolean {
  return !['', '0', 'false'].includes(ci.toLowerCase())
}

const FORCING: ReadonlySet<string | undefined> = new Set(['', '1', '2', '3', 'true'])

function isForced({ FORCE_COLOR: forced }: NodeJS.ProcessEnv): boolean {
  return FORCING.has(forced)
}

const HANGING = 4

/**
 * A wider line is broken at spaces, and its rest is indented. A word that is too wide alone stays whole, so that it can
 * be copied. Escape sequences have no width.
 */
function fold(text: string, columns: number): string {
  return text
    .split('\n')
    .flatMap((line) => foldLine(line, columns))
    .join('\n')
}

function foldLine(line: string, columns: number): readonly string[] {
  if (columnsOfLine(line) <= columns) return [line]
  const indent = Math.min(line.length - line.trimStart().length + HANGING, Math.floor(columns / 2))
  const lines: string[] = []
  let current = ''
  let width = 0
  for (const [index, word] of line.split(' ').entries()) {
    const added = columnsOfLine(word) + (index === 0 ? 0 : 1)
    if (word !== '' && current.trim() !== '' && width + added > columns) {
      lines.push(current.trimEnd())
      current = ' '.repeat(indent) + word
      width = indent + columnsOfLine(word)
    } else {
      current += index === 0 ? word : ` ${word}`
      width += added
    }
  }
  return [...lines, current]
}

function columnsOfLine(text: string): number {
  return columnsIn(stripVTControlCharacters(text))
}
