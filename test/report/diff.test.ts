import { expect, test } from '@jest/globals'

import type { DiffReport } from '../../src/commands/report.ts'
import { toMarkdown } from '../../src/report/markdown.ts'
import { toText } from '../../src/report/text.ts'
import { REFERENCE, renderPage } from '../support/github-page.ts'
import { HOSTILE } from '../support/hostile.ts'

function report(changes: Partial<DiffReport> = {}): DiffReport {
  return {
    command: 'diff',
    exitCode: 10,
    notices: [],
    before: 'main:a.cwl',
    after: 'a.cwl',
    same: false,
    interface: [],
    differences: [],
    ...changes,
  }
}

function shown(before: string, after: string, width = 100): readonly string[] {
  const differences = [{ place: 'step "a"', field: 'doc', kind: 'changed', before, after }] as const
  return toText(report({ differences }), { color: false, width }).split('\n').slice(0, -3)
}

test('the common start of two long lines is omitted', () => {
  expect(shown(`${'x'.repeat(100)}old`, `${'x'.repeat(100)}new`)).toEqual([
    '~ step "a", doc changes:',
    `    - …${'x'.repeat(20)}old`,
    `    + …${'x'.repeat(20)}new`,
  ])
})

test('values of equal size are cut around what differs, in text and in Markdown', () => {
  const long = (middle: string): readonly string[] => [`${'a'.repeat(500)}${middle}${'b'.repeat(500)}`]
  const [before, after] = [long('old'), long('new')]
  const differences = [{ place: '', field: 'arguments', kind: 'changed', before, after }] as const
  const cut = (middle: string): string => `…${'a'.repeat(20)}${middle}bbb`
  for (const page of [
    toText(report({ differences }), { color: false, width: 400 }),
    toMarkdown(report({ differences })),
  ])
    expect([page.includes(cut('old')), page.includes(cut('new')), page.includes('a list of')]).toEqual([
      true,
      true,
      false,
    ])
})

test('each pair of long lines is cut before what differs', () => {
  const [start, end] = ['x'.repeat(100), 'y'.repeat(300)]
  expect(shown(`${start}old${end}\n${start}1${end}`, `${start}new${end}\n${start}2${end}`)).toEqual([
    '~ step "a", doc changes:',
    ...['- old', '- 1', '+ new', '+ 2'].map((line) =>
      expect.stringContaining(`${line.charAt(0)} …${'x'.repeat(20)}${line.slice(2)}y`),
    ),
  ])
})

test('the first different lines of a long text are shown, and the others counted', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`).join('\n')
  const text = shown(`first\n${lines}\nlast`, 'first\nother\nlast')
  expect(text).toHaveLength(1 + 12 + 1 + 1)
  expect(text.slice(12)).toEqual(['    - line 11', '    - … and 8 more lines', '    + other'])
})

test.each([60, 80, 200])('no line is wider than a terminal of %i columns', (width) => {
  const words = 'words '.repeat(60)
  for (const line of [...shown(words, `${words}\nmore`, width), ...shown('a', 'b', width)])
    expect(line.length).toBeLessThanOrEqual(width)
})

test('many differences are shown in part and counted', () => {
  const differences = Array.from({ length: 300 }, (_, index) => ({
    place: `input "i${index}"`,
    field: '',
    kind: 'removed' as const,
    before: { id: `i${index}` },
  }))
  const text = toText(report({ differences }))
  expect(text).toContain('- input "i199" is removed: {"id":"i199"}\n… and 100 more; --json lists all\n')
})

test('a port that is gone is listed once, and counted', () => {
  const removed = { field: '', kind: 'removed', before: {} } as const
  const text = toText(
    report({
      interface: [{ rule: 'input-removed', port: 'inputs.a', breaking: true, message: 'the input "a" is removed' }],
      differences: [
        { place: 'input "a"', ...removed },
        { place: 'step "s", step input "a"', ...removed },
      ],
    }),
  )
  expect(text.match(/"a" is removed/g)).toHaveLength(2)
  expect(text).toContain('differ: 2 differences, 1 breaking change.')
})

/** A report with this text wherever words come from outside. */
function reportWith(text: string): DiffReport {
  return report({
    before: text,
    after: text,
    interface: [{ rule: 'input-removed', port: text, breaking: true, message: text }],
    differences: [
      { place: text, field: text, kind: 'changed', before: text, after: `${text}${'x'.repeat(100)}` },
      { place: text, field: text, kind: 'added', after: [text] },
    ],
  })
}

test('hostile text adds no markup, and no control sequence reaches the terminal', () => {
  const { elements, rows, attributes } = renderPage(toMarkdown(reportWith('harmless')))
  for (const text of HOSTILE) {
    const page = renderPage(toMarkdown(reportWith(text)))
    expect({ text, rows: page.rows, attributes: page.attributes, links: page.links }).toEqual({
      text,
      rows,
      attributes,
      links: [],
    })
    expect({ text, found: Object.keys(page.elements).filter((name) => !(name in elements)) }).toEqual({
      text,
      found: [],
    })
    expect({ text, found: REFERENCE.exec(page.prose)?.[0] }).toEqual({ text, found: undefined })
    // oxlint-disable-next-line no-control-regex -- control characters are what it is about
    expect(toText(reportWith(text))).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/)
  }
})
