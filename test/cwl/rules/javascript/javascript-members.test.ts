import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { battery, remarksOn } from '../../support/battery.ts'
import { STEPS, TAKES, TOOL, V1_2, WORKFLOW } from '../../support/documents.ts'

battery(
  import.meta.filename,
  {
    'of several sources self has one item each': dedent`
      ${WORKFLOW}inputs: {a: string, b: string, l: "string[]"}
      outputs: {}
      steps:
        s:
          run: {class: Operation, inputs: {p: string?, q: string?, r: string?, s: string?, t: string?, u: string?, v: string?, w: string?, x: string?}, outputs: {}}
          scatter: w
          in:
            p: {source: [a, b], valueFrom: "$(self[1])"}
            q: {source: [a, b], valueFrom: "«possible-attribute»$(self[2])"}
            r: {source: [a, b], linkMerge: merge_nested, valueFrom: "$(self[0] ? self[1] : «possible-attribute»self[2].length)"}
            s: {source: [l, l], linkMerge: merge_flattened, valueFrom: "$(self[2])"}
            t: {source: [a, b], valueFrom: "\${ /* self[2] */ return self.length > 2 ? self[2] : 'self[3]' }"}
            u: {source: [a, b], pickValue: first_non_null, valueFrom: "$(self[2])"}
            v: {source: [a], valueFrom: "$(self[2])"}
            w: {source: [l, l], linkMerge: merge_nested, valueFrom: "$(self[2])"}
            x: {source: [a, b], default: abc, valueFrom: "$(self[2])"}
          out: []
    `,
    'files have no path before a tool runs': dedent`
      ${STEPS}  s: {run: ${TAKES}, in: {x: {source: f, valueFrom: «possible-attribute»$(self.path)}}, out: []}
        t: {run: ${TAKES}, in: {x: {source: f, valueFrom: "$(«possible-attribute»inputs.x.dirname + '/a')"}}, out: []}
        u: {run: ${TAKES}, in: {x: {source: f, valueFrom: "$(inputs.x.path || inputs.x.location)"}}, out: []}
    `,
    'the exit code is there from v1.1 on': dedent`
      cwlVersion: v1.0
      class: CommandLineTool
      inputs: {}
      outputs: {o: {type: int, outputBinding: {outputEval: «possible-attribute»$(runtime.exitCode)}}}
    `,
    'self of a step without a source is null': `${STEPS}  s: {run: ${TAKES}, in: {x: {valueFrom: «possible-attribute»$(self.path)}}, out: []}\n`,
    'self of a step that merges is a list': dedent`
      ${STEPS}  s: {run: ${TAKES}, in: {x: {source: [f, f], valueFrom: '$(self[1].basename)'}}, out: []}
        t: {run: ${TAKES}, in: {x: {source: [f, l], valueFrom: «possible-attribute»$(self.basename)}}, out: []}
        u: {run: ${TAKES}, in: {g: {source: [f, f]}, x: {valueFrom: «possible-attribute»$(inputs.g.path)}}, out: []}
    `,
  },
  ['JSON', 'lists'],
)

battery(import.meta.filename, {
  'JavaScript reads misspelt attributes': dedent`
    ${TOOL}requirements: {InlineJavascriptRequirement: {}}
    inputs: {f: File, l: "File[]", s: string, r: {type: {type: record, fields: {sample: string}}}}
    outputs: {}
    arguments:
    - $(«possible-attribute»inputs.f.nameRoot + ".x")
    - $(«possible-attribute»inputs.l[0].basname + ".x")
    - $(«possible-attribute»inputs.l.lenght + 1)
    - "\${ for (var i = 0; i < 2; i++) { if («possible-attribute»inputs.l[i].siz > 1) { return 1 } } return 2 }"
    - $(«possible-attribute»inputs.f.nameroot.lenght + inputs.s.length)
    - $(«possible-attribute»inputs.r.smaple + 1)
    - $(«possible-attribute»runtime.core + 1)
    - $(runtime.cores + inputs.f.length + inputs.s.other + inputs.f.nameroot.slice(1) + inputs.l[0].sizes() + runtime.other)
  `,
  'JavaScript reads attributes of self': dedent`
    ${TOOL}requirements: {InlineJavascriptRequirement: {}}
    inputs: []
    outputs:
    - {id: a, type: string, outputBinding: {glob: x, loadContents: true, outputEval: $(«possible-attribute»self.contents.trim())}}
    - {id: b, type: string, outputBinding: {glob: x, loadContents: true, outputEval: "$(«possible-attribute»self[0].content.trim())"}}
    - {id: c, type: string, outputBinding: {glob: x, outputEval: "\${ return Array.isArray(self) ? self[0].basename : self.basename }"}}
    - {id: d, type: string, outputBinding: {glob: x, outputEval: "\${ var self = {path: 'a'}; return self.path }"}}
    - {id: e, type: string, outputBinding: {glob: x, outputEval: "\${ self = self[0]; return self.basename }"}}
    - {id: f, type: string, outputBinding: {glob: x, outputEval: "\${ return self[0].basename + self.length }"}}
  `,
  'JavaScript reads nothing of a self that is null': dedent`
    ${WORKFLOW}inputs: {a: int?}
    outputs: {}
    steps:
      s:
        when: $(«possible-attribute»self.x !== null)
        in: {self: a, x: a, y: {valueFrom: "$(«possible-attribute»self.replace('a', ''))"}, z: {source: a, valueFrom: $(self.z + 1)}}
        out: []
        run:
          class: CommandLineTool
          inputs: {self: Any?, x: int?, y: Any?, z: Any?}
          outputs: {o: {type: File, outputBinding: {glob: "$(«possible-attribute»self[0].path + 'x')"}}, p: {type: Any, outputBinding: {outputEval: $(self.path + 1)}}}
          stdout: $('self.path' + «possible-attribute»self.path)
          arguments:
          - "$(self ? self.a : 1)"
          - $(self && self.a)
          - $(self === null || self[0])
          - "\${ if (!self) { return 1 } return self.a }"
          - "\${ try { return self.a } catch (e) { return 1 } }"
          - $([1].map(function (self) { return self.a }))
          - $(inputs.x + inputs.self.a)
  `,
})

test.each([
  [
    'an attribute whose name is misspelt',
    dedent`
      ${V1_2}requirements: {InlineJavascriptRequirement: {}}
      inputs: {l: "File[]?"}
      outputs: {}
      arguments: ["$(inputs.l[0].nameRoot + 1)"]
    `,
    'the code reads nameRoot of inputs.l[0], which is File and has no such attribute: Did you mean "nameroot"?',
  ],
  [
    'an attribute of the runtime whose name is misspelt',
    dedent`
      ${V1_2}requirements: {InlineJavascriptRequirement: {}}
      inputs: []
      outputs: []
      arguments: [$(runtime.core * 2)]
    `,
    'the code reads core of runtime, which has no such attribute: Did you mean "cores"?',
  ],
  [
    'an attribute of files of lists of others',
    dedent`
      ${V1_2}requirements: {InlineJavascriptRequirement: {}}
      inputs: {l: "int[]"}
      outputs: {}
      arguments: [$(inputs.l.path + "x")]
    `,
    'the code reads path of inputs.l, which is int[] and has no such attribute: It is undefined in a run.',
  ],
])('%s is reported as what it is', async (_title, text, message) => {
  const [remark, ...others] = await remarksOn(text)
  const from = Math.max(0, remark?.indexOf(message) ?? 0)
  expect([remark?.slice(from, from + message.length), others]).toEqual([message, []])
})
