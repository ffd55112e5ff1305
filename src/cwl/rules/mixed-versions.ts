import { titleOf } from '../analysis/steps.ts'
import { at, off, rule } from '../lint/rule.ts'
import { VERSIONS } from '../model/index.ts'

/** An engine that knows the workflow's version may not know the one of a tool in it. What is packed has one for all. */
export const mixedVersions = rule({
  codes: { 'mixed-versions': off('A workflow runs a process of a newer version of CWL than its own.') },
  on: 'Workflow',
  step(step, { version, report }) {
    const { run } = step
    if (run === undefined || VERSIONS.indexOf(run.version) <= VERSIONS.indexOf(version)) return
    report(
      'mixed-versions',
      at(step.value, 'run'),
      `${titleOf(step)} runs a process of CWL ${run.version}, and the workflow is of ${version}`,
      `Raise the workflow's cwlVersion to ${run.version}.`,
    )
  },
})
