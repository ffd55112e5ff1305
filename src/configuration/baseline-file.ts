import { baselineFromJson, type Baseline } from '../cwl/index.ts'
import { CwlError } from '../files/cwl-error.ts'
import { PromotionError } from '../files/errors.ts'
import type { Location } from '../files/source-text.ts'
import { pathIn, type Workspace } from '../files/workspace.ts'
import { parseJson, type JsonValue } from '../json/index.ts'

/** Where the name of a baseline was given: an input, or a place in the configuration. */
type GivenBy = { readonly input: string } | { readonly at: Location }

/**
 * Reads a baseline of the repository. Throws PromotionError `configuration` or `usage`, depending on where its name was
 * given.
 */
export function readBaseline(workspace: Workspace, file: string, givenBy: GivenBy): Baseline {
  const mistake = (message: string, fix: string): PromotionError =>
    'at' in givenBy
      ? new PromotionError('configuration', message, { fix, at: givenBy.at })
      : new PromotionError('usage', `\`${givenBy.input}\`: ${message}`, { fix })
  const write = `\`cwl-promote validate --write-baseline ${file}\` writes one.`
  const other = 'Name a file that `validate --write-baseline` wrote.'
  let value: JsonValue
  try {
    value = parseJson(workspace.readText(pathIn(workspace, file)))
  } catch (error) {
    if (error instanceof CwlError)
      throw mistake(error.message, error.code === 'no-such-file' ? write : (error.fix ?? write))
    if (error instanceof SyntaxError) throw mistake(`${file} is not a baseline: ${error.message}`, other)
    throw error
  }
  const reading = baselineFromJson(value)
  if (reading.ok) return reading.baseline
  throw mistake(`${file} is not a baseline: ${reading.message}`, other)
}
