import { lstatSync } from 'node:fs'
import { join } from 'node:path'

import { CwlError } from '../cwl/cwl-error.ts'
import { parseYaml } from '../cwl/source.ts'
import type { Place } from '../cwl/text/text.ts'
import { pathIn, type Workspace } from '../cwl/workspace.ts'
import { entriesOf, ExactNumber, isArray, isObject, objectFrom, type JsonValue } from '../json/index.ts'
import { faultOfName } from '../platform/contract.ts'
import { codeOf, reasonOf } from './atomic-file.ts'
import { PromotionError } from './errors.ts'
import validators from './generated/manifest.cjs'
import { describeErrors } from './manifest-errors.ts'
import type { ManifestDocument, StageDeclaration } from './manifest-schema.ts'
import { KEY, placeFinder, type FindPlace } from './place.ts'
import { didYouMean } from '../cwl/suggest.ts'

/** Where a configuration file is looked for, relative to the repository root. */
export const MANIFEST_PATHS = ['cwl-promote.yml', 'cwl-promote.yaml', '.github/cwl-promote.yml', '.github/cwl-promote.yaml'] as const

/** A configuration file that was read and found right. */
export interface Manifest extends ManifestDocument {
  /** Relative to the repository root. */
  readonly file: string
  /** Where a part of it stands, by its path: `at('stages', 'dev', 'from')`. */
  readonly at: FindPlace
}

/**
 * Reads the configuration file at `config`, or else the one at {@link MANIFEST_PATHS}. Undefined when there is none.
 * Throws PromotionError `configuration` with file, line and column.
 */
export function readManifest(workspace: Workspace, config?: string): Manifest | undefined {
  if (config !== undefined) {
    const given = pathIn(workspace, config)
    return parseManifest(readGiven(workspace, given), given)
  }
  const [file, other] = manifestsIn(workspace)
  if (file === undefined) return undefined
  if (other !== undefined) {
    throw new PromotionError('configuration', `there are two configuration files, ${file} and ${other}`, {
      hint: 'Remove one, or say which with the input `config`.',
    })
  }
  return parseManifest(workspace.readText(file), file)
}

/** Those that are there, also what cannot be read, such as a link that leads nowhere: it must not look like none. */
export function manifestsIn(workspace: Workspace): readonly string[] {
  return MANIFEST_PATHS.filter((path) => workspace.has(path) || stands(workspace, path))
}

function stands(workspace: Workspace, path: string): boolean {
  try {
    return lstatSync(join(workspace.root, path), { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    // `.github` is a file.
    if (codeOf(error) === 'ENOTDIR') return false
    throw new PromotionError('usage', `whether there is a configuration file ${path} cannot be seen: ${reasonOf(error)}`)
  }
}

function readGiven(workspace: Workspace, config: string): string {
  try {
    return workspace.readText(config)
  } catch (error) {
    if (!(error instanceof CwlError)) throw error
    const hint = error.code === 'no-such-file' ? `It is relative to the working directory. Without it, ${MANIFEST_PATHS[0]} is looked for, there and in .github/.` : error.hint
    throw new PromotionError('usage', `\`config\`: ${error.message}`, { hint })
  }
}

/** The text of a configuration file as a {@link Manifest}. Throws PromotionError `configuration`. */
export function parseManifest(text: string, file: string): Manifest {
  const parsing = parseYaml(text, file)
  if (!parsing.ok) {
    const [problem] = parsing.problems
    // The advice on this one is for CWL.
    if (problem?.code === 'several-documents') throw new PromotionError('configuration', 'a second YAML document begins here', { hint: 'A configuration is one document.', at: problem })
    throw new PromotionError('configuration', problem?.message ?? 'not readable as YAML', { hint: problem?.hint, at: problem })
  }
  const { value } = parsing
  const at = placeFinder(value, file)
  if (!isObject(value)) throw new PromotionError('configuration', 'the configuration is not a map of keys', { at: at() })
  const document = withPlainNumbers(value)
  if (!validators.manifest(document)) throw describeErrors(validators.manifest.errors ?? [], value, at)
  const manifest: Manifest = { ...NONE, ...(document as unknown as ManifestDocument), file, at }
  checkStages(manifest)
  return manifest
}

/** 1.0 is 1 to the schema that editors hold the file against, and an exact number here. */
function withPlainNumbers(value: JsonValue): JsonValue {
  if (value instanceof ExactNumber) return value.beyondDouble ? value : value.value
  if (isArray(value)) return value.map(withPlainNumbers)
  return isObject(value) ? objectFrom(entriesOf(value).map(([key, member]) => [key, withPlainNumbers(member)])) : value
}

/** A configuration may speak of documents only, for those who validate. */
const NONE = { stages: {}, apps: [] } as const

function checkStages(manifest: Manifest): void {
  for (const [name, stage] of Object.entries(manifest.stages)) {
    refuseBadProject(manifest, name, stage)
    refuseIdleSettings(manifest, name, stage)
    refuseBadSource(manifest, name, stage)
  }
  for (const [index, app] of manifest.apps.entries()) {
    for (const stage of Object.keys(app.names ?? {})) {
      if (!Object.hasOwn(manifest.stages, stage)) throw noSuchStage(manifest, stage, manifest.at('apps', index, 'names', stage, KEY))
    }
  }
}

function refuseBadProject({ at }: Manifest, name: string, { project }: StageDeclaration): void {
  const fault = project.split('/').map(faultOfName).find((one) => one !== undefined)
  if (fault === undefined) return
  throw new PromotionError('configuration', `${quote(project)} is no project: ${fault}`, { hint: 'Write owner/project, as in acme/rnaseq.', at: at('stages', name, 'project') })
}

/** What could have no effect on this stage was meant for something else. */
function refuseIdleSettings({ at }: Manifest, name: string, stage: StageDeclaration): void {
  const { from, rules } = stage
  const refuse = (why: string, hint: string, ...path: readonly string[]): never => {
    throw new PromotionError('configuration', `the stage ${quote(name)} has ${why}`, { hint, at: at('stages', name, ...path, KEY) })
  }
  if (stage['require-same'] !== undefined && from === undefined) {
    refuse('`require-same` but no `from`: it is installed from files anyway', 'Remove `require-same`, or say with `from` which stage is copied.', 'require-same')
  }
  if (rules?.['breaking-label'] !== undefined && rules.breaking !== 'refuse') {
    refuse('a `breaking-label`, but no rule that it could lift', 'Add `breaking: refuse`, or remove the label.', 'rules', 'breaking-label')
  }
  for (const key of ['files', 'local-defaults'] as const) {
    if (from === undefined || stage[key] === undefined) continue
    refuse(`\`${key}\`, but it is copied: what it holds is as it was installed elsewhere`, `Give \`${key}\` to the stage that is installed from files.`, key)
  }
}

function refuseBadSource(manifest: Manifest, name: string, { from }: StageDeclaration): void {
  const { stages } = manifest
  if (from === undefined) return
  const at = manifest.at('stages', name, 'from')
  if (from === name) throw new PromotionError('configuration', `the stage ${quote(name)} is copied from itself`, { at })
  if (!Object.hasOwn(stages, from)) throw noSuchStage(manifest, from, at)
  const seen = [name]
  for (let next: string | undefined = from; next !== undefined; next = stages[next]?.from) {
    if (seen.includes(next)) throw new PromotionError('configuration', `the stages are copied in a circle: ${[...seen, next].join(' ← ')}`, { at })
    seen.push(next)
  }
}

function noSuchStage({ stages }: Manifest, name: string, at: Place): PromotionError {
  const names = Object.keys(stages)
  return new PromotionError('configuration', `no stage is named ${quote(name)}.${didYouMean(name, names)}`, { hint: `The stages are ${names.join(', ')}.`, at })
}

function quote(name: string): string {
  return JSON.stringify(name)
}
