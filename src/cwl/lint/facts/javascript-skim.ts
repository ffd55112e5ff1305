/**
 * Names that code uses and may not declare, found without a parser, which would take longer than all other checks.
 * Undefined if a parser is needed: if names are declared in other forms than `var x` and plain parameters, and for
 * syntax newer than ECMAScript 5.1. The code must compile. The result may contain declared names. Names after a regular
 * expression that contains a quote and follows no operator can be missed.
 */
export function freeNames(code: string): readonly string[] | undefined {
  if (MUCH_SPACE.test(code)) return undefined
  const declared = new Set<string>()
  const used: string[] = []
  for (const token of code.match(TOKENS) ?? []) {
    if (isNewer(token)) return undefined
    if (isDeclaration(token)) for (const name of token.match(NAMES) ?? []) declared.add(name)
    else if (isName(token) && !RESERVED.has(token)) used.push(token)
  }
  return code.includes('{') && SHORTHAND.test(code) ? undefined : used.filter((name) => !declared.has(name))
}

/** A string, also without its end: it may only look like one, and is read only once. */
export const TEXT = `"(?:[^"\\\\\\n]|\\\\[^])*"?|'(?:[^'\\\\\\n]|\\\\[^])*'?`
/** A comment, also without its end, for example inside of a regular expression. It is read only once. */
export const COMMENT = '//[^\\n]*|/\\*(?:[^]*?\\*/|[^]*$)'
/** Between parts of what is looked for. Without a limit, the same space could be read again and again. */
const SPACE = '\\s{0,100}'
const MUCH_SPACE = /\s{101}/
/** Limited in length, because other code can look like one. */
const REGULAR_EXPRESSION = `(?<=(?:[(,=:[!&|?{};+]|return)${SPACE})/(?:[^/\\\\[\\n]|\\\\.|\\[(?:[^\\]\\\\\\n]|\\\\.){0,200}\\]){1,200}/[a-z]*`
const NAME = '[A-Za-z_$\\u0080-\\uffff][\\w$\\u0080-\\uffff]*'
const DECLARATION = `var\\s{1,100}${NAME}|function(?:\\s{1,100}${NAME})?${SPACE}\\([\\w$\\s,]*\\)|catch${SPACE}\\(${SPACE}${NAME}${SPACE}\\)`
/** The name of a property, in a literal and after a dot. */
const PROPERTY = `[{,]${SPACE}${NAME}${SPACE}:|(?<!\\.)\\.${SPACE}${NAME}`

const NUMBER = '\\d[\\w.]*'

/** The parts of code that matter here: what contains no names, what declares names, names, and syntax of later editions. */
const TOKENS = new RegExp(
  `${TEXT}|${COMMENT}|${REGULAR_EXPRESSION}|${PROPERTY}|${NUMBER}|${DECLARATION}|${NAME}|=>|\\.\\.\\.|\\?\\.(?!\\d)|\\?\\?|\\*\\*|\\|\\|=|&&=|,${SPACE}\\)|\``,
  'g',
)
const NAMES = new RegExp(NAME, 'g')

/** Operators of later editions; their numbers and regular expressions; a comma after the last argument. */
const NEWER =
  /^(?:(?:=>|\.\.\.|\?\.|\?\?|\*\*|`|\|\|=|&&=|,\s*\))$|0[bBoO]|\d(?:[^_]*_|.*n$)|\/(?![/*])(?:.*\(\?<|.*\/[a-z]*[^gim/]$))/s

/** Words of later editions that declare names or iterate, and words of this one that declare names in other forms. */
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

/** An object with a shorthand property or a computed key, or a method without the word `function`. */
const SHORTHAND = new RegExp(
  `[{,]${SPACE}\\[[^\\][]{0,200}\\]${SPACE}:|\\{${SPACE}${NAME}${SPACE}[,}]|,${SPACE}${NAME}${SPACE}(?:\\}|,${SPACE}${NAME}${SPACE}:)|[{,]${SPACE}(?!(?:if|for|while|switch|with)\\b)${NAME}${SPACE}\\([^()]*\\)${SPACE}\\{`,
)

/** Words that are not names (ECMAScript 5.1, 7.6.1.1 and 7.8), without those that declare names. */
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

/** Checking the first character first avoids the regular expression for nearly every token. */
function isNewer(token: string): boolean {
  return !/^[\w$"'{]/.test(token) || /^\d/.test(token) ? NEWER.test(token) : false
}

function isDeclaration(token: string): boolean {
  return /^(?:var\s|(?:function|catch)[\s(])/.test(token)
}

function isName(token: string): boolean {
  return /^[^"'/{,.\d]/.test(token)
}
