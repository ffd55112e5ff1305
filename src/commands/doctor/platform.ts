import { count } from '../../files/text.ts'
import { formatAddress } from '../../platform/address.ts'
import { PROBE_APP } from '../../platform/apps.ts'
import { DIALECTS } from '../../platform/dialect.ts'
import { PlatformError } from '../../platform/errors.ts'
import { otherServiceError, withoutToken } from '../../platform/platform-probe.ts'
import type { ApiIndex, AppAddress, AppReading, Platform } from '../../platform/types.ts'
import { readApps, readingOf } from '../../promotion/read-apps.ts'
import { missingProject } from '../promote/copy-project.ts'
import type { CheckName, Finding } from '../report.ts'
import { failed, failedBy, ok, skipped, warning } from './finding.ts'

interface PlatformExamination {
  readonly platform: Platform
  readonly hasToken: boolean
  readonly targets: readonly AppAddress[]
}

export const PLATFORM_CHECKS = [
  'index',
  'clock',
  'token',
  'exports',
  'read',
  'rate-limit',
] as const satisfies readonly CheckName[]

const WITH_TOKEN = PLATFORM_CHECKS.filter((check) => check !== 'index' && check !== 'clock')

export async function* examinePlatform({
  platform,
  hasToken,
  targets,
}: PlatformExamination): AsyncGenerator<Finding, void, undefined> {
  const index = await indexOrRefusal(platform)
  if (index instanceof PlatformError) {
    yield failedBy('index', index)
    const reason =
      index.code === 'wrong-address'
        ? 'the server is not the platform, and gets neither the token nor another request'
        : 'no request was answered'
    yield* skipAll(['clock', ...WITH_TOKEN], reason)
    return
  }
  yield* indexFindings(index, platform.baseUrl)
  yield checkClock(index.skew)
  if (!hasToken) {
    yield* skipAll(
      WITH_TOKEN.filter((check) => check !== 'token'),
      'this needs a token',
    )
    return
  }
  let accepted = true
  for await (const finding of checkExports(platform)) {
    if (finding.check === 'token' && finding.status === 'failed') accepted = false
    yield finding
  }
  if (!accepted) {
    yield* skipAll(['read', 'rate-limit'], 'this needs a token that is accepted')
    return
  }
  yield* checkReading(platform, targets)
  yield await checkRateLimit(platform)
}

async function* checkExports(platform: Platform): AsyncGenerator<Finding, void, undefined> {
  try {
    for await (const { jobs } of platform.listExports()) {
      yield ok('token', 'the token is accepted')
      yield ok('exports', `the list of export jobs can be read, and begins with ${count(jobs.length, 'job')}`)
      return
    }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    yield* refusedFindings(error, platform)
  }
}

function refusedFindings(error: PlatformError, platform: Platform): readonly Finding[] {
  switch (error.status) {
    case 401: {
      const headers = Object.values(DIALECTS).map(({ name, tokenHeader }) => `\`${name}\` sends it as ${tokenHeader}`)
      return [
        failed(
          'token',
          `the token is not accepted: ${error.message}`,
          `It is wrong, expired, or for another platform. Make a new one there; and see whether \`platform\` is right, which is ${platform.dialect}: ${headers.join(', ')}.`,
        ),
        skipped('exports', 'this needs a token that is accepted'),
      ]
    }
    case 403:
      return [
        failed(
          'token',
          `the token may not list export jobs: ${error.message}`,
          'The platform knows the token. Ask for the permission. Without it, `promote` works when `report-exports` is off. If a firewall refused instead, its message is above.',
        ),
        skipped('exports', 'this needs a token that may list export jobs'),
      ]
    default:
      return [
        skipped('token', 'it is not known whether the token is accepted, because the export jobs could not be listed'),
        failedBy('exports', error),
      ]
  }
}

export function* skipAll(checks: readonly CheckName[], reason: string): Generator<Finding, void, undefined> {
  for (const check of checks) yield skipped(check, reason)
}

async function indexOrRefusal(platform: Platform): Promise<ApiIndex | PlatformError> {
  try {
    const index = await platform.apiIndex()
    return index.recognized ? index : otherServiceError(platform.baseUrl, index.members)
  } catch (error) {
    if (error instanceof PlatformError) return withoutToken(error)
    throw error
  }
}

const MOST_ODDITIES = 20

function* indexFindings({ findings, members }: ApiIndex, baseUrl: string): Generator<Finding, void, undefined> {
  if (findings.length === 0) {
    yield ok('index', `${baseUrl} answers the index of the API`)
    return
  }
  const { origin } = new URL(baseUrl)
  const elsewhere = Object.values(members).some((address) => URL.parse(address)?.origin !== origin)
  const fix = elsewhere
    ? 'The platform does not know the address that it is reached by, perhaps because of a proxy. Calls go to the base URL anyway. A link of a list to another address is not followed.'
    : 'Calls go to the paths of the API document anyway. Report this to the operator of the platform, and check the input `platform` and the base URL.'
  for (const finding of findings.slice(0, MOST_ODDITIES)) yield warning('index', finding, fix)
  if (findings.length > MOST_ODDITIES)
    yield warning('index', `${findings.length - MOST_ODDITIES} more members differ from the API document`, fix)
}

/**
 * A smaller difference of the clocks harms neither certificates nor the times in records, and the header `Date` has
 * only whole seconds.
 */
const TOLERATED_SKEW = 60_000

function checkClock(skew: number | undefined): Finding {
  if (skew === undefined) return skipped('clock', 'the platform does not report its time')
  const seconds = count(Math.round(Math.abs(skew) / 1000), 'second')
  const direction = skew > 0 ? 'ahead of' : 'behind'
  if (Math.abs(skew) <= TOLERATED_SKEW)
    return ok(
      'clock',
      skew === 0
        ? "the platform's clock and this one agree"
        : `the platform's clock is ${seconds} ${direction} this one, which is not a problem`,
    )
  return warning(
    'clock',
    `the platform's clock is ${seconds} ${direction} this one`,
    'Set the clock of this machine by NTP, or report it to the operator. Waits use the clock of the platform. Certificates and the times in records use this one.',
  )
}

const UNKNOWN_APP: AppAddress = { owner: 'cwl-promote', project: 'doctor', app: 'probe' }

const MOST_PROBES = 5

/** An unreadable app does not end the search. */
async function* checkReading(
  platform: Platform,
  targets: readonly AppAddress[],
): AsyncGenerator<Finding, void, undefined> {
  const absent: AppAddress[] = []
  for (const probe of targets.length === 0 ? [UNKNOWN_APP] : targets.slice(0, MOST_PROBES)) {
    const reading = await readOne(platform, probe)
    if (reading instanceof PlatformError) {
      yield unread(reading, targets.length > 0)
      return
    }
    if (reading.kind === 'absent') absent.push(probe)
    else yield readingFinding(probe, reading)
    if (reading.kind === 'found' || (reading.kind === 'unreadable' && reading.code === undefined)) return
  }
  if (targets.length === 0 && absent.length > 0)
    yield ok(
      'read',
      'the call that reads an app exists (404 for an unknown app)',
      'With a configuration file, or the input `project`, one of your apps is read.',
    )
  else if (absent.length > 0) yield await absentFinding(platform, absent)
}

async function absentFinding(platform: Platform, absent: readonly AppAddress[]): Promise<Finding> {
  const { projectCheck } = DIALECTS[platform.dialect]
  const [{ owner, project } = UNKNOWN_APP] = absent
  try {
    const exists = await platform.hasProject({ owner, project })
    if (exists === false) return failed('read', missingProject(`${owner}/${project}`, platform).message, projectCheck)
    if (exists === true) return ok('read', `the project ${owner}/${project} exists, and has none of the first apps yet`)
  } catch (error) {
    if (error instanceof PlatformError) return failedBy('read', error)
    throw error
  }
  return ok(
    'read',
    `404 for ${absent.map(formatAddress).join(', ')}: not installed yet, or the project does not exist or is not visible to this token`,
    DIALECTS[platform.dialect].projectCheck,
  )
}

async function readOne(platform: Platform, probe: AppAddress): Promise<AppReading | PlatformError> {
  try {
    return readingOf(await readApps([probe], platform, 1), probe)
  } catch (error) {
    if (error instanceof PlatformError) return error
    throw error
  }
}

function readingFinding(probe: AppAddress, reading: Exclude<AppReading, { readonly kind: 'absent' }>): Finding {
  if (reading.kind === 'found') {
    const form = reading.wrapped === true ? 'in the member `raw` of the answer' : 'the answer itself'
    return ok('read', `${formatAddress(probe)} can be read; the description is ${form}`)
  }
  if (reading.code !== undefined)
    return failed(
      'read',
      reading.reason,
      'This app is `unreadable`: `plan` and `promote` end with 5 and install nothing over it. Other apps are not affected.',
    )
  return reading.hidden === undefined
    ? warning(
        'read',
        `apps cannot be read: ${reading.reason}`,
        'The API document does not promise it. `plan` reports `unknown`, `promote` installs without knowing what was there, and copies are refused.',
      )
    : warning('read', reading.reason, 'Remove the token from its files, promote the app again, and replace the token.')
}

function unread(error: PlatformError, named: boolean): Finding {
  if (error.code !== 'credentials') return failedBy('read', error)
  if (!named)
    return skipped(
      'read',
      'the platform refuses to answer for an unknown app',
      'Give the input `project`, or run in a folder with a configuration file.',
    )
  return failed(
    'read',
    error.message,
    'The token is accepted, but not for this project: check its name, and that the owner of the token is a member who may read and write apps.',
  )
}

const SCARCE = 0.1

async function checkRateLimit(platform: Platform): Promise<Finding> {
  try {
    const rate = await platform.rateLimit()
    if (rate === undefined)
      return skipped(
        'rate-limit',
        'the platform does not report its rate limit',
        'When it asks to slow down (429), runs wait and continue.',
      )
    const until = new Date(rate.reset * 1000)
    const message = `${rate.remaining} of ${rate.limit} requests are left${Number.isNaN(until.getTime()) ? '' : ` until ${until.toISOString()}`}`
    if (rate.remaining >= rate.limit * SCARCE) return ok('rate-limit', message)
    return warning('rate-limit', message, 'Runs wait when none are left. Lower `max-requests`, or run later.')
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return warning(
      'rate-limit',
      error.message,
      'The API document names this call but does not describe it, and runs do not need it.',
    )
  }
}

export async function* probeFindings(
  platform: Platform,
  project: Omit<AppAddress, 'app'>,
): AsyncGenerator<Finding, void, undefined> {
  // The first fact is the answer to the first install, and there are others only if it was accepted.
  let facts = 0
  try {
    for await (const { question, answer } of platform.probeProject(project)) {
      facts += 1
      yield ok('probe', `${question}: ${answer}`)
    }
    yield ok(
      'probe',
      'all questions were asked',
      'Please send the lines up to this one as an issue of cwl-promote: they have no token, and no name of a person or project.',
    )
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    yield failedBy('probe', error)
  }
  if (facts > 1)
    yield ok(
      'probe',
      `the app ${PROBE_APP} stays in ${project.owner}/${project.project}`,
      'Remove it there by hand, if it should not stay. Nothing here releases or pulls it.',
    )
}
