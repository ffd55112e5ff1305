import { expect, test } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { problemsIn, remarksOn } from '../support/battery.ts'

const TOOL = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
`
const OLD_TOOL = dedent`
  cwlVersion: v1.0
  class: CommandLineTool
`
const JAVASCRIPT = 'requirements: {InlineJavascriptRequirement: {}}\n'
const EMPTY = dedent`
  inputs: {}
  outputs: {}
`
const USES = dedent`
  arguments: [$(inputs.a + 1)]
  outputs: {}
`
const WORKFLOW = dedent`
  cwlVersion: v1.2
  class: Workflow
  requirements: {ScatterFeatureRequirement: {}}
  inputs: {reads: "string[]", name: string}
  outputs: {}
  steps:
    s:
      run: {class: Operation, inputs: {read: string, label: string}, outputs: {o: string}}
      out: [o]
`

const AS_TEXT = 'Within {…}, a comma ends a text. If the text goes on here, put all of it in quotes.'

test.each([
  [
    'a field that may be absent, without the space',
    dedent`
      ${TOOL}inputs: {a: {type: File, doc:text}}
      outputs: {}
    `,
    '"doc:text" has the prefix "doc", which is not declared: Add a space after the colon of doc.',
  ],
  [
    'dashes before the keys of a map',
    `${TOOL}${JAVASCRIPT}inputs:\n- a:\n  type: int\n${USES}`,
    'CommandInputParameter needs the field "id", but here its name is a key: write that in a map, not in a list: Write - id: a with its fields below it, or remove the dashes.',
  ],
  [
    'a dash before a requirement',
    `${TOOL}requirements:\n- InlineJavascriptRequirement: {}\ninputs: {a: int}\n${USES}`,
    'an item of "requirements" needs the field "class", but here its class is a key: write that in a map, not in a list: Write - class: InlineJavascriptRequirement with its fields below it, or remove the dashes.',
  ],
  [
    'a list without its dashes',
    dedent`
      ${TOOL}inputs:
        id: a
        type: File
        id: b
        type: int
      outputs: {}
    `,
    'the key "id" is written a second time; the first is on line 4: Put a dash before each id if these are items of a list, or remove one of the two.',
  ],
  [
    'a variable of a shell',
    dedent`
      ${TOOL}inputs: {a: string}
      arguments: ["x\${inputs.a}"]
      outputs: {}
    `,
    '${…} is JavaScript, which needs InlineJavascriptRequirement: Write $(inputs.a).',
  ],
  [
    'a workflow that says it is a tool',
    dedent`
      cwlVersion: v1.2
      class: CommandLineTool
      inputs: {a: File}
      outputs: {b: {type: File, outputSource: s/o}}
      steps: {}
    `,
    'the class is CommandLineTool, and steps is a field of Workflow only: Write class: Workflow.',
  ],
  [
    'a list of WDL',
    dedent`
      ${TOOL}inputs: {a: "Array[File]"}
      outputs: {}
    `,
    'the type "Array[File]" does not exist: Write File[].',
  ],
  [
    'a value of Python that may be absent',
    dedent`
      ${TOOL}inputs: {a: "Optional[File]"}
      outputs: {}
    `,
    'the type "Optional[File]" does not exist: Write File?.',
  ],
  [
    'a comment of another language',
    dedent`
      ${TOOL}inputs:
        a: File // reads
      outputs: {}
    `,
    'the type "File // reads" does not exist: Start the comment with a space and #.',
  ],
  [
    'a text in braces that a comma ends',
    dedent`
      ${TOOL}inputs: {a: {type: File, doc: reads, sorted, and so on}}
      outputs: {}
    `,
    `CommandInputParameter has no field "sorted": ${AS_TEXT}`,
  ],
  [
    'a misspelt input of a step',
    dedent`
      ${WORKFLOW}    scatter: read
          in: {read: reads, lable: name}
    `,
    'the step s sets "lable" but not "label", which its process requires: Did you mean "label"?',
  ],
  [
    'a misspelt input that is scattered over',
    dedent`
      ${WORKFLOW}    scatter: raed
          in: {read: reads, label: name}
    `,
    'the step s scatters over "raed", which is not an input of the step: Did you mean "read"?',
  ],
  [
    'a binding next to its input',
    dedent`
      ${TOOL}inputs:
        a:
          type: string
        inputBinding:
          position: 1
      outputs: {}
    `,
    'inputBinding of CommandInputParameter is below the entry, not in it: Indent it as far as the lines of the entry above.',
  ],
  [
    'all of an input next to it',
    dedent`
      ${TOOL}inputs:
        a:
        type: string
        inputBinding:
          position: 1
      outputs: {}
    `,
    'type, inputBinding of CommandInputParameter are below the entry, not in it: Indent them as far as the lines of the entry above.',
  ],
  [
    'a binding with more than belongs to it next to its output',
    dedent`
      ${TOOL}inputs: {}
      outputs:
        o:
          type: File
        outputBinding:
          glob: x
          secondaryFiles: .bai
    `,
    'outputBinding of CommandOutputParameter is below the entry, not in it: Indent it as far as the lines of the entry above.',
  ],
  [
    'a default next to its input',
    dedent`
      ${TOOL}inputs:
        a:
          type: int
        default: 5
      outputs: {}
    `,
    'default of CommandInputParameter is below the entry, not in it: Indent it as far as the lines of the entry above.',
  ],
  [
    'secondary files next to their input',
    dedent`
      ${TOOL}inputs:
        a:
          type: File
        secondaryFiles: .bai
      outputs: {}
    `,
    'the type ".bai" does not exist: If secondaryFiles is a field of the parameter above, indent it as far as the other fields.',
  ],
  [
    'packages next to their hint',
    dedent`
      ${TOOL}hints:
        SoftwareRequirement:
        packages:
          samtools: {version: ["1.9"]}
      inputs: {}
      outputs: {}
    `,
    'packages of SoftwareRequirement is below the entry, not in it: Indent it as far as the lines of the entry above.',
  ],
  [
    'an input that is named like a field',
    dedent`
      ${TOOL}inputs:
        a: string
        format: {typ: File}
      outputs: {}
    `,
    'CommandInputParameter has no field "typ": Did you mean "type"?',
  ],
  [
    'an input that need not be given',
    dedent`
      ${TOOL}inputs: {a: {type: string, required: false}}
      outputs: {}
    `,
    'CommandInputParameter has no field "required": To make a parameter optional, add a question mark to its type, as in File?.',
  ],
  [
    'inputs without a space after the colon',
    dedent`
      ${TOOL}inputs:
        a:string
      outputs: {}
    `,
    '"inputs" must be a list of maps (CommandInputParameter), but is the text "a:string": Add a space after the colon.',
  ],
  [
    'an image instead of a tool',
    dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: {a: string}
      outputs: []
      steps: {s: {run: "docker://quay.io/x/y:1", in: {a: a}, out: []}}
    `,
    'docker://quay.io/x/y:1 is an image, not a document: Write a tool, with DockerRequirement: {dockerPull: "quay.io/x/y:1"} under its requirements, and run that.',
  ],
  [
    'a type of a file that is not there',
    dedent`
      ${TOOL}inputs: {a: 'types.yml#T[]?'}
      outputs: {}
    `,
    'the type "types.yml#T" does not exist, because the file "types.yml" does not exist: Correct the path, which is relative to the file that contains it.',
  ],
])('%s is reported once, with what to do', async (_, text, remark) => {
  expect(await remarksOn(text)).toEqual([remark])
})

test.each([
  [
    'its types',
    'requirements: {SchemaDefRequirement: {types: [{$import: types.yml}]}}',
    [
      'an item of "types" of SchemaDefRequirement needs the field "type": one of record, enum, array: This is a whole SchemaDefRequirement, not a type. Move it to requirements, or list its types here.',
    ],
  ],
])('a file with a whole SchemaDefRequirement is imported among %s', async (_, requirements, remarks) => {
  expect(
    await remarksOn(
      dedent`
        ${TOOL}${requirements}
        inputs: {a: "types.yml#one"}
        outputs: {}
      `,
      {
        'types.yml': dedent`
          class: SchemaDefRequirement
          types:
          - {name: one, type: enum, symbols: [a]}
        `,
      },
    ),
  ).toEqual(remarks)
})

test('of a script that several tools include, the message names the tools for which it is wrong', async () => {
  const tool = (id: string, input: string): string =>
    `- {id: ${id}, class: CommandLineTool, inputs: {${input}: string}, outputs: {}, ${JAVASCRIPT.trim()}, stdin: {$include: script.sh}}\n`
  expect(
    await remarksOn(`cwlVersion: v1.2\n$graph:\n${tool('one', 'a')}${tool('two', 'b')}`, {
      'script.sh': '$(inputs.a) $(inputs.b + 1)',
    }),
  ).toEqual([
    '$(inputs.a) refers to the input a, which does not exist in main.cwl#two: The inputs here are b.',
    'the code reads inputs.b, and there is no input b in main.cwl#one: It is undefined when it runs.',
  ])
})

test.each(['[]'])('the type %s fits nothing, which is a warning', async (type) => {
  expect(
    (
      await problemsIn(dedent`
          ${TOOL}inputs: {a: ${type}}
          outputs: {}
        `)
    ).map(({ code, severity, message, fix }) => [code, severity, `${message}: ${fix}`]),
  ).toEqual([
    [
      'wrong-type',
      'warning',
      'this list of types is empty, so no value matches it: List the types that a value may have, or write Any.',
    ],
  ])
})

const STRANGE = 'which many editors show as a space or not at all: Write a space in its place, or remove it.'

test.each([
  [
    'a space of another kind before a key',
    dedent`
      ${TOOL}inputs:
        a:
           type: File
      outputs: {}
    `,
    `here is U+00A0, ${STRANGE}`,
    1,
  ],
])('%s is reported with what follows from it, and alone where it is valid', async (_, text, remark, errors) => {
  const problems = await problemsIn(text)
  expect(
    problems
      .filter(({ code }) => code === 'strange-key')
      .map(({ message, fix, severity }) => [severity, `${message}: ${fix}`]),
  ).toEqual([['warning', remark]])
  expect(problems.filter(({ severity }) => severity === 'error')).toHaveLength(errors)
})

test.each([
  [
    'a key of another vocabulary that is nearly type',
    dedent`
      ${OLD_TOOL}inputs: {a: {$type: File}}
      outputs: {}
    `,
    ['the parameter "a" needs the field "type": a type'],
  ],
])('%s is an error', async (_, text, remarks) => {
  expect(await remarksOn(text)).toEqual(remarks)
})

test('a required field without the space after its colon is reported where it is', async () => {
  expect(
    (
      await problemsIn(dedent`
        ${TOOL}inputs:
          a: {type:File}
        outputs: {}
      `)
    )
      .filter(({ severity }) => severity === 'error')
      .map(({ line, column, message }) => [line, column, message]),
  ).toEqual([[4, 7, 'CommandInputParameter needs the field "type", but "type:File" has no space after its colon']])
})

const RUNNING = 'run: {class: Operation, inputs: {read: string}, outputs: {o: string}}'

/** A workflow with the given text next to `run` in its step, and an output of the given type. */
function withStep(fields: string, type = 'string', run = RUNNING): string {
  return dedent`
    cwlVersion: v1.2
    class: Workflow
    requirements: {ScatterFeatureRequirement: {}, InlineJavascriptRequirement: {}}
    inputs: {reads: "string[]", name: string}
    outputs: {p: {type: "${type}", outputSource: s/o}}
    steps:
      s: {${run}, ${fields}}
      first: {${RUNNING}, in: {read: name}, out: [o]}
  `
}

const NO_SOURCE = 'which is neither an input of the workflow nor an output of a step'

test.each([
  [
    'scatter',
    withStep('in: {read: reads, scatter: read}, out: [o]', 'string[]'),
    [
      `the step s has scatter under in, so it is an input with the source "read", ${NO_SOURCE}: Move scatter to the left. Everything under in is an input.`,
    ],
  ],
  [
    'what it gives, as text',
    withStep('in: {read: name, out: o}'),
    [
      'WorkflowStep needs the field "out": a list of text or maps (WorkflowStepOutput): in has an entry "out" on line 7. If you meant the field, move it to the left.',
    ],
  ],
  [
    'a misspelt list of outputs',
    withStep('in: {read: name}, outs: [o]'),
    ['WorkflowStep has no field "outs": Did you mean "out"?'],
  ],
  [
    'nothing after in',
    withStep('in: , out: [o]'),
    [
      'the field "in" of WorkflowStep is empty, but must be a list of maps (WorkflowStepInput): List the inputs of the step: in: {INPUT: SOURCE}. If it has no inputs, write in: [].',
    ],
  ],
  [
    'a misspelt output',
    withStep('in: {read: name}, out: [0o]'),
    ['the step s lists the output "0o", which its process does not have: Did you mean "o"?'],
  ],
  [
    'an output that is a list',
    withStep('in: {read: name}, out: [[o]]'),
    ['an item of "out" of WorkflowStep must be text or a map (WorkflowStepOutput), but is a list'],
  ],
  [
    'inputs as names in a list',
    withStep('in: [{read: name, other: name}], out: [o]'),
    [
      'WorkflowStepInput needs the field "id", but here its names are keys: write that in a map, not in a list: Write - id: read with its fields below it, or remove the dashes.',
    ],
  ],
])(
  'a field of a step that is in the wrong place is told without what follows from it: %s',
  async (_, text, remarks) => {
    expect(await remarksOn(text)).toEqual(remarks)
  },
)

test.each([
  [
    'several misspelt fields',
    dedent`
      ${TOOL}inputs:
      - {ids: a, typ: int}
      outputs: {}
    `,
    [
      'CommandInputParameter has no field "ids": Did you mean "id"?',
      'CommandInputParameter has no field "typ": Did you mean "type"?',
    ],
  ],
  [
    'steps and inputs of steps that are not indented',
    dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: {a: int}
      outputs: {p: {type: int, outputSource: s/o}}
      steps:
      s:
        run: tool.cwl
    `,
    ['the field "steps" of Workflow is empty, and "s" is below it, not in it: Indent s and the lines after it.'],
  ],
  [
    'inputs by their names in a list',
    dedent`
      ${TOOL}inputs: [{name: a, type: int}]
      outputs: {}
    `,
    ['this input needs the field "id": text: Write id, not name.'],
  ],
  [
    'a field of a record with an id',
    dedent`
      ${TOOL}inputs: {a: {type: {type: record, fields: [{id: b, type: int}]}}}
      outputs: {}
    `,
    ['CommandInputRecordField needs the field "name": text: Write name, not id.'],
  ],
  [
    'a requirement without its class',
    `${TOOL}requirements:\n- class: ShellCommandRequirement\n  coresMin: 2\n${EMPTY}`,
    [
      'ShellCommandRequirement has no field "coresMin": It is a field of ResourceRequirement, which is a separate requirement.',
    ],
  ],
  [
    'no steps above steps',
    withStep('in: {read: name}, out: [o]').replace(/outputs: \{p: (.*)\}\nsteps:/, 'outputs:\n  p: $1'),
    [
      'Workflow needs the field "steps": a list of maps (WorkflowStep): The entries under outputs from line 7 on look like steps. Write steps: above them.',
    ],
  ],
  [
    'no scatter',
    withStep('in: {read: reads}, out: [o]', 'string[]'),
    [
      '"reads" gives string[], but the input read of the step s accepts string: Scatter over it, or take one item with valueFrom.',
    ],
  ],
  [
    'no merge_flattened',
    withStep(
      'in: {read: {source: [reads, reads]}}, out: [o]',
      'string',
      RUNNING.replace('read: string', 'read: "string[]"'),
    ).replace('{ScatterFeatureRequirement', '{MultipleInputFeatureRequirement: {}, ScatterFeatureRequirement'),
    [
      '"reads" gives string[][] as one of several sources, but the input read of the step s accepts string[]: Add linkMerge: merge_flattened, which makes one list of lists and items.',
    ],
  ],
])('what follows from one mistake is not told as well: %s', async (_, text, remarks) => {
  expect(await remarksOn(text)).toEqual(remarks)
})

test.each([
  [
    'that what it runs takes',
    withStep(
      'in: {read: name, scatter: nosuch}, out: [o]',
      'string',
      RUNNING.replace('read: string', 'read: string, scatter: string'),
    ),
    [
      `the input scatter of the step s has the source "nosuch", ${NO_SOURCE}: Name an input of the workflow, or STEP/OUTPUT. To give a value that is not a link, write {default: …}.`,
    ],
  ],
  [
    'that has a source of the workflow',
    withStep('in: {read: name, scatter: reads}, out: [o]'),
    [
      'the step s sets "scatter", which its process does not have: If you mean the field of the step, move it to the left.',
    ],
  ],
  [
    'that has a source of another step',
    withStep('in: {read: name, scatter: first/nosuch}, out: [o]'),
    [
      `the step s sets "scatter", which its process does not have: If you mean the field of the step, move it to the left.`,
      `the input scatter of the step s has the source "first/nosuch", ${NO_SOURCE}: Name an input of the workflow, or STEP/OUTPUT.`,
    ],
  ],
])('an input with the name of a field of a step is an input: one %s', async (_, text, remarks) => {
  expect(await remarksOn(text)).toEqual(remarks)
})

test('a first field that has no value is not a rest of a text', async () => {
  expect(
    await remarksOn(dedent`
      ${TOOL}inputs: {a: {kind=File, type: File}}
      outputs: {}
    `),
  ).toEqual([expect.stringMatching(/^CommandInputParameter has no field "kind=File": Its fields are /)])
})

test.each([
  ['# a comment\n  return "b"', "not JavaScript: unexpected character ' ': A comment of JavaScript begins with //."],
])('code that other languages write so is told as that: %s', async (code, remark) => {
  expect(
    await remarksOn(dedent`
      ${TOOL}${JAVASCRIPT}inputs: {a: int?}
      stdout: |
        \${ ${code}
        }
      outputs: {}
    `),
  ).toEqual([remark])
})

test.each([
  [
    'a switch',
    withStep('in: {read: name}, out: [o], requirements: {WorkReuse: false}'),
    [
      'WorkReuse must be a map of its fields, but is false: The value belongs to a field. Write WorkReuse: {enableReuse: …}.',
    ],
  ],
  [
    'what no field of it takes',
    `${TOOL}requirements: {SchemaDefRequirement: true}\n${EMPTY}`,
    ['SchemaDefRequirement must be a map of its fields, but is true'],
  ],
  [
    'an item that looks like one',
    `${TOOL}requirements: ["WorkReuse: false"]\n${EMPTY}`,
    ['an item of "requirements" must be a requirement, but is the text "WorkReuse: false"'],
  ],
  [
    'variables instead of envDef',
    `${TOOL}requirements: {EnvVarRequirement: {HOME: /tmp}}\n${EMPTY}`,
    ['EnvVarRequirement has no field "HOME": Move it to envDef.'],
  ],
])('a requirement with a value in the place of its fields is told so: %s', async (_, text, remarks) => {
  expect(await remarksOn(text)).toEqual(remarks)
})

test.each([
  [
    'one of arguments',
    dedent`
      ${TOOL}inputs: {}
      arguments: {prefix: -a, valueFrom: b}
      outputs: {}
    `,
    [
      '"arguments" must be a list of text or maps (CommandLineBinding), but is a map: Write it as an item of a list: add a dash before it.',
    ],
  ],
  [
    'a binding as text',
    dedent`
      ${TOOL}inputs: {a: {type: int, inputBinding: --a}}
      outputs: {}
    `,
    [
      '"inputBinding" of CommandInputParameter must be a map (CommandLineBinding), but is the text "--a": Write {prefix: --a}.',
    ],
  ],
  [
    'a binding as a number',
    dedent`
      ${TOOL}inputs: {a: {type: int, inputBinding: 1}}
      outputs: {}
    `,
    [
      '"inputBinding" of CommandInputParameter must be a map (CommandLineBinding), but is the number 1: Write {position: 1}.',
    ],
  ],
  [
    'alternatives as text',
    dedent`
      ${TOOL}inputs: {a: "null | File"}
      outputs: {}
    `,
    ['the type "null | File" does not exist: Write a list: ["null", File].'],
  ],
  [
    'processes as a map',
    dedent`
      cwlVersion: v1.2
      $graph: {main: {class: CommandLineTool}}
    `,
    [
      '$graph must be a list of processes, and this is a map: Write each as an item of a list, with its name as its id.',
    ],
  ],
  [
    'a process of the same $graph as a file',
    dedent`
      cwlVersion: v1.2
      $graph:
      - {id: main, class: Workflow, inputs: {}, outputs: {}, steps: {s: {run: tool, in: {}, out: []}}}
      - {id: tool, class: Operation, inputs: {}, outputs: {}}
    `,
    ['there is no file tool: Write "#tool" for the process of this $graph.'],
  ],
])('what stands in another form is told with the right one: %s', async (_, text, remarks) => {
  expect(await remarksOn(text)).toEqual(remarks)
})

test('a file of types that is named and not imported is reported with the way to', async () => {
  expect(await remarksOn(`${TOOL}requirements: {SchemaDefRequirement: {types: [types.yml]}}\n${EMPTY}`)).toEqual([
    expect.stringMatching(/: To include that file, write \{\$import: types\.yml\}\.$/),
  ])
})
