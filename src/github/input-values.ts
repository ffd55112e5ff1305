import { DIGITS, rangeOf, type Bounds, type OptionRow } from '../commands/run/option-table.ts'
import { PromotionError } from '../files/errors.ts'
import { didYouMean } from '../files/suggest.ts'

/** An empty input counts as absent: workflows may pass on empty values. */
export function input(env: NodeJS.ProcessEnv, name: string): string | undefined {
  return present(env[`INPUT_${name.toUpperCase()}`])
}

export function present(text: string | undefined): string | undefined {
  const trimmed = text?.trim()
  return trimmed === '' ? undefined : trimmed
}

/**
 * The lines of a list. Throws PromotionError `usage` for one that has only spaces and line ends: an expression in it
 * was empty, and the run would use all apps or all files.
 */
export function lines(env: NodeJS.ProcessEnv, name: string): readonly string[] | undefined {
  const text = env[`INPUT_${name.toUpperCase()}`] ?? ''
  if (text !== '' && text.trim() === '')
    throw new PromotionError('usage', `the input \`${name}\` contains only spaces and line ends`, {
      fix: 'An expression in it may be empty. Give at least one line, or leave the input out.',
    })
  return input(env, name)
    ?.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Neither a label nor a login can contain a comma. */
export function namesIn(env: NodeJS.ProcessEnv, name: string): readonly string[] {
  return (lines(env, name) ?? [])
    .flatMap((line) => line.split(',').map((part) => part.trim()))
    .filter((part) => part !== '')
}

export function oneOf<Value extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const text = input(env, name)
  if (text === undefined) return undefined
  const value = values.find((candidate) => candidate === text)
  if (value !== undefined) return value
  throw new PromotionError('usage', `the input \`${name}\` is ${JSON.stringify(text)}${didYouMean(text, values)}`, {
    fix: `It is one of ${values.join(', ')}.`,
  })
}

/** The spellings of YAML 1.2, which is what the runner's own booleans accept. */
export const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['True', true],
  ['TRUE', true],
  ['false', false],
  ['False', false],
  ['FALSE', false],
])

export function yesOrNo(env: NodeJS.ProcessEnv, name: string): boolean | undefined {
  const text = input(env, name)
  if (text === undefined) return undefined
  const value = BOOLEANS.get(text)
  if (value !== undefined) return value
  throw new PromotionError('usage', `the input \`${name}\` is ${JSON.stringify(text)}`, {
    fix: 'It is true or false.',
  })
}

/** The value of an option; undefined if it is not given. Throws PromotionError `usage` that names the input. */
export function valueOf(env: NodeJS.ProcessEnv, name: string, row: OptionRow): unknown {
  if (row.choices !== undefined) return oneOf(env, name, row.choices)
  if (row.bounds !== undefined) return number(env, name, row.bounds)
  if (row.value === undefined) return yesOrNo(env, name)
  return row.many === true ? lines(env, name) : input(env, name)
}

function number(env: NodeJS.ProcessEnv, name: string, bounds: Bounds): number | undefined {
  const text = input(env, name)
  if (text === undefined) return undefined
  if (DIGITS.test(text)) return Number(text)
  throw new PromotionError('usage', `the input \`${name}\` is ${JSON.stringify(text)}`, {
    fix: `It must be a ${rangeOf(bounds)}, in digits.`,
  })
}
