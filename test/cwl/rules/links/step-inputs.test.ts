import { battery } from '../../support/battery.ts'
import { step } from '../../support/documents.ts'

battery(
  import.meta.filename,
  {
    'an input that the tool does not declare is a warning': step({ in: '{x: a, «unknown-step-input»z: a}' }),
    'an input that only the condition reads is fine': step({
      in: '{x: a, z: a}',
      more: "    when: $(inputs.z == 'go')\n",
    }),
    'an input that only valueFrom reads is fine': step({ in: '{x: {valueFrom: $(inputs.z)}, z: a}' }),
    'a required input must be given': step({ in: '{}' }).replace('in: {}', '«missing-input»in: {}'),
    'a required input must be given a value': step({ in: '{«missing-input»x: {}}' }),
    'what is scattered must be given, also where its items are optional': step({
      takes: 'x: string?',
      in: '{«missing-input»x: {}}',
      more: '    scatter: x\n',
    }),
    'null is not a list to scatter over': step({
      takes: 'x: string?',
      in: '{«missing-input»x: {default: null}}',
      more: '    scatter: x\n',
    }),
    'valueFrom alone gives no list to scatter over': step({
      in: '{«missing-input»x: {valueFrom: $(inputs.z)}, z: a}',
      takes: 'x: string, z: string',
      more: '    scatter: x\n',
    }),
    'a default may be what is scattered': step({
      in: '{x: {default: [b], valueFrom: $(self)}}',
      more: '    scatter: x\n',
    }),
    'a misspelt source is reported, and not that there is nothing to scatter': step({
      in: '{x: {«unknown-field»sourc: a}}',
      more: '    scatter: x\n',
    }),
    'an optional input may be left out': step({ in: '{}', takes: 'x: string?' }),
    'an input with a default may be left out': step({ in: '{}', takes: 'x: {type: string, default: d}' }),
    'a default of the step gives a value': step({ in: '{x: {default: d}}' }),
    'valueFrom gives a value': step({ in: '{x: {valueFrom: d}}' }),
  },
  ['JSON', 'lists'],
)
