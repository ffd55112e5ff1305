import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { exports } from '../commands/exports.ts'
import { plan } from '../commands/plan.ts'
import { promote } from '../commands/promote.ts'
import {
  EXIT,
  type AppReport,
  type ExitCode,
  type Failure,
  type PromotionReport,
  type Report,
} from '../commands/report.ts'
import type { RunContext } from '../commands/run/context.ts'
import { failureFrom } from '../commands/run/failure.ts'
import { test } from '../commands/test.ts'
import { validate } from '../commands/validate.ts'
import { codeOf, reasonOf } from '../files/atomic-file.ts'
import { wordsForCode } from '../files/errno.ts'
import { CwlError } from '../files/errors.ts'
import { startLocalPlatform, StartError, type LocalPlatform } from '../local-platform/index.ts'
import { DEFAULTS, type RunOptions } from '../options/options.ts'
import {
  copyExample,
  createStage,
  EDIT,
  editTool,
  EXAMPLE,
  type DemoStep,
  type Stage,
  type StageOptions,
} from './demo-stage.ts'

interface DemoOptions extends StageOptions {
  readonly signal: AbortSignal
  readonly example?: string
}

interface DemoOutcome {
  readonly exitCode: ExitCode
  readonly steps: readonly DemoStep[]
  readonly failure?: Failure
}

/**
 * Commands are called as the shown command lines would call them. All temporary files are removed. Ends with 0 only if
 * every step had the expected result.
 */
export async function runDemo(options: DemoOptions): Promise<DemoOutcome> {
  const started = performance.now()
  const stage = createStage(options)
  let folder: string | undefined
  try {
    folder = mkdtempSync(join(tmpdir(), 'cwl-promote-demo-'))
    await playIn(folder, stage, options)
  } catch (error) {
    // If a step is interrupted, the interruption is reported, and not its error.
    const failure = options.signal.aborted ? undefined : failureOf(error)
    if (failure !== undefined) {
      stage.print(`${failure.message.replace(/^t/, 'T')}. ${failure.fix ?? ''}`)
      return { exitCode: EXIT.failed, steps: stage.steps, failure }
    }
  } finally {
    // Windows cannot remove a file that another program, such as a virus scanner, has open.
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const { steps } = stage
  if (options.signal.aborted)
    return { exitCode: EXIT.cancelled, steps, failure: { code: 'cancelled', message: 'the demo was interrupted' } }
  stage.print(
    `That took ${((performance.now() - started) / 1000).toFixed(1)} s. The platform is stopped and its folder is removed.`,
  )
  const surprises = steps.flatMap((step) => step.surprises)
  if (surprises.length > 0) {
    stage.print(`Not everything went as expected: ${surprises.length} surprises, marked above. Please report this.`)
    return { exitCode: EXIT.failed, steps }
  }
  stage.list('What to try next', NEXT)
  return { exitCode: EXIT.fine, steps }
}

async function playIn(folder: string, stage: Stage, { example = EXAMPLE, signal }: DemoOptions): Promise<void> {
  await withPlatform(join(folder, 'platform'), async (platform) => {
    const repository = join(folder, 'rnaseq')
    const committed = await copyExample(example, repository, signal)
    await showScenes(stage, { platform, repository, committed }, signal)
  })
}

function failureOf(error: unknown): Failure {
  if (error instanceof CwlError) return failureFrom(error)
  if (!(error instanceof StartError) && wordsForCode(codeOf(error)) === undefined) throw error
  const reason = error instanceof StartError ? error.message : reasonOf(error)
  return {
    code: 'usage',
    message: `the demo cannot work in ${tmpdir()}: ${reason}`,
    fix: 'Name another folder in the environment variable TMPDIR.',
  }
}

const NEXT: readonly (readonly [string, string])[] = [
  ['cwl-promote validate --working-directory FOLDER', 'the CWL of your repository; needs no platform and no token'],
  ['cwl-promote pack examples/rnaseq/workflows/rnaseq.cwl', 'what is installed: one JSON object'],
  [
    'cwl-promote platform --data ./platform-data --port 8080',
    'a platform that stays; examples/rnaseq/README.md goes on from there',
  ],
  ['cwl-promote --help', 'all commands; in a clone, cwl-promote is: npx cwl-promote'],
  ['examples/workflows/', 'workflows to copy: pull requests, promotion on merge, a watch over exports'],
]

const DIALECT = 'seven-bridges'

async function withPlatform(dataFolder: string, use: (platform: LocalPlatform) => Promise<void>): Promise<void> {
  const platform = await startLocalPlatform({ dataFolder, dialect: DIALECT })
  try {
    await use(platform)
  } finally {
    await platform.stop()
  }
}

interface Props {
  readonly platform: LocalPlatform
  readonly repository: string
  readonly committed: boolean
}

async function showScenes(stage: Stage, props: Props, signal: AbortSignal): Promise<void> {
  const { platform, repository, committed } = props
  const installs = countInstalls(platform)
  const play: Play = {
    stage,
    options: {
      workingDirectory: repository,
      baseUrl: platform.url,
      token: platform.token,
      platform: DIALECT,
      ...DEFAULTS,
    },
    context: { signal, progress: () => undefined },
    installs,
    show: async (verb) => {
      const report = await verb
      signal.throwIfAborted()
      stage.show(report)
      return report
    },
  }

  stage.title('cwl-promote: from a repository to a project, rehearsed on this machine')
  stage.print(
    'A platform in a box has been started, on an empty database, and a small RNA-seq repository copied into a temporary ' +
      `folder${committed ? '' : ' (without git, which is not installed here)'}. These are the commands, and what they print there:`,
  )
  stage.commands([
    `export CWL_PROMOTE_BASE_URL=${platform.url}`,
    'export CWL_PROMOTE_TOKEN=…',
    `export CWL_PROMOTE_PLATFORM=${DIALECT}`,
  ])

  const first = await installAndCheck(play)
  await testIt(play, platform, repository)
  await releaseIt(play, first)
  await editTool(repository, committed, signal)
  await changeOneTool(play)
  for (const state of ['COMPLETED', 'COMPLETED', 'FAILED', 'COMPLETED']) platform.store.addExport({ state })
  await lookAtExports(play)
}

interface Play {
  readonly stage: Stage
  readonly options: RunOptions
  readonly context: RunContext
  readonly installs: () => number
  readonly show: <R extends Report>(verb: Promise<R>) => Promise<R>
}

async function installAndCheck({ stage, options, context, installs, show }: Play): Promise<PromotionReport> {
  stage.scene('Is the CWL right?', 'cwl-promote validate .')
  const validation = await show(validate({ ...options, files: ['.'] }, context))
  stage.expect(validation.exitCode === EXIT.fine, 'the example is valid')

  stage.scene('Install it into the development project.', 'cwl-promote promote --stage dev')
  const first = await show(promote({ ...options, stage: 'dev' }, context))
  expectOutcomes(stage, first, { created: ['align-sample', 'featurecounts', 'rnaseq', 'star'] })
  stage.expect(installs() === 4, 'the platform received four installs')
  return first
}

/** The platform runs nothing here, so the demo ends the task. */
async function testIt(
  { stage, options, context, show }: Play,
  { store }: LocalPlatform,
  repository: string,
): Promise<void> {
  store.addFile({ id: 'reads-1', project: 'acme/rnaseq-dev', name: 'liver.bam', size: 1 })
  store.addFile({ id: 'genes-1', project: 'acme/rnaseq-dev', name: 'genes.gtf', size: 1 })
  writeFileSync(join(repository, 'tests', 'counts.yml'), TEST)
  stage.scene('Does it run? Start its test there, and wait.', 'cwl-promote test --stage dev --wait 1m')
  const states = [
    { after: 200, status: 'RUNNING', details: {} },
    {
      after: 1000,
      status: 'COMPLETED',
      details: { outputs: { counts: { class: 'File', name: 'liver.counts.txt', size: 9 } } },
    },
  ] as const
  const timer = setInterval(() => {
    const [task] = store.listTasks({}, 0, 1)
    const age = task === undefined || task.status === 'DRAFT' ? 0 : Date.now() - Date.parse(task.createdAt)
    const next = states.findLast(({ after }) => age >= after)
    if (task !== undefined && next !== undefined && task.endedAt === '')
      store.setTask(task.id, next.status, next.details)
  }, 50)
  try {
    const report = await show(test({ ...options, stage: 'dev', wait: 1 }, context))
    stage.expect(report.exitCode === EXIT.fine && report.counts.passed === 1, 'the test has passed')
  } finally {
    clearInterval(timer)
  }
  stage.print(
    'Scripted: this platform runs nothing, so the demo ended the task. With `platform --runner cwltool` it would have run.',
  )
}

const TEST = `- id: counts-liver
  tool: ../tools/featurecounts.cwl
  job:
    library: { sample: liver, reads_1: { class: File, path: reads-1 }, strandedness: reverse }
    alignments: { class: File, path: reads-1, format: http://edamontology.org/format_2572 }
    annotation: { class: File, path: genes-1, format: http://edamontology.org/format_2306 }
  output:
    counts: { class: File, basename: liver.counts.txt }
    summary: Any
`

async function releaseIt({ stage, options, context, installs, show }: Play, first: PromotionReport): Promise<void> {
  installs()
  stage.scene('Then release: copy what is in the development project.', 'cwl-promote promote --stage release')
  const release = await show(promote({ ...options, stage: 'release' }, context))
  expectOutcomes(stage, release, { created: ['align-sample', 'featurecounts', 'rnaseq', 'star'] })
  stage.expect(
    release.apps.every((app) => app.digest !== null && app.digest === digestIn(first, app.name)),
    'what is released is what was tested, by its digest',
  )
  installs()
}

async function changeOneTool({ stage, options, context, installs, show }: Play): Promise<void> {
  stage.scene(`Change one tool, ${EDIT.file}, and look before promoting.`, 'cwl-promote plan --stage dev', [
    `- ${EDIT.before}`,
    `+ ${EDIT.after}`,
  ])
  const plans = await show(plan({ ...options, stage: 'dev' }, context))
  stage.expect(
    names(plans, (app) => app.action === 'update').join() === 'align-sample,rnaseq',
    'the two workflows that run the tool would change',
  )
  stage.expect(installs() === 0, 'a plan installs nothing')

  stage.scene('Promote again: only what changed.', 'cwl-promote promote --stage dev')
  const second = await show(promote({ ...options, stage: 'dev' }, context))
  expectOutcomes(stage, second, { updated: ['align-sample', 'rnaseq'], unchanged: ['featurecounts', 'star'] })
  const sent = installs()
  stage.expect(sent === 2, 'the platform received two installs')
  stage.print(`Counted by the platform: ${sent} installs.`)
}

async function lookAtExports({ stage, options, context, show }: Play): Promise<void> {
  stage.scene('Meanwhile, four files were exported to a bucket. Did they arrive?', 'cwl-promote exports')
  const jobs = await show(exports(options, context))
  stage.expect(
    jobs.state === 'failed' && jobs.counts.failed === 1 && jobs.counts.completed === 3,
    'one of four export jobs has failed',
  )
  stage.expect(jobs.exitCode !== EXIT.fine, 'a failed export job fails the command')
  stage.print(
    `The exit code is ${jobs.exitCode}, so a scheduled run fails. The demo created these four jobs itself, and let one fail.`,
  )
}

function countInstalls(platform: LocalPlatform): () => number {
  let before = platform.store.countRequests('POST')
  return () => {
    const now = platform.store.countRequests('POST')
    const since = now - before
    before = now
    return since
  }
}

function expectOutcomes(
  stage: Stage,
  report: PromotionReport,
  outcomes: Partial<Record<NonNullable<AppReport['outcome']>, readonly string[]>>,
): void {
  stage.expect(report.exitCode === EXIT.fine, 'the promotion succeeds')
  for (const [outcome, wanted] of Object.entries(outcomes)) {
    stage.expect(
      names(report, (app) => app.outcome === outcome).join() === wanted.join(),
      `${outcome}: ${wanted.join(', ')}`,
    )
  }
}

function names(report: PromotionReport, wanted: (app: AppReport) => boolean): readonly string[] {
  return report.apps
    .filter(wanted)
    .map((app) => app.name)
    .toSorted()
}

function digestIn(report: PromotionReport, name: string): string | null {
  return report.apps.find((app) => app.name === name)?.digest ?? null
}
