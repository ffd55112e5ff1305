import type { Exchange } from '../http/exchange.ts'
import type { Secret } from '../http/secret.ts'
import { sameJson, sameWrittenJson, stringifyJson, withField, type JsonObject } from '../json/index.ts'
import { formatAddress } from './address.ts'
import { asMayStillApply, mayHaveEffect, readAnswer, withReadBack } from './answers.ts'
import { fillPath, stripPlatformKeys, type Dialect } from './dialect.ts'
import { PlatformError, type ReadBack } from './errors.ts'
import { asRevision, expectApp } from './promised.ts'
import { isRateLimited, type Requests } from './requests.ts'
import type { AppAddress, AppReading, InstallOptions, Installation } from './types.ts'

export interface InstallContext extends InstallOptions {
  readonly requests: Requests
  readonly secret: Secret
  readonly dialect: Dialect
  readonly read: (address: AppAddress) => Promise<AppReading>
  readonly isOld: (reading: AppReading) => boolean
}

/** The first request, and one more if reading back shows that the first had no effect. */
const MOST_SENDS = 2

/** How often the platform may delay an install (429) or be unreachable before the client gives up. */
const MOST_HELD_BACK = 20
const MOST_OUT_OF_REACH = 4

/**
 * Never repeats blindly: after a request without an answer the app is read, and only if it is unchanged is the request
 * sent once more. Throws a PlatformError if the platform refuses, or answers a success without the promised body. Its
 * `readBack` is then the result of reading back, and `mayStillApply` means that this can change later: a proxy may
 * forward the request with a delay.
 */
export async function install(
  address: AppAddress,
  description: JsonObject,
  before: AppReading,
  options: InstallContext,
): Promise<Installation> {
  const body = stringifyJson(withNote(description, options))
  if (options.secret.repeatedIn(body)) throw tokenInApp(address)
  if (await isInstalledSince(address, description, before, options)) return { kind: 'already-installed' }
  const state: State = {
    address,
    description,
    before,
    latest: before,
    sends: 0,
    heldBack: 0,
    unrefused: false,
    mayBeUnderWay: false,
  }
  try {
    for (;;) {
      const exchange = await options.requests.once({
        method: 'POST',
        target: installTarget(address, state.latest, options.dialect),
        body,
        withToken: true,
        ...(options.stop === undefined ? {} : { stop: options.stop }),
      })
      const settled = await settle(exchange, state, options)
      if (settled !== 'again') return settled
    }
  } catch (error) {
    if (error instanceof PlatformError && state.unrefused) throw asMayStillApply(error)
    throw error
  }
}

/**
 * An install replaces the current app, even if somebody installed it after it was read; the platform only notices if
 * revisions have numbers. So an old reading is repeated. Throws a PlatformError `conflict` if it is another app.
 */
async function isInstalledSince(
  address: AppAddress,
  description: JsonObject,
  before: AppReading,
  options: InstallContext,
): Promise<boolean> {
  const { dialect } = options
  if (dialect.numbersRevisions || before.kind === 'unreadable' || !options.isOld(before)) return false
  const now = await options.read(address)
  const isInstalled = (known: JsonObject): boolean =>
    now.kind === 'found' && isSame(now.app.description, known, dialect)
  const isAsBefore = before.kind === 'found' ? isInstalled(before.app.description) : now.kind === 'absent'
  if (isAsBefore || isInstalled(description)) return false
  if (isSameApp(now, description, options)) return true
  throw moved(address)
}

function moved(address: AppAddress): PlatformError {
  return new PlatformError(
    'conflict',
    `installing ${formatAddress(address)}: it was changed on the platform after it was read, and was not touched; plan again`,
    {
      fix: 'Someone else installs there. Check the installed app before you replace it.',
    },
  )
}

interface State {
  readonly address: AppAddress
  readonly description: JsonObject
  readonly before: AppReading
  latest: AppReading
  sends: number
  heldBack: number
  /** Sent, and neither installed the right description nor was refused. */
  unrefused: boolean
  /** Without an answer in time the platform may still be working, so that an unchanged app proves nothing. */
  mayBeUnderWay: boolean
}

async function settle(exchange: Exchange, state: State, options: InstallContext): Promise<Installation | 'again'> {
  const end = endOf(exchange, state.address, options)
  if (end.kind === 'answered') return compareAnswer(end.answer, state, options.dialect)
  if (end.kind === 'refused') throw lastWord(end.error, state)
  if (end.kind === 'ambiguous' || end.kind === 'misanswered') state.unrefused = true
  if (end.kind === 'held-back') {
    state.heldBack += 1
    if (state.heldBack >= (isRateLimited(exchange) ? MOST_HELD_BACK : MOST_OUT_OF_REACH))
      throw lastWord(end.error, state)
  } else if (end.kind !== 'misanswered') state.sends += 1
  if (end.kind === 'ambiguous' && (end.error.code === 'timeout' || end.error.status === 504)) state.mayBeUnderWay = true
  const stop = end.kind === 'held-back' ? options.stop : undefined
  // Waits before the reading, so that a platform that is still working can finish.
  if (end.kind !== 'misanswered') await options.requests.waitAfter(exchange, state.sends + state.heldBack, stop)
  // Nothing can have been installed, and the next request does not begin: that is the result.
  if (stop?.aborted === true && !state.unrefused) return 'again'
  const now = await readAgain(state, options)
  const readBack = readBackOf(now, state, options.dialect)
  if (end.kind === 'misanswered') throw withReadBack(end.error, provenBy(readBack, state))
  // A refused request did not install it.
  if (readBack === 'applied' && end.kind === 'taken' && !state.unrefused) return { kind: 'already-installed' }
  if (readBack === 'applied') return applied(state, revisionOf(now))
  if (mayRepeat(end, now, readBack, state)) {
    // In a dialect with revision numbers perhaps only the revision changed: the plan is still right.
    if (now.kind !== 'unreadable') state.latest = now
    return 'again'
  }
  if (isTheirs(now, readBack, state)) {
    if (isSameApp(now, state.description, options)) return { kind: 'already-installed' }
    throw end.kind === 'taken'
      ? withReadBack(end.error, 'not-applied', now.kind === 'found' ? THEIRS : undefined)
      : moved(state.address)
  }
  if (end.kind === 'taken') throw withReadBack(end.error, provenBy(readBack, state))
  return giveUp(end.error, now, readBack, state)
}

const THEIRS = 'reading it back shows what someone else has installed'

/** Every request of this client was refused. */
function isTheirs(now: AppReading, readBack: ReadBack, { unrefused }: State): boolean {
  return now.kind !== 'unreadable' && readBack === 'unknown' && !unrefused
}

function mayRepeat(end: End, now: AppReading, readBack: ReadBack, state: State): boolean {
  // "Slow down" and "no connection" mean that the request was not applied. If the app cannot be read, that has to be
  // enough.
  if (end.kind === 'held-back')
    return (
      readBack === 'not-applied' ||
      now.kind === 'unreadable' ||
      (state.before.kind === 'unreadable' && !state.unrefused)
    )
  return readBack === 'not-applied' && state.sends < MOST_SENDS
}

function giveUp(error: PlatformError, now: AppReading, readBack: ReadBack, { mayBeUnderWay }: State): Installation {
  if (readBack === 'unknown') return { kind: 'unknown', reason: `${error.message}; ${whyUnknown(now)}` }
  if (mayBeUnderWay) {
    return { kind: 'unknown', reason: `${error.message}; the app is as it was, but the request may still be under way` }
  }
  throw withReadBack(error, readBack)
}

/** A refusal is about its own request, and not about an earlier one. */
function lastWord(error: PlatformError, { mayBeUnderWay }: State): PlatformError {
  return mayBeUnderWay ? withReadBack(error, 'unknown') : error
}

function provenBy(readBack: ReadBack, { mayBeUnderWay }: State): ReadBack {
  return mayBeUnderWay && readBack === 'not-applied' ? 'unknown' : readBack
}

type End =
  | { readonly kind: 'answered'; readonly answer: JsonObject }
  | { readonly kind: 'refused'; readonly error: PlatformError }
  /** Nothing was installed, and trying again may help. */
  | { readonly kind: 'held-back'; readonly error: PlatformError }
  /** Another writer was faster, or an earlier request of this client had effect. */
  | { readonly kind: 'taken'; readonly error: PlatformError }
  | { readonly kind: 'misanswered'; readonly error: PlatformError }
  | { readonly kind: 'ambiguous'; readonly error: PlatformError }

function endOf(exchange: Exchange, address: AppAddress, options: InstallContext): End {
  const doing = `installing ${formatAddress(address)}`
  const reading = readAnswer(exchange, doing, options.secret)
  if (reading.kind === 'json') {
    try {
      return { kind: 'answered', answer: expectApp(reading.value, doing) }
    } catch (error) {
      if (error instanceof PlatformError) return { kind: 'misanswered', error }
      throw error
    }
  }
  const { error } = reading
  if (exchange.kind === 'broken') {
    if (!exchange.neverSent) return { kind: exchange.code === 'too-large' ? 'misanswered' : 'ambiguous', error }
    return { kind: exchange.passing ? 'held-back' : 'refused', error }
  }
  const { status } = exchange
  if (status < 400) return { kind: 'misanswered', error }
  if (status === 429) return { kind: 'held-back', error }
  if (status === 409 && options.dialect.numbersRevisions) return { kind: 'taken', error }
  return { kind: mayHaveEffect(status, error) ? 'ambiguous' : 'refused', error }
}

function compareAnswer(answer: JsonObject, state: State, dialect: Dialect): Installation {
  if (!isSame(answer, state.description, dialect)) return { kind: 'differs', answered: answer }
  return applied(state, asRevision(answer['sbg:revision']))
}

async function readAgain(state: State, options: InstallContext): Promise<AppReading> {
  try {
    return await options.read(state.address)
  } catch (error) {
    if (error instanceof PlatformError) return { kind: 'unreadable', reason: error.message }
    throw error
  }
}

function readBackOf(now: AppReading, state: State, dialect: Dialect): ReadBack {
  if (now.kind === 'unreadable') return 'unknown'
  if (now.kind === 'absent') return state.before.kind === 'found' ? 'unknown' : 'not-applied'
  const isWritten = (known: JsonObject): boolean =>
    sameWrittenJson(stripPlatformKeys(now.app.description, dialect), stripPlatformKeys(known, dialect))
  // A platform may write a number in another way, but the change may also be only that.
  const isUntouched = state.before.kind === 'found' && isWritten(state.before.app.description)
  if (isUntouched && !isWritten(state.description)) return 'not-applied'
  if (isSame(now.app.description, state.description, dialect)) return 'applied'
  const asBefore = state.before.kind === 'found' && isSame(now.app.description, state.before.app.description, dialect)
  return asBefore ? 'not-applied' : 'unknown'
}

function whyUnknown(now: AppReading): string {
  return now.kind === 'unreadable'
    ? `the app could not be read back (${now.reason})`
    : 'the app is neither as it was nor as it was sent: someone else changes it'
}

function applied(state: State, revision: number | undefined): Installation {
  const { before } = state
  const created = before.kind === 'unreadable' && before.hidden === undefined ? undefined : before.kind === 'absent'
  return { kind: 'applied', created, ...(revision === undefined ? {} : { revision }) }
}

function revisionOf(reading: AppReading): number | undefined {
  return reading.kind === 'found' ? reading.app.revision : undefined
}

function isSame(left: JsonObject, right: JsonObject, dialect: Dialect): boolean {
  return sameJson(stripPlatformKeys(left, dialect), stripPlatformKeys(right, dialect))
}

function isSameApp(now: AppReading, description: JsonObject, { bare, dialect }: InstallContext): boolean {
  return bare !== undefined && now.kind === 'found' && isSame(bare(now.app.description), bare(description), dialect)
}

function withNote(description: JsonObject, { dialect: { noteKey }, note }: InstallContext): JsonObject {
  return noteKey === undefined || note === undefined ? description : withField(description, noteKey, note)
}

function installTarget(address: AppAddress, latest: AppReading, dialect: Dialect): string {
  const there = latest.kind === 'found' ? latest.app : latest.kind === 'unreadable' ? latest.hidden : undefined
  return there === undefined
    ? fillPath(dialect.createPath, address)
    : fillPath(dialect.updatePath, address, (there.revision ?? 0) + 1)
}

function tokenInApp(address: AppAddress): PlatformError {
  return new PlatformError(
    'token-in-app',
    `installing ${formatAddress(address)}: the description contains the token, and was not sent`,
    {
      fix: 'Remove the token from it, and replace the token: others may have read it.',
    },
  )
}
