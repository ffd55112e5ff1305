import { describe, expect, test } from '@jest/globals'

import { HOST_FORM, mistakeInHost, refusalOf } from '../../src/remote/hosts.ts'

describe('a host name for the allowed hosts', () => {
  test.each(['raw.githubusercontent.com', 'a.b', 'xn--bcher-kva.example', '1a.2b.org', `${'a'.repeat(63)}.org`])(
    'can be %s',
    (host) => {
      expect(mistakeInHost(host)).toBeUndefined()
    },
  )

  test.each([
    '',
    'localhost',
    '127.0.0.1',
    '127.1',
    '0x7f.0x1',
    '1.2.3.0x4',
    '2130706433',
    '[::1]',
    '::1',
    '*.github.com',
    'a..b',
    '-a.org',
    'a-.org',
    'a_b.org',
    'a b.org',
    `${'a'.repeat(64)}.org`,
    `${'a.'.repeat(130)}org`,
    'a.123',
    '.a.org',
  ])('cannot be %j', (host) => {
    expect(mistakeInHost(host)).toBe(HOST_FORM)
  })

  test.each([
    ['RAW.GitHubUserContent.com', 'raw.githubusercontent.com'],
    ['raw.githubusercontent.com.', 'raw.githubusercontent.com'],
    ['https://raw.githubusercontent.com/x/y', 'raw.githubusercontent.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ...['a.org:443', 'a.org/', 'a.org?x', 'a.org\n', 'user@a.org'].map((written) => [written, 'a.org'] as const),
  ])('instead of %j must be %s', (written, host) => {
    expect(mistakeInHost(written)).toBe(`Write ${host}.`)
  })
})

describe('when docs.example.org is allowed', () => {
  const refusal = (address: string): string | undefined => refusalOf(new URL(address), new Set(['docs.example.org']))

  test.each(['https://docs.example.org/a.cwl', 'https://DOCS.example.org:443/a.cwl?ref=x#main'])(
    '%s is accepted',
    (address) => {
      expect(refusal(address)).toBeUndefined()
    },
  )

  const NOT_HTTPS = 'only https:// addresses are read'
  const LOGIN = 'it contains a user name or a password, which are never sent'
  const other = (host: string): string => `${host} is not one of the hosts that are allowed`

  test.each([
    ['http://docs.example.org/a.cwl', NOT_HTTPS],
    ['ftp://docs.example.org/', NOT_HTTPS],
    ['file:///etc/passwd', NOT_HTTPS],
    ['https://user@docs.example.org/', LOGIN],
    ['https://:pass@docs.example.org/', LOGIN],
    ['https://docs.example.org@evil.org/', LOGIN],
    ['https://docs.example.org:8443/a.cwl', 'it has a port, and only the default port is used'],
    ['https://docs.example.org./a.cwl', other('docs.example.org.')],
    ['https://x.docs.example.org/', other('x.docs.example.org')],
    ['https://example.org/', other('example.org')],
    ['https://docs.example.org.evil.org/', other('docs.example.org.evil.org')],
    ['https://127.0.0.1/', other('127.0.0.1')],
    ['https://2130706433/', other('127.0.0.1')],
    ['https://0x7f.1/', other('127.0.0.1')],
    ['https://[::1]/', other('[::1]')],
    ['https://[::ffff:127.0.0.1]/', other('[::ffff:7f00:1]')],
    ['https://localhost/', other('localhost')],
  ])('%s is refused: %s', (address, reason) => {
    expect(refusal(address)).toBe(reason)
  })
})
