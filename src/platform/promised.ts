import { ExactNumber, isObject, type JsonObject, type JsonValue } from '../json/index.ts'
import { PlatformError } from './errors.ts'
import validators from './generated/contract.cjs'

export interface ExportListBody extends JsonObject {
  readonly href: string
  readonly items: readonly (JsonObject & { readonly href: string; readonly id: string; readonly state: string })[]
  readonly links: readonly JsonValue[]
}

interface AppListBody extends JsonObject {
  readonly items: readonly (JsonObject & { readonly id: string })[]
}

export interface TaskBody extends JsonObject {
  readonly id: string
  readonly status: string
}

interface TaskListBody extends JsonObject {
  readonly items: readonly TaskBody[]
}

interface RateLimitBody extends JsonObject {
  readonly rate: JsonObject
}

export function expectExportList(value: JsonValue, doing: string): ExportListBody {
  if (validators.exportList(value)) return value as ExportListBody
  throw unexpected(doing, validators.exportList.errors)
}

export function expectAppList(value: JsonValue, doing: string): AppListBody {
  if (validators.appList(value)) return value as AppListBody
  throw unexpected(doing, validators.appList.errors)
}

export function expectTask(value: JsonValue, doing: string): TaskBody {
  if (validators.task(value)) return value as TaskBody
  throw unexpected(doing, validators.task.errors)
}

export function expectTaskList(value: JsonValue, doing: string): TaskListBody {
  if (validators.taskList(value)) return value as TaskListBody
  throw unexpected(doing, validators.taskList.errors)
}

export function expectApp(value: JsonValue, doing: string): JsonObject {
  // The validator also accepts a number that is stored as text as an object.
  if (validators.app(value) && isObject(value)) return value
  throw unexpected(doing, validators.app.errors ?? [NO_OBJECT])
}

export function withoutDescription(doing: string, isWrapper: boolean): PlatformError {
  return new PlatformError(
    'unexpected-body',
    `${doing}: the answer has no description: ${isWrapper ? 'its `raw` is not an object with members' : 'it is an empty object'}`,
    { fix: NOT_PROMISED },
  )
}

export function expectRateLimit(value: JsonValue, doing: string): RateLimitBody {
  if (validators.rateLimit(value)) return value as RateLimitBody
  throw unexpected(doing, validators.rateLimit.errors)
}

export function isApiIndex(value: JsonValue): boolean {
  return validators.apiIndex(value)
}

function unexpected(doing: string, faults: readonly SchemaFault[] | null | undefined): PlatformError {
  const first = faults?.[0]
  const where = first === undefined ? '' : `: ${sentenceOf(first)}`
  return new PlatformError(
    'unexpected-body',
    `${doing}: the answer is JSON, but not what the API document promises${where}`,
    { fix: NOT_PROMISED },
  )
}

const NOT_PROMISED = 'Check that the base URL is that of the platform, and the input `platform`.'

interface SchemaFault {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

const NO_OBJECT: SchemaFault = { instancePath: '', keyword: 'type', params: { type: 'object' } }

function sentenceOf(fault: SchemaFault): string {
  const place = fault.instancePath === '' ? 'the body' : fault.instancePath
  if (fault.keyword === 'required') return `${place} has no ${String(fault.params['missingProperty'])}`
  return `${place} is not of type ${String(fault.params['type'])}`
}

/** A JSON number as the nearest double; undefined if it is not a number. */
export function asNumber(value: JsonValue | undefined): number | undefined {
  const number = value instanceof ExactNumber ? value.value : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** A public platform writes the price of a task as a text. */
export function asDecimal(value: JsonValue | undefined): number | undefined {
  return typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : asNumber(value)
}

export function asRevision(value: JsonValue | undefined): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : asNumber(value)
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined
}
