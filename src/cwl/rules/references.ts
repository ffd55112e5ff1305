import { mayBeText, placeIn, type ExpressionSite, type Scope } from '../analysis/expressions.ts'
import { openComment, segmentsOf, spacedReference, type Interpolation } from '../analysis/interpolation.ts'
import { flawOf, guessAmong, fixToPass, type Flaw } from '../analysis/parameter-references.ts'
import { nameOf } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, problemsOf } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'
import type { Location } from '../source/source-text.ts'

/** What parameter references name (CWL v1.2 CommandLineTool, "Parameter references", steps 2 and 6). */
export function checkReferences(
  process: Process,
  texts: readonly ExpressionSite[],
  hasJavascript: boolean,
): readonly Problem[] {
  return problemsOf(texts, (text) =>
    problemsOf(text.interpolations, (interpolation): readonly Problem[] => {
      if (!interpolation.closed) return hasJavascript ? [] : [unbalanced(process, text, interpolation)]
      if (interpolation.kind !== 'reference') return hasJavascript ? [] : spaced(process, text, interpolation)
      const flaw = flawOf(interpolation.code, text.scope, hasJavascript)
      return flaw === undefined ? [] : [flawAt(process, placeIn(process, text, interpolation.start), flaw)]
    }),
  )
}

/** A reference with blanks around it is JavaScript. Where nothing permits that, no parser reads what it names. */
function spaced(process: Process, text: ExpressionSite, interpolation: Interpolation): readonly Problem[] {
  const code = spacedReference(interpolation)
  const [root, name] = code === undefined ? [] : segmentsOf(code)
  if (root !== 'inputs' || typeof name !== 'string' || text.scope.inputs?.has(name) !== false) return []
  return [
    doubtfulInput(
      process,
      placeIn(process, text, interpolation.start + 2 + interpolation.code.search(/\S/)),
      name,
      text.scope,
    ),
  ]
}

function flawAt(process: Process, place: Location, { code, message, fix }: Flaw): Problem {
  return createProblem(code, place, `${message}${inWhich(process, place)}`, fix)
}

export function doubtfulInput(process: Process, place: Location, name: string, scope: Scope): Problem {
  return createProblem(
    'possible-input',
    place,
    `the code reads inputs.${name}, and there is no input ${name}${inWhich(process, place)}`,
    fixToPass(scope, name) ?? guessAmong(scope.inputs?.keys() ?? [], name) ?? 'It is undefined when it runs.',
  )
}

/** Of a text in a file of its own, which several processes may include: for which of them it is wrong. */
function inWhich({ path, root, value }: Process, { file }: Location): string {
  if (file === path) return ''
  const name = '$graph' in root ? nameOf(value) : undefined
  return ` in ${name === undefined ? path : `${path}#${name}`}`
}

export function unbalanced(process: Process, text: ExpressionSite, { start }: Interpolation): Problem {
  const opening = text.text.slice(start, start + 2)
  const orText = mayBeText(text) ? `, or write \\${opening} if it is meant as text` : undefined
  const comment = commentIn(text.text, start)
  if (comment === undefined)
    return createProblem(
      'unbalanced-expression',
      placeIn(process, text, start),
      `${opening} begins here and does not end`,
      orText === undefined ? 'Close it.' : `Close it and what is open within${orText}.`,
    )
  const [message, fix] =
    text.text[comment + 1] === '*'
      ? [`this comment does not end, and so the ${opening} around it does not either`, 'Write */ at its end']
      : [
          `this comment goes on to the end of the text, and so the ${opening} around it does not end`,
          'Write it as /* … */, or begin the text with |, which keeps its line ends',
        ]
  return createProblem('unbalanced-expression', placeIn(process, text, comment), message, `${fix}${orText ?? ''}.`)
}

/**
 * One that keeps the bracket from being closed; what goes on with a word, as in an address or a path of a shell, is
 * none.
 */
function commentIn(text: string, start: number): number | undefined {
  const comment = openComment(text, start + 1)
  return comment === undefined || /[\w.:*/-]/.test(text[comment - 1] ?? '') ? undefined : comment
}
