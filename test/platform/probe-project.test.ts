import { describe, expect, test } from '@jest/globals'

import { isObject, parseJson, type JsonObject } from '../../src/json/index.ts'
import type { Platform } from '../../src/platform/types.ts'
import { clientOf, collect, startPlatform, TOKEN } from '../support/local-platform.ts'
import { json, startAnsweringPlatform } from './answering-server.ts'

const PROJECT = { owner: 'acme-owner', project: 'acme-project' }

async function linesOf(platform: Platform): Promise<readonly string[]> {
  return (await collect(platform.probeProject(PROJECT))).map(({ question, answer }) => `${question}: ${answer}`)
}

describe('a probe of a project', () => {
  test.each([
    [
      'documented',
      [
        'an install of CWL that is not valid: 200',
        'an install over an app: 200',
        'reading an app: 200',
        'what is stored differently: nothing',
        'a header of 8000 characters: 200',
        'the headers of the rate limit: none',
      ],
    ],
    [
      'seven-bridges',
      [
        'an install of a revision that exists: 409, code 6003',
        'an install of the revision after the next: 409, code 6003',
        'an install of CWL that is not valid: 200',
        'an install over an app: 200',
        'reading an app: 200, in `raw`',
        'what is stored differently: nothing',
        'a header of 8000 characters: 200',
        'the headers of the rate limit: a limit of 1000000, the reset in seconds',
      ],
    ],
  ] as const)('asks the platform in a box, and leaves a valid tool there (%s)', async (dialect, lines) => {
    const platform = await startPlatform({ dialect })
    const client = clientOf(platform, { dialect })
    expect(await linesOf(client)).toEqual([
      'an install of a new app: 201',
      'what its answer changes: nothing',
      ...lines,
    ])
    expect((await linesOf(client))[0]).toBe('an install over an app: 200')
    expect(platform.store.listApps()).toMatchObject([
      { address: { ...PROJECT, app: 'cwl-promote-probe' }, revision: 5 },
    ])
    const text = platform.store.latest({ ...PROJECT, app: 'cwl-promote-probe' })?.text
    expect(text).toContain('"b":1.0,"a":1e3,"large":12345678901234567890')
  })

  test('shows what a platform changes, and no text of it', async () => {
    let stored = ''
    const server = await startAnsweringPlatform((seen, response) => {
      if (seen.method === 'POST') stored = changed(seen.body)
      json(response, stored === '' ? 404 : 200, stored === '' ? {} : stored)
    })
    const lines = await linesOf(clientOf(server, { dialect: 'documented' }))
    expect(lines[1]).toBe(
      'what its answer changes: added: sbg:owner; lost: sbg:license; changed: label, sbg:probe.b (1.0 → 1), sbg:probe.none (null → "[token]"); another order of keys',
    )
    expect(lines.join()).not.toMatch(new RegExp(`${TOKEN}|acme|Somebody`))
  })

  test('ends if the first install is refused', async () => {
    const server = await startAnsweringPlatform((_seen, response) => json(response, 403, { status: 403, code: 6001 }))
    await expect(linesOf(clientOf(server))).rejects.toMatchObject({
      code: 'refused',
      message: expect.not.stringContaining('acme'),
    })
    expect(server.seen).toHaveLength(2)
  })
})

function changed(text: string): string {
  const value = parseJson(text)
  const { 'sbg:license': _, class: kind = null, ...others }: JsonObject = isObject(value) ? value : {}
  const added = { label: 'Probe by Somebody', class: kind, 'sbg:owner': 'Somebody', 'sbg:probe': 'PROBE' }
  return JSON.stringify({ ...others, ...added }).replace(
    '"PROBE"',
    '{"b":1,"a":1e3,"large":12345678901234567890,"none":"TOKEN","empty":[]}'.replace('TOKEN', TOKEN),
  )
}
