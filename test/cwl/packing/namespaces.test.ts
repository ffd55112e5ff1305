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

test.each([[{ $namespaces: { a: 'http://a/', b: 7, c: null } }, [['a', 'http://a/']]]])(
  'the prefixes of %j are %j',
  (file, prefixes) => {
    expect([...prefixesOf(file)]).toEqual(prefixes)
    expect(prefixesOf(file)).toBe(prefixesOf(file))
  },
)

describe('prefixes of several files', () => {
  const admit = (namespaces: Namespaces, prefixes: Readonly<Record<string, string>>) => {
    const renaming = namespaces.admit(new Map(Object.entries(prefixes)))
    return Object.keys(prefixes).map((prefix) => renaming(prefix) ?? prefix)
  }

  test('keep their name for one vocabulary, however its address is written', () => {
    const namespaces = new Namespaces()
    expect(admit(namespaces, { sbg: 'https://www.sevenbridges.com/' })).toEqual(['sbg'])
    expect(admit(namespaces, { sbg: 'https://sevenbridges.com' })).toEqual(['sbg'])
    expect(admit(namespaces, { sbg: 'http://sevenbridges.com#' })).toEqual(['sbg'])
    expect(admit(namespaces, { sbg: 'https://sevenbridges.com/x' })).toEqual(['sbg2'])
    expect(Object.entries(namespaces.toJson() ?? {})).toEqual([
      ['sbg', 'https://www.sevenbridges.com/'],
      ['sbg2', 'https://sevenbridges.com/x'],
    ])
  })

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
