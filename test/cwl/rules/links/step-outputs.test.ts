import { battery } from '../../support/battery.ts'
import { step } from '../../support/documents.ts'

battery(
  import.meta.filename,
  {
    'an output that the tool does not have is refused': step({ in: '{x: a}' }).replace(
      'out: [y]',
      'out: [«unknown-step-output»z]',
    ),
    'an output may be listed as a map': step({ in: '{x: a}' }).replace('out: [y]', 'out: [{id: y}]'),
  },
  ['JSON', 'lists'],
)
