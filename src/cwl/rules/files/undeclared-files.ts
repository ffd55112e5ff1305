import { isPresent } from '../../../json/is-present.ts'
import { lacksOf } from '../../lint/facts/needed-files.ts'
import { at, rule, warning } from '../../lint/rule.ts'
import { listed } from '../../problems/describe-value.ts'
import { written } from '../../structure/written-values.ts'

/**
 * Secondary files that steps need, but that the input of the workflow does not declare. A run that sets only declared
 * files sets too few, and engines do not look for more. An embedded workflow gets its files from the outer one, so they
 * are reported there.
 */
export const undeclaredFiles = rule({
  codes: {
    'undeclared-secondary-files': warning(
      'Steps need secondary files of an input of their workflow, which the input does not declare.',
    ),
  },
  on: 'Workflow',
  process({ process, ports, steps, report }) {
    if (process.isEmbedded) return
    for (const [{ name, declaration }, { suffixes, takers }] of lacksOf(process, ports, steps)) {
      const fix = isPresent(declaration['secondaryFiles'])
        ? `Add ${listed([...suffixes])} to its secondaryFiles`
        : `Add secondaryFiles: [${listed([...suffixes].map(written))}] to it`
      report(
        'undeclared-secondary-files',
        at(declaration, 'id'),
        `the input "${name}" does not declare the secondary files ${listed([...suffixes])}, which ${inWords([...takers])}`,
        `${fix}, or make them optional for the steps.`,
      )
    }
  },
})

function inWords(takers: readonly string[]): string {
  return takers.length === 1 ? `the step "${takers[0]}" needs` : `the steps ${listed(takers)} need`
}
