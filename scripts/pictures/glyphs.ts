/** Whether the fonts of this machine can draw what a picture shows. */
import { spawnSync } from 'node:child_process'

/** The fonts that the pages name, and the one that has colored emoji. */
const FONTS = ['DejaVu Sans', 'DejaVu Sans Mono', 'Noto Color Emoji']

/** Characters that choose or join other glyphs, and have none. */
const WITHOUT_GLYPH = /\p{Cc}|\u200D|\uFE0F/u

/**
 * The characters of a text that no font has: they would be drawn as empty boxes. If the fonts of the pictures are not
 * installed, the reason why nothing is known.
 */
export function charactersWithoutGlyph(text: string): readonly string[] | { readonly unknown: string } {
  const { status, stdout } = spawnSync('fc-list', ['--format', '%{family}\t%{charset}\n'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) return { unknown: 'fontconfig is not installed (Debian: apt-get install fontconfig)' }
  const rows = stdout.split('\n').map((row) => row.split('\t'))
  const missing = FONTS.find((font) => !rows.some(([family]) => family === font))
  if (missing !== undefined)
    return { unknown: `${missing} is not installed (Debian: apt-get install fonts-dejavu fonts-noto-color-emoji)` }
  const ranges = rows
    .filter(([family = '']) => FONTS.includes(family))
    .flatMap(([, charset = '']) => charset.split(' '))
    .map((range) => range.split('-').map((code) => Number.parseInt(code, 16)))
  return [...new Set(text)].filter((character) => {
    const code = character.codePointAt(0) ?? 0
    const isDrawn = ranges.some(([first = NaN, last = first]) => first <= code && code <= last)
    return !isDrawn && !WITHOUT_GLYPH.test(character)
  })
}
