import type { ExportQuirks } from './options.ts'

const QUIRKS: Readonly<Record<string, ExportQuirks>> = {
  'ignore-offset': { ignoreOffset: true },
  'repeat-items': { repeatItems: true },
  'no-links': { noLinks: true },
}

/**
 * Reads the values of `--export-quirk`: `ignore-offset`, `repeat-items`, `no-links`, `largest-page=N`. Throws a
 * RangeError that lists them.
 */
export function parseExportQuirks(texts: readonly string[]): ExportQuirks {
  const quirks: ExportQuirks = {}
  for (const text of texts) Object.assign(quirks, parseExportQuirk(text))
  return quirks
}

function parseExportQuirk(text: string): ExportQuirks {
  const quirk = Object.hasOwn(QUIRKS, text) ? QUIRKS[text] : undefined
  if (quirk !== undefined) return quirk
  const size = /^largest-page=([1-9]\d{0,2})$/.exec(text)?.[1]
  if (size !== undefined) return { largestPage: Number(size) }
  throw new RangeError(
    `there is no quirk ${JSON.stringify(text)} of the list of export jobs; there are ${Object.keys(QUIRKS).join(', ')}, largest-page=N with N from 1 to 999`,
  )
}
