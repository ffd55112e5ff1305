import { expect, test } from '@jest/globals'
import { assert, json as anyJson, property } from 'fast-check'

import { differencesInWords } from '../../../src/cwl/compare/named-differences.ts'
import { Packer } from '../../../src/cwl/index.ts'
import { withStamp } from '../../../src/cwl/packing/stamp.ts'
import { unpackDescription } from '../../../src/cwl/packing/unpack.ts'
import { parseYaml } from '../../../src/cwl/yaml/parse-yaml.ts'
import { stringifyYaml } from '../../../src/cwl/yaml/stringify-yaml.ts'
import { openWorkspace } from '../../../src/files/workspace.ts'
import { canonicalJson, parseJson, stringifyJson, type JsonValue } from '../../../src/json/index.ts'
import { dedent } from '../../support/dedent.ts'
import { json, newFolder, packFiles, textOf, tool, writeFiles } from './repository.ts'

/** A workflow that runs a tool twice, another of the same id, and a workflow that runs the first again. */
const SHARING = {
  'main.cwl': dedent`
    cwlVersion: v1.2
    class: Workflow
    $namespaces: {s: http://schema.org/, x: http://x.org/}
    requirements: [{class: SubworkflowFeatureRequirement}]
    inputs: []
    outputs: []
    steps:
      one: {in: [], out: [], run: tools/a.cwl}
      two: {in: [], out: [], run: tools/a.cwl}
      three: {in: [], out: [], run: tools/b.cwl}
      four: {in: [], out: [], run: inner.cwl}
      main: {in: [], out: [], run: c.cwl}
  `,
  'inner.cwl': dedent`
    cwlVersion: v1.2
    class: Workflow
    inputs: []
    outputs: []
    steps:
      again: {in: [], out: [], run: tools/a.cwl}
  `,
  'tools/a.cwl': dedent`
    ${tool('a')}$namespaces: {s: http://schema.org/}
    s:x: 1
    hints:
      InitialWorkDirRequirement:
        listing: [{class: File, location: data/x.txt}]
  `,
  'tools/b.cwl': tool('b'),
  'c.cwl': dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    baseCommand: "true"
    inputs: []
    outputs: []
  `,
  'tools/data/x.txt': 'x',
}

async function packUnpacked(
  files: ReadonlyMap<string, JsonValue>,
  root: string,
  write = stringifyJson,
): Promise<string> {
  const folder = newFolder()
  for (const [path, content] of files) writeFiles(folder, { [path]: write(content) })
  const packing = await new Packer(openWorkspace(folder)).pack(root)
  return packing.ok ? packing.digest : textOf(packing)
}

test('a description is written back as files, shared ones once', async () => {
  const packing = await packFiles(SHARING)
  if (!packing.ok) throw new Error(textOf(packing))
  const { root, files } = unpackDescription(packing.description, 'rnaseq')
  expect([...files.keys()]).toEqual([
    'rnaseq.cwl',
    'rnaseq/tool.cwl',
    'rnaseq/tool_2.cwl',
    'rnaseq/four.cwl',
    'rnaseq/main.cwl',
  ])
  expect(stringifyJson(files.get('rnaseq/four.cwl') ?? null)).toContain('"run":"tool.cwl"')
  expect(stringifyJson(files.get('rnaseq/tool.cwl') ?? null)).toContain('"$namespaces":{"s":"http://schema.org/"}')
  expect(stringifyJson(files.get('rnaseq/tool.cwl') ?? null)).toContain('"location":"../tools/data/x.txt"')
  expect(await packUnpacked(files, root)).toBe(packing.digest)
  expect(await packUnpacked(files, root, stringifyYaml)).toBe(packing.digest)
})

test('files of a name with spaces pack to the same again, and the note is left out', async () => {
  const packing = await packFiles(SHARING)
  if (!packing.ok) throw new Error(textOf(packing))
  const stamped = withStamp(packing.description, { path: 'main.cwl', version: '1.0.0' })
  const { root, files } = unpackDescription(stamped, 'my app (v2)')
  expect(root).toBe('my app (v2).cwl')
  expect(await packUnpacked(files, root)).toBe(packing.digest)
  expect(JSON.stringify([...files.values()])).not.toContain('cwl-promote')
})

test('the graph form holds each process once, under its own id', async () => {
  const folder = writeFiles(newFolder(), SHARING)
  const packing = await new Packer(openWorkspace(folder)).packGraph('main.cwl')
  const { $graph: graph, ...rest } = JSON.parse(textOf(packing))
  expect(rest).toEqual({ cwlVersion: 'v1.2', $namespaces: { s: 'http://schema.org/', x: 'http://x.org/' } })
  expect(graph.map(({ id }: { id: string }) => id)).toEqual(['main', 'tool', 'tool_2', 'four', 'main_2'])
  expect(graph[0].steps.map(({ run }: { run: string }) => run)).toEqual([
    '#tool',
    '#tool',
    '#tool_2',
    '#four',
    '#main_2',
  ])
  expect(graph[3].steps[0].run).toBe('#tool')
})

test('the graph form packs again, as what it stands for', async () => {
  const folder = writeFiles(newFolder(), SHARING)
  const packer = new Packer(openWorkspace(folder))
  writeFiles(folder, { 'graph.cwl': textOf(await packer.packGraph('main.cwl')) })
  const direct = JSON.parse(textOf(await packer.pack('main.cwl')))
  const around = JSON.parse(textOf(await packer.pack('graph.cwl')))
  const withoutIds = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (key, item: unknown) => (key === 'id' && typeof item === 'string' ? undefined : item)),
    )
  expect(withoutIds(around)).toEqual(withoutIds(direct))
})

test.each([
  'yes',
  '~',

  dedent`
    a

  `,
  'a\u0000b',
  '.nan',
  '%a',
  '"',
  '\u2028',
  '=',
  '0o7',
])('the text %j is the same after YAML', (text) => {
  const value = json(JSON.stringify({ [text]: text, list: [text, [text]] }))
  const parsing = parseYaml(stringifyYaml(value), 'x.yml')
  expect(parsing).toMatchObject({ ok: true })
  expect(stringifyJson(parsing.ok ? parsing.value : null)).toBe(stringifyJson(value))
})

test('numbers and the order of keys survive YAML', () => {
  const text =
    '{"b":1.0,"a":9223372036854775807,"2":1e-7,"1":-0.0,"__proto__":{"x":null},"e":[],"m":{},"t":[true,false]}'
  const value = parseYaml(text, 'x.json')
  const parsing = parseYaml(stringifyYaml(value.ok ? value.value : null), 'x.yml')
  expect(stringifyJson(parsing.ok ? parsing.value : null)).toBe(text)
})

test('any value is the same after YAML', () => {
  assert(
    property(anyJson({ maxDepth: 4 }), (text) => {
      const value = parseJson(text)
      const parsing = parseYaml(stringifyYaml([value]), 'x.yml')
      expect(parsing.ok ? stringifyJson(parsing.value) : parsing.problems).toBe(stringifyJson([value]))
    }),
    { numRuns: 300 },
  )
})

test('where two descriptions differ is told by name', () => {
  const before = json(
    '{"class":"Workflow","inputs":[{"id":"a","type":"File"},{"id":"b","type":"int"}],"x":1,"list":[1,2],"y":1}',
  )
  const after = json(
    '{"x":1,"class":"Workflow","inputs":[{"id":"c","type":"int"},{"id":"a","type":"File?"}],"list":[1,3,4],"y":1.0,"new":null}',
  )
  expect(differencesInWords(before, after, 5)).toBe(
    'input "a": type (changed), input "b" (removed), input "c" (added), list (changed), y (changed)',
  )
  expect(differencesInWords(before, json(canonicalJson(before)), 4)).toBeUndefined()
})

test('what is null as if it were left out is left out where readers refuse null', async () => {
  const packing = await packFiles({
    'main.cwl': dedent`
      cwlVersion: v1.2
      class: Workflow
      id: null
      hints: null
      label: null
      inputs: []
      outputs: {o: {type: string?, outputSource: null, doc: null}}
      steps:
        s: {run: {class: Operation, requirements: null, inputs: {x: string?, y: File?}, outputs: []}, scatter: null, when: null, requirements: null, in: {x: null, y: {source: null, default: null}}, out: []}
    `,
  })
  if (!packing.ok) throw new Error(textOf(packing))
  expect(JSON.parse(stringifyJson(packing.description))).toEqual({
    cwlVersion: 'v1.2',
    class: 'Workflow',
    label: null,
    inputs: [],
    outputs: [{ id: 'o', type: 'string?', doc: null }],
    steps: [
      {
        id: 's',
        run: {
          cwlVersion: 'v1.2',
          class: 'Operation',
          inputs: [
            { id: 'x', type: 'string?' },
            { id: 'y', type: 'File?' },
          ],
          outputs: [],
        },
        when: null,
        in: [{ id: 'x' }, { id: 'y', default: null }],
        out: [],
      },
    ],
  })
})

test('a checkout that ends lines as Windows does packs to the same description, included text and all', async () => {
  const files = {
    'main.cwl': dedent`
      ${tool('x')}doc: |
        one

        two
      requirements:
        InlineJavascriptRequirement:
          expressionLib: [{$include: lib.js}]
        InitialWorkDirRequirement:
          listing:
          - entryname: run.sh
            entry: >-
              three
              four
          - {entryname: a.txt, entry: "five
              six"}
          - {$import: entry.yml}
    `,
    'lib.js': dedent`
      function f() {
        return 1
      }
    `,
    'entry.yml': dedent`
      entryname: run.py
      entry: {$include: run.py}
    `,
    'run.py': dedent`
      import sys

      sys.exit(0)
    `,
  }
  const onWindows = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]),
  )
  const [packing, other] = [await packFiles(files), await packFiles(onWindows)]
  if (!packing.ok) throw new Error(textOf(packing))
  expect(stringifyJson(packing.description)).toContain(String.raw`function f() {\n  return 1\n}\n`)
  expect(other).toMatchObject({ ok: true, digest: packing.digest })
})
