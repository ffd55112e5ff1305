import { howToRaise } from '../../../files/limits.ts'
import type { Context } from '../../lint/context.ts'
import { unbalanced } from '../../lint/facts/expression-mistakes.ts'
import { unscanned, type ExpressionSite } from '../../lint/facts/expressions.ts'
import { TO_COMPILE } from '../../lint/facts/javascript-allowance.ts'
import { endsInComment, type Code } from '../../lint/facts/javascript-code.ts'
import { librariesOf, type Holder, type Library } from '../../lint/facts/javascript-libraries.ts'
import type { JavascriptReader } from '../../lint/facts/javascript-reader.ts'
import {
  mistakesOfLibrary,
  mistakesOfText,
  unreturned,
  type Given,
  type JavascriptMistake,
  type Read,
} from '../../lint/facts/javascript-text.ts'
import { advice, at, error, inText, rule, shared, warning } from '../../lint/rule.ts'
import { MOST_PROBLEMS } from '../../problems/collect.ts'

/**
 * JavaScript that does not run, or does something else than what is meant. V8 checks whether the code is valid. acorn
 * is loaded to find the location of a mistake and to analyze code further.
 */
export const javascript = rule({
  codes: {
    'too-many-expressions': error('A process has more JavaScript expressions than the limit.'),
    'too-much-javascript': error('An expression or a library has more JavaScript than the limit.'),
    'unread-javascript': warning('A document has more JavaScript than the limit.'),
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
    const ofLibraries = classify(
      reader,
      libraries,
      (library) => reader.isPlainLibrary(library),
      (library) => withoutParser(reader, { kind: 'body', code: library.text, start: 0 }),
    )
    const ofTexts = classify(
      reader,
      texts,
      (text) => reader.isPlainText(text, given),
      (text) => textWithoutParser(reader, text),
    )
    const [librariesToParse, textsToParse] = [ofLibraries.toParse, new Set(ofTexts.toParse)]
    for (const [holder, mistake] of [...ofLibraries.mistakes, ...ofTexts.mistakes])
      reportMistake(context, holder, mistake)
    for (const text of texts)
      if (!textsToParse.has(text)) for (const mistake of unreturned(text)) reportMistake(context, text, mistake)
    reportUnread(context, ofLibraries.unread ?? ofTexts.unread)
    if (librariesToParse.length === 0 && textsToParse.size === 0) return
    return checkClosely(context, librariesToParse, textsToParse, given)
  },
})

type Asked = Context<JavascriptMistake['code'] | Unparsed['code'] | 'unread-javascript'>

function reportMistake(
  { report }: Asked,
  holder: Holder,
  { code, index, message, fix }: JavascriptMistake | Unparsed,
): void {
  report(code, inText(holder, index), message, fix)
}

async function checkClosely(
  context: Asked,
  libraries: readonly Library[],
  texts: ReadonlySet<ExpressionSite>,
  given: Given,
): Promise<void> {
  const { process, javascript: reader } = context
  const acorn = await import('acorn')
  const read: Read = (part) => reader.read(acorn, part)
  for (const library of libraries)
    for (const mistake of mistakesOfLibrary(read, library)) reportMistake(context, library, mistake)
  for (const text of texts)
    for (const mistake of mistakesOfText(read, { process, text, given })) reportMistake(context, text, mistake)
}

/** What V8 alone reports about code. */
interface Unparsed {
  readonly code: 'javascript-syntax' | 'too-much-javascript'
  readonly index: number
  readonly message: string
  readonly fix: string
}

/** The results for items without a parser. */
interface Classified<Item> {
  readonly toParse: readonly Item[]
  readonly mistakes: readonly (readonly [Item, JavascriptMistake | Unparsed])[]
  readonly unread: Item | undefined
}

/**
 * Sorts items without a parser. Returns the items that need one, and the mistakes in items that would take too long to
 * parse. Also returns the first item that was not checked completely. Stops at the limit of problems.
 */
function classify<Item extends Holder>(
  { allowance }: JavascriptReader,
  items: readonly Item[],
  isPlain: (item: Item) => boolean,
  unparsed: (item: Item) => JavascriptMistake | Unparsed | undefined,
): Classified<Item> {
  const toParse: Item[] = []
  const mistakes: (readonly [Item, JavascriptMistake | Unparsed])[] = []
  let unread: Item | undefined
  for (const item of items) {
    if (toParse.length + mistakes.length >= MOST_PROBLEMS || (allowance.isSpent && mistakes.length > 0)) break
    const { refusals } = allowance
    if (isPlain(item)) {
      if (allowance.refusals > refusals) unread ??= item
    } else if (allowance.takeToParse(item.text)) {
      toParse.push(item)
    } else {
      const mistake = unparsed(item)
      if (mistake === undefined) unread ??= item
      else mistakes.push([item, mistake])
    }
  }
  return { toParse, mistakes, unread }
}

function textWithoutParser(reader: JavascriptReader, text: ExpressionSite): JavascriptMistake | Unparsed | undefined {
  const whole = unscanned(text)
  if (whole !== undefined && reader.verdict(whole) !== 'unsound' && !endsInComment(whole))
    return withoutParser(reader, whole)
  const wrong = text.interpolations.find((part) => !part.closed || (part.kind !== 'reference' && !reader.isSound(part)))
  if (wrong === undefined) return undefined
  return wrong.closed ? withoutParser(reader, wrong) : unbalanced(text, wrong)
}

function withoutParser(reader: JavascriptReader, part: Code & { readonly start: number }): Unparsed | undefined {
  const index = part.start
  const fix = howToRaise('javascriptLength', 'document')
  const { javascriptLength } = reader.limits
  switch (reader.verdict(part)) {
    case 'sound':
      return undefined
    case 'unsound':
      return {
        code: 'javascript-syntax',
        index,
        message: 'this is not valid JavaScript, but the document has too much JavaScript to find the mistake',
        fix,
      }
    case 'too-long':
      return {
        code: 'too-much-javascript',
        index,
        message: `${part.code.length} characters of JavaScript are more than the limit of ${javascriptLength}`,
        fix,
      }
    case 'too-much':
      return {
        code: 'too-much-javascript',
        index,
        message: `the document reaches more than ${TO_COMPILE * javascriptLength} characters of JavaScript; from here on, none of it is checked`,
        fix,
      }
  }
}

function reportUnread({ javascript: { limits }, report }: Asked, holder: Holder | undefined): void {
  if (holder !== undefined)
    report(
      'unread-javascript',
      at(holder.container, holder.key),
      `the document reaches more JavaScript than the limit of ${limits.javascriptLength} characters, where many names or named groups count extra; from here on, only its syntax is checked`,
      howToRaise('javascriptLength', 'document'),
    )
}

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
