import { posix } from 'node:path'

import { checkTestFiles, type TestFile } from '../app-tests/test-file.ts'
import { unmatchedPaths } from '../configuration/checks.ts'
import { testFilesIn } from '../configuration/test-files.ts'
import {
  applyLevels,
  baselineToJson,
  CODES,
  errorsIn,
  filesReached,
  isError,
  Processes,
  sortProblems,
  splitReference,
  validateDocuments,
  type Problem,
  type ProblemCode,
  type ValidateOptions,
  type Validation,
} from '../cwl/index.ts'
import { count, listNames } from '../files/text.ts'
import { namesOf, type Workspace } from '../files/workspace.ts'
import { gitAt } from '../git/git.ts'
import { stringifyJson } from '../json/index.ts'
import { omitUndefined } from '../json/is-present.ts'
import type { RunOptions } from '../options/options.ts'
import { changedDocuments, documentsOf, withoutIgnoredByGit } from '../repository/documents.ts'
import {
  baselineFor,
  checksFor,
  checksWithoutBaseline,
  openRepository,
  type Repository,
} from '../repository/opening.ts'
import { withRemote } from '../repository/remote.ts'
import { skippedFiles } from '../repository/skipped-files.ts'
import { dockstoreEntries, findDockstore, missingInDockstore } from './documents/dockstore.ts'
import { findingsOf, loweredNotices } from './documents/findings.ts'
import type { BaselineUse, DocumentVerdict, Failure, Fixes, SarifContext, ValidateReport } from './report.ts'
import type { RunContext } from './run/context.ts'
import { failureFrom, inOneSentence } from './run/failure.ts'
import { refuseOutputFiles, writeOutputFile } from './run/output-file.ts'
import { runCommand, type Body, type Run } from './run/run-command.ts'

/**
 * What `files` names, else every `.cwl` file and the apps of the configuration, with everything that they reach and the
 * tests of the configuration. With `changedSince` only what a change affects. With `baseline` only new problems. Needs
 * no platform.
 */
export async function validate(options: RunOptions, context: RunContext): Promise<ValidateReport> {
  return runCommand<ValidateReport>('validate', options, context, UNFINISHED, (run) =>
    validateDocumentsOf(options, run),
  )
}

const UNFINISHED = {
  stopped: 'not every document was validated',
  found: (failure: Failure): Body<ValidateReport> => ({ failure, ok: false, documents: [], problems: [] }),
}

async function validateDocumentsOf(options: RunOptions, run: Run): Promise<Body<ValidateReport>> {
  await refuseOutputFiles(options)
  const ground = await open(options, run)
  const chosen = await choose(options, ground)
  const judged = await judge(chosen.references, options, ground, run)
  if (options.fix === true) {
    const fixes = await fix(judged.problems, chosen.references, options, ground, ground.signal)
    if (fixes !== undefined) return { ...(await validateDocumentsOf({ ...options, fix: false }, run)), fixes }
  }
  run.addNotice(...chosen.notices)
  await run.cutoff.throwIfOver()
  const { notices, ...found } = await withTests(judged, chosen, options, ground)
  run.addNotice(...notices)
  const body = bodyOf({ ...found, ...omitUndefined({ baseline: judged.baseline }) }, ground)
  return options.sarif === undefined && options.codequality === undefined
    ? body
    : writeLogs(body, await placeOf(body.problems, options, ground), options)
}

interface Ground extends Repository {
  readonly processes: Processes
  readonly signal: AbortSignal
}

async function open(options: RunOptions, { context, cutoff }: Run): Promise<Ground> {
  const { manifest, ...opened } = openRepository(options)
  const workspace = await withRemote(opened.workspace, manifest?.remote, options, cutoff.stop, context)
  return { manifest, workspace, processes: new Processes(workspace), signal: cutoff.stop }
}

interface Chosen {
  readonly references: readonly string[]
  readonly notices: readonly string[]
  /** All documents of the repository. */
  readonly isWhole: boolean
}

async function choose(options: RunOptions, ground: Ground): Promise<Chosen> {
  const { manifest, workspace, signal } = ground
  const git = gitAt(options.workingDirectory, signal)
  const named = await withoutIgnoredByGit(documentsOf(options, ground), options, ground, git)
  const skipped = await skippedFiles(options, manifest, workspace, git)
  if (skipped !== undefined && (options.strict === true || manifest?.checks?.strict === true)) throw skipped
  const { documents, notices } = await changedDocuments(named.documents, options, ground, ground)
  const notChecked = skipped === undefined ? [] : [`Not every file was checked: ${inOneSentence(skipped)}`]
  return {
    references: documents,
    notices: [...named.notices, ...notChecked, ...notices],
    isWhole: namesNone(options) && options.changedSince === undefined && skipped === undefined,
  }
}

function namesNone({ files = [] }: RunOptions): boolean {
  return files.length === 0
}

async function judge(
  references: readonly string[],
  options: RunOptions,
  ground: Ground,
  { context }: Run,
): Promise<Judged> {
  context.progress({ kind: 'phase', name: 'validate', total: references.length })
  const onDone = (): void => context.progress({ kind: 'done' })
  const judging = async (): Promise<Judged> => judgeDocuments(references, options, ground, { ...ground, onDone })
  return references.length > FEW ? withSmallHeap(judging) : judging()
}

/** Adds the tests of the configuration and `.dockstore.yml`, and leaves out what is only a part of a document. */
async function withTests(
  judged: Judged,
  { references, isWhole }: Chosen,
  options: RunOptions,
  ground: Ground,
): Promise<Wholes> {
  const { manifest, workspace, processes } = ground
  const tested = checkTestFiles(namesNone(options) ? testFilesIn(manifest, workspace) : [], processes)
  const others = [...tested, ...(namesNone(options) ? await dockstoreOf(tested, options, ground) : [])]
  const wholes = withoutParts(judged, options.files, processes)
  return {
    documents: [...wholes.documents, ...others.map(verdictOf)],
    problems: sortProblems([...wholes.problems, ...others.flatMap((file) => file.problems)]),
    notices: [...(isWhole ? unmatchedPaths(manifest, filesOf(references, tested, processes)) : []), ...wholes.notices],
  }
}

function* filesOf(references: readonly string[], tested: readonly TestFile[], processes: Processes): Iterable<string> {
  for (const reference of references) yield* filesReached(processes, reference)
  for (const { path } of tested) yield path
}

function bodyOf(found: Judged, { workspace }: Ground): Body<ValidateReport> {
  const { documents, problems, baseline } = found
  const ok = documents.every((document) => document.ok)
  const findings = findingsOf(problems, workspace)
  return {
    ...omitUndefined({ failure: ok ? undefined : failureOf(found, workspace), baseline }),
    ok,
    documents,
    ...findings,
    notices: [...loweredNotices(problems), ...(baseline === undefined ? [] : noticesOf(baseline))],
  }
}

async function dockstoreOf(
  tested: readonly TestFile[],
  options: RunOptions,
  { manifest, workspace, processes }: Ground,
): Promise<readonly Verdict[]> {
  if (manifest === undefined) return []
  const { repository, file } = findDockstore(workspace)
  if (file === undefined) return []
  const { entries } = dockstoreEntries(
    manifest,
    processes,
    tested.flatMap(({ tests }) => tests),
  )
  const checks = await checksWithoutBaseline(options, { manifest, workspace })
  return [{ path: file, problems: applyLevels(missingInDockstore(entries, file, repository), checks, CODES) }]
}

type Verdict = Pick<TestFile, 'path' | 'problems'>

function verdictOf({ path, problems }: Verdict): DocumentVerdict {
  return { path, ok: !problems.some(isError) }
}

/** Documents that are validated in less time than it takes to load what {@link withSmallHeap} needs. */
const FEW = 100

/** Undefined if nothing can be corrected. */
async function fix(
  problems: readonly Problem[],
  references: readonly string[],
  options: RunOptions,
  repository: Repository,
  signal: AbortSignal,
): Promise<Fixes | undefined> {
  const { workspace } = repository
  const { fixProblems } = await import('../repository/fixing.ts')
  const checks = await checksFor(options, repository)
  const { texts, problems: fixed } = await fixProblems(workspace, references, checks, problems, { signal })
  if (texts.size === 0) return undefined
  const { writeCorrected } = await import('../repository/write-files.ts')
  const { written, diff } = await writeCorrected(texts, workspace, { dryRun: options.dryRun, signal })
  return { written, problems: fixed, diff }
}

interface Judged extends Pick<Validation, 'documents' | 'problems'> {
  readonly baseline?: BaselineUse
}

async function judgeDocuments(
  references: readonly string[],
  options: RunOptions,
  repository: Repository,
  how: ValidateOptions & { readonly signal: AbortSignal },
): Promise<Judged> {
  const { workspace } = repository
  const checks = await checksWithoutBaseline(options, repository)
  if (options.writeBaseline !== undefined) {
    const { documents, problems } = await validateDocuments(workspace, references, checks, how)
    how.signal.throwIfAborted()
    await writeOutputFile(
      options,
      options.writeBaseline,
      `${stringifyJson(baselineToJson(problems), 2)}\n`,
      'write-baseline',
    )
    return {
      documents: documents.map(({ path }) => ({ path, ok: true })),
      problems: [],
      baseline: { file: options.writeBaseline, accepted: problems.length, gone: 0, written: true },
    }
  }
  const given = baselineFor(options, repository)
  if (given === undefined) return validateDocuments(workspace, references, checks, how)
  const { accepted, gone, ...validation } = await validateDocuments(
    workspace,
    references,
    { ...checks, baseline: given.baseline },
    how,
  )
  return { ...validation, baseline: { file: given.file, accepted: accepted.length, gone, written: false } }
}

function failureOf({ documents, problems }: Judged, workspace: Workspace): Failure {
  const bad = documents.filter((document) => !document.ok)
  const warnings = problems.filter(({ severity }) => severity === 'warning').length
  const withErrors = new Set(problems.filter(isError).map(({ file }) => file))
  const others = bad.filter(({ path }) => !withErrors.has(splitReference(workspace, path).path)).length
  return {
    code: 'invalid-cwl',
    message: `${documents.length === 1 ? '' : `${bad.length} of `}${count(documents.length, 'document')} ${bad.length === 1 ? 'is' : 'are'} invalid, with ${errorsIn(problems)}${warnings === 0 ? '' : `, ${count(warnings, 'warning')}`}${bad.length < 2 || others === 0 ? '' : `; ${others} of them only because of files that they use`}`,
  }
}

function noticesOf({ file, accepted, gone, written }: BaselineUse): readonly string[] {
  if (written && accepted === 0) return [`${file} accepts nothing, because there are no problems today.`]
  if (written) return [`${file} accepts ${accepted === 1 ? 'the one problem' : `the ${accepted} problems`} of today.`]
  return [
    ...(accepted === 0
      ? []
      : [`${accepted} known ${accepted === 1 ? 'problem is' : 'problems are'} accepted by ${file}.`]),
    ...(gone === 0
      ? []
      : [
          `${gone} of the problems that ${file} accepts ${gone === 1 ? 'does' : 'do'} not occur any more: write it again with \`--write-baseline ${file}\`.`,
        ]),
  ]
}

/** Called last, and does not throw: a file that cannot be written must not hide the problems that were found. */
async function writeLogs(body: Body<ValidateReport>, place: Place, options: RunOptions): Promise<Body<ValidateReport>> {
  const { sarif: file, codequality } = options
  const sarif = file === undefined ? undefined : { file, ...place }
  try {
    // It has the help for every code, which takes time to load.
    const { toCodeQuality, toSarifText } = await import('./documents/sarif.ts')
    if (codequality !== undefined)
      await writeOutputFile(options, codequality, toCodeQuality(body.problems, place), 'codequality')
    if (sarif === undefined) return body
    await writeOutputFile(options, sarif.file, toSarifText({ ...body, sarif }), 'sarif')
    return { ...body, sarif }
  } catch (error) {
    return { ...body, failure: failureFrom(error) }
  }
}

type Place = Omit<SarifContext, 'file'>

async function placeOf(
  problems: readonly Problem[],
  { workingDirectory }: RunOptions,
  { workspace, signal }: Pick<Repository, 'workspace'> & { readonly signal: AbortSignal },
): Promise<Place> {
  const linked = [...new Set(problems.map((problem) => problem.file))].flatMap((path) => {
    const target = namesOf(workspace, path).at(-1)
    return target === undefined || target === path ? [] : [[path, target] as const]
  })
  return {
    prefix: await gitAt(workingDirectory, signal).prefix(),
    linked: new Map(linked),
  }
}

/** The codes that are reported if a part of a document is read as a whole document. */
const OF_PARTS: ReadonlySet<string> = new Set<ProblemCode>(['not-a-process', 'no-version'])

interface Wholes extends Pick<Validation, 'documents' | 'problems'> {
  readonly notices: readonly string[]
}

/**
 * Files that a valid document imports, such as JavaScript libraries and lists of types, were checked there. A file that
 * `files` names directly counts as a document.
 */
function withoutParts(
  { documents, problems }: Pick<Validation, 'documents' | 'problems'>,
  files: readonly string[] = [],
  processes: Processes,
): Wholes {
  const errors = Map.groupBy(problems.filter(isError), ({ file }) => file)
  const isNamed = (path: string): boolean => files.some((file) => `/${posix.normalize(file)}`.endsWith(`/${path}`))
  const mayBePart = ({ path, ok }: Validation['documents'][number]): boolean =>
    !ok && !isNamed(path) && errors.get(path)?.every(({ code }) => OF_PARTS.has(code)) === true
  if (!documents.some(mayBePart)) return { documents, problems, notices: [] }
  const reached = new Set(documents.filter(({ ok }) => ok).flatMap(({ path }) => [...filesReached(processes, path)]))
  const parts = new Set(
    documents.filter((document) => mayBePart(document) && reached.has(document.path)).map(({ path }) => path),
  )
  const isOfPart = ({ file, code }: Problem): boolean => parts.has(file) && OF_PARTS.has(code)
  return {
    documents: documents.filter(({ path }) => !parts.has(path)),
    problems: problems.filter((problem) => !isOfPart(problem)),
    notices:
      parts.size === 0
        ? []
        : [
            `${listNames([...parts])} ${parts.size === 1 ? 'is not a document by itself: it was' : 'are not documents by themselves: they were'} checked where others import ${parts.size === 1 ? 'it' : 'them'}.`,
          ],
  }
}

/**
 * V8 lets the space for new objects grow, up to a hundred megabytes, and the heap to four times of what is used.
 * Smaller steps take half of the memory and no more time.
 */
async function withSmallHeap<Result>(work: () => Promise<Result>): Promise<Result> {
  const { setFlagsFromString } = await import('node:v8')
  const set = (flags: readonly string[]): void => flags.forEach((flag) => setFlagsFromString(flag))
  set(SMALL)
  try {
    return await work()
  } finally {
    // Compiled code is kept for the next run, and V8 rejects it where the flags are not the same.
    set(DEFAULT)
  }
}

const SMALL = ['--semi-space-growth-factor=1', '--heap-growing-percent=200']

const DEFAULT = ['--semi-space-growth-factor=2', '--heap-growing-percent=0']
