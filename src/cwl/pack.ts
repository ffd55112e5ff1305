import type { Workspace } from '../files/workspace.ts'
import { digestOf, MAX_JSON_DEPTH, type JsonObject } from '../json/index.ts'
import { Processes, type Process } from './documents/processes.ts'
import { filesReached } from './documents/reach.ts'
import { plainTexts } from './lint/facts/expressions.ts'
import type { Checks } from './lint/rule.ts'
import type { VersionName } from './model/index.ts'
import { Description } from './packing/description.ts'
import { toGraph } from './packing/graph-form.ts'
import { localDefaultProblem, LocalFiles, type LocalDefault, type MapPath } from './packing/local-files.ts'
import { countUses, Measurer, tooDeep, tooLarge } from './packing/pack-size.ts'
import { newestOf } from './packing/upgrade.ts'
import type { CodeTable } from './problems/codes.ts'
import { placeOf } from './problems/collect.ts'
import { judge } from './problems/levels.ts'
import { isError, type Problem } from './problems/problem.ts'
import { codesWith } from './rules/index.ts'
import { checkStructure } from './structure/structure.ts'
import { Checker, reachable, sortProblems } from './validate.ts'

/** A packed description, or why a document cannot be packed. */
export type Packing =
  | {
      readonly ok: true
      /** One process that refers to no file and has all that it runs inside it. Parts may be shared: treat as read-only. */
      readonly description: JsonObject
      /** `sha256:…` of the canonical JSON. */
      readonly digest: string
      /** The size of the minified JSON. */
      readonly bytes: number
      /** The files that the description was packed from, sorted. */
      readonly files: readonly string[]
      /** Files and folders of the repository that the description still refers to, because they are mapped to nothing. */
      readonly localDefaults: readonly LocalDefault[]
      /** Warnings and advice. */
      readonly problems: readonly Problem[]
      /** Problems that the baseline accepts. */
      readonly accepted: readonly Problem[]
    }
  | {
      readonly ok: false
      /** What can be read of a document with errors, only to compare it. Only with `despiteErrors`, and if it fits. */
      readonly description?: JsonObject
      readonly files: readonly string[]
      readonly problems: readonly Problem[]
      readonly accepted: readonly Problem[]
    }

export interface PackOptions {
  /**
   * The file on the platform for a path in the repository that a document uses as a default. By default, nothing is
   * mapped.
   */
  readonly mapPath?: MapPath
  /** How documents are checked. */
  readonly checks?: Checks
  /** Also describes what can be read of a document with errors. */
  readonly despiteErrors?: boolean
}

/** Packs documents of a workspace. Parts that several documents share are read and checked once. */
export class Packer {
  readonly #workspace: Workspace
  readonly #checker: Checker
  readonly #mapPath: MapPath
  readonly #checks: Checks
  readonly #despiteErrors: boolean
  readonly #codes: CodeTable
  readonly #upgrades = new WeakMap<Process, Map<VersionName, readonly Problem[]>>()

  constructor(workspace: Workspace, options: PackOptions = {}) {
    this.#workspace = workspace
    this.#checks = options.checks ?? {}
    this.#despiteErrors = options.despiteErrors ?? false
    this.#codes = codesWith(this.#checks.rules)
    this.#checker = new Checker(new Processes(workspace), this.#checks)
    this.#mapPath = options.mapPath ?? (() => undefined)
  }

  /**
   * Packs a document, given as `path` or `path#id`, as one self-contained description. Fails if the document has
   * errors.
   */
  async pack(reference: string): Promise<Packing> {
    return this.#pack(reference, (description) => description)
  }

  /** The same as a `$graph` for CWL runners, with each process once. Sizes and limits apply to that form. */
  async packGraph(reference: string): Promise<Packing> {
    return this.#pack(reference, toGraph)
  }

  /** The files that a document reaches, including missing files, as far as they are known without packing. */
  filesReached(reference: string): readonly string[] {
    return [...filesReached(this.#checker.processes, reference)].sort()
  }

  async #pack(reference: string, form: (description: JsonObject) => JsonObject): Promise<Packing> {
    // They do not exist on a platform, and the mapping may replace them.
    const raw = (await this.#checker.find(reference)).filter(({ code }) => code !== 'missing-default')
    const { process, choice, path } = this.#checker.open(reference)
    if (choice !== undefined) raw.push(choice)
    const processes = reachable([process])
    const files = this.#filesOf(path, processes)
    const before = judge(sortProblems(raw), this.#checks, this.#codes)
    const isInvalid = before.reported.some(isError)
    if (process === undefined || (isInvalid && !this.#despiteErrors))
      return { ok: false, files, problems: before.reported, accepted: before.accepted }
    const version = newestOf([...processes].map((each) => each.version))
    const local = new LocalFiles(this.#checker.processes.files, process.path, this.#mapPath)
    const found: Problem[] = []
    const packing = new Description(this.#checker.processes, version, local, found)
    const description = form(packing.root(process))
    const measurer = new Measurer()
    const { bytes, depth } = measurer.measure(description)
    const fits = bytes <= this.#workspace.limits.packedBytes && depth <= MAX_JSON_DEPTH
    const readable = this.#despiteErrors && fits ? { description } : {}
    if (isInvalid) return { ok: false, ...readable, files, problems: before.reported, accepted: before.accepted }
    for (const [each, value] of packing.upgraded) addAll(found, await this.#checkUpgrade(each, value, version))
    addAll(found, [
      ...local.found.map(localDefaultProblem),
      ...this.#sizeProblems(process, packing, measurer, bytes, depth),
    ])
    const { reported: problems, accepted } =
      found.length === 0
        ? before
        : judge(sortProblems([...raw, ...this.#checker.processes.files.traced(found)]), this.#checks, this.#codes)
    if (problems.some(isError)) return { ok: false, ...readable, files, problems, accepted }
    return {
      ok: true,
      description,
      digest: digestOf(description),
      bytes,
      files,
      localDefaults: local.found,
      problems,
      accepted,
    }
  }

  #sizeProblems(
    process: Process,
    packing: Description,
    measurer: Measurer,
    bytes: number,
    depth: number,
  ): readonly Problem[] {
    const { packedBytes } = this.#workspace.limits
    const problems: Problem[] = depth > MAX_JSON_DEPTH ? [tooDeep(process, depth)] : []
    if (bytes <= packedBytes) return problems
    const uses = countUses(process)
    const shares = [...packing.packed].map(([each, value]) => {
      const runs = each.runs.map((run) => (run === undefined ? undefined : packing.packed.get(run)))
      const inside = runs.reduce((sum, run) => sum + (run === undefined ? 0 : measurer.measure(run).bytes), 0)
      return { process: each, times: uses.get(each) ?? 1, bytes: measurer.measure(value).bytes - inside }
    })
    return [...problems, tooLarge(process, bytes, packedBytes, shares)]
  }

  /** A process that is valid in its own version must be valid in that of the description. */
  async #checkUpgrade(process: Process, value: JsonObject, version: VersionName): Promise<readonly Problem[]> {
    const known = this.#upgrades.get(process) ?? new Map<VersionName, readonly Problem[]>()
    this.#upgrades.set(process, known)
    const before = known.get(version)
    if (before !== undefined) return before
    const upgraded = { ...process, version, value }
    const texts = plainTexts(upgraded).map(({ container, key, message, severity }) => ({
      ...placeOf(process.path, container, key),
      message,
      severity,
    }))
    const errors = [...(await checkStructure(upgraded)), ...texts].filter(({ severity }) => severity === 'error')
    const problems = errors.map((problem): Problem => ({
      ...problem,
      code: 'cannot-upgrade',
      message: `this ${process.version} document is part of a ${version} description, and in ${version} ${problem.message}`,
      fix: `Rewrite ${process.path} for ${version}.`,
    }))
    known.set(version, problems)
    return problems
  }

  #filesOf(path: string, processes: ReadonlySet<Process>): readonly string[] {
    return [
      ...this.#checker.processes.files.reachedFrom([path, ...Array.from(processes, (process) => process.path)]),
    ].sort()
  }
}

/** Packs one document. For several, see {@link Packer}. */
export async function packDocument(
  workspace: Workspace,
  reference: string,
  options: PackOptions = {},
): Promise<Packing> {
  return new Packer(workspace, options).pack(reference)
}

/** One at a time: there can be more items than a call may have arguments. */
function addAll<Item>(list: Item[], items: readonly Item[]): void {
  for (const item of items) list.push(item)
}
