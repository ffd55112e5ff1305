import { FILE_OR_DIRECTORY } from '../types/types.ts'
import { segmentsOf } from './interpolation.ts'
import { memberNames, RUNTIME_MEMBERS } from './members.ts'

/** The grammar of parameter references, with nothing around. */
const BARE = /^(?:inputs|self|runtime)(?:\.\w+|\[\d+\]|\['[^']*'\]|\["[^"]*"\])+$/

/** What `self` may have, where it is a file or a directory. */
const ATTRIBUTES: ReadonlySet<string | number> = new Set(memberNames(FILE_OR_DIRECTORY))

/**
 * How other languages begin and end the place of a value, as in `$x`, `$[x]`, `(x)`, `{{x}}` and `<x>`; CWL's own `$(`
 * and `${` are none.
 */
const OPENING = /^(?:\$?\[|\$|\(|\{{1,3}|<)\s*/
const CLOSING = /(?:[)\]>]|\}{1,3})$/

/**
 * The parameter reference that a text would be within `$(…)`, and is none without, or with other brackets: it names an
 * input, where those are known, an attribute of `self`, or a part of `runtime`.
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

/** What is longer is no reference. */
const LONGEST = 1000
