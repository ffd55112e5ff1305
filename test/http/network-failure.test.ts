import { describe, expect, test } from '@jest/globals'

import { broken } from '../../src/http/network-failure.ts'

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
        fix: expect.stringContaining('concurrency'),
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

  test('what is asked of a proxy names the variable that holds it', () => {
    const through = { ...DIRECT, proxy: PROXY }
    expect(broken(failing('ERR_PROXY_TUNNEL', { statusCode: 407 }), through).fix).toContain('Give them in https_proxy')
    expect(broken(failing('EPROTO'), through).fix).toContain('Check the scheme of the base URL, and of https_proxy.')
  })
})
