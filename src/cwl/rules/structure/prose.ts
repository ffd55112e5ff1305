import { isPresent } from '../../../json/is-present.ts'
import { at, off, rule } from '../../lint/rule.ts'

export const prose = rule({
  codes: { 'no-label': off('A process has no label.'), 'no-doc': off('A process has no doc.') },
  process({ value, processClass, report }) {
    for (const field of ['label', 'doc'] as const)
      if (!isPresent(value[field])) report(`no-${field}`, at(value), `this ${processClass} has no ${field}`)
  },
})
