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

test('a file under a field that is called run is named from where its tool is written', async () => {
  const sequenced = SHARING['c.cwl'].replace(
    'inputs: []',
    'inputs:\n  lane:\n    type: {type: record, fields: {run: File}}\n    default: {run: {class: File, location: run1.fastq}}',
  )
  const packing = await packFiles({ ...SHARING, 'c.cwl': sequenced })
  if (!packing.ok) throw new Error(textOf(packing))
  const { root, files } = unpackDescription(packing.description, 'rnaseq')
  expect(stringifyJson(files.get('rnaseq/main.cwl') ?? null)).toContain('"location":"../run1.fastq"')
  expect(await packUnpacked(files, root)).toBe(packing.digest)
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

test('ids that are longer than names of files give files anyway', async () => {
  const id = 'x'.repeat(300)
  const packing = await packFiles({
    ...SHARING,
    'tools/b.cwl': tool('b').replace(/id: .*/, `id: ${id}1`),
    'c.cwl': `${SHARING['c.cwl']}id: ${id}2\n`,
  })
  if (!packing.ok) throw new Error(textOf(packing))
  const { root, files } = unpackDescription(packing.description, 'rnaseq')
  const names = [...files.keys()].map((path) => path.slice(path.lastIndexOf('/') + 1))
  expect(names.filter((name) => name.startsWith('xxx') && name.length < 250)).toHaveLength(2)
  expect(await packUnpacked(files, root)).toBe(packing.digest)
})

test('a process whose id is the name of a device on Windows gets a file that git can check out there', async () => {
  const ids = ['aux', 'CON', 'com1.v2', 'nul', 'prn', 'console']
  const processes = ids.map(
    (id, index) =>
      `  s${index}: {in: [], out: [], run: {class: CommandLineTool, id: ${id}, baseCommand: "true", inputs: [], outputs: []}}\n`,
  )
  const packing = await packFiles({
    'main.cwl': `cwlVersion: v1.2\nclass: Workflow\ninputs: []\noutputs: []\nsteps:\n${processes.join('')}`,
  })
  if (!packing.ok) throw new Error(textOf(packing))
  const { root, files } = unpackDescription(packing.description, 'app')
  expect([...files.keys()]).toEqual([
    'app.cwl',
    'app/aux_.cwl',
    'app/CON_.cwl',
    'app/com1_.v2.cwl',
    'app/nul_.cwl',
    'app/prn_.cwl',
    'app/console.cwl',
  ])
  expect(await packUnpacked(files, root)).toBe(packing.digest)
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

test.each([
  ['_:echo', 'echo'],
  ['ex:echo', 'ex_echo'],
  ['https://example.com/tools/echo', 'https___example.com_tools_echo'],
])('in the graph form a process of the id %j has a name that # can stand before', async (id, name) => {
  const named = `{class: CommandLineTool, id: "${id}", baseCommand: echo, inputs: {}, outputs: {}}`
  const folder = writeFiles(newFolder(), {
    'main.cwl': dedent`
      cwlVersion: v1.2
      $namespaces: {ex: "http://example.com/"}
      class: Workflow
      inputs: {}
      outputs: {}
      steps: {s: {run: ${named}, in: {}, out: []}}
    `,
  })
  const { $graph: graph } = JSON.parse(textOf(await new Packer(openWorkspace(folder)).packGraph('main.cwl')))
  expect([graph[0].steps[0].run, graph[1].id]).toEqual([`#${name}`, name])
})

test('the graph form keeps backslashes of an older version', async () => {
  const step = "s: {run: tool.cwl, in: {a: {default: '\\t$(x)'}, b: {valueFrom: '\\t$(self)'}}, out: []}"
  const folder = writeFiles(newFolder(), {
    'main.cwl': dedent`
      cwlVersion: v1.0
      class: Workflow
      requirements: {StepInputExpressionRequirement: {}}
      inputs: {}
      outputs: {}
      steps: {${step}}
    `,
    'tool.cwl': dedent`
      cwlVersion: v1.0
      class: CommandLineTool
      baseCommand: [awk]
      inputs: {a: string, b: Any}
      outputs: {}
      arguments: ['{print \\$1, "\\t\\\\n", \\$(a)}$(inputs.a)', '\\t']
    `,
  })
  const packer = new Packer(openWorkspace(folder))
  const text = textOf(await packer.packGraph('main.cwl'))
  const {
    $graph: [main, awk],
  } = JSON.parse(text)
  expect(awk.arguments).toEqual(['{print \\$1, "\\t\\\\n", \\$(a)}$(inputs.a)', '\\t'])
  expect(main.steps[0].in).toEqual([
    { id: 'a', default: '\\t$(x)' },
    { id: 'b', valueFrom: '\\t$(self)' },
  ])
  expect(JSON.parse(textOf(await packer.pack('main.cwl'))).steps[0].run.arguments[0]).toContain('\\$1')
  writeFiles(folder, { 'graph.cwl': text })
  expect(textOf(await packer.packGraph('graph.cwl'))).toBe(text)
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
  'a: b',
  '- a',
  '# no',
  'yes',
  'null',
  '1.0',
  '0x1F',
  '~',
  '',
  ' a ',
  'a\nb',
  dedent`
    a

  `,
  '\n  a\n',
  '\ta',
  'a\u0000b',
  'é🧬',
  '<<',
  '2024-01-01',
  '.nan',
  '!a',
  '&a',
  '*a',
  '%a',
  '@a',
  '`a`',
  '"',
  "'",
  'a\r\nb',
  '\u2028',
  '\uFEFFa',
  '=',
  '---',
  'a #b',
  '1_000',
  '0o7',
  'on',
])('the text %j is the same after YAML', (text) => {
  const value = json(JSON.stringify({ [text]: text, list: [text, [text]] }))
  const parsing = parseYaml(stringifyYaml(value), 'x.yml')
  expect(parsing).toMatchObject({ ok: true })
  expect(stringifyJson(parsing.ok ? parsing.value : null)).toBe(stringifyJson(value))
})

test('text that readers of YAML 1.1 take for something else is quoted', () => {
  expect(stringifyYaml(json('["1_000","0b11","1:30","2024-01-01","Yes","off","n","v1.0","1 000","_1"]'))).toBe(
    dedent`
      - '1_000'
      - '0b11'
      - '1:30'
      - '2024-01-01'
      - 'Yes'
      - 'off'
      - 'n'
      - v1.0
      - 1 000
      - _1
    `,
  )
})

test('what readers of YAML 1.1 take for a date is quoted so that it may hold characters that must be escaped', () => {
  expect(stringifyYaml(json('["2024-01-01 \\u007f","2024-01-01 \\u0085é"]'))).toBe(
    dedent`
      - "2024-01-01 \\x7F"
      - "2024-01-01 \\Né"
    `,
  )
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
    '{"class":"Workflow","inputs":[{"id":"a","type":"File"},{"id":"b","type":"int"}],"x":1.0,"list":[1,2]}',
  )
  const after = json(
    '{"x":1,"class":"Workflow","inputs":[{"id":"c","type":"int"},{"id":"a","type":"File?"}],"list":[1,3,4],"new":null}',
  )
  expect(differencesInWords(before, after, 4)).toBe(
    'input "a": type (changed), input "b" (removed), input "c" (added), list (changed)',
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
