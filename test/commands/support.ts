import type { PromotionReport } from '../../src/commands/report.ts'
import type { ProgressEvent, RunContext } from '../../src/commands/run/context.ts'
import type { LocalPlatform } from '../../src/local-platform/index.ts'
import { DEFAULTS, type RunOptions } from '../../src/options/options.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { dedent } from '../support/dedent.ts'
import { writeFiles } from '../support/files.ts'
import { temporaryFolder, TOKEN } from '../support/local-platform.ts'

export { answeredIndex } from '../platform/answering-server.ts'

export { writeFiles as write }

/** A folder with these files, gone after the test. */
export function repository(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder()
  writeFiles(folder, files)
  return folder
}

/** The notice of a promotion from a folder of {@link repository}, which git does not know. */
export const OUTSIDE_GIT =
  'These files are not in a git repository, so nothing will show which version of them was installed.'

/** A tool that differs from others by its label. */
export function tool(label: string): string {
  return `cwlVersion: v1.2
class: CommandLineTool
label: ${JSON.stringify(label)}
baseCommand: [echo]
inputs:
  text: { type: string, inputBinding: {} }
outputs: []
`
}

/** A tool that lacks its outputs, and nothing else. */
export const BROKEN = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
  baseCommand: echo
  inputs: { text: string }
`

/** A workflow that runs the tool at `run`. */
export function workflow(run: string): string {
  return `cwlVersion: v1.2
class: Workflow
inputs: { text: string }
outputs: []
steps:
  say: { run: ${run}, in: { text: text }, out: [] }
`
}

/** Stages dev and release in acme/dev and acme/release; every file in apps/ is an app. */
export const MANIFEST = dedent`
  version: 1
  stages:
    dev: { project: acme/dev }
    release: { project: acme/release, from: dev }
  apps:
    - path: apps/*.cwl
`

export function optionsFor(
  workingDirectory: string,
  baseUrl: string | undefined,
  more: Partial<RunOptions> = {},
): RunOptions {
  return {
    ...DEFAULTS,
    workingDirectory,
    token: TOKEN,
    timeout: 1,
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...more,
  }
}

/** A context that remembers what the run said. */
export function listening(
  signal: AbortSignal = new AbortController().signal,
): RunContext & { readonly events: readonly ProgressEvent[] } {
  const events: ProgressEvent[] = []
  return { signal, events, progress: (event) => void events.push(event) }
}

/**
 * The same, and somebody else who installs `text` as each of some apps when the run has read all of them, just before
 * its first install.
 */
export function whileInstalling(
  platform: LocalPlatform,
  apps: readonly string[],
  text: string,
): ReturnType<typeof listening> {
  const context = listening()
  const progress: typeof context.progress = (event) => {
    if (event.kind === 'phase' && event.name === 'install')
      for (const app of apps) platform.store.install(parseAddress(app), text)
    context.progress(event)
  }
  return { ...context, progress }
}

/** One line an app: `name action → outcome`. */
export function linesOf(report: PromotionReport): readonly string[] {
  return report.apps.map((app) => `${app.name} ${app.action}${app.outcome === undefined ? '' : ` → ${app.outcome}`}`)
}
