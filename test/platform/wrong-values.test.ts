import { describe, expect, test } from '@jest/globals'

import { stringifyJson, type JsonObject } from '../../src/json/index.ts'
import { createPlatform } from '../../src/platform/api.ts'
import type { AppReading, PlatformOptions } from '../../src/platform/types.ts'
import { clientOf, collect, startPlatform, TOKEN } from '../support/local-platform.ts'

const ADDRESS = { owner: 'acme', project: 'rnaseq', app: 'align' }
const DESCRIPTION = { class: 'Workflow', v: 1 }
const ABSENT: AppReading = { kind: 'absent' }

function refusal(message: string): object {
  return expect.objectContaining({ name: 'PlatformError', code: 'usage', message, fix: expect.any(String) })
}

/** Casts stand for programs without types. */
describe('a client is not made of options of another type, or out of range', () => {
  test.each([
    [undefined, 'undefined'],
    [null, 'null'],
    ['https://api.example.org', 'a text'],
  ])('%p is no options', (options, words) => {
    const message = `the options of a platform must be an object, and are ${words}`
    expect(() => createPlatform(options as unknown as PlatformOptions)).toThrow(refusal(message))
  })

  const MILLISECONDS = 'number of milliseconds from'

  test.each([
    ['allowInsecureHttp', 'false', 'true or false, and is a text'],
    ['signal', {}, 'an AbortSignal, and is an object'],
    ['attemptTimeout', '5', `a whole ${MILLISECONDS} 1 to 2147483647, and is a text`],
    ['attemptTimeout', 0, `a whole ${MILLISECONDS} 1 to 2147483647, and is 0`],
    ['attemptTimeout', Infinity, `a whole ${MILLISECONDS} 1 to 2147483647, and is Infinity`],
    ['attemptTimeout', 2 ** 31, `a whole ${MILLISECONDS} 1 to 2147483647, and is 2147483648`],
    ['longestWait', Number.NaN, `a ${MILLISECONDS} 0 to 2147483647, and is NaN`],
    ['longestWait', -1, `a ${MILLISECONDS} 0 to 2147483647, and is -1`],
    ['freshFor', Number.NaN, `a ${MILLISECONDS} 0 on, and is NaN`],
    ['onIndex', 5, 'a function, and is 5'],
    ['onWait', [], 'a function, and is a list'],
    ['onRequest', TOKEN, 'a function, and is a text'],
  ])('%s is not %p', (name, value, words) => {
    const options = { baseUrl: 'http://api.example.org', token: TOKEN, [name]: value } as PlatformOptions
    expect(() => createPlatform(options)).toThrow(refusal(`the option \`${name}\` must be ${words}`))
  })

  test('what is left out, undefined or null is as usual', () => {
    const options = { baseUrl: 'https://api.example.org', signal: undefined, freshFor: null, onWait: undefined }
    expect(createPlatform(options as unknown as PlatformOptions).dialect).toBe('documented')
  })

  test.each([5n, Symbol('documented'), {}])('a dialect is not %p', (dialect) => {
    const options = { baseUrl: 'https://api.example.org', dialect } as unknown as PlatformOptions
    expect(() => createPlatform(options)).toThrow(
      expect.objectContaining({ code: 'bad-dialect', message: 'the dialect is no text' }),
    )
  })
})

describe('nothing is sent for an install', () => {
  const NOT_READ = 'installing acme/rnaseq/align: `before`, the third argument, must be what `getApp` gave, and is'

  test.each([
    [undefined, 'undefined'],
    [null, 'null'],
    ['absent', 'a text'],
    [{}, 'an object'],
    [{ kind: 'found' }, 'an object'],
    [{ kind: 'found', app: { description: null } }, 'an object'],
    [Promise.resolve(ABSENT), 'a promise, which `await` is missing before'],
  ])('of an app of which %p was read', async (before, words) => {
    const platform = await startPlatform()
    await expect(clientOf(platform).installApp(ADDRESS, DESCRIPTION, before as AppReading)).rejects.toEqual(
      refusal(`${NOT_READ} ${words}`),
    )
    expect(platform.store.countRequests()).toBe(0)
  })

  const cyclic: Record<string, unknown> = { class: 'Workflow' }
  cyclic['steps'] = cyclic

  test.each([
    [undefined, 'the description must be an object, and is undefined'],
    [stringifyJson(DESCRIPTION), 'the description must be an object, and is a text'],
    [[DESCRIPTION], 'the description must be an object, and is a list'],
    [
      { class: 'Workflow', label: undefined },
      'the description cannot be written as JSON: undefined is not a JSON value',
    ],
    [
      { class: 'Workflow', 's:dateCreated': new Date(0) },
      'the description cannot be written as JSON: a value of the type Date is not a JSON value',
    ],
    [{ class: 'Workflow', v: Number.NaN }, 'the description cannot be written as JSON: NaN is not a JSON number'],
    [cyclic, 'the description cannot be written as JSON: Maximum call stack size exceeded'],
  ])('of %p', async (description, words) => {
    const platform = await startPlatform()
    await expect(clientOf(platform).installApp(ADDRESS, description as unknown as JsonObject, ABSENT)).rejects.toEqual(
      refusal(`installing acme/rnaseq/align: ${words}`),
    )
    expect(platform.store.countRequests()).toBe(0)
  })

  test('that something else than a signal is to stop', async () => {
    const platform = await startPlatform()
    const stop = new AbortController() as unknown as AbortSignal
    await expect(clientOf(platform).installApp(ADDRESS, DESCRIPTION, ABSENT, { stop })).rejects.toEqual(
      refusal('installing acme/rnaseq/align: `stop` must be an AbortSignal, and is an object'),
    )
    expect(platform.store.countRequests()).toBe(0)
  })
})

test.each([0, Number.NaN, '2'])('%p is no number of pages to read', async (maxPages) => {
  const platform = await startPlatform()
  const words = typeof maxPages === 'string' ? 'a text' : String(maxPages)
  await expect(collect(clientOf(platform).listExports({ maxPages: maxPages as number }))).rejects.toEqual(
    refusal(`\`maxPages\` must be a number from 1 on, and is ${words}`),
  )
})

test('the token is not looked for in what is no description', async () => {
  const client = clientOf(await startPlatform())
  expect(() => client.repeatsToken(undefined as unknown as JsonObject)).toThrow(
    refusal(
      'looking for the token in a description: the description cannot be written as JSON: undefined is not a JSON value',
    ),
  )
})
