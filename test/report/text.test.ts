import { expect, test } from '@jest/globals'

import { toMarkdown } from '../../src/report/markdown.ts'
import { clip, count, duration, printable, printableSentence, shortDigest } from '../../src/report/printable.ts'
import { toText } from '../../src/report/text.ts'
import { dedent } from '../support/dedent.ts'
import { HOSTILE } from '../support/hostile.ts'
import {
  app,
  checkUp,
  details,
  DIGEST,
  exportList,
  NO_COUNTS,
  packing,
  problem,
  promotion,
  validation,
} from './reports.ts'

const plain = { color: false, width: 80 }

test('a promotion shows each app with outcome and reason, and counts them', () => {
  const report = promotion({
    apps: [
      app(),
      app({
        name: 'sort',
        target: 'acme/dev/sort',
        source: 'tools/sort.cwl',
        action: 'update',
        outcome: 'failed',
        reason: 'the platform said no',
        digest: null,
      }),
    ],
    counts: { ...NO_COUNTS, created: 1, failed: 1 },
    failure: {
      code: 'apps-failed',
      message: '1 of 2 apps did not get where it should: sort',
      fix: 'Each app has its reason.',
    },
  })
  expect(toText(report, plain)).toBe(
    [
      '✗ failed   acme/dev/sort   ← tools/sort.cwl',
      '    the platform said no',
      '+ created  acme/dev/align  ← tools/align.cwl  sha256:0123456789ab',
      '',
      '✗ acme/dev (stage dev): 1 failed, 1 created in 1.2 s',
      '✗ 1 of 2 apps did not get where it should: sort',
      '  Each app has its reason.',
      '',
    ].join('\n'),
  )
})

test('a check-up shows each finding that matters with its fix, and one result', () => {
  const findings = [
    { check: 'configuration', status: 'ok', message: 'this is Node.js 24' },
    { check: 'read', status: 'skipped', message: 'not told' },
    {
      check: 'index',
      status: 'warning',
      message: 'one member is missing\n- as it seems, and this is a sentence that is too long for one line',
      fix: 'Tell the operator.',
    },
  ] as const
  expect(toText(checkUp({ findings }), plain)).toBe(
    [
      '- read   not told',
      '! index  one member is missing - as it seems, and this is a sentence that is too',
      '         long for one line',
      '         Tell the operator.',
      '✓ all else is fine: configuration',
      '',
      '✓ Nothing failed; 1 check with a warning, 1 skipped.',
      '',
    ].join('\n'),
  )
  const failure = {
    code: 'checks-failed' as const,
    message: 'this check failed: token',
    fix: 'Each finding has an explanation and a fix.',
  }
  const failed = { check: 'token', status: 'failed', message: 'not accepted' } as const
  expect(toText(checkUp({ ok: false, findings: [failed], failure }), plain)).toBe(
    dedent`
      ✗ token  not accepted

      ✗ this check failed: token
        Each finding has an explanation and a fix.
    `,
  )
  expect(toText(checkUp(), plain)).toContain('✓ No problems found.')
})

test('an update lists breaking changes first, and the diff if requested', () => {
  const report = promotion({
    apps: [app({ action: 'update', outcome: 'updated', details: details({ omittedLines: 7 }) })],
  })
  const text = toText(report, plain)
  expect(text).toContain('    breaking: the input "x" is removed\n    · image of sort: a → b\n')
  expect(text).not.toContain('+new')
  expect(toText(report, { ...plain, diff: true })).toContain('    -old\n    +new\n    … 7 more lines\n')
})

test('a plan counts warnings, and ends with the note that nothing was installed', () => {
  const { outcome: _, ...planned } = app()
  const problems = [problem({ severity: 'warning' })]
  expect(
    toText(
      promotion({ command: 'plan', result: 'planned', apps: [planned], problems, counts: { ...NO_COUNTS, create: 1 } }),
      plain,
    ),
  ).toMatch(/1 to create, 1 warning in 1\.2 s\n {2}Nothing was installed\.\n$/)
})

test('a plan with unknown apps has no check mark', () => {
  const { outcome: _, ...planned } = app({ action: 'unknown', reason: 'what stands there is not known' })
  const report = promotion({
    command: 'plan',
    result: 'planned',
    apps: [planned, app({ action: 'unchanged' })],
    counts: { ...NO_COUNTS, unknown: 1, unchanged: 1 },
  })
  expect(toText(report, plain)).toContain('\n? acme/dev (stage dev): 1 unknown, 1 unchanged in 1.2 s\n')
  expect(toMarkdown(report)).toContain('<p>❔ 1 unknown, 1 unchanged. Nothing was installed.</p>')
  expect(toMarkdown(report)).not.toContain('✅')
})

test('a problem starts with its location in the usual form', () => {
  const text = toText(
    validation({
      ok: false,
      problems: [problem({ fix: 'Did you mean "bar"?' })],
      failure: { code: 'invalid-cwl', message: '1 document is invalid, with 1 error' },
    }),
    plain,
  )
  expect(text).toBe(
    dedent`
      tools/align.cwl:3:5: error: foo is no field [unknown-field]
          Did you mean "bar"?

      ✗ 1 document is invalid, with 1 error
    `,
  )
})

test('warnings do not make a document invalid', () => {
  expect(toText(validation({ problems: [problem({ severity: 'warning' })] }), plain)).toMatch(
    /✓ 1 document is valid, with 1 warning\n$/,
  )
})

test('pack prints the size of its result', () => {
  expect(toText(packing(), plain)).toBe(`✓ tools/align.cwl packs to 32 bytes, ${DIGEST}\n`)
})

test('export jobs with problems are listed, failed ones first, and at most fifty', () => {
  const jobs = [
    ...Array.from({ length: 60 }, (_, index) => ({ id: `p${index}`, href: 'h', state: 'PENDING' })),
    { id: 'bad', href: 'h', state: 'FAILED' },
    { id: 'good', href: 'h', state: 'COMPLETED' },
  ]
  const text = toText(
    exportList({ state: 'failed', total: 62, counts: { completed: 1, failed: 1, other: 60 }, jobs }),
    plain,
  )
  const lines = text.split('\n')
  expect(lines[0]).toMatch(/^FAILED +bad/)
  expect(text).not.toContain('good')
  expect(text).toContain('… and 11 more; --json lists all')
  expect(text).toContain('1 of 62 export jobs failed; 1 completed, 60 in other states.')
})

test('only failed jobs that fail the run have a cross, and allowed ones have a note', () => {
  const failing = { state: 'failed', total: 2, counts: { completed: 1, failed: 1, other: 0 } } as const
  const allowed = 'That is within what `fail-on` and `threshold` allow.'
  expect(toText(exportList(failing), plain)).toMatch(
    /^! 1 of 2 export jobs failed; 1 completed\.\n {2}That is within what `fail-on` and `threshold` allow\.\n$/m,
  )
  expect(toText(promotion({ exports: exportList(failing) }), plain)).toMatch(
    /^! 1 of 2 export jobs failed; 1 completed\. `cwl-promote exports` shows why\.\n$/m,
  )
  expect(toText(promotion({ exports: exportList({ ...failing, state: 'completed' }) }), plain)).not.toContain('export')
  const failed = (message: string): string =>
    toText(exportList({ ...failing, exitCode: 6, failure: { code: 'exports-failed', message, fix: 'h' } }), plain)
  expect(failed('1 of 2 export jobs failed')).toBe('✗ 1 of 2 export jobs failed; 1 completed.\n')
  expect(failed('1 of 2 export jobs failed, and the threshold is 0')).toBe(
    dedent`
      ✗ 1 of 2 export jobs failed; 1 completed.
      ✗ 1 of 2 export jobs failed, and the threshold is 0
        h
    `,
  )
  expect(failed('x')).not.toContain(allowed)
  const untold = exportList({
    ...failing,
    exitCode: 1,
    failure: { code: 'webhook-failed', message: 'the webhook was not told', fix: 'h' },
  })
  expect(toText(untold, plain)).toBe(dedent`
    ! 1 of 2 export jobs failed; 1 completed.
    ✗ the webhook was not told
      h
  `)
  expect(toMarkdown(untold)).toContain('⚠️ 1 of 2 export jobs failed; 1 completed.')
  expect(toMarkdown({ ...untold, exitCode: 6, failure: { code: 'exports-failed', message: 'm' } })).toContain(
    '❌ 1 of 2 export jobs failed; 1 completed.',
  )
})

test('a promotion names its record and its subjects', () => {
  const text = toText(
    promotion({
      recordFile: 'r.json',
      subjects: { folder: 'out', checksumsFile: 'out/SHA256SUMS', digest: DIGEST, count: 2 },
    }),
    plain,
  )
  expect(text).toContain(
    '\n  What was installed, and what was there before, is recorded in r.json.\n  2 descriptions to be signed are in out.\n',
  )
})

test('a plan with a matrix names the shards with installs', () => {
  const planned = (shard: readonly string[]): string =>
    toText(promotion({ command: 'plan', result: 'planned', matrix: { shard } }), plain)
  expect(planned(['1/4', '3/4'])).toContain('\n  2 shards have something to install: 1/4, 3/4.\n')
  expect(planned(['2/2'])).toContain('\n  One shard has something to install: 2/2.\n')
  expect(planned([])).toContain('\n  No shard has anything to install.\n')
})

test('a truncated list is reported', () => {
  expect(toText(exportList({ truncated: true, reason: 'after 2 pages' }), plain)).toContain(
    'The list is cut off: after 2 pages.',
  )
  expect(toText(exportList({ truncated: true, reason: 'after 2 pages' }), plain)).not.toContain('All')
  expect(
    toText(
      exportList({
        state: 'other',
        total: 0,
        counts: { completed: 0, failed: 0, other: 0 },
        truncated: true,
        reason: 'after 2 pages',
      }),
      plain,
    ),
  ).toContain('No export job was read.')
})

test('hostile text does not reach the terminal as control characters', () => {
  for (const text of HOSTILE) {
    const report = promotion({
      stage: text,
      project: text,
      planFile: text,
      planDigest: text,
      recordFile: text,
      apps: [
        app({ name: text, target: text, source: text, reason: text }),
        app({ details: details({ contents: [{ kind: 'step', step: text, message: text }], diff: text }) }),
      ],
      problems: [problem({ file: text, message: text, fix: text, code: text })],
      exports: {
        ...exportList(),
        state: 'other',
        jobs: [{ id: text, href: text, state: text }],
        reason: text,
        truncated: true,
      },
      notices: [text],
      failure: { code: 'internal', message: text, fix: text, at: { file: text, line: 1, column: 1 } },
    })
    const findings = checkUp({ findings: [{ check: 'exports', status: 'warning', message: text, fix: text }] })
    const shown = toText(report, { ...plain, diff: true }) + toText(findings, plain)
    expect({
      text,
      // oxlint-disable-next-line no-control-regex -- control characters are what it is about
      found: /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/.exec(shown),
    }).toEqual({ text, found: null })
  }
})

test('colours only add escape sequences to the text', () => {
  const report = promotion({ problems: [problem()] })
  const coloured = toText(report, { color: true, width: 80 })
  expect(coloured).toContain('\u001B[31m')
  // oxlint-disable-next-line no-control-regex -- escape sequences are what it is about
  expect(coloured.replaceAll(/\u001B\[\d+m/g, '')).toBe(toText(report, plain))
})

test('numbers, sizes and durations are formatted', () => {
  expect([count(1, 'app'), count(2, 'app'), count(0, 'box', 'boxes')]).toEqual(['1 app', '2 apps', '0 boxes'])
  expect([duration(340.4), duration(1000), duration(59_940), duration(200_400)]).toEqual([
    '340 ms',
    '1.0 s',
    '59.9 s',
    '3 min 20 s',
  ])
  expect([
    duration(0),
    duration(999.4),
    duration(999.6),
    duration(59_949),
    duration(59_951),
    duration(119_600),
  ]).toEqual(['0 ms', '999 ms', '1.0 s', '59.9 s', '1 min 0 s', '2 min 0 s'])
  expect([clip('abc', 3), clip('abcd', 3), clip('a😀b', 3)]).toEqual(['abc', 'ab…', 'a…'])
  expect([shortDigest(null), shortDigest(DIGEST)]).toEqual(['', 'sha256:0123456789ab'])
  expect(printable('a\u001B\n\u202E😀👩‍🔬é')).toBe(String.raw`a\u001b\n\u202e` + '😀👩‍🔬é')
  expect(printableSentence('  one\n  two \r\n three ')).toBe('one two three')
})

test('a reason of many apps with the same outcome is shown once with their number', () => {
  const waiting = (number: number) =>
    Array.from({ length: number }, (_, at) => app({ name: `app${at}`, outcome: 'skipped', reason: 'not asked' }))
  const bad = app({ name: 'bad', outcome: 'failed', reason: 'a slip' })
  const text = toText(promotion({ apps: [...waiting(5), bad] }), plain)
  expect(text.match(/not asked|a slip/g)).toEqual(['a slip', 'not asked'])
  expect(text).toMatch(/\n {4}a slip\n(?:- skipped .*\n){5} {2}5 skipped: not asked\n\n/)
  // Of few, and where one of them has another reason, each says its own.
  const other = app({ name: 'other', outcome: 'skipped', reason: 'not found' })
  expect(
    [waiting(4), [...waiting(5), other]].map(
      (apps) => toText(promotion({ apps: [...apps, bad] }), plain).match(/^ {4}not (?:asked|found)$/gm)?.length,
    ),
  ).toEqual([4, 6])
})

test('of many apps, those that need a reader come first with their changes, and others are counted', () => {
  const many = Array.from({ length: 139 }, (_, at) => {
    const planned = app({ target: `acme/dev/app-${at}`, action: at < 40 ? 'unchanged' : 'update' })
    const { outcome: _outcome, ...rest } = planned
    const harmless = { ...details(), breaking: false, interface: [] }
    return at < 40 ? rest : { ...rest, details: at === 138 ? details() : harmless }
  })
  const report = promotion({ result: 'planned', apps: many })
  const lines = toText(report, { ...plain, diff: false }).split('\n')
  expect(lines.length).toBeLessThan(24)
  expect(lines.slice(0, 2)).toEqual([
    expect.stringContaining('update  acme/dev/app-138'),
    '    breaking: the input "x" is removed',
  ])
  expect(lines).toEqual(expect.arrayContaining(['~ 88 more: update; `--diff` lists them', '= 40 apps unchanged']))
  expect(toText(report, { ...plain, diff: true }).match(/ update {2}/g)).toHaveLength(99)
})

test('the command line names the flag that shows a diff, if there is one', () => {
  const withFlags = { ...plain, diff: false }
  const diff = '--- installed/a\n+++ planned/a\n@@ -1 +1 @@\n-label: one\n+label: two'
  const update = app({ action: 'update', details: details({ contents: [], diff }) })
  expect(toText(promotion({ apps: [update] }), withFlags)).toContain(
    '    · 1 line added, 1 removed; `--diff` shows them\n',
  )
  const { diff: _, ...large } = details({ contents: [] })
  expect(toText(promotion({ apps: [app({ action: 'update', details: large })] }), withFlags)).toContain(
    '    · too much for a diff by lines\n',
  )
})

test.each([
  [12, ''],
  [15, '    · and 3 more\n'],
])('of %i changes of an update at most twelve are shown', (number, more) => {
  const contents = Array.from({ length: number }, (_, at) => ({
    kind: 'step' as const,
    step: `s${at}`,
    message: `the step "s${at}" is new`,
  }))
  const text = toText(
    promotion({ apps: [app({ action: 'update', details: details({ interface: [], contents }) })] }),
    plain,
  )
  expect([text.match(/· the step "s\d+" is new$/gm)?.length, /\n( {4}· and .*\n)/.exec(text)?.[1] ?? '']).toEqual([
    12,
    more,
  ])
})

test('a plan shows every error and a few warnings', () => {
  const problems = Array.from({ length: 9 }, (_, index) => problem({ severity: 'warning', line: index + 1 }))
  const text = toText(promotion({ apps: [app()], problems }), plain)
  expect(text.match(/ warning: /g)).toHaveLength(5)
  expect(text).toContain('… and 4 more: 4 warnings; the report as JSON has them all.')
  expect(
    toText(
      promotion({ apps: [app()], problems: problems.map((each) => ({ ...each, severity: 'error' as const })) }),
      plain,
    ).match(/ error: /g),
  ).toHaveLength(9)
})

test('pull shows the first files of an app and counts all apps, and a dry run pulls none', () => {
  const apps = [
    {
      name: 'long',
      target: 'acme/dev/long',
      outcome: 'pulled',
      digest: DIGEST,
      files: ['a.cwl', 'a/b.cwl', 'a/c.cwl', 'a/d.cwl'],
    },
    { name: 'b', target: 'acme/dev/b', outcome: 'unchanged', digest: DIGEST, files: [] },
  ] as const
  const report = {
    command: 'pull',
    exitCode: 0,
    notices: [],
    stage: 'dev',
    project: 'acme/dev',
    apps,
    written: true,
  } as const
  expect(toText(report, plain)).toBe(
    dedent`
      pulled     acme/dev/long → a.cwl, a/b.cwl and 2 more files
      unchanged  acme/dev/b

      1 app of 2 has changes that git does not have; 4 files written.
    `,
  )
  const dry = { ...report, written: false }
  expect(toText(dry, plain)).toBe(
    dedent`
      to pull    acme/dev/long → a.cwl, a/b.cwl and 2 more files
      unchanged  acme/dev/b

      1 app of 2 has changes that git does not have; 4 files would be written.
    `,
  )
  expect(toMarkdown(dry)).toContain('✏️ to pull')
  expect(toMarkdown(report)).toContain('✏️ pulled')
})

test.each([
  ['a zero-width joiner between letters', 'a\u200Db.cwl', String.raw`a\u200db.cwl`],
  ['a zero-width joiner after an emoji', '👩\u200Dx', String.raw`👩\u200dx`],
  ['a variation selector after a letter', 'a\uFE0F.cwl', String.raw`a\ufe0f.cwl`],
  ['a variation selector after a digit', '1\uFE0F.cwl', String.raw`1\ufe0f.cwl`],
  ['another variation selector', 'a\u{E0100}b', String.raw`a\u{e0100}b`],
  ['an invisible letter', 'x\u3164y\u115F', String.raw`x\u3164y\u115f`],
  ['a joiner of combining marks', 'x\u034Fy', String.raw`x\u034fy`],
  ['a change of direction', 'a\u202Elwc.b\u2069', String.raw`a\u202elwc.b\u2069`],
  ['a soft hyphen and a byte order mark', 'a\u00ADb\uFEFF', String.raw`a\u00adb\ufeff`],
])('%s is escaped, because two names could look the same', (_, text, expected) => {
  expect(printable(text)).toBe(expected)
})

test('changed files of an app are shown with escapes, so that each is distinct', () => {
  const files = ['a\nb.cwl', 'a b.cwl', 'a\u202Eb.cwl', 'tools/a\u200Bb.cwl']
  const text = toText(
    promotion({
      apps: [app({ action: 'update', outcome: 'updated', changedFiles: files, changedSince: 'v1\u200B.0' })],
    }),
    { ...plain, width: 200 },
  )
  expect(text).toContain(
    String.raw`    · changed since v1\u200b.0: a\nb.cwl, a b.cwl, a\u202eb.cwl, tools/a\u200bb.cwl`,
  )
})

test('more than ten unchanged apps are counted', () => {
  const unchanged = Array.from({ length: 11 }, (_, index) =>
    app({ name: `u${index}`, target: `acme/dev/u${index}`, action: 'unchanged', outcome: 'unchanged' }),
  )
  const report = promotion({ command: 'plan', result: 'planned', apps: [...unchanged, app({ action: 'create' })] })
  const text = toText(report, plain)
  expect(text).toContain('= 11 apps unchanged\n')
  expect(text).not.toContain('acme/dev/u1 ')
})
