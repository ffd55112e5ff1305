import { FILE_OR_DIRECTORY } from '../../types/types.ts'
import { segmentsOf } from './interpolation.ts'
import { memberNames, RUNTIME_MEMBERS } from './members.ts'

/** The grammar of parameter references, for the whole text. */
const BARE = /^(?:inputs|self|runtime)(?:\.\w+|\[\d+\]|\['[^']*'\]|\["[^"]*"\])+$/

/** The attributes of `self` if it is a file or a directory. */
const ATTRIBUTES: ReadonlySet<string | number> = new Set(memberNames(FILE_OR_DIRECTORY))

/**
 * Brackets that other languages put around a variable, as in `$x`, `$[x]`, `(x)`, `{{x}}` and `<x>`, without CWL's own
 * `$(` and `${`.
 */
const OPENING = /^(?:\$?\[|\$|\(|\{{1,3}|<)\s*/
const CLOSING = /(?:[)\]>]|\}{1,3})$/

/**
 * The parameter reference that a text would be inside of `$(…)`, if it has no brackets or other ones: it names an input
 * (if the inputs are known), an attribute of `self`, or a part of `runtime`.
 */
export function bareReference(text: string, inputs?: ReadonlyMap<string, unknown>): string | undefined {
  if (text.length > LONGEST || !/(?:inputs|self|runtime)[.[]/.test(text)) return undefined
  const written = text.trim()
  const opened = written.replace(OPENING, '')
  const bare = [written, opened, opened === written ? '' : opened.replace(CLOSING, '').trimEnd()].find((each) =>
    BARE.test(each),
  )
  if (bare === undefined) return undefined
  const [root, first = ''] = segmentsOf(bare)
  if (root === 'inputs') return inputs?.has(String(first)) === false ? undefined : bare
  return (root === 'self' ? typeof first === 'number' || ATTRIBUTES.has(first) : RUNTIME_MEMBERS.has(String(first)))
    ? bare
    : undefined
}

/** In characters. A longer text is not a reference. */
const LONGEST = 1000
