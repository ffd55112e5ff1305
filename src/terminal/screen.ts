import { withoutCommands } from '../report/printable.ts'

/** Where output goes, and what can be done there. */
export interface Screen {
  /** As it is: for programs. */
  readonly write: (text: string) => void
  /** For people. In a job on GitHub all that is printed is read for commands, and names of files are anybody's. */
  readonly say: (text: string) => void
  readonly colour: boolean
  /** In columns. */
  readonly width: number
  /** True when lines can be drawn over. */
  readonly interactive: boolean
}

/** A standard stream, or one in its place; only a terminal has the last three. */
export interface OutputStream {
  write(text: string): boolean
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown
  readonly isTTY?: boolean
  readonly columns?: number
  hasColors?(env: NodeJS.ProcessEnv): boolean
}

/** Wide enough for most tables where the real width is unknown: a file, a pipe, a CI log. */
const USUAL_WIDTH = 120

/**
 * A standard stream as a screen. NO_COLOR, FORCE_COLOR, NODE_DISABLE_COLORS and TERM are respected as Node respects
 * them; what is no terminal has no colours unless they are forced. `onLoss` is called for what could not be written.
 */
export function openScreen(
  stream: OutputStream,
  env: NodeJS.ProcessEnv,
  onLoss: (error: NodeJS.ErrnoException) => void,
): Screen {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // `| head` has read enough; anything else is worth failing over.
    if (error.code !== 'EPIPE') onLoss(error)
  })
  return {
    write: (text) => void stream.write(text),
    say: (text) =>
      void stream.write(env['GITHUB_ACTIONS'] === 'true' ? text.split('\n').map(withoutCommands).join('\n') : text),
    colour: stream.isTTY === true ? (stream.hasColors?.(env) ?? false) : isForced(env),
    width: widthOf(stream),
    interactive: stream.isTTY === true && env['TERM'] !== 'dumb' && !isCi(env),
  }
}

/** A terminal without a known size, as in a container or a CI job, has 0 columns according to the system. */
function widthOf({ isTTY, columns = 0 }: OutputStream): number {
  return isTTY === true && columns > 0 ? columns : USUAL_WIDTH
}

/** Whether this is a CI job, where nobody watches the output. `CI=false` means that somebody does. */
export function isCi({ CI: ci = '' }: NodeJS.ProcessEnv): boolean {
  return !['', '0', 'false'].includes(ci.toLowerCase())
}

/** What Node takes for a yes; anything else, such as `0` and `false`, is a no to it. */
const FORCING: ReadonlySet<string | undefined> = new Set(['', '1', '2', '3', 'true'])

function isForced({ FORCE_COLOR: forced, NO_COLOR: refused = '' }: NodeJS.ProcessEnv): boolean {
  return FORCING.has(forced) && refused === ''
}
