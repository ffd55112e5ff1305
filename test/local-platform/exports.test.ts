import { describe, expect, test } from '@jest/globals'

import { startPlatform, TOKEN } from '../support/local-platform.ts'

interface Page {
  readonly href: string
  readonly items: readonly Record<string, unknown>[]
  readonly links: readonly { readonly rel: string; readonly href: string }[]
}

const HEADERS = { 'content-type': 'application/json', 'x-svc-auth-token': TOKEN, 'x-sbg-auth-token': TOKEN }
const PATH = '/v2/storage/exports'

async function read(url: string): Promise<Page> {
  return (await (await fetch(url, { headers: HEADERS })).json()) as Page
}

describe('the list of export jobs', () => {
  test('shows the documented fields, 50 a page, with offset and limit in its own address', async () => {
    const { url, store } = await startPlatform()
    for (let at = 0; at < 51; at += 1)
      store.addExport({ id: `e${at}`, state: at === 3 ? 'FAILED' : 'COMPLETED', details: { error: 'x' } })
    const page = await read(url + PATH)
    expect(page.href).toBe(`${url}${PATH}?offset=0&limit=50`)
    expect(page.items).toHaveLength(50)
    expect(page.items[3]).toEqual({ href: `${url}${PATH}/e3`, id: 'e3', state: 'FAILED' })
    expect(page.links).toEqual([{ rel: 'next', href: `${url}${PATH}?offset=50&limit=50`, method: 'GET' }])
  })

  test('is empty at first, with the documented form', async () => {
    const { url } = await startPlatform()
    expect(await read(url + PATH)).toEqual({ href: `${url}${PATH}?offset=0&limit=50`, items: [], links: [] })
  })

  test('keeps any state, and a job may move between any two states', async () => {
    const { url, store } = await startPlatform()
    store.addExport({ id: 'e', state: 'COMPLETED' })
    expect(store.setExport('e', 'RUNNING')).toBe(true)
    expect(store.setExport('nobody', 'RUNNING')).toBe(false)
    expect((await read(url + PATH)).items[0]).toMatchObject({ state: 'RUNNING' })
  })

  test.each(['offset=-1', 'offset=x', 'limit=0', 'limit=101', 'limit=', 'limit=1e1'])(
    'answers %s with 400',
    async (query) => {
      const { url } = await startPlatform()
      expect((await fetch(`${url}${PATH}?${query}`, { headers: HEADERS })).status).toBe(400)
    },
  )

  test('requires the content type, and answers 415 without it', async () => {
    const { url } = await startPlatform()
    const answer = await fetch(url + PATH, { headers: { 'x-svc-auth-token': TOKEN } })
    expect(answer.status).toBe(415)
    expect(await answer.json()).toMatchObject({ status: 415 })
  })

  test('answers 401 without a token or with a wrong one', async () => {
    const { url } = await startPlatform()
    const headers = { 'content-type': 'application/json' }
    expect((await fetch(url + PATH, { headers })).status).toBe(401)
    expect((await fetch(url + PATH, { headers: { ...headers, 'x-svc-auth-token': `${TOKEN}x` } })).status).toBe(401)
  })

  test('in the seven-bridges dialect repeats filters in href and links, with the total in a header', async () => {
    const { url, store } = await startPlatform({ dialect: 'seven-bridges' })
    for (let at = 0; at < 9; at += 1) {
      store.addExport({
        id: `e${at}`,
        state: ['FAILED', 'COMPLETED', 'RUNNING'][at % 3] ?? '',
        details: { destination: { volume: at < 6 ? 'a/v' : 'a/w' } },
      })
    }
    const query = 'state=FAILED&state=RUNNING&volume=a%2Fv&fields=_all&offset=0&limit=2'
    const answer = await fetch(`${url}${PATH}?${query}`, { headers: HEADERS })
    expect(answer.headers.get('x-total-matching-query')).toBe('4')
    const page = (await answer.json()) as Page
    expect(page.href).toBe(`${url}${PATH}?${query}`)
    expect(page.items.map((item) => item['id'])).toEqual(['e0', 'e2'])
    expect(page.items[0]).toMatchObject({ destination: { volume: 'a/v' } })
    const [next] = page.links
    expect(next).toMatchObject({ rel: 'next', href: `${url}${PATH}?${query.replace('offset=0', 'offset=2')}` })
    expect((await read(next?.href ?? '')).items.map((item) => item['id'])).toEqual(['e3', 'e5'])
  })

  test('can ignore offset, limit pages and repeat items', async () => {
    const odd = await startPlatform({ exportQuirks: { ignoreOffset: true, largestPage: 2, noLinks: true } })
    for (const id of ['a', 'b', 'c']) odd.store.addExport({ id, state: 'COMPLETED' })
    const page = await read(`${odd.url}${PATH}?offset=2&limit=50`)
    expect(page.items.map((item) => item['id'])).toEqual(['a', 'b'])
    expect(page.links).toEqual([])
    const repeating = await startPlatform({ exportQuirks: { repeatItems: true } })
    for (const id of ['a', 'b', 'c']) repeating.store.addExport({ id, state: 'COMPLETED' })
    expect((await read(`${repeating.url}${PATH}?offset=2&limit=2`)).items.map((item) => item['id'])).toEqual(['b', 'c'])
  })
})
