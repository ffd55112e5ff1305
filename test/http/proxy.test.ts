import { execFileSync } from 'node:child_process'

import { describe, expect, test } from '@jest/globals'

import { environmentForAgents, routeTo } from '../../src/http/proxy.ts'
import { createPlatform } from '../../src/platform/api.ts'
import { rejection } from '../platform/answering-server.ts'

const HTTPS_BASE = new URL('https://api.platform.example')

function refused(message: string): object {
  return { kind: 'refused', message, fix: expect.stringContaining('http://host:port') }
}

describe('the way to the platform', () => {
  test.each([
    ['nothing is set', {}, { kind: 'direct' }],
    ['only the other scheme has a proxy', { HTTP_PROXY: 'http://proxy:3128' }, { kind: 'direct' }],
    [
      'a proxy is set',
      { HTTPS_PROXY: 'http://proxy.example:3128' },
      { kind: 'proxy', variable: 'HTTPS_PROXY', address: 'http://proxy.example:3128' },
    ],
    [
      'lower case goes first',
      { HTTPS_PROXY: 'http://upper:1', https_proxy: 'http://lower:2' },
      { kind: 'proxy', variable: 'https_proxy', address: 'http://lower:2' },
    ],
    [
      'an empty one counts for nothing',
      { https_proxy: '', HTTPS_PROXY: 'http://upper:1' },
      { kind: 'proxy', variable: 'HTTPS_PROXY', address: 'http://upper:1' },
    ],
    [
      'one is set for both schemes',
      { ALL_PROXY: 'http://all:3', NO_PROXY: 'other.example' },
      { kind: 'proxy', variable: 'ALL_PROXY', address: 'http://all:3' },
    ],
    [
      'that of the scheme takes precedence over one for both',
      { all_proxy: 'http://all:3', HTTPS_PROXY: 'http://upper:1' },
      { kind: 'proxy', variable: 'HTTPS_PROXY', address: 'http://upper:1' },
    ],
    [
      'one for both schemes is not an HTTP proxy',
      { ALL_PROXY: 'socks5://me:secret@proxy:1080' },
      refused('ALL_PROXY begins with neither http:// nor https://'),
    ],
    [
      'credentials are left out',
      { HTTPS_PROXY: 'http://me:secret@proxy:3128/x?y' },
      { kind: 'proxy', variable: 'HTTPS_PROXY', address: 'http://proxy:3128' },
    ],
    [
      'NO_PROXY takes the host out',
      { HTTPS_PROXY: 'http://proxy:1', NO_PROXY: 'a.example, .platform.example' },
      { kind: 'exempt', variable: 'HTTPS_PROXY', exemptBy: 'NO_PROXY' },
    ],
    [
      'it has a scheme that Node takes no notice of',
      { HTTPS_PROXY: 'socks5://proxy:1' },
      refused('HTTPS_PROXY begins with neither http:// nor https://'),
    ],
    [
      'it has no scheme',
      { https_proxy: 'proxy.example:3128' },
      refused('https_proxy begins with neither http:// nor https://'),
    ],
    [
      'NO_PROXY takes the host out of what cannot be used',
      { HTTPS_PROXY: 'socks5://proxy:1', no_proxy: 'api.platform.example' },
      { kind: 'exempt', variable: 'HTTPS_PROXY', exemptBy: 'no_proxy' },
    ],
    ['only the other scheme has one that cannot be used', { HTTP_PROXY: 'garbage' }, { kind: 'direct' }],
    ['it has a line break', { HTTPS_PROXY: 'http://pro\r\nxy:1' }, refused('HTTPS_PROXY is not an address')],
    ['it is no address', { HTTPS_PROXY: 'http://me:secret@' }, refused('HTTPS_PROXY is not an address')],
    [
      'the one of the other scheme is no address',
      { http_proxy: 'http://%zz@proxy:1' },
      refused('http_proxy is not an address'),
    ],
  ])('when %s', (_, environment, route) => {
    expect(routeTo(HTTPS_BASE, environment)).toEqual(route)
  })

  test.each(['127.0.0.1:8080', '127.9.9.9', 'localhost', '[::1]:8080'])(
    'is direct to %s, which is this machine, whatever is set',
    (host) => {
      expect(routeTo(new URL(`http://${host}`), { HTTP_PROXY: 'http://proxy:1' })).toEqual({
        kind: 'loopback',
        variable: 'HTTP_PROXY',
      })
      expect(routeTo(new URL(`http://${host}`), {})).toEqual({ kind: 'direct' })
    },
  )

  test.each(['x.127.0.0.1.example', 'localhost.example', '[::2]'])(
    'is the proxy to %s, which is not this machine',
    (host) => {
      expect(routeTo(new URL(`http://${host}`), { HTTP_PROXY: 'http://proxy:1' })).toMatchObject({ kind: 'proxy' })
    },
  )

  test.each([
    [{ ALL_PROXY: 'http://all:3' }, { http_proxy: 'http://all:3', https_proxy: 'http://all:3' }],
    [
      { all_proxy: 'http://all:3', HTTP_PROXY: 'http://one:1' },
      { http_proxy: 'http://one:1', https_proxy: 'http://all:3' },
    ],
    [{ https_proxy: '', HTTPS_PROXY: 'http://two:2' }, { https_proxy: 'http://two:2' }],
    [{ NO_PROXY: '*' }, {}],
  ])('that %j gives is told to Node for each scheme', (environment, told) => {
    expect(environmentForAgents(environment)).toEqual({ ...environment, ...told })
  })

  test('is none with a Node that would go past the proxy', () => {
    const environment = { HTTPS_PROXY: 'http://me:secret@proxy.example:3128' }
    for (const version of ['24.0.0', '24.4.1']) {
      expect(routeTo(HTTPS_BASE, environment, version)).toEqual({
        kind: 'refused',
        message: `HTTPS_PROXY names http://proxy.example:3128, and Node.js ${version} ignores it`,
        fix: expect.stringMatching(/24\.5 or later.*runner up to date.*NO_PROXY/),
      })
      expect(routeTo(HTTPS_BASE, { ...environment, NO_PROXY: '*' }, version)).toMatchObject({ kind: 'exempt' })
      expect(routeTo(HTTPS_BASE, {}, version)).toEqual({ kind: 'direct' })
    }
    for (const version of ['24.5.0', '25.0.0'])
      expect(routeTo(HTTPS_BASE, environment, version)).toMatchObject({ kind: 'proxy' })
  })

  test('is the one that Node takes', () => {
    const hosts = [
      'https://api.platform.example',
      'https://api.platform.example:8443',
      'http://platform.example',
      'http://10.1.2.3',
      'https://API.Platform.Example',
      'http://platform.example.',
    ]
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
      '10.1.1.1-10.1.2.2',
      '10.1.2.3 - 10.1.2.3',
      '0-99999999999',
      '10.0.0.0/8',
      '10.1.2.3:80',
      '-',
      ',,',
      '.',
      ' * ',
    ]
    const cases = hosts.flatMap((host) => lists.map((list) => ({ host, list })))
    expect(
      cases.map(({ host, list }) => ({
        host,
        list,
        proxied:
          routeTo(new URL(host), { http_proxy: 'http://proxy:1', https_proxy: 'http://proxy:1', no_proxy: list })
            .kind === 'proxy',
      })),
    ).toEqual(nodesVerdicts(cases))
  })

  test.each([
    ['it is no address', 'http://me:hunter2@', 'HTTPS_PROXY is not an address'],
    ['it is of another kind', 'socks5://me:hunter2@proxy:1080', 'HTTPS_PROXY begins with neither http:// nor https://'],
    ['it is no address of any kind', 'hunter2', 'HTTPS_PROXY begins with neither http:// nor https://'],
  ])('is refused without the password when %s', async (_, HTTPS_PROXY, message) => {
    const error = await rejection(openWith({ HTTPS_PROXY }))
    expect(error).toMatchObject({ code: 'bad-proxy', message, fix: expect.stringContaining('http://host:port') })
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain('hunter2')
  })

  test('is not refused where NO_PROXY takes the host out', async () => {
    expect(await openWith({ HTTPS_PROXY: 'socks5://proxy:1080', NO_PROXY: '.example' })).toMatchObject({
      baseUrl: 'https://platform.example',
    })
  })
})

/** Opens a client while these variables are set. */
async function openWith(environment: Readonly<Record<string, string>>): Promise<unknown> {
  const saved = Object.keys(environment).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, environment)
  try {
    return createPlatform({ baseUrl: 'https://platform.example', token: 'x'.repeat(16) })
  } finally {
    for (const [name, value] of saved) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

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
  return JSON.parse(
    execFileSync(process.execPath, ['--expose-internals', '--no-warnings', '--eval', script], { encoding: 'utf8' }),
  )
}
