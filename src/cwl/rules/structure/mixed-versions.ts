import { titleOf } from '../../lint/facts/steps.ts'
import { at, off, rule } from '../../lint/rule.ts'
import { VERSIONS } from '../../model/index.ts'

/**
 * Workflows with a newer process inside. An engine may support the version of the workflow, but not that of the
 * process. A packed description has one version for all.
 */
export const mixedVersions = rule({
  codes: { 'mixed-versions': off('A workflow runs a process of a newer version of CWL than its own.') },
  on: 'Workflow',
  step(step, { version, report }) {
    const { run } = step
    if (run === undefined || VERSIONS.indexOf(run.version) <= VERSIONS.indexOf(version)) return
    report(
      'mixed-versions',
      at(step.value, 'run'),
      `${titleOf(step)} runs a process of CWL ${run.version}, but the workflow has ${version}`,
      `Raise cwlVersion of the workflow to ${run.version}.`,
    )
  },
})
