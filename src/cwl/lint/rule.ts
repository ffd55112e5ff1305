import type { Bound } from '../analysis/bindings.ts'
import type { ExpressionSite } from '../analysis/expressions.ts'
import type { ListedRequirement } from '../analysis/listed-requirements.ts'
import type { Port } from '../analysis/ports.ts'
import type { WrittenPattern } from '../analysis/secondary-files.ts'
import type { Step } from '../analysis/steps.ts'
import type { WorkflowLink } from '../analysis/workflow-links.ts'
import type { Written } from '../documents/parts.ts'
import type { CodeDescription } from '../problems/codes.ts'
import type { Context, FileContext } from './context.ts'

export { advice, error, off, shared, warning } from '../problems/codes.ts'
export { at, inText } from './report.ts'

/**
 * A rule checks what a schema cannot say. It is data, made with {@link rule}, and is one line of `rules/index.ts`:
 *
 *     export const scatter = rule({
 *       codes: { 'no-effect-scatter-method': advice('scatterMethod is given where at most one input is scattered.') },
 *       on: 'Workflow',
 *       step(step, { report }) {
 *         if (step.scatter.length < 2 && isPresent(step.value['scatterMethod']))
 *           report(
 *             'no-effect-scatter-method',
 *             at(step.value, 'scatterMethod', 'key'),
 *             'It has no effect.',
 *             'Remove it.',
 *           )
 *       },
 *     })
 *
 * - `codes` are all that the rule may report, each with its severity and one sentence that holds for every problem of it.
 *   A code that several rules or stages have is taken from `problems/codes.ts`: `codes: {...shared('wrong-type')}`.
 * - `on` are the classes of processes that the rule is for; without it, all.
 * - The callbacks are called for each node of their kind, with the node and the context of its process. `process` comes
 *   first, and is also where a rule does its work that needs something remembered from node to node, or all steps at
 *   once. A rule without a callback for the kind of node it needs adds the kind: one line of {@link Nodes}, and one of
 *   `walk.ts`.
 * - Facts come from the context, whose getters are computed once per process: `ports steps expressions words bindings
 *   globs definitions uses files`. What another rule needs too is a getter of the context, computed in `analysis/`. No
 *   rule imports a rule.
 * - `report(code, site, message, fix?)`: `site` is `at(container, key?, 'key'?)`, `inText(expression, index)`, anything
 *   with a container and a key (such as an expression site or a word), or a function that gives a location. `message`
 *   may be a function `(location) => [message, fix?]`: use it where the words cost a search, as for a guess at what was
 *   meant, or depend on the file.
 * - The engine drops what is more than can be shown, finds the line and column, and gives the severity. A rule is not run
 *   where the configuration switches all its codes off.
 * - `scope: 'permissions'` is for rules that depend on what the ways to a process permit: they are run once for each set
 *   of permissions, with `context.permissions`.
 */
export interface Rule<Code extends string = string> extends Visits<Code> {
  readonly codes: Readonly<Record<Code, CodeDescription>>
  readonly on?: ProcessClass | readonly ProcessClass[]
  readonly scope?: 'permissions'
  /** Called once per file that holds processes, or is imported into one, however many processes it has. */
  readonly file?: (context: FileContext<Code>) => void
  /** Called once per process, before the nodes in it. May wait for a library that is loaded only when it is needed. */
  readonly process?: (context: Context<Code>) => void | Promise<void>
}

export type ProcessClass = 'CommandLineTool' | 'ExpressionTool' | 'Workflow' | 'Operation'

/** The kinds of nodes that a rule may ask for, in the order in which they are visited. */
export interface Nodes {
  readonly input: Port
  readonly output: Port
  readonly step: Step
  /** What an input of a step, or an output of the workflow, names as its sources. */
  readonly link: WorkflowLink
  /** A binding of an argument, or of an input or a part of its type. */
  readonly binding: Bound
  /** A pattern by which a tool finds an output. */
  readonly glob: Written
  /** A pattern of the secondary files of an input or output. */
  readonly pattern: WrittenPattern
  /** A requirement or hint of the process or of a step. */
  readonly requirement: ListedRequirement
  /** A text that holds something to evaluate. */
  readonly text: ExpressionSite
}

/** What a rule does with nodes. */
export type Visits<Code extends string> = {
  readonly [Kind in keyof Nodes]?: (node: Nodes[Kind], context: Context<Code>) => void
}

/** Makes a rule. Its callbacks can report only the codes that it declares. */
export function rule<Code extends string>(definition: Rule<Code>): Rule<Code> {
  return definition
}
