import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { OUTPUTS } from '../../src/github/outputs.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { writeFiles } from '../../test/support/files.ts'
import { foreignIn } from '../../test/support/foreign.ts'
import { HOSTILE } from '../../test/support/hostile.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../../test/support/local-platform.ts'
import { readDiagrams } from '../../test/support/mermaid.ts'
import { runAction } from '../../test/support/run-action.ts'
import { runCli } from '../../test/support/run-cli.ts'
import { runnerCommands } from '../../test/support/runner-commands.ts'
import { TOKEN_OF_THE_JOB } from '../../test/support/runner-environment.ts'
import type { Scenario, Trial } from '../torture.ts'
import type { Chance } from './support/chance.ts'

const APPS = 8

/** What a terminal or a reader obeys, but for line breaks, tabs and the colours that we write. */
const CONTROL =
  // oxlint-disable-next-line no-control-regex -- control characters are what it is about
  /(?!\u001B\[[\d;]*m)[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/

const diagrams = new Set<string>()

export const scenario: Scenario = {
  title: 'hostile names and texts, in logs, outputs, Markdown, Mermaid, SARIF and on a terminal',
  weight: 3,
  rounds: 4,
  async round(trial, index) {
    const { chance } = trial
    const platform = await startPlatform()
    const folder = temporaryFolder()
    for (let app = 0; app < APPS; app += 1) {
      const name = `app-${app}`
      writeFiles(folder, {
        [`apps/${name}.cwl`]: document(chance),
        [`bad/${fileName(chance)}-${app}.cwl`]: mistakes(chance),
      })
      platform.store.install(parseAddress(`acme/dev/${name}`), document(chance))
    }
    const access = { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN }
    const plan = ['plan', '--files', 'apps', '--project', 'acme/dev']
    const cases: readonly (() => Promise<void>)[] = [
      async () =>
        onTerminal(trial, (await runCli(['validate', '.'], { cwd: folder, env: { FORCE_COLOR: '1' } })).stdout),
      async () => onTerminal(trial, (await runCli([...plan, '--diff'], { cwd: folder, env: access })).stdout),
      async () => asJson(trial, (await runCli(['validate', '--json', '.'], { cwd: folder })).stdout),
      async () => asJson(trial, (await runCli([...plan, '--json', '--diff'], { cwd: folder, env: access })).stdout),
      async () => {
        await runCli(['validate', '.', '--sarif', 'log.sarif'], { cwd: folder })
        asJson(trial, readFileSync(join(folder, 'log.sarif'), 'utf8'))
      },
      async () => inAction(trial, folder, { command: 'validate' }),
      async () =>
        inAction(trial, folder, {
          command: 'plan',
          files: 'apps',
          project: 'acme/dev',
          'base-url': platform.url,
          token: TOKEN,
        }),
      async () =>
        inAction(trial, folder, {
          command: 'promote',
          files: 'apps',
          project: 'acme/dev',
          'base-url': platform.url,
          token: TOKEN,
        }),
    ]
    // Two of them in each round, so that four rounds have tried all.
    for (const run of [cases[(index * 2) % cases.length], cases[(index * 2 + 1) % cases.length]]) await run?.()
    return 2 * APPS
  },
  async end({ lose, note }) {
    const drawn = [...diagrams].slice(0, 100)
    for (const [index, { error }] of readDiagrams(drawn).entries())
      if (error !== null) lose(`Mermaid refuses a diagram: ${error}\n${drawn[index]}`)
    note('diagrams', String(drawn.length))
    return drawn.length
  },
}

/** One hostile text, or two. */
function text(chance: Chance): string {
  const one = chance.pick(HOSTILE)
  return (chance.oneIn(3) ? one + chance.pick(HOSTILE) : one).toWellFormed()
}

function word(chance: Chance): string {
  return JSON.stringify(text(chance))
}

/** A valid workflow. */
function document(chance: Chance): string {
  const [input, step, output] = [text(chance), text(chance), text(chance)].map(
    (name, index) => `${name.replaceAll(/[#/\0]/g, '_').slice(0, 200)}-${index}`,
  )
  return JSON.stringify({
    cwlVersion: 'v1.2',
    class: 'Workflow',
    label: text(chance),
    doc: text(chance),
    inputs: [{ id: input, type: 'File', doc: text(chance) }],
    outputs: [{ id: output, type: 'File', outputSource: `${step}/out` }],
    steps: [
      {
        id: step,
        label: text(chance),
        in: [{ id: 'x', source: input }],
        out: ['out'],
        run: {
          class: 'CommandLineTool',
          requirements: [{ class: 'DockerRequirement', dockerPull: `${text(chance)}x` }],
          baseCommand: ['a', text(chance)],
          inputs: [{ id: 'x', type: 'File' }],
          outputs: [{ id: 'out', type: 'stdout' }],
        },
      },
    ],
  })
}

function mistakes(chance: Chance): string {
  return `cwlVersion: v1.2\nclass: CommandLineTool\ninputs: {${word(chance)}: ${word(chance)}}\noutputs: {}\n${word(chance)}: 1\nbaseCommand: {a: ${word(chance)}}\nhints: {${word(chance)}: {}}\n`
}

function fileName(chance: Chance): string {
  return text(chance).replaceAll(/[/\0]/g, '_').slice(0, 40).toWellFormed()
}

function onTerminal({ lose }: Trial, output: string): void {
  const found = CONTROL.exec(output)
  if (found !== null)
    lose(
      `a control character in text: ${JSON.stringify(output.slice(Math.max(0, found.index - 100), found.index + 50))}`,
    )
}

function asJson({ lose }: Trial, output: string): void {
  try {
    JSON.parse(output)
  } catch (error) {
    lose(`not JSON: ${String(error)}\n${output.slice(0, 500)}`)
  }
}

const COMMANDS = new Set(['add-mask', 'group', 'endgroup', 'error', 'warning', 'notice'])
const PROPERTIES = new Set(['title', 'file', 'line', 'col', 'endLine', 'endColumn'])

async function inAction({ lose }: Trial, workspace: string, inputs: Readonly<Record<string, string>>): Promise<void> {
  const run = await runAction({ workspace, inputs })
  for (const { name, properties, message } of runnerCommands(run.stdout))
    if (
      !COMMANDS.has(name) ||
      Object.keys(properties).some((property) => !PROPERTIES.has(property)) ||
      message.includes('##[') ||
      (name === 'add-mask' && message !== TOKEN && message !== TOKEN_OF_THE_JOB)
    )
      lose(`the runner obeys ${JSON.stringify({ name, properties, message })}`)
  if (run.stdout.includes('##[')) lose('the older syntax of a command is printed')
  if (Object.keys(run.outputs).toSorted().join() !== Object.keys(OUTPUTS).toSorted().join())
    lose(`outputs: ${Object.keys(run.outputs).join()}`)
  for (const page of [run.summary, run.outputs['summary-markdown'] ?? '']) {
    const foreign = foreignIn(page)
    if (foreign.length > 0) lose(`a page contains ${JSON.stringify(foreign)}`)
    for (const [, diagram = ''] of page.matchAll(/^```+mermaid\n([^]*?)\n```+$/gm)) diagrams.add(diagram)
  }
}
