import { gzipSync } from 'node:zlib'

import { describe, expect, test } from '@jest/globals'

import { fetchDocument, INTERNET, type Fetched, type FetchOptions, type Network } from '../../src/remote/fetch.ts'
import { HOSTS, serveDocuments, type Answer } from './document-server.ts'

const ADDRESS = 'https://docs.example.org/a.cwl'

async function fetched(
  answer: Answer,
  options: Partial<FetchOptions> = {},
  others: Readonly<Record<string, Answer>> = {},
): Promise<Fetched & { readonly requests: readonly string[] }> {
  const { network, requests } = await serveDocuments({ '/a.cwl': answer, ...others })
  return { ...(await ask(network, options)), requests }
}

function ask(network: Network, options: Partial<FetchOptions> = {}, address = ADDRESS): Promise<Fetched> {
  return fetchDocument(address, {
    hosts: new Set(HOSTS),
    maxBytes: 1000,
    timeout: 20_000,
    signal: new AbortController().signal,
    network,
    ...options,
  })
}

function reasonOf(result: Fetched): string {
  return 'error' in result
    ? `${result.error.code}: ${result.error.message.replace(`${ADDRESS} cannot be read: `, '')}`
    : 'no error'
}

const redirectTo =
  (location: string): Answer =>
  (_request, response) =>
    response.writeHead(302, { location }).end()

test('a document has its text and its address', async () => {
  expect(await fetched('class: Workflow\n')).toMatchObject({
    document: { text: 'class: Workflow\n', address: ADDRESS },
  })
})

test('a byte order mark is removed', async () => {
  expect(await fetched('\uFEFFa')).toMatchObject({ document: { text: 'a' } })
})

test('a request has no other headers than those of an anonymous reader', async () => {
  const { network, headers } = await serveDocuments({ '/a.cwl': 'a' })
  await ask(network)
  expect(headers).toEqual([
    {
      host: 'docs.example.org',
      accept: '*/*',
      'accept-encoding': 'identity',
      'user-agent': 'cwl-promote',
      connection: 'close',
    },
  ])
})

describe('a document is not read', () => {
  test('if it is larger than the limit, without a length', async () => {
    expect(reasonOf(await fetched('x'.repeat(1001)))).toBe('too-large: it has more than 1000 bytes')
    const unsized: Answer = (_request, response) => {
      response.write('x'.repeat(600))
      response.end('x'.repeat(600))
    }
    expect(reasonOf(await fetched(unsized))).toBe('too-large: it has more than 1000 bytes')
  })

  test('if its length is larger than the limit', async () => {
    const announced: Answer = (_request, response) =>
      response.writeHead(200, { 'content-length': '1001' }).flushHeaders()
    expect(reasonOf(await fetched(announced))).toBe('too-large: it has more than 1000 bytes')
  })

  test('if it never ends', async () => {
    const endless: Answer = (_request, response) => {
      const write = (): void => {
        while (!response.destroyed && response.write('x'.repeat(100)));
      }
      response.on('drain', write)
      write()
    }
    expect(reasonOf(await fetched(endless))).toBe('too-large: it has more than 1000 bytes')
  })

  test('if it is too slow', async () => {
    const slow: Answer = (_request, response) => response.write('x')
    expect(reasonOf(await fetched(slow, { timeout: 300 }))).toBe(
      'remote-unreadable: no complete answer came within 0.3 seconds',
    )
  })

  test('if it is compressed', async () => {
    const bomb: Answer = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(1_000_000)))
    expect(reasonOf(await fetched(bomb))).toBe('remote-unreadable: its content is compressed, which was not requested')
  })

  test('if it is not UTF-8', async () => {
    expect(reasonOf(await fetched(Buffer.from([0xff, 0xfe])))).toBe('not-utf8: its content is not UTF-8')
  })

  test('if it is a web page', async () => {
    const page: Answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>')
    expect(reasonOf(await fetched(page))).toBe('remote-unreadable: docs.example.org answered with a web page')
  })

  test('if it does not exist', async () => {
    const { network, requests } = await serveDocuments({})
    expect(reasonOf(await ask(network))).toBe('remote-unreadable: docs.example.org answered 404')
    expect(requests).toHaveLength(1)
  })

  test.each([403])('if it is not public: %i', async (status) => {
    const closed: Answer = (_request, response) => response.writeHead(status).end()
    expect(await fetched(closed)).toMatchObject({
      error: {
        message: expect.stringMatching(new RegExp(`docs\\.example\\.org answered ${status}$`)),
        fix: 'Is the address right? Only what everyone may read can be read: no credentials are sent.',
      },
    })
  })

  test('if the protocol switches', async () => {
    const other: Answer = (_request, response) =>
      response.writeHead(101, { connection: 'upgrade', upgrade: 'other' }).end()
    expect(reasonOf(await fetched(other))).toBe('remote-unreadable: docs.example.org answered 101')
  })

  test('if the connection breaks', async () => {
    const broken: Answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '900' })
      response.write('x', () => response.destroy())
    }
    expect(reasonOf(await fetched(broken))).toMatch(
      /^remote-unreadable: the connection to docs\.example\.org broke in the middle/,
    )
  })

  test('if another host answers', async () => {
    const { network } = await serveDocuments({ '/a.cwl': 'a' })
    expect(
      reasonOf(await ask(network, { hosts: new Set(['third.example.org']) }, 'https://third.example.org/a.cwl')),
    ).toMatch(/the connection to third\.example\.org failed \(ERR_TLS_CERT_ALTNAME_INVALID\)/)
  })

  test('if the certificate is not trusted, whatever the environment allows', async () => {
    const { network } = await serveDocuments({ '/a.cwl': 'a' })
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'
    try {
      const { resolve, admits, port } = network
      expect(reasonOf(await ask({ resolve, admits, port }))).toMatch(
        /the connection to docs\.example\.org failed \(.*(?:SELF_SIGNED|UNABLE_TO_VERIFY).*\)/,
      )
    } finally {
      delete process.env['NODE_TLS_REJECT_UNAUTHORIZED']
    }
  })
})

test.each([503])('a server that is busy is asked once more: %i', async (status) => {
  let asked = 0
  const busy: Answer = (_request, response) => {
    asked += 1
    response.writeHead(asked === 1 ? status : 200).end('text')
  }
  expect(await fetched(busy)).toMatchObject({ document: { text: 'text' } })
})

describe('a redirect', () => {
  test('to an allowed host is followed, and references are relative to it', async () => {
    const result = await fetched(
      redirectTo('https://other.example.org/b/c.cwl?key=1'),
      {},
      { '/b/c.cwl?key=1': 'text' },
    )
    expect(result).toMatchObject({ document: { text: 'text', address: 'https://other.example.org/b/c.cwl?key=1' } })
    expect(result.requests).toEqual(['GET docs.example.org/a.cwl', 'GET other.example.org/b/c.cwl?key=1'])
  })

  test.each([
    ['https://evil.example.org/?secret=1', 'evil.example.org is not one of the hosts that are allowed'],
    ['http://docs.example.org/b.cwl', 'only https:// addresses are read'],
    ['https://127.0.0.1/b.cwl', '127.0.0.1 is not one of the hosts that are allowed'],
    ['https://docs.example.org:8443/', 'it has a port, and only the default port is used'],
    ['https://user:secret@docs.example.org/', 'it contains a user name or a password, which are never sent'],
    ['file:///etc/passwd', 'only https:// addresses are read'],
    ['https://[', 'its redirect does not lead to an address'],
  ])('to %s is not followed', async (location, reason) => {
    const result = await fetched(redirectTo(location))
    expect(reasonOf(result)).toBe(`remote-reference: it redirects elsewhere, and ${reason}`)
    expect(result.requests).toHaveLength(1)
  })

  test('to itself is followed three times', async () => {
    const result = await fetched(redirectTo(ADDRESS))
    expect(reasonOf(result)).toBe('remote-unreadable: it redirects more than 3 times')
    expect(result.requests).toHaveLength(4)
  })
})

describe('a host name', () => {
  test('with a local address is not requested', async () => {
    const { network, requests } = await serveDocuments({ '/a.cwl': 'a' })
    expect(reasonOf(await ask({ ...network, admits: INTERNET.admits }))).toBe(
      'remote-reference: docs.example.org is at 127.0.0.1, which is not an address of the public internet',
    )
    expect(requests).toEqual([])
  })

  test('with any local address is not requested', async () => {
    const { network, requests } = await serveDocuments({ '/a.cwl': 'a' })
    expect(reasonOf(await ask({ ...network, resolve: async () => ['127.0.0.1', '169.254.169.254'] }))).toMatch(
      /is at 169\.254\.169\.254/,
    )
    expect(requests).toEqual([])
  })

  test('is looked up only once, so a later address has no effect', async () => {
    const { network, requests } = await serveDocuments({ '/a.cwl': 'a' })
    let lookups = 0
    const resolve = async (): Promise<readonly string[]> => [(lookups += 1) === 1 ? '127.0.0.1' : '10.0.0.1']
    expect(await ask({ ...network, resolve })).toHaveProperty('document')
    expect({ lookups, requests: requests.length }).toEqual({ lookups: 1, requests: 1 })
  })

  test('is checked again after a redirect', async () => {
    const { network, requests } = await serveDocuments({ '/a.cwl': redirectTo('/b.cwl'), '/b.cwl': 'b' })
    let lookups = 0
    const resolve = async (): Promise<readonly string[]> => [(lookups += 1) === 1 ? '127.0.0.1' : '10.0.0.1']
    expect(reasonOf(await ask({ ...network, resolve }))).toMatch(
      /^remote-reference: docs\.example\.org is at 10\.0\.0\.1/,
    )
    expect(requests).toHaveLength(1)
  })

  test('without an address, or with a failed or slow lookup, is an error', async () => {
    const { network } = await serveDocuments({})
    expect(reasonOf(await ask({ ...network, resolve: async () => [] }))).toBe(
      'remote-unreadable: docs.example.org has no address',
    )
    const missing = async (): Promise<never> => {
      throw Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })
    }
    expect(reasonOf(await ask({ ...network, resolve: missing }))).toBe(
      'remote-unreadable: the name docs.example.org cannot be looked up (ENOTFOUND)',
    )
    expect(reasonOf(await ask({ ...network, resolve: () => new Promise(() => {}) }, { timeout: 200 }))).toMatch(
      /within 0\.2 seconds/,
    )
  })

  test('with a first address that does not answer uses the next one', async () => {
    const { network } = await serveDocuments({ '/a.cwl': 'a' })
    expect(
      await ask({ ...network, resolve: async () => ['127.0.0.2', '127.0.0.1'], admits: () => true }),
    ).toHaveProperty('document')
  })
})

test('a cancelled run stops its requests', async () => {
  const { network } = await serveDocuments({ '/a.cwl': (_request, response) => response.write('x') })
  const stop = new AbortController()
  const asking = ask(network, { signal: stop.signal })
  stop.abort(new Error('stopped'))
  await expect(asking).rejects.toThrow('stopped')
})
