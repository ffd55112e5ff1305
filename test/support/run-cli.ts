import { spawn, type ChildProcess } from 'node:child_process'
import { Writable } from 'node:stream'

import { asProcess } from './in-process.ts'
import { BIN, COMPILE_CACHE } from './programs.ts'

/**
 * Starts a program for which permissions count, as they do not for root, who runs the tests in many containers. It
 * stays the user who owns the files: another one may not enter a folder of mode 0700 that the clone is in.
 */
const WITHOUT_PRIVILEGES = [
  'setpriv',
  '--bounding-set=-dac_override,-dac_read_search',
  '--inh-caps=-dac_override,-dac_read_search',
] as const

export interface CliRun {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface CliOptions {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  /** As a user for whom permissions count. */
  readonly unprivileged?: boolean
  /** A file descriptor in the place of a pipe; `stdout` of the result is then empty. */
  readonly stdout?: number
  readonly onOutput?: (stdout: string, child: ChildProcess) => void
  /** Called when the process runs, to send it signals. */
  readonly onStart?: (child: ChildProcess) => void
  /** As the program that is shipped, in a process of its own. */
  readonly isProgram?: boolean
}

/** Node reads these itself, from the environment that its process was started with. */
const READ_BY_NODE = ['NODE_OPTIONS', 'TMPDIR', 'HOME', 'NODE_EXTRA_CA_CERTS']

/**
 * Runs the command line with a bare environment: in this process, one run after another, or as a process of its own
 * where a test needs what only such a one has.
 */
export async function runCli(argv: readonly string[], options: CliOptions): Promise<CliRun> {
  const { cwd, env = {}, unprivileged = false, stdout: file, onOutput, onStart, isProgram = false } = options
  const needsProcess =
    isProgram || unprivileged || file !== undefined || onOutput !== undefined || onStart !== undefined
  if (!needsProcess && !READ_BY_NODE.some((name) => name in env)) return runHere(argv, cwd, env)
  const start = unprivileged && process.getuid?.() === 0 ? WITHOUT_PRIVILEGES : []
  const [program = '', ...args] = [...start, process.execPath, BIN, ...argv]
  const child = spawn(program, args, {
    cwd,
    stdio: ['pipe', file ?? 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...COMPILE_CACHE, ...env },
  })
  onStart?.(child)
  let stdout = ''
  let stderr = ''
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk
    onOutput?.(stdout, child)
  })
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  return { code, stdout, stderr }
}

function runHere(argv: readonly string[], cwd: string, env: Readonly<Record<string, string>>): Promise<CliRun> {
  return asProcess(cwd, { PATH: process.env['PATH'], ...env }, async () => {
    const { runCli: start } = await import('../../src/terminal/run.ts')
    const [stdout, stderr] = [new Collector(), new Collector()]
    const { signal } = new AbortController()
    const listen = () => ({ signal, stop: () => undefined, release: () => undefined })
    const code = await start(argv, { stdout, stderr, env: process.env, listen })
    return { code, stdout: stdout.text, stderr: stderr.text }
  })
}

/** A stream that keeps what is written to it, as a pipe that is read to its end. */
class Collector extends Writable {
  text = ''

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString()
    done()
  }
}
