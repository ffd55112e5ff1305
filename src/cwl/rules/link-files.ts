import { isPresent } from '../../json/is-present.ts'
import { formatMisfit, formatsOf, inWords } from '../analysis/formats.ts'
import { neededSuffixes } from '../analysis/needed-files.ts'
import { withoutCarets } from '../analysis/secondary-files.ts'
import { formatsFrom, suffixesFrom } from '../analysis/sources.ts'
import type { WorkflowLink } from '../analysis/workflow-links.ts'
import type { Context } from '../lint/context.ts'
import { at, rule, warning } from '../lint/rule.ts'
import { listed } from '../problems/describe-value.ts'
import { mayHold } from '../types/types.ts'

type Asked = Context<'missing-secondary-files' | 'incompatible-format'>

/** What the files of a link lack that an input of a step asks for: secondary files, and their format. */
export const linkFiles = rule({
  codes: {
    'missing-secondary-files': warning('A step needs files beside a file, and the source of that does not give them.'),
    'incompatible-format': warning('A step takes files of a format that its source does not give.'),
  },
  on: 'Workflow',
  link(link, context) {
    if (link.step?.isOpaque !== false || isPresent(link.holder['valueFrom'])) return
    checkSecondaryFiles(link, context)
    checkFormats(link, context)
  },
})

function checkSecondaryFiles({ step, port, sources, what }: WorkflowLink, { process, report }: Asked): void {
  const required = step === undefined || port === undefined ? [] : neededSuffixes(process, step, port)
  if (required.length === 0) return
  for (const { name, source, container, key } of sources) {
    const given = source === undefined ? undefined : suffixesFrom(source)
    const missing = given === undefined ? [] : required.filter((suffix) => !given.has(withoutCarets(suffix)))
    if (missing.length === 0) continue
    report(
      'missing-secondary-files',
      at(container, key),
      `${what} needs the secondary files ${listed(missing)}, and ${name} does not give them`,
      'Declare them as secondaryFiles of that output, or make them optional where they are needed.',
    )
  }
}

/** Files of another format than the one that is asked for, or of none. What is picked may be the one that fits. */
function checkFormats({ step, port, holder, sources, what }: WorkflowLink, { process, report }: Asked): void {
  const run = step?.run
  if (run === undefined || port === undefined || isPresent(holder['pickValue']) || !mayHold(port.type, 'File')) return
  const desired = isPresent(port.declaration['format']) ? formatsOf(port.declaration, run) : undefined
  if (desired === undefined || desired.size === 0) return
  for (const { name, source, container, key } of sources) {
    const given = source === undefined || !mayHold(source.type, 'File') ? undefined : formatsFrom(source, process)
    const misfit = given === undefined ? undefined : formatMisfit(given, desired, run)
    if (misfit === undefined) continue
    report(
      'incompatible-format',
      at(container, key),
      `${what} takes files of the format ${inWords(desired)}, and ${name} ${misfit.words}`,
      misfit.fix,
    )
  }
}
