/** Control and format characters, and all that is made to be invisible: what moves a cursor, colours, hides, reorders or breaks a line. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** What holds an emoji together: invisible by itself, and harmless where it does so. */
const JOINING = /(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F|(?<=[\d#*])\uFE0F(?=\u20E3)/uy

/** One line that shows what is there: characters that a terminal or a log would act upon, or nobody sees, are spelled out. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (character, at: number) => {
    JOINING.lastIndex = at
    return JOINING.test(text) ? character : spell(character)
  })
}

/** The same, where a line break is only a pause: in messages. */
export function printableSentence(text: string): string {
  return printable(text.trim().replaceAll(/\s*[\r\n]+\s*/g, ' '))
}

function spell(character: string): string {
  if (character === '\n') return String.raw`\n`
  if (character === '\t') return String.raw`\t`
  const code = character.codePointAt(0) ?? 0
  return code > 0xffff ? String.raw`\u{${code.toString(16)}}` : String.raw`\u${code.toString(16).padStart(4, '0')}`
}

/** At most `length` characters, the last of them an ellipsis when something was cut. Never halves a character. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text
  const kept = text.slice(0, Math.max(0, length - 1))
  return `${/[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept}…`
}

/** `1 app`, `2 apps`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

const SHORT_DIGEST = 'sha256:'.length + 12

/** A digest as people compare it: its algorithm and 12 digits. */
export function shortDigest(digest: string | null): string {
  return digest === null ? '' : printable(digest).slice(0, SHORT_DIGEST)
}

/** `340 ms`, `2.5 s`, `3 min 20 s`. */
export function duration(milliseconds: number): string {
  // Rounded first, so that nothing is `1000 ms` or `60.0 s`.
  if (Math.round(milliseconds) < 1000) return `${Math.round(milliseconds)} ms`
  const tenths = Math.round(milliseconds / 100)
  if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`
  const whole = Math.round(milliseconds / 1000)
  return `${Math.floor(whole / 60)} min ${whole % 60} s`
}
