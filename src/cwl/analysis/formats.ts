import { isArray, type JsonObject } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import type { Process } from '../documents/processes.ts'
import { namespacesOf } from '../model/own-terms.ts'
import { mayHoldExpression } from './interpolation.ts'

/** Formats as addresses, by how they are written. */
export type Formats = ReadonlyMap<string, string>

/** Longer lists are not looked at: thousands of steps may run the same tool. */
const MOST_FORMATS = 100

/**
 * The formats that a parameter names for its files, none where it names none. Undefined where an expression says which,
 * and of what is no address: that is relative to its document.
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

/** An address that is written out, or behind a prefix that `$namespaces` declares. */
function addressOf(format: string, { root, value }: Process): string | undefined {
  if (mayHoldExpression(format)) return undefined
  const colon = format.indexOf(':')
  const prefix = format.slice(0, Math.max(0, colon))
  const base = namespacesOf(value).get(prefix) ?? namespacesOf(root).get(prefix)
  if (base !== undefined) return base + format.slice(colon + 1)
  return /^https?:\/\//.test(format) ? format : undefined
}

/**
 * Why files of these formats, or of none, are not taken, with what to do; undefined where they may be. "If no ontology
 * is available, file formats may be tested by exact match" (CWL v1.2 CommandLineTool, "CommandInputParameter"), and the
 * reference does so when it runs.
 */
export function formatMisfit(
  given: Formats,
  wanted: Formats,
  taker: Process,
): { readonly words: string; readonly fix: string } | undefined {
  const addresses = new Set(wanted.values())
  if ([...given.values()].some((address) => addresses.has(address))) return undefined
  if (given.size === 0)
    return {
      words: 'has none',
      fix: `If its files have that format, declare it for that output: format: ${[...wanted.keys()][0] ?? ''}.`,
    }
  // By an ontology files of one format may be of another as well.
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

/** A sentence holds no more. */
const SHOWN = 5

/** As a sentence lists them. */
export function inWords(formats: Formats): string {
  const names = [...formats.keys()]
  return `${names.slice(0, SHOWN).join(' or ')}${names.length > SHOWN ? ' or …' : ''}`
}
