import { sameJson } from '../../../json/index.ts'
import { canBeOne } from '../../forms/repeated-requirements.ts'
import { at, error, rule } from '../../lint/rule.ts'
import { originOf } from '../../yaml/origin.ts'

/** Several requirements of one class in one list. */
export const duplicateRequirements = rule({
  codes: { 'duplicate-requirement': error('A requirement occurs twice in one list.') },
  requirement({ name, value, isHint, list, index, earlier }, { report }) {
    // Platforms have hints that are repeated on purpose, such as sbg:SaveLogs, once for each pattern.
    if (earlier === undefined || (isHint && name.includes(':'))) return
    const isSame = sameJson(earlier, value)
    // An imported requirement is located at its import in the list.
    const isImported = originOf(value)?.source !== originOf(list)?.source
    report(
      'duplicate-requirement',
      isImported ? at(list, index) : at(value, 'class'),
      `${name} is in this list twice`,
      isSame
        ? 'Remove one of the two.'
        : canBeOne(earlier, value)
          ? 'Remove the one without fields.'
          : 'Merge the two.',
      // Which one applies only matters if they contradict each other.
      isHint || canBeOne(earlier, value) ? 'warning' : undefined,
    )
  },
})
