import { expect, test } from '@jest/globals'

import { parseYaml } from '../../../src/cwl/source/parse-yaml.ts'
import { isObject, orderedKeys } from '../../../src/json/index.ts'
import { BARE_TOOL, TOOL, WORKFLOW } from './documents.ts'
import { battery } from './run.ts'

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
  'merge keys merge': `${TOOL}inputs:\n  a: &common {type: string, label: A}\n  b: {<<: *common, label: B}\noutputs: {}\n`,
  'a merge key may merge several maps': `${TOOL}inputs:\n  a: &one {type: string}\n  b: &two {type: int, label: B}\n  c: {<<: [*one, *two]}\noutputs: {}\n`,
  'an alias stands for its value': `${TOOL}inputs:\n  a: &type string\n  b: *type\noutputs: {}\n`,
  'a continuation line that is indented too little is read with a warning': `${TOOL}inputs: {\n«under-indented»}\noutputs: {}\n`,
  'a tab may separate': `${TOOL}inputs: {a: string,\t b:\tint,\tc: [string,\tint]}\noutputs: {}\n`,
  'a tab may stand before a list or a map': `${TOOL}inputs:\t{a:\t[string,\tint]}\noutputs:\t[]\narguments:\n-\ta\n`,
  'a tab cannot indent': `${TOOL}inputs:\n«tab-indentation»\ta: string\noutputs: {}\n`,
  'a key stands once': `${TOOL}inputs: {}\noutputs: {}\n«duplicate-key»inputs: {}\n`,
  'keys that stand twice are told of each map, once': `${TOOL}inputs:\n  a: {type: File, «duplicate-key»type: int, doc: b, doc: c}\n  b: int\n  «duplicate-key»a: string\noutputs: {}\n«duplicate-key»outputs: []\ninputs: {}\n`,
  'and beside what ends the reading': `${TOOL}inputs: {a: int, «duplicate-key»a: int}\noutputs: {o: «unknown-alias»*o}\nlabel: b\nlabel: c\n`,
  'a key of a nested map stands once': `${TOOL}inputs:\n  a: string\n  «duplicate-key»a: int\noutputs: {}\n`,
  'a file holds one document': `${BARE_TOOL}«several-documents»---\nclass: Workflow\n`,
  'an end marker is no second document': `${BARE_TOOL}...\n`,
  'a start marker is no second document': `---\n${BARE_TOOL}`,
  'a key may have an anchor': `${TOOL}inputs:\n  &key a: {type: string, doc: *key}\noutputs: {}\n`,
  'an alias needs its anchor': `${TOOL}inputs:\n  a: «unknown-alias»*nowhere\noutputs: {}\n`,
  'an alias cannot hold itself': `${TOOL}inputs: &all\n  a: «recursive-alias»*all\noutputs: {}\n`,
  'a file is not empty': '«empty-file»',
  'comments alone are an empty file': '«empty-file»# nothing here\n',
  'the top level is a map': '«not-a-process»- a\n- b\n',
  'text alone is no process': '«not-a-process»hello\n',
  'a number is no key': `${TOOL}inputs:\n  «key-not-text»1: string\noutputs: {}\n`,
  'a quoted number is a key': `${TOOL}inputs:\n  "1": string\noutputs: {}\n`,
  'true is no key': `${TOOL}inputs:\n  «key-not-text»true: string\noutputs: {}\n`,
  'a list is no key': `${TOOL}inputs:\n  ? «key-not-text»[a]\n  : string\noutputs: {}\n`,
  'nothing is no key': `${TOOL}inputs:\n  «key-not-text»null: string\noutputs: {}\n`,
  'NaN is refused': `${TOOL}inputs:\n  a: {type: float, default: «not-a-number».nan}\noutputs: {}\n`,
  'infinity is refused': `${TOOL}inputs:\n  a: {type: float, default: «not-a-number»-.inf}\noutputs: {}\n`,
  'a number beyond all floats is refused': `${TOOL}inputs:\n  a: {type: float, default: «not-a-number»1e999}\noutputs: {}\n`,
  'half of a character is refused': `${TOOL}label: «half-character»"a\\ud800b"\ninputs: {}\noutputs: {}\n`,
  'half of a character is refused in a key too': `${TOOL}«half-character»"a\\udc00": 1\ninputs: {}\noutputs: {}\n`,
  'both halves of a character are one': `${TOOL}label: "\\ud83e\\uddec"\ninputs: {}\noutputs: {}\n`,
  'the text NaN is text': `${TOOL}inputs:\n  a: {type: string, default: NaN}\noutputs: {}\n`,
  'a document ends though a quote is open, which the line of another one may close': `${TOOL}doc: «yaml-syntax»"one\n---\ndoc: "two"\n`,
  'a document ends though a bracket is open': `${TOOL}inputs: «yaml-syntax»{a: File,\n...\nb: File}\noutputs: {}\n`,
  'a dash alone in brackets is read with a warning': `${TOOL}doc: [cat, «yaml-syntax»-]\narguments: [«yaml-syntax»-,{valueFrom: «yaml-syntax»-}, "-", «yaml-syntax»-,b]\ninputs: {}\noutputs: {}\n`,
  'a dash with a blank behind it is not': `${TOOL}doc: [cat, «yaml-syntax»- ]\ninputs: {}\noutputs: {}\n`,
  'a dash with a line break behind it is not': `${TOOL}doc: [cat, «yaml-syntax»-\n  ]\ninputs: {}\noutputs: {}\n`,
  'a line of dots within quotes ends nothing where more follows on it': `${TOOL}doc: "one\n«under-indented»...and two"\ninputs: {}\noutputs: {}\n`,
  'a line that begins behind a return alone may be under-indented': {
    text: `${TOOL}inputs:\n  a: {type:\r«under-indented»"string"}\noutputs: {}\n`,
  },
  'a tab indents no line within brackets': `${TOOL}inputs:\n  a:\n    type: [int,\n«tab-indentation»\tstring]\noutputs: {}\n`,
  'a tab indents no line of a map': `${TOOL}inputs:\n  a:\n«tab-indentation»\ttype: string\noutputs: {}\n`,
  'a tab that indents a line of quoted text is read with a warning': `${TOOL}inputs:\n  a:\n    type: string\n    doc: "one\n«under-indented»\ttwo\n \tthree"\n    label: 'one\n\n«under-indented»\ttwo'\noutputs: {}\n`,
  'a tab in quoted text lets no other tab indent': `${TOOL}label: "one\n\ttwo"\ninputs:\n  a:\n    type: [int,\n«tab-indentation»\tstring]\noutputs: {}\n`,
  'a tab in quoted text hides no other mistake': `${TOOL}label: "one\n\ttwo"\ninputs: {a: string}«yaml-syntax»}\noutputs: {}\n`,
  'a number that is kept as it was written is no map to merge': `${TOOL}inputs:\n  a: {«bad-merge»<<: 3.0, type: string}\noutputs: {}\n`,
  'only maps are merged': `${TOOL}inputs:\n  a: {«bad-merge»<<: 3, type: string}\noutputs: {}\n`,
  'a foreign tag is refused': `${TOOL}inputs:\n  a: {type: string, default: «unknown-tag»!secret x}\noutputs: {}\n`,
  'a tag of YAML is obeyed': `${TOOL}inputs:\n  a: {type: string, default: !!str 5}\noutputs: {}\n`,
  'a map begins on the line of its key neither behind an anchor': `${TOOL}inputs: {}\noutputs: {}\nlabel: «yaml-syntax»&note Note: this\n`,
  'nor behind a tag': `${TOOL}inputs: {}\noutputs: {}\nlabel: «yaml-syntax»!!str Note: this\n`,
  'nor with its key in quotes': `${TOOL}inputs: {}\noutputs: {}\nx:y: «yaml-syntax»&note "Note": this\n`,
  'but on that of a dash, of an explicit value and on one of its own': `${TOOL}inputs:\n- &in id: a\n  type: string\n? outputs\n: &out o:\n    &type type: {type: record, fields: []}\n`,
  'a tag that does not fit is refused': `${TOOL}inputs:\n  a: {type: int, default: «unknown-tag»!!int x}\noutputs: {}\n`,
  'a key without a colon is told where it begins': `${TOOL}«yaml-syntax»baseCommand cat\ninputs: []\noutputs: []\n`,
  'a key without a colon is told where it begins, in a map too': `${TOOL}inputs:\n  a: string\n  «yaml-syntax»b string\n  c: string\noutputs: []\n`,
  'a key without a colon is told where it begins, above deeper and empty lines too':
    `${TOOL}arguments:\n- a\n«yaml-syntax»label one\n  two\n\ninputs: []\noutputs: []\n`.replaceAll('\n', '\r\n'),
  'a key without a colon is told where it begins, above a comment too': `${TOOL}doc: |\n  one\n«yaml-syntax»label\n\n# two\ninputs: []\noutputs: []\n`,
  'a key without a colon is told where it begins, at the end too': `${BARE_TOOL}«yaml-syntax»baseCommand\n`,
  'an open bracket is a syntax error': `${TOOL}inputs: «yaml-syntax»[\n`,
  'text behind a quoted text is a syntax error': `${TOOL}inputs:\n  a: {type: string, doc: "a" «yaml-syntax»b}\noutputs: {}\n`,
  'a space stands between a colon and a bracket': `${TOOL}inputs: {a: {type:«yaml-syntax»{type: array, items: string}}}\noutputs: {}\n`,
  'a space stands between a colon and a bracket, in a list too': `${TOOL}inputs: {a: {type: string, doc: [b:«yaml-syntax»[c]]}}\noutputs: {}\n`,
  'no space need stand behind the colon of a quoted key': `${TOOL}inputs: {a: {"type":{"type":array,"items":[string]}}}\noutputs: {}\n`,
  'a colon within a word is part of it': `${TOOL}inputs: {a: {type: string, default: b:c}}\noutputs: {}\n`,
  'a plain date is text': `${TOOL}inputs:\n  a: {type: string, default: 2024-01-01}\noutputs: {}\n`,
  'yes is text, as in YAML 1.2': `${TOOL}inputs:\n  a: {type: string, default: yes}\n  b: {type: boolean, default: «default-type»no}\noutputs: {}\n`,
  'an octal number is a number': `${TOOL}inputs:\n  a: {type: int, default: 0o17}\n  b: {type: int, default: 0x1F}\noutputs: {}\n`,
  'an octal number beyond all floats is refused': `${TOOL}inputs:\n  a: {type: long, default: «not-a-number»0o2${'0'.repeat(342)}}\noutputs: {}\n`,
  'zeros before a hexadecimal number say nothing': `${TOOL}inputs:\n  a: {type: int, default: 0x${'0'.repeat(400)}1F}\noutputs: {}\n`,
  'an integer of a thousand digits is no long': `${TOOL}inputs:\n  a: {type: long, default: «default-range»-${'9'.repeat(1000)}}\noutputs: {}\n`,
  'keys that JavaScript knows are keys': `${TOOL}inputs:\n  __proto__: string\n  constructor: string\n  toString: int\noutputs: {}\narguments: [$(inputs.__proto__), $(inputs.constructor), $(inputs.toString)]\n`,
  'an integer beyond 2^53 is a long': `${TOOL}inputs:\n  a: {type: long, default: 9223372036854775807}\noutputs: {}\n`,
  'an integer beyond 2^63 is no long': `${TOOL}inputs:\n  a: {type: long, default: «default-range»9223372036854775808}\noutputs: {}\n`,
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
    text: `${TOOL}inputs: {}\noutputs: {}\ndoc: [[[[[x]]]]]\n`,
    limits: { depth: 4 },
    also: ['too-deep 6:9'],
  },
  'an empty item stands at its dash': `${TOOL}inputs: {}\noutputs:\n  «wrong-type»-\n`,
  'an empty item behind others stands at its dash': `${BARE_TOOL}arguments:\n- a\n# - none\n«wrong-type»-\n- |\n  - b\n«wrong-type»-\n\n«wrong-type»- # nothing\n`,
  'an empty item of a list in a list stands at its dash': `${BARE_TOOL}hints:\n- class: x:A\n  x:b:\n  - -\n    - - b\n    -\n«wrong-type»-\n$namespaces: {x: http://x.org/}\n`,
  'an empty item behind old line breaks stands at its dash':
    `${BARE_TOOL}arguments:\n  - a\n  «wrong-type»-\n`.replaceAll('\n', '\r'),
  'empty items of a workflow stand at their dashes': `${WORKFLOW}inputs:\n«wrong-type»-\noutputs: []\nsteps:\n- id: s\n  run: {class: Operation, inputs: [], outputs: []}\n  scatter:\n  «wrong-type»-\n  in:\n  «wrong-type»-\n  out:\n  «wrong-type»-\n«wrong-type»-\n`,
  'an empty process of a graph stands at its dash':
    'cwlVersion: v1.2\n$graph:\n- {id: main, class: CommandLineTool, inputs: [], outputs: []}\n«wrong-type»-\n',
  'values have a limit': {
    text: `${TOOL}inputs: {}\noutputs: {}\ndoc: [a, b, c, «too-many-nodes»d, e, f]\n`,
    limits: { nodes: 16 },
  },
  'aliases count as often as they are used': {
    text: `${TOOL}inputs: {}\noutputs: {}\nx:a: &a [q, q, q, q]\nx:b: &b [*a, *a, *a, *a]\nx:c: &c [*b, *b, *b, *b]\nx:d: [*c, *c, «too-many-nodes»*c]\n`,
    limits: { nodes: 350 },
  },
  'text has a limit once aliases are followed': {
    text: `${TOOL}inputs: {}\noutputs: {}\ndoc: [&a aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, *a, «too-much-text»*a, *a]\n`,
    limits: { textLength: 180 },
  },
  'text that is included counts as often as it is': {
    text: `${TOOL}inputs: {}\noutputs: {}\ndoc: [{$include: a.txt}, {$include: a.txt}, {$include: «too-much-text»a.txt}, {$include: a.txt}]\n`,
    files: { 'a.txt': 'a'.repeat(80) },
    limits: { textLength: 180 },
  },
  'text that is imported counts as often as it is': {
    text: `${TOOL}inputs: {}\noutputs: {}\nhints: [{$import: a.yml}, {$import: a.yml}, {$import: «too-much-text»a.yml}]\n`,
    files: { 'a.yml': `class: DockerRequirement\ndockerPull: ubuntu:24.04\ndockerImageId: ${'a'.repeat(50)}\n` },
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
          fix: 'Text that holds a colon and a space needs quotes, or stands in a block that begins with |.',
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
        fix: expect.stringMatching(/^Line it up with the entries around it\. Text that holds a colon/),
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
  const parsing = parseYaml('a: &a {"9": x, "1": y, b: z}\nc: {d: w, <<: *a}\n', 'a.yml')
  const merged = parsing.ok && isObject(parsing.value) ? parsing.value['c'] : undefined
  expect(isObject(merged) ? orderedKeys(merged) : merged).toEqual(['d', '9', '1', 'b'])
})
