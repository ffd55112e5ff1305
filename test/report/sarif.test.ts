import { expect, test } from '@jest/globals'

import type { Problem } from '../../src/cwl/problem.ts'
import { stringifyJson } from '../../src/json/index.ts'
import { toSarif } from '../../src/report/sarif.ts'

const PROBLEMS: readonly Problem[] = [
  { code: 'unknown-field', severity: 'error', message: 'foo is no field', hint: 'Remove it.', file: 'tools/a b#.cwl', line: 3, column: 5 },
  { code: 'unpinned-image', severity: 'warning', message: 'no tag', file: 'x.cwl', line: 1, column: 1 },
  { code: 'no-label', severity: 'advice', message: 'no label', file: 'x.cwl', line: 1, column: 1 },
]

test('a SARIF log has a rule for each code and a result for each problem', () => {
  const log: unknown = JSON.parse(stringifyJson(toSarif(PROBLEMS, { version: '1.2.3', informationUri: 'https://example.com/repo' })))
  expect(log).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'cwl-promote', version: '1.2.3', rules: [{ id: 'no-label' }, { id: 'unknown-field', defaultConfiguration: { level: 'error' } }, { id: 'unpinned-image' }] } },
        columnKind: 'utf16CodeUnits',
        results: [
          {
            ruleId: 'unknown-field',
            ruleIndex: 1,
            level: 'error',
            message: { text: 'foo is no field\nRemove it.' },
            locations: [{ physicalLocation: { artifactLocation: { uri: 'tools/a%20b%23.cwl', uriBaseId: '%SRCROOT%' }, region: { startLine: 3, startColumn: 5 } } }],
          },
          { ruleId: 'unpinned-image', ruleIndex: 2, level: 'warning' },
          { ruleId: 'no-label', ruleIndex: 0, level: 'note' },
        ],
      },
    ],
  })
})

test('a SARIF log of nothing is one too', () => {
  expect(JSON.parse(stringifyJson(toSarif([], { version: '1', informationUri: 'https://example.com' })))).toMatchObject({ runs: [{ results: [], tool: { driver: { rules: [] } } }] })
})
