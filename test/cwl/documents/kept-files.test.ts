import { describe, expect, test } from '@jest/globals'

import { Processes } from '../../../src/cwl/documents/processes.ts'
import { documentsReaching, filesReached } from '../../../src/cwl/documents/reach.ts'
import { Packer } from '../../../src/cwl/pack.ts'
import { validateDocuments } from '../../../src/cwl/validate.ts'
import type { Workspace } from '../../../src/files/workspace.ts'
import { dedent } from '../../support/dedent.ts'
import { toolFile } from '../support/documents.ts'
import { memoryWorkspace } from '../support/memory.ts'

const MEBIBYTE = 1024 * 1024

const TOOL = 'tool.cwl'

/** A workflow that runs the tool that all of them have in common, and gives it what no input takes. */
function workflow(more: string): string {
  return dedent`
    cwlVersion: v1.2
    class: Workflow
    inputs: {a: string, numbers: {type: "int[]", default: [${more}]}}
    outputs: []
    steps: {s: {run: ${TOOL}, in: {x: a, strange: numbers}, out: []}}
  `
}

const WITH_VALUES = workflow('1,'.repeat(3_000))
const WITH_TEXT = `# ${'x'.repeat(15 * MEBIBYTE)}\n${workflow('1')}`

function paths(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `w${index}.cwl`)
}

/** A workspace, and how often each of its files was read. */
function counted(
  documents: readonly string[],
  text: string,
): { readonly workspace: Workspace; readonly reads: Map<string, number> } {
  const memory = memoryWorkspace({
    [TOOL]: toolFile('string'),
    ...Object.fromEntries(documents.map((path) => [path, text])),
  })
  const reads = new Map<string, number>()
  const readText = (path: string): string => {
    reads.set(path, (reads.get(path) ?? 0) + 1)
    return memory.readText(path)
  }
  return { workspace: { ...memory, readText }, reads }
}

describe.each([
  ['values', WITH_VALUES, 8],
  ['text', WITH_TEXT, 5],
])('a run of documents with many %s', (_what, text, kept) => {
  test('keeps what it read, as long as that is not more than it should hold', async () => {
    const { workspace, reads } = counted(paths(kept), text)
    await validateDocuments(workspace, paths(kept))
    expect([...reads.values()]).toEqual(Array.from({ length: kept + 1 }, () => 1))
  })

  test('begins again with the first one beyond that, and says the same of it', async () => {
    const documents = paths(kept + 2)
    const { workspace, reads } = counted(documents, text)
    const { problems } = await validateDocuments(workspace, documents)
    expect(Object.fromEntries(reads)).toEqual({ ...Object.fromEntries(documents.map((path) => [path, 1])), [TOOL]: 2 })
    expect(problems.filter(({ code }) => code === 'unknown-step-input').map(({ file }) => file)).toEqual(documents)
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['unknown-step-input']))
  })
})

test('what a document reaches is known when the document itself is not kept any more', () => {
  const documents = paths(10)
  const { workspace, reads } = counted(documents, WITH_VALUES)
  const processes = new Processes(workspace)
  expect(documentsReaching(workspace, documents, [TOOL], processes)).toEqual(documents)
  expect(processes.releases).toBe(1)
  expect([...filesReached(processes, 'w0.cwl')]).toEqual(['w0.cwl', TOOL])
  expect(reads.get('w0.cwl')).toBe(1)
})

test('documents are packed to the same before and after', async () => {
  const documents = paths(10)
  const { workspace, reads } = counted(documents, WITH_VALUES.replace(', strange: numbers', ''))
  const packer = new Packer(workspace)
  const digests = new Set<string>()
  for (const path of documents) {
    const packing = await packer.pack(path)
    if (packing.ok) digests.add(packing.digest)
    expect(packing.files).toEqual([TOOL, path])
    expect(packer.filesReached(path)).toEqual([TOOL, path])
  }
  expect(digests.size).toBe(1)
  expect(reads.get(TOOL)).toBe(2)
})
