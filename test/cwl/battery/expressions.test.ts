import { expect, test } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { TOOL, WORKFLOW } from './documents.ts'
import { battery, remarksOn } from './run.ts'

const HEAD = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
`
const INPUTS = dedent`
  inputs: {a: string, f: File}
  outputs: {}
`
const PLAIN = HEAD + INPUTS
const READING = PLAIN.replace('f: File', 'f: {type: File, loadContents: true}')
const WITH_JS = `${HEAD}requirements: {InlineJavascriptRequirement: {}}\n${INPUTS}`

const LISTING = `${HEAD}requirements: {InlineJavascriptRequirement: {}}\n`

/** A workflow with a file and a list of files, whose steps are to follow. */
const STEPS = dedent`
  ${WORKFLOW}inputs: {f: File, l: 'File[]'}
  outputs: {}
  steps:
`
const TAKES = '{class: Operation, inputs: {x: string}, outputs: {}}'

/** Steps that each make an `a`, and perhaps a `b`. */
function returning(...expressions: readonly string[]): string {
  const steps = expressions.map(
    (expression, index) =>
      `  s${index}:\n    run:\n      class: ExpressionTool\n      inputs: []\n      outputs: {a: int, b: int?}\n      expression: ${expression}\n    in: []\n    out: []\n`,
  )
  return `cwlVersion: v1.2\nclass: Workflow\nrequirements: {InlineJavascriptRequirement: {}}\ninputs: {}\noutputs: {}\nsteps:\n${steps.join('')}`
}

battery(
  {
    'an expression with a colon in it is read as a key': dedent`
      ${WITH_JS}arguments:
      - «expression-as-key»$(inputs.a ? 1 : 2)
      - «expression-as-key»$(inputs.f ? 1 : 2)
    `,
    'a reference to an input is fine': `${PLAIN}arguments: [$(inputs.a), "$(inputs['a'])", '$(inputs["f"].path)', "$(inputs.f.secondaryFiles[0].path)"]\n`,
    'runtime and self can be referred to': `${PLAIN}arguments: [$(runtime.cores), {valueFrom: $(self)}]\n`,
    'a reference must name an input': `${PLAIN}arguments: [«undefined-input»$(inputs.b)]\n`,
    'a reference in quotes must name an input': `${PLAIN}arguments: ["«undefined-input»$(inputs['b'])"]\n`,
    'a reference behind text has its own place': `${PLAIN}stdout: out-$(inputs.a)-«undefined-input»$(inputs.b).txt\n`,
    'a reference in a block has its own place': dedent`
      ${PLAIN}arguments:
      - |
        first $(inputs.a)
          then «undefined-input»$(inputs.b)
        last
    `,
    'a reference in a stripped block has its own place': dedent`
      ${PLAIN}arguments:
      - |-

         «undefined-input»$(inputs.b)
    `,
    'a reference in a folded block has its own place': dedent`
      ${PLAIN}arguments:
      - >
        first
        «undefined-input»$(inputs.b)
    `,
    'so has one behind lines that are not folded': dedent`
      ${PLAIN}arguments:
      - >-  # a comment

        first  $(inputs.a)

          then
        last «undefined-input»$(inputs.b) and «undefined-input»$(inputs.c)
    `,
    'so has one in text without quotes that goes on': dedent`
      ${PLAIN}arguments:
      - first
        «undefined-input»$(inputs.b)
    `,
    'so has one in quoted text that goes on': dedent`
      ${PLAIN}arguments:
      - "first

        «undefined-input»$(inputs.b)"
      - 'first
        «undefined-input»$(inputs.b)'
    `,
    'one behind an escape and a fold has the place of its text': dedent`
      ${PLAIN}arguments:
      - «undefined-input»"first\\t
        $(inputs.b)"
    `,
    'a reference must name something that there is': `${PLAIN}arguments: [«parameter-reference»$(input.a)]\n`,
    'a shell command is no reference': `${PLAIN}arguments: [«undeclared-feature»$(date +%Y)]\n`,
    'a shell command that looks like a reference is none': `${PLAIN}arguments: [«parameter-reference»$(date)]\n`,
    'a backslash makes text of it': `${PLAIN}arguments: ['\\$(date)', '\\\${HOME}']\n`,
    'two backslashes make no text of it': `${PLAIN}arguments: ['\\\\«undefined-input»$(inputs.b)']\n`,
    'a dollar sign alone is text': `${PLAIN}arguments: [cost $5, $HOME]\n`,
    'a reference must end': `${PLAIN}arguments: ["«unbalanced-expression»$(inputs.a"]\n`,
    'an expression must end': `${WITH_JS}arguments: ["«unbalanced-expression»\${ return 1;"]\n`,
    'an input that there is not is passed by where the code takes the first that is given': dedent`
      ${WITH_JS}arguments:
      - $([inputs.runtime_cpu, 16, 1].filter(function (inner) { return inner != null })[0])
      - $(Math.round((953.674 * [inputs.runtime_memory, 8].filter(function (inner) { return inner != null })[0])))
      - $([«possible-input»inputs.memory, 8][0])
      - $([inputs.cpu, 1].filter(function (inner) { return inner != null })[0] + «possible-input»inputs.other)
    `,
    'a comment in an expression must end': dedent`
      ${WITH_JS}arguments:
      - |
        \${
          «unbalanced-expression»/* one * /
          return 1;
        }
    `,
    'a comment must end with its line before the bracket that closes an expression': dedent`
      ${WITH_JS}arguments:
      - "\${
        «unbalanced-expression»// one
        return 1;
        }"
      - >-
        \${
        var a = 'http://x.org'; «unbalanced-expression»// two
        return a;
        }
      - "\${ if (true) { «unbalanced-expression»// three
        return 1 } return 2 }"
      - "$(1 «unbalanced-expression»// four)"
    `,
    'a comment that ends with its line, and what is none, are not told': dedent`
      ${WITH_JS}arguments:
      - |
        \${
          return 1; // one
        }
      - "\${ return 'http://x.org'.replace(/\\\\//g, ''); }"
      - "\${ return 'a'.replace(/[\\"]\\\\//g, '//'); }"
    `,
    'brackets must match': `${PLAIN}arguments: ["«unbalanced-expression»$(inputs.a]"]\n`,
    'a bracket in a text does not count': `${WITH_JS}arguments: ["$(inputs.a + ')')"]\n`,
    'a bracket in a comment does not count': dedent`
      ${WITH_JS}arguments:
      - |
        \${
          // don't close }
          return inputs.a;
        }
    `,
    'nor does a bracket that closes': dedent`
      ${WITH_JS}arguments:
      - $(inputs.f.path.replace(/\\)/g, ''))
      - \${ return /[}]/.test(inputs.a) }
    `,
    'text behind an expression is none': dedent`
      ${WITH_JS}arguments:
      - $(inputs.a + 1) and (b)
      - $(inputs.a «javascript-syntax»b) and (c)
    `,
    'inputs of a function are its own': dedent`
      ${WITH_JS}arguments:
      - |
        \${ function name(inputs) { return inputs.a.basename } return name({a: inputs.f}) }
    `,
    'a quote in a regular expression does not mislead': dedent`
      ${WITH_JS}arguments:
      - |
        \${ return inputs.a.replace(/'/g, "") }
    `,
    'JavaScript wants its requirement': `${PLAIN}arguments: [«undeclared-feature»$(inputs.a + 1)]\n`,
    'a function body wants the requirement': `${PLAIN}arguments: ["«undeclared-feature»\${ return 1 }"]\n`,
    'the requirement as a hint will do': dedent`
      ${PLAIN}hints: {InlineJavascriptRequirement: {}}
      arguments: [$(inputs.a + 1)]
    `,
    'blanks around a reference make JavaScript of it': `${PLAIN}arguments: [«undeclared-feature»$( inputs.f.path ), $( inputs.a)]\n`,
    'JavaScript is told rather than blanks': `${PLAIN}arguments: [$( inputs.f.path ), «undeclared-feature»$(inputs.a + 1)]\n`,
    'an input between blanks should exist': `${PLAIN}arguments: [«undeclared-feature»$( «possible-input»inputs.b ), "x $( runtime.cores ) $( self ) $( «possible-input»inputs['c'] )"]\n`,
    'an input between blanks should exist also with JavaScript': `${WITH_JS}arguments: [$( «possible-input»inputs.b ), $( inputs.a )]\n`,
    'JavaScript must be JavaScript': `${WITH_JS}arguments: ["$(inputs.a +«javascript-syntax»)"]\n`.replace(
      '+«javascript-syntax»)',
      '«javascript-syntax»+)',
    ),
    'a function body must be JavaScript': dedent`
      ${WITH_JS}arguments:
      - |
        \${
          var x = 1;
          return x +«javascript-syntax»;
        }
    `,
    'a function body is in strict mode': `${WITH_JS}arguments: ["\${ return «javascript-syntax»017 }"]\n`,
    'new JavaScript is JavaScript': `${WITH_JS}arguments: ["\${ «newer-javascript»const f = (x) => x?.y ?? \`\${1}\`; return f(1) }"]\n`,
    'what is new has its place': dedent`
      ${WITH_JS}arguments:
      - |
        \${
          var f = function (x) { return x };
          return [1].map(x =«newer-javascript»> f(x));
        }
    `,
    'a loop over values is new in a library too': dedent`
      cwlVersion: v1.2
      class: CommandLineTool
      requirements:
        InlineJavascriptRequirement:
          expressionLib:
          - "function f(a) { for (var b «newer-javascript»of a) { g(b) } }"
          - "function g(of) { return of }"
      inputs: {}
      outputs: {}
    `,
    'a short property is new': `${WITH_JS}arguments: ["\${ var b = 1; return {b«newer-javascript»} }"]\n`,
    'so is one behind others': `${WITH_JS}arguments: ["\${ var b = 1; return {c: 2, b«newer-javascript»} }", "\${ var b = 1; return {c: 2, b«newer-javascript», d: 3} }"]\n`,
    'a method without the word function is new': `${WITH_JS}arguments: ["\${ return {b«newer-javascript»() { return 1 }} }"]\n`,
    'JavaScript uses what is declared':
      `${WITH_JS}arguments: ["\${ return «undeclared-name»thread + 1 }", $(«undeclared-name»input.a), "$(1 + «undeclared-name»input.a)", $(b + «undeclared-name»b)]\n`.replace(
        '$(b + «undeclared-name»b)',
        '$(«undeclared-name»b + b)',
      ),
    'JavaScript declares what it gives a value to': dedent`
      ${WITH_JS}arguments:
      - |
        \${
          var x = 1, y = 2;
          «undeclared-name»z = x + y;
          return z;
        }
    `,
    'names that are declared in any way are fine': dedent`
      ${WITH_JS}arguments:
      - |
        \${
          var a = 1, b = 2;
          function f(c, d) { try { return c + d } catch (e) { return e } }
          for (var i = 0, n = 2; i < n; i++) { outer: while (true) { break outer } }
          var o = {key: f, "other": function g(h) { return h ? g : arguments }};
          return o.key(a, b) + typeof nowhere;
        }
    `,
    'names that patterns declare are fine': `${WITH_JS}arguments: ["\${ «newer-javascript»let [a, {b, c: d = 1, ...e}] = [1, {}]; const f = ({g}, [h] = [], ...i) => [a, b, d, e, g, h, i]; class J { k() { return J } } return [f, J] }"]\n`,
    'what every engine has needs no declaration': `${WITH_JS}arguments: ["$(JSON.stringify([Math.PI, parseInt(self), undefined, runtime.cores]))", $(undefined)]\n`,
    'what no sandbox has is told': `${WITH_JS}arguments: ["\${ return «undeclared-name»require('fs') }", $(«undeclared-name»process.env)]\n`,
    'words in texts, comments and regular expressions are no names': dedent`
      ${WITH_JS}arguments:
      - |
        \${
          // nothing here, \\'quoted
          /* or here */
          return "any word".replace(/some[/]"thing/g, 'else') / 2;
        }
    `,
    'a library may define any of its words': dedent`
      ${HEAD}requirements:
        InlineJavascriptRequirement: {expressionLib: ["(function () { this.late = 1 })()"]}
      ${INPUTS}arguments: ["$(late + «undeclared-name»later)"]
    `,
    'a library may be newer': `${HEAD}requirements:\n  InlineJavascriptRequirement:\n    expressionLib:\n    - "function f(a) { var b = a; return b }"\n    - "function g() { «newer-javascript»let a = 1; return a }"\n    - "function h(a«newer-javascript»=1) { return a }"\n${INPUTS}`,
    'two expressions are not one': `${WITH_JS}arguments: ["$(inputs.a)/$(«possible-input»inputs.b || 1)", "$(inputs.a + 1),$(«undeclared-name»c + 1)"]\n`,
    'a name among text may be text': `${WITH_JS}arguments: ["echo \${«undeclared-name»x}"]\n`.replace(
      '${«undeclared-name»x}',
      '$(«undeclared-name»x)',
    ),
    'a hint says nothing of the libraries that there are': dedent`
      ${PLAIN}hints: {InlineJavascriptRequirement: {}}
      arguments: [$(anything + 1)]
    `,
    'a step may use the libraries of its own requirement': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
        s:
          requirements: {InlineJavascriptRequirement: {expressionLib: ["var tool = 1"]}}
          run: {class: Operation, inputs: {x: string}, outputs: {}}
          in: {x: {source: a, valueFrom: $(tool + «undeclared-name»other)}}
          out: []
    `,
    'a library must be JavaScript': `${HEAD}requirements:\n  InlineJavascriptRequirement:\n    expressionLib:\n    - "function f() {}"\n    - "var «javascript-syntax»= 1"\n${INPUTS}`,
    'a name from a library is fine': dedent`
      ${HEAD}requirements:
        InlineJavascriptRequirement: {expressionLib: ["var tool = 1"]}
      ${INPUTS}arguments: [$(tool)]
    `,
    'an input that JavaScript reads should exist': `${WITH_JS}arguments: ["$(«possible-input»inputs.b ? 1 : 2)"]\n`,
    'an input that JavaScript reads by its text should exist': `${WITH_JS}arguments: ["$(1 + «possible-input»inputs['b'])"]\n`,
    'an input in a comment is not read': `${WITH_JS}arguments: ["\${ /* inputs.b */ return 'inputs.b' }"]\n`,
    'inputs of its own may come out of a pattern': `${WITH_JS}arguments: ["\${ var f = function («newer-javascript»{inputs}) { return inputs.b }; return f({inputs: {b: 1}}) }"]\n`,
    'to ask for the type of inputs declares none': `${WITH_JS}arguments: ["\${ return typeof inputs + «possible-input»inputs.b }"]\n`,
    'inputs of its own may have any names': `${WITH_JS}arguments: ["\${ var inputs = {b: 1}; return inputs.b }"]\n`,
    'a reference must exist also with JavaScript': `${WITH_JS}arguments: [«undefined-input»$(inputs.b)]\n`,
    'what every object has is no input': `${WITH_JS}arguments: ["$(inputs.hasOwnProperty('a'))", "$(«possible-input»inputs.hasOwn('a'))"]\n`,
    'fields of text want text': dedent`
      ${HEAD}requirements: {EnvVarRequirement: {envDef: {A: «expression-type»$(inputs.n), B: $(inputs.a), C: $(inputs.n)x}}, InitialWorkDirRequirement: {listing: [{entryname: «expression-type»$(inputs.f), entry: $(inputs.f)}]}}
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
      ${HEAD}requirements: {ResourceRequirement: {coresMin: $(inputs.n), ramMin: «expression-type»$(inputs.f), ramMax: $(inputs.f.size)}, NetworkAccess: {networkAccess: «expression-type»$(inputs.n)}, WorkReuse: {enableReuse: $(inputs.b)}}
      inputs: {n: int, b: boolean?, f: File}
      outputs: {}
    `,
    'so do the rest of them': dedent`
      ${HEAD}requirements: {ToolTimeLimit: {timelimit: «expression-type»$(inputs.f)}, WorkReuse: {enableReuse: «expression-type»$(inputs.n)}, ResourceRequirement: {coresMin: $(inputs.m), ramMin: $(runtime.cores)}}
      inputs: {n: int, m: [double, string], f: File, cores: string}
      outputs: {}
      stderr: «expression-type»$(inputs.n)
    `,
    'a file or a record is no part of the name of a file': dedent`
      ${HEAD}requirements: {InitialWorkDirRequirement: {listing: [{entryname: "x-«expression-type»$(inputs.f)", entry: a}]}}
      inputs: {f: File, r: {type: {type: record, fields: {s: string}}}}
      outputs: {}
      stdin: x-«expression-type»$(inputs.f)
      stdout: x-«expression-type»$(inputs.r)
    `,
    'a field that takes lists takes none of files, and what may be anything will do': dedent`
      ${HEAD}inputs: {f: "File[]", l: "string[]", m: {type: {type: array, items: {type: array, items: string}}}, a: Any, e: {type: {type: enum, symbols: [x]}}}
      outputs:
        p: {type: File, outputBinding: {glob: «expression-type»$(inputs.f)}}
        q: {type: File, outputBinding: {glob: $(inputs.l)}}
        r: {type: File, outputBinding: {glob: $(inputs.a)}}
        s: {type: File, outputBinding: {glob: $(inputs.e)}}
        t: {type: File, outputBinding: {glob: «expression-type»$(inputs.m)}}
    `,
    'a file is hardly meant to reach a program as JSON': dedent`
      ${HEAD}requirements: {EnvVarRequirement: {envDef: {A: "x:«expression-type»$(inputs.f)"}}}
      inputs: {f: File, d: Directory?, l: "File[]", u: [File, string], b: {type: File, inputBinding: {valueFrom: "--b=«expression-type»$(self)"}}}
      outputs: {}
      arguments: ["--a=«expression-type»$(inputs.f)", "--f=$(inputs.f.path)", {valueFrom: "cat «expression-type»$(inputs.d)"}, "--l=$(inputs.l)", "--u=$(inputs.u)", "echo '$(inputs.f)'", " $(inputs.f)"]
    `,
    'a file is no part of the name of another': dedent`
      ${HEAD}inputs:
        f: {type: File, secondaryFiles: ["«expression-type»$(self).bai", $(self.basename).bai, {pattern: "«expression-type»$(inputs.g).x"}]}
        g: File
      outputs:
        o: {type: File, outputBinding: {glob: x}, secondaryFiles: ["«expression-type»$(self).bai", $(inputs.g.basename).tbi]}
    `,
    'in JSON, and in code that is no shell, a file may be meant as JSON': dedent`
      ${HEAD}requirements: {EnvVarRequirement: {envDef: {A: '{"a": $(inputs.f)}'}}}
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
      ${HEAD}inputs: {f: File}
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
      ${HEAD}inputs: {f: File}
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
    'null and this are no names of variables': `${WITH_JS}arguments: [$(null), "$(this.x + 1)", "$(this)"]\n`,
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
    'every field that is evaluated is looked at': dedent`
      ${HEAD}requirements:
        InitialWorkDirRequirement:
          listing:
          - {entryname: «undefined-input»$(inputs.p), entry: «undefined-input»$(inputs.q)}
        EnvVarRequirement:
          envDef: {A: «undefined-input»$(inputs.r)}
        ResourceRequirement: {ramMin: «undefined-input»$(inputs.s)}
      inputs:
        a: {type: File, secondaryFiles: [«undefined-input»$(inputs.t)], inputBinding: {valueFrom: «undefined-input»$(inputs.u)}}
      outputs:
        o: {type: File, outputBinding: {glob: «undefined-input»$(inputs.v), outputEval: «undefined-input»$(inputs.w)}}
      stdin: «undefined-input»$(inputs.x)
      stdout: «undefined-input»$(inputs.y)
      stderr: «undefined-input»$(inputs.z)
    `,
    'so are formats, types, and what a step requires': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
        s:
          requirements: {ResourceRequirement: {ramMin: $(«undeclared-name»input.a)}}
          hints: {ResourceRequirement: {ramMin: $(«undeclared-name»input.b)}}
          run: {class: CommandLineTool, inputs: {x: {type: {type: array, items: File, inputBinding: {valueFrom: «undefined-input»$(inputs.z)}}, format: «undefined-input»$(inputs.y)}}, outputs: []}
          in: {x: {default: []}}
          out: []
    `,
    'extensions are not evaluated, nor are libraries': dedent`
      ${HEAD}requirements: {InlineJavascriptRequirement: {expressionLib: ["var a = '$(inputs.b)'"]}}
      inputs: {}
      outputs: {}
      hints: {x:y: {glob: $(inputs.b), z: {stdout: $(inputs.b)}}}
      $namespaces: {x: "http://x.org/"}
      x:z: {stdout: $(inputs.b)}
    `,
    'prose is not evaluated': dedent`
      ${PLAIN}doc: $(inputs.b)
      label: $(inputs.b)
    `,
    'nothing goes on behind the brackets': dedent`
      ${HEAD}requirements: {InlineJavascriptRequirement: {}, SchemaDefRequirement: {types: [{type: record, name: r, fields: {x: File}}]}}
      inputs: {a: string, f: File, fs: "File[]", r: r}
      outputs:
        o: {type: File, outputBinding: {glob: $(inputs.f)«unevaluated-expression».basename}}
        p: {type: string, outputBinding: {glob: x, loadContents: true, outputEval: "$(self)«unevaluated-expression»[0].contents"}}
      stdout: $(inputs.a) «unevaluated-expression»+ '.txt'
      stderr: '«unevaluated-expression»"log_" + $(inputs.a)'
      arguments:
      - $(inputs.fs)«unevaluated-expression»[0].path
      - $(inputs.fs)«unevaluated-expression».length
      - $(inputs.r)«unevaluated-expression».x
      - $(inputs.f.basename)«unevaluated-expression».split('.')[0]
      - $(inputs.a.split('.')[0])«unevaluated-expression»+"x"
      - "\${ return 'a' } «unevaluated-expression»+ 'b'"
    `,
    'text beside the brackets may look like more of an expression': dedent`
      ${HEAD}inputs: {a: string, f: File, fs: "File[]", n: int}
      outputs: {o: {type: "File[]", outputBinding: {glob: ["$(inputs.a)[0].txt", $(inputs.a).basename, "$(inputs.a)[0-9].path", $(inputs.f.nameroot).path]}}}
      arguments: [$(inputs.n) + $(inputs.n), 'print("$(inputs.a)" + "x")', 'x = $(inputs.a).split(".")', '$(inputs.n)+1', "$(inputs.a) 'x' + 'y'", a + $(inputs.a)]
      requirements: {InitialWorkDirRequirement: {listing: [{entryname: x, entry: "$(inputs.a) + 'x'"}]}}
    `,
    'a default is not evaluated': dedent`
      ${HEAD}inputs: {a: {type: string, default: «unevaluated-expression»$(inputs.b)}, b: {type: string?, default: «unevaluated-expression»$(inputs.a).txt}, c: {type: Any, default: «unevaluated-expression»"\${ return 1 }"}, d: {type: int, default: «default-type»$(runtime.cores)}}
      outputs: {}
    `,
    'nor is one of a step': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: string, y: string}, outputs: {}}, in: {x: {default: «unevaluated-expression»$(inputs.a)}, y: {default: $(inputs.a), valueFrom: $(inputs.x)}}, out: []}
    `,
    'a default may be a script': dedent`
      ${HEAD}inputs: {a: {type: string, default: 'echo $(date) \${HOME} $inputs'}}
      outputs: {}
    `,
    'another value may stand in the place of a default': dedent`
      ${HEAD}inputs: {a: {type: string, default: $(runtime.outdir), inputBinding: {valueFrom: $(runtime.outdir)}}}
      outputs: {}
    `,
    'an expression tool has an expression': dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      requirements: {InlineJavascriptRequirement: {}}
      inputs: {a: int}
      outputs: {b: int}
      expression: "\${ return {b: inputs.a + «possible-input»inputs.c} }"
    `,
    'nobody evaluates the working folder or the variables of an expression tool': dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      requirements:
        InlineJavascriptRequirement: {}
        InitialWorkDirRequirement: {listing: [$(inputs.b)]}
        EnvVarRequirement: {envDef: {A: $(inputs.b)}}
        ResourceRequirement: {coresMin: «undefined-input»$(inputs.b)}
      inputs: {a: int}
      outputs: {c: int}
      expression: "\${ return {c: inputs.a}; }"
    `,
    'a file is read where somebody asks for it, told once an input': dedent`
      ${LISTING}inputs: {f: File, l: 'File[]?', g: {type: File, loadContents: true}, h: {type: File, inputBinding: {loadContents: true}}, k: {type: File, default: {class: File, basename: k, contents: x}}, u: [File, string], q: File, p: {type: File, inputBinding: {valueFrom: "$(«possible-attribute»self.contents)"}}}
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
    'a directory is listed where somebody asks for it': dedent`
      ${LISTING}inputs: {d: Directory, l: 'Directory[]?', m: {type: Directory, loadListing: shallow_listing}, n: {type: Directory, default: {class: Directory, basename: n, listing: []}}, f: File, u: [File, Directory]}
      outputs: {}
      arguments: [$(inputs.m.listing), $(inputs.n.listing), $(inputs.u.listing), "$(/* inputs.d.listing */ 'inputs.d.listing')", $(«undeclared-feature»inputs.d.listing), $(inputs.d.listing)]
    `,
    'so is one of several, in JavaScript': dedent`
      ${LISTING}inputs: {l: 'Directory[]?'}
      outputs: {}
      arguments: ["\${ var a = []; for (var i = 0; i < inputs.l.length; i++) a.push(«undeclared-feature»inputs.l[i].listing.length); return a; }"]
    `,
    'so is one that is bound': dedent`
      ${LISTING}inputs: {d: {type: Directory, inputBinding: {valueFrom: "$(«undeclared-feature»self.listing[0])"}}, e: {type: Directory, loadListing: deep_listing, inputBinding: {valueFrom: "$(self.listing[0])"}}}
      outputs: {}
    `,
    'so is one that the tool makes': dedent`
      ${LISTING}inputs: {}
      outputs: {a: {type: 'File[]', outputBinding: {glob: a, loadListing: shallow_listing, outputEval: "$(self[0].listing)"}}, b: {type: 'File[]', outputBinding: {glob: b, outputEval: "$(«undeclared-feature»self[0].listing)"}}}
    `,
    'code may ask whether it is': dedent`
      ${LISTING}inputs: {d: Directory}
      outputs: {}
      arguments: [$(inputs.d.listing === undefined), "$(inputs.d.listing ? 1 : 2)", "$(inputs.d.listing || [])", "\${ if (inputs.d.listing) return inputs.d.listing.length; return 0; }"]
    `,
    'a requirement lists all': dedent`
      ${LISTING.replace('}\n', ', LoadListingRequirement: {loadListing: deep_listing}}\n')}inputs: {d: Directory}
      outputs: {}
      arguments: [$(inputs.d.listing)]
    `,
    'so does one of the workflow around': dedent`
      cwlVersion: v1.1
      class: Workflow
      requirements: {LoadListingRequirement: {loadListing: shallow_listing}, InlineJavascriptRequirement: {}}
      inputs: {d: Directory}
      outputs: {}
      steps: {s: {run: {class: ExpressionTool, inputs: {d: Directory}, outputs: {o: Any}, expression: '$({o: inputs.d.listing})'}, in: {d: d}, out: []}}
    `,
    'in v1.0 all directories are listed': dedent`
      ${LISTING.replace('v1.2', 'v1.0')}inputs: {d: Directory}
      outputs: {}
      arguments: [$(inputs.d.listing)]
    `,
    'an expression tool wants the requirement': dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      inputs: {a: int}
      outputs: {b: int}
      expression: "«undeclared-feature»\${ return {b: inputs.a} }"
    `,
    'a file has the attributes of files': `${READING}arguments: [$(inputs.f.path), $(inputs.f.location), $(inputs.f.basename), $(inputs.f.dirname), $(inputs.f.nameroot), $(inputs.f.nameext), $(inputs.f.size), $(inputs.f.checksum), $(inputs.f.format), $(inputs.f.contents), $(inputs.f.class), "$(inputs.f.secondaryFiles[0].path)"]\n`,
    'a file has no other attributes': `${PLAIN}arguments: [«undefined-attribute»$(inputs.f.pathh), "«undefined-attribute»$(inputs['f']['nameRoot'])"]\n`,
    'a file has what a platform adds': `${PLAIN}arguments: [$(inputs.f.metadata.sample_id)]\n`,
    'a file of another vocabulary has its attributes': `${PLAIN}arguments: ["$(inputs.f['sbg:metadata'])"]\n`,
    'a file has no items': `${PLAIN}arguments: ["«undefined-attribute»$(inputs.f[0])"]\n`,
    'text has no attributes': `${PLAIN}arguments: [«undefined-attribute»$(inputs.a.path), «undefined-attribute»$(inputs.a.length)]\n`,
    'text has characters': `${PLAIN}arguments: ["$(inputs.a[0])"]\n`,
    'text has a length in JavaScript': `${WITH_JS}arguments: [$(inputs.a.length), "$(inputs.a[0])"]\n`,
    'what JavaScript finds undefined is no value': `${WITH_JS}arguments: [«possible-attribute»$(inputs.f.pathh)]\n`,
    'what has no attributes in any way is not read on': `${PLAIN}arguments: [«undefined-attribute»$(inputs.a.path.path)]\n`,
    'a directory has the attributes of directories': dedent`
      ${HEAD}inputs: {d: {type: Directory, loadListing: shallow_listing}}
      outputs: {}
      arguments: [$(inputs.d.path), "$(inputs.d.listing[0].basename)", $(inputs.d.listing.length), «undefined-attribute»$(inputs.d.nameroot)]
    `,
    'a list has a length and items': dedent`
      ${HEAD}inputs: {l: 'File[]', m: {type: {type: array, items: {type: array, items: int}}}}
      outputs: {}
      arguments: [$(inputs.l.length), "$(inputs.l[0].path)", "$(inputs.m[0][1])", «undefined-attribute»$(inputs.l.path), "«undefined-attribute»$(inputs.m[0].path)"]
    `,
    'an optional list is a list': dedent`
      ${HEAD}inputs: {l: 'File[]?'}
      outputs: {}
      arguments: [«optional-value»$(inputs.l.length), «undefined-attribute»$(inputs.l.path)]
    `,
    'a record has its fields': dedent`
      ${HEAD}inputs: {r: {type: {type: record, fields: {p: File, q: 'int[]'}}}}
      outputs: {}
      arguments: [$(inputs.r.p.path), "$(inputs.r.q[1])", «undefined-attribute»$(inputs.r.pp), «undefined-attribute»$(inputs.r.q.p)]
    `,
    'one alternative with the attribute is enough': dedent`
      ${HEAD}inputs: {u: [string, File, 'null'], o: File?}
      outputs: {}
      arguments: [«optional-value»$(inputs.u.path), «optional-value»$(inputs.o.path), «undefined-attribute»$(inputs.u.listing)]
    `,
    'Any has every attribute': dedent`
      ${HEAD}inputs: {a: Any}
      outputs: {}
      arguments: [$(inputs.a.b.c), "$(inputs.a[0])"]
    `,
    'standard input is a file': dedent`
      ${HEAD}inputs: {i: stdin}
      outputs: {}
      arguments: [$(inputs.i.path), «undefined-attribute»$(inputs.i.paht)]
    `,
    'a file has all that the specification names': `${READING}arguments: ["$(inputs.f.class)", "$(inputs.f.location)", "$(inputs.f.path)", "$(inputs.f.basename)", "$(inputs.f.dirname)", "$(inputs.f.nameroot)", "$(inputs.f.nameext)", "$(inputs.f.checksum)", "$(inputs.f.size)", "$(inputs.f.format)", "$(inputs.f.contents)", "$(inputs.f.secondaryFiles)"]\n`,
    'a directory has less': dedent`
      ${HEAD}inputs: {d: {type: Directory, loadListing: shallow_listing}}
      outputs: {}
      arguments: ["$(inputs.d.class)", "$(inputs.d.location)", "$(inputs.d.path)", "$(inputs.d.basename)", "$(inputs.d.listing)", "$(inputs.d.dirname)", «undefined-attribute»$(inputs.d.checksum)]
    `,
    'runtime has its fields': `${PLAIN}arguments: [$(runtime.outdir), $(runtime.tmpdir), $(runtime.cores), $(runtime.ram), $(runtime.outdirSize), $(runtime.tmpdirSize), «undefined-attribute»$(runtime.coress)]\n`,
    'numbers and paths of runtime have no attributes': `${PLAIN}arguments: [«undefined-attribute»$(runtime.cores.count), "«undefined-attribute»$(runtime.ram[0])", «undefined-attribute»$(runtime.outdir.path), «undefined-attribute»$(runtime.tmpdir.length)]\n`,
    'JavaScript finds no more of them, but the length of a path': `${WITH_JS}arguments: [«possible-attribute»$(runtime.cores.count), «possible-attribute»$(runtime.outdir.path), $(runtime.tmpdir.length)]\n`,
    'the exit code is there when the tool has run': dedent`
      ${HEAD}inputs: {}
      outputs: {o: {type: int, outputBinding: {outputEval: $(runtime.exitCode)}}}
      stdout: «undefined-attribute»$(runtime.exitCode)
    `,
    'self is null where nothing is bound': dedent`
      ${HEAD}inputs: {f: File}
      outputs: {o: {type: File, outputBinding: {glob: «undefined-attribute»$(self.basename)}}}
      stdout: «undefined-attribute»$(self.nameroot)
      arguments: [{valueFrom: «undefined-attribute»$(self.path)}]
    `,
    'self is the input in its binding': dedent`
      ${HEAD}inputs:
        f: {type: File, inputBinding: {valueFrom: $(self.path)}}
        g: {type: 'File[]', inputBinding: {valueFrom: «undefined-attribute»$(self.path)}}
        h: {type: {type: array, items: File, inputBinding: {valueFrom: $(self.path)}}}
      outputs: {}
    `,
    'self is a list where outputs are evaluated': dedent`
      ${HEAD}inputs: {}
      outputs:
        o: {type: File, outputBinding: {glob: x, outputEval: "$(self[0])"}}
        p: {type: File, outputBinding: {glob: x, outputEval: «undefined-attribute»$(self.path)}}
    `,
    'contents of what was found must be asked for': dedent`
      ${HEAD}inputs: {}
      outputs:
        o: {type: string, outputBinding: {glob: x, outputEval: "«undefined-attribute»$(self[0].contents)"}}
        p: {type: string, outputBinding: {glob: x, loadContents: true, outputEval: "$(self[0].contents)"}}
        q: {type: string, outputBinding: {glob: x, loadContents: false, outputEval: "«undefined-attribute»$(self[1]['contents'])"}}
    `,
    'contents of what was found should be asked for where JavaScript reads them': dedent`
      ${WITH_JS.replace('outputs: {}\n', '')}outputs:
        o: {type: string, outputBinding: {glob: x, outputEval: "«possible-attribute»$(self[0].contents)"}}
        p: {type: int, outputBinding: {glob: x, outputEval: "$(parseInt(«possible-attribute»self[0].contents))"}}
        q: {type: int, outputBinding: {glob: x, outputEval: "\${ var i = 0; return «possible-attribute»self[i]['contents'].length }"}}
        r: {type: int, outputBinding: {glob: x, loadContents: true, outputEval: "$(parseInt(self[0].contents))"}}
    `,
    'contents of something else are something else': dedent`
      ${WITH_JS.replace('f: File}\noutputs: {}\n', 'f: {type: File, loadContents: true}}\n')}outputs:
        o: {type: string, outputBinding: {glob: x, outputEval: "$(inputs.f.contents + self[0].basename)"}}
        p: {type: int, outputBinding: {glob: x, outputEval: "\${ var self = [inputs.f]; return self[0].contents.length }"}}
        q: {type: int, outputBinding: {glob: x, outputEval: "\${ /* self[0].contents */ return 'self[0].contents'.length }"}}
        r: {type: int, outputBinding: {outputEval: "$(parseInt(self[0].contents))"}}
    `,
    'contents of an input may be given with it, and hardly ever are': `${PLAIN}arguments: [$(«possible-attribute»inputs.f.contents)]\n`,
    'self is the file that others lie beside': dedent`
      ${HEAD}inputs:
        f: {type: File, secondaryFiles: [$(self.nameroot).bai, {pattern: «undefined-attribute»$(self.nameRoot).fai}]}
      outputs: {}
    `,
    'an optional value has no attributes where nobody gives it': dedent`
      ${HEAD}requirements: {EnvVarRequirement: {envDef: {A: "x«optional-value»$(inputs.f.path)"}}}
      inputs: {f: File?, g: File, d: {type: File?, default: {class: File, location: "x:y"}}, l: "string[]?", r: {type: ["null", {type: record, fields: {s: string?}}]}, n: int?, a: Any?}
      outputs: {o: {type: File?, format: $(inputs.f.format), outputBinding: {glob: «optional-value»$(inputs.f.basename)}}}
      arguments: [«optional-value»$(inputs.f.path), $(inputs.f), $(inputs.g.path), $(inputs.d.path), "«optional-value»$(inputs.l[0])", {valueFrom: «optional-value»$(inputs.r.s)}, $(inputs.n), «optional-value»$(inputs.a.b)]
    `,
    'the code of an ExpressionTool returns its outputs': returning(
      '"${ var a = 1; return «unreturned-output»{b: a, \'c\': 1}; }"',
    ),
    'a value of an output alone is no object': `cwlVersion: v1.2\nclass: Workflow\nrequirements: {InlineJavascriptRequirement: {}, SubworkflowFeatureRequirement: {}}\ninputs: []\noutputs: []\nsteps:\n${['$(inputs.s)', '"${return inputs.s;}"', '"$(\'a\')"', '"${ return 1 }"', '"${return inputs.f.size}"', '"${ return true; }"'].map((code, index) => `  s${index}: {run: {class: ExpressionTool, inputs: {s: {type: string, default: a}, f: {type: File, default: {class: File, location: "x:y"}}}, outputs: {o: Any?}, expression: ${code.replace(/^"?/, '$&«unreturned-output»')}}, in: [], out: [o]}\n`).join('')}`,
    'a list alone is no object': `${WORKFLOW}inputs: []\noutputs: []\nsteps:\n${['"«unreturned-output»$([inputs.s, inputs.s])"', '"«unreturned-output»${return [inputs.s];}"', '"«unreturned-output»${ return [1, [2]] }"', '"«unreturned-output»$([{a: inputs.s}])"'].map((code, index) => `  s${index}: {run: {class: ExpressionTool, inputs: {s: string}, outputs: {a: Any}, expression: ${code}}, in: {s: {default: x}}, out: []}\n`).join('')}`,
    'what is made of a list may be an object': `${WORKFLOW}inputs: []\noutputs: []\nsteps:\n${['"$([{a: inputs.s}][0])"', '"${return [inputs.s].reduce(function (a, b) { return {a: b} }, {});}"', '"$([inputs.s] && {a: inputs.s, b: []})"', '"${ return [inputs.s], {a: inputs.s} }"'].map((code, index) => `  s${index}: {run: {class: ExpressionTool, inputs: {s: string}, outputs: {a: Any}, expression: ${code}}, in: {s: {default: x}}, out: []}\n`).join('')}`,
    'what may be an object is not looked at': `cwlVersion: v1.2\nclass: Workflow\nrequirements: {InlineJavascriptRequirement: {}}\ninputs: []\noutputs: []\nsteps:\n${['$(inputs.r)', '$(inputs.a)', '"${return inputs.r;}"', '$(null)', '"${return inputs.a || 1}"', '"${if (inputs.a) return inputs.a; return 1}"', '"$(inputs)"'].map((code, index) => `  s${index}: {run: {class: ExpressionTool, inputs: {a: {type: Any, default: 1}, r: {type: {type: record, fields: {a: int}}, default: {a: 1}}}, outputs: {o: Any?}, expression: ${code}}, in: [], out: [o]}\n`).join('')}`,
    'one without outputs may return anything': dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      inputs: {a: int}
      outputs: {}
      expression: $(inputs.a)
    `,
    'an expression in parentheses is what it returns': returning("'$( «unreturned-output»{b: 1})'"),
    'a key of the object may be in quotes, or have its own name for a value': returning(
      '"${ return ({\'a\' : 1}) }"',
      '$({a«newer-javascript»})',
    ),
    'an object that is made otherwise is not looked at': returning(
      '$(runtime)',
      '"${ var r = {}; r.a = 1; return r }"',
      '"$(Object({b: 1}))"',
      '"${ return {b: 1} // that is all\\n }"',
      '"${ function f() { return {b: 1} } return f() }"',
    ),
    'nor one whose keys are not all written out, or that a comment holds': returning(
      '"${ var k = \'a\'; return {b: 1, «newer-javascript»[k]: 2} }"',
      '"${ return {b: 1, \'\\\\x61\': 2} }"',
      '"${ return {a: 1};\\n // return {b: 1}\\n }"',
    ),
    'the last object that is returned counts': returning(
      '"${ if (runtime.cores) { return {a: 1} } return «unreturned-output»{b: 1} }"',
      '"${ if (runtime.cores) { return {b: 1} } return {a: 1} }"',
    ),
    'blanks around the object, or none, make no difference': returning(
      '"$(«unreturned-output»{b: 1})"',
      '"${ return«unreturned-output»{b: 1} }"',
      '"${ return ( «unreturned-output»{b: 1} ) ; }"',
      '"${ return  (\\n «unreturned-output»{b: 1})}"'.replaceAll('\\n', '  '),
    ),
    'keys, comments and names elsewhere are no keys of the object': returning(
      '"${ var r = {a: 1}; return «unreturned-output»{b: r.a} }"',
      '"${ var a = 1; return «unreturned-output»{b: a} }"',
      '|\n        ${\n          // a: is made here\n          return «unreturned-output»{b: runtime.cores};\n        }',
    ),
    'an object that is handed on, or whose text does not end, is not looked at': returning(
      '"${ function f(x) { return x } return f({b: 1}) }"',
      '"«unbalanced-expression»${ return {b: 1};"',
    ),
    'nor one that has other objects or computed keys in it': returning(
      '"${ var k = \'a\'; return {«newer-javascript»[k]: 1, b: 2} }"',
      '"${ var k = \'a\'; return {b: 2,«newer-javascript»[k]: 1} }"',
      '"${ var r = {a: 1}; return {b: 2, «newer-javascript»...r} }"',
      "'${ return {\\u0061: 1, b: 2} }'",
    ),
    'a key may stand in quotes of either kind, with a blank behind it, or be all there is of it': returning(
      '\'${ return {"a": 1, b: 2} }\'',
      '"${ return {\'a\': 1, b: 2} }"',
      '"${ return {a : 1, b: 2} }"',
      '"${ var a = 1; return {b: 2, a«newer-javascript»} }"',
      '"${ var a = 1; return { a «newer-javascript», b: 2} }"',
    ),
    'a key is its whole name': dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      requirements: {InlineJavascriptRequirement: {}}
      inputs: {}
      outputs: {all: int, all_of: int, "all.bam": int, größe: int, $all: int}
      expression: |
        \${ return «unreturned-output»{"all_of": 1, 'all.bam': 2, größe: 3, $all: 4} }
    `,
    'some fields must come to something': dedent`
      ${HEAD}requirements: {EnvVarRequirement: {envDef: {A: «optional-value»$(inputs.s), B: "x$(inputs.s)", C: $(inputs.d)}}, InitialWorkDirRequirement: {listing: [{entryname: «optional-value»$(inputs.s), entry: a}]}, ToolTimeLimit: {timelimit: «optional-value»$(inputs.n)}, ResourceRequirement: {coresMin: $(inputs.n)}}
      inputs: {s: string?, n: int?, f: File?, d: {type: string?, default: a}, u: ["null", string, int]}
      outputs: {o: {type: File?, outputBinding: {glob: $(inputs.s)}}}
      stdin: «optional-value»$(inputs.f.path)
      stdout: «optional-value»$(inputs.s)
      stderr: $(inputs.s).log
    `,
    'the standard error must come to something too': dedent`
      ${HEAD}inputs: {s: string?}
      outputs: {}
      stderr: «optional-value»$(inputs.s)
    `,
    'an entry that comes to nothing needs no name': dedent`
      ${HEAD}requirements: {InlineJavascriptRequirement: {}, InitialWorkDirRequirement: {listing: [{entry: $(inputs.f), entryname: $(inputs.f.basename)}, {entry: "$(inputs.f && inputs.f)", entryname: $(inputs.s)}, {entry: $(inputs.g), entryname: «optional-value»$(inputs.s)}, {entry: x $(inputs.f), entryname: «optional-value»$(inputs.f.basename)}]}}
      inputs: {f: File?, g: File, s: string?}
      outputs: {}
    `,
    'no item of a default is evaluated': dedent`
      ${HEAD}inputs: {a: {type: "string[]", default: [a, «unevaluated-expression»$(inputs.b), $(inputs.b)]}, b: {type: "string[]", default: [$(b), "\${HOME}"]}, c: {type: "string[]", default: [$(inputs.b)], inputBinding: {valueFrom: $(inputs.b)}}}
      outputs: {}
    `,
    'a binding of an optional input is evaluated with a value': dedent`
      ${HEAD}inputs: {f: {type: File?, inputBinding: {valueFrom: $(self.path)}}, g: {type: File?, inputBinding: {valueFrom: $(inputs.f.path)}}, h: {type: File, inputBinding: {valueFrom: «optional-value»$(inputs.f.path)}}, i: {type: File, secondaryFiles: [$(inputs.f.basename), {pattern: $(inputs.f.nameroot), required: $(inputs.f.size)}]}, j: {type: File?, inputBinding: {position: $(inputs.f.size)}}}
      outputs: {}
    `,
    'one that has a default is always evaluated, and its self is there': dedent`
      ${HEAD}inputs: {f: File?, d: {type: File?, default: {class: File, location: "x:y"}, inputBinding: {valueFrom: «optional-value»$(inputs.f.path)}}, e: {type: File?, default: {class: File, location: "x:y"}, inputBinding: {valueFrom: $(self.path)}}}
      outputs: {}
    `,
    'a choice without null among it is no optional value': dedent`
      ${HEAD}inputs: {u: [File, Directory]}
      outputs: {}
      arguments: [$(inputs.u.path)]
      stdout: $(inputs.u.basename)
    `,
    'a reference that does not end, or to something else, is told as that alone': dedent`
      ${HEAD}inputs: {f: File?}
      outputs: {}
      arguments: [«parameter-reference»$(input.f.path), «parameter-reference»$(inputs_of.f.path), "«unbalanced-expression»$(inputs.f.path"]
    `,
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
    'of several sources self has no more items without JavaScript either': dedent`
      ${WORKFLOW.replace('  InlineJavascriptRequirement: {}\n', '')}inputs: {a: string, b: string}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {p: string?}, outputs: {}}, in: {p: {source: [a, b], valueFrom: "«undefined-attribute»$(self[2])"}}, out: []}
    `,
    'blanks around a reference to an optional value change nothing': dedent`
      ${HEAD}requirements: {InlineJavascriptRequirement: {}, InitialWorkDirRequirement: {listing: [{entry: $( inputs.f ), entryname: $( inputs.f.basename )}]}}
      inputs: {f: File?, d: {type: File?, default: {class: File, location: "x:y"}}}
      outputs: {}
      stdout: «optional-value»$( inputs.f.basename ).txt
      arguments: [«optional-value»$( inputs.f.path ), $( inputs.d.path ), $( inputs.f )]
    `,
    'a reference beside JavaScript is looked at': dedent`
      ${HEAD}requirements: {InlineJavascriptRequirement: {}}
      inputs: {f: File?}
      outputs: {}
      arguments: ["«optional-value»$(inputs.f.path) $(1 + 1)"]
    `,
    'an input of a step is not the input of the workflow that has its name': `${STEPS.replace('inputs: {', 'inputs: {opt: File?, y: {type: File?, default: {class: File, location: "x:y"}}, ')}  s: {run: ${TAKES}, in: {y: opt, x: {valueFrom: «optional-value»$(inputs.y.basename)}}, out: []}\n`,
    'JavaScript may ask whether there is a value': dedent`
      ${HEAD}requirements: {InlineJavascriptRequirement: {}}
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
    'what a step runs may have a default in the place of null': `${STEPS.replace('inputs: {', 'inputs: {opt: File?, ')}  s: {run: {class: Operation, inputs: {x: string, y: {type: File, default: {class: File, location: "x:y"}}}, outputs: {}}, in: {y: {source: opt, valueFrom: $(self)}, x: {valueFrom: $(inputs.y.location)}}, out: []}\n`,
    'files have no path before a tool runs': dedent`
      ${STEPS}  s: {run: ${TAKES}, in: {x: {source: f, valueFrom: «possible-attribute»$(self.path)}}, out: []}
        t: {run: ${TAKES}, in: {x: {source: f, valueFrom: "$(«possible-attribute»inputs.x.dirname + '/a')"}}, out: []}
        u: {run: ${TAKES}, in: {x: {source: f, valueFrom: "$(inputs.x.path || inputs.x.location)"}}, out: []}
    `,
    'an ExpressionTool has no paths either': dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      requirements: {InlineJavascriptRequirement: {}}
      inputs: {f: File, d: Directory, s: {type: {type: record, fields: {path: string}}}}
      outputs: {o: string, p: string, q: string}
      expression: '$({o: «possible-attribute»inputs.f.path, p: inputs.d.basename, q: inputs.s.path})'
    `,
    'the exit code is there from v1.1 on': dedent`
      cwlVersion: v1.0
      class: CommandLineTool
      inputs: {}
      outputs: {o: {type: int, outputBinding: {outputEval: «possible-attribute»$(runtime.exitCode)}}}
    `,
    'a condition must come to something': dedent`
      ${WORKFLOW}inputs: {b: boolean?, d: {type: boolean?, default: true}}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {}, outputs: {}}, in: {b: b}, when: «optional-value»$(inputs.b), out: []}
        t: {run: {class: Operation, inputs: {}, outputs: {}}, in: {b: d}, when: $(inputs.b), out: []}
        u: {run: {class: Operation, inputs: {}, outputs: {}}, in: {b: {source: b, default: false}}, when: $(inputs.b), out: []}
    `,
    'an output that takes no null needs a value': dedent`
      ${HEAD}inputs: {s: string?, f: File?}
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
    'self of a step is what its source gives': dedent`
      ${STEPS}  s: {run: ${TAKES}, in: {x: {source: f, valueFrom: $(self.basename)}}, out: []}
        t: {run: ${TAKES}, in: {x: {source: f, valueFrom: «possible-attribute»$(self.pathh)}}, out: []}
        u: {run: ${TAKES}, in: {x: {source: l, valueFrom: «possible-attribute»$(self.path)}}, out: []}
    `,
    'self of a step is one item of what is scattered': `${STEPS}  s: {run: ${TAKES}, in: {x: {source: l, valueFrom: $(self.basename)}}, scatter: x, out: []}\n`,
    'self of a step without a source is null': `${STEPS}  s: {run: ${TAKES}, in: {x: {valueFrom: «possible-attribute»$(self.path)}}, out: []}\n`,
    'self of a step with a default is not known': `${STEPS}  s: {run: ${TAKES}, in: {x: {default: {a: 1}, valueFrom: $(self.a)}}, out: []}\n`,
    'self of a step that merges is a list': dedent`
      ${STEPS}  s: {run: ${TAKES}, in: {x: {source: [f, f], valueFrom: '$(self[1].basename)'}}, out: []}
        t: {run: ${TAKES}, in: {x: {source: [f, l], valueFrom: «possible-attribute»$(self.basename)}}, out: []}
        u: {run: ${TAKES}, in: {g: {source: [f, f]}, x: {valueFrom: «possible-attribute»$(inputs.g.path)}}, out: []}
    `,
    'what it joins is one list': dedent`
      ${STEPS}  s: {run: ${TAKES}, in: {x: {source: [f, l], linkMerge: merge_flattened, valueFrom: '$(self[0].basename)'}}, out: []}
        t: {run: ${TAKES}, in: {x: {source: [l, l], linkMerge: merge_flattened, valueFrom: '«possible-attribute»$(self[0][0].basename)'}}, out: []}
    `,
    'a list that a step merges is no file': dedent`
      ${STEPS.replace('{f:', '{n: int, f:')}  s: {run: {class: Operation, inputs: {x: File, y: 'File[]'}, outputs: {}}, in: {x: {source: [f, f], valueFrom: «expression-type»$(self)}, y: {source: [f, f], valueFrom: $(self)}}, out: []}
        t: {run: {class: Operation, inputs: {x: File, y: File}, outputs: {}}, in: {x: {source: [f, f], valueFrom: '$(self[0])'}, y: {source: [f, n], valueFrom: '$(self[0])'}}, out: []}
    `,
    'self of a step that scatters what it merges is one of them': `${STEPS}  s: {run: ${TAKES}, scatter: x, in: {x: {source: [f, f], valueFrom: $(self.basename)}}, out: []}\n`,
    'self of a step that picks one of several sources is not known': dedent`
      ${STEPS}  s: {run: ${TAKES}, in: {x: {source: [f, f], pickValue: first_non_null, valueFrom: $(self.basename)}}, out: []}
        t: {run: ${TAKES}, in: {x: {source: [f, f], default: {a: b}, valueFrom: $(self.a)}}, out: []}
        u: {run: ${TAKES}, in: {x: {source: f, linkMerge: merge_nested, valueFrom: $(self.basename)}}, out: []}
    `,
    'inputs of a step are what their sources give': dedent`
      ${STEPS}  s: {run: ${TAKES}, in: {g: f, x: {valueFrom: $(inputs.g.basename)}}, out: []}
        t: {run: ${TAKES}, in: {g: f, x: {valueFrom: «possible-attribute»$(inputs.g.pathh)}}, out: []}
    `,
    'what another step gives has its attributes': dedent`
      ${STEPS}  s: {run: {class: Operation, inputs: {}, outputs: {y: 'File[]'}}, in: {}, out: [y]}
        t: {run: ${TAKES}, in: {x: {source: s/y, valueFrom: «possible-attribute»$(self.path)}}, out: []}
    `,
    'valueFrom sees the inputs of the step': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: {source: a, valueFrom: «undefined-input»$(inputs.a)}}, out: []}
    `,
    'a condition sees the inputs of the step': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: a}, when: «undefined-input»$(inputs.a), out: []}
    `,
    'requirements of a step are evaluated for what it runs': dedent`
      ${WORKFLOW}inputs: {a: string}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: a}, out: [], requirements: {ResourceRequirement: {ramMin: $(inputs.x)}}}
    `,
  },
  ['JSON', 'lists'],
)

test('blanks around a reference are quoted as they are written, and to be removed', async () => {
  expect(await remarksOn(`${PLAIN}arguments: [$( inputs.f.path )]\n`)).toEqual([
    '$( inputs.f.path ) is no parameter reference but JavaScript, which needs InlineJavascriptRequirement: Remove the blanks.',
  ])
})

test.each(['inputs.p', ' inputs.p == 1', ' inputs.p '])(
  'a condition that reads the input of the workflow in $(%s) is told to pass it',
  async (code) => {
    const workflow = dedent`
      ${WORKFLOW}inputs: {p: int}
      outputs: {}
      steps:
        s: {run: {class: Operation, inputs: {}, outputs: {}}, in: {}, when: $(${code}), out: []}
    `
    expect(await remarksOn(workflow)).toEqual([
      expect.stringMatching(/: The step has no input p: add p: p under in\.$/),
    ])
  },
)

battery({
  'JavaScript reads attributes of files of files': dedent`
    ${TOOL}requirements: {InlineJavascriptRequirement: {}}
    inputs: {f: File, g: "File?", l: "File[]", s: string, r: {type: {type: record, fields: {path: string}}}, u: [string, File], a: Any}
    outputs: {}
    arguments:
    - $(inputs.f.nameroot + inputs.g.path + inputs.r.path + inputs.u.path + inputs.a.path)
    - $(«possible-attribute»inputs.s.nameroot + ".x")
    - "\${ return «possible-attribute»inputs.l.path + inputs.s.path }"
    - $(inputs.l[0].path + inputs.s.length + inputs.l.length)
    - "\${ /* inputs.s.path */ inputs.s.path = 1; return inputs.s.basename() }"
    - |
      \${
        // as inputs.s.path
        return 1
      }
  `,
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
  'a hyphen in JavaScript is a minus': dedent`
    ${TOOL}requirements: {InlineJavascriptRequirement: {}}
    inputs: {in-file: File, n: int, m: int}
    outputs: {}
    arguments: [$(«possible-input»inputs.in-file.path), $(inputs.n-inputs.m), "$(inputs['in-file'].path)"]
  `,
  'a hyphen is told where it stands, and what else there is too': dedent`
    ${TOOL}requirements: {InlineJavascriptRequirement: {}}
    inputs: {in-file: File}
    outputs: {}
    arguments: ["$(«undeclared-name»nosuch + 1) $(«possible-input»inputs.in-file.path)"]
  `,
  'attributes behind texts and comments are read': dedent`
    ${TOOL}requirements: {InlineJavascriptRequirement: {}}
    inputs: {s: string}
    outputs: {}
    arguments: ["$('http://x/' + «possible-attribute»inputs.s.path)", "\${ /* 'a */ return «possible-attribute»inputs.s.path }"]
  `,
  'a hyphen without JavaScript is one too': dedent`
    ${TOOL}inputs: {in-file: File}
    outputs: {}
    arguments: [«undeclared-feature»$(inputs.in-file)]
  `,
})

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
])('in %s it is said where contents are asked for', async (version, text, place) => {
  expect(await remarksOn(`cwlVersion: ${version}\n${text}`)).toEqual([
    `inputs.f.contents is read, and nobody asks for contents of the input f: Add loadContents: true to ${place}.`,
  ])
})
