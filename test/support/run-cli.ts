import { spawn, type ChildProcess } from 'node:child_process'

import { BIN, COMPILE_CACHE } from './programs.ts'

/** By custom the number of a user who owns nothing. */
const NOBODY = 65_534

export interface CliRun {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface CliOptions {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  /** As a user for whom permissions count; that they do not for root, who tests run as in many containers. */
  readonly unprivileged?: boolean
  /** A file descriptor in the place of a pipe; `stdout` of the result is then empty. */
  readonly stdout?: number
  readonly onOutput?: (stdout: string, child: ChildProcess) => void
  /** Called when the process runs, to send it signals. */
  readonly onStart?: (child: ChildProcess) => void
}

/** Runs the command line as a process of its own, with a bare environment. */
export async function runCli(
  argv: readonly string[],
  { cwd, env = {}, unprivileged = false, stdout: file, onOutput, onStart }: CliOptions,
): Promise<CliRun> {
  const child = spawn(process.execPath, [BIN, ...argv], {
    cwd,
    stdio: ['pipe', file ?? 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], ...COMPILE_CACHE, ...env },
    ...(unprivileged && process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}),
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
