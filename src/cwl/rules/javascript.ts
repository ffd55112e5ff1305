import { placeIn, unscanned, type ExpressionSite, type Scope } from '../analysis/expressions.ts'
import { namesOfInputs } from '../analysis/interpolation.ts'
import { TO_COMPILE } from '../analysis/javascript-allowance.ts'
import { endsInComment, type Code } from '../analysis/javascript-code.ts'
import { librariesOf, type Holder, type Library } from '../analysis/javascript-libraries.ts'
import type { Given, JavascriptReader } from '../analysis/javascript-reader.ts'
import { NEWER_WORDS } from '../analysis/javascript-skim.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, MOST_PROBLEMS, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'
import { howToRaise } from '../source/limits.ts'
import type { Location } from '../source/source-text.ts'
import { checkLibrary, checkText, strangerIn, unreturned, type Read } from './javascript-problems.ts'
import { unbalanced } from './references.ts'

/** Checks the JavaScript of processes. */
export class JavascriptChecker {
  readonly #reader: JavascriptReader

  constructor(reader: JavascriptReader) {
    this.#reader = reader
  }

  async check(process: Process, texts: readonly ExpressionSite[]): Promise<readonly Problem[]> {
    const libraries = librariesOf(process.value)
    const most = this.#reader.limits.expressions
    const excess = beyond(libraries, texts, most)
    if (excess !== undefined)
      return [
        createProblem(
          'too-many-expressions',
          placeOf(process.path, excess.container, excess.key),
          `the process holds more than ${most} expressions`,
          howToRaise('expressions', 'document'),
        ),
      ]
    const given = this.#reader.givenTo(process, libraries)
    const libraryStudy = this.#study(
      libraries,
      (library) => this.#isPlainLibrary(library),
      (library) => this.#unparsedLibrary(process, library),
    )
    const textStudy = this.#study(
      texts,
      (text) => this.#isBeyondDoubt(text, given),
      (text) => this.#unparsed(process, text),
    )
    const [odd, doubtful] = [libraryStudy.doubtful, textStudy.doubtful]
    const problems = [
      ...libraryStudy.problems,
      ...textStudy.problems,
      ...problemsOf(texts, (text) => (doubtful.includes(text) ? NO_PROBLEMS : unreturned(process, text))),
      ...this.#unread(process, libraryStudy.unread ?? textStudy.unread),
    ]
    if (odd.length === 0 && doubtful.length === 0) return problems
    const acorn = await import('acorn')
    const read: Read = (part) => this.#reader.read(acorn, part)
    return [
      ...problemsOf(odd, (library) => checkLibrary(read, process, library)),
      ...problemsOf(doubtful, (text) => checkText(read, { process, text, given })),
      ...problems,
    ]
  }

  /**
   * The items that a parser must look at; what is known of those for which that would take too long; and the first of
   * which something is not known. No more than can be told.
   */
  #study<Item extends Holder>(
    items: readonly Item[],
    isPlain: (item: Item) => boolean,
    unparsed: (item: Item) => readonly Problem[],
  ): Study<Item> {
    const doubtful: Item[] = []
    const problems: Problem[] = []
    let unread: Item | undefined
    for (const item of items) {
      if (doubtful.length + problems.length >= MOST_PROBLEMS || (this.#reader.allowance.isSpent && problems.length > 0))
        break
      const { refusals } = this.#reader.allowance
      if (isPlain(item)) {
        if (this.#reader.allowance.refusals > refusals) unread ??= item
      } else if (this.#reader.allowance.takeToParse(item.text.length)) {
        doubtful.push(item)
      } else {
        const known = unparsed(item)
        if (known.length === 0) unread ??= item
        problems.push(...known)
      }
    }
    return { doubtful, problems, unread }
  }

  /** What V8 alone says of a text. */
  #unparsed(process: Process, text: ExpressionSite): readonly Problem[] {
    const whole = unscanned(text)
    if (whole !== undefined && this.#reader.verdict(whole) !== 'unsound' && !endsInComment(whole))
      return this.#unsound(whole, placeIn(process, text, whole.start))
    const wrong = text.interpolations.find(
      (part) => !part.closed || (part.kind !== 'reference' && !this.#reader.isSound(part)),
    )
    if (wrong === undefined) return []
    return wrong.closed ? this.#unsound(wrong, placeIn(process, text, wrong.start)) : [unbalanced(process, text, wrong)]
  }

  #unparsedLibrary({ path }: Process, { text, container, key }: Library): readonly Problem[] {
    return this.#unsound({ kind: 'body', code: text }, placeOf(path, container, key))
  }

  #unsound(part: Code, place: Location): readonly Problem[] {
    const fix = howToRaise('javascriptLength', 'document')
    const { javascriptLength } = this.#reader.limits
    switch (this.#reader.verdict(part)) {
      case 'sound':
        return []
      case 'unsound':
        return [
          createProblem(
            'javascript-syntax',
            place,
            'not JavaScript, and the document has too much of it to say where it goes wrong',
            fix,
          ),
        ]
      case 'too-long':
        return [
          createProblem(
            'too-much-javascript',
            place,
            `${part.code.length} characters of JavaScript are more than the limit of ${javascriptLength}`,
            fix,
          ),
        ]
      case 'too-much':
        return [
          createProblem(
            'too-much-javascript',
            place,
            `the JavaScript that the document reaches has more than ${TO_COMPILE * javascriptLength} characters, and from here on none of it is checked`,
            fix,
          ),
        ]
    }
  }

  #unread({ path }: Process, holder: Holder | undefined): readonly Problem[] {
    if (holder === undefined) return []
    const message = `the JavaScript that the document reaches has more characters than the limit of ${this.#reader.limits.javascriptLength}: from here on, only its syntax is checked`
    return [
      createProblem(
        'unread-javascript',
        placeOf(path, holder.container, holder.key),
        message,
        howToRaise('javascriptLength', 'document'),
      ),
    ]
  }

  #isBeyondDoubt(text: ExpressionSite, given: Given): boolean {
    const whole = unscanned(text)
    if (whole !== undefined && this.#isPlain(whole, text.scope, given) && !endsInComment(whole)) return true
    return text.interpolations.every((interpolation) => {
      if (!interpolation.closed) return false
      return interpolation.kind === 'reference'
        ? strangerIn(interpolation.code, given) === undefined
        : this.#isPlain(interpolation, text.scope, given)
    })
  }

  /** Sound, and no more to be said about what it reads. */
  #isPlain(part: Code, { inputs, isUnread }: Scope, given: Given): boolean {
    const { code } = part
    if (
      !this.#reader.isSound(part) ||
      namesOfInputs(code).some((name) => inputs?.has(name) === false) ||
      (isUnread === true && code.includes('contents'))
    )
      return false
    const free = this.#reader.freeNames(part)
    return free !== undefined && (given === undefined || free.every(given))
  }

  /** Sound, and not newer than CWL's JavaScript. */
  #isPlainLibrary({ text }: Library): boolean {
    const part: Code = { kind: 'body', code: text }
    return this.#reader.isSound(part) && this.#reader.freeNames(part)?.some((name) => NEWER_WORDS.has(name)) === false
  }
}

/** Where there are more expressions and libraries than the limit. */
function beyond(libraries: readonly Library[], texts: readonly ExpressionSite[], limit: number): Holder | undefined {
  const library = libraries[limit]
  if (library !== undefined) return library
  let count = libraries.length
  return texts.find(({ interpolations }) => {
    for (const { kind } of interpolations) if (kind !== 'reference') count += 1
    return count > limit
  })
}

/** What is known of items without a parser. */
interface Study<Item> {
  readonly doubtful: readonly Item[]
  readonly problems: readonly Problem[]
  readonly unread: Item | undefined
}
