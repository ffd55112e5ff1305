import { dedent } from '../../support/dedent.ts'
import { WITH_JS } from '../battery/documents.ts'
import { battery } from '../battery/run.ts'

battery(
  {
    'an expression with a colon in it is read as a key': dedent`
      ${WITH_JS}arguments:
      - «expression-as-key»$(inputs.a ? 1 : 2)
      - «expression-as-key»$(inputs.f ? 1 : 2)
    `,
  },
  ['JSON', 'lists'],
)
