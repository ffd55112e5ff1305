import { join } from 'node:path'

import { beforeAll, expect, test } from '@jest/globals'

import { packDocument, validateDocuments, type Packing, type Validation } from '../../src/cwl/index.ts'
import { openWorkspace } from '../../src/files/workspace.ts'
import { isObject, stringifyJson, type JsonValue } from '../../src/json/index.ts'

const workspace = openWorkspace(join(import.meta.dirname, '..', '..', 'examples', 'rnaseq'))
const documents = workspace.find(['.'])
let validation: Validation

beforeAll(async () => {
  validation = await validateDocuments(workspace, documents)
})

function countKeys(value: JsonValue, key: string): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countKeys(item, key), 0)
  if (!isObject(value)) return 0
  return Object.entries(value).reduce((sum, [name, item]) => sum + (name === key ? 1 : 0) + countKeys(item, key), 0)
}

async function pack(path: string): Promise<Extract<Packing, { ok: true }>> {
  const packing = await packDocument(workspace, path)
  if (!packing.ok) throw new Error(JSON.stringify(packing.problems, undefined, 2))
  return packing
}

test('the example is a workflow with sub-workflows and tools', () => {
  expect(documents).toEqual(
    expect.arrayContaining([
      'workflows/rnaseq.cwl',
      'workflows/align-sample.cwl',
      'tools/fastp.cwl',
      'tools/merge-counts.cwl',
    ]),
  )
  expect(documents.length).toBeGreaterThanOrEqual(9)
})

test('the example has no problems', () => {
  expect(validation.problems).toEqual([])
  expect(validation.documents).toEqual(documents.map((path) => ({ path, ok: true })))
})

test.each(documents)('%s packs into one object without references to other files', async (path) => {
  const { description } = await pack(path)
  for (const key of ['$import', '$include', '$graph']) expect(countKeys(description, key)).toBe(0)
  expect(stringifyJson(description)).not.toMatch(/\.cwl\b|library\.yml|library\.js/)
})

test('the workflow uses every file except the configuration', async () => {
  const { files } = await pack('workflows/rnaseq.cwl')
  expect(new Set(files)).toEqual(
    new Set([...documents, 'scripts/library.js', 'scripts/merge_counts.py', 'types/library.yml']),
  )
  expect(files).toHaveLength(documents.length + 3)
})
