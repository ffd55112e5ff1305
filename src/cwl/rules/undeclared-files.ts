import { isPresent } from '../../json/is-present.ts'
import { lacksOf } from '../analysis/needed-files.ts'
import { at, rule, warning } from '../lint/rule.ts'
import { listed } from '../problems/describe-value.ts'
import { written } from '../structure/written-values.ts'

/**
 * Secondary files that steps need, and that the input of the workflow does not declare: a run that gives only what is
 * declared gives too little, and implementations look for nothing more. What an embedded workflow needs is asked of the
 * one around it, since nothing else gives it files.
 */
export const undeclaredFiles = rule({
  codes: {
    'undeclared-secondary-files': warning(
      'Steps need files beside a file of an input of their workflow, which that does not declare.',
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
        `the input ${name} declares no ${listed([...suffixes])} beside its files, which ${inWords([...takers])}`,
        `${fix}, or make them optional where they are needed.`,
      )
    }
  },
})

function inWords(takers: readonly string[]): string {
  return takers.length === 1 ? `the step ${takers[0]} needs` : `the steps ${listed(takers)} need`
}
