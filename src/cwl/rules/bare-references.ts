import { segmentsOf } from '../interpolation.ts'
import { FILE_OR_DIRECTORY } from '../types/types.ts'
import { memberNames } from './members.ts'
import { RUNTIME } from './parameter-references.ts'

/** The grammar of parameter references, with nothing around. */
const BARE = /^(?:inputs|self|runtime)(?:\.\w+|\[\d+\]|\['[^']*'\]|\["[^"]*"\])+$/

/** What `self` may have, where it is a file or a directory. */
const ATTRIBUTES: ReadonlySet<string | number> = new Set(memberNames(FILE_OR_DIRECTORY))

/**
 * True of a text that would be a parameter reference within `$(…)`, and is none without: it names an input, where those
 * are known, an attribute of `self`, or a part of `runtime`.
 */
export function isBareReference(text: string, inputs?: ReadonlyMap<string, unknown>): boolean {
  if (!/^\s*(?:inputs|self|runtime)[.[]/.test(text) || !BARE.test(text.trim())) return false
  const [root, first = ''] = segmentsOf(text.trim())
  if (root === 'inputs') return inputs === undefined || inputs.has(String(first))
  return root === 'self' ? typeof first === 'number' || ATTRIBUTES.has(first) : RUNTIME.has(String(first))
}
