import { isArray, isObject, type JsonObject, type JsonValue } from '../json/index.ts'
import type { ProblemCode } from './codes.ts'
import { Files } from './files.ts'
import { fragmentOf, lastName } from './localnames.ts'
import { isVersion, MODELS, VERSIONS, type VersionName } from './model/index.ts'
import { normalizeProcess } from './normalize.ts'
import { originOf, positionOf } from './text/origin.ts'
import type { Problem } from './problem.ts'
import { resolveFrom, resolveReference } from './references.ts'
import { isUnopened, referenceProblem } from './refusals.ts'
import type { Place } from './text/text.ts'
import type { Workspace } from './workspace.ts'

/** One process of a document: a file's only one, one of its `$graph`, or one embedded under `run`. */
export interface Process {
  /** The file that it stands in. */
  readonly path: string
  readonly version: VersionName
  readonly processClass: string
  /** In the long form of normalize.ts. */
  readonly value: JsonObject
  /** Of a workflow, what each step runs, by the step's place in the list; undefined where that cannot be had. */
  readonly runs: readonly (Process | undefined)[]
  /** Mistakes in how it is reached and what it refers to; not in its structure. */
  readonly problems: readonly Problem[]
  /** The root map of the file, which holds `$namespaces` and `$schemas`. */
  readonly root: JsonObject
}

/** What asking for a document gave: its process if it has one, and the mistakes on the way there. */
export interface Document {
  readonly path: string
  readonly process: Process | undefined
  /** All processes of a `$graph` that was asked for without naming one; empty otherwise. */
  readonly graph: readonly Process[]
  /** Why there is no process although the file was read: to be told when one is needed. */
  readonly choice?: Problem
  /** Of the file itself and what it imports. */
  readonly problems: readonly Problem[]
}

/** The processes of a workspace, each file read once and each process built once, however many steps run it. */
export class Processes {
  readonly workspace: Workspace
  /** Each file of the workspace, read once. */
  readonly files: Files
  readonly #documents = new Map<string, Document>()
  /** By file, those that its steps run, also when they are not there. */
  readonly #ran = new Map<string, Set<string>>()
  /** Documents being built, outermost first: a `run` of one of them is a cycle. */
  readonly #open: string[] = []

  constructor(workspace: Workspace) {
    this.workspace = workspace
    this.files = new Files(workspace)
  }

  /** Files that a file imports or includes. */
  reachedBy(path: string): ReadonlySet<string> {
    return this.files.load(path).reached
  }

  /** A file and all that it refers to, at any distance, as far as it was read. */
  filesFrom(path: string): ReadonlySet<string> {
    const found = new Set([path])
    for (const file of found) {
      for (const reached of this.files.load(file).reached) found.add(reached)
      for (const run of this.#ran.get(file) ?? []) found.add(run)
    }
    return found
  }

  /** The process of a file, or with a fragment the one of its `$graph` with that id. */
  document(path: string, fragment?: string): Document {
    const key = fragment === undefined ? path : `${path}#${fragment}`
    const known = this.#documents.get(key)
    if (known !== undefined) return known
    if (this.#open.length === 0) this.files.startDocument()
    this.#open.push(key)
    try {
      const document = this.#build(path, fragment)
      this.#documents.set(key, document)
      return document
    } finally {
      this.#open.pop()
    }
  }

  /**
   * Asks for what other machines hold and was missed so far. When it is true, all that was built may lack something and
   * is built anew.
   */
  async settle(): Promise<boolean> {
    if (!(await this.files.settle())) return false
    this.#documents.clear()
    return true
  }

  #build(path: string, fragment: string | undefined): Document {
    const file = this.files.load(path)
    const problems = [...file.problems]
    const { value } = file
    const none = { path, process: undefined, graph: [] }
    if (value === undefined) return { ...none, problems }
    if (!isObject(value)) {
      const place = typeof value === 'object' && value !== null ? positionOf(value) : undefined
      problems.push(problem(place ?? topOf(path), 'not-a-process', 'the file holds no CWL process: its top level is not a map', 'A CWL file begins with cwlVersion and class.'))
      return { ...none, problems }
    }
    const found = isArray(value['$graph']) ? selectFromGraph(value, value['$graph'], fragment, path) : selectRoot(value, fragment, path)
    const graph = fragment === undefined ? this.#graph(value, path, problems) : []
    if ('problem' in found) {
      return graph.length > 0 ? { path, process: undefined, graph, choice: found.problem, problems } : { ...none, problems: [...problems, found.problem] }
    }
    const version = versionOf(value, found.value, path)
    if (typeof version !== 'string') return { ...none, problems: [...problems, version] }
    return { path, process: this.#process(found.value, { root: value, path, version }, problems), graph, problems }
  }

  #graph(root: JsonObject, path: string, problems: Problem[]): readonly Process[] {
    const { $graph: graph } = root
    if (!isArray(graph)) return []
    for (const duplicate of duplicateProcesses(graph, path)) problems.push(duplicate)
    // Processes that run one another have their problems in common.
    const told = new Set(problems)
    return graph.flatMap((item) => {
      const id = isObject(item) ? item['id'] : undefined
      // "Each process object must have an id field" (CWL v1.2, "Packed documents").
      if (isObject(item) && id === undefined && item['class'] !== undefined) problems.push(problem(positionOf(item) ?? topOf(path), 'missing-field', 'a process of a $graph needs the field id: text', 'Name it; the one to run is named main.'))
      if (typeof id !== 'string' || !isObject(item)) return []
      // A graph may hold types and the like beside its processes.
      if (typeof item['class'] !== 'string') return []
      const document = this.document(path, fragmentOf(id))
      for (const reason of document.problems) {
        if (!told.has(reason)) problems.push(reason)
        told.add(reason)
      }
      return document.process ?? []
    })
  }

  #process(value: JsonObject, around: Surroundings, problems: Problem[]): Process | undefined {
    const { version, root } = around
    const model = MODELS[version]
    const processClass = value['class']
    if (typeof processClass !== 'string' || !model.processes.includes(processClass)) {
      problems.push(classProblem(value, version, around.path))
      return undefined
    }
    const normal = normalizeProcess(model, value)
    const own: Problem[] = []
    const runs = processClass === 'Workflow' ? this.#runs(normal, around, own) : []
    return { path: around.path, version, processClass, value: normal, runs, problems: own, root }
  }

  #runs(workflow: JsonObject, around: Surroundings, problems: Problem[]): readonly (Process | undefined)[] {
    const { steps } = workflow
    if (!isArray(steps)) return []
    return steps.map((step) => (isObject(step) ? this.#run(step, around, problems) : undefined))
  }

  #run(step: JsonObject, around: Surroundings, problems: Problem[]): Process | undefined {
    const run = step['run']
    if (isObject(run)) {
      const file = originOf(run)?.source.file ?? around.path
      const version = versionOf(run, run, file, around.version)
      if (typeof version === 'string') return this.#process(run, { root: file === around.path ? around.root : run, path: file, version }, problems)
      problems.push(version)
      return undefined
    }
    if (typeof run !== 'string') return undefined
    // The step may have been imported: what it says is relative to the file that says it.
    const from = originOf(step)?.source.file ?? around.path
    const place = positionOf(step, 'run') ?? topOf(from)
    // A bare fragment names a process of the same file, whatever the base.
    const target = run.startsWith('#') ? resolveReference(this.workspace, from, run) : resolveFrom(this.workspace, this.files.load(from).base, run)
    if (target.kind !== 'local') {
      problems.push(referenceProblem(target, place))
      return undefined
    }
    problems.push(...this.files.refer(target.path, run, place))
    for (const file of new Set([from, around.path])) this.#ran.set(file, (this.#ran.get(file) ?? new Set()).add(target.path))
    return this.#reach(target.path, target.fragment, place, problems)
  }

  #reach(path: string, fragment: string | undefined, place: Place, problems: Problem[]): Process | undefined {
    const key = fragment === undefined ? path : `${path}#${fragment}`
    const cycle = this.#open.indexOf(key)
    if (cycle >= 0) {
      const way = [...this.#open.slice(cycle), key].join(' → ')
      problems.push(problem(place, 'run-cycle', `this workflow runs itself: ${way}`, 'CWL has no recursion; remove one of the steps.'))
      return undefined
    }
    if (this.#open.length >= MAX_RUN_DEPTH) {
      problems.push(problem(place, 'too-deep', `more than ${MAX_RUN_DEPTH} workflows run one another here, each inside the one before`, 'Take levels of subworkflows out.'))
      return undefined
    }
    const document = this.document(path, fragment)
    // Why nothing was found is the reference's mistake; what was found has its mistakes where they stand.
    const isUnread = document.process === undefined && isUnopened(this.files.load(path))
    for (const reason of document.problems) problems.push(isUnread || reason.code === 'no-such-name' ? { ...reason, ...place } : reason)
    if (document.choice !== undefined) problems.push({ ...document.choice, ...place })
    return document.process
  }
}

/** Two levels of JSON and one of the process make three a workflow: more than this could not be written as a description. */
const MAX_RUN_DEPTH = 200

interface Surroundings {
  readonly root: JsonObject
  readonly path: string
  readonly version: VersionName
}

interface GraphIndex {
  readonly processes: readonly JsonObject[]
  readonly byId: ReadonlyMap<string, JsonObject>
  readonly byLastName: ReadonlyMap<string, JsonObject>
}

const GRAPHS = new WeakMap<readonly JsonValue[], GraphIndex>()

/** The processes of a graph by their names, of two with the same name the first; made once a graph. */
function indexOf(graph: readonly JsonValue[]): GraphIndex {
  const known = GRAPHS.get(graph)
  if (known !== undefined) return known
  const processes = graph.filter(isObject)
  const byId = new Map<string, JsonObject>()
  const byLastName = new Map<string, JsonObject>()
  for (const process of processes) {
    const { id } = process
    if (typeof id !== 'string') continue
    if (!byId.has(fragmentOf(id))) byId.set(fragmentOf(id), process)
    if (!byLastName.has(lastName(id))) byLastName.set(lastName(id), process)
  }
  const index = { processes, byId, byLastName }
  GRAPHS.set(graph, index)
  return index
}

type Selection = { readonly value: JsonObject } | { readonly problem: Problem }

function selectFromGraph(root: JsonObject, graph: readonly JsonValue[], fragment: string | undefined, path: string): Selection {
  const { processes, byId, byLastName } = indexOf(graph)
  const named = (name: string): JsonObject | undefined => byId.get(name) ?? byLastName.get(name)
  const only = processes.length === 1 ? processes[0] : undefined
  const value = fragment === undefined ? (named('main') ?? only) : named(fragment)
  if (value !== undefined) return { value }
  const names = [...byId.keys()]
  const place = positionOf(root, '$graph') ?? topOf(path)
  return {
    problem:
      fragment === undefined
        ? problem(place, 'no-main', `none of the ${processes.length} processes of this $graph is named main`, `Name one: ${path}#${names[0] ?? 'id'}`)
        : problem(place, 'no-such-name', `this $graph holds no process named ${fragment}`, `It holds ${names.slice(0, 20).join(', ')}${names.length > 20 ? ', …' : ''}.`),
  }
}

function duplicateProcesses(graph: readonly JsonValue[], path: string): readonly Problem[] {
  const first = new Map<string, JsonObject>()
  return graph.filter(isObject).flatMap((process) => {
    const { id } = process
    if (typeof id !== 'string') return []
    const earlier = first.get(fragmentOf(id))
    if (earlier === undefined) {
      first.set(fragmentOf(id), process)
      return []
    }
    const line = positionOf(earlier, 'id')?.line
    const message = `there is a second object ${fragmentOf(id)} in this $graph${line === undefined ? '' : `; the first is on line ${line}`}`
    return [problem(positionOf(process, 'id') ?? topOf(path), 'duplicate-id', message, 'Rename one of the two.')]
  })
}

function selectRoot(root: JsonObject, fragment: string | undefined, path: string): Selection {
  if (fragment === undefined) return { value: root }
  const id = root['id']
  if (fragment === 'main' || (typeof id === 'string' && (fragmentOf(id) === fragment || lastName(id) === fragment))) return { value: root }
  return {
    problem: problem(topOf(path), 'no-such-name', `${path} holds no process named ${fragment}`, `Refer to ${path} alone.`),
  }
}

/** The version that holds for a process: its own, its file's, or for one under `run` that of the process around it. */
function versionOf(root: JsonObject, value: JsonObject, path: string, inherited?: VersionName): VersionName | Problem {
  // "All processes in a document must adhere to the cwlVersion of the document" (CWL v1.2, "Packed documents").
  const holder = value['cwlVersion'] === undefined || '$graph' in root ? root : value
  const written = holder['cwlVersion']
  if (isVersion(written)) return written
  if (written === undefined || written === null) {
    if (inherited !== undefined) return inherited
    return 'class' in value || '$graph' in root
      ? problem(positionOf(root) ?? topOf(path), 'no-version', 'cwlVersion is missing', `Say which version this is, such as cwlVersion: v1.2.`)
      : problem(positionOf(root) ?? topOf(path), 'not-a-process', 'the file holds no CWL process: it has neither class nor cwlVersion', 'A CWL file begins with cwlVersion and class.')
  }
  const place = positionOf(holder, 'cwlVersion') ?? topOf(path)
  const shown = typeof written === 'string' ? written : typeof written
  if (typeof written === 'string' && /^(?:cwl:)?(?:sbg:)?draft-|^v1\.\d\.0-dev/.test(written)) {
    const tool = written.startsWith('sbg:') ? 'sevenbridges-cwl-draft2-upgrader' : 'cwl-upgrader'
    return problem(place, 'old-version', `cwlVersion ${shown} is a draft, and only ${VERSIONS.join(', ')} are read`, `Upgrade the file with ${tool}, then check it again.`)
  }
  return problem(place, 'unknown-version', `cwlVersion ${shown} is not known; known are ${VERSIONS.join(', ')}`, 'Use the version that the file was written for.')
}

function classProblem(value: JsonObject, version: VersionName, path: string): Problem {
  const { processes } = MODELS[version]
  const written = value['class']
  if (written === undefined) {
    return problem(positionOf(value) ?? topOf(path), 'no-class', 'class is missing', `Say which it is: ${processes.join(', ')}.`)
  }
  const place = positionOf(value, 'class') ?? topOf(path)
  if (written === 'Operation') {
    return problem(place, 'later-version', `class Operation came with v1.2, and this is ${version}`, 'Raise cwlVersion, or use another class.')
  }
  const shown = typeof written === 'string' ? written : 'this'
  return problem(place, 'unknown-class', `${shown} is no class of process in CWL ${version}`, `Use one of ${processes.join(', ')}.`)
}

function problem(place: Place, code: ProblemCode, message: string, hint: string): Problem {
  return { code, severity: 'error', message, hint, ...place }
}

function topOf(path: string): Place {
  return { file: path, line: 1, column: 1 }
}
