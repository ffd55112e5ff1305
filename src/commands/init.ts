import { draftManifest, nameApps } from '../configuration/draft-manifest.ts'
import { parseProject } from '../configuration/select.ts'
import { openWorkspace } from '../files/workspace.ts'
import { faultOfName } from '../platform/contract.ts'
import { findApps } from './init/find-apps.ts'
import { FILE, refuseExisting, writeManifest } from './init/new-manifest.ts'
import type { Failure, InitReport } from './report.ts'
import type { RunContext } from './run/context.ts'
import type { RunOptions } from './run/options.ts'
import { runCommand, type Body } from './run/run-command.ts'

/** The user must replace this. It is written if `project` is not given. */
const PLACEHOLDER = 'OWNER/PROJECT-dev'

/**
 * Writes a first cwl-promote.yml from the files of the repository. Its apps are the workflows that no other file runs,
 * or tools if there are no workflows; a notice names tools that nothing runs. Never overwrites a configuration. With
 * `dryRun` it only returns the text.
 */
export async function init(options: RunOptions, context: RunContext): Promise<InitReport> {
  const early = {
    stopped: 'nothing was written',
    found: (failure: Failure): Body<InitReport> => ({ failure, file: FILE, text: '', written: false }),
  }
  return runCommand<InitReport>('init', options, context, early, async ({ context: heard, cutoff, addNotice }) => {
    const workspace = openWorkspace(options.workingDirectory)
    refuseExisting(workspace)
    const project = options.project ?? PLACEHOLDER
    if (options.project !== undefined) parseProject(options.project, 'project')
    const found = await findApps(workspace, { ...heard, signal: cutoff.stop })
    const { documents, withErrors } = found
    addNotice(...found.notices)
    const faulty = new Set(withErrors.map(({ path }) => path))
    const named = nameApps([...found.apps, ...withErrors])
    const text = draftManifest({
      apps: named.filter(({ path }) => !faulty.has(path)),
      withErrors: named.filter(({ path }) => faulty.has(path)),
      documents,
      devProject: project,
      releaseProject: releaseOf(project),
    })
    await cutoff.throwIfOver()
    if (!options.dryRun) await writeManifest(workspace, text)
    if (options.project === undefined)
      addNotice(`Replace ${PLACEHOLDER} and ${releaseOf(PLACEHOLDER)} with your own projects.`)
    return { file: FILE, text, written: !options.dryRun }
  })
}

/** `acme/rnaseq` for `acme/rnaseq-dev`, otherwise `acme/rnaseq-release` for `acme/rnaseq`. */
function releaseOf(project: string): string {
  const name = project.slice(project.indexOf('/') + 1)
  const released = name.slice(0, -'-dev'.length)
  return name.endsWith('-dev') && faultOfName(released) === undefined
    ? project.slice(0, -'-dev'.length)
    : `${project}-release`
}
