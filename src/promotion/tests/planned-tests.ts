import { localJob, mapJob, type MappedFile, type UnmappedFile } from '../../app-tests/map-job.ts'
import { checkTestFiles, readTestFile, type AppTest } from '../../app-tests/test-file.ts'
import type { DesiredApp } from '../../configuration/desired-app.ts'
import { localDefaultRules } from '../../configuration/local-defaults.ts'
import { inOneErrorIfAny } from '../../configuration/manifest-errors.ts'
import { testFilesIn } from '../../configuration/test-files.ts'
import { isError, Processes } from '../../cwl/index.ts'
import { PromotionError } from '../../files/errors.ts'
import { didYouMean } from '../../files/suggest.ts'
import { listNames } from '../../files/text.ts'
import { digestOf, type JsonObject } from '../../json/index.ts'
import type { Repository } from '../../repository/opening.ts'

export interface PlannedTest {
  readonly test: AppTest
  readonly app: DesiredApp
  readonly inputs: JsonObject
  /** Of the inputs; empty on this machine. */
  readonly files: readonly MappedFile[]
}

/**
 * An app that has several names is tested under the first. With `isLocal` the inputs are files of this machine. Throws
 * one PromotionError `configuration` for all mistakes in tests, and for all files that the stage does not map, or that
 * do not exist here.
 */
export function planTests(
  apps: readonly DesiredApp[],
  stage: string | null,
  { workspace, manifest }: Repository,
  isLocal = false,
): readonly PlannedTest[] {
  const testFiles = checkTestFiles(testFilesIn(manifest, workspace), new Processes(workspace))
  const mistakes = testFiles.flatMap(({ problems }) => problems).filter(isError)
  const wrong = inOneErrorIfAny(
    mistakes.map(({ message, fix, file, line, column }) => ({ message, fix, at: { file, line, column } })),
  )
  if (wrong !== undefined) throw wrong
  const { mapPath } = localDefaultRules(manifest, stage)
  const byTool = Map.groupBy(
    testFiles.flatMap(({ tests }) => tests),
    ({ tool }) => tool,
  )
  const seen = new Set<string>()
  const unmapped: UnmappedFile[] = []
  const planned = apps.flatMap((app) => {
    const { reference } = app
    if (reference === undefined || seen.has(reference)) return []
    seen.add(reference)
    return (byTool.get(reference) ?? []).map((test): PlannedTest => {
      const { inputs, files, ...mapped } = isLocal
        ? { ...localJob(test, workspace), files: [] }
        : mapJob(test, mapPath, (path) => workspace.has(path))
      unmapped.push(...mapped.unmapped)
      return { test, app, inputs, files }
    })
  })
  refuseUnmapped(unmapped, stage, isLocal)
  return planned
}

/** Throws PromotionError `usage` for an id that no test has. */
export function chooseTests(
  planned: readonly PlannedTest[],
  { test: ids }: { readonly test?: readonly string[] },
): readonly PlannedTest[] {
  if (ids === undefined || ids.length === 0) return planned
  const known = planned.map(({ test }) => test.id)
  const unknown = ids.find((id) => !known.includes(id))
  if (unknown === undefined) return planned.filter(({ test }) => ids.includes(test.id))
  throw new PromotionError('usage', `there is no test ${JSON.stringify(unknown)}${didYouMean(unknown, known)}`, {
    fix: known.length === 0 ? 'These apps have no tests.' : `The tests are ${listNames(known)}.`,
  })
}

export function testedDocuments(apps: readonly DesiredApp[], { workspace, manifest }: Repository): readonly string[] {
  const known = new Set(apps.map(({ reference }) => reference))
  const tools = testFilesIn(manifest, workspace).flatMap((path) =>
    readTestFile(path, workspace).tests.map(({ tool }) => tool),
  )
  return [...new Set(tools)].filter((tool) => !known.has(tool))
}

function refuseUnmapped(unmapped: readonly UnmappedFile[], stage: string | null, isLocal: boolean): void {
  const [place, fix] = isLocal
    ? ['repository', 'Write the path of a file of the repository, relative to the file of the job.']
    : [
        'platform',
        `Name its location under \`files\` of ${stage === null ? 'a stage' : `the stage ${stage}`}, or write the id of a file of the platform.`,
      ]
  const error = inOneErrorIfAny(
    unmapped.map(({ path, at }) => ({ message: `the ${place} does not have ${path}`, fix, at })),
  )
  if (error !== undefined) throw error
}

/**
 * The same for the same description and inputs. What a test expects does not count, so that a corrected expectation
 * needs no new task.
 */
export function taskName({ test, inputs }: PlannedTest, digest: string): string {
  const hash = digestOf({ digest, inputs }).slice('sha256:'.length, 'sha256:'.length + 16)
  return `test ${test.id} (${hash})`
}

export function requireTests({ manifest }: Repository): void {
  if (manifest?.tests !== undefined) return
  throw new PromotionError('usage', 'the configuration has no tests', {
    fix: 'Name their files with `tests` in cwl-promote.yml, such as `tests: [tests/*.yml]`.',
  })
}
