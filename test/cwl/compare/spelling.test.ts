import { expect, test } from '@jest/globals'

import { withoutSpelling } from '../../../src/cwl/compare/spelling.ts'
import { sameJson, type JsonObject } from '../../../src/json/index.ts'

const KEYS: ReadonlySet<string> = new Set(['id', 'sbg:appVersion'])

function running(process: JsonObject, more: JsonObject = {}): JsonObject {
  return { cwlVersion: 'v1.2', class: 'Workflow', ...more, steps: [{ id: 's', run: process, in: [], out: [] }] }
}

const TOOL: JsonObject = { class: 'CommandLineTool', id: 't', inputs: [], outputs: [], baseCommand: 'true' }

test.each<[string, JsonObject, JsonObject]>([
  ['the version of a tool that the whole has too', running({ cwlVersion: 'v1.2', ...TOOL }), running(TOOL)],
  ['an empty list of requirements', running(TOOL, { requirements: [] }), running({ ...TOOL, hints: [] })],
  ['a key of the platform in a tool', running({ ...TOOL, 'sbg:appVersion': ['v1.0'] }), running(TOOL)],
  [
    'a hint that says what v1.0 means without it',
    running({ cwlVersion: 'v1.0', ...TOOL, hints: [{ class: 'NetworkAccess', networkAccess: true }] }),
    running({ cwlVersion: 'v1.0', ...TOOL }),
  ],
])('%s is spelling', (_, left, right) => {
  expect(sameJson(withoutSpelling(left, KEYS), withoutSpelling(right, KEYS))).toBe(true)
})

test.each<[string, JsonObject, JsonObject]>([
  [
    'another version of a tool',
    running({ cwlVersion: 'v1.0', ...TOOL, hints: [{ class: 'NetworkAccess', networkAccess: true }] }),
    running({ cwlVersion: 'v1.2', ...TOOL }),
  ],
  ['the version of the whole', { ...running(TOOL), cwlVersion: 'v1.1' }, running(TOOL)],
  ['a requirement', running(TOOL, { requirements: [{ class: 'ScatterFeatureRequirement' }] }), running(TOOL)],
  ['the name of a tool', running({ ...TOOL, id: 'u' }), running(TOOL)],
  ['a program', running({ ...TOOL, baseCommand: 'false' }), running(TOOL)],
  [
    'the same hint in a tool of v1.2',
    running({ cwlVersion: 'v1.2', ...TOOL, hints: [{ class: 'NetworkAccess', networkAccess: true }] }),
    running({ cwlVersion: 'v1.2', ...TOOL }),
  ],
])('%s is not', (_, left, right) => {
  expect(sameJson(withoutSpelling(left, KEYS), withoutSpelling(right, KEYS))).toBe(false)
})
