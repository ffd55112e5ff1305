import { dedent } from '../../../support/dedent.ts'
import { battery } from '../../support/battery.ts'
import { WORKFLOW } from '../../support/documents.ts'

/** A tool that needs files next to a file that another tool gives. */
function secondary(needed: string, given: string, mark = ''): string {
  return dedent`
    ${WORKFLOW}inputs: {}
    outputs: {}
    steps:
      s: {run: {class: CommandLineTool, inputs: {}, outputs: {y: {type: File, secondaryFiles: ${given}, outputBinding: {glob: y}}}}, in: {}, out: [y]}
      t: {run: {class: CommandLineTool, inputs: {x: {type: File, secondaryFiles: ${needed}}}, outputs: {}}, in: {x: ${mark}s/y}, out: []}
  `
}

/** A tool that takes files of a format, and one that gives some, of another or of none. */
function formats(wanted: string, given: string, mark = ''): string {
  const output =
    given === '' ? '{type: File, outputBinding: {glob: y}}' : `{type: File, format: ${given}, outputBinding: {glob: y}}`
  return dedent`
    ${WORKFLOW}$namespaces: {edam: "http://edamontology.org/"}
    inputs: {a: File}
    outputs: {}
    steps:
      s: {run: {class: CommandLineTool, inputs: {x: File}, outputs: {y: ${output}}}, in: {x: a}, out: [y]}
      t: {run: {class: CommandLineTool, inputs: {x: {type: File, format: ${wanted}}}, outputs: {}}, in: {x: {source: ${mark}s/y}}, out: []}
  `
}

battery(
  import.meta.filename,
  {
    'secondary files that may be missing are not missed': secondary('[.bai?, {pattern: .fai, required: false}]', '[]'),
    'secondary files that an expression gives are not missed': secondary('[.bai]', '[$(self.nameroot).bai]'),
    'one of several formats is enough': formats('[edam:format_2573, edam:format_2572]', 'edam:format_2572'),
    'a format that an expression asks for is not looked at': formats('$(inputs.x.format)', 'edam:format_2572'),
    'formats that are not addresses are not compared': formats('«relative-format»BAM', '«relative-format»SAM'),
    'an output of a workflow that promises an index has a source with one': dedent`
      ${WORKFLOW}inputs: {}
      outputs: {a: {type: File, secondaryFiles: [.bai], outputSource: «missing-secondary-files»s/y}, b: {type: File, outputSource: s/y}}
      steps:
        s: {run: {class: CommandLineTool, inputs: {}, outputs: {y: {type: File, outputBinding: {glob: y}}}}, in: {}, out: [y]}
    `,
    'by an ontology one format may be another': formats('edam:format_2572', 'edam:format_2573').replace(
      '$namespaces',
      '$schemas: [«missing-schema»EDAM.owl]\n$namespaces',
    ),
    'the format of what goes to standard output counts': formats(
      'edam:format_2572',
      '',
      '«incompatible-format»',
    ).replace('{type: File, outputBinding: {glob: y}}', 'stdout'),
    'an input of the workflow of another format is not taken': formats('edam:format_2572', '')
      .replace('inputs: {a: File}', 'inputs: {a: {type: File, format: edam:format_2573}}')
      .replace('source: s/y', 'source: «incompatible-format»a'),
  },
  ['JSON', 'lists'],
)
