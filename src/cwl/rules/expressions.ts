import { segmentsOf, type Interpolation } from '../interpolation.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import { nearest } from '../suggest.ts'
import type { Place } from '../text/text.ts'
import { describeType, isNull, membersOf, type Type } from '../types/types.ts'
import { placeIn, type Evaluated } from './evaluated.ts'
import { finding, problemsOf } from './finding.ts'
import { memberNames, memberType } from './members.ts'

/** What parameter references name (CWL v1.2 CommandLineTool, "Parameter references", steps 2 and 6). */
export function checkReferences(process: Process, texts: readonly Evaluated[], hasJavascript: boolean): readonly Problem[] {
  return problemsOf(texts, (text) =>
    problemsOf(text.interpolations, (interpolation): readonly Problem[] => {
      if (!interpolation.closed) return hasJavascript ? [] : [unbalanced(process, text, interpolation)]
      return interpolation.kind === 'reference' ? referenceProblems(process, text, interpolation, hasJavascript) : []
    }),
  )
}

export function unbalanced(process: Process, text: Evaluated, { start }: Interpolation): Problem {
  const opening = text.text.slice(start, start + 2)
  return finding('unbalanced-expression', placeIn(process, text, start), `${opening} begins here and does not end`, `Close it, or write \\${opening} if it is meant as text.`)
}

function referenceProblems(process: Process, text: Evaluated, { code, start }: Interpolation, hasJavascript: boolean): readonly Problem[] {
  const [root, first, ...rest] = segmentsOf(code)
  const place = (): Place => placeIn(process, text, start)
  const among = (names: Iterable<string>, name: string): string | undefined => {
    const guess = nearest(name, names)
    return guess === undefined ? undefined : `Did you mean ${guess}?`
  }
  const absent = (message: string, hint: string | undefined): readonly Problem[] => [
    // JavaScript makes undefined of what is not there, and null of that.
    hasJavascript ? finding('doubtful-attribute', place(), message, hint) : finding('undefined-attribute', place(), message, hint),
  ]
  switch (root) {
    case 'inputs': {
      if (typeof first !== 'string' || text.inputs === undefined) return []
      const type = text.inputs.get(first)
      if (type === undefined) {
        const hint = among(text.inputs.keys(), first) ?? `The inputs here are ${[...text.inputs.keys()].slice(0, 20).join(', ') || 'none'}${text.inputs.size > 20 ? ', …' : ''}.`
        return [finding('undefined-input', place(), `$(${code}) refers to the input ${first}, which does not exist`, hint)]
      }
      return followed(`inputs.${first}`, type, rest)
    }
    case 'self':
      if (first === undefined) return []
      if (isNull(text.self)) return absent(`$(${code}) reads ${first} of self, and self is null here`, 'Refer to an input by its name: $(inputs.NAME).')
      return followed('self', text.self, [first, ...rest])
    case 'runtime':
      return typeof first === 'string' ? runtimeProblems(first) : []
    case 'null':
      return []
    default:
      // A global of JavaScript or of expressionLib.
      if (hasJavascript) return []
      return [finding('parameter-reference', place(), `$(${code}) refers to ${root}, and only inputs, self and runtime can be referred to`, String.raw`Write \$(${code}) if it is meant as text.`)]
  }

  function followed(from: string, type: Type, segments: readonly (string | number)[]): readonly Problem[] {
    let at = type
    let way = from
    for (const segment of segments) {
      const next = memberType(at, segment)
      if (next === undefined) {
        if (hasJavascript && isOfJavascript(at, segment)) return []
        const what = typeof segment === 'number' ? `item ${segment}` : segment
        return absent(`$(${code}) reads ${what} of ${way}, which is ${describeType(at)} and has none`, memberHint(at, way, segment))
      }
      at = next
      way += typeof segment === 'number' ? `[${segment}]` : `.${segment}`
    }
    return []
  }

  function memberHint(type: Type, way: string, segment: string | number): string | undefined {
    const list = membersOf(type).find((member) => member.kind === 'array')
    if (list !== undefined && typeof segment === 'string' && memberType(list.items, segment) !== undefined) return `Take one item first: $(${way}[0].${segment}).`
    const names = memberNames(type)
    const shown = names.length === 0 ? undefined : `It has ${names.slice(0, 20).join(', ')}.`
    return typeof segment === 'number' ? shown : (among(names, segment) ?? shown)
  }

  function runtimeProblems(name: string): readonly Problem[] {
    if (RUNTIME.has(name)) {
      if (name !== 'exitCode' || text.isAfterwards) return []
      return absent(`$(${code}) reads the exit code before the tool has run`, 'Only outputs can refer to it.')
    }
    return absent(`$(${code}) reads ${name} of runtime, which has none`, among(RUNTIME, name) ?? `It has ${[...RUNTIME].join(', ')}.`)
  }
}

/** CWL v1.2 CommandLineTool, "Runtime environment"; `exitCode` is there once the tool has run. */
const RUNTIME: ReadonlySet<string> = new Set(['outdir', 'tmpdir', 'cores', 'ram', 'outdirSize', 'tmpdirSize', 'exitCode'])

/** Text has a length once JavaScript evaluates the reference. */
function isOfJavascript(type: Type, segment: string | number): boolean {
  if (segment !== 'length') return false
  return membersOf(type).some((member) => member.kind === 'enum' || (member.kind === 'simple' && member.name === 'string'))
}
