import { dedent } from '../../support/dedent.ts'

/** A tool of the newest version, to be continued. */
export const TOOL = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
  baseCommand: cat
`

/** A tool without inputs and outputs, to be continued. */
export const BARE_TOOL = dedent`
  ${TOOL}inputs: {}
  outputs: {}
`

/** A workflow with the requirements that nearly all use, to be continued. */
export const WORKFLOW = dedent`
  cwlVersion: v1.2
  class: Workflow
  requirements:
    ScatterFeatureRequirement: {}
    MultipleInputFeatureRequirement: {}
    StepInputExpressionRequirement: {}
    InlineJavascriptRequirement: {}
    SubworkflowFeatureRequirement: {}
`

/** A tool file with one required input of a type, and one output of a type. */
export function toolFile(input: string, output = 'string'): string {
  return dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    baseCommand: cat
    inputs:
      x: ${input}
    outputs:
      y:
        type: ${output}
        outputBinding: {glob: y, outputEval: $(runtime.cores)}
  `
}

/** The first lines of a tool, whose program is to be said. */
export const V1_2 = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
`

export const EMPTY = dedent`
  inputs: {}
  outputs: {}
`

export const SHELL = 'requirements: {ShellCommandRequirement: {}}\n'
export const SCRIPT = 'requirements: {InlineJavascriptRequirement: {}}\n'

/** A tool without inputs and outputs, of some lines. */
export function command(lines: string): string {
  return `${V1_2}${lines}\n${EMPTY}`
}

/** A tool with one input, and what binds it. */
export function binding(text: string, type = 'string'): string {
  return dedent`
    ${TOOL}inputs: {a: {type: "${type}", inputBinding: ${text}}}
    outputs: {}
  `
}

/** A tool with entries of its working folder. */
export function entry(text: string, version = 'v1.2'): string {
  return `${BARE_TOOL.replace('v1.2', version)}requirements: {InitialWorkDirRequirement: {listing: [${text}]}}\n`
}

/** Two named types. */
export const SCHEMA_DEF = dedent`
  requirements:
    SchemaDefRequirement:
      types:
      - {name: pair, type: record, fields: {p: int, q: string}}
      - {name: colour, type: enum, symbols: [red, green]}
`

/** A tool with one input. */
export function inputOf(declaration: string): string {
  return dedent`
    ${TOOL}inputs:
      a: ${declaration}
    outputs: {}
  `
}

export const INPUTS = dedent`
  inputs: {a: string, f: File}
  outputs: {}
`
/** A tool with two inputs, to be continued. */
export const PLAIN = V1_2 + INPUTS
export const READING = PLAIN.replace('f: File', 'f: {type: File, loadContents: true}')
export const JAVASCRIPT_TOOL = `${V1_2}${SCRIPT}`
export const WITH_JS = JAVASCRIPT_TOOL + INPUTS

/** A workflow with a file and a list of files, whose steps are to follow. */
export const STEPS = dedent`
  ${WORKFLOW}inputs: {f: File, l: 'File[]'}
  outputs: {}
  steps:
`
export const TAKES = '{class: Operation, inputs: {x: string}, outputs: {}}'

/** The first lines of a workflow without requirements. */
export const PLAIN_WORKFLOW = dedent`
  cwlVersion: v1.2
  class: Workflow
`

/** A workflow of one step `s` that runs an Operation with these inputs and the output y. */
export function step(given: {
  readonly inputs?: string
  readonly takes?: string
  readonly gives?: string
  readonly in: string
  readonly more?: string
  readonly outputs?: string
  readonly head?: string
}): string {
  const {
    inputs = 'a: string',
    takes = 'x: string',
    gives = 'string',
    more = '',
    outputs = '{}',
    head = WORKFLOW,
  } = given
  return `${head}inputs: {${inputs}}\noutputs: ${outputs}\nsteps:\n  s:\n    run: {class: Operation, inputs: {${takes}}, outputs: {y: ${gives}}}\n    in: ${given.in}\n    out: [y]\n${more}`
}
