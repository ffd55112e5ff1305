import type { JsonObject } from '../json/index.ts'
import { addAll } from './add-all.ts'
import type { ProblemCode } from './codes.ts'
import type { Files } from './files.ts'
import type { Problem } from './problem.ts'
import type { Process, Processes } from './processes.ts'
import { checkAdvice } from './rules/advice.ts'
import { checkCommandLine, shellUses } from './rules/command-line.ts'
import { checkCycles } from './rules/cycles.ts'
import { checkDataFlow } from './rules/data-flow.ts'
import { checkDefaults } from './rules/defaults.ts'
import { checkDirectives } from './rules/directives.ts'
import { evaluatedTexts, type Evaluated } from './rules/evaluated.ts'
import { checkExpressionTypes } from './rules/expression-types.ts'
import { checkReferences } from './rules/expressions.ts'
import { javascriptUses, outputUses, stepUses } from './rules/feature-uses.ts'
import { EVERY, includesFeature, missingFeatures, permittedBy, type FeatureSet, type Uses } from './rules/features.ts'
import { checkFileNames, containerUses } from './rules/file-names.ts'
import { checkDefaultFiles, checkWorkingFolder } from './rules/file-values.ts'
import { NO_PROBLEMS, remarkOnMore } from './rules/finding.ts'
import { checkFixedFolders } from './rules/fixed-folders.ts'
import { checkIdentifiers } from './rules/identifiers.ts'
import { checkInPlace } from './rules/in-place.ts'
import { JavascriptChecker } from './rules/javascript.ts'
import { checkMembers } from './rules/javascript-members.ts'
import { listingUses } from './rules/listings.ts'
import { checkFoundValues, checkMadeValues } from './rules/made-values.ts'
import { checkNearlyNamed } from './rules/nearly-named.ts'
import { networkUses } from './rules/network.ts'
import { checkOptionalValues } from './rules/optional-values.ts'
import { checkParameters } from './rules/parameters.ts'
import { PortReader } from './rules/ports.ts'
import { checkRequirements } from './rules/requirements.ts'
import { checkReturnedOutputs } from './rules/returned-outputs.ts'
import { checkSchemas } from './rules/schemas.ts'
import { stepsOf } from './rules/steps.ts'
import { checkDeclaredFiles } from './rules/undeclared-files.ts'
import { checkUnused } from './rules/unused.ts'
import { checkVocabulary } from './rules/vocabulary.ts'

/** Checks what a schema cannot say: links, types, expressions, requirements. Each process is looked at once. */
export class LinkChecker {
  readonly #ports: PortReader
  readonly #javascript: JavascriptChecker
  readonly #studies = new Map<Process, Study>()
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

  /** Problems of the processes that can be reached, given what requirements they inherit on the way. */
  async check(roots: readonly Process[]): Promise<readonly Problem[]> {
    const problems: Problem[] = []
    this.#javascript.startDocument()
    const files = new Set<JsonObject>()
    for (const [process, permissions] of this.#permissions(roots)) {
      // Where something could not be imported, what refers to it is not wrong.
      if (!this.#files.load(process.path).isWhole) continue
      const study = this.#study(process)
      addAll(problems, study.problems)
      if (!files.has(process.root)) addAll(problems, this.#problemsOfFile(process))
      files.add(process.root)
      const context = contextOf(study, permissions)
      const found = context.problems ?? (await this.#checkInContext(process, study, context))
      // Another document that reaches this process may have room for the JavaScript that this one has none for.
      if (!this.#javascript.lacksRoom) context.problems = found
      addAll(problems, found)
    }
    return problems
  }

  /**
   * What is permitted to each process that can be reached. Ways there may be as many as steps, and each may permit something
   * else: what matters is what none of them lacks, and what any of them has.
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
    for (const root of roots) reach(root, NOTHING, this.#study(root).permits)
    for (const process of queue) {
      const permissions = found.get(process) ?? NOTHING
      for (const { run, permits } of this.#study(process).steps) {
        // Requirements of a workflow hold for what its steps run (CWL v1.2, "Requirements and hints").
        if (run !== undefined) reach(run, permissions, permits | this.#study(run).permits)
      }
    }
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

  #study(process: Process): Study {
    const known = this.#studies.get(process)
    if (known !== undefined) return known
    const study = studyOf(process, this.#ports, this.#isWanted)
    this.#studies.set(process, study)
    return study
  }

  async #checkInContext(process: Process, study: Study, { everywhere, hasJavascript }: Context): Promise<readonly Problem[]> {
    const problems = [...missingFeatures(process, [study, ...study.steps], everywhere)]
    if (!includesFeature(everywhere, JAVASCRIPT)) addAll(problems, remarkOnMore(checkReferences(process, study.texts, false)))
    if (hasJavascript) {
      addAll(problems, remarkOnMore(checkReferences(process, study.texts, true)))
      addAll(problems, remarkOnMore(checkMembers(process, study.texts)))
      addAll(problems, remarkOnMore(await this.#javascript.check(process, study.texts)))
    }
    return problems
  }
}

/** What is known of a process whatever runs it. */
interface Study extends Uses {
  readonly problems: readonly Problem[]
  /** What each step runs, uses and permits. */
  readonly steps: readonly (Uses & { readonly run: Process | undefined })[]
  readonly texts: readonly Evaluated[]
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

function contextOf({ contexts }: Study, { everywhere, somewhere }: Permissions): Context {
  const hasJavascript = includesFeature(somewhere, JAVASCRIPT)
  const known = contexts.find((context) => context.everywhere === everywhere && context.hasJavascript === hasJavascript)
  if (known !== undefined) return known
  const context: Context = { everywhere, hasJavascript, problems: undefined }
  contexts.push(context)
  return context
}

function studyOf(process: Process, reader: PortReader, isWanted: (code: ProblemCode) => boolean): Study {
  const isWorkflow = process.processClass === 'Workflow'
  const ports = reader.of(process)
  const steps = isWorkflow ? stepsOf(process, reader) : []
  const { texts, problems: plainTexts } = evaluatedTexts(process, ports, steps)
  return {
    steps: steps.map((step) => ({ run: step.run, uses: stepUses(process, step), permits: permittedBy(step.value) })),
    permits: permittedBy(process.value),
    texts,
    problems: [
      ports.problems,
      plainTexts,
      checkExpressionTypes(process, texts),
      checkMadeValues(process, ports, steps, texts),
      checkFoundValues(process, ports),
      checkOptionalValues(process, ports, steps, texts),
      checkReturnedOutputs(process, ports, texts),
      checkIdentifiers(process, steps),
      checkParameters(process, ports),
      checkCommandLine(process, ports),
      checkFileNames(process, ports),
      checkFixedFolders(process),
      checkNearlyNamed(process),
      checkInPlace(process, ports),
      checkDefaults(process, ports, steps),
      checkDefaultFiles(process, reader.files, steps),
      checkWorkingFolder(process, reader.files, steps),
      ...(isWorkflow ? [checkDataFlow(process, ports, steps), checkDeclaredFiles(process, ports, steps), checkCycles(process, steps)] : []),
      checkRequirements(process, steps),
      checkVocabulary(process, ports),
      checkAdvice(process, ports, steps, isWanted),
      isWanted('unused-input') ? checkUnused(process, ports, steps, texts) : NO_PROBLEMS,
    ].flatMap(remarkOnMore),
    uses: [...ports.uses, ...javascriptUses(process, texts), ...shellUses(process, ports), ...containerUses(process), ...listingUses(process, ports, texts), ...networkUses(process), ...(isWorkflow ? outputUses(process) : [])],
    contexts: [],
  }
}
