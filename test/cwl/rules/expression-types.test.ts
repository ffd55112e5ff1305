import { dedent } from '../../support/dedent.ts'
import { STEPS, V1_2, WORKFLOW } from '../battery/documents.ts'
import { battery } from '../battery/run.ts'

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
    'a file or a record is no part of the name of a file': dedent`
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
    'a file is no part of the name of another': dedent`
      ${V1_2}inputs:
        f: {type: File, secondaryFiles: ["«expression-type»$(self).bai", $(self.basename).bai, {pattern: "«expression-type»$(inputs.g).x"}]}
        g: File
      outputs:
        o: {type: File, outputBinding: {glob: x}, secondaryFiles: ["«expression-type»$(self).bai", $(inputs.g.basename).tbi]}
    `,
    'in JSON, and in code that is no shell, a file may be meant as JSON': dedent`
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
    'but only right behind a quote, a bracket or a sign': dedent`
      ${V1_2}inputs: {f: File}
      outputs: {}
      arguments: ["[x «expression-type»$(inputs.f)", "'a«expression-type»$(inputs.f)'", "--a=b, c «expression-type»$(inputs.f)"]
    `,
    'a file is no part of the text that a step makes': dedent`
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
    'blanks are no text that is meant for a number': dedent`
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
    'a list that a step merges is no file': dedent`
      ${STEPS.replace('{f:', '{n: int, f:')}  s: {run: {class: Operation, inputs: {x: File, y: 'File[]'}, outputs: {}}, in: {x: {source: [f, f], valueFrom: «expression-type»$(self)}, y: {source: [f, f], valueFrom: $(self)}}, out: []}
        t: {run: {class: Operation, inputs: {x: File, y: File}, outputs: {}}, in: {x: {source: [f, f], valueFrom: '$(self[0])'}, y: {source: [f, n], valueFrom: '$(self[0])'}}, out: []}
    `,
  },
  ['JSON', 'lists'],
)
