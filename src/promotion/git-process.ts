import type { ChildProcess } from 'node:child_process'
import { delimiter, isAbsolute } from 'node:path'
import { promisify } from 'node:util'

import { BARE, findBareRepository } from './bare-repository.ts'

/** Longer lists of files than this are a mistake in what was asked for. */
const LONGEST_OUTPUT = 64 * 1024 * 1024

/** What git said, or the first line of why not. */
export interface Answer {
  readonly code: number
  readonly out: string
  readonly error: string
}

/**
 * Runs git in a folder that may be anybody's: no hooks and no monitors of the repository's own, nothing in a repository
 * that came as files of another, and nothing secret in its environment, which programs that it starts could still read
 * from this process. Until `signal`.
 */
export async function ask(folder: string, args: readonly string[], signal: AbortSignal): Promise<Answer> {
  // Most runs of most verbs ask git nothing, and this takes time to load.
  const { execFile } = await import('node:child_process')
  signal.throwIfAborted()
  const bare = findBareRepository(folder)
  if (bare !== undefined) return { code: -1, out: '', error: `${bare} ${BARE}` }
  // Windows looks for programs in the working directory before all others, unless it is told not to: a repository could
  // bring its own.
  if (process.platform === 'win32') process.env['NoDefaultCurrentDirectoryInExePath'] = '1'
  let child: ChildProcess | undefined
  try {
    // Throws at once where the folder is a file, or below one.
    const running = promisify(execFile)(
      'git',
      ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', ...args],
      {
        cwd: folder,
        env: environment(),
        maxBuffer: LONGEST_OUTPUT,
        signal,
      },
    )
    child = running.child
    const { stdout } = await running
    return { code: 0, out: stdout, error: '' }
  } catch (error) {
    // One that waits for a disk does not end before it has its answer; the run does.
    if (signal.aborted) child?.unref()
    signal.throwIfAborted()
    if (typeof error !== 'object' || error === null || !('code' in error)) throw error
    const code = typeof error.code === 'number' ? error.code : -1
    const said =
      'stderr' in error && typeof error.stderr === 'string'
        ? error.stderr
            .trim()
            .replace(/^fatal: /, '')
            .split('\n')[0]
        : undefined
    return { code, out: '', error: said === undefined || said === '' ? wordsOf(error.code) : said }
  }
}

/** What git lists with `-z`. */
export function namesIn(list: string): readonly string[] {
  return list.split('\0').filter((name) => name !== '')
}

/** The error of an answer where git is not installed. */
export const NO_GIT = 'there is no program named git'

/** The error of an answer that is longer than any is read. */
export const TOO_LONG = `what git lists is longer than ${LONGEST_OUTPUT / 1024 / 1024} MiB`

/** A folder that is not there, or is a file, is no different: those who need it say so. */
function wordsOf(code: unknown): string {
  if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return TOO_LONG
  return code === 'ENOENT' || code === 'ENOTDIR' ? NO_GIT : String(code)
}

/** The token is in the environment of this process; git needs none of it. */
function environment(): NodeJS.ProcessEnv {
  const passed = Object.entries(process.env).filter(([name]) => KEPT.test(name))
  const searched = passed.map(([name, value]) => [name, /^PATH$/i.test(name) ? absoluteOf(value) : value] as const)
  return { ...Object.fromEntries(searched), GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' }
}

/**
 * Folders to look for programs in. Any other, and an empty one, which a variable that is not set leaves behind, is
 * found in the working directory: a repository could bring its own. Undefined, for those of the system, where none is
 * left.
 */
function absoluteOf(folders = ''): string | undefined {
  const absolute = folders.split(delimiter).filter(isAbsolute)
  return absolute.length === 0 ? undefined : absolute.join(delimiter)
}

/** On Windows git takes the home of the user from a drive and a path, where they are set. */
const KEPT =
  /^(?:PATH|PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|SYSTEMROOT|TMPDIR|TEMP|TMP|XDG_CONFIG_HOME|NoDefaultCurrentDirectoryInExePath)$/i
