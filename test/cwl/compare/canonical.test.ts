import { expect, test } from '@jest/globals'

import { canonicalForm } from '../../../src/cwl/compare/canonical.ts'
import { repacked } from '../../../src/cwl/compare/repack.ts'
import { sameJson, type JsonObject } from '../../../src/json/index.ts'

const KEYS = { platformKeys: new Set(['id', 'sbg:appVersion']), layoutKeys: new Set(['sbg:x']) }

function isSame(left: JsonObject, right: JsonObject): boolean {
  const [one, other] = [left, right].map((app) => canonicalForm(repacked(app) ?? app, KEYS))
  return one !== undefined && other !== undefined && sameJson(one, other)
}

function running(process: JsonObject, more: JsonObject = {}): JsonObject {
  const step = { id: 's', run: process, in: [], out: [] }
  return { cwlVersion: 'v1.2', class: 'Workflow', inputs: [], outputs: [], ...more, steps: [step] }
}

function tool(more: JsonObject): JsonObject {
  return { cwlVersion: 'v1.2', class: 'CommandLineTool', inputs: [], outputs: [], baseCommand: 'true', ...more }
}

function taking(input: JsonObject): JsonObject {
  return tool({ inputs: [{ id: 'a', type: 'File', ...input }] })
}

const TOOL = tool({ id: 't' })
const { cwlVersion: _version, ...BARE } = TOOL
const OLD = tool({ id: 't', cwlVersion: 'v1.0' })

// Forms that a run can show are in test/runner/same-meaning.test.ts.
test.each<[string, JsonObject, JsonObject]>([
  [
    'maps for lists, and their order',
    tool({ inputs: { b: 'File', a: 'int' }, requirements: { ShellCommandRequirement: {} } }),
    tool({
      inputs: [
        { id: 'a', type: 'int' },
        { id: 'b', type: 'File' },
      ],
      requirements: [{ class: 'ShellCommandRequirement' }],
    }),
  ],
  [
    'the form of a secondary file where a type is unknown',
    taking({ type: 'Mystery', secondaryFiles: '.bai?' }),
    taking({ type: 'Mystery', secondaryFiles: [{ pattern: '.bai', required: false }] }),
  ],
  [
    'a text in lines where a type is unknown',
    tool({ doc: ['a', 'b'], inputs: [{ id: 'a', type: 'Mystery' }] }),
    tool({ doc: 'a\nb', inputs: [{ id: 'a', type: 'Mystery' }] }),
  ],
  [
    'a namespace that nothing uses, and that of the platform',
    tool({ $namespaces: { x: 'https://x.org/', sbg: 'https://sevenbridges.com' }, 'sbg:license': 'MIT' }),
    tool({ 'sbg:license': 'MIT' }),
  ],
  [
    'another prefix of a field, a hint and a format',
    tool({
      $namespaces: { s: 'https://schema.org/' },
      's:name': 'A',
      hints: [{ class: 's:X', n: 1 }],
      inputs: [{ id: 'a', type: 'File', format: 's:f' }],
    }),
    tool({
      $namespaces: { schema: 'https://schema.org/' },
      'schema:name': 'A',
      hints: [{ class: 'schema:X', n: 1 }],
      inputs: [{ id: 'a', type: 'File', format: 'https://schema.org/f' }],
    }),
  ],
])('%s is spelling', (_, left, right) => {
  expect(isSame(left, right)).toBe(true)
})

test.each<[string, JsonObject, JsonObject]>([
  [
    'another version of a tool, where the network has another default',
    running(OLD),
    running({ ...TOOL, cwlVersion: 'v1.2' }),
  ],
  [
    'another version of a tool with a backslash next to an expression',
    running({ ...TOOL, cwlVersion: 'v1.1', arguments: ['\\t$(runtime.cores)'] }),
    running({ ...TOOL, cwlVersion: 'v1.2', arguments: ['\\t$(runtime.cores)'] }),
  ],
  ['the version of the whole', { ...running(BARE), cwlVersion: 'v1.1' }, running(BARE)],
  ['the name of a tool', running({ ...TOOL, id: 'u' }), running(TOOL)],
  [
    'another prefix of the platform, which reads its text',
    tool({ $namespaces: { sbg: 'https://sevenbridges.com' }, hints: [{ class: 'sbg:X' }] }),
    tool({ $namespaces: { s: 'https://sevenbridges.com' }, hints: [{ class: 's:X' }] }),
  ],
  [
    'another prefix in a value of another vocabulary, which may be text',
    tool({ $namespaces: { s: 'https://schema.org/' }, 'https://x.org/y': 's:A' }),
    tool({ $namespaces: { t: 'https://schema.org/' }, 'https://x.org/y': 't:A' }),
  ],
  [
    'what a prefix means',
    tool({ $namespaces: { s: 'https://schema.org/' }, 's:name': 'A' }),
    tool({ $namespaces: { s: 'https://other.org/' }, 's:name': 'A' }),
  ],
  [
    'one list more of thousands',
    taking({ type: `string${'[]'.repeat(50_000)}` }),
    taking({ type: `string${'[]'.repeat(50_001)}` }),
  ],
])('%s is not', (_, left, right) => {
  expect(isSame(left, right)).toBe(false)
})
