import { setImmediate } from 'node:timers/promises'

import { FULL_FILES } from '../files/limits.ts'
import { isAddress } from '../files/remote.ts'
import { topOf } from '../files/source-text.ts'
import type { Workspace } from '../files/workspace.ts'
import { isObject } from '../json/index.ts'
import { withImports, type LoadedFile } from './documents/expansion.ts'
import { Processes, type Document, type Process } from './documents/processes.ts'
import { splitReference } from './documents/references.ts'
import { refusalAt, tooManyBytes, tooManyFiles, tooManyImports, tooManyValues } from './documents/refusals.ts'
import type { Corrections } from './editing/corrections.ts'
import { Linter } from './lint/linter.ts'
import type { Checks } from './lint/rule.ts'
import { accept, countGone } from './problems/baseline.ts'
import type { CodeTable } from './problems/codes.ts'
import { MOST_OF_DOCUMENT, ProblemCollector } from './problems/collect.ts'
import { applyLevels, isWanted } from './problems/levels.ts'
import { changeOf, isError, type Problem } from './problems/problem.ts'
import { codesWith, RULES } from './rules/index.ts'
import { checkStructure } from './structure/structure.ts'

/** The result of validating documents. */
export interface Validation {
  /** The given documents, in that order. A document is `ok` if it and all that it reaches have no errors. */
  readonly documents: readonly { readonly path: string; readonly ok: boolean }[]
  /** Each once, by file, line and column. */
  readonly problems: readonly Problem[]
  /** Problems that the baseline accepts. Empty without a baseline. */
  readonly accepted: readonly Problem[]
  /**
   * The number of problems in the baseline that no longer occur. Counts only deleted files and files that a document
   * without new errors reaches.
   */
  readonly gone: number
}

export interface ValidateOptions {
  /** Processes that were already read. */
  readonly processes?: Processes
  /** Checked between documents. */
  readonly signal?: AbortSignal
  /** Called after each document. */
  readonly onDone?: () => void
}

/**
 * Validates documents of a workspace, given as `path` or `path#id`, and everything that they reach. Rejects if `signal`
 * aborts.
 */
export async function validateDocuments(
  workspace: Workspace,
  references: readonly string[],
  checks: Checks = {},
  { processes = new Processes(workspace), signal, onDone }: ValidateOptions = {},
): Promise<Validation> {
  const checker = new Checker(processes, checks)
  const found: { readonly path: string; readonly problems: readonly Problem[] }[] = []
  for (const path of references) {
    // Signals only run between turns of the event loop.
    if (signal !== undefined) await setImmediate()
    signal?.throwIfAborted()
    found.push({ path, problems: await checker.check(path) })
    onDone?.()
  }
  const all = sortProblems(found.flatMap(({ problems }) => problems))
  if (checks.baseline === undefined) {
    return {
      documents: found.map(({ path, problems }) => ({ path, ok: !problems.some(isError) })),
      problems: all,
      accepted: [],
      gone: 0,
    }
  }
  const { reported, accepted } = accept(all, checks.baseline)
  const bad = new Set(reported.filter(isError).map(keyOf))
  const documents = found.map(({ path, problems }) => ({
    path,
    ok: !problems.some((problem) => bad.has(keyOf(problem))),
  }))
  const sound = documents.filter(({ ok }) => ok).map(({ path }) => path)
  return {
    documents,
    problems: reported,
    accepted,
    gone: countGone(checks.baseline, all, isKnownFrom(processes, sound)),
  }
}

/** A document without errors reaches the file, or it was deleted. An error hides others, also in files around it. */
function isKnownFrom(processes: Processes, references: readonly string[]): (file: string) => boolean {
  const reached = new Set<string>()
  for (const reference of references) {
    const { path } = splitReference(processes.workspace, reference)
    if (!reached.has(path)) for (const file of processes.filesFrom(path)) reached.add(file)
  }
  return (file) => reached.has(file) || !(isAddress(file) || processes.workspace.has(file))
}

/** Checks documents. A part that several documents reach is checked once while it is kept. */
export class Checker {
  readonly processes: Processes
  #linter: Linter
  #own = new Map<Process, readonly Problem[]>()
  #corrections: Corrections | undefined
  #releases = 0

  readonly #checks: Checks
  readonly #codes: CodeTable

  constructor(processes: Processes, checks: Checks = {}) {
    this.processes = processes
    this.#checks = checks
    this.#codes = codesWith(checks.rules)
    this.#linter = this.#createLinter()
  }

  #createLinter(): Linter {
    const rules = [...RULES, ...(this.#checks.rules ?? [])]
    return new Linter(this.processes, rules, this.#codes, (code) => isWanted(code, this.#checks, this.#codes))
  }

  /** The problems of a document and of all that it reaches, with the severities of the checks applied. */
  async check(reference: string): Promise<readonly Problem[]> {
    return applyLevels(await this.find(reference), this.#checks, this.#codes)
  }

  /** With default severities. */
  async find(reference: string): Promise<readonly Problem[]> {
    if (this.processes.workspace.remote === undefined) return this.#find(reference)
    // Requested before any check, so that little is checked twice.
    do this.open(reference)
    while (await this.processes.settle())
    let problems = await this.#find(reference)
    while (await this.processes.settle()) problems = await this.#find(reference)
    return this.processes.files.traced(problems)
  }

  async #find(reference: string): Promise<readonly Problem[]> {
    const document = this.open(reference)
    const collector = new ProblemCollector(MOST_OF_DOCUMENT)
    const roots = document.process === undefined ? document.graph : [document.process, ...document.graph]
    if (roots.length === 0 && document.choice !== undefined) collector.add(document.choice)
    collector.addAll(this.#problemsOfDocuments(document, roots))
    if (document.isCutShort === true) {
      for (const process of reachable(roots)) collector.addAll(process.problems)
      return this.#withEdits(sortProblems(collector.problems))
    }
    if (this.processes.files.mayExceed) collector.addAll(this.#excess(document, roots))
    for (const process of reachable(roots)) {
      if (collector.isFull) break
      collector.addAll(this.#own.get(process) ?? (await this.#checkProcess(process)))
    }
    await this.#linter.check(entriesOf(document), collector)
    if (this.#linter.isExhausted) this.#linter = this.#createLinter()
    return this.#withEdits(sortProblems(collector.problems))
  }

  /** What edits texts is loaded only if there is something to correct. */
  async #withEdits(problems: readonly Problem[]): Promise<readonly Problem[]> {
    if (!problems.some((problem) => changeOf(problem) !== undefined)) return problems
    const { Corrections } = await import('./editing/corrections.ts')
    const corrections = (this.#corrections ??= new Corrections(this.processes.workspace))
    return problems.map((problem) => corrections.with(problem))
  }

  /** Of one document and all that it reaches, also if others were read before. */
  #excess(document: Document, roots: readonly Process[]): readonly Problem[] {
    const { files, workspace } = this.processes
    const reached = files.reachedFrom([document, ...reachable(roots)].map(({ path }) => path))
    const { limits } = workspace
    const sum = (of: (path: string) => number): number => [...reached].reduce((all, path) => all + of(path), 0)
    const place = topOf(document.path)
    return [
      ...(reached.size > limits.files ? [refusalAt(tooManyFiles(limits.files), place)] : []),
      ...(sum((path) => files.sizeOf(path)) > limits.totalBytes
        ? [refusalAt(tooManyBytes(limits.totalBytes), place)]
        : []),
      ...(sum((path) => files.valuesOf(path)) > FULL_FILES * limits.nodes ? [tooManyValues(limits, place)] : []),
      ...(sum((path) => files.importsOf(path)) > limits.nodes ? [tooManyImports(limits, place)] : []),
    ]
  }

  open(reference: string): Document {
    const { path, fragment } = splitReference(this.processes.workspace, reference)
    const document = this.processes.document(path, fragment)
    if (this.processes.releases !== this.#releases) this.#release()
    return document
  }

  /** Caches would keep processes that are no longer reached. */
  #release(): void {
    this.#own = new Map()
    this.#linter = this.#createLinter()
    this.#releases = this.processes.releases
  }

  async #checkProcess(process: Process): Promise<readonly Problem[]> {
    const problems = [
      ...process.problems,
      ...(await checkStructure(process, this.processes.files.load(process.path).isWhole)),
    ]
    this.#own.set(process, problems)
    return problems
  }

  /** Also of the documents that it runs, directly or not. Shared files are reported once. */
  #problemsOfDocuments(document: Document, roots: readonly Process[]): readonly Problem[] {
    const documents = new Set([document])
    for (const process of reachable(roots)) for (const each of process.documents) documents.add(each)
    const own = new Set(Array.from(documents, ({ file }) => file))
    const files = withImports(own)
    // Files of processes are checked with these.
    const imported = [...files].filter((file) => !own.has(file))
    return [
      ...[...documents, ...files].flatMap(({ problems }) => problems),
      ...imported.flatMap((file) => this.#checkFile(file)),
    ]
  }

  #checkFile({ path, value, isWhole }: LoadedFile): readonly Problem[] {
    return isWhole && isObject(value) ? this.#linter.checkFile({ path, root: value }) : []
  }
}

/**
 * Where a run may begin. A process that another one of its `$graph` runs inherits the requirements of that, unless it
 * is named directly.
 */
function entriesOf({ process, graph }: Document): readonly Process[] {
  const asked = process === undefined ? [] : [process]
  if (graph.length === 0) return asked
  const inner = new Set(Array.from(reachable(graph), ({ runs }) => runs).flat())
  return [...asked, ...graph.filter((each) => !inner.has(each))]
}

/** The roots and all that they run, directly or not. */
export function reachable(roots: readonly (Process | undefined)[]): ReadonlySet<Process> {
  const reached = new Set<Process>()
  const visit = (next: Process | undefined): void => {
    if (next === undefined || reached.has(next)) return
    reached.add(next)
    for (const run of next.runs) visit(run)
  }
  for (const root of roots) visit(root)
  return reached
}

/** Each problem once, by file, line and column. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length < 2) return problems
  // Most are the same object, which is faster to compare.
  const distinct = new Map([...new Set(problems)].map((problem) => [keyOf(problem), problem]))
  return [...distinct.values()].sort(
    (left, right) =>
      (left.file < right.file ? -1 : left.file > right.file ? 1 : 0) ||
      left.line - right.line ||
      left.column - right.column,
  )
}

function keyOf({ file, line, column, code, message }: Problem): string {
  return JSON.stringify([file, line, column, code, message])
}
