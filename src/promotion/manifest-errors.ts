import type { ErrorObject } from 'ajv'

import { didYouMean, nearest } from '../cwl/problems/suggest.ts'
import type { Location } from '../cwl/source/source-text.ts'
import { ExactNumber, isArray, isObject, type JsonObject, type JsonValue } from '../json/index.ts'
import { HOST_FORM, mistakeInHost } from '../remote/hosts.ts'
import { PromotionError, type Mistake } from './errors.ts'
import { MANIFEST_SCHEMA } from './manifest-schema.ts'
import { variableIn } from './names.ts'
import { KEY, type FindPlace } from './place.ts'

/** A mistake whose place is known. */
type PlacedMistake = Mistake & { readonly at: Location }

/** The validator's errors in words. */
export function describeErrors(errors: readonly ErrorObject[], value: JsonObject, at: FindPlace): PromotionError {
  const told = errors.slice(0, MOST)
  const misspelt = misspeltKeys(told, value)
  const mistakes = told
    .filter((error) => error.keyword !== 'propertyNames' && !misspelt.has(missingKey(error)))
    .map((error) => describe(error, value, at))
  return (
    inOneError(mistakes, errors.length > MOST) ??
    new PromotionError('configuration', 'the configuration does not match its schema', { at: at() })
  )
}

/**
 * The first mistake in the order of the file, with those after it; how many there are is said as well. Undefined
 * without any.
 */
export function inOneError(mistakes: readonly Mistake[], areMore = false): PromotionError | undefined {
  const [first, ...others] = mistakes.toSorted(
    (left, right) => lineOf(left) - lineOf(right) || (left.at?.column ?? 0) - (right.at?.column ?? 0),
  )
  if (first === undefined) return undefined
  return new PromotionError('configuration', first.message + moreAfter(first.message, others.length, areMore), {
    fix: first.fix,
    at: first.at,
    others: others.slice(0, MOST_TOLD - 1),
  })
}

function moreAfter(message: string, more: number, areMore: boolean): string {
  if (more === 0) return ''
  const mistakes = `${areMore ? 'more than ' : ''}${more} more ${more === 1 ? 'mistake' : 'mistakes'} further down`
  return /[.?]$/.test(message) ? ` There ${more === 1 ? 'is' : 'are'} ${mistakes}` : ` (and ${mistakes})`
}

function lineOf({ at }: Mistake): number {
  return at?.line ?? 0
}

/** The runner shows as many annotations, and nobody mends more at once. */
const MOST_TOLD = 10

/** A file with more mistakes than this is no configuration, and describing each takes time. */
const MOST = 1000

/** Keys that are missed because they stand there with a mistake in them, which is told as that. */
function misspeltKeys(errors: readonly ErrorObject[], value: JsonObject): ReadonlySet<string | undefined> {
  return new Set(
    errors.flatMap(({ keyword, instancePath, params }) => {
      if (keyword !== 'additionalProperties') return []
      const known = Object.keys(schemaAt(pathOf(instancePath, value))?.properties ?? {})
      const meant = nearest(String(params['additionalProperty']), known)
      return meant === undefined ? [] : [`${instancePath}/${meant}`]
    }),
  )
}

function missingKey({ keyword, instancePath, params }: ErrorObject): string | undefined {
  return keyword === 'required' || keyword === 'dependentRequired'
    ? `${instancePath}/${String(params['missingProperty'])}`
    : undefined
}

/** Keys that could send the token somewhere else, or hold it. */
const ADDRESS_KEY = /^(?:base[-_]?url|api[-_]?url|url|endpoint|host|server|proxy)$/i
const SECRET_KEY = /^(?:(?:auth|access|api|github)?[-_]?token|auth|api[-_]?key|secret|password|credentials?)$/i

function describe(error: ErrorObject, value: JsonObject, at: FindPlace): PlacedMistake {
  const path = pathOf(error.instancePath, value)
  const where = path.length === 0 ? 'the configuration' : `\`${written(path)}\``
  if (error.propertyName !== undefined) {
    return {
      message: `${JSON.stringify(error.propertyName)} is no name for a stage`,
      fix: 'Use letters, digits, dots, dashes and underscores, 100 at most, beginning with a letter or a digit.',
      at: at(...path, error.propertyName, KEY),
    }
  }
  switch (error.keyword) {
    case 'additionalProperties':
      return unknownKey(error, path, at)
    case 'required':
    case 'dependentRequired':
      return {
        message: `${where} lacks the key \`${String(error.params['missingProperty'])}\``,
        fix: wordsFor([...path, String(error.params['missingProperty'])]) ?? 'Add it.',
        at: at(...path),
      }
    case 'type':
      return {
        message: `${where} must be ${typeWords(error.params['type'])}, not ${kindOf(valueAt(value, path))}`,
        fix: typeFix(String(error.params['type']), path, valueAt(value, path)),
        at: at(...path),
      }
    case 'const':
      return {
        message: `${where} must be ${JSON.stringify(error.params['allowedValue'])}`,
        fix: `Write \`${written(path)}: ${JSON.stringify(error.params['allowedValue'])}\`: this release knows no other.`,
        at: at(...path),
      }
    case 'enum': {
      const allowed = (error.params['allowedValues'] as readonly unknown[]).map(String)
      const given = valueAt(value, path)
      const guess = typeof given === 'string' ? didYouMean(given, allowed) : ''
      return {
        message: `${where} must be one of ${allowed.join(', ')}.${guess}`,
        fix: wordsFor(path),
        at: at(...path),
      }
    }
    case 'pattern':
      return patternMistake(path, value, at)
    case 'minItems':
    case 'minProperties':
    case 'minLength':
      return { message: `${where} must not be empty`, fix: wordsFor(path), at: at(...path) }
    case 'minimum':
      return {
        message: `${where} must be at least ${String(error.params['limit'])}`,
        fix: wordsFor(path),
        at: at(...path),
      }
    case 'exclusiveMinimum':
      return {
        message: `${where} must be above ${String(error.params['limit'])}`,
        fix: wordsFor(path),
        at: at(...path),
      }
    case 'maximum':
      return {
        message: `${where} must be at most ${String(error.params['limit'])}`,
        fix: 'What is larger cannot be worked with.',
        at: at(...path),
      }
    case 'uniqueItems':
      return { message: `${where} holds the same value twice`, at: at(...path) }
    default:
      return { message: `${where} ${error.message ?? 'is not as the schema says'}`, at: at(...path) }
  }
}

function unknownKey(error: ErrorObject, path: readonly (string | number)[], at: FindPlace): PlacedMistake {
  const key = String(error.params['additionalProperty'])
  const place = at(...path, key, KEY)
  if (SECRET_KEY.test(key)) {
    return {
      message: `\`${key}\` is not allowed here: a token never stands in a file of the checkout`,
      fix: 'Give it with the input `token`, from a secret, or in the environment variable CWL_PROMOTE_TOKEN.',
      at: place,
    }
  }
  if (ADDRESS_KEY.test(key) && path[0] !== 'remote') {
    return {
      message: `\`${key}\` is not allowed here: whoever may change this file could have the token sent to another address`,
      fix: 'Give the address with the input `base-url`, or in the environment variable CWL_PROMOTE_BASE_URL.',
      at: place,
    }
  }
  const known = Object.keys(schemaAt(path)?.properties ?? {})
  const where = path.length === 0 ? '' : ` in \`${written(path)}\``
  return {
    message: `unknown key \`${key}\`${where}.${didYouMean(key, known)}`,
    fix: `Known here: ${known.join(', ')}.`,
    at: place,
  }
}

function patternMistake(path: readonly (string | number)[], value: JsonObject, at: FindPlace): PlacedMistake {
  const given = JSON.stringify(valueAt(value, path))
  if (path.at(-1) === 'project') {
    const variable = variableIn(given)
    return {
      message: `${given} is no project${variable === undefined ? '' : `: nothing is filled in for ${variable}`}`,
      fix: 'Write owner/project, as in acme/rnaseq.',
      at: at(...path),
    }
  }
  if (path[0] === 'remote') {
    const host = valueAt(value, path)
    return {
      message: `${given} is no name of a host`,
      fix: (typeof host === 'string' ? mistakeInHost(host) : undefined) ?? HOST_FORM,
      at: at(...path),
    }
  }
  return { message: `\`${written(path)}\` is ${given}, which does not have the right form`, at: at(...path) }
}

/** `apps[1].names` */
function written(path: readonly (string | number)[]): string {
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`)).join('')
}

/** A JSON pointer as keys; items of lists as numbers. */
function pathOf(pointer: string, value: JsonValue): readonly (string | number)[] {
  let current: JsonValue | undefined = value
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
      const step = isArray(current) ? Number(key) : key
      current = isArray(current) ? current[Number(key)] : isObject(current) ? current[key] : undefined
      return step
    })
}

function valueAt(root: JsonValue, path: readonly (string | number)[]): JsonValue | undefined {
  let current: JsonValue | undefined = root
  for (const key of path)
    current = isArray(current) ? current[Number(key)] : isObject(current) ? current[key] : undefined
  return current
}

interface SchemaNode {
  readonly $ref?: string
  readonly type?: unknown
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly additionalProperties?: SchemaNode | boolean
  readonly items?: SchemaNode
  readonly enum?: readonly string[]
  readonly description?: string
}

const DEFINITIONS: Readonly<Record<string, SchemaNode>> = MANIFEST_SCHEMA.$defs

/** The part of the schema that is for the value at `path`: the validator's own paths end at each `$ref`. */
function schemaAt(path: readonly (string | number)[]): SchemaNode | undefined {
  let node: SchemaNode | undefined = MANIFEST_SCHEMA
  for (const key of path) {
    const others: SchemaNode | boolean | undefined = node?.additionalProperties
    node =
      typeof key === 'number'
        ? node?.items
        : (node?.properties?.[key] ?? (typeof others === 'object' ? others : undefined))
    if (node?.$ref !== undefined) node = DEFINITIONS[node.$ref.replace('#/$defs/', '')]
  }
  return node
}

/** What the schema says of the value at `path`, for people. */
function wordsFor(path: readonly (string | number)[]): string | undefined {
  return schemaAt(path)?.description
}

/** How what stands there is written in the type that is wanted. */
function typeFix(type: string, path: readonly (string | number)[], value: JsonValue | undefined): string | undefined {
  const isText = typeof value === 'string'
  const key = path.at(-1)
  const isStage = path[0] === 'stages' && path.length === 2
  if (type === 'object' && value === null) return 'Indent what belongs to it below it.'
  if (type === 'object' && isText && /^[\w-]+:[^\s/]/.test(value))
    return `A blank belongs behind the colon of a key: \`${value.replace(':', ': ')}\`.`
  if (type === 'object' && isText && path[0] === 'apps' && path.length === 2) return `Write \`path: ${value}\`.`
  if (isStage && Object.hasOwn(DEFINITIONS['stage']?.properties ?? {}, String(key)))
    return `It belongs to a stage: indent it below the stage's name.`
  if (type === 'object' && isText && isStage) return `Write \`${String(key)}: { project: ${value} }\`.`
  if (key === 'stages' && path.length === 1 && isArray(value))
    return 'Write the name of each with what belongs to it: `dev: { project: acme/rnaseq }`.'
  if (type === 'array' && isObject(value)) return 'Begin each item with a dash and a blank.'
  if (type === 'array' && isText) return `Write \`${String(key)}: [${value}]\`.`
  if (type === 'boolean' && isText) return 'Write true or false, without quotes.'
  if (type === 'string' && (typeof value === 'boolean' || typeof value === 'number' || value instanceof ExactNumber))
    return `Put it in quotes: "${String(value)}".`
  return wordsFor(path)
}

function typeWords(type: unknown): string {
  const words: Readonly<Record<string, string>> = {
    object: 'a map',
    array: 'a list',
    string: 'text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
  }
  const types = Array.isArray(type) ? type.map(String) : String(type).split(',')
  return types.map((name) => words[name] ?? name).join(' or ')
}

function kindOf(value: JsonValue | undefined): string {
  if (value === null || value === undefined) return 'nothing'
  if (isArray(value)) return 'a list'
  if (isObject(value)) return 'a map'
  return typeof value === 'string' ? `the text ${JSON.stringify(value)}` : String(value)
}
