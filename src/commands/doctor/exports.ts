import { DIALECTS } from '../../platform/dialect.ts'
import { PlatformError } from '../../platform/errors.ts'
import type { ExportPage, Platform } from '../../platform/types.ts'
import { briefState, MOST_STATES } from '../exports/export-list.ts'
import type { Finding } from '../report.ts'
import { count } from '../run/count.ts'
import { failed, failedBy, ok, skipped, warning } from './finding.ts'

/** Lists export jobs. The first page shows whether the token is accepted, the others how the list is paged. */
export async function* examineExports(platform: Platform, pages: number): AsyncGenerator<Finding, void, undefined> {
  const walk = platform.listExports()[Symbol.asyncIterator]()
  const look = createLook()
  try {
    let page = await walk.next()
    yield ok('token', 'the token is accepted')
    while (page.done !== true) {
      look.add(page.value)
      // The iterator requests a page only when it is used.
      if (look.pages === pages && page.value.truncated === undefined) break
      page = await walk.next()
    }
    yield* look.findings(page.done !== true)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    yield* look.pages === 0 ? refusedFindings(error, platform) : [failedBy('exports', error)]
  } finally {
    await walk.return?.()
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

interface Look {
  readonly pages: number
  add(page: ExportPage): void
  findings(goesOn: boolean): Generator<Finding, void, undefined>
}

function createLook(): Look {
  let pages = 0
  let jobs = 0
  let repeated = 0
  let truncated: string | undefined
  const states = new Map<string, number>()
  return {
    get pages() {
      return pages
    },
    add: (page) => {
      pages += 1
      jobs += page.jobs.length
      repeated += page.repeated
      truncated = page.truncated ?? truncated
      for (const { state } of page.jobs) states.set(state, (states.get(state) ?? 0) + 1)
    },
    *findings(goesOn) {
      const seen = `${count(jobs, 'export job')} on ${count(pages, 'page')}`
      if (truncated !== undefined) {
        yield warning(
          'exports',
          `the list of export jobs cannot be read to its end: ${truncated}`,
          'The missing jobs may have failed. `exports` and `promote` report this too. Ask the operator of the platform how its list continues.',
        )
      } else if (goesOn)
        yield ok(
          'exports',
          `${seen}, and the list continues`,
          'Only the first pages were read; `max-pages` sets how many.',
        )
      else if (jobs === 0) yield ok('exports', 'there are no export jobs, so it is not known how the list is paged')
      else yield ok('exports', `${seen}, read to the end`)
      if (repeated > 0)
        yield warning(
          'exports',
          `${count(repeated, 'export job')} were listed more than once`,
          'Each counts once. Jobs that are added while the list is read do this, and so do pages that overlap.',
        )
      const unknown = [...states].filter(([state]) => state !== 'COMPLETED' && state !== 'FAILED')
      if (unknown.length > 0)
        yield warning(
          'exports',
          `states that the API document does not show: ${namesOf(unknown)}`,
          'Such jobs count as `other`: neither completed nor failed.',
        )
    },
  }
}

function namesOf(states: readonly (readonly [string, number])[]): string {
  const named = states.slice(0, MOST_STATES).map(([state, jobs]) => `${briefState(state)} (${jobs})`)
  return [...named, ...(states.length > MOST_STATES ? [`${states.length - MOST_STATES} more`] : [])].join(', ')
}
