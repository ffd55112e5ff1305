import { PromotionError } from '../../files/errors.ts'
import { didYouMean } from '../../files/suggest.ts'
import { commonOptions } from './check-options.ts'
import type { RunContext } from './context.ts'
import { FUNCTION, isObject, NUMBER, OBJECT, SIGNAL, SWITCH, TEXT, wrongKind, type Kind } from './kinds.ts'

const CONTEXT: Readonly<Record<Exclude<keyof RunContext, 'fault'>, Kind>> = {
  signal: SIGNAL,
  progress: FUNCTION,
  readsEnvironment: SWITCH,
  offersSubjects: SWITCH,
  pullLabels: FUNCTION,
  startedFor: TEXT,
  clock: FUNCTION,
  freshFor: NUMBER,
  network: OBJECT,
}

/**
 * What is wrong with the call of a function of the library, apart from the values of its options: a mistyped option
 * must not be ignored, because it may be `dryRun`. `own` are the options that not every function has.
 */
export function faultOfCall(options: unknown, context: unknown, own: readonly string[]): PromotionError | undefined {
  const given: Readonly<Record<string, unknown>> = { ...(isObject(context) ? context : {}) }
  return (
    wrongKind('options', OBJECT, options ?? undefined) ??
    unknownName(options, [...commonOptions(), ...own], 'an option') ??
    wrongKind('context', OBJECT, context ?? undefined) ??
    unknownName(context, Object.keys(CONTEXT), 'a member of the context') ??
    Object.entries(CONTEXT)
      .map(([name, kind]) => wrongKind(name, kind, given[name]))
      .find((fault) => fault !== undefined)
  )
}

function unknownName(members: unknown, known: readonly string[], what: string): PromotionError | undefined {
  const name = Object.keys(members ?? {}).find((member) => !known.includes(member))
  if (name === undefined) return undefined
  return new PromotionError('usage', `${JSON.stringify(name)} is not ${what}${didYouMean(name, known)}`, {
    fix: 'Correct its name, or leave it out. docs/library.md describes the options and the context.',
  })
}
