import { WORKFLOW } from './documents.ts'
import { battery } from './run.ts'

const HEAD = 'cwlVersion: v1.2\nclass: CommandLineTool\n'
const INPUTS = 'inputs: {a: string, f: File}\noutputs: {}\n'
const PLAIN = HEAD + INPUTS
const WITH_JS = `${HEAD}requirements: {InlineJavascriptRequirement: {}}\n${INPUTS}`

battery({
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
  'a quote in a regular expression does not mislead': `${WITH_JS}arguments:\n- |\n  \${ return inputs.a.replace(/'/g, "") }\n`,
  'JavaScript wants its requirement': `${PLAIN}arguments: [«undeclared-feature»$(inputs.a + 1)]\n`,
  'a function body wants the requirement': `${PLAIN}arguments: ["«undeclared-feature»\${ return 1 }"]\n`,
  'the requirement as a hint will do': `${PLAIN}hints: {InlineJavascriptRequirement: {}}\narguments: [$(inputs.a + 1)]\n`,
  'JavaScript must be JavaScript': `${WITH_JS}arguments: ["$(inputs.a +«javascript-syntax»)"]\n`.replace('+«javascript-syntax»)', '«javascript-syntax»+)'),
  'a function body must be JavaScript': `${WITH_JS}arguments:\n- |\n  \${\n    var x = 1;\n    return x +«javascript-syntax»;\n  }\n`,
  'a function body is in strict mode': `${WITH_JS}arguments: ["\${ return «javascript-syntax»017 }"]\n`,
  'new JavaScript is JavaScript': `${WITH_JS}arguments: ["\${ const f = (x) => x?.y ?? \`\${1}\`; return f(1) }"]\n`,
  'a library must be JavaScript': `${HEAD}requirements:\n  InlineJavascriptRequirement:\n    expressionLib:\n    - "function f() {}"\n    - "var «javascript-syntax»= 1"\n${INPUTS}`,
  'a name from a library is fine': `${HEAD}requirements:\n  InlineJavascriptRequirement: {expressionLib: ["var tool = 1"]}\n${INPUTS}arguments: [$(tool)]\n`,
  'an input that JavaScript reads should exist': `${WITH_JS}arguments: ["$(«doubtful-input»inputs.b ? 1 : 2)"]\n`,
  'an input that JavaScript reads by its text should exist': `${WITH_JS}arguments: ["$(1 + «doubtful-input»inputs['b'])"]\n`,
  'an input in a comment is not read': `${WITH_JS}arguments: ["\${ /* inputs.b */ return 'inputs.b' }"]\n`,
  'inputs of its own may have any names': `${WITH_JS}arguments: ["\${ var inputs = {b: 1}; return inputs.b }"]\n`,
  'a reference must exist also with JavaScript': `${WITH_JS}arguments: [«undefined-input»$(inputs.b)]\n`,
  'every field that is evaluated is looked at': `${HEAD}requirements:\n  InitialWorkDirRequirement:\n    listing:\n    - {entryname: «undefined-input»$(inputs.p), entry: «undefined-input»$(inputs.q)}\n  EnvVarRequirement:\n    envDef: {A: «undefined-input»$(inputs.r)}\n  ResourceRequirement: {ramMin: «undefined-input»$(inputs.s)}\ninputs:\n  a: {type: File, secondaryFiles: [«undefined-input»$(inputs.t)], inputBinding: {valueFrom: «undefined-input»$(inputs.u)}}\noutputs:\n  o: {type: File, outputBinding: {glob: «undefined-input»$(inputs.v), outputEval: «undefined-input»$(inputs.w)}}\nstdin: «undefined-input»$(inputs.x)\nstdout: «undefined-input»$(inputs.y)\nstderr: «undefined-input»$(inputs.z)\n`,
  'prose is not evaluated': `${PLAIN}doc: $(inputs.b)\nlabel: $(inputs.b)\n`,
  'a default is not evaluated': `${HEAD}inputs: {a: {type: string, default: $(inputs.b)}}\noutputs: {}\n`,
  'an expression tool has an expression': `cwlVersion: v1.2\nclass: ExpressionTool\nrequirements: {InlineJavascriptRequirement: {}}\ninputs: {a: int}\noutputs: {b: int}\nexpression: "\${ return {b: inputs.a + «doubtful-input»inputs.c} }"\n`,
  'an expression tool wants the requirement': `cwlVersion: v1.2\nclass: ExpressionTool\ninputs: {a: int}\noutputs: {b: int}\nexpression: "«undeclared-feature»\${ return {b: inputs.a} }"\n`,
  'valueFrom sees the inputs of the step': `${WORKFLOW}inputs: {a: string}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: {source: a, valueFrom: «undefined-input»$(inputs.a)}}, out: []}\n`,
  'a condition sees the inputs of the step': `${WORKFLOW}inputs: {a: string}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: a}, when: «undefined-input»$(inputs.a), out: []}\n`,
  'requirements of a step are evaluated for what it runs': `${WORKFLOW}inputs: {a: string}\noutputs: {}\nsteps:\n  s: {run: {class: Operation, inputs: {x: string}, outputs: {}}, in: {x: a}, out: [], requirements: {ResourceRequirement: {ramMin: $(inputs.x)}}}\n`,
})
