/**
 * Names that code uses and may not declare, found without a parser, which takes longer than all else that is checked;
 * undefined where a parser must look: where names are declared in other ways than `var x` and plain parameters, and
 * where something is newer than ECMAScript 5.1. The code must compile. Names that are declared may be given too. What
 * stands behind a regular expression that holds a quote, where no operator precedes that, can be missed.
 */
export function freeNames(code: string): readonly string[] | undefined {
  const declared = new Set<string>()
  const used: string[] = []
  for (const token of code.match(TOKENS) ?? []) {
    if (isNewer(token)) return undefined
    if (isDeclaration(token)) for (const name of token.match(NAMES) ?? []) declared.add(name)
    else if (isName(token) && !RESERVED.has(token)) used.push(token)
  }
  return code.includes('{') && SHORTHAND.test(code) ? undefined : used.filter((name) => !declared.has(name))
}

/** Also without its end: what no parser has looked at may only seem to be a text, and is gone through once. */
export const TEXT = `"(?:[^"\\\\\\n]|\\\\[^])*"?|'(?:[^'\\\\\\n]|\\\\[^])*'?`
/** One that seems not to end, as within a regular expression, is gone through only once. */
export const COMMENT = '//[^\\n]*|/\\*(?:[^]*?\\*/|[^]*$)'
/** No longer than regular expressions are: what only seems to be one is not followed far. */
const REGULAR_EXPRESSION =
  '(?<=(?:[(,=:[!&|?{};+]|return)\\s*)/(?:[^/\\\\[\\n]|\\\\.|\\[(?:[^\\]\\\\\\n]|\\\\.){0,200}\\]){1,200}/[a-z]*'
const NAME = '[A-Za-z_$\\u0080-\\uffff][\\w$\\u0080-\\uffff]*'
const DECLARATION = `var\\s+${NAME}|function(?:\\s+${NAME})?\\s*\\([\\w$\\s,]*\\)|catch\\s*\\(\\s*${NAME}\\s*\\)`
/** What a property is called, in a literal and behind a dot. */
const PROPERTY = `[{,]\\s*${NAME}\\s*:|(?<!\\.)\\.\\s*${NAME}`

const NUMBER = '\\d[\\w.]*'

/** The parts of code that matter here: what holds no names, what declares names, names, and signs of later editions. */
const TOKENS = new RegExp(
  `${TEXT}|${COMMENT}|${REGULAR_EXPRESSION}|${PROPERTY}|${NUMBER}|${DECLARATION}|${NAME}|=>|\\.\\.\\.|\\?\\.(?!\\d)|\\?\\?|\\*\\*|\\|\\|=|&&=|,\\s*\\)|\``,
  'g',
)
const NAMES = new RegExp(NAME, 'g')

/** Signs of later editions; numbers and regular expressions of theirs; a comma behind the last argument. */
const NEWER =
  /^(?:=>|\.\.\.|\?\.|\?\?|\*\*|`|\|\|=|&&=|,\s*\)|0[bBoO].*|\d.*(?:_.*|n)|\/(?![/*]).*(?:\(\?<.*|\/[a-z]*[^gim/]))$/s

/** Words by which later editions declare names and go through lists, or ours declare in other ways than the plain ones. */
export const NEWER_WORDS: ReadonlySet<string> = new Set([
  'function',
  'var',
  'catch',
  'let',
  'const',
  'class',
  'async',
  'await',
  'yield',
  'import',
  'super',
  'of',
])

/** An object with a property that is its own name, one with a computed key, or a function without that word. */
const SHORTHAND = new RegExp(
  `[{,]\\s*\\[[^\\][]{0,200}\\]\\s*:|\\{\\s*${NAME}\\s*[,}]|,\\s*${NAME}\\s*(?:\\}|,\\s*${NAME}\\s*:)|[{,]\\s*(?!(?:if|for|while|switch|with)\\b)${NAME}\\s*\\([^()]*\\)\\s*\\{`,
)

/** Words that are no names (ECMAScript 5.1, 7.6.1.1 and 7.8), but for those that declare names. */
const RESERVED: ReadonlySet<string> = new Set([
  'break',
  'case',
  'continue',
  'debugger',
  'default',
  'delete',
  'do',
  'else',
  'finally',
  'for',
  'if',
  'in',
  'instanceof',
  'new',
  'return',
  'switch',
  'this',
  'throw',
  'try',
  'typeof',
  'void',
  'while',
  'with',
  'null',
  'true',
  'false',
])

/** A look at the first character spares nearly every token the expression. */
function isNewer(token: string): boolean {
  return !/^[\w$"'{]/.test(token) || /^\d/.test(token) ? NEWER.test(token) : false
}

function isDeclaration(token: string): boolean {
  return /^(?:var\s|(?:function|catch)[\s(])/.test(token)
}

function isName(token: string): boolean {
  return /^[^"'/{,.\d]/.test(token)
}
