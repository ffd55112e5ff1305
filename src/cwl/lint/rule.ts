import type { Written } from '../documents/parts.ts'
import type { CodeDescription } from '../problems/codes.ts'
import type { Levels } from '../problems/levels.ts'
import type { Context, FileContext } from './context.ts'
import type { Bound } from './facts/command-line.ts'
import type { ExpressionSite } from './facts/expressions.ts'
import type { ListedRequirement } from './facts/listed-requirements.ts'
import type { Port } from './facts/ports.ts'
import type { WrittenPattern } from './facts/secondary-files.ts'
import type { Step } from './facts/steps.ts'
import type { WorkflowLink } from './facts/workflow-links.ts'

export { advice, error, off, shared, warning } from '../problems/codes.ts'
export { at, inText } from './report.ts'

/**
 * A rule checks what a schema cannot. It is data, made with {@link rule}, and has one line in `rules/index.ts`:
 *
 *     export const scatter = rule({
 *       codes: { 'no-scatter-method': error('A step scatters over several inputs without a method.') },
 *       on: 'Workflow',
 *       step(step, { report }) {
 *         if (step.scatter.length > 1 && !isPresent(step.value['scatterMethod']))
 *           report(
 *             'no-scatter-method',
 *             at(step.value, 'scatter'),
 *             'scatterMethod is missing',
 *             'Add scatterMethod: dotproduct.',
 *           )
 *       },
 *     })
 *
 * - `codes` are all that the rule may report, each with its severity and one sentence that is true of every problem. A
 *   code that several rules share comes from `problems/codes.ts`: `codes: {...shared('wrong-type')}`.
 * - `on` lists the classes of processes that the rule checks; all without it.
 * - The callbacks get each node of their kind and the context of its process. `process` is called first, for work that
 *   must remember something between nodes. A new kind needs a line in {@link Nodes} and one in `linter.ts`.
 * - Facts come from the context, whose getters are computed once per process. One that several rules need is computed in
 *   `facts/`. Rules never import other rules.
 * - In `report(code, site, message, fix?)`, `site` is `at(container, key?, 'key'?)`, `inText(expression, index)`, an
 *   object with a container and a key, or a function that returns a location. `message` may be a function `(location)
 *   => [message, fix?]`, where it needs a search or depends on the file.
 * - The linter applies limits and severities. A rule does not run if all its codes are off.
 * - `scope: 'permissions'` is for rules that depend on what the paths to a process permit. They run once for each set of
 *   permissions, with `context.permissions`.
 */
export interface Rule<Code extends string = string> extends Visits<Code> {
  readonly codes: Readonly<Record<Code, CodeDescription>>
  readonly on?: ProcessClass | readonly ProcessClass[]
  readonly scope?: 'permissions'
  /** Called once for each file that holds processes or is imported. */
  readonly file?: (context: FileContext<Code>) => void
  /** Called first. May wait for a library that is loaded only if it is needed. */
  readonly process?: (context: Context<Code>) => void | Promise<void>
}

export type ProcessClass = 'CommandLineTool' | 'ExpressionTool' | 'Workflow' | 'Operation'

export interface Nodes {
  readonly input: Port
  readonly output: Port
  readonly step: Step
  /** An input of a step or an output of the workflow. */
  readonly link: WorkflowLink
  /** Of an argument, or of an input or a part of its type. */
  readonly binding: Bound
  readonly glob: Written
  readonly pattern: WrittenPattern
  readonly requirement: ListedRequirement
  readonly text: ExpressionSite
}

export type Visits<Code extends string> = {
  readonly [Kind in keyof Nodes]?: (node: Nodes[Kind], context: Context<Code>) => void
}

/** The callbacks can report only the codes that the rule declares. */
export function rule<Code extends string>(definition: Rule<Code>): Rule<Code> {
  return definition
}

/** How documents are checked. Without it, every code has its default severity. */
export interface Checks extends Levels {
  /** Rules in addition to those of this package. Their codes may be used in `levels` and `paths`. */
  readonly rules?: readonly Rule[]
}
