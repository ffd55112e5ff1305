export { canonicalJson, digestOf, digestOfWritten, sameJson, sameWrittenJson } from './digest.ts'
export { MAX_JSON_DEPTH, MOST_VALUES, parseJson, TooManyValues } from './parse.ts'
export { stringifyJson } from './stringify.ts'
export {
  ExactNumber,
  copyOf,
  emptyObject,
  entriesOf,
  isArray,
  isObject,
  hasOwnKeyOrder,
  keepKeyOrder,
  isInt32,
  isIntegerWithin,
  isNumberWithin,
  numberFromText,
  objectFrom,
  orderedKeys,
  withField,
  type JsonObject,
  type JsonValue,
  type MutableJsonObject,
} from './value.ts'
