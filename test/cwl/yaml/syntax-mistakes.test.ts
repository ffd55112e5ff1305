import { expect, test } from '@jest/globals'

import { parseYaml } from '../../../src/cwl/yaml/parse-yaml.ts'
import { stringifyJson } from '../../../src/json/index.ts'
import { dedent } from '../../support/dedent.ts'

const COLON =
  'text without quotes cannot hold a colon and a space: Put text with a colon and a space in quotes, or in a block that begins with |.'
const DEEPER =
  'this line is indented deeper than the one above, and continues its text up to this colon: Line it up with the entries around it. Put text with a colon and a space in quotes, or in a block that begins with |.'
const IN_QUOTES = {
  "'": "Put all of it in quotes: within '…', a quote is written ''.",
  '"': 'Put all of it in quotes: within "…", a quote is written \\".',
}
const BACKSLASH = 'Within "…", a backslash is written \\\\; within \'…\', it is one.'
/** Texts with «» right before the character that is pointed at, and what is said of it: the message, then the remedy. */
const MISTAKES: readonly (readonly [text: string, remark: string])[] = [
  // Quotes
  [
    dedent`
      a: «»"no end
      b: c
    `,
    'the text that begins here has no closing ": Write " after its last word.',
  ],
  [
    dedent`
      a: b
      c: «»'it''s
      d: e
    `,
    "the text that begins here has no closing ': Write ' after its last word.",
  ],
  ['a: ["b", «»"c \\" d]\n', 'the text that begins here has no closing ": Write " after its last word.'],
  [
    dedent`
      a: '''b'''
      c: «»'''
    `,
    "the text that begins here has no closing ': Write ' after its last word.",
  ],
  [
    dedent`
      a: «»"b
      c: "d"
    `,
    'the text that begins with this quote goes on to the one on line 2, and more follows after that: Write " where it should end.',
  ],
  [
    dedent`
      a:
        b:
          c: «»'d

          e: 'f'
    `,
    "the text that begins with this quote goes on to the one on line 5, and more follows after that: Write ' where it should end.",
  ],
  [
    dedent`
      {
        "a": «»"b,
        "c": 1
      }
    `,
    'the text that begins with this quote goes on to the one on line 3, and more follows after that: Write " where it should end.',
  ],
  ["a: 'It'«»s'\n", `more follows after the text in quotes: ${IN_QUOTES["'"]}`],
  ['a: "b" «»+ "c"\n', `more follows after the text in quotes: ${IN_QUOTES['"']}`],
  ['a: "b: c"«»: d\n', `more follows after the text in quotes: ${IN_QUOTES['"']}`],
  [
    dedent`
      a: "b"«»,
      c: d
    `,
    'a comma follows the text in quotes: Remove it. Commas separate items only inside brackets.',
  ],
  [
    'a: ["b" «»"c"]\n',
    `a comma is missing after the text in quotes: Write one, or put all of it in quotes: within "…", a quote is written \\".`,
  ],
  [
    '{"a" «»"b"}\n',
    'a comma or a colon is missing after the text in quotes: Write it, or put all of the text in quotes: within "…", a quote is written \\".',
  ],
  ['a: "C:«»\\path"\n', `\\p is not an escape in YAML: ${BACKSLASH}`],
  ['a: "C: «»\\\u{1F9EC}"\n', `\\\u{1F9EC} is not an escape in YAML: ${BACKSLASH}`],
  // Brackets
  ['a: «»[b\n', 'this "[" is never closed: Write ] where the list ends.'],
  ['a: «»{b: {c: d}\n', 'this "{" is never closed: Write } where the map ends.'],
  ['a: {b: «»{c: d\n', 'this "{" is never closed: Write } where the map ends.'],
  [
    dedent`
      a: «»[b, c
      d: []
    `,
    'this "[" is never closed: Write ] where the list ends.',
  ],
  [
    dedent`
      a: «»{b: {c: "}"} # }
      d: []
    `,
    'this "{" is never closed: Write } where the map ends.',
  ],
  [
    dedent`
      a:
      - b: c
        d:e: «»{f: g
      - b: c
    `,
    'this "{" is never closed: Write } where the map ends.',
  ],
  ['a: [b«»}\n', 'this } cannot close the [ of line 1: Write ] before it, or in its place.'],
  [
    dedent`
      {"a": [
        {"b": 1},
        {"c": 2
      «»]}
    `,
    'this ] cannot close the { of line 3: Write } before it, or in its place.',
  ],
  ['a: [b]«»]\n', 'nothing is open that this ] could close: Remove it, or put it in quotes if it is text.'],
  ['{a: b}«»}\n', 'nothing is open that this } could close: Remove it, or put it in quotes if it is text.'],
  ['a: [b]«»(c)\n', 'more follows after the bracket that closes here: Text that begins with a bracket needs quotes.'],
  ['a: [b]«»: c\n', 'more follows after the bracket that closes here: Text that begins with a bracket needs quotes.'],
  [
    'a: [File«»[]]\n',
    "a name without quotes ends before this bracket: Inside {…} and […], put text that holds brackets or commas in quotes: 'File[]'.",
  ],
  [
    dedent`
      {
        "a": [1]
        «»"b": 2
      }
    `,
    'a comma is missing before this entry: Write a comma after the entry before this one, or close the bracket there.',
  ],
  [
    dedent`
      {
        "a": 1
        «»"b": 2
      }
    `,
    'a comma is missing before this entry: Write a comma after the entry before this one, or close the bracket there.',
  ],
  [
    '{"a": true «»"b": 2}\n',
    'a comma is missing before this entry: Write a comma after the entry before this one, or close the bracket there.',
  ],
  [
    dedent`
      {
        "a": «»{
          "b": {}
        ,
        "c": 1
      }
    `,
    'this "{" is never closed: Write } where the map ends.',
  ],
  [
    '{\r\n  "a": {\r\n    "b": «»{\r\n  },\r\n  "c": 1\r\n}\r\n',
    'this "{" is never closed: Write } where the map ends.',
  ],
  [
    dedent`
      {
        "a": {
          "b": }
        }«»,
        "c": 1
      }
    `,
    'more follows after the bracket that closes all of the file: Remove that bracket, or write the one that it closes instead.',
  ],
  [
    dedent`
      a:
        b: «»{
        c:
          d: e
    `,
    'this "{" is never closed: Write } where the map ends.',
  ],
  ['a: {b: [{c: d}, e: "f"«»}\n', 'this } cannot close the [ of line 1: Write ] before it, or in its place.'],
  [
    dedent`
      a: |
        $({
          b
      «»})
      c: d
    `,
    'nothing is open that this } could close: Indent it like the text above if it ends that, or remove it.',
  ],
  [
    'a: {b: $(c ? "d" «»: "e")}\n',
    'text without quotes cannot hold a colon and a space: Write a comma before the next key. Put text with a colon and a space in quotes, or in a block that begins with |.',
  ],
  ['a: [b, «», c]\n', "there is nothing before this comma: Remove it, or write what is missing; an empty text is ''."],
  [
    'a: {b: c d«»: e}\n',
    'text without quotes cannot hold a colon and a space: Write a comma before the next key. Put text with a colon and a space in quotes, or in a block that begins with |.',
  ],
  [
    dedent`
      {"a": "b" «»// c
      }
    `,
    'a comment does not begin with //: Write # and a space in its place; JSON has no comments.',
  ],
  // Characters that YAML keeps for itself
  ['a: «»@b\n', "text cannot begin with @: Put it in quotes: '@b'."],
  ['a: [«»`b`, c]\n', "text cannot begin with `: Put it in quotes: '`b`'."],
  ['a: «»%b c\n', "text cannot begin with %: Put it in quotes: '%b …'."],
  ['a: «»*\n', "text cannot begin with *: Put it in quotes: '*'."],
  ['a: [b, «»&]\n', "text cannot begin with &: Put it in quotes: '&'."],
  ['a: «»*.{b,c}\n', "text cannot begin with *: Put it in quotes: '*.{b,c}'."],
  ['a: «»*b c\n', "text cannot begin with *: Put it in quotes: '*b …'."],
  ['a: b«»\u0001c\n', 'this is a control character, U+0001: Remove it; many editors do not show it.'],
  ['a: "b«»\u0001c"\n', 'this is a control character, U+0001: Remove it; many editors do not show it.'],
  ['a: b«»\u0000c\n', 'this is a control character, U+0000: Remove it; many editors do not show it.'],
  // Lines
  ['a: b«»: c\n', COLON],
  ['a: $({"b"«»: 1})\n', COLON],
  ["- a: $(b ? 'c«»: d' : e)\n", COLON],
  [
    dedent`
      a: b
        c«»: d
    `,
    DEEPER,
  ],
  [
    dedent`
      a: b # c
        «»d: e
    `,
    'this line is indented neither like the entries of the map above, nor like the value of the last of them: Line it up with what it belongs to.',
  ],
  [
    dedent`
      a:
        - b: c
         «»d: e
    `,
    'this line is indented neither like the items of the list above, nor like the entries of the last of them: Line it up with what it belongs to.',
  ],
  [
    'a: «»- b\n',
    'a list cannot begin on the line of its key: Begin it on the next line, or write it in brackets: [a, b].',
  ],
  [
    'a: «»&b c: d\n',
    'a map cannot begin on the line of its key: Begin it on the next line. Put text with a colon and a space in quotes, or in a block that begins with |.',
  ],
  [
    dedent`
      a:
      - b
      «»-c
    `,
    'a space is missing after this dash: Write a space if a list item begins here.',
  ],
  [
    dedent`
      a:
        «»\${
          return b ? 1
            : 2
        }
    `,
    'the text that begins here has no colon, and continues to the one on line 4: Write | after its key, so that these lines are one text.',
  ],
  [
    dedent`
      a:
        «»// b
        c: d
    `,
    'a comment does not begin with //: Write # and a space in its place; JSON has no comments.',
  ],
  [
    dedent`
      a:
        b: c
        «»  d: e
         f: g
    `,
    'here is U+00A0, which many editors show as a space or not at all: Write a space in its place, or remove it.',
  ],
  [
    dedent`
      a:
        b:«» c
        d: e
    `,
    'here is U+00A0, which many editors show as a space or not at all: Write a space in its place, or remove it.',
  ],
  [
    dedent`
      a:
        - b
        -«» c
    `,
    'here is U+00A0, which many editors show as a space or not at all: Write a space in its place, or remove it.',
  ],
  [
    dedent`
      a: b
      «»>>>>>>> c
      d: e
    `,
    'this is an unresolved merge conflict of git: Choose the right lines, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  [
    dedent`
      a: b
      «»- c
    `,
    'a list begins here between the keys of a map: Line it up with the items above, or write its key on the line above.',
  ],
  [
    dedent`
        a: b
      «»c: d
    `,
    'this is neither a key of the map above nor an item of its lists: Line it up with what it belongs to.',
  ],
  [
    dedent`
      a: |«»b
        c
    `,
    'the text of a block begins on the line below its | or >: Write | or > alone, and the text indented below; text that begins with one of them needs quotes.',
  ],
  ['"a":«»b\n', 'a space is missing after the colon: Write one.'],
  [
    'a: «»? b\n',
    'this line has more text than it can have: Begin a new line, or put all of it in quotes. Put text with a colon and a space in quotes, or in a block that begins with |.',
  ],
  [
    dedent`
      a:
        - b
        «»-"c"
    `,
    'a space is missing after this dash: Write a space if a list item begins here.',
  ],
]

test.each(MISTAKES)('%j is told where it was made, with a remedy', (marked, remark) => {
  const before = marked.slice(0, marked.indexOf('«»')).split('\n')
  const parsed = parseYaml(marked.replace('«»', ''), 'a.cwl')
  const told = parsed.ok
    ? []
    : parsed.problems.map(({ line, column, message, fix }) => ({ line, column, remark: `${message}: ${fix}` }))
  expect(told).toEqual([
    { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, remark: `not readable as YAML: ${remark}` },
  ])
})

test('dashes alone in brackets are read as they are written, next to lines that were indented too little', () => {
  const parsed = parseYaml(
    dedent`
      a: [-, b,
      -,{c: -},
      -d, "-", x]
    `,
    'a.cwl',
  )
  expect(parsed.ok && stringifyJson(parsed.value)).toBe('{"a":["-","b","-",{"c":"-"},"-d","-","x"]}')
  expect(parsed.problems.map(({ code, line, column, severity }) => [code, line, column, severity])).toEqual([
    ['under-indented', 2, 1, 'warning'],
    ['yaml-syntax', 1, 5, 'warning'],
    ['yaml-syntax', 2, 1, 'warning'],
    ['yaml-syntax', 2, 7, 'warning'],
  ])
})

test.each([['a: *b', "Define &b before *b, or put it in quotes if it is text: '*b'."]])(
  'an alias without its anchor, which may be text, comes with the remedy: %j',
  (text, fix) => {
    expect(parseYaml(text, 'a.cwl')).toMatchObject({ ok: false, problems: [{ code: 'unknown-alias', fix }] })
  },
)

test.each([
  [
    dedent`
      a:
      b: 1
      c:
      b: 2
    `,
    'duplicate-key',
    4,
    'Indent it deeper if it belongs to c, or remove one of the two.',
  ],
  [
    dedent`
      a: 1
      b: 2
      a: 3
    `,
    'duplicate-key',
    3,
    'Remove one of the two.',
  ],
  ['a: {{ b }}\n', 'key-not-text', 1, 'Check the file that is generated from it.'],
  [
    dedent`
      a: b
      ---
    `,
    'several-documents',
    2,
    'Remove this line: nothing follows it.',
  ],
])('what can be read and not be meant comes with the remedy: %j', (text, code, line, fix) => {
  expect(parseYaml(text, 'a.cwl')).toMatchObject({ ok: false, problems: [{ code, line, fix }] })
})
