import { topOf, type Location } from '../../files/source-text.ts'
import type { Workspace } from '../../files/workspace.ts'
import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { normalizeProcess } from '../forms/normalize.ts'
import { MODELS, type VersionName } from '../model/index.ts'
import { describe } from '../problems/describe-value.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import { fileOf, isMarkedUnresolved, positionIn, positionOf } from '../yaml/origin.ts'
import { embeddedProcess, scopeOfRun } from './embedded.ts'
import type { LoadedFile } from './expansion.ts'
import { Files } from './files.ts'
import { fragmentOf, wholeName } from './local-names.ts'
import { resolveFrom, resolveReference } from './references.ts'
import { isUnopened, referenceProblem, notCwlProblem, unopenedAt } from './refusals.ts'
import {
  classProblem,
  duplicateProcesses,
  isInGraph,
  mistakenClass,
  misspeltDirectives,
  selectFromGraph,
  selectRoot,
} from './selection.ts'
import { prefixedVersion, versionOf } from './versions.ts'

/** One process of a document: a file's only one, one of its `$graph`, or one embedded under `run`. */
export interface Process {
  readonly path: string
  readonly version: VersionName
  readonly processClass: string
  /** In the long form of normalize.ts. */
  readonly value: JsonObject
  /** The process of each step, by index; undefined if it could not be read. */
  readonly runs: readonly (Process | undefined)[]
  /** In how it is reached and in its references; not in its structure, and not in other documents. */
  readonly problems: readonly Problem[]
  readonly documents: ReadonlySet<Document>
  /** It holds `$namespaces` and `$schemas`. */
  readonly root: JsonObject
  /** Only the workflow around it runs it. */
  readonly isEmbedded: boolean
}

export interface Document {
  readonly path: string
  readonly process: Process | undefined
  /** All processes of a `$graph`, if none was named. */
  readonly graph: readonly Process[]
  /** Why there is no process; reported only if one is needed. */
  readonly choice?: Problem
  readonly problems: readonly Problem[]
  /** It has its own problems, and so do the files that it imports. */
  readonly file: LoadedFile
  readonly isCutShort?: boolean
}

/**
 * The processes of a workspace. Each is built once, for any number of steps that run it. If there are too many to keep,
 * they are dropped before the next document.
 */
export class Processes {
  readonly workspace: Workspace
  readonly files: Files
  readonly #documents = new Map<string, Document>()
  /** By file, those that its steps run, even if they do not exist. */
  readonly #ran = new Map<string, Set<string>>()
  #asked: string | undefined
  /** Read completely, so that their references are known. */
  readonly #opened = new Set<string>()
  #releases = 0
  /** Outermost first: running one of them is a cycle. */
  readonly #open: string[] = []

  constructor(workspace: Workspace) {
    this.workspace = workspace
    this.files = new Files(workspace)
  }

  /** How often processes were dropped: caches of them are useless then. */
  get releases(): number {
    return this.#releases
  }

  hasOpened(path: string): boolean {
    return this.#opened.has(path)
  }

  /** Also what it refers to, directly or not, as far as it was read. */
  filesFrom(path: string): ReadonlySet<string> {
    const found = new Set([path])
    for (const file of found) {
      for (const reached of this.files.reachedBy(file)) found.add(reached)
      for (const run of this.#ran.get(file) ?? []) found.add(run)
    }
    return found
  }

  /** With a fragment, the one of its `$graph` with that id. */
  document(path: string, fragment?: string): Document {
    const key = fragment === undefined ? path : `${path}#${fragment}`
    if (this.#open.length === 0 && key !== this.#asked) {
      this.#asked = key
      if (!this.files.startDocument()) this.#release()
    }
    const known = this.#documents.get(key)
    if (known !== undefined) return known
    this.#open.push(key)
    try {
      const built = this.#build(path, fragment)
      const document = this.files.isExhausted ? { ...built, isCutShort: true } : built
      this.#documents.set(key, document)
      if (fragment === undefined) this.#opened.add(path)
      return document
    } finally {
      this.#open.pop()
    }
  }

  /** True if missing remote documents were read: then everything may be incomplete and must be built again. */
  async settle(): Promise<boolean> {
    if (!(await this.files.settle())) return false
    this.#release()
    this.#opened.clear()
    this.#asked = undefined
    return true
  }

  #release(): void {
    this.#documents.clear()
    this.#releases += 1
  }

  #build(path: string, fragment: string | undefined): Document {
    const file = this.files.load(path)
    const problems: Problem[] = []
    const { value } = file
    const none = { path, process: undefined, graph: [], file }
    if (value === undefined) return { ...none, problems }
    if (!isObject(value)) {
      const place = typeof value === 'object' && value !== null ? positionOf(value) : undefined
      const message = 'this is not a CWL process: its top level is not a map'
      return {
        ...none,
        problems: [createProblemAs(place ?? topOf(path), 'not-a-process', message, fixForNoMap(value))],
      }
    }
    const { $graph: processes } = value
    if (processes !== undefined && !isArray(processes)) {
      const problem = createProblemAs(
        positionIn(path, value, '$graph'),
        'wrong-type',
        `$graph must be a list of processes, and this is ${describe(processes)}`,
        isObject(processes) ? 'Write each as an item of a list, with its name as its id.' : undefined,
      )
      return { ...none, problems: [problem] }
    }
    if (processes !== undefined) problems.push(...misspeltDirectives(value, path))
    const found =
      processes === undefined ? selectRoot(value, fragment, path) : selectFromGraph(value, processes, fragment, path)
    const graph = fragment === undefined ? this.#graph(value, path, problems) : []
    if ('problem' in found) {
      const embedded = fragment === undefined ? undefined : embeddedProcess(value, fragment, path)
      if (embedded !== undefined)
        return {
          path,
          process: this.#process(embedded.value, { ...embedded, root: value, path }, problems),
          graph,
          problems,
          file,
        }
      return fragment !== undefined || graph.length > 0
        ? { ...none, graph, choice: found.problem, problems }
        : { ...none, problems: [...problems, found.problem] }
    }
    const version = versionOf(value, found.value, path)
    if (typeof version !== 'string') return { ...none, problems: [...problems, version] }
    problems.push(...prefixedVersion(value, path))
    return {
      path,
      process: this.#process(found.value, { root: value, path, version }, problems),
      graph,
      problems,
      file,
    }
  }

  #graph(root: JsonObject, path: string, problems: Problem[]): readonly Process[] {
    const { $graph: graph } = root
    if (!isArray(graph)) return []
    for (const duplicate of duplicateProcesses(graph, path)) problems.push(duplicate)
    // Processes that run one another share their problems.
    const found = new Set(problems)
    return graph.flatMap((item, index) => {
      if (!isObject(item)) {
        problems.push(
          createProblemAs(
            positionIn(path, graph, index),
            'wrong-type',
            `an item of $graph must be a process, and this is ${describe(item)}`,
          ),
        )
        return []
      }
      const { id, class: processClass } = item
      const place = positionIn(path, item)
      // "Each process object must have an id field" (CWL v1.2, "Packed documents").
      if (id === undefined && processClass !== undefined)
        problems.push(
          createProblemAs(
            place,
            'missing-field',
            'a process of a $graph needs the field id: text',
            'Name it; the one to run is named main.',
          ),
        )
      if (typeof processClass !== 'string') {
        // Some packers put types next to the processes.
        const version = versionOf(root, item, path)
        if (item['type'] === undefined && typeof version === 'string' && !isMarkedUnresolved(item))
          problems.push(classProblem(item, version, path))
        return []
      }
      if (typeof id !== 'string') {
        if (id !== undefined)
          problems.push(
            createProblemAs(
              positionOf(item, 'id') ?? place,
              'wrong-type',
              `the id of a process of a $graph must be text, and this is ${describe(id)}`,
            ),
          )
        return []
      }
      const document = this.document(path, fragmentOf(id))
      for (const reason of document.problems) {
        if (!found.has(reason)) problems.push(reason)
        found.add(reason)
      }
      return document.process ?? []
    })
  }

  #process(value: JsonObject, around: ProcessOrigin, problems: Problem[], isEmbedded = false): Process | undefined {
    const { version, root } = around
    const model = MODELS[version]
    const processClass = value['class']
    if (typeof processClass !== 'string' || !model.processes.includes(processClass)) {
      problems.push(classProblem(value, version, around.path))
      return undefined
    }
    const mistaken = mistakenClass(model, value, processClass, around.path)
    if (mistaken !== undefined) {
      problems.push(mistaken)
      return undefined
    }
    const normal = normalizeProcess(model, value, around)
    const found: RunProblems = { problems: [], documents: new Set() }
    const runs = processClass === 'Workflow' ? this.#runs(normal, around, found) : []
    return { path: around.path, version, processClass, value: normal, runs, ...found, root, isEmbedded }
  }

  #runs(workflow: JsonObject, around: ProcessOrigin, found: RunProblems): readonly (Process | undefined)[] {
    const { steps } = workflow
    if (!isArray(steps)) return []
    const within = { ...around, scope: wholeName(workflow['id'], around.scope) }
    return steps.map((step) => (isObject(step) ? this.#run(step, within, found) : undefined))
  }

  #run(step: JsonObject, around: ProcessOrigin, { problems, documents }: RunProblems): Process | undefined {
    const run = step['run']
    if (isObject(run)) {
      const file = fileOf(run, around.path)
      const version = versionOf(run, run, file, around.version)
      if (typeof version === 'string') {
        problems.push(...prefixedVersion(run, file))
        // An imported part has its names in its own file.
        const inside =
          file === around.path
            ? { root: around.root, scope: scopeOfRun(step['id'], run, around.scope, around.version) }
            : { root: run }
        return this.#process(run, { ...inside, path: file, version }, problems, true)
      }
      problems.push(version)
      return undefined
    }
    if (typeof run !== 'string') return undefined
    // An imported step has references relative to its own file.
    const from = fileOf(step, around.path)
    const place = (): Location => positionIn(from, step, 'run')
    // A fragment alone names a process of the same file.
    const target = run.startsWith('#')
      ? resolveReference(this.workspace, from, run)
      : resolveFrom(this.workspace, this.files.load(from).base, run)
    if (target.kind !== 'local') {
      problems.push(referenceProblem(target, place()))
      return undefined
    }
    problems.push(...this.files.refer(target.path, run, place))
    this.#remember(from, target.path)
    if (from !== around.path) this.#remember(around.path, target.path)
    const found: RunProblems = { problems: [], documents }
    const process = this.#reach(target.path, target.fragment, place, found)
    const isOfGraph = process === undefined && isInGraph(around.root, run)
    for (const problem of found.problems)
      problems.push(
        isOfGraph && problem.code === 'no-such-file'
          ? { ...problem, fix: `Write "#${run}" for the process of this $graph.` }
          : problem,
      )
    return process
  }

  #remember(file: string, run: string): void {
    const known = this.#ran.get(file)
    if (known === undefined) this.#ran.set(file, new Set([run]))
    else known.add(run)
  }

  #reach(
    path: string,
    fragment: string | undefined,
    place: () => Location,
    { problems, documents }: RunProblems,
  ): Process | undefined {
    const key = fragment === undefined ? path : `${path}#${fragment}`
    const cycle = this.#open.indexOf(key)
    if (cycle >= 0) {
      const way = wayThrough([...this.#open.slice(cycle), key])
      problems.push(
        createProblemAs(
          place(),
          'run-cycle',
          `this workflow runs itself: ${way}`,
          'CWL has no recursion; remove one of the steps.',
        ),
      )
      return undefined
    }
    if (this.#open.length >= MAX_RUN_DEPTH) {
      problems.push(
        createProblemAs(
          place(),
          'too-deep',
          `more than ${MAX_RUN_DEPTH} workflows run one another here, each inside the one before`,
          'Take levels of subworkflows out.',
        ),
      )
      return undefined
    }
    const document = this.document(path, fragment)
    // If nothing was found, the reference is wrong; otherwise its mistakes are reported there.
    const isMissing = document.process === undefined
    const notCwl = isMissing ? notCwlProblem(path, document.problems, place) : undefined
    if (isMissing && isUnopened(document.file))
      for (const reason of document.file.problems) problems.push(unopenedAt(reason, place()))
    else if (notCwl !== undefined) problems.push(notCwl)
    else documents.add(document)
    if (document.choice !== undefined) problems.push({ ...document.choice, ...place() })
    return document.process
  }
}

/** Only its two ends, because it may have thousands of steps. */
function wayThrough(keys: readonly string[]): string {
  const shown =
    keys.length <= MOST_OF_WAY ? keys : [...keys.slice(0, MOST_OF_WAY / 2), '…', ...keys.slice(-MOST_OF_WAY / 2)]
  return shown.join(' → ')
}

const MOST_OF_WAY = 16

function fixForNoMap(value: JsonValue): string {
  if (isPathOf(value))
    return 'This looks like a symbolic link that was checked out as text: set core.symlinks of git to true, and check it out again.'
  // Several processes in draft-2.
  if (isArray(value) && value.some((item) => isObject(item) && 'class' in item))
    return 'Put the processes under $graph, with cwlVersion next to it.'
  return 'A CWL file begins with cwlVersion and class.'
}

/** Without support for links, git writes the path of the target into a file. */
function isPathOf(value: JsonValue): boolean {
  return typeof value === 'string' && /^[\w./-]+\.(?:cwl|ya?ml|json)$/.test(value)
}

/** Each needs three levels: two of JSON and one of the process. More could not be written as a description. */
const MAX_RUN_DEPTH = 200

interface RunProblems {
  readonly problems: Problem[]
  readonly documents: Set<Document>
}

interface ProcessOrigin {
  readonly root: JsonObject
  readonly path: string
  readonly version: VersionName
  readonly scope?: string | undefined
}
