import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { battery, remarksOn } from '../../support/battery.ts'
import { JAVASCRIPT_TOOL, STEPS, TAKES } from '../../support/documents.ts'

battery(
  import.meta.filename,
  {
    'a file is read where somebody asks for it, reported once per input': dedent`
      ${JAVASCRIPT_TOOL}inputs: {f: File, l: 'File[]?', g: {type: File, loadContents: true}, h: {type: File, inputBinding: {loadContents: true}}, k: {type: File, default: {class: File, basename: k, contents: x}}, u: [File, string], q: File, p: {type: File, inputBinding: {valueFrom: "$(«possible-attribute»self.contents)"}}}
      outputs: {}
      arguments: [$(inputs.g.contents), $(inputs.h.contents), $(inputs.k.contents), $(inputs.u.contents), "$(inputs.q.contents ? 1 : 2)", "$(/* inputs.f.contents */ 'inputs.f.contents')", $(«possible-attribute»inputs.f.contents), $(inputs.f.contents), "\${ return «possible-attribute»inputs.l[0].contents.trim(); }"]
    `,
    'a step that reads a file of the workflow asks for it': dedent`
      ${STEPS}  s: {run: ${TAKES}, in: {x: {source: f, valueFrom: "$(«possible-attribute»self.contents)"}}, out: []}
        t: {run: ${TAKES}, in: {x: {source: f, loadContents: true, valueFrom: $(self.contents)}}, out: []}
    `,
    'what a step gets of another, or embeds, may have been asked for': dedent`
      ${STEPS}  s: {run: {class: Operation, inputs: {}, outputs: {y: File}}, in: {}, out: [y]}
        t: {run: ${TAKES}, in: {x: {source: s/y, valueFrom: $(self.contents)}}, out: []}
        u: {run: {class: CommandLineTool, inputs: {x: File}, outputs: {}, arguments: [$(inputs.x.contents)]}, in: {x: {source: f, loadContents: true}}, out: []}
    `,
    'in v1.0 a binding asks for what is in a file': dedent`
      cwlVersion: v1.0
      class: ExpressionTool
      requirements: {InlineJavascriptRequirement: {}}
      inputs: {f: File, g: {type: File, inputBinding: {loadContents: true}}}
      outputs: {o: string}
      expression: "\${ return {o: «possible-attribute»inputs.f.contents + inputs.g.contents}; }"
    `,
  },
  ['JSON', 'lists'],
)

test.each([
  [
    'v1.0',
    dedent`
      class: ExpressionTool
      requirements: {InlineJavascriptRequirement: {}}
      inputs: {f: File}
      outputs: {}
      expression: "\${ return {a: inputs.f.contents}; }"
    `,
    'its inputBinding',
  ],
  [
    'v1.2',
    dedent`
      class: CommandLineTool
      inputs: {f: File}
      outputs: {}
      arguments: [$(inputs.f.contents)]
    `,
    'that input',
  ],
])('in %s the message names where contents are asked for', async (version, text, place) => {
  expect(await remarksOn(`cwlVersion: ${version}\n${text}`)).toEqual([
    `inputs.f.contents is read, but the contents of the input "f" are not loaded: Add loadContents: true to ${place}.`,
  ])
})
