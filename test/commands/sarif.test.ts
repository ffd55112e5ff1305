import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { describe, expect, test } from '@jest/globals'
import { Ajv } from 'ajv'

import { toSarif, toSarifText } from '../../src/commands/documents/sarif.ts'
import { problemAddress } from '../../src/configuration/version.ts'
import type { Problem } from '../../src/cwl/problems/problem.ts'
import { CODES } from '../../src/cwl/rules/index.ts'
import { stringifyJson } from '../../src/json/index.ts'
import { validation } from '../report/reports.ts'

const PROBLEMS: readonly Problem[] = [
  {
    code: 'unknown-field',
    severity: 'error',
    message: 'foo is no field',
    fix: 'Remove it.',
    file: 'tools/a b#.cwl',
    line: 3,
    column: 5,
  },
  { code: 'unpinned-image', severity: 'warning', message: 'no tag', file: 'x.cwl', line: 1, column: 1 },
  { code: 'no-label', severity: 'advice', message: 'no label', file: 'x.cwl', line: 1, column: 1 },
]

const TOOL = { version: '1.2.3', informationUri: 'https://example.com/repo' }

interface SarifLog {
  readonly runs: readonly [
    {
      readonly tool: { readonly driver: { readonly rules: readonly SarifRule[] } }
      readonly results: readonly SarifResult[]
    },
  ]
}

interface SarifRule {
  readonly id: string
  readonly shortDescription: { readonly text: string }
  readonly fullDescription: { readonly text: string }
  readonly help: { readonly text: string; readonly markdown: string }
}

interface SarifResult {
  readonly ruleId: string
  readonly ruleIndex: number
  readonly message: { readonly text: string }
  readonly locations: readonly [
    {
      readonly physicalLocation: {
        readonly artifactLocation: { readonly uri: string }
        readonly region: { readonly startLine: number }
      }
    },
  ]
  readonly partialFingerprints: Readonly<Record<string, string>>
}

function logOf(...given: Parameters<typeof toSarif>): SarifLog {
  return JSON.parse(stringifyJson(toSarif(...given))) as SarifLog
}

function officialSchema(): ReturnType<Ajv['compile']> {
  const path = createRequire(import.meta.url)
    .resolve('@microsoft/jest-sarif/package.json')
    .replace('package.json', 'lib/schemas/sarif-2.1.0-rtm.5.json')
  const { $schema: draft, id, ...schema } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  expect([draft, id]).toEqual(['http://json-schema.org/draft-04/schema#', expect.stringContaining('sarif-2.1.0')])
  // Of the old draft it uses nothing that is read otherwise today, but one pattern that no newer rule lets pass.
  return new Ajv({ strict: false, validateFormats: false, allErrors: true, unicodeRegExp: false }).compile(schema)
}

describe('a SARIF log', () => {
  test('has a rule for each code and a result for each problem', () => {
    expect(logOf(PROBLEMS, TOOL)).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'cwl-promote',
              version: '1.2.3',
              semanticVersion: '1.2.3',
              rules: [
                { id: 'no-label' },
                { id: 'unknown-field', defaultConfiguration: { level: 'error' } },
                { id: 'unpinned-image' },
              ],
            },
          },
          columnKind: 'utf16CodeUnits',
          originalUriBaseIds: { '%SRCROOT%': {} },
          results: [
            {
              ruleId: 'unknown-field',
              ruleIndex: 1,
              level: 'error',
              message: { text: 'foo is no field\nRemove it.' },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'tools/a%20b%23.cwl', uriBaseId: '%SRCROOT%' },
                    region: { startLine: 3, startColumn: 5 },
                  },
                },
              ],
            },
            { ruleId: 'unpinned-image', ruleIndex: 2, level: 'warning' },
            { ruleId: 'no-label', ruleIndex: 0, level: 'note' },
          ],
        },
      ],
    })
  })

  test('fits the official schema, with every code, and with none', () => {
    const fits = officialSchema()
    const every = Object.keys(CODES).map((code): Problem => ({
      code,
      severity: 'error',
      message: 'x',
      file: 'ä/b.cwl',
      line: 1,
      column: 1,
    }))
    for (const problems of [[], PROBLEMS, every]) {
      const isValid = fits(logOf(problems, TOOL, { prefix: 'sub/' }))
      expect(fits.errors ?? []).toEqual([])
      expect(isValid).toBe(true)
    }
    expect(fits({ ...logOf(PROBLEMS, TOOL), version: '2.0.0' })).toBe(false)
  })

  test('is valid without problems', () => {
    expect(logOf([], TOOL)).toMatchObject({ runs: [{ results: [], tool: { driver: { rules: [] } } }] })
  })

  test('has the fields of code scanning for each rule, with the example of docs/problems', () => {
    const every = Object.keys(CODES).map((code): Problem => ({
      code,
      severity: 'error',
      message: 'x',
      file: 'a.cwl',
      line: 1,
      column: 1,
    }))
    const { rules } = logOf(every, TOOL).runs[0].tool.driver
    expect(rules.map(({ id }) => id)).toEqual(Object.keys(CODES).sort())
    for (const rule of rules) {
      expect(rule).toMatchObject({
        helpUri: problemAddress(rule.id),
        properties: { tags: ['cwl'], 'problem.severity': expect.stringMatching(/^(?:error|warning|recommendation)$/) },
      })
      for (const text of [rule.shortDescription.text, rule.fullDescription.text, rule.help.text])
        expect(text).toMatch(/\S/)
      expect(rule.fullDescription.text.length).toBeLessThanOrEqual(1000)
      expect(rule.fullDescription.text).toContain(rule.shortDescription.text)
      expect(rule.help.markdown).not.toContain('\n## ')
      expect(rule.help.markdown).not.toMatch(/\]\((?!https:)/)
    }
    expect(rules.find(({ id }) => id === 'unknown-field')?.help.markdown).toContain('```diff\n cwlVersion:')
  })

  test('names files from the root of the repository, as relative references', () => {
    const files = ['a.cwl', 'ä/日本.cwl', 'a:b.cwl', '100%.cwl', '[x]{y}.cwl', '?q#f.cwl', '\uD800.cwl']
    const log = logOf(
      files.map((file) => ({ code: 'unknown-field', severity: 'error', message: 'x', file, line: 1, column: 1 })),
      TOOL,
      { prefix: 'work here/' },
    )
    for (const { locations } of log.runs[0].results) {
      const { uri } = locations[0].physicalLocation.artifactLocation
      expect(uri).toMatch(/^work%20here\/[\w.~%()!*'/-]+$/)
      expect(new URL(uri, 'file:///root/').pathname).toBe(`/root/${uri}`)
    }
  })

  test('has the edit of a problem as a fix', () => {
    const edit = { line: 3, column: 5, endLine: 3, endColumn: 8, text: 'bar' }
    const problems: readonly Problem[] = PROBLEMS.map((each, index) => (index === 0 ? { ...each, edit } : each))
    const log = logOf(problems, TOOL)
    expect(officialSchema()(log)).toBe(true)
    const [first, second] = log.runs[0].results
    expect(first).toHaveProperty('fixes', [
      {
        description: { text: 'Remove it.' },
        artifactChanges: [
          {
            artifactLocation: { uri: 'tools/a%20b%23.cwl', uriBaseId: '%SRCROOT%' },
            replacements: [
              {
                deletedRegion: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 8 },
                insertedContent: { text: 'bar' },
              },
            ],
          },
        ],
      },
    ])
    expect(second).not.toHaveProperty('fixes')
  })

  test('has a stable fingerprint for each problem, and one of its line', () => {
    const [first, second] = PROBLEMS
    if (first === undefined || second === undefined) throw new Error('there are three')
    const moved = { ...first, line: 40 }
    const prints = (problems: readonly Problem[]): readonly (string | undefined)[] =>
      logOf(problems, TOOL).runs[0].results.map(({ partialFingerprints }) => partialFingerprints['problem/v1'])
    expect(prints([first])).toEqual(prints([moved]))
    expect(new Set(prints([first, moved, second])).size).toBe(3)
    expect(prints([first])).not.toEqual([expect.stringContaining('tools')])
  })

  test('escapes texts of documents, without links or control characters', () => {
    const message = 'click [here](https://evil.example) \u001B[31m\nand a list [a, b] (c)'
    const [result] = logOf(
      [{ code: 'unknown-field', severity: 'error', message, file: 'a.cwl', line: 1, column: 1 }],
      TOOL,
    ).runs[0].results
    expect(result?.message.text).toBe(String.raw`click \[here](https://evil.example) \u001b[31m and a list [a, b] (c)`)
  })

  test('reports a problem in a remote document at the line that refers to it', () => {
    const problem: Problem = {
      code: 'unknown-field',
      severity: 'error',
      message: 'x',
      file: 'https://host.example/t.cwl',
      line: 9,
      column: 2,
      referrer: { file: 'main.cwl', line: 4, column: 7 },
    }
    expect(logOf([problem], TOOL).runs[0].results[0]).toMatchObject({
      message: { text: 'https://host.example/t.cwl:9:2: x' },
      locations: [
        { physicalLocation: { artifactLocation: { uri: 'main.cwl' }, region: { startLine: 4, startColumn: 7 } } },
      ],
    })
  })

  test('is written as text', () => {
    const text = toSarifText(
      validation({
        problems: PROBLEMS,
        sarif: { file: 'x.sarif', prefix: 'p/', linked: new Map([['x.cwl', 'real/x.cwl']]) },
      }),
    )
    expect(text.endsWith('}\n')).toBe(true)
    expect(text).toContain('"uri": "p/real/x.cwl"')
  })
})
