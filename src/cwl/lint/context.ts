import type { JsonObject } from '../../json/index.ts'
import type { Files } from '../documents/files.ts'
import type { Written } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import type { VersionName } from '../model/index.ts'
import { bindingsOf, commandWords, type Bound, type Word } from './facts/command-line.ts'
import { expressionsOf, type Expressions } from './facts/expressions.ts'
import { usesOf, type ProcessUses } from './facts/feature-uses.ts'
import { permittedBy, type FeatureSet } from './facts/features.ts'
import type { JavascriptReader } from './facts/javascript-reader.ts'
import { listedRequirements, type ListedRequirement } from './facts/listed-requirements.ts'
import { globsOf } from './facts/named-files.ts'
import type { Definition, PortReader, Ports } from './facts/ports.ts'
import { writtenPatterns, type WrittenPattern } from './facts/secondary-files.ts'
import { sinksOf, type Sink } from './facts/step-values.ts'
import { stepsOf, type Step } from './facts/steps.ts'
import { WorkflowLinks } from './facts/workflow-links.ts'
import type { Report } from './report.ts'

export interface FileContext<Code extends string = string> {
  readonly path: string
  readonly root: JsonObject
  readonly files: Files
  readonly report: Report<Code>
}

/** What the paths to a process permit. Requirements of a workflow apply to what its steps run. */
export interface Permissions {
  readonly everywhere: FeatureSet
  readonly isJavascriptEverywhere: boolean
  readonly hasJavascript: boolean
}

export interface Readers {
  readonly files: Files
  readonly ports: PortReader
  readonly javascript: JavascriptReader
}

interface Run {
  readonly run: Process
  readonly permits: FeatureSet
}

interface Facts {
  steps?: readonly Step[]
  expressions?: Expressions
  words?: readonly Word[]
  bindings?: readonly Bound[]
  globs?: readonly Written[]
  patterns?: readonly WrittenPattern[]
  requirements?: readonly ListedRequirement[]
  uses?: ProcessUses
  sinks?: ReadonlyMap<object, Sink>
  links?: WorkflowLinks
  permits?: FeatureSet
  runs?: readonly Run[]
}

export class Context<Code extends string = string> {
  readonly process: Process
  readonly report: Report<Code>
  /** For rules with `scope: 'permissions'`. For other rules, nothing is permitted. */
  readonly permissions: Permissions
  readonly #readers: Readers
  readonly #facts: Facts

  constructor(
    process: Process,
    readers: Readers,
    report: Report<Code>,
    permissions: Permissions = NOTHING,
    facts: Facts = {},
  ) {
    this.process = process
    this.report = report
    this.permissions = permissions
    this.#readers = readers
    this.#facts = facts
  }

  with(permissions: Permissions, report: Report<string>): Context {
    return new Context(this.process, this.#readers, report, permissions, this.#facts)
  }

  get path(): string {
    return this.process.path
  }

  get value(): JsonObject {
    return this.process.value
  }

  get version(): VersionName {
    return this.process.version
  }

  get processClass(): string {
    return this.process.processClass
  }

  get files(): Files {
    return this.#readers.files
  }

  /** Within the limits of the document. */
  get javascript(): JavascriptReader {
    return this.#readers.javascript
  }

  get ports(): Ports {
    return this.#readers.ports.of(this.process)
  }

  get definitions(): readonly Definition[] {
    return this.ports.definitions
  }

  get steps(): readonly Step[] {
    return (this.#facts.steps ??=
      this.processClass === 'Workflow' ? stepsOf(this.process, this.#readers.ports) : NO_STEPS)
  }

  /** Also texts that must have an expression but have none. */
  get expressions(): Expressions {
    return (this.#facts.expressions ??= expressionsOf(this.process, this.ports, this.steps))
  }

  /** Where values go, by the container of the expression. */
  get sinks(): ReadonlyMap<object, Sink> {
    return (this.#facts.sinks ??= sinksOf(this.ports, this.steps))
  }

  get links(): WorkflowLinks {
    return (this.#facts.links ??= new WorkflowLinks(this.process, this.ports, this.steps))
  }

  /** Texts of the command line that are quoted for a shell. */
  get words(): readonly Word[] {
    return (this.#facts.words ??= this.processClass === 'CommandLineTool' ? commandWords(this.process) : NO_WORDS)
  }

  /** The bindings of arguments, inputs and the parts of their types. */
  get bindings(): readonly Bound[] {
    return (this.#facts.bindings ??=
      this.processClass === 'CommandLineTool' ? bindingsOf(this.process, this.ports) : NO_BINDINGS)
  }

  get globs(): readonly Written[] {
    return (this.#facts.globs ??= this.processClass === 'CommandLineTool' ? globsOf(this.process) : NO_GLOBS)
  }

  get patterns(): readonly WrittenPattern[] {
    return (this.#facts.patterns ??= [...this.ports.inputs.values(), ...this.ports.outputs.values()].flatMap(
      ({ declaration }) => writtenPatterns(declaration),
    ))
  }

  get requirements(): readonly ListedRequirement[] {
    return (this.#facts.requirements ??= listedRequirements(this.value, this.steps))
  }

  get uses(): ProcessUses {
    return (this.#facts.uses ??= usesOf(this))
  }

  get permits(): FeatureSet {
    return (this.#facts.permits ??= permittedBy(this.process.value))
  }

  get runs(): readonly Run[] {
    return (this.#facts.runs ??= this.steps.flatMap(({ run, value }) =>
      run === undefined ? [] : { run, permits: permittedBy(value) },
    ))
  }
}

const NO_STEPS: readonly Step[] = []
const NO_WORDS: readonly Word[] = []
const NO_BINDINGS: readonly Bound[] = []
const NO_GLOBS: readonly Written[] = []

const NOTHING: Permissions = { everywhere: 0, isJavascriptEverywhere: false, hasJavascript: false }
