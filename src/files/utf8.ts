import { isUtf8 } from 'node:buffer'

import { CwlError } from './cwl-error.ts'

/** The text of a file without a byte order mark. Throws `not-utf8` with the location of the first invalid byte. */
export function decodeUtf8(bytes: Buffer, path: string): string {
  if (!isUtf8(bytes)) {
    const at = firstInvalidByte(bytes)
    const lines = bytes
      .subarray(0, at)
      .toString('utf8')
      .split(/\r\n|[\r\n]/)
    const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
    throw new CwlError(
      'not-utf8',
      `${path} is not valid UTF-8 (first invalid byte: ${at + 1})`,
      'Save the file as UTF-8.',
      place,
    )
  }
  return withoutMark(bytes.toString('utf8'))
}

/** Without a byte order mark. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

function firstInvalidByte(bytes: Buffer): number {
  let low = 0
  let high = bytes.length
  // A prefix that is cut inside of a character is invalid too, so up to three more bytes are tried.
  const validUpTo = (end: number): boolean =>
    [0, 1, 2, 3].some((less) => end >= less && isUtf8(bytes.subarray(0, end - less)))
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (validUpTo(middle)) low = middle
    else high = middle - 1
  }
  return [0, 1, 2, 3].map((less) => low - less).find((end) => end >= 0 && isUtf8(bytes.subarray(0, end))) ?? 0
}
