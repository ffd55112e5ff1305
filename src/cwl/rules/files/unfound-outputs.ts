import { isObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { at, off, rule } from '../../lint/rule.ts'
import { holdsFiles } from '../../types/types.ts'

/** File outputs that only `cwl.output.json` can set. */
export const unfoundOutputs = rule({
  codes: { 'output-without-glob': off('A file output has neither a glob nor an outputEval.') },
  on: 'CommandLineTool',
  output({ name, type, declaration }, { report }) {
    const { outputBinding: binding, type: written } = declaration
    const isFound = isObject(binding) && (isPresent(binding['glob']) || isPresent(binding['outputEval']))
    if (isFound || written === 'stdout' || written === 'stderr' || !holdsFiles(type)) return
    report(
      'output-without-glob',
      at(declaration),
      `the output "${name}" does not declare how to find its file`,
      'Add outputBinding with a glob, unless the tool writes cwl.output.json.',
    )
  },
})
