import type { DesiredApp } from '../../configuration/desired-app.ts'
import { localDefaultRules } from '../../configuration/local-defaults.ts'
import type { ExportsDeclaration, RemoteDeclaration, StageDeclaration } from '../../configuration/manifest-schema.ts'
import { manifestAbove, manifestsIn, readManifest, type Manifest } from '../../configuration/manifest.ts'
import {
  appsIn,
  appsOfStage,
  appsWithoutManifest,
  chooseStage,
  filterApps,
  refuseCopyOntoItself,
} from '../../configuration/select.ts'
import { PromotionError } from '../../files/errors.ts'
import type { Workspace } from '../../files/workspace.ts'
import { omitUndefined } from '../../json/is-present.ts'
import type { RunOptions } from '../../options/options.ts'
import { namedDocuments } from '../../repository/documents.ts'
import { boundedBy, checksFor } from '../../repository/opening.ts'
import type { PackingRules } from '../packing.ts'
import { refuseMissingStage } from '../records/saved-plan.ts'
import type { SavedPlan } from '../records/schemas.ts'
import { copyProject, type Lister } from './copy-project.ts'
import { newApps } from './new-apps.ts'

export interface Selection {
  readonly stage: string | null
  readonly project: string
  readonly apps: readonly DesiredApp[]
  readonly manifest: Manifest | undefined
  readonly workspace: Workspace
  readonly remote: RemoteDeclaration | undefined
  readonly packing: PackingRules
  readonly declaration: StageDeclaration | undefined
  readonly exports: ExportsDeclaration | undefined
  readonly notices: readonly string[]
}

/**
 * With a platform also the apps without a row that a stage copies. Throws PromotionError, CwlError and, of the
 * platform, PlatformError.
 */
export async function selectApps(
  options: RunOptions,
  workspace: Workspace,
  platform?: () => Lister,
  approved?: SavedPlan,
): Promise<Selection> {
  if (options.project !== undefined)
    return selectDirectly(options, options.project, boundedBy(undefined, workspace, options.limits), platform)
  for (const [input, value] of [
    ['files', options.files?.[0]],
    ['copy-from', options.copyFrom],
  ] as const) {
    if (value === undefined) continue
    throw new PromotionError('usage', `\`${input}\` needs \`project\`, the project on the platform`, {
      fix: 'Give the input `project` as well. With a configuration file give neither; choose with the inputs `stage` and `apps`.',
    })
  }
  if (options.name !== undefined)
    throw new PromotionError('usage', '`name` is for runs without a configuration file', {
      fix: 'Either write the name of the app in cwl-promote.yml, or give the inputs `files` and `project` as well.',
    })
  const manifest = readManifest(workspace, options.config)
  if (manifest === undefined) {
    const above = manifestAbove(workspace.root)
    throw new PromotionError('usage', 'there is no cwl-promote.yml in this folder', {
      fix:
        above === undefined
          ? 'Either write one (`cwl-promote init` does), name the folder that has one with the input `working-directory`, or give the inputs `files` and `project`.'
          : `Use the one in the folder above: give the input \`working-directory\` as ${above}.`,
    })
  }
  if (approved !== undefined) refuseMissingStage(approved, manifest)
  const stage = chooseStage(manifest, options.stage)
  const repository = { workspace: boundedBy(manifest, workspace, options.limits), manifest }
  const rows = appsOfStage(manifest, appsIn(manifest, workspace), stage)
  const project = manifest.stages[stage]?.project ?? ''
  const { apps: names = [], to: folder } = options
  const { apps, notices } =
    platform === undefined || manifest.stages[stage]?.apps === undefined
      ? { apps: rows, notices: [] }
      : await copyProject(manifest, stage, rows, platform())
  const isPart = names.length > 0 || options.changedSince !== undefined || options.shard !== undefined
  return {
    stage,
    project,
    apps:
      folder === undefined
        ? refuseCopyOntoItself(filterApps(apps, names))
        : await newApps({ names, project, folder }, apps, workspace, listing(platform)),
    manifest,
    workspace: repository.workspace,
    remote: manifest.remote,
    packing: { checks: await checksFor(options, repository), local: localDefaultRules(manifest, stage) },
    declaration: manifest.stages[stage],
    exports: manifest.exports,
    notices: isPart ? [] : notices,
  }
}

export function assertExclusiveOptions({ project, stage, config }: RunOptions): void {
  const input = stage !== undefined ? 'stage' : config !== undefined ? 'config' : undefined
  if (project === undefined || input === undefined) return
  throw new PromotionError('usage', `\`project\` and \`${input}\` exclude one another`, {
    fix: 'Give the input `stage` to work with the configuration file, or the inputs `files` and `project` to work without it.',
  })
}

/** Only `pull` has the option `to`, and it gives the platform. */
function listing(platform: (() => Lister) | undefined): () => Lister {
  if (platform === undefined) throw new TypeError('apps are listed by the platform')
  return platform
}

async function selectDirectly(
  options: RunOptions,
  project: string,
  workspace: Workspace,
  platform: (() => Lister) | undefined,
): Promise<Selection> {
  assertExclusiveOptions(options)
  const { apps: names = [], to: folder, copyFrom, name } = options
  if (folder !== undefined && (options.files !== undefined || name !== undefined))
    throw new PromotionError('usage', `\`to\` and \`${name === undefined ? 'files' : 'name'}\` exclude one another`, {
      fix: 'Give the inputs `apps`, `project` and `to` for apps that have no file yet.',
    })
  const chosen =
    options.files === undefined ? undefined : namedDocuments(options.files, workspace, new Set(), refuseAll)
  const apps =
    folder === undefined
      ? appsWithoutManifest(
          {
            files: chosen?.documents ?? [],
            project,
            apps: names,
            ...omitUndefined({ copyFrom, name }),
          },
          workspace,
        )
      : await newApps({ names, project, folder }, [], workspace, listing(platform))
  const selection = await withoutManifest(options, project, apps, workspace)
  return { ...selection, notices: [...unreadNotices(workspace), ...(chosen?.notices ?? [])] }
}

export async function withoutManifest(
  options: RunOptions,
  project: string,
  apps: readonly DesiredApp[],
  workspace: Workspace,
): Promise<Selection> {
  return {
    stage: null,
    project,
    apps,
    manifest: undefined,
    workspace,
    remote: undefined,
    packing: {
      checks: await checksFor(options, { workspace, manifest: undefined }),
      local: localDefaultRules(undefined, null),
    },
    declaration: undefined,
    exports: undefined,
    notices: [],
  }
}

function refuseAll(): never {
  throw new PromotionError('usage', '`files` only leaves documents out, and names none', {
    fix: 'Give at least one path, folder or glob without a ! in front.',
  })
}

function unreadNotices(workspace: Workspace): readonly string[] {
  const [file] = manifestsIn(workspace)
  return file === undefined
    ? []
    : [`${file} is not read, because \`project\` is used in place of it: its rules and checks do not apply.`]
}
