import { expect, test } from '@jest/globals'

import { clientOf, collect, startPlatform } from '../support/local-platform.ts'
import { json, startAnsweringPlatform } from './answering-server.ts'

const PROJECT = { owner: 'acme', project: 'rna' }

test('the list of apps is read to its end, and holds those of the project alone', async () => {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  const names = Array.from({ length: 230 }, (_, index) => `app-${String(index).padStart(3, '0')}`)
  for (const app of names.toReversed()) platform.store.install({ ...PROJECT, app }, '{"class":"Workflow"}')
  platform.store.install({ ...PROJECT, project: 'other', app: 'z' }, '{"class":"Workflow"}')
  expect(await clientOf(platform, { dialect: 'seven-bridges' }).listApps(PROJECT)).toEqual(names)
})

test('the app that a probe of the project left there is in no list', async () => {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  const client = clientOf(platform, { dialect: 'seven-bridges' })
  await collect(client.probeProject(PROJECT))
  expect(await client.listApps(PROJECT)).toEqual([])
  platform.store.install({ ...PROJECT, app: 'sort' }, '{"class":"Workflow"}')
  expect(await client.listApps(PROJECT)).toEqual(['sort'])
})

test('a dialect without a list of apps is asked for none', async () => {
  const platform = await startPlatform()
  expect(await clientOf(platform).listApps(PROJECT)).toBeUndefined()
  expect(platform.store.countRequests('GET')).toBe(0)
})

test('a list that never announces its length ends at an empty page', async () => {
  const server = await startAnsweringPlatform(({ url }, response) =>
    json(response, 200, {
      items: url.includes('offset=0') ? [{ id: 'acme/rna/b/3' }, { id: 'acme/rna/a/0' }, { id: 'c' }] : [],
    }),
  )
  expect(await clientOf(server, { dialect: 'seven-bridges' }).listApps(PROJECT)).toEqual(['a', 'b', 'c'])
  expect(server.seen.map(({ url }) => url)).toEqual([
    '/v2/apps?project=acme%2Frna&offset=0&limit=100',
    '/v2/apps?project=acme%2Frna&offset=3&limit=100',
  ])
})

test('a page that is refused is an error', async () => {
  const server = await startAnsweringPlatform((_seen, response) => json(response, 403, {}))
  await expect(clientOf(server, { dialect: 'seven-bridges' }).listApps(PROJECT)).rejects.toMatchObject({
    code: 'credentials',
  })
})

test('an answer that is not a list of apps is an error', async () => {
  const server = await startAnsweringPlatform((_seen, response) => json(response, 200, { items: [{ name: 'a' }] }))
  await expect(clientOf(server, { dialect: 'seven-bridges' }).listApps(PROJECT)).rejects.toMatchObject({
    code: 'unexpected-body',
    message: expect.stringContaining('listing the apps of acme/rna: '),
  })
})

test('a list that has fewer apps than the platform announced is an error', async () => {
  const server = await startAnsweringPlatform((_seen, response) =>
    json(response, 200, { items: [{ id: 'acme/rna/a/0' }] }, { 'x-total-matching-query': '2' }),
  )
  await expect(clientOf(server, { dialect: 'seven-bridges' }).listApps(PROJECT)).rejects.toMatchObject({
    code: 'truncated',
    message: 'the list of apps of acme/rna is not complete: the platform announced 2 apps and listed 1',
  })
})
