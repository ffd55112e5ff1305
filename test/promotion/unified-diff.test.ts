import { describe, expect, test } from '@jest/globals'
import { applyPatch } from 'diff'
import { array, assert, constantFrom, property } from 'fast-check'

import { unifiedDiff, type ShownDiff } from '../../src/promotion/unified-diff.ts'

function diffOf(old: readonly string[], next: readonly string[]): ShownDiff {
  const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
  return unifiedDiff({ name: 'installed/a', text: text(old) }, { name: 'planned/a', text: text(next) })
}

const numbered = (count: number, word: string): readonly string[] => Array.from({ length: count }, (_, at) => `${word} ${at}`)

describe('a diff', () => {
  test('makes one text of the other, whatever they have in common', () => {
    const lines = array(constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 30 })
    assert(
      property(lines, lines, (old, next) => {
        const { diff, omittedLines } = diffOf(old, next)
        expect(omittedLines).toBe(0)
        expect(applyPatch(`${old.join('\n')}\n`, `${diff ?? ''}\n`)).toBe(`${next.join('\n')}\n`)
      }),
    )
  })

  test('names the lines as they are counted from the beginning, with three around', () => {
    const old = numbered(100, 'line')
    expect(diffOf(old, old.with(50, 'other')).diff).toBe(
      ['--- installed/a', '+++ planned/a', '@@ -48,7 +48,7 @@', ' line 47', ' line 48', ' line 49', '-line 50', '+other', ' line 51', ' line 52', ' line 53'].join('\n'),
    )
  })

  test('cuts a long line, and says how much of it is not shown', () => {
    const { diff, omittedLines } = diffOf(['doc: x'], [`doc: ${'a'.repeat(3_000_000)}`])
    expect(diff?.split('\n').at(-1)).toBe(`+doc: ${'a'.repeat(494)}… (2999506 more characters)`)
    expect(omittedLines).toBe(0)
  })

  test('ends after 400 lines or 64 KiB, and says how many lines are not shown', () => {
    const short = diffOf(['x'], ['x', ...numbered(5_000, 'line')])
    expect([short.diff?.split('\n').length, short.omittedLines]).toEqual([400, 4_604])
    const wide = diffOf(['x'], ['x', ...numbered(390, 'ö'.repeat(450))])
    expect(Buffer.byteLength(wide.diff ?? '')).toBeLessThanOrEqual(64 * 1024)
    expect((wide.diff?.split('\n').length ?? 0) + wide.omittedLines).toBe(394)
  })

  test('is not made of texts that have little in common, and is of one that only gains', () => {
    expect(diffOf(numbered(8_000, 'old'), numbered(8_000, 'new'))).toEqual({ omittedLines: 0 })
    expect(diffOf(numbered(10, 'old'), [...numbered(5, 'old'), ...numbered(8_000, 'new'), ...numbered(10, 'old').slice(5)]).omittedLines).toBeGreaterThan(7_000)
  })
})
