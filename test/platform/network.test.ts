import { spawn } from 'node:child_process'
import diagnostics from 'node:diagnostics_channel'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'

import { describe, expect, test } from '@jest/globals'

import { clientOf, TOKEN } from '../support/local-platform.ts'
import { listenOnLoopback } from '../support/loopback.ts'
import { daily, nightly } from '../support/nightly.ts'
import { indexOf, json, rejection, startAnsweringPlatform, type AnsweringServer } from './answering-server.ts'

const ADDRESS = { owner: 'a', project: 'b', app: 'c' }

/**
 * Reads one app in a process of its own, since Node reads these variables when it starts, and gives all that it says
 * before it ends.
 */
async function readInProcess(baseUrl: string, env: Record<string, string>, attemptTimeout = 3000): Promise<string> {
  const script = `
    import { createPlatform } from ${JSON.stringify(join(import.meta.dirname, '../../src/platform/api.ts'))}
    const run = new AbortController()
    const client = createPlatform({ baseUrl: ${JSON.stringify(baseUrl)}, token: ${JSON.stringify(TOKEN)}, longestWait: 1, attemptTimeout: ${attemptTimeout}, allowInsecureHttp: true, signal: run.signal })
    await client.getApp({ owner: 'a', project: 'b', app: 'c' }).then((reading) => console.log(reading.kind), (error) => console.log(error.code, error.message, error.fix))
    run.abort()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  await once(child, 'close')
  return output.trim()
}

describe('a proxy', () => {
  test('is used for a host that is not this machine, and NO_PROXY is honoured', async () => {
    const asked: string[] = []
    const proxy = createHttpServer((request, response) => {
      asked.push(request.url ?? '')
      if (request.url === 'http://platform.invalid/v2/') json(response, 200, indexOf('http://platform.invalid'))
      else json(response, 404, { status: 404, code: 404, message: 'from the proxy' })
    })
    const port = await listenOnLoopback(proxy)
    expect(await readInProcess('http://platform.invalid', { HTTP_PROXY: `http://127.0.0.1:${port}` })).toBe('absent')
    expect(asked).toEqual(['http://platform.invalid/v2/', 'http://platform.invalid/v2/apps/a/b/c'])
    expect(await readInProcess('http://platform.invalid', { ALL_PROXY: `http://127.0.0.1:${port}` })).toBe('absent')
    expect(asked.splice(2)).toEqual(['http://platform.invalid/v2/', 'http://platform.invalid/v2/apps/a/b/c'])
    const direct = await readInProcess('http://platform.invalid', {
      HTTP_PROXY: `http://127.0.0.1:${port}`,
      NO_PROXY: 'platform.invalid',
    })
    expect(direct).toMatch(/^unreachable .*there is no such host|^unreachable .*could not be looked up/)
    expect(asked).toHaveLength(2)
  })

  test('https goes through it as a tunnel, in which the token is not visible', async () => {
    let seen = ''
    const proxy = createServer((socket) => {
      socket.on('data', (chunk: Buffer) => {
        seen += chunk.toString('latin1')
        socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
      })
      socket.on('error', () => socket.destroy())
    })
    const port = await listenOnLoopback(proxy)
    const told = await readInProcess('https://platform.invalid', { HTTPS_PROXY: `http://me:hunter2@127.0.0.1:${port}` })
    expect(told).toBe(
      `unreachable reading the API index: the proxy did not open a tunnel and answered 403 (ERR_PROXY_TUNNEL), on the way through the proxy http://127.0.0.1:${port}; the token was not sent Ask the operator of the proxy to allow the host, or add the host to NO_PROXY.`,
    )
    expect(seen).toMatch(/^CONNECT platform\.invalid:443 /)
    expect(seen).not.toContain(TOKEN)
  })

  nightly.each([
    ['HTTPS_PROXY', 'https://platform.invalid', 'unreachable'],
    ['HTTP_PROXY', 'http://platform.invalid', 'refused'],
  ])('that wants to know who asks (%s) is told apart from the platform', async (variable, url, code) => {
    const proxy = createServer((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n'))
      socket.on('error', () => socket.destroy())
    })
    const told = await readInProcess(url, { [variable]: `http://127.0.0.1:${await listenOnLoopback(proxy)}` })
    expect(told).toMatch(new RegExp(`^${code} .*the token was not sent .*HTTPS_PROXY`))
  })

  nightly.each([
    [
      'refuses a tunnel',
      'HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n',
      /^unreachable .*user name and a password/,
    ],
    ['never answers', '', /^timeout /],
    ['makes a tunnel that leads nowhere', 'HTTP/1.1 200 Connection Established\r\n\r\n', /^timeout /],
  ])('that %s and leaves the connection open holds no process whose run has ended', async (_, answer, told) => {
    const proxy = createServer((socket) => {
      socket.once('data', () => socket.write(answer))
      socket.on('error', () => socket.destroy())
    })
    expect(
      await readInProcess(
        'https://platform.invalid',
        { HTTPS_PROXY: `http://127.0.0.1:${await listenOnLoopback(proxy)}` },
        200,
      ),
    ).toMatch(told)
  })

  nightly('may answer bit by bit', async () => {
    const proxy = createServer((socket) => {
      const rest = Array.from('HTTP/1.1 403 Forbidden by the rules of this house\r\n\r\n')
      const next = (): void => {
        const character = rest.shift()
        if (character !== undefined) socket.write(character, () => setTimeout(next, 1))
      }
      socket.setNoDelay(true).once('data', next)
      socket.on('error', () => socket.destroy())
    })
    expect(
      await readInProcess('https://platform.invalid', {
        HTTPS_PROXY: `http://127.0.0.1:${await listenOnLoopback(proxy)}`,
      }),
    ).toMatch(/^unreachable .*answered 403/)
  })

  test.each([
    ['HTTPS_PROXY', 'https://platform.invalid'],
    ['http_proxy', 'http://platform.invalid'],
  ])('that refuses the connection (%s) is what the advice is about', async (variable, url) => {
    const gone = createServer()
    const port = await listenOnLoopback(gone)
    await new Promise((resolve) => gone.close(resolve))
    expect(await readInProcess(url, { [variable]: `http://me:hunter2@127.0.0.1:${port}` })).toBe(
      `unreachable reading the API index: the connection was refused (ECONNREFUSED), on the way through the proxy http://127.0.0.1:${port}; the token was not sent Is ${variable} right, and is the proxy running and reachable? If the platform can be reached without it, add its host to NO_PROXY.`,
    )
  })

  test('is not used for loopback: a token for this machine has no business there', async () => {
    const server = await startAnsweringPlatform((_seen, response) => json(response, 404, {}))
    expect(await readInProcess(server.url, { HTTP_PROXY: 'http://127.0.0.1:1' })).toBe('absent')
  })
})

describe('certificates', () => {
  test('one of an unknown authority is refused with the remedy, and NODE_EXTRA_CA_CERTS is the remedy', async () => {
    // Made for this test, of no other use, valid for a century.
    const certificate = join(import.meta.dirname, 'fixtures', 'localhost-certificate.pem')
    const key = join(import.meta.dirname, 'fixtures', 'localhost-key.pem')
    const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (request, response) => {
      if (request.url === '/v2/') json(response, 200, indexOf(url))
      else json(response, 404, {})
    })
    const url = `https://localhost:${await listenOnLoopback(server)}`
    expect(await readInProcess(url, {})).toMatch(
      /^unreachable .*certificate was not accepted \(DEPTH_ZERO_SELF_SIGNED_CERT\).*NODE_EXTRA_CA_CERTS/,
    )
    expect(await readInProcess(url, { NODE_EXTRA_CA_CERTS: certificate })).toBe('absent')
  })
})

describe('connections', () => {
  test('an install does not fail on a kept connection that the server has closed', async () => {
    const used = new WeakSet<object>()
    const server = await startAnsweringPlatform(({ method }, response) => {
      const { socket } = response
      if (socket !== null && used.has(socket)) return void socket.destroy()
      if (socket !== null) used.add(socket)
      return json(response, method === 'GET' ? 404 : 201, { class: 'Workflow' })
    })
    const client = clientOf(server)
    for (let round = 0; round < 5; round += 1) {
      await client.getApp(ADDRESS)
      expect(await client.installApp(ADDRESS, { class: 'Workflow' }, { kind: 'absent' })).toMatchObject({
        kind: 'applied',
      })
    }
    expect(server.seen.filter(({ method }) => method === 'POST')).toHaveLength(5)
    // The reads were the ones to meet closed connections, and were repeated.
    expect(server.seen.filter(({ method }) => method === 'GET').length).toBeGreaterThan(5)
  })

  test('each install has a connection of its own, reads share theirs', async () => {
    const server = await startAnsweringPlatform(({ method }, response) =>
      json(response, method === 'GET' ? 404 : 200, { class: 'Workflow' }),
    )
    const client = clientOf(server)
    await client.getApp(ADDRESS)
    await client.getApp(ADDRESS)
    await client.installApp(ADDRESS, { class: 'Workflow' }, { kind: 'absent' })
    expect(server.seen.map(({ headers }) => headers.connection)).toEqual(['keep-alive', 'keep-alive', 'close'])
  })

  nightly(
    'one that is kept is closed when the run ends, and when it is idle, but not while an answer is slow',
    async () => {
      const server = createHttpServer((request, response) => {
        const slow = request.url?.endsWith('/slow') === true
        // Longer than a connection may be idle.
        setTimeout(
          () => {
            if (request.url === '/v2/') json(response, 200, indexOf(`http://${request.headers.host ?? ''}`))
            else json(response, 404, { status: 404, code: 404, message: 'no such app' })
          },
          slow ? 3_000 : 0,
        )
      })
      // The server itself never closes one.
      server.keepAliveTimeout = 0
      const url = `http://127.0.0.1:${await listenOnLoopback(server)}`
      const sockets: Socket[] = []
      const remember = (message: unknown): void => void sockets.push((message as { readonly socket: Socket }).socket)
      diagnostics.subscribe('net.client.socket', remember)
      try {
        const end = new AbortController()
        const client = clientOf({ url }, { signal: end.signal })
        await client.getApp(ADDRESS)
        expect(await client.getApp({ ...ADDRESS, app: 'slow' })).toMatchObject({ kind: 'absent' })
        expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false])
        end.abort()
        expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true])

        await clientOf({ url }).getApp(ADDRESS)
        expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true, false])
        const [, idle] = sockets
        if (idle !== undefined) await once(idle, 'close')
      } finally {
        diagnostics.unsubscribe('net.client.socket', remember)
      }
    },
  )

  nightly(
    'one that is to carry another protocol, which nobody asked for, is closed, and that is an answer',
    async () => {
      const closed: Promise<unknown>[] = []
      const server = await startAnsweringPlatform(({ method }, response) => {
        if (method === 'GET' && closed.length > 1) return json(response, 404, {})
        if (response.socket !== null) closed.push(once(response.socket, 'close'))
        return response.writeHead(101, { connection: 'upgrade', upgrade: 'other' }).end()
      })
      const client = clientOf(server)
      expect(await rejection(client.getApp(ADDRESS))).toMatchObject({
        code: 'refused',
        message: expect.stringContaining('answered 101'),
      })
      expect(await rejection(client.installApp(ADDRESS, { class: 'Workflow' }, { kind: 'absent' }))).toMatchObject({
        code: 'refused',
        readBack: 'not-applied',
      })
      expect(await Promise.all(closed)).toHaveLength(2)
    },
  )

  nightly('something that does not speak HTTP is told as such', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.end('SSH-2.0-OpenSSH_9.6\r\n')
    })
    const port = await listenOnLoopback(server)
    expect(await rejection(clientOf({ url: `http://127.0.0.1:${port}` }).getApp(ADDRESS))).toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining('HPE_'),
    })
  })

  // A little more than is taken.
  const blanks = Buffer.alloc(65 * 1024 * 1024, ' ')

  function startWithBlanks(encoding: string | undefined, body: Buffer): Promise<AnsweringServer> {
    return startAnsweringPlatform((_seen, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
      })
      response.on('error', () => response.destroy())
      response.end(body)
    })
  }

  const encodings: readonly (readonly [string, string | undefined, (bytes: Buffer) => Buffer])[] = [
    ['as it is', undefined, (bytes: Buffer) => bytes],
    ['in gzip', 'gzip', (bytes: Buffer) => gzipSync(bytes, { level: 1 })],
    ['in deflate', 'deflate', (bytes: Buffer) => deflateSync(bytes, { level: 1 })],
    [
      'in brotli',
      'br',
      (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    ],
    ['in zstd', 'zstd', (bytes: Buffer) => zstdCompressSync(bytes)],
  ]
  test.each(daily(encodings, ([name]) => name !== 'in brotli' && name !== 'in deflate'))(
    'an answer larger than the client is ready to hold is cut off, %s',
    async (_, encoding, compress) => {
      const server = await startWithBlanks(encoding, compress(blanks))
      expect(await rejection(clientOf(server, { attemptTimeout: 60_000 }).getApp(ADDRESS))).toMatchObject({
        code: 'too-large',
      })
    },
  )

  nightly('an install that is answered by too much is looked at, and not sent again', async () => {
    const server = await startWithBlanks('gzip', gzipSync(blanks, { level: 1 }))
    expect(
      await rejection(
        clientOf(server, { attemptTimeout: 60_000 }).installApp(ADDRESS, { class: 'Workflow' }, { kind: 'absent' }),
      ),
    ).toMatchObject({ code: 'too-large', readBack: 'unknown' })
    expect(server.seen.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })
})
