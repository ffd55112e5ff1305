import { describe, expect, test } from '@jest/globals'

import { broken, cancelled, timedOut } from '../../src/http/network-failure.ts'

const DIRECT = { answerHadBegun: false, proxy: undefined }

const PROXY = { kind: 'proxy', variable: 'https_proxy', address: 'http://proxy:3128' } as const

function failing(code: string, more: object = {}): Error {
  return Object.assign(new Error('secret-canary'), { code, ...more })
}

describe('what an error of Node says about the request', () => {
  test.each([
    ['ECONNREFUSED', {}, true],
    ['ENOTFOUND', {}, true],
    ['EAI_AGAIN', {}, true],
    ['CERT_HAS_EXPIRED', {}, true],
    ['ERR_PROXY_TUNNEL', {}, true],
    ['EHOSTUNREACH', { syscall: 'connect' }, true],
    ['EHOSTUNREACH', { cause: failing('EHOSTUNREACH', { syscall: 'connect' }) }, true],
    [
      'ENETUNREACH',
      { errors: [failing('ENETUNREACH', { syscall: 'connect' }), failing('ENETUNREACH', { syscall: 'connect' })] },
      true,
    ],
    ['EMFILE', {}, true],
    ['ENFILE', { syscall: 'connect' }, true],
    ['EADDRNOTAVAIL', { syscall: 'connect' }, true],
    ['ENOBUFS', { syscall: 'connect' }, true],
    // The connection stood: what was sent may have arrived, and must not be sent again without a look.
    ['EHOSTUNREACH', { syscall: 'read' }, false],
    ['ENETUNREACH', { syscall: 'write' }, false],
    ['ENOBUFS', { syscall: 'write' }, false],
    ['EHOSTUNREACH', {}, false],
    ['ECONNRESET', {}, false],
    ['EPIPE', {}, false],
    ['ETIMEDOUT', {}, false],
    ['EPROTO', {}, false],
    ['HPE_INVALID_CONSTANT', {}, false],
  ])('%s %j: that it was never sent is %s', (code, more, neverSent) => {
    expect(broken(failing(code, more), DIRECT)).toMatchObject({
      kind: 'broken',
      code: 'unreachable',
      neverSent,
      fix: expect.any(String),
      message: expect.stringContaining(`(${code})`),
    })
  })

  const right = 'Is this machine in the right network, or VPN?'
  const fewer = 'Lower `max-requests`, or let the process have more open files (`ulimit -n`).'
  const authority = 'For a private certificate authority set NODE_EXTRA_CA_CERTS to its PEM file.'
  const allow = 'Ask the operator of the proxy to allow the host, or add the host to NO_PROXY.'

  test.each([
    ['ECONNREFUSED', {}, true, 'the connection was refused', 'Is the address right, and is the platform running?'],
    ['ENOTFOUND', {}, false, 'there is no such host', 'Check the base URL for a typing mistake.'],
    [
      'EAI_AGAIN',
      {},
      true,
      'the name could not be looked up',
      'Is this machine connected, and does its name server know the host?',
    ],
    ['EHOSTUNREACH', { syscall: 'connect' }, true, 'there is no route to the host', right],
    ['ENETUNREACH', { syscall: 'connect' }, true, 'there is no route to the network', right],
    ['CERT_HAS_EXPIRED', {}, false, 'the certificate was not accepted', expect.stringContaining('the clock')],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', {}, false, 'the certificate was not accepted', authority],
    [
      'ERR_PROXY_TUNNEL',
      { cause: { statusCode: 407 } },
      false,
      'the proxy asks for a user name and a password',
      'Give them in HTTPS_PROXY, as http://user:password@host:port.',
    ],
    ['ERR_PROXY_TUNNEL', { statusCode: 403 }, false, 'the proxy did not open a tunnel and answered 403', allow],
    ['ERR_PROXY_TUNNEL', { statusCode: 400 }, false, 'the proxy did not open a tunnel and answered 400', allow],
    ['ERR_PROXY_TUNNEL', { statusCode: 500 }, true, 'the proxy did not open a tunnel and answered 500', allow],
    ['ERR_PROXY_TUNNEL', { statusCode: 302 }, true, 'the proxy did not open a tunnel and answered 302', allow],
    ['ERR_PROXY_TUNNEL', {}, true, 'the proxy did not open a tunnel', allow],
    ['ERR_PROXY_TUNNEL', { cause: null }, true, 'the proxy did not open a tunnel', allow],
    ['ERR_PROXY_TUNNEL', { cause: 'a text' }, true, 'the proxy did not open a tunnel', allow],
  ])('%s %j: whether it passes is %s, and the words are "%s"', (code, more, passing, words, fix) => {
    expect(broken(failing(code, more), DIRECT)).toEqual({
      kind: 'broken',
      code: 'unreachable',
      message: `${words} (${code})`,
      fix,
      neverSent: true,
      passing,
      ...(code === 'ERR_PROXY_TUNNEL' ? { isOfProxy: true } : {}),
    })
  })

  test.each([
    ['EMFILE', 'this process has too many open files'],
    ['ENFILE', 'this machine has too many open files'],
    ['EADDRNOTAVAIL', 'this machine has no port left for a connection'],
  ])('%s: %s', (code, words) => {
    const message = `${words} (${code})`
    const rest = { neverSent: true, passing: true, crowded: true }
    expect(broken(failing(code), DIRECT)).toEqual({ kind: 'broken', code: 'unreachable', message, fix: fewer, ...rest })
  })

  test.each([undefined, null, 'a text', {}, { code: 7 }, { cause: null }, { cause: 'a text', errors: 1 }])(
    'what is no error of Node, %j, is a connection that broke',
    (error) => {
      expect(broken(error, DIRECT)).toEqual({
        kind: 'broken',
        code: 'unreachable',
        message: 'the connection broke before an answer arrived (no code)',
        fix: 'If this continues: is there a proxy or a firewall in between, and are the scheme and port of the base URL right?',
        neverSent: false,
        passing: true,
      })
    },
  )

  test.each([
    { code: 'EHOSTUNREACH' },
    { code: 'EHOSTUNREACH', cause: null },
    { code: 'EHOSTUNREACH', cause: 'a text' },
    { code: 'EHOSTUNREACH', cause: undefined },
    { code: 'EHOSTUNREACH', errors: [{ syscall: 'connect' }, { syscall: 'read' }] },
  ])('%j does not say that there was no connection', (error) => {
    expect(broken(error, DIRECT)).toMatchObject({
      neverSent: false,
      message: expect.stringMatching(/^the connection broke/),
    })
  })

  test.each([
    ['the answer could not be decompressed (Z_DATA_ERROR)', failing('Z_DATA_ERROR')],
    ['the answer could not be decompressed (ZSTD_error_x)', failing('a', { cause: failing('ZSTD_error_x') })],
    ['the connection closed in the middle of the answer (ECONNRESET)', failing('ECONNRESET', { cause: null })],
  ])('%s', (message, error) => {
    expect(broken(error, { ...DIRECT, answerHadBegun: true })).toEqual({
      kind: 'broken',
      code: 'truncated',
      message,
      fix: expect.stringContaining('Often a proxy'),
      neverSent: false,
      passing: true,
    })
  })

  test('in the middle of an answer it was certainly sent', () => {
    expect(broken(failing('ECONNRESET'), { ...DIRECT, answerHadBegun: true })).toMatchObject({
      code: 'truncated',
      neverSent: false,
      passing: true,
    })
  })

  test.each([
    ['CERT_HAS_EXPIRED', 'clock'],
    ['CERT_NOT_YET_VALID', 'clock'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'another host'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'NODE_EXTRA_CA_CERTS'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'NODE_EXTRA_CA_CERTS'],
  ])('%s has its own remedy, and is not tried again', (code, words) => {
    expect(broken(failing(code), DIRECT)).toMatchObject({ fix: expect.stringContaining(words), passing: false })
  })

  test.each([DIRECT, { ...DIRECT, proxy: PROXY }])(
    'too many open files are about this machine, whatever is in between: fewer requests at once will do',
    (circumstances) => {
      expect(broken(failing('EMFILE'), circumstances)).toMatchObject({
        crowded: true,
        passing: true,
        fix: expect.stringContaining('max-requests'),
      })
      expect(broken(failing('ECONNREFUSED'), circumstances)).not.toHaveProperty('crowded')
    },
  )

  test('names the proxy, and never what the error says', () => {
    const { message, fix } = broken(failing('ECONNREFUSED'), { ...DIRECT, proxy: PROXY })
    expect(message).toBe('the connection was refused (ECONNREFUSED), on the way through the proxy http://proxy:3128')
    expect(`${message} ${fix ?? ''}`).not.toContain('secret-canary')
  })

  test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])(
    '%s on the way to a proxy is about the proxy',
    (code) => {
      const { fix } = broken(failing(code, { syscall: 'connect' }), { ...DIRECT, proxy: PROXY })
      expect(fix).toBe(
        'Is https_proxy right, and is the proxy running and reachable? If the platform can be reached without it, add its host to NO_PROXY.',
      )
    },
  )

  test('a proxy whose answer has no status answered none', () => {
    expect(broken(failing('ERR_PROXY_TUNNEL', { statusCode: NaN }), { ...DIRECT, proxy: PROXY }).message).toBe(
      'the proxy did not open a tunnel (ERR_PROXY_TUNNEL), on the way through the proxy http://proxy:3128',
    )
  })

  test('a wrong scheme is told by the words of TLS and of HTTP', () => {
    for (const code of ['EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER', 'HPE_INVALID_CONSTANT'])
      expect(broken(failing(code), DIRECT).fix).toBe(
        'Is this the right port, and does it use https? Check the scheme of the base URL.',
      )
  })

  test('what is asked of a proxy names the variable that holds it', () => {
    const through = { ...DIRECT, proxy: PROXY }
    expect(broken(failing('ERR_PROXY_TUNNEL', { statusCode: 407 }), through).fix).toContain('Give them in https_proxy')
    expect(broken(failing('EPROTO'), through).fix).toContain('Check the scheme of the base URL, and of https_proxy.')
  })
})

test.each([true, false])(
  'what a request says that the end of the run stopped (that it was never sent is %s)',
  (neverSent) => {
    const over = { kind: 'broken', neverSent, passing: false, runIsOver: true }
    const stopped = { ...over, code: 'cancelled', message: 'the run was cancelled' }
    for (const reason of [undefined, null, 'TimeoutError', { name: 'other' }, {}])
      expect(cancelled(AbortSignal.abort(reason), neverSent)).toEqual(stopped)
    expect(cancelled(AbortSignal.abort(new DOMException('', 'TimeoutError')), neverSent)).toEqual({
      ...over,
      code: 'timeout',
      message: 'the time limit of the run was reached',
      fix: 'Raise timeout, or find out why the platform is slow.',
    })
  },
)

test('a request that had too little time may be repeated', () => {
  expect(timedOut(1500)).toEqual({
    kind: 'broken',
    code: 'timeout',
    message: 'no complete answer within 1.5 seconds',
    fix: 'is the platform slow, or does a firewall block it?',
    neverSent: false,
    passing: true,
  })
})
