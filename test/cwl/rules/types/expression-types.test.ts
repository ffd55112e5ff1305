import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfRemarks, remarksOn } from '../../support/battery.ts'
import { PLAIN_WORKFLOW, V1_2, WORKFLOW } from '../../support/documents.ts'

battery(
  import.meta.filename,
  {
    'a field that takes lists takes none of files, and what may be anything will do': dedent`
      ${V1_2}inputs: {f: "File[]", l: "string[]", m: {type: {type: array, items: {type: array, items: string}}}, a: Any, e: {type: {type: enum, symbols: [x]}}}
      outputs:
        p: {type: File, outputBinding: {glob: «expression-type»$(inputs.f)}}
        q: {type: File, outputBinding: {glob: $(inputs.l)}}
        r: {type: File, outputBinding: {glob: $(inputs.a)}}
        s: {type: File, outputBinding: {glob: $(inputs.e)}}
        t: {type: File, outputBinding: {glob: «expression-type»$(inputs.m)}}
    `,
    'a file is hardly meant to reach a program as JSON': dedent`
      ${V1_2}requirements: {EnvVarRequirement: {envDef: {A: "x:«expression-type»$(inputs.f)"}}}
      inputs: {f: File, d: Directory?, l: "File[]", u: [File, string], b: {type: File, inputBinding: {valueFrom: "--b=«expression-type»$(self)"}}}
      outputs: {}
      arguments: ["--a=«expression-type»$(inputs.f)", "--f=$(inputs.f.path)", {valueFrom: "cat «expression-type»$(inputs.d)"}, "--l=$(inputs.l)", "--u=$(inputs.u)", "echo '$(inputs.f)'", " $(inputs.f)"]
    `,
    'also in what is called, in a map, and in a script that a shell is given': dedent`
      ${V1_2}inputs: {f: File}
      outputs: {}
      arguments:
      - f($(inputs.f))
      - '{ $(inputs.f) }'
      - 'key: $(inputs.f)'
      - |
        cat << "END"
        $(inputs.f)
      - |
        cat <<-END
        $(inputs.f)
    `,
    'nor of what is merged or picked out of one source': dedent`
      ${WORKFLOW}inputs: {f: File}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: Any}, outputs: {}}, in: {x: {source: f, linkMerge: merge_nested}}, when: $(inputs.x.length), out: []}
    `,
    'a condition is true or false': dedent`
      ${WORKFLOW}inputs: {b: boolean, n: int?}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: string, b: boolean, n: int?}, outputs: {}}, in: {x: {default: a}, b: b, n: n}, when: $(inputs.b), out: []}
        t: {run: {class: Operation, inputs: {x: string, b: boolean, n: int?}, outputs: {}}, in: {x: {default: a}, b: b, n: n}, when: «expression-type»$(inputs.n), out: []}
    `,
  },
  ['JSON', 'lists'],
)

batteryOfRemarks([
  [
    'a file where a format is meant',
    dedent`
      ${V1_2}inputs: {f: File, n: int}
      outputs: {o: {type: File, format: $(inputs.f), outputBinding: {glob: x}}, p: {type: File, format: $(inputs.n), outputBinding: {glob: y}}}
    `,
    [
      'format must be the address of a format, but $(inputs.f) is File: Write $(inputs.f.format).',
      'format must be the address of a format, but $(inputs.n) is int: Write a reference or an expression that gives the value.',
    ],
  ],
  [
    'a number for a file',
    dedent`
      ${PLAIN_WORKFLOW}requirements: {StepInputExpressionRequirement: {}}
      inputs: {}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {f: File}, outputs: {}}, in: {f: {valueFrom: "4"}}, out: []}
    `,
    [
      'valueFrom gives text to the input f of the step s: this is the text "4", and the type is File: Write an expression that gives the value.',
    ],
  ],
  [
    'text of several lines instead of a number',
    dedent`
      ${V1_2}requirements:
        ResourceRequirement:
          ramMin: |
            $(inputs.n)
            000
      inputs: {n: int}
      outputs: {o: {type: int, outputBinding: {outputEval: "$(inputs.n)\\n0"}}}
    `,
    [
      'ramMin must be a number, but "$(inputs.n) 000" is text: Write a single expression that gives the value.',
      'the output o accepts int, but "$(inputs.n) 0" is text: Write a single expression that gives the value, or change the type.',
    ],
  ],
  [
    'text where a step makes a value',
    dedent`
      ${PLAIN_WORKFLOW}requirements: {StepInputExpressionRequirement: {}}
      inputs: {reads: File}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {n: int, f: File, g: File}, outputs: {}}, in: {n: {valueFrom: "4"}, f: {valueFrom: reads}, g: {source: reads, valueFrom: $(self.basename).bai}}, out: []}
    `,
    [
      'valueFrom gives text to the input n of the step s: this is the text "4", and the type is int: Write default: 4, not valueFrom.',
      'valueFrom gives text to the input f of the step s: this is the text "reads", and the type is File: If you mean the input, write source: reads.',
      'the input g of the step s accepts File, but "$(self.basename).bai" is text: Write a single expression that gives the value, or change the type.',
    ],
  ],
  [
    'a file whose line end makes it text',
    dedent`
      ${V1_2}inputs: {f: File}
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
      '$(inputs.f) is File, which becomes JSON in the text of entry, because a space or a line end is next to it: Remove the space or line end, for example with |- in place of |.',
      'this text is for a file in the working folder, but the file has no name: Remove the space or line end next to the expression, for example with |- in place of |, or add entryname.',
    ],
  ],
  [
    'a file in the middle of a name',
    dedent`
      ${V1_2}inputs: {f: File, d: Directory, l: "string[]", n: int, t: string, u: [File, string]}
      outputs: {o: {type: File, outputBinding: {glob: $(inputs.l).txt}}}
      stdout: a_$(inputs.f).$(inputs.n).$(inputs.t).$(inputs.u)
      stderr: $(inputs.d).log
      arguments: [--all=$(inputs.f)]
    `,
    [
      '$(inputs.l) is string[], which becomes JSON in the text of glob',
      '$(inputs.f) is File, which becomes JSON in the text of stdout: Write $(inputs.f.basename), or $(inputs.f.nameroot) for the name without its extension.',
      '$(inputs.d) is Directory, which becomes JSON in the text of stderr: Write $(inputs.d.basename).',
      '$(inputs.f) is File, which becomes JSON in the text of arguments: Write $(inputs.f.path).',
    ],
  ],
])

test.each([
  [
    'a variable of the environment',
    dedent`
      ${V1_2}requirements: {EnvVarRequirement: {envDef: {A: $(inputs.n)}}}
      inputs: {n: int}
      outputs: {}
    `,
    'the value of A must be text, but $(inputs.n) is int: Convert it to text: $(String(inputs.n)), with InlineJavascriptRequirement.',
  ],
  [
    'a file for a variable',
    dedent`
      ${V1_2}requirements: {EnvVarRequirement: {envDef: {A: $(inputs.f)}}}
      inputs: {f: File}
      outputs: {}
    `,
    'the value of A must be text, but $(inputs.f) is File: Write $(inputs.f.path).',
  ],
])('%s is reported as what it is', async (_title, text, message) => {
  const [remark, ...others] = await remarksOn(text)
  const from = Math.max(0, remark?.indexOf(message) ?? 0)
  expect([remark?.slice(from, from + message.length), others]).toEqual([message, []])
})
