import { expect, test } from '@jest/globals'

import { Processes } from '../../../src/cwl/documents/processes.ts'
import { editProcess } from '../../../src/cwl/editing/process-editor.ts'
import { Packer } from '../../../src/cwl/pack.ts'
import { openWorkspace } from '../../../src/files/workspace.ts'
import { canonicalJson, parseJson, stringifyJson, type JsonObject } from '../../../src/json/index.ts'
import { repository, write } from '../../commands/support.ts'
import { dedent } from '../../support/dedent.ts'

const HEAD = 'cwlVersion: v1.2\nclass: CommandLineTool\nbaseCommand: [echo]\n'

/** What is changed in the packed description, as JSON text. */
type Change = (text: string) => string

const to =
  (from: string, next: string): Change =>
  (text) =>
    text.replace(from, next)

/** Of each kind, what is written, what is changed in what it packs to, and what is written then. */
const KINDS: readonly (readonly [kind: string, before: string, change: Change, after: string])[] = [
  [
    'a folded text',
    'doc: >-\n  one two\n  three four\n  five\ninputs: []\noutputs: []\n',
    to('three', '3'),
    'doc: >-\n  one two\n  3 four\n  five\ninputs: []\noutputs: []\n',
  ],
  [
    'a text over several lines',
    'doc: one two\n  three four\ninputs: []\noutputs: []\n',
    to('four', '4'),
    'doc: one two\n  three 4\ninputs: []\noutputs: []\n',
  ],
  [
    'a block of text that gets a line',
    'doc: |  # c\n    one\n\n    two\n\ninputs: []\noutputs: []\n',
    to('two\\n', 'two\\n  three\\n'),
    'doc: |  # c\n    one\n\n    two\n      three\n\ninputs: []\noutputs: []\n',
  ],
  [
    'the end of a file without a line break',
    'inputs: []\noutputs: []\nlabel: a',
    to('"label":"a"', '"label":"b","doc":"c"'),
    'inputs: []\noutputs: []\nlabel: b\ndoc: c',
  ],
  [
    'an empty list',
    'inputs: []  # none\noutputs: []\n',
    to('"inputs":[]', '"inputs":[{"id":"a","type":"File"}]'),
    'inputs:\n- id: a\n  type: File  # none\noutputs: []\n',
  ],
  [
    'the last input',
    'inputs:\n  a: File\noutputs: []\n',
    to('{"id":"a","type":"File"}', ''),
    'inputs: {}\noutputs: []\n',
  ],
  [
    'inputs in brackets',
    'inputs: {a: File, b: {type: int, doc: x}}\noutputs: []\n',
    to(
      '{"id":"a","type":"File"},{"id":"b","type":"int","doc":"x"}',
      '{"id":"b","type":"int"},{"id":"c","type":"string","doc":"d, e"}',
    ),
    "inputs: {b: {type: int}, c: { type: string, doc: 'd, e' }}\noutputs: []\n",
  ],
  [
    'inputs in a list',
    'inputs:\n  # first\n  - id: a\n    type: File\n\n  - id: b   # second\n    type: int\noutputs: []\n',
    to('{"id":"a","type":"File"},{"id":"b","type":"int"}', '{"id":"b","type":"long"},{"id":"c","type":"File?"}'),
    'inputs:\n  # first\n\n  - id: b   # second\n    type: long\n  - id: c\n    type: File?\noutputs: []\n',
  ],
  [
    'each of several that are gone',
    'inputs:\n  a: File\n  b: int\n  c: string  # kept\n  d: long\noutputs: []\n',
    to(
      '{"id":"a","type":"File"},{"id":"b","type":"int"},{"id":"c","type":"string"},{"id":"d","type":"long"}',
      '{"id":"c","type":"string"}',
    ),
    'inputs:\n  c: string  # kept\noutputs: []\n',
  ],
  [
    'each of several that have other names',
    'inputs:\n  "a": File\n  b: int # b\noutputs:\n- {id: o, type: stdout}\nstdout: x\n',
    (text) => text.replace('"id":"a"', '"id":"x"').replace('"id":"b"', '"id":"v"').replace('"id":"o"', '"id":"z"'),
    'inputs:\n  "x": File\n  v: int # b\noutputs:\n- {id: z, type: stdout}\nstdout: x\n',
  ],
  [
    'a field behind a block that ends the file',
    'inputs: []\noutputs: []\ndoc: |\n  one',
    (text) => text.replace('"doc":"one"', '"doc":"one","label":"l"'),
    'inputs: []\noutputs: []\nlabel: l\ndoc: |\n  one',
  ],
  [
    'words of a command',
    'inputs: []\noutputs: []\narguments:\n- -a\n- b\n- prefix: -c\n  valueFrom: d\n',
    to('"-a","b",{"prefix":"-c","valueFrom":"d"}', '"-a","x","b",{"prefix":"-c","valueFrom":"e"}'),
    'inputs: []\noutputs: []\narguments:\n- -a\n- x\n- b\n- prefix: -c\n  valueFrom: e\n',
  ],
  [
    'requirements in a map',
    'inputs: []\noutputs: []\nhints:\n  ResourceRequirement: {ramMin: 1, coresMin: 2}\n  NetworkAccess: {networkAccess: true}\n',
    to('"ramMin":1,"coresMin":2', '"ramMin":3'),
    'inputs: []\noutputs: []\nhints:\n  ResourceRequirement: {ramMin: 3}\n  NetworkAccess: {networkAccess: true}\n',
  ],
  [
    'a value in place of an alias',
    'label: &a a\ndoc: *a  # c\ninputs: []\noutputs: []\n',
    to('"doc":"a"', '"doc":"b"'),
    'label: &a a\ndoc: b  # c\ninputs: []\noutputs: []\n',
  ],
  [
    'a text that is indented too little',
    'doc: "one\n two\nthree"\nlabel: a\ninputs: []\noutputs: []\n',
    to('"label":"a"', '"label":"b"'),
    'doc: "one\n two\nthree"\nlabel: b\ninputs: []\noutputs: []\n',
  ],
  [
    'a new first input in brackets',
    'inputs: {b: int}\noutputs: []\n',
    to('{"id":"b"', '{"id":"a","type":"File"},{"id":"b"'),
    'inputs: {a: File, b: int}\noutputs: []\n',
  ],
  [
    'a number with its digits',
    'inputs:\n  a: { type: double, default: 1.50 }\noutputs: []\n',
    to('1.50', '2.250'),
    'inputs:\n  a: { type: double, default: 2.250 }\noutputs: []\n',
  ],
  [
    'a text in single quotes',
    "label: 'a''b'\ninputs: []\noutputs: []\n",
    to("a'b", "a'c"),
    "label: 'a''c'\ninputs: []\noutputs: []\n",
  ],
  [
    'inputs of types without a short form',
    'inputs: { a: File }\noutputs: []\n',
    to(
      '"File"}',
      '"File"},{"id":"b","type":["null","int","string"]},{"id":"c","type":{"type":"array","items":["int","string"]}},{"id":"d","type":["null",{"type":"enum","symbols":["x"]}]}',
    ),
    "inputs: { a: File, b: ['null', int, string], c: { type: { type: array, items: [int, string] } }, d: ['null', { type: enum, symbols: [x] }] }\noutputs: []\n",
  ],
  [
    'the first word of several',
    'inputs: []\noutputs: []\narguments: [a, b, c]\n',
    to('"a","b"', '"x","b"'),
    'inputs: []\noutputs: []\narguments: [x, b, c]\n',
  ],
  [
    'a new last word',
    'inputs: []\noutputs: []\narguments:\n- a\n',
    to('["a"]', '["a","b"]'),
    'inputs: []\noutputs: []\narguments:\n- a\n- b\n',
  ],
  [
    'a variable of the environment',
    'inputs: []\noutputs: []\nhints:\n  EnvVarRequirement: { envDef: { A: x } }\n',
    to('"envValue":"x"}', '"envValue":"y"},{"envName":"B","envValue":"z"}'),
    "inputs: []\noutputs: []\nhints:\n  EnvVarRequirement: { envDef: { A: 'y', B: z } }\n",
  ],
  [
    'a block of text without a line break at its end',
    'doc: |-\n  a\n  b\ninputs: []\noutputs: []\n',
    to('a\\nb', 'a\\nb\\nc'),
    'doc: |-\n  a\n  b\n  c\ninputs: []\noutputs: []\n',
  ],
  [
    'a list that is written as its only item',
    'inputs:\n  a: { type: File, secondaryFiles: .bai }\noutputs: []\n',
    to('.bai', '.tbi'),
    'inputs:\n  a: { type: File, secondaryFiles: .tbi }\noutputs: []\n',
  ],
]

test.each(KINDS)('%s is changed where it is written', async (_, before, change, after) => {
  const folder = repository({ 't.cwl': HEAD + before })
  const { texts, next } = await edit(folder, 't.cwl', change)
  expect(texts).toEqual(new Map([['t.cwl', HEAD + after]]))
  write(folder, Object.fromEntries(texts))
  expect(canonicalJson(await packed(folder, 't.cwl'))).toBe(canonicalJson(next))
})

test('what a file imports is changed in the file that it imports', async () => {
  const folder = repository({
    't.cwl': `${HEAD}inputs: { $import: inputs.yml }\noutputs: []\nhints: [{ $import: size.yml }]\n`,
    'inputs.yml': '# all\na: File\n',
    'size.yml': 'class: ResourceRequirement\nramMin: 1 # MB\n',
  })
  const { texts } = await edit(folder, 't.cwl', (text) =>
    text.replace('"ramMin":1', '"ramMin":2').replace('"File"}', '"File"},{"id":"b","type":"int"}'),
  )
  expect(texts).toEqual(
    new Map([
      ['inputs.yml', '# all\na: File\nb: int\n'],
      ['size.yml', 'class: ResourceRequirement\nramMin: 2 # MB\n'],
    ]),
  )
})

test('a text that is included is changed in its file, with the line ends of that file', async () => {
  const folder = repository({
    't.cwl': `${HEAD}inputs: []\noutputs: []\ndoc: { $include: doc.txt }\n`,
    'doc.txt': 'one\r\ntwo\r\n',
  })
  const { texts } = await edit(folder, 't.cwl', to('two', '2\\r\\nthree'))
  expect(texts).toEqual(new Map([['doc.txt', 'one\r\n2\r\nthree\r\n']]))
})

test.each([
  'steps:\n  one: { run: t.cwl, in: [], out: [] }\n',
  'steps:\n- { id: one, run: t.cwl#main, in: [], out: [] }\n',
])('a new step gets a file with its process and the namespaces that it needs: %j', async (steps) => {
  const folder = repository({
    'w.cwl': `cwlVersion: v1.2\nclass: Workflow\n$namespaces: { s: "https://schema.org/" }\ninputs: []\noutputs: []\n${steps}`,
    't.cwl': `${HEAD}id: main\ninputs: []\noutputs: []\n`,
  })
  const run = '{"class":"CommandLineTool","s:author":"A","inputs":[],"outputs":[],"baseCommand":["new"]}'
  const { texts, next } = await edit(folder, 'w.cwl', (text) =>
    text.replace('"steps":[', `"steps":[{"id":"new","run":${run},"in":[],"out":[]},`).replace('["echo"]', '["printf"]'),
  )
  expect([...texts.keys()].toSorted()).toEqual(['t.cwl', 'w.cwl', 'w/process.cwl'])
  expect(texts.get('w/process.cwl')).toContain('$namespaces:\n  s: https://schema.org/\n')
  write(folder, Object.fromEntries(texts))
  expect(canonicalJson(await packed(folder, 'w.cwl'))).toBe(canonicalJson(next))
})

test('a document in JSON stays JSON', async () => {
  const text =
    '{"cwlVersion": "v1.2", "class": "CommandLineTool", "inputs": {"a": "File"},\n  "outputs": [], "label": "a"}\n'
  const { texts } = await edit(repository({ 't.cwl': text }), 't.cwl', (json) =>
    json
      .replace('"label":"a"', '"label":"b","doc":"c"')
      .replace('"File"}', '"File"},{"id":"b","type":"int","doc":"d"}'),
  )
  expect(texts.get('t.cwl')).toBe(dedent`
    {"cwlVersion": "v1.2", "class": "CommandLineTool", "inputs": {"a": "File", "b": {"type": "int", "doc": "d"}},
      "outputs": [], "label": "b", "doc": "c"}
  `)
})

async function edit(folder: string, path: string, change: Change) {
  const text = stringifyJson(await packed(folder, path))
  expect(change(text)).not.toBe(text)
  const [old, next] = [parseJson(text) as JsonObject, parseJson(change(text)) as JsonObject]
  const processes = new Processes(openWorkspace(folder))
  const { process } = processes.document(path)
  if (process === undefined) throw new TypeError('no process')
  const options = { folder: path.replace(/\.cwl$/, ''), hasShortTypes: true }
  const edited = editProcess(process, processes, { old, next }, options)
  if (!edited.ok) throw new TypeError(edited.reason)
  return { texts: edited.texts, next: await repacked(next) }
}

/** The same in the form that packing gives. */
async function repacked(description: JsonObject): Promise<JsonObject> {
  return packed(repository({ 'packed.cwl': stringifyJson(description) }), 'packed.cwl')
}

async function packed(folder: string, path: string): Promise<JsonObject> {
  const packing = await new Packer(openWorkspace(folder)).pack(path)
  if (!packing.ok) throw new TypeError(packing.problems[0]?.message)
  return packing.description
}
