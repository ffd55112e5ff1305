import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { completeEvent } from './github-description.ts'
import { asProcess } from './in-process.ts'
import { temporaryFolder } from './local-platform.ts'
import { COMPILE_CACHE, SOURCE } from './programs.ts'
import { runnerCommands, type RunnerCommand } from './runner-commands.ts'
import { inputVariables, runnerVariables } from './runner-environment.ts'

export interface ActionRun {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  readonly commands: readonly RunnerCommand[]
  /** The last value of each, as the runner takes them from the file. */
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  /** All that the process wrote anywhere. */
  readonly everything: string
  /** Holds the runner's files and its temporary folder. */
  readonly folder: string
}

export interface ActionOptions {
  readonly workspace: string
  /** Those of a promotion where they do not name another `command`. */
  readonly inputs: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
  /** Completed with all that GitHub's webhook of this event has. */
  readonly event?: Readonly<Record<string, unknown>>
  /** The payload is not completed: one that a runner of others, or somebody else, wrote. */
  readonly asIs?: boolean
  /** What is run as a process; without it the action runs in this one. */
  readonly entry?: string | undefined
  /** Called when the process runs, to send it signals. */
  readonly onStart?: (child: ChildProcess) => void
}

/**
 * Runs the action with the environment that the runner gives it, and nothing else: in this process, one run after
 * another, or as a process of its own where `entry` names a script.
 */
export async function runAction({
  workspace,
  inputs,
  env = {},
  event = {},
  asIs = false,
  entry,
  onStart,
}: ActionOptions): Promise<ActionRun> {
  const folder = temporaryFolder()
  const files = {
    output: join(folder, 'output'),
    summary: join(folder, 'summary'),
    event: join(folder, 'event.json'),
    temp: join(folder, 'temp'),
  }
  writeFileSync(files.output, '')
  writeFileSync(files.summary, '')
  const name = env['GITHUB_EVENT_NAME'] ?? 'push'
  writeFileSync(files.event, JSON.stringify(asIs ? event : completeEvent(name, event)))
  mkdirSync(files.temp)
  const environment: Readonly<Record<string, string | undefined>> = {
    PATH: process.env['PATH'],
    ...runnerVariables({ workspace, ...files }),
    ...inputVariables({ command: 'promote', ...inputs }),
    ...env,
  }
  const program = entry ?? (onStart === undefined ? undefined : SOURCE)
  const { code, ...text } =
    program === undefined
      ? await runHere(workspace, environment)
      : await runProcess(program, workspace, environment, onStart)
  const outputText = readFileSync(files.output, 'utf8')
  const outputs = readOutputs(outputText)
  const summary = readFileSync(files.summary, 'utf8')
  const reportFile = outputs['report-file'] ?? ''
  const report = reportFile !== '' && existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : ''
  return {
    code,
    ...text,
    commands: runnerCommands(text.stdout),
    outputs,
    summary,
    everything: [text.stdout, text.stderr, outputText, summary, report].join('\n'),
    folder,
  }
}

interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

async function runProcess(
  entry: string,
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
  onStart: ActionOptions['onStart'],
): Promise<Ended> {
  const child = spawn(process.execPath, [entry], { cwd, env: { ...COMPILE_CACHE, ...env } })
  const stdout: Buffer[] = []
  const stderr: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk))
  onStart?.(child)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  return { code, stdout: Buffer.concat(stdout).toString(), stderr: Buffer.concat(stderr).toString() }
}

function runHere(workspace: string, env: Readonly<Record<string, string | undefined>>): Promise<Ended> {
  return asProcess(workspace, env, async () => {
    const { runAction: start } = await import('../../src/github/run.ts')
    let stdout = ''
    process.stdout.write = (chunk: string | Uint8Array): boolean => {
      stdout += String(chunk)
      return true
    }
    try {
      const code = await start(process.env, async () => undefined)
      return { code, stdout, stderr: '' }
    } finally {
      // The stream's own method is that of its class.
      Reflect.deleteProperty(process.stdout, 'write')
    }
  })
}

/** The file format of GITHUB_OUTPUT: `name<<delimiter`, lines, `delimiter`. Throws for anything else. */
function readOutputs(text: string): Readonly<Record<string, string>> {
  const outputs: Record<string, string> = {}
  const lines = text.split('\n')
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (line === '' && at === lines.length - 1) break
    const match = /^([^<=]+)<<(.+)$/.exec(line)
    if (match === null) throw new Error(`no output: ${JSON.stringify(line)}`)
    const [, name = '', delimiter = ''] = match
    const end = lines.indexOf(delimiter, at + 1)
    if (end === -1) throw new Error(`the output ${name} has no end`)
    outputs[name] = lines.slice(at + 1, end).join('\n')
    at = end
  }
  return outputs
}

/** The commands of one kind. */
export function commandsOf(run: ActionRun, name: string): readonly RunnerCommand[] {
  return run.commands.filter((command) => command.name === name)
}
