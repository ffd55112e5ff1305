import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfRemarks, remarksOn } from '../../support/battery.ts'
import { PLAIN_WORKFLOW, STEPS, V1_2, WORKFLOW } from '../../support/documents.ts'

battery(
  {
    'fields of text want text': dedent`
      ${V1_2}requirements: {EnvVarRequirement: {envDef: {A: «expression-type»$(inputs.n), B: $(inputs.a), C: $(inputs.n)x}}, InitialWorkDirRequirement: {listing: [{entryname: «expression-type»$(inputs.f), entry: $(inputs.f)}]}}
      inputs: {a: string, n: int, f: File, l: "File[]", o: File?, e: {type: {type: enum, symbols: [x]}}, u: [File, string], r: {type: {type: record, fields: {s: string}}}}
      outputs:
        p: {type: File, outputBinding: {glob: «expression-type»$(inputs.f)}}
        q: {type: "File[]", outputBinding: {glob: [$(inputs.a), «expression-type»$(inputs.l), «expression-type»$(inputs.r), $(inputs.r.s)]}}
        s: {type: File, outputBinding: {glob: $(inputs.f.basename)}}
        t: {type: File, outputBinding: {glob: $(inputs.u)}}
        v: {type: File, outputBinding: {glob: $(inputs.e)}}
      stdin: «expression-type»$(inputs.o)
      stdout: " «expression-type»$(inputs.n) "
      stderr: $(inputs.n).txt
    `,
    'fields of numbers want numbers, and those of truth values these': dedent`
      ${V1_2}requirements: {ResourceRequirement: {coresMin: $(inputs.n), ramMin: «expression-type»$(inputs.f), ramMax: $(inputs.f.size)}, NetworkAccess: {networkAccess: «expression-type»$(inputs.n)}, WorkReuse: {enableReuse: $(inputs.b)}}
      inputs: {n: int, b: boolean?, f: File}
      outputs: {}
    `,
    'so do the rest of them': dedent`
      ${V1_2}requirements: {ToolTimeLimit: {timelimit: «expression-type»$(inputs.f)}, WorkReuse: {enableReuse: «expression-type»$(inputs.n)}, ResourceRequirement: {coresMin: $(inputs.m), ramMin: $(runtime.cores)}}
      inputs: {n: int, m: [double, string], f: File, cores: string}
      outputs: {}
      stderr: «expression-type»$(inputs.n)
    `,
    'a file or a record is not part of the name of a file': dedent`
      ${V1_2}requirements: {InitialWorkDirRequirement: {listing: [{entryname: "x-«expression-type»$(inputs.f)", entry: a}]}}
      inputs: {f: File, r: {type: {type: record, fields: {s: string}}}}
      outputs: {}
      stdin: x-«expression-type»$(inputs.f)
      stdout: x-«expression-type»$(inputs.r)
    `,
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
    'a file is not part of the name of another': dedent`
      ${V1_2}inputs:
        f: {type: File, secondaryFiles: ["«expression-type»$(self).bai", $(self.basename).bai, {pattern: "«expression-type»$(inputs.g).x"}]}
        g: File
      outputs:
        o: {type: File, outputBinding: {glob: x}, secondaryFiles: ["«expression-type»$(self).bai", $(inputs.g.basename).tbi]}
    `,
    'in JSON, and in code that is not a shell, a file may be meant as JSON': dedent`
      ${V1_2}requirements: {EnvVarRequirement: {envDef: {A: '{"a": $(inputs.f)}'}}}
      inputs: {f: File}
      outputs: {}
      arguments:
      - '--json={"f":$(inputs.f)}'
      - '[$(inputs.f), $(inputs.f)]'
      - |
        f = $(inputs.f)
        g = json.loads("""$(inputs.f)""")
      - |
        cat <<'END' > a.json
        $(inputs.f)
        END
      - "cat <<< «expression-type»$(inputs.f)"
      - "a=«expression-type»$(inputs.f) b,«expression-type»$(inputs.f)"
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
    'but only right after a quote, a bracket or a sign': dedent`
      ${V1_2}inputs: {f: File}
      outputs: {}
      arguments: ["[x «expression-type»$(inputs.f)", "'a«expression-type»$(inputs.f)'", "--a=b, c «expression-type»$(inputs.f)"]
    `,
    'a file is not part of the text that a step makes': dedent`
      ${WORKFLOW}inputs: {f: File}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: {source: f, valueFrom: "«expression-type»$(self).bai"}}, out: []}
    `,
    'text that a step makes fits its input': dedent`
      ${WORKFLOW}inputs: {f: File}
      outputs: {}
      steps:
        s:
          run: {class: Operation, inputs: {n: int, b: boolean?, f: File, e: {type: {type: enum, symbols: [a]}}, d: {type: {type: enum, symbols: [a]}}, t: string, u: [int, string], l: "string[]"}, outputs: {}}
          in: {n: {valueFrom: «expression-type»"4"}, b: {valueFrom: «expression-type»"true"}, f: {source: f, valueFrom: «expression-type»"$(self.basename).x"}, e: {valueFrom: «expression-type»b}, d: {valueFrom: a}, t: {valueFrom: "4"}, u: {valueFrom: "4"}, l: {valueFrom: «expression-type»"a,b"}}
          out: []
    `,
    'spaces are not text that is meant for a number': dedent`
      ${WORKFLOW}inputs: {}
      outputs: {}
      steps: {s: {run: {class: Operation, inputs: {n: int}, outputs: {}}, in: {n: {valueFrom: " "}}, out: []}}
    `,
    'a condition knows nothing of what comes by a default, or of several sources': dedent`
      ${WORKFLOW}inputs: {n: int?, m: int}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: Any}, outputs: {}}, in: {x: {source: n, default: true}}, when: $(inputs.x), out: []}
        t: {run: {class: Operation, inputs: {x: Any}, outputs: {}}, in: {x: {source: [n, m], pickValue: first_non_null}}, when: $(inputs.x), out: []}
        u: {run: {class: Operation, inputs: {x: Any}, outputs: {}}, in: {x: {source: m}}, when: «expression-type»$(inputs.x), out: []}
    `,
    'nor of what is merged or picked out of one source': dedent`
      ${WORKFLOW}inputs: {f: File}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: Any}, outputs: {}}, in: {x: {source: f, linkMerge: merge_nested}}, when: $(inputs.x.length), out: []}
    `,
    'a condition sees what valueFrom has made': dedent`
      ${WORKFLOW}inputs: {f: File}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: boolean, y: Any}, outputs: {}}, in: {x: {source: f, valueFrom: $(self.size > 1)}, y: {source: f, valueFrom: $(inputs.x)}}, when: $(inputs.x), out: []}
        t: {run: {class: Operation, inputs: {y: Any}, outputs: {}}, in: {y: {source: f, valueFrom: $(self.secondaryFiles)}}, when: "$(inputs.y.any.thing)", out: []}
    `,
    'a condition is true or false': dedent`
      ${WORKFLOW}inputs: {b: boolean, n: int?}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: string, b: boolean, n: int?}, outputs: {}}, in: {x: {default: a}, b: b, n: n}, when: $(inputs.b), out: []}
        t: {run: {class: Operation, inputs: {x: string, b: boolean, n: int?}, outputs: {}}, in: {x: {default: a}, b: b, n: n}, when: «expression-type»$(inputs.n), out: []}
    `,
    'a list that a step merges is not a file': dedent`
      ${STEPS.replace('{f:', '{n: int, f:')}  s: {run: {class: Operation, inputs: {x: File, y: 'File[]'}, outputs: {}}, in: {x: {source: [f, f], valueFrom: «expression-type»$(self)}, y: {source: [f, f], valueFrom: $(self)}}, out: []}
        t: {run: {class: Operation, inputs: {x: File, y: File}, outputs: {}}, in: {x: {source: [f, f], valueFrom: '$(self[0])'}, y: {source: [f, n], valueFrom: '$(self[0])'}}, out: []}
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
    'a file where a pattern is meant',
    dedent`
      ${V1_2}inputs: {f: File}
      outputs: {o: {type: File, outputBinding: {glob: $(inputs.f)}}}
      stdin: $(inputs.f)
    `,
    [
      'glob must be text or a list of texts, but $(inputs.f) is File: Write $(inputs.f.basename).',
      'stdin must be text, but $(inputs.f) is File: Write $(inputs.f.path).',
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
    'a file in the middle of a text that a step makes',
    dedent`
      ${PLAIN_WORKFLOW}requirements: {StepInputExpressionRequirement: {}}
      inputs: {f: File}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: {source: f, valueFrom: $(self).bai}}, out: []}
    `,
    [
      '$(self) is File, which becomes JSON in the text of valueFrom: Write $(self.basename), or $(self.nameroot) for the name without its extension.',
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
  [
    'a list for a name',
    dedent`
      ${V1_2}inputs: {l: "int[]"}
      outputs: {}
      stdout: $(inputs.l)
    `,
    'stdout must be text, but $(inputs.l) is int[]',
  ],
  [
    'a file for memory',
    dedent`
      ${V1_2}requirements: {ResourceRequirement: {ramMin: $(inputs.f)}}
      inputs: {f: File}
      outputs: {}
    `,
    'ramMin must be a number, but $(inputs.f) is File',
  ],
])('%s is reported as what it is', async (_title, text, message) => {
  const [remark, ...others] = await remarksOn(text)
  const from = Math.max(0, remark?.indexOf(message) ?? 0)
  expect([remark?.slice(from, from + message.length), others]).toEqual([message, []])
})
