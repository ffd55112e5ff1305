import { dedent } from '../../support/dedent.ts'

/** A document made to exhaust its reader. */
export interface HostileDocument {
  readonly name: string
  /** Files by their paths, together of about `bytes` bytes; `main.cwl` is the document. */
  readonly files: (bytes: number) => Readonly<Record<string, string>>
}

const TOOL = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
`
const WORKFLOW = dedent`
  cwlVersion: v1.2
  class: Workflow
`
const ENDS = dedent`
  inputs: []
  outputs: []
`
const JAVASCRIPT = 'requirements: [{class: InlineJavascriptRequirement}]\n'

/** A head, and as many lines (or other parts) as fit. */
function many(
  bytes: number,
  head: string,
  part: (index: number) => string,
  tail = '',
): Readonly<Record<string, string>> {
  const parts = [head]
  let length = head.length + tail.length
  for (let index = 0; length < bytes; index += 1) {
    const next = part(index)
    parts.push(next)
    length += next.length
  }
  parts.push(tail)
  return { 'main.cwl': parts.join('') }
}

function one(name: string, text: (bytes: number) => string): HostileDocument {
  return { name, files: (bytes) => ({ 'main.cwl': text(bytes) }) }
}

function lines(name: string, head: string, part: (index: number) => string, tail = ''): HostileDocument {
  return { name, files: (bytes) => many(bytes, head, part, tail) }
}

/** Files beside the document, as many as lines of it. */
function beside(
  name: string,
  head: string,
  part: (index: number) => string,
  file: (index: number) => readonly [path: string, text: string],
): HostileDocument {
  return {
    name,
    files: (bytes) => {
      const count = Math.min(5000, Math.floor(bytes / 200))
      const indices = Array.from({ length: count }, (_, index) => index)
      return { 'main.cwl': head + indices.map(part).join(''), ...Object.fromEntries(indices.map(file)) }
    },
  }
}

/** As many items as fit, each of so many bytes. */
function items(bytes: number, each: number, item: (index: number) => string, between = ', '): string {
  return Array.from({ length: bytes / each }, (_, index) => item(index)).join(between)
}

/** A workflow that embeds tools, beside much that holds for all of them. */
function embedding(name: string, around: (bytes: number) => string, run: (index: number) => string): HostileDocument {
  return one(
    name,
    (bytes) =>
      `${WORKFLOW}${around(bytes / 2)}\n${ENDS}steps:\n${items(bytes, 200, (index) => `  s${index}: {run: {${run(index)}, outputs: []}, in: [], out: []}\n`, '')}`,
  )
}

/** A type with as many fields as there are other types, each of which a field has. */
function namedTypes(count: number, indent = ''): string {
  const indices = Array.from({ length: count }, (_, index) => index)
  const types = indices.map(
    (index) => `- {name: t${index}, type: record, fields: {a: {type: File, inputBinding: {prefix: -x}}}}\n`,
  )
  return [
    ...types,
    `- {name: big, type: record, fields: {${indices.map((index) => `f${index}: t${index}`).join(', ')}}}\n`,
  ]
    .map((line) => `${indent}${line}`)
    .join('')
}

/** Steps, as many as types, that run what names them all: of the workflow, or of a file. */
function naming(
  name: string,
  around: string,
  step: (index: number) => string,
  file: (index: number) => Readonly<Record<string, string>> = () => ({}),
): HostileDocument {
  return {
    name,
    files: (bytes) => {
      const indices = Array.from({ length: Math.min(5000, bytes / 200) }, (_, index) => index)
      const types = bytes / 200
      const head =
        around === '' ? `requirements:\n- class: SchemaDefRequirement\n  types:\n${namedTypes(types, '  ')}` : around
      return {
        'main.cwl': `${WORKFLOW}${head}${ENDS}steps:\n${indices.map((index) => `  s${index}: {in: [], out: [], ${step(index)}}\n`).join('')}`,
        'types.yml': namedTypes(types),
        ...Object.assign({}, ...indices.map(file)),
      }
    },
  }
}

const importing = (type: string): string => `requirements: {SchemaDefRequirement: {types: [{$import: "${type}"}]}}`

const recordType = (depth: number): string =>
  depth === 0
    ? 'string'
    : `{type: record, fields: {a: {type: ${recordType(depth - 1)}}, b: {type: ${recordType(depth - 1)}}}}`

/** What keeps a pattern busy that begins anew at each character of a text. */
const RUNS = [
  ' ',
  '\t',
  '\n',
  '[]',
  '?',
  '$(',
  '${',
  '$(a) ',
  '{',
  '{,',
  ',',
  '|',
  '.',
  '../',
  '/',
  '#',
  ':',
  '-',
  '- ',
  "'",
  '"',
  '\\\\',
  '+',
  '*',
  '=',
  'a',
  'a ',
  '1',
  '<',
  '(',
  '!',
]

/** Each text of a tool is a long run of one sign, with a letter at either end. */
function runsInTexts(unit: string): HostileDocument {
  return one(`texts of ${JSON.stringify(unit)}`, (bytes) => {
    const run = JSON.stringify(`x${unit.repeat(bytes / 30 / unit.length)}y`)
    return `${TOOL}label: ${run}
doc: ${run}
requirements:
  InlineJavascriptRequirement: {expressionLib: [${run}]}
  DockerRequirement: {dockerPull: ${run}}
  EnvVarRequirement: {envDef: {A: ${run}}}
  InitialWorkDirRequirement: {listing: [{entryname: ${run}, entry: ${run}}, ${run}]}
  ResourceRequirement: {ramMin: ${run}}
hints: {SoftwareRequirement: {packages: {a: {specs: [${run}], version: [${run}]}}}}
baseCommand: [${run}]
arguments: [${run}, {prefix: ${run}, valueFrom: ${run}}]
inputs:
  a: {type: File, format: ${run}, secondaryFiles: [${run}, {pattern: ${run}, required: ${run}}], inputBinding: {prefix: ${run}}}
  b: {type: "string[]", default: [${run}], inputBinding: {itemSeparator: ${run}}}
  c: {type: File, default: {class: File, location: ${run}}}
  d: {type: {type: enum, symbols: [${run}]}}
outputs:
  o: {type: File, format: ${run}, outputBinding: {glob: [${run}], outputEval: ${run}}}
stdin: ${run}
stdout: ${run}
stderr: ${run}
`
  })
}

/** The same in the place of types, of names and of what refers to them. */
function runsInNames(unit: string): HostileDocument {
  return one(`names of ${JSON.stringify(unit)}`, (bytes) => {
    const run = JSON.stringify(`x${unit.repeat(bytes / 14 / unit.length)}y`)
    return `${WORKFLOW}requirements: [{class: ScatterFeatureRequirement}, {class: SchemaDefRequirement, types: [{type: record, name: r, fields: {a: ${run}}}]}]
inputs: {a: ${run}, b: [${run}, "null"], c: {type: {type: array, items: ${run}}}, ${run}: string}
outputs: {o: {type: int, outputSource: ${run}}}
steps: {s: {run: ${run}, in: {x: ${run}}, out: [${run}], scatter: ${run}, when: ${run}}}
`
  })
}

/** The same where the structure has a few words to choose from. */
function runsInWords(unit: string): HostileDocument {
  return one(`words of ${JSON.stringify(unit)}`, (bytes) => {
    const run = JSON.stringify(`x${unit.repeat(bytes / 8 / unit.length)}y`)
    return `${WORKFLOW}requirements: [{class: ${run}}, {class: SchemaDefRequirement, types: [{type: ${run}, name: r}]}]
inputs: {a: {type: {type: ${run}, items: File}}, b: {type: array, items: ${run}}}
outputs: {o: {type: int, outputSource: a, linkMerge: ${run}}}
steps: {s: {run: {class: ${run}}, in: [], out: [], ${run}: a}}
`
  })
}

export const HOSTILE_DOCUMENTS: readonly HostileDocument[] = [
  // Text
  one('one enormous plain scalar', (bytes) => `${TOOL}${ENDS}doc: ${'word '.repeat(bytes / 5)}\n`),
  one('one enormous double-quoted scalar', (bytes) => `${TOOL}${ENDS}doc: "${'\\u0041'.repeat(bytes / 6)}"\n`),
  one(
    'one enormous double-quoted scalar over lines',
    (bytes) => `${TOOL}${ENDS}doc: "${'word\n  '.repeat(bytes / 7)}"\n`,
  ),
  one('one enormous literal block', (bytes) => `${TOOL}${ENDS}doc: |\n${'  a line of text\n'.repeat(bytes / 17)}`),
  one('one enormous folded block', (bytes) => `${TOOL}${ENDS}doc: >\n${'  a\n\n'.repeat(bytes / 5)}`),
  one('one enormous plain scalar over lines', (bytes) => `${TOOL}${ENDS}doc: a\n${'  b\n'.repeat(bytes / 4)}`),
  one('comments only', (bytes) => '# nothing\n'.repeat(bytes / 10)),
  one('spaces only', (bytes) => ' '.repeat(bytes)),
  one('line breaks only', (bytes) => '\r\n'.repeat(bytes / 2)),
  one('returns only', (bytes) => '\r'.repeat(bytes)),
  one('tabs only', (bytes) => '\t'.repeat(bytes)),
  // Mistakes whose beginning is looked for
  one('a text that no quote ends, of escaped quotes', (bytes) => `${TOOL}doc: "${'\\"'.repeat(bytes / 2)}`),
  one('a text that no quote ends, of quotes written twice', (bytes) => `${TOOL}doc: '${"''".repeat(bytes / 2)}`),
  one(
    'a text behind one that many backslashes end',
    (bytes) => `${TOOL}doc: "${'\\'.repeat(2 * Math.floor(bytes / 2))}" x\n`,
  ),
  one('a list that is not closed, behind empty lines', (bytes) => `${TOOL}${'\n'.repeat(bytes)}doc: [a b: c`),
  one('a list that goes on behind spaces', (bytes) => `${TOOL}doc: [\n${' '.repeat(bytes)}a b: c: d`),
  one('JSON without a comma behind an enormous text', (bytes) => `{"doc": "${'x'.repeat(bytes)}" "a": 1}`),
  one('stars before a text', (bytes) => `${TOOL}doc: ${'*'.repeat(bytes)}b c\n`),
  lines('brackets in texts of a list that is not closed', `${TOOL}doc: [\n`, (index) => `  "[${index}",\n`, 'a: b\n'),
  one('one line without an end', (bytes) => 'x'.repeat(bytes)),
  one('one line of text with two colons', (bytes) => `${TOOL}${'x'.repeat(bytes)} l: b c: d`),
  one('one line of colons', (bytes) => ': '.repeat(bytes / 2)),
  one('question marks', (bytes) => '? '.repeat(bytes / 2)),
  one('dashes', (bytes) => '- '.repeat(bytes / 2)),
  one('byte order marks', (bytes) => '\uFEFF'.repeat(bytes / 3)),
  one('document markers', (bytes) => '---\n'.repeat(bytes / 4)),
  one('directives', (bytes) => `${'%YAML 1.2\n'.repeat(bytes / 10)}---\n`),
  one('tags', (bytes) => '!x '.repeat(bytes / 3)),
  one('an enormous key', (bytes) => `${TOOL}${ENDS}"${'k'.repeat(bytes)}": 1\n`),
  one(
    'an enormous number',
    (bytes) => dedent`
      ${TOOL}inputs: {a: {type: int, default: ${'9'.repeat(bytes)}}}
      outputs: []
    `,
  ),
  one(
    'an enormous float',
    (bytes) => dedent`
      ${TOOL}inputs: {a: {type: double, default: 1.${'9'.repeat(bytes)}}}
      outputs: []
    `,
  ),
  one(
    'an enormous hexadecimal number',
    (bytes) => dedent`
      ${TOOL}inputs: {a: {type: long, default: 0x${'F'.repeat(bytes)}}}
      outputs: []
    `,
  ),
  one(
    'an enormous octal number',
    (bytes) => dedent`
      ${TOOL}inputs: {a: {type: long, default: 0o${'7'.repeat(bytes)}}}
      outputs: []
    `,
  ),
  one(
    'zeros before an octal number',
    (bytes) => dedent`
      ${TOOL}inputs: {a: {type: long, default: 0o${'0'.repeat(bytes)}7}}
      outputs: []
    `,
  ),
  one('an enormous anchor', (bytes) => `${TOOL}${ENDS}doc: &${'a'.repeat(bytes)} x\n`),
  one(
    'an enormous class',
    (bytes) => dedent`
      cwlVersion: v1.2
      class: ${'C'.repeat(bytes)}
    `,
  ),
  one(
    'an enormous version',
    (bytes) => dedent`
      cwlVersion: ${'v'.repeat(bytes)}
      class: Workflow
    `,
  ),
  one(
    'an enormous type name',
    (bytes) => dedent`
      ${TOOL}inputs: {a: ${'T'.repeat(bytes)}}
      outputs: []
    `,
  ),
  one(
    'an enormous list notation',
    (bytes) => dedent`
      ${TOOL}inputs: {a: "string${'[]'.repeat(bytes / 2)}"}
      outputs: []
    `,
  ),
  one(
    'an enormous source',
    (bytes) =>
      dedent`
        ${WORKFLOW}inputs: []
        outputs: {o: {type: string, outputSource: ${'a/'.repeat(bytes / 2)}b}}
        steps: []
      `,
  ),
  one(
    'an enormous run',
    (bytes) => `${WORKFLOW}${ENDS}steps: {s: {run: ${'../'.repeat(bytes / 3)}b.cwl, in: [], out: []}}\n`,
  ),
  one(
    'an enormous import',
    (bytes) => dedent`
      ${TOOL}inputs: {$import: "${'%41'.repeat(bytes / 3)}"}
      outputs: []
    `,
  ),
  one(
    'an enormous list notation within a name',
    (bytes) => dedent`
      ${TOOL}inputs: {a: "${'[]'.repeat(bytes / 2)}x"}
      outputs: []
    `,
  ),
  one(
    'question marks within the name of a type',
    (bytes) =>
      dedent`
        ${TOOL}inputs: {a: {id: b, c: "${'?'.repeat(bytes)}x"}}
        outputs: {id: o, type: "${'?'.repeat(bytes / 2)}x"}
      `,
  ),
  one(
    'at signs in the name of an image',
    (bytes) => `${TOOL}${ENDS}hints: {DockerRequirement: {dockerPull: "${'@'.repeat(bytes)}\\n"}}\n`,
  ),
  one(
    'slashes within the path of a folder',
    (bytes) =>
      dedent`
        ${TOOL}inputs: {a: {type: Directory, default: {class: Directory, path: "a${'/'.repeat(bytes)}x"}}}
        outputs: []
      `,
  ),
  one(
    'brackets of links in the name of a class',
    (bytes) => `${TOOL}${ENDS}hints: [{class: "${'['.repeat(bytes)}"}]\n`,
  ),
  one('line breaks within brackets', (bytes) => `${TOOL}${ENDS}doc: [a,${'\n'.repeat(bytes)}x: y: z\n`),
  one(
    'returns in a block',
    (bytes) => dedent`
      ${TOOL}${ENDS}arguments:
      - |
        a
      ${'\r'.repeat(bytes)}x
    `,
  ),
  one(
    'tabs and blanks within a line',
    (bytes) => dedent`
      ${TOOL}${ENDS}doc: [a,
      ${'\t '.repeat(bytes / 2)}x
      ]
    `,
  ),
  one(
    'a header of a block with a comment of headers',
    (bytes) => `${TOOL}${ENDS}arguments:\n- | ${'#|'.repeat(bytes / 2)}\u2028\n  $(inputs.b)\n`,
  ),
  // Collections
  lines('a million keys', '', (index) => `k${index}: 1\n`),
  lines('a million unknown fields', `${TOOL}${ENDS}`, (index) => `field${index}: 1\n`),
  {
    name: 'as many unknown fields as values may be',
    files: () => {
      const fields = (prefix: string): string =>
        Array.from({ length: 80_000 }, (_, index) => `${prefix}${index}: 1`).join(', ')
      return {
        'main.cwl': `${WORKFLOW}${ENDS}steps: [{id: s, run: t.cwl, in: [], out: [], ${fields('scater')}}]\n`,
        't.cwl': `{cwlVersion: v1.2, class: CommandLineTool, inputs: [], outputs: [], ${fields('field')}}\n`,
      }
    },
  },
  lines('unknown fields close to known ones', `${TOOL}${ENDS}`, (index) => `baseComand${index}: 1\n`),
  lines('extension fields without a namespace', `${TOOL}${ENDS}`, (index) => `x${index}:field: 1\n`),
  lines('a million list items', `${TOOL}${ENDS}baseCommand:\n`, (index) => `- a${index}\n`),
  lines('a million flow items', `${TOOL}${ENDS}baseCommand: [`, () => 'a,', ']\n'),
  lines('a million empty maps', `${TOOL}${ENDS}arguments: [`, () => '{},', ']\n'),
  lines('a million nulls in a list', `${TOOL}${ENDS}arguments:\n`, () => '-\n'),
  lines('a list of wrong values', `${TOOL}${ENDS}requirements: [`, () => '5,', ']\n'),
  lines('the same key again and again', '', () => 'k: 1\n'),
  lines(
    'a large JSON file',
    '{"cwlVersion": "v1.2", "class": "CommandLineTool", "inputs": {}, "outputs": {}, "hints": [',
    (index) => `{"class": "x:y", "n": ${index}},`,
    '{"class": "x:z"}]}',
  ),
  lines(
    'a large JSON file indented with tabs',
    '{\n\t"cwlVersion": "v1.2",\n\t"class": "CommandLineTool",\n\t"inputs": {},\n\t"outputs": {},\n\t"hints": [\n',
    (index) => `\t\t{"class": "x:y", "n": ${index}},\n`,
    '\t\t{"class": "x:z"}\n\t]\n}',
  ),
  lines('a large JSON file that breaks at its end', '{"a": [', () => '1,', ''),
  lines('lines that are indented too little', `${TOOL}${ENDS}doc: [\n`, () => 'a,\n', ']\n'),
  lines('tabs between the parts of lines', `${TOOL}${ENDS}hints:\n`, (index) => `- class:\tx:a${index}\n`),
  // Nesting
  one('deep lists in flow', (bytes) => '['.repeat(bytes)),
  one('deep lists in flow, closed', (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)),
  one('deep maps in flow', (bytes) => '{a: '.repeat(bytes / 4)),
  one('deep JSON', (bytes) => '{"a":'.repeat(bytes / 6) + '1' + '}'.repeat(bytes / 6)),
  lines('deep maps in blocks', '', (index) => `${' '.repeat(index)}a:\n`),
  lines('many lists, each 190 deep', `${TOOL}${ENDS}hints:\n`, () => `- ${'['.repeat(190)}${']'.repeat(190)}\n`),
  lines(
    'types, each 60 deep',
    dedent`
      ${TOOL}outputs: []
      inputs:
    `,
    (index) => `  i${index}: ${'{type: array, items: '.repeat(60)}string${'}'.repeat(60)}\n`,
  ),
  // Aliases
  {
    name: 'an alias bomb of nodes',
    files: () =>
      many(
        2000,
        `${TOOL}${ENDS}a0: &a0 [x, x, x, x, x, x, x, x, x]\n`,
        (index) => `a${index + 1}: &a${index + 1} [${Array(9).fill(`*a${index}`).join(', ')}]\n`,
      ),
  },
  lines('an alias bomb of text', `${TOOL}${ENDS}a: &a ${'x'.repeat(100_000)}\nhints: [`, () => '*a,', ']\n'),
  lines('many anchors', `${TOOL}${ENDS}hints:\n`, (index) => `- &a${index} {class: "x:y"}\n`),
  lines(
    'many anchors and aliases',
    dedent`
      ${TOOL}${ENDS}hints:
      - &a0 {class: "x:y"}
    `,
    (index) => `- &a${index + 1} [*a${index}]\n`,
  ),
  lines(
    'many merges of one map',
    dedent`
      ${TOOL}${ENDS}hints:
      - &a {class: "x:y", b: 1, c: 2}
    `,
    () => '- {<<: *a}\n',
  ),
  lines(
    'a chain of merges',
    dedent`
      ${TOOL}${ENDS}hints:
      - &a0 {class: "x:y"}
    `,
    (index) => `- &a${index + 1} {<<: *a${index}, k${index}: 1}\n`,
  ),
  lines('many merges into one map', `${TOOL}${ENDS}hints:\n- &a {class: "x:y", b: 1}\n- <<: [`, () => '*a,', ']\n'),
  lines(
    'a large map merged many times',
    dedent`
      ${TOOL}${ENDS}a: &a {${Array.from({ length: 2000 }, (_, index) => `k${index}: 1`).join(', ')}}
      hints:
    `,
    () => '- {<<: *a}\n',
  ),
  // Processes
  lines(
    'a million inputs',
    dedent`
      ${TOOL}outputs: []
      inputs:
    `,
    (index) => `  i${index}: string\n`,
  ),
  lines(
    'inputs with the same id',
    dedent`
      ${TOOL}outputs: []
      inputs:
    `,
    () => '- {id: a, type: string}\n',
  ),
  lines(
    'inputs with wrong types',
    dedent`
      ${TOOL}outputs: []
      inputs:
    `,
    (index) => `  i${index}: strng\n`,
  ),
  lines(
    'inputs with defaults of the wrong type',
    dedent`
      ${TOOL}outputs: []
      inputs:
    `,
    (index) => `  i${index}: {type: int, default: a}\n`,
  ),
  lines(
    'outputs without a source',
    dedent`
      ${WORKFLOW}inputs: []
      steps: []
      outputs:
    `,
    (index) => `  o${index}: {type: string, outputSource: a${index}}\n`,
  ),
  lines(
    'one default of a million values',
    `${TOOL}outputs: []\ninputs:\n  a:\n    type: int[]\n    default: [`,
    () => '1,',
    ']\n',
  ),
  lines(
    'a huge enum',
    `${TOOL}outputs: []\ninputs:\n  a:\n    type: {type: enum, symbols: [`,
    (index) => `s${index},`,
    ']}\n',
  ),
  lines(
    'a huge enum of one symbol',
    `${TOOL}outputs: []\ninputs:\n  a:\n    type: {type: enum, symbols: [`,
    () => 's,',
    ']}\n',
  ),
  lines('a huge union', `${TOOL}outputs: []\ninputs:\n  a: [`, () => 'string,', ']\n'),
  lines(
    'a huge record',
    dedent`
      ${TOOL}outputs: []
      inputs:
        a:
          type:
            type: record
            fields:
    `,
    (index) => `        f${index}: string\n`,
  ),
  {
    name: 'links between two huge records',
    files: (bytes) => {
      const fields = Array.from({ length: bytes / 200 }, (_, index) => `{name: f${index}, type: string}`).join(', ')
      const type = `{type: record, fields: [${fields}]}`
      const steps = Array.from(
        { length: 200 },
        (_, index) => `  s${index}: {run: tool.cwl, in: {x: a}, out: []}\n`,
      ).join('')
      return {
        'main.cwl': `${WORKFLOW}inputs: {a: {type: ${type}}}\noutputs: []\nsteps:\n${steps}`,
        'tool.cwl': dedent`
          ${TOOL}inputs: {x: {type: ${type}}}
          outputs: []
          baseCommand: a
        `,
      }
    },
  },
  {
    name: 'links between two huge enums',
    files: (bytes) => {
      const type = (prefix: string): string =>
        `{type: enum, symbols: [${Array.from({ length: bytes / 20 }, (_, index) => `${prefix}${index}`).join(', ')}]}`
      const steps = Array.from(
        { length: 200 },
        (_, index) => `  s${index}: {run: tool.cwl, in: {x: a}, out: []}\n`,
      ).join('')
      return {
        'main.cwl': `${WORKFLOW}inputs: {a: {type: ${type('a')}}}\noutputs: []\nsteps:\n${steps}`,
        'tool.cwl': dedent`
          ${TOOL}inputs: {x: {type: ${type('b')}}}
          outputs: []
          baseCommand: a
        `,
      }
    },
  },
  {
    name: 'links between two huge unions',
    files: (bytes) => {
      const type = (prefix: string): string =>
        `[${Array.from({ length: bytes / 100 }, (_, index) => `{type: enum, symbols: [${prefix}${index}]}`).join(', ')}]`
      return {
        'main.cwl': dedent`
          ${WORKFLOW}inputs: {a: ${type('a')}}
          outputs: []
          steps:
            s: {run: tool.cwl, in: {x: a}, out: []}
        `,
        'tool.cwl': dedent`
          ${TOOL}inputs: {x: ${type('b')}}
          outputs: []
          baseCommand: a
        `,
      }
    },
  },
  {
    name: 'a default of many items of a huge union',
    files: (bytes) => {
      const indices = Array.from({ length: bytes / 100 }, (_, index) => index)
      return {
        'main.cwl': dedent`
          ${TOOL}outputs: []
          inputs:
            a:
              type: {type: array, items: [${indices.map((index) => `{type: enum, symbols: [s${index}]}`).join(', ')}]}
              default: [${indices.map((index) => `s${indices.length - index - 1}`).join(', ')}]
        `,
      }
    },
  },
  {
    name: 'a default that is wrong many optional records deep',
    files: () => {
      const types = Array.from(
        { length: 60 },
        (_, index) => `  - {name: t${index + 1}, type: record, fields: {f: ["null", t${index}]}}\n`,
      ).join('')
      return {
        'main.cwl': dedent`
          ${TOOL}outputs: []
          requirements:
          - class: SchemaDefRequirement
            types:
            - {name: t0, type: enum, symbols: [a]}
          ${types}inputs: {a: {type: t60, default: ${'{f: '.repeat(60)}b${'}'.repeat(60)}}}
        `,
      }
    },
  },
  {
    name: 'a default that is wrong in alternatives of alternatives, and what may hold files in lists of lists',
    files: () => {
      const pairs = (index: number, name: string, type: (inner: string) => string): string =>
        ['a', 'b']
          .map(
            (side) =>
              `  - {name: ${name}${side}${index}, ${type(index === 0 ? 'int' : `[${name}a${index - 1}, ${name}b${index - 1}]`)}}\n`,
          )
          .join('')
      const types = Array.from(
        { length: 60 },
        (_, index) =>
          pairs(index, 'r', (inner) => `type: record, fields: {x: ${inner}}`) +
          pairs(index, 'l', (inner) => `type: array, items: ${inner}`),
      ).join('')
      return {
        'main.cwl': dedent`
          ${TOOL}requirements:
          - class: SchemaDefRequirement
            types:
          ${types}inputs:
            a: {type: [ra59, rb59], default: ${'{x: '.repeat(60)}b${'}'.repeat(60)}}
            b: {type: [la59, lb59], format: x}
          outputs: []
        `,
      }
    },
  },
  {
    name: 'types that all hold one large type',
    files: () => {
      const indices = Array.from({ length: 800 }, (_, index) => index)
      const large = Array.from({ length: 10_000 }, (_, index) => `f${index}: int`).join(', ')
      const types = indices.map((index) => `  - {name: t${index}, type: record, fields: {x: large}}\n`).join('')
      return {
        'main.cwl': dedent`
          ${TOOL}outputs: []
          inputs: {a: all}
          requirements:
          - class: SchemaDefRequirement
            types:
            - {name: large, type: record, fields: {${large}}}
          ${types}  - {name: all, type: record, fields: {${indices.map((index) => `x${index}: t${index}`).join(', ')}}}
        `,
      }
    },
  },
  {
    name: 'a link between two enormous list notations',
    files: (bytes) => {
      const type = `"string${'[]'.repeat(bytes / 4)}`
      return {
        'main.cwl': dedent`
          ${WORKFLOW}inputs: {a: ${type}?"}
          outputs: []
          steps: {s: {run: tool.cwl, in: {x: a}, out: []}}
        `,
        'tool.cwl': dedent`
          ${TOOL}inputs: {x: ${type}"}
          outputs: []
          baseCommand: a
        `,
      }
    },
  },
  {
    name: 'a link between two records that each hold the one before',
    files: (bytes) => {
      const indices = Array.from({ length: Math.max(14_000, bytes / 140) }, (_, index) => index)
      const types = `requirements:\n- class: SchemaDefRequirement\n  types:\n  - {name: t0, type: enum, symbols: [a]}\n${indices.map((index) => `  - {name: t${index + 1}, type: record, fields: {f: t${index}}}\n`).join('')}`
      return {
        'main.cwl': dedent`
          ${WORKFLOW}${types}inputs: {a: t${indices.length}}
          outputs: []
          steps: {s: {run: tool.cwl, in: {x: a}, out: []}}
        `,
        'tool.cwl': dedent`
          ${TOOL}${types}inputs: {x: t${indices.length}}
          outputs: []
          baseCommand: a
        `,
      }
    },
  },
  {
    name: 'sources of a huge union',
    files: (bytes) => {
      const indices = Array.from({ length: bytes / 200 }, (_, index) => index)
      const union = indices.map((index) => `{type: enum, symbols: [s${index}]}`).join(', ')
      return {
        'main.cwl': dedent`
          ${WORKFLOW}requirements: [{class: MultipleInputFeatureRequirement}]
          inputs:
          ${indices.map((index) => `  i${index}: {type: {type: enum, symbols: [s${index}]}}\n`).join('')}outputs: []
          steps: {s: {run: tool.cwl, in: {x: {source: [${indices.map((index) => `i${indices.length - index - 1}`).join(', ')}]}}, out: []}}
        `,
        'tool.cwl': dedent`
          ${TOOL}inputs: {x: {type: {type: array, items: [${union}]}}}
          outputs: []
          baseCommand: a
        `,
      }
    },
  },
  {
    name: 'links between records of records',
    files: () => {
      const type = recordType(11)
      const steps = Array.from(
        { length: 20 },
        (_, index) => `  s${index}: {run: tool.cwl, in: {x: a}, out: []}\n`,
      ).join('')
      return {
        'main.cwl': `${WORKFLOW}inputs: {a: {type: ${type}}}\noutputs: []\nsteps:\n${steps}`,
        'tool.cwl': dedent`
          ${TOOL}inputs: {x: {type: ${type}}}
          outputs: []
          baseCommand: a
        `,
      }
    },
  },
  {
    name: 'records that hold the one before twice',
    files: (bytes) => {
      const indices = Array.from({ length: bytes / 70 }, (_, index) => index)
      const types = indices.map(
        (index) => `  - {name: t${index + 1}, type: record, fields: {l: t${index}, r: t${index}}}\n`,
      )
      return {
        'main.cwl': `${TOOL}baseCommand: a\noutputs: []\ninputs: {a: t30, b: t${indices.length}}\nrequirements:\n- class: SchemaDefRequirement\n  types:\n  - {name: t0, type: enum, symbols: [a]}\n${types.join('')}`,
      }
    },
  },
  {
    name: 'records that name each other',
    files: (bytes) =>
      many(
        bytes,
        dedent`
          ${TOOL}outputs: []
          inputs: {a: t0}
          requirements:
          - class: SchemaDefRequirement
            types:
        `,
        (index) => `  - {name: t${index}, type: record, fields: {l: t${index + 1}, r: t${index + 1}}}\n`,
      ),
  },
  // Workflows
  lines(
    'steps in a chain',
    dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: []
      steps:
        s0: {run: {class: ExpressionTool, inputs: {x: string}, outputs: {y: string}, expression: $(null)}, in: {x: a}, out: [y]}
    `,
    (index) =>
      `  s${index + 1}: {run: {class: ExpressionTool, inputs: {x: string}, outputs: {y: string}, expression: $(null)}, in: {x: s${index}/y}, out: [y]}\n`,
  ),
  {
    name: 'steps in a chain that run a file',
    files: (bytes) => ({
      ...many(
        bytes,
        dedent`
          ${WORKFLOW}inputs: {a: string}
          outputs: []
          steps:
            s0: {run: t.cwl, in: {x: a}, out: [y]}
        `,
        (index) => `  s${index + 1}: {run: t.cwl, in: {x: s${index}/y}, out: [y]}\n`,
      ),
      't.cwl': dedent`
        ${TOOL}baseCommand: a
        inputs: {x: string}
        outputs: {y: {type: string, outputBinding: {glob: a}}}
      `,
    }),
  },
  lines(
    'steps in a circle',
    dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: []
      steps:
        s0: {run: t.cwl, in: {x: s1/y}, out: [y]}
    `,
    (index) => `  s${index + 1}: {run: t.cwl, in: {x: s${index}/y}, out: [y]}\n`,
  ),
  lines(
    'steps that run what is missing',
    `${WORKFLOW}${ENDS}steps:\n`,
    (index) => `  s${index}: {run: t${index}.cwl, in: [], out: []}\n`,
  ),
  lines(
    'steps that run themselves',
    `${WORKFLOW}${ENDS}steps:\n`,
    (index) => `  s${index}: {run: main.cwl, in: [], out: []}\n`,
  ),
  lines(
    'steps with dangling sources',
    `${WORKFLOW}${ENDS}steps:\n`,
    (index) => `  s${index}: {run: t.cwl, in: {x: nowhere${index}}, out: []}\n`,
  ),
  lines(
    'one step of a million inputs',
    dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: []
      steps:
        s:
          run: {class: ExpressionTool, inputs: [], outputs: [], expression: $(null)}
          out: []
          in:
    `,
    (index) => `      x${index}: a\n`,
  ),
  {
    name: 'steps that give what a tool of nearly the same names does not take',
    files: (bytes) => {
      const indices = Array.from({ length: Math.sqrt(bytes / 30) }, (_, index) => index)
      return {
        'main.cwl': `${WORKFLOW}inputs: {a: string}\noutputs: []\nsteps:\n${indices.map((index) => `  s${index}: {run: tool.cwl, in: {${indices.map((each) => `b${'y'.repeat(13)}${each}: a`).join(', ')}}, out: []}\n`).join('')}`,
        'tool.cwl': dedent`
          ${TOOL}inputs: {${Array.from({ length: 490 }, (_, index) => `a${'z'.repeat(14)}${index}: string?`).join(', ')}}
          outputs: []
          baseCommand: a
        `,
      }
    },
  },
  one(
    'one step with an enormous name and many inputs and outputs',
    (bytes) =>
      dedent`
        ${WORKFLOW}inputs: []
        outputs: []
        steps:
        - {id: ${'s'.repeat(bytes / 2)}, run: {class: Operation, inputs: [], outputs: []}, in: {${items(bytes / 4, 20, (index) => `x${index}: nowhere`)}}, out: [${items(bytes / 4, 10, (index) => `o${index}`)}]}
      `,
  ),
  lines(
    'one input of a million sources',
    `${WORKFLOW}inputs: {a: string}\noutputs: []\nrequirements: [{class: MultipleInputFeatureRequirement}]\nsteps:\n  s:\n    run: {class: ExpressionTool, inputs: {x: "string[]"}, outputs: [], expression: $(null)}\n    out: []\n    in: {x: {source: [`,
    () => 'a,',
    ']}}\n',
  ),
  lines(
    'a scatter over a million inputs',
    `${WORKFLOW}inputs: {a: "string[]"}\noutputs: []\nrequirements: [{class: ScatterFeatureRequirement}]\nsteps:\n  s:\n    run: {class: ExpressionTool, inputs: {x: string}, outputs: [], expression: $(null)}\n    out: []\n    in: {x: a}\n    scatterMethod: dotproduct\n    scatter: [`,
    (index) => `x${index},`,
    ']\n',
  ),
  lines(
    'a scatter over one input many times',
    `${WORKFLOW}inputs: {a: string}\noutputs: []\nrequirements: [{class: ScatterFeatureRequirement}]\nsteps:\n  s:\n    run: {class: ExpressionTool, inputs: {x: string}, outputs: [], expression: $(null)}\n    out: []\n    in: {x: a}\n    scatterMethod: dotproduct\n    scatter: [`,
    () => 'x,',
    ']\n',
  ),
  {
    name: 'a scatter over names that are nearly those of inputs',
    files: () => {
      const names = (count: number, prefix: string): readonly string[] =>
        Array.from({ length: count }, (_, index) => `${prefix}${'z'.repeat(110)}${index}`)
      return {
        'main.cwl': `${WORKFLOW}inputs: {a: "string[]"}\noutputs: []\nrequirements: [{class: ScatterFeatureRequirement}]\nsteps:\n  s:\n    run: {class: Operation, inputs: {x: string}, outputs: []}\n    out: []\n    in: {${names(
          400,
          'x',
        )
          .map((name) => `${name}: a`)
          .join(', ')}}\n    scatterMethod: dotproduct\n    scatter: [${names(60_000, 'y').join(', ')}]\n`,
      }
    },
  },
  {
    name: 'a scatter over many inputs that are there',
    files: () => {
      const names = Array.from({ length: 25_000 }, (_, index) => `x${index}`)
      return {
        'main.cwl': dedent`
          ${WORKFLOW}inputs: {a: "string[]"}
          outputs: []
          requirements: [{class: ScatterFeatureRequirement}]
          steps:
            s:
              run: {class: Operation, inputs: {${names.map((name) => `${name}: string`).join(', ')}}, outputs: []}
              out: []
              in: {${names.map((name) => `${name}: a`).join(', ')}}
              scatterMethod: dotproduct
              scatter: [${names.join(', ')}]
        `,
      }
    },
  },
  {
    name: 'outputs that a tool with as many others does not produce',
    files: () => {
      const names = (prefix: string, suffix: string): string =>
        Array.from({ length: 40_000 }, (_, index) => `${prefix}${index}${suffix}`).join(', ')
      return {
        'main.cwl': dedent`
          ${WORKFLOW}inputs: []
          outputs: []
          steps: {s: {run: tool.cwl, in: [], out: [${names('a', '')}]}}
        `,
        'tool.cwl': dedent`
          ${TOOL}inputs: []
          outputs: {${names('output_number_', ': stdout')}}
          baseCommand: a
        `,
      }
    },
  },
  lines(
    'a graph of many processes',
    dedent`
      cwlVersion: v1.2
      $graph:
      - {id: main, class: CommandLineTool, inputs: [], outputs: [], baseCommand: a}
    `,
    (index) => `- {id: p${index}, class: CommandLineTool, inputs: [], outputs: [], baseCommand: a}\n`,
  ),
  lines(
    'a graph of one name',
    dedent`
      cwlVersion: v1.2
      $graph:
    `,
    () => '- {id: main, class: CommandLineTool, inputs: [], outputs: [], baseCommand: a}\n',
  ),
  lines(
    'a graph in a chain',
    dedent`
      cwlVersion: v1.2
      $graph:
      - {id: main, class: Workflow, inputs: [], outputs: [], steps: {s: {run: "#p0", in: [], out: []}}}
    `,
    (index) =>
      `- {id: p${index}, class: Workflow, inputs: [], outputs: [], steps: {s: {run: "#p${index + 1}", in: [], out: []}}}\n`,
  ),
  {
    name: 'workflows that each run the next twice',
    files: () => {
      const files = Array.from({ length: 150 }, (_, index): [string, string] => [
        index === 0 ? 'main.cwl' : `w${index}.cwl`,
        dedent`
          ${WORKFLOW}${ENDS}requirements: [{class: SubworkflowFeatureRequirement}]
          steps:
            a: {run: w${index + 1}.cwl, in: [], out: []}
            b: {run: w${index + 1}.cwl, in: [], out: []}
        `,
      ])
      return Object.fromEntries([...files, ['w150.cwl', `${TOOL}${ENDS}baseCommand: a\n`]])
    },
  },
  // Imports
  beside(
    'thousands of includes',
    `${TOOL}${ENDS}hints:\n`,
    (index) => `- {class: "x:y", a: {$include: f${index}.txt}}\n`,
    (index) => [`f${index}.txt`, 'text\n'.repeat(30)],
  ),
  beside(
    'thousands of imports',
    `${TOOL}${ENDS}hints:\n`,
    (index) => `- {$import: f${index}.yml}\n`,
    (index) => [`f${index}.yml`, 'class: "x:y"\n'],
  ),
  beside(
    'a chain of imports',
    `${TOOL}${ENDS}hints: [{$import: f0.yml}]\n`,
    () => '',
    (index) => [
      `f${index}.yml`,
      dedent`
        class: "x:y"
        a: {$import: f${index + 1}.yml}
      `,
    ],
  ),
  beside(
    'files that import all that follow',
    `${TOOL}${ENDS}hints: [{$import: f0.yml}]\n`,
    () => '',
    (index) => [
      `f${index}.yml`,
      dedent`
        class: "x:y"
        a: {$import: f${index + 1}.yml}
        b: {$import: f${index + 2}.yml}
      `,
    ],
  ),
  beside(
    'a chain of deep imports',
    `${TOOL}${ENDS}hints: [{$import: f0.yml}]\n`,
    () => '',
    (index) => [
      `f${index}.yml`,
      dedent`
        class: "x:y"
        a: ${'['.repeat(150)}{$import: f${index + 1}.yml}${']'.repeat(150)}
      `,
    ],
  ),
  lines('one file imported many times', `${TOOL}${ENDS}hints:\n`, () => '- {$import: main.cwl}\n'),
  {
    name: 'a large text of references that is included many times',
    files: () => ({
      'main.cwl': dedent`
        ${WORKFLOW}inputs: []
        outputs: []
        steps: [{id: s, run: {class: Operation, inputs: [], outputs: []}, out: [], in: [${Array.from({ length: 6000 }, (_, index) => `{id: x${index}, valueFrom: {$include: text}}`).join(', ')}]}]
      `,
      text: '$(inputs.a) '.repeat(30_000),
    }),
  },
  {
    name: 'a large text as the type and the location of many inputs',
    files: () => ({
      'main.cwl': dedent`
        ${TOOL}outputs: []
        inputs: [${Array.from({ length: 6000 }, (_, index) => `{id: x${index}, type: {$include: text}}, {id: y${index}, type: File, default: {$import: file.yml}}`).join(', ')}]
      `,
      'file.yml': dedent`
        class: File
        location: {$include: text}
      `,
      text: 'a'.repeat(400_000),
    }),
  },
  lines('one file included many times', `${TOOL}${ENDS}hints:\n`, () => '- {class: "x:y", a: {$include: main.cwl}}\n'),
  lines(
    'names looked for in a large file',
    `${TOOL}${ENDS}hints:\n`,
    (index) => `- {$import: "types.yml#t${index}"}\n`,
  ),
  {
    name: 'names found in a large file',
    files: (bytes) => {
      const indices = Array.from({ length: bytes / 100 }, (_, index) => index)
      return {
        'main.cwl': dedent`
          ${TOOL}outputs: []
          requirements:
          - class: SchemaDefRequirement
            types:
          ${indices.map((index) => `  - {$import: "types.yml#t${index}"}\n`).join('')}inputs: []
        `,
        'types.yml': indices.map((index) => `- {name: t${index}, type: enum, symbols: [a]}\n`).join(''),
      }
    },
  },
  {
    name: 'types of a large file, by their names',
    files: (bytes) => {
      const indices = Array.from({ length: bytes / 100 }, (_, index) => index)
      return {
        'main.cwl': dedent`
          ${TOOL}outputs: []
          inputs:
          ${indices.map((index) => `  i${index}: "types.yml#t${index}"\n`).join('')}requirements: [{class: SchemaDefRequirement, types: [{$import: types.yml}]}]
        `,
        'types.yml': indices.map((index) => `- {name: t${index}, type: enum, symbols: [a]}\n`).join(''),
      }
    },
  },
  // Expressions
  lines(
    'expressions',
    dedent`
      ${TOOL}inputs: {a: string}
      outputs: []
      arguments:
    `,
    () => '- $(inputs.a)\n',
  ),
  lines('expressions that name nothing', `${TOOL}${ENDS}arguments:\n`, (index) => `- $(inputs.a${index})\n`),
  lines('expressions that do not end', `${TOOL}${ENDS}arguments:\n`, () => '- $(inputs.a\n'),
  lines('JavaScript in many places', `${TOOL}${JAVASCRIPT}${ENDS}arguments:\n`, (index) => `- $(1 + ${index})\n`),
  lines('JavaScript that is none', `${TOOL}${JAVASCRIPT}${ENDS}arguments:\n`, (index) => `- $(1 + + ) + ${index})\n`),
  one(
    'one text of many references',
    (bytes) => dedent`
      ${TOOL}inputs: {a: string}
      outputs: []
      arguments: ["${'$(inputs.a)'.repeat(bytes / 11)}"]
    `,
  ),
  one(
    'one text of many wrong references',
    (bytes) => `${TOOL}${ENDS}arguments: ["${'$(inputs.b)'.repeat(bytes / 11)}"]\n`,
  ),
  one(
    'one text of many wrong references in a block',
    (bytes) => `${TOOL}${ENDS}arguments:\n- |\n${'  $(inputs.b)\n'.repeat(bytes / 14)}`,
  ),
  one('one text of dollars', (bytes) => `${TOOL}${ENDS}arguments: ["${'$'.repeat(bytes)}"]\n`),
  lines('one text of expressions', `${TOOL}${JAVASCRIPT}${ENDS}arguments: ["`, (index) => `$(a + ${index})`, '"]\n'),
  lines(
    'one text of newer expressions',
    `${TOOL}${JAVASCRIPT}${ENDS}arguments: ["`,
    (index) => `$(a => ${index})`,
    '"]\n',
  ),
  lines(
    'one text of references to nothing',
    `${TOOL}${JAVASCRIPT}${ENDS}arguments: ["`,
    (index) => `$(a${index})`,
    '"]\n',
  ),
  lines(
    'libraries of newer JavaScript',
    `${TOOL}${ENDS}requirements: [{class: InlineJavascriptRequirement, expressionLib: [`,
    (index) => `"let a${index}", `,
    ']}]\n',
  ),
  lines(
    'libraries that are none',
    dedent`
      ${TOOL}${ENDS}requirements:
      - class: InlineJavascriptRequirement
        expressionLib:
    `,
    (index) => `  - "${'var a = 1; '.repeat(90_000)} var ${index}"\n`,
  ),
  one(
    'one function body of newer JavaScript',
    (bytes) =>
      dedent`
        ${TOOL}${JAVASCRIPT}${ENDS}arguments:
        - |
          \${
        ${'    x => {a, b};\n'.repeat(Math.min(60_000, bytes / 17))}    return 1; }
      `,
  ),
  one(
    'one long array in JavaScript',
    (bytes) =>
      `${TOOL}${JAVASCRIPT}${ENDS}arguments: ["\${ return [${'1,'.repeat(Math.min(500_000, bytes / 2))}b] }"]\n`,
  ),
  one(
    'one JavaScript text of brackets',
    (bytes) => `${TOOL}${JAVASCRIPT}${ENDS}arguments: ["$({a: '${',['.repeat(Math.min(500_000, bytes / 2))}'})"]\n`,
  ),
  one(
    'one JavaScript text of inputs',
    (bytes) =>
      `${TOOL}${JAVASCRIPT}${ENDS}arguments: ['$({a: "${"inputs[''".repeat(Math.min(110_000, bytes / 9))}"})']\n`,
  ),
  one(
    'one function body of regular expressions',
    (bytes) =>
      `${TOOL}${JAVASCRIPT}${ENDS}arguments: ['\${ ${'if(1)/[/*]/;'.repeat(Math.min(85_000, bytes / 12))} return 1 }']\n`,
  ),
  one(
    'one expression in many places',
    (bytes) =>
      `${TOOL}${JAVASCRIPT}${ENDS}arguments:\n- &e "\${ var a = x => x; ${'f(1);'.repeat(12_000)} return b }"\n${'- *e\n'.repeat(Math.min(400, bytes / 5))}`,
  ),
  lines(
    'long expressions',
    `${TOOL}${JAVASCRIPT}${ENDS}arguments:\n`,
    (index) => `- "\${ var a${index} = inputs.b; ${'f(1);'.repeat(165_000)} return x => x }"\n`,
  ),
  lines(
    'long expressions that are none',
    `${TOOL}${JAVASCRIPT}${ENDS}arguments:\n`,
    (index) => `- "\${ ${'f(1);'.repeat(165_000)} return ${index} f }"\n`,
  ),
  one('one text of openings', (bytes) => `${TOOL}${JAVASCRIPT}${ENDS}arguments: ["${'$('.repeat(bytes / 2)}"]\n`),
  one(
    'one text of openings of functions',
    (bytes) => `${TOOL}${JAVASCRIPT}${ENDS}arguments: ['${'${'.repeat(bytes / 2)}']\n`,
  ),
  one(
    'one text of openings and quotes',
    (bytes) => `${TOOL}${JAVASCRIPT}${ENDS}arguments: ['${`$("`.repeat(bytes / 3)}']\n`,
  ),
  one(
    'one text of backslashes',
    (bytes) => `${TOOL}${JAVASCRIPT}${ENDS}arguments: ['${'\\'.repeat(bytes)}$(inputs.a)']\n`,
  ),
  one(
    'one long reference',
    (bytes) => dedent`
      ${TOOL}inputs: {a: Any}
      outputs: []
      arguments: [$(inputs.a${'.b'.repeat(bytes / 2)})]
    `,
  ),
  one(
    'one long reference by index',
    (bytes) => dedent`
      ${TOOL}inputs: {a: Any}
      outputs: []
      arguments: ["$(inputs.a${'[0]'.repeat(bytes / 3)})"]
    `,
  ),
  one(
    'one comment on attributes that there are none of',
    (bytes) =>
      dedent`
        ${TOOL}${JAVASCRIPT}inputs: {s: string}
        outputs: []
        arguments: ["\${ /* ${'inputs.s.path '.repeat(bytes / 14)}*/ return 1 }"]
      `,
  ),
  one(
    'one expression of comments that do not end',
    (bytes) =>
      dedent`
        ${TOOL}${JAVASCRIPT}inputs: {s: string}
        outputs: []
        arguments: ["$(1 ${'/* // '.repeat(bytes / 6)} inputs.s.path)"]
      `,
  ),
  lines(
    'steps with defaults that name no source',
    dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: {a: string}
      outputs: []
      steps:
    `,
    (index) =>
      `  s${index}: {run: {class: Operation, inputs: {x: string}, outputs: {o: string}}, in: {x: {default: s/${index}}}, out: [o]}\n`,
  ),
  one(
    'one step of inputs that wait for another',
    (bytes) =>
      dedent`
        cwlVersion: v1.2
        class: Workflow
        inputs: []
        outputs: []
        steps:
          s: {run: {class: Operation, inputs: {}, outputs: {o: string}}, in: {}, out: [o]}
          t: {run: {class: Operation, inputs: {}, outputs: {}}, in: {${Array.from({ length: bytes / 12 }, (_, index) => `x${index}: s/o`).join(', ')}}, out: []}
      `,
  ),
  one('one long expression', (bytes) => `${TOOL}${JAVASCRIPT}${ENDS}arguments: ["$(1${' + 1'.repeat(bytes / 4)})"]\n`),
  one(
    'one long function body',
    (bytes) =>
      dedent`
        ${TOOL}${JAVASCRIPT}${ENDS}arguments:
        - |
          \${
        ${'    var a = inputs.b;\n'.repeat(bytes / 22)}    return 1; }
      `,
  ),
  one(
    'one expression deep in brackets',
    (bytes) =>
      `${TOOL}${JAVASCRIPT}${ENDS}arguments: ["$(${'('.repeat(Math.min(500_000, bytes / 2))}1${')'.repeat(Math.min(500_000, bytes / 2))})"]\n`,
  ),
  one(
    'one expression deep in functions',
    (bytes) =>
      `${TOOL}${JAVASCRIPT}${ENDS}arguments: ["$(${'(function(){'.repeat(Math.min(73_000, bytes / 14))}${'})'.repeat(Math.min(73_000, bytes / 14))})"]\n`,
  ),
  one(
    'one expression deep in templates',
    (bytes) =>
      `${TOOL}${JAVASCRIPT}${ENDS}arguments: ['$(${'`${'.repeat(Math.min(170_000, bytes / 4))}1${'}`'.repeat(Math.min(170_000, bytes / 8))})']\n`,
  ),
  one(
    'one expression of regular expressions',
    (bytes) => `${TOOL}${JAVASCRIPT}${ENDS}arguments: ['$(/${'(a*)*'.repeat(Math.min(200_000, bytes / 5))}/)']\n`,
  ),
  one(
    'an expression library',
    (bytes) =>
      `${TOOL}${ENDS}requirements:\n- class: InlineJavascriptRequirement\n  expressionLib:\n  - |\n${'    var a = 1;\n'.repeat(bytes / 15)}`,
  ),
  one(
    'one text of blanks and references to what is optional',
    (bytes) =>
      dedent`
        ${TOOL}inputs: {a: string?}
        outputs: []
        arguments: ["${' '.repeat(bytes / 2)}${'$(inputs.a)'.repeat(bytes / 22)}"]
      `,
  ),
  lines(
    'arguments that are optional values',
    dedent`
      ${TOOL}inputs: {a: string?}
      outputs: []
      arguments:
    `,
    () => '- {valueFrom: $(inputs.a)}\n',
  ),
  lines(
    'bindings of optional inputs that read another',
    dedent`
      ${TOOL}outputs: []
      inputs:
    `,
    (index) => `  i${index}: {type: File?, inputBinding: {valueFrom: $(inputs.i0.path)}}\n`,
  ),
  lines(
    'entries named after optional inputs',
    dedent`
      ${TOOL}inputs: {f: File?}
      outputs: []
      requirements:
        InitialWorkDirRequirement:
          listing:
    `,
    () => '    - {entry: $(inputs.f), entryname: $(inputs.f.basename)}\n',
  ),
  one(
    'one text of files as JSON',
    (bytes) => dedent`
      ${TOOL}inputs: {f: File}
      outputs: []
      arguments: ["x${'$(inputs.f)'.repeat(bytes / 11)}"]
    `,
  ),
  one(
    'one text of lines and files as JSON',
    (bytes) => `${TOOL}inputs: {f: File}\noutputs: []\narguments:\n- |\n${'  x $(inputs.f)\n'.repeat(bytes / 16)}`,
  ),
  one(
    'one text of a here document and files',
    (bytes) =>
      `${TOOL}inputs: {f: File}\noutputs: []\narguments:\n- |\n  cat <<EOF\n${'  $(inputs.f)\n'.repeat(bytes / 14)}`,
  ),
  one(
    'references into one huge union',
    (bytes) =>
      `${TOOL}outputs: []\ninputs:\n  a: ["null", File${', {type: record, fields: {b: int}}'.repeat(bytes / 70)}]\narguments:\n${'- $(inputs.a.path)\n'.repeat(bytes / 40)}`,
  ),
  one(
    'one object of an ExpressionTool that comes after blanks',
    (bytes) =>
      dedent`
        cwlVersion: v1.2
        class: ExpressionTool
        ${JAVASCRIPT}inputs: []
        outputs: {a: int}
        expression: "\${ return${' '.repeat(bytes)}x }"
      `,
  ),
  one(
    'one object of an ExpressionTool with many keys',
    (bytes) =>
      dedent`
        cwlVersion: v1.2
        class: ExpressionTool
        ${JAVASCRIPT}inputs: []
        outputs: {a: int}
        expression: "\${ return {${"b , 'c  ' ,".repeat(bytes / 11)}d: 1} }"
      `,
  ),
  lines(
    'outputs that the code of an ExpressionTool leaves out',
    dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      ${JAVASCRIPT}inputs: []
      expression: "$({a: 1})"
      outputs:
    `,
    (index) => `  o${index}: int\n`,
  ),
  lines(
    'options that hold their values',
    dedent`
      ${TOOL}${ENDS}baseCommand: a
      arguments:
    `,
    (index) => `- --option${index} value\n`,
  ),
  lines(
    'options in the order of their positions',
    dedent`
      ${TOOL}${ENDS}baseCommand: a
      arguments:
      - --option value
    `,
    (index) => `- {position: ${-index}, valueFrom: b}\n`,
  ),
  one(
    'one option of blanks',
    (bytes) =>
      dedent`
        ${TOOL}${ENDS}baseCommand: a
        arguments: ["--option${' '.repeat(bytes / 2)}${'b -c'.repeat(bytes / 8)}", "--option${' '.repeat(10)}"]
      `,
  ),
  one(
    'one union of lists with prefixes',
    (bytes) =>
      dedent`
        ${TOOL}outputs: []
        inputs:
          a: {type: ["null"${', {type: array, items: string, inputBinding: {prefix: a=}}'.repeat(bytes / 57)}]}
      `,
  ),
  one(
    'one record of fields with prefixes',
    (bytes) =>
      dedent`
        ${TOOL}outputs: []
        inputs:
          a: {type: {type: record, fields: [${Array.from({ length: bytes / 66 }, (_, index) => `{name: f${index}, type: string, inputBinding: {prefix: a=}}`).join(', ')}]}}
      `,
  ),
  one(
    'one type deep in lists with prefixes',
    (bytes) =>
      dedent`
        ${TOOL}outputs: []
        inputs:
          a: {type: ${'{type: array, inputBinding: {prefix: a=}, items: '.repeat(Math.min(240, bytes / 50))}string${'}'.repeat(Math.min(240, bytes / 50))}}
      `,
  ),
  lines(
    'paths of one folder',
    dedent`
      ${TOOL}${ENDS}baseCommand: a
      arguments:
    `,
    (index) => `- /var/spool/cwl/${index}\n`,
  ),
  one(
    'one text of nearly the path of one folder',
    (bytes) => dedent`
      ${TOOL}${ENDS}baseCommand: a
      arguments: ["${'/var/spool/cwls'.repeat(bytes / 15)}"]
    `,
  ),
  {
    name: 'steps that give text to one huge union',
    files: (bytes) => ({
      ...many(
        bytes / 2,
        dedent`
          ${WORKFLOW}inputs: []
          outputs: []
          requirements: [{class: StepInputExpressionRequirement}]
          steps:
        `,
        (index) => `  s${index}: {run: t.cwl, in: {x: {valueFrom: a}, y: {default: a}}, out: []}\n`,
      ),
      't.cwl': dedent`
        ${TOOL}outputs: []
        inputs:
          x: &u [${Array.from({ length: bytes / 80 }, (_, index) => `{type: enum, symbols: [s${index}]}`).join(', ')}, string]
          y: *u
      `,
    }),
  },
  ...(
    [
      [
        'secondary files',
        'x: {type: File, secondaryFiles: [',
        (index) => `.s${index}, `,
        ']}',
        'y: {type: File, outputBinding: {glob: a}, secondaryFiles: [.b]}',
      ],
      [
        'formats',
        'x: {type: File, format: [',
        (index) => `"http://a/${index}", `,
        ']}',
        'y: {type: File, outputBinding: {glob: a}, format: "http://b"}',
      ],
      ['inputs that may be left out', 'x: File, ', (index) => `i${index}: int?, `, '', 'y: File'],
    ] as const satisfies readonly (readonly [string, string, (index: number) => string, string, string])[]
  ).map(([name, begin, item, end, output]): HostileDocument => ({
    name: `steps that run a tool of many ${name}`,
    files: (bytes) => ({
      ...many(
        bytes / 2,
        dedent`
          ${WORKFLOW}inputs: {a: File}
          outputs: []
          steps:
            s0: {run: t.cwl, in: {x: a}, out: [y]}
        `,
        (index) => `  s${index + 1}: {run: t.cwl, in: {x: s${index}/y}, out: [y]}\n`,
      ),
      't.cwl': dedent`
        ${TOOL}baseCommand: a
        inputs: {${Array.from({ length: bytes / 30 }, (_, index) => item(index)).reduce((text, part) => text + part, begin)}${end}}
        outputs: {${output}}
      `,
    }),
  })),
  one('steps that run what a graph does not hold', (bytes) => {
    const indices = Array.from({ length: bytes / 120 }, (_, index) => index)
    const held = indices
      .map((index) => `- {id: t${index}, class: CommandLineTool, baseCommand: a, inputs: [], outputs: []}\n`)
      .join('')
    return `cwlVersion: v1.2\n$graph:\n${held}- id: main\n  class: Workflow\n  inputs: []\n  outputs: []\n  steps:\n${indices.map((index) => `    s${index}: {run: ${index % 2 === 0 ? '"#u' : '"u'}${index}", in: [], out: []}\n`).join('')}`
  }),
  one('defaults of one record of optional fields', (bytes) => {
    const indices = Array.from({ length: bytes / 60 }, (_, index) => index)
    return `${TOOL}outputs: []\nbaseCommand: a\nrequirements:\n  SchemaDefRequirement:\n    types: [{name: t, type: record, fields: {${indices.map((index) => `f${index}: string?`).join(', ')}}}]\ninputs:\n${indices.map((index) => `  i${index}: {type: t, default: {f0: a}}\n`).join('')}`
  }),
  // Many of one kind for each of many of another
  embedding(
    'tools in a workflow that declares many prefixes',
    (bytes) => `$namespaces: {${items(bytes, 40, (index) => `p${index}: "http://a/${index}#"`)}}`,
    (index) => `class: CommandLineTool, baseCommand: a${index}, inputs: []`,
  ),
  embedding(
    'tools in a workflow with many hints',
    (bytes) => `$namespaces: {x: "http://x/"}\nhints: [${items(bytes, 20, (index) => `{class: "x:h${index}"}`)}]`,
    (index) => `class: CommandLineTool, baseCommand: a${index}, inputs: []`,
  ),
  embedding(
    'types that none of many is near',
    (bytes) =>
      `requirements: {SchemaDefRequirement: {types: [${items(bytes, 50, (index) => `{name: T${index}, type: enum, symbols: [a]}`)}]}}`,
    (index) => `class: Operation, inputs: {x: U${index}}`,
  ),
  naming(
    'tools that name large types of the workflow around them',
    '',
    () => 'run: {class: CommandLineTool, baseCommand: a, inputs: {b: "big?"}, outputs: []}',
  ),
  naming(
    'tools that name large types of a file',
    `${importing('types.yml#big')}\n`,
    () => 'run: {class: CommandLineTool, baseCommand: a, inputs: {b: "types.yml#big?"}, outputs: []}',
  ),
  naming(
    'steps that import large types',
    '\n',
    () =>
      `${importing('types.yml#big')}, run: {class: CommandLineTool, baseCommand: a, inputs: {b: "types.yml#big?"}, outputs: []}`,
  ),
  naming(
    'files of tools that import large types',
    '\n',
    (index) => `run: tools/t${index}.cwl`,
    (index) => ({
      [`tools/t${index}.cwl`]: dedent`
        ${TOOL}baseCommand: a
        outputs: []
        ${importing('../types.yml')}
        inputs: {b: "../types.yml#big?"}
      `,
    }),
  ),
  embedding(
    'tools of one name',
    () => '',
    (index) => `id: t, class: CommandLineTool, baseCommand: a${index}, inputs: []`,
  ),
  lines(
    'one prefix for many addresses',
    dedent`
      ${TOOL}${ENDS}baseCommand: a
      hints:
    `,
    (index) => `- {class: "a:x", $namespaces: {a: "http://a/${index}#"}}\n`,
  ),
  lines(
    'one name for many types',
    dedent`
      ${TOOL}outputs: []
      baseCommand: a
      inputs:
    `,
    (index) => `  i${index}: {type: {name: T, type: enum, symbols: [a${index}]}}\n`,
  ),
  {
    name: 'steps that run a tool which imports many files that are missing',
    files: (bytes) => ({
      'main.cwl': `${WORKFLOW}${ENDS}steps:\n${items(bytes, 100, (index) => `  s${index}: {run: t.cwl, in: [], out: []}\n`, '')}`,
      't.cwl': `${TOOL}${ENDS}hints: [${items(bytes, 50, (index) => `{$import: n${index}.yml}`)}]\n`,
    }),
  },
  one(
    'a graph of many tools, one of which imports many files that are missing',
    (bytes) =>
      dedent`
        cwlVersion: v1.2
        $graph:
        ${items(bytes, 100, (index) => `- {id: t${index}, class: CommandLineTool, baseCommand: a, inputs: [], outputs: []}\n`, '')}- {id: main, class: CommandLineTool, baseCommand: a, inputs: [], outputs: [], hints: [${items(bytes, 50, (index) => `{$import: n${index}.yml}`)}]}
      `,
  ),
  ...(
    [
      [
        'gives one huge union, where its condition holds',
        'x: string',
        (union) => `o: {type: [${union}], outputBinding: {outputEval: $(inputs.x)}}`,
        'when: $(true), in: {x: b}, out: [o]',
      ],
      [
        'takes one huge union, or its default',
        (union) => `x: {default: s0, type: [${union}]}`,
        '',
        'in: {x: b}, out: []',
      ],
      [
        'takes the items of one huge union of lists',
        'x: "string[]"',
        '',
        'in: {x: {source: [a, a], linkMerge: merge_flattened}}, out: []',
      ],
      ['takes one of one huge union', 'x: string', '', 'in: {x: {source: [a], pickValue: first_non_null}}, out: []'],
      [
        'takes each item of one huge union',
        'x: string',
        '',
        'scatter: x, when: $(inputs.x != null), in: {x: a}, out: []',
      ],
      [
        'takes files of a format, or one of a huge union',
        (union) => `x: {format: "http://a", type: [File, ${union}]}`,
        '',
        'in: {x: b}, out: []',
      ],
      [
        'takes thousands of others than what it is given',
        (union) => `x: string, ${union.replaceAll(/\{type: enum, symbols: \[(\w+)\]\}/g, '$1: int?')}`,
        '',
        'when: $(inputs.zz != null), in: {x: b, zz: b}, out: []',
      ],
    ] as const satisfies readonly (readonly [
      string,
      string | ((union: string) => string),
      string | ((union: string) => string),
      string,
    ])[]
  ).map(([name, inputs, outputs, step]): HostileDocument => ({
    name: `steps that run a tool which ${name}`,
    files: (bytes) => {
      const union = items(bytes / 2, 50, (index) => `{type: enum, symbols: [s${index}]}`)
      const written = (part: string | ((union: string) => string)): string =>
        typeof part === 'string' ? part : part(union)
      return {
        'main.cwl': `${WORKFLOW}requirements: [{class: MultipleInputFeatureRequirement}, {class: ScatterFeatureRequirement}]\ninputs: {a: {type: {type: array, items: ["null", ${union}]}}, b: string}\noutputs: []\nsteps:\n${items(bytes / 2, 80, (index) => `  s${index}: {run: t.cwl, ${step}}\n`, '')}`,
        't.cwl': dedent`
          ${TOOL}baseCommand: a
          inputs: {${written(inputs)}}
          outputs: {${written(outputs)}}
        `,
      }
    },
  })),
  {
    name: 'sources of a huge union of records that nothing tells apart',
    files: (bytes) => ({
      'main.cwl': `${WORKFLOW}inputs: {${items(bytes, 200, (index) => `a${index}: {type: {type: record, fields: {k: {type: enum, symbols: [s${index}]}}}}`)}}\noutputs: []\nsteps:\n${items(bytes, 200, (index) => `  s${index}: {run: t.cwl, in: {x: a${index}}, out: []}\n`, '')}`,
      't.cwl': dedent`
        ${TOOL}baseCommand: a
        outputs: []
        inputs:
          x: [${items(bytes, 200, (index) => `{type: record, fields: {k: {type: ["null", {type: enum, symbols: [s${index}]}]}}}`)}]
      `,
    }),
  },
  one(
    'a default of many items of a union of records that nothing tells apart',
    (bytes) =>
      dedent`
        ${TOOL}outputs: []
        baseCommand: a
        inputs:
          a:
            type: {type: array, items: [${items(bytes, 100, (index) => `{type: record, fields: {k: {type: ["null", {type: enum, symbols: [s${index}]}]}}}`)}]}
            default: [${items(bytes, 100, (index) => `{k: s${Math.floor(bytes / 100) - index}}`)}]
      `,
  ),
  {
    name: 'lists of one huge union where another one is taken',
    files: (bytes) => ({
      'main.cwl': dedent`
        ${WORKFLOW}inputs: {a: {type: {type: array, items: [${items(bytes, 100, (index) => `{type: record, fields: {f${index}: int}}`)}]}}}
        outputs: []
        steps: {s: {run: t.cwl, in: {x: a}, out: []}}
      `,
      't.cwl': dedent`
        ${TOOL}outputs: []
        baseCommand: a
        inputs:
          x: [${items(bytes, 100, (index) => `{type: enum, symbols: [s${index}]}`)}]
      `,
    }),
  },
  one(
    'a step whose condition asks for each of its inputs',
    (bytes) =>
      dedent`
        ${WORKFLOW}inputs: {a: "string?"}
        outputs: []
        steps:
          s:
            run: {class: Operation, inputs: {${items(bytes, 60, (index) => `x${index}: string`)}}, outputs: []}
            in: {${items(bytes, 60, (index) => `x${index}: a`)}}
            out: []
            when: "$(${items(bytes, 60, (index) => `inputs.x${index} != null`, ' && ')})"
      `,
  ),
  one(
    'references to each field of a huge union',
    (bytes) =>
      `${TOOL}outputs: []\nbaseCommand: a\ninputs: {a: [${items(bytes, 80, (index) => `{type: record, fields: {f${index}: int}}`)}]}\narguments:\n${items(bytes, 80, (index) => `- $(inputs.a.f${index})\n`, '')}`,
  ),
  one(
    'links to steps that are not there, in a workflow where one has no name',
    (bytes) =>
      `${WORKFLOW}${ENDS}steps:\n- {run: {class: Operation, inputs: [], outputs: []}, in: [], out: []}\n${items(bytes, 80, (index) => `- {id: s${index}, run: {class: Operation, inputs: {x: string}, outputs: []}, in: {x: q${index}/y}, out: []}\n`, '')}`,
  ),
  {
    name: 'a workflow of many steps that is run with each set of requirements',
    files: (bytes) => {
      const features = [
        'InlineJavascriptRequirement',
        'ScatterFeatureRequirement',
        'SubworkflowFeatureRequirement',
        'MultipleInputFeatureRequirement',
        'StepInputExpressionRequirement',
        'ShellCommandRequirement',
        'LoadListingRequirement',
      ]
      const sets = Array.from({ length: 2 ** features.length }, (_, set) =>
        features
          .filter((_feature, index) => ((set >> index) & 1) === 1)
          .map((name) => `{class: ${name}}`)
          .join(', '),
      )
      return {
        'main.cwl': `${WORKFLOW}${ENDS}steps:\n${sets.map((set, index) => `  s${index}: {run: w.cwl, in: [], out: [], requirements: [${set}]}\n`).join('')}`,
        'w.cwl': `${WORKFLOW}${ENDS}steps:\n${items(bytes, 100, (index) => `  s${index}: {run: t.cwl, scatter: x, in: {x: {valueFrom: a, source: [a, b]}}, out: []}\n  t${index}: {run: {class: CommandLineTool, baseCommand: a, inputs: [], outputs: [], arguments: [$(1)]}, in: [], out: []}\n`, '')}`,
        't.cwl': `${TOOL}baseCommand: a\ninputs: {x: string}\noutputs: []\narguments:\n${items(bytes, 50, (index) => `- $(inputs.x.path + ${index})\n`, '')}`,
      }
    },
  },
  ...(
    [
      [
        'as many values as one may hold',
        370_000,
        () => dedent`
          hints: [{class: "http://x/y", a: [${'1,'.repeat(180_000)}]}]
          inputs: []
        `,
      ],
      [
        'as many inputs',
        370_000,
        () => `inputs: {${Array.from({ length: 33_000 }, (_, index) => `i${index}: int?`).join(', ')}}\n`,
      ],
      [
        'thousands of mistakes',
        1000,
        () => `inputs: {${Array.from({ length: 60 }, (_, index) => `i${index}: strng`).join(', ')}}\n`,
      ],
      [
        'thousands of schemas that are not there',
        10_000,
        () => dedent`
          inputs: []
          $schemas: [${Array.from({ length: 490 }, (_, index) => `s${index}.owl`).join(', ')}]
        `,
      ],
    ] as const satisfies readonly (readonly [string, number, () => string])[]
  ).map(([name, each, rest]): HostileDocument => ({
    name: `steps that run files with ${name}`,
    files: (bytes) => {
      const indices = Array.from({ length: Math.min(9900, bytes / each) }, (_, index) => index)
      const text = `${TOOL}baseCommand: a\noutputs: []\n${rest()}`
      return {
        'main.cwl': `${WORKFLOW}${ENDS}steps:\n${indices.map((index) => `  s${index}: {run: t${index}.cwl, in: [], out: []}\n`).join('')}`,
        ...Object.fromEntries(indices.map((index) => [`t${index}.cwl`, text])),
      }
    },
  })),
  {
    name: 'workflows that each run all of them',
    files: (bytes) => {
      const indices = Array.from({ length: Math.min(300, Math.sqrt(bytes / 40)) }, (_, index) => index)
      const name = (index: number): string => (index === 0 ? 'main.cwl' : `w${index}.cwl`)
      const text = `${WORKFLOW}${ENDS}requirements: [{class: SubworkflowFeatureRequirement}]\nsteps:\n${indices.map((index) => `  s${index}: {run: ${name(index)}, in: [], out: []}\n`).join('')}`
      return Object.fromEntries(indices.map((index) => [name(index), text]))
    },
  },
  {
    name: 'files that each import a part of one that imports thousands',
    files: (bytes) => {
      const indices = Array.from({ length: Math.min(4900, bytes / 200) }, (_, index) => index)
      return {
        'main.cwl': dedent`
          ${TOOL}${ENDS}baseCommand: a
          hints: [${indices.map((index) => `{$import: f${index}.yml}`).join(', ')}]
        `,
        'all.yml': dedent`
          x: 1
          y: [${indices.map((index) => `{$include: ${index % 2 === 0 ? 'g' : 'absent'}${index}.txt}`).join(', ')}]
        `,
        ...Object.fromEntries(
          indices.flatMap((index) => [
            [
              `f${index}.yml`,
              dedent`
                class: "x:y"
                a: {$import: "all.yml#x"}
              `,
            ],
            [`g${index}.txt`, 'text'],
          ]),
        ),
      }
    },
  },
  beside(
    'steps of many files with links to a file of some machine',
    dedent`
      ${WORKFLOW}inputs: []
      outputs: []
      steps:
    `,
    (index) => `- {$import: f${index}.yml}\n`,
    (index) => [
      `f${index}.yml`,
      dedent`
        id: s${index}
        run: {class: Operation, inputs: {x: File}, outputs: []}
        in: [{id: x, source: "file:///a/b.cwl#c"}]
        out: []
      `,
    ],
  ),
  // Requirements
  lines('one requirement many times', `${TOOL}${ENDS}requirements:\n`, () => '- {class: ShellCommandRequirement}\n'),
  lines('unknown hints', `${TOOL}${ENDS}hints:\n`, (index) => `- {class: hint${index}}\n`),
  lines('unknown requirements', `${TOOL}${ENDS}requirements:\n`, (index) => `- {class: Requirement${index}}\n`),
  lines('many namespaces', `${TOOL}${ENDS}$namespaces:\n`, (index) => `  n${index}: http://example.com/n${index}#\n`),
  lines(
    'many environment variables',
    dedent`
      ${TOOL}${ENDS}requirements:
        EnvVarRequirement:
          envDef:
    `,
    (index) => `      V${index}: $(inputs.a)\n`,
  ),
  lines(
    'many files to be written',
    dedent`
      ${TOOL}${ENDS}requirements:
        InitialWorkDirRequirement:
          listing:
    `,
    (index) => `    - {entryname: f${index}, entry: $(inputs.a)}\n`,
  ),
  lines(
    'many files of a working folder',
    dedent`
      ${TOOL}${ENDS}requirements:
        InitialWorkDirRequirement:
          listing:
    `,
    (index) => `    - {class: File, location: f${index}.txt}\n`,
  ),
  lines(
    'one directory of a working folder, many times',
    dedent`
      ${TOOL}${ENDS}requirements:
        InitialWorkDirRequirement:
          listing:
    `,
    () => '    - {class: Directory, location: .}\n    - {class: Directory, location: d}\n',
  ),
  lines(
    'many default files',
    dedent`
      ${TOOL}outputs: []
      inputs:
    `,
    (index) => `  i${index}: {type: File, default: {class: File, location: f${index}.txt}}\n`,
  ),
  // Texts
  ...RUNS.flatMap((unit) => [runsInTexts(unit), runsInNames(unit), runsInWords(unit)]),
]
