/**
 * Control and format characters, and all that is made to be invisible: what moves a cursor, colours, hides, reorders or
 * breaks a line.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** What holds an emoji together: invisible by itself, and harmless where it does so. */
const JOINING =
  /(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F|(?<=[\d#*])\uFE0F(?=\u20E3)/uy

/**
 * One line that shows what is there: characters that a terminal or a log would act upon, or nobody sees, are spelled
 * out.
 */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (character, at: number) => {
    JOINING.lastIndex = at
    return JOINING.test(text) ? character : spell(character)
  })
}

/**
 * The same, where a line break is only a pause: in messages. One pattern for a break and the blanks around it would
 * take quadratic time.
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
