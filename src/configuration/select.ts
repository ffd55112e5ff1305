import { splitReference, type DocumentReference } from '../cwl/index.ts'
import { CwlError, PromotionError } from '../files/errors.ts'
import type { Location } from '../files/source-text.ts'
import { didYouMean } from '../files/suggest.ts'
import { listNames } from '../files/text.ts'
import { fixIn, type Workspace } from '../files/workspace.ts'
import { formatAddress } from '../platform/address.ts'
import { faultOfName } from '../platform/contract.ts'
import type { AppAddress } from '../platform/types.ts'
import type { AppSource, DesiredApp } from './desired-app.ts'
import { readIgnored, withoutIgnored } from './globs.ts'
import { inOneErrorIfAny } from './manifest-errors.ts'
import type { AppDeclaration, StageDeclaration } from './manifest-schema.ts'
import type { Manifest } from './manifest.ts'
import { faultOfProject, fillName } from './names.ts'
import { badNames, sharedTargets, takenTargets, type StageTargets } from './targets.ts'

interface ProjectAddress {
  readonly owner: string
  readonly project: string
}

const PROJECT_FORM = 'Write owner/project, as in acme/rnaseq.'

/** Throws PromotionError `usage`; `input` is where the text was given. */
export function parseProject(text: string, input: string): ProjectAddress {
  const [owner, project, ...rest] = text.split('/')
  // The same check as in the schema of the configuration.
  if (owner === undefined || project === undefined || rest.length > 0 || /\s/.test(text)) {
    const page =
      /^https?:\/\/[^/]+\/u\/([^/\s?#]+\/[^/\s?#]+)/.exec(text)?.[1] ?? /^([^/\s:]+\/[^/\s]+)\//.exec(text)?.[1]
    throw new PromotionError('usage', `\`${input}\` is ${JSON.stringify(text)}, which is not a project`, {
      fix: page === undefined ? PROJECT_FORM : `Write ${page}.`,
    })
  }
  const fault = faultOfProject(text)
  if (fault !== undefined)
    throw new PromotionError('usage', `\`${input}\` is ${JSON.stringify(text)}, which is not a project: ${fault}`, {
      fix: PROJECT_FORM,
    })
  return { owner, project }
}

interface ManifestApp {
  readonly name: string
  readonly reference: string
  readonly document: DocumentReference
  readonly row: number
}

/** The named one, or the only one. Throws PromotionError `usage` that lists the stages. */
export function chooseStage(manifest: Manifest, stage?: string): string {
  const names = Object.keys(manifest.stages)
  if (names.length === 0) {
    throw new PromotionError(
      'configuration',
      `${manifest.file} has no \`stages\`: it does not define what goes where`,
      {
        fix: 'Add `stages` and `apps`, or give the inputs `files` and `project`.',
      },
    )
  }
  if (stage === undefined) {
    const [only, other] = names
    if (only !== undefined && other === undefined) return only
    throw new PromotionError('usage', `which stage? ${manifest.file} has several: ${names.join(', ')}`, {
      fix: 'Name one with the input `stage`.',
    })
  }
  if (Object.hasOwn(manifest.stages, stage)) return stage
  throw new PromotionError('usage', `no stage is named ${JSON.stringify(stage)}${didYouMean(stage, names)}`, {
    fix: `${manifest.file} has ${names.join(', ')}.`,
  })
}

/** In the order of the file. Throws one PromotionError `configuration` for all rows without files. */
export function appsIn(manifest: Manifest, workspace: Workspace): readonly ManifestApp[] {
  const mistakes: PromotionError[] = []
  const ignored = readIgnored(manifest, workspace).files
  const apps = manifest.apps.flatMap((declaration, row) => {
    try {
      return appsOfRow(manifest, declaration, row, { workspace, ignored })
    } catch (error) {
      if (!(error instanceof PromotionError)) throw error
      mistakes.push(error)
      return []
    }
  })
  const error = inOneErrorIfAny(mistakes)
  if (error !== undefined) throw error
  return apps
}

function appsOfRow(
  manifest: Manifest,
  declaration: AppDeclaration,
  row: number,
  { workspace, ignored }: { readonly workspace: Workspace; readonly ignored: ReadonlySet<string> },
): readonly ManifestApp[] {
  const { path, fragment } = splitReference(workspace, declaration.path)
  const excepted = new Set(located(() => workspace.find(declaration.except ?? []), manifest, row, 'except'))
  const there = located(() => workspace.find([path]), manifest, row, 'path')
  const files = withoutIgnored(there, path, ignored, workspace).filter((file) => !excepted.has(file))
  if (files.length === 0) {
    const [message, fix] =
      there.length === 0
        ? [
            `no CWL file is at ${JSON.stringify(declaration.path)}`,
            fixIn(workspace, path) ?? 'Correct the path; it is relative to the working directory.',
          ]
        : [
            `\`${ignored.size === 0 ? 'except' : 'ignore'}\` leaves out everything at ${JSON.stringify(declaration.path)}`,
            `Remove the row, or what in \`${ignored.size === 0 ? 'except' : 'ignore'}\` is too much.`,
          ]
    throw new PromotionError('configuration', message, { fix, at: manifest.at('apps', row, 'path') })
  }
  return files.map((file) => {
    const document = fragment === undefined ? { path: file } : { path: file, fragment }
    const name = located(() => fillName(declaration.name ?? '{stem}', document), manifest, row, 'name')
    return { name, reference: fragment === undefined ? file : `${file}#${fragment}`, document, row }
  })
}

export function appsOfStage(manifest: Manifest, apps: readonly ManifestApp[], stage: string): readonly DesiredApp[] {
  const declaration = stageOf(manifest, stage)
  const project = parseProject(declaration.project, `stages.${stage}.project`)
  const from =
    declaration.from === undefined ? undefined : { stage: declaration.from, ...stageOf(manifest, declaration.from) }
  const rows = new Map<DesiredApp, number>()
  for (const app of apps) {
    const { name, reference } = app
    const source: AppSource =
      from === undefined
        ? sourceAt(reference, app.document)
        : {
            kind: 'app',
            address: {
              ...parseProject(from.project, `stages.${from.stage}.project`),
              app: namesIn(manifest, app, from.stage)[0] ?? name,
            },
            stage: from.stage,
          }
    for (const target of namesIn(manifest, app, stage))
      rows.set({ name, target: { ...project, app: target }, source, reference }, app.row)
  }
  const placeOf = (app: DesiredApp): Location => manifest.at('apps', rows.get(app) ?? 0)
  const desired = [...rows.keys()]
  const own = [...badNames(desired, placeOf), ...sharedTargets(desired, placeOf)]
  const error = inOneErrorIfAny(
    own.length > 0 ? own : takenTargets(desired, otherStages(manifest, apps, stage), placeOf),
  )
  if (error !== undefined) throw error
  return desired
}

function otherStages(manifest: Manifest, apps: readonly ManifestApp[], stage: string): readonly StageTargets[] {
  const { project } = stageOf(manifest, stage)
  return Object.entries(manifest.stages).flatMap(([other, declaration]) => {
    if (other === stage || declaration.project !== project) return []
    return [
      {
        stage: other,
        apps: new Map(
          apps.flatMap((app) => namesIn(manifest, app, other).map((name) => [`${project}/${name}`, app] as const)),
        ),
      },
    ]
  })
}

interface DirectSelection {
  readonly files: readonly string[]
  readonly project: string
  readonly copyFrom?: string
  readonly apps: readonly string[]
  readonly name?: string
}

export function appsWithoutManifest(
  selection: DirectSelection,
  workspace: Pick<Workspace, 'has'>,
): readonly DesiredApp[] {
  const project = parseProject(selection.project, 'project')
  const origin = selection.copyFrom === undefined ? undefined : parseProject(selection.copyFrom, 'copy-from')
  if (selection.files.length === 0) {
    if (origin === undefined)
      throw new PromotionError('usage', 'this run selects no app', {
        fix:
          selection.apps.length === 0
            ? 'Give the input `files`: paths, folders or globs of CWL files.'
            : 'Give the files of the apps with the input `files`, or in `pull` a folder for them with the input `to`.',
      })
    if (selection.apps.length === 0) {
      throw new PromotionError('usage', 'this run selects no app', {
        fix: 'Name the apps to copy with the input `apps`, or give their files with the input `files`. If they come from another job: GitHub drops an output that contains a secret.',
      })
    }
    const copies = [...new Set(selection.apps)].map((name) => copied(name, project, origin))
    return refuseBadNames(refuseCopyOntoItself(renamed(copies, selection.name)))
  }
  const desired = selection.files.map((reference): DesiredApp => {
    const document = splitReference(workspace, reference)
    const name = fillName('{stem}', document)
    if (origin !== undefined) return { ...copied(name, project, origin), reference }
    return { name, target: { ...project, app: name }, source: sourceAt(reference, document), reference }
  })
  const { name: newName } = selection
  // The app is selected by its file, or by its new name.
  const chosen =
    newName === undefined
      ? desired
      : filterApps(
          desired,
          selection.apps.filter((app) => app !== newName),
        )
  const named = renamed(chosen, newName)
  refuseSharedTargets(named)
  return refuseBadNames(refuseCopyOntoItself(newName === undefined ? filterApps(named, selection.apps) : named))
}

function renamed(desired: readonly DesiredApp[], name: string | undefined): readonly DesiredApp[] {
  const [app, ...others] = desired
  if (app === undefined || name === undefined) return desired
  if (others.length > 0) {
    throw new PromotionError('usage', `\`name\` is the name of one app, and ${desired.length} are named`, {
      fix: 'Name one app, or give each its name in a cwl-promote.yml.',
    })
  }
  return [{ ...app, name, target: { ...app.target, app: name } }]
}

function refuseBadNames(desired: readonly DesiredApp[]): readonly DesiredApp[] {
  for (const { target, reference } of desired) {
    const fault = faultOfName(target.app)
    if (fault === undefined) continue
    const name = JSON.stringify(target.app)
    if (reference === undefined)
      throw new PromotionError('usage', `no app can be named ${name}: ${fault}`, {
        fix: 'Correct the input `apps`, or `name`.',
      })
    throw new PromotionError('usage', `${reference} gives the app the name ${name}, which it cannot have: ${fault}`, {
      fix: 'Rename the file, or give another name with the input `name`.',
    })
  }
  return desired
}

export function filterApps(desired: readonly DesiredApp[], names: readonly string[]): readonly DesiredApp[] {
  for (const name of names) {
    if (desired.some((app) => isNamed(app, name))) continue
    const known = [...new Set(desired.map((app) => app.name))]
    throw new PromotionError('usage', `no app is named ${JSON.stringify(name)}${didYouMean(name, known)}`, {
      fix: name.includes(',')
        ? 'If these are several, give each by itself: --app a --app b.'
        : `The apps are ${listNames(known)}.`,
    })
  }
  return names.length === 0 ? desired : desired.filter((app) => names.some((name) => isNamed(app, name)))
}

function isNamed(app: DesiredApp, name: string): boolean {
  return app.name === name || app.target.app === name
}

function copied(name: string, project: ProjectAddress, origin: ProjectAddress): DesiredApp {
  return { name, target: { ...project, app: name }, source: { kind: 'app', address: { ...origin, app: name } } }
}

function sourceAt(reference: string, { path, fragment }: DocumentReference): AppSource {
  return { kind: 'file', reference, ...(fragment === undefined ? {} : { path }) }
}

function stageOf(manifest: Manifest, stage: string): StageDeclaration {
  const declaration = manifest.stages[stage]
  if (declaration === undefined) throw new TypeError(`the stage ${stage} was not checked`)
  return declaration
}

function namesIn(manifest: Manifest, app: ManifestApp, stage: string): readonly string[] {
  const given = manifest.apps[app.row]?.names?.[stage]
  const templates = given === undefined ? ['{name}'] : typeof given === 'string' ? [given] : given
  return templates.map((template) =>
    located(() => fillName(template, app.document, app.name), manifest, app.row, 'names', stage),
  )
}

function located<Result>(work: () => Result, manifest: Manifest, row: number, ...path: readonly string[]): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof PromotionError || error instanceof CwlError)) throw error
    throw new PromotionError('configuration', error.message, {
      fix: error.fix,
      at: manifest.at('apps', row, ...path),
    })
  }
}

export function refuseSharedTargets(desired: readonly DesiredApp[]): void {
  const [first, ...others] = sharedTargets(desired)
  if (first === undefined) return
  const more =
    others.length === 0 ? '' : ` (and ${others.length} more such ${others.length === 1 ? 'target' : 'targets'})`
  throw new PromotionError('usage', `${first.message}${more}`, { fix: first.fix, others: others.slice(0, 3) })
}

/** A copy onto itself is a usage error; otherwise it would look like a successful promotion. */
export function refuseCopyOntoItself(desired: readonly DesiredApp[]): readonly DesiredApp[] {
  for (const app of desired) {
    if (app.source.kind === 'app' && sameAddress(app.source.address, app.target)) {
      throw new PromotionError('usage', `${formatAddress(app.target)} would be copied onto itself`, {
        fix: 'Copy from another project, or under another name.',
      })
    }
  }
  return desired
}

function sameAddress(left: AppAddress, right: AppAddress): boolean {
  return formatAddress(left) === formatAddress(right)
}
