/** A tool of the newest version, to be continued. */
export const TOOL = 'cwlVersion: v1.2\nclass: CommandLineTool\nbaseCommand: cat\n'

/** A tool without inputs and outputs, to be continued. */
export const BARE_TOOL = `${TOOL}inputs: {}\noutputs: {}\n`

/** A workflow with the requirements that nearly all use, to be continued. */
export const WORKFLOW =
  'cwlVersion: v1.2\nclass: Workflow\nrequirements:\n  ScatterFeatureRequirement: {}\n  MultipleInputFeatureRequirement: {}\n  StepInputExpressionRequirement: {}\n  InlineJavascriptRequirement: {}\n  SubworkflowFeatureRequirement: {}\n'

/** A tool file with one required input of a type, and one output of a type. */
export function toolFile(input: string, output = 'string'): string {
  return `cwlVersion: v1.2\nclass: CommandLineTool\nbaseCommand: cat\ninputs:\n  x: ${input}\noutputs:\n  y:\n    type: ${output}\n    outputBinding: {glob: y, outputEval: $(runtime.cores)}\n`
}
