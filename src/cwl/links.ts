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
import { includesFeature, missingFeatures, permittedBy, type FeatureSet, type Use } from './rules/features.ts'
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
    const seen = new Set<Study | Context | JsonObject>()
    const queue: { readonly process: Process; readonly inherited: FeatureSet }[] = roots.map((process) => ({ process, inherited: 0 }))
    for (const { process, inherited } of queue) {
      const study = this.#study(process)
      const context = contextOf(study, inherited)
      if (seen.has(context)) continue
      seen.add(context)
      // Where something could not be imported, what refers to it is not wrong.
      if (this.#files.load(process.path).isWhole) {
        if (!seen.has(study)) addAll(problems, study.problems)
        if (!seen.has(process.root)) addAll(problems, this.#problemsOfFile(process))
        seen.add(study).add(process.root)
        const found = context.problems ?? (await this.#checkInContext(process, study, context.permitted))
        // Another document that reaches this process may have room for the JavaScript that this one has none for.
        if (!this.#javascript.lacksRoom) context.problems = found
        addAll(problems, found)
      }
      for (const { run, permits } of study.steps) {
        // Requirements of a workflow hold for what its steps run (CWL v1.2, "Requirements and hints").
        if (run !== undefined) queue.push({ process: run, inherited: context.permitted | permits })
      }
    }
    return problems
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

  async #checkInContext(process: Process, study: Study, permitted: FeatureSet): Promise<readonly Problem[]> {
    const problems = [...missingFeatures(process, study.uses, permitted)]
    for (const { uses, permits } of study.steps) addAll(problems, missingFeatures(process, uses, permitted | permits))
    const hasJavascript = includesFeature(permitted, 'InlineJavascriptRequirement')
    addAll(problems, remarkOnMore(checkReferences(process, study.texts, hasJavascript)))
    if (hasJavascript) {
      addAll(problems, remarkOnMore(checkMembers(process, study.texts)))
      addAll(problems, remarkOnMore(await this.#javascript.check(process, study.texts)))
    }
    return problems
  }
}

/** What is known of a process whatever runs it. */
interface Study {
  readonly problems: readonly Problem[]
  /** What each step runs, uses and permits. */
  readonly steps: readonly { readonly run: Process | undefined; readonly uses: readonly Use[]; readonly permits: FeatureSet }[]
  readonly permits: FeatureSet
  readonly texts: readonly Evaluated[]
  readonly uses: readonly Use[]
  /** One for each set of features that ways to the process permit. */
  readonly contexts: Context[]
}

/** A process where certain features are permitted. */
interface Context {
  readonly permitted: FeatureSet
  problems: readonly Problem[] | undefined
}

function contextOf({ contexts, permits }: Study, inherited: FeatureSet): Context {
  const permitted = inherited | permits
  const known = contexts.find((context) => context.permitted === permitted)
  if (known !== undefined) return known
  const context: Context = { permitted, problems: undefined }
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
      checkVocabulary(process),
      checkAdvice(process, ports, steps, isWanted),
      isWanted('unused-input') ? checkUnused(process, ports, steps, texts) : NO_PROBLEMS,
    ].flatMap(remarkOnMore),
    uses: [...ports.uses, ...javascriptUses(process, texts), ...shellUses(process), ...containerUses(process), ...listingUses(process, ports, texts), ...networkUses(process), ...(isWorkflow ? outputUses(process) : [])],
    contexts: [],
  }
}
