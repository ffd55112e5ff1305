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

/** What keeps a pattern busy that begins anew at each character of a text. */
const RUNS = [' ', '$(', '../', "'"]

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

export const HOSTILE_DOCUMENTS: readonly HostileDocument[] = [
  one(
    'one enormous double-quoted scalar over lines',
    (bytes) => `${TOOL}${ENDS}doc: "${'word\n  '.repeat(bytes / 7)}"\n`,
  ),
  one('one enormous folded block', (bytes) => `${TOOL}${ENDS}doc: >\n${'  a\n\n'.repeat(bytes / 5)}`),
  one('a text that no quote ends, of escaped quotes', (bytes) => `${TOOL}doc: "${'\\"'.repeat(bytes / 2)}`),
  lines('brackets in texts of a list that is not closed', `${TOOL}doc: [\n`, (index) => `  "[${index}",\n`, 'a: b\n'),
  one('question marks', (bytes) => '? '.repeat(bytes / 2)),
  one('document markers', (bytes) => '---\n'.repeat(bytes / 4)),
  one('an enormous key', (bytes) => `${TOOL}${ENDS}"${'k'.repeat(bytes)}": 1\n`),
  one(
    'an enormous number',
    (bytes) => dedent`
      ${TOOL}inputs: {a: {type: int, default: ${'9'.repeat(bytes)}}}
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
    'question marks within the name of a type',
    (bytes) =>
      dedent`
        ${TOOL}inputs: {a: {id: b, c: "${'?'.repeat(bytes)}x"}}
        outputs: {id: o, type: "${'?'.repeat(bytes / 2)}x"}
      `,
  ),
  one('line breaks within brackets', (bytes) => `${TOOL}${ENDS}doc: [a,${'\n'.repeat(bytes)}x: y: z\n`),

  lines('unknown fields close to known ones', `${TOOL}${ENDS}`, (index) => `baseComand${index}: 1\n`),
  lines('a million empty maps', `${TOOL}${ENDS}arguments: [`, () => '{},', ']\n'),
  lines('the same key again and again', '', () => 'k: 1\n'),
  lines(
    'a large JSON file',
    '{"cwlVersion": "v1.2", "class": "CommandLineTool", "inputs": {}, "outputs": {}, "hints": [',
    (index) => `{"class": "x:y", "n": ${index}},`,
    '{"class": "x:z"}]}',
  ),
  one('deep lists in flow', (bytes) => '['.repeat(bytes)),
  lines('many lists, each 190 deep', `${TOOL}${ENDS}hints:\n`, () => `- ${'['.repeat(190)}${']'.repeat(190)}\n`),
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
  lines(
    'inputs with wrong types',
    dedent`
      ${TOOL}outputs: []
      inputs:
    `,
    (index) => `  i${index}: strng\n`,
  ),
  lines(
    'one default of a million values',
    `${TOOL}outputs: []\ninputs:\n  a:\n    type: int[]\n    default: [`,
    () => '1,',
    ']\n',
  ),

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
    'one input of a million sources',
    `${WORKFLOW}inputs: {a: string}\noutputs: []\nrequirements: [{class: MultipleInputFeatureRequirement}]\nsteps:\n  s:\n    run: {class: ExpressionTool, inputs: {x: "string[]"}, outputs: [], expression: $(null)}\n    out: []\n    in: {x: {source: [`,
    () => 'a,',
    ']}}\n',
  ),
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

  lines('expressions that do not end', `${TOOL}${ENDS}arguments:\n`, () => '- $(inputs.a\n'),
  lines('JavaScript in many places', `${TOOL}${JAVASCRIPT}${ENDS}arguments:\n`, (index) => `- $(1 + ${index})\n`),

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
    'one function body of regular expressions',
    (bytes) =>
      `${TOOL}${JAVASCRIPT}${ENDS}arguments: ['\${ ${'if(1)/[/*]/;'.repeat(Math.min(85_000, bytes / 12))} return 1 }']\n`,
  ),
  lines(
    'long expressions',
    `${TOOL}${JAVASCRIPT}${ENDS}arguments:\n`,
    (index) => `- "\${ var a${index} = inputs.b; ${'f(1);'.repeat(165_000)} return x => x }"\n`,
  ),

  one(
    'one text of openings and quotes',
    (bytes) => `${TOOL}${JAVASCRIPT}${ENDS}arguments: ['${`$("`.repeat(bytes / 3)}']\n`,
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
  one(
    'one expression deep in functions',
    (bytes) =>
      `${TOOL}${JAVASCRIPT}${ENDS}arguments: ["$(${'(function(){'.repeat(Math.min(73_000, bytes / 14))}${'})'.repeat(Math.min(73_000, bytes / 14))})"]\n`,
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
  one(
    'references into one huge union',
    (bytes) =>
      `${TOOL}outputs: []\ninputs:\n  a: ["null", File${', {type: record, fields: {b: int}}'.repeat(bytes / 70)}]\narguments:\n${'- $(inputs.a.path)\n'.repeat(bytes / 40)}`,
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

  naming(
    'tools that name large types of a file',
    `${importing('types.yml#big')}\n`,
    () => 'run: {class: CommandLineTool, baseCommand: a, inputs: {b: "types.yml#big?"}, outputs: []}',
  ),
  {
    name: 'steps that run a tool which imports many files that are missing',
    files: (bytes) => ({
      'main.cwl': `${WORKFLOW}${ENDS}steps:\n${items(bytes, 100, (index) => `  s${index}: {run: t.cwl, in: [], out: []}\n`, '')}`,
      't.cwl': `${TOOL}${ENDS}hints: [${items(bytes, 50, (index) => `{$import: n${index}.yml}`)}]\n`,
    }),
  },
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
  lines('many namespaces', `${TOOL}${ENDS}$namespaces:\n`, (index) => `  n${index}: http://example.com/n${index}#\n`),
  lines(
    'one directory of a working folder, many times',
    dedent`
      ${TOOL}${ENDS}requirements:
        InitialWorkDirRequirement:
          listing:
    `,
    () => '    - {class: Directory, location: .}\n    - {class: Directory, location: d}\n',
  ),
  ...RUNS.flatMap((unit) => [runsInTexts(unit), runsInNames(unit)]),
]
