import { sameJson } from '../../../json/index.ts'
import { asRequirement, includesFeature, OF_WORKFLOWS, type Feature, type Use } from '../../lint/facts/features.ts'
import { canBeOne } from '../../lint/facts/listed-requirements.ts'
import { at, error, rule, warning } from '../../lint/rule.ts'
import { placeOf } from '../../problems/collect.ts'
import { originOf } from '../../yaml/origin.ts'

/**
 * "ScatterFeatureRequirement must be specified" (CWL v1.2 Workflow). Many documents lack the others and still run,
 * because an outer workflow or the platform permits the feature.
 */
const INDISPENSABLE: ReadonlySet<Feature> = new Set([
  'ScatterFeatureRequirement',
  'SubworkflowFeatureRequirement',
  'SchemaDefRequirement',
])

/** One problem for each feature, because adding the requirement once is enough. */
export const features = rule({
  codes: {
    'missing-requirement': error('A feature is used without the requirement that permits it.'),
    'undeclared-feature': warning('A feature is used without the requirement that declares it.'),
  },
  scope: 'permissions',
  process({ process, uses, permits, permissions: { everywhere }, report }) {
    const first = new Map<Feature, Use>()
    for (const part of [{ uses: uses.own, permits }, ...uses.ofSteps]) {
      for (const use of part.uses)
        if (!includesFeature(everywhere | part.permits, use.feature) && !first.has(use.feature))
          first.set(use.feature, use)
    }
    for (const { feature, place, what, fix } of first.values())
      report(
        INDISPENSABLE.has(feature) ? 'missing-requirement' : 'undeclared-feature',
        place,
        `${what}, which needs ${feature}`,
        fix ?? {
          words: `Add ${asRequirement(process, feature)} under requirements.`,
          change: OF_WORKFLOWS.has(feature)
            ? { kind: 'require', name: feature, process: placeOf(process.path, process.value) }
            : undefined,
        },
      )
  },
})

export const duplicateRequirements = rule({
  codes: { 'duplicate-requirement': error('A requirement occurs twice in one list.') },
  requirement({ name, value, isHint, list, index, earlier }, { report }) {
    // Hints are repeated on purpose, such as sbg:SaveLogs.
    if (earlier === undefined || (isHint && name.includes(':'))) return
    const isSame = sameJson(earlier, value)
    // Then it is located at its import.
    const isImported = originOf(value)?.source !== originOf(list)?.source
    report(
      'duplicate-requirement',
      isImported ? at(list, index) : at(value, 'class'),
      `${name} is in this list twice`,
      isSame
        ? { words: 'Remove one of the two.', change: isImported ? undefined : { kind: 'remove', what: 'item' } }
        : canBeOne(earlier, value)
          ? 'Remove the one without fields.'
          : 'Merge the two.',
      // If they agree, it does not matter which one applies.
      isHint || canBeOne(earlier, value) ? 'warning' : undefined,
    )
  },
})
