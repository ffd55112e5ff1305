import type { ChildProcess } from 'node:child_process'
import { promisify } from 'node:util'

import { BARE, findBareRepository } from './bare-repository.ts'
import { GIT_OPTIONS, gitEnvironment } from './git-environment.ts'

/** In bytes. A longer list of files is a mistake of the user. */
const LONGEST_OUTPUT = 64 * 1024 * 1024

/** The output of git, or the first line of its error. */
export interface Answer {
  readonly code: number
  readonly out: string
  readonly error: string
}

/**
 * Runs git in a folder that may be untrusted. No program that the repository names is started, no other machine is
 * contacted, a repository that was committed inside of another one is not read, and no secret is in the environment.
 * Programs could still read a token from this process, so none of the repository's may start. Ends when `signal`
 * aborts.
 */
export async function ask(folder: string, args: readonly string[], signal: AbortSignal): Promise<Answer> {
  // Loaded only if needed: most runs do not call git, and loading takes time.
  const { execFile } = await import('node:child_process')
  signal.throwIfAborted()
  const bare = findBareRepository(folder)
  if (bare !== undefined) return { code: -1, out: '', error: `${bare} ${BARE}` }
  // By default Windows looks for programs in the working directory first: a repository could contain one named git.
  if (process.platform === 'win32') process.env['NoDefaultCurrentDirectoryInExePath'] = '1'
  let child: ChildProcess | undefined
  try {
    // Throws if the folder is a file, or below one.
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
    // A process that waits for a disk does not end before its answer. The run must not wait for it.
    if (signal.aborted) child?.unref()
    signal.throwIfAborted()
    if (typeof error !== 'object' || error === null || !('code' in error)) throw error
    const code = typeof error.code === 'number' ? error.code : -1
    const reason = 'stderr' in error && typeof error.stderr === 'string' ? reasonIn(error.stderr) : ''
    return { code, out: '', error: reason === '' ? wordsOf(error.code) : reason }
  }
}

/** Whether `git config --global` has a file to write to. */
export function hasUserSettings(): boolean {
  const { GIT_CONFIG_GLOBAL: file, HOME = '', USERPROFILE = '' } = process.env
  return file === undefined ? `${HOME}${USERPROFILE}` !== '' : file !== '' && file !== '/dev/null'
}

/** Warnings may be before the reason. */
function reasonIn(text: string): string {
  const lines = text.trim().split('\n')
  const [first = ''] = lines
  return (lines.find((line) => line.startsWith('fatal: ')) ?? first).replace(/^fatal: /, '')
}

/** The names in a list that git wrote with `-z`. */
export function namesIn(list: string): readonly string[] {
  return list.split('\0').filter((name) => name !== '')
}

/** The error if git is not installed. */
export const NO_GIT = 'there is no program named git'

/** The error if the output is too long to be read. */
export const TOO_LONG = `what git lists is longer than ${LONGEST_OUTPUT / 1024 / 1024} MiB`

/** A folder that does not exist, or is a file, is not reported here: those who need it do. */
function wordsOf(code: unknown): string {
  if (code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return TOO_LONG
  return code === 'ENOENT' || code === 'ENOTDIR' ? NO_GIT : String(code)
}
