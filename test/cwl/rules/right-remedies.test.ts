import { expect } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { batteryOfRemarks } from '../support/battery.ts'
import { EMPTY, TOOL, V1_2, WORKFLOW } from '../support/documents.ts'

// Each of these had a remedy that made the document valid, and its run wrong.
batteryOfRemarks([
  [
    'a list with a comma and without brackets',
    `${V1_2}baseCommand: bcftools, consensus\n${EMPTY}`,
    [
      '"bcftools, consensus" is read as the name of one program, including the spaces: Write a list: ["bcftools", "consensus"].',
    ],
  ],
  [
    'a backslash at the end of a folded line',
    dedent`
      cwlVersion: v1.0
      class: CommandLineTool
      requirements: {ShellCommandRequirement: {}}
      inputs: {a: string}
      outputs: {}
      arguments:
      - shellQuote: false
        valueFrom: >-
          sort $(inputs.a) \\
          -u
    `,
    [expect.stringContaining('Remove the backslash: a text that YAML folds is one line, and no line goes on.')],
  ],
  [
    'a number for a symbol of digits',
    dedent`
      ${TOOL}inputs: {a: {type: {type: enum, symbols: ["0", "1"]}, default: 1}}
      outputs: {}
    `,
    [
      expect.stringContaining(
        'and the type is enum of "0", "1": Write "1" with its quotes: the values of an enum are texts.',
      ),
    ],
  ],
  [
    'an empty text for a file',
    `${TOOL}inputs: {f: {type: File, default: ""}}\noutputs: {}\n`,
    [expect.stringContaining('Remove it. Where the input may be absent, write the type File? too.')],
  ],
  [
    'an attribute of a list in its binding',
    `${TOOL}inputs: {g: {type: "File[]", inputBinding: {valueFrom: $(self.path)}}}\noutputs: {}\n`,
    [expect.stringContaining('Move an inputBinding into the type of the list, where self is one item.')],
  ],
  [
    'a variable of a shell under a requirement of the workflow',
    dedent`
      cwlVersion: v1.2
      class: Workflow
      requirements: {InlineJavascriptRequirement: {}}
      inputs: {}
      outputs: {}
      steps:
        s: {run: {class: CommandLineTool, inputs: {}, outputs: {}, baseCommand: ls, arguments: ["\${HOME}/a"]}, in: {}, out: []}
    `,
    [expect.stringContaining('Write \\${HOME} if the variable of a shell is meant, or return a value.')],
  ],
  [
    'standard input before v1.1',
    'cwlVersion: v1.0\nclass: CommandLineTool\ninputs: {text: {type: stdin}}\noutputs: {}\nbaseCommand: cat\n',
    [expect.stringContaining('Raise cwlVersion to v1.1, or use the type File and write stdin: $(inputs.text.path).')],
  ],
  [
    'what a scattered step gets instead of a list',
    dedent`
      ${WORKFLOW}inputs: {a: File, l: "File[]", r: {type: {type: record, fields: {list: "File[]"}}}}
      outputs: {}
      steps:
        - {id: picked, run: ${takes('File')}, scatter: x, in: {x: {source: r, valueFrom: $(self.list)}}, out: []}
        - {id: whole, run: ${takes('File[]')}, scatter: x, in: {x: l}, out: []}
        - {id: one, run: ${takes('File')}, scatter: x, in: {x: a}, out: []}
    `,
    [
      expect.stringContaining('Make the list in a step before: scatter takes the source, and valueFrom is evaluated'),
      expect.stringContaining('Leave it out of scatter, so that every run gets the whole value.'),
      expect.stringContaining('Leave it out of scatter, so that every run gets the whole value.'),
    ],
  ],
  [
    'what a shell gets in quotes or not',
    `${V1_2}requirements: {ShellCommandRequirement: {}}\nbaseCommand: R -q --vanilla\narguments: [-e, "f(1, 2)", {shellQuote: false, valueFrom: "a b"}]\n${EMPTY}`,
    [
      expect.stringContaining('one program, including the spaces, but Seven Bridges splits it: Write a list: ["R"'),
      expect.stringContaining('the shell gets this script in quotes, but Seven Bridges does not quote it: Move it to'),
    ],
  ],
  [
    'a name of which four letters of ten are others',
    `${TOOL}inputs: {coord: string, host_name: string}\noutputs: {}\narguments: [$(inputs.coord_name)]\n`,
    [expect.stringContaining('The inputs here are coord, host_name.')],
  ],
  [
    'an id with a slash',
    `${TOOL}inputs: {a/b: string}\noutputs: {}\narguments: ["$(inputs['a/b'])"]\n`,
    [expect.stringContaining('It is named b: of an id with a slash, the last part is the name.')],
  ],
  ...(['v1.0', 'v1.1', 'v1.2'] as const).map((version): [string, string, unknown[]] => [
    `a division for a resource in ${version}`,
    dedent`
      cwlVersion: ${version}
      class: CommandLineTool
      baseCommand: cat
      requirements:
        InlineJavascriptRequirement: {}
        ResourceRequirement:
          ramMin: $(inputs.f.size / 1024)
          tmpdirMin: \${ return inputs.f.size / 3; }
          outdirMin: $(Math.ceil(inputs.f.size / 1024))
      inputs: {f: File}
      outputs: {}
    `,
    version === 'v1.2'
      ? []
      : [
          'ramMin must be an integer before CWL v1.2, but a division may give a fraction: Round it up: $(Math.ceil(inputs.f.size / 1024)).',
          expect.stringContaining('Round it up: ${ return Math.ceil(inputs.f.size / 3); }.'),
        ],
  ]),
  [
    'an output of a step with a dot',
    dedent`
      ${WORKFLOW}inputs: {a: File}
      outputs: {o: {type: File, outputSource: s2.bam}}
      steps:
        - {id: s1, run: ${takes('File')}, in: {x: a}, out: [bam]}
        - {id: s2, run: ${takes('File')}, in: {x: a}, out: []}
    `,
    [expect.stringContaining('Write s2/bam, and add bam to out of the step.')],
  ],
])

function takes(type: string): string {
  return `{class: Operation, inputs: {x: "${type}"}, outputs: {bam: File}}`
}
