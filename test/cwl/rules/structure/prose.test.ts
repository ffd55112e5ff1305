import { battery } from '../../support/battery.ts'
import { BARE_TOOL } from '../../support/documents.ts'

battery(
  import.meta.filename,
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
