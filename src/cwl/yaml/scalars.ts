import { numberFromText, type ExactNumber } from '../../json/index.ts'

/** NaN and the infinities exist in YAML, but not in JSON and CWL. */
export const NOT_A_JSON_NUMBER = Symbol('a number that JSON does not have')

type Scalar = null | boolean | number | string | ExactNumber | typeof NOT_A_JSON_NUMBER

const INTEGER = /^[-+]?\d+$/
const OCTAL = /^0o[0-7]+$/
const HEXADECIMAL = /^0x[\dA-Fa-f]+$/
const FLOAT = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/
const INFINITY_OR_NAN = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/

/** A plain scalar in the core schema of YAML 1.2 (YAML 1.2.2, section 10.3.2). */
export function resolvePlain(text: string): Scalar {
  switch (text.charCodeAt(0)) {
    case 0x2b: // +
    case 0x2d: // -
    case 0x2e: // .
    case 0x30: // 0 to 9
    case 0x31:
    case 0x32:
    case 0x33:
    case 0x34:
    case 0x35:
    case 0x36:
    case 0x37:
    case 0x38:
    case 0x39:
      return resolveNumber(text)
    default:
      return WORDS.has(text) ? (WORDS.get(text) ?? null) : text
  }
}

const WORDS: ReadonlyMap<string, null | boolean> = new Map<string, null | boolean>([
  ['', null],
  ['~', null],
  ...['null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
])

function resolveNumber(text: string): Scalar {
  if (INTEGER.test(text)) return integer(text)
  if (OCTAL.test(text) || HEXADECIMAL.test(text)) return ofOtherBase(text)
  if (FLOAT.test(text)) return float(text)
  if (INFINITY_OR_NAN.test(text)) return NOT_A_JSON_NUMBER
  return text
}

/** More octal digits exceed the largest double; converting millions of digits would take seconds. */
const MOST_DIGITS = 342

function ofOtherBase(text: string): Scalar {
  const digits = text.slice(2).replace(/^0+(?=.)/, '')
  return digits.length > MOST_DIGITS ? NOT_A_JSON_NUMBER : numberFromText(BigInt(text.slice(0, 2) + digits).toString())
}

function integer(text: string): number | ExactNumber {
  return numberFromText(text.replace(/^\+/, '').replace(/^(-?)0+(?=\d)/, '$1'))
}

/** JSON requires a digit on either side of the point, and allows no plus sign before the number. */
function float(text: string): Scalar {
  const json = text
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=$|[eE])/, '.0')
  return Number.isFinite(Number(json)) ? numberFromText(json) : NOT_A_JSON_NUMBER
}

/** A scalar with one of YAML's own tags, such as `!!str`; undefined if the text is not of that type. */
export function resolveTagged(tag: string, text: string): Scalar | undefined {
  const plain = resolvePlain(text)
  switch (tag) {
    case '!!str':
    case '!':
      return text
    case '!!null':
      return plain === null ? null : undefined
    case '!!bool':
      return typeof plain === 'boolean' ? plain : undefined
    case '!!int':
      return INTEGER.test(text) || OCTAL.test(text) || HEXADECIMAL.test(text) ? plain : undefined
    case '!!float':
      return INTEGER.test(text) ? float(`${text}.0`) : typeof plain === 'string' ? undefined : plain
    default:
      return undefined
  }
}
