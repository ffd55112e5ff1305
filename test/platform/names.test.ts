import { describe, expect, test } from '@jest/globals'

import { DIALECTS } from '../../src/platform/dialect.ts'
import { DIALECT_NAMES, type AppAddress } from '../../src/platform/types.ts'
import { clientOf, startPlatform } from '../support/local-platform.ts'

/** What a path, a URL, a template or an object could take for something else. */
const ODD_NAMES = [
  '...',
  '..a',
  '.a',
  'a.',
  '-',
  '_',
  ' ',
  ' a ',
  'a b',
  '%',
  '%2F',
  '%2e%2e',
  '%zz',
  '+',
  '&',
  '=',
  ';',
  ':',
  '@',
  '~',
  "'",
  '"',
  '<x>',
  '\\',
  '|',
  '^',
  '`',
  '{app}',
  '{revision}',
  '$&',
  '$1',
  '[]',
  '#',
  '?',
  '?fields=_all',
  '*',
  ':owner',
  '!',
  ',',
  'raw',
  '0',
  '1',
  '007',
  'null',
  'undefined',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'ä',
  'e\u0301',
  '\u00e9',
  'ß',
  '日本',
  '😀',
  '\u200b',
  '\u202e',
  'x'.repeat(1500),
] as const

describe.each(DIALECT_NAMES)('odd names (%s)', (dialect) => {
  test('stand for themselves as owner, project and app, and for nothing else', async () => {
    const platform = await startPlatform({ dialect })
    const client = clientOf(platform, { dialect })
    const addresses: readonly AppAddress[] = ODD_NAMES.flatMap((name) => [
      { owner: name, project: 'p', app: 'a' },
      { owner: 'o', project: name, app: 'a' },
      // This dialect refuses some characters in the names of apps.
      ...(DIALECTS[dialect].refusedInNames?.test(name) === true ? [] : [{ owner: 'o', project: 'p', app: name }]),
    ])
    for (const [n, address] of addresses.entries()) {
      expect([address, await client.getApp(address)]).toEqual([address, { kind: 'absent' }])
      expect(await client.installApp(address, { class: 'Workflow', n }, { kind: 'absent' })).toMatchObject({
        kind: 'applied',
        created: true,
      })
    }
    for (const [n, address] of addresses.entries()) {
      const before = await client.getApp(address)
      expect([address, before]).toMatchObject([
        address,
        { kind: 'found', app: { description: { class: 'Workflow', n } } },
      ])
      expect(await client.installApp(address, { class: 'Workflow', n, again: true }, before)).toMatchObject({
        kind: 'applied',
        created: false,
      })
    }
    expect(new Set(platform.store.listApps().map(({ address }) => JSON.stringify(address)))).toEqual(
      new Set(addresses.map((address) => JSON.stringify(address))),
    )
    expect(platform.store.listApps().every(({ revision }) => revision === 1)).toBe(true)
    // The page for people leads to each of them.
    const page = await (await fetch(platform.url)).text()
    const paths = [...page.matchAll(/<a href="(\/apps\/[^"]+)"/g)].map(([, path = '']) => path.replaceAll('&#39;', "'"))
    expect(paths).toHaveLength(addresses.length)
    for (const path of paths) expect([path, (await fetch(platform.url + path)).status]).toEqual([path, 200])
  })
})
