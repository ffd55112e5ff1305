import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfRemarks, remarksOn } from '../../support/battery.ts'
import { PLAIN_WORKFLOW, STEPS, TAKES, V1_2, WORKFLOW } from '../../support/documents.ts'

battery(
  {
    'an optional value has no attributes where nobody gives it': dedent`
      ${V1_2}requirements: {EnvVarRequirement: {envDef: {A: "x«optional-value»$(inputs.f.path)"}}}
      inputs: {f: File?, g: File, d: {type: File?, default: {class: File, location: "x:y"}}, l: "string[]?", r: {type: ["null", {type: record, fields: {s: string?}}]}, n: int?, a: Any?}
      outputs: {o: {type: File?, format: $(inputs.f.format), outputBinding: {glob: «optional-value»$(inputs.f.basename)}}}
      arguments: [«optional-value»$(inputs.f.path), $(inputs.f), $(inputs.g.path), $(inputs.d.path), "«optional-value»$(inputs.l[0])", {valueFrom: «optional-value»$(inputs.r.s)}, $(inputs.n), «optional-value»$(inputs.a.b)]
    `,
    'some fields must come to something': dedent`
      ${V1_2}requirements: {EnvVarRequirement: {envDef: {A: «optional-value»$(inputs.s), B: "x«null-in-text»$(inputs.s)", C: $(inputs.d)}}, InitialWorkDirRequirement: {listing: [{entryname: «optional-value»$(inputs.s), entry: a}]}, ToolTimeLimit: {timelimit: «optional-value»$(inputs.n)}, ResourceRequirement: {coresMin: $(inputs.n)}}
      inputs: {s: string?, n: int?, f: File?, d: {type: string?, default: a}, u: ["null", string, int]}
      outputs: {o: {type: File?, outputBinding: {glob: $(inputs.s)}}}
      stdin: «optional-value»$(inputs.f.path)
      stdout: «optional-value»$(inputs.s)
      stderr: «null-in-text»$(inputs.s).log
    `,
    'the standard error must come to something too': dedent`
      ${V1_2}inputs: {s: string?}
      outputs: {}
      stderr: «optional-value»$(inputs.s)
    `,
    'an entry that comes to nothing needs no name': dedent`
      ${V1_2}requirements: {InlineJavascriptRequirement: {}, InitialWorkDirRequirement: {listing: [{entry: $(inputs.f), entryname: $(inputs.f.basename)}, {entry: "$(inputs.f && inputs.f)", entryname: $(inputs.s)}, {entry: $(inputs.g), entryname: «optional-value»$(inputs.s)}, {entry: x $(inputs.f), entryname: «optional-value»$(inputs.f.basename)}]}}
      inputs: {f: File?, g: File, s: string?}
      outputs: {}
    `,
    'a binding of an optional input is evaluated with a value': dedent`
      ${V1_2}inputs: {f: {type: File?, inputBinding: {valueFrom: $(self.path)}}, g: {type: File?, inputBinding: {valueFrom: $(inputs.f.path)}}, h: {type: File, inputBinding: {valueFrom: «optional-value»$(inputs.f.path)}}, i: {type: File, secondaryFiles: [$(inputs.f.basename), {pattern: $(inputs.f.nameroot), required: $(inputs.f.size)}]}, j: {type: File?, inputBinding: {position: $(inputs.f.size)}}}
      outputs: {}
    `,
    'one that has a default is always evaluated, and its self is there': dedent`
      ${V1_2}inputs: {f: File?, d: {type: File?, default: {class: File, location: "x:y"}, inputBinding: {valueFrom: «optional-value»$(inputs.f.path)}}, e: {type: File?, default: {class: File, location: "x:y"}, inputBinding: {valueFrom: $(self.path)}}}
      outputs: {}
    `,
    'a choice without null among it is not an optional value': dedent`
      ${V1_2}inputs: {u: [File, Directory]}
      outputs: {}
      arguments: [$(inputs.u.path)]
      stdout: $(inputs.u.basename)
    `,
    'spaces around a reference to an optional value change nothing': dedent`
      ${V1_2}requirements: {InlineJavascriptRequirement: {}, InitialWorkDirRequirement: {listing: [{entry: $( inputs.f ), entryname: $( inputs.f.basename )}]}}
      inputs: {f: File?, d: {type: File?, default: {class: File, location: "x:y"}}}
      outputs: {}
      stdout: «optional-value»$( inputs.f.basename ).txt
      arguments: [«optional-value»$( inputs.f.path ), $( inputs.d.path ), $( inputs.f )]
    `,
    'a reference next to JavaScript is looked at': dedent`
      ${V1_2}requirements: {InlineJavascriptRequirement: {}}
      inputs: {f: File?}
      outputs: {}
      arguments: ["«optional-value»$(inputs.f.path) $(1 + 1)"]
    `,
    'an input of a step is not the input of the workflow that has its name': `${STEPS.replace('inputs: {', 'inputs: {opt: File?, y: {type: File?, default: {class: File, location: "x:y"}}, ')}  s: {run: ${TAKES}, in: {y: opt, x: {valueFrom: «optional-value»$(inputs.y.basename)}}, out: []}\n`,
    'JavaScript may ask whether there is a value': dedent`
      ${V1_2}requirements: {InlineJavascriptRequirement: {}}
      inputs: {f: File?}
      outputs: {}
      arguments: ["$(inputs.f === null ? null : inputs.f.path)", «optional-value»$(inputs.f.path)]
    `,
    'self of a step may be missing where its source is optional': dedent`
      ${STEPS.replace('inputs: {', 'inputs: {opt: File?, dflt: {type: File?, default: {class: File, location: "x:y"}}, ')}  s: {run: ${TAKES}, in: {x: {source: opt, valueFrom: «optional-value»$(self.basename)}}, out: []}
        t: {run: ${TAKES}, in: {x: {source: dflt, valueFrom: $(self.basename)}}, out: []}
        u: {run: ${TAKES}, in: {y: opt, x: {valueFrom: «optional-value»$(inputs.y.basename)}}, out: []}
        v: {run: ${TAKES}, in: {x: {source: opt, default: {class: File, location: "x:y"}, valueFrom: $(self.basename)}}, out: []}
    `,
    'what a step runs may have a default instead of null': `${STEPS.replace('inputs: {', 'inputs: {opt: File?, ')}  s: {run: {class: Operation, inputs: {x: string, y: {type: File, default: {class: File, location: "x:y"}}}, outputs: {}}, in: {y: {source: opt, valueFrom: $(self)}, x: {valueFrom: $(inputs.y.location)}}, out: []}\n`,
    'a condition must come to something': dedent`
      ${WORKFLOW}inputs: {b: boolean?, d: {type: boolean?, default: true}}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {}, outputs: {}}, in: {b: b}, when: «optional-value»$(inputs.b), out: []}
        t: {run: {class: Operation, inputs: {}, outputs: {}}, in: {b: d}, when: $(inputs.b), out: []}
        u: {run: {class: Operation, inputs: {}, outputs: {}}, in: {b: {source: b, default: false}}, when: $(inputs.b), out: []}
    `,
    'an output that takes no null needs a value': dedent`
      ${V1_2}inputs: {s: string?, f: File?}
      outputs:
        o: {type: string, outputBinding: {outputEval: «optional-value»$(inputs.s)}}
        p: {type: string?, outputBinding: {outputEval: $(inputs.s)}}
        q: {type: File, outputBinding: {outputEval: «optional-value»$(inputs.f)}}
    `,
    'an input of a step that takes no null needs a value': dedent`
      ${WORKFLOW}inputs: {opt: string?, a: string}
      outputs: {}
      steps:
        s: {run: ${TAKES}, in: {x: {source: opt, valueFrom: «optional-value»$(self)}}, out: []}
        t: {run: ${TAKES}, in: {y: opt, x: {source: a, valueFrom: «optional-value»$(inputs.y)}}, out: []}
        u: {run: {class: Operation, inputs: {x: {type: string, default: a}}, outputs: {}}, in: {x: {source: opt, valueFrom: $(self)}}, out: []}
        v: {run: ${TAKES}, in: {x: {source: opt, valueFrom: $(self)}}, when: $(inputs.x !== null), out: []}
    `,
  },
  ['JSON', 'lists'],
)

batteryOfRemarks([
  [
    'an attribute of a value that may be missing',
    dedent`
      ${V1_2}inputs: {f: File?}
      outputs: {o: {type: File?, outputBinding: {glob: "$(inputs.f.basename)"}}}
      arguments: ["$(inputs.f.path)", "--f=$(inputs.f.path)", {prefix: a, valueFrom: $(inputs.f.path)}]
    `,
    [
      '$(inputs.f.basename) reads basename of inputs.f, which is null if a run does not set it: Make the input required, or check for null: $(inputs.f === null ? [] : inputs.f.basename), with InlineJavascriptRequirement.',
      '$(inputs.f.path) reads path of inputs.f, which is null if a run does not set it: Make the input required, add an inputBinding, or check for null: $(inputs.f === null ? null : inputs.f.path), with InlineJavascriptRequirement.',
      "$(inputs.f.path) reads path of inputs.f, which is null if a run does not set it: Make the input required, add an inputBinding, or check for null: $(inputs.f === null ? '' : inputs.f.path), with InlineJavascriptRequirement.",
      '$(inputs.f.path) reads path of inputs.f, which is null if a run does not set it: Make the input required, or check for null: $(inputs.f === null ? null : inputs.f.path), with InlineJavascriptRequirement.',
    ],
  ],
  [
    'an attribute within the name of a file',
    dedent`
      ${V1_2}inputs: {f: File?}
      outputs: {o: {type: File?, outputBinding: {glob: $(inputs.f.nameroot).bam}}}
    `,
    [
      "$(inputs.f.nameroot) reads nameroot of inputs.f, which is null if a run does not set it: Make the input required, or check for null: $(inputs.f === null ? '' : inputs.f.nameroot), with InlineJavascriptRequirement.",
    ],
  ],
  [
    'the same where JavaScript is permitted',
    dedent`
      ${V1_2}requirements: {InlineJavascriptRequirement: {}}
      inputs: {f: File?}
      outputs: {o: {type: File?, outputBinding: {glob: $(inputs.f.nameroot).bam}}}
    `,
    [
      "$(inputs.f.nameroot) reads nameroot of inputs.f, which is null if a run does not set it: Make the input required, or check for null: $(inputs.f === null ? '' : inputs.f.nameroot).",
    ],
  ],
  [
    'a name that may be missing',
    dedent`
      ${V1_2}inputs: {s: string?}
      outputs: {}
      stdout: $(inputs.s)
    `,
    ['stdout is inputs.s, which is null if a run does not set it: Make the input required, or add a default.'],
  ],
  [
    'a source that may give nothing',
    dedent`
      ${PLAIN_WORKFLOW}requirements: {StepInputExpressionRequirement: {}}
      inputs: {f: File?}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: Any, y: Any}, outputs: {}}, in: {x: {source: f, valueFrom: $(self.basename)}, y: {valueFrom: "$(inputs.x.size)"}}, out: []}
    `,
    [
      '$(self.basename) reads basename of self, which is null if its source is null: Check for null: $(self === null ? null : self.basename), with InlineJavascriptRequirement.',
      '$(inputs.x.size) reads size of inputs.x, which is null if its source is null: Check for null: $(inputs.x === null ? null : inputs.x.size), with InlineJavascriptRequirement.',
    ],
  ],
  [
    'a variable that may be missing',
    dedent`
      ${V1_2}inputs: {s: string?}
      outputs: {}
      requirements: {EnvVarRequirement: {envDef: {KEY: $(inputs.s)}}}
    `,
    [
      'the value of KEY is inputs.s, which is null if a run does not set it: Make the input required, or add a default.',
    ],
  ],
])

test.each([
  [
    'a number of a list that may be missing',
    dedent`
      ${V1_2}inputs: {l: "string[]?"}
      outputs: {}
      arguments: ["$(inputs.l[0])"]
    `,
    'item 0 of inputs.l, which is null if a run does not set it',
  ],
])('%s is reported as what it is', async (_title, text, message) => {
  const [remark, ...others] = await remarksOn(text)
  const from = Math.max(0, remark?.indexOf(message) ?? 0)
  expect([remark?.slice(from, from + message.length), others]).toEqual([message, []])
})
