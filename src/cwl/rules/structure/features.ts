import { asRequirement, includesFeature, type Feature, type Use } from '../../lint/facts/features.ts'
import { error, rule, warning } from '../../lint/rule.ts'

/**
 * Features that do not work without their requirement ("ScatterFeatureRequirement must be specified", CWL v1.2
 * Workflow). Many documents leave the other requirements out and still run, because an outer workflow or the platform
 * permits the feature.
 */
const INDISPENSABLE: ReadonlySet<Feature> = new Set([
  'ScatterFeatureRequirement',
  'SubworkflowFeatureRequirement',
  'SchemaDefRequirement',
])

/** One problem for each feature that is used but not permitted, at its first use. Adding the requirement once is enough. */
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
        fix ?? `Add ${asRequirement(process, feature)} under requirements.`,
      )
  },
})
