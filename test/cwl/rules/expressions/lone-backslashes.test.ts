import { dedent } from '../../../support/dedent.ts'
import { battery } from '../../support/battery.ts'

const TOOL = dedent`
  cwlVersion: v1.0
  class: CommandLineTool
  inputs: {a: string}
  outputs: {}
  baseCommand: echo
`

battery(import.meta.filename, {
  'a backslash next to an expression, once for each text': dedent`
    ${TOOL}arguments: ['x«lone-backslash»\\ty\\n$(inputs.a)', '$(inputs.a)«lone-backslash»\\n']
    stdout: 'a«lone-backslash»\\$1$(inputs.a)'
  `,
  'two backslashes, one before an expression, and one in it mean the same to all': dedent`
    ${TOOL}requirements: {InlineJavascriptRequirement: {}}
    arguments: ['a\\\\b $(inputs.a)', '\\$(not) $(inputs.a)', '$("x\\n" + inputs.a)']
  `,
  'where nothing is evaluated a backslash is a backslash': `${TOOL}arguments: ['x\\ty']\n`,
  'from v1.2 on it stays': `${TOOL.replace('v1.0', 'v1.2')}arguments: ['x\\ty $(inputs.a)']\n`,
})
