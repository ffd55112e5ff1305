import { expect, test } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { problemsIn, remarksOn } from './run.ts'

const TOOL = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
`
const WORKFLOW = dedent`
  cwlVersion: v1.2
  class: Workflow
`
const OPERATION = '{class: Operation, inputs: {x: string?}, outputs: {o: string}}'
const EMPTY = dedent`
  inputs: {}
  outputs: {}
`

test.each([
  [
    'a value for an expression',
    `${TOOL}requirements: {ResourceRequirement: {coresMin: true}}\n${EMPTY}`,
    ['coresMin of ResourceRequirement must be a number or an expression, and this is true'],
  ],
  [
    'a listing of another kind',
    `${TOOL}requirements: {InitialWorkDirRequirement: {listing: true}}\n${EMPTY}`,
    [
      'listing of InitialWorkDirRequirement must be an expression or a list of null or maps (Dirent, File, Directory) or expressions or a list of maps (File, Directory), and this is true',
    ],
  ],
  [
    'numbers where text is meant',
    `${TOOL}arguments: [-n, 4, {valueFrom: 3}]\nstdout: 1.0\nrequirements: {EnvVarRequirement: {envDef: {A: true}}}\n${EMPTY}`,
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
      ${TOOL}inputs: {}
      outputs: {o: {type: File, format: ["http://x.org/f"], outputBinding: {glob: x}}}
    `,
    ['format of CommandOutputParameter must be text, and this is a list'],
  ],
  [
    'a text for a list of texts',
    `${TOOL}arguments: -n\n${EMPTY}`,
    [
      'arguments must be a list of text or maps (CommandLineBinding), and this is the text "-n": Write it as a list: [-n].',
    ],
  ],
  [
    'several arguments in one text',
    `${TOOL}arguments: -t 8 --fast a=b\n${EMPTY}`,
    [
      'arguments must be a list of text or maps (CommandLineBinding), and this is the text "-t 8 --fast a=b": Write it as a list: [-t, "8", --fast, "a=b"].',
    ],
  ],
  [
    'text for a list that is more than a word',
    `${TOOL}requirements: {InlineJavascriptRequirement: {expressionLib: "var a = 1"}}\n${EMPTY}`,
    [
      'expressionLib of InlineJavascriptRequirement must be a list of text, and this is the text "var a = 1": Write it as an item of a list: put a dash before it.',
    ],
  ],
  [
    'lists with commas and no brackets',
    dedent`
      ${TOOL}successCodes: 0,1
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
      ${TOOL}requirements: {NetworkAccess: {networkAccess: "on"}}
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
    `${TOOL}requirements: {EnvVarRequirement: {envDef: [PATH=/usr/bin]}}\n${EMPTY}`,
    [
      'an item of envDef of EnvVarRequirement must be a map (EnvironmentDef), and this is the text "PATH=/usr/bin": Write {envName: PATH, envValue: "/usr/bin"}.',
    ],
  ],
  [
    'expressions without their brackets',
    dedent`
      ${WORKFLOW}requirements: {InlineJavascriptRequirement: {}}
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
      ${WORKFLOW}requirements: {ScatterFeatureRequirement: {}, MultipleInputFeatureRequirement: {}}
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
    'what goes on behind the brackets',
    dedent`
      ${TOOL}requirements: {InlineJavascriptRequirement: {}}
      inputs: {a: string, f: File}
      outputs: {}
      stdout: $(inputs.a) + '.txt'
      stderr: "'log_' + $(inputs.a)"
      arguments: [$(inputs.f).basename, $(inputs.a).split('.')]
    `,
    [
      "+ '.txt' stands outside the brackets, and is text: Text stands right beside the brackets, without + and quotes: $(inputs.a).txt.",
      "'log_' + stands outside the brackets, and is text: Text stands right beside the brackets, without + and quotes: log_$(inputs.a).",
      '.basename stands outside the brackets, and is text: Write $(inputs.f.basename).',
      '.split(… stands outside the brackets, and is text: Put all of it into the brackets.',
    ],
  ],
  [
    'a value for a link',
    dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps:
        s: {run: ${OPERATION}, in: {x: true}, out: []}
    `,
    [
      'source of WorkflowStepInput must be text or a list of text, and this is true: Give a value that is no link as {default: …}.',
    ],
  ],
  [
    'a text for a link',
    dedent`
      ${WORKFLOW}inputs: {}
      outputs: {o: {type: string, outputSource: fast}}
      steps:
        s: {run: ${OPERATION}, in: {x: fast}, out: []}
    `,
    [
      'the output o has the source fast, which is no input of the workflow and no output of a step: Name an input of the workflow, or STEP/OUTPUT.',
      'the input x of the step s has the source fast, which is no input of the workflow and no output of a step: Name an input of the workflow, or STEP/OUTPUT. A value that is no link is given as {default: …}.',
    ],
  ],
  [
    'a requirement by its name alone',
    `${TOOL}requirements: [InlineJavascriptRequirement]\nhints: {class: InplaceUpdateRequirement}\n${EMPTY}`,
    [
      'an item of requirements must be a requirement, and this is the text "InlineJavascriptRequirement": Write - class: InlineJavascriptRequirement.',
      'the fields of one hint stand here, in the place of hints by their classes: Put a dash before the first, as in - class: InplaceUpdateRequirement, or write [{class: InplaceUpdateRequirement}].',
      expect.stringMatching(/^InplaceUpdateRequirement needs the field inplaceUpdate: /),
    ],
  ],
  [
    'an integer of more than 32 bits',
    `${TOOL}successCodes: [99999999999]\n${EMPTY}`,
    [
      'an item of successCodes must be an integer, and this is the number 99999999999: It has 32 bits: -2147483648 to 2147483647.',
    ],
  ],
  [
    'null without quotes',
    dedent`
      ${TOOL}inputs: {a: {type: [null, File]}}
      outputs: {}
    `,
    [
      'an item of type of CommandInputParameter must be a type, and this is null: The type is called "null", in quotes.',
    ],
  ],
  [
    'a listing that nobody loads',
    dedent`
      ${TOOL}inputs: {d: Directory}
      outputs: {}
      arguments: ["$(inputs.d.listing[0].listing[0])"]
    `,
    [
      'the listing of the input d is read, which needs LoadListingRequirement: Add loadListing: deep_listing to that input: from v1.1 on, no directory is listed unasked.',
    ],
  ],
  [
    'a later version as a number',
    `cwlVersion: 1.3\nclass: CommandLineTool\n${EMPTY}`,
    [
      'cwlVersion 1.3 is later than what is read; known are v1.0, v1.1, v1.2: Write the file for CWL v1.2, without what came later.',
    ],
  ],
  [
    'a version that is not there yet',
    `cwlVersion: v1.3.0-dev1\nclass: CommandLineTool\n${EMPTY}`,
    [
      'cwlVersion v1.3.0-dev1 is later than what is read; known are v1.0, v1.1, v1.2: Write the file for CWL v1.2, without what came later.',
    ],
  ],
  [
    'a version that is a number',
    `cwlVersion: 1.2\nclass: CommandLineTool\n${EMPTY}`,
    ['cwlVersion is the number 1.2; known are v1.0, v1.1, v1.2: Did you mean v1.2?'],
  ],
  [
    'defaults that are nearly of their type',
    dedent`
      ${TOOL}inputs: {f: {type: File, default: a/b}, d: {type: "Directory[]?", default: [a]}, s: {type: string, default: 1.0}, i: {type: int, default: "4"}, b: {type: boolean?, default: "true"}, n: {type: int, default: x}}
      outputs: {}
    `,
    [
      'the default of the input f does not fit its type: this is the text "a/b", and the type is File: Write it as {class: File, location: "a/b"}.',
      'the default of the input d does not fit its type: this is the text "a", and the type is Directory: Write it as {class: Directory, location: "a"}.',
      'the default of the input s does not fit its type: this is the number 1.0, and the type is string: Put it in quotes, or change the type.',
      'the default of the input i does not fit its type: this is the text "4", and the type is int: Take the quotes away, or change the type.',
      'the default of the input b does not fit its type: this is the text "true", and the type is boolean: Take the quotes away, or change the type.',
      'the default of the input n does not fit its type: this is the text "x", and the type is int: Change the default or the type.',
    ],
  ],
  [
    'defaults that are written as values of another type',
    dedent`
      ${TOOL}inputs: {s: {type: "string[]", default: a}, d: {type: "Directory[]", default: a/b}, n: {type: "float[]?", default: 1.50}, m: {type: "int[]", default: a}, b: {type: boolean, default: No}, e: {type: {type: enum, symbols: [paired, single]}, default: pared}, f: {type: {type: enum, symbols: [a, b]}, default: c}, r: {type: "string[]", default: $(inputs.s)}}
      outputs: {}
    `,
    [
      'the default of the input s does not fit its type: this is the text "a", and the type is string[]: Write it as a list: [a].',
      'the default of the input d does not fit its type: this is the text "a/b", and the type is Directory[]: Write it as a list: [{class: Directory, location: "a/b"}].',
      'the default of the input n does not fit its type: this is the number 1.50, and the type is float[]: Write it as a list: [1.50].',
      'the default of the input m does not fit its type: this is the text "a", and the type is int[]: Change the default or the type.',
      'the default of the input b does not fit its type: this is the text "No", and the type is boolean: Write false, or change the type.',
      'the default of the input e does not fit its type: this is the text "pared", and the type is enum of paired, single: Did you mean paired?',
      'the default of the input f does not fit its type: this is the text "c", and the type is enum of a, b: Change the default or the type.',
      'the default of the input r does not fit its type: this is the text "$(inputs.s)", and the type is string[]: No default is evaluated. Leave the default out, and write the expression where the value is used.',
    ],
  ],
  [
    'an ExpressionTool that returns the value of its output',
    dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      inputs: {f: File}
      outputs: {name: string}
      expression: $(inputs.f.basename)
    `,
    [
      'the code returns string, and must return an object with the outputs as keys: Write $({"name": inputs.f.basename}).',
    ],
  ],
  [
    'one with two outputs',
    dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      requirements: {InlineJavascriptRequirement: {}}
      inputs: {f: "File[]"}
      outputs: {a: File, b: File}
      expression: "\${ return inputs.f; }"
    `,
    ['the code returns File[], and must return an object with the outputs as keys: Write return {"a": …, "b": …}.'],
  ],
  [
    'words of JavaScript that are nearly right',
    dedent`
      ${TOOL}requirements: {InlineJavascriptRequirement: {}}
      arguments: ["\${ retrun 1 }", "\${ retrn inputs.a ? 1 : 2 }", "\${ return inputs.a ? 1; }", "$([inputs.a ? 1])", "$(inputs.a?.b])", "$(True ? None : False)"]
      inputs: {a: Any}
      outputs: {}
    `,
    [
      'not JavaScript: unexpected token: Did you mean return?',
      'not JavaScript: unexpected token: Did you mean return?',
      'not JavaScript: unexpected token: A condition has two values: condition ? one : other.',
      'not JavaScript: unexpected token: A condition has two values: condition ? one : other.',
      expect.not.stringContaining('condition'),
      'the code uses True, which nothing declares: In JavaScript it is true.',
      'the code uses None, which nothing declares: In JavaScript it is null.',
      'the code uses False, which nothing declares: In JavaScript it is false.',
    ],
  ],
  [
    'a question mark in the map of a secondary file',
    dedent`
      ${TOOL}inputs: {a: {type: File, secondaryFiles: [{pattern: .bai?}, {pattern: "$(self.nameroot).bai?", required: false}]}}
      outputs: {}
    `,
    [
      '.bai? names a file whose own name ends with a question mark: under pattern, that does not say that it may be missing: Remove the question mark, and say required: false beside it if it may be missing.',
      '$(self.nameroot).bai? names a file whose own name ends with a question mark: under pattern, that does not say that it may be missing: Remove the question mark.',
    ],
  ],
  [
    'a star in a pattern of secondary files',
    dedent`
      ${TOOL}inputs: {a: {type: File, secondaryFiles: ["*.bai", "*bai?", ".tar.*", "^.*"]}}
      outputs: {}
    `,
    [
      "*.bai is put right behind the file's name, as in reads.bam*.bai: Write .bai, or ^.bai where it takes the place of the extension.",
      "*bai is put right behind the file's name, as in reads.bam*bai: Write .bai?, or ^.bai? where it takes the place of the extension.",
    ],
  ],
  [
    'a file of a default with a misspelt class, or none',
    dedent`
      ${TOOL}inputs: {f: {type: File, default: {class: file, path: a}}, d: {type: Directory?, default: {path: a}}, g: {type: File, default: {class: Directory, path: a}}}
      outputs: {}
    `,
    [
      'the default of the input f does not fit its type: this is a map, and the type is File: Write class: File.',
      'the default of the input d does not fit its type: this is a map, and the type is Directory: Write class: Directory.',
      'the default of the input g does not fit its type: this is a map, and the type is File: Change the default or the type.',
    ],
  ],
  [
    'outputs of a step with their types',
    dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {}
      steps: {s: {run: ${OPERATION}, in: {x: a}, out: [{o: string}]}}
    `,
    [
      'WorkflowStepOutput needs the field id, and here its name is a key: that is for maps, and this is a list: Write - o, with nothing behind it.',
    ],
  ],
  [
    'the version of a program as a number',
    `${TOOL}hints: {SoftwareRequirement: {packages: {samtools: 1.9}}}\n${EMPTY}`,
    ['specs of SoftwarePackage must be a list of text, and this is the number 1.9: Write it as a list: ["1.9"].'],
  ],
  [
    'a type without its kind',
    dedent`
      ${TOOL}inputs: {a: {type: {items: File}}}
      outputs: {}
    `,
    ['type of CommandInputParameter needs the field type: one of record, enum, array: Write type: array there.'],
  ],
  [
    'a simple type in a map',
    dedent`
      ${TOOL}inputs: {a: {type: [{type: File, format: "http://x.org/f"}, {type: array, items: {type: string}}]}}
      outputs: {}
    `,
    [
      'an item of type of CommandInputParameter must be File without a map around it: Write File in its place, and format beside the type of the parameter.',
      'items of CommandInputArraySchema must be string without a map around it: Write string in its place.',
    ],
  ],
  [
    'a hint that only one engine knows',
    dedent`
      ${TOOL}hints: {cwltool:Secrets: {secrets: [a]}, acme:Gpu: {}}
      inputs: {a: string}
      outputs: {}
    `,
    [
      'cwltool:Secrets has the prefix cwltool, which is not declared: Declare it: $namespaces: {cwltool: http://commonwl.org/cwltool#}.',
      'acme:Gpu has the prefix acme, which is not declared: Declare it: $namespaces: {acme: ADDRESS}.',
    ],
  ],
  [
    'terms of Dublin Core, DOAP and FOAF',
    `${TOOL}dct:creator: {foaf:name: a}\ndoap:release: b\n${EMPTY}`,
    [
      'dct:creator has the prefix dct, which is not declared: Declare it: $namespaces: {dct: http://purl.org/dc/terms/}.',
      'doap:release has the prefix doap, which is not declared: Declare it: $namespaces: {doap: http://usefulinc.com/ns/doap#}.',
    ],
  ],
  [
    '$namespaces with a letter too few',
    `${TOOL}$namespace: {s: "https://schema.org/"}\ns:name: a\n${EMPTY}`,
    ['s:name has the prefix s, which is not declared: Write $namespaces in the place of $namespace.'],
  ],
  [
    'images that no registry has',
    dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps:
        s: {run: ${OPERATION}, in: {}, out: [], hints: {DockerRequirement: {dockerImageId: made, dockerFile: FROM a}}}
        t: {run: ${OPERATION}, in: {}, out: [], hints: {DockerRequirement: {dockerPull: made.sif}}}
    `,
    [
      'the image made is whatever bears that name where it runs: Push it to a registry, and name it under dockerPull with its version, or better its digest: NAME@sha256:DIGEST.',
      'the image made.sif is whatever bears that name where it runs: Push it to a registry, and name it under dockerPull with its version, or better its digest: NAME@sha256:DIGEST.',
    ],
  ],
  [
    'a class that is a list',
    `cwlVersion: v1.2\nclass: [Workflow]\n${EMPTY}`,
    ['a list is no class of process in CWL v1.2: Use one of CommandLineTool, ExpressionTool, Workflow, Operation.'],
  ],
  [
    'a version with a capital',
    `cwlVersion: V1.0\nclass: CommandLineTool\n${EMPTY}`,
    ['cwlVersion V1.0 is not known; known are v1.0, v1.1, v1.2: Did you mean v1.0?'],
  ],
  [
    'a version that is a list',
    `cwlVersion: [v1.2]\nclass: CommandLineTool\n${EMPTY}`,
    ['cwlVersion is a list; known are v1.0, v1.1, v1.2: Use the version that the file was written for.'],
  ],
  [
    'a version with the prefix of CWL',
    `cwlVersion: "cwl:v1.0"\nclass: CommandLineTool\n${EMPTY}`,
    ['cwlVersion cwl:v1.0 is not known; known are v1.0, v1.1, v1.2: Did you mean v1.0?'],
  ],
  [
    'a statement of a template',
    `${TOOL}{% if cores %}\nhints: {}\n{% endif %}\n${EMPTY}`,
    ['not readable as YAML: these are marks of a template: Check the file that is made of it.'],
  ],
  [
    'a name in a template',
    `${TOOL}label: {{ name }}/x\n${EMPTY}`,
    ['not readable as YAML: these are marks of a template: Check the file that is made of it.'],
  ],
  ['a map in a map', `${TOOL}label: {{a: b}\n${EMPTY}`, [expect.not.stringContaining('template')]],
  [
    'an expression for a number',
    dedent`
      ${TOOL}inputs: {a: {type: int, default: $(runtime.cores)}}
      outputs: {}
    `,
    [
      'the default of the input a does not fit its type: this is the text "$(runtime.cores)", and the type is int: No default is evaluated. Leave the default out, and write the expression where the value is used.',
    ],
  ],
  [
    'two question marks',
    dedent`
      ${TOOL}inputs: {a: int??}
      outputs: {}
    `,
    ['there is no type int?: A question mark stands once, at the end: write the rest out, as ["null", int].'],
  ],
  [
    'a requirement that is only like others in its ending',
    `${TOOL}requirements: {NoSuchRequirement: {}}\n${EMPTY}`,
    [expect.stringMatching(/^NoSuchRequirement is no class that .* can have: It can be InlineJavascriptRequirement, /)],
  ],
  [
    'a requirement that is nearly one',
    `${TOOL}requirements: {DokerRequirement: {dockerPull: "a:1"}}\n${EMPTY}`,
    [expect.stringMatching(/: Did you mean DockerRequirement\?$/)],
  ],
  [
    'a field of CWL under another prefix',
    `${TOOL}$namespaces: {c: "https://w3id.org/cwl/cwl#"}\nc:baseCommand: echo\n${EMPTY}`,
    ['c:baseCommand is read as a field of another vocabulary: Write baseCommand, without the prefix.'],
  ],
  [
    'a field under a prefix that is not that of CWL here',
    `${TOOL}$namespaces: {sld: "http://x.org/s#", cwl: "http://x.org/c#"}\nsld:name: x\ncwl:label: y\n${EMPTY}`,
    [],
  ],
  [
    'a field of CWL under its prefix',
    `${TOOL}cwl:baseCommand: echo\n${EMPTY}`,
    ['cwl:baseCommand is read as a field of another vocabulary: Write baseCommand, without the prefix.'],
  ],
  [
    'a type of CWL under its prefix',
    dedent`
      ${TOOL}inputs: {a: cwl:File}
      outputs: {}
    `,
    ['there is no type cwl:File: Did you mean File?'],
  ],
  [
    'types of other languages',
    dedent`
      ${TOOL}inputs: {a: bool, b: "Integer?", c: "str[]", d: folder, e: date}
      outputs: {}
    `,
    [
      'there is no type bool: Did you mean boolean?',
      'there is no type Integer: Did you mean int?',
      'there is no type str: Did you mean string?',
      'there is no type folder: Did you mean Directory?',
      'there is no type date: Use a type of CWL, or define this one under SchemaDefRequirement.',
    ],
  ],
  [
    'a type of XML Schema',
    dedent`
      ${TOOL}inputs: {a: http://www.w3.org/2001/XMLSchema#int}
      outputs: {}
    `,
    ['there is no type http://www.w3.org/2001/XMLSchema#int: Did you mean int?'],
  ],
  [
    'a question mark behind what begins a type',
    dedent`
      ${TOOL}inputs: {a: {type: {type: "array?", items: string}}, b: {type: {type: "enum[]", symbols: [c]}}}
      outputs: {}
    `,
    [
      'array? is no type that type of CommandInputParameter can have: ? and [] stand behind names of types, and array begins a type: Write ["null", {type: array, …}] in the place of the map.',
      'enum[] is no type that type of CommandInputParameter can have: ? and [] stand behind names of types, and enum begins a type: Write {type: array, items: {type: enum, …}} in the place of the map.',
    ],
  ],
  [
    'the parts of a type beside it, with a question mark',
    dedent`
      ${TOOL}inputs: {a: {type: "array?", items: string}}
      outputs: {}
    `,
    [
      'array is no type by itself: items must stand with it, one level further in: Write type: ["null", {type: array, items: …}].',
    ],
  ],
  [
    'what a step has at an input of the workflow',
    dedent`
      ${WORKFLOW}inputs: {a: {type: string, valueFrom: $(1)}}
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
      ${WORKFLOW}inputs: {a: string}
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
      ${TOOL}inputs: {a: {type: {type: "File[]?"}}}
      outputs: {}
    `,
    ['type of CommandInputParameter must be File[]? without a map around it: Write File[]? in its place.'],
  ],
  [
    'a kind of type under its prefix',
    dedent`
      ${TOOL}inputs: {a: {type: {type: sld:enum, symbols: [b]}}}
      outputs: {}
    `,
    ['sld:enum is no type that type of CommandInputParameter can have: Did you mean enum?'],
  ],
  [
    'a requirement by its address',
    `${TOOL}requirements: [{class: https://w3id.org/cwl/cwl#InlineJavascriptRequirement}]\n${EMPTY}`,
    [expect.stringMatching(/: Did you mean InlineJavascriptRequirement\?$/)],
  ],
  [
    'a file where a format is meant',
    dedent`
      ${TOOL}inputs: {f: File, n: int}
      outputs: {o: {type: File, format: $(inputs.f), outputBinding: {glob: x}}, p: {type: File, format: $(inputs.n), outputBinding: {glob: y}}}
    `,
    [
      'format must be the address of a format, and $(inputs.f) is File: Write $(inputs.f.format).',
      'format must be the address of a format, and $(inputs.n) is int: Write a reference or an expression that gives it.',
    ],
  ],
  [
    'a file where a pattern is meant',
    dedent`
      ${TOOL}inputs: {f: File}
      outputs: {o: {type: File, outputBinding: {glob: $(inputs.f)}}}
      stdin: $(inputs.f)
    `,
    [
      'glob must be text or a list of texts, and $(inputs.f) is File: Write $(inputs.f.basename).',
      'stdin must be text, and $(inputs.f) is File: Write $(inputs.f.path).',
    ],
  ],
  [
    'an attribute of a value that may be missing',
    dedent`
      ${TOOL}inputs: {f: File?}
      outputs: {o: {type: File?, outputBinding: {glob: "$(inputs.f.basename)"}}}
      arguments: ["$(inputs.f.path)", "--f=$(inputs.f.path)", {prefix: a, valueFrom: $(inputs.f.path)}]
    `,
    [
      '$(inputs.f.basename) reads basename of inputs.f, which is null where nobody gives it: Require the input, or ask first: $(inputs.f === null ? [] : inputs.f.basename), with InlineJavascriptRequirement.',
      '$(inputs.f.path) reads path of inputs.f, which is null where nobody gives it: Require the input, give it an inputBinding, or ask first: $(inputs.f === null ? null : inputs.f.path), with InlineJavascriptRequirement.',
      "$(inputs.f.path) reads path of inputs.f, which is null where nobody gives it: Require the input, give it an inputBinding, or ask first: $(inputs.f === null ? '' : inputs.f.path), with InlineJavascriptRequirement.",
      '$(inputs.f.path) reads path of inputs.f, which is null where nobody gives it: Require the input, or ask first: $(inputs.f === null ? null : inputs.f.path), with InlineJavascriptRequirement.',
    ],
  ],
  [
    'an attribute within the name of a file',
    dedent`
      ${TOOL}inputs: {f: File?}
      outputs: {o: {type: File?, outputBinding: {glob: $(inputs.f.nameroot).bam}}}
    `,
    [
      "$(inputs.f.nameroot) reads nameroot of inputs.f, which is null where nobody gives it: Require the input, or ask first: $(inputs.f === null ? '' : inputs.f.nameroot), with InlineJavascriptRequirement.",
    ],
  ],
  [
    'the same where JavaScript is permitted',
    dedent`
      ${TOOL}requirements: {InlineJavascriptRequirement: {}}
      inputs: {f: File?}
      outputs: {o: {type: File?, outputBinding: {glob: $(inputs.f.nameroot).bam}}}
    `,
    [
      "$(inputs.f.nameroot) reads nameroot of inputs.f, which is null where nobody gives it: Require the input, or ask first: $(inputs.f === null ? '' : inputs.f.nameroot).",
    ],
  ],
  [
    'a number for a file',
    dedent`
      ${WORKFLOW}requirements: {StepInputExpressionRequirement: {}}
      inputs: {}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {f: File}, outputs: {}}, in: {f: {valueFrom: "4"}}, out: []}
    `,
    [
      'valueFrom gives text to the input f of the step s: this is the text "4", and the type is File: Write an expression that gives it.',
    ],
  ],
  [
    'a name that may be missing',
    dedent`
      ${TOOL}inputs: {s: string?}
      outputs: {}
      stdout: $(inputs.s)
    `,
    ['stdout is inputs.s, which is null where nobody gives it: Require the input, or give it a default.'],
  ],
  [
    'text of several lines in the place of a number',
    dedent`
      ${TOOL}requirements:
        ResourceRequirement:
          ramMin: |
            $(inputs.n)
            000
      inputs: {n: int}
      outputs: {o: {type: int, outputBinding: {outputEval: "$(inputs.n)\\n0"}}}
    `,
    [
      'ramMin must be a number, and $(inputs.n) 000 is text: Write one expression that gives it.',
      'the output o takes int, and $(inputs.n) 0 is text: Write one expression that gives it, or change the type.',
    ],
  ],
  [
    'a source that may give nothing',
    dedent`
      ${WORKFLOW}requirements: {StepInputExpressionRequirement: {}}
      inputs: {f: File?}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: Any, y: Any}, outputs: {}}, in: {x: {source: f, valueFrom: $(self.basename)}, y: {valueFrom: "$(inputs.x.size)"}}, out: []}
    `,
    [
      '$(self.basename) reads basename of self, which is null where its source is: Ask first: $(self === null ? null : self.basename), with InlineJavascriptRequirement.',
      '$(inputs.x.size) reads size of inputs.x, which is null where its source is: Ask first: $(inputs.x === null ? null : inputs.x.size), with InlineJavascriptRequirement.',
    ],
  ],
  [
    'text where a step makes a value',
    dedent`
      ${WORKFLOW}requirements: {StepInputExpressionRequirement: {}}
      inputs: {reads: File}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {n: int, f: File, g: File}, outputs: {}}, in: {n: {valueFrom: "4"}, f: {valueFrom: reads}, g: {source: reads, valueFrom: $(self.basename).bai}}, out: []}
    `,
    [
      'valueFrom gives text to the input n of the step s: this is the text "4", and the type is int: Write default: 4 in place of valueFrom.',
      'valueFrom gives text to the input f of the step s: this is the text "reads", and the type is File: Write source: reads if that is meant.',
      'the input g of the step s takes File, and $(self.basename).bai is text: Write one expression that gives it, or change the type.',
    ],
  ],
  [
    'a file whose line end makes it text',
    dedent`
      ${TOOL}inputs: {f: File}
      outputs: {}
      requirements:
        InitialWorkDirRequirement:
          listing:
            - entryname: a
              entry: |
                $(inputs.f)
            - entry: |
                $(inputs.f)
    `,
    [
      '$(inputs.f) is File, which stands as JSON in the text of entry, for a blank or a line end is beside it: Leave none, as with |- in place of |.',
      'this text is to be a file of the working folder, and nothing names that file: Leave no blank and no line end beside the expression, as with |- in place of |, or add entryname.',
    ],
  ],
  [
    'a file in the middle of a text that a step makes',
    dedent`
      ${WORKFLOW}requirements: {StepInputExpressionRequirement: {}}
      inputs: {f: File}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: {source: f, valueFrom: $(self).bai}}, out: []}
    `,
    [
      '$(self) is File, which stands as JSON in the text of valueFrom: Write $(self.basename), or $(self.nameroot) for the name without its extension.',
    ],
  ],
  [
    'a file in the middle of a name',
    dedent`
      ${TOOL}inputs: {f: File, d: Directory, l: "string[]", n: int, t: string, u: [File, string]}
      outputs: {o: {type: File, outputBinding: {glob: $(inputs.l).txt}}}
      stdout: a_$(inputs.f).$(inputs.n).$(inputs.t).$(inputs.u)
      stderr: $(inputs.d).log
      arguments: [--all=$(inputs.f)]
    `,
    [
      '$(inputs.l) is string[], which stands as JSON in the text of glob',
      '$(inputs.f) is File, which stands as JSON in the text of stdout: Write $(inputs.f.basename), or $(inputs.f.nameroot) for the name without its extension.',
      '$(inputs.d) is Directory, which stands as JSON in the text of stderr: Write $(inputs.d.basename).',
      '$(inputs.f) is File, which stands as JSON in the text of arguments: Write $(inputs.f.path).',
    ],
  ],
  [
    'an input whose name is misspelt in JavaScript',
    dedent`
      ${TOOL}requirements: {InlineJavascriptRequirement: {}}
      inputs: {reads: "string[]", unpaired: string}
      outputs: {}
      arguments: ["\${ return inputs.raeds.length + inputs.other }"]
    `,
    [
      'the code reads inputs.raeds, and there is no input raeds: Did you mean reads?',
      'the code reads inputs.other, and there is no input other: It is undefined when it runs.',
    ],
  ],
  [
    'a format of what is no file',
    dedent`
      ${TOOL}inputs: {d: {type: "Directory[]", format: "http://x.org/f"}, e: {type: string, format: "http://x.org/f"}}
      outputs: {}
    `,
    [
      'format is for parameters that hold files, and d holds none: Remove it, or make the type File[].',
      'format is for parameters that hold files, and e holds none: Remove it, or make the type File.',
    ],
  ],
  [
    'an input with dots in its name',
    dedent`
      ${TOOL}inputs: {reads.gz: File, a.b: string}
      outputs: {}
      arguments: [$(inputs.reads.gz.basename), $(inputs.a.b), "$(inputs['reads.gz'].path)"]
    `,
    [
      "$(inputs.reads.gz.basename) refers to the input reads, which does not exist: A dot ends a name here: write inputs['reads.gz'].",
      "$(inputs.a.b) refers to the input a, which does not exist: A dot ends a name here: write inputs['a.b'].",
    ],
  ],
  [
    'shell text',
    `${TOOL}arguments: [$(ls -l)]\n${EMPTY}`,
    [
      String.raw`$(ls -l) is no parameter reference but JavaScript, which needs InlineJavascriptRequirement: Add InlineJavascriptRequirement: {} under requirements, or write \$( if it is meant as text.`,
    ],
  ],
  ...[
    [
      'a list',
      dedent`
        - class: WorkReuse
          enableReuse: false
      `,
      '- class: InlineJavascriptRequirement',
    ],
    [
      'a list with other keys first',
      dedent`
        - enableReuse: false
          class: WorkReuse
      `,
      '- class: InlineJavascriptRequirement',
    ],
    ['a list in brackets', ' [{"class": "WorkReuse", "enableReuse": false}]\n', '- class: InlineJavascriptRequirement'],
    ['a list of nothing', ' []\n', 'InlineJavascriptRequirement: {}'],
    ['a map', '\n  WorkReuse: {enableReuse: false}\n', 'InlineJavascriptRequirement: {}'],
    ['a map in braces', ' {"WorkReuse": {enableReuse: false}}\n', 'InlineJavascriptRequirement: {}'],
  ].map(
    ([form, requirements, written]) =>
      [
        `a requirement that is added to ${form}`,
        `${TOOL}arguments: ["\${return 1}"]\n${EMPTY}requirements:${requirements?.startsWith('-') === true ? '\n' : ''}${requirements}`,
        [expect.stringContaining(`: Add ${written} under requirements, or write`)],
      ] as const,
  ),
  [
    'a file of a draft',
    `class: CommandLineTool\ndescription: A tool\n${EMPTY}`,
    [
      'cwlVersion is missing: Only drafts of CWL have the field description: where this is draft-3, write cwlVersion: draft-3, and upgrade the file with cwl-upgrader.',
    ],
  ],
  [
    'a workflow of a draft',
    dedent`
      class: Workflow
      ${EMPTY}steps: [{id: "#s", run: {import: tool.cwl}, inputs: []}]
    `,
    [
      'cwlVersion is missing: Only drafts of CWL have inputs in a step: where this is draft-3, write cwlVersion: draft-3, and upgrade the file with cwl-upgrader.',
    ],
  ],
  [
    'a file of the old platform',
    `class: CommandLineTool\ndescription: A tool\n"sbg:revision": 1\n${EMPTY}`,
    [
      'cwlVersion is missing: This looks like sbg:draft-2: upgrade the file with sevenbridges-cwl-draft2-upgrader, then check it again.',
    ],
  ],
  ...[
    ['draft-3', 'Upgrade the file with cwl-upgrader, then check it again.'],
    ['cwl:draft-3.dev4', 'Write cwlVersion: draft-3, upgrade the file with cwl-upgrader, then check it again.'],
    ['draft-4.dev3', 'It became v1.0: write cwlVersion: v1.0, then check the file again.'],
    ['draft-2', 'Write the file anew for v1.2: upgraders begin with draft-3.'],
    ['sbg:draft-2', 'Upgrade the file with sevenbridges-cwl-draft2-upgrader, then check it again.'],
  ].map(
    ([version, fix]) =>
      [
        `a file of ${version}`,
        `cwlVersion: ${version}\nclass: CommandLineTool\n${EMPTY}`,
        [`cwlVersion ${version} is a draft, and only v1.0, v1.1, v1.2 are read: ${fix}`],
      ] as const,
  ),
  [
    'a graph whose processes have the version',
    dedent`
      $graph:
      - {cwlVersion: v1.0, id: main, class: CommandLineTool, inputs: {}, outputs: {}}
    `,
    [
      'cwlVersion is missing: Write cwlVersion: v1.0 beside $graph: all processes of a $graph have the version of their document.',
    ],
  ],
  [
    'a graph whose processes are of a draft',
    dedent`
      $graph:
      - {cwlVersion: draft-3, id: main, class: CommandLineTool, inputs: [], outputs: []}
    `,
    [
      'cwlVersion draft-3 is a draft, and only v1.0, v1.1, v1.2 are read: Write it beside $graph. Upgrade the file with cwl-upgrader, then check it again.',
    ],
  ],
  [
    'a list of processes',
    '- {class: CommandLineTool, id: "#a"}\n',
    ['this is no CWL process: its top level is not a map: Put the processes under $graph, with cwlVersion beside it.'],
  ],
  [
    'a step with nothing behind its name',
    dedent`
      ${WORKFLOW}${EMPTY}steps:
        a:
    `,
    ['an item of steps must be a map (WorkflowStep), and this is null: Write what belongs here, or remove it.'],
  ],
  [
    'the question mark of a type behind a name',
    dedent`
      ${TOOL}inputs: {"threads?": int}
      outputs: {}
      arguments: [$(inputs.threads)]
    `,
    [
      '$(inputs.threads) refers to the input threads, which does not exist: It is named threads? now: move the question mark behind its type.',
    ],
  ],
  [
    'the same in what a step runs',
    dedent`
      ${WORKFLOW}inputs: {threads: int}
      outputs: {}
      steps: {s: {run: {class: CommandLineTool, inputs: {"threads?": int}, outputs: {}}, in: {threads: threads}, out: []}}
    `,
    [
      'the step s gives threads, and not threads?, which what it runs requires: It is named threads? now: move the question mark behind its type.',
    ],
  ],
  [
    'a letter before the first word',
    `w $namespaces: {}\n${TOOL}${EMPTY}`,
    ['w $namespaces is no field of CommandLineTool: Did you mean $namespaces?'],
  ],
  [
    'a field of a draft',
    dedent`
      ${TOOL}inputs: [{id: a, type: File, description: Reads}]
      outputs: {}
    `,
    ['description is no field of CommandInputParameter: Did you mean doc?'],
  ],
  [
    'a field of a draft beside the one of today',
    dedent`
      ${TOOL}inputs: [{id: a, type: File, doc: Reads, description: Reads}]
      outputs: {}
    `,
    ['description is no field of CommandInputParameter: It is called doc now, which is there too: remove one of them.'],
  ],
  [
    'fields of a tool in a workflow',
    dedent`
      ${WORKFLOW}baseCommand: cat
      ${EMPTY}steps: {}
    `,
    [
      'baseCommand is no field of Workflow: It is a field of CommandLineTool: write class: CommandLineTool if this is one.',
    ],
  ],
  [
    'a requirement, and a field of one, that stand by themselves',
    `${TOOL}InlineJavascriptRequirement: {}\ndockerPull: "a:1"\n${EMPTY}`,
    [
      'InlineJavascriptRequirement is no field of CommandLineTool: Put it under requirements or hints.',
      'dockerPull is no field of CommandLineTool: It is a field of DockerRequirement, which stands under requirements or hints.',
    ],
  ],
  [
    'fields of a binding beside it',
    dedent`
      ${TOOL}inputs: {a: {type: File, prefix: -a}}
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
      ${TOOL}inputs: {a: {type: File, inputBinding: {secondaryFiles: .bai}}}
      outputs: {o: {type: File, outputBinding: {glob: x, format: y, position: 1}}}
    `,
    [
      'secondaryFiles is no field of CommandLineBinding: Put it beside inputBinding.',
      'format is no field of CommandOutputBinding: Put it beside outputBinding.',
      expect.stringMatching(/^position is no field of CommandOutputBinding: Its fields are /),
    ],
  ],
  [
    'an input without what stands before its name',
    dedent`
      ${TOOL}inputs: {f: File, n: int}
      outputs: {}
      arguments: ["$(f.path)", "-n$(n)", $(m)]
    `,
    [
      '$(f.path) refers to f, and only inputs, self and runtime can be referred to: Write $(inputs.f.path).',
      '$(n) refers to n, and only inputs, self and runtime can be referred to: Write $(inputs.n).',
      '$(m) refers to m, and only inputs, self and runtime can be referred to: Write \\$(m) if it is meant as text.',
    ],
  ],
  [
    'a variable that may be missing',
    dedent`
      ${TOOL}inputs: {s: string?}
      outputs: {}
      requirements: {EnvVarRequirement: {envDef: {KEY: $(inputs.s)}}}
    `,
    ['the value of KEY is inputs.s, which is null where nobody gives it: Require the input, or give it a default.'],
  ],
  [
    'a field of a tool in the step that runs it',
    dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps: {s: {run: ${OPERATION.replace('x: string?', '')}, in: {}, out: [], intent: [x]}}
    `,
    ['intent is no field of WorkflowStep: Put it into run.'],
  ],
  [
    'one text for a list',
    dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps: {s: {run: ${OPERATION}, in: {}, out: o}}
    `,
    [
      'out of WorkflowStep must be a list of text or maps (WorkflowStepOutput), and this is the text "o": Write it as a list: [o].',
    ],
  ],
  [
    'a program that fetches, in a list of requirements',
    `${TOOL}requirements: [{class: InlineJavascriptRequirement}]\nbaseCommand: wget\n${EMPTY}`,
    [
      'wget fetches from the network, which needs NetworkAccess: Add - {class: NetworkAccess, networkAccess: true} under requirements: without it, engines may cut the tool off.',
    ],
  ],
  [
    'an output beside an input',
    dedent`
      ${TOOL}inputs: {f: File}
      outputs: {o: {type: File, outputBinding: {glob: $(inputs.f.dirname)/a}}}
    `,
    [
      'inputs.f.dirname is where that input lies, which is not in the output directory of the tool: Leave it out if the tool makes the file in the folder that it runs in.',
    ],
  ],
  [
    'a step that repeats',
    dedent`
      ${WORKFLOW}inputs: {}
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
      ${WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
      - {id: s, run: ${OPERATION}, inputs: [], outputs: []}
    `,
    ['inputs is no field of WorkflowStep: Did you mean in?', 'outputs is no field of WorkflowStep: Did you mean out?'],
  ],
  [
    'a step without a name',
    dedent`
      ${WORKFLOW}inputs: {a: string}
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
    'an expression that nothing permits, where text would be no use',
    dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      inputs: {}
      outputs: {}
      expression: "\${return {}}"
    `,
    [
      '${…} is JavaScript, which needs InlineJavascriptRequirement: Add InlineJavascriptRequirement: {} under requirements.',
    ],
  ],
  [
    'a comment that does not end, where text would be no use',
    `${TOOL}requirements: {InlineJavascriptRequirement: {}, ResourceRequirement: {tmpdirMin: "\${ /* 1 TB * / return 1; }"}}\n${EMPTY}`,
    ['this comment does not end, and so the ${ around it does not either: Write */ at its end.'],
  ],
  [
    'a comment whose line end is a blank',
    `${TOOL}requirements: {InlineJavascriptRequirement: {}, ResourceRequirement: {tmpdirMin: "\${\n  // one\n  return 1;\n  }"}}\n${EMPTY}`,
    [
      'this comment goes on to the end of the text, and so the ${ around it does not end: Write it as /* … */, or begin the text with |, which keeps its line ends.',
    ],
  ],
  [
    'what only looks like a comment in a shell',
    `${TOOL}requirements: {InlineJavascriptRequirement: {}}\narguments: ["$(ls reads/*.bam)", "$(curl http://x.org)"]\n${EMPTY}`,
    [
      String.raw`$( begins here and does not end: Close it and what is open within, or write \$( if it is meant as text.`,
      String.raw`$( begins here and does not end: Close it and what is open within, or write \$( if it is meant as text.`,
    ],
  ],
  [
    'an expression that does not end, where text would be no use',
    `${TOOL}requirements: {ResourceRequirement: {coresMin: $(runtime.cores}}\n${EMPTY}`,
    ['$( begins here and does not end: Close it.'],
  ],
  [
    'a text that is indented too little',
    dedent`
      ${TOOL}inputs: {}
      outputs: {}
      doc: "one
      two

      three"
      label: [a,
      ]
    `,
    expect.arrayContaining([
      'this line and 1 more continue a value that began further up, but are indented no deeper than the line that began it: Indent them by one more space: strict YAML readers refuse the file as it is.',
    ]),
  ],
  [
    'an image that is named by an expression',
    `${TOOL}requirements: {DockerRequirement: {dockerPull: "\${image}"}}\n${EMPTY}`,
    [
      'the image ${image} is named by an expression, and this field is not evaluated: Name a version, or better a digest: NAME@sha256:DIGEST.',
    ],
  ],
  [
    'an image whose registry is a placeholder',
    `${TOOL}requirements: {DockerRequirement: {dockerPull: "{{registry}}/sort"}}\n${EMPTY}`,
    [
      'the image {{registry}}/sort has no tag, which means the newest: Name a version, or better a digest: NAME@sha256:DIGEST.',
    ],
  ],
  [
    'an image whose registry is a placeholder, with a version',
    `${TOOL}requirements: {DockerRequirement: {dockerPull: "{{registry}}/sort:1.2"}}\n${EMPTY}`,
    [],
  ],
  [
    'shell text that is no JavaScript',
    `${TOOL}requirements: {InlineJavascriptRequirement: {}}\narguments: ["a=$(ls -l b)"]\n${EMPTY}`,
    [String.raw`not JavaScript: unexpected token: Write a backslash before the $ if it is meant as text.`],
  ],
  [
    'code among text that returns a value',
    `${TOOL}requirements: {InlineJavascriptRequirement: {}}\narguments: ['a \${ var b ""; return b }']\n${EMPTY}`,
    [
      'not JavaScript: unexpected token: Look for an operator, a comma, a bracket or a quote that is missing before it, or too many.',
    ],
  ],
  [
    'code among text that begins with an input',
    `${TOOL}requirements: {InlineJavascriptRequirement: {}}\narguments: ["a=$(inputs.b +)"]\n${EMPTY}`,
    [expect.not.stringContaining('backslash')],
  ],
  [
    'an expression that is no JavaScript',
    `${TOOL}requirements: {InlineJavascriptRequirement: {}}\narguments: [$(ls -l b)]\n${EMPTY}`,
    [
      'not JavaScript: unexpected token: Look for an operator, a comma, a bracket or a quote that is missing before it, or too many.',
    ],
  ],
  [
    'a loop over names without var',
    `${TOOL}requirements: {InlineJavascriptRequirement: {}}\narguments: ["\${ for (i in inputs) {} return 1 }"]\n${EMPTY}`,
    [
      'the code gives a value to i, which nothing declares: Declare it: var i. Expressions run in strict mode, where this fails.',
    ],
  ],
  [
    'a loop over values without var',
    `${TOOL}requirements: {InlineJavascriptRequirement: {}}\narguments: ["\${ for (i of [1]) {} return 1 }"]\n${EMPTY}`,
    [
      'the code gives a value to i, which nothing declares: Declare it: var i. Expressions run in strict mode, where this fails.',
      expect.stringMatching(/newer than ECMAScript 5\.1/),
    ],
  ],
  [
    'a key without a colon',
    `${TOOL}baseCommand cat\n${EMPTY}`,
    [
      'not readable as YAML: no colon ends the key that begins here: Write a colon and a space behind the key, or indent the line if it continues the one above.',
    ],
  ],
  [
    'a key without a colon before keys',
    `cwlVersion v1.2\nclass: CommandLineTool\n${EMPTY}`,
    [
      'not readable as YAML: what begins here has no colon, and goes on to the one on line 2: Write a colon and a space behind it if it is a key; put it in quotes, or write | behind its key, if it is text.',
    ],
  ],
  [
    'a key without a colon before keys of its own',
    dedent`
      ${TOOL}inputs:
        reads
          type: File
      outputs: {}
    `,
    [expect.stringMatching(/what begins here has no colon, and goes on to the one on line 5/)],
  ],
  [
    'a number for text',
    `${TOOL}label: 1.0\narguments: [true]\n${EMPTY}`,
    [
      'label must be text, and this is the number 1.0: Put it in quotes: "1.0".',
      'an item of arguments must be text or a map (CommandLineBinding), and this is true: Put it in quotes: "true".',
    ],
  ],
  [
    'a tool and a step without what may be empty',
    dedent`
      ${WORKFLOW}inputs: {}
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
      ${TOOL}inputs:
        n: int
        outputs:
          o: {type: File, outputBinding: {glob: x}}
    `,
    [
      'CommandLineTool needs the field outputs: a list of maps (CommandOutputParameter): inputs has an entry outputs on line 5: move it to the left if it is meant.',
    ],
  ],
  [
    'a merge that nobody ended',
    dedent`
      ${TOOL}inputs: {}
      <<<<<<< HEAD
      outputs: {}
      =======
      outputs: []
      >>>>>>> other
    `,
    [
      'not readable as YAML: git left a conflict of a merge here: Choose what holds, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    ],
  ],
  [
    'a value that a step of a list takes for a link',
    dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps: [{run: ${OPERATION}, in: {x: y}, out: []}]
    `,
    expect.arrayContaining([
      'the input x of a step without an id has the source y, which is no input of the workflow and no output of a step: Name an input of the workflow, or STEP/OUTPUT. A value that is no link is given as {default: …}.',
    ]),
  ],
  [
    'an output that takes one of many',
    dedent`
      ${WORKFLOW}inputs: {a: "string[]"}
      outputs: {o: {type: string, outputSource: a}}
      steps: []
    `,
    [
      'a gives string[], and the output o takes string: Make the type a list of that, or take one item in a step of its own.',
    ],
  ],
  [
    'an optional list beside an item',
    dedent`
      ${WORKFLOW}requirements: {MultipleInputFeatureRequirement: {}}
      inputs: {a: "string[]?", b: string}
      outputs: {o: {type: "string[]", outputSource: [a, b]}}
      steps: []
    `,
    [
      expect.stringMatching(
        /: Add linkMerge: merge_flattened, which makes one list of lists and items, and pickValue: all_non_null, which leaves out null\.$/,
      ),
    ],
  ],
  [
    'directives without their dollar sign',
    `${TOOL}namespaces: {a: "http://a.org/"}\nhints: [{class: SoftwareRequirement, packages: [{package: a, import: b.yml}]}]\n${EMPTY}`,
    [
      'namespaces is no field of CommandLineTool: Did you mean $namespaces?',
      'import is no field of SoftwarePackage: Did you mean $import?',
    ],
  ],
  [
    'memory with its unit',
    `${TOOL}requirements: {ResourceRequirement: {ramMin: 7GB, tmpdirMin: 1.5 TiB, outdirMin: "300", coresMin: 2G, coresMax: "two"}}\n${EMPTY}`,
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
      ${TOOL}inputs:
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
      ${TOOL}inputs: {id: a, type: File}
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
      ${WORKFLOW}inputs: {a: string}
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
      ${WORKFLOW}inputs: {id: a, type: string}
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
      ${TOOL}inputs: {id: a, type: Fil, streamable: true, "http://x.org/y": z}
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
      ${WORKFLOW}inputs: {b: string}
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
      ${WORKFLOW}inputs: {x: int}
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
      ${WORKFLOW}inputs: {}
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
      ${TOOL}inputs: {id: string, type: string, label: string?, default: {type: int}}
      outputs: {}
    `,
    [],
  ],
  [
    'an input called id, whose type is misspelt',
    dedent`
      ${TOOL}inputs: {id: sting, type: string}
      outputs: {}
    `,
    ['there is no type sting: Did you mean string?'],
  ],
  [
    'an input called id, of a type that the tool defines',
    dedent`
      ${TOOL}requirements: {SchemaDefRequirement: {types: [{name: a, type: enum, symbols: [b]}]}}
      inputs: {id: a, type: File}
      outputs: {}
    `,
    [],
  ],
  [
    'an input called id beside one that has no type',
    dedent`
      ${TOOL}inputs: {id: b, reads: {}}
      outputs: {}
    `,
    expect.arrayContaining([expect.stringMatching(/^there is no type b: /)]),
  ],
  [
    'inputs of a step that are named like fields',
    dedent`
      ${WORKFLOW}inputs: {x: string, b: string}
      outputs: {}
      steps: {s: {run: {class: Operation, inputs: {x: string?, id: string, source: string}, outputs: {}}, in: {id: x, source: b}, out: []}}
    `,
    [],
  ],
  [
    'inputs named like fields that only a condition reads',
    dedent`
      ${WORKFLOW}inputs: {x: string, b: string}
      outputs: {}
      steps: {s: {run: ${OPERATION}, in: {id: x, label: b}, when: $(inputs.id + inputs.label), out: []}}
      requirements: {InlineJavascriptRequirement: {}}
    `,
    [],
  ],
  [
    'a requirement without its dash',
    `${TOOL}requirements:\n  class: DockerRequirement\n  dockerPull: "a:1"\n${EMPTY}`,
    [
      'the fields of one requirement stand here, in the place of requirements by their classes: Put a dash before the first, as in - class: DockerRequirement, or write [{class: DockerRequirement, …}].',
    ],
  ],
  [
    'a hint without its dash',
    `${TOOL}hints: {class: DockerRequirement, dockerPull: "a:1"}\n${EMPTY}`,
    [
      'the fields of one hint stand here, in the place of hints by their classes: Put a dash before the first, as in - class: DockerRequirement, or write [{class: DockerRequirement, …}].',
    ],
  ],
  [
    'a requirement of a step without its dash, which is used',
    dedent`
      ${WORKFLOW}inputs: {b: string}
      outputs: {}
      steps: {s: {run: ${OPERATION}, requirements: {class: StepInputExpressionRequirement}, in: {x: {source: b, valueFrom: $(self)}}, out: []}}
    `,
    [
      'the fields of one requirement stand here, in the place of requirements by their classes: Put a dash before the first, as in - class: StepInputExpressionRequirement, or write [{class: StepInputExpressionRequirement}].',
    ],
  ],
  [
    'a requirement without its dash that has a mistake of its own',
    `${TOOL}requirements: {class: DockerRequirement, dockerPul: "a:1"}\n${EMPTY}`,
    [
      'the fields of one requirement stand here, in the place of requirements by their classes: Put a dash before the first, as in - class: DockerRequirement, or write [{class: DockerRequirement, …}].',
      'dockerPul is no field of DockerRequirement: Did you mean dockerPull?',
    ],
  ],
  [
    'a class among requirements by their classes',
    `${TOOL}requirements: {class: DockerRequirement, InlineJavascriptRequirement: {}}\n${EMPTY}`,
    [
      'an item of requirements must be a requirement, and this is the text "DockerRequirement": Write - class: DockerRequirement.',
    ],
  ],
  [
    'a misspelt source of an input',
    dedent`
      ${WORKFLOW}inputs: {b: string}
      outputs: {}
      steps: {s: {run: ${OPERATION.replace('?', '')}, in: {x: {sources: b}}, out: []}}
    `,
    ['sources is no field of WorkflowStepInput: Did you mean source?'],
  ],
  [
    'a misspelt default of an input',
    dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps: {s: {run: ${OPERATION.replace('?', '')}, in: {x: {defualt: b}}, out: []}}
    `,
    ['defualt is no field of WorkflowStepInput: Did you mean default?'],
  ],
  [
    'an input that only has a label',
    dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps: {s: {run: ${OPERATION.replace('?', '')}, in: {x: {label: b, source: null}}, out: []}}
    `,
    ['the input x of the step s is required, and nothing gives it a value: Give it a source, a default or valueFrom.'],
  ],
  [
    'a key of two lines in quotes',
    `${TOOL}"label\n  x": y\n${EMPTY}`,
    [
      'not readable as YAML: the key that ends here has several lines: Write it on one line, with its colon and a space behind it.',
    ],
  ],
])('%s is told in words that help', async (_title, text, remarks) => {
  expect(await remarksOn(text)).toEqual(remarks)
})

test('of two requirements that say the same one is too many, and harms nobody', async () => {
  expect(
    await problemsIn(
      `${TOOL}requirements: [{class: ShellCommandRequirement}, {class: ShellCommandRequirement}]\n${EMPTY}`,
    ),
  ).toMatchObject([{ code: 'duplicate-requirement', severity: 'warning', fix: 'Remove one of the two.' }])
  expect(
    await problemsIn(
      `${TOOL}requirements: [{class: ResourceRequirement, ramMin: 1000}, {class: ResourceRequirement}]\n${EMPTY}`,
    ),
  ).toMatchObject([{ code: 'duplicate-requirement', severity: 'error', fix: 'Join the two.' }])
})

test('a link that was checked out as text is told as that', async () => {
  expect(await remarksOn('../tools/sort.cwl')).toEqual([
    expect.stringMatching(/top level is not a map: This looks like a symbolic link that was checked out as text/),
  ])
})

test('a link to another address says how to name the same thing of this document', async () => {
  const outputs = 'outputs: {o: {type: string, outputSource: "http://elsewhere/w.cwl#a"}}'
  expect(
    await remarksOn(dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: {a: string}
      ${outputs}
      steps: []
    `),
  ).toEqual([
    'the output o has the source http://elsewhere/w.cwl#a, which is no input of the workflow and no output of a step: If it is of this document, write a: nothing says that what stands before the # is its address.',
  ])
})

test('an input that makes one step wait for another is not just to be removed', async () => {
  const steps = dedent`
    steps:
      s: {run: ${OPERATION}, in: {x: a}, out: [o]}
      t: {run: ${OPERATION}, in: {x: a, ready: s/o}, out: []}
      u: {run: ${OPERATION}, in: {x: s/o, again: s/o}, out: []}
  `
  expect(await remarksOn(`${WORKFLOW}inputs: {a: string}\noutputs: {}\n${steps}`)).toEqual([
    'the step t gives ready, which what it runs does not take: Remove it, or declare it there, unless the step t is only to wait for the step s.',
    'the step u gives again, which what it runs does not take: Remove it, or declare it there.',
  ])
})

test.each([
  ['s/y', 'Add pickValue: all_non_null, or take a list whose items may be null.'],
  [
    '[s/y, a], pickValue: first_non_null',
    'Take null out of the list in a step of its own, or take a list whose items may be null: pickValue chooses whole lists here.',
  ],
  ['[s/y, a], linkMerge: merge_flattened', 'Add pickValue: all_non_null, or take a list whose items may be null.'],
])('of the nulls that a scattered step gives to %s is told how to take them out', async (source, fix) => {
  const head = dedent`
    cwlVersion: v1.2
    class: Workflow
    requirements: {ScatterFeatureRequirement: {}, MultipleInputFeatureRequirement: {}}
    inputs: {a: "string[]", b: boolean}
  `
  const steps = dedent`
    steps:
      s: {run: {class: Operation, inputs: {x: string}, outputs: {y: string}}, scatter: x, when: $(inputs.b), in: {x: a, b: b}, out: [y]}
  `
  const remarks = await remarksOn(`${head}outputs: {o: {type: "string[]", outputSource: ${source}}}\n${steps}`)
  expect(remarks).toEqual([
    `s/y comes from a step that may be skipped, which gives a list with null in it, and the output o takes string[]: ${fix}`,
  ])
})

test('where a step may be skipped, a default is offered to what can have one', async () => {
  const run = '{class: Operation, inputs: {x: string}, outputs: {y: string}}'
  const text = dedent`
    ${WORKFLOW}inputs: {a: string, b: boolean}
    outputs: {o: {type: string, outputSource: s/y}}
    steps:
      s: {run: ${run}, when: $(inputs.b), in: {x: a, b: b}, out: [y]}
      t: {run: ${run}, in: {x: s/y}, out: [y]}
  `
  expect(await remarksOn(text)).toEqual([
    's/y comes from a step that may be skipped, which gives null, and the output o takes string: Add a source to pick from with pickValue, or make it optional.',
    's/y comes from a step that may be skipped, which gives null, and the input x of the step t takes string: Add a source to pick from with pickValue, give a default, or make it optional.',
  ])
})

test('to what is scattered over, null is no list, optional or not', async () => {
  const head = dedent`
    ${WORKFLOW}requirements: {ScatterFeatureRequirement: {}}
    inputs: {a: "string[]", b: boolean}
    outputs: {}
  `
  const s =
    's: {run: {class: Operation, inputs: {x: "string[]"}, outputs: {y: "string[]"}}, when: $(inputs.b), in: {x: a, b: b}, out: [y]}'
  const t = 't: {run: {class: Operation, inputs: {x: string?}, outputs: {}}, scatter: x, in: {x: s/y}, out: []}'
  expect(
    await remarksOn(dedent`
      ${head}steps:
        ${s}
        ${t}
    `),
  ).toEqual([
    's/y comes from a step that may be skipped, which gives null, and the input x of the step t, which is scattered, takes (string?)[]: Add a source to pick from with pickValue, or give a default that is a list.',
  ])
})

test('of a graph without a main the workflow is offered, not the tool before it', async () => {
  const graph = dedent`
    cwlVersion: v1.2
    $graph:
    - {class: CommandLineTool, id: tool, inputs: {}, outputs: {}}
    - {class: Workflow, id: flow, inputs: {}, outputs: {}, steps: {s: {run: "#tool", in: {}, out: []}}}
  `
  const text = dedent`
    ${WORKFLOW}inputs: {}
    outputs: {}
    steps: {s: {run: graph.cwl, in: {}, out: []}}
  `
  expect(await remarksOn(text, { 'graph.cwl': graph })).toEqual([
    'none of the 2 processes of this $graph is named main: Name one: graph.cwl#flow',
  ])
})

test.each(['[s/y, t/y]', '[s/y], linkMerge: merge_nested'])(
  'of the null among what %s merges is told how to take it out',
  async (source) => {
    const run = '{class: Operation, inputs: {x: string}, outputs: {y: string}}'
    const steps = dedent`
      steps:
        s: {run: ${run}, when: $(inputs.b), in: {x: a, b: b}, out: [y]}
        t: {run: ${run}, in: {x: a}, out: [y]}
    `
    const remarks = await remarksOn(
      `${WORKFLOW}requirements: {MultipleInputFeatureRequirement: {}}\ninputs: {a: string, b: boolean}\noutputs: {o: {type: "string[]", outputSource: ${source}}}\n${steps}`,
    )
    expect(remarks).toEqual([
      's/y comes from a step that may be skipped, which gives null, and the output o takes string[]: Add pickValue: all_non_null, or take a list whose items may be null.',
    ])
  },
)

/** A workflow with a step that runs what takes x, and gives o. */
function flow(step: string, more = ''): string {
  return dedent`
    ${WORKFLOW}requirements: {ScatterFeatureRequirement: {}, MultipleInputFeatureRequirement: {}}
    inputs: {a: string, l: "string[]", f: File, n: int}
    outputs: {${more}}
    steps:
      s: {run: {class: Operation, inputs: {x: string, two: string?}, outputs: {o: string, other: string}}, ${step}}
  `
}

test.each([
  [
    'an output that is misspelt',
    flow('in: {x: a}, out: [othr]'),
    'the step s lists the output othr, which what it runs does not produce: Did you mean other?',
  ],
  [
    'an output that is not like any',
    flow('in: {x: a}, out: [bam_file]'),
    'the step s lists the output bam_file, which what it runs does not produce: It produces o, other.',
  ],
  [
    'an output of what has none',
    flow('in: {x: a}, out: [o]').replace('outputs: {o: string, other: string}', 'outputs: {}'),
    'the step s lists the output o, which what it runs does not produce: It produces nothing.',
  ],
  [
    'a scattered input that is misspelt',
    flow('in: {x: a, two: a}, scatter: twoo, out: []'),
    'the step s scatters over twoo, which is no input of the step: Did you mean two?',
  ],
  [
    'a scattered input that is not like any',
    flow('in: {x: a}, scatter: reads, out: []'),
    'the step s scatters over reads, which is no input of the step: Name an input that stands under in.',
  ],
  [
    'a method for nothing',
    flow('in: {x: a}, scatterMethod: dotproduct, out: []'),
    'scatterMethod has no effect: the step s scatters over nothing: Add scatter with the inputs that it scatters over, or remove it.',
  ],
  [
    'a method for one input',
    flow('in: {x: l}, scatter: x, scatterMethod: dotproduct, out: []'),
    'scatterMethod has no effect: the step s scatters over one input: Remove it.',
  ],
  [
    'a scattered input that gets no list',
    flow('in: {x: a}, scatter: x, out: []'),
    'a gives string, and the input x of the step s, which is scattered, takes string[]',
  ],
  [
    'a scattered input that is given nothing',
    flow('in: {x: {}}, scatter: x, out: []'),
    'the input x of the step s, which is scattered, is given no list: Give it a source, or a default that is a list.',
  ],
  [
    'a scattered input that is only computed',
    flow('in: {x: {valueFrom: b}}, scatter: x, out: []').replace(
      'Scatter',
      'StepInputExpressionRequirement: {}, Scatter',
    ),
    'the input x of the step s, which is scattered, is given no list: Give it a source or a default: valueFrom is evaluated for each item of that.',
  ],
  [
    'an input that is misspelt',
    flow('in: {x: a, twoo: a}, out: []'),
    'the step s gives twoo, which what it runs does not take: Did you mean two?',
  ],
  [
    'an input that is like one that is given',
    flow('in: {x: a, two: a, tow: a}, out: []'),
    'the step s gives tow, which what it runs does not take: Remove it, or declare it there.',
  ],
  [
    'inputs that are not given',
    flow('in: {}, out: []').replace('two: string?', 'two: string'),
    'the step s does not give x, two, which what it runs requires: Add it under in, or give it a default there.',
  ],
  [
    'an output of a step that is not listed',
    flow('in: {x: a}, out: []', 'p: {type: string, outputSource: s/other}'),
    'the output p has the source s/other, which is no input of the workflow and no output of a step: Add other to out of the step s.',
  ],
  [
    'a source that is misspelt',
    flow('in: {x: a}, out: [other]', 'p: {type: string, outputSource: s/othr}'),
    'the output p has the source s/othr, which is no input of the workflow and no output of a step: Did you mean s/other?',
  ],
  [
    'a source of an output that is not like any',
    flow('in: {x: a}, out: []', 'p: {type: string, outputSource: reads}'),
    'the output p has the source reads, which is no input of the workflow and no output of a step: Name an input of the workflow, or STEP/OUTPUT.',
  ],
  [
    'a step in the place of its output',
    flow('in: {x: a}, out: [other]', 'p: {type: string, outputSource: s}'),
    'the output p has the source s, which is no input of the workflow and no output of a step: s is a step: name one of its outputs, such as s/other.',
  ],
  ...['inputs.a', 'inputs/a', '$(inputs.a)'].map(
    (source) =>
      [
        `the input ${source}`,
        flow(`in: {x: ${source}}, out: []`),
        `the input x of the step s has the source ${source}, which is no input of the workflow and no output of a step: Did you mean a?`,
      ] as const,
  ),
  ...['s.other', 'steps.s.other', 's/outputs/other', '$(steps.s.outputs.other)'].map(
    (source) =>
      [
        `the output ${source}`,
        flow('in: {x: a}, out: [other]', `p: {type: string, outputSource: ${source}}`),
        `the output p has the source ${source}, which is no input of the workflow and no output of a step: Did you mean s/other?`,
      ] as const,
  ),
  [
    'a source of a step that is not like any',
    flow('in: {x: reads}, out: []'),
    'the input x of the step s has the source reads, which is no input of the workflow and no output of a step: Name an input of the workflow, or STEP/OUTPUT. A value that is no link is given as {default: …}.',
  ],
  [
    'sources of which one does not fit',
    flow('in: {x: {source: [a, n], pickValue: first_non_null}}, out: []'),
    'n gives int after pickValue: first_non_null, and the input x of the step s takes string',
  ],
  [
    'a source that does not fit when it is merged',
    flow('in: {x: {source: [n], linkMerge: merge_flattened}}, out: []'),
    'n gives int[] after linkMerge: merge_flattened, and the input x of the step s takes string',
  ],
  [
    'a source among several that make a list',
    flow('in: {x: [a, a]}, out: []'),
    'a gives string[] as one of several sources, and the input x of the step s takes string',
  ],
  ['one source in a list', flow('in: {x: [n]}, out: []'), 'n gives int, and the input x of the step s takes string'],
])('of a workflow, %s is told in words that help', async (_title, text, message) => {
  const [remark, ...others] = await remarksOn(text)
  expect([remark?.slice(0, message.length), others]).toEqual([message, []])
})

test.each([
  ['merge/flat', 'flatten_resolutions/flat'],
  ['merge/joined_file', 'merge/joined_files'],
  ['merge/both', undefined],
  ['merge/none', undefined],
])('in the place of the source %s, which there is not, %j is offered', async (source, offer) => {
  const step = (outputs: readonly string[]): string =>
    `{run: {class: Operation, inputs: {}, outputs: {${outputs.map((name) => `${name}: File`).join(', ')}}}, in: {}, out: [${outputs.join(', ')}]}`
  const steps = dedent`
    steps:
      merge: ${step(['joined_files'])}
      flatten_resolutions: ${step(['flat', 'both'])}
      realignment_of_reads: ${step(['both', 'joined_file'])}
  `
  const [remark] = await remarksOn(
    `${WORKFLOW}inputs: {}\noutputs: {o: {type: File, outputSource: ${source}}}\n${steps}`,
  )
  expect(remark?.split(': ').at(-1)).toBe(
    offer === undefined ? 'Name an input of the workflow, or STEP/OUTPUT.' : `Did you mean ${offer}?`,
  )
})

test.each([
  ['s/o', 'Write outputSource: s/o in the place of outputBinding.'],
  ['s/p', 'Say which output of a step it is, as STEP/OUTPUT, or remove it.'],
  ['"*.txt"', 'Say which output of a step it is, as STEP/OUTPUT, or remove it.'],
])('of an output of a workflow that looks for %s as files it is told what gives it a value', async (glob, fix) => {
  const text = dedent`
    cwlVersion: v1.0
    class: Workflow
    inputs: {}
    outputs: {o: {type: File, outputBinding: {glob: ${glob}}}}
    steps: {s: {run: {class: CommandLineTool, baseCommand: date, inputs: {}, outputs: {o: stdout}}, in: {}, out: [o]}}
  `
  expect(
    (await problemsIn(text)).filter(({ code }) => code === 'no-output-source').map((problem) => problem.fix),
  ).toEqual([fix])
})

test.each([
  ['scatter: x', 'a list'],
  ['scatter: x, when: $(inputs.x)', 'a list'],
  ['scatter: [x, y, z], scatterMethod: nested_crossproduct', 'a list of lists of lists'],
])('what a step gives that runs what cannot be read, with %s, is %s', async (how, words) => {
  const text = dedent`
    ${WORKFLOW}inputs: {l: "boolean[]"}
    outputs: {o: {type: File, outputSource: s/o}}
    steps: {s: {run: gone.cwl, in: {x: l, y: l, z: l}, ${how}, out: [o]}}
  `
  expect(
    (await problemsIn(text)).filter(({ code }) => code === 'incompatible-types').map(({ message }) => message),
  ).toEqual([`s/o gives ${words}, and the output o takes File`])
})

test.each([
  ['rest.cwl', undefined],
  ['bwa.cwl', undefined],
  ['sort.cwl', undefined],
  ['input.yml', 'inputs.yml'],
  ['inputs.yaml', 'inputs.yml'],
  ['align.cwl', 'algin.cwl'],
])('in the place of the file %s, which there is not, %j is offered', async (file, offer) => {
  const files = { 'cat.cwl': '', 'dev2.cwl': '', 'inputs.yml': '', 'algin.cwl': '' }
  const [remark] = await remarksOn(
    dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps: {s: {run: ${file}, in: {}, out: []}}
    `,
    files,
  )
  expect(remark).toBe(
    `there is no file ${file}: ${offer === undefined ? 'A reference is relative to the file that says it, any other path to the working directory.' : `Did you mean ${offer}?`}`,
  )
})

test('of secondary files that an input does not declare, it is told which steps need them', async () => {
  const needing = (suffixes: string): string =>
    `run: {class: Operation, inputs: {x: {type: File, secondaryFiles: ${suffixes}}}, outputs: {}}, in: {x: a}, out: []`
  const told = async (input: string, ...steps: readonly string[]): Promise<readonly string[]> =>
    remarksOn(
      `${WORKFLOW}inputs: {a: ${input}}\noutputs: {}\nsteps:\n${steps.map((suffixes, index) => `  s${index}: {${needing(suffixes)}}\n`).join('')}`,
    )
  expect([
    await told('File', '[.bai]'),
    await told('{type: File, secondaryFiles: [.bai]}', '[.bai]', '[.fai, ^.dict]', '[.fai]'),
    await told('File', `[${Array.from({ length: 21 }, (_, index) => `.s${index}`).join(', ')}]`),
  ]).toEqual([
    [
      'the input a declares no .bai beside its files, which the step s0 needs: Add secondaryFiles: [".bai"] to it, or make them optional where they are needed.',
    ],
    [
      'the input a declares no .fai, ^.dict beside its files, which the steps s1, s2 need: Add .fai, ^.dict to its secondaryFiles, or make them optional where they are needed.',
    ],
    [
      expect.stringMatching(
        /^the input a declares no \.s0, .* \.s19, … beside its files, which the step s0 needs: Add secondaryFiles: \["\.s0", .*, "\.s19", …\] to it, /,
      ),
    ],
  ])
})

test('of many secondary files that are missing, twenty are named', async () => {
  const missing = (count: number): string => {
    const suffixes = Array.from({ length: count }, (_, index) => `.s${index}`).join(', ')
    const gives = `s: {run: {class: CommandLineTool, baseCommand: a, inputs: {}, outputs: {o: {type: File, secondaryFiles: [.t], outputBinding: {glob: a}}}}, in: {}, out: [o]}`
    return dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps:
        ${gives}
        t: {run: {class: Operation, inputs: {x: {type: File, secondaryFiles: [${suffixes}]}}, outputs: {}}, in: {x: s/o}, out: []}
    `
  }
  const named = Array.from({ length: 20 }, (_, index) => `.s${index}`).join(', ')
  const remark = (files: string): string =>
    `the input x of the step t needs the secondary files ${files}, and s/o does not give them: Declare them as secondaryFiles of that output, or make them optional where they are needed.`
  expect([await remarksOn(missing(20)), await remarksOn(missing(21))]).toEqual([
    [remark(named)],
    [remark(`${named}, …`)],
  ])
})

test.each([
  ['${ 12 }', 'Write a backslash before the $ if it is meant as text.'],
  ['${ 1 + 2 }', 'Write $(1 + 2).'],
  ['${ NaN }', 'Write $(NaN).'],
  ['${ 12e1 }', 'Write $(12e1).'],
  ['${}', 'Braces hold the body of a function: return the value.'],
  ['${ 1 + 2; }', 'Braces hold the body of a function: return the value.'],
  ['${ var f12 }', 'Braces hold the body of a function: return the value.'],
  [`\${ '${'a'.repeat(58)}' }`, `Write $('${'a'.repeat(58)}').`],
  [`\${ '${'a'.repeat(59)}' }`, 'Braces hold the body of a function: return the value.'],
])('of a body that returns nothing, %s, is told what may be meant', async (code, fix) => {
  const [problem] = await problemsIn(
    `${TOOL}requirements: {InlineJavascriptRequirement: {}}\narguments: [${JSON.stringify(code)}]\n${EMPTY}`,
  )
  expect([problem?.code, problem?.fix]).toEqual(['no-return', fix])
})

test.each([
  [
    'a variable of the environment',
    dedent`
      ${TOOL}requirements: {EnvVarRequirement: {envDef: {A: $(inputs.n)}}}
      inputs: {n: int}
      outputs: {}
    `,
    'the value of A must be text, and $(inputs.n) is int: Make text of it: $(String(inputs.n)), with InlineJavascriptRequirement.',
  ],
  [
    'a file for a variable',
    dedent`
      ${TOOL}requirements: {EnvVarRequirement: {envDef: {A: $(inputs.f)}}}
      inputs: {f: File}
      outputs: {}
    `,
    'the value of A must be text, and $(inputs.f) is File: Write $(inputs.f.path).',
  ],
  [
    'a list for a name',
    dedent`
      ${TOOL}inputs: {l: "int[]"}
      outputs: {}
      stdout: $(inputs.l)
    `,
    'stdout must be text, and $(inputs.l) is int[]',
  ],
  [
    'a file for memory',
    dedent`
      ${TOOL}requirements: {ResourceRequirement: {ramMin: $(inputs.f)}}
      inputs: {f: File}
      outputs: {}
    `,
    'ramMin must be a number, and $(inputs.f) is File',
  ],
  [
    'a number of a list that may be missing',
    dedent`
      ${TOOL}inputs: {l: "string[]?"}
      outputs: {}
      arguments: ["$(inputs.l[0])"]
    `,
    'item 0 of inputs.l, which is null where nobody gives it',
  ],
  [
    'an attribute of the files of a list',
    dedent`
      ${TOOL}requirements: {InlineJavascriptRequirement: {}}
      inputs: {l: "File[]?"}
      outputs: {}
      arguments: [$(inputs.l.path + "x")]
    `,
    'the code reads path of inputs.l, which is File[]? and has none: Take one of them, inputs.l[0].path, or go through all.',
  ],
  [
    'an attribute whose name is misspelt',
    dedent`
      ${TOOL}requirements: {InlineJavascriptRequirement: {}}
      inputs: {l: "File[]?"}
      outputs: {}
      arguments: ["$(inputs.l[0].nameRoot + 1)"]
    `,
    'the code reads nameRoot of inputs.l[0], which is File and has none: Did you mean nameroot?',
  ],
  [
    'an attribute of the runtime whose name is misspelt',
    dedent`
      ${TOOL}requirements: {InlineJavascriptRequirement: {}}
      inputs: []
      outputs: []
      arguments: [$(runtime.core * 2)]
    `,
    'the code reads core of runtime, which has none: Did you mean cores?',
  ],
  [
    'an attribute of files of lists of others',
    dedent`
      ${TOOL}requirements: {InlineJavascriptRequirement: {}}
      inputs: {l: "int[]"}
      outputs: {}
      arguments: [$(inputs.l.path + "x")]
    `,
    'the code reads path of inputs.l, which is int[] and has none: It is undefined when it runs.',
  ],
])('%s is told as what it is', async (_title, text, message) => {
  const [remark, ...others] = await remarksOn(text)
  const from = Math.max(0, remark?.indexOf(message) ?? 0)
  expect([remark?.slice(from, from + message.length), others]).toEqual([message, []])
})

test.each([
  ['array', 'Write it out: {type: array, items: TYPE}.'],
  ['enum', 'Write it out: {type: enum, symbols: [A, B]}.'],
  ['record', 'Write it out: {type: record, fields: {NAME: TYPE}}.'],
  ...Object.entries({
    bool: 'boolean',
    Flag: 'boolean',
    integer: 'int',
    number: 'double',
    str: 'string',
    TEXT: 'string',
    path: 'File',
    dir: 'Directory',
    folder: 'Directory',
    strin: 'string',
  }).map(([name, meant]) => [name, `Did you mean ${meant}?`] as const),
  ['xsd:strin', 'Did you mean string?'],
  ['sample_sheet', 'Use a type of CWL, or define this one under SchemaDefRequirement.'],
])('of the type %s that there is not, it is told what may be meant', async (name, fix) => {
  expect(
    await remarksOn(dedent`
      ${TOOL}inputs: {a: ${JSON.stringify(name)}}
      outputs: {}
    `),
  ).toEqual([`there is no type ${name}: ${fix}`])
})

/** Inputs with names that are like no other. */
function inputsOf(count: number): string {
  return Array.from({ length: count }, (_, index) => `q${'xyz'.repeat(3)}${index}: string`).join(', ')
}

test.each([
  ['an input of none', `${TOOL}arguments: [$(inputs.a)]\n${EMPTY}`, 'The inputs here are none.'],
  [
    'an input of two',
    dedent`
      ${TOOL}inputs: {reads: File, sample: string}
      outputs: {}
      arguments: [$(inputs.a)]
    `,
    'The inputs here are reads, sample.',
  ],
  [
    'an input of many',
    dedent`
      ${TOOL}inputs: {${inputsOf(21)}}
      outputs: {}
      arguments: [$(inputs.a)]
    `,
    'qxyzxyzxyz19, ….',
  ],
  [
    'an input of no more than are told',
    dedent`
      ${TOOL}inputs: {${inputsOf(20)}}
      outputs: {}
      arguments: [$(inputs.a)]
    `,
    'qxyzxyzxyz19.',
  ],
  [
    'an input that is misspelt',
    dedent`
      ${TOOL}inputs: {reads: File}
      outputs: {}
      arguments: [$(inputs.raeds)]
    `,
    'Did you mean reads?',
  ],
  [
    'an input with a dot in its name',
    dedent`
      ${TOOL}inputs: {in.bam: File}
      outputs: {}
      arguments: [$(inputs.in.bam.path)]
    `,
    "A dot ends a name here: write inputs['in.bam'].",
  ],
  [
    'a field of runtime',
    `${TOOL}arguments: [$(runtime.threads)]\n${EMPTY}`,
    'It has outdir, tmpdir, cores, ram, outdirSize, tmpdirSize, exitCode.',
  ],
  ['a misspelt field of runtime', `${TOOL}arguments: [$(runtime.core)]\n${EMPTY}`, 'Did you mean cores?'],
  [
    'an attribute of the items of a list',
    dedent`
      ${TOOL}inputs: {l: "File[]"}
      outputs: {}
      arguments: [$(inputs.l.path)]
    `,
    'Take one item first: $(inputs.l[0].path).',
  ],
  [
    'an attribute of items of items',
    dedent`
      ${TOOL}inputs: {l: "File[][]"}
      outputs: {}
      arguments: ["$(inputs.l[0].path)"]
    `,
    'Take one item first: $(inputs.l[0][0].path).',
  ],
  [
    'an attribute of no item of a list',
    dedent`
      ${TOOL}inputs: {l: "File[]"}
      outputs: {}
      arguments: [$(inputs.l.quality)]
    `,
    'It has length.',
  ],
  [
    'an attribute of a list in a record',
    dedent`
      ${TOOL}inputs: {r: {type: {type: record, fields: {p: "File[]"}}}}
      outputs: {}
      arguments: [$(inputs.r.p.path)]
    `,
    'Take one item first: $(inputs.r.p[0].path).',
  ],
  [
    'a field of a record',
    dedent`
      ${TOOL}inputs: {r: {type: {type: record, fields: {one: int, two: int}}}}
      outputs: {}
      arguments: [$(inputs.r.quality)]
    `,
    'It has one, two.',
  ],
  [
    'a misspelt field of a record',
    dedent`
      ${TOOL}inputs: {r: {type: {type: record, fields: {one: int, sample: int}}}}
      outputs: {}
      arguments: [$(inputs.r.smaple)]
    `,
    'Did you mean sample?',
  ],
  [
    'an item of a record',
    dedent`
      ${TOOL}inputs: {r: {type: {type: record, fields: {one: int, two: int}}}}
      outputs: {}
      arguments: ["$(inputs.r[0])"]
    `,
    'It has one, two.',
  ],
])('%s that there is not is told with those that there are', async (_title, text, end) => {
  const remarks = await remarksOn(text)
  expect(remarks.map((remark) => remark.slice(-end.length - 1))).toEqual([` ${end}`])
})

test('the way to what is missing is told with its items', async () => {
  const text = dedent`
    ${TOOL}inputs: {r: {type: {type: record, fields: {l: "File[]"}}}}
    outputs: {}
    arguments: ["$(inputs.r.l[2].quality)", "$(inputs.r[3])"]
  `
  expect((await problemsIn(text)).map(({ message }) => message)).toEqual([
    '$(inputs.r.l[2].quality) reads quality of inputs.r.l[2], which is File and has none',
    '$(inputs.r[3]) reads item 3 of inputs.r, which is record of l: File[] and has none',
  ])
})

test('steps that wait for each other are told in the order in which data flows, and one that waits for itself alone', async () => {
  const run = '{class: Operation, inputs: {x: string}, outputs: {o: string}}'
  const steps = dedent`
    steps:
      before: {run: ${run}, in: {x: c/o}, out: [o]}
      a: {run: ${run}, in: {x: c/o}, out: [o]}
      b: {run: ${run}, in: {x: a/o}, out: [o]}
      c: {run: ${run}, in: {x: b/o}, out: [o]}
  `
  expect(await remarksOn(`${WORKFLOW}inputs: {}\noutputs: {}\n${steps}`)).toEqual([
    'these steps wait for each other: c → a → b → c: Take one of the links out.',
  ])
  expect(
    await remarksOn(dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps: {a: {run: ${run}, in: {x: a/o}, out: [o]}}
    `),
  ).toEqual(['the step a waits for an output of its own: Take another source.'])
})

test.each([
  ['docker://ubuntu:24.04', 'Write ubuntu:24.04.'],
  ['docker-1.a+b://ubuntu:24.04', 'Write ubuntu:24.04.'],
  [' ubuntu:24.04 ', 'Write ubuntu:24.04.'],
  ['Ubuntu:24.04', 'Names of repositories have no capitals: look for ubuntu:24.04.'],
  ['ubuntu 24.04', 'It is [HOST/]NAME[:TAG][@DIGEST], without blanks.'],
  ['docker://a b', 'It is [HOST/]NAME[:TAG][@DIGEST], without blanks.'],
])('of the image %j that docker cannot read it is told how it is written', async (name, fix) => {
  const text = `${TOOL}requirements: {DockerRequirement: {dockerPull: ${JSON.stringify(name)}}}\n${EMPTY}`
  expect((await problemsIn(text)).map((problem) => [problem.code, problem.fix])).toEqual([['bad-image', fix]])
})

test('the format of the name of a file to write is warned of, and no more', async () => {
  expect(
    await problemsIn(
      dedent`
        ${TOOL}inputs: {name: {type: string, format: "http://x.org/f"}}
        outputs: {o: {type: File, outputBinding: {glob: $(inputs.name)}}}
      `,
    ),
  ).toMatchObject([{ code: 'not-for-type', severity: 'warning' }])
})
