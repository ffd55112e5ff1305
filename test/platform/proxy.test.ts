import { execFileSync } from 'node:child_process'

import { describe, expect, test } from '@jest/globals'

import { createPlatform } from '../../src/platform/api.ts'
import { routeTo } from '../../src/platform/proxy.ts'
import { rejection } from './answering-server.ts'

const HTTPS_BASE = new URL('https://api.platform.example')

describe('the way to the platform', () => {
  test.each([
    ['nothing is set', {}, { kind: 'direct' }],
    ['only the other scheme has a proxy', { HTTP_PROXY: 'http://proxy:3128' }, { kind: 'direct' }],
    ['a proxy is set', { HTTPS_PROXY: 'http://proxy.example:3128' }, { kind: 'proxy', variable: 'HTTPS_PROXY', address: 'http://proxy.example:3128' }],
    ['lower case goes first', { HTTPS_PROXY: 'http://upper:1', https_proxy: 'http://lower:2' }, { kind: 'proxy', variable: 'https_proxy', address: 'http://lower:2' }],
    ['an empty one counts for nothing', { https_proxy: '', HTTPS_PROXY: 'http://upper:1' }, { kind: 'proxy', variable: 'HTTPS_PROXY', address: 'http://upper:1' }],
    ['credentials are left out', { HTTPS_PROXY: 'http://me:secret@proxy:3128/x?y' }, { kind: 'proxy', variable: 'HTTPS_PROXY', address: 'http://proxy:3128' }],
    ['NO_PROXY takes the host out', { HTTPS_PROXY: 'http://proxy:1', NO_PROXY: 'a.example, .platform.example' }, { kind: 'exempt', variable: 'HTTPS_PROXY', exemptBy: 'NO_PROXY' }],
    ['it is a scheme that Node takes no notice of', { HTTPS_PROXY: 'socks5://proxy:1' }, { kind: 'ignored', variable: 'HTTPS_PROXY' }],
    ['it is no address', { HTTPS_PROXY: 'http://me:secret@' }, { kind: 'invalid', variable: 'HTTPS_PROXY' }],
    ['the one of the other scheme is no address', { http_proxy: 'http://%zz@proxy:1' }, { kind: 'invalid', variable: 'http_proxy' }],
  ])('when %s', (_, environment, route) => {
    expect(routeTo(HTTPS_BASE, environment)).toEqual(route)
  })

  test('is direct for this machine, whatever is set', () => {
    expect(routeTo(new URL('http://127.0.0.1:8080'), { HTTP_PROXY: 'http://proxy:1' })).toEqual({ kind: 'loopback', variable: 'HTTP_PROXY' })
    expect(routeTo(new URL('http://localhost'), {})).toEqual({ kind: 'direct' })
  })

  test('is the one that Node takes', () => {
    const hosts = ['https://api.platform.example', 'https://api.platform.example:8443', 'http://platform.example', 'http://10.1.2.3', 'https://API.Platform.Example', 'http://platform.example.']
    const lists = [
      '*',
      'platform.example',
      '.platform.example',
      '*.platform.example',
      'api.platform.example',
      'api.platform.example:443',
      'api.platform.example:8443',
      'platform.example:80',
      'orm.example',
      '.example',
      'EXAMPLE, Api.Platform.Example',
      '10.1.0.0-10.1.255.255',
      '10.1.2.4 - 10.1.2.9',
      '10.0.0.0/8',
      '10.1.2.3:80',
      '-',
      ',,',
      '.',
      ' * ',
    ]
    const cases = hosts.flatMap((host) => lists.map((list) => ({ host, list })))
    expect(cases.map(({ host, list }) => ({ host, list, proxied: routeTo(new URL(host), { http_proxy: 'http://proxy:1', https_proxy: 'http://proxy:1', no_proxy: list }).kind === 'proxy' }))).toEqual(nodesVerdicts(cases))
  })

  test('is refused without the password when it is no address', async () => {
    const saved = process.env['HTTPS_PROXY']
    process.env['HTTPS_PROXY'] = 'http://me:hunter2@'
    try {
      const error = await rejection((async () => createPlatform({ baseUrl: 'https://platform.example', token: 'x' }))())
      expect(error).toMatchObject({ code: 'bad-proxy', message: expect.stringContaining('HTTPS_PROXY') })
      expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain('hunter2')
    } finally {
      if (saved === undefined) delete process.env['HTTPS_PROXY']
      else process.env['HTTPS_PROXY'] = saved
    }
  })
})

/** What the agents of this Node decide, asked of their own code, which only a flag gives access to. */
function nodesVerdicts(cases: readonly { readonly host: string; readonly list: string }[]): unknown {
  const script = `
    const { parseProxyConfigFromEnv } = require('internal/http')
    const cases = ${JSON.stringify(cases)}
    console.log(JSON.stringify(cases.map(({ host, list }) => {
      const { protocol, hostname, port } = new URL(host)
      const config = parseProxyConfigFromEnv({ http_proxy: 'http://proxy:1', https_proxy: 'http://proxy:1', no_proxy: list }, protocol, true)
      return { host, list, proxied: config.shouldUseProxy(hostname, port === '' ? (protocol === 'https:' ? 443 : 80) : port) }
    })))`
  return JSON.parse(execFileSync(process.execPath, ['--expose-internals', '--no-warnings', '--eval', script], { encoding: 'utf8' }))
}
