import { spawn } from 'node:child_process'

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program with a bare environment and keeps what it prints. One that runs for minutes is ended. */
export async function run(
  [program = '', ...argv]: readonly string[],
  {
    cwd,
    env = {},
    user,
  }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>>; readonly user?: number },
): Promise<Ended> {
  const child = spawn(program, argv, {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    timeout: 120_000,
    ...(user === undefined ? {} : { uid: user, gid: user }),
  })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  return { code, stdout, stderr }
}
