/** What the pictures of the README and the docs show: the real output of commands on the example repository. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import type { Report, ValidateReport } from '../../src/commands/report.ts'
import { validate } from '../../src/commands/validate.ts'
import { annotate } from '../../src/github/annotations.ts'
import { startLocalPlatform } from '../../src/local-platform/index.ts'
import { DEFAULTS } from '../../src/options/options.ts'
import { toMarkdown } from '../../src/report/markdown.ts'

const EXAMPLE = join(import.meta.dirname, '..', '..', 'examples', 'rnaseq')
const TOOL = 'tools/samtools-sort.cwl'

/** One picture: a changed file of a pull request, Markdown as GitHub shows it, or a whole page of HTML. */
export type Scene =
  | { readonly kind: 'pull-request'; readonly file: string; readonly lines: readonly Line[] }
  | { readonly kind: 'markdown'; readonly title: string; readonly text: string }
  | { readonly kind: 'page'; readonly text: string }

/** A line of a changed file, and the annotation below it. */
export interface Line {
  /** A plus, a minus or a space. */
  readonly sign: string
  readonly number: number
  readonly text: string
  readonly annotation?: { readonly kind: string; readonly title: string; readonly message: string }
}

/**
 * Every scene by the name of its picture. The same version gives the same scenes: times are fixed, and so are the dates
 * of commits.
 */
export async function createScenes(): Promise<Readonly<Record<string, Scene>>> {
  const folder = mkdtempSync(join(tmpdir(), 'cwl-promote-pictures-'))
  const platform = await startLocalPlatform({ dataFolder: join(folder, 'platform') })
  try {
    const workingDirectory = join(folder, 'rnaseq')
    cpSync(EXAMPLE, workingDirectory, { recursive: true })
    commitAll(workingDirectory, 'RNA-seq')
    const options = { ...DEFAULTS, workingDirectory, baseUrl: platform.url, token: platform.token, stage: 'dev' }
    const context = { signal: new AbortController().signal, progress: () => undefined }
    await promote(options, context)
    edit(workingDirectory, TOOL, 'samtools:1.19.2--h50ea8bc_0', 'samtools:1.20--h50ea8bc_0')
    edit(workingDirectory, 'tools/featurecounts.cwl', 'minimum_quality:', 'min_quality:')
    commitAll(workingDirectory, 'Sort with samtools 1.20')
    const planned = await plan(options, context)
    edit(workingDirectory, 'tools/featurecounts.cwl', 'min_quality:', 'minimum_quality:')
    commitAll(workingDirectory, 'Keep the name of the input')
    await promote(options, context)
    edit(workingDirectory, TOOL, 'baseCommand:', 'baseComand:')
    const invalid = await validate({ ...options, files: ['tools'] }, context)
    const page = await (await fetch(`${platform.url}/apps/acme/rnaseq-dev/align-sample`)).text()
    return {
      annotation: pullRequest(invalid, readFileSync(join(workingDirectory, TOOL), 'utf8')),
      summary: { kind: 'markdown', title: 'plan summary', text: fixed(toMarkdown(timed(planned))) },
      platform: { kind: 'page', text: fixed(page) },
    }
  } finally {
    await platform.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The line with the mistake, as the pull request replaced it, with the lines around it. */
function pullRequest(report: ValidateReport, text: string): Scene {
  const found: { readonly line: number; readonly annotation: NonNullable<Line['annotation']> }[] = []
  const unused = (): void => undefined
  const log = {
    line: unused,
    debug: unused,
    phase: unused,
    endPhase: unused,
    annotated: () => 0,
    annotate: (kind: string, message: string, { title = '', startLine = 0 } = {}) => {
      if (startLine > 0) found.push({ line: startLine, annotation: { kind, title, message } })
    },
  }
  annotate(report, log, (file) => file)
  const [only] = found
  if (only === undefined || found.length > 1) throw new Error(`${found.length} problems have a line`)
  const lines = text.split('\n').map((line, at) => ({ sign: ' ', number: at + 1, text: line }))
  const [wrong] = lines.slice(only.line - 1)
  if (wrong === undefined) throw new Error('the file is shorter')
  return {
    kind: 'pull-request',
    file: TOOL,
    lines: [
      ...lines.slice(only.line - 4, only.line - 1),
      { ...wrong, sign: '-', text: wrong.text.replace('baseComand', 'baseCommand') },
      { ...wrong, sign: '+', annotation: only.annotation },
      ...lines.slice(only.line, only.line + 3),
    ],
  }
}

/** With times that are the same in each run, and a digest that does not depend on the port of the platform. */
function timed(report: Report): Report {
  if (!('duration' in report)) return report
  const planDigest = `sha256:${'0123456789abcdef'.repeat(4)}`
  return { ...report, duration: 1_200, phases: [], waits: [], planDigest }
}

/** Without what differs from run to run: when it ran, and on which port. */
function fixed(text: string): string {
  return text
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:8080')
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?Z?/g, '2026-01-01 12:00:00')
}

function edit(folder: string, file: string, before: string, after: string): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`)
  writeFileSync(path, text.replaceAll(before, after))
}

function commitAll(folder: string, message: string): void {
  const date = '2026-01-01T12:00:00Z'
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  }
  const git = (...args: readonly string[]): void => {
    execFileSync('git', ['-c', 'user.name=demo', '-c', 'user.email=demo@localhost', ...args], { cwd: folder, env })
  }
  if (!existsSync(join(folder, '.git'))) git('init', '--quiet', '--initial-branch', 'main')
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
}
