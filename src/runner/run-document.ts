import type { ChildProcess } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { isObject, parseJson, stringifyJson, type JsonObject } from '../json/index.ts'

export interface Work {
  readonly description: JsonObject
  readonly job: JsonObject
  /**
   * A new folder, for the two documents, the outputs, and the log of the runner. Without it, a temporary one that is
   * removed at the end.
   */
  readonly folder?: string
}

export type RunEnd =
  | { readonly kind: 'completed'; readonly outputs: JsonObject; readonly seconds: number }
  | { readonly kind: 'failed'; readonly message: string; readonly seconds: number }
  | { readonly kind: 'no-runner'; readonly message: string }

const LONGEST_OUTPUT = 16 * 1024 * 1024

const LOG_KEPT = 200_000
const LINES_KEPT = 8
const ERRORS_KEPT = 3

/** Between asking a runner to end and ending it, in milliseconds. */
const PATIENCE = 3_000

/**
 * `RUNNER DOCUMENT JOB`, without a shell; it prints the outputs as JSON. Its environment has no secret. When `signal`
 * aborts, it and all that it started are ended, and this rejects with the reason.
 */
export async function runDocument(runner: string, work: Work, signal: AbortSignal): Promise<RunEnd> {
  signal.throwIfAborted()
  const folder = work.folder ?? (await mkdtemp(join(tmpdir(), 'cwl-promote-run-')))
  try {
    await mkdir(folder, { recursive: true })
    const [document, job] = [join(folder, 'app.cwl'), join(folder, 'job.json')]
    await writeFile(document, stringifyJson(work.description))
    await writeFile(job, stringifyJson(work.job))
    const outputs = join(folder, 'outputs')
    await mkdir(outputs, { recursive: true })
    return await runIn(outputs, [...wordsOf(runner), document, job], join(folder, 'runner.log'), signal)
  } finally {
    if (work.folder === undefined) await rm(folder, { recursive: true, force: true })
  }
}

/** The words of a command. Quotes have no meaning: a path with a space needs a script with another name. */
function wordsOf(runner: string): readonly string[] {
  return runner.split(/\s+/).filter((word) => word !== '')
}

async function runIn(
  folder: string,
  [program = '', ...args]: readonly string[],
  logFile: string,
  signal: AbortSignal,
): Promise<RunEnd> {
  const { spawn } = await import('node:child_process')
  signal.throwIfAborted()
  const began = performance.now()
  // Its own group, so that everything that it starts can be ended with it.
  const child = spawn(program, args, {
    cwd: folder,
    env: runnerEnvironment(process.env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  const [parts, ended]: [Buffer[], { error?: Error; code?: number | null }] = [[], {}]
  let [length, log] = [0, '']
  let written = Promise.resolve()
  child.stdout.on('data', (part: Buffer) => {
    length += part.length
    if (length <= LONGEST_OUTPUT) parts.push(part)
  })
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    log = `${log}${part}`.slice(-LOG_KEPT)
    written = written.then(() => appendFile(logFile, part))
  })
  const stop = (): void => endGroup(child)
  signal.addEventListener('abort', stop, { once: true })
  await new Promise<void>((resolve) => {
    child.once('error', (error) => {
      ended.error = error
      resolve()
    })
    child.once('close', (code) => {
      ended.code = code
      resolve()
    })
  })
  signal.removeEventListener('abort', stop)
  await written
  signal.throwIfAborted()
  if (ended.error !== undefined) {
    const why =
      'code' in ended.error && ended.error.code === 'ENOENT'
        ? 'it is not installed, or not in PATH'
        : ended.error.message
    return { kind: 'no-runner', message: `the runner ${program} cannot be started: ${why}` }
  }
  const seconds = Math.round((performance.now() - began) / 1000)
  const outputs =
    ended.code === 0 && length <= LONGEST_OUTPUT ? outputsIn(Buffer.concat(parts).toString('utf8')) : undefined
  if (outputs !== undefined) return { kind: 'completed', outputs, seconds }
  const end = ended.code === 0 ? 'the runner printed no outputs' : `the runner ended with code ${ended.code ?? 'none'}`
  return { kind: 'failed', message: [end, ...linesOfError(log)].join('\n'), seconds }
}

function outputsIn(text: string): JsonObject | undefined {
  try {
    const value = parseJson(text)
    return isObject(value) ? value : undefined
  } catch {
    // Something else than a CWL runner may print anything.
    return undefined
  }
}

const IS_ERROR = /\b(?:\w*error|\w*exception|cannot|could not|fatal|failed|killed|no such)\b/i

/** Where a program in JavaScript, Java or Python was: what went wrong is another line. */
const IS_FRAME =
  /^\s+at |^\s*File "[^"]*", line \d+|^Traceback \(most recent|^\s*[~^]+\s*$|^Node\.js v\d|^\s*\.\.\. \d+ more/

/** The last lines, and before them the last that look like an error. */
function linesOfError(log: string): readonly string[] {
  const lines = stripVTControlCharacters(log)
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !IS_FRAME.test(line))
  const errors = lines.slice(0, -LINES_KEPT).filter((line) => IS_ERROR.test(line))
  return [...errors.slice(-ERRORS_KEPT), ...lines.slice(-LINES_KEPT)]
}

function endGroup(child: ChildProcess): void {
  const send = (signal: NodeJS.Signals): void => {
    try {
      if (child.pid === undefined || process.platform === 'win32') child.kill(signal)
      else process.kill(-child.pid, signal)
    } catch {
      // It has ended already.
    }
  }
  send('SIGTERM')
  const timer = setTimeout(() => send('SIGKILL'), PATIENCE)
  child.once('close', () => clearTimeout(timer))
}

/** What runners and the container engines that they start need. Everything else is left out: a token may have any name. */
const KEPT =
  /^(?:PATH|PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|SYSTEMROOT|SYSTEMDRIVE|COMSPEC|USER|LOGNAME|LANG|LANGUAGE|LC_[A-Z]+|TZ|TMPDIR|TEMP|TMP|XDG_(?:RUNTIME_DIR|CONFIG_HOME|DATA_HOME|CACHE_HOME)|DOCKER_(?:HOST|CONFIG|CONTEXT|CERT_PATH|TLS_VERIFY)|CONTAINER_HOST|(?:SINGULARITY|APPTAINER)_(?:CACHEDIR|TMPDIR)|CWL_SINGULARITY_CACHE|VIRTUAL_ENV|CONDA_PREFIX|CONDA_DEFAULT_ENV|PYTHONPATH|PYTHONHOME|JAVA_HOME|LD_LIBRARY_PATH)$/i

function runnerEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => KEPT.test(name)))
}
