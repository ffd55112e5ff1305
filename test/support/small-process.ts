import { execFileSync, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, readSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs each script that it is told of, and says how it ended. Ends with the process that has the other end of `asked`. */
const SHELL = `
exec 3<"$1/asked" 4>"$1/answered"
while read -r line <&3; do
  (. "$1/script") >"$1/out" 2>"$1/err" </dev/null 3<&- 4>&-
  echo $? >&4
done
`

interface SmallProcess {
  readonly folder: string
  readonly asked: number
  readonly answered: number
}

let running: SmallProcess | undefined

/**
 * A shell that starts programs for the tests of this process. The system copies the memory map of a process that starts
 * another one: for a process of 300 MB, this takes twice as long as git itself.
 */
function smallProcess(): SmallProcess {
  if (running !== undefined) return running
  const folder = mkdtempSync(join(tmpdir(), 'cwl-promote-'))
  const pipes = ['asked', 'answered'].map((name) => join(folder, name))
  execFileSync('mkfifo', pipes)
  spawn('/bin/sh', ['-c', SHELL, 'sh', folder], { env: {}, stdio: 'ignore' }).unref()
  // Opened for both directions, so that no end waits for the other one.
  const [asked = -1, answered = -1] = pipes.map((path) => openSync(path, 'r+'))
  process.once('exit', () => {
    closeSync(asked)
    rmSync(folder, { recursive: true, force: true })
  })
  running = { folder, asked, answered }
  return running
}

/** Runs a program to its end, with this environment only, and gives what it printed. Throws if it fails. */
export function runSmall(
  [program, ...args]: readonly [string, ...string[]],
  cwd: string,
  env: Readonly<Record<string, string>>,
): string {
  const { folder, asked, answered } = smallProcess()
  const settings = Object.entries(env).map(([name, value]) => `${name}=${quoted(value)}`)
  writeFileSync(
    join(folder, 'script'),
    `cd ${quoted(cwd)} && export ${settings.join(' ')} && exec ${[program, ...args].map(quoted).join(' ')}\n`,
  )
  writeSync(asked, '\n')
  const code = Number(readLine(answered))
  if (code === 0) return readFileSync(join(folder, 'out'), 'utf8')
  throw new Error(`${[program, ...args].join(' ')} ended with ${code}: ${readFileSync(join(folder, 'err'), 'utf8')}`)
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** Waits for it. */
function readLine(pipe: number): string {
  const bytes = Buffer.alloc(16)
  let line = ''
  while (!line.endsWith('\n')) line += bytes.toString('latin1', 0, readSync(pipe, bytes))
  return line
}
