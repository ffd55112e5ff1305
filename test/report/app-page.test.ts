import { expect, test } from '@jest/globals'

import { parseJson, isObject } from '../../src/json/index.ts'
import { makePages } from '../../src/report/app-page.ts'
import { REFERENCE, renderPage } from '../support/github-page.ts'
import { HOSTILE } from '../support/hostile.ts'

/** The page of a tool with this text in every place that a person can fill, and the index. */
function pagesWith(text: string): readonly string[] {
  const tool = { class: 'CommandLineTool', label: text, inputs: [], outputs: [] }
  const port = { label: text, doc: text, default: text, type: 'string?', format: text, secondaryFiles: [text] }
  const description = parseJson(
    JSON.stringify({
      cwlVersion: 'v1.2',
      class: 'Workflow',
      label: text,
      doc: text,
      's:license': text,
      'sbg:toolAuthor': text,
      's:creator': [{ 's:member': [{ 's:name': text }] }],
      inputs: [{ id: 'given', ...port }],
      outputs: [{ id: 'found', ...port }],
      steps: [
        {
          id: text,
          scatter: text,
          when: text,
          run: {
            ...tool,
            requirements: [
              { class: 'DockerRequirement', dockerPull: text },
              { class: 'ResourceRequirement', coresMin: text, ramMin: text, outdirMin: text },
            ],
          },
        },
      ],
    }),
  )
  if (!isObject(description)) throw new Error('an object was expected')
  const stages = [
    { stage: text, target: text, state: 'current', digest: text, commit: text, installedAt: text, revision: 3 },
  ] as const
  const app = { name: text, page: 'app.md', reference: text, file: text, description, diagram: undefined }
  return Array.from(
    makePages([app], 'docs/apps', [{ name: text, source: text, stages }]).values(),
    ([page, installed = '']) => `${page}\n${installed}`,
  )
}

test('hostile text in a document adds no row, link or mention to its page', () => {
  const harmless = pagesWith('harmless').map(renderPage)
  for (const text of HOSTILE.filter((one) => one.isWellFormed()))
    for (const [index, page] of pagesWith(text).entries()) {
      const { rows, links, prose } = renderPage(page)
      expect({ text, rows, mention: REFERENCE.exec(prose)?.[0] }).toEqual({ text, rows: harmless[index]?.rows })
      expect([text, links.filter((link) => !/^\.\.(?:\/|$)|^(?:app|README)\.md$/.test(link))]).toEqual([text, []])
    }
})

test('of a description in Markdown, lists, headings, tables and blocks of code keep their lines', () => {
  const [, page = ''] = pagesWith(
    'Aligns\nreads.\n\n## Inputs\n- one [page](https://a.example/x)\n- two\n\n| a | b |\n|---|---|\n\n```yaml\nkey: 1\n\nlast: 2\n```\nEnd.',
  )
  expect(page).toContain(
    [
      '<p>Aligns reads.</p>\n',
      '<p><strong>Inputs</strong><br>- one page (<code>https://a.example/x</code>)<br>- two</p>\n',
      '<pre>| a | b |&#10;|---|---|</pre>\n',
      '<pre>key: 1&#10;&#10;last: 2</pre>\n',
      '<p>End.</p>',
    ].join('\n'),
  )
})
