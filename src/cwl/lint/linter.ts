import { addAll } from '../../json/add-all.ts'
import type { JsonObject } from '../../json/index.ts'
import { expressionsOf, type ExpressionSite } from '../analysis/expressions.ts'
import {
  EVERY,
  includesFeature,
  missingFeatures,
  permittedBy,
  type FeatureSet,
  type Uses,
} from '../analysis/features.ts'
import { PortReader, type Ports } from '../analysis/ports.ts'
import { stepsOf, type Step } from '../analysis/steps.ts'
import type { Files } from '../documents/files.ts'
import type { Process, Processes } from '../documents/processes.ts'
import type { ProblemCode } from '../problems/codes.ts'
import { NO_PROBLEMS, remarkOnMore, type DocumentProblems } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'
import { checkAdvice } from '../rules/advice.ts'
import { checkCommandLine, shellUses } from '../rules/command-line.ts'
import { checkContinuedExpressions } from '../rules/continued-expressions.ts'
import { checkCycles } from '../rules/cycles.ts'
import { checkDataFlow } from '../rules/data-flow.ts'
import { checkDefaults } from '../rules/defaults.ts'
import { checkDirectives } from '../rules/directives.ts'
import { checkExpressionTypes } from '../rules/expression-types.ts'
import { javascriptUses, outputUses, stepUses } from '../rules/feature-uses.ts'
import { checkFileNames, containerUses } from '../rules/file-names.ts'
import { checkDefaultFiles, checkWorkingFolder } from '../rules/file-values.ts'
import { checkFixedFolders } from '../rules/fixed-folders.ts'
import { checkIdentifiers } from '../rules/identifiers.ts'
import { checkInPlace } from '../rules/in-place.ts'
import { checkMembers } from '../rules/javascript-members.ts'
import { JavascriptChecker } from '../rules/javascript.ts'
import { listingUses } from '../rules/listings.ts'
import { checkFoundValues, checkMadeValues } from '../rules/made-values.ts'
import { checkNearlyNamed } from '../rules/nearly-named.ts'
import { networkUses } from '../rules/network.ts'
import { checkOptionalValues } from '../rules/optional-values.ts'
import { checkParameters } from '../rules/parameters.ts'
import { checkReferences } from '../rules/references.ts'
import { checkRequirements } from '../rules/requirements.ts'
import { checkReturnedOutputs } from '../rules/returned-outputs.ts'
import { checkSchemas } from '../rules/schemas.ts'
import { checkDeclaredFiles } from '../rules/undeclared-files.ts'
import { checkContents } from '../rules/unread-contents.ts'
import { checkUnused } from '../rules/unused.ts'
import { checkVocabulary } from '../rules/vocabulary.ts'

/** Checks what a schema cannot say: links, types, expressions, requirements. Each process is looked at once. */
export class Linter {
  readonly #ports: PortReader
  readonly #javascript: JavascriptChecker
  readonly #surroundings = new Map<Process, ProcessContext>()
  readonly #studies = new Map<Process, ProcessAnalysis>()
  readonly #ofFiles = new Map<JsonObject, readonly Problem[]>()

  readonly #files: Files
  readonly #isWanted: (code: ProblemCode) => boolean

  /** `isWanted` spares the search for what nobody wants told. */
  constructor(processes: Processes, isWanted: (code: ProblemCode) => boolean) {
    this.#files = processes.files
    this.#javascript = new JavascriptChecker(processes.files.workspace.limits)
    this.#ports = new PortReader(processes.files)
    this.#isWanted = isWanted
  }

  /** Adds problems of the processes that can be reached, given what requirements they inherit on the way. */
  async check(roots: readonly Process[], told: DocumentProblems): Promise<void> {
    this.#javascript.startDocument()
    this.#ports.startDocument()
    const files = new Set<JsonObject>()
    const permitted = this.#permissions(roots)
    if (this.#ports.excess !== undefined) {
      told.add(this.#ports.excess)
      return
    }
    for (const [process, permissions] of permitted) {
      if (told.isFull) break
      // Where something could not be imported, what refers to it is not wrong.
      if (!this.#files.load(process.path).isWhole) continue
      const study = this.#study(process)
      told.addAll(study.problems)
      if (!files.has(process.root)) told.addAll(this.#problemsOfFile(process))
      files.add(process.root)
      const context = contextOf(study, permissions)
      const found = context.problems ?? (await this.#checkInContext(process, study, context))
      // Another document that reaches this process may have room for the JavaScript that this one has none for.
      if (!this.#javascript.lacksRoom) context.problems = found
      told.addAll(found)
    }
  }

  /**
   * Whether there was no room for all types of the last document. What is known of its processes may be more for
   * another.
   */
  get isExhausted(): boolean {
    return this.#ports.excess !== undefined
  }

  /**
   * What is permitted to each process that can be reached. Ways there may be as many as steps, and each may permit
   * something else: what matters is what none of them lacks, and what any of them has.
   */
  #permissions(roots: readonly Process[]): ReadonlyMap<Process, Permissions> {
    const found = new Map<Process, Permissions>()
    const queue: Process[] = []
    const reach = (process: Process, inherited: Permissions, permits: FeatureSet): void => {
      const known = found.get(process)
      const everywhere = (inherited.everywhere | permits) & (known?.everywhere ?? EVERY)
      const somewhere = inherited.somewhere | permits | (known?.somewhere ?? 0)
      if (known?.everywhere === everywhere && known.somewhere === somewhere) return
      found.set(process, { everywhere, somewhere })
      queue.push(process)
    }
    for (const root of roots) reach(root, NOTHING, this.#around(root).permits)
    for (const process of queue) {
      const permissions = found.get(process) ?? NOTHING
      for (const { run, permits } of this.#around(process).runs) {
        // Requirements of a workflow hold for what its steps run (CWL v1.2, "Requirements and hints").
        if (run !== undefined) reach(run, permissions, permits | this.#around(run).permits)
      }
    }
    // What each names counts for this document, also where another has had it read.
    for (const process of found.keys()) this.#ports.enter(process)
    return found
  }

  /** What is wrong with what a file says as a whole, however many processes it has. */
  #problemsOfFile(process: Process): readonly Problem[] {
    const known = this.#ofFiles.get(process.root)
    if (known !== undefined) return known
    const problems = [checkDirectives(process), checkSchemas(process, this.#files)].flatMap(remarkOnMore)
    this.#ofFiles.set(process.root, problems)
    return problems
  }

  #study(process: Process): ProcessAnalysis {
    const known = this.#studies.get(process)
    if (known !== undefined) return known
    const study = analyzeProcess(process, this.#around(process), this.#files, this.#isWanted)
    this.#studies.set(process, study)
    return study
  }

  #around(process: Process): ProcessContext {
    const known = this.#surroundings.get(process)
    if (known !== undefined) return known
    const ports = this.#ports.of(process)
    const steps = process.processClass === 'Workflow' ? stepsOf(process, this.#ports) : []
    const surroundings = {
      ports,
      steps,
      runs: steps.map(({ run, value }) => ({ run, permits: permittedBy(value) })),
      permits: permittedBy(process.value),
    }
    this.#surroundings.set(process, surroundings)
    return surroundings
  }

  async #checkInContext(
    process: Process,
    study: ProcessAnalysis,
    { everywhere, hasJavascript }: Context,
  ): Promise<readonly Problem[]> {
    const problems = [...missingFeatures(process, [study, ...study.steps], everywhere)]
    if (!includesFeature(everywhere, JAVASCRIPT))
      addAll(problems, remarkOnMore(checkReferences(process, study.texts, false)))
    if (hasJavascript) {
      addAll(problems, remarkOnMore(checkReferences(process, study.texts, true)))
      addAll(problems, remarkOnMore(checkMembers(process, study.texts)))
      addAll(problems, remarkOnMore(await this.#javascript.check(process, study.texts)))
    }
    return problems
  }
}

/** What a process has around its links and texts: what it takes and gives, what it runs, and what it permits to that. */
interface ProcessContext {
  readonly ports: Ports
  readonly steps: readonly Step[]
  /** What each step runs, and permits to that. */
  readonly runs: readonly { readonly run: Process | undefined; readonly permits: FeatureSet }[]
  readonly permits: FeatureSet
}

/** What is known of a process whatever runs it. */
interface ProcessAnalysis extends Uses {
  readonly problems: readonly Problem[]
  /** What each step uses and permits. */
  readonly steps: readonly Uses[]
  readonly texts: readonly ExpressionSite[]
  /** One for each set of features that documents permit to the process. */
  readonly contexts: Context[]
}

/** Features that the ways to a process permit: all of them, and some. */
interface Permissions {
  readonly everywhere: FeatureSet
  readonly somewhere: FeatureSet
}

const NOTHING: Permissions = { everywhere: 0, somewhere: 0 }

const JAVASCRIPT = 'InlineJavascriptRequirement'

/** A process where certain features are permitted. */
interface Context {
  readonly everywhere: FeatureSet
  /** On some way. */
  readonly hasJavascript: boolean
  problems: readonly Problem[] | undefined
}

function contextOf({ contexts }: ProcessAnalysis, { everywhere, somewhere }: Permissions): Context {
  const hasJavascript = includesFeature(somewhere, JAVASCRIPT)
  const known = contexts.find((context) => context.everywhere === everywhere && context.hasJavascript === hasJavascript)
  if (known !== undefined) return known
  const context: Context = { everywhere, hasJavascript, problems: undefined }
  contexts.push(context)
  return context
}

function analyzeProcess(
  process: Process,
  { ports, steps, runs, permits }: ProcessContext,
  files: Files,
  isWanted: (code: ProblemCode) => boolean,
): ProcessAnalysis {
  const isWorkflow = process.processClass === 'Workflow'
  const { texts, problems: plainTexts } = expressionsOf(process, ports, steps)
  return {
    steps: steps.map((step, index) => ({ uses: stepUses(process, step), permits: runs[index]?.permits ?? 0 })),
    permits,
    texts,
    problems: [
      ports.problems,
      plainTexts,
      checkExpressionTypes(process, texts),
      checkContinuedExpressions(process, texts),
      checkMadeValues(process, ports, steps, texts),
      checkFoundValues(process, ports),
      checkOptionalValues(process, ports, steps, texts),
      checkReturnedOutputs(process, ports, texts),
      checkContents(process, ports, steps, texts),
      checkIdentifiers(process, steps),
      checkParameters(process, ports),
      checkCommandLine(process, ports),
      checkFileNames(process, ports),
      checkFixedFolders(process),
      checkNearlyNamed(process),
      checkInPlace(process, ports),
      checkDefaults(process, ports, steps),
      checkDefaultFiles(process, files, steps),
      checkWorkingFolder(process, files, steps),
      ...(isWorkflow
        ? [checkDataFlow(process, ports, steps), checkDeclaredFiles(process, ports, steps), checkCycles(process, steps)]
        : []),
      checkRequirements(process, steps),
      checkVocabulary(process, ports),
      checkAdvice(process, ports, steps, isWanted),
      isWanted('unused-input') ? checkUnused(process, ports, steps, texts) : NO_PROBLEMS,
    ].flatMap(remarkOnMore),
    uses: [
      ...ports.uses,
      ...javascriptUses(process, texts),
      ...shellUses(process, ports),
      ...containerUses(process),
      ...listingUses(process, ports, texts),
      ...networkUses(process),
      ...(isWorkflow ? outputUses(process) : []),
    ],
    contexts: [],
  }
}
