import { describe, expect, test } from '@jest/globals'

import type { ExportPage } from '../../src/platform/types.ts'
import { clientOf, collect, startPlatform } from '../support/local-platform.ts'
import { json, startAnsweringPlatform, type AnsweringServer } from './answering-server.ts'

interface OddList {
  readonly ids: readonly string[]
  readonly links?: readonly unknown[]
  readonly href?: string
  readonly total?: number | string
}

function listing(pageOf: (url: URL, count: number) => OddList): Promise<AnsweringServer> {
  return startAnsweringPlatform(({ url }, response, count) => {
    const { ids, links = [], href = url, total } = pageOf(new URL(url, 'http://localhost'), count)
    const items = ids.map((id) => ({ id, href: `x/${id}`, state: 'COMPLETED' }))
    json(response, 200, { href, items, links }, total === undefined ? {} : { 'x-total-matching-query': String(total) })
  })
}

function idsOf(pages: readonly ExportPage[]): readonly string[] {
  return pages.flatMap((page) => page.jobs.map((job) => job.id))
}

function numbered(from: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `e${from + at}`)
}

describe('walking the list of export jobs', () => {
  test('the first request asks for full pages with all fields where the dialect has that', async () => {
    const server = await listing(() => ({ ids: ['a'] }))
    await collect(clientOf(server, { dialect: 'seven-bridges' }).listExports())
    expect(server.seen.map(({ url }) => url)).toEqual(['/v2/storage/exports?fields=_all&limit=100'])
  })

  test('a job that is on two pages is listed once, and again where its state has changed', async () => {
    const job = (id: string, state: string): object => ({ id, href: `x/${id}`, state })
    const server = await startAnsweringPlatform(({ url }, response, count) =>
      json(response, 200, {
        href: url,
        items:
          count === 1
            ? [job('a', 'RUNNING'), job('b', 'DONE')]
            : [job('a', 'DONE'), job('b', 'DONE'), job('c', 'DONE')],
        links: count === 1 ? [{ rel: 'next', href: '/v2/storage/exports?x=1' }] : [],
      }),
    )
    const pages = await collect(clientOf(server).listExports())
    expect(pages.map(({ repeated, moved, jobs }) => [jobs.map(({ id }) => id), repeated, moved])).toEqual([
      [['a', 'b'], 0, undefined],
      [['c'], 2, [job('a', 'DONE')]],
    ])
  })

  test('without links, offset advances while pages are full and stops at a short one', async () => {
    const server = await listing((url) => {
      const offset = Number(url.searchParams.get('offset') ?? 0)
      return { ids: numbered(offset, Math.min(50, 120 - offset)) }
    })
    const pages = await collect(clientOf(server).listExports())
    expect(idsOf(pages)).toEqual(numbered(0, 120))
    expect(pages.at(-1)).not.toHaveProperty('truncated')
    expect(server.seen).toHaveLength(3)
  })

  test('stops at an empty page', async () => {
    const server = await listing((url) => ({
      ids: numbered(0, 100)
        .slice(Number(url.searchParams.get('offset') ?? 0))
        .slice(0, 50),
    }))
    expect(idsOf(await collect(clientOf(server).listExports()))).toHaveLength(100)
    expect(server.seen).toHaveLength(3)
  })

  test('a smaller page size that the page itself names is honoured', async () => {
    const server = await listing((url) => {
      const offset = Number(url.searchParams.get('offset') ?? 0)
      return {
        ids: numbered(offset, Math.min(20, 50 - offset)),
        href: `http://h/v2/storage/exports?offset=${offset}&limit=20`,
      }
    })
    expect(idsOf(await collect(clientOf(server).listExports()))).toHaveLength(50)
  })

  test.each(['20x', '0'])('a page size of %s is none, and a full page is what was asked for', async (limit) => {
    const server = await listing((url) => {
      const offset = Number(url.searchParams.get('offset') ?? 0)
      return {
        ids: numbered(offset, Math.min(50, 70 - offset)),
        href: `http://h/v2/storage/exports?offset=${offset}&limit=${limit}`,
      }
    })
    expect(idsOf(await collect(clientOf(server).listExports()))).toHaveLength(70)
    expect(server.seen.map(({ url }) => url)).toEqual(['/v2/storage/exports', '/v2/storage/exports?offset=50&limit=50'])
  })

  test.each(['about 25', ''])('an announced total of %j is none', async (total) => {
    const server = await listing(() => ({ ids: numbered(0, 20), total }))
    const pages = await collect(clientOf(server).listExports())
    expect([server.seen.length, pages.at(-1)?.truncated]).toEqual([1, undefined])
  })

  test.each(['NEXT'])('a same-origin link %s is followed, whatever its query', async (rel) => {
    const server = await listing((url) => {
      const cursor = url.searchParams.get('cursor') ?? '0'
      return {
        ids: [`c${cursor}`],
        links: cursor === '2' ? [] : [{ rel, href: `/v2/storage/exports?cursor=${Number(cursor) + 1}`, method: 'GET' }],
      }
    })
    expect(idsOf(await collect(clientOf(server).listExports()))).toEqual(['c0', 'c1', 'c2'])
  })

  test.each(['/prefix'])(
    'a next link that is a query only, or a name, is one of the page that was asked for (base URL with path %j)',
    async (prefix) => {
      const server = await startAnsweringPlatform(({ url }, response) => {
        const offset = new URL(url, 'http://localhost').searchParams.get('offset') ?? '0'
        const next = { 0: '?offset=1', 1: 'exports?offset=2' }[offset]
        json(response, url.startsWith(`${prefix}/v2/storage/exports`) ? 200 : 404, {
          href: url,
          items: [{ id: offset, href: 'x', state: 'COMPLETED' }],
          links: next === undefined ? [] : [{ rel: 'next', href: next }],
        })
      })
      expect(idsOf(await collect(clientOf({ url: server.url + prefix }).listExports()))).toEqual(['0', '1', '2'])
    },
  )

  test('a next link to another origin is not followed: the token would go along', async () => {
    const thief = await listing(() => ({ ids: [] }))
    const server = await listing(() => ({
      ids: ['a'],
      links: [
        { rel: 'next', href: `${thief.url}/v2/storage/exports` },
        7,
        null,
        { rel: 'next', href: 3 },
        { rel: 'next', href: 'http://[' },
      ],
    }))
    expect(idsOf(await collect(clientOf(server).listExports()))).toEqual(['a'])
    expect(thief.seen).toEqual([])
  })

  test.each([':secret@'])('nor is a next link with %s in it', async (credentials) => {
    const server = await startAnsweringPlatform(({ url, headers }, response) => {
      const items = url === '/v2/storage/exports' ? [{ id: 'a', href: 'x', state: 'COMPLETED' }] : []
      json(response, 200, {
        href: url,
        items,
        links: [{ rel: 'next', href: `http://${credentials}${headers.host ?? ''}/v2/storage/exports?cursor=1` }],
      })
    })
    expect(idsOf(await collect(clientOf(server).listExports()))).toEqual(['a'])
    expect(server.seen.map(({ url }) => url)).toEqual(['/v2/storage/exports', '/v2/storage/exports?offset=1&limit=50'])
  })

  test('an announced total that is not reached outweighs a short page, and is said when nothing more comes', async () => {
    const server = await listing((url) => {
      const offset = Number(url.searchParams.get('offset') ?? 0)
      return { ids: numbered(offset, Math.max(0, Math.min(7, 20 - offset))), total: 25 }
    })
    const pages = await collect(clientOf(server).listExports())
    expect(idsOf(pages)).toHaveLength(20)
    expect(pages.at(-1)?.truncated).toBe('the platform announced 25 export jobs and listed 20')
  })

  test('an announced total that is reached ends the walk at a full page', async () => {
    const server = await listing(() => ({ ids: numbered(0, 50), total: 50 }))
    const pages = await collect(clientOf(server).listExports())
    expect([server.seen.length, pages[0]?.truncated]).toEqual([1, undefined])
  })

  test('a platform that ignores offset is noticed: the page repeats, and that is said', async () => {
    const platform = await startPlatform({ exportQuirks: { ignoreOffset: true, noLinks: true } })
    for (let at = 0; at < 60; at += 1) platform.store.addExport({ id: `e${at}`, state: 'COMPLETED' })
    const pages = await collect(clientOf(platform).listExports())
    expect(idsOf(pages)).toHaveLength(50)
    expect(pages.at(-1)?.truncated).toContain('same page again')
    expect(pages.at(-1)?.repeated).toBe(50)
  })

  test('links that lead in a circle end the walk, also when each page has other jobs', async () => {
    const server = await listing((url, count) => ({
      ids: numbered(count * 2, 2),
      links: [{ rel: 'next', href: url.search === '' ? '/v2/storage/exports?offset=2' : '/v2/storage/exports' }],
    }))
    const pages = await collect(clientOf(server).listExports({ maxPages: 9 }))
    expect([pages.length, new Set(idsOf(pages)).size, pages.at(-1)?.truncated]).toEqual([
      3,
      6,
      expect.stringContaining('same page again'),
    ])
  })

  test('an id that comes twice counts once', async () => {
    const platform = await startPlatform({ exportQuirks: { repeatItems: true } })
    for (let at = 0; at < 60; at += 1) platform.store.addExport({ id: `e${at}`, state: 'COMPLETED' })
    const pages = await collect(clientOf(platform).listExports())
    expect(idsOf(pages)).toEqual(numbered(0, 60))
    expect(pages.reduce((sum, page) => sum + page.repeated, 0)).toBe(1)
  })

  test('a list without end is ended by max-pages, and that is said', async () => {
    const server = await listing((_url, count) => ({ ids: numbered(count * 50, 50) }))
    const pages = await collect(clientOf(server).listExports({ maxPages: 3 }))
    expect([pages.length, pages.at(-1)?.truncated]).toEqual([3, 'stopped after 3 pages, because of max-pages'])
    const [first, ...others] = await collect(clientOf(server).listExports({ maxPages: 1 }))
    expect([first?.truncated, others]).toEqual(['stopped after 1 page, because of max-pages', []])
  })

  test('whoever goes through it once more reads the list again, also after having left it halfway', async () => {
    const platform = await startPlatform()
    for (let at = 0; at < 60; at += 1) platform.store.addExport({ id: `e${at}`, state: 'COMPLETED' })
    const list = clientOf(platform).listExports()
    for await (const { jobs } of list) {
      expect(jobs).toHaveLength(50)
      break
    }
    expect(idsOf(await collect(list))).toHaveLength(60)
    platform.store.addExport({ id: 'late', state: 'FAILED' })
    expect(idsOf(await collect(list))).toHaveLength(61)
  })

  test('any state is kept verbatim, and fields beyond the three are kept', async () => {
    const server = await startAnsweringPlatform((_seen, response) =>
      json(response, 200, { href: 'x', items: [{ id: '1', href: 'h', state: 'Half done', size: 3 }], links: [] }),
    )
    expect((await collect(clientOf(server).listExports()))[0]?.jobs).toEqual([
      { id: '1', href: 'h', state: 'Half done', size: 3 },
    ])
  })
})
