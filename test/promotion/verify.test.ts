import { expect, test } from '@jest/globals'

import { readingBack } from '../../src/commands/promote/install.ts'
import { PlatformError } from '../../src/platform/errors.ts'
import type { AppReading, Installation } from '../../src/platform/types.ts'

const ADDRESS = { owner: 'acme', project: 'dev', app: 'a' }
const SENT = { class: 'Workflow' }
const APPLIED: Installation = { kind: 'applied', created: true }

/** What an install came to, where the app reads like this afterwards. */
async function verified(reading: AppReading | Error, installation: Installation = APPLIED): Promise<unknown> {
  return readingBack({
    dialect: 'seven-bridges',
    installApp: async () => installation,
    getApp: async () => {
      if (reading instanceof Error) throw reading
      return reading
    },
  })
    .installApp(ADDRESS, SENT, { kind: 'absent' })
    .catch((error: unknown) => error)
}

const NOT_READ = 'the platform accepted the app, but it cannot be read back: '

test.each<[string, AppReading | Error, unknown]>([
  ['as it was sent', { kind: 'found', app: { description: { ...SENT, 'sbg:revision': 3 } } }, APPLIED],
  [
    'otherwise',
    { kind: 'found', app: { description: { ...SENT, label: 'x' } } },
    { kind: 'differs', answered: { ...SENT, label: 'x' } },
  ],
  [
    'as nothing',
    { kind: 'absent' },
    { kind: 'unknown', reason: 'the platform accepted the app, but it is not there when it is read back' },
  ],
  [
    'not at all',
    { kind: 'unreadable', reason: 'it is hidden' },
    { kind: 'unknown', reason: `${NOT_READ}it is hidden` },
  ],
  ['as an error', new PlatformError('server', 'it failed'), { kind: 'unknown', reason: `${NOT_READ}it failed` }],
  ['as an error of this program', new TypeError('a bug'), new TypeError('a bug')],
])('an app that was installed, and reads %s, is told', async (_, reading, installation) => {
  expect(await verified(reading)).toEqual(installation)
})

test('an app that was not installed is not read', async () => {
  expect(await verified(new TypeError('it was read'), { kind: 'already-installed' })).toEqual({
    kind: 'already-installed',
  })
})
