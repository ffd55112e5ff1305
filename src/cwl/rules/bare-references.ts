import { segmentsOf } from '../interpolation.ts'
import { RUNTIME } from './parameter-references.ts'

/** The grammar of parameter references, with nothing around. */
const BARE = /^(?:inputs|self|runtime)(?:\.\w+|\[\d+\]|\['[^']*'\]|\["[^"]*"\])+$/

/** What a File or a Directory has (CWL v1.2 CommandLineTool, "File" and "Directory"). */
const ATTRIBUTES: ReadonlySet<string | number> = new Set(['path', 'location', 'basename', 'dirname', 'nameroot', 'nameext', 'size', 'checksum', 'contents', 'listing', 'secondaryFiles'])

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
