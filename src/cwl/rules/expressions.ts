import { segmentsOf, spacedReference, type Interpolation } from '../interpolation.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import type { Place } from '../text/text.ts'
import { mayBeText, placeIn, type Evaluated, type Scope } from './evaluated.ts'
import { finding, problemsOf } from './finding.ts'
import { flawOf, guessAmong, hintToPass } from './parameter-references.ts'

/** What parameter references name (CWL v1.2 CommandLineTool, "Parameter references", steps 2 and 6). */
export function checkReferences(process: Process, texts: readonly Evaluated[], hasJavascript: boolean): readonly Problem[] {
  return problemsOf(texts, (text) =>
    problemsOf(text.interpolations, (interpolation): readonly Problem[] => {
      if (!interpolation.closed) return hasJavascript ? [] : [unbalanced(process, text, interpolation)]
      if (interpolation.kind !== 'reference') return hasJavascript ? [] : spaced(process, text, interpolation)
      const flaw = flawOf(interpolation.code, text.scope, hasJavascript)
      return flaw === undefined ? [] : [finding(flaw.code, placeIn(process, text, interpolation.start), flaw.message, flaw.hint)]
    }),
  )
}

/** A reference with blanks around it is JavaScript. Where nothing permits that, no parser reads what it names. */
function spaced(process: Process, text: Evaluated, interpolation: Interpolation): readonly Problem[] {
  const code = spacedReference(interpolation)
  const [root, name] = code === undefined ? [] : segmentsOf(code)
  if (root !== 'inputs' || typeof name !== 'string' || text.scope.inputs?.has(name) !== false) return []
  return [doubtfulInput(placeIn(process, text, interpolation.start + 2 + interpolation.code.search(/\S/)), name, text.scope)]
}

export function doubtfulInput(place: Place, name: string, scope: Scope): Problem {
  return finding('doubtful-input', place, `the code reads inputs.${name}, and there is no input ${name}`, hintToPass(scope, name) ?? guessAmong(scope.inputs?.keys() ?? [], name) ?? 'It is undefined when it runs.')
}

export function unbalanced(process: Process, text: Evaluated, { start }: Interpolation): Problem {
  const opening = text.text.slice(start, start + 2)
  return finding('unbalanced-expression', placeIn(process, text, start), `${opening} begins here and does not end`, mayBeText(text) ? `Close it and what is open within, or write \\${opening} if it is meant as text.` : 'Close it.')
}
