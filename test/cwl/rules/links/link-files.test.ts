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
  {
    'secondary files are given by the tool that gives the file': secondary('[.bai]', '[.bai]'),
    'secondary files that no tool gives are missed': secondary('[.bai]', '[]', '«missing-secondary-files»'),
    'secondary files of which one is not given are missed': secondary(
      '[.bai, .tbi]',
      '[.bai]',
      '«missing-secondary-files»',
    ),
    'secondary files that may be missing are not missed': secondary('[.bai?, {pattern: .fai, required: false}]', '[]'),
    'secondary files that only an expression needs are not missed': secondary(
      '[$(self.nameroot).bai, {pattern: .fai, required: $(inputs.x)}]',
      '[]',
    ),
    'secondary files with a question mark in a map are reported separately': secondary(
      '[{pattern: «literal-question-mark».bai?}]',
      '[]',
    ),
    'secondary files that must be there are missed however that is said': secondary(
      '[{pattern: .bai}]',
      '[]',
      '«missing-secondary-files»',
    ),
    'secondary files that code gives are not missed': secondary('[.bai]', "['${return self.basename}']"),
    'secondary files that only code needs are not missed': secondary("['${return self.basename}']", '[]'),
    'secondary files of what goes to standard output are missed': secondary(
      '[.bai]',
      '[]',
      '«missing-secondary-files»',
    ).replace('{type: File, secondaryFiles: [], outputBinding: {glob: y}}', 'stdout'),
    'secondary files that an expression gives are not missed': secondary('[.bai]', '[$(self.nameroot).bai]'),
    'an index has one of two names': secondary('[^.bai]', '[.bai]'),
    'secondary files that an expression of the tool may add are not missed': secondary('[.bai]', '[]').replace(
      'glob: y',
      'glob: y, outputEval: $(self)',
    ),
    'a format is that of the tool that gives the file': formats('edam:format_2572', 'edam:format_2572'),
    'a file without a format is none of the format that is wanted': formats(
      'edam:format_2572',
      '',
      '«incompatible-format»',
    ),
    'a file of another format is not taken': formats('edam:format_2572', 'edam:format_2573', '«incompatible-format»'),
    'one of several formats is enough': formats('[edam:format_2573, edam:format_2572]', 'edam:format_2572'),
    'a format is an address, however it is written': formats(
      '"http://edamontology.org/format_2572"',
      'edam:format_2572',
    ),
    'a file of none of several formats is not taken': formats(
      '[edam:format_2573, edam:format_2572]',
      'edam:format_1930',
      '«incompatible-format»',
    ),
    'a format that an expression names is not looked at': formats('edam:format_2572', '$(inputs.x.format)'),
    'a format that an expression asks for is not looked at': formats('$(inputs.x.format)', 'edam:format_2572'),
    'formats that are not addresses are not compared': formats('BAM', 'SAM'),
    'by an ontology one format may be another': formats('edam:format_2572', 'edam:format_2573').replace(
      '$namespaces',
      '$schemas: [«missing-schema»EDAM.owl]\n$namespaces',
    ),
    'no ontology gives a file a format': formats('edam:format_2572', '', '«incompatible-format»').replace(
      '$namespaces',
      '$schemas: [«missing-schema»EDAM.owl]\n$namespaces',
    ),
    'a file that an expression makes may have any format': formats('edam:format_2572', '').replace(
      'glob: y',
      'glob: y, outputEval: $(self)',
    ),
    'a file that valueFrom makes may have any format': formats('edam:format_2572', '').replace(
      'source: s/y',
      'source: s/y, valueFrom: $(self)',
    ),
    'the format of what goes to standard output counts': formats(
      'edam:format_2572',
      '',
      '«incompatible-format»',
    ).replace('{type: File, outputBinding: {glob: y}}', 'stdout'),
    'an input of the workflow without a format takes any file': formats('edam:format_2572', '').replace(
      'source: s/y',
      'source: a',
    ),
    'an input of the workflow of another format is not taken': formats('edam:format_2572', '')
      .replace('inputs: {a: File}', 'inputs: {a: {type: File, format: edam:format_2573}}')
      .replace('source: s/y', 'source: «incompatible-format»a'),
    'of several sources each is looked at': formats('edam:format_2572', '')
      .replace('source: s/y', 'source: [a, «incompatible-format»s/y]')
      .replace('type: File, format', 'type: "File[]", format'),
    'what is picked may be the one that fits': formats('edam:format_2572', '').replace(
      'source: s/y',
      'source: [a, s/y], pickValue: first_non_null',
    ),
  },
  ['JSON', 'lists'],
)
