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
