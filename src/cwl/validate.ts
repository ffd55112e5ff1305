import { applyChecks, isWanted, type Checks } from './checks.ts'
import { tooManyBytes, tooManyFiles } from './files.ts'
import { LinkChecker } from './links.ts'
import { isError, type Problem } from './problem.ts'
import { Processes, type Document, type Process } from './processes.ts'
import { checkStructure } from './structure.ts'
import type { Workspace } from './workspace.ts'

export interface Validation {
  /** The documents that were asked for, in that order; one is `ok` when it and all that it reaches have no errors. */
  readonly documents: readonly { readonly path: string; readonly ok: boolean }[]
  /** Each once, by file, line and column. */
  readonly problems: readonly Problem[]
}

/** Validates documents of a workspace, given as `path` or `path#id`, and everything that they reach. */
export async function validateDocuments(workspace: Workspace, references: readonly string[], checks: Checks = {}): Promise<Validation> {
  const checker = new Checker(new Processes(workspace), checks)
  const all: Problem[] = []
  const documents: { path: string; ok: boolean }[] = []
  for (const reference of references) {
    const problems = await checker.check(reference)
    documents.push({ path: reference, ok: !problems.some(isError) })
    all.push(...problems)
  }
  return { documents, problems: sortProblems(all) }
}

/** Checks documents; what several of them reach is checked once. */
export class Checker {
  readonly processes: Processes
  readonly #links: LinkChecker
  readonly #own = new Map<Process, readonly Problem[]>()

  readonly #checks: Checks

  constructor(processes: Processes, checks: Checks = {}) {
    this.processes = processes
    this.#checks = checks
    this.#links = new LinkChecker(processes, (code) => isWanted(code, checks))
  }

  /** Problems of a document and of all that it reaches. */
  async check(reference: string): Promise<readonly Problem[]> {
    const document = this.open(reference)
    const problems = [...document.problems]
    const roots = [document.process, ...document.graph]
    if (this.processes.files.mayExceed) problems.push(...this.#excess(document, roots))
    for (const process of reachable(roots)) problems.push(...(await this.#checkProcess(process)))
    for (const root of roots) if (root !== undefined) problems.push(...(await this.#links.check(root)))
    return applyChecks(sortProblems(problems), this.#checks)
  }

  /** Limits hold for one document with all that it reaches, also when others have read that before. */
  #excess(document: Document, roots: readonly (Process | undefined)[]): readonly Problem[] {
    const { files, workspace } = this.processes
    const reached = new Set([document.path])
    for (const { path } of [document, ...reachable(roots)]) {
      reached.add(path)
      for (const other of this.processes.reachedBy(path)) reached.add(other)
    }
    const bytes = [...reached].reduce((sum, path) => sum + files.sizeOf(path), 0)
    const errors = [
      ...(reached.size > workspace.limits.files ? [tooManyFiles(workspace.limits.files)] : []),
      ...(bytes > workspace.limits.totalBytes ? [tooManyBytes(workspace.limits.totalBytes)] : []),
    ]
    return errors.map(({ code, message, hint }) => ({ code, severity: 'error', message, ...(hint === undefined ? {} : { hint }), file: document.path, line: 1, column: 1 }))
  }

  open(reference: string): Document {
    const hash = reference.indexOf('#')
    return hash < 0 ? this.processes.document(reference) : this.processes.document(reference.slice(0, hash), reference.slice(hash + 1))
  }

  async #checkProcess(process: Process): Promise<readonly Problem[]> {
    const known = this.#own.get(process)
    if (known !== undefined) return known
    const problems = [...process.problems, ...(await checkStructure(process, this.processes.files.load(process.path).isWhole))]
    this.#own.set(process, problems)
    return problems
  }
}

/** Processes and those that they run, directly or not, each once. */
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

/** By file, line and column; a problem that several documents report stands once. */
export function sortProblems(problems: readonly Problem[]): readonly Problem[] {
  const distinct = new Map(problems.map((problem) => [JSON.stringify([problem.file, problem.line, problem.column, problem.code, problem.message]), problem]))
  return [...distinct.values()].sort(
    (left, right) =>
      (left.file < right.file ? -1 : left.file > right.file ? 1 : 0) || left.line - right.line || left.column - right.column,
  )
}
