import { describe, expect, test } from '@jest/globals'

import { Namespaces, prefixesOf, withPrefixes } from '../../../src/cwl/packing/namespaces.ts'
import { dedent } from '../../support/dedent.ts'
import { packAgain, packed, packFiles, textOf } from './repository.ts'

function toolWith(namespaces: string, rest: string): string {
  return dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    $namespaces: ${namespaces}
    baseCommand: "true"
    inputs:
      a: {type: File?, format: "${rest}"}
    outputs: []
  `
}

const WORKFLOW = dedent`
  cwlVersion: v1.2
  class: Workflow
  $namespaces: {edam: http://edamontology.org/}
  inputs:
    i: {type: File?, format: "edam:format_1"}
  outputs: []
  steps:
    s: {in: [], out: [], run: one.cwl}
    t: {in: [], out: [], run: two.cwl}
`

test('prefixes are renamed in keys and in identifiers, and not in the processes of steps', () => {
  const namespaces = new Namespaces()
  namespaces.admit(new Map([['a', 'http://one/']]))
  const renamed = namespaces.admit(
    new Map([
      ['a', 'http://two/'],
      ['b', 'http://b/'],
    ]),
  )
  const kept = {
    class: 'Workflow',
    label: 'a:x',
    hints: [{ class: 'b:X' }],
    steps: [{ id: 's', run: { class: 'a:T' } }],
  }
  expect(withPrefixes(kept, renamed, namespaces)).toBe(kept)
  const process = {
    ...kept,
    'a:k': { format: ['a:f', 'b:f'], run: { class: 'a:T' }, other: 'a:o', $schemas: [] },
    x: { $namespaces: { a: 'http://one/' }, 'a:k': { class: 'a:C' } },
  }
  expect(withPrefixes(process, renamed, namespaces)).toEqual({
    ...kept,
    'a2:k': { format: ['a2:f', 'b:f'], run: { class: 'a2:T' }, other: 'a:o' },
    x: { 'a:k': { class: 'a:C' } },
  })
  expect(Object.entries(namespaces.toJson() ?? {})).toEqual([
    ['a', 'http://one/'],
    ['a2', 'http://two/'],
    ['b', 'http://b/'],
  ])
})

test.each([
  [{ $namespaces: { a: 'http://a/', b: 7, c: null } }, [['a', 'http://a/']]],
  [{ $namespaces: ['a'] }, []],
  [{ $namespaces: 'a' }, []],
  [{}, []],
])('the prefixes of %j are %j', (file, prefixes) => {
  expect([...prefixesOf(file)]).toEqual(prefixes)
  expect(prefixesOf(file)).toBe(prefixesOf(file))
})

describe('prefixes of several files', () => {
  const admit = (namespaces: Namespaces, prefixes: Readonly<Record<string, string>>) => {
    const renaming = namespaces.admit(new Map(Object.entries(prefixes)))
    return Object.keys(prefixes).map((prefix) => renaming(prefix) ?? prefix)
  }

  test('have one new name for each address', () => {
    const namespaces = new Namespaces()
    expect(namespaces.toJson()).toBeUndefined()
    expect(admit(namespaces, { a: '1' })).toEqual(['a'])
    expect(admit(namespaces, { a: '2' })).toEqual(['a2'])
    expect(admit(namespaces, { a: '3', b: '4' })).toEqual(['a3', 'b'])
    expect(admit(namespaces, { a: '2', c: '5' })).toEqual(['a2', 'c'])
    expect(admit(namespaces, { a: '1', a2: '2' })).toEqual(['a', 'a2'])
    expect(Object.entries(namespaces.toJson() ?? {})).toEqual([
      ['a', '1'],
      ['a2', '2'],
      ['a3', '3'],
      ['b', '4'],
      ['c', '5'],
    ])
  })

  test('are not renamed to one that the same file has for another address', () => {
    const namespaces = new Namespaces()
    admit(namespaces, { a: '1' })
    expect(admit(namespaces, { a: '2', a2: '3' })).toEqual(['a3', 'a2'])
    // The replacement that the address had before is another prefix in this file.
    expect(admit(namespaces, { a: '2', a3: '9' })).toEqual(['a4', 'a32'])
    expect(admit(namespaces, { a: '2' })).toEqual(['a4'])
  })

  test('are renamed in the order of their names', () => {
    const [one, other] = [new Namespaces(), new Namespaces()]
    for (const namespaces of [one, other]) admit(namespaces, { a: '1', a2: '2' })
    admit(one, { a: '3', a2: '4' })
    admit(other, { a2: '4', a: '3' })
    expect(one.toJson()).toEqual(other.toJson())
    expect(Object.keys(one.toJson() ?? {})).toEqual(['a', 'a2', 'a22', 'a3'])
  })
})

test('prefixes of a part with its own namespaces take precedence, and others are those of the file', () => {
  const namespaces = new Namespaces()
  namespaces.admit(
    new Map([
      ['a', '1'],
      ['b', '1'],
      ['c', '1'],
    ]),
  )
  const renamed = namespaces.admit(
    new Map([
      ['a', '2'],
      ['b', '2'],
    ]),
  )
  const part = (...names: readonly string[]) => ({ format: names.map((name) => `${name}:x`), class: `${names[0]}:y` })
  const process = {
    x: [{ $namespaces: { b: '3', c: '3', d: '3' }, ...part('a', 'b', 'c', 'd', 'e') }],
    ...part('b', 'c'),
  }
  expect(withPrefixes(process, renamed, namespaces)).toEqual({
    x: [part('a2', 'b3', 'c2', 'd', 'e')],
    ...part('b2', 'c'),
  })
})

test('an identifier without a prefix is unchanged, and so is what is not an identifier', () => {
  const namespaces = new Namespaces()
  namespaces.admit(
    new Map([
      ['a', '1'],
      ['', '1'],
    ]),
  )
  const renamed = namespaces.admit(new Map([['a', '2']]))
  const process = {
    class: 'a',
    format: ['a', ':a', 7, null, { a: 'a:x' }, 'a:b:c', 'aa:b'],
    intent: 'a:i',
    specs: ['a:s'],
    doc: 'a:x',
  }
  expect(withPrefixes(process, renamed, namespaces)).toEqual({
    ...process,
    format: ['a', ':a', 7, null, { a: 'a:x' }, 'a2:b:c', 'aa:b'],
    intent: 'a2:i',
    specs: ['a2:s'],
  })
})

test('namespaces of nested files are declared at the root, each once', async () => {
  const description = await packed({
    'main.cwl': WORKFLOW,
    'one.cwl': toolWith('{edam: http://edamontology.org/, s: http://schema.org/}', 'edam:format_2'),
    'two.cwl': toolWith('{s: http://schema.org/}', 's:format_3'),
  })
  expect(description.$namespaces).toEqual({ edam: 'http://edamontology.org/', s: 'http://schema.org/' })
  expect(JSON.stringify(description.steps)).not.toContain('$namespaces')
})

test('a prefix that stands for two addresses is renamed in one of the files', async () => {
  const files = {
    'main.cwl': WORKFLOW,
    'one.cwl': dedent`
      ${toolWith('{edam: http://example.org/one/, edam2: http://example.org/two/}', 'edam:format_2')}edam:note: {edam2:x: [{class: edam:Thing}]}
      hints: [{class: edam:Hint, value: "edam:kept"}]
    `,
    'two.cwl': toolWith('{edam: http://edamontology.org/}', 'edam:format_3'),
  }
  const packing = await packFiles(files)
  const description = JSON.parse(textOf(packing))
  expect(description.$namespaces).toEqual({
    edam: 'http://edamontology.org/',
    edam2: 'http://example.org/two/',
    edam3: 'http://example.org/one/',
  })
  expect(description.inputs[0].format).toBe('edam:format_1')
  expect(description.steps[0].run).toMatchObject({
    inputs: [{ format: 'edam3:format_2' }],
    'edam3:note': { 'edam2:x': [{ class: 'edam3:Thing' }] },
    hints: [{ class: 'edam3:Hint', value: 'edam:kept' }],
  })
  expect(description.steps[1].run.inputs[0].format).toBe('edam:format_3')
  expect(textOf(await packAgain(packing))).toBe(textOf(packing))
})

test('a prefix is renamed under any field that is called run, but for what a step runs', async () => {
  const description = await packed({
    'main.cwl': WORKFLOW,
    'one.cwl': `${toolWith('{edam: http://example.org/one/}', 'edam:format_2')}hints: [{class: edam:Hint, run: {format: "edam:format_4"}}]\n`,
    'two.cwl': toolWith('{edam: http://edamontology.org/}', 'edam:format_3'),
  })
  expect(description.steps[0].run.hints).toEqual([{ class: 'edam2:Hint', run: { format: 'edam2:format_4' } }])
  expect(description.steps[1].run.inputs[0].format).toBe('edam:format_3')
})

test('the order in which a file lists its prefixes does not count', async () => {
  const digests = await Promise.all(
    [
      '{a: http://x.org/1/, a2: http://x.org/2/, b: http://x.org/3/}',
      '{b: http://x.org/3/, a2: http://x.org/2/, a: http://x.org/1/}',
    ].map(async (namespaces) => {
      const packing = await packFiles({
        'main.cwl': WORKFLOW.replace('{edam: http://edamontology.org/}', '{a: http://y.org/, edam: http://e.org/}'),
        'one.cwl': toolWith(namespaces, 'a:x'),
        'two.cwl': toolWith('{}', '$(null)'),
      })
      return packing.ok ? packing.digest : packing.problems
    }),
  )
  expect(digests[0]).toEqual(digests[1])
  expect(digests[0]).toMatch(/^sha256:/)
})

test('an imported part brings the namespaces of its file', async () => {
  const description = await packed({
    'main.cwl': dedent`
      cwlVersion: v1.2
      class: CommandLineTool
      $namespaces: {x: http://main.org/}
      baseCommand: "true"
      inputs: []
      outputs: []
      hints:
        - $import: hint.yml
      x:mine: 1
    `,
    'hint.yml': dedent`
      $namespaces: {x: http://other.org/}
      class: x:Hint
      x:value: 2
    `,
  })
  expect(description).toMatchObject({
    hints: [{ class: 'x2:Hint', 'x2:value': 2 }],
    'x:mine': 1,
    $namespaces: { x: 'http://main.org/', x2: 'http://other.org/' },
  })
  expect(description.hints[0].$namespaces).toBeUndefined()
})

test('what is imported out of a graph or by its name brings the namespaces of its file', async () => {
  const description = await packed({
    'main.cwl': dedent`
      cwlVersion: v1.2
      class: CommandLineTool
      $namespaces: {x: http://main.org/}
      baseCommand: "true"
      requirements: {SchemaDefRequirement: {types: [{$import: "types.yml#pair"}]}}
      inputs: [{$import: inputs.yml}, {id: p, type: types.yml#pair}]
      outputs: []
      x:mine: 1
    `,
    'inputs.yml': dedent`
      $namespaces: {x: http://other.org/}
      $graph: [{id: a, type: File, format: "x:one"}, {id: b, type: File, format: "x:two"}]
    `,
    'types.yml': dedent`
      $namespaces: {y: http://y.org/}
      $graph: [{name: pair, type: record, fields: {f: {type: File, format: "y:three"}}}]
    `,
  })
  expect(description).toMatchObject({
    inputs: [
      { id: 'a', format: 'x2:one' },
      { id: 'b', format: 'x2:two' },
      { id: 'p', type: { name: 'pair', fields: [{ format: 'y:three' }] } },
    ],
    $namespaces: { x: 'http://main.org/', x2: 'http://other.org/', y: 'http://y.org/' },
    'x:mine': 1,
  })
  expect(JSON.stringify(description.inputs)).not.toContain('$namespaces')
})

test('a type that only an imported one names has the namespaces of its file', async () => {
  const description = await packed({
    'main.cwl': dedent`
      cwlVersion: v1.2
      class: CommandLineTool
      $namespaces: {x: http://main.org/}
      baseCommand: "true"
      requirements: {SchemaDefRequirement: {types: [{$import: "types.yml#pair"}]}}
      inputs: [{id: a, type: File, format: "x:one"}, {id: p, type: types.yml#pair}]
      outputs: []
    `,
    'types.yml': dedent`
      $namespaces: {x: http://other.org/}
      $graph: [{name: half, type: record, fields: {f: {type: File, format: "x:two"}}}, {name: pair, type: record, fields: {h: half}}]
    `,
  })
  expect(description).toMatchObject({
    inputs: [{ format: 'x:one' }, { type: { fields: [{ type: { name: 'half', fields: [{ format: 'x2:two' }] } }] } }],
    $namespaces: { x: 'http://main.org/', x2: 'http://other.org/' },
  })
  expect(JSON.stringify(description.inputs)).not.toContain('$namespaces')
})

test('namespaces that a packer left inside a nested process come to the root', async () => {
  const description = await packed({
    'main.cwl': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: []
      outputs: []
      steps:
        s:
          in: []
          out: []
          run: {class: CommandLineTool, $namespaces: {sbg: https://sevenbridges.com}, $schemas: [https://x.org/y], "sbg:x": 1, baseCommand: "true", inputs: [], outputs: []}
    `,
  })
  expect(description.$namespaces).toEqual({ sbg: 'https://sevenbridges.com' })
  expect(Object.keys(description.steps[0].run)).not.toContain('$namespaces')
  expect(Object.keys(description.steps[0].run)).not.toContain('$schemas')
})

test('a file imported as a map of entries brings its prefixes, which become no entry', async () => {
  const description = await packed({
    'main.cwl': dedent`
      cwlVersion: v1.2
      class: CommandLineTool
      $namespaces: {m: http://example.org/one/}
      baseCommand: "true"
      inputs: {}
      outputs: {}
      hints: {$import: hints.yml}
      m:note: 1
    `,
    'hints.yml': dedent`
      $namespaces: {m: http://example.org/two/}
      $schemas: []
      m:queue: {name: short}
    `,
  })
  expect(description.$namespaces).toEqual({ m: 'http://example.org/one/', m2: 'http://example.org/two/' })
  expect(description.hints).toEqual([{ class: 'm2:queue', name: 'short' }])
})
