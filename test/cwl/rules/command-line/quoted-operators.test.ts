import { dedent } from '../../../support/dedent.ts'
import { battery } from '../../support/battery.ts'
import { SHELL, TOOL, command } from '../../support/documents.ts'

battery(import.meta.filename, {
  'a shell gets an operator and a file in quotes': command(
    `${SHELL}baseCommand: cat\narguments: [«quoted-operator»"> a", {valueFrom: "> a", shellQuote: false}]`,
  ),
  'an operator that a shell sees': command(
    `${SHELL}baseCommand: cat\narguments: [{valueFrom: "|", shellQuote: false}, uniq]`,
  ),
  'an operator that a shell gets in quotes': command(
    `${SHELL}baseCommand: cat\narguments: [«quoted-operator»"|", uniq, {valueFrom: «quoted-operator»">"}]`,
  ),
  'a hint calls a shell too': command(
    `hints: {ShellCommandRequirement: {}}\nbaseCommand: cat\narguments: [«quoted-operator»"|", uniq]`,
  ),
  'a shell script is one text': command(`baseCommand: [sh, -c, "cat a | uniq > b"]`),
  'a prefix is quoted before a shell sees it': dedent`
    ${TOOL}requirements: {ShellCommandRequirement: {}}
    inputs: {a: {type: string, inputBinding: {prefix: «quoted-operator»'>'}}, b: {type: string, inputBinding: {prefix: '2>', shellQuote: false}}}
    outputs: {}
  `,
})
