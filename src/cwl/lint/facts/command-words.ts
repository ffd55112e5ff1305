import { isArray, isObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import type { Process } from '../../documents/processes.ts'

/** A literal text of the command line. */
export interface Word {
  readonly text: string
  readonly container: object
  readonly key: string | number
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

/** The words of `baseCommand` followed by those of `arguments`, without words that a shell reads unquoted. */
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

/** Programs that print their arguments. */
export const PRINTING: ReadonlySet<string> = new Set(['echo', 'printf'])

/** The program of a command line, without its folders. */
export function programOf(words: readonly Word[]): string {
  const first = words[0]?.text ?? ''
  return first.slice(first.lastIndexOf('/') + 1)
}

export function isOptionText(text: string | undefined): boolean {
  return text?.startsWith('-') === true
}
