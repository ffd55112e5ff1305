import { sameJson } from '../../json/index.ts'
import { canBeOne } from '../forms/repeated-requirements.ts'
import { at, error, rule } from '../lint/rule.ts'
import { originOf } from '../source/origin.ts'

/** Requirements of one class in one list. */
export const duplicateRequirements = rule({
  codes: { 'duplicate-requirement': error('A requirement is twice in one list.') },
  requirement({ name, value, isHint, list, index, earlier }, { report }) {
    // Platforms have hints that are meant to be given several times, such as sbg:SaveLogs, once for each pattern.
    if (earlier === undefined || (isHint && name.includes(':'))) return
    const isSame = sameJson(earlier, value)
    // The location of an imported requirement is that of its import in the list.
    const isImported = originOf(value)?.source !== originOf(list)?.source
    report(
      'duplicate-requirement',
      isImported ? at(list, index) : at(value, 'class'),
      `${name} is in this list a second time`,
      isSame ? 'Remove one of the two.' : canBeOne(earlier, value) ? 'Remove the one without fields.' : 'Join the two.',
      // Which of two is meant only matters where they contradict each other.
      isHint || canBeOne(earlier, value) ? 'warning' : undefined,
    )
  },
})
