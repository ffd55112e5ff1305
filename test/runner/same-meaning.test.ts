import { spawnSync } from 'node:child_process'

import { expect, test } from '@jest/globals'

import { parseYaml } from '../../src/cwl/index.ts'
import { isObject, stringifyJson, type JsonObject } from '../../src/json/index.ts'
import { isSameApp } from '../../src/promotion/same-app.ts'
import { runDocument } from '../../src/runner/run-document.ts'
import { daily } from '../support/nightly.ts'

// An app that is unchanged is not promoted. So two forms may be one app only if a run cannot show which of them ran.
interface Pair {
  readonly title: string
  readonly left: string
  readonly right: string
  readonly job: JsonObject
}

const missing = ['cwltool', 'node'].filter((program) => spawnSync(program, ['--version']).error !== undefined)
if (missing.length > 0)
  process.stderr.write(`skipped: forms are compared but not run, because ${missing.join(' and ')} is not installed\n`)

const FEATURES = [
  'InlineJavascript',
  'ScatterFeature',
  'MultipleInputFeature',
  'StepInputExpression',
  'SubworkflowFeature',
].map((name) => `${name}Requirement: {}`)

const PRINTED = 'o: {type: string, outputBinding: {glob: o.txt, loadContents: true, outputEval: "$(self[0].contents)"}}'
const FILE = { class: 'File', basename: 'f.txt', contents: 'hello' }
const INDEXED = { ...FILE, secondaryFiles: [{ class: 'File', basename: 'f.txt.bai', contents: '' }] }

/** Prints its command line. `version` is followed by fields of the tool. */
function tool(rest: string, version = 'v1.2', requirements = 'InlineJavascriptRequirement: {}'): string {
  return `cwlVersion: ${version}
class: CommandLineTool
requirements: {ShellCommandRequirement: {}, ${requirements}}
outputs: {${PRINTED}}
stdout: o.txt
${rest}
`
}

const echo = (rest: string): string => tool(`baseCommand: echo\n${rest}`)
const input = (field: string): string => echo(`inputs: {n: {${field}}}`)
const typed = (type: string): string => input(`type: ${type}, inputBinding: {prefix: -x}`)
const bound = (binding: string): string => input(`type: string, inputBinding: {${binding}}`)
const secondary = (pattern: string): string =>
  echo(`inputs: {n: {type: File, secondaryFiles: ${pattern}}}\narguments: [$(inputs.n.secondaryFiles.length)]`)
const made = (output: string): string => `cwlVersion: v1.2
class: CommandLineTool
requirements: {InlineJavascriptRequirement: {}}
baseCommand: [touch, a.txt, a.txt.bai]
inputs: []
outputs:
  o:
    type: Any
    ${output}
`
const indexed = (pattern: string): string =>
  `cwlVersion: v1.2
class: Workflow
inputs: []
requirements: {StepInputExpressionRequirement: {}, InlineJavascriptRequirement: {}}
outputs: {o: {type: Any, outputSource: t/o}}
steps:
  s:
    in: []
    out: [o]
    run:
      class: CommandLineTool
      baseCommand: [touch, a.txt, a.txt.bai]
      inputs: []
      outputs: {o: {type: File, outputBinding: {glob: a.txt}, secondaryFiles: ${pattern}}}
  t: {in: {x: {source: s/o, valueFrom: $(self.secondaryFiles)}}, out: [o], run: ${copying()}}
`
const listing = (items: string): string =>
  tool('baseCommand: ls\ninputs: {f: File}', 'v1.2', `InitialWorkDirRequirement: {listing: ${items}}`)
const coded = (form: string): string => echo(`inputs: []\n${form}`)
const formatted = (namespaces: string, format: string): string =>
  echo(`${namespaces}inputs: {n: {type: File, format: "${format}"}}\narguments: [$(inputs.n.basename)]`)
const EDAM = { n: { ...FILE, format: 'http://edamontology.org/format_1' } }

function copying(more = ''): string {
  return `{class: ExpressionTool, ${more}inputs: {x: Any}, outputs: {o: Any}, expression: "\${return {o: inputs.x}}"}`
}

function workflow(rest: string): string {
  return `cwlVersion: v1.2\nclass: Workflow\nrequirements: {${FEATURES.join(', ')}}\ninputs: {a: "string?", b: "string[]"}\n${rest}\n`
}

const step = (fields: string): string =>
  workflow(
    `outputs: {o: {type: Any, outputSource: s/o}}\nsteps: {s: {in: {x: b}, out: [o], run: ${copying()}, ${fields}}}`,
  )
const linked = (link: string): string =>
  workflow(
    `outputs: {o: {type: Any, outputSource: s/o}}\nsteps: {s: {in: {x: {${link}}}, out: [o], run: ${copying()}}}`,
  )
const given = (output: string): string =>
  workflow(`outputs: {o: {type: Any, ${output}}}\nsteps: {s: {in: {x: b}, out: [o], run: ${copying()}}}`)
const VALUES = { a: 'z', b: ['q', 'r'] }

/** A step that lists a folder, embedded in a newer workflow. */
const nested = (process: string): string => `cwlVersion: v1.2
class: Workflow
requirements: {InlineJavascriptRequirement: {}}
inputs: []
outputs: {o: {type: Any, outputSource: s/o}}
steps:
  make:
    in: []
    out: [d]
    run: {class: CommandLineTool, baseCommand: [mkdir, -p, d/x], inputs: [], outputs: {d: {type: Directory, outputBinding: {glob: d}}}}
  s:
    in: {d: make/d}
    out: [o]
    run: {class: ExpressionTool, ${process}inputs: {d: Directory}, outputs: {o: Any}, expression: "\${return {o: inputs.d.listing ? inputs.d.listing.length : -1}}"}
`
const inner = (requirements: string): string =>
  `{class: Workflow, ${requirements}inputs: {b: Any}, outputs: {o: {type: Any, outputSource: t/o}}, steps: {t: {in: {x: b}, out: [o], run: ${copying()}}}}`
const running = (requirements: string, run: string): string => `cwlVersion: v1.2
class: Workflow
requirements: {InlineJavascriptRequirement: {}${requirements}}
inputs: {b: Any}
outputs: {o: {type: Any, outputSource: s/o}}
steps: {s: {in: {b: b}, out: [o], run: ${run}}}
`
const middle = (requirements: string): string =>
  `{class: Workflow, ${requirements}inputs: {b: Any}, outputs: {o: {type: Any, outputSource: s/o}}, steps: {s: {in: {b: b}, out: [o], run: ${inner('')}}}}`

function pair(title: string, left: string, right: string, job: JsonObject = {}): Pair {
  return { title, left, right, job }
}

const SAME: readonly Pair[] = [
  pair('position 0 and none', bound('position: 0, prefix: -x'), bound('prefix: -x'), { n: 'a' }),
  pair('separate true and none', bound('separate: true, prefix: -x'), bound('prefix: -x'), { n: 'a' }),
  pair('shellQuote true and none', bound('shellQuote: true'), bound(''), { n: '$HOME' }),
  pair('streamable false and none', input('type: File, streamable: false'), input('type: File'), { n: FILE }),
  pair(
    'loadContents false and none',
    echo('inputs: {n: {type: File, loadContents: false}}\narguments: [$("contents" in inputs.n)]'),
    echo('inputs: {n: File}\narguments: [$("contents" in inputs.n)]'),
    { n: FILE },
  ),
  pair(
    'writable false and none',
    listing('[{entry: $(inputs.f), writable: false}]'),
    listing('[{entry: $(inputs.f)}]'),
    {
      f: FILE,
    },
  ),
  ...['label', 'doc', 'stdin', 'stderr', 'arguments', 'intent'].map((field) =>
    pair(`${field} null and none`, coded(`${field}: null`), coded('')),
  ),
  ...['label', 'doc', 'streamable', 'loadContents', 'loadListing', 'inputBinding'].map((field) =>
    pair(`${field} null and none in an input`, input(`type: File, ${field}: null`), input('type: File'), { n: FILE }),
  ),
  ...['prefix', 'loadContents'].map((field) =>
    pair(`${field} null and none in a binding`, bound(`${field}: null`), bound(''), { n: 'a b' }),
  ),
  ...['linkMerge', 'pickValue', 'loadContents', 'loadListing', 'label'].map((field) =>
    pair(`${field} null and none in a link`, linked(`source: b, ${field}: null`), linked('source: b'), VALUES),
  ),
  ...['scatterMethod', 'label', 'doc'].map((field) =>
    pair(
      `${field} null and none in a step`,
      step(`${field}: null`),
      step('label: x').replace(', label: x', ''),
      VALUES,
    ),
  ),
  ...['arguments', 'hints', 'successCodes', 'temporaryFailCodes', 'permanentFailCodes', 'intent', 'doc'].map((field) =>
    pair(`an empty ${field} and none`, coded(`${field}: []`), coded('')),
  ),
  ...['requirements', 'hints'].map((field) =>
    pair(`an empty ${field} and none in a step`, step(`${field}: []`), step('label: null'), VALUES),
  ),
  pair(
    'an empty expressionLib and none',
    tool('inputs: []\narguments: [echo, $(1 + 1)]', 'v1.2', 'InlineJavascriptRequirement: {expressionLib: []}'),
    tool('inputs: []\narguments: [echo, $(1 + 1)]'),
  ),
  pair(
    'an empty glob and none',
    made('outputBinding: {glob: [], outputEval: "$({a: self})"}'),
    made('outputBinding: {outputEval: "$({a: self})"}'),
  ),
  pair('empty secondaryFiles and none', secondary('[]'), secondary('null').replace(', secondaryFiles: null', ''), {
    n: INDEXED,
  }),
  pair('a list of one program', tool('baseCommand: [echo]\ninputs: []'), echo('inputs: []')),
  pair(
    'a list of one glob',
    made('outputBinding: {glob: ["$([\'a.txt\'])"], outputEval: $(self.length)}'),
    made('outputBinding: {glob: "$([\'a.txt\'])", outputEval: $(self.length)}'),
  ),
  pair(
    'a list of one format',
    formatted('', 'http://edamontology.org/format_1').replace(/format: ("[^"]+")/, 'format: [$1]'),
    formatted('', 'http://edamontology.org/format_1'),
    EDAM,
  ),
  pair('a list of one source', linked('source: [b]'), linked('source: b'), VALUES),
  pair(
    'a list of one source that is nested',
    linked('source: [b], linkMerge: merge_nested'),
    linked('source: b, linkMerge: merge_nested'),
    VALUES,
  ),
  pair('a list of one source of an output', given('outputSource: [s/o]'), given('outputSource: s/o'), VALUES),
  pair('a list of one scattered input', step('scatter: [x]'), step('scatter: x'), VALUES),
  pair(
    'merge_nested of several sources',
    linked('source: [a, b], linkMerge: merge_nested'),
    linked('source: [a, b]'),
    VALUES,
  ),
  pair(
    'merge_nested of several sources of an output',
    given('outputSource: [s/o, a], linkMerge: merge_nested'),
    given('outputSource: [s/o, a]'),
    VALUES,
  ),
  pair('a list of one type', typed('[string]'), typed('string'), { n: 'a' }),
  pair('a short optional type', typed('string?'), typed('[string, "null"]')),
  pair('a short list', typed('"string[]?"'), typed('["null", {type: array, items: string}]'), { n: ['a', 'b'] }),
  pair('a list in a list of types', typed('["null", [string, int]]'), typed('["null", string, int]'), { n: 'a' }),
  pair('the same type twice', typed('[string, string]'), typed('string'), { n: 'a' }),
  pair('the same list twice', typed('["string[]", {type: array, items: string}]'), typed('"string[]"'), { n: ['a'] }),
  pair(
    'the name of a type',
    typed('["null", {type: enum, name: one, symbols: [a, b]}]'),
    typed('["null", {type: enum, symbols: [a, b]}]'),
    { n: 'a' },
  ),
  pair(
    'a symbol by its identifier',
    typed('{type: enum, name: e, symbols: ["#e/a", "#e/b"]}'),
    typed('{type: enum, name: e, symbols: [a, b]}'),
    { n: 'a' },
  ),
  pair(
    'the order of fields of a record',
    input(
      'type: {type: record, name: r, fields: {b: {type: string, inputBinding: {}}, a: {type: string, inputBinding: {}}}}',
    ),
    input(
      'type: {type: record, name: r, fields: {a: {type: string, inputBinding: {}}, b: {type: string, inputBinding: {}}}}',
    ),
    { n: { a: '1', b: '2' } },
  ),
  pair(
    'a type that is used by its name',
    echo(
      'requirements: {SchemaDefRequirement: {types: [{type: record, name: r, fields: {a: {type: string, inputBinding: {}}}}]}}\ninputs: {n: r}',
    )
      .replace('requirements: {ShellCommandRequirement: {}, InlineJavascriptRequirement: {}}\n', '')
      .replace(/(requirements: \{)/, '$1InlineJavascriptRequirement: {}, '),
    echo('inputs: {n: {type: {type: record, name: r, fields: {a: {type: string, inputBinding: {}}}}}}').replace(
      'ShellCommandRequirement: {}, ',
      '',
    ),
    { n: { a: '1' } },
  ),
  pair(
    'the order of inputs',
    echo(
      'inputs: {b: {type: int, inputBinding: {}}, a: {type: int, inputBinding: {}}}\narguments: [$(Object.keys(inputs))]',
    ),
    echo(
      'inputs: {a: {type: int, inputBinding: {}}, b: {type: int, inputBinding: {}}}\narguments: [$(Object.keys(inputs))]',
    ),
    { a: 1, b: 2 },
  ),
  pair(
    'an argument in its long form',
    coded('arguments: [{valueFrom: "a b"}, {valueFrom: "$(null)"}, {valueFrom: "$([1, 2])"}]'),
    coded('arguments: [a b, $(null), "$([1, 2])"]'),
  ),
  pair('an output of a step in its long form', step('label: x').replace('[o]', '[{id: o}]'), step('label: x'), VALUES),
  ...['[.bai]', '{pattern: .bai}', '[{pattern: .bai, required: true}]', '{pattern: .bai, required: null}'].map((form) =>
    pair(`secondaryFiles ${form} and .bai`, secondary(form), secondary('.bai'), { n: INDEXED }),
  ),
  pair('an optional secondary file', secondary('.csi?'), secondary('{pattern: .csi, required: false}'), { n: INDEXED }),
  ...['[.bai]', '{pattern: .bai, required: false}', '.bai?'].map((form) =>
    pair(`secondaryFiles ${form} and .bai of an output`, indexed(form), indexed('.bai')),
  ),
  pair(
    'another prefix',
    formatted('$namespaces: {a: "http://edamontology.org/"}\n', 'a:format_1'),
    formatted('$namespaces: {edam: "http://edamontology.org/"}\n', 'edam:format_1'),
    EDAM,
  ),
  pair(
    'the address in place of a prefix',
    formatted('$namespaces: {a: "http://edamontology.org/"}\n', 'a:format_1'),
    formatted('', 'http://edamontology.org/format_1'),
    EDAM,
  ),
  pair('cwlVersion of a process that is that of the whole', nested('cwlVersion: v1.2, '), nested('')),
  pair(
    'cwlVersion of a process to which it means nothing',
    step('label: x').replace(copying(), copying('cwlVersion: v1.1, ')),
    step('label: x'),
    VALUES,
  ),
  pair('a version with the prefix of CWL', coded('').replace('v1.2', 'cwl:v1.2'), coded('')),
  ...['v1.0', 'v1.1', 'v1.2'].map((version) =>
    pair(
      `standard input as a type in ${version}`,
      tool('baseCommand: cat\ninputs: {t: stdin}', version),
      tool('baseCommand: cat\ninputs: {t: File}\nstdin: $(inputs.t.path)', version),
      { t: FILE },
    ),
  ),
  pair(
    'a requirement that is repeated with its fields',
    'cwlVersion: v1.2\nclass: ExpressionTool\nrequirements: [{class: InlineJavascriptRequirement}, {class: InlineJavascriptRequirement, expressionLib: ["var v = 1;"]}]\ninputs: []\noutputs: {o: Any}\nexpression: "${return {o: v}}"\n',
    'cwlVersion: v1.2\nclass: ExpressionTool\nrequirements: [{class: InlineJavascriptRequirement, expressionLib: ["var v = 1;"]}]\ninputs: []\noutputs: {o: Any}\nexpression: "${return {o: v}}"\n',
  ),
  pair(
    'SubworkflowFeatureRequirement that is inherited',
    running(', SubworkflowFeatureRequirement: {}', middle('')),
    running(', SubworkflowFeatureRequirement: {}', middle('requirements: {SubworkflowFeatureRequirement: {}}, ')),
    VALUES,
  ),
  pair(
    'an amount of memory with a fraction of 0',
    coded('hints: {ResourceRequirement: {ramMin: 1000.0}}\narguments: [$(runtime.ram)]'),
    coded('hints: {ResourceRequirement: {ramMin: 1000}}\narguments: [$(runtime.ram)]'),
  ),
]

const number = (text: string): string => input(`type: [int, float], default: ${text}, inputBinding: {}`)

const OTHERS: readonly Pair[] = [
  pair('an expression for a list of files and a list with it', listing('$(inputs.f)'), listing('[$(inputs.f)]'), {
    f: FILE,
  }),
  pair('scatter over nothing and none', step('scatter: []'), step('label: x'), VALUES),
  pair('1.0 and 1', number('1.0'), number('1')),
  pair('-0.0 and 0.0', number('-0.0'), number('0.0')),
  pair('1.50 and 1.5', number('1.50'), number('1.5')),
  pair('position 1.0 and 1', bound('position: 1.0'), bound('position: 1'), { n: 'a' }),
  pair(
    'a default of null and none',
    input('type: int, default: null, inputBinding: {}'),
    input('type: int, inputBinding: {}'),
  ),
  ...['position', 'separate', 'valueFrom'].map((field) =>
    pair(`${field} null and none`, bound(`${field}: null`), bound(''), { n: 'a' }),
  ),
  ...['hints', 'successCodes'].map((field) => pair(`${field} null and none`, coded(`${field}: null`), coded(''))),
  ...['secondaryFiles', 'format'].map((field) =>
    pair(`${field} null and none in an input`, input(`type: File, ${field}: null`), input('type: File'), { n: FILE }),
  ),
  pair(
    'outputEval null and none',
    made('outputBinding: {glob: a.txt, outputEval: null}'),
    made('outputBinding: {glob: a.txt}'),
  ),
  pair('when null and none', step('when: null'), step('label: x'), VALUES),
  pair('an empty format and none', input('type: File, format: []'), input('type: File'), { n: FILE }),
  pair(
    'an expression for a format and a list with it',
    formatted('', "$(['http://edamontology.org/format_1'])"),
    formatted('', "$(['http://edamontology.org/format_1'])").replace(/format: ("[^"]+")/, 'format: [$1]'),
    EDAM,
  ),
  pair(
    'pickValue of a list of one and of one',
    linked('source: [b], pickValue: all_non_null'),
    linked('source: b, pickValue: all_non_null'),
    VALUES,
  ),
  pair(
    'merge_nested of one source and none',
    linked('source: b, linkMerge: merge_nested'),
    linked('source: b'),
    VALUES,
  ),
  pair('a type in a type and the type', typed('{type: string}'), typed('string'), { n: 'a' }),
  pair('a file that must be there', indexed('{pattern: .csi, required: true}'), indexed('.csi')),
  pair(
    'secondaryFiles as a map before v1.1',
    secondary('{pattern: .bai}').replace('v1.2', 'v1.0'),
    secondary('.bai').replace('v1.2', 'v1.0'),
    { n: INDEXED },
  ),
  pair(
    'an address without its last slash',
    formatted('$namespaces: {a: "http://edamontology.org"}\n', 'a:format_1'),
    formatted('$namespaces: {a: "http://edamontology.org/"}\n', 'a:format_1'),
    EDAM,
  ),
  pair(
    'the hint that an old tool needs in a newer workflow',
    nested('cwlVersion: v1.0, hints: [{class: LoadListingRequirement, loadListing: deep_listing}], '),
    nested('cwlVersion: v1.0, '),
  ),
  pair(
    'a process that is newer than the whole',
    nested('cwlVersion: v1.2, ').replace('v1.2', 'v1.1'),
    nested('').replace('v1.2', 'v1.1'),
  ),
  pair(
    'a workflow in a workflow without the requirement',
    running('', inner('')),
    running(', SubworkflowFeatureRequirement: {}', inner('')),
    VALUES,
  ),
  pair(
    'a requirement that is repeated without its fields',
    'cwlVersion: v1.2\nclass: ExpressionTool\nrequirements: [{class: InlineJavascriptRequirement, expressionLib: ["var v = 1;"]}, {class: InlineJavascriptRequirement}]\ninputs: []\noutputs: {o: Any}\nexpression: "${return {o: v}}"\n',
    'cwlVersion: v1.2\nclass: ExpressionTool\nrequirements: [{class: InlineJavascriptRequirement, expressionLib: ["var v = 1;"]}]\ninputs: []\noutputs: {o: Any}\nexpression: "${return {o: v}}"\n',
  ),
  pair(
    'a binding of a type that is used by its name',
    'cwlVersion: v1.2\nclass: CommandLineTool\nrequirements: {InlineJavascriptRequirement: {}, SchemaDefRequirement: {types: [{type: enum, name: e, symbols: [a, b], inputBinding: {prefix: -x}}]}}\nbaseCommand: echo\ninputs: {n: e}\nstdout: o.txt\noutputs: {' +
      PRINTED +
      '}\n',
    'cwlVersion: v1.2\nclass: CommandLineTool\nrequirements: {InlineJavascriptRequirement: {}}\nbaseCommand: echo\ninputs: {n: {type: {type: enum, name: e, symbols: [a, b], inputBinding: {prefix: -x}}}}\nstdout: o.txt\noutputs: {' +
      PRINTED +
      '}\n',
    { n: 'a' },
  ),
]

test.each(SAME)('$title are the same app', ({ left, right }) => {
  expect(isSameApp(read(left), read(right), 'documented')).toBe(true)
})

test.each(OTHERS)('$title are two apps', ({ left, right }) => {
  expect(isSameApp(read(left), read(right), 'documented')).toBe(false)
})

const runs = missing.length === 0 ? test : test.skip
const rare = (_: Pair, index: number): boolean => index % 16 === 0

runs.each(daily(SAME, rare))('$title run alike', async ({ left, right, job }) => {
  const [one, other] = await Promise.all([ending(left, job), ending(right, job)])
  expect(one).toEqual(expect.stringMatching(/^\{/))
  expect(one).toBe(other)
})

runs.each(daily(OTHERS, rare))('$title do not run alike', async ({ left, right, job }) => {
  const [one, other] = await Promise.all([ending(left, job), ending(right, job)])
  expect([one, other]).toContainEqual(expect.stringMatching(/^\{/))
  expect(one).not.toBe(other)
})

function read(text: string): JsonObject {
  const parsed = parseYaml(text, 'app.cwl')
  if (!parsed.ok || !isObject(parsed.value)) throw new TypeError(`not a document: ${text}`)
  return parsed.value
}

async function ending(text: string, job: JsonObject): Promise<string> {
  const end = await runDocument(
    'cwltool --no-container',
    { description: read(text), job },
    new AbortController().signal,
  )
  if (end.kind === 'completed') return stringifyJson(end.outputs).replaceAll(/"(?:location|path)":"[^"]*"/g, '""')
  return end.message.replaceAll(/\/[\w./-]+/g, '')
}
