import { isArray, type JsonObject } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { runsWith } from '../analysis/conditions.ts'
import { bestFit, typesAtSink, linkOf, mergedWords, type Link } from '../analysis/link-merge.ts'
import {
  isSkippedOnNull,
  fixByMerging,
  fixForMisfit,
  fixForNull,
  takesItems,
  type Source,
  type Sources,
  type SinkKind,
} from '../analysis/sources.ts'
import { isConditional, outputType, takenType, type Step } from '../analysis/steps.ts'
import { nameOf, textsIn } from '../documents/parts.ts'
import { createProblem, placeOfText, type ProblemCollector } from '../problems/collect.ts'
import { describeType } from '../types/describe-type.ts'
import { ANY, arrayOf, membersOf, withoutNull, type Type } from '../types/types.ts'

/** Where links lead: an input of a step, or an output of the workflow. */
export interface Sink {
  readonly holder: JsonObject
  readonly key: 'source' | 'outputSource'
  /** In the words of a message. */
  readonly what: string
  /** Undefined where it is not known or does not matter: then only the sources are looked up. */
  readonly type: Type | undefined
  /** Undefined for an output of the workflow. */
  readonly step?: Step
}

/** One of the sources of a sink, which does not always fit. */
interface Doubt {
  readonly source: Source
  /** Which of the sources of the link it is. */
  readonly index: number
  readonly count: number
  readonly link: Link
  /** What the link makes of it. */
  readonly given: readonly Type[]
}

/** Whether what the sources of a link give is what its sink takes. */
export class LinkTypes {
  readonly #path: string
  readonly #sources: Sources
  readonly #told: ProblemCollector
  /** Whether a step is to scatter and does not, as far as that was asked. */
  readonly #unscattered = new Map<Step, boolean>()

  constructor(path: string, sources: Sources, told: ProblemCollector) {
    this.#path = path
    this.#sources = sources
    this.#told = told
  }

  /** `type` is that of the sink, and `sources` are all that the link names. */
  compare(sink: Sink, type: Type, sources: readonly Source[], link: Link): void {
    const count = sources.length
    let isMergeTold = false
    for (const [index, source] of sources.entries()) {
      if (this.#told.isFull) return
      const given = typesAtSink(source.type, count, link)
      const fit = bestFit(given, type)
      if (fit === 'always') continue
      const doubt: Doubt = { source, index, count, link, given }
      if (fit === 'sometimes') {
        this.#mayMisfit(sink, type, doubt)
        continue
      }
      if (this.#wouldFitScattered(type, doubt)) continue
      const merge = fixByMerging(source, count, link, type)
      // To merge the sources is one thing to do, not one for each of them.
      if (merge !== undefined && isMergeTold) continue
      isMergeTold ||= merge !== undefined
      this.#misfits(sink, type, doubt, merge)
      // Several sources make a list; that none is taken is one mistake, not one for each of them.
      if (count > 1 && link.pickValue === undefined && !takesList(type)) return
    }
  }

  #misfits(
    { holder, key, what, step }: Sink,
    type: Type,
    { source, index, count, link, given }: Doubt,
    merge: string | undefined,
  ): void {
    const message = `${nameAt(holder, key, index)} gives ${shown(source, given)}${mergedWords(link, count)}, and ${what} takes ${describeType(type)}`
    this.#told.add(
      createProblem(
        'incompatible-types',
        placeOfText(this.#path, holder, key, index),
        message,
        merge ?? fixForMisfit(given, type, step !== undefined),
      ),
    )
  }

  #mayMisfit({ holder, key, what, step }: Sink, type: Type, { source, index, count, link, given }: Doubt): void {
    if (step !== undefined && isSkippedOnNull(step, nameOf(holder) ?? '', given, type)) return
    const name = nameAt(holder, key, index)
    const giver = source.step
    if (
      giver === undefined ||
      !isConditional(giver) ||
      bestFit(typesAtSink(withoutNull(outputType(unconditional(giver), lastPart(name))), count, link), type) !==
        'always'
    ) {
      const message = `${name} gives ${shown(source, given)}, and ${what} takes only ${describeType(type)}`
      this.#told.add(
        createProblem(
          'possible-types',
          placeOfText(this.#path, holder, key, index),
          message,
          'It fails when it runs on a value that does not fit.',
        ),
      )
    } else if (step === undefined || !runsWith(giver, step)) {
      const absent = giver.scatter.length > 0 ? 'a list with null in it' : 'null'
      const message = `${name} comes from a step that may be skipped, which gives ${absent}, and ${what} takes ${describeType(type)}`
      this.#told.add(
        createProblem(
          'conditional-source',
          placeOfText(this.#path, holder, key, index),
          message,
          fixForNull(source, count, link, type, takerOf(holder, step)),
        ),
      )
    }
  }

  /**
   * Whether a source comes from a step that is to scatter and does not: that is told of its input, and what it gives
   * follows.
   */
  #wouldFitScattered(sink: Type, { source: { type, step }, count, link }: Doubt): boolean {
    if (!this.#lacksScatter(step)) return false
    return SCATTERED.some((levels) => bestFit(typesAtSink(arrayOf(type, levels), count, link), sink) !== 'never')
  }

  /** Whether a list goes to an input of a step that takes its items. */
  #lacksScatter(step: Step | undefined): boolean {
    if (step === undefined) return false
    const lacks = this.#unscattered.get(step) ?? step.inputs.some((input) => this.#givesItems(step, input))
    this.#unscattered.set(step, lacks)
    return lacks
  }

  #givesItems(step: Step, input: JsonObject): boolean {
    const names = textsIn(input, 'source')
    const link = linkOf(input, isArray(input['source']), isPresent(input['default']))
    const sink = takenType(step, nameOf(input) ?? '', isPresent(input['valueFrom']))
    if (link === undefined || sink === undefined) return false
    return names.some((name) => {
      const source = this.#sources.get(name)
      const given = source === undefined ? [] : typesAtSink(source.type, names.length, link)
      return given.length > 0 && bestFit(given, sink) === 'never' && takesItems(given, sink)
    })
  }
}

/** How many lists deep what a scattered step gives may stand: hardly anybody scatters over more. */
const SCATTERED = [1, 2, 3] as const

function takerOf(holder: JsonObject, step: Step | undefined): SinkKind {
  if (step === undefined) return 'output'
  return step.scattered.has(nameOf(holder) ?? '') ? 'scattered' : 'input'
}

function nameAt(holder: JsonObject, key: string, index: number): string {
  return textsIn(holder, key)[index] ?? ''
}

function shown(source: Source, given: readonly Type[]): string {
  return describeType(given[0] ?? source.type)
}

function takesList(sink: Type): boolean {
  return membersOf(sink).some((member) => member.kind === 'array' || member === ANY)
}

function unconditional(step: Step): Step {
  const { when: _, ...value } = step.value
  return { ...step, value }
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
