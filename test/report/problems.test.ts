import { describe, expect, test } from '@jest/globals'
import { assert, boolean, constantFrom, integer, oneof, property, string } from 'fast-check'

import type { Excerpt } from '../../src/cwl/problems/excerpt.ts'
import type { Severity } from '../../src/cwl/problems/problem.ts'
import { toJson } from '../../src/report/json.ts'
import { toMarkdown } from '../../src/report/markdown.ts'
import { printable } from '../../src/report/printable.ts'
import { sourceLine } from '../../src/report/source-line.ts'
import { toText } from '../../src/report/text.ts'
import { dedent } from '../support/dedent.ts'
import { app, problem, promotion, validation } from './reports.ts'

const WHOLE = { before: false, after: false } as const

/** The line with a bar where the caret stands. */
function shown(text: string, columns = 40, before = text.indexOf('|')): string {
  const excerpt: Excerpt = { text: text.replace('|', ''), before, isCut: WHOLE }
  const line = sourceLine(excerpt, columns)
  return `${line.text}\n${' '.repeat(line.caret)}^`
}

describe('the line of a problem', () => {
  test.each([
    ['inputs: |foo', 'inputs: foo\n        ^'],
    ['|foo', 'foo\n^'],
    ['foo|', 'foo\n   ^'],
    ['\ta:\t|b', '    a:    b\n          ^'],
    ['日本: |x', '日本: x\n      ^'],
    ['e\u0301: |x', 'e\u0301: x\n   ^'],
    ['👨‍👩‍👧: |x', '👨‍👩‍👧: x\n    ^'],
    ['❤️ |x', '❤️ x\n   ^'],
    ['\u001B[31m|x', String.raw`\u001b[31mx` + '\n          ^'],
    ['\u202Ea|b', String.raw`\u202eab` + '\n       ^'],
    ['trailing |x   ', 'trailing x\n         ^'],
  ])('%j has its caret under the right column', (text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  test.each([
    ['after a long start', `${'a'.repeat(100)}|b`, `…${'a'.repeat(38)}b\n${' '.repeat(39)}^`],
    ['before a long end', `|${'b'.repeat(100)}`, `${'b'.repeat(39)}…\n^`],
    [
      'in the middle',
      `${'a'.repeat(100)}|${'b'.repeat(100)}`,
      `…${'a'.repeat(25)}${'b'.repeat(13)}…\n${' '.repeat(26)}^`,
    ],
    [
      'between wide characters',
      `${'日'.repeat(50)}|${'本'.repeat(50)}`,
      `…${'日'.repeat(12)}${'本'.repeat(7)}…\n${' '.repeat(25)}^`,
    ],
  ])('is cut around a caret %s', (_, text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  test('fits with its caret for any text, without control characters', () => {
    const lines = string({
      unit: oneof(
        constantFrom('\t', '日', '\u0301', '👨‍👩‍👧', '\u001B', '\u202E', '❤️', '\uD800', 'a', ' '),
        string({ unit: 'binary', maxLength: 1 }),
      ),
      maxLength: 120,
    })
    assert(
      property(
        lines,
        lines,
        integer({ min: 20, max: 100 }),
        boolean(),
        boolean(),
        (left, right, columns, before, after) => {
          const { text, caret } = sourceLine(
            { text: left + right, before: left.length, isCut: { before, after } },
            columns,
          )
          expect(caret).toBeLessThan(columns)
          expect(text).toBe(printable(text))
          // What is seen takes a column at least; marks on it take none.
          const characters = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
          expect(characters.filter((character) => !/^[\p{M}\p{Cf}]+$/u.test(character)).length).toBeLessThanOrEqual(
            columns,
          )
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('shows where it was cut', () => {
    expect(sourceLine({ text: 'abc', before: 1, isCut: { before: true, after: true } }, 40)).toEqual({
      text: '…abc…',
      caret: 2,
    })
  })
})

describe('a problem in text', () => {
  const one = problem({ fix: 'Did you mean "bar"?' })
  const report = validation({
    ok: false,
    problems: [one],
    excerpts: new Map([[one, { text: 'in: foo', before: 4, isCut: WHOLE }]]),
  })

  test('has its line, a caret and the fix', () => {
    expect(toText(report, { color: false, width: 80 })).toBe(
      dedent`
        tools/align.cwl:3:5: error: foo is no field [unknown-field]
           3 | in: foo
             |     ^
            Did you mean "bar"?

      `,
    )
  })

  test('has colours only if they are requested', () => {
    const coloured = toText(report, { color: true, width: 80 })
    expect(coloured).toContain('\u001B[31m^\u001B[39m')
    expect(toText(report, { color: false, width: 80 })).not.toContain('\u001B')
  })

  test('has no line if that is empty or unknown', () => {
    const empty = new Map([[one, { text: '  ', before: 2, isCut: WHOLE }]])
    for (const excerpts of [empty, new Map()])
      expect(toText(validation({ problems: [one], excerpts }), { color: false, width: 80 })).not.toContain(' | ')
  })
})

/** Problems of these numbers, mixed: advice first, errors last. */
function many(counts: Readonly<Record<Severity, number>>) {
  return (['advice', 'warning', 'error'] as const).flatMap((severity) =>
    Array.from({ length: counts[severity] }, (_, index) =>
      problem({ severity, line: index + 1, message: `this is ${severity}` }),
    ),
  )
}

describe('a long list of problems', () => {
  const plain = { color: false, width: 120 }

  test('shows every error before more warnings, and counts the rest', () => {
    const text = toText(validation({ ok: false, problems: many({ error: 300, warning: 1300, advice: 2 }) }), plain)
    expect(text.match(/: error: /g)).toHaveLength(300)
    expect(text.match(/: warning: /g)).toHaveLength(200)
    expect(text).toContain('\n… and 1,102 more: 1,100 warnings, 2 pieces of advice; the report as JSON has them all.\n')
  })

  test('is in order', () => {
    const lines = toText(validation({ problems: many({ error: 2, warning: 600, advice: 0 }) }), plain)
      .split('\n')
      .filter((line) => line.includes('align.cwl'))
    expect(lines[0]).toContain('warning')
    expect(lines.at(-1)).toContain('error')
  })

  test('shows a code of many files a few times, with a blank line between problems, and counts the others', () => {
    const entries = Array.from({ length: 150 }, (_, index) =>
      problem({ severity: 'advice', code: 'old-version', message: 'an old version', file: `t${index}.cwl`, line: 1 }),
    )
    const report = validation({
      problems: entries,
      excerpts: new Map(entries.map((each) => [each, { text: 'cwlVersion: v1.0', before: 0, isCut: WHOLE }])),
    })
    const entry = (name: string): readonly string[] => [
      `${name}:1:5: advice: an old version [old-version]`,
      '   1 | cwlVersion: v1.0',
      '     | ^',
    ]
    expect(toText(report, plain)).toBe(
      [
        ...entry('t0.cwl'),
        '',
        ...entry('t1.cwl'),
        '',
        ...entry('t2.cwl'),
        '    147 more like it, in 147 other files: t3.cwl, t4.cwl, t5.cwl, ….',
        '',
        '✓ 1 document is valid, with 150 pieces of advice',
        '',
      ].join('\n'),
    )
    expect(toJson(report)).toMatchObject({ problems: entries })
  })

  test('counts problems that the report omits, in text, JSON and Markdown', () => {
    const report = validation({
      ok: false,
      problems: many({ error: 501, warning: 0, advice: 0 }),
      omittedProblems: { error: 3, warning: 1231, advice: 0 },
    })
    expect(toText(report, plain)).toContain(
      '… and 1,235 more: 4 errors, 1,231 warnings; the report as JSON has the 501 most serious of all.',
    )
    expect(toJson(report)).toMatchObject({ omittedProblems: { error: 3, warning: 1231, advice: 0 } })
    expect(toMarkdown(report)).toContain(
      '1,234 more problems were found than the report has: 3 errors, 1,231 warnings. It has the 501 most serious.',
    )
  })

  test('has errors first in Markdown, and is cut at the limit', () => {
    const page = toMarkdown(validation({ ok: false, problems: many({ error: 2, warning: 2000, advice: 0 }) }), {
      bytes: 20_000,
    })
    expect(page.match(/this is error/g)).toHaveLength(2)
    expect(page).toMatch(/\d+ more are left out/)
  })

  test('takes at most half of a page with a plan, and warnings come after its apps', () => {
    const apps = Array.from({ length: 20 }, (_, at) => app({ name: `app-${at}` }))
    const errors = toMarkdown(promotion({ apps, problems: many({ error: 2000, warning: 0, advice: 0 }) }), {
      bytes: 20_000,
    })
    expect(errors.match(/<code>app-\d+<\/code>/g)).toHaveLength(20)
    expect(errors.indexOf('this is error')).toBeLessThan(errors.indexOf('app-0'))
    const warnings = toMarkdown(promotion({ apps, problems: many({ error: 0, warning: 3, advice: 0 }) }))
    expect(warnings.indexOf('this is warning')).toBeGreaterThan(warnings.indexOf('app-19'))
    expect(warnings).toContain('<details><summary>⚠️ 3 warnings</summary>')
  })

  test('ends with a count of each severity', () => {
    expect(toText(validation({ problems: many({ error: 0, warning: 1, advice: 1 }) }), plain)).toMatch(
      /✓ 1 document is valid, with 1 warning, 1 piece of advice\n$/,
    )
  })
})
