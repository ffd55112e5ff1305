import { truncateMiddle } from '../../../files/truncate.ts'
import type { Context } from '../../lint/context.ts'
import { bareReference } from '../../lint/facts/bare-references.ts'
import { mayHoldExpression } from '../../lint/facts/interpolation.ts'
import { endsWithMark, type WrittenPattern } from '../../lint/facts/secondary-files.ts'
import { rule, warning } from '../../lint/rule.ts'

type Asked = Context<'pattern-without-dot' | 'literal-question-mark'>

/** Patterns of secondary files that match other files than they seem to. */
export const secondaryPatterns = rule({
  codes: {
    'pattern-without-dot': warning('The pattern of a secondary file begins with a letter or a star.'),
    'literal-question-mark': warning(
      'The name of a secondary file ends with a question mark, which is part of the name.',
    ),
  },
  pattern(pattern, context) {
    checkStart(pattern, context)
    if (endsWithMark(pattern.text)) checkMark(pattern, context)
  },
})

/**
 * Reports a pattern without a dot. A pattern without carets is appended to the whole file name (CWL v1.2
 * CommandLineTool, "SecondaryFileSchema").
 */
function checkStart(pattern: WrittenPattern, { processClass, ports, report }: Asked): void {
  const { text } = pattern
  if (mayHoldExpression(text) || !/^(?:[A-Za-z]|\*\.?)\w*(?:\.\w+)*\??$/.test(text)) return
  // A bare reference is already reported.
  if (processClass !== 'Workflow' && bareReference(text, ports.inputs) !== undefined) return
  const suffix = text.replace(/\?$/, '')
  const name = truncateMiddle(text.replace(/^\*\.?/, ''))
  const instead = `^.${name} to replace the extension`
  report(
    'pattern-without-dot',
    pattern,
    `"${truncateMiddle(suffix)}" is appended to the file name, as in reads.bam${truncateMiddle(suffix)}`,
    // A pattern with an extension may be meant as the whole file name.
    /^[^\s*]\S*\.\w+$/.test(suffix)
      ? `Write .${name}, ${instead}, or $(${JSON.stringify(truncateMiddle(suffix))}) for a file with exactly that name.`
      : `Write .${name}, or ${instead}.`,
  )
}

/**
 * `.bai?` means an optional file from v1.1 on, but only as a text by itself. Elsewhere the mark is part of the file
 * name (SALAD 1.2, "Domain Specific Language for secondary files": its example keeps the mark in a map).
 */
function checkMark(pattern: WrittenPattern, { version, report }: Asked): void {
  const { text, required } = pattern
  if (required === undefined && (version !== 'v1.0' || mayHoldExpression(text))) return
  const [where, fix] =
    required === undefined
      ? ['before v1.1', 'Raise cwlVersion to v1.1, or remove the question mark.']
      : required === 'given'
        ? ['under pattern', 'Remove the question mark.']
        : [
            'under pattern',
            'Remove the question mark. If the file is optional, add required: false next to the pattern.',
          ]
  report(
    'literal-question-mark',
    pattern,
    `${where}, the question mark of "${truncateMiddle(text)}" is part of the file name and does not make the file optional`,
    fix,
  )
}
