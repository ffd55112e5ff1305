import { describe, expect, test } from '@jest/globals'

import { lineHashes } from '../../src/commands/documents/line-hash.ts'

describe('the hash of a line', () => {
  test('is one for each line, and one for the end of a text that ends with a line break', () => {
    expect(lineHashes('a\nb\nc')).toHaveLength(3)
    expect(lineHashes('a\nb\nc\n')).toHaveLength(4)
    expect(lineHashes('')).toHaveLength(1)
  })

  test('is by hand what the rule says', () => {
    // 97 is "a", 65535 the end, and 98 zeros fill the window.
    const expected = BigInt.asUintN(64, 97n * 37n ** 99n + 65_535n * 37n ** 98n)
    expect(lineHashes('a')).toEqual([`${expected.toString(16)}:1`])
  })

  test('takes no notice of spaces, tabs and kinds of line breaks', () => {
    const plain = lineHashes('a: b\n  - c\n\n- d\n')
    expect(lineHashes('a:\tb\n- c\n\n-\td\n')).toEqual(plain)
    expect(lineHashes('a: b\r\n  - c\r\n\r\n- d\r\n')).toEqual(plain)
    expect(lineHashes('a: b\r  - c\r\r- d\r')).toEqual(plain)
  })

  test('counts lines that look the same, with 100 characters from each on', () => {
    const same = 'x\n'.repeat(300)
    const hashes = lineHashes(same)
    expect(hashes.slice(0, 3).map((hash) => hash.split(':')[1])).toEqual(['1', '2', '3'])
    expect(new Set(hashes.slice(0, 250).map((hash) => hash.split(':')[0])).size).toBe(1)
  })

  test('stays when lines are added far above', () => {
    const lines = Array.from({ length: 50 }, (_, index) => `line ${index} of many that differ`)
    const before = lineHashes(lines.join('\n'))
    const after = lineHashes(['new', ...lines].join('\n'))
    expect(after.slice(1)).toEqual(before)
  })
})
