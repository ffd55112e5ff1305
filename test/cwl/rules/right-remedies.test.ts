import { expect } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { batteryOfRemarks } from '../support/battery.ts'
import { EMPTY, TOOL, V1_2 } from '../support/documents.ts'

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
])
