/**
 * A newcomer's first hour, on a repository of real workflows: `init` writes the configuration, `plan` and `promote`
 * take it as it is, and when one tool that workflows share is changed, `plan` lists exactly the apps that reach it.
 * Which those are is worked out here from the text of the `run:` lines alone. At last every app is changed on the
 * platform, and pulled.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path/posix'

import { init } from '../../src/commands/init.ts'
import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { pull } from '../../src/commands/pull.ts'
import type { PromotionReport } from '../../src/commands/report.ts'
import { validate } from '../../src/commands/validate.ts'
import { startLocalPlatform } from '../../src/local-platform/index.ts'
import { DEFAULTS, type RunOptions } from '../../src/options/options.ts'
import { collection } from './corpus.ts'

const ORIGINAL = collection('kf-alignment-workflow')

const folder = mkdtempSync(join(tmpdir(), 'corpus-init-'))
const repository = join(folder, 'repository')
const platform = await startLocalPlatform({ dataFolder: join(folder, 'data') })
let differences = 0
try {
  await run()
} finally {
  await platform.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.log(differences === 0 ? 'every plan lists exactly the apps that reach the tool' : `${differences} differences`)
process.exit(differences === 0 ? 0 : 1)

async function run(): Promise<void> {
  cpSync(ORIGINAL, repository, { recursive: true })
  // The corpus is for reading only, and copies are as their originals.
  execFileSync('chmod', ['-R', 'u+w', repository])
  git('init', '-q', '-b', 'main')
  commit()
  const options: RunOptions = {
    ...DEFAULTS,
    workingDirectory: repository,
    baseUrl: platform.url,
    token: platform.token,
    stage: 'dev',
    reportExports: false,
  }
  const { stage: _, ...withoutStage } = options
  const written = await init({ ...withoutStage, project: 'corpus/kf-dev' }, quiet())
  if (!written.written) throw new Error(`init: ${written.failure?.message ?? 'nothing was written'}`)
  commit()
  const first = await plan(options, quiet())
  expect('plan after init', first, first.counts.create)
  const installed = await promote(options, quiet())
  expect('promote', installed, installed.counts.created)
  const apps = installed.apps.map((app) => app.source)
  const reach = reachOf(apps)
  row('changed tool', 'reached by', 'planned', 'changed since')
  for (const tool of chooseTools(reach)) await changeTool(tool, reach, options)
  const last = await plan(options, quiet())
  expect('plan at the end', last, last.counts.unchanged)
  await pullDrift(options, apps.length)
}

/** Someone changes every app on the platform; pulled, all is valid and nothing would change. */
async function pullDrift(options: RunOptions, apps: number): Promise<void> {
  for (const { address } of platform.store.listApps()) {
    const text = platform.store.latest(address)?.text ?? ''
    platform.store.install(
      address,
      text.replaceAll('"class":"CommandLineTool"', '"class":"CommandLineTool","permanentFailCodes":[77]'),
    )
  }
  const pulled = await pull({ ...options, force: false }, quiet())
  // Apps share files, each of which is changed once.
  const files = [...new Set(pulled.apps.flatMap((app) => app.files))]
  console.log(
    `pull: ${pulled.apps.filter((app) => app.outcome === 'pulled').length} of ${apps} apps, ${files.length} files`,
  )
  if (pulled.exitCode !== 0 || pulled.apps.some((app) => app.outcome !== 'pulled')) differences += 1
  if (pulled.failure !== undefined) console.log(`  ${pulled.failure.message}`)
  const { stage: _, ...withoutStage } = options
  const validation = await validate({ ...withoutStage, files }, quiet())
  console.log(
    `validate: ${validation.documents.filter((document) => document.ok).length} of ${validation.documents.length} pulled files are valid`,
  )
  if (!validation.ok || validation.documents.length !== files.length) differences += 1
  const after = await plan(options, quiet())
  expect('plan after the pull', after, after.counts.unchanged)
}

async function changeTool(
  tool: string,
  reach: ReadonlyMap<string, ReadonlySet<string>>,
  options: RunOptions,
): Promise<void> {
  const file = join(repository, tool)
  const text = readFileSync(file, 'utf8')
  // A field that no tool here has, and that every tool may have.
  writeFileSync(file, `${text.trimEnd()}\npermanentFailCodes: [77]\n`)
  const expected = [...reach].filter(([, files]) => files.has(tool)).map(([app]) => app)
  const planned = sourcesOf(await plan(options, quiet()), 'update')
  const since = await plan({ ...options, changedSince: 'HEAD' }, quiet())
  row(tool, expected.length, planned.length, since.apps.length)
  compare(tool, expected, planned)
  compare(
    `${tool}, with changed-since`,
    expected,
    since.apps.map((app) => app.source),
  )
  for (const app of since.apps) compare(`files that changed ${app.name}`, [tool], app.changedFiles ?? [])
  writeFileSync(file, text)
}

/** Every file that each app runs, directly or not, read from `run:` lines and nothing else. */
function reachOf(apps: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const runs = new Map(
    globSync('**/*.cwl', { cwd: repository }).map((file) => {
      const lines = readFileSync(join(repository, file), 'utf8').matchAll(
        /^[^#\n]*\brun:[ \t]*["']?([^\s"',}#]+\.cwl)/gm,
      )
      return [file, [...lines].map(([, path = '']) => normalize(join(dirname(file), path)))] as const
    }),
  )
  return new Map(
    apps.map((app) => {
      const reached = new Set<string>()
      const follow = (file: string): void => {
        for (const next of runs.get(file) ?? []) {
          if (reached.has(next)) continue
          reached.add(next)
          follow(next)
        }
      }
      follow(app)
      return [app, reached]
    }),
  )
}

/** One command-line tool for each number of apps that a tool is reached by. */
function chooseTools(reach: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const count = new Map<string, number>()
  for (const files of reach.values()) for (const file of files) count.set(file, (count.get(file) ?? 0) + 1)
  const chosen = new Map<number, string>()
  for (const [file, apps] of [...count].sort(([left], [right]) => (left < right ? -1 : 1))) {
    const isTool =
      existsSync(join(repository, file)) &&
      /^class: CommandLineTool\s*$/m.test(readFileSync(join(repository, file), 'utf8'))
    if (isTool && !chosen.has(apps)) chosen.set(apps, file)
  }
  return [...chosen].sort(([left], [right]) => left - right).map(([, file]) => file)
}

function sourcesOf(report: PromotionReport, action: 'update'): readonly string[] {
  return report.apps.flatMap((app) => (app.action === action ? [app.source] : []))
}

function compare(what: string, expected: readonly string[], found: readonly string[]): void {
  const missing = expected.filter((path) => !found.includes(path))
  const surplus = found.filter((path) => !expected.includes(path))
  differences += missing.length + surplus.length
  for (const path of missing) console.log(`  ${what}: ${path} is missing`)
  for (const path of surplus) console.log(`  ${what}: ${path} is one too many`)
}

function expect(what: string, report: PromotionReport, fine: number): void {
  console.log(
    `${what}: ${report.apps.length} apps, ${fine} as they should be, in ${(report.duration / 1000).toFixed(2)} s`,
  )
  if (report.exitCode === 0 && report.apps.length > 0 && fine === report.apps.length) return
  differences += 1
  console.log(`  ${report.failure?.message ?? 'it did something else'}`)
}

function row(tool: string, ...numbers: readonly (string | number)[]): void {
  console.log(`  ${tool.padEnd(60)}${numbers.map((number) => String(number).padStart(15)).join('')}`)
}

function quiet() {
  return { signal: new AbortController().signal, progress: () => undefined }
}

function commit(): void {
  git('add', '-A')
  git('commit', '-q', '-m', 'work')
}

function git(...args: readonly string[]): void {
  const identity = {
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.org',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.org',
  }
  execFileSync('git', args, {
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], HOME: folder, ...identity },
  })
}
