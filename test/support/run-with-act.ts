/**
 * Runs a workflow with act (github.com/nektos/act), a workflow runner that others wrote, on this machine and without
 * containers. Actions of others are folders of this test: what they do is hand over files, or nothing.
 */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

import type { JsonObject } from '../../src/json/index.ts'
import { dedent } from './dedent.ts'
import { writeFiles } from './files.ts'
import { temporaryFolder, TOKEN } from './local-platform.ts'

const root = join(import.meta.dirname, '..', '..')

/** The one that `.ci/run` installs. */
export const ACT_VERSION = '0.2.89'

/** Why act cannot run here; undefined if it can. */
export const withoutAct = ((): string | undefined => {
  const { status, stdout } = spawnSync('act', ['--version'], { encoding: 'utf8' })
  if (status !== 0) return `act is not installed (go install github.com/nektos/act@v${ACT_VERSION})`
  return stdout.trim().endsWith(ACT_VERSION) ? undefined : `act ${ACT_VERSION} is needed, and this is ${stdout.trim()}`
})()

export interface ActScene {
  readonly workspace: string
  /** The workflow, as in `.github/workflows`. */
  readonly workflow: string
  readonly event: string
  readonly payload: JsonObject
  readonly platformUrl: string
  readonly githubUrl: string
  readonly githubToken: string
  /** A folder with a folder for each artifact of the run that a rollback undoes. */
  readonly artifacts: string
  /** A folder with programs that scripts call. */
  readonly programs?: string
}

export interface ActRun {
  readonly code: number | null
  /** `job step: result`, in the order of the ends; a job is `job: result`. */
  readonly results: readonly string[]
  /** How `gh` was called, a call per line. */
  readonly gh: readonly string[]
  readonly log: string
}

export async function runWithAct(scene: ActScene): Promise<ActRun> {
  const folder = temporaryFolder()
  const calls = join(folder, 'gh-calls')
  writeFiles(folder, { 'event.json': JSON.stringify(scene.payload), 'gh-calls': '', 'bin/gh': ghStandIn(calls) })
  chmodSync(join(folder, 'bin', 'gh'), 0o755)
  const workflows = join(folder, 'workflows')
  for (const needed of [workflows, join(folder, 'artifacts')]) mkdirSync(needed)
  writeFileSync(join(workflows, 'workflow.yml'), forAct(scene.workflow))
  const settings: readonly (readonly [flag: string, value: string])[] = [
    ['--workflows', join(workflows, 'workflow.yml')],
    ['--eventpath', join(folder, 'event.json')],
    ['--platform', 'ubuntu-latest=-self-hosted'],
    ['--action-cache-path', join(folder, 'cache')],
    ...otherActions(join(folder, 'actions')).map((action) => ['--local-repository', action] as const),
    ['--var', `CWL_PROMOTE_BASE_URL=${scene.platformUrl}`],
    ['--secret', `CWL_PROMOTE_TOKEN=${TOKEN}`],
    ['--secret', `GITHUB_TOKEN=${scene.githubToken}`],
    ['--env', `GITHUB_API_URL=${scene.githubUrl}`],
    ['--env', 'GITHUB_REPOSITORY=octo/rnaseq'],
    ['--env', `ARTIFACTS=${join(folder, 'artifacts')}`],
    ['--env', `ARTIFACTS_OF_ANOTHER_RUN=${scene.artifacts}`],
    ['--env', `OUR_ACTION=${join(folder, 'actions', 'ours')}`],
  ]
  const switches = ['--pull=false', '--no-cache-server', '--json', '--use-new-action-cache']
  const args = [scene.event, ...switches, ...settings.flat()]
  const child = spawn('act', args, {
    cwd: scene.workspace,
    env: {
      HOME: folder,
      PATH: [join(folder, 'bin'), scene.programs ?? '', dirname(process.execPath), process.env['PATH'] ?? ''].join(
        delimiter,
      ),
    },
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  const log = Buffer.concat(chunks).toString()
  return { code, results: resultsIn(log), gh: linesOf(calls), log }
}

/** From act's log as JSON: lines with `stepResult` or `jobResult`. Its own steps around a job have no number. */
function resultsIn(log: string): readonly string[] {
  return log.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return []
    const { jobID, step, stepID, stepResult, jobResult, matrix } = JSON.parse(line) as Readonly<Record<string, unknown>>
    const values = isRecord(matrix) && Object.keys(matrix).length > 0 ? ` ${Object.values(matrix).join(' ')}` : ''
    const job = `${String(jobID)}${values}`
    if (typeof jobResult === 'string') return [`${job}: ${jobResult}`]
    if (typeof stepResult !== 'string' || stepID === undefined) return []
    return [`${job} ${String(step).replace(/@[0-9a-f]{40}$/, '')}: ${stepResult}`]
  })
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function linesOf(file: string): readonly string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
}

/** Writes down how it is called, and answers nothing: act has no GitHub that `gh` could ask. */
function ghStandIn(calls: string): string {
  return dedent`
    #!/bin/sh
    [ -n "$GH_HOST" ] || exit 4
    printf '%s\\n' "$*" | head -1 >> '${calls}'
  `
}

/** What replaces each action that a workflow of ours uses: `owner/name@ref=folder`. */
function otherActions(folder: string): readonly string[] {
  const uses = new Map<string, string>([['cwl-promote/cwl-promote@main', 'ours']])
  for (const file of WORKFLOW_FILES)
    for (const [, name = '', ref = ''] of readFileSync(file, 'utf8').matchAll(
      /uses: ([\w-]+\/[\w-]+)\S*@([0-9a-f]{40})/g,
    ))
      uses.set(`${name}@${ref}`, name.replace('/', '-'))
  for (const name of ['action.yml', 'dist']) cpSync(join(root, name), join(folder, 'ours', name), { recursive: true })
  for (const name of REUSABLE) {
    const text = readFileSync(join(root, '.github', 'workflows', name), 'utf8')
    writeFiles(join(folder, 'ours'), { [`.github/workflows/${name}`]: forAct(text) })
  }
  writeFiles(folder, STAND_INS)
  return [...uses].map(([name, its]) => `${name}=${join(folder, its)}`)
}

/**
 * Without what act refuses, although GitHub has it since 2026:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax
 */
function forAct(workflow: string): string {
  return workflow.replaceAll(/^ *(?:queue: max|deployment: false).*\n/gm, '')
}

export const REUSABLE = ['plan.yml', 'promote.yml', 'validate.yml'] as const

const EXAMPLES = join(root, 'examples', 'workflows')
const WORKFLOW_FILES = [
  ...globSync('*.yml', { cwd: EXAMPLES }).map((name) => join(EXAMPLES, name)),
  ...REUSABLE.map((name) => join(root, '.github', 'workflows', name)),
]

const INPUTS_OF_OTHERS =
  'name path pattern overwrite if-no-files-found run-id github-token persist-credentials fetch-depth repository ref subject-checksums sarif_file category'

function standIn(script: string): Readonly<Record<'action.yml' | 'main.cjs', string>> {
  const inputs = INPUTS_OF_OTHERS.split(' ').map((name) => `  ${name}: { default: '' }\n`)
  return {
    'action.yml': `name: stand-in\ninputs:\n${inputs.join('')}runs: { using: node24, main: main.cjs }\n`,
    'main.cjs': `const { basename, join, resolve } = require('node:path')\nconst fs = require('node:fs')\nconst input = (name) => process.env['INPUT_' + name.toUpperCase()] ?? ''\nconst artifacts = input('run-id') === '' ? process.env.ARTIFACTS : process.env.ARTIFACTS_OF_ANOTHER_RUN\n${script}`,
  }
}

const STAND_INS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    // act itself copies the workspace. Only a reusable workflow checks out a second repository, which is this one.
    'actions-checkout': standIn(
      `if (input('repository') !== '') fs.cpSync(process.env.OUR_ACTION, resolve(input('path')), { recursive: true })\n`,
    ),
    // As the README of the action says: of one folder, the artifact has the content.
    'actions-upload-artifact': standIn(
      `const [to, from] = [join(artifacts, input('name')), input('path')]\nif (fs.existsSync(to) && input('overwrite') !== 'true') throw new Error('there is such an artifact: ' + to)\nfs.cpSync(from, fs.statSync(from).isDirectory() ? to : join(to, basename(from)), { recursive: true })\n`,
    ),
    // As the action does: one by its name goes into the folder itself, several each into a folder of its name.
    'actions-download-artifact': standIn(
      `const pattern = new RegExp('^' + (input('pattern') || input('name')).replaceAll('*', '.*') + '$')\nconst names = fs.readdirSync(artifacts).filter((name) => pattern.test(name))\nif (names.length === 0) throw new Error('there is no artifact ' + pattern)\nfor (const name of names) fs.cpSync(join(artifacts, name), resolve(input('path'), input('name') === '' ? name : ''), { recursive: true })\n`,
    ),
    'actions-attest': standIn(
      `if (!/^[0-9a-f]{64} /.test(fs.readFileSync(input('subject-checksums'), 'utf8'))) throw new Error('no list of digests')\n`,
    ),
    'github-codeql-action/upload-sarif': standIn(
      `if (JSON.parse(fs.readFileSync(input('sarif_file'), 'utf8')).version !== '2.1.0') throw new Error('no SARIF')\n`,
    ),
  }).flatMap(([folder, files]) => Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text])),
)
