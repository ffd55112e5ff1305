/** Control, format and invisible characters. They move the cursor, color, hide or reorder text, or break a line. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** Characters that join an emoji. They are invisible, but harmless there. */
const JOINING =
  /(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F|(?<=[\d#*])\uFE0F(?=\u20E3)/uy

/** Text as one line, with all characters spelled out that are invisible or that a terminal or log would act on. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (character, at: number) => {
    JOINING.lastIndex = at
    return JOINING.test(text) ? character : spell(character)
  })
}

/**
 * The same for messages, where a line break becomes a space. The lines are split first, because one pattern for a break
 * and its spaces would need quadratic time.
 */
export function printableSentence(text: string): string {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim())
  return printable(lines.filter((line) => line !== '').join(' '))
}

function spell(character: string): string {
  if (character === '\n') return String.raw`\n`
  if (character === '\t') return String.raw`\t`
  const code = character.codePointAt(0) ?? 0
  return code > 0xffff ? String.raw`\u{${code.toString(16)}}` : String.raw`\u${code.toString(16).padStart(4, '0')}`
}
