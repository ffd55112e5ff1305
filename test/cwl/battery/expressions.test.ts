import { expect, test } from '@jest/globals'

import { TOOL, WORKFLOW } from './documents.ts'
import { battery, remarksOn } from './run.ts'

const HEAD = 'cwlVersion: v1.2\nclass: CommandLineTool\n'
const INPUTS = 'inputs: {a: string, f: File}\noutputs: {}\n'
const PLAIN = HEAD + INPUTS
const READING = PLAIN.replace('f: File', 'f: {type: File, loadContents: true}')
const WITH_JS = `${HEAD}requirements: {InlineJavascriptRequirement: {}}\n${INPUTS}`

const LISTING = `${HEAD}requirements: {InlineJavascriptRequirement: {}}\n`

/** A workflow with a file and a list of files, whose steps are to follow. */
const STEPS = `${WORKFLOW}inputs: {f: File, l: 'File[]'}\noutputs: {}\nsteps:\n`
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
    'an expression with a colon in it is read as a key': `${WITH_JS}arguments:\n- «expression-as-key»$(inputs.a ? 1 : 2)\n- «expression-as-key»$(inputs.f ? 1 : 2)\n`,
    'a reference to an input is fine': `${PLAIN}arguments: [$(inputs.a), "$(inputs['a'])", '$(inputs["f"].path)', "$(inputs.f.secondaryFiles[0].path)"]\n`,
    'runtime and self can be referred to': `${PLAIN}arguments: [$(runtime.cores), {valueFrom: $(self)}]\n`,
    'a reference must name an input': `${PLAIN}arguments: [«undefined-input»$(inputs.b)]\n`,
    'a reference in quotes must name an input': `${PLAIN}arguments: ["«undefined-input»$(inputs['b'])"]\n`,
    'a reference behind text has its own place': `${PLAIN}stdout: out-$(inputs.a)-«undefined-input»$(inputs.b).txt\n`,
    'a reference in a block has its own place': `${PLAIN}arguments:\n- |\n  first $(inputs.a)\n    then «undefined-input»$(inputs.b)\n  last\n`,
    'a reference in a stripped block has its own place': `${PLAIN}arguments:\n- |-\n\n   «undefined-input»$(inputs.b)\n`,
    'a reference in a folded block has its own place': `${PLAIN}arguments:\n- >\n  first\n  «undefined-input»$(inputs.b)\n`,
    'so has one behind lines that are not folded': `${PLAIN}arguments:\n- >-  # a comment\n\n  first  $(inputs.a)\n\n    then\n  last «undefined-input»$(inputs.b) and «undefined-input»$(inputs.c)\n`,
    'so has one in text without quotes that goes on': `${PLAIN}arguments:\n- first\n  «undefined-input»$(inputs.b)\n`,
    'so has one in quoted text that goes on': `${PLAIN}arguments:\n- "first\n\n  «undefined-input»$(inputs.b)"\n- 'first\n  «undefined-input»$(inputs.b)'\n`,
    'one behind an escape and a fold has the place of its text': `${PLAIN}arguments:\n- «undefined-input»"first\\t\n  $(inputs.b)"\n`,
    'a reference must name something that there is': `${PLAIN}arguments: [«parameter-reference»$(input.a)]\n`,
    'a shell command is no reference': `${PLAIN}arguments: [«undeclared-feature»$(date +%Y)]\n`,
    'a shell command that looks like a reference is none': `${PLAIN}arguments: [«parameter-reference»$(date)]\n`,
    'a backslash makes text of it': `${PLAIN}arguments: ['\\$(date)', '\\\${HOME}']\n`,
    'two backslashes make no text of it': `${PLAIN}arguments: ['\\\\«undefined-input»$(inputs.b)']\n`,
    'a dollar sign alone is text': `${PLAIN}arguments: [cost $5, $HOME]\n`,
    'a reference must end': `${PLAIN}arguments: ["«unbalanced-expression»$(inputs.a"]\n`,
    'an expression must end': `${WITH_JS}arguments: ["«unbalanced-expression»\${ return 1;"]\n`,
    'an input that there is not is passed by where the code takes the first that is given': `${WITH_JS}arguments:\n- $([inputs.runtime_cpu, 16, 1].filter(function (inner) { return inner != null })[0])\n- $(Math.round((953.674 * [inputs.runtime_memory, 8].filter(function (inner) { return inner != null })[0])))\n- $([«possible-input»inputs.memory, 8][0])\n- $([inputs.cpu, 1].filter(function (inner) { return inner != null })[0] + «possible-input»inputs.other)\n`,
    'a comment in an expression must end': `${WITH_JS}arguments:\n- |\n  \${\n    «unbalanced-expression»/* one * /\n    return 1;\n  }\n`,
    'a comment must end with its line before the bracket that closes an expression': `${WITH_JS}arguments:\n- "\${\n  «unbalanced-expression»// one\n  return 1;\n  }"\n- >-\n  \${\n  var a = 'http://x.org'; «unbalanced-expression»// two\n  return a;\n  }\n- "\${ if (true) { «unbalanced-expression»// three\n  return 1 } return 2 }"\n- "$(1 «unbalanced-expression»// four)"\n`,
    'a comment that ends with its line, and what is none, are not told': `${WITH_JS}arguments:\n- |\n  \${\n    return 1; // one\n  }\n- "\${ return 'http://x.org'.replace(/\\\\//g, ''); }"\n- "\${ return 'a'.replace(/[\\"]\\\\//g, '//'); }"\n`,
    'brackets must match': `${PLAIN}arguments: ["«unbalanced-expression»$(inputs.a]"]\n`,
    'a bracket in a text does not count': `${WITH_JS}arguments: ["$(inputs.a + ')')"]\n`,
    'a bracket in a comment does not count': `${WITH_JS}arguments:\n- |\n  \${\n    // don't close }\n    return inputs.a;\n  }\n`,
    'nor does a bracket that closes': `${WITH_JS}arguments:\n- $(inputs.f.path.replace(/\\)/g, ''))\n- \${ return /[}]/.test(inputs.a) }\n`,
    'text behind an expression is none': `${WITH_JS}arguments:\n- $(inputs.a + 1) and (b)\n- $(inputs.a «javascript-syntax»b) and (c)\n`,
    'inputs of a function are its own': `${WITH_JS}arguments:\n- |\n  \${ function name(inputs) { return inputs.a.basename } return name({a: inputs.f}) }\n`,
    'a quote in a regular expression does not mislead': `${WITH_JS}arguments:\n- |\n  \${ return inputs.a.replace(/'/g, "") }\n`,
    'JavaScript wants its requirement': `${PLAIN}arguments: [«undeclared-feature»$(inputs.a + 1)]\n`,
    'a function body wants the requirement': `${PLAIN}arguments: ["«undeclared-feature»\${ return 1 }"]\n`,
    'the requirement as a hint will do': `${PLAIN}hints: {InlineJavascriptRequirement: {}}\narguments: [$(inputs.a + 1)]\n`,
    'blanks around a reference make JavaScript of it': `${PLAIN}arguments: [«undeclared-feature»$( inputs.f.path ), $( inputs.a)]\n`,
    'JavaScript is told rather than blanks': `${PLAIN}arguments: [$( inputs.f.path ), «undeclared-feature»$(inputs.a + 1)]\n`,
    'an input between blanks should exist': `${PLAIN}arguments: [«undeclared-feature»$( «possible-input»inputs.b ), "x $( runtime.cores ) $( self ) $( «possible-input»inputs['c'] )"]\n`,
    'an input between blanks should exist also with JavaScript': `${WITH_JS}arguments: [$( «possible-input»inputs.b ), $( inputs.a )]\n`,
    'JavaScript must be JavaScript': `${WITH_JS}arguments: ["$(inputs.a +«javascript-syntax»)"]\n`.replace(
      '+«javascript-syntax»)',
      '«javascript-syntax»+)',
    ),
    'a function body must be JavaScript': `${WITH_JS}arguments:\n- |\n  \${\n    var x = 1;\n    return x +«javascript-syntax»;\n  }\n`,
    'a function body is in strict mode': `${WITH_JS}arguments: ["\${ return «javascript-syntax»017 }"]\n`,
    'new JavaScript is JavaScript': `${WITH_JS}arguments: ["\${ «newer-javascript»const f = (x) => x?.y ?? \`\${1}\`; return f(1) }"]\n`,
    'what is new has its place': `${WITH_JS}arguments:\n- |\n  \${\n    var f = function (x) { return x };\n    return [1].map(x =«newer-javascript»> f(x));\n  }\n`,
    'a loop over values is new in a library too': `cwlVersion: v1.2\nclass: CommandLineTool\nrequirements:\n  InlineJavascriptRequirement:\n    expressionLib:\n    - "function f(a) { for (var b «newer-javascript»of a) { g(b) } }"\n    - "function g(of) { return of }"\ninputs: {}\noutputs: {}\n`,
    'a short property is new': `${WITH_JS}arguments: ["\${ var b = 1; return {b«newer-javascript»} }"]\n`,
    'so is one behind others': `${WITH_JS}arguments: ["\${ var b = 1; return {c: 2, b«newer-javascript»} }", "\${ var b = 1; return {c: 2, b«newer-javascript», d: 3} }"]\n`,
    'a method without the word function is new': `${WITH_JS}arguments: ["\${ return {b«newer-javascript»() { return 1 }} }"]\n`,
    'JavaScript uses what is declared':
      `${WITH_JS}arguments: ["\${ return «undeclared-name»thread + 1 }", $(«undeclared-name»input.a), "$(1 + «undeclared-name»input.a)", $(b + «undeclared-name»b)]\n`.replace(
        '$(b + «undeclared-name»b)',
        '$(«undeclared-name»b + b)',
      ),
    'JavaScript declares what it gives a value to': `${WITH_JS}arguments:\n- |\n  \${\n    var x = 1, y = 2;\n    «undeclared-name»z = x + y;\n    return z;\n  }\n`,
    'names that are declared in any way are fine': `${WITH_JS}arguments:\n- |\n  \${\n    var a = 1, b = 2;\n    function f(c, d) { try { return c + d } catch (e) { return e } }\n    for (var i = 0, n = 2; i < n; i++) { outer: while (true) { break outer } }\n    var o = {key: f, "other": function g(h) { return h ? g : arguments }};\n    return o.key(a, b) + typeof nowhere;\n  }\n`,
    'names that patterns declare are fine': `${WITH_JS}arguments: ["\${ «newer-javascript»let [a, {b, c: d = 1, ...e}] = [1, {}]; const f = ({g}, [h] = [], ...i) => [a, b, d, e, g, h, i]; class J { k() { return J } } return [f, J] }"]\n`,
    'what every engine has needs no declaration': `${WITH_JS}arguments: ["$(JSON.stringify([Math.PI, parseInt(self), undefined, runtime.cores]))", $(undefined)]\n`,
    'what no sandbox has is told': `${WITH_JS}arguments: ["\${ return «undeclared-name»require('fs') }", $(«undeclared-name»process.env)]\n`,
    'words in texts, comments and regular expressions are no names': `${WITH_JS}arguments:\n- |\n  \${\n    // nothing here, \\'quoted\n    /* or here */\n    return "any word".replace(/some[/]"thing/g, 'else') / 2;\n  }\n`,
    'a library may define any of its words': `${HEAD}requirements:\n  InlineJavascriptRequirement: {expressionLib: ["(function () { this.late = 1 })()"]}\n${INPUTS}arguments: ["$(late + «undeclared-name»later)"]\n`,
    'a library may be newer': `${HEAD}requirements:\n  InlineJavascriptRequirement:\n    expressionLib:\n    - "function f(a) { var b = a; return b }"\n    - "function g() { «newer-javascript»let a = 1; return a }"\n    - "function h(a«newer-javascript»=1) { return a }"\n${INPUTS}`,
    'two expressions are not one': `${WITH_JS}arguments: ["$(inputs.a)/$(«possible-input»inputs.b || 1)", "$(inputs.a + 1),$(«undeclared-name»c + 1)"]\n`,
    'a name among text may be text': `${WITH_JS}arguments: ["echo \${«undeclared-name»x}"]\n`.replace(
      '${«undeclared-name»x}',
      '$(«undeclared-name»x)',
    ),
    'a hint says nothing of the libraries that there are': `${PLAIN}hints: {InlineJavascriptRequirement: {}}\narguments: [$(anything + 1)]\n`,
    'a step may use the libraries of its own requirement': `${WORKFLOW}inputs: {a: string}\noutputs: {}\nsteps:\n  s:\n    requirements: {InlineJavascriptRequirement: {expressionLib: ["var tool = 1"]}}\n    run: {class: Operation, inputs: {x: string}, outputs: {}}\n    in: {x: {source: a, valueFrom: $(tool + «undeclared-name»other)}}\n    out: []\n`,
    'a library must be JavaScript': `${HEAD}requirements:\n  InlineJavascriptRequirement:\n    expressionLib:\n    - "function f() {}"\n    - "var «javascript-syntax»= 1"\n${INPUTS}`,
    'a name from a library is fine': `${HEAD}requirements:\n  InlineJavascriptRequirement: {expressionLib: ["var tool = 1"]}\n${INPUTS}arguments: [$(tool)]\n`,
    'an input that JavaScript reads should exist': `${WITH_JS}arguments: ["$(«possible-input»inputs.b ? 1 : 2)"]\n`,
    'an input that JavaScript reads by its text should exist': `${WITH_JS}arguments: ["$(1 + «possible-input»inputs['b'])"]\n`,
    'an input in a comment is not read': `${WITH_JS}arguments: ["\${ /* inputs.b */ return 'inputs.b' }"]\n`,
    'inputs of its own may come out of a pattern': `${WITH_JS}arguments: ["\${ var f = function («newer-javascript»{inputs}) { return inputs.b }; return f({inputs: {b: 1}}) }"]\n`,
    'to ask for the type of inputs declares none': `${WITH_JS}arguments: ["\${ return typeof inputs + «possible-input»inputs.b }"]\n`,
    'inputs of its own may have any names': `${WITH_JS}arguments: ["\${ var inputs = {b: 1}; return inputs.b }"]\n`,
    'a reference must exist also with JavaScript': `${WITH_JS}arguments: [«undefined-input»$(inputs.b)]\n`,
    'what every object has is no input': `${WITH_JS}arguments: ["$(inputs.hasOwnProperty('a'))", "$(«possible-input»inputs.hasOwn('a'))"]\n`,
    'fields of text want text': `${HEAD}requirements: {EnvVarRequirement: {envDef: {A: «expression-type»$(inputs.n), B: $(inputs.a), C: $(inputs.n)x}}, InitialWorkDirRequirement: {listing: [{entryname: «expression-type»$(inputs.f), entry: $(inputs.f)}]}}\ninputs: {a: string, n: int, f: File, l: "File[]", o: File?, e: {type: {type: enum, symbols: [x]}}, u: [File, string], r: {type: {type: record, fields: {s: string}}}}\noutputs:\n  p: {type: File, outputBinding: {glob: «expression-type»$(inputs.f)}}\n  q: {type: "File[]", outputBinding: {glob: [$(inputs.a), «expression-type»$(inputs.l), «expression-type»$(inputs.r), $(inputs.r.s)]}}\n  s: {type: File, outputBinding: {glob: $(inputs.f.basename)}}\n  t: {type: File, outputBinding: {glob: $(inputs.u)}}\n  v: {type: File, outputBinding: {glob: $(inputs.e)}}\nstdin: «expression-type»$(inputs.o)\nstdout: " «expression-type»$(inputs.n) "\nstderr: $(inputs.n).txt\n`,
    'fields of numbers want numbers, and those of truth values these': `${HEAD}requirements: {ResourceRequirement: {coresMin: $(inputs.n), ramMin: «expression-type»$(inputs.f), ramMax: $(inputs.f.size)}, NetworkAccess: {networkAccess: «expression-type»$(inputs.n)}, WorkReuse: {enableReuse: $(inputs.b)}}\ninputs: {n: int, b: boolean?, f: File}\noutputs: {}\n`,
    'so do the rest of them': `${HEAD}requirements: {ToolTimeLimit: {timelimit: «expression-type»$(inputs.f)}, WorkReuse: {enableReuse: «expression-type»$(inputs.n)}, ResourceRequirement: {coresMin: $(inputs.m), ramMin: $(runtime.cores)}}\ninputs: {n: int, m: [double, string], f: File, cores: string}\noutputs: {}\nstderr: «expression-type»$(inputs.n)\n`,
    'a file or a record is no part of the name of a file': `${HEAD}requirements: {InitialWorkDirRequirement: {listing: [{entryname: "x-«expression-type»$(inputs.f)", entry: a}]}}\ninputs: {f: File, r: {type: {type: record, fields: {s: string}}}}\noutputs: {}\nstdin: x-«expression-type»$(inputs.f)\nstdout: x-«expression-type»$(inputs.r)\n`,
    'a field that takes lists takes none of files, and what may be anything will do': `${HEAD}inputs: {f: "File[]", l: "string[]", m: {type: {type: array, items: {type: array, items: string}}}, a: Any, e: {type: {type: enum, symbols: [x]}}}\noutputs:\n  p: {type: File, outputBinding: {glob: «expression-type»$(inputs.f)}}\n  q: {type: File, outputBinding: {glob: $(inputs.l)}}\n  r: {type: File, outputBinding: {glob: $(inputs.a)}}\n  s: {type: File, outputBinding: {glob: $(inputs.e)}}\n  t: {type: File, outputBinding: {glob: «expression-type»$(inputs.m)}}\n`,
    'a file is hardly meant to reach a program as JSON': `${HEAD}requirements: {EnvVarRequirement: {envDef: {A: "x:«expression-type»$(inputs.f)"}}}\ninputs: {f: File, d: Directory?, l: "File[]", u: [File, string], b: {type: File, inputBinding: {valueFrom: "--b=«expression-type»$(self)"}}}\noutputs: {}\narguments: ["--a=«expression-type»$(inputs.f)", "--f=$(inputs.f.path)", {valueFrom: "cat «expression-type»$(inputs.d)"}, "--l=$(inputs.l)", "--u=$(inputs.u)", "echo '$(inputs.f)'", " $(inputs.f)"]\n`,
    'a file is no part of the name of another': `${HEAD}inputs:\n  f: {type: File, secondaryFiles: ["«expression-type»$(self).bai", $(self.basename).bai, {pattern: "«expression-type»$(inputs.g).x"}]}\n  g: File\noutputs:\n  o: {type: File, outputBinding: {glob: x}, secondaryFiles: ["«expression-type»$(self).bai", $(inputs.g.basename).tbi]}\n`,
    'in JSON, and in code that is no shell, a file may be meant as JSON': `${HEAD}requirements: {EnvVarRequirement: {envDef: {A: '{"a": $(inputs.f)}'}}}\ninputs: {f: File}\noutputs: {}\narguments:\n- '--json={"f":$(inputs.f)}'\n- '[$(inputs.f), $(inputs.f)]'\n- |\n  f = $(inputs.f)\n  g = json.loads("""$(inputs.f)""")\n- |\n  cat <<'END' > a.json\n  $(inputs.f)\n  END\n- "cat <<< «expression-type»$(inputs.f)"\n- "a=«expression-type»$(inputs.f) b,«expression-type»$(inputs.f)"\n`,
    'also in what is called, in a map, and in a script that a shell is given': `${HEAD}inputs: {f: File}\noutputs: {}\narguments:\n- f($(inputs.f))\n- '{ $(inputs.f) }'\n- 'key: $(inputs.f)'\n- |\n  cat << "END"\n  $(inputs.f)\n- |\n  cat <<-END\n  $(inputs.f)\n`,
    'but only right behind a quote, a bracket or a sign': `${HEAD}inputs: {f: File}\noutputs: {}\narguments: ["[x «expression-type»$(inputs.f)", "'a«expression-type»$(inputs.f)'", "--a=b, c «expression-type»$(inputs.f)"]\n`,
    'a file is no part of the text that a step makes': `${WORKFLOW}inputs: {f: File}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: {source: f, valueFrom: "«expression-type»$(self).bai"}}, out: []}\n`,
    'text that a step makes fits its input': `${WORKFLOW}inputs: {f: File}\noutputs: {}\nsteps:\n  s:\n    run: {class: Operation, inputs: {n: int, b: boolean?, f: File, e: {type: {type: enum, symbols: [a]}}, d: {type: {type: enum, symbols: [a]}}, t: string, u: [int, string], l: "string[]"}, outputs: {}}\n    in: {n: {valueFrom: «expression-type»"4"}, b: {valueFrom: «expression-type»"true"}, f: {source: f, valueFrom: «expression-type»"$(self.basename).x"}, e: {valueFrom: «expression-type»b}, d: {valueFrom: a}, t: {valueFrom: "4"}, u: {valueFrom: "4"}, l: {valueFrom: «expression-type»"a,b"}}\n    out: []\n`,
    'blanks are no text that is meant for a number': `${WORKFLOW}inputs: {}\noutputs: {}\nsteps: {s: {run: {class: Operation, inputs: {n: int}, outputs: {}}, in: {n: {valueFrom: " "}}, out: []}}\n`,
    'a condition knows nothing of what comes by a default, or of several sources': `${WORKFLOW}inputs: {n: int?, m: int}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: Any}, outputs: {}}, in: {x: {source: n, default: true}}, when: $(inputs.x), out: []}\n  t: {run: {class: Operation, inputs: {x: Any}, outputs: {}}, in: {x: {source: [n, m], pickValue: first_non_null}}, when: $(inputs.x), out: []}\n  u: {run: {class: Operation, inputs: {x: Any}, outputs: {}}, in: {x: {source: m}}, when: «expression-type»$(inputs.x), out: []}\n`,
    'nor of what is merged or picked out of one source': `${WORKFLOW}inputs: {f: File}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: Any}, outputs: {}}, in: {x: {source: f, linkMerge: merge_nested}}, when: $(inputs.x.length), out: []}\n`,
    'null and this are no names of variables': `${WITH_JS}arguments: [$(null), "$(this.x + 1)", "$(this)"]\n`,
    'a condition sees what valueFrom has made': `${WORKFLOW}inputs: {f: File}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: boolean, y: Any}, outputs: {}}, in: {x: {source: f, valueFrom: $(self.size > 1)}, y: {source: f, valueFrom: $(inputs.x)}}, when: $(inputs.x), out: []}\n  t: {run: {class: Operation, inputs: {y: Any}, outputs: {}}, in: {y: {source: f, valueFrom: $(self.secondaryFiles)}}, when: "$(inputs.y.any.thing)", out: []}\n`,
    'a condition is true or false': `${WORKFLOW}inputs: {b: boolean, n: int?}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: string, b: boolean, n: int?}, outputs: {}}, in: {x: {default: a}, b: b, n: n}, when: $(inputs.b), out: []}\n  t: {run: {class: Operation, inputs: {x: string, b: boolean, n: int?}, outputs: {}}, in: {x: {default: a}, b: b, n: n}, when: «expression-type»$(inputs.n), out: []}\n`,
    'every field that is evaluated is looked at': `${HEAD}requirements:\n  InitialWorkDirRequirement:\n    listing:\n    - {entryname: «undefined-input»$(inputs.p), entry: «undefined-input»$(inputs.q)}\n  EnvVarRequirement:\n    envDef: {A: «undefined-input»$(inputs.r)}\n  ResourceRequirement: {ramMin: «undefined-input»$(inputs.s)}\ninputs:\n  a: {type: File, secondaryFiles: [«undefined-input»$(inputs.t)], inputBinding: {valueFrom: «undefined-input»$(inputs.u)}}\noutputs:\n  o: {type: File, outputBinding: {glob: «undefined-input»$(inputs.v), outputEval: «undefined-input»$(inputs.w)}}\nstdin: «undefined-input»$(inputs.x)\nstdout: «undefined-input»$(inputs.y)\nstderr: «undefined-input»$(inputs.z)\n`,
    'so are formats, types, and what a step requires': `${WORKFLOW}inputs: {a: string}\noutputs: {}\nsteps:\n  s:\n    requirements: {ResourceRequirement: {ramMin: $(«undeclared-name»input.a)}}\n    hints: {ResourceRequirement: {ramMin: $(«undeclared-name»input.b)}}\n    run: {class: CommandLineTool, inputs: {x: {type: {type: array, items: File, inputBinding: {valueFrom: «undefined-input»$(inputs.z)}}, format: «undefined-input»$(inputs.y)}}, outputs: []}\n    in: {x: {default: []}}\n    out: []\n`,
    'extensions are not evaluated, nor are libraries': `${HEAD}requirements: {InlineJavascriptRequirement: {expressionLib: ["var a = '$(inputs.b)'"]}}\ninputs: {}\noutputs: {}\nhints: {x:y: {glob: $(inputs.b), z: {stdout: $(inputs.b)}}}\n$namespaces: {x: "http://x.org/"}\nx:z: {stdout: $(inputs.b)}\n`,
    'prose is not evaluated': `${PLAIN}doc: $(inputs.b)\nlabel: $(inputs.b)\n`,
    'nothing goes on behind the brackets': `${HEAD}requirements: {InlineJavascriptRequirement: {}, SchemaDefRequirement: {types: [{type: record, name: r, fields: {x: File}}]}}\ninputs: {a: string, f: File, fs: "File[]", r: r}\noutputs:\n  o: {type: File, outputBinding: {glob: $(inputs.f)«unevaluated-expression».basename}}\n  p: {type: string, outputBinding: {glob: x, loadContents: true, outputEval: "$(self)«unevaluated-expression»[0].contents"}}\nstdout: $(inputs.a) «unevaluated-expression»+ '.txt'\nstderr: '«unevaluated-expression»"log_" + $(inputs.a)'\narguments:\n- $(inputs.fs)«unevaluated-expression»[0].path\n- $(inputs.fs)«unevaluated-expression».length\n- $(inputs.r)«unevaluated-expression».x\n- $(inputs.f.basename)«unevaluated-expression».split('.')[0]\n- $(inputs.a.split('.')[0])«unevaluated-expression»+"x"\n- "\${ return 'a' } «unevaluated-expression»+ 'b'"\n`,
    'text beside the brackets may look like more of an expression': `${HEAD}inputs: {a: string, f: File, fs: "File[]", n: int}\noutputs: {o: {type: "File[]", outputBinding: {glob: ["$(inputs.a)[0].txt", $(inputs.a).basename, "$(inputs.a)[0-9].path", $(inputs.f.nameroot).path]}}}\narguments: [$(inputs.n) + $(inputs.n), 'print("$(inputs.a)" + "x")', 'x = $(inputs.a).split(".")', '$(inputs.n)+1', "$(inputs.a) 'x' + 'y'", a + $(inputs.a)]\nrequirements: {InitialWorkDirRequirement: {listing: [{entryname: x, entry: "$(inputs.a) + 'x'"}]}}\n`,
    'a default is not evaluated': `${HEAD}inputs: {a: {type: string, default: «unevaluated-expression»$(inputs.b)}, b: {type: string?, default: «unevaluated-expression»$(inputs.a).txt}, c: {type: Any, default: «unevaluated-expression»"\${ return 1 }"}, d: {type: int, default: «default-type»$(runtime.cores)}}\noutputs: {}\n`,
    'nor is one of a step': `${WORKFLOW}inputs: {a: string}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: string, y: string}, outputs: {}}, in: {x: {default: «unevaluated-expression»$(inputs.a)}, y: {default: $(inputs.a), valueFrom: $(inputs.x)}}, out: []}\n`,
    'a default may be a script': `${HEAD}inputs: {a: {type: string, default: 'echo $(date) \${HOME} $inputs'}}\noutputs: {}\n`,
    'another value may stand in the place of a default': `${HEAD}inputs: {a: {type: string, default: $(runtime.outdir), inputBinding: {valueFrom: $(runtime.outdir)}}}\noutputs: {}\n`,
    'an expression tool has an expression': `cwlVersion: v1.2\nclass: ExpressionTool\nrequirements: {InlineJavascriptRequirement: {}}\ninputs: {a: int}\noutputs: {b: int}\nexpression: "\${ return {b: inputs.a + «possible-input»inputs.c} }"\n`,
    'nobody evaluates the working folder or the variables of an expression tool': `cwlVersion: v1.2\nclass: ExpressionTool\nrequirements:\n  InlineJavascriptRequirement: {}\n  InitialWorkDirRequirement: {listing: [$(inputs.b)]}\n  EnvVarRequirement: {envDef: {A: $(inputs.b)}}\n  ResourceRequirement: {coresMin: «undefined-input»$(inputs.b)}\ninputs: {a: int}\noutputs: {c: int}\nexpression: "\${ return {c: inputs.a}; }"\n`,
    'a file is read where somebody asks for it, told once an input': `${LISTING}inputs: {f: File, l: 'File[]?', g: {type: File, loadContents: true}, h: {type: File, inputBinding: {loadContents: true}}, k: {type: File, default: {class: File, basename: k, contents: x}}, u: [File, string], q: File, p: {type: File, inputBinding: {valueFrom: "$(«possible-attribute»self.contents)"}}}\noutputs: {}\narguments: [$(inputs.g.contents), $(inputs.h.contents), $(inputs.k.contents), $(inputs.u.contents), "$(inputs.q.contents ? 1 : 2)", "$(/* inputs.f.contents */ 'inputs.f.contents')", $(«possible-attribute»inputs.f.contents), $(inputs.f.contents), "\${ return «possible-attribute»inputs.l[0].contents.trim(); }"]\n`,
    'a step that reads a file of the workflow asks for it': `${STEPS}  s: {run: ${TAKES}, in: {x: {source: f, valueFrom: "$(«possible-attribute»self.contents)"}}, out: []}\n  t: {run: ${TAKES}, in: {x: {source: f, loadContents: true, valueFrom: $(self.contents)}}, out: []}\n`,
    'what a step gets of another, or embeds, may have been asked for': `${STEPS}  s: {run: {class: Operation, inputs: {}, outputs: {y: File}}, in: {}, out: [y]}\n  t: {run: ${TAKES}, in: {x: {source: s/y, valueFrom: $(self.contents)}}, out: []}\n  u: {run: {class: CommandLineTool, inputs: {x: File}, outputs: {}, arguments: [$(inputs.x.contents)]}, in: {x: {source: f, loadContents: true}}, out: []}\n`,
    'in v1.0 a binding asks for what is in a file': `cwlVersion: v1.0\nclass: ExpressionTool\nrequirements: {InlineJavascriptRequirement: {}}\ninputs: {f: File, g: {type: File, inputBinding: {loadContents: true}}}\noutputs: {o: string}\nexpression: "\${ return {o: «possible-attribute»inputs.f.contents + inputs.g.contents}; }"\n`,
    'a directory is listed where somebody asks for it': `${LISTING}inputs: {d: Directory, l: 'Directory[]?', m: {type: Directory, loadListing: shallow_listing}, n: {type: Directory, default: {class: Directory, basename: n, listing: []}}, f: File, u: [File, Directory]}\noutputs: {}\narguments: [$(inputs.m.listing), $(inputs.n.listing), $(inputs.u.listing), "$(/* inputs.d.listing */ 'inputs.d.listing')", $(«undeclared-feature»inputs.d.listing), $(inputs.d.listing)]\n`,
    'so is one of several, in JavaScript': `${LISTING}inputs: {l: 'Directory[]?'}\noutputs: {}\narguments: ["\${ var a = []; for (var i = 0; i < inputs.l.length; i++) a.push(«undeclared-feature»inputs.l[i].listing.length); return a; }"]\n`,
    'so is one that is bound': `${LISTING}inputs: {d: {type: Directory, inputBinding: {valueFrom: "$(«undeclared-feature»self.listing[0])"}}, e: {type: Directory, loadListing: deep_listing, inputBinding: {valueFrom: "$(self.listing[0])"}}}\noutputs: {}\n`,
    'so is one that the tool makes': `${LISTING}inputs: {}\noutputs: {a: {type: 'File[]', outputBinding: {glob: a, loadListing: shallow_listing, outputEval: "$(self[0].listing)"}}, b: {type: 'File[]', outputBinding: {glob: b, outputEval: "$(«undeclared-feature»self[0].listing)"}}}\n`,
    'code may ask whether it is': `${LISTING}inputs: {d: Directory}\noutputs: {}\narguments: [$(inputs.d.listing === undefined), "$(inputs.d.listing ? 1 : 2)", "$(inputs.d.listing || [])", "\${ if (inputs.d.listing) return inputs.d.listing.length; return 0; }"]\n`,
    'a requirement lists all': `${LISTING.replace('}\n', ', LoadListingRequirement: {loadListing: deep_listing}}\n')}inputs: {d: Directory}\noutputs: {}\narguments: [$(inputs.d.listing)]\n`,
    'so does one of the workflow around': `cwlVersion: v1.1\nclass: Workflow\nrequirements: {LoadListingRequirement: {loadListing: shallow_listing}, InlineJavascriptRequirement: {}}\ninputs: {d: Directory}\noutputs: {}\nsteps: {s: {run: {class: ExpressionTool, inputs: {d: Directory}, outputs: {o: Any}, expression: '$({o: inputs.d.listing})'}, in: {d: d}, out: []}}\n`,
    'in v1.0 all directories are listed': `${LISTING.replace('v1.2', 'v1.0')}inputs: {d: Directory}\noutputs: {}\narguments: [$(inputs.d.listing)]\n`,
    'an expression tool wants the requirement': `cwlVersion: v1.2\nclass: ExpressionTool\ninputs: {a: int}\noutputs: {b: int}\nexpression: "«undeclared-feature»\${ return {b: inputs.a} }"\n`,
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
    'a directory has the attributes of directories': `${HEAD}inputs: {d: {type: Directory, loadListing: shallow_listing}}\noutputs: {}\narguments: [$(inputs.d.path), "$(inputs.d.listing[0].basename)", $(inputs.d.listing.length), «undefined-attribute»$(inputs.d.nameroot)]\n`,
    'a list has a length and items': `${HEAD}inputs: {l: 'File[]', m: {type: {type: array, items: {type: array, items: int}}}}\noutputs: {}\narguments: [$(inputs.l.length), "$(inputs.l[0].path)", "$(inputs.m[0][1])", «undefined-attribute»$(inputs.l.path), "«undefined-attribute»$(inputs.m[0].path)"]\n`,
    'an optional list is a list': `${HEAD}inputs: {l: 'File[]?'}\noutputs: {}\narguments: [«optional-value»$(inputs.l.length), «undefined-attribute»$(inputs.l.path)]\n`,
    'a record has its fields': `${HEAD}inputs: {r: {type: {type: record, fields: {p: File, q: 'int[]'}}}}\noutputs: {}\narguments: [$(inputs.r.p.path), "$(inputs.r.q[1])", «undefined-attribute»$(inputs.r.pp), «undefined-attribute»$(inputs.r.q.p)]\n`,
    'one alternative with the attribute is enough': `${HEAD}inputs: {u: [string, File, 'null'], o: File?}\noutputs: {}\narguments: [«optional-value»$(inputs.u.path), «optional-value»$(inputs.o.path), «undefined-attribute»$(inputs.u.listing)]\n`,
    'Any has every attribute': `${HEAD}inputs: {a: Any}\noutputs: {}\narguments: [$(inputs.a.b.c), "$(inputs.a[0])"]\n`,
    'standard input is a file': `${HEAD}inputs: {i: stdin}\noutputs: {}\narguments: [$(inputs.i.path), «undefined-attribute»$(inputs.i.paht)]\n`,
    'a file has all that the specification names': `${READING}arguments: ["$(inputs.f.class)", "$(inputs.f.location)", "$(inputs.f.path)", "$(inputs.f.basename)", "$(inputs.f.dirname)", "$(inputs.f.nameroot)", "$(inputs.f.nameext)", "$(inputs.f.checksum)", "$(inputs.f.size)", "$(inputs.f.format)", "$(inputs.f.contents)", "$(inputs.f.secondaryFiles)"]\n`,
    'a directory has less': `${HEAD}inputs: {d: {type: Directory, loadListing: shallow_listing}}\noutputs: {}\narguments: ["$(inputs.d.class)", "$(inputs.d.location)", "$(inputs.d.path)", "$(inputs.d.basename)", "$(inputs.d.listing)", "$(inputs.d.dirname)", «undefined-attribute»$(inputs.d.checksum)]\n`,
    'runtime has its fields': `${PLAIN}arguments: [$(runtime.outdir), $(runtime.tmpdir), $(runtime.cores), $(runtime.ram), $(runtime.outdirSize), $(runtime.tmpdirSize), «undefined-attribute»$(runtime.coress)]\n`,
    'numbers and paths of runtime have no attributes': `${PLAIN}arguments: [«undefined-attribute»$(runtime.cores.count), "«undefined-attribute»$(runtime.ram[0])", «undefined-attribute»$(runtime.outdir.path), «undefined-attribute»$(runtime.tmpdir.length)]\n`,
    'JavaScript finds no more of them, but the length of a path': `${WITH_JS}arguments: [«possible-attribute»$(runtime.cores.count), «possible-attribute»$(runtime.outdir.path), $(runtime.tmpdir.length)]\n`,
    'the exit code is there when the tool has run': `${HEAD}inputs: {}\noutputs: {o: {type: int, outputBinding: {outputEval: $(runtime.exitCode)}}}\nstdout: «undefined-attribute»$(runtime.exitCode)\n`,
    'self is null where nothing is bound': `${HEAD}inputs: {f: File}\noutputs: {o: {type: File, outputBinding: {glob: «undefined-attribute»$(self.basename)}}}\nstdout: «undefined-attribute»$(self.nameroot)\narguments: [{valueFrom: «undefined-attribute»$(self.path)}]\n`,
    'self is the input in its binding': `${HEAD}inputs:\n  f: {type: File, inputBinding: {valueFrom: $(self.path)}}\n  g: {type: 'File[]', inputBinding: {valueFrom: «undefined-attribute»$(self.path)}}\n  h: {type: {type: array, items: File, inputBinding: {valueFrom: $(self.path)}}}\noutputs: {}\n`,
    'self is a list where outputs are evaluated': `${HEAD}inputs: {}\noutputs:\n  o: {type: File, outputBinding: {glob: x, outputEval: "$(self[0])"}}\n  p: {type: File, outputBinding: {glob: x, outputEval: «undefined-attribute»$(self.path)}}\n`,
    'contents of what was found must be asked for': `${HEAD}inputs: {}\noutputs:\n  o: {type: string, outputBinding: {glob: x, outputEval: "«undefined-attribute»$(self[0].contents)"}}\n  p: {type: string, outputBinding: {glob: x, loadContents: true, outputEval: "$(self[0].contents)"}}\n  q: {type: string, outputBinding: {glob: x, loadContents: false, outputEval: "«undefined-attribute»$(self[1]['contents'])"}}\n`,
    'contents of what was found should be asked for where JavaScript reads them': `${WITH_JS.replace('outputs: {}\n', '')}outputs:\n  o: {type: string, outputBinding: {glob: x, outputEval: "«possible-attribute»$(self[0].contents)"}}\n  p: {type: int, outputBinding: {glob: x, outputEval: "$(parseInt(«possible-attribute»self[0].contents))"}}\n  q: {type: int, outputBinding: {glob: x, outputEval: "\${ var i = 0; return «possible-attribute»self[i]['contents'].length }"}}\n  r: {type: int, outputBinding: {glob: x, loadContents: true, outputEval: "$(parseInt(self[0].contents))"}}\n`,
    'contents of something else are something else': `${WITH_JS.replace('f: File}\noutputs: {}\n', 'f: {type: File, loadContents: true}}\n')}outputs:\n  o: {type: string, outputBinding: {glob: x, outputEval: "$(inputs.f.contents + self[0].basename)"}}\n  p: {type: int, outputBinding: {glob: x, outputEval: "\${ var self = [inputs.f]; return self[0].contents.length }"}}\n  q: {type: int, outputBinding: {glob: x, outputEval: "\${ /* self[0].contents */ return 'self[0].contents'.length }"}}\n  r: {type: int, outputBinding: {outputEval: "$(parseInt(self[0].contents))"}}\n`,
    'contents of an input may be given with it, and hardly ever are': `${PLAIN}arguments: [$(«possible-attribute»inputs.f.contents)]\n`,
    'self is the file that others lie beside': `${HEAD}inputs:\n  f: {type: File, secondaryFiles: [$(self.nameroot).bai, {pattern: «undefined-attribute»$(self.nameRoot).fai}]}\noutputs: {}\n`,
    'an optional value has no attributes where nobody gives it': `${HEAD}requirements: {EnvVarRequirement: {envDef: {A: "x«optional-value»$(inputs.f.path)"}}}\ninputs: {f: File?, g: File, d: {type: File?, default: {class: File, location: "x:y"}}, l: "string[]?", r: {type: ["null", {type: record, fields: {s: string?}}]}, n: int?, a: Any?}\noutputs: {o: {type: File?, format: $(inputs.f.format), outputBinding: {glob: «optional-value»$(inputs.f.basename)}}}\narguments: [«optional-value»$(inputs.f.path), $(inputs.f), $(inputs.g.path), $(inputs.d.path), "«optional-value»$(inputs.l[0])", {valueFrom: «optional-value»$(inputs.r.s)}, $(inputs.n), «optional-value»$(inputs.a.b)]\n`,
    'the code of an ExpressionTool returns its outputs': returning(
      '"${ var a = 1; return «unreturned-output»{b: a, \'c\': 1}; }"',
    ),
    'a value of an output alone is no object': `cwlVersion: v1.2\nclass: Workflow\nrequirements: {InlineJavascriptRequirement: {}, SubworkflowFeatureRequirement: {}}\ninputs: []\noutputs: []\nsteps:\n${['$(inputs.s)', '"${return inputs.s;}"', '"$(\'a\')"', '"${ return 1 }"', '"${return inputs.f.size}"', '"${ return true; }"'].map((code, index) => `  s${index}: {run: {class: ExpressionTool, inputs: {s: {type: string, default: a}, f: {type: File, default: {class: File, location: "x:y"}}}, outputs: {o: Any?}, expression: ${code.replace(/^"?/, '$&«unreturned-output»')}}, in: [], out: [o]}\n`).join('')}`,
    'a list alone is no object': `${WORKFLOW}inputs: []\noutputs: []\nsteps:\n${['"«unreturned-output»$([inputs.s, inputs.s])"', '"«unreturned-output»${return [inputs.s];}"', '"«unreturned-output»${ return [1, [2]] }"', '"«unreturned-output»$([{a: inputs.s}])"'].map((code, index) => `  s${index}: {run: {class: ExpressionTool, inputs: {s: string}, outputs: {a: Any}, expression: ${code}}, in: {s: {default: x}}, out: []}\n`).join('')}`,
    'what is made of a list may be an object': `${WORKFLOW}inputs: []\noutputs: []\nsteps:\n${['"$([{a: inputs.s}][0])"', '"${return [inputs.s].reduce(function (a, b) { return {a: b} }, {});}"', '"$([inputs.s] && {a: inputs.s, b: []})"', '"${ return [inputs.s], {a: inputs.s} }"'].map((code, index) => `  s${index}: {run: {class: ExpressionTool, inputs: {s: string}, outputs: {a: Any}, expression: ${code}}, in: {s: {default: x}}, out: []}\n`).join('')}`,
    'what may be an object is not looked at': `cwlVersion: v1.2\nclass: Workflow\nrequirements: {InlineJavascriptRequirement: {}}\ninputs: []\noutputs: []\nsteps:\n${['$(inputs.r)', '$(inputs.a)', '"${return inputs.r;}"', '$(null)', '"${return inputs.a || 1}"', '"${if (inputs.a) return inputs.a; return 1}"', '"$(inputs)"'].map((code, index) => `  s${index}: {run: {class: ExpressionTool, inputs: {a: {type: Any, default: 1}, r: {type: {type: record, fields: {a: int}}, default: {a: 1}}}, outputs: {o: Any?}, expression: ${code}}, in: [], out: [o]}\n`).join('')}`,
    'one without outputs may return anything':
      'cwlVersion: v1.2\nclass: ExpressionTool\ninputs: {a: int}\noutputs: {}\nexpression: $(inputs.a)\n',
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
    'a key is its whole name': `cwlVersion: v1.2\nclass: ExpressionTool\nrequirements: {InlineJavascriptRequirement: {}}\ninputs: {}\noutputs: {all: int, all_of: int, "all.bam": int, größe: int, $all: int}\nexpression: |\n  \${ return «unreturned-output»{"all_of": 1, 'all.bam': 2, größe: 3, $all: 4} }\n`,
    'some fields must come to something': `${HEAD}requirements: {EnvVarRequirement: {envDef: {A: «optional-value»$(inputs.s), B: "x$(inputs.s)", C: $(inputs.d)}}, InitialWorkDirRequirement: {listing: [{entryname: «optional-value»$(inputs.s), entry: a}]}, ToolTimeLimit: {timelimit: «optional-value»$(inputs.n)}, ResourceRequirement: {coresMin: $(inputs.n)}}\ninputs: {s: string?, n: int?, f: File?, d: {type: string?, default: a}, u: ["null", string, int]}\noutputs: {o: {type: File?, outputBinding: {glob: $(inputs.s)}}}\nstdin: «optional-value»$(inputs.f.path)\nstdout: «optional-value»$(inputs.s)\nstderr: $(inputs.s).log\n`,
    'the standard error must come to something too': `${HEAD}inputs: {s: string?}\noutputs: {}\nstderr: «optional-value»$(inputs.s)\n`,
    'an entry that comes to nothing needs no name': `${HEAD}requirements: {InlineJavascriptRequirement: {}, InitialWorkDirRequirement: {listing: [{entry: $(inputs.f), entryname: $(inputs.f.basename)}, {entry: "$(inputs.f && inputs.f)", entryname: $(inputs.s)}, {entry: $(inputs.g), entryname: «optional-value»$(inputs.s)}, {entry: x $(inputs.f), entryname: «optional-value»$(inputs.f.basename)}]}}\ninputs: {f: File?, g: File, s: string?}\noutputs: {}\n`,
    'no item of a default is evaluated': `${HEAD}inputs: {a: {type: "string[]", default: [a, «unevaluated-expression»$(inputs.b), $(inputs.b)]}, b: {type: "string[]", default: [$(b), "\${HOME}"]}, c: {type: "string[]", default: [$(inputs.b)], inputBinding: {valueFrom: $(inputs.b)}}}\noutputs: {}\n`,
    'a binding of an optional input is evaluated with a value': `${HEAD}inputs: {f: {type: File?, inputBinding: {valueFrom: $(self.path)}}, g: {type: File?, inputBinding: {valueFrom: $(inputs.f.path)}}, h: {type: File, inputBinding: {valueFrom: «optional-value»$(inputs.f.path)}}, i: {type: File, secondaryFiles: [$(inputs.f.basename), {pattern: $(inputs.f.nameroot), required: $(inputs.f.size)}]}, j: {type: File?, inputBinding: {position: $(inputs.f.size)}}}\noutputs: {}\n`,
    'one that has a default is always evaluated, and its self is there': `${HEAD}inputs: {f: File?, d: {type: File?, default: {class: File, location: "x:y"}, inputBinding: {valueFrom: «optional-value»$(inputs.f.path)}}, e: {type: File?, default: {class: File, location: "x:y"}, inputBinding: {valueFrom: $(self.path)}}}\noutputs: {}\n`,
    'a choice without null among it is no optional value': `${HEAD}inputs: {u: [File, Directory]}\noutputs: {}\narguments: [$(inputs.u.path)]\nstdout: $(inputs.u.basename)\n`,
    'a reference that does not end, or to something else, is told as that alone': `${HEAD}inputs: {f: File?}\noutputs: {}\narguments: [«parameter-reference»$(input.f.path), «parameter-reference»$(inputs_of.f.path), "«unbalanced-expression»$(inputs.f.path"]\n`,
    'of several sources self has one item each': `${WORKFLOW}inputs: {a: string, b: string, l: "string[]"}\noutputs: {}\nsteps:\n  s:\n    run: {class: Operation, inputs: {p: string?, q: string?, r: string?, s: string?, t: string?, u: string?, v: string?, w: string?, x: string?}, outputs: {}}\n    scatter: w\n    in:\n      p: {source: [a, b], valueFrom: "$(self[1])"}\n      q: {source: [a, b], valueFrom: "«possible-attribute»$(self[2])"}\n      r: {source: [a, b], linkMerge: merge_nested, valueFrom: "$(self[0] ? self[1] : «possible-attribute»self[2].length)"}\n      s: {source: [l, l], linkMerge: merge_flattened, valueFrom: "$(self[2])"}\n      t: {source: [a, b], valueFrom: "\${ /* self[2] */ return self.length > 2 ? self[2] : 'self[3]' }"}\n      u: {source: [a, b], pickValue: first_non_null, valueFrom: "$(self[2])"}\n      v: {source: [a], valueFrom: "$(self[2])"}\n      w: {source: [l, l], linkMerge: merge_nested, valueFrom: "$(self[2])"}\n      x: {source: [a, b], default: abc, valueFrom: "$(self[2])"}\n    out: []\n`,
    'of several sources self has no more items without JavaScript either': `${WORKFLOW.replace('  InlineJavascriptRequirement: {}\n', '')}inputs: {a: string, b: string}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {p: string?}, outputs: {}}, in: {p: {source: [a, b], valueFrom: "«undefined-attribute»$(self[2])"}}, out: []}\n`,
    'blanks around a reference to an optional value change nothing': `${HEAD}requirements: {InlineJavascriptRequirement: {}, InitialWorkDirRequirement: {listing: [{entry: $( inputs.f ), entryname: $( inputs.f.basename )}]}}\ninputs: {f: File?, d: {type: File?, default: {class: File, location: "x:y"}}}\noutputs: {}\nstdout: «optional-value»$( inputs.f.basename ).txt\narguments: [«optional-value»$( inputs.f.path ), $( inputs.d.path ), $( inputs.f )]\n`,
    'a reference beside JavaScript is looked at': `${HEAD}requirements: {InlineJavascriptRequirement: {}}\ninputs: {f: File?}\noutputs: {}\narguments: ["«optional-value»$(inputs.f.path) $(1 + 1)"]\n`,
    'an input of a step is not the input of the workflow that has its name': `${STEPS.replace('inputs: {', 'inputs: {opt: File?, y: {type: File?, default: {class: File, location: "x:y"}}, ')}  s: {run: ${TAKES}, in: {y: opt, x: {valueFrom: «optional-value»$(inputs.y.basename)}}, out: []}\n`,
    'JavaScript may ask whether there is a value': `${HEAD}requirements: {InlineJavascriptRequirement: {}}\ninputs: {f: File?}\noutputs: {}\narguments: ["$(inputs.f === null ? null : inputs.f.path)", «optional-value»$(inputs.f.path)]\n`,
    'self of a step may be missing where its source is optional': `${STEPS.replace('inputs: {', 'inputs: {opt: File?, dflt: {type: File?, default: {class: File, location: "x:y"}}, ')}  s: {run: ${TAKES}, in: {x: {source: opt, valueFrom: «optional-value»$(self.basename)}}, out: []}\n  t: {run: ${TAKES}, in: {x: {source: dflt, valueFrom: $(self.basename)}}, out: []}\n  u: {run: ${TAKES}, in: {y: opt, x: {valueFrom: «optional-value»$(inputs.y.basename)}}, out: []}\n  v: {run: ${TAKES}, in: {x: {source: opt, default: {class: File, location: "x:y"}, valueFrom: $(self.basename)}}, out: []}\n`,
    'what a step runs may have a default in the place of null': `${STEPS.replace('inputs: {', 'inputs: {opt: File?, ')}  s: {run: {class: Operation, inputs: {x: string, y: {type: File, default: {class: File, location: "x:y"}}}, outputs: {}}, in: {y: {source: opt, valueFrom: $(self)}, x: {valueFrom: $(inputs.y.location)}}, out: []}\n`,
    'files have no path before a tool runs': `${STEPS}  s: {run: ${TAKES}, in: {x: {source: f, valueFrom: «possible-attribute»$(self.path)}}, out: []}\n  t: {run: ${TAKES}, in: {x: {source: f, valueFrom: "$(«possible-attribute»inputs.x.dirname + '/a')"}}, out: []}\n  u: {run: ${TAKES}, in: {x: {source: f, valueFrom: "$(inputs.x.path || inputs.x.location)"}}, out: []}\n`,
    'an ExpressionTool has no paths either': `cwlVersion: v1.2\nclass: ExpressionTool\nrequirements: {InlineJavascriptRequirement: {}}\ninputs: {f: File, d: Directory, s: {type: {type: record, fields: {path: string}}}}\noutputs: {o: string, p: string, q: string}\nexpression: '$({o: «possible-attribute»inputs.f.path, p: inputs.d.basename, q: inputs.s.path})'\n`,
    'the exit code is there from v1.1 on': `cwlVersion: v1.0\nclass: CommandLineTool\ninputs: {}\noutputs: {o: {type: int, outputBinding: {outputEval: «possible-attribute»$(runtime.exitCode)}}}\n`,
    'a condition must come to something': `${WORKFLOW}inputs: {b: boolean?, d: {type: boolean?, default: true}}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {}, outputs: {}}, in: {b: b}, when: «optional-value»$(inputs.b), out: []}\n  t: {run: {class: Operation, inputs: {}, outputs: {}}, in: {b: d}, when: $(inputs.b), out: []}\n  u: {run: {class: Operation, inputs: {}, outputs: {}}, in: {b: {source: b, default: false}}, when: $(inputs.b), out: []}\n`,
    'an output that takes no null needs a value': `${HEAD}inputs: {s: string?, f: File?}\noutputs:\n  o: {type: string, outputBinding: {outputEval: «optional-value»$(inputs.s)}}\n  p: {type: string?, outputBinding: {outputEval: $(inputs.s)}}\n  q: {type: File, outputBinding: {outputEval: «optional-value»$(inputs.f)}}\n`,
    'an input of a step that takes no null needs a value': `${WORKFLOW}inputs: {opt: string?, a: string}\noutputs: {}\nsteps:\n  s: {run: ${TAKES}, in: {x: {source: opt, valueFrom: «optional-value»$(self)}}, out: []}\n  t: {run: ${TAKES}, in: {y: opt, x: {source: a, valueFrom: «optional-value»$(inputs.y)}}, out: []}\n  u: {run: {class: Operation, inputs: {x: {type: string, default: a}}, outputs: {}}, in: {x: {source: opt, valueFrom: $(self)}}, out: []}\n  v: {run: ${TAKES}, in: {x: {source: opt, valueFrom: $(self)}}, when: $(inputs.x !== null), out: []}\n`,
    'self of a step is what its source gives': `${STEPS}  s: {run: ${TAKES}, in: {x: {source: f, valueFrom: $(self.basename)}}, out: []}\n  t: {run: ${TAKES}, in: {x: {source: f, valueFrom: «possible-attribute»$(self.pathh)}}, out: []}\n  u: {run: ${TAKES}, in: {x: {source: l, valueFrom: «possible-attribute»$(self.path)}}, out: []}\n`,
    'self of a step is one item of what is scattered': `${STEPS}  s: {run: ${TAKES}, in: {x: {source: l, valueFrom: $(self.basename)}}, scatter: x, out: []}\n`,
    'self of a step without a source is null': `${STEPS}  s: {run: ${TAKES}, in: {x: {valueFrom: «possible-attribute»$(self.path)}}, out: []}\n`,
    'self of a step with a default is not known': `${STEPS}  s: {run: ${TAKES}, in: {x: {default: {a: 1}, valueFrom: $(self.a)}}, out: []}\n`,
    'self of a step that merges is a list': `${STEPS}  s: {run: ${TAKES}, in: {x: {source: [f, f], valueFrom: '$(self[1].basename)'}}, out: []}\n  t: {run: ${TAKES}, in: {x: {source: [f, l], valueFrom: «possible-attribute»$(self.basename)}}, out: []}\n  u: {run: ${TAKES}, in: {g: {source: [f, f]}, x: {valueFrom: «possible-attribute»$(inputs.g.path)}}, out: []}\n`,
    'what it joins is one list': `${STEPS}  s: {run: ${TAKES}, in: {x: {source: [f, l], linkMerge: merge_flattened, valueFrom: '$(self[0].basename)'}}, out: []}\n  t: {run: ${TAKES}, in: {x: {source: [l, l], linkMerge: merge_flattened, valueFrom: '«possible-attribute»$(self[0][0].basename)'}}, out: []}\n`,
    'a list that a step merges is no file': `${STEPS.replace('{f:', '{n: int, f:')}  s: {run: {class: Operation, inputs: {x: File, y: 'File[]'}, outputs: {}}, in: {x: {source: [f, f], valueFrom: «expression-type»$(self)}, y: {source: [f, f], valueFrom: $(self)}}, out: []}\n  t: {run: {class: Operation, inputs: {x: File, y: File}, outputs: {}}, in: {x: {source: [f, f], valueFrom: '$(self[0])'}, y: {source: [f, n], valueFrom: '$(self[0])'}}, out: []}\n`,
    'self of a step that scatters what it merges is one of them': `${STEPS}  s: {run: ${TAKES}, scatter: x, in: {x: {source: [f, f], valueFrom: $(self.basename)}}, out: []}\n`,
    'self of a step that picks one of several sources is not known': `${STEPS}  s: {run: ${TAKES}, in: {x: {source: [f, f], pickValue: first_non_null, valueFrom: $(self.basename)}}, out: []}\n  t: {run: ${TAKES}, in: {x: {source: [f, f], default: {a: b}, valueFrom: $(self.a)}}, out: []}\n  u: {run: ${TAKES}, in: {x: {source: f, linkMerge: merge_nested, valueFrom: $(self.basename)}}, out: []}\n`,
    'inputs of a step are what their sources give': `${STEPS}  s: {run: ${TAKES}, in: {g: f, x: {valueFrom: $(inputs.g.basename)}}, out: []}\n  t: {run: ${TAKES}, in: {g: f, x: {valueFrom: «possible-attribute»$(inputs.g.pathh)}}, out: []}\n`,
    'what another step gives has its attributes': `${STEPS}  s: {run: {class: Operation, inputs: {}, outputs: {y: 'File[]'}}, in: {}, out: [y]}\n  t: {run: ${TAKES}, in: {x: {source: s/y, valueFrom: «possible-attribute»$(self.path)}}, out: []}\n`,
    'valueFrom sees the inputs of the step': `${WORKFLOW}inputs: {a: string}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: {source: a, valueFrom: «undefined-input»$(inputs.a)}}, out: []}\n`,
    'a condition sees the inputs of the step': `${WORKFLOW}inputs: {a: string}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: a}, when: «undefined-input»$(inputs.a), out: []}\n`,
    'requirements of a step are evaluated for what it runs': `${WORKFLOW}inputs: {a: string}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: a}, out: [], requirements: {ResourceRequirement: {ramMin: $(inputs.x)}}}\n`,
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
    const workflow = `${WORKFLOW}inputs: {p: int}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {}, outputs: {}}, in: {}, when: $(${code}), out: []}\n`
    expect(await remarksOn(workflow)).toEqual([
      expect.stringMatching(/: The step has no input p: add p: p under in\.$/),
    ])
  },
)

battery({
  'JavaScript reads attributes of files of files': `${TOOL}requirements: {InlineJavascriptRequirement: {}}\ninputs: {f: File, g: "File?", l: "File[]", s: string, r: {type: {type: record, fields: {path: string}}}, u: [string, File], a: Any}\noutputs: {}\narguments:\n- $(inputs.f.nameroot + inputs.g.path + inputs.r.path + inputs.u.path + inputs.a.path)\n- $(«possible-attribute»inputs.s.nameroot + ".x")\n- "\${ return «possible-attribute»inputs.l.path + inputs.s.path }"\n- $(inputs.l[0].path + inputs.s.length + inputs.l.length)\n- "\${ /* inputs.s.path */ inputs.s.path = 1; return inputs.s.basename() }"\n- |\n  \${\n    // as inputs.s.path\n    return 1\n  }\n`,
  'JavaScript reads misspelt attributes': `${TOOL}requirements: {InlineJavascriptRequirement: {}}\ninputs: {f: File, l: "File[]", s: string, r: {type: {type: record, fields: {sample: string}}}}\noutputs: {}\narguments:\n- $(«possible-attribute»inputs.f.nameRoot + ".x")\n- $(«possible-attribute»inputs.l[0].basname + ".x")\n- $(«possible-attribute»inputs.l.lenght + 1)\n- "\${ for (var i = 0; i < 2; i++) { if («possible-attribute»inputs.l[i].siz > 1) { return 1 } } return 2 }"\n- $(«possible-attribute»inputs.f.nameroot.lenght + inputs.s.length)\n- $(«possible-attribute»inputs.r.smaple + 1)\n- $(«possible-attribute»runtime.core + 1)\n- $(runtime.cores + inputs.f.length + inputs.s.other + inputs.f.nameroot.slice(1) + inputs.l[0].sizes() + runtime.other)\n`,
  'JavaScript reads attributes of self': `${TOOL}requirements: {InlineJavascriptRequirement: {}}\ninputs: []\noutputs:\n- {id: a, type: string, outputBinding: {glob: x, loadContents: true, outputEval: $(«possible-attribute»self.contents.trim())}}\n- {id: b, type: string, outputBinding: {glob: x, loadContents: true, outputEval: "$(«possible-attribute»self[0].content.trim())"}}\n- {id: c, type: string, outputBinding: {glob: x, outputEval: "\${ return Array.isArray(self) ? self[0].basename : self.basename }"}}\n- {id: d, type: string, outputBinding: {glob: x, outputEval: "\${ var self = {path: 'a'}; return self.path }"}}\n- {id: e, type: string, outputBinding: {glob: x, outputEval: "\${ self = self[0]; return self.basename }"}}\n- {id: f, type: string, outputBinding: {glob: x, outputEval: "\${ return self[0].basename + self.length }"}}\n`,
  'JavaScript reads nothing of a self that is null': `${WORKFLOW}inputs: {a: int?}\noutputs: {}\nsteps:\n  s:\n    when: $(«possible-attribute»self.x !== null)\n    in: {self: a, x: a, y: {valueFrom: "$(«possible-attribute»self.replace('a', ''))"}, z: {source: a, valueFrom: $(self.z + 1)}}\n    out: []\n    run:\n      class: CommandLineTool\n      inputs: {self: Any?, x: int?, y: Any?, z: Any?}\n      outputs: {o: {type: File, outputBinding: {glob: "$(«possible-attribute»self[0].path + 'x')"}}, p: {type: Any, outputBinding: {outputEval: $(self.path + 1)}}}\n      stdout: $('self.path' + «possible-attribute»self.path)\n      arguments:\n      - "$(self ? self.a : 1)"\n      - $(self && self.a)\n      - $(self === null || self[0])\n      - "\${ if (!self) { return 1 } return self.a }"\n      - "\${ try { return self.a } catch (e) { return 1 } }"\n      - $([1].map(function (self) { return self.a }))\n      - $(inputs.x + inputs.self.a)\n`,
  'a hyphen in JavaScript is a minus': `${TOOL}requirements: {InlineJavascriptRequirement: {}}\ninputs: {in-file: File, n: int, m: int}\noutputs: {}\narguments: [$(«possible-input»inputs.in-file.path), $(inputs.n-inputs.m), "$(inputs['in-file'].path)"]\n`,
  'a hyphen is told where it stands, and what else there is too': `${TOOL}requirements: {InlineJavascriptRequirement: {}}\ninputs: {in-file: File}\noutputs: {}\narguments: ["$(«undeclared-name»nosuch + 1) $(«possible-input»inputs.in-file.path)"]\n`,
  'attributes behind texts and comments are read': `${TOOL}requirements: {InlineJavascriptRequirement: {}}\ninputs: {s: string}\noutputs: {}\narguments: ["$('http://x/' + «possible-attribute»inputs.s.path)", "\${ /* 'a */ return «possible-attribute»inputs.s.path }"]\n`,
  'a hyphen without JavaScript is one too': `${TOOL}inputs: {in-file: File}\noutputs: {}\narguments: [«undeclared-feature»$(inputs.in-file)]\n`,
})

test.each([
  [
    'v1.0',
    'class: ExpressionTool\nrequirements: {InlineJavascriptRequirement: {}}\ninputs: {f: File}\noutputs: {}\nexpression: "${ return {a: inputs.f.contents}; }"\n',
    'its inputBinding',
  ],
  ['v1.2', 'class: CommandLineTool\ninputs: {f: File}\noutputs: {}\narguments: [$(inputs.f.contents)]\n', 'that input'],
])('in %s it is said where contents are asked for', async (version, text, place) => {
  expect(await remarksOn(`cwlVersion: ${version}\n${text}`)).toEqual([
    `inputs.f.contents is read, and nobody asks for contents of the input f: Add loadContents: true to ${place}.`,
  ])
})
