import { readManifest, type Manifest } from '../../configuration/manifest.ts'
import {
  appsIn,
  chooseStage,
  parseProject,
  refuseCopyOntoItself,
  filterApps,
  appsOfStage,
} from '../../configuration/select.ts'
import { PromotionError } from '../../files/errors.ts'
import { count } from '../../files/text.ts'
import { openWorkspace, type Workspace } from '../../files/workspace.ts'
import type { RunOptions } from '../../options/options.ts'
import type { AppAddress } from '../../platform/types.ts'
import { assertExclusiveOptions } from '../../promotion/selection/select-apps.ts'
import { boundedBy, checksFor } from '../../repository/opening.ts'
import type { Finding } from '../report.ts'
import { allFailedBy, ok, skipped } from './finding.ts'

interface RepositoryExamination {
  readonly findings: readonly Finding[]
  readonly targets: readonly AppAddress[]
  readonly hasTests?: boolean
}

const ANY_APP = 'cwl-promote-doctor'

export async function examineRepository(options: RunOptions): Promise<RepositoryExamination> {
  const { apps = [] } = options
  try {
    const workspace = openWorkspace(options.workingDirectory)
    if (options.project !== undefined) {
      assertExclusiveOptions(options)
      const project = parseProject(options.project, 'project')
      const targets = (apps.length === 0 ? [ANY_APP] : apps).map((app) => ({ ...project, app }))
      return {
        findings: [skipped('configuration', '`project` is used in place of a configuration file')],
        targets,
      }
    }
    const manifest = readManifest(workspace, options.config)
    if (manifest !== undefined) {
      // A mistake in the configured levels or the baseline ends every run that reads documents.
      await checksFor(options, { workspace: boundedBy(manifest, workspace, options.limits), manifest })
      return examineManifest(manifest, workspace, options)
    }
    if (apps.length > 0) {
      throw new PromotionError('usage', '`apps` names the apps to read, but no project is named', {
        fix: 'Give the input `project` as well, or run in a folder with a configuration file.',
      })
    }
    const finding = skipped(
      'configuration',
      'there is no cwl-promote.yml',
      '`cwl-promote init` writes one. Without one, the inputs `files` and `project` define what to promote and where.',
    )
    return { findings: [finding], targets: [] }
  } catch (error) {
    return { findings: allFailedBy('configuration', error), targets: [] }
  }
}

function examineManifest(
  manifest: Manifest,
  workspace: Workspace,
  { stage, apps: names = [] }: RunOptions,
): RepositoryExamination {
  const apps = appsIn(manifest, workspace)
  const byStage = Object.keys(manifest.stages).map((name) => ({
    name,
    apps: refuseCopyOntoItself(appsOfStage(manifest, apps, name)),
  }))
  // Without stages, `stage` and `apps` are refused.
  const chosen =
    stage === undefined && (names.length === 0 || byStage.length > 0) ? undefined : chooseStage(manifest, stage)
  const read = filterApps(
    byStage.filter(({ name }) => chosen === undefined || name === chosen).flatMap((one) => one.apps),
    names,
  )
  const stages = Object.entries(manifest.stages).map(
    ([name, { project, from }]) => `${name} (${project}${from === undefined ? '' : `, copied from ${from}`})`,
  )
  const files = new Set(apps.map(({ document }) => document.path)).size
  const promoted =
    stages.length === 0
      ? 'it has no stages, and is for `validate`, `pack` and `exports` alone'
      : `${count(stages.length, 'stage')}, ${stages.join(', ')}; ${count(apps.length, 'app')} in ${count(files, 'file')}`
  return {
    findings: [ok('configuration', `${manifest.file} is valid: ${promoted}`)],
    targets: read.map(({ target }) => target),
    hasTests: manifest.tests !== undefined,
  }
}
