import { escapeMarkup } from '../diagrams/escape-markup.ts'

/** Text that is already HTML; only {@link html} creates it. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

type Part = Html | string | number | readonly Html[]

/** A template whose values are escaped, unless they are HTML already. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(texts.reduce((whole, text, at) => whole + write(parts[at - 1] ?? '') + text))
}

function write(part: Part): string {
  if (part instanceof Html) return part.source
  if (typeof part === 'object') return part.map(({ source }) => source).join('')
  return escapeMarkup(String(part))
}
