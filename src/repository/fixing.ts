import { isError, validateDocuments, type Checks, type Problem, type ValidateOptions } from '../cwl/index.ts'
import { isAddress } from '../files/remote.ts'
import { SourceText } from '../files/source-text.ts'
import type { Workspace } from '../files/workspace.ts'
import { withTexts, type Texts } from './with-texts.ts'

interface Fixing {
  /** The new texts of files. */
  readonly texts: Texts
  readonly problems: readonly Problem[]
}

/** A correction may make another problem visible. Real documents need two or three. */
const MOST_ROUNDS = 10

/** Corrects every problem whose edit is known, in memory, and validates again until none is left. */
export async function fixProblems(
  workspace: Workspace,
  references: readonly string[],
  checks: Checks,
  found: readonly Problem[],
  options: Pick<ValidateOptions, 'signal'>,
): Promise<Fixing> {
  const texts = new Map<string, string>()
  const fixed: Problem[] = []
  const fixable = (problems: readonly Problem[]): readonly Problem[] =>
    problems.filter(({ edit, file }) => edit !== undefined && !isAddress(file))
  let left = fixable(found)
  for (let round = 0; round < MOST_ROUNDS && left.length > 0; round += 1) {
    const current = withTexts(workspace, texts)
    const done: Problem[] = []
    for (const [path, problems] of Map.groupBy(left, ({ file }) => file)) {
      const { text, applied } = applyEdits(path, current.readText(path), problems)
      if (applied.length > 0) texts.set(path, text)
      done.push(...applied)
    }
    if (done.length === 0) break
    fixed.push(...done)
    const validation = await validateDocuments(withTexts(workspace, texts), references, checks, options)
    left = fixable(validation.problems)
  }
  return { texts, problems: fixed }
}

interface Splice {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly problem: Problem
}

/** Of two edits that overlap, neither is made. Of two insertions at one place, the second waits for the next round. */
export function applyEdits(
  path: string,
  text: string,
  problems: readonly Problem[],
): { readonly text: string; readonly applied: readonly Problem[] } {
  const { lineStarts } = new SourceText(path, text)
  const offset = (line: number, column: number): number => (lineStarts[line - 1] ?? 0) + column - 1
  const splices = problems
    .flatMap((problem): Splice[] => {
      const { edit } = problem
      return edit === undefined
        ? []
        : [
            {
              start: offset(edit.line, edit.column),
              end: offset(edit.endLine, edit.endColumn),
              text: edit.text,
              problem,
            },
          ]
    })
    .sort(
      (one, other) =>
        one.start - other.start || one.end - other.end || Number(isError(other.problem)) - Number(isError(one.problem)),
    )
  const kept = splices.filter((splice, index) => {
    const isInsertion = splice.start === splice.end
    return splices.every((other, at) => {
      if (at === index) return true
      if (other.start === splice.start && other.end === splice.end && (isInsertion || other.text === splice.text))
        return index < at
      return other.end <= splice.start || other.start >= splice.end
    })
  })
  let result = ''
  let from = 0
  for (const { start, end, text: added } of kept) {
    result += text.slice(from, start) + added
    from = end
  }
  return { text: result + text.slice(from), applied: kept.map(({ problem }) => problem) }
}
