import type { Secret } from '../http/secret.ts'
import { entriesOf, isArray, isObject, type JsonObject, type JsonValue } from '../json/index.ts'
import { formatAddress } from './address.ts'
import { readAnswer } from './answers.ts'
import { fillPath, stripPlatformKeys, type Dialect } from './dialect.ts'
import { PlatformError } from './errors.ts'
import { listItems } from './pages.ts'
import { asNumber, asRevision, expectApp, expectAppList, withoutDescription } from './promised.ts'
import type { Requests } from './requests.ts'
import type { AppAddress, AppReading, InstalledApp } from './types.ts'

export interface ReadOptions {
  readonly requests: Requests
  readonly secret: Secret
  readonly dialect: Dialect
}

/**
 * With a GET on its install path, which the API document only alludes to ("the object returned when fetching the latest
 * version of an app"). Throws a PlatformError for every answer except these: an app; a 404 that is not a web page; an
 * app that contains the token; and a platform without the call (405, 501). Without a `number` of a revision it is the
 * latest one.
 */
export async function getApp(address: AppAddress, options: ReadOptions, number?: number): Promise<AppReading> {
  const doing = `reading ${formatAddress(address)}${number === undefined ? '' : `/${number}`}`
  const path = fillPath(options.dialect.readPath, address) + (number === undefined ? '' : `/${number}`)
  const exchange = await options.requests.get(path, true)
  const reading = readAnswer(exchange, doing, options.secret)
  if (reading.kind === 'failure') {
    const { status } = reading.error
    if (status === 404 && reading.error.code !== 'html') return { kind: 'absent' }
    if (status === 405 || status === 501) return { kind: 'unreadable', reason: reading.error.message }
    if (reading.hidden !== undefined) return hiddenApp(reading.error, unwrap(expectApp(reading.hidden, doing), doing))
    throw reading.error
  }
  const { raw, revision, wrapped } = unwrap(expectApp(reading.value, doing), doing)
  const description = stripPlatformKeys(raw, options.dialect)
  return {
    kind: 'found',
    app: { description, ...(revision === undefined ? {} : { revision }), ...marksOf(raw, options.dialect) },
    ...(wrapped ? { wrapped } : {}),
  }
}

function marksOf(raw: JsonObject, dialect: Dialect): Omit<InstalledApp, 'description' | 'revision'> {
  const { noteKey = '', timeKey, userKey = '', historyKey = '' } = dialect
  const [note, user, history] = [raw[noteKey], raw[userKey], raw[historyKey]]
  const seconds = timeKey === undefined ? undefined : asNumber(raw[timeKey])
  const time = seconds === undefined ? Number.NaN : new Date(seconds * 1000).valueOf()
  return {
    ...(note === undefined ? {} : { note: typeof note === 'string' ? note : '' }),
    ...(Number.isNaN(time) ? {} : { installedAt: new Date(time).toISOString() }),
    ...(typeof user === 'string' ? { installedBy: user } : {}),
    ...(isArray(history) ? { notes: history.flatMap((one) => textIn(one, noteKey)) } : {}),
  }
}

function textIn(value: JsonValue, key: string): readonly string[] {
  const text = isObject(value) ? value[key] : undefined
  return typeof text === 'string' ? [text] : []
}

/** Such an app must not stop others from being read, and it must be possible to replace it. */
function hiddenApp({ message }: PlatformError, { revision }: Unwrapped): AppReading {
  return {
    kind: 'unreadable',
    reason: `${message}; it is not shown, and the token should be replaced`,
    hidden: revision === undefined ? {} : { revision },
  }
}

interface Unwrapped {
  readonly raw: JsonObject
  readonly revision: number | undefined
  readonly wrapped: boolean
}

function unwrap(body: JsonObject, doing: string): Unwrapped {
  const inner = body['raw']
  const isWrapper = 'raw' in body && !('class' in body)
  if (isWrapper && isObject(inner) && entriesOf(inner).length > 0) {
    return { raw: inner, revision: asRevision(body['revision']) ?? asRevision(inner['sbg:revision']), wrapped: true }
  }
  if (isWrapper || entriesOf(body).length === 0) throw withoutDescription(doing, isWrapper)
  return { raw: body, revision: asRevision(body['sbg:revision']), wrapped: false }
}

export async function hasProject(
  project: Omit<AppAddress, 'app'>,
  { requests, secret, dialect }: ReadOptions,
): Promise<boolean | undefined> {
  if (dialect.projectPath === undefined) return undefined
  const doing = `reading the project ${project.owner}/${project.project}`
  const reading = readAnswer(
    await requests.get(fillPath(dialect.projectPath, { ...project, app: '' }), true),
    doing,
    secret,
  )
  if (reading.kind !== 'failure') return true
  const { status, code } = reading.error
  if ((status === 404 && code !== 'html') || status === 403) return false
  throw reading.error
}

/** What `doctor` installs to probe a project. No listing has it, so that nothing releases or pulls it. */
export const PROBE_APP = 'cwl-promote-probe'

/**
 * Sorted, without {@link PROBE_APP}. Undefined if the dialect has no list of apps. Throws a PlatformError if a page
 * cannot be read, or the list is not complete: apps that are not listed would be left out in silence.
 */
export async function listApps(
  { owner, project }: Omit<AppAddress, 'app'>,
  options: ReadOptions,
): Promise<readonly string[] | undefined> {
  const { appsPath } = options.dialect
  if (appsPath === undefined) return undefined
  const { items, truncated } = await listItems(
    { path: appsPath, project: `${owner}/${project}`, what: 'apps' },
    expectAppList,
    options,
  )
  if (truncated !== undefined)
    throw new PlatformError('truncated', `the list of apps of ${owner}/${project} is not complete: ${truncated}`, {
      fix: 'Run again, or name the apps with the input `apps`.',
    })
  // An id is owner/project/app, perhaps with a revision.
  const names = new Set(items.map(({ id }) => id.split('/')[2] ?? id))
  names.delete(PROBE_APP)
  return [...names].sort()
}
