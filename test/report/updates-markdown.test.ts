import { expect, test } from '@jest/globals'

import { fitMarkdown, toMarkdown } from '../../src/report/markdown.ts'
import { REFERENCE, renderPage } from '../support/github-page.ts'
import { app, details, promotion } from './reports.ts'

const DIAGRAM = [
  'flowchart TD',
  ...Array.from({ length: 80 }, (_, at) => `  n${at}["Schritt ${at} für 漢字 🧬"]`),
].join('\n')

function diffOf(lines: number): string {
  return [
    '--- installed/x',
    '+++ planned/x',
    '@@ -1 +1 @@',
    ...Array.from({ length: lines }, (_, at) => `+  doc: Zeile ${at} mit vielen Zeichen, 漢字 und 🧬 und \`\`\`\``),
  ].join('\n')
}

function plan(number: number, change: (at: number) => Parameters<typeof details>[0]) {
  return promotion({
    result: 'planned',
    apps: Array.from({ length: number }, (_, at) =>
      app({ name: `app-${at}`, target: `acme/dev/app-${at}`, action: 'update', details: details(change(at)) }),
    ),
  })
}

test('400 apps with large diffs have a row and changes each, in a page below 1 MiB', () => {
  const page = toMarkdown(plan(400, () => ({ diff: diffOf(397), diagram: DIAGRAM })))
  const bytes = Buffer.byteLength(page)
  expect(bytes).toBeLessThan(1024 * 1024)
  expect(bytes).toBeGreaterThan(800_000)
  const { rows, elements, text, prose } = renderPage(page)
  expect([rows, elements['details'], elements['li']]).toEqual([401, 400, 800])
  const left =
    /Left out, since they do not fit here: the diagrams of (\d+) apps, the diffs of (\d+) apps\. The file of the output report-file has all changes and diffs\./.exec(
      text,
    )
  const fences = (language: string): number =>
    page.split(`\n\`\`\`${language}\n`).length - 1 + page.split(`\n\`\`\`\`\`${language}\n`).length - 1
  expect(Number(left?.[1])).toBe(400 - fences('mermaid'))
  expect(Number(left?.[2])).toBe(400 - fences('diff'))
  expect(REFERENCE.exec(prose)?.[0]).toBeUndefined()
  // The sentence is the last word, outside of every fold.
  expect(page.trimEnd()).toMatch(/has all changes and diffs\.<\/p>\n\n<p><sub>.*<\/sub><\/p>$/)
})

test('new workflows have diagrams as long as there is space', () => {
  const made = promotion({
    apps: Array.from({ length: 3 }, (_, at) => app({ name: `flow-${at}`, ...(at === 1 ? {} : { diagram: DIAGRAM }) })),
  })
  const page = toMarkdown(made)
  expect(
    [
      ...page.matchAll(
        /<details><summary><code>(flow-\d)<\/code>: a new workflow<\/summary>\n\n```mermaid\nflowchart TD\n/g,
      ),
    ].map(([, name]) => name),
  ).toEqual(['flow-0', 'flow-2'])
  expect(toMarkdown(made, { bytes: 7_000 })).toContain('<p>Left out, since they do not fit here: the diagram of 1 app.')
})

test('breaking changes are shown with any number of updates and any limit', () => {
  const page = fitMarkdown(
    plan(400, (at) => (at === 333 ? {} : { breaking: false, interface: [] })),
    { bytes: 64_000 },
  )
  const { rows, text } = renderPage(page)
  expect(rows).toBeGreaterThan(100)
  expect(page.indexOf('<td><code>app-333</code><br>⚠️ 1 breaking change</td>')).toBeLessThan(
    page.indexOf('<td><code>app-0</code></td>'),
  )
  expect(page).toContain('<details open><summary><code>app-333</code>')
  expect(text).toContain('the input "x" is removed')
  expect(text).toMatch(/\d+ more are left out/)
})

test('other changes are counted in lines, and a missing diff is reported', () => {
  const page = toMarkdown(
    plan(3, (at) => ({
      breaking: false,
      interface: [],
      contents: [],
      ...(at === 0 ? { diff: '--- a\n+++ b\n@@ -1,2 +1 @@\n---- x\n-old\n+new' } : {}),
      omittedLines: at === 1 ? 7 : 0,
    })),
  )
  expect(page).toContain('<code>app-0</code>: 1 line added, 2 removed</summary>')
  expect(page).toContain('<code>app-1</code>: 1 line added, 1 removed, and more</summary>')
  const without = plan(1, () => ({ interface: [], contents: [] }))
  const [only] = without.apps
  const { diff: _, ...rest } = details()
  expect(
    toMarkdown({
      ...without,
      apps: only === undefined ? [] : [{ ...only, details: { ...rest, interface: [], contents: [] } }],
    }),
  ).toContain('too much for a diff by lines</summary>')
})

test('hundreds of changes of one app are shown in part and counted', () => {
  const contents = Array.from(
    { length: 300 },
    (_, at) => ({ kind: 'image', step: `s${at}`, message: `image of s${at}: a → b` }) as const,
  )
  const { elements, text } = renderPage(toMarkdown(plan(1, () => ({ interface: [], contents }))))
  expect([elements['li'], text.includes('300 changes'), text.includes('250 more changes')]).toEqual([51, true, true])
})

test('long texts of any kind keep the page below its limit', () => {
  for (const piece of ['$', '"', '@a', '🧬', '\u202E', '<']) {
    const long = piece.repeat(100_000)
    const page = toMarkdown(
      promotion({
        project: long,
        stage: long,
        planDigest: long,
        notices: Array.from({ length: 500 }, () => long),
        failure: { code: 'internal', message: long, fix: long, at: { file: long, line: 1, column: 1 } },
        exports: {
          state: 'other',
          total: 1,
          counts: { completed: 0, failed: 0, other: 1 },
          jobs: [],
          truncated: true,
          reason: long,
        },
        apps: plan(400, () => ({ diff: diffOf(397) })).apps,
      }),
    )
    expect(Buffer.byteLength(page)).toBeLessThan(1024 * 1024)
  }
})

test('notices that grow by escaping leave space for the report, and are counted', () => {
  const page = fitMarkdown(
    promotion({ notices: Array.from({ length: 20 }, () => '$'.repeat(500)), apps: plan(3, () => ({})).apps }),
    { bytes: 65_000 },
  )
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(65_000)
  expect(page).toContain('<table>')
  expect(page).toMatch(/1\d more notices: the JSON report has them all/)
})
