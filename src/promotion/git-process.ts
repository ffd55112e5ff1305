import type { ChildProcess } from 'node:child_process'
import { promisify } from 'node:util'

import { BARE, findBareRepository } from './bare-repository.ts'
import { GIT_OPTIONS, gitEnvironment } from './git-environment.ts'

/** Longer lists of files than this are a mistake in what was asked for. */
const LONGEST_OUTPUT = 64 * 1024 * 1024

/** What git said, or the first line of why not. */
export interface Answer {
  readonly code: number
  readonly out: string
  readonly error: string
}

/**
 * Runs git in a folder that may be anybody's: no program that the repository names, no other machine, nothing in a
 * repository that came as files of another, and nothing secret in its environment. Programs that it starts could still
 * read a token from this process, so none of the repository's may start. Until `signal`.
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
    const running = promisify(execFile)('git', [...GIT_OPTIONS, ...args], {
      cwd: folder,
      env: gitEnvironment(process.env),
      maxBuffer: LONGEST_OUTPUT,
      signal,
    })
    child = running.child
    const { stdout } = await running
    return { code: 0, out: stdout, error: '' }
  } catch (error) {
    // One that waits for a disk does not end before it has its answer; the run does.
    if (signal.aborted) child?.unref()
    signal.throwIfAborted()
    if (typeof error !== 'object' || error === null || !('code' in error)) throw error
    const code = typeof error.code === 'number' ? error.code : -1
    const said = 'stderr' in error && typeof error.stderr === 'string' ? reasonIn(error.stderr) : ''
    return { code, out: '', error: said === '' ? wordsOf(error.code) : said }
  }
}

/** Whether `git config --global` has a file to write to. */
export function hasUserSettings(): boolean {
  const { GIT_CONFIG_GLOBAL: file, HOME = '', USERPROFILE = '' } = process.env
  return file === undefined ? `${HOME}${USERPROFILE}` !== '' : file !== '' && file !== '/dev/null'
}

/** Warnings may come before the reason. */
function reasonIn(text: string): string {
  const lines = text.trim().split('\n')
  const [first = ''] = lines
  return (lines.find((line) => line.startsWith('fatal: ')) ?? first).replace(/^fatal: /, '')
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
