import { existsSync, lstatSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { type Problem, parseYaml } from '../cwl/index.ts'
import { codeOf, reasonOf } from '../files/atomic-file.ts'
import { CwlError, PromotionError, type UsageError } from '../files/errors.ts'
import { faultOfGlob, PLAINER_GLOB } from '../files/globs.ts'
import { fixForSparse, isLeftOut } from '../files/partial-checkout.ts'
import type { Location } from '../files/source-text.ts'
import { countRead } from '../files/step-size.ts'
import { didYouMean } from '../files/suggest.ts'
import { pathIn, type Workspace } from '../files/workspace.ts'
import { entriesOf, ExactNumber, isArray, isObject, objectFrom, type JsonValue } from '../json/index.ts'
import validators from './generated/manifest.cjs'
import { describeErrors, inOneError, inOneErrorIfAny, KEY, placeFinder, type FindPlace } from './manifest-errors.ts'
import type { AppDeclaration, ManifestDocument, StageDeclaration } from './manifest-schema.ts'
import { faultOfProject } from './names.ts'

export const MANIFEST_PATHS = [
  'cwl-promote.yml',
  'cwl-promote.yaml',
  '.github/cwl-promote.yml',
  '.github/cwl-promote.yaml',
] as const

export interface Manifest extends ManifestDocument {
  readonly file: string
  readonly at: FindPlace
}

/**
 * The file at `config`, or else at {@link MANIFEST_PATHS}. Throws PromotionError `configuration` with file, line and
 * column.
 */
export function readManifest(workspace: Workspace, config?: string): Manifest | undefined {
  if (config !== undefined) {
    const given = pathIn(workspace, config)
    return parseManifest(readGiven(workspace, given), given)
  }
  const [file, other] = manifestsIn(workspace)
  if (file === undefined) {
    if (!isLeftOut(workspace.root, MANIFEST_PATHS.slice(2))) return undefined
    throw new PromotionError('configuration', 'the configuration file of the repository is not checked out', {
      fix: 'A sparse checkout leaves it out: git sparse-checkout add .github, or .github in sparse-checkout of actions/checkout.',
    })
  }
  if (other !== undefined) {
    throw new PromotionError('configuration', `there are two configuration files, ${file} and ${other}`, {
      fix: 'Remove one, or name one with the input `config`.',
    })
  }
  return parseManifest(workspace.readText(file), file)
}

/** Relative to `root`, within the same git repository. */
export function manifestAbove(root: string): string | undefined {
  let folder = root
  while (!existsSync(join(folder, '.git')) && dirname(folder) !== folder) {
    folder = dirname(folder)
    if (MANIFEST_PATHS.some((path) => existsSync(join(folder, path)))) return relative(root, folder)
  }
  return undefined
}

/** Includes those that cannot be read, such as a link without a target: they must not look absent. */
export function manifestsIn(workspace: Workspace): readonly string[] {
  return MANIFEST_PATHS.filter((path) => workspace.has(path) || exists(workspace, path))
}

function exists(workspace: Workspace, path: string): boolean {
  try {
    return lstatSync(join(workspace.root, path), { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    // `.github` is a file.
    if (codeOf(error) === 'ENOTDIR') return false
    throw new PromotionError(
      'usage',
      `whether there is a configuration file ${path} cannot be seen: ${reasonOf(error)}`,
    )
  }
}

function readGiven(workspace: Workspace, config: string): string {
  try {
    return workspace.readText(config)
  } catch (error) {
    if (!(error instanceof CwlError)) throw error
    const fix =
      error.code === 'no-such-file'
        ? (fixForSparse(workspace.root) ??
          `It is relative to the working directory. Without it, ${MANIFEST_PATHS[0]} is looked for, there and in .github/.`)
        : error.fix
    throw new PromotionError('usage', `\`config\`: ${error.message}`, { fix })
  }
}

/** Throws PromotionError `configuration`. */
export function parseManifest(text: string, file: string): Manifest {
  countRead(text.length, file)
  const parsing = parseYaml(text, file)
  if (!parsing.ok) throw inOneError(parsing.problems.map(mistakeInText))
  const { value } = parsing
  const at = placeFinder(value, file)
  if (!isObject(value))
    throw new PromotionError('configuration', 'the configuration is not a map of keys', { fix: BEGINNING, at: at() })
  const document = withPlainNumbers(value)
  if (!validators.manifest(document)) throw describeErrors(validators.manifest, value, at)
  const manifest: Manifest = { ...NONE, ...(document as unknown as ManifestDocument), file, at }
  checkStages(manifest)
  return manifest
}

const BEGINNING = 'It begins with `version: 1`; `cwl-promote init` writes a first one.'

const IN_CONFIGURATIONS: Readonly<Record<string, { readonly message?: string; readonly fix: string }>> = {
  'several-documents': { message: 'a second YAML document begins here', fix: 'A configuration is one document.' },
  'empty-file': { fix: BEGINNING },
  'unknown-tag': { fix: 'Put text that begins with ! in quotes.' },
}

function mistakeInText(problem: Problem): UsageError {
  return { message: problem.message, fix: problem.fix, at: problem, ...IN_CONFIGURATIONS[problem.code] }
}

/** For the schema of editors, 1.0 is 1. Here it is an exact number. */
function withPlainNumbers(value: JsonValue): JsonValue {
  if (value instanceof ExactNumber) return value.beyondDouble ? value : value.value
  if (isArray(value)) return value.map(withPlainNumbers)
  return isObject(value) ? objectFrom(entriesOf(value).map(([key, member]) => [key, withPlainNumbers(member)])) : value
}

/** A configuration without stages and apps is for validation only. */
const NONE = { stages: {}, apps: [] } as const

function checkStages(manifest: Manifest): void {
  const ofStages = Object.entries(manifest.stages).flatMap(([name, stage]) => [
    badProject(manifest, name, stage),
    ...settingsWithoutEffect(manifest, name, stage),
    badSource(manifest, name, stage),
    ...badTesting(manifest, name, stage),
  ])
  const ofApps = manifest.apps.flatMap((app, index) =>
    Object.keys(app.names ?? {})
      .filter((stage) => !Object.hasOwn(manifest.stages, stage))
      .map((stage) => noSuchStage(manifest, stage, manifest.at('apps', index, 'names', stage, KEY))),
  )
  const error = inOneErrorIfAny(
    [...ofStages, ...ofApps, missingRows(manifest), ...costlyGlobs(manifest)].filter(
      (mistake) => mistake !== undefined,
    ),
  )
  if (error !== undefined) throw error
}

function missingRows({ stages, apps, at }: Manifest): UsageError | undefined {
  const declared = Object.values(stages)
  return declared.length === 0 || apps.length > 0 || declared.some((stage) => stage.apps !== undefined)
    ? undefined
    : { message: 'the configuration lacks the key `apps`', fix: 'Name each document that is an app.', at: at() }
}

function badProject({ at }: Manifest, name: string, { project }: StageDeclaration): UsageError | undefined {
  const fault = faultOfProject(project)
  return fault === undefined
    ? undefined
    : {
        message: `${quote(project)} is not a project: ${fault}`,
        fix: 'Write owner/project, as in acme/rnaseq.',
        at: at('stages', name, 'project'),
      }
}

function settingsWithoutEffect({ at, stages }: Manifest, name: string, stage: StageDeclaration): readonly UsageError[] {
  const { from, rules, apps } = stage
  const idle: UsageError[] = []
  const refuse = (why: string, fix: string, ...path: readonly string[]): void => {
    idle.push({ message: `the stage ${quote(name)} has ${why}`, fix, at: at('stages', name, ...path, KEY) })
  }
  if (stage['require-same'] !== undefined && from === undefined) {
    refuse(
      '`require-same` but no `from`: it is installed from files anyway',
      'Remove `require-same`, or name the stage to copy with `from`.',
      'require-same',
    )
  }
  if (apps !== undefined && (stage['require-same'] ?? stageOfTests(stage)) !== undefined)
    refuse('`apps`, and `require-same` or the rule `tested`, which need files', 'Remove one of them.', 'apps')
  if (apps !== undefined && Object.values(stages).some((other) => other !== stage && other.project === stage.project))
    refuse('`apps`, and the project of another stage', 'Give each stage its own project.', 'apps')
  if (rules?.['breaking-label'] !== undefined && rules.breaking !== 'refuse') {
    refuse(
      'a `breaking-label`, but no rule that it could lift',
      'Add `breaking: refuse`, or remove the label.',
      'rules',
      'breaking-label',
    )
  }
  for (const key of ['files', 'local-defaults'] as const) {
    if (from === undefined || stage[key] === undefined) continue
    refuse(
      `\`${key}\`, but it is copied: its content is what was installed elsewhere`,
      `Give \`${key}\` to the stage that is installed from files.`,
      key,
    )
  }
  return idle
}

export function stageOfTests({ from, rules }: StageDeclaration): string | undefined {
  return rules?.tested === undefined || rules.tested === 'off' ? undefined : (from ?? rules['tested-in'])
}

function badTesting(manifest: Manifest, name: string, { from, rules }: StageDeclaration): readonly UsageError[] {
  const { tested = 'off', 'tested-in': where } = rules ?? {}
  const at = manifest.at('stages', name, 'rules', where === undefined ? 'tested' : 'tested-in')
  const refuse = (why: string, fix: string): UsageError => ({ message: `the stage ${quote(name)} has ${why}`, fix, at })
  if (where !== undefined && tested === 'off')
    return [refuse('`tested-in`, but no rule `tested`', 'Add `tested: tests`, or remove `tested-in`.')]
  if (where !== undefined && from !== undefined)
    return [refuse(`\`tested-in\`, but it is copied: the tasks of ${quote(from)} count`, 'Remove `tested-in`.')]
  if (tested !== 'tests' && rules?.['tested-not-compared'] !== undefined)
    return [refuse('`tested-not-compared`, but not `tested: tests`', 'Add `tested: tests`, or remove it.')]
  if (tested === 'off') return []
  if (where === undefined && from === undefined)
    return [refuse('the rule `tested`, but not where', 'Name the stage where its apps run with `tested-in`.')]
  if (where === name)
    return [refuse('itself as `tested-in`: apps run before they are installed here', 'Name another stage.')]
  if (where !== undefined && !Object.hasOwn(manifest.stages, where)) return [noSuchStage(manifest, where, at)]
  return tested === 'tests' && manifest.tests === undefined
    ? [refuse('`tested: tests`, but the configuration has no tests', 'Name their files with `tests`, or write `task`.')]
    : []
}

function costlyGlobs({ stages, apps, tests, checks, ignore, at }: Manifest): readonly UsageError[] {
  const refuse = (glob: string, ...path: readonly (string | number)[]): readonly UsageError[] => {
    const fault = faultOfGlob(glob)
    return fault === undefined
      ? []
      : [{ message: `the glob ${quote(glob)} ${fault}`, fix: PLAINER_GLOB, at: at(...path) }]
  }
  const ofStages = Object.entries(stages).flatMap(([name, stage]) => [
    ...(['branches', 'tags'] as const).flatMap((kind) =>
      (stage.rules?.[kind] ?? []).flatMap((glob, index) => refuse(glob, 'stages', name, 'rules', kind, index)),
    ),
    ...(['apps', 'except'] as const).flatMap((key) =>
      (stage[key] ?? []).flatMap((glob, index) => refuse(glob, 'stages', name, key, index)),
    ),
  ])
  const ofApps = apps.flatMap(({ path, except = [] }, row) => [
    ...refuse(path, 'apps', row, 'path'),
    ...except.flatMap((glob, index) => refuse(glob, 'apps', row, 'except', index)),
  ])
  return [
    ...ofStages,
    ...(ignore ?? []).flatMap((glob, index) => refuse(glob, 'ignore', index)),
    ...(tests ?? []).flatMap((glob, index) => refuse(glob, 'tests', index)),
    ...ofApps,
    ...(checks?.paths ?? []).flatMap(({ path }, index) => refuse(path, 'checks', 'paths', index, 'path')),
  ]
}

const FROM_FILES = 'Name another stage with `from`, or leave it out: then the stage is installed from files.'

function badSource(manifest: Manifest, name: string, { from }: StageDeclaration): UsageError | undefined {
  const { stages } = manifest
  if (from === undefined) return undefined
  const at = manifest.at('stages', name, 'from')
  if (from === name) return { message: `the stage ${quote(name)} is copied from itself`, fix: FROM_FILES, at }
  if (!Object.hasOwn(stages, from)) return noSuchStage(manifest, from, at)
  const circle = circleFrom(stages, name)
  // A circle is reported once, at the first of its stages.
  const isFirst = circle !== undefined && Object.keys(stages).find((stage) => circle.includes(stage)) === name
  return isFirst
    ? { message: `the stages are copied in a circle: ${[...circle, name].join(' ← ')}`, fix: FROM_FILES, at }
    : copiedOntoItself(manifest, name, from)
}

/** Apps of two stages in one project need a name for each stage. */
function copiedOntoItself({ stages, apps, at }: Manifest, name: string, from: string): UsageError | undefined {
  const project = stages[name]?.project
  if (project !== stages[from]?.project) return undefined
  const nameIn = (app: AppDeclaration, stage: string): string => JSON.stringify(app.names?.[stage] ?? app.name)
  const app = apps.find((each) => nameIn(each, name) === nameIn(each, from))
  return app === undefined
    ? undefined
    : {
        message: `the stages ${quote(name)} and ${quote(from)} have one project, so ${app.name ?? app.path} would be copied onto itself`,
        fix: 'Give each stage its own project, or the app a name for each stage with `names`.',
        at: at('stages', name, 'project'),
      }
}

function circleFrom(stages: Manifest['stages'], name: string): readonly string[] | undefined {
  const seen = [name]
  let next = stages[name]?.from
  for (; next !== undefined && next !== name; next = stages[next]?.from) {
    if (seen.includes(next)) return undefined
    seen.push(next)
  }
  return next === name ? seen : undefined
}

function noSuchStage({ stages }: Manifest, name: string, at: Location): UsageError {
  const names = Object.keys(stages)
  return {
    message: `no stage is named ${quote(name)}${didYouMean(name, names)}`,
    fix: `The stages are ${names.join(', ')}.`,
    at,
  }
}

function quote(name: string): string {
  return JSON.stringify(name)
}
