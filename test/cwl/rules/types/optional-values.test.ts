import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfRemarks, remarksOn } from '../../support/battery.ts'
import { PLAIN_WORKFLOW, STEPS, TAKES, V1_2 } from '../../support/documents.ts'

battery(
  import.meta.filename,
  {
    'an optional value has no attributes where nobody gives it': dedent`
      ${V1_2}requirements: {EnvVarRequirement: {envDef: {A: "x«optional-value»$(inputs.f.path)"}}}
      inputs: {f: File?, g: File, d: {type: File?, default: {class: File, location: "x:y"}}, l: "string[]?", r: {type: ["null", {type: record, fields: {s: string?}}]}, n: int?, a: Any?}
      outputs: {o: {type: File?, format: $(inputs.f.format), outputBinding: {glob: «optional-value»$(inputs.f.basename)}}}
      arguments: [«optional-value»$(inputs.f.path), $(inputs.f), $(inputs.g.path), $(inputs.d.path), "«optional-value»$(inputs.l[0])", {valueFrom: «optional-value»$(inputs.r.s)}, $(inputs.n), «optional-value»$(inputs.a.b)]
    `,
    'an entry that comes to nothing needs no name': dedent`
      ${V1_2}requirements: {InlineJavascriptRequirement: {}, InitialWorkDirRequirement: {listing: [{entry: $(inputs.f), entryname: $(inputs.f.basename)}, {entry: "$(inputs.f && inputs.f)", entryname: $(inputs.s)}, {entry: $(inputs.g), entryname: «optional-value»$(inputs.s)}, {entry: x $(inputs.f), entryname: «optional-value»$(inputs.f.basename)}]}}
      inputs: {f: File?, g: File, s: string?}
      outputs: {}
    `,
    'an input of a step is not the input of the workflow that has its name': `${STEPS.replace('inputs: {', 'inputs: {opt: File?, y: {type: File?, default: {class: File, location: "x:y"}}, ')}  s: {run: ${TAKES}, in: {y: opt, x: {valueFrom: «optional-value»$(inputs.y.basename)}}, out: []}\n`,
  },
  ['JSON', 'lists'],
)

batteryOfRemarks([
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
