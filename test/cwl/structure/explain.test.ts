import { expect } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { batteryOfRemarks } from '../support/battery.ts'
import { EMPTY, PLAIN_WORKFLOW, V1_2 } from '../support/documents.ts'

const OPERATION = '{class: Operation, inputs: {x: string?}, outputs: {o: string}}'

batteryOfRemarks([
  [
    'a value for an expression',
    `${V1_2}requirements: {ResourceRequirement: {coresMin: true}}\n${EMPTY}`,
    ['coresMin of ResourceRequirement must be a number or an expression, and this is true'],
  ],
  [
    'a listing of another kind',
    `${V1_2}requirements: {InitialWorkDirRequirement: {listing: true}}\n${EMPTY}`,
    [
      'listing of InitialWorkDirRequirement must be an expression or a list of null or maps (Dirent, File, Directory) or expressions or a list of maps (File, Directory), and this is true',
    ],
  ],
  [
    'numbers where text is meant',
    `${V1_2}arguments: [-n, 4, {valueFrom: 3}]\nstdout: 1.0\nrequirements: {EnvVarRequirement: {envDef: {A: true}}}\n${EMPTY}`,
    [
      'an item of arguments must be text or a map (CommandLineBinding), and this is the number 4: Put it in quotes: "4".',
      'valueFrom of CommandLineBinding must be text, and this is the number 3: Put it in quotes: "3".',
      'stdout must be text, and this is the number 1.0: Put it in quotes: "1.0".',
      'envValue of EnvironmentDef must be text, and this is true: Put it in quotes: "true".',
    ],
  ],
  [
    'a list of formats of one output',
    dedent`
      ${V1_2}inputs: {}
      outputs: {o: {type: File, format: ["http://x.org/f"], outputBinding: {glob: x}}}
    `,
    ['format of CommandOutputParameter must be text, and this is a list'],
  ],
  [
    'a text for a list of texts',
    `${V1_2}arguments: -n\n${EMPTY}`,
    [
      'arguments must be a list of text or maps (CommandLineBinding), and this is the text "-n": Write it as a list: [-n].',
    ],
  ],
  [
    'several arguments in one text',
    `${V1_2}arguments: -t 8 --fast a=b\n${EMPTY}`,
    [
      'arguments must be a list of text or maps (CommandLineBinding), and this is the text "-t 8 --fast a=b": Write it as a list: [-t, "8", --fast, "a=b"].',
    ],
  ],
  [
    'text for a list that is more than a word',
    `${V1_2}requirements: {InlineJavascriptRequirement: {expressionLib: "var a = 1"}}\n${EMPTY}`,
    [
      'expressionLib of InlineJavascriptRequirement must be a list of text, and this is the text "var a = 1": Write it as an item of a list: put a dash before it.',
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
      'successCodes must be a list of integers, and this is the text "0,1": Write it as a list: [0, 1].',
      'symbols of CommandInputEnumSchema must be a list of text, and this is the text "a, b": Write it as a list: [a, b].',
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
      'streamable of CommandInputParameter must be true or false, and this is the text "yes": Write true.',
      'separate of CommandLineBinding must be true or false, and this is the text "No": Write false.',
    ],
  ],
  [
    'a variable as a shell sets it',
    `${V1_2}requirements: {EnvVarRequirement: {envDef: [PATH=/usr/bin]}}\n${EMPTY}`,
    [
      'an item of envDef of EnvVarRequirement must be a map (EnvironmentDef), and this is the text "PATH=/usr/bin": Write {envName: PATH, envValue: "/usr/bin"}.',
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
      'linkMerge of WorkflowOutputParameter must be one of merge_nested, merge_flattened, and this is the text "mergeflattened": Did you mean merge_flattened?',
      'scatterMethod of WorkflowStep must be one of dotproduct, nested_crossproduct, flat_crossproduct, and this is the text "dot_product": Did you mean dotproduct?',
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
      'position of CommandLineBinding must be an integer, and this is the text "1": Write it without quotes.',
      'separate of CommandLineBinding must be true or false, and this is the text "false": Write it without quotes.',
    ],
  ],
  [
    'an expression for a position of v1.0',
    dedent`
      cwlVersion: v1.0
      class: CommandLineTool
      inputs: {a: {type: int, inputBinding: {position: $(self)}}}
      outputs: {}
    `,
    [
      'this form of position of CommandLineBinding came with CWL v1.1, and this is v1.0: Raise cwlVersion to v1.1, or write it as an integer.',
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
      'source of WorkflowStepInput must be text or a list of text, and this is true: Give a value that is no link as {default: …}.',
    ],
  ],
  [
    'a requirement by its name alone',
    `${V1_2}requirements: [InlineJavascriptRequirement]\nhints: {class: InplaceUpdateRequirement}\n${EMPTY}`,
    [
      'an item of requirements must be a requirement, and this is the text "InlineJavascriptRequirement": Write - class: InlineJavascriptRequirement.',
      'the fields of one hint stand here, in the place of hints by their classes: Put a dash before the first, as in - class: InplaceUpdateRequirement, or write [{class: InplaceUpdateRequirement}].',
      expect.stringMatching(/^InplaceUpdateRequirement needs the field inplaceUpdate: /),
    ],
  ],
  [
    'an integer of more than 32 bits',
    `${V1_2}successCodes: [99999999999]\n${EMPTY}`,
    [
      'an item of successCodes must be an integer, and this is the number 99999999999: It has 32 bits: -2147483648 to 2147483647.',
    ],
  ],
  [
    'null without quotes',
    dedent`
      ${V1_2}inputs: {a: {type: [null, File]}}
      outputs: {}
    `,
    [
      'an item of type of CommandInputParameter must be a type, and this is null: The type is called "null", in quotes.',
    ],
  ],
  [
    'outputs of a step with their types',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {a: string}
      outputs: {}
      steps: {s: {run: ${OPERATION}, in: {x: a}, out: [{o: string}]}}
    `,
    [
      'WorkflowStepOutput needs the field id, and here its name is a key: that is for maps, and this is a list: Write - o, with nothing behind it.',
    ],
  ],
  [
    'the version of a program as a number',
    `${V1_2}hints: {SoftwareRequirement: {packages: {samtools: 1.9}}}\n${EMPTY}`,
    ['specs of SoftwarePackage must be a list of text, and this is the number 1.9: Write it as a list: ["1.9"].'],
  ],
  [
    'a type without its kind',
    dedent`
      ${V1_2}inputs: {a: {type: {items: File}}}
      outputs: {}
    `,
    ['type of CommandInputParameter needs the field type: one of record, enum, array: Write type: array there.'],
  ],
  [
    'a simple type in a map',
    dedent`
      ${V1_2}inputs: {a: {type: [{type: File, format: "http://x.org/f"}, {type: array, items: {type: string}}]}}
      outputs: {}
    `,
    [
      'an item of type of CommandInputParameter must be File without a map around it: Write File in its place, and format next to the type of the parameter.',
      'items of CommandInputArraySchema must be string without a map around it: Write string in its place.',
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
    [expect.stringMatching(/^NoSuchRequirement is no class that .* can have: It can be InlineJavascriptRequirement, /)],
  ],
  [
    'a requirement that is nearly one',
    `${V1_2}requirements: {DokerRequirement: {dockerPull: "a:1"}}\n${EMPTY}`,
    [expect.stringMatching(/: Did you mean DockerRequirement\?$/)],
  ],
  [
    'a field of CWL under another prefix',
    `${V1_2}$namespaces: {c: "https://w3id.org/cwl/cwl#"}\nc:baseCommand: echo\n${EMPTY}`,
    ['c:baseCommand is read as a field of another vocabulary: Write baseCommand, without the prefix.'],
  ],
  [
    'a field under a prefix that is not that of CWL here',
    `${V1_2}$namespaces: {sld: "http://x.org/s#", cwl: "http://x.org/c#"}\nsld:name: x\ncwl:label: y\n${EMPTY}`,
    [],
  ],
  [
    'a field of CWL under its prefix',
    `${V1_2}cwl:baseCommand: echo\n${EMPTY}`,
    ['cwl:baseCommand is read as a field of another vocabulary: Write baseCommand, without the prefix.'],
  ],
  [
    'a question mark behind what begins a type',
    dedent`
      ${V1_2}inputs: {a: {type: {type: "array?", items: string}}, b: {type: {type: "enum[]", symbols: [c]}}}
      outputs: {}
    `,
    [
      'array? is not a type that type of CommandInputParameter can have: ? and [] come after the name of a type, and array begins a type: Write ["null", {type: array, …}] in the place of the map.',
      'enum[] is not a type that type of CommandInputParameter can have: ? and [] come after the name of a type, and enum begins a type: Write {type: array, items: {type: enum, …}} in the place of the map.',
    ],
  ],
  [
    'the parts of a type beside it, with a question mark',
    dedent`
      ${V1_2}inputs: {a: {type: "array?", items: string}}
      outputs: {}
    `,
    [
      'array is no type by itself: items must stand with it, one level further in: Write type: ["null", {type: array, items: …}].',
    ],
  ],
  [
    'what a step has at an input of the workflow',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {a: {type: string, valueFrom: $(1)}}
      outputs: {}
      steps: {}
    `,
    [
      'valueFrom is no field of WorkflowInputParameter: Whoever runs this gives its inputs: put it under in, at the step that takes the value.',
    ],
  ],
  [
    'what a tool has at outputs of a workflow',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {a: string}
      outputs:
        o: {type: string, outputSource: a, outputBinding: {glob: a}}
        p: {type: ["null", {type: record, fields: [{name: f, type: string, outputBinding: {outputEval: $(inputs.b)}}]}], outputSource: s/o}
      steps: {s: {run: {class: Operation, inputs: {}, outputs: {o: Any}}, in: {}, out: [o]}}
    `,
    [
      'outputBinding is no field of WorkflowOutputParameter: Only outputs of a CommandLineTool are found with it: remove it here.',
      'outputBinding is no field of OutputRecordField: Only outputs of a CommandLineTool are found with it: remove it here.',
    ],
  ],
  [
    'a short form in a map',
    dedent`
      ${V1_2}inputs: {a: {type: {type: "File[]?"}}}
      outputs: {}
    `,
    ['type of CommandInputParameter must be File[]? without a map around it: Write File[]? in its place.'],
  ],
  [
    'a kind of type under its prefix',
    dedent`
      ${V1_2}inputs: {a: {type: {type: sld:enum, symbols: [b]}}}
      outputs: {}
    `,
    ['sld:enum is no type that type of CommandInputParameter can have: Did you mean enum?'],
  ],
  [
    'a requirement by its address',
    `${V1_2}requirements: [{class: https://w3id.org/cwl/cwl#InlineJavascriptRequirement}]\n${EMPTY}`,
    [expect.stringMatching(/: Did you mean InlineJavascriptRequirement\?$/)],
  ],
  [
    'a step with nothing behind its name',
    dedent`
      ${PLAIN_WORKFLOW}${EMPTY}steps:
        a:
    `,
    ['an item of steps must be a map (WorkflowStep), and this is null: Write what belongs here, or remove it.'],
  ],
  [
    'a letter before the first word',
    `w $namespaces: {}\n${V1_2}${EMPTY}`,
    ['w $namespaces is no field of CommandLineTool: Did you mean $namespaces?'],
  ],
  [
    'a field of a draft',
    dedent`
      ${V1_2}inputs: [{id: a, type: File, description: Reads}]
      outputs: {}
    `,
    ['description is no field of CommandInputParameter: Did you mean doc?'],
  ],
  [
    'a field of a draft beside the one of today',
    dedent`
      ${V1_2}inputs: [{id: a, type: File, doc: Reads, description: Reads}]
      outputs: {}
    `,
    ['description is no field of CommandInputParameter: It is called doc now, which is there too: remove one of them.'],
  ],
  [
    'fields of a tool in a workflow',
    dedent`
      ${PLAIN_WORKFLOW}baseCommand: cat
      ${EMPTY}steps: {}
    `,
    [
      'baseCommand is no field of Workflow: It is a field of CommandLineTool: write class: CommandLineTool if this is one.',
    ],
  ],
  [
    'a requirement, and a field of one, that stand by themselves',
    `${V1_2}InlineJavascriptRequirement: {}\ndockerPull: "a:1"\n${EMPTY}`,
    [
      'InlineJavascriptRequirement is no field of CommandLineTool: Put it under requirements or hints.',
      'dockerPull is no field of CommandLineTool: It is a field of DockerRequirement, which stands under requirements or hints.',
    ],
  ],
  [
    'fields of a binding beside it',
    dedent`
      ${V1_2}inputs: {a: {type: File, prefix: -a}}
      outputs: {o: {type: File, glob: x}}
    `,
    [
      'prefix is no field of CommandInputParameter: Put it into inputBinding.',
      'glob is no field of CommandOutputParameter: Put it into outputBinding.',
    ],
  ],
  [
    'fields of a parameter in its binding',
    dedent`
      ${V1_2}inputs: {a: {type: File, inputBinding: {secondaryFiles: .bai}}}
      outputs: {o: {type: File, outputBinding: {glob: x, format: y, position: 1}}}
    `,
    [
      'secondaryFiles is no field of CommandLineBinding: Put it beside inputBinding.',
      'format is no field of CommandOutputBinding: Put it beside outputBinding.',
      expect.stringMatching(/^position is no field of CommandOutputBinding: Its fields are /),
    ],
  ],
  [
    'a field of a tool in the step that runs it',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {}
      outputs: {}
      steps: {s: {run: ${OPERATION.replace('x: string?', '')}, in: {}, out: [], intent: [x]}}
    `,
    ['intent is no field of WorkflowStep: Put it into run.'],
  ],
  [
    'one text for a list',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {}
      outputs: {}
      steps: {s: {run: ${OPERATION}, in: {}, out: o}}
    `,
    [
      'out of WorkflowStep must be a list of text or maps (WorkflowStepOutput), and this is the text "o": Write it as a list: [o].',
    ],
  ],
  [
    'a step that repeats',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {}
      outputs: {}
      steps: {s: {run: ${OPERATION.replace('x: string?', '')}, in: {}, out: [], loop: {}, outputMethod: last}}
    `,
    ['loop', 'outputMethod'].map(
      (field) =>
        `${field} is no field of WorkflowStep: Steps that repeat are to come with CWL v1.3, which is not read yet. Until then some engines have them as an extension: the requirement cwltool:Loop.`,
    ),
  ],
  [
    'a step of a draft',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
      - {id: s, run: ${OPERATION}, inputs: [], outputs: []}
    `,
    ['inputs is no field of WorkflowStep: Did you mean in?', 'outputs is no field of WorkflowStep: Did you mean out?'],
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
      'this step needs the field id: text',
      'the input x of a step without an id has the source b, which is no input of the workflow and no output of a step: Did you mean a?',
      'a step without an id lists the output o twice: Remove one of the two.',
    ],
  ],
  [
    'a number for text',
    `${V1_2}label: 1.0\narguments: [true]\n${EMPTY}`,
    [
      'label must be text, and this is the number 1.0: Put it in quotes: "1.0".',
      'an item of arguments must be text or a map (CommandLineBinding), and this is true: Put it in quotes: "true".',
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
      'WorkflowStep needs the field out: a list of text or maps (WorkflowStepOutput): Where there is nothing to list, write out: [].',
      'CommandLineTool needs the field inputs: a list of maps (CommandInputParameter): Where there is nothing to list, write inputs: [].',
      'EnvVarRequirement needs the field envDef: a list of maps (EnvironmentDef)',
    ],
  ],
  [
    'outputs among the inputs',
    dedent`
      ${V1_2}inputs:
        n: int
        outputs:
          o: {type: File, outputBinding: {glob: x}}
    `,
    [
      'CommandLineTool needs the field outputs: a list of maps (CommandOutputParameter): inputs has an entry outputs on line 5: move it to the left if it is meant.',
    ],
  ],
  [
    'a value that a step of a list takes for a link',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {}
      outputs: {}
      steps: [{run: ${OPERATION}, in: {x: y}, out: []}]
    `,
    expect.arrayContaining([
      'the input x of a step without an id has the source y, which is no input of the workflow and no output of a step: Name an input of the workflow, or STEP/OUTPUT. A value that is no link is given as {default: …}.',
    ]),
  ],
  [
    'directives without their dollar sign',
    `${V1_2}namespaces: {a: "http://a.org/"}\nhints: [{class: SoftwareRequirement, packages: [{package: a, import: b.yml}]}]\n${EMPTY}`,
    [
      'namespaces is no field of CommandLineTool: Did you mean $namespaces?',
      'import is no field of SoftwarePackage: Did you mean $import?',
    ],
  ],
  [
    'imports without their dollar sign',
    dedent`
      cwlVersion: v1.2
      class: Workflow
      requirements: [{import: a.yml}]
      hints: [{import: b.yml}]
      inputs: {a: {import: c.yml}, b: {type: {import: d.yml}}}
      outputs: {}
      steps: {s: {run: {import: e.cwl}, in: {}, out: []}, t: {run: {include: f.cwl}, in: {}, out: []}}
    `,
    [
      expect.stringMatching(/^an item of requirements needs the field class: .*: Did you mean \$import\?$/),
      'this hint has no class, so that nobody can know what it is: Did you mean $import?',
      'import is no field of WorkflowInputParameter: Did you mean $import?',
      expect.stringMatching(/^type of WorkflowInputParameter needs the field type: .*: Did you mean \$import\?$/),
      'class is missing: Did you mean $import?',
      'class is missing: Did you mean $import?',
    ],
  ],
  [
    'imports without their dollar sign in the place of lists, steps and texts',
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
      'import is not a requirement: Did you mean $import?',
      'mixin is not a requirement: Did you mean $mixin?',
      'import is no field of WorkflowStep: Did you mean $import?',
      'stdout must be text, and this is a map: Did you mean $include?',
    ],
  ],
  [
    'fields with their words in another order',
    `${V1_2}requirements: {ResourceRequirement: {minCores: 2, max_ram: 2000}}\ncommandBase: a\n${EMPTY}`,
    [
      'minCores is no field of ResourceRequirement: Did you mean coresMin?',
      'max_ram is no field of ResourceRequirement: Did you mean ramMax?',
      'commandBase is no field of CommandLineTool: Did you mean baseCommand?',
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
      'the fields of one input stand here, in the place of inputs by their names: Put a dash before the first, as in - id: a, or write [{id: a, …}].',
    ],
  ],
  [
    'parameters without their dashes',
    dedent`
      ${V1_2}inputs: {id: a, type: File}
      outputs: {id: o, type: File, outputBinding: {glob: $(inputs.a.basename)}}
    `,
    [
      'the fields of one input stand here, in the place of inputs by their names: Put a dash before the first, as in - id: a, or write [{id: a, …}].',
      'the fields of one output stand here, in the place of outputs by their names: Put a dash before the first, as in - id: o, or write [{id: o, …}].',
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
      'the fields of one output stand here, in the place of outputs by their names: Put a dash before the first, as in - id: o, or write [{id: o, …}].',
    ],
  ],
  [
    'an input of a workflow without its dash, to which a step is linked',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {id: a, type: string}
      outputs: {}
      steps: {s: {run: ${OPERATION}, in: {x: a}, out: []}}
    `,
    [
      'the fields of one input stand here, in the place of inputs by their names: Put a dash before the first, as in - id: a, or write [{id: a, …}].',
    ],
  ],
  [
    'an input without its dash that has a mistake of its own',
    dedent`
      ${V1_2}inputs: {id: a, type: Fil, streamable: true, "http://x.org/y": z}
      outputs: {}
    `,
    [
      'the fields of one input stand here, in the place of inputs by their names: Put a dash before the first, as in - id: a, or write [{id: a, …}].',
      'there is no type Fil: Did you mean File?',
    ],
  ],
  [
    'an input of a step without its dash',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {b: string}
      outputs: {}
      steps: {s: {run: ${OPERATION.replace('?', '')}, in: {id: x, source: b}, out: []}}
    `,
    [
      'the fields of one input stand here, in the place of inputs by their names: Put a dash before the first, as in - id: x, or write [{id: x, …}].',
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
      'the fields of one input stand here, in the place of inputs by their names: Put a dash before the first, as in - id: x, or write [{id: x, …}].',
      expect.stringMatching(/^x gives int, and the input x of the step s takes /),
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
      'the fields of one input stand here, in the place of inputs by their names: Put a dash before the first, as in - id: x, or write [{id: x, …}].',
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
    'a requirement without its dash',
    `${V1_2}requirements:\n  class: DockerRequirement\n  dockerPull: "a:1"\n${EMPTY}`,
    [
      'the fields of one requirement stand here, in the place of requirements by their classes: Put a dash before the first, as in - class: DockerRequirement, or write [{class: DockerRequirement, …}].',
    ],
  ],
  [
    'a hint without its dash',
    `${V1_2}hints: {class: DockerRequirement, dockerPull: "a:1"}\n${EMPTY}`,
    [
      'the fields of one hint stand here, in the place of hints by their classes: Put a dash before the first, as in - class: DockerRequirement, or write [{class: DockerRequirement, …}].',
    ],
  ],
  [
    'a requirement of a step without its dash, which is used',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {b: string}
      outputs: {}
      steps: {s: {run: ${OPERATION}, requirements: {class: StepInputExpressionRequirement}, in: {x: {source: b, valueFrom: $(self)}}, out: []}}
    `,
    [
      'the fields of one requirement stand here, in the place of requirements by their classes: Put a dash before the first, as in - class: StepInputExpressionRequirement, or write [{class: StepInputExpressionRequirement}].',
    ],
  ],
  [
    'a requirement without its dash that has a mistake of its own',
    `${V1_2}requirements: {class: DockerRequirement, dockerPul: "a:1"}\n${EMPTY}`,
    [
      'the fields of one requirement stand here, in the place of requirements by their classes: Put a dash before the first, as in - class: DockerRequirement, or write [{class: DockerRequirement, …}].',
      'dockerPul is no field of DockerRequirement: Did you mean dockerPull?',
    ],
  ],
  [
    'a class among requirements by their classes',
    `${V1_2}requirements: {class: DockerRequirement, InlineJavascriptRequirement: {}}\n${EMPTY}`,
    [
      'an item of requirements must be a requirement, and this is the text "DockerRequirement": Write - class: DockerRequirement.',
    ],
  ],
  [
    'a misspelt source of an input',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {b: string}
      outputs: {}
      steps: {s: {run: ${OPERATION.replace('?', '')}, in: {x: {sources: b}}, out: []}}
    `,
    ['sources is no field of WorkflowStepInput: Did you mean source?'],
  ],
  [
    'a misspelt default of an input',
    dedent`
      ${PLAIN_WORKFLOW}inputs: {}
      outputs: {}
      steps: {s: {run: ${OPERATION.replace('?', '')}, in: {x: {defualt: b}}, out: []}}
    `,
    ['defualt is no field of WorkflowStepInput: Did you mean default?'],
  ],
])
