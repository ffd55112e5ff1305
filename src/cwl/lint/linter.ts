import type { JsonObject } from '../../json/index.ts'
import type { Processes, Process } from '../documents/processes.ts'
import type { CodeTable } from '../problems/codes.ts'
import type { ProblemCollector } from '../problems/collect.ts'
import type { Problem, Severity } from '../problems/problem.ts'
import { Context, type Permissions, type Readers } from './context.ts'
import { bitOf, EVERY, includesFeature, type FeatureSet } from './facts/features.ts'
import { JavascriptReader, librariesOf } from './facts/javascript-reader.ts'
import { PortReader } from './facts/ports.ts'
import { Reporter } from './report.ts'
import type { Rule, Nodes, Visits } from './rule.ts'

/** Runs rules on processes, once for all documents that reach a process. */
export class Linter {
  readonly #rules: readonly Rule[]
  readonly #severities: ReadonlyMap<string, Severity>
  readonly #known: ReadonlySet<string>
  readonly #readers: Readers
  readonly #visits = new Map<Process, Visit>()
  readonly #ofFiles = new Map<JsonObject, readonly Problem[]>()
  readonly #byClass = new Map<string, Selection>()

  constructor(processes: Processes, rules: readonly Rule[], codes: CodeTable, isWanted: (code: string) => boolean) {
    const { files } = processes
    this.#known = new Set(Object.keys(codes))
    this.#severities = new Map(
      Object.entries(codes).flatMap(([code, { severity }]) =>
        isWanted(code) ? [[code, severity === 'off' ? 'advice' : severity] as const] : [],
      ),
    )
    this.#rules = rules.filter((each) => Object.keys(each.codes).some((code) => this.#severities.has(code)))
    this.#readers = {
      files,
      ports: new PortReader(files),
      javascript: new JavascriptReader(files.workspace.limits),
    }
  }

  /** Adds the problems of all processes that are reached from the roots. */
  async check(roots: readonly Process[], collector: ProblemCollector): Promise<void> {
    const { files, ports, javascript } = this.#readers
    javascript.startDocument()
    ports.startDocument()
    const features = this.#pathFeatures(roots)
    if (ports.excess !== undefined) return collector.add(ports.excess)
    for (const [process, onPaths] of features) {
      if (collector.isFull) break
      // If something could not be imported, references to it are not mistakes.
      if (!files.load(process.path).isWhole) continue
      const visit = this.#visit(process)
      if (hasCode(visit.context)) await javascript.load()
      collector.addAll(await this.#problemsOf(visit))
      collector.addAll(this.checkFile(process))
      collector.addAll(await this.#problemsOfPermissions(visit, onPaths))
    }
  }

  /** Whether the types of the last document exceeded the limit: another one may find more in its processes. */
  get isExhausted(): boolean {
    return this.#readers.ports.excess !== undefined
  }

  checkFile({ path, root }: Pick<Process, 'path' | 'root'>): readonly Problem[] {
    const known = this.#ofFiles.get(root)
    if (known !== undefined) return known
    const reporter = new Reporter(path, this.#severities, this.#known)
    const context = { path, root, files: this.#readers.files, report: reporter.report }
    for (const each of this.#rules) each.file?.(context)
    this.#ofFiles.set(root, reporter.problems)
    return reporter.problems
  }

  async #problemsOf(visit: Visit): Promise<readonly Problem[]> {
    const { context, reporter } = visit
    if (!visit.isDone) await walk(this.#rulesFor(context).always, context)
    visit.isDone = true
    return reporter.problems
  }

  async #problemsOfPermissions(
    { context, ofPermissions }: Visit,
    { everywhere, somewhere }: PathFeatures,
  ): Promise<readonly Problem[]> {
    const permissions: Permissions = {
      everywhere,
      isJavascriptEverywhere: includesFeature(everywhere, JAVASCRIPT),
      hasJavascript: includesFeature(somewhere, JAVASCRIPT),
    }
    // Where only some paths permit a feature, rules only use whether that feature is JavaScript.
    const key = permissions.hasJavascript ? everywhere : -1 - everywhere
    const known = ofPermissions.get(key)
    if (known !== undefined) return known
    const reporter = new Reporter(context.path, this.#severities, this.#known)
    await walk(this.#rulesFor(context).ofPermissions, context.with(permissions, reporter.report))
    // Not kept if the JavaScript exceeded the limit: another document may have room for it.
    if (!this.#readers.javascript.lacksRoom) ofPermissions.set(key, reporter.problems)
    return reporter.problems
  }

  #visit(process: Process): Visit {
    const known = this.#visits.get(process)
    if (known !== undefined) return known
    const reporter = new Reporter(process.path, this.#severities, this.#known)
    const context = new Context(process, this.#readers, reporter.report)
    const visit = { context, reporter, isDone: false, ofPermissions: new Map() }
    this.#visits.set(process, visit)
    return visit
  }

  #contextOf(process: Process): Context {
    return this.#visit(process).context
  }

  #rulesFor({ processClass }: Context): Selection {
    const known = this.#byClass.get(processClass)
    if (known !== undefined) return known
    const rules = this.#rules.filter(({ on }) => on === undefined || [on].flat().some((each) => each === processClass))
    const selection = {
      always: rules.filter(({ scope }) => scope === undefined),
      ofPermissions: rules.filter(({ scope }) => scope === 'permissions'),
    }
    this.#byClass.set(processClass, selection)
    return selection
  }

  /** What is permitted to each process that is reached, on all paths and on any. There may be as many paths as steps. */
  #pathFeatures(roots: readonly Process[]): ReadonlyMap<Process, PathFeatures> {
    const found = new Map<Process, PathFeatures>()
    const queue: Process[] = []
    const reach = (process: Process, inherited: PathFeatures, permits: FeatureSet): void => {
      const known = found.get(process)
      const everywhere = (inherited.everywhere | permits) & (known?.everywhere ?? EVERY)
      const somewhere = inherited.somewhere | permits | (known?.somewhere ?? 0)
      if (known?.everywhere === everywhere && known.somewhere === somewhere) return
      found.set(process, { everywhere, somewhere })
      queue.push(process)
    }
    for (const root of roots) reach(root, NOTHING, this.#contextOf(root).permits)
    for (const process of queue) {
      const { runs } = this.#contextOf(process)
      if (runs.length === 0) continue
      const onPaths = withReported(found.get(process) ?? NOTHING, this.#contextOf(process).uses)
      for (const { run, permits } of runs) {
        // Requirements of a workflow apply to what its steps run (CWL v1.2, "Requirements and hints").
        reach(run, onPaths, permits | this.#contextOf(run).permits)
      }
    }
    // Types count for this document, even if another one had them read.
    for (const process of found.keys()) {
      this.#readers.ports.of(process)
      this.#readers.ports.enter(process)
    }
    return found
  }
}

function hasCode({ value, expressions }: Context): boolean {
  return (
    librariesOf(value).length > 0 ||
    expressions.texts.some(({ interpolations }) => interpolations.some(({ kind }) => kind !== 'reference'))
  )
}

interface Visit {
  readonly context: Context
  readonly reporter: Reporter
  isDone: boolean
  readonly ofPermissions: Map<FeatureSet, readonly Problem[]>
}

interface Selection {
  readonly always: readonly Rule[]
  readonly ofPermissions: readonly Rule[]
}

interface PathFeatures {
  readonly everywhere: FeatureSet
  readonly somewhere: FeatureSet
}

/** What the workflow itself lacks is reported there: the requirement then applies to what it runs. */
function withReported({ everywhere, somewhere }: PathFeatures, { own, ofSteps }: Context['uses']): PathFeatures {
  const used = [own, ...ofSteps.map(({ uses }) => uses)].flat().reduce((set, { feature }) => set | bitOf(feature), 0)
  return { everywhere: everywhere | used, somewhere: somewhere | used }
}

const NOTHING: PathFeatures = { everywhere: 0, somewhere: 0 }

const JAVASCRIPT = 'InlineJavascriptRequirement'

const NODES: { readonly [Kind in keyof Nodes]: (context: Context) => Iterable<Nodes[Kind]> } = {
  input: ({ ports }) => ports.inputs.values(),
  output: ({ ports }) => ports.outputs.values(),
  step: ({ steps }) => steps,
  link: ({ links, processClass }) => (processClass === 'Workflow' ? links.all : []),
  binding: ({ bindings }) => bindings,
  glob: ({ globs }) => globs,
  pattern: ({ patterns }) => patterns,
  requirement: ({ requirements }) => requirements,
  text: ({ expressions }) => expressions.texts,
}

const KINDS = Object.keys(NODES) as readonly (keyof Nodes)[]

/** First the process as a whole, then each node. */
async function walk(rules: readonly Rule[], context: Context): Promise<void> {
  for (const each of rules) {
    const loading = each.process?.(context)
    if (loading !== undefined) await loading
  }
  for (const kind of KINDS) visitAll(kind, NODES[kind], rules, context)
}

function visitAll<Kind extends keyof Nodes>(
  kind: Kind,
  nodes: (context: Context) => Iterable<Nodes[Kind]>,
  rules: readonly Visits<string>[],
  context: Context,
): void {
  const interested = rules.filter((each) => each[kind] !== undefined)
  if (interested.length === 0) return
  for (const node of nodes(context)) for (const each of interested) each[kind]?.(node, context)
}
