import { expect, test } from '@jest/globals'

import { Packer } from '../../../src/cwl/index.ts'
import { Measurer, tooLarge, type Share } from '../../../src/cwl/packing/pack-size.ts'
import { openWorkspace } from '../../../src/files/workspace.ts'
import { stringifyJson, type JsonValue } from '../../../src/json/index.ts'
import { dedent } from '../../support/dedent.ts'
import { newFolder, packFiles, textOf, tool, writeFiles } from './repository.ts'

/** Each level runs the next twice: 2^(levels - 1) paths lead to the tool at the end. */
function diamond(levels: number, width = 2): Readonly<Record<string, string>> {
  const workflow = (next: number): string =>
    `cwlVersion: v1.2\nclass: Workflow\nrequirements: {SubworkflowFeatureRequirement: {}}\ninputs: []\noutputs: []\nsteps:\n${Array.from({ length: width }, (_, index) => `  s${index}: {in: [], out: [], run: level${next}.cwl}\n`).join('')}`
  const files = Array.from(
    { length: levels - 1 },
    (_, level) => [`level${level + 1}.cwl`, workflow(level + 2)] as const,
  )
  return { ...Object.fromEntries(files), [`level${levels}.cwl`]: tool('x') }
}

test.each<[JsonValue, number]>([[{}, 1]])('the size of %j is that of its text', (value, depth) => {
  expect(new Measurer().measure(value)).toEqual({ bytes: Buffer.byteLength(stringifyJson(value)), depth })
})

test('what would be too large is refused without being written, with what is largest in it', async () => {
  // 2^39 times the tool would be 50 terabytes; were it counted path by path, this test would not end.
  const packing = await packFiles(diamond(40), 'level1.cwl')
  expect(packing.problems).toMatchObject([
    {
      code: 'packed-too-large',
      file: 'level1.cwl',
      line: 1,
      message: expect.stringMatching(
        /more than the limit of 33554432; the largest parts are level40\.cwl \(549755813888 × \d+ bytes\), level39\.cwl \(274877906944 × \d+ bytes\)/,
      ),
    },
  ])
})

test('the graph form is as large as the files, not as the paths', async () => {
  const folder = writeFiles(newFolder(), diamond(40))
  const packing = await new Packer(openWorkspace(folder)).packGraph('level1.cwl')
  expect(JSON.parse(textOf(packing)).$graph).toHaveLength(40)
})

test('what nests deeper than JSON readers bear is refused', async () => {
  expect((await packFiles(diamond(190, 1), 'level1.cwl')).problems).toMatchObject([
    { code: 'packed-too-deep', message: expect.stringContaining('more than the 500') },
  ])
})

test('a chain of a thousand workflows is refused where it gets too deep', async () => {
  expect((await packFiles(diamond(1200, 1), 'level1.cwl')).problems).toMatchObject([
    { code: 'too-deep', file: 'level200.cwl' },
  ])
})

test('a cycle is refused with its path', async () => {
  const wf = (run: string): string =>
    dedent`
      cwlVersion: v1.2
      class: Workflow
      requirements: {SubworkflowFeatureRequirement: {}}
      inputs: []
      outputs: []
      steps:
        s: {in: [], out: [], run: ${run}}
    `
  const packing = await packFiles(
    { 'a.cwl': wf('sub/b.cwl'), 'sub/b.cwl': wf('../c.cwl'), 'c.cwl': wf('a.cwl') },
    'a.cwl',
  )
  expect(packing.problems).toMatchObject([
    {
      code: 'run-cycle',
      file: 'c.cwl',
      line: 7,
      message: 'this workflow runs itself: a.cwl → sub/b.cwl → c.cwl → a.cwl',
    },
  ])
})

type Process = Share['process']

function processAt(path: string, ...runs: readonly (Process | undefined)[]): Process {
  return { path, value: {}, runs } as unknown as Process
}

test('a description that is too large is refused with its five largest parts', () => {
  const shares = [1, 6, 2, 5, 3, 4].map((size) => ({
    process: processAt(`${size}.cwl`),
    times: size === 3 ? 10 : 1,
    bytes: size,
  }))
  expect(tooLarge(processAt('w.cwl'), 50, 40, shares)).toMatchObject({
    code: 'packed-too-large',
    severity: 'error',
    file: 'w.cwl',
    line: 1,
    message:
      'the packed description would have 50 bytes, more than the limit of 40; the largest parts are 3.cwl (10 × 3 bytes), 6.cwl (6 bytes), 5.cwl (5 bytes), 4.cwl (4 bytes), 2.cwl (2 bytes)',
    fix: 'Split the workflow, or raise `limits.packed-bytes` in cwl-promote.yml (with `pack`, also `--max-bytes`).',
  })
  expect(shares.map(({ bytes }) => bytes)).toEqual([1, 6, 2, 5, 3, 4])
})
