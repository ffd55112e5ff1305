import { expect } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { battery, batteryOfRemarks } from '../support/battery.ts'
import { TOOL, WORKFLOW } from '../support/documents.ts'

const OTHER = '{class: Operation, inputs: {x: "File?", sample_name: "string?", w: "string?"}, outputs: {}}'

battery(import.meta.filename, {
  'several patterns in one text are read as one': dedent`
    ${TOOL}inputs: {i: {type: File, secondaryFiles: «misread-pattern».bai, «misread-pattern»'.bai, ^.csi'}}
    outputs:
      a: {type: "File[]", outputBinding: {glob: «misread-pattern»"*.bam, *.cram"}}
      b: {type: "File[]", outputBinding: {glob: «misread-pattern»'*\\.log'}}
      c: {type: "File[]", outputBinding: {glob: ["a,v", "x\\\\*", "$(inputs.i.nameroot), *.bam"]}}
  `.replace('secondaryFiles: «misread-pattern».bai, ', 'secondaryFiles: '),
  'a format is an address': dedent`
    ${TOOL}$namespaces: {edam: "http://edamontology.org/"}
    inputs:
      a: {type: File, format: «relative-format»BAM}
      b: {type: File, format: [«relative-format»format_2572, edam:format_2573]}
      c: {type: File, format: "edam.owl#format_2572"}
    outputs: {d: {type: File, format: $(inputs.a.format), outputBinding: {glob: x}}}
  `,
  'the name of an input is text in valueFrom, unless it is one word': dedent`
    ${WORKFLOW}inputs: {sample_name: string, bam: string}
    outputs: {}
    steps:
      s:
        run: ${OTHER}
        in: {sample_name: {source: sample_name, valueFrom: «bare-reference»sample_name}, w: {valueFrom: bam}}
        out: []
  `,
  'a source that YAML takes for a comment is reported': dedent`
    ${WORKFLOW}inputs: {f: "File?"}
    outputs: {}
    steps:
      s:
        run: ${OTHER}
        in:
          «commented-source»x: #f
          sample_name:  # given later
        out: []
  `,
  'a source of a required input that is a comment is an error': {
    text: dedent`
      ${WORKFLOW}inputs: {f: File}
      outputs: {}
      steps:
        s:
          run: {class: Operation, inputs: {x: File}, outputs: {}}
          in:
          - id: x
            «commented-source»source: #f
          out: []
    `,
  },
  'a hint is misspelt if it is nearly one of CWL': dedent`
    ${TOOL}inputs: {}
    outputs: {}
    hints:
    - {class: «unknown-hint»DockerRequirements, dockerPull: "debian:12.5"}
    - {class: «unknown-hint»Docker}
    - {class: Gpu}
  `,
  'a null in the pattern of an optional output matches nothing': dedent`
    ${TOOL}inputs: {n: {type: "string?", inputBinding: {}}}
    outputs:
      a: {type: "File?", outputBinding: {glob: [$(inputs.n).gz, $(inputs.n).nii]}}
      b: {type: File, outputBinding: {glob: «null-in-text»$(inputs.n).gz}}
  `,
})

batteryOfRemarks([
  [
    'an only source that may be skipped',
    dedent`
      ${WORKFLOW}inputs: {b: boolean}
      outputs: {o: {type: File, outputSource: [s/o], pickValue: all_non_null}}
      steps: {s: {run: {class: Operation, inputs: {b: boolean}, outputs: {o: File}}, in: {b: b}, when: $(inputs.b), out: [o]}}
    `,
    [
      'pickValue has only one value to pick from, and the output o accepts File: by the specification the result is a list, but engines pass on the value: Remove pickValue, and the brackets, and write type: File? for a step that is skipped.',
    ],
  ],
  [
    'null before pickValue existed',
    dedent`
      ${WORKFLOW.replace('v1.2', 'v1.0')}inputs: {a: "string?"}
      outputs: []
      steps: {s: {in: {x: a}, out: [], run: {class: CommandLineTool, baseCommand: echo, inputs: {x: string}, outputs: []}}}
    `,
    ['"a" gives string?, but the input x of the step s accepts only string: Give a default, or make it optional.'],
  ],
  [
    'a step with several outputs as a source',
    dedent`
      ${WORKFLOW}inputs: {}
      outputs: {o: {type: File, outputSource: s}}
      steps: {s: {run: {class: Operation, inputs: {}, outputs: {o: File, p: File}}, in: {}, out: [o, p]}}
    `,
    [
      'the output o has the source "s", which is neither an input of the workflow nor an output of a step: "s" is a step. Name the output that is meant: s/o, s/p.',
    ],
  ],
  [
    'an input whose name needs brackets',
    `${TOOL}inputs: {"chunk size": File}\noutputs: {}\narguments: [$(inputs.chunk_size.path)]\n`,
    [
      "$(inputs.chunk_size.path) refers to the input chunk_size, which does not exist: Write $(inputs['chunk size'].path).",
    ],
  ],
  [
    'fields that have another name here',
    dedent`
      ${WORKFLOW}inputs: {a: "string[]", b: "string[]"}
      outputs: {o: {type: string, outputSource: {source: a}}}
      steps:
        s:
          run: {class: Operation, inputs: {x: string, y: string}, outputs: []}
          scatter: [x, y]
          method: dotproduct
          in: {x: {from: a}, y: b}
          out: []
    `,
    [
      expect.stringContaining('but is a map: Write a, without source.'),
      'WorkflowStep has no field "method": Did you mean "scatterMethod"?',
      'WorkflowStepInput has no field "from": Did you mean "source"?',
    ],
  ],
  [
    'a wrong type of an input that is used twice',
    dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: File}, outputs: []}, in: {x: a}, out: []}
        t: {run: {class: Operation, inputs: {x: File}, outputs: []}, in: {x: a}, out: []}
    `,
    [
      'the input "a" is string, but all that it is linked to accepts only File: the input x of the step s, the input x of the step t: Change its type to File.',
    ],
  ],
  [
    'a feature that a workflow and one inside it lack',
    dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: {}
      outputs: {}
      steps:
        s:
          in: {}
          out: []
          run:
            class: Workflow
            inputs: {}
            outputs: {}
            steps: {t: {in: {}, out: [], run: {class: Workflow, inputs: {}, outputs: {}, steps: {}}}}
    `,
    [expect.stringContaining('Add SubworkflowFeatureRequirement: {} under requirements.')],
  ],
  [
    'a variable of a shell',
    `${TOOL}inputs: {}\noutputs: {}\narguments: ["\${HOME}/x"]\n`,
    [
      '${…} is JavaScript, which needs InlineJavascriptRequirement: Write \\${HOME} if the variable of a shell is meant.',
    ],
  ],
  [
    'a source in brackets that is a comment',
    dedent`
      ${WORKFLOW}inputs: {f: File}
      outputs: {}
      steps:
        s:
          run: {class: Operation, inputs: {x: File}, outputs: {}}
          in: {x: #f}
          out: []
    `,
    [
      'not readable as YAML: this "{" is never closed: Put #f in quotes: a number sign after a space begins a comment, and the bracket is in it.',
    ],
  ],
  [
    'a misspelt prefix',
    dedent`
      ${TOOL}$namespaces: {edam: "http://edamontology.org/"}
      inputs: {a: {type: File, format: "edma:format_2572"}}
      outputs: {}
    `,
    ['"edma:format_2572" has the prefix "edma", which is not declared: Did you mean "edam"?'],
  ],
  [
    'a file of Galaxy',
    'class: GalaxyWorkflow\ninputs: {}\noutputs: {}\nsteps: {}\n',
    ['this is a Galaxy file, not CWL: Leave it out: only CWL can be read, compared and promoted here.'],
  ],
  [
    'a backslash in the text of a pattern',
    `${TOOL}inputs: {}\noutputs: {o: {type: File, outputBinding: {glob: "*\\.log"}}}\n`,
    ['not readable as YAML: \\. is not an escape in YAML: Write "*.log": a dot needs no backslash in a pattern.'],
  ],
  [
    'a backslash before a variable of a shell',
    `${TOOL.replace('v1.2', 'v1.0')}inputs: {a: string}\noutputs: {}\narguments: ["echo \\\\$? $(inputs.a)"]\n`,
    [
      'CWL v1.0 does not define a backslash in a text with an expression: cwltool drops it, but Seven Bridges keeps it: Remove the backslash: a dollar sign needs none where no bracket follows.',
    ],
  ],
])
