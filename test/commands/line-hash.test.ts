import { describe, expect, test } from '@jest/globals'
import { array, assert, constantFrom, oneof, property, string } from 'fast-check'

import { lineHashes } from '../../src/commands/documents/line-hash.ts'

/** Of all lines that there may be, in their order. */
function allHashes(text: string): readonly string[] {
  return [...lineHashes(text, new Set(Array.from({ length: text.length + 1 }, (_, index) => index + 1))).values()]
}

/** By the rule itself, number by number. */
function byTheRule(text: string): readonly string[] {
  const written = text.replaceAll(/[ \t]/g, '').replaceAll(/\r\n?/g, '\n')
  const starts = [0, ...Array.from(written.matchAll(/\n/g), ({ index }) => index + 1)]
  const counts = new Map<string, number>()
  return starts.map((start) => {
    let hash = 0n
    for (let at = start; at < start + 100; at += 1)
      hash = BigInt.asUintN(
        64,
        hash * 37n + BigInt(at === written.length ? 0xffff : at > written.length ? 0 : written.charCodeAt(at)),
      )
    const digits = hash.toString(16)
    counts.set(digits, (counts.get(digits) ?? 0) + 1)
    return `${digits}:${counts.get(digits)}`
  })
}

describe('the hash of a line', () => {
  test('is that of the rule for any text', () => {
    assert(
      property(
        array(
          oneof(string({ unit: 'binary' }), constantFrom('\n', '\r\n', ' ', '\t', 'x'.repeat(60), '\uffff'.repeat(70))),
        ),
        (parts) => {
          const text = parts.join('').replaceAll('\r', '')
          expect(allHashes(text)).toEqual(byTheRule(text))
        },
      ),
    )
  })

  test('is given of the lines that are asked for, and counts the others', () => {
    expect([...lineHashes('a\na\nb\na\n', new Set([4, 3, 90])).entries()]).toEqual([
      [3, expect.stringMatching(/:1$/)],
      [4, allHashes('a\na\nb\na\n')[3]],
    ])
  })

  test('is one for each line, and one for the end of a text that ends with a line break', () => {
    expect(allHashes('a\nb\nc')).toHaveLength(3)
    expect(allHashes('a\nb\nc\n')).toHaveLength(4)
    expect(allHashes('')).toHaveLength(1)
  })

  test('is by hand what the rule says', () => {
    // 97 is "a", 65535 the end, and 98 zeros fill the window.
    const expected = BigInt.asUintN(64, 97n * 37n ** 99n + 65_535n * 37n ** 98n)
    expect(allHashes('a')).toEqual([`${expected.toString(16)}:1`])
  })

  test('takes no notice of spaces, tabs and kinds of line breaks', () => {
    const plain = allHashes('a: b\n  - c\n\n- d\n')
    expect(allHashes('a:\tb\n- c\n\n-\td\n')).toEqual(plain)
    expect(allHashes('a: b\r\n  - c\r\n\r\n- d\r\n')).toEqual(plain)
    expect(allHashes('a: b\r  - c\r\r- d\r')).toEqual(plain)
  })

  test('counts lines that look the same, with 100 characters from each on', () => {
    const same = 'x\n'.repeat(300)
    const hashes = allHashes(same)
    expect(hashes.slice(0, 3).map((hash) => hash.split(':')[1])).toEqual(['1', '2', '3'])
    expect(new Set(hashes.slice(0, 250).map((hash) => hash.split(':')[0])).size).toBe(1)
  })

  test('stays when lines are added far above', () => {
    const lines = Array.from({ length: 50 }, (_, index) => `line ${index} of many that differ`)
    const before = allHashes(lines.join('\n'))
    const after = allHashes(['new', ...lines].join('\n'))
    expect(after.slice(1)).toEqual(before)
  })
})
