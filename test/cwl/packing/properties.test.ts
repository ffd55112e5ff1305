import { expect, test } from '@jest/globals'
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  nat,
  record,
  shuffledSubarray,
  type Arbitrary,
} from 'fast-check'

import { Packer } from '../../../src/cwl/index.ts'
import { Measurer } from '../../../src/cwl/packing/pack-size.ts'
import { unpackDescription } from '../../../src/cwl/packing/unpack.ts'
import { openWorkspace } from '../../../src/files/workspace.ts'
import {
  entriesOf,
  isArray,
  isObject,
  objectFrom,
  orderedKeys,
  stringifyJson,
  type JsonObject,
  type JsonValue,
} from '../../../src/json/index.ts'
import { compareStrings } from '../support/compare-strings.ts'
import { json, newFolder, packAgain, packFiles, textOf, writeFiles } from './repository.ts'

const VERSIONS = ['v1.0', 'v1.1', 'v1.2'] as const

interface ToolShape {
  readonly version: (typeof VERSIONS)[number]
  readonly symbol: string
  readonly typeName: string
  readonly prefix: string
  readonly address: string
  readonly secondary: string
  readonly hasFile: boolean
  readonly id: string
}

const TOOL: Arbitrary<ToolShape> = record({
  version: constantFrom(...VERSIONS),
  symbol: constantFrom('x', 'y', 'z'),
  typeName: constantFrom('C', 'C_2', 'D'),
  prefix: constantFrom('a', 'a2', 'b'),
  address: constantFrom('http://one.org/', 'http://two.org/'),
  secondary: constantFrom('.bai', '^.bai', '.v?', '$(self.nameroot).x'),
  hasFile: boolean(),
  id: constantFrom('main', 'tool', 'same'),
})

/** Tools that clash in every way, run by a workflow and by one inside it, some of them twice. */
const REPOSITORY = record({
  version: constantFrom(...VERSIONS),
  inner: constantFrom(...VERSIONS),
  tools: array(TOOL, { minLength: 1, maxLength: 4 }),
  runs: array(nat(9), { minLength: 1, maxLength: 5 }),
  innerRuns: array(nat(9), { maxLength: 3 }),
})

function toolFile(shape: ToolShape): JsonObject {
  const { version, symbol, typeName, prefix, address, secondary, hasFile, id } = shape
  return json(
    JSON.stringify({
      cwlVersion: version,
      class: 'CommandLineTool',
      id,
      $namespaces: { [prefix]: address },
      requirements: [{ class: 'SchemaDefRequirement', types: [{ name: typeName, type: 'enum', symbols: [symbol] }] }],
      baseCommand: 'echo',
      arguments: ['a\\tb $(runtime.cores)'],
      inputs: [
        { id: 'one', type: ['null', typeName], [`${prefix}:note`]: 1 },
        { id: 'two', type: ['null', { type: 'array', items: typeName }] },
        {
          id: 'three',
          type: 'File?',
          format: `${prefix}:format`,
          secondaryFiles: [secondary],
          ...(hasFile ? { default: { class: 'File', location: 'data/x.txt' } } : {}),
        },
      ],
      outputs: [
        {
          id: 'out',
          type: { type: 'enum', name: typeName, symbols: [symbol, 'more'] },
          outputBinding: { outputEval: '$(self)' },
        },
      ],
    }),
  )
}

function workflowFile(version: string, references: readonly string[]): JsonObject {
  return json(
    JSON.stringify({
      cwlVersion: version,
      class: 'Workflow',
      requirements: [{ class: 'SubworkflowFeatureRequirement' }],
      inputs: [],
      outputs: [],
      steps: references.map((run, index) => ({ id: `s${index}`, in: [], out: [], run })),
    }),
  )
}

type Shape = typeof REPOSITORY extends Arbitrary<infer Value> ? Value : never

function filesOf({ version, inner, tools, runs, innerRuns }: Shape): Readonly<Record<string, JsonObject>> {
  const reference = (run: number): string => `tools/t${run % tools.length}.cwl`
  return {
    'main.cwl': workflowFile(version, [...runs.map(reference), 'inner/wf.cwl']),
    'inner/wf.cwl': workflowFile(
      inner,
      innerRuns.map((run) => `../${reference(run)}`),
    ),
    ...Object.fromEntries(tools.map((tool, index) => [`tools/t${index}.cwl`, toolFile(tool)])),
  }
}

function written(files: Readonly<Record<string, JsonObject>>, write = stringifyJson): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [path, write(content)]))
}

test('packing what was packed gives the same bytes', async () => {
  await assert(
    asyncProperty(REPOSITORY, async (shape) => {
      const packing = await packFiles(written(filesOf(shape)))
      expect(textOf(await packAgain(packing))).toBe(textOf(packing))
    }),
    { numRuns: 60 },
  )
})

test('packing changes no text', async () => {
  await assert(
    asyncProperty(REPOSITORY, async (shape) => {
      const folder = writeFiles(newFolder(), written(filesOf(shape)))
      const packing = await new Packer(openWorkspace(folder)).pack('main.cwl')
      if (!packing.ok) throw new Error(textOf(packing))
      expect(compareStrings(folder, 'main.cwl', packing)).toEqual({ invented: [], lost: [] })
    }),
    { numRuns: 60 },
  )
})

test('the order of keys does not change the digest', async () => {
  await assert(
    asyncProperty(REPOSITORY, integer(), async (shape, seed) => {
      const files = filesOf(shape)
      const packing = await packFiles(written(files))
      const other = await packFiles(
        Object.fromEntries(
          Object.entries(files).map(([path, content]) => [path, stringifyJson(shuffled(content, seed))]),
        ),
      )
      expect(digestOf(other)).toBe(digestOf(packing))
    }),
    { numRuns: 60 },
  )
})

test('packing what was unpacked gives the same digest', async () => {
  await assert(
    asyncProperty(REPOSITORY, async (shape) => {
      const packing = await packFiles(written(filesOf(shape)))
      if (!packing.ok) throw new Error(textOf(packing))
      const { root, files } = unpackDescription(packing.description, 'app')
      expect(digestOf(await packFiles(written(Object.fromEntries(files)), root))).toBe(packing.digest)
    }),
    { numRuns: 60 },
  )
})

test('the same files give the same bytes in any folder, packed in any order', async () => {
  await assert(
    asyncProperty(
      REPOSITORY,
      shuffledSubarray(['main.cwl', 'inner/wf.cwl', 'tools/t0.cwl'], { minLength: 3 }),
      async (shape, order) => {
        const files = written(filesOf(shape))
        const packer = new Packer(openWorkspace(writeFiles(newFolder(), files)))
        const texts = new Map<string, string>()
        for (const path of order) texts.set(path, textOf(await packer.pack(path)))
        for (const path of order) expect(textOf(await packFiles(files, path))).toBe(texts.get(path))
      },
    ),
    { numRuns: 40 },
  )
})

test('bytes are counted without writing them', async () => {
  await assert(
    asyncProperty(REPOSITORY, async (shape) => {
      const packing = await packFiles(written(filesOf(shape)))
      if (!packing.ok) throw new Error(textOf(packing))
      expect(packing.bytes).toBe(Buffer.byteLength(textOf(packing)))
    }),
    { numRuns: 40 },
  )
  for (const text of ['[]', '{}', '[[],{}]', '{"é🧬\\n":"\\u0001","a":[1.0,null,true]}', '9223372036854775807']) {
    expect(new Measurer().measure(json(text)).bytes).toBe(Buffer.byteLength(stringifyJson(json(text))))
  }
})

function digestOf(packing: Awaited<ReturnType<typeof packFiles>>): string {
  return packing.ok ? packing.digest : textOf(packing)
}

/** Keys in another order, in every map. */
function shuffled(value: JsonValue, seed: number): JsonValue {
  if (isArray(value)) return value.map((item) => shuffled(item, seed))
  if (!isObject(value)) return value
  const keys = [...orderedKeys(value)]
  const turn = Math.abs(seed) % Math.max(1, keys.length)
  const turned = seed % 2 === 0 ? [...keys.slice(turn), ...keys.slice(0, turn)] : keys.toReversed()
  const entries = new Map(entriesOf(value))
  return objectFrom(turned.map((key) => [key, shuffled(entries.get(key) ?? null, seed)] as const))
}
