import { PromotionError } from '../files/errors.ts'
import { LIMIT_SETTINGS, MOST, type Limits } from '../files/limits.ts'
import { didYouMean } from '../files/suggest.ts'
import type { Manifest } from './manifest.ts'

const NAMES = Object.keys(LIMIT_SETTINGS) as readonly (keyof Limits)[]

function declaredLimits(manifest: Manifest | undefined): Partial<Limits> {
  const declared = manifest?.limits ?? {}
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = declared[LIMIT_SETTINGS[name]]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

export function limitsOf(manifest: Manifest | undefined, given: readonly string[] = []): Partial<Limits> {
  return { ...declaredLimits(manifest), ...Object.fromEntries(given.map(parseLimit)) }
}

export function parseLimit(text: string): readonly [keyof Limits, number] {
  const [, setting = '', digits = ''] = /^([a-z-]+)\s*[=:]\s*(\d+)$/.exec(text.trim()) ?? []
  const name = NAMES.find((each) => LIMIT_SETTINGS[each] === setting)
  const settings = Object.values(LIMIT_SETTINGS)
  const value = Number(digits)
  if (name === undefined) {
    const word = text.split(/[=:]/)[0]?.trim() ?? ''
    const isKnown = settings.some((each) => each === word)
    throw new PromotionError(
      'usage',
      `\`limits\` holds ${JSON.stringify(text)}${isKnown ? '' : didYouMean(word, settings)}`,
      {
        fix: isKnown
          ? `Write \`${word}=NUMBER\`, with a whole number.`
          : `Write name=number; the names are ${settings.join(', ')}.`,
      },
    )
  }
  if (value >= 1 && value <= MOST[name]) return [name, value]
  throw new PromotionError('usage', `\`limits\`: ${setting} is ${digits}`, {
    fix: `It must be a whole number from 1 to ${MOST[name]}.`,
  })
}
