import { dedent } from '../../support/dedent.ts'
import { SCRIPT, BARE_TOOL, TOOL } from '../battery/documents.ts'
import { battery, batteryOfFixes } from '../battery/run.ts'

battery({
  'a body returns something': dedent`
    ${TOOL}${SCRIPT}inputs: {a: int}
    outputs: {}
    arguments: ["«no-return»\${ inputs.a + 1 }", "«no-return»\${}", "x «no-return»\${ var a = 1; }", "\${ return 1 }", "\${ throw 'no' }", "\${ if (inputs.a) { return 1 } }"]
  `,
  'what would have to be mended first is told': dedent`
    ${TOOL}${SCRIPT}inputs: {}
    outputs: {}
    arguments: ["\${«undeclared-name»HOME}/a", "\${ if«javascript-syntax» }"]
  `,
  'without JavaScript that is told': dedent`
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
