import { howToRaise } from '../../../files/limits.ts'
import type { ExpressionSite } from '../../lint/facts/expressions.ts'
import { librariesOf, type Holder, type Library } from '../../lint/facts/javascript-libraries.ts'
import { mistakesOfLibrary, mistakesOfText, type JavascriptMistake } from '../../lint/facts/javascript-text.ts'
import { advice, at, error, inText, rule, shared, warning } from '../../lint/rule.ts'
import { MOST_PROBLEMS } from '../../problems/collect.ts'

/** JavaScript that does not run, or does something else than what is meant. */
export const javascript = rule({
  codes: {
    'too-many-expressions': error('A process has more JavaScript expressions than the limit.'),
    'too-much-javascript': error('A document has more JavaScript than the limit.'),
    'javascript-syntax': error('An expression is not valid JavaScript.'),
    'no-return': warning('JavaScript in braces returns nothing.'),
    'undeclared-name': warning('JavaScript uses a name that is not declared.'),
    'newer-javascript': advice('JavaScript is newer than the version that CWL requires.'),
    ...shared('possible-attribute', 'possible-input', 'unbalanced-expression'),
  },
  scope: 'permissions',
  process(context) {
    if (!context.permissions.hasJavascript) return
    const { process, expressions, javascript: reader, report } = context
    const { texts } = expressions
    const libraries = librariesOf(process.value)
    const { expressions: most } = reader.limits
    const excess = beyond(libraries, texts, most)
    if (excess !== undefined)
      return report(
        'too-many-expressions',
        at(excess.container, excess.key),
        `the process has more than ${most} expressions`,
        howToRaise('expressions', 'document'),
      )
    const given = reader.givenTo(process, libraries)
    let unread: Holder | undefined
    let count = 0
    const check = (holder: Holder, mistakes: readonly JavascriptMistake[] | undefined): void => {
      if (mistakes === undefined) unread ??= holder
      for (const { code, index, message, fix } of mistakes ?? []) report(code, inText(holder, index), message, fix)
      count += mistakes?.length ?? 0
    }
    for (const library of libraries) check(library, mistakesOfLibrary(reader, library))
    for (const text of texts) {
      if (count >= MOST_PROBLEMS || unread !== undefined) break
      check(text, mistakesOfText(reader, { process, text, given }))
    }
    if (unread !== undefined)
      report(
        'too-much-javascript',
        at(unread.container, unread.key),
        `the document reaches more JavaScript than the limit of ${reader.limits.javascriptLength} characters, where many names or named groups count extra; from here on, none of it is checked`,
        howToRaise('javascriptLength', 'document'),
      )
  },
})

/** The location from which there are more expressions and libraries than the limit. */
function beyond(libraries: readonly Library[], texts: readonly ExpressionSite[], limit: number): Holder | undefined {
  const library = libraries[limit]
  if (library !== undefined) return library
  let count = libraries.length
  return texts.find(({ interpolations }) => {
    for (const { kind } of interpolations) if (kind !== 'reference') count += 1
    return count > limit
  })
}
