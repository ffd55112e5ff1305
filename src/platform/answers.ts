import type { Answered, Exchange } from '../http/exchange.ts'
import type { Secret } from '../http/secret.ts'
import { MOST_VALUES, parseJson, stringifyJson, TooManyValues, type JsonValue } from '../json/index.ts'
import { omitUndefined } from '../json/is-present.ts'
import { DIALECTS } from './dialect.ts'
import { PlatformError, type PlatformErrorCode, type PlatformErrorDetails, type ReadBack } from './errors.ts'
import { errorBodyOf, isErrorBody, printable, wordsOf } from './words.ts'

export type Reading =
  | { readonly kind: 'json'; readonly value: JsonValue; readonly status: number }
  | {
      readonly kind: 'failure'
      readonly error: PlatformError
      /** If its only problem is that it contains the token. It must not be shown. */
      readonly hidden?: JsonValue
    }

type Failed = Extract<Reading, { kind: 'failure' }>

/** Success is a 2xx with a JSON body that is not an error body. `doing` begins the message: "reading acme/rnaseq/align". */
export function readAnswer(exchange: Exchange, doing: string, secret: Secret): Reading {
  const failure = (code: PlatformErrorCode, message: string, fix?: string): Failed => {
    const details = {
      ...(exchange.kind === 'answered' ? { status: exchange.status } : {}),
      ...omitUndefined({ fix }),
      ...(exchange.kind === 'broken' && exchange.runIsOver === true ? { unfinished: secret.redact(doing) } : {}),
    }
    return { kind: 'failure', error: new PlatformError(code, secret.redact(`${doing}: ${message}`), details) }
  }
  if (exchange.kind === 'broken') return failure(exchange.code, exchange.message, exchange.fix)
  const { status, text } = exchange
  const readable = text ?? ''
  const value = text === undefined ? undefined : valueOrTooMany(text)
  if (value instanceof TooManyValues)
    return failure(
      'too-large',
      `the answer has more than ${MOST_VALUES} values`,
      'No page and no description should have so many. Check the base URL, and report it to the operator of the platform.',
    )
  const ownWords = (): string => {
    // Redacted before it is cut, so that no half of a token remains, and redacted again because the token may be
    // escaped in JSON.
    const clean = secret.redact(readable)
    const words = secret.redact(wordsOf(clean, jsonOrUndefined(clean)))
    return words === '' ? '' : `: ${words}`
  }
  const webPage = (): Failed =>
    failure(
      'html',
      `the platform answered ${status} with a web page${ownWords()}`,
      'Is this a login or proxy page? Check the base URL.',
    )
  if (status === 304)
    return failure('redirect', 'the platform answered 304, which is only valid for a cached answer', REPLACED)
  if (status >= 300 && status < 400) {
    return failure(
      'redirect',
      `the platform answered ${status} and points elsewhere${whereTo(exchange, secret)}`,
      'Redirects are never followed, because the token would be sent along; correct the base URL.',
    )
  }
  if (status < 200 || status >= 300) {
    // A web page is not the platform's answer that something does not exist: the platform sends JSON.
    if (status === 404 && looksLikeHtml(exchange, readable)) return webPage()
    const { code, fix } = meaningOf(status, readable, errorBodyOf(value)?.code)
    return failure(
      code,
      `the platform answered ${status} ${printable(secret.redact(exchange.statusText))}`.trimEnd() + ownWords(),
      fix,
    )
  }
  if (text === undefined)
    return failure('not-json', `the platform answered ${status} with bytes that are not UTF-8`, REPLACED)
  if (text.trim() === '') return failure('empty-body', `the platform answered ${status} with an empty body`, REPLACED)
  if (value === undefined) {
    return looksLikeHtml(exchange, text)
      ? webPage()
      : failure('not-json', `the platform answered ${status} with something that is not JSON${ownWords()}`, REPLACED)
  }
  if (isErrorBody(value))
    return failure(
      'refused',
      `the platform answered ${status}, but its body is an error${ownWords()}`,
      'The platform reports a success and an error at once. If it happens again, report it to the operator.',
    )
  // The result is used in records, diffs and summaries, and escapes may have hidden the token in the text.
  if (secret.repeatedIn(text) || (text.includes('\\u') && secret.repeatedIn(stringifyJson(value)))) {
    return {
      ...failure(
        'unexpected-body',
        `the platform answered ${status} with a body that contains the token`,
        'Remove the token from what is stored there, and replace the token.',
      ),
      hidden: value,
    }
  }
  return { kind: 'json', value, status }
}

const REPLACED =
  'The API document promises JSON: does something between here and the platform cut or replace its answers?'

const READ_BACK_WORDS: Readonly<Record<ReadBack, string>> = {
  applied: 'reading it back shows the new description anyway',
  'not-applied': 'reading it back shows that nothing was installed',
  unknown: 'it is not known whether it was installed',
}

export function withReadBack(
  error: PlatformError,
  readBack: ReadBack,
  words = READ_BACK_WORDS[readBack],
): PlatformError {
  return new PlatformError(error.code, `${error.message}; ${words}`, { ...detailsOf(error), readBack })
}

/** The request was sent and not refused, so it may take effect after any reading. */
export function asMayStillApply(error: PlatformError): PlatformError {
  return new PlatformError(error.code, error.message, { ...detailsOf(error), mayStillApply: true })
}

function detailsOf({ status, fix, readBack, mayStillApply, unfinished }: PlatformError): PlatformErrorDetails {
  return omitUndefined({ status, fix, readBack, mayStillApply, unfinished })
}

function valueOrTooMany(text: string): JsonValue | TooManyValues | undefined {
  try {
    return parseJson(text, MOST_VALUES)
  } catch (error) {
    if (error instanceof TooManyValues) return error
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export function jsonOrUndefined(text: string): JsonValue | undefined {
  try {
    return parseJson(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function looksLikeHtml(exchange: Answered, text: string): boolean {
  return (
    /\bhtml\b/i.test(exchange.headers['content-type'] ?? '') || /^\s*<(?:!doctype\s+html|html|head|body)\b/i.test(text)
  )
}

function whereTo(exchange: Answered, secret: Secret): string {
  // Redacted before it is parsed: parsing writes a host in lower case, in which the token would not be found.
  const target = URL.parse(secret.redact(exchange.headers.location ?? ''))
  return target === null || target.host === '' ? '' : ` (to ${target.host})`
}

interface Meaning {
  readonly code: PlatformErrorCode
  readonly fix?: string
}

/** Of the public platforms, with the status 500: an error occurred while the content of the request was decoded. */
const NOT_DECODED = 90009

/** Whether a request with this answer, an error, may be carried out. 501 and 505 mean that there is no such call. */
export function mayHaveEffect(status: number, { code }: PlatformError): boolean {
  return status === 408 || (code === 'server' && status !== 501 && status !== 505)
}

function meaningOf(status: number, text: string, platformCode: number | undefined): Meaning {
  // Only an answer on a missing header names it.
  const asked = Object.values(DIALECTS).find(({ tokenHeader }) => text.includes(tokenHeader))
  if (asked !== undefined && (status === 401 || status === 415))
    return {
      code: status === 401 ? 'credentials' : 'refused',
      fix: `The platform asks for the header of the dialect ${asked.name}. Give the input \`platform\` with the value ${asked.name}.`,
    }
  if (platformCode === NOT_DECODED)
    return {
      code: 'refused',
      fix: 'The platform could not decode what was sent. Is there a proxy that changes requests? If not, a text in the app or the job has a character that the platform cannot store; please report it to cwl-promote.',
    }
  switch (status) {
    case 401:
      return {
        code: 'credentials',
        fix: 'The token is missing, wrong or expired, or belongs to another platform; or this platform has another dialect, which the input `platform` names.',
      }
    case 403:
      return { code: 'credentials', fix: 'The token is known but may not do this; check the project and its members.' }
    case 404:
      return {
        code: 'not-found',
        fix: 'Check the name of the project and of the app, and the base URL. The user of the token must be a member of the project.',
      }
    case 407:
      return {
        code: 'refused',
        fix: 'The proxy asks for a user name and a password; give them in HTTPS_PROXY or HTTP_PROXY.',
      }
    case 409:
      return { code: 'conflict', fix: 'Someone else changed it in the meantime; plan again.' }
    case 413:
      return { code: 'refused', fix: 'The packed description is larger than the platform accepts.' }
    case 429:
      return { code: 'rate-limited', fix: 'Lower `max-requests`, or try later.' }
    default:
      return status >= 500
        ? { code: 'server', fix: 'The platform failed. Try later. If it happens again, report it to the operator.' }
        : { code: 'refused' }
  }
}
