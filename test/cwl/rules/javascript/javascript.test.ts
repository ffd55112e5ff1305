import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfFixes, batteryOfRemarks, problemsIn } from '../../support/battery.ts'
import { BARE_TOOL, EMPTY, INPUTS, PLAIN, SCRIPT, TOOL, V1_2, WITH_JS, WORKFLOW } from '../../support/documents.ts'

battery({
  'a body returns something': dedent`
    ${TOOL}${SCRIPT}inputs: {a: int}
    outputs: {}
    arguments: ["«no-return»\${ inputs.a + 1 }", "«no-return»\${}", "x «no-return»\${ var a = 1; }", "\${ return 1 }", "\${ throw 'no' }", "\${ if (inputs.a) { return 1 } }"]
  `,
  'what would have to be fixed first is reported': dedent`
    ${TOOL}${SCRIPT}inputs: {}
    outputs: {}
    arguments: ["\${«undeclared-name»HOME}/a", "\${ if«javascript-syntax» }"]
  `,
  'without JavaScript that is reported': dedent`
    ${TOOL}inputs: {a: int}
    outputs: {}
    arguments: ["«undeclared-feature»\${ inputs.a }"]
  `,
})

batteryOfFixes([
  [
    'a parameter of a shell script',
    `${BARE_TOOL}requirements: {InlineJavascriptRequirement: {}, InitialWorkDirRequirement: {listing: [{entryname: a.sh, entry: "echo \${1}"}]}}\n`,
    'Write a backslash before the $ if it is meant as text.',
  ],
])

battery(
  {
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
    'a comment that ends with its line, and what is none, are not reported': dedent`
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
    'text after an expression is none': dedent`
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
    'an input between spaces should exist': `${PLAIN}arguments: [«undeclared-feature»$( «possible-input»inputs.b ), "x $( runtime.cores ) $( self ) $( «possible-input»inputs['c'] )"]\n`,
    'an input between spaces should exist also with JavaScript': `${WITH_JS}arguments: [$( «possible-input»inputs.b ), $( inputs.a )]\n`,
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
    'a function body is in strict mode': `${WITH_JS}arguments: ["\${ return «strict-mode»017 }"]\n`,
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
    'so is one after others': `${WITH_JS}arguments: ["\${ var b = 1; return {c: 2, b«newer-javascript»} }", "\${ var b = 1; return {c: 2, b«newer-javascript», d: 3} }"]\n`,
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
    'what no sandbox has is reported': `${WITH_JS}arguments: ["\${ return «undeclared-name»require('fs') }", $(«undeclared-name»process.env)]\n`,
    'words in texts, comments and regular expressions are not names': dedent`
      ${WITH_JS}arguments:
      - |
        \${
          // nothing here, \\'quoted
          /* or here */
          return "any word".replace(/some[/]"thing/g, 'else') / 2;
        }
    `,
    'a library may define any of its words': dedent`
      ${V1_2}requirements:
        InlineJavascriptRequirement: {expressionLib: ["(function () { this.late = 1 })()"]}
      ${INPUTS}arguments: ["$(late + «undeclared-name»later)"]
    `,
    'a library may be newer': `${V1_2}requirements:\n  InlineJavascriptRequirement:\n    expressionLib:\n    - "function f(a) { var b = a; return b }"\n    - "function g() { «newer-javascript»let a = 1; return a }"\n    - "function h(a«newer-javascript»=1) { return a }"\n${INPUTS}`,
    'two expressions are not one': `${WITH_JS}arguments: ["$(inputs.a)/$(«possible-input»inputs.b || 1)", "$(inputs.a + 1),$(«undeclared-name»c + 1)"]\n`,
    'a name among text may be text': `${WITH_JS}arguments: ["echo \${«undeclared-name»x}"]\n`.replace(
      '${«undeclared-name»x}',
      '$(«undeclared-name»x)',
    ),
    'a hint does not describe the libraries that there are': dedent`
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
    'a library must be JavaScript': `${V1_2}requirements:\n  InlineJavascriptRequirement:\n    expressionLib:\n    - "function f() {}"\n    - "var «javascript-syntax»= 1"\n${INPUTS}`,
    'a name from a library is fine': dedent`
      ${V1_2}requirements:
        InlineJavascriptRequirement: {expressionLib: ["var tool = 1"]}
      ${INPUTS}arguments: [$(tool)]
    `,
    'an input that JavaScript reads should exist': `${WITH_JS}arguments: ["$(«possible-input»inputs.b ? 1 : 2)"]\n`,
    'an input that JavaScript reads by its text should exist': `${WITH_JS}arguments: ["$(1 + «possible-input»inputs['b'])"]\n`,
    'an input in a comment is not read': `${WITH_JS}arguments: ["\${ /* inputs.b */ return 'inputs.b' }"]\n`,
    'inputs of its own may come out of a pattern': `${WITH_JS}arguments: ["\${ var f = function («newer-javascript»{inputs}) { return inputs.b }; return f({inputs: {b: 1}}) }"]\n`,
    'to ask for the type of inputs declares none': `${WITH_JS}arguments: ["\${ return typeof inputs + «possible-input»inputs.b }"]\n`,
    'inputs of its own may have any names': `${WITH_JS}arguments: ["\${ var inputs = {b: 1}; return inputs.b }"]\n`,
    'what every object has is not an input': `${WITH_JS}arguments: ["$(inputs.hasOwnProperty('a'))", "$(«possible-input»inputs.hasOwn('a'))"]\n`,
    'null and this are not names of variables': `${WITH_JS}arguments: [$(null), "$(this.x + 1)", "$(this)"]\n`,
    'an expression tool has an expression': dedent`
      cwlVersion: v1.2
      class: ExpressionTool
      requirements: {InlineJavascriptRequirement: {}}
      inputs: {a: int}
      outputs: {b: int}
      expression: "\${ return {b: inputs.a + «possible-input»inputs.c} }"
    `,
  },
  ['JSON', 'lists'],
)

battery({
  'a hyphen in JavaScript is a minus': dedent`
    ${TOOL}requirements: {InlineJavascriptRequirement: {}}
    inputs: {in-file: File, n: int, m: int}
    outputs: {}
    arguments: [$(«possible-input»inputs.in-file.path), $(inputs.n-inputs.m), "$(inputs['in-file'].path)"]
  `,
  'a hyphen is reported where it is, and what else there is too': dedent`
    ${TOOL}requirements: {InlineJavascriptRequirement: {}}
    inputs: {in-file: File}
    outputs: {}
    arguments: ["$(«undeclared-name»nosuch + 1) $(«possible-input»inputs.in-file.path)"]
  `,
})

batteryOfRemarks([
  [
    'words of JavaScript that are nearly right',
    dedent`
      ${V1_2}requirements: {InlineJavascriptRequirement: {}}
      arguments: ["\${ retrun 1 }", "\${ retrn inputs.a ? 1 : 2 }", "\${ return inputs.a ? 1; }", "$([inputs.a ? 1])", "$(inputs.a?.b])", "$(True ? None : False)"]
      inputs: {a: Any}
      outputs: {}
    `,
    [
      'not JavaScript: unexpected token: Did you mean "return"?',
      'not JavaScript: unexpected token: Did you mean "return"?',
      'not JavaScript: unexpected token: A condition has two values: condition ? one : other.',
      'not JavaScript: unexpected token: A condition has two values: condition ? one : other.',
      expect.not.stringContaining('condition'),
      'the code uses True, which is not declared: In JavaScript it is true.',
      'the code uses None, which is not declared: In JavaScript it is null.',
      'the code uses False, which is not declared: In JavaScript it is false.',
    ],
  ],
  [
    'an input whose name is misspelt in JavaScript',
    dedent`
      ${V1_2}requirements: {InlineJavascriptRequirement: {}}
      inputs: {reads: "string[]", unpaired: string}
      outputs: {}
      arguments: ["\${ return inputs.raeds.length + inputs.other }"]
    `,
    [
      'the code reads inputs.raeds, and there is no input raeds: Did you mean "reads"?',
      'the code reads inputs.other, and there is no input other: It is undefined when it runs.',
    ],
  ],
  [
    'shell text that is not JavaScript',
    `${V1_2}requirements: {InlineJavascriptRequirement: {}}\narguments: ["a=$(ls -l b)"]\n${EMPTY}`,
    [String.raw`not JavaScript: unexpected token: Write a backslash before the $ if it is meant as text.`],
  ],
  [
    'code among text that returns a value',
    `${V1_2}requirements: {InlineJavascriptRequirement: {}}\narguments: ['a \${ var b ""; return b }']\n${EMPTY}`,
    [
      'not JavaScript: unexpected token: Look for an operator, a comma, a bracket or a quote that is missing before it, or too many.',
    ],
  ],
  [
    'code among text that begins with an input',
    `${V1_2}requirements: {InlineJavascriptRequirement: {}}\narguments: ["a=$(inputs.b +)"]\n${EMPTY}`,
    [expect.not.stringContaining('backslash')],
  ],
  [
    'an expression that is not JavaScript',
    `${V1_2}requirements: {InlineJavascriptRequirement: {}}\narguments: [$(ls -l b)]\n${EMPTY}`,
    [
      'not JavaScript: unexpected token: Look for an operator, a comma, a bracket or a quote that is missing before it, or too many.',
    ],
  ],
  [
    'a loop over names without var',
    `${V1_2}requirements: {InlineJavascriptRequirement: {}}\narguments: ["\${ for (i in inputs) {} return 1 }"]\n${EMPTY}`,
    [
      'the code assigns a value to i, which is not declared: Declare it: var i. Expressions run in strict mode, where this fails.',
    ],
  ],
  [
    'a loop over values without var',
    `${V1_2}requirements: {InlineJavascriptRequirement: {}}\narguments: ["\${ for (i of [1]) {} return 1 }"]\n${EMPTY}`,
    [
      'the code assigns a value to i, which is not declared: Declare it: var i. Expressions run in strict mode, where this fails.',
      expect.stringMatching(/newer than ECMAScript 5\.1/),
    ],
  ],
])

test.each([
  ['${ 12 }', 'Write a backslash before the $ if it is meant as text.'],
  ['${ 1 + 2 }', 'Write $(1 + 2).'],
  ['${ NaN }', 'Write $(NaN).'],
  ['${ 12e1 }', 'Write $(12e1).'],
  ['${}', 'Braces hold the body of a function: return the value.'],
  ['${ 1 + 2; }', 'Braces hold the body of a function: return the value.'],
  ['${ var f12 }', 'Braces hold the body of a function: return the value.'],
  [`\${ '${'a'.repeat(58)}' }`, `Write $('${'a'.repeat(58)}').`],
  [`\${ '${'a'.repeat(59)}' }`, 'Braces hold the body of a function: return the value.'],
])('of a body that returns nothing, %s, is reported with what may be meant', async (code, fix) => {
  const [problem] = await problemsIn(
    `${V1_2}requirements: {InlineJavascriptRequirement: {}}\narguments: [${JSON.stringify(code)}]\n${EMPTY}`,
  )
  expect([problem?.code, problem?.fix]).toEqual(['no-return', fix])
})
