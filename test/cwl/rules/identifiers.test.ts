import { dedent } from '../../support/dedent.ts'
import { TOOL } from '../battery/documents.ts'
import { battery } from '../battery/run.ts'

battery(
  {
    'an output is not named like an input': dedent`
      ${TOOL}inputs: {a: File}
      outputs: {«id-clash»a: {type: File, outputBinding: {glob: x}}}
    `,
  },
  ['JSON', 'lists'],
)
