import { expect, test } from '@jest/globals'

import { dedent } from '../../../support/dedent.ts'
import { battery, batteryOfFixes, batteryOfRemarks, problemsIn } from '../../support/battery.ts'
import { BARE_TOOL, EMPTY, INPUTS, PLAIN, TOOL, V1_2, WITH_JS } from '../../support/documents.ts'

batteryOfFixes([
  [
    'a parameter of a shell script',
    `${BARE_TOOL}requirements: {InlineJavascriptRequirement: {}, InitialWorkDirRequirement: {listing: [{entryname: a.sh, entry: "echo \${1}"}]}}\n`,
    'Write a backslash before the $ if it is meant as text.',
  ],
])

battery(
  import.meta.filename,
  {
    'an input that there is not is passed by where the code takes the first that is given': dedent`
      ${WITH_JS}arguments:
      - $([inputs.runtime_cpu, 16, 1].filter(function (inner) { return inner != null })[0])
      - $(Math.round((953.674 * [inputs.runtime_memory, 8].filter(function (inner) { return inner != null })[0])))
      - $([«possible-input»inputs.memory, 8][0])
      - $([inputs.cpu, 1].filter(function (inner) { return inner != null })[0] + «possible-input»inputs.other)
    `,
    'text after an expression is none': dedent`
      ${WITH_JS}arguments:
      - $(inputs.a + 1) and (b)
      - $(inputs.a «javascript-syntax»b) and (c)
    `,
    'an input between spaces should exist': `${PLAIN}arguments: [«undeclared-feature»$( «possible-input»inputs.b ), "x $( runtime.cores ) $( self ) $( «possible-input»inputs['c'] )"]\n`,
    'what is new has its place': dedent`
      ${WITH_JS}arguments:
      - |
        \${
          var f = function (x) { return x };
          return [1].map(x =«newer-javascript»> f(x));
        }
    `,
    'a short property is new': `${WITH_JS}arguments: ["\${ var b = 1; return {b«newer-javascript»} }"]\n`,
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
    'what no sandbox has is reported': `${WITH_JS}arguments: ["\${ return «undeclared-name»require('fs') }", $(«undeclared-name»process.env)]\n`,
    'a library may define any of its words': dedent`
      ${V1_2}requirements:
        InlineJavascriptRequirement: {expressionLib: ["(function () { this.late = 1 })()"]}
      ${INPUTS}arguments: ["$(late + «undeclared-name»later)"]
    `,
    'a library may be newer': `${V1_2}requirements:\n  InlineJavascriptRequirement:\n    expressionLib:\n    - "function f(a) { var b = a; return b }"\n    - "function g() { «newer-javascript»let a = 1; return a }"\n    - "function h(a«newer-javascript»=1) { return a }"\n${INPUTS}`,
    'a library must be JavaScript': `${V1_2}requirements:\n  InlineJavascriptRequirement:\n    expressionLib:\n    - "function f() {}"\n    - "var «javascript-syntax»= 1"\n${INPUTS}`,
    'inputs of its own may come out of a pattern': `${WITH_JS}arguments: ["\${ var f = function («newer-javascript»{inputs}) { return inputs.b }; return f({inputs: {b: 1}}) }"]\n`,
  },
  ['JSON', 'lists'],
)

battery(import.meta.filename, {
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
])

test.each([
  ['${ NaN }', 'Write $(NaN).'],
  [`\${ '${'a'.repeat(59)}' }`, 'Braces hold the body of a function: return the value.'],
])('of a body that returns nothing, %s, is reported with what may be meant', async (code, fix) => {
  const [problem] = await problemsIn(
    `${V1_2}requirements: {InlineJavascriptRequirement: {}}\narguments: [${JSON.stringify(code)}]\n${EMPTY}`,
  )
  expect([problem?.code, problem?.fix]).toEqual(['no-return', fix])
})
