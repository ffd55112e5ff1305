import { existsSync, lstatSync, readFileSync } from 'node:fs'

import { isArray, isObject, parseJson, type JsonObject, type JsonValue } from '../json/index.ts'
import { reasonOf } from './atomic-file.ts'
import { PromotionError } from './errors.ts'
import { readInputFile, UnreadableFile } from './read-input-file.ts'

type OwnFile = 'record' | 'plan'

const WHICH_FILE: Readonly<Record<OwnFile, string>> = {
  record: 'Give the file that `promote --record` wrote; in the action, its output `record-file`.',
  plan: 'Give the file that `plan --out` wrote; in the action, its output `plan-file`.',
}

export function notOurFormat(
  path: string,
  what: OwnFile,
  code: 'bad-record' | 'bad-plan',
  value: JsonValue,
  errors: readonly SchemaError[] | null | undefined,
): PromotionError {
  const kind = isObject(value) ? value['kind'] : undefined
  const error = errors?.[0]
  const place = error === undefined || error.instancePath === '' ? 'it' : error.instancePath
  const mistake =
    kind === `cwl-promote ${what}`
      ? `the ${what} ${path} was changed after it was written: ${place} ${mistakeOf(error, what)}`
      : `${path} is not a ${what}${typeof kind === 'string' && kind.startsWith('cwl-promote ') ? `: it is a ${kind.slice('cwl-promote '.length)}` : ''}`
  return new PromotionError(code, mistake, { fix: WHICH_FILE[what] })
}

interface SchemaError {
  readonly instancePath: string
  readonly message?: string
  readonly params?: Readonly<Record<string, unknown>>
}

function mistakeOf(error: SchemaError | undefined, what: OwnFile): string {
  const added = error?.params?.['additionalProperty']
  return added === undefined
    ? (error?.message ?? 'is not as it should be')
    : `has ${JSON.stringify(added)}, which does not belong in a ${what}`
}

export function readJsonFile(path: string, what: OwnFile, code: 'bad-record' | 'bad-plan'): JsonValue {
  try {
    return jsonOf(readInputFile(path), path, what, code)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw new PromotionError(code, `the ${what} ${path} cannot be read: ${error.message}`, { fix: error.fix })
  }
}

function jsonOf(text: string, path: string, what: OwnFile, code: 'bad-record' | 'bad-plan'): JsonValue {
  let value: JsonValue
  try {
    value = parseJson(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new PromotionError(code, `the ${what} ${path} is not JSON${withoutExcerpt(error.message)}`, {
      fix: WHICH_FILE[what],
    })
  }
  if (
    isObject(value) &&
    value['kind'] === `cwl-promote ${what}` &&
    typeof value['version'] === 'number' &&
    value['version'] !== 1
  ) {
    throw new PromotionError(
      code,
      `the ${what} ${path} is of version ${value['version']}, and this release supports version 1`,
      { fix: 'Use the release of cwl-promote that wrote it.' },
    )
  }
  return value
}

/**
 * V8 shows the content of the file, which must not get into the log: a path, or a committed link, may lead to another
 * file.
 */
function withoutExcerpt(message: string): string {
  const rest = message.replace(/(?:^|, )(?:\.{3})?".*"(?:\.{3})? is not valid JSON$/s, '')
  return rest === '' ? '' : `: ${rest}`
}

type Replaced = 'plan' | 'sarif' | 'codequality' | 'baseline' | 'description' | 'junit' | 'markdown'

/**
 * Only this line distinguishes what `pack --yaml` writes from a document that somebody wrote. A description in JSON is
 * one long line, which nobody writes by hand.
 */
export const PACKED_NOTE = '# Packed by cwl-promote: change the files that it is packed from, and pack them again.'

const IS_KIND: Readonly<Record<Replaced, (text: string) => boolean>> = {
  plan: (text) => isObjectWith(text, ({ kind }) => kind === 'cwl-promote plan'),
  sarif: (text) => isObjectWith(text, ({ version, runs }) => version === '2.1.0' && isArray(runs)),
  codequality: (text) => {
    const items = parsed(text)
    return isArray(items) && items.every((item) => isObject(item) && item['fingerprint'] !== undefined)
  },
  baseline: (text) => isObjectWith(text, ({ version, accepted }) => version === 1 && isArray(accepted)),
  junit: (text) => /^<\?xml [^>]*>\s*<testsuites name="cwl-promote test"/.test(text),
  markdown: (text) => /^<h2>[^\n]*<\/h2>\n/.test(text),
  description: (text) =>
    firstLineOf(text) === PACKED_NOTE ||
    (!text.trimEnd().includes('\n') && isObjectWith(text, ({ cwlVersion }) => cwlVersion !== undefined)),
}

/**
 * If a user forgets the value of a flag, no document may get lost. A link is refused too, because it would be replaced
 * itself, and not its target.
 */
export function faultOfReplacing(path: string, kind: Replaced): string | undefined {
  try {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) return 'it is a symbolic link'
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    return text.trim() === '' || IS_KIND[kind](text) ? undefined : OTHER
  } catch (error) {
    return reasonOf(error)
  }
}

function firstLineOf(text: string): string | undefined {
  return text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)[0]
}

const OTHER = 'another file is there, which would be lost'

function isObjectWith(text: string, isKind: (value: JsonObject) => boolean): boolean {
  const value = parsed(text)
  return isObject(value) && isKind(value)
}

function parsed(text: string): JsonValue | undefined {
  try {
    return parseJson(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
