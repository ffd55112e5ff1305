import { execFile } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import type { ExitCode, Report } from '../commands/report.ts'
import { CwlError } from '../files/errors.ts'
import { painter, wrap } from '../report/page.ts'
import { toText } from '../report/text.ts'

export interface StageOptions {
  readonly write: (text: string) => void
  readonly color: boolean
  readonly width: number
}

export interface DemoStep {
  readonly command: string
  readonly exitCode?: ExitCode
  readonly surprises: readonly string[]
}

export interface Stage {
  readonly steps: readonly DemoStep[]
  title(text: string): void
  print(text: string): void
  commands(lines: readonly string[]): void
  scene(heading: string, command: string, change?: readonly string[]): void
  show(report: Report): void
  expect(isSo: boolean, what: string): void
  list(heading: string, rows: readonly (readonly [string, string])[]): void
}

const INDENT = '   '

/** Longer lines are hard to read, even on a wide terminal. */
const WIDEST = 100

export function createStage({ write, color, width }: StageOptions): Stage {
  const steps: { command: string; exitCode?: ExitCode; surprises: string[] }[] = []
  const columns = Math.min(width, WIDEST)
  const paint = painter(color)
  const line = (text = ''): void => write(`${text}\n`)
  const prompt = (command: string): void => line(`${INDENT}${paint('dim', '$')} ${paint('cyan', command)}`)
  return {
    steps,
    title(text) {
      line(paint('bold', text))
    },
    print(text) {
      line()
      for (const part of wrap(text, columns)) line(part)
    },
    commands(lines) {
      line()
      lines.forEach(prompt)
    },
    scene(heading, command, change = []) {
      steps.push({ command, surprises: [] })
      line()
      line(paint('bold', `${steps.length}. ${heading}`))
      if (change.length > 0) {
        line()
        for (const edit of change) line(INDENT + paint(edit.startsWith('-') ? 'red' : 'green', edit))
      }
      line()
      prompt(command)
    },
    show(report) {
      const step = steps.at(-1)
      if (step !== undefined) step.exitCode = report.exitCode
      const text = toText(report, { color, width: columns - INDENT.length }).trimEnd()
      for (const part of text.split('\n')) line(part === '' ? '' : INDENT + part)
    },
    expect(isSo, what) {
      if (isSo) return
      steps.at(-1)?.surprises.push(what)
      line(`${INDENT}${paint('red', `✗ Not as expected: ${what}`)}`)
    },
    list(heading, rows) {
      line()
      line(paint('bold', heading))
      for (const [command, purpose] of rows) {
        line(`${INDENT}${paint('cyan', command)}`)
        for (const part of wrap(purpose, columns - 2 * INDENT.length)) line(`${INDENT}${INDENT}${part}`)
      }
    },
  }
}

/** The change that the demo makes to a tool: a newer samtools. Both images exist. */
export const EDIT = {
  file: 'tools/samtools-sort.cwl',
  before: 'quay.io/biocontainers/samtools:1.19.2--h50ea8bc_0',
  after: 'quay.io/biocontainers/samtools:1.20--h50ea8bc_0',
} as const

/** `examples/rnaseq`, as seen from `src/terminal/` and from `lib/terminal/`. */
export const EXAMPLE = join(import.meta.dirname, '..', '..', 'examples', 'rnaseq')

/** Returns false if this machine has no git, which the demo does not require. Throws CwlError. */
export async function copyExample(example: string, folder: string, signal: AbortSignal): Promise<boolean> {
  if (!existsSync(example))
    throw new CwlError(
      'no-such-folder',
      `the demo needs ${example}, which is not there`,
      'Run it from a clone of the repository.',
    )
  cpSync(example, folder, { recursive: true })
  return (await git(folder, ['init', '--quiet'], signal)) && commit(folder, 'RNA-seq', signal)
}

/** Throws if the example does not contain the line any more. */
export async function editTool(folder: string, committed: boolean, signal: AbortSignal): Promise<void> {
  const path = join(folder, EDIT.file)
  const text = readFileSync(path, 'utf8')
  const parts = text.split(EDIT.before)
  if (parts.length !== 2) throw new Error(`${EDIT.file} was expected to name ${EDIT.before} once`)
  writeFileSync(path, parts.join(EDIT.after))
  if (committed) await commit(folder, 'Sort with samtools 1.20', signal)
}

async function commit(folder: string, message: string, signal: AbortSignal): Promise<boolean> {
  await git(folder, ['add', '--all'], signal)
  return git(folder, [...AUTHOR, 'commit', '--quiet', '--message', message], signal)
}

const AUTHOR = ['-c', 'user.name=cwl-promote demo', '-c', 'user.email=demo@localhost']

async function git(folder: string, args: readonly string[], signal: AbortSignal): Promise<boolean> {
  try {
    await promisify(execFile)('git', [...args], { cwd: folder, signal, env: environment(folder) })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

/** Without the user's configuration, which may sign commits, run hooks or ask for a passphrase; and without a token. */
function environment(home: string): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env
  return { PATH, SystemRoot, HOME: home, GIT_CONFIG_NOSYSTEM: '1', GIT_TERMINAL_PROMPT: '0' }
}
