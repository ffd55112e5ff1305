import { expect, test } from '@jest/globals'

import { TOOL, WORKFLOW } from './documents.ts'
import { battery, remarksOn } from './run.ts'

const HEAD = 'cwlVersion: v1.2\nclass: CommandLineTool\n'
const INPUTS = 'inputs: {a: string, f: File}\noutputs: {}\n'
const PLAIN = HEAD + INPUTS
const WITH_JS = `${HEAD}requirements: {InlineJavascriptRequirement: {}}\n${INPUTS}`

/** A workflow with a file and a list of files, whose steps are to follow. */
const STEPS = `${WORKFLOW}inputs: {f: File, l: 'File[]'}\noutputs: {}\nsteps:\n`
const TAKES = '{class: Operation, inputs: {x: string}, outputs: {}}'

/** Steps that each make an `a`, and perhaps a `b`. */
function returning(...expressions: readonly string[]): string {
  const steps = expressions.map((expression, index) => `  s${index}:\n    run:\n      class: ExpressionTool\n      inputs: []\n      outputs: {a: int, b: int?}\n      expression: ${expression}\n    in: []\n    out: []\n`)
  return `cwlVersion: v1.2\nclass: Workflow\nrequirements: {InlineJavascriptRequirement: {}}\ninputs: {}\noutputs: {}\nsteps:\n${steps.join('')}`
}

battery({
  'an expression with a colon in it is read as a key': `${WITH_JS}arguments:\n- «expression-as-key»$(inputs.a ? 1 : 2)\n- «expression-as-key»$(inputs.f ? 1 : 2)\n`,
  'a reference to an input is fine': `${PLAIN}arguments: [$(inputs.a), "$(inputs['a'])", '$(inputs["f"].path)', "$(inputs.f.secondaryFiles[0].path)"]\n`,
  'runtime and self can be referred to': `${PLAIN}arguments: [$(runtime.cores), {valueFrom: $(self)}]\n`,
  'a reference must name an input': `${PLAIN}arguments: [«undefined-input»$(inputs.b)]\n`,
  'a reference in quotes must name an input': `${PLAIN}arguments: ["«undefined-input»$(inputs['b'])"]\n`,
  'a reference behind text has its own place': `${PLAIN}stdout: out-$(inputs.a)-«undefined-input»$(inputs.b).txt\n`,
  'a reference in a block has its own place': `${PLAIN}arguments:\n- |\n  first $(inputs.a)\n    then «undefined-input»$(inputs.b)\n  last\n`,
  'a reference in a stripped block has its own place': `${PLAIN}arguments:\n- |-\n\n   «undefined-input»$(inputs.b)\n`,
  'a reference in a folded block has the place of the block': `${PLAIN}arguments:\n- «undefined-input»>\n  first\n  $(inputs.b)\n`,
  'a reference must name something that there is': `${PLAIN}arguments: [«parameter-reference»$(input.a)]\n`,
  'a shell command is no reference': `${PLAIN}arguments: [«undeclared-feature»$(date +%Y)]\n`,
  'a shell command that looks like a reference is none': `${PLAIN}arguments: [«parameter-reference»$(date)]\n`,
  'a backslash makes text of it': `${PLAIN}arguments: ['\\$(date)', '\\\${HOME}']\n`,
  'two backslashes make no text of it': `${PLAIN}arguments: ['\\\\«undefined-input»$(inputs.b)']\n`,
  'a dollar sign alone is text': `${PLAIN}arguments: [cost $5, $HOME]\n`,
  'a reference must end': `${PLAIN}arguments: ["«unbalanced-expression»$(inputs.a"]\n`,
  'an expression must end': `${WITH_JS}arguments: ["«unbalanced-expression»\${ return 1;"]\n`,
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
  'an input between blanks should exist': `${PLAIN}arguments: [«undeclared-feature»$( «doubtful-input»inputs.b ), "x $( runtime.cores ) $( self ) $( «doubtful-input»inputs['c'] )"]\n`,
  'an input between blanks should exist also with JavaScript': `${WITH_JS}arguments: [$( «doubtful-input»inputs.b ), $( inputs.a )]\n`,
  'JavaScript must be JavaScript': `${WITH_JS}arguments: ["$(inputs.a +«javascript-syntax»)"]\n`.replace('+«javascript-syntax»)', '«javascript-syntax»+)'),
  'a function body must be JavaScript': `${WITH_JS}arguments:\n- |\n  \${\n    var x = 1;\n    return x +«javascript-syntax»;\n  }\n`,
  'a function body is in strict mode': `${WITH_JS}arguments: ["\${ return «javascript-syntax»017 }"]\n`,
  'new JavaScript is JavaScript': `${WITH_JS}arguments: ["\${ «newer-javascript»const f = (x) => x?.y ?? \`\${1}\`; return f(1) }"]\n`,
  'what is new has its place': `${WITH_JS}arguments:\n- |\n  \${\n    var f = function (x) { return x };\n    return [1].map(x =«newer-javascript»> f(x));\n  }\n`,
  'a loop over values is new in a library too': `cwlVersion: v1.2\nclass: CommandLineTool\nrequirements:\n  InlineJavascriptRequirement:\n    expressionLib:\n    - "function f(a) { for (var b «newer-javascript»of a) { g(b) } }"\n    - "function g(of) { return of }"\ninputs: {}\noutputs: {}\n`,
  'a short property is new': `${WITH_JS}arguments: ["\${ var b = 1; return {b«newer-javascript»} }"]\n`,
  'a method without the word function is new': `${WITH_JS}arguments: ["\${ return {b«newer-javascript»() { return 1 }} }"]\n`,
  'JavaScript uses what is declared': `${WITH_JS}arguments: ["\${ return «undeclared-name»thread + 1 }", $(«undeclared-name»input.a), "$(1 + «undeclared-name»input.a)", $(b + «undeclared-name»b)]\n`.replace('$(b + «undeclared-name»b)', '$(«undeclared-name»b + b)'),
  'JavaScript declares what it gives a value to': `${WITH_JS}arguments:\n- |\n  \${\n    var x = 1, y = 2;\n    «undeclared-name»z = x + y;\n    return z;\n  }\n`,
  'names that are declared in any way are fine': `${WITH_JS}arguments:\n- |\n  \${\n    var a = 1, b = 2;\n    function f(c, d) { try { return c + d } catch (e) { return e } }\n    for (var i = 0, n = 2; i < n; i++) { outer: while (true) { break outer } }\n    var o = {key: f, "other": function g(h) { return h ? g : arguments }};\n    return o.key(a, b) + typeof nowhere;\n  }\n`,
  'names that patterns declare are fine': `${WITH_JS}arguments: ["\${ «newer-javascript»let [a, {b, c: d = 1, ...e}] = [1, {}]; const f = ({g}, [h] = [], ...i) => [a, b, d, e, g, h, i]; class J { k() { return J } } return [f, J] }"]\n`,
  'what every engine has needs no declaration': `${WITH_JS}arguments: ["$(JSON.stringify([Math.PI, parseInt(self), undefined, runtime.cores]))", $(undefined)]\n`,
  'what no sandbox has is told': `${WITH_JS}arguments: ["\${ return «undeclared-name»require('fs') }", $(«undeclared-name»process.env)]\n`,
  'words in texts, comments and regular expressions are no names': `${WITH_JS}arguments:\n- |\n  \${\n    // nothing here, \\'quoted\n    /* or here */\n    return "any word".replace(/some[/]"thing/g, 'else') / 2;\n  }\n`,
  'a library may define any of its words': `${HEAD}requirements:\n  InlineJavascriptRequirement: {expressionLib: ["(function () { this.late = 1 })()"]}\n${INPUTS}arguments: ["$(late + «undeclared-name»later)"]\n`,
  'a library may be newer': `${HEAD}requirements:\n  InlineJavascriptRequirement:\n    expressionLib:\n    - "function f(a) { var b = a; return b }"\n    - "function g() { «newer-javascript»let a = 1; return a }"\n    - "function h(a«newer-javascript»=1) { return a }"\n${INPUTS}`,
  'two expressions are not one': `${WITH_JS}arguments: ["$(inputs.a)/$(«doubtful-input»inputs.b || 1)", "$(inputs.a + 1),$(«undeclared-name»c + 1)"]\n`,
  'a name among text may be text': `${WITH_JS}arguments: ["echo \${«undeclared-name»x}"]\n`.replace('${«undeclared-name»x}', '$(«undeclared-name»x)'),
  'a hint says nothing of the libraries that there are': `${PLAIN}hints: {InlineJavascriptRequirement: {}}\narguments: [$(anything + 1)]\n`,
  'a step may use the libraries of its own requirement': `${WORKFLOW}inputs: {a: string}\noutputs: {}\nsteps:\n  s:\n    requirements: {InlineJavascriptRequirement: {expressionLib: ["var tool = 1"]}}\n    run: {class: Operation, inputs: {x: string}, outputs: {}}\n    in: {x: {source: a, valueFrom: $(tool + «undeclared-name»other)}}\n    out: []\n`,
  'a library must be JavaScript': `${HEAD}requirements:\n  InlineJavascriptRequirement:\n    expressionLib:\n    - "function f() {}"\n    - "var «javascript-syntax»= 1"\n${INPUTS}`,
  'a name from a library is fine': `${HEAD}requirements:\n  InlineJavascriptRequirement: {expressionLib: ["var tool = 1"]}\n${INPUTS}arguments: [$(tool)]\n`,
  'an input that JavaScript reads should exist': `${WITH_JS}arguments: ["$(«doubtful-input»inputs.b ? 1 : 2)"]\n`,
  'an input that JavaScript reads by its text should exist': `${WITH_JS}arguments: ["$(1 + «doubtful-input»inputs['b'])"]\n`,
  'an input in a comment is not read': `${WITH_JS}arguments: ["\${ /* inputs.b */ return 'inputs.b' }"]\n`,
  'inputs of its own may come out of a pattern': `${WITH_JS}arguments: ["\${ var f = function («newer-javascript»{inputs}) { return inputs.b }; return f({inputs: {b: 1}}) }"]\n`,
  'to ask for the type of inputs declares none': `${WITH_JS}arguments: ["\${ return typeof inputs + «doubtful-input»inputs.b }"]\n`,
  'inputs of its own may have any names': `${WITH_JS}arguments: ["\${ var inputs = {b: 1}; return inputs.b }"]\n`,
  'a reference must exist also with JavaScript': `${WITH_JS}arguments: [«undefined-input»$(inputs.b)]\n`,
  'what every object has is no input': `${WITH_JS}arguments: ["$(inputs.hasOwnProperty('a'))", "$(«doubtful-input»inputs.hasOwn('a'))"]\n`,
  'fields of text want text': `${HEAD}requirements: {EnvVarRequirement: {envDef: {A: «expression-type»$(inputs.n), B: $(inputs.a), C: $(inputs.n)x}}, InitialWorkDirRequirement: {listing: [{entryname: «expression-type»$(inputs.f), entry: $(inputs.f)}]}}\ninputs: {a: string, n: int, f: File, l: "File[]", o: File?, e: {type: {type: enum, symbols: [x]}}, u: [File, string], r: {type: {type: record, fields: {s: string}}}}\noutputs:\n  p: {type: File, outputBinding: {glob: «expression-type»$(inputs.f)}}\n  q: {type: "File[]", outputBinding: {glob: [$(inputs.a), «expression-type»$(inputs.l), «expression-type»$(inputs.r), $(inputs.r.s)]}}\n  s: {type: File, outputBinding: {glob: $(inputs.f.basename)}}\n  t: {type: File, outputBinding: {glob: $(inputs.u)}}\n  v: {type: File, outputBinding: {glob: $(inputs.e)}}\nstdin: «expression-type»$(inputs.o)\nstdout: " «expression-type»$(inputs.n) "\nstderr: $(inputs.n).txt\n`,
  'fields of numbers want numbers, and those of truth values these': `${HEAD}requirements: {ResourceRequirement: {coresMin: $(inputs.n), ramMin: «expression-type»$(inputs.f), ramMax: $(inputs.f.size)}, NetworkAccess: {networkAccess: «expression-type»$(inputs.n)}, WorkReuse: {enableReuse: $(inputs.b)}}\ninputs: {n: int, b: boolean?, f: File}\noutputs: {}\n`,
  'a field that takes lists takes none of files, and what may be anything will do': `${HEAD}inputs: {f: "File[]", l: "string[]", m: {type: {type: array, items: {type: array, items: string}}}, a: Any, e: {type: {type: enum, symbols: [x]}}}\noutputs:\n  p: {type: File, outputBinding: {glob: «expression-type»$(inputs.f)}}\n  q: {type: File, outputBinding: {glob: $(inputs.l)}}\n  r: {type: File, outputBinding: {glob: $(inputs.a)}}\n  s: {type: File, outputBinding: {glob: $(inputs.e)}}\n  t: {type: File, outputBinding: {glob: «expression-type»$(inputs.m)}}\n`,
  'a file is hardly meant to reach a program as JSON': `${HEAD}requirements: {EnvVarRequirement: {envDef: {A: "x:«expression-type»$(inputs.f)"}}}\ninputs: {f: File, d: Directory?, l: "File[]", u: [File, string], b: {type: File, inputBinding: {valueFrom: "--b=«expression-type»$(self)"}}}\noutputs: {}\narguments: ["--a=«expression-type»$(inputs.f)", "--f=$(inputs.f.path)", {valueFrom: "cat «expression-type»$(inputs.d)"}, "--l=$(inputs.l)", "--u=$(inputs.u)", "echo '$(inputs.f)'", " $(inputs.f)"]\n`,
  'in JSON, and in code that is no shell, a file may be meant as JSON': `${HEAD}requirements: {EnvVarRequirement: {envDef: {A: '{"a": $(inputs.f)}'}}}\ninputs: {f: File}\noutputs: {}\narguments:\n- '--json={"f":$(inputs.f)}'\n- '[$(inputs.f), $(inputs.f)]'\n- |\n  f = $(inputs.f)\n  g = json.loads("""$(inputs.f)""")\n- |\n  cat <<'END' > a.json\n  $(inputs.f)\n  END\n- "cat <<< «expression-type»$(inputs.f)"\n- "a=«expression-type»$(inputs.f) b,«expression-type»$(inputs.f)"\n`,
  'a file is no part of the text that a step makes': `${WORKFLOW}inputs: {f: File}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: {source: f, valueFrom: "«expression-type»$(self).bai"}}, out: []}\n`,
  'text that a step makes fits its input': `${WORKFLOW}inputs: {f: File}\noutputs: {}\nsteps:\n  s:\n    run: {class: Operation, inputs: {n: int, b: boolean?, f: File, e: {type: {type: enum, symbols: [a]}}, d: {type: {type: enum, symbols: [a]}}, t: string, u: [int, string], l: "string[]"}, outputs: {}}\n    in: {n: {valueFrom: «expression-type»"4"}, b: {valueFrom: «expression-type»"true"}, f: {source: f, valueFrom: «expression-type»"$(self.basename).x"}, e: {valueFrom: «expression-type»b}, d: {valueFrom: a}, t: {valueFrom: "4"}, u: {valueFrom: "4"}, l: {valueFrom: «expression-type»"a,b"}}\n    out: []\n`,
  'a condition knows nothing of what comes by a default, or of several sources': `${WORKFLOW}inputs: {n: int?, m: int}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: Any}, outputs: {}}, in: {x: {source: n, default: true}}, when: $(inputs.x), out: []}\n  t: {run: {class: Operation, inputs: {x: Any}, outputs: {}}, in: {x: {source: [n, m], pickValue: first_non_null}}, when: $(inputs.x), out: []}\n  u: {run: {class: Operation, inputs: {x: Any}, outputs: {}}, in: {x: {source: m}}, when: «expression-type»$(inputs.x), out: []}\n`,
  'null and this are no names of variables': `${WITH_JS}arguments: [$(null), "$(this.x + 1)", "$(this)"]\n`,
  'a condition sees what valueFrom has made': `${WORKFLOW}inputs: {f: File}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: boolean, y: Any}, outputs: {}}, in: {x: {source: f, valueFrom: $(self.size > 1)}, y: {source: f, valueFrom: $(inputs.x)}}, when: $(inputs.x), out: []}\n  t: {run: {class: Operation, inputs: {y: Any}, outputs: {}}, in: {y: {source: f, valueFrom: $(self.secondaryFiles)}}, when: "$(inputs.y.any.thing)", out: []}\n`,
  'a condition is true or false': `${WORKFLOW}inputs: {b: boolean, n: int?}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: string, b: boolean, n: int?}, outputs: {}}, in: {x: {default: a}, b: b, n: n}, when: $(inputs.b), out: []}\n  t: {run: {class: Operation, inputs: {x: string, b: boolean, n: int?}, outputs: {}}, in: {x: {default: a}, b: b, n: n}, when: «expression-type»$(inputs.n), out: []}\n`,
  'every field that is evaluated is looked at': `${HEAD}requirements:\n  InitialWorkDirRequirement:\n    listing:\n    - {entryname: «undefined-input»$(inputs.p), entry: «undefined-input»$(inputs.q)}\n  EnvVarRequirement:\n    envDef: {A: «undefined-input»$(inputs.r)}\n  ResourceRequirement: {ramMin: «undefined-input»$(inputs.s)}\ninputs:\n  a: {type: File, secondaryFiles: [«undefined-input»$(inputs.t)], inputBinding: {valueFrom: «undefined-input»$(inputs.u)}}\noutputs:\n  o: {type: File, outputBinding: {glob: «undefined-input»$(inputs.v), outputEval: «undefined-input»$(inputs.w)}}\nstdin: «undefined-input»$(inputs.x)\nstdout: «undefined-input»$(inputs.y)\nstderr: «undefined-input»$(inputs.z)\n`,
  'prose is not evaluated': `${PLAIN}doc: $(inputs.b)\nlabel: $(inputs.b)\n`,
  'a default is not evaluated': `${HEAD}inputs: {a: {type: string, default: «unevaluated-expression»$(inputs.b)}, b: {type: string?, default: «unevaluated-expression»$(inputs.a).txt}, c: {type: Any, default: «unevaluated-expression»"\${ return 1 }"}, d: {type: int, default: «default-type»$(runtime.cores)}}\noutputs: {}\n`,
  'nor is one of a step': `${WORKFLOW}inputs: {a: string}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: string, y: string}, outputs: {}}, in: {x: {default: «unevaluated-expression»$(inputs.a)}, y: {default: $(inputs.a), valueFrom: $(inputs.x)}}, out: []}\n`,
  'a default may be a script': `${HEAD}inputs: {a: {type: string, default: 'echo $(date) \${HOME} $inputs'}}\noutputs: {}\n`,
  'another value may stand in the place of a default': `${HEAD}inputs: {a: {type: string, default: $(runtime.outdir), inputBinding: {valueFrom: $(runtime.outdir)}}}\noutputs: {}\n`,
  'an expression tool has an expression': `cwlVersion: v1.2\nclass: ExpressionTool\nrequirements: {InlineJavascriptRequirement: {}}\ninputs: {a: int}\noutputs: {b: int}\nexpression: "\${ return {b: inputs.a + «doubtful-input»inputs.c} }"\n`,
  'nobody evaluates the working folder or the variables of an expression tool': `cwlVersion: v1.2\nclass: ExpressionTool\nrequirements:\n  InlineJavascriptRequirement: {}\n  InitialWorkDirRequirement: {listing: [$(inputs.b)]}\n  EnvVarRequirement: {envDef: {A: $(inputs.b)}}\n  ResourceRequirement: {coresMin: «undefined-input»$(inputs.b)}\ninputs: {a: int}\noutputs: {c: int}\nexpression: "\${ return {c: inputs.a}; }"\n`,
  'an expression tool wants the requirement': `cwlVersion: v1.2\nclass: ExpressionTool\ninputs: {a: int}\noutputs: {b: int}\nexpression: "«undeclared-feature»\${ return {b: inputs.a} }"\n`,
  'a file has the attributes of files': `${PLAIN}arguments: [$(inputs.f.path), $(inputs.f.location), $(inputs.f.basename), $(inputs.f.dirname), $(inputs.f.nameroot), $(inputs.f.nameext), $(inputs.f.size), $(inputs.f.checksum), $(inputs.f.format), $(inputs.f.contents), $(inputs.f.class), "$(inputs.f.secondaryFiles[0].path)"]\n`,
  'a file has no other attributes': `${PLAIN}arguments: [«undefined-attribute»$(inputs.f.pathh), "«undefined-attribute»$(inputs['f']['nameRoot'])"]\n`,
  'a file has what a platform adds': `${PLAIN}arguments: [$(inputs.f.metadata.sample_id)]\n`,
  'a file of another vocabulary has its attributes': `${PLAIN}arguments: ["$(inputs.f['sbg:metadata'])"]\n`,
  'a file has no items': `${PLAIN}arguments: ["«undefined-attribute»$(inputs.f[0])"]\n`,
  'text has no attributes': `${PLAIN}arguments: [«undefined-attribute»$(inputs.a.path), «undefined-attribute»$(inputs.a.length)]\n`,
  'text has characters': `${PLAIN}arguments: ["$(inputs.a[0])"]\n`,
  'text has a length in JavaScript': `${WITH_JS}arguments: [$(inputs.a.length), "$(inputs.a[0])"]\n`,
  'what JavaScript finds undefined is no value': `${WITH_JS}arguments: [«doubtful-attribute»$(inputs.f.pathh)]\n`,
  'what has no attributes in any way is not read on': `${PLAIN}arguments: [«undefined-attribute»$(inputs.a.path.path)]\n`,
  'a directory has the attributes of directories': `${HEAD}inputs: {d: Directory}\noutputs: {}\narguments: [$(inputs.d.path), "$(inputs.d.listing[0].basename)", $(inputs.d.listing.length), «undefined-attribute»$(inputs.d.nameroot)]\n`,
  'a list has a length and items': `${HEAD}inputs: {l: 'File[]', m: {type: {type: array, items: {type: array, items: int}}}}\noutputs: {}\narguments: [$(inputs.l.length), "$(inputs.l[0].path)", "$(inputs.m[0][1])", «undefined-attribute»$(inputs.l.path), "«undefined-attribute»$(inputs.m[0].path)"]\n`,
  'an optional list is a list': `${HEAD}inputs: {l: 'File[]?'}\noutputs: {}\narguments: [«optional-value»$(inputs.l.length), «undefined-attribute»$(inputs.l.path)]\n`,
  'a record has its fields': `${HEAD}inputs: {r: {type: {type: record, fields: {p: File, q: 'int[]'}}}}\noutputs: {}\narguments: [$(inputs.r.p.path), "$(inputs.r.q[1])", «undefined-attribute»$(inputs.r.pp), «undefined-attribute»$(inputs.r.q.p)]\n`,
  'one alternative with the attribute is enough': `${HEAD}inputs: {u: [string, File, 'null'], o: File?}\noutputs: {}\narguments: [«optional-value»$(inputs.u.path), «optional-value»$(inputs.o.path), «undefined-attribute»$(inputs.u.listing)]\n`,
  'Any has every attribute': `${HEAD}inputs: {a: Any}\noutputs: {}\narguments: [$(inputs.a.b.c), "$(inputs.a[0])"]\n`,
  'standard input is a file': `${HEAD}inputs: {i: stdin}\noutputs: {}\narguments: [$(inputs.i.path), «undefined-attribute»$(inputs.i.paht)]\n`,
  'runtime has its fields': `${PLAIN}arguments: [$(runtime.outdir), $(runtime.tmpdir), $(runtime.cores), $(runtime.ram), $(runtime.outdirSize), $(runtime.tmpdirSize), «undefined-attribute»$(runtime.coress)]\n`,
  'the exit code is there when the tool has run': `${HEAD}inputs: {}\noutputs: {o: {type: int, outputBinding: {outputEval: $(runtime.exitCode)}}}\nstdout: «undefined-attribute»$(runtime.exitCode)\n`,
  'self is null where nothing is bound': `${HEAD}inputs: {f: File}\noutputs: {o: {type: File, outputBinding: {glob: «undefined-attribute»$(self.basename)}}}\nstdout: «undefined-attribute»$(self.nameroot)\narguments: [{valueFrom: «undefined-attribute»$(self.path)}]\n`,
  'self is the input in its binding': `${HEAD}inputs:\n  f: {type: File, inputBinding: {valueFrom: $(self.path)}}\n  g: {type: 'File[]', inputBinding: {valueFrom: «undefined-attribute»$(self.path)}}\n  h: {type: {type: array, items: File, inputBinding: {valueFrom: $(self.path)}}}\noutputs: {}\n`,
  'self is a list where outputs are evaluated': `${HEAD}inputs: {}\noutputs:\n  o: {type: File, outputBinding: {glob: x, outputEval: "$(self[0])"}}\n  p: {type: File, outputBinding: {glob: x, outputEval: «undefined-attribute»$(self.path)}}\n`,
  'contents of what was found must be asked for': `${HEAD}inputs: {}\noutputs:\n  o: {type: string, outputBinding: {glob: x, outputEval: "«undefined-attribute»$(self[0].contents)"}}\n  p: {type: string, outputBinding: {glob: x, loadContents: true, outputEval: "$(self[0].contents)"}}\n  q: {type: string, outputBinding: {glob: x, loadContents: false, outputEval: "«undefined-attribute»$(self[1]['contents'])"}}\n`,
  'contents of what was found should be asked for where JavaScript reads them': `${WITH_JS.replace('outputs: {}\n', '')}outputs:\n  o: {type: string, outputBinding: {glob: x, outputEval: "«doubtful-attribute»$(self[0].contents)"}}\n  p: {type: int, outputBinding: {glob: x, outputEval: "$(parseInt(«doubtful-attribute»self[0].contents))"}}\n  q: {type: int, outputBinding: {glob: x, outputEval: "\${ var i = 0; return «doubtful-attribute»self[i]['contents'].length }"}}\n  r: {type: int, outputBinding: {glob: x, loadContents: true, outputEval: "$(parseInt(self[0].contents))"}}\n`,
  'contents of something else are something else': `${WITH_JS.replace('outputs: {}\n', '')}outputs:\n  o: {type: string, outputBinding: {glob: x, outputEval: "$(inputs.f.contents + self[0].basename)"}}\n  p: {type: int, outputBinding: {glob: x, outputEval: "\${ var self = [inputs.f]; return self[0].contents.length }"}}\n  q: {type: int, outputBinding: {glob: x, outputEval: "\${ /* self[0].contents */ return 'self[0].contents'.length }"}}\n  r: {type: int, outputBinding: {outputEval: "$(parseInt(self[0].contents))"}}\n`,
  'contents of an input may be given with it': `${PLAIN}arguments: [$(inputs.f.contents)]\n`,
  'self is the file that others lie beside': `${HEAD}inputs:\n  f: {type: File, secondaryFiles: [$(self.nameroot).bai, {pattern: «undefined-attribute»$(self.nameRoot).fai}]}\noutputs: {}\n`,
  'an optional value has no attributes where nobody gives it': `${HEAD}requirements: {EnvVarRequirement: {envDef: {A: "x«optional-value»$(inputs.f.path)"}}}\ninputs: {f: File?, g: File, d: {type: File?, default: {class: File, location: "x:y"}}, l: "string[]?", r: {type: ["null", {type: record, fields: {s: string?}}]}, n: int?, a: Any?}\noutputs: {o: {type: File?, format: $(inputs.f.format), outputBinding: {glob: «optional-value»$(inputs.f.basename)}}}\narguments: [«optional-value»$(inputs.f.path), $(inputs.f), $(inputs.g.path), $(inputs.d.path), "«optional-value»$(inputs.l[0])", {valueFrom: «optional-value»$(inputs.r.s)}, $(inputs.n), «optional-value»$(inputs.a.b)]\n`,
  'the code of an ExpressionTool returns its outputs': returning('"${ var a = 1; return «unreturned-output»{b: a, \'c\': 1}; }"'),
  'an expression in parentheses is what it returns': returning("'$( «unreturned-output»{b: 1})'"),
  'a key of the object may be in quotes, or have its own name for a value': returning('"${ return ({\'a\' : 1}) }"', '$({a«newer-javascript»})'),
  'an object that is made otherwise is not looked at': returning('$(runtime)', '"${ var r = {}; r.a = 1; return r }"', '"$(Object({b: 1}))"', '"${ return {b: 1} // that is all\\n }"', '"${ function f() { return {b: 1} } return f() }"'),
  'nor one whose keys are not all written out, or that a comment holds': returning('"${ var k = \'a\'; return {b: 1, «newer-javascript»[k]: 2} }"', '"${ return {b: 1, \'\\\\x61\': 2} }"', '"${ return {a: 1};\\n // return {b: 1}\\n }"'),
  'some fields must come to something': `${HEAD}requirements: {EnvVarRequirement: {envDef: {A: «optional-value»$(inputs.s), B: "x$(inputs.s)", C: $(inputs.d)}}, InitialWorkDirRequirement: {listing: [{entryname: «optional-value»$(inputs.s), entry: a}]}, ToolTimeLimit: {timelimit: «optional-value»$(inputs.n)}, ResourceRequirement: {coresMin: $(inputs.n)}}\ninputs: {s: string?, n: int?, f: File?, d: {type: string?, default: a}, u: ["null", string, int]}\noutputs: {o: {type: File?, outputBinding: {glob: $(inputs.s)}}}\nstdin: «optional-value»$(inputs.f.path)\nstdout: «optional-value»$(inputs.s)\nstderr: $(inputs.s).log\n`,
  'an entry that comes to nothing needs no name': `${HEAD}requirements: {InlineJavascriptRequirement: {}, InitialWorkDirRequirement: {listing: [{entry: $(inputs.f), entryname: $(inputs.f.basename)}, {entry: "$(inputs.f && inputs.f)", entryname: $(inputs.s)}, {entry: $(inputs.g), entryname: «optional-value»$(inputs.s)}, {entry: x $(inputs.f), entryname: «optional-value»$(inputs.f.basename)}]}}\ninputs: {f: File?, g: File, s: string?}\noutputs: {}\n`,
  'no item of a default is evaluated': `${HEAD}inputs: {a: {type: "string[]", default: [a, «unevaluated-expression»$(inputs.b), $(inputs.b)]}, b: {type: "string[]", default: [$(b), "\${HOME}"]}, c: {type: "string[]", default: [$(inputs.b)], inputBinding: {valueFrom: $(inputs.b)}}}\noutputs: {}\n`,
  'a binding of an optional input is evaluated with a value': `${HEAD}inputs: {f: {type: File?, inputBinding: {valueFrom: $(self.path)}}, g: {type: File?, inputBinding: {valueFrom: $(inputs.f.path)}}, h: {type: File, inputBinding: {valueFrom: «optional-value»$(inputs.f.path)}}, i: {type: File, secondaryFiles: [$(inputs.f.basename)]}}\noutputs: {}\n`,
  'JavaScript may ask whether there is a value': `${HEAD}requirements: {InlineJavascriptRequirement: {}}\ninputs: {f: File?}\noutputs: {}\narguments: ["$(inputs.f === null ? null : inputs.f.path)", «optional-value»$(inputs.f.path)]\n`,
  'self of a step may be missing where its source is optional': `${STEPS.replace('inputs: {', 'inputs: {opt: File?, dflt: {type: File?, default: {class: File, location: "x:y"}}, ')}  s: {run: ${TAKES}, in: {x: {source: opt, valueFrom: «optional-value»$(self.basename)}}, out: []}\n  t: {run: ${TAKES}, in: {x: {source: dflt, valueFrom: $(self.basename)}}, out: []}\n  u: {run: ${TAKES}, in: {y: opt, x: {valueFrom: «optional-value»$(inputs.y.basename)}}, out: []}\n  v: {run: ${TAKES}, in: {x: {source: opt, default: {class: File, location: "x:y"}, valueFrom: $(self.basename)}}, out: []}\n`,
  'what a step runs may have a default in the place of null': `${STEPS.replace('inputs: {', 'inputs: {opt: File?, ')}  s: {run: {class: Operation, inputs: {x: string, y: {type: File, default: {class: File, location: "x:y"}}}, outputs: {}}, in: {y: {source: opt, valueFrom: $(self)}, x: {valueFrom: $(inputs.y.location)}}, out: []}\n`,
  'files have no path before a tool runs': `${STEPS}  s: {run: ${TAKES}, in: {x: {source: f, valueFrom: «doubtful-attribute»$(self.path)}}, out: []}\n  t: {run: ${TAKES}, in: {x: {source: f, valueFrom: "$(«doubtful-attribute»inputs.x.dirname + '/a')"}}, out: []}\n  u: {run: ${TAKES}, in: {x: {source: f, valueFrom: "$(inputs.x.path || inputs.x.location)"}}, out: []}\n`,
  'an ExpressionTool has no paths either': `cwlVersion: v1.2\nclass: ExpressionTool\nrequirements: {InlineJavascriptRequirement: {}}\ninputs: {f: File, d: Directory, s: {type: {type: record, fields: {path: string}}}}\noutputs: {o: string, p: string, q: string}\nexpression: '$({o: «doubtful-attribute»inputs.f.path, p: inputs.d.basename, q: inputs.s.path})'\n`,
  'the exit code is there from v1.1 on': `cwlVersion: v1.0\nclass: CommandLineTool\ninputs: {}\noutputs: {o: {type: int, outputBinding: {outputEval: «doubtful-attribute»$(runtime.exitCode)}}}\n`,
  'a condition must come to something': `${WORKFLOW}inputs: {b: boolean?, d: {type: boolean?, default: true}}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {}, outputs: {}}, in: {b: b}, when: «optional-value»$(inputs.b), out: []}\n  t: {run: {class: Operation, inputs: {}, outputs: {}}, in: {b: d}, when: $(inputs.b), out: []}\n  u: {run: {class: Operation, inputs: {}, outputs: {}}, in: {b: {source: b, default: false}}, when: $(inputs.b), out: []}\n`,
  'an output that takes no null needs a value': `${HEAD}inputs: {s: string?, f: File?}\noutputs:\n  o: {type: string, outputBinding: {outputEval: «optional-value»$(inputs.s)}}\n  p: {type: string?, outputBinding: {outputEval: $(inputs.s)}}\n  q: {type: File, outputBinding: {outputEval: «optional-value»$(inputs.f)}}\n`,
  'an input of a step that takes no null needs a value': `${WORKFLOW}inputs: {opt: string?, a: string}\noutputs: {}\nsteps:\n  s: {run: ${TAKES}, in: {x: {source: opt, valueFrom: «optional-value»$(self)}}, out: []}\n  t: {run: ${TAKES}, in: {y: opt, x: {source: a, valueFrom: «optional-value»$(inputs.y)}}, out: []}\n  u: {run: {class: Operation, inputs: {x: {type: string, default: a}}, outputs: {}}, in: {x: {source: opt, valueFrom: $(self)}}, out: []}\n  v: {run: ${TAKES}, in: {x: {source: opt, valueFrom: $(self)}}, when: $(inputs.x !== null), out: []}\n`,
  'self of a step is what its source gives': `${STEPS}  s: {run: ${TAKES}, in: {x: {source: f, valueFrom: $(self.basename)}}, out: []}\n  t: {run: ${TAKES}, in: {x: {source: f, valueFrom: «doubtful-attribute»$(self.pathh)}}, out: []}\n  u: {run: ${TAKES}, in: {x: {source: l, valueFrom: «doubtful-attribute»$(self.path)}}, out: []}\n`,
  'self of a step is one item of what is scattered': `${STEPS}  s: {run: ${TAKES}, in: {x: {source: l, valueFrom: $(self.basename)}}, scatter: x, out: []}\n`,
  'self of a step without a source is null': `${STEPS}  s: {run: ${TAKES}, in: {x: {valueFrom: «doubtful-attribute»$(self.path)}}, out: []}\n`,
  'self of a step with a default is not known': `${STEPS}  s: {run: ${TAKES}, in: {x: {default: {a: 1}, valueFrom: $(self.a)}}, out: []}\n`,
  'self of a step that merges is not known': `${STEPS}  s: {run: ${TAKES}, in: {x: {source: [f, f], valueFrom: $(self.length)}}, out: []}\n`,
  'inputs of a step are what their sources give': `${STEPS}  s: {run: ${TAKES}, in: {g: f, x: {valueFrom: $(inputs.g.basename)}}, out: []}\n  t: {run: ${TAKES}, in: {g: f, x: {valueFrom: «doubtful-attribute»$(inputs.g.pathh)}}, out: []}\n`,
  'what another step gives has its attributes': `${STEPS}  s: {run: {class: Operation, inputs: {}, outputs: {y: 'File[]'}}, in: {}, out: [y]}\n  t: {run: ${TAKES}, in: {x: {source: s/y, valueFrom: «doubtful-attribute»$(self.path)}}, out: []}\n`,
  'valueFrom sees the inputs of the step': `${WORKFLOW}inputs: {a: string}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: {source: a, valueFrom: «undefined-input»$(inputs.a)}}, out: []}\n`,
  'a condition sees the inputs of the step': `${WORKFLOW}inputs: {a: string}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: a}, when: «undefined-input»$(inputs.a), out: []}\n`,
  'requirements of a step are evaluated for what it runs': `${WORKFLOW}inputs: {a: string}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: a}, out: [], requirements: {ResourceRequirement: {ramMin: $(inputs.x)}}}\n`,
}, ['JSON', 'lists'])

test('blanks around a reference are quoted as they are written, and to be removed', async () => {
  expect(await remarksOn(`${PLAIN}arguments: [$( inputs.f.path )]\n`)).toEqual([
    '$( inputs.f.path ) is no parameter reference but JavaScript, which needs InlineJavascriptRequirement: Remove the blanks.',
  ])
})

test.each(['inputs.p', ' inputs.p == 1', ' inputs.p '])('a condition that reads the input of the workflow in $(%s) is told to pass it', async (code) => {
  const workflow = `${WORKFLOW}inputs: {p: int}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {}, outputs: {}}, in: {}, when: $(${code}), out: []}\n`
  expect(await remarksOn(workflow)).toEqual([expect.stringMatching(/: The step has no input p: add p: p under in\.$/)])
})

battery({
  'JavaScript reads attributes of files of files': `${TOOL}requirements: {InlineJavascriptRequirement: {}}\ninputs: {f: File, g: "File?", l: "File[]", s: string, r: {type: {type: record, fields: {path: string}}}, u: [string, File], a: Any}\noutputs: {}\narguments:\n- $(inputs.f.nameroot + inputs.g.path + inputs.r.path + inputs.u.path + inputs.a.path)\n- $(«doubtful-attribute»inputs.s.nameroot + ".x")\n- "\${ return «doubtful-attribute»inputs.l.path + inputs.s.path }"\n- $(inputs.l[0].path + inputs.s.length + inputs.l.length)\n- "\${ /* inputs.s.path */ inputs.s.path = 1; return inputs.s.basename() }"\n- |\n  \${\n    // as inputs.s.path\n    return 1\n  }\n`,
  'a hyphen in JavaScript is a minus': `${TOOL}requirements: {InlineJavascriptRequirement: {}}\ninputs: {in-file: File, n: int, m: int}\noutputs: {}\narguments: [$(«doubtful-input»inputs.in-file.path), $(inputs.n-inputs.m), "$(inputs['in-file'].path)"]\n`,
  'a hyphen is told where it stands, and what else there is too': `${TOOL}requirements: {InlineJavascriptRequirement: {}}\ninputs: {in-file: File}\noutputs: {}\narguments: ["$(«undeclared-name»nosuch + 1) $(«doubtful-input»inputs.in-file.path)"]\n`,
  'attributes behind texts and comments are read': `${TOOL}requirements: {InlineJavascriptRequirement: {}}\ninputs: {s: string}\noutputs: {}\narguments: ["$('http://x/' + «doubtful-attribute»inputs.s.path)", "\${ /* 'a */ return «doubtful-attribute»inputs.s.path }"]\n`,
  'a hyphen without JavaScript is one too': `${TOOL}inputs: {in-file: File}\noutputs: {}\narguments: [«undeclared-feature»$(inputs.in-file)]\n`,
})
