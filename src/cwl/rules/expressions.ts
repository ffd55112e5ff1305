import type { Interpolation } from '../interpolation.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import { placeIn, type Evaluated } from './evaluated.ts'
import { finding, problemsOf } from './finding.ts'
import { flawOf } from './parameter-references.ts'

/** What parameter references name (CWL v1.2 CommandLineTool, "Parameter references", steps 2 and 6). */
export function checkReferences(process: Process, texts: readonly Evaluated[], hasJavascript: boolean): readonly Problem[] {
  return problemsOf(texts, (text) =>
    problemsOf(text.interpolations, (interpolation): readonly Problem[] => {
      if (!interpolation.closed) return hasJavascript ? [] : [unbalanced(process, text, interpolation)]
      if (interpolation.kind !== 'reference') return []
      const flaw = flawOf(interpolation.code, text.scope, hasJavascript)
      return flaw === undefined ? [] : [finding(flaw.code, placeIn(process, text, interpolation.start), flaw.message, flaw.hint)]
    }),
  )
}

export function unbalanced(process: Process, text: Evaluated, { start }: Interpolation): Problem {
  const opening = text.text.slice(start, start + 2)
  return finding('unbalanced-expression', placeIn(process, text, start), `${opening} begins here and does not end`, `Close it, or write \\${opening} if it is meant as text.`)
}
