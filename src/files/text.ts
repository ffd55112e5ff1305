const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

const JOINING =
  /(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F|(?<=[\d#*])\uFE0F(?=\u20E3)/uy

/** On one line. What is invisible or what a terminal or log would act on is spelled out. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (character, at: number) => {
    JOINING.lastIndex = at
    return JOINING.test(text) ? character : spell(character)
  })
}

/**
 * For messages: a line break becomes a space. The lines are split first, because one pattern for a break and its spaces
 * would need quadratic time.
 */
export function printableSentence(text: string): string {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim())
  return printable(lines.filter((line) => line !== '').join(' '))
}

function spell(character: string): string {
  if (character === '\n') return String.raw`\n`
  if (character === '\t') return String.raw`\t`
  const code = character.codePointAt(0) ?? 0
  const digits = code.toString(16)
  return `${BACKSLASH}u${code > 0xffff ? `{${digits}}` : digits.padStart(4, '0')}`
}

// terser refuses an escape that is cut by a placeholder, even in String.raw (terser 5.49, "Unicode reference out of bounds").
const BACKSLASH = '\\'

const MOST_LISTED = 10

export function listNames(names: readonly string[], between = ', '): string {
  const more = names.length - MOST_LISTED
  return `${names.slice(0, MOST_LISTED).join(between)}${more > 0 ? `${between}and ${more} more` : ''}`
}

/** A name or value may be as long as its file, and the two ends identify it best. */
export function truncate(text: string): string {
  return text.length <= MOST_CHARACTERS
    ? text
    : `${text.slice(0, MOST_CHARACTERS / 2)} … ${text.slice(-MOST_CHARACTERS / 4)}`.toWellFormed()
}

const MOST_CHARACTERS = 800

export function truncateMiddle(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}

const MOST_SHOWN = 80

/** What is kept before the first character that differs, for the reader to find it. */
const KEPT = 20

/** How many characters two texts have in common at their beginning. */
export function commonStart(one: string, other: string): number {
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  return same
}

/** Two texts that differ, each cut to about this length, so that the place where they begin to differ is shown. */
export function aroundDifference(one: string, other: string, length: number): readonly [one: string, other: string] {
  const same = commonStart(one, other)
  const start = Math.max(one.length, other.length) <= length || same <= length / 2 ? 0 : same - KEPT
  const cut = (text: string): string =>
    `${start === 0 ? '' : '…'}${text.slice(start, start + length)}${text.length > start + length ? '…' : ''}`.toWellFormed()
  return [cut(one), cut(other)]
}

/** For a command that a message proposes. */
export function quoteArgument(word: string): string {
  const shown = printable(word)
  return /^[\w./:@-]+$/.test(shown) ? shown : `'${shown.replaceAll("'", String.raw`'\''`)}'`
}

/**
 * Windows and macOS ignore case, and macOS also ignores how an accent is encoded. Git there names a file as it was
 * committed, and not as it was requested.
 */
export function caseFold(path: string): string {
  return path.normalize('NFC').toLowerCase()
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const UNITS = [
  { from: 2 * 365 * DAY, size: 365 * DAY, name: 'years' },
  { from: 60 * DAY, size: 30 * DAY, name: 'months' },
  { from: 2 * DAY, size: DAY, name: 'days' },
  { from: 2 * HOUR, size: HOUR, name: 'hours' },
  { from: 2 * MINUTE, size: MINUTE, name: 'minutes' },
] as const

/** In words: `3 days ago`. Both are ISO 8601. */
export function ageOf(time: string, at: string): string {
  const age = Date.parse(at) - Date.parse(time)
  const unit = UNITS.find(({ from }) => age >= from)
  return unit === undefined ? 'just now' : `${Math.floor(age / unit.size)} ${unit.name} ago`
}
