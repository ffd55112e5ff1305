import type { Location } from '../../../files/source-text.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOrEmpty, objectsIn, textsIn } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import { placeOf } from '../../problems/collect.ts'
import { programOf, shellUses, type CommandLine, type Word } from './command-line.ts'
import { type Expressions, type ExpressionSite, placeIn } from './expressions.ts'
import { asRequirement, type Feature, permittedBy, type Use, type Uses } from './features.ts'
import { hyphenatedInput, spacedReference } from './interpolation.ts'
import type { JavascriptReader } from './javascript-reader.ts'
import { listingUses } from './listings.ts'
import { bareReference } from './members.ts'
import { entriesOf } from './named-files.ts'
import { mayBeText } from './plain-texts.ts'
import type { Ports } from './ports.ts'
import { type Step, titleOf } from './steps.ts'

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
      // It looks like a shell variable.
      const reference = kind === 'body' ? bareReference(code, text.scope.inputs) : undefined
      const fix =
        reference !== undefined
          ? `Write $(${reference}).`
          : kind === 'body' && SHELL_VARIABLE.test(code) && mayBeText(text)
            ? `Write \\\${${shortened(code)}} if the variable of a shell is meant.`
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

/** `NAME`, `NAME:-default` and the like: no JavaScript that gives a value. */
const SHELL_VARIABLE = /^[A-Za-z_]\w*(?:\[[@*\d]\]|:?[-=+?#%/,^][^;(]*)?$/

function shortened(code: string): string {
  const line = code.slice(0, 400).replaceAll(/(?<!\s)\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space))
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}

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

export interface ProcessUses {
  readonly own: readonly Use[]
  readonly ofSteps: readonly Uses[]
}

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

/** Uses that need a container, if it is only a hint. */
function containerUses(process: Process): readonly Use[] {
  if (process.processClass !== 'CommandLineTool') return NO_USES
  return [...absoluteEntry(process), ...hintedFolder(process)]
}

const NO_USES: readonly Use[] = []

function hintedFolder({ path, value }: Process): readonly Use[] {
  const hint = objectsIn(value, 'hints').find(
    (item) => item['class'] === 'DockerRequirement' && isPresent(item['dockerOutputDirectory']),
  )
  if (hint === undefined) return NO_USES
  return [
    {
      feature: 'DockerRequirement',
      place: () => placeOf(path, hint, 'dockerOutputDirectory', 'key'),
      what: 'dockerOutputDirectory only works in a container',
      fix: 'Move DockerRequirement from hints to requirements.',
    },
  ]
}

/**
 * An absolute path: "it is an error unless … DockerRequirement is present in requirements" (CWL v1.2 CommandLineTool,
 * "Dirent"); before v1.2 there are none.
 */
function absoluteEntry(process: Process): readonly Use[] {
  if (process.version !== 'v1.2') return NO_USES
  const entry = entriesOf(process).find(({ entryname: name }) => typeof name === 'string' && name.startsWith('/'))
  if (entry === undefined) return NO_USES
  const fix = 'Add DockerRequirement under requirements, not under hints, or write a relative path.'
  return [
    {
      feature: 'DockerRequirement',
      place: () => placeOf(process.path, entry, 'entryname'),
      what: 'entryname is an absolute path',
      fix,
    },
  ]
}

const FETCHING: ReadonlySet<string> = new Set([
  'wget',
  'curl',
  'aria2c',
  'axel',
  'lftp',
  'ascp',
  'prefetch',
  'gsutil',
  'azcopy',
  'rclone',
  's5cmd',
  'aws',
  'synapse',
  'gdc-client',
  'gdown',
])

/** Programs by their first argument. */
const FETCHING_WITH: ReadonlyMap<string, string> = new Map([
  ['git', 'clone'],
  ['pip', 'install'],
  ['pip3', 'install'],
  ['conda', 'install'],
])

/** Since v1.1, "tools must not assume network access" without it (CWL v1.2 CommandLineTool, "NetworkAccess"). */
function networkUses(process: Process, words: readonly Word[]): readonly Use[] {
  if (process.processClass !== 'CommandLineTool' || process.version === 'v1.0') return NO_USES
  const [first, second] = words
  const program = programOf(words)
  if (
    first === undefined ||
    !(FETCHING.has(program) || (second !== undefined && FETCHING_WITH.get(program) === second.text))
  )
    return NO_USES
  const fix = `Add ${asRequirement(process, 'NetworkAccess', 'networkAccess: true')} under requirements: without it, engines may block the network.`
  return [
    {
      feature: 'NetworkAccess',
      place: () => placeOf(process.path, first.container, first.key),
      what: `${program} fetches from the network`,
      fix,
    },
  ]
}
