import { describe, expect, test } from '@jest/globals'

import { PlatformError, type PlatformErrorCode } from '../../src/platform/errors.ts'
import type { AppAddress, AppReading } from '../../src/platform/types.ts'
import { readApps, readingOf } from '../../src/promotion/read-apps.ts'

function addresses(count: number): readonly AppAddress[] {
  return Array.from({ length: count }, (_, index) => ({ owner: 'acme', project: 'dev', app: `a${index}` }))
}

const ABSENT: AppReading = { kind: 'absent' }

/** Reads as many apps one after the other, of which each fails with its code, or is absent. */
async function reading(codes: readonly (PlatformErrorCode | Error | undefined)[]) {
  const asked: string[] = []
  let done = 0
  const platform = {
    getApp: async ({ app }: AppAddress) => {
      asked.push(app)
      const code = codes[Number(app.slice(1))]
      if (code === undefined) return ABSENT
      throw code instanceof Error ? code : new PlatformError(code, `${app} fails`)
    },
  }
  const result = await readApps(addresses(codes.length), platform, 1, () => (done += 1)).catch(
    (error: unknown) => error,
  )
  return { result, asked, done: () => done }
}

function unreadable(index: number, code: PlatformErrorCode): AppReading {
  return { kind: 'unreadable', reason: `a${index} fails`, code }
}

describe('apps that are read', () => {
  test('have a reading each, also where one fails', async () => {
    const { result, done } = await reading([undefined, 'not-found', undefined])
    expect(result).toEqual(
      new Map([
        ['acme/dev/a0', ABSENT],
        ['acme/dev/a1', unreadable(1, 'not-found')],
        ['acme/dev/a2', ABSENT],
      ]),
    )
    expect(done()).toBe(3)
  })

  test('are each read once', async () => {
    const asked: AppAddress[] = []
    const twice = [...addresses(2), ...addresses(2)]
    const readings = await readApps(twice, { getApp: async (address) => (asked.push(address), ABSENT) }, 4)
    expect([asked, [...readings.keys()]]).toEqual([addresses(2), ['acme/dev/a0', 'acme/dev/a1']])
    expect(readingOf(readings, { owner: 'acme', project: 'dev', app: 'a1' })).toBe(ABSENT)
    expect(() => readingOf(readings, { owner: 'acme', project: 'dev', app: 'a2' })).toThrow('acme/dev/a2 was not read')
  })

  test.each<PlatformErrorCode>(['credentials', 'timeout'])(
    'are not read on if the first five fail with %s',
    async (code) => {
      const { result, asked, done } = await reading(Array.from({ length: 9 }, () => code))
      expect(result).toMatchObject({ name: 'PlatformError', code, message: 'a0 fails' })
      // One more has begun when the fifth fails.
      expect([asked.length, done()]).toEqual([6, 6])
    },
  )

  test.each<PlatformErrorCode>(['conflict', 'html', 'truncated', 'not-json', 'too-large'])(
    'are read on if each fails with %s',
    async (code) => {
      const { result } = await reading(Array.from({ length: 6 }, () => code))
      expect([...(result as ReadonlyMap<string, AppReading>).values()]).toEqual(
        Array.from({ length: 6 }, (_, index) => unreadable(index, code)),
      )
    },
  )

  test.each<[string, readonly (PlatformErrorCode | undefined)[]]>([
    ['not all fail for the same reason', ['server', 'timeout', 'server', 'server', 'server', 'server']],
  ])('are read on if %s', async (_, codes) => {
    const { asked, result } = await reading(codes)
    expect([asked.length, (result as ReadonlyMap<string, AppReading>).size]).toEqual([codes.length, codes.length])
  })

  test.each([1, 2])('fail as a whole if %i of as many fail', async (count) => {
    const { result } = await reading(Array.from({ length: count }, () => 'server' as const))
    expect(result).toMatchObject({ code: 'server' })
  })

  test.each([
    ['a token that is refused', new PlatformError('credentials', 'no', { status: 401 })],
    ['an error of the program', new TypeError('no')],
  ])('are not read on after %s', async (_, error) => {
    const { result, asked, done } = await reading([undefined, error, undefined, undefined, undefined])
    expect([result, asked.length, done()]).toEqual([error, 3, 3])
  })
})
