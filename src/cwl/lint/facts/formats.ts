import { isArray, type JsonObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import type { Process } from '../../documents/processes.ts'
import { expandPrefix, namespacesOf, namespacesWithin } from '../../model/own-terms.ts'
import { mayHoldExpression } from './interpolation.ts'

/** Addresses of formats, by their written form. */
export type Formats = ReadonlyMap<string, string>

/** Longer lists are not checked: thousands of steps may run the same tool. */
const MOST_FORMATS = 100

/**
 * Empty if it names none. Undefined if an expression computes them, and for a text that is not an address, which would
 * be relative to its document.
 */
export function formatsOf(parameter: JsonObject, process: Process): Formats | undefined {
  const { format } = parameter
  const formats = new Map<string, string>()
  if (!isPresent(format)) return formats
  if (isArray(format) && format.length > MOST_FORMATS) return undefined
  for (const written of isArray(format) ? format : [format]) {
    const address = typeof written === 'string' ? addressOf(written, process) : undefined
    if (typeof written !== 'string' || address === undefined) return undefined
    formats.set(written, address)
  }
  return formats
}

/** Complete, or with a prefix that `$namespaces` declares. */
function addressOf(format: string, { root, value }: Process): string | undefined {
  if (mayHoldExpression(format)) return undefined
  const address = expandPrefix(format, namespacesWithin(value, namespacesOf(root)))
  return address !== format || /^https?:\/\//.test(format) ? address : undefined
}

/**
 * Undefined if the files may match. "If no ontology is available, file formats may be tested by exact match" (CWL v1.2
 * CommandLineTool, "CommandInputParameter"), as the reference implementation does.
 */
export function formatMisfit(
  given: Formats,
  wanted: Formats,
  taker: Process,
): { readonly words: string; readonly fix: string } | undefined {
  const addresses = new Set(wanted.values())
  const [example = ''] = wanted.keys()
  if ([...given.values()].some((address) => addresses.has(address))) return undefined
  if (given.size === 0)
    return {
      words: 'has none',
      fix: `If its files have that format, declare it for that output: format: ${example}.`,
    }
  // A file may have another format of an ontology too.
  return hasOntology(taker)
    ? undefined
    : {
        words: `has ${inWords(given)}`,
        fix: 'Take that format too, correct the one that is wrong, or convert the files in a separate step.',
      }
}

function hasOntology({ root, value }: Process): boolean {
  return [root, value].some(({ $schemas: schemas }) => isArray(schemas) && schemas.length > 0)
}

const SHOWN = 5

export function inWords(formats: Formats): string {
  const names = [...formats.keys()]
  return `${names.slice(0, SHOWN).join(' or ')}${names.length > SHOWN ? ' or …' : ''}`
}
