import { expect, test } from '@jest/globals'

import { pageAddress } from '../../src/configuration/version.ts'
import { fitMarkdown } from '../../src/report/markdown.ts'
import { app, details, problem, promotion } from '../report/reports.ts'
import { dedent } from '../support/dedent.ts'
import { REFERENCE, renderPage } from '../support/github-page.ts'
import { HOSTILE } from '../support/hostile.ts'
import { nightly } from '../support/nightly.ts'

const LONGEST = 64_000

nightly('a page of any report fits, and is whole Markdown without injected commands', () => {
  for (const text of HOSTILE) {
    const notices = Array.from({ length: 20 }, () => text.repeat(Math.ceil(600 / Math.max(1, text.length))))
    const apps = Array.from({ length: 120 }, () =>
      app({
        name: text,
        target: text,
        source: text,
        reason: text,
        action: 'update',
        details: details({ diff: text, diagram: text }),
      }),
    )
    const page = fitMarkdown(
      promotion({
        stage: text,
        project: text,
        apps,
        problems: Array.from({ length: 50 }, () => problem({ message: text, fix: text, file: text })),
        notices,
      }),
      { bytes: LONGEST },
    )
    expect({ text, fits: Buffer.byteLength(page) <= LONGEST }).toEqual({ text, fits: true })
    const { elements, links, prose } = renderPage(page)
    expect({
      text,
      links: links.filter((link) => !link.startsWith(pageAddress('problems/'))),
      found: REFERENCE.exec(prose)?.[0],
      scripts: elements['script'],
      comments: elements['#comment'],
    }).toEqual({ text, links: [], found: undefined, scripts: undefined, comments: undefined })
    // What was opened was closed: the last sentence of the comment stands outside of every table and fold.
    expect({ text, tail: /<\/p>\n$|<\/table>\n$|<\/details>\n$/.test(page) }).toEqual({ text, tail: true })
  }
})

test('a report that does not fit at all refers to the job summary', () => {
  const failure = { code: 'internal' as const, message: '<'.repeat(600) }
  expect(fitMarkdown(promotion({ failure }), { bytes: 1_000 })).toBe(
    dedent`
      <h2>cwl-promote</h2>

      <p>The report does not fit here; the job summary has it.</p>
    `,
  )
})
