import type { ErrorObject } from 'ajv'

import { positionOf } from '../cwl/index.ts'
import { PromotionError, type UsageError } from '../files/errors.ts'
import type { Location } from '../files/source-text.ts'
import { didYouMean, nearest } from '../files/suggest.ts'
import { ExactNumber, isArray, isObject, type JsonValue } from '../json/index.ts'
import { HOST_FORM, mistakeInHost } from '../remote/hosts.ts'
import { variableIn } from './names.ts'

type PlacedMistake = UsageError & { readonly at: Location }

export function describeErrors(
  { errors }: { readonly errors?: readonly ErrorObject[] | null },
  value: JsonValue,
  at: FindPlace,
  what = 'the configuration',
): PromotionError {
  const found = errors ?? []
  const considered = found.slice(0, MOST)
  const misspelt = misspeltKeys(considered)
  const mistakes = considered
    .filter((error) => error.keyword !== 'propertyNames' && !misspelt.has(missingKey(error)))
    .map((error) => describeError(error, value, at, what))
  return inOneError(mistakes, found.length > MOST)
}

export function inOneErrorIfAny(mistakes: readonly UsageError[]): PromotionError | undefined {
  return mistakes.length === 0 ? undefined : inOneError(mistakes)
}

/** In the order of the file. */
export function inOneError(mistakes: readonly UsageError[], areMore = false): PromotionError {
  const [first, ...others] = mistakes.toSorted((left, right) => {
    const [one, other] = [placeOf(left), placeOf(right)]
    return one.line - other.line || one.column - other.column
  })
  if (first === undefined) throw new TypeError('there is no mistake')
  return new PromotionError('configuration', first.message + moreAfter(first.message, others.length, areMore), {
    fix: first.fix,
    at: first.at,
    others: others.slice(0, MOST_SHOWN - 1),
  })
}

function moreAfter(message: string, more: number, areMore: boolean): string {
  if (more === 0) return ''
  const mistakes = `${areMore ? 'more than ' : ''}${more} more ${more === 1 ? 'mistake' : 'mistakes'} further down`
  return /[.?]$/.test(message) ? ` There ${more === 1 ? 'is' : 'are'} ${mistakes}` : ` (and ${mistakes})`
}

function placeOf({ at }: UsageError): Pick<Location, 'line' | 'column'> {
  return at ?? { line: 0, column: 0 }
}

const MOST_SHOWN = 10

const MOST = 1000

function misspeltKeys(errors: readonly ErrorObject[]): ReadonlySet<string | undefined> {
  return new Set(
    errors.flatMap((error) => {
      if (error.keyword !== 'additionalProperties') return []
      const meant = nearest(String(error.params['additionalProperty']), knownKeys(error))
      return meant === undefined ? [] : [`${error.instancePath}/${meant}`]
    }),
  )
}

function missingKey({ keyword, instancePath, params }: ErrorObject): string | undefined {
  return keyword === 'required' || keyword === 'dependentRequired'
    ? `${instancePath}/${String(params['missingProperty'])}`
    : undefined
}

/** Keys that could send the token somewhere else, or contain it. */
const ADDRESS_KEY = /^(?:base[-_]?url|api[-_]?url|url|endpoint|host|server|proxy)$/i
const SECRET_KEY = /^(?:(?:auth|access|api|github)?[-_]?token|auth|api[-_]?key|secret|password|credentials?)$/i

interface SchemaNode {
  readonly $id?: string
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly description?: string
  readonly const?: number | string
}

function schemaOf(error: ErrorObject): SchemaNode {
  return { ...error.parentSchema }
}

function knownKeys(error: ErrorObject): readonly string[] {
  return Object.keys(schemaOf(error).properties ?? {})
}

function describeError(error: ErrorObject, root: JsonValue, at: FindPlace, what: string): PlacedMistake {
  const { path, value } = follow(error.instancePath, root)
  const where = path.length === 0 ? what : `\`${written(path)}\``
  const { description, properties } = schemaOf(error)
  const mistake = (message: string, fix = description): PlacedMistake => ({
    message: `${where} ${message}`,
    fix,
    at: at(...path),
  })
  if (error.propertyName !== undefined) {
    return {
      message: `${JSON.stringify(error.propertyName)} is not a name for a stage`,
      fix: 'Use letters, digits, dots, dashes and underscores, 100 at most, beginning with a letter or a digit.',
      at: at(...path, error.propertyName, KEY),
    }
  }
  switch (error.keyword) {
    case 'additionalProperties':
      return unknownKey(error, path, at)
    case 'required':
    case 'dependentRequired': {
      const key = String(error.params['missingProperty'])
      const missing = properties?.[key]
      const fix =
        missing?.const === undefined ? missing?.description : `Add \`${key}: ${missing.const}\` as the first line.`
      return mistake(`lacks the key \`${key}\``, fix)
    }
    case 'type': {
      const type = String(error.params['type'])
      return mistake(
        `must be ${typeWords(type)}, not ${kindOf(value)}`,
        typeFix(type, path, value, knownKeys(error)) ?? description,
      )
    }
    case 'const': {
      const allowed = JSON.stringify(error.params['allowedValue'])
      return mistake(`must be ${allowed}`, `Write \`${written(path)}: ${allowed}\`: this release supports no other.`)
    }
    case 'enum': {
      const allowed = (error.params['allowedValues'] as readonly unknown[]).map(String)
      const guess = typeof value === 'string' ? didYouMean(value, allowed) : ''
      return mistake(`must be one of ${allowed.join(', ')}${guess}`)
    }
    case 'pattern':
      return { ...patternMistake(path, value), at: at(...path) }
    case 'minItems':
    case 'minProperties':
    case 'minLength':
      return mistake('must not be empty')
    case 'minimum':
      return mistake(`must be at least ${String(error.params['limit'])}`)
    case 'exclusiveMinimum':
      return mistake(`must be above ${String(error.params['limit'])}`)
    case 'maximum':
      return mistake(
        `must be at most ${String(error.params['limit'])}`,
        path[0] === 'limits'
          ? path[1] === 'depth'
            ? 'Nothing raises it.'
            : 'A configuration raises a limit to ten times its default at most. Give more with the input `limits`.'
          : 'Larger values are not supported.',
      )
    case 'uniqueItems':
      return mistake('has the same value twice')
    default:
      return mistake(error.message ?? 'does not match the schema')
  }
}

function unknownKey(error: ErrorObject, path: Path, at: FindPlace): PlacedMistake {
  const key = String(error.params['additionalProperty'])
  const place = at(...path, key, KEY)
  if (SECRET_KEY.test(key)) {
    return {
      message: `\`${key}\` is not allowed here: a token must never be in a file of the checkout`,
      fix: 'Give it with the input `token`, from a secret, or in the environment variable CWL_PROMOTE_TOKEN.',
      at: place,
    }
  }
  if (ADDRESS_KEY.test(key) && path[0] !== 'remote') {
    return {
      message: `\`${key}\` is not allowed here: anyone who may change this file could send the token to another address`,
      fix: 'Give the address with the input `base-url`, or in the environment variable CWL_PROMOTE_BASE_URL.',
      at: place,
    }
  }
  const known = knownKeys(error)
  const where = path.length === 0 ? '' : ` in \`${written(path)}\``
  return {
    message: `unknown key \`${key}\`${where}${didYouMean(key, known)}`,
    fix: `Allowed here: ${known.join(', ')}.`,
    at: place,
  }
}

function patternMistake(path: Path, value: JsonValue | undefined): Pick<UsageError, 'message' | 'fix'> {
  const given = JSON.stringify(value)
  if (path[0] === 'remote') {
    return {
      message: `${given} is not the name of a host`,
      fix: (typeof value === 'string' ? mistakeInHost(value) : undefined) ?? HOST_FORM,
    }
  }
  const variable = variableIn(given)
  return {
    message: `${given} is not a project${variable === undefined ? '' : `: nothing is filled in for ${variable}`}`,
    fix: 'Write owner/project, as in acme/rnaseq.',
  }
}

type Path = readonly (string | number)[]

/** As in `apps[1].names`. */
function written(path: Path): string {
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`)).join('')
}

function follow(pointer: string, root: JsonValue): { readonly path: Path; readonly value: JsonValue | undefined } {
  let value: JsonValue | undefined = root
  const path = pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
      if (isArray(value)) {
        value = value[Number(key)]
        return Number(key)
      }
      value = isObject(value) ? value[key] : undefined
      return key
    })
  return { path, value }
}

function typeFix(type: string, path: Path, value: JsonValue | undefined, known: readonly string[]): string | undefined {
  const isText = typeof value === 'string'
  const key = path.at(-1)
  const isStage = path[0] === 'stages' && path.length === 2
  if (type === 'object' && value === null) return 'Indent what belongs to it below it.'
  if (type === 'object' && isText && /^[\w-]+:[^\s/]/.test(value))
    return `Put a space after the colon of a key: \`${value.replace(':', ': ')}\`.`
  if (type === 'object' && isText && path[0] === 'apps' && path.length === 2) return `Write \`path: ${value}\`.`
  if (isStage && known.includes(String(key))) return `It belongs to a stage: indent it below the stage's name.`
  if (type === 'object' && isText && isStage) return `Write \`${String(key)}: { project: ${value} }\`.`
  if (key === 'stages' && path.length === 1 && isArray(value))
    return 'Write the name of each with what belongs to it: `dev: { project: acme/rnaseq }`.'
  if (type === 'array' && isObject(value)) return 'Begin each item with a dash and a space.'
  if (type === 'array' && isText) return `Write \`${String(key)}: [${value}]\`.`
  if (type === 'boolean' && isText) return 'Write true or false, without quotes.'
  if (type === 'string' && (typeof value === 'boolean' || typeof value === 'number' || value instanceof ExactNumber))
    return `Put it in quotes: "${String(value)}".`
  return undefined
}

function typeWords(types: string): string {
  const words: Readonly<Record<string, string>> = {
    object: 'a map',
    array: 'a list',
    string: 'text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
  }
  return types
    .split(',')
    .map((name) => words[name] ?? name)
    .join(' or ')
}

function kindOf(value: JsonValue | undefined): string {
  if (value === null || value === undefined) return 'nothing'
  if (isArray(value)) return 'a list'
  if (isObject(value)) return 'a map'
  return typeof value === 'string' ? `the text ${JSON.stringify(value)}` : String(value)
}

/** `at('stages', 'dev', 'from')`; with {@link KEY} at the end, the location of the key. */
export type FindPlace = (...path: readonly (string | number)[]) => Location

/** At the end of a path: the key instead of its value. */
export const KEY = '\u0000key'

/** A missing part has the location of the part that would contain it. */
export function placeFinder(root: JsonValue, file: string): FindPlace {
  return (...path) => {
    let place: Location = { file, line: 1, column: 1 }
    let value: unknown = root
    for (const [index, key] of path.entries()) {
      if (key === KEY || typeof value !== 'object' || value === null) return place
      place = positionOf(value, key, path[index + 1] === KEY ? 'key' : 'value') ?? place
      value = Reflect.get(value, key)
    }
    return place
  }
}
