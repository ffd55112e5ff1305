import { bareReference } from '../../lint/facts/bare-references.ts'
import { isWholeText, unscanned } from '../../lint/facts/expressions.ts'
import { interpolationsIn } from '../../lint/facts/interpolation.ts'
import { entriesOf } from '../../lint/facts/output-names.ts'
import { typeOf } from '../../lint/facts/reference-types.ts'
import { at, rule, warning } from '../../lint/rule.ts'
import { isOnly, NULL, NUMBERS } from '../../types/types.ts'

/** A text for a file in the working folder needs a file name (CWL v1.2 CommandLineTool, "Dirent"). */
export const unnamedEntries = rule({
  codes: { 'unnamed-entry': warning('A file for the working folder has text but no name.') },
  on: 'CommandLineTool',
  process({ process, ports: { inputs }, report }) {
    for (const entry of entriesOf(process)) {
      const { entry: content, entryname: name } = entry
      if (typeof content !== 'string' || (name ?? null) !== null || bareReference(content) !== undefined) continue
      const interpolations = interpolationsIn(content)
      const [only] = interpolations
      const isWhole =
        only !== undefined && (isWholeText(only, content) || unscanned({ text: content, interpolations }) !== undefined)
      const type =
        only?.kind === 'reference' ? typeOf(only.code, { inputs, self: NULL, isAfterwards: false }) : undefined
      const isContents = type !== undefined && isOnly(type, ['string', 'boolean', ...NUMBERS])
      if (isWhole && content === content.trim() && !isContents) continue
      report(
        'unnamed-entry',
        at(entry, 'entry'),
        'this text is for a file in the working folder, but the file has no name',
        isWhole && !isContents
          ? 'Remove the space or line end next to the expression, for example with |- in place of |, or add entryname.'
          : 'Add entryname.',
      )
    }
  },
})
