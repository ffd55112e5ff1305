import { dedent } from '../../support/dedent.ts'
import { battery } from '../support/battery.ts'
import { TOOL } from '../support/documents.ts'

battery(
  {
    'an output is not named like an input': dedent`
      ${TOOL}inputs: {a: File}
      outputs: {«id-clash»a: {type: File, outputBinding: {glob: x}}}
    `,
  },
  ['JSON', 'lists'],
)
