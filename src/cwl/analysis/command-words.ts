import { isArray, isObject } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import type { Process } from '../documents/processes.ts'

/** A text of the command line that is written out. */
export interface Word {
  readonly text: string
  readonly container: object
  readonly key: string | number
  /** Behind a prefix of its own. */
  readonly isPrefixed?: boolean
}

/** The words of `baseCommand`. */
export function programWords({ value }: Process): readonly Word[] {
  const { baseCommand } = value
  if (typeof baseCommand === 'string') return [{ text: baseCommand, container: value, key: 'baseCommand' }]
  return isArray(baseCommand)
    ? baseCommand.flatMap((text, key) => (typeof text === 'string' ? { text, container: baseCommand, key } : []))
    : []
}

/** The words of `baseCommand` and, after them, of `arguments`, but for what a shell reads as it is written. */
export function commandWords(process: Process): readonly Word[] {
  const { arguments: list } = process.value
  const own = isArray(list) ? list : []
  return [
    ...programWords(process),
    ...own.flatMap((item, key) => {
      if (typeof item === 'string') return { text: item, container: own, key }
      if (!isObject(item) || typeof item['valueFrom'] !== 'string' || item['shellQuote'] === false) return []
      return { text: item['valueFrom'], container: item, key: 'valueFrom', isPrefixed: isPresent(item['prefix']) }
    }),
  ]
}

/** Programs that print what they are given. */
export const PRINTING: ReadonlySet<string> = new Set(['echo', 'printf'])

/** The first of some words, without its folders. */
export function programOf(words: readonly Word[]): string {
  const first = words[0]?.text ?? ''
  return first.slice(first.lastIndexOf('/') + 1)
}

export function isOptionText(text: string | undefined): boolean {
  return text?.startsWith('-') === true
}
