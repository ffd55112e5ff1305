import { expect, test } from '@jest/globals'

import { parseYaml } from '../../../src/cwl/yaml/parse-yaml.ts'
import { dedent } from '../../support/dedent.ts'
import { battery } from '../support/battery.ts'
import { BARE_TOOL, TOOL } from '../support/documents.ts'

battery(import.meta.filename, {
  'JSON is read': '{"cwlVersion": "v1.2", "class": "CommandLineTool", "inputs": {}, "outputs": []}',
  'a tab may separate': `${TOOL}inputs: {a: string,\t b:\tint,\tc: [string,\tint]}\noutputs: {}\n`,
  'a tab may stand before a list or a map': `${TOOL}inputs:\t{a:\t[string,\tint]}\noutputs:\t[]\narguments:\n-\ta\n`,
  'an end marker is no second document': `${BARE_TOOL}...\n`,
  'a key may have an anchor': dedent`
    ${TOOL}inputs:
      &key a: {type: string, doc: *key}
    outputs: {}
  `,
  'text alone is no process': '«not-a-process»hello\n',
  'an alias of text is a key, and one of a list is none': dedent`
    ${TOOL}inputs:
      a: {type: &name string, doc: &list [b]}
      *name : int
      «key-not-text»*list : int
    outputs: {}
  `,
  'a number with the tag of text is a key': dedent`
    ${TOOL}inputs:
      !!str 1: string
    outputs: {}
  `,
  'a value may have the tag of its type': dedent`
    ${TOOL}inputs: !!map
      a: {type: !!str int, default: !!int 0x1F}
      b: {type: float, default: !!float 3}
      c: {type: boolean, default: !!bool true}
      d: {type: int?, default: !!null ~}
    outputs: !!seq []
  `,
  'infinity is refused': dedent`
    ${TOOL}inputs:
      a: {type: float, default: «not-a-number»-.inf}
    outputs: {}
  `,
  'a document ends though a bracket is open': dedent`
    ${TOOL}inputs: «yaml-syntax»{a: File,
    ...
    b: File}
    outputs: {}
  `,
  'a dash alone in brackets is read with a warning': dedent`
    ${TOOL}doc: [cat, «yaml-syntax»-]
    arguments: [«yaml-syntax»-,{valueFrom: «yaml-syntax»-}, "-", «yaml-syntax»-,b]
    inputs: {}
    outputs: {}
  `,
  'a dash with a blank behind it is not': dedent`
    ${TOOL}doc: [cat, «yaml-syntax»- ]
    inputs: {}
    outputs: {}
  `,
  'a tab indents no line within brackets': `${TOOL}inputs:\n  a:\n    type: [int,\n«tab-indentation»\tstring]\noutputs: {}\n`,
  'a tab that indents a line of quoted text is read with a warning': `${TOOL}inputs:\n  a:\n    type: string\n    doc: "one\n«under-indented»\ttwo\n \tthree"\n    label: 'one\n\n«under-indented»\ttwo'\noutputs: {}\n`,
  'a number that is kept as it was written is no map to merge': dedent`
    ${TOOL}inputs:
      a: {«bad-merge»<<: 3.0, type: string}
    outputs: {}
  `,
  'but on that of a dash, of an explicit value and on one of its own': dedent`
    ${TOOL}inputs:
    - &in id: a
      type: string
    ? outputs
    : &out o:
        &type type: {type: record, fields: []}
  `,
  'an open bracket is a syntax error': `${TOOL}inputs: «yaml-syntax»[\n`,
  'a space stands between a colon and a bracket': dedent`
    ${TOOL}inputs: {a: {type:«yaml-syntax»{type: array, items: string}}}
    outputs: {}
  `,
  'an octal number is a number': dedent`
    ${TOOL}inputs:
      a: {type: int, default: 0o17}
      b: {type: int, default: 0x1F}
    outputs: {}
  `,
  'an integer of a thousand digits is no long': dedent`
    ${TOOL}inputs:
      a: {type: long, default: «default-range»-${'9'.repeat(1000)}}
    outputs: {}
  `,
  'a surrogate in UTF-8 is no UTF-8': {
    text: Buffer.concat([Buffer.from('a: '), Buffer.from([0xed, 0xa0, 0x80])]),
    also: ['not-utf8 1:4'],
  },
  'an empty item behind others stands at its dash': dedent`
    ${BARE_TOOL}arguments:
    - a
    # - none
    «wrong-type»-
    - |
      - b
    «wrong-type»-

    «wrong-type»- # nothing
  `,
  'an empty process of a graph stands at its dash': dedent`
    cwlVersion: v1.2
    $graph:
    - {id: main, class: CommandLineTool, inputs: [], outputs: []}
    «wrong-type»-
  `,
  'text that is included counts as often as it is': {
    text: dedent`
      ${TOOL}inputs: {}
      outputs: {}
      doc: [{$include: a.txt}, {$include: a.txt}, {$include: «too-much-text»a.txt}, {$include: a.txt}]
    `,
    files: { 'a.txt': 'a'.repeat(80) },
    limits: { textLength: 180 },
  },
  'text that is imported counts as often as it is': {
    text: dedent`
      ${TOOL}inputs: {}
      outputs: {}
      hints: [{$import: a.yml}, {$import: a.yml}, {$import: «too-much-text»a.yml}]
    `,
    files: {
      'a.yml': dedent`
        class: DockerRequirement
        dockerPull: ubuntu:24.04
        dockerImageId: ${'a'.repeat(50)}
      `,
    },
    limits: { textLength: 200 },
    checks: { levels: { 'duplicate-requirement': 'off' } },
  },
})

test.each(['doc: a:\n  b'])('a second colon in %j comes with the remedy', (text) => {
  expect(parseYaml(text, 'a.cwl')).toMatchObject({
    ok: false,
    problems: [
      {
        code: 'yaml-syntax',
        fix: 'Put text with a colon and a space in quotes, or in a block that begins with |.',
      },
    ],
  })
})

test.each([['"one\\\n\n  two"', 'one\ntwo']])(
  'empty lines count in %j, also behind a line break that is escaped',
  (text, value) => {
    for (const end of ['\n', '\r\n', '\r']) {
      expect(parseYaml(`a: ${text.replaceAll('\n', end)}\n`, 'a.yml')).toMatchObject({ ok: true, value: { a: value } })
    }
  },
)
