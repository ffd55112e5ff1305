import { isPresent } from '../../../json/is-present.ts'
import type { Context } from '../../lint/context.ts'
import { formatMisfit, formatsOf, inWords } from '../../lint/facts/formats.ts'
import { givenSuffixes, lacksOf, neededSuffixes, withoutCarets } from '../../lint/facts/secondary-files.ts'
import { formatsFrom, suffixesFrom } from '../../lint/facts/sources.ts'
import type { WorkflowLink } from '../../lint/facts/workflow-links.ts'
import { at, rule, warning } from '../../lint/rule.ts'
import { listed } from '../../problems/describe-value.ts'
import { written } from '../../structure/value-advice.ts'
import { mayHold } from '../../types/types.ts'

type Asked = Context<'missing-secondary-files' | 'incompatible-format'>

export const linkFiles = rule({
  codes: {
    'missing-secondary-files': warning(
      'A source does not have the secondary files that a step needs or an output declares.',
    ),
    'incompatible-format': warning('A step needs files of a format that its source does not have.'),
  },
  on: 'Workflow',
  link(link, context) {
    if (link.step === undefined) checkPromised(link, context)
    if (link.step?.isOpaque !== false || isPresent(link.holder['valueFrom'])) return
    checkSecondaryFiles(link, context)
    checkFormats(link, context)
  },
})

function checkSecondaryFiles({ step, port, sources, what }: WorkflowLink, { process, report }: Asked): void {
  const required = step === undefined || port === undefined ? [] : neededSuffixes(process, step, port)
  if (required.length === 0) return
  for (const { name, source, container, key } of sources) {
    const available = source === undefined ? undefined : suffixesFrom(source)
    const missing = available === undefined ? [] : required.filter((suffix) => !available.has(withoutCarets(suffix)))
    if (missing.length === 0) continue
    report(
      'missing-secondary-files',
      at(container, key),
      `${what} needs the secondary files ${listed(missing)}, but "${name}" does not have them`,
      'Declare them as secondaryFiles of that output, or make them optional for the step.',
    )
  }
}

/** An output of the workflow only hands on what its source has. */
function checkPromised({ holder, sources, what }: WorkflowLink, { version, report }: Asked): void {
  const promised = givenSuffixes(holder, version)
  if (promised === undefined || promised.size === 0) return
  for (const { name, source, container, key } of sources) {
    const available = source === undefined ? undefined : suffixesFrom(source)
    const missing = available === undefined ? [] : [...promised].filter((suffix) => !available.has(suffix))
    if (missing.length === 0) continue
    report(
      'missing-secondary-files',
      at(container, key),
      `${what} declares the secondary files ${listed(missing)}, but "${name}" does not have them`,
      'Declare them as secondaryFiles of that output too. An output of a workflow only passes on what its source has.',
    )
  }
}

/** Among values that are picked, one may match. */
function checkFormats({ step, port, holder, sources, what }: WorkflowLink, { process, report }: Asked): void {
  const run = step?.run
  if (run === undefined || port === undefined || isPresent(holder['pickValue']) || !mayHold(port.type, 'File')) return
  const desired = isPresent(port.declaration['format']) ? formatsOf(port.declaration, run) : undefined
  if (desired === undefined || desired.size === 0) return
  for (const { name, source, container, key } of sources) {
    const available = source === undefined || !mayHold(source.type, 'File') ? undefined : formatsFrom(source, process)
    const misfit = available === undefined ? undefined : formatMisfit(available, desired, run)
    if (misfit === undefined) continue
    report(
      'incompatible-format',
      at(container, key),
      `${what} needs files of the format ${inWords(desired)}, but "${name}" ${misfit.words}`,
      misfit.fix,
    )
  }
}

/**
 * A run that sets only declared files sets too few, and engines do not look for more. An embedded workflow gets its
 * files from the outer one, where they are reported.
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
        `the input "${name}" does not declare the secondary files ${listed([...suffixes])}, which ${needing([...takers])}`,
        `${fix}, or make them optional for the steps.`,
      )
    }
  },
})

function needing(takers: readonly string[]): string {
  return takers.length === 1 ? `the step "${takers[0]}" needs` : `the steps ${listed(takers)} need`
}
