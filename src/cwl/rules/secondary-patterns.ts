import { bareReference } from '../analysis/bare-references.ts'
import { mayHoldExpression } from '../analysis/interpolation.ts'
import { endsWithMark, type WrittenPattern } from '../analysis/secondary-files.ts'
import type { Context } from '../lint/context.ts'
import { rule, warning } from '../lint/rule.ts'
import { truncateMiddle } from '../problems/describe-value.ts'

type Asked = Context<'pattern-without-dot' | 'literal-question-mark'>

/** Patterns of secondary files that name other files than they seem to. */
export const secondaryPatterns = rule({
  codes: {
    'pattern-without-dot': warning('A secondary file has a pattern that begins with a letter or a star.'),
    'literal-question-mark': warning(
      'A secondary file is named with a question mark at its end, which is a part of its name.',
    ),
  },
  pattern(pattern, context) {
    checkStart(pattern, context)
    if (endsWithMark(pattern.text)) checkMark(pattern, context)
  },
})

/** A pattern without carets is put behind the file's whole name (CWL v1.2 CommandLineTool, "SecondaryFileSchema"). */
function checkStart(pattern: WrittenPattern, { processClass, ports, report }: Asked): void {
  const { text } = pattern
  if (mayHoldExpression(text) || !/^(?:[A-Za-z]|\*\.?)\w*(?:\.\w+)*\??$/.test(text)) return
  // That is reported of it already.
  if (processClass !== 'Workflow' && bareReference(text, ports.inputs) !== undefined) return
  const suffix = text.replace(/\?$/, '')
  const name = truncateMiddle(text.replace(/^\*\.?/, ''))
  const instead = `^.${name} where it takes the place of the extension`
  report(
    'pattern-without-dot',
    pattern,
    `${truncateMiddle(suffix)} is put right behind the file's name, as in reads.bam${truncateMiddle(suffix)}`,
    // A name with an extension may be meant as the whole of it.
    /^[^\s*]\S*\.\w+$/.test(suffix)
      ? `Write .${name}, ${instead}, or $(${JSON.stringify(truncateMiddle(suffix))}) for a file of just that name.`
      : `Write .${name}, or ${instead}.`,
  )
}

/**
 * `.bai?` for a file that may be missing came with v1.1, and is read so in a pattern by itself; everywhere else it is
 * the name of a file that nobody has (SALAD 1.2, "Domain Specific Language for secondary files": its example keeps the
 * mark in a map).
 */
function checkMark(pattern: WrittenPattern, { version, report }: Asked): void {
  const { text, required } = pattern
  if (required === undefined && (version !== 'v1.0' || mayHoldExpression(text))) return
  const [where, fix] =
    required === undefined
      ? ['before v1.1', 'Raise cwlVersion to v1.1, or remove the question mark.']
      : required === 'given'
        ? ['under pattern', 'Remove the question mark.']
        : ['under pattern', 'Remove the question mark, and say required: false beside it if it may be missing.']
  report(
    'literal-question-mark',
    pattern,
    `${truncateMiddle(text)} names a file whose own name ends with a question mark: ${where}, that does not say that it may be missing`,
    fix,
  )
}
