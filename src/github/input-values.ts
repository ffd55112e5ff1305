import { DIGITS, rangeOf, type BoundedInput } from '../commands/run/number-bounds.ts'
import { PromotionError } from '../files/errors.ts'
import { didYouMean } from '../files/suggest.ts'
import type { InputName } from './interface.ts'

/** An empty input counts as absent: workflows may pass on empty values. */
export function input(env: NodeJS.ProcessEnv, name: InputName): string | undefined {
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
export function lines(env: NodeJS.ProcessEnv, name: InputName): readonly string[] | undefined {
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
export function namesIn(env: NodeJS.ProcessEnv, name: InputName): readonly string[] {
  return (lines(env, name) ?? [])
    .flatMap((line) => line.split(',').map((part) => part.trim()))
    .filter((part) => part !== '')
}

export function oneOf<Value extends string, Otherwise>(
  env: NodeJS.ProcessEnv,
  name: InputName,
  values: readonly Value[],
  otherwise: Otherwise,
): Value | Otherwise {
  const text = input(env, name)
  if (text === undefined) return otherwise
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

export function yesOrNo<Otherwise>(env: NodeJS.ProcessEnv, name: InputName, otherwise: Otherwise): boolean | Otherwise {
  const text = input(env, name)
  if (text === undefined) return otherwise
  const value = BOOLEANS.get(text)
  if (value !== undefined) return value
  throw new PromotionError('usage', `the input \`${name}\` is ${JSON.stringify(text)}`, {
    fix: 'It is true or false.',
  })
}

export function number<Otherwise>(
  env: NodeJS.ProcessEnv,
  name: BoundedInput & InputName,
  otherwise: Otherwise,
): number | Otherwise {
  const text = input(env, name)
  if (text === undefined) return otherwise
  if (DIGITS.test(text)) return Number(text)
  throw new PromotionError('usage', `the input \`${name}\` is ${JSON.stringify(text)}`, {
    fix: `It must be a ${rangeOf(name)}, in digits.`,
  })
}
