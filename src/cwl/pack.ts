import { addAll } from '../json/add-all.ts'
import { digestOf, MAX_JSON_DEPTH, type JsonObject } from '../json/index.ts'
import { plainTexts } from './analysis/expressions.ts'
import { Processes, type Process } from './documents/processes.ts'
import { filesReached } from './documents/reach.ts'
import type { VersionName } from './model/index.ts'
import { Description } from './packing/description.ts'
import { toGraph } from './packing/graph-form.ts'
import { localDefaultProblem, LocalFiles, type LocalDefault, type MapPath } from './packing/local-files.ts'
import { countUses, Measurer, tooDeep, tooLarge } from './packing/pack-size.ts'
import { newestOf } from './packing/upgrade.ts'
import { placeOf } from './problems/collect.ts'
import { judge, type Checks } from './problems/levels.ts'
import { isError, type Problem } from './problems/problem.ts'
import { CODES } from './rules/index.ts'
import type { Workspace } from './source/workspace.ts'
import { checkStructure } from './structure/structure.ts'
import { Checker, reachable, sortProblems } from './validate.ts'

/** A packed description, or why there is none. */
export type Packing =
  | {
      readonly ok: true
      /** One process that refers to no file, with all that it runs inside it. Parts may be shared: treat as read-only. */
      readonly description: JsonObject
      /** `sha256:…` of the canonical JSON. */
      readonly digest: string
      /** Of the minified JSON. */
      readonly bytes: number
      /** Files that it came from, sorted. */
      readonly files: readonly string[]
      /** Files and folders of the repository that the description still names, because nothing was mapped to them. */
      readonly localDefaults: readonly LocalDefault[]
      /** Warnings and advice. */
      readonly problems: readonly Problem[]
      /** Problems that the baseline accepts. */
      readonly accepted: readonly Problem[]
    }
  | {
      readonly ok: false
      readonly files: readonly string[]
      readonly problems: readonly Problem[]
      readonly accepted: readonly Problem[]
    }

/** How documents are packed. */
export interface PackOptions {
  /**
   * What on the platform stands for a path of the repository that a document names as a default; by default nothing
   * does.
   */
  readonly mapPath?: MapPath
  /** What the configuration says about problems. */
  readonly checks?: Checks
}

/** Packs documents of a workspace; what several of them share is read and checked once. */
export class Packer {
  readonly #workspace: Workspace
  readonly #checker: Checker
  readonly #mapPath: MapPath
  readonly #checks: Checks
  readonly #upgrades = new WeakMap<Process, Map<VersionName, readonly Problem[]>>()

  /** Reads nothing yet. */
  constructor(workspace: Workspace, options: PackOptions = {}) {
    this.#workspace = workspace
    this.#checks = options.checks ?? {}
    this.#checker = new Checker(new Processes(workspace), this.#checks)
    this.#mapPath = options.mapPath ?? (() => undefined)
  }

  /** A document, given as `path` or `path#id`, as one self-contained description; refused when it has errors. */
  async pack(reference: string): Promise<Packing> {
    return this.#pack(reference, (description) => description)
  }

  /** The same as a `$graph`, for runners of CWL: each process once. Sizes and limits are those of that form. */
  async packGraph(reference: string): Promise<Packing> {
    return this.#pack(reference, toGraph)
  }

  /** The files that a document reaches, also those that are not there, as far as they are known without packing it. */
  filesReached(reference: string): readonly string[] {
    return [...filesReached(this.#checker.processes, reference)].sort()
  }

  async #pack(reference: string, form: (description: JsonObject) => JsonObject): Promise<Packing> {
    // On a platform no default of the repository exists, and whether a file of the platform stands for it is known
    // here.
    const raw = (await this.#checker.find(reference)).filter(({ code }) => code !== 'missing-default')
    const { process, choice, path } = this.#checker.open(reference)
    if (choice !== undefined) raw.push(choice)
    const processes = reachable([process])
    const files = this.#filesOf(path, processes)
    const before = judge(sortProblems(raw), this.#checks, CODES)
    if (process === undefined || before.told.some(isError))
      return { ok: false, files, problems: before.told, accepted: before.accepted }
    const version = newestOf([...processes].map((each) => each.version))
    const local = new LocalFiles(this.#checker.processes.files, process.path, this.#mapPath)
    const found: Problem[] = []
    const packing = new Description(this.#checker.processes, version, local, found)
    const description = form(packing.root(process))
    for (const [each, value] of packing.upgraded) addAll(found, await this.#checkUpgrade(each, value, version))
    const measurer = new Measurer()
    const { bytes, depth } = measurer.measure(description)
    addAll(found, [
      ...local.found.map(localDefaultProblem),
      ...this.#sizeProblems(process, packing, measurer, bytes, depth),
    ])
    const { told: problems, accepted } =
      found.length === 0
        ? before
        : judge(sortProblems([...raw, ...this.#checker.processes.files.traced(found)]), this.#checks, CODES)
    if (problems.some(isError)) return { ok: false, files, problems, accepted }
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

  /** A process that was valid under its own version must be so under the description's. */
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
      message: `this ${process.version} document is part of a ${version} description, and there ${problem.message}`,
      fix: `Write ${process.path} for ${version}.`,
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

/** Packs one document; see {@link Packer} for several. */
export async function packDocument(
  workspace: Workspace,
  reference: string,
  options: PackOptions = {},
): Promise<Packing> {
  return new Packer(workspace, options).pack(reference)
}
