import { expect, test } from '@jest/globals'

import { pageAddress, problemAddress } from '../../src/configuration/version.ts'
import type { ExportsNews } from '../../src/export-jobs/history.ts'
import { toMarkdown } from '../../src/report/markdown.ts'
import { REFERENCE, renderPage } from '../support/github-page.ts'
import { HOSTILE } from '../support/hostile.ts'
import { app, checkUp, details, exportList, packing, problem, promotion, validation } from './reports.ts'

const linkTo = (file: string, line?: number): string =>
  `https://github.example/o/r/blob/abc/${file.toWellFormed().split('/').map(encodeURIComponent).join('/')}${line === undefined ? '' : `#L${line}`}`

/** One report of each kind with this text in every place that the outside can fill. */
function reportsWith(text: string) {
  const problems = [
    problem({ message: text, fix: text, file: text, code: text }),
    problem({ severity: 'advice', message: text, file: text }),
  ]
  const failure = { code: 'internal' as const, message: text, fix: text, at: { file: text, line: 1, column: 1 } }
  const jobs = [{ id: text, href: text, state: text }]
  const summary = {
    state: 'other',
    total: 1,
    counts: { completed: 0, failed: 0, other: 1 },
    jobs,
    truncated: true,
    reason: text,
  } as const
  return [
    promotion({
      stage: text,
      project: text,
      planDigest: text,
      apps: [
        app({
          name: text,
          action: 'update',
          details: details({
            interface: [{ rule: 'input-removed', port: text, breaking: true, message: text }],
            contents: [{ kind: 'image', step: text, message: text }],
            diff: text,
            diagram: text,
            omittedLines: 3,
          }),
        }),
        app({ name: text, target: text, source: text, reason: text, outcome: 'failed' }),
        app({ name: text, sourceKind: 'app', source: text, action: 'blocked', digest: text }),
      ],
      problems,
      exports: summary,
      notices: [text],
      failure,
    }),
    validation({ documents: [{ path: text, ok: false }], ok: false, problems, notices: [text], failure }),
    packing({ path: text, packed: text, digest: text, problems, notices: [text], failure }),
    exportList({ ...summary, notices: [text], failure, news: newsOn(jobs), issueUrl: text }),
    checkUp({
      ok: false,
      failure,
      notices: [text],
      findings: (['ok', 'warning', 'failed', 'skipped'] as const).map((status) => ({
        check: 'exports',
        status,
        message: text,
        fix: text,
      })),
    }),
  ]
}

function newsOn(jobs: ExportsNews['newFailed']): ExportsNews {
  const memory = { at: '2026-11-16T06:17:00.000Z', reported: new Set<string>(), recovering: new Set<string>(), more: 0 }
  return {
    id: '0123456789abcdef',
    change: 'failing',
    newFailed: jobs,
    recovered: jobs,
    newUnnamed: 0,
    failing: 1,
    compared: true,
    memory,
    untilReported: memory,
    notices: [],
  }
}

const HARMLESS = reportsWith('harmless').map((report) => renderPage(toMarkdown(report, { linkTo })))

test('hostile text adds no element, attribute, row or link', () => {
  expect(HOSTILE.length).toBeGreaterThan(300)
  for (const text of HOSTILE) {
    reportsWith(text).forEach((report, index) => {
      const page = renderPage(toMarkdown(report, { linkTo }))
      const { elements, rows, attributes } = HARMLESS[index] ?? page
      expect({ text, elements: page.elements, rows: page.rows, attributes: page.attributes }).toEqual({
        text,
        elements,
        rows,
        attributes,
      })
      expect(
        page.links.filter(
          (link) =>
            !link.startsWith('https://github.example/o/r/blob/abc/') && !link.startsWith(pageAddress('problems/')),
        ),
      ).toEqual([])
    })
  }
})

test('hostile text does not become a mention, issue, commit or address', () => {
  for (const text of HOSTILE) {
    for (const report of reportsWith(text)) {
      const { prose } = renderPage(toMarkdown(report, { linkTo }))
      expect({ text, found: REFERENCE.exec(prose)?.[0] }).toEqual({ text, found: undefined })
    }
  }
})

test('the check above finds such references', () => {
  for (const text of [
    'by @octocat',
    'see #12',
    'GH-3',
    'o/r#4',
    'https://evil.example',
    'www.evil.example',
    'deadbeef1',
    'me@evil.example',
    ':rocket:',
    'x.cwl:100:5',
    'from $(inputs.a) to $(inputs.b)$',
  ])
    expect(text).toMatch(REFERENCE)
  expect(renderPage('<b>x</b> | https://a.example').elements).toEqual({ p: 1, b: 1, a: 1 })
  for (const text of ['_https://a.example', '1https://a.example', '_www.a.example'])
    expect([renderPage(text).links.length, REFERENCE.test(text)]).toEqual([1, true])
})

test('a promotion is a table with failed apps first, and with target, source, digest and reason', () => {
  const page = toMarkdown(
    promotion({
      apps: [
        app({ name: 'same', outcome: 'unchanged', action: 'unchanged' }),
        app(),
        app({ name: 'bad', outcome: 'failed', reason: 'the platform said no' }),
      ],
    }),
    { linkTo },
  )
  const { text } = renderPage(page)
  expect(text.indexOf('bad')).toBeLessThan(text.indexOf('align'))
  expect(text.indexOf('align')).toBeLessThan(text.lastIndexOf('same'))
  expect(text).toContain('the platform said no')
  expect(page).toContain(
    '<a href="https://github.example/o/r/blob/abc/tools/align.cwl"><code>tools/align.cwl</code></a>',
  )
  expect(page).toContain('<code>sha256:0123456789ab</code>')
})

test('many unchanged apps are collapsed', () => {
  const unchanged = Array.from({ length: 11 }, (_, index) =>
    app({ name: `same${index}`, action: 'unchanged', outcome: 'unchanged' }),
  )
  const page = renderPage(toMarkdown(promotion({ apps: [app(), ...unchanged] })))
  expect(page.elements).toMatchObject({ details: 1, table: 2 })
  expect(page.text).toContain('11 apps unchanged')
})

test('a page that is too long is cut and counts what is omitted', () => {
  const problems = Array.from({ length: 20_000 }, (_, index) =>
    problem({ line: index + 1, message: '<&>"漢'.repeat(50) }),
  )
  const page = toMarkdown(validation({ ok: false, problems }), { linkTo })
  expect(Buffer.byteLength(page)).toBeLessThan(1024 * 1024)
  const { rows, text } = renderPage(page)
  expect(text).toContain(`${20_000 - (rows - 2)} more are left out`)
  expect(rows).toBeGreaterThan(100)
})

test('exact corrections are a diff of their lines', () => {
  const corrected = problem({
    file: 'a.cwl',
    line: 3,
    edit: { line: 3, column: 1, endLine: 3, endColumn: 12, text: 'baseCommand' },
  })
  const line = { text: 'basecommand: ls', before: 0, isCut: { before: false, after: false } }
  const excerpts = new Map([[corrected, line]])
  const page = toMarkdown(validation({ ok: false, problems: [corrected, problem()], excerpts }))
  expect(page).toContain('```diff\n@@ a.cwl:3 @@\n-basecommand: ls\n+baseCommand: ls\n```')
  expect(toMarkdown(validation({ ok: false, problems: [problem()] }))).not.toContain('```diff')
})

test('text in backticks is code', () => {
  const page = toMarkdown(
    promotion({
      apps: [],
      failure: {
        code: 'usage',
        message: '`config`: there is no file <a>',
        fix: 'Run `npm run build`, or give `--config`. A lone ` stays.',
      },
    }),
  )
  expect(page).toContain('<code>config</code>: there is no file &lt;a&gt;')
  expect(page).toContain('Run <code>npm run build</code>, or give <code>--config</code>. A lone ` stays.')
})

test('waits are summed', () => {
  expect(
    renderPage(
      toMarkdown(
        promotion({
          waits: [
            { milliseconds: 1500, reason: 'x' },
            { milliseconds: 1000, reason: 'y' },
          ],
        }),
      ),
    ).text,
  ).toContain('2 waits for the platform, 2.5 s in all.')
})

test('the durations of a promotion are in one line, with related phases summed', () => {
  const phases = [
    { name: 'configuration', milliseconds: 10.2 },
    { name: 'pack', milliseconds: 330 },
    { name: 'read', milliseconds: 1_234 },
    { name: 'plan', milliseconds: 4.6 },
    { name: 'install', milliseconds: 62_000 },
    { name: 'exports', milliseconds: 0 },
  ] as const
  const line =
    '<p><sub>took 1.2 s · read and validate 340 ms · read the platform 1.2 s · plan 5 ms · install and verify 1 min 2 s · export jobs 0 ms</sub></p>'
  expect(toMarkdown(promotion({ phases })).split('\n')).toContain(line)
  // A run that ended before it found anything has no times worth reading.
  expect(toMarkdown(promotion({ phases, apps: [], failure: { code: 'usage', message: 'm' } }))).not.toContain('<sub>')
  expect(toMarkdown(promotion({ phases: [] }))).toContain('<p><sub>took 1.2 s</sub></p>')
})

test('commits, addresses and paths contain no invisible characters', () => {
  const commit = '0123456789abcdef0123456789abcdef01234567'
  const words = `see https://platform.example/v2/apps?x=1, commit ${commit} (and #12, GH-3, @octocat, sha256:${commit}); tools/a.cwl:100:5`
  const apps = [
    app({
      action: 'update',
      outcome: 'failed',
      reason: words,
      details: details(),
      changedFiles: ['tools/0123456789.cwl'],
      changedSince: commit,
    }),
  ]
  const page = toMarkdown(
    promotion({
      apps,
      notices: [words],
      problems: [problem({ message: words, fix: words })],
      failure: { code: 'internal', message: words, fix: words },
    }),
  )
  const { text, prose } = renderPage(page)
  expect(text).not.toMatch(/[[\p{Cf}\p{Default_Ignorable_Code_Point}]--\uFE0F]/v)
  expect(text.split(words)).toHaveLength(7)
  expect(page).toContain('changed since <code>0123456789ab</code>: <code>tools/0123456789.cwl</code>')
  expect(page).toContain(
    `(and <code>#12</code>, <code>GH-3</code>, <code>@octocat</code>, <code>sha256:${commit}</code>)`,
  )
  expect(REFERENCE.exec(prose)?.[0]).toBeUndefined()
})

test('a problem in a remote document links to the reference in the repository', () => {
  const elsewhere = {
    code: 'no-class',
    severity: 'error',
    message: 'class is missing',
    file: 'https://example.org/0123/tool.cwl',
    line: 3,
    column: 1,
    referrer: { file: 'main.cwl', line: 7, column: 10 },
  } as const
  const page = toMarkdown(
    {
      command: 'validate',
      exitCode: 3,
      ok: false,
      notices: [],
      documents: [{ path: 'main.cwl', ok: false }],
      problems: [elsewhere],
    },
    { linkTo: (file, line) => `https://github.example/${file}#L${line ?? 1}` },
  )
  expect(page.match(/<a [^>]*>.*?<\/a>/g)).toEqual([
    '<a href="https://github.example/main.cwl#L7"><code>main.cwl:7:10</code></a>',
    `<a href="${problemAddress('no-class')}"><code>no-class</code></a>`,
  ])
  expect(page).toContain('<code>https://example.org/0123/tool.cwl:3:1</code>: class is missing')
})
