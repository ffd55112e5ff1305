import { BARE_TOOL } from '../battery/documents.ts'
import { battery } from '../battery/run.ts'

battery(
  {
    'a label is missed only by those who ask': {
      text: `«no-label»${BARE_TOOL}doc: d\n`,
      checks: { levels: { 'no-label': 'warning' } },
    },
    'a doc is missed only by those who ask': {
      text: `«no-doc»${BARE_TOOL}label: l\n`,
      checks: { levels: { 'no-doc': 'advice' } },
    },
  },
  ['JSON', 'lists'],
)
