import type { Location } from '../../../files/source-text.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOrEmpty, objectsIn, textsIn } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import { placeOf } from '../../problems/collect.ts'
import { bareReference } from './bare-references.ts'
import { containerUses } from './container-uses.ts'
import { placeIn, type Expressions, type ExpressionSite } from './expressions.ts'
import { asRequirement, permittedBy, type Feature, type Use, type Uses } from './features.ts'
import { hyphenatedInput, spacedReference } from './interpolation.ts'
import type { JavascriptReader } from './javascript-reader.ts'
import { listingUses } from './listings.ts'
import { networkUses } from './network.ts'
import { mayBeText } from './plain-texts.ts'
import type { Ports } from './ports.ts'
import { shellUses, type CommandLine } from './shell-operators.ts'
import { titleOf, type Step } from './steps.ts'

/** One use of JavaScript by a process itself: one use per feature is reported. */
function javascriptUses(process: Process, texts: readonly ExpressionSite[]): readonly Use[] {
  let spaced: Use | undefined
  for (const text of texts) {
    for (const interpolation of text.interpolations) {
      const { kind, code, start, closed } = interpolation
      if (!closed || kind === 'reference') continue
      const hyphenated = hyphenatedInput(code, text.scope.inputs)
      if (hyphenated !== undefined)
        return [
          {
            feature: 'InlineJavascriptRequirement',
            place: () => placeIn(process, text, start),
            what: `$(${shortened(code)}) is JavaScript that subtracts`,
            fix: `Write $(inputs["${hyphenated}"]) for the input of that name.`,
          },
        ]
      const what =
        kind === 'body' ? '${…} is JavaScript' : `$(${shortened(code)}) is not a parameter reference but JavaScript`
      const asText = mayBeText(text) ? `, or write \\${kind === 'body' ? '${' : '$('} if it is meant as text` : ''
      // The form of a shell variable.
      const reference = kind === 'body' ? bareReference(code, text.scope.inputs) : undefined
      const fix =
        reference !== undefined
          ? `Write $(${reference}).`
          : `Add ${asRequirement(process, 'InlineJavascriptRequirement')} under requirements${asText}.`
      const use: Use = {
        feature: 'InlineJavascriptRequirement',
        place: () => placeIn(process, text, start),
        what,
        fix,
      }
      if (spacedReference(interpolation) === undefined) return [use]
      spaced ??= { ...use, fix: 'Remove the spaces.' }
    }
  }
  return spaced === undefined ? [] : [spaced]
}

/** Code on one line, shortened. */
function shortened(code: string): string {
  const line = code.slice(0, 400).replaceAll(/(?<!\s)\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space))
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}

/** Uses of the features that a workflow or the step itself must permit. */
function stepUses(workflow: Process, step: Step): readonly Use[] {
  const uses: Use[] = []
  const use = (feature: Feature, container: object, key: string, what: string): void => {
    uses.push({ feature, place: () => placeOf(workflow.path, container, key, 'key'), what })
  }
  if (step.scatter.length > 0) use('ScatterFeatureRequirement', step.value, 'scatter', `${titleOf(step)} scatters`)
  if (step.run?.processClass === 'Workflow')
    use('SubworkflowFeatureRequirement', step.value, 'run', `${titleOf(step)} runs a workflow`)
  for (const input of step.inputs) {
    const name = nameOrEmpty(input)
    if (textsIn(input, 'source').length > 1)
      use('MultipleInputFeatureRequirement', input, 'source', `the input ${name} has several sources`)
    if (isPresent(input['valueFrom']))
      use('StepInputExpressionRequirement', input, 'valueFrom', `the input ${name} has valueFrom`)
  }
  return uses
}

/** Uses by the outputs of a workflow. */
function outputUses(workflow: Process): readonly Use[] {
  return objectsIn(workflow.value, 'outputs').flatMap((output) => {
    if (textsIn(output, 'outputSource').length < 2) return []
    const place = (): Location => placeOf(workflow.path, output, 'outputSource', 'key')
    return [
      {
        feature: 'MultipleInputFeatureRequirement',
        place,
        what: `the output ${nameOrEmpty(output)} has several sources`,
      } as const,
    ]
  })
}

/** Uses of features by a process itself, and by each of its steps. */
export interface ProcessUses {
  readonly own: readonly Use[]
  readonly ofSteps: readonly Uses[]
}

/** Finds uses of features in the facts about a process. */
export function usesOf(facts: UsedFacts): ProcessUses {
  const { process, ports, steps, words } = facts
  const { texts } = facts.expressions
  const isWorkflow = process.processClass === 'Workflow'
  return {
    own: [
      ...ports.uses,
      ...javascriptUses(process, texts),
      ...shellUses(facts),
      ...containerUses(process),
      ...listingUses(process, ports, texts, facts.javascript),
      ...networkUses(process, words),
      ...(isWorkflow ? outputUses(process) : []),
    ],
    ofSteps: steps.map((step) => ({ uses: stepUses(process, step), permits: permittedBy(step.value) })),
  }
}

interface UsedFacts extends CommandLine {
  readonly ports: Ports
  readonly steps: readonly Step[]
  readonly expressions: Pick<Expressions, 'texts'>
  readonly javascript: JavascriptReader
}
