import { expect } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { batteryOfRemarks } from '../support/battery.ts'
import { EMPTY, PLAIN_WORKFLOW, V1_2 } from '../support/documents.ts'

const OPERATION = '{class: Operation, inputs: {x: string?}, outputs: {o: string}}'

batteryOfRemarks([
  [
    'a value for an expression',
    `${V1_2}requirements: {ResourceRequirement: {coresMin: true}}\n${EMPTY}`,
    ['"coresMin" of ResourceRequirement must be a number or an expression, but is true'],
  ],
  [
    'a listing of another kind',
    `${V1_2}requirements: {InitialWorkDirRequirement: {listing: true}}\n${EMPTY}`,
    [
      '"listing" of InitialWorkDirRequirement must be an expression or a list of null or maps (Dirent, File, Directory) or expressions or a list of maps (File, Directory), but is true',
    ],
  ],
  [
    'several arguments in one text',
    `${V1_2}arguments: -t 8 --fast a=b\n${EMPTY}`,
    [
      '"arguments" must be a list of text or maps (CommandLineBinding), but is the text "-t 8 --fast a=b": Write it as a list: [-t, "8", --fast, "a=b"].',
    ],
  ],
  [
    'text for a list that is more than a word',
    `${V1_2}requirements: {InlineJavascriptRequirement: {expressionLib: "var a = 1"}}\n${EMPTY}`,
    [
      '"expressionLib" of InlineJavascriptRequirement must be a list of text, but is the text "var a = 1": Write it as an item of a list: add a dash before it.',
    ],
  ],
  [
    'lists with commas and no brackets',
    dedent`
      ${V1_2}successCodes: 0,1
      inputs: {e: {type: {type: enum, symbols: "a, b"}}}
      outputs: []
    `,
    [
      '"successCodes" must be a list of integers, but is the text "0,1": Write it as a list: [0, 1].',
      '"symbols" of CommandInputEnumSchema must be a list of text, but is the text "a, b": Write it as a list: [a, b].',
    ],
  ],
  [
    'switches of YAML 1.1',
    dedent`
      ${V1_2}requirements: {NetworkAccess: {networkAccess: "on"}}
      inputs: {a: {type: File, streamable: yes, inputBinding: {prefix: -a, separate: No}}}
      outputs: {}
    `,
    [
      'networkAccess must be true or false or an expression, and this is the text "on": Write true.',
      '"streamable" of CommandInputParameter must be true or false, but is the text "yes": Write true.',
      '"separate" of CommandLineBinding must be true or false, but is the text "No": Write false.',
    ],
  ],
  [
    'a variable as a shell sets it',
    `${V1_2}requirements: {EnvVarRequirement: {envDef: [PATH=/usr/bin]}}\n${EMPTY}`,
    [
      'an item of "envDef" of EnvVarRequirement must be a map (EnvironmentDef), but is the text "PATH=/usr/bin": Write {envName: PATH, envValue: "/usr/bin"}.',
    ],
  ],
  [
    'expressions without their brackets',
    dedent`
      ${PLAIN_WORKFLOW}requirements: {InlineJavascriptRequirement: {}}
      inputs: {a: string}
      outputs: {}
      steps: {s: {run: ${OPERATION}, in: {x: a}, out: [], when: inputs.flag}, t: {run: ${OPERATION}, in: {x: a}, out: [], when: inputs.x == "b"}, u: {run: ${OPERATION}, in: {x: a}, out: [], when: return inputs.x != null;}, v: {run: ${OPERATION}, in: {x: a}, out: [], when: always}, w: {run: ${OPERATION}, in: {x: a}, out: [], when: 'inputs.x, inputs.x'}}
    `,
    [
      'when must be an expression, and this is the text "inputs.flag": Write $(inputs.flag).',
      'when must be an expression, and this is the text "inputs.x == \\"b\\"": Write $(inputs.x == "b").',
      'when must be an expression, and this is the text "return inputs.x != null;": Write ${return inputs.x != null;}.',
      'when must be an expression, and this is the text "always": An expression is written $(…) or ${…}.',
      'when must be an expression, and this is the text "inputs.x, inputs.x": An expression is written $(…) or ${…}.',
    ],
  ],
  [
    'a word that is nearly one of a few',
    dedent`
      ${PLAIN_WORKFLOW}requirements: {ScatterFeatureRequirement: {}, MultipleInputFeatureRequirement: {}}
      inputs: {a: "string[]", b: "string[]"}
      outputs: {o: {type: "string[]", outputSource: [a, b], linkMerge: mergeflattened}}
      steps: {s: {run: {class: Operation, inputs: {x: string, y: string}, outputs: {}}, in: {x: a, y: b}, out: [], scatter: [x, y], scatterMethod: dot_product}}
    `,
    [
      '"linkMerge" of WorkflowOutputParameter must be one of merge_nested, merge_flattened, but is the text "mergeflattened": Did you mean "merge_flattened"?',
      '"scatterMethod" of WorkflowStep must be one of dotproduct, nested_crossproduct, flat_crossproduct, but is the text "dot_product": Did you mean "dotproduct"?',
    ],
  ],
  [
    'a number in quotes',
    dedent`
      cwlVersion: v1.0
      class: CommandLineTool
      inputs: {a: {type: File, inputBinding: {position: "1", separate: "false"}}}
      outputs: {}
    `,
    [
      '"position" of CommandLineBinding must be an integer, but is the text "1": Remove the quotes.',
      '"separate" of CommandLineBinding must be true or false, but is the text "false": Remove the quotes.',
    ],
  ],
  [
    'a value for a link',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {}
      outputs: {}
      steps:
        s: {run: ${OPERATION}, in: {x: true}, out: []}
    `,
    [
      '"source" of WorkflowStepInput must be text or a list of text, but is true: To give a value that is not a link, write {default: …}.',
    ],
  ],
  [
    'an integer of more than 32 bits',
    `${V1_2}successCodes: [99999999999]\n${EMPTY}`,
    [
      'an item of "successCodes" must be an integer, but is the number 99999999999: The limits are -2147483648 and 2147483647 (32 bits).',
    ],
  ],
  [
    'null without quotes',
    dedent`
      ${V1_2}inputs: {a: {type: [null, File]}}
      outputs: {}
    `,
    ['an item of "type" of CommandInputParameter must be a type, but is null: The type is "null", in quotes.'],
  ],
  [
    'outputs of a step with their types',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {a: string}
      outputs: {}
      steps: {s: {run: ${OPERATION}, in: {x: a}, out: [{o: string}]}}
    `,
    [
      'WorkflowStepOutput needs the field "id", but here its name is a key: write that in a map, not in a list: Write - o, with nothing after it.',
    ],
  ],
  [
    'the version of a program as a number',
    `${V1_2}hints: {SoftwareRequirement: {packages: {samtools: 1.9}}}\n${EMPTY}`,
    ['"specs" of SoftwarePackage must be a list of text, but is the number 1.9: Write it as a list: ["1.9"].'],
  ],
  [
    'a type without its kind',
    dedent`
      ${V1_2}inputs: {a: {type: {items: File}}}
      outputs: {}
    `,
    ['"type" of CommandInputParameter needs the field "type": one of record, enum, array: Write type: array.'],
  ],
  [
    'a simple type in a map',
    dedent`
      ${V1_2}inputs: {a: {type: [{type: File, format: "http://x.org/f"}, {type: array, items: {type: string}}]}}
      outputs: {}
    `,
    [
      'an item of "type" of CommandInputParameter must be File without a map around it: Write File in its place, and format next to the type of the parameter.',
      '"items" of CommandInputArraySchema must be string without a map around it: Write string in its place.',
    ],
  ],
  [
    'a class that is a list',
    `cwlVersion: v1.2\nclass: [Workflow]\n${EMPTY}`,
    ['a list is not a process class in CWL v1.2: Use one of CommandLineTool, ExpressionTool, Workflow, Operation.'],
  ],
  [
    'a requirement that is only like others in its ending',
    `${V1_2}requirements: {NoSuchRequirement: {}}\n${EMPTY}`,
    [
      expect.stringMatching(
        /^"NoSuchRequirement" is not a class that .* can have: Use one of InlineJavascriptRequirement, /,
      ),
    ],
  ],
  [
    'a question mark after what begins a type',
    dedent`
      ${V1_2}inputs: {a: {type: {type: "array?", items: string}}, b: {type: {type: "enum[]", symbols: [c]}}}
      outputs: {}
    `,
    [
      'array? is not a type that "type" of CommandInputParameter can have: ? and [] come after the name of a type, and array begins a type: Write ["null", {type: array, …}] in the place of the map.',
      'enum[] is not a type that "type" of CommandInputParameter can have: ? and [] come after the name of a type, and enum begins a type: Write {type: array, items: {type: enum, …}} in the place of the map.',
    ],
  ],
  [
    'the parts of a type next to it, with a question mark',
    dedent`
      ${V1_2}inputs: {a: {type: "array?", items: string}}
      outputs: {}
    `,
    [
      '"array" is not a type by itself: it needs items, one level further in: Write type: ["null", {type: array, items: …}].',
    ],
  ],
  [
    'a requirement by its address',
    `${V1_2}requirements: [{class: https://w3id.org/cwl/cwl#InlineJavascriptRequirement}]\n${EMPTY}`,
    [expect.stringMatching(/: Did you mean "InlineJavascriptRequirement"\?$/)],
  ],
  [
    'a step with nothing after its name',
    dedent`
      ${PLAIN_WORKFLOW}${EMPTY}steps:
        a:
    `,
    ['an item of "steps" must be a map (WorkflowStep), but is null: Write a value here, or remove the item.'],
  ],
  [
    'fields of a tool in a workflow',
    dedent`
      ${PLAIN_WORKFLOW}baseCommand: cat
      ${EMPTY}steps: {}
    `,
    [
      'Workflow has no field "baseCommand": It is a field of CommandLineTool. If this is one, write class: CommandLineTool.',
    ],
  ],
  [
    'a requirement, and a field of one, that are alone',
    `${V1_2}InlineJavascriptRequirement: {}\ndockerPull: "a:1"\n${EMPTY}`,
    [
      'CommandLineTool has no field "InlineJavascriptRequirement": Move it to requirements or hints.',
      'CommandLineTool has no field "dockerPull": It is a field of DockerRequirement, which you write under requirements or hints.',
    ],
  ],
  [
    'fields of a parameter in its binding',
    dedent`
      ${V1_2}inputs: {a: {type: File, inputBinding: {secondaryFiles: .bai}}}
      outputs: {o: {type: File, outputBinding: {glob: x, format: y, position: 1}}}
    `,
    [
      'CommandLineBinding has no field "secondaryFiles": Move it one level out, next to inputBinding.',
      'CommandOutputBinding has no field "format": Move it one level out, next to outputBinding.',
      expect.stringMatching(/^CommandOutputBinding has no field "position": Its fields are /),
    ],
  ],
  [
    'a field of a tool in the step that runs it',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {}
      outputs: {}
      steps: {s: {run: ${OPERATION.replace('x: string?', '')}, in: {}, out: [], intent: [x]}}
    `,
    ['WorkflowStep has no field "intent": Move it into run.'],
  ],
  [
    'a step without a name',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
      - {run: ${OPERATION}, in: {x: b}, out: [o, o]}
    `,
    [
      'this step needs the field "id": text: Add id: NAME.',
      'the input x of a step without an id has the source "b", which is neither an input of the workflow nor an output of a step: Name an input of the workflow, or STEP/OUTPUT. To give a value that is not a link, write {default: …}.',
      'a step without an id lists the output "o" twice: Remove one of the two.',
    ],
  ],
  [
    'a number for text',
    `${V1_2}label: 1.0\narguments: [true]\n${EMPTY}`,
    [
      '"label" must be text, but is the number 1.0: Put it in quotes: "1.0".',
      'an item of "arguments" must be text or a map (CommandLineBinding), but is true: Put it in quotes: "true".',
    ],
  ],
  [
    'a tool and a step without what may be empty',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {}
      outputs: {}
      steps: {s: {run: {class: CommandLineTool, outputs: {}, requirements: {EnvVarRequirement: {}}}, in: {}}}
    `,
    [
      'WorkflowStep needs the field "out": a list of text or maps (WorkflowStepOutput): If there is nothing to list, write out: [].',
      'CommandLineTool needs the field "inputs": a list of maps (CommandInputParameter): If there is nothing to list, write inputs: [].',
      'EnvVarRequirement needs the field "envDef": a list of maps (EnvironmentDef)',
    ],
  ],
  [
    'imports without their dollar sign instead of lists, steps and texts',
    dedent`
      cwlVersion: v1.2
      class: Workflow
      requirements: {import: a.yml}
      hints: {mixin: b.yml}
      inputs: {}
      outputs: {}
      steps: [{import: c.yml}, {id: s, run: {class: CommandLineTool, inputs: {}, outputs: {}, stdout: {include: d.txt}}, in: {}, out: []}]
    `,
    [
      '"import" is not a requirement: Did you mean "$import"?',
      '"mixin" is not a requirement: Did you mean "$mixin"?',
      'WorkflowStep has no field "import": Did you mean "$import"?',
      '"stdout" must be text, but is a map: Did you mean "$include"?',
    ],
  ],
  [
    'memory with its unit',
    `${V1_2}requirements: {ResourceRequirement: {ramMin: 7GB, tmpdirMin: 1.5 TiB, outdirMin: "300", coresMin: 2G, coresMax: "two"}}\n${EMPTY}`,
    [
      '7GB": It is a number of mebibytes without a unit: 7168.',
      '1.5 TiB": It is a number of mebibytes without a unit: 1572864.',
      '300": Write it without quotes.',
      '2G": An expression is written $(…) or ${…}.',
      'two": An expression is written $(…) or ${…}.',
    ].map((end) => expect.stringMatching(new RegExp(`${end.replaceAll(/[$(){}.]/g, String.raw`\$&`)}$`))),
  ],
  [
    'an input for a working folder',
    dedent`
      cwlVersion: v1.0
      class: CommandLineTool
      requirements: {InitialWorkDirRequirement: {listing: d}}
      inputs: {d: Directory}
      outputs: {}
    `,
    ['listing must be a file, a directory, an entry or an expression, and this is the text "d": Write $(inputs.d).'],
  ],
  [
    'an input without its dash',
    dedent`
      ${V1_2}inputs:
        id: a
        type: File
        inputBinding: {position: 1}
      outputs: {}
      stdin: $(inputs.a.path)
    `,
    [
      '"inputs" must hold inputs by name, but holds the fields of one input: Add a dash before the first field, as in - id: a, or write [{id: a, …}].',
    ],
  ],
  [
    'an output of a workflow without its dash',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {a: string}
      outputs: {id: o, type: string, outputSource: a}
      steps: []
    `,
    [
      '"outputs" must hold outputs by name, but holds the fields of one output: Add a dash before the first field, as in - id: o, or write [{id: o, …}].',
    ],
  ],
  [
    'an input without its dash that has its own mistake',
    dedent`
      ${V1_2}inputs: {id: a, type: Fil, streamable: true, "http://x.org/y": z}
      outputs: {}
    `,
    [
      '"inputs" must hold inputs by name, but holds the fields of one input: Add a dash before the first field, as in - id: a, or write [{id: a, …}].',
      'the type "Fil" does not exist: Did you mean "File"?',
    ],
  ],
  [
    'an input of a step without its dash, named like its source',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {x: int}
      outputs: {}
      steps: {s: {run: ${OPERATION}, in: {id: x, source: x, label: y}, out: []}}
    `,
    [
      '"in" must hold inputs by name, but holds the fields of one input: Add a dash before the first field, as in - id: x, or write [{id: x, …}].',
      expect.stringMatching(/^"x" gives int, but the input x of the step s accepts /),
    ],
  ],
  [
    'an input of a step without its dash, with a default',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {}
      outputs: {}
      steps: {s: {run: ${OPERATION.replace('string?', 'int')}, in: {id: x, default: 5}, out: []}}
    `,
    [
      '"in" must hold inputs by name, but holds the fields of one input: Add a dash before the first field, as in - id: x, or write [{id: x, …}].',
    ],
  ],
  [
    'inputs that are named like fields',
    dedent`
      ${V1_2}inputs: {id: string, type: string, label: string?, default: {type: int}}
      outputs: {}
    `,
    [],
  ],
  [
    'a requirement of a step without its dash, which is used',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {b: string}
      outputs: {}
      steps: {s: {run: ${OPERATION}, requirements: {class: StepInputExpressionRequirement}, in: {x: {source: b, valueFrom: $(self)}}, out: []}}
    `,
    [
      '"requirements" must hold requirements by class, but holds the fields of one requirement: Add a dash before the first field, as in - class: StepInputExpressionRequirement, or write [{class: StepInputExpressionRequirement}].',
    ],
  ],
  [
    'a class among requirements by their classes',
    `${V1_2}requirements: {class: DockerRequirement, InlineJavascriptRequirement: {}}\n${EMPTY}`,
    [
      'an item of "requirements" must be a requirement, but is the text "DockerRequirement": Write - class: DockerRequirement.',
    ],
  ],
])
