import { expect, test } from '@jest/globals'

import { parseYaml } from '../../../src/cwl/yaml/parse-yaml.ts'
import { isObject, orderedKeys } from '../../../src/json/index.ts'
import { dedent } from '../../support/dedent.ts'
import { battery } from '../support/battery.ts'
import { BARE_TOOL, TOOL, WORKFLOW } from '../support/documents.ts'

battery({
  'a valid tool has no problems': BARE_TOOL,
  'a first line for the shell is a comment': `#!/usr/bin/env cwl-runner\n${BARE_TOOL}`,
  'a byte order mark is no part of the text': `\uFEFF${BARE_TOOL}`,
  'lines may end with CR LF': BARE_TOOL.replaceAll('\n', '\r\n'),
  'columns are those of the text also behind CR LF': `cwlVersion: v1.2\r\nclass: CommandLineTool\r\ninputs: {}\r\noutputs: {}\r\n«unknown-field»baseComand: cat\r\n`,
  'the last line may lack its end': BARE_TOOL.trimEnd(),
  'JSON is read': '{"cwlVersion": "v1.2", "class": "CommandLineTool", "inputs": {}, "outputs": []}',
  'JSON may be indented with tabs':
    '{\n\t"cwlVersion": "v1.2",\n\t"class": "CommandLineTool",\n\t"inputs": {},\n\t"outputs": []\n}\n',
  'a mistake in JSON has a place':
    '{\n\t"cwlVersion": "v1.2",\n\t"class": "CommandLineTool",\n\t«wrong-type»"inputs": {}, "outputs": 3\n}\n'
      .replace('«wrong-type»', '')
      .replace('3', '«wrong-type»3'),
  'merge keys merge': dedent`
    ${TOOL}inputs:
      a: &common {type: string, label: A}
      b: {<<: *common, label: B}
    outputs: {}
  `,
  'a merge key may merge several maps': dedent`
    ${TOOL}inputs:
      a: &one {type: string}
      b: &two {type: int, label: B}
      c: {<<: [*one, *two]}
    outputs: {}
  `,
  'an alias stands for its value': dedent`
    ${TOOL}inputs:
      a: &type string
      b: *type
    outputs: {}
  `,
  'a continuation line that is indented too little is read with a warning': dedent`
    ${TOOL}inputs: {
    «under-indented»}
    outputs: {}
  `,
  'a tab may separate': `${TOOL}inputs: {a: string,\t b:\tint,\tc: [string,\tint]}\noutputs: {}\n`,
  'a tab may stand before a list or a map': `${TOOL}inputs:\t{a:\t[string,\tint]}\noutputs:\t[]\narguments:\n-\ta\n`,
  'a tab cannot indent': `${TOOL}inputs:\n«tab-indentation»\ta: string\noutputs: {}\n`,
  'a key stands once': dedent`
    ${TOOL}inputs: {}
    outputs: {}
    «duplicate-key»inputs: {}
  `,
  'keys that stand twice are told of each map, once': dedent`
    ${TOOL}inputs:
      a: {type: File, «duplicate-key»type: int, doc: b, doc: c}
      b: int
      «duplicate-key»a: string
    outputs: {}
    «duplicate-key»outputs: []
    inputs: {}
  `,
  'and beside what ends the reading': dedent`
    ${TOOL}inputs: {a: int, «duplicate-key»a: int}
    outputs: {o: «unknown-alias»*o}
    label: b
    label: c
  `,
  'a key of a nested map stands once': dedent`
    ${TOOL}inputs:
      a: string
      «duplicate-key»a: int
    outputs: {}
  `,
  'a file holds one document': dedent`
    ${BARE_TOOL}«several-documents»---
    class: Workflow
  `,
  'an end marker is no second document': `${BARE_TOOL}...\n`,
  'a start marker is no second document': `---\n${BARE_TOOL}`,
  'a key may have an anchor': dedent`
    ${TOOL}inputs:
      &key a: {type: string, doc: *key}
    outputs: {}
  `,
  'an alias needs its anchor': dedent`
    ${TOOL}inputs:
      a: «unknown-alias»*nowhere
    outputs: {}
  `,
  'an alias cannot hold itself': dedent`
    ${TOOL}inputs: &all
      a: «recursive-alias»*all
    outputs: {}
  `,
  'a file is not empty': '«empty-file»',
  'comments alone are an empty file': '«empty-file»# nothing here\n',
  'the top level is a map': dedent`
    «not-a-process»- a
    - b
  `,
  'text alone is no process': '«not-a-process»hello\n',
  'a number is no key': dedent`
    ${TOOL}inputs:
      «key-not-text»1: string
    outputs: {}
  `,
  'a quoted number is a key': dedent`
    ${TOOL}inputs:
      "1": string
    outputs: {}
  `,
  'true is no key': dedent`
    ${TOOL}inputs:
      «key-not-text»true: string
    outputs: {}
  `,
  'a list is no key': dedent`
    ${TOOL}inputs:
      ? «key-not-text»[a]
      : string
    outputs: {}
  `,
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
  'nothing is no key': dedent`
    ${TOOL}inputs:
      «key-not-text»null: string
    outputs: {}
  `,
  'NaN is refused': dedent`
    ${TOOL}inputs:
      a: {type: float, default: «not-a-number».nan}
    outputs: {}
  `,
  'infinity is refused': dedent`
    ${TOOL}inputs:
      a: {type: float, default: «not-a-number»-.inf}
    outputs: {}
  `,
  'a number beyond all floats is refused': dedent`
    ${TOOL}inputs:
      a: {type: float, default: «not-a-number»1e999}
    outputs: {}
  `,
  'half of a character is refused': dedent`
    ${TOOL}label: «half-character»"a\\ud800b"
    inputs: {}
    outputs: {}
  `,
  'half of a character is refused in a key too': dedent`
    ${TOOL}«half-character»"a\\udc00": 1
    inputs: {}
    outputs: {}
  `,
  'both halves of a character are one': dedent`
    ${TOOL}label: "\\ud83e\\uddec"
    inputs: {}
    outputs: {}
  `,
  'the text NaN is text': dedent`
    ${TOOL}inputs:
      a: {type: string, default: NaN}
    outputs: {}
  `,
  'a document ends though a quote is open, which the line of another one may close': dedent`
    ${TOOL}doc: «yaml-syntax»"one
    ---
    doc: "two"
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
  'a dash with a line break behind it is not': dedent`
    ${TOOL}doc: [cat, «yaml-syntax»-
      ]
    inputs: {}
    outputs: {}
  `,
  'a line of dots within quotes ends nothing where more follows on it': dedent`
    ${TOOL}doc: "one
    «under-indented»...and two"
    inputs: {}
    outputs: {}
  `,
  'a line that begins behind a return alone may be under-indented': {
    text: `${TOOL}inputs:\n  a: {type:\r«under-indented»"string"}\noutputs: {}\n`,
  },
  'a tab indents no line within brackets': `${TOOL}inputs:\n  a:\n    type: [int,\n«tab-indentation»\tstring]\noutputs: {}\n`,
  'a tab indents no line of a map': `${TOOL}inputs:\n  a:\n«tab-indentation»\ttype: string\noutputs: {}\n`,
  'a tab that indents a line of quoted text is read with a warning': `${TOOL}inputs:\n  a:\n    type: string\n    doc: "one\n«under-indented»\ttwo\n \tthree"\n    label: 'one\n\n«under-indented»\ttwo'\noutputs: {}\n`,
  'a tab in quoted text lets no other tab indent': `${TOOL}label: "one\n\ttwo"\ninputs:\n  a:\n    type: [int,\n«tab-indentation»\tstring]\noutputs: {}\n`,
  'a tab in quoted text hides no other mistake': `${TOOL}label: "one\n\ttwo"\ninputs: {a: string}«yaml-syntax»}\noutputs: {}\n`,
  'a number that is kept as it was written is no map to merge': dedent`
    ${TOOL}inputs:
      a: {«bad-merge»<<: 3.0, type: string}
    outputs: {}
  `,
  'only maps are merged': dedent`
    ${TOOL}inputs:
      a: {«bad-merge»<<: 3, type: string}
    outputs: {}
  `,
  'a foreign tag is refused': dedent`
    ${TOOL}inputs:
      a: {type: string, default: «unknown-tag»!secret x}
    outputs: {}
  `,
  'a tag of YAML is obeyed': dedent`
    ${TOOL}inputs:
      a: {type: string, default: !!str 5}
    outputs: {}
  `,
  'a map begins on the line of its key neither behind an anchor': dedent`
    ${TOOL}inputs: {}
    outputs: {}
    label: «yaml-syntax»&note Note: this
  `,
  'nor behind a tag': dedent`
    ${TOOL}inputs: {}
    outputs: {}
    label: «yaml-syntax»!!str Note: this
  `,
  'nor with its key in quotes': dedent`
    ${TOOL}inputs: {}
    outputs: {}
    x:y: «yaml-syntax»&note "Note": this
  `,
  'but on that of a dash, of an explicit value and on one of its own': dedent`
    ${TOOL}inputs:
    - &in id: a
      type: string
    ? outputs
    : &out o:
        &type type: {type: record, fields: []}
  `,
  'a tag that does not fit is refused': dedent`
    ${TOOL}inputs:
      a: {type: int, default: «unknown-tag»!!int x}
    outputs: {}
  `,
  'a key without a colon is told where it begins': dedent`
    ${TOOL}«yaml-syntax»baseCommand cat
    inputs: []
    outputs: []
  `,
  'a key without a colon is told where it begins, in a map too': dedent`
    ${TOOL}inputs:
      a: string
      «yaml-syntax»b string
      c: string
    outputs: []
  `,
  'a key without a colon is told where it begins, above deeper and empty lines too': dedent`
    ${TOOL}arguments:
    - a
    «yaml-syntax»label one
      two

    inputs: []
    outputs: []
  `.replaceAll('\n', '\r\n'),
  'a key without a colon is told where it begins, above a comment too': dedent`
    ${TOOL}doc: |
      one
    «yaml-syntax»label

    # two
    inputs: []
    outputs: []
  `,
  'a key without a colon is told where it begins, at the end too': `${BARE_TOOL}«yaml-syntax»baseCommand\n`,
  'an open bracket is a syntax error': `${TOOL}inputs: «yaml-syntax»[\n`,
  'text behind a quoted text is a syntax error': dedent`
    ${TOOL}inputs:
      a: {type: string, doc: "a" «yaml-syntax»b}
    outputs: {}
  `,
  'a space stands between a colon and a bracket': dedent`
    ${TOOL}inputs: {a: {type:«yaml-syntax»{type: array, items: string}}}
    outputs: {}
  `,
  'a space stands between a colon and a bracket, in a list too': dedent`
    ${TOOL}inputs: {a: {type: string, doc: [b:«yaml-syntax»[c]]}}
    outputs: {}
  `,
  'no space need stand after the colon of a quoted key': dedent`
    ${TOOL}inputs: {a: {"type":{"type":array,"items":[string]}}}
    outputs: {}
  `,
  'a colon within a word is part of it': dedent`
    ${TOOL}inputs: {a: {type: string, default: b:c}}
    outputs: {}
  `,
  'a plain date is text': dedent`
    ${TOOL}inputs:
      a: {type: string, default: 2024-01-01}
    outputs: {}
  `,
  'yes is text, as in YAML 1.2': dedent`
    ${TOOL}inputs:
      a: {type: string, default: yes}
      b: {type: boolean, default: «default-type»no}
    outputs: {}
  `,
  'an octal number is a number': dedent`
    ${TOOL}inputs:
      a: {type: int, default: 0o17}
      b: {type: int, default: 0x1F}
    outputs: {}
  `,
  'an octal number beyond all floats is refused': dedent`
    ${TOOL}inputs:
      a: {type: long, default: «not-a-number»0o2${'0'.repeat(342)}}
    outputs: {}
  `,
  'zeros before a hexadecimal number say nothing': dedent`
    ${TOOL}inputs:
      a: {type: int, default: 0x${'0'.repeat(400)}1F}
    outputs: {}
  `,
  'an integer of a thousand digits is no long': dedent`
    ${TOOL}inputs:
      a: {type: long, default: «default-range»-${'9'.repeat(1000)}}
    outputs: {}
  `,
  'keys that JavaScript knows are keys': dedent`
    ${TOOL}inputs:
      __proto__: string
      constructor: string
      toString: int
    outputs: {}
    arguments: [$(inputs.__proto__), $(inputs.constructor), $(inputs.toString)]
  `,
  'an integer beyond 2^53 is a long': dedent`
    ${TOOL}inputs:
      a: {type: long, default: 9223372036854775807}
    outputs: {}
  `,
  'an integer beyond 2^63 is no long': dedent`
    ${TOOL}inputs:
      a: {type: long, default: «default-range»9223372036854775808}
    outputs: {}
  `,
  'bytes that are no UTF-8 have a place': {
    text: Buffer.concat([Buffer.from(`${TOOL}doc: ä `), Buffer.from([0xff]), Buffer.from('\n')]),
    also: ['not-utf8 4:8'],
  },
  'a surrogate in UTF-8 is no UTF-8': {
    text: Buffer.concat([Buffer.from('a: '), Buffer.from([0xed, 0xa0, 0x80])]),
    also: ['not-utf8 1:4'],
  },
  'a file has a largest size': { text: BARE_TOOL, limits: { fileBytes: 20 }, also: ['too-large 1:1'] },
  'nesting has a limit': {
    text: dedent`
      ${TOOL}inputs: {}
      outputs: {}
      doc: [[[[[x]]]]]
    `,
    limits: { depth: 4 },
    also: ['too-deep 6:9'],
  },
  'an empty item stands at its dash': dedent`
    ${TOOL}inputs: {}
    outputs:
      «wrong-type»-
  `,
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
  'an empty item of a list in a list stands at its dash': dedent`
    ${BARE_TOOL}hints:
    - class: x:A
      x:b:
      - -
        - - b
        -
    «wrong-type»-
    $namespaces: {x: http://x.org/}
  `,
  'an empty item behind old line breaks stands at its dash': dedent`
    ${BARE_TOOL}arguments:
      - a
      «wrong-type»-
  `.replaceAll('\n', '\r'),
  'empty items of a workflow stand at their dashes': dedent`
    ${WORKFLOW}inputs:
    «wrong-type»-
    outputs: []
    steps:
    - id: s
      run: {class: Operation, inputs: [], outputs: []}
      scatter:
      «wrong-type»-
      in:
      «wrong-type»-
      out:
      «wrong-type»-
    «wrong-type»-
  `,
  'an empty process of a graph stands at its dash': dedent`
    cwlVersion: v1.2
    $graph:
    - {id: main, class: CommandLineTool, inputs: [], outputs: []}
    «wrong-type»-
  `,
  'values have a limit': {
    text: dedent`
      ${TOOL}inputs: {}
      outputs: {}
      doc: [a, b, c, «too-many-nodes»d, e, f]
    `,
    limits: { nodes: 16 },
  },
  'aliases count as often as they are used': {
    text: dedent`
      ${TOOL}inputs: {}
      outputs: {}
      x:a: &a [q, q, q, q]
      x:b: &b [*a, *a, *a, *a]
      x:c: &c [*b, *b, *b, *b]
      x:d: [*c, *c, «too-many-nodes»*c]
    `,
    limits: { nodes: 350 },
  },
  'text has a limit once aliases are followed': {
    text: dedent`
      ${TOOL}inputs: {}
      outputs: {}
      doc: [&a aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, *a, «too-much-text»*a, *a]
    `,
    limits: { textLength: 180 },
  },
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

test.each(['expression: $({output: inputs.exe})', 'doc: see http://x.org: here', '- sbg:x: a: b', 'doc: a:\n  b'])(
  'a second colon in %j comes with the remedy',
  (text) => {
    expect(parseYaml(text, 'a.cwl')).toMatchObject({
      ok: false,
      problems: [
        {
          code: 'yaml-syntax',
          fix: 'Put text with a colon and a space in quotes, or in a block that begins with |.',
        },
      ],
    })
  },
)

test('a key that does not stand with the others comes with two remedies', () => {
  expect(parseYaml('a: 1\n  b: 2', 'a.cwl')).toMatchObject({
    ok: false,
    problems: [
      {
        line: 2,
        column: 4,
        fix: expect.stringMatching(/^Line it up with the entries around it\. Put text with a colon/),
      },
    ],
  })
})

test('brackets behind a name inside of braces come with the remedy', () => {
  expect(parseYaml('{type: File[]}', 'a.cwl')).toMatchObject({
    ok: false,
    problems: [{ code: 'yaml-syntax', fix: expect.stringContaining("'File[]'") }],
  })
})

test.each([
  ['"one\\\n\n  two"', 'one\ntwo'],
  ['"one \\\n \t\n\n  two\\\n  three"', 'one \n\ntwothree'],
  ['"one\\\\\n\n  two\\\n  \\  three"', 'one\\\ntwo  three'],
])('empty lines count in %j, also behind a line break that is escaped', (text, value) => {
  for (const end of ['\n', '\r\n', '\r']) {
    expect(parseYaml(`a: ${text.replaceAll('\n', end)}\n`, 'a.yml')).toMatchObject({ ok: true, value: { a: value } })
  }
})

test('what is merged keeps the order in which it was written, also under keys that look like integers', () => {
  const parsing = parseYaml(
    dedent`
      a: &a {"9": x, "1": y, b: z}
      c: {d: w, <<: *a}
    `,
    'a.yml',
  )
  const merged = parsing.ok && isObject(parsing.value) ? parsing.value['c'] : undefined
  expect(isObject(merged) ? orderedKeys(merged) : merged).toEqual(['d', '9', '1', 'b'])
})
