import type { Answered } from '../http/exchange.ts'
import { unixSeconds } from '../http/retry.ts'
import {
  entriesOf,
  isArray,
  isObject,
  parseJson,
  stringifyJson,
  type JsonObject,
  type JsonValue,
} from '../json/index.ts'
import { jsonOrUndefined, readAnswer } from './answers.ts'
import { PROBE_APP, type ReadOptions } from './apps.ts'
import { fillPath } from './dialect.ts'
import { PlatformError } from './errors.ts'
import { asRevision } from './promised.ts'
import type { Call } from './transport.ts'
import type { AppAddress, ProbedFact } from './types.ts'
import { errorBodyOf, printable } from './words.ts'

/** With what a platform could change: an order of keys, characters, numbers as written, null and an empty list. */
const TOOL = String.raw`{"class":"CommandLineTool","cwlVersion":"v1.2","label":"Probe of cwl-promote","doc":"e\u0301 \u00e9 \ud83d\ude00 <b> & \t","baseCommand":["true"],"outputs":[],"inputs":[],"$namespaces":{"sbg":"https://sevenbridges.com"},"sbg:license":"MIT","sbg:probe":{"b":1.0,"a":1e3,"large":12345678901234567890,"none":null,"empty":[]}}`
const INVALID = '{"class":"CommandLineTool","cwlVersion":"v1.2","inputs":7}'

/** The members of {@link TOOL} whose values are shown if they changed. Another text could contain a name. */
const SHOWN = 'sbg:probe.'

const OVER = 'an install over an app'

/** As many characters as the longest token that the client accepts. */
const LONG_HEADER = 8000

/**
 * Installs a small tool several times, under a name that no app of a user has, and reads it back. The answers have
 * neither the token nor a name of a person or project. Throws a PlatformError without an answer of the platform, and if
 * the first install is refused.
 */
export async function* probeProject(
  project: Omit<AppAddress, 'app'>,
  options: ReadOptions,
): AsyncGenerator<ProbedFact, void, undefined> {
  const address = { ...project, app: PROBE_APP }
  const { readPath, createPath, updatePath, numbersRevisions } = options.dialect
  const read = async () => ask({ method: 'GET', target: fillPath(readPath, address), withToken: true }, options)
  const install = async (body: string, revision?: number) => {
    const target = revision === undefined ? fillPath(createPath, address) : fillPath(updatePath, address, revision)
    return ask({ method: 'POST', target, body, withToken: true }, options)
  }
  const before = await read()
  const latest = latestIn(before.body)
  const first = await install(TOOL, latest === undefined ? undefined : latest + 1)
  yield { question: before.answered.status === 404 ? 'an install of a new app' : OVER, answer: first.text }
  if (first.answered.status >= 300)
    throw new PlatformError('refused', 'the tool could not be installed, so nothing else was asked', {
      fix: 'Check that the project exists, and that the owner of the token may write there.',
    })
  yield { question: 'what its answer changes', answer: changesIn(first.body, options) }
  if (numbersRevisions) {
    const there = latestIn((await read()).body) ?? 0
    yield { question: 'an install of a revision that exists', answer: (await install(TOOL, there)).text }
    yield { question: 'an install of the revision after the next', answer: (await install(TOOL, there + 2)).text }
  }
  const next = async () => (numbersRevisions ? (latestIn((await read()).body) ?? 0) + 1 : undefined)
  yield { question: 'an install of CWL that is not valid', answer: (await install(INVALID, await next())).text }
  yield { question: OVER, answer: (await install(TOOL, await next())).text }
  const stored = await read()
  yield { question: 'reading an app', answer: `${stored.text}${'raw' in stored.body ? ', in `raw`' : ''}` }
  if (stored.answered.status < 300)
    yield { question: 'what is stored differently', answer: changesIn(rawOf(stored.body), options) }
  const headers = { 'x-cwl-promote-probe': 'x'.repeat(LONG_HEADER) }
  const long = await ask({ method: 'GET', target: '/v2/', withToken: false, headers }, options)
  yield { question: `a header of ${LONG_HEADER} characters`, answer: long.text }
  yield { question: 'the headers of the rate limit', answer: limitIn(stored.answered) }
}

interface Asked {
  readonly answered: Answered
  readonly text: string
  readonly body: JsonObject
}

async function ask(call: Call, { requests, secret }: ReadOptions): Promise<Asked> {
  const exchange = await requests.once(call)
  const reading = readAnswer(exchange, 'probing the project', secret)
  if (exchange.kind === 'broken') {
    if (reading.kind === 'failure') throw reading.error
    throw new TypeError('an exchange that broke has an answer')
  }
  const value = jsonOrUndefined(exchange.text ?? '')
  const code = reading.kind === 'failure' ? errorBodyOf(value)?.code : undefined
  const kind = isObject(value) ? '' : ', not a JSON object'
  return {
    answered: exchange,
    text: `${exchange.status}${code === undefined ? kind : `, code ${code}`}`,
    body: isObject(value) ? value : {},
  }
}

function rawOf(body: JsonObject): JsonObject {
  const raw = body['raw']
  return isObject(raw) ? raw : body
}

function latestIn(body: JsonObject): number | undefined {
  return asRevision(body['revision']) ?? asRevision(rawOf(body)['sbg:revision'])
}

function changesIn(found: JsonObject, { dialect, secret }: ReadOptions): string {
  const own = parseJson(TOOL)
  if (!isObject(own)) return ''
  const [sent, stored] = [new Map(leavesOf(own, '')), new Map(leavesOf(found, ''))]
  const added = entriesOf(found).flatMap(([key]) => (key in own || dialect.platformKeys.has(key) ? [] : [key]))
  const lost = [...sent.keys()].filter((path) => !stored.has(path))
  const changed = [...sent].flatMap(([path, value]) => {
    const now = stored.get(path) ?? value
    if (now === value) return []
    return [path.startsWith(SHOWN) ? `${path} (${value} → ${now})` : path]
  })
  const order = entriesOf(found).flatMap(([key]) => (key in own ? [key] : []))
  const isSorted =
    order.join() ===
    entriesOf(own)
      .flatMap(([key]) => (order.includes(key) ? [key] : []))
      .join()
  const parts = Object.entries({ added, lost, changed }).flatMap(([word, paths]) =>
    paths.length === 0 ? [] : [`${word}: ${paths.join(', ')}`],
  )
  const text = [...parts, ...(isSorted ? [] : ['another order of keys'])].join('; ')
  return text === '' ? 'nothing' : printable(secret.redact(text))
}

function leavesOf(value: JsonValue, path: string): readonly (readonly [path: string, text: string])[] {
  const members = isArray(value)
    ? value.map((item, index) => [String(index), item] as const)
    : isObject(value)
      ? entriesOf(value)
      : []
  if (members.length === 0) return [[path, stringifyJson(value)]]
  return members.flatMap(([key, item]) => leavesOf(item, path === '' ? key : `${path}.${key}`))
}

function limitIn({ headers }: Answered): string {
  const [limit = Number.NaN, reset = Number.NaN] = ['limit', 'reset'].map((name) =>
    Number(headers[`x-ratelimit-${name}`]),
  )
  if (Number.isNaN(limit) || Number.isNaN(reset)) return 'none'
  const unit = unixSeconds(reset) === reset ? 'seconds' : 'milliseconds'
  return `a limit of ${limit}, the reset in ${unit}`
}
