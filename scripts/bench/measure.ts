import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { inputVariables, runnerVariables } from '../../test/support/runner-environment.ts'

export const ROOT = join(import.meta.dirname, '..', '..')

/** One number, with the range that half of its rounds were in. */
export interface Sample {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** A whole process to be measured. */
export interface Program {
  /** Of Node, which is the one that runs this. */
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** Done before each round, outside of the measured time. */
  readonly before?: (round: number) => void
  /** What it must end with; 0 when absent. */
  readonly exitCode?: number
}

/** What one process used. */
export interface Usage {
  /** From start to end, in milliseconds. */
  readonly wall: number
  /** Of all processors, in milliseconds, with the processes that it started. */
  readonly cpu: number
  /** The most that it held, in MiB; of several processes, that of the largest. */
  readonly memory: number
}

export type Measure = keyof Usage

let folder: string | undefined

/** A new folder; all of them are removed at the end. */
export function newFolder(): string {
  if (folder === undefined) {
    folder = mkdtempSync(join(tmpdir(), 'cwl-promote-bench-'))
    process.once('exit', () => rmSync(folder ?? '', { recursive: true, force: true }))
  }
  return mkdtempSync(join(folder, 'work-'))
}

/** Runs each program once in each round, one after the other, so that all have the same neighbours. */
export function interleave(rounds: number, ...programs: readonly Program[]): readonly (readonly Usage[])[] {
  const all = Array.from({ length: rounds }, (_, round) => programs.map((program) => runOnce(program, round)))
  return programs.map((_, index) => all.flatMap((usages) => usages[index] ?? []))
}

function runOnce({ args, cwd = ROOT, env = {}, before, exitCode = 0 }: Program, round: number): Usage {
  before?.(round)
  const file = join(newFolder(), 'usage')
  writeFileSync(file, '')
  const { NODE_OPTIONS: _options, ...inherited } = process.env
  const started = performance.now()
  const { status, signal, stderr, stdout } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    env: {
      ...inherited,
      ...env,
      BENCH_USAGE: file,
      NODE_OPTIONS: `--require=${join(import.meta.dirname, 'usage.cjs')}`,
    },
  })
  const wall = performance.now() - started
  if (status !== exitCode) throw new Error(`node ${args.join(' ')} ended with ${status ?? signal}: ${stderr}${stdout}`)
  const used = readFileSync(file, 'utf8').trim().split('\n')
  const columns = used.map((line) => line.split(' ').map(Number))
  return {
    wall,
    cpu: columns.reduce((sum, [cpu = 0]) => sum + cpu, 0),
    memory: Math.max(...columns.map(([, memory = 0]) => memory)),
  }
}

/** How often `ours` takes what `floor` takes. */
export function ratio(ours: Program, floor: Program, rounds: number, measure: Measure = 'wall'): Sample {
  const [mine = [], floors = []] = interleave(rounds, ours, floor).map((usages) => usages.map((one) => one[measure]))
  return ratioOf(mine, floors)
}

/** The ratio of the medians; the range is that of the ratios of each round. */
export function ratioOf(ours: readonly number[], floors: readonly number[]): Sample {
  const { low, high } = sampleOf(ours.map((value, index) => value / (floors[index] ?? Number.NaN)))
  return { value: sampleOf(ours).value / sampleOf(floors).value, low, high }
}

/** Median and quartiles. */
export function sampleOf(values: readonly number[]): Sample {
  const sorted = values.toSorted((left, right) => left - right)
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN
  return { value: at(0.5), low: at(0.25), high: at(0.75) }
}

/** A number that is the same each time. */
export function exactly(value: number): Sample {
  return { value, low: value, high: value }
}

export const NODE: Program = { args: ['-e', '0'] }

/** The built command line. */
export function commandLine(cwd: string, ...args: readonly string[]): Program {
  return { args: [join(ROOT, 'lib', 'bin.js'), ...args], cwd }
}

/** The action in dist/, which validates one file of a folder that holds nothing else. */
export function action(workspace: string, file: string): Program {
  const runner = newFolder()
  const files = { output: join(runner, 'output'), summary: join(runner, 'summary') }
  return {
    args: [join(ROOT, 'dist', 'index.js')],
    cwd: workspace,
    env: {
      ...runnerVariables({ workspace, temp: runner, event: join(runner, 'event.json'), ...files }),
      ...inputVariables({ command: 'validate', files: file }),
    },
    before: () => Object.values(files).forEach((path) => writeFileSync(path, '')),
  }
}

export const TOKEN = 'token-of-the-bench'

/** Runs `use` with the address of a local platform that runs as a process of its own. */
export async function withPlatform<Value>(
  data: string,
  flags: readonly string[],
  use: (url: string) => Value | Promise<Value>,
): Promise<Value> {
  const args = [join(ROOT, 'lib', 'bin.js'), 'platform', '--data', data, '--token', TOKEN, '--json', ...flags]
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
    const { url } = JSON.parse(line) as { readonly url: string }
    return await use(url)
  } finally {
    const ended = once(server, 'exit')
    server.kill()
    await ended
  }
}
