import type { ChildProcess } from 'node:child_process'
import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { delimiter, dirname, isAbsolute, join } from 'node:path'
import { promisify } from 'node:util'

import { systemCode } from '../files/errno.ts'

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

/**
 * Settings of the configuration of a repository that name a program or a file of programs. These values take
 * precedence, so that no program of the repository runs. For filters, which have free names, see git-files.ts.
 */
const HARMLESS: Readonly<Record<string, string>> = {
  'core.fsmonitor': 'false',
  'core.hooksPath': '/dev/null',
  'core.sshCommand': 'false',
  'core.gitProxy': 'false',
  'core.askPass': 'false',
  'core.alternateRefsCommand': 'false',
  'credential.helper': '',
  'diff.external': '',
  'gpg.program': 'false',
  // `git diff` would write the index, in spite of GIT_OPTIONAL_LOCKS, and run hooks then.
  'diff.autoRefreshIndex': 'false',
  // Since git 2.54, settings can name hooks (git-hook(1)). These are the events of reading.
  'hook.post-index-change.enabled': 'false',
  'hook.reference-transaction.enabled': 'false',
  'hook.pre-auto-gc.enabled': 'false',
}

/** Options before each command of git. */
export const GIT_OPTIONS: readonly string[] = [
  '--no-pager',
  ...Object.entries(HARMLESS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]

/** Not NodeJS.ProcessEnv: the library's declarations need no types of Node. */
type Environment = Readonly<Record<string, string | undefined>>

/**
 * The environment of git and of everything that it starts: no token, no network, no question to a user. Settings that a
 * runner provides as environment variables are kept, but not those that may contain a secret, such as a header for
 * requests.
 */
export function gitEnvironment(environment: Environment): Environment {
  const passed = Object.entries(environment).filter(([name]) => KEPT.test(name))
  const searched = passed.map(([name, value]) => [name, /^PATH$/i.test(name) ? absoluteOf(value) : value] as const)
  return {
    ...Object.fromEntries(searched),
    ...trustedFolders(environment),
    GIT_ALLOW_PROTOCOL: NO_PROTOCOL,
    // Known since git 2.45. In older versions, allowing no protocol has the same effect.
    GIT_NO_LAZY_FETCH: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    LC_ALL: 'C',
  }
}

/** A list of nothing. An empty variable would not exist on Windows, and then all protocols are allowed. */
const NO_PROTOCOL = ':'

/** On Windows git finds the user's home by a drive and a path, if these are set. */
const KEPT =
  /^(?:PATH|PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|SYSTEMROOT|TMPDIR|TEMP|TMP|XDG_CONFIG_HOME|NoDefaultCurrentDirectoryInExePath|GIT_CONFIG_GLOBAL|GIT_CONFIG_SYSTEM|GIT_CONFIG_NOSYSTEM|GIT_CEILING_DIRECTORIES|GIT_DISCOVERY_ACROSS_FILESYSTEM)$/i

/** `safe.directory` as in GIT_CONFIG_COUNT (git-config(1), "ENVIRONMENT"): folders of other users that may be read. */
function trustedFolders(environment: Environment): Environment {
  const count = Math.min(Number(environment['GIT_CONFIG_COUNT'] ?? 0) || 0, MOST_SETTINGS)
  const values = Array.from({ length: count }, (_, index) => index)
    .filter((index) => /^safe\.directory$/i.test(environment[`GIT_CONFIG_KEY_${index}`] ?? ''))
    .map((index) => environment[`GIT_CONFIG_VALUE_${index}`] ?? '')
  if (values.length === 0) return {}
  const settings = values.flatMap((value, index) => [
    [`GIT_CONFIG_KEY_${index}`, 'safe.directory'],
    [`GIT_CONFIG_VALUE_${index}`, value],
  ])
  return { GIT_CONFIG_COUNT: String(values.length), ...Object.fromEntries(settings) }
}

/** More than anyone sets, and few enough to read. */
const MOST_SETTINGS = 1000

/**
 * Absolute folders for programs. A relative or empty one means the working directory, in which a repository could place
 * its own program. Undefined, for the default of the system, if none is left.
 */
function absoluteOf(folders = ''): string | undefined {
  const absolute = folders.split(delimiter).filter(isAbsolute)
  return absolute.length === 0 ? undefined : absolute.join(delimiter)
}

/** The end of the error on such a folder. */
export const BARE = 'has the form of a bare repository'

/**
 * The folder that git would use as the repository although nothing named `.git` is there. On its way up, git also looks
 * for a bare repository, and a commit can contain the files of one (gitrepository-layout(5)). The configuration in it
 * can name programs, for example for fetching. Undefined if there is none. Since 2.38, git itself can refuse these
 * (`safe.bareRepository`).
 */
export function findBareRepository(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  for (let at = realpathSync.native(folder); ; at = dirname(at)) {
    if (isThere(join(at, '.git'))) return undefined
    if (isThere(join(at, 'HEAD')) && ['objects', 'commondir'].some((name) => isThere(join(at, name)))) return at
    if (at === dirname(at)) return undefined
  }
}

/** True also for a link without a target. Nothing is below a file. */
export function isThere(path: string): boolean {
  try {
    lstatSync(path)
    return true
  } catch (error) {
    if (systemCode(error) === undefined) throw error
    return false
  }
}
