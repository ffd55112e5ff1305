import { describe, expect, test } from '@jest/globals'

import { mistakeInHost, refusalOf } from '../../src/remote/hosts.ts'

describe('a host that can be allowed', () => {
  test.each(['raw.githubusercontent.com', 'a.b', 'xn--bcher-kva.example', '1a.2b.org', `${'a'.repeat(63)}.org`])('is %s', (host) => {
    expect(mistakeInHost(host)).toBeUndefined()
  })

  test.each([
    '', 'localhost', '127.0.0.1', '127.1', '0x7f.0x1', '1.2.3.0x4', '2130706433', '[::1]', '::1', '*.github.com', 'a..b', '-a.org', 'a-.org', 'a.org/', 'a_b.org',
    'a b.org', 'a.org:443', 'user@a.org', `${'a'.repeat(64)}.org`, `${'a.'.repeat(130)}org`, 'a.org\n', 'a.123', '.a.org', 'a.org?x',
  ])('is not %j', (host) => {
    expect(mistakeInHost(host)).toBeDefined()
  })

  test.each([
    ['RAW.GitHubUserContent.com', 'raw.githubusercontent.com'],
    ['raw.githubusercontent.com.', 'raw.githubusercontent.com'],
    ['https://raw.githubusercontent.com/x/y', 'raw.githubusercontent.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['a.org:443', 'a.org'],
  ])('is told of %j to be %s', (written, host) => {
    expect(mistakeInHost(written)).toBe(`Write ${host}.`)
  })
})

describe('with docs.example.org allowed', () => {
  const refusal = (address: string): string | undefined => refusalOf(new URL(address), new Set(['docs.example.org']))

  test.each(['https://docs.example.org/a.cwl', 'https://DOCS.example.org:443/a.cwl?ref=x#main'])('%s is asked', (address) => {
    expect(refusal(address)).toBeUndefined()
  })

  test.each([
    'http://docs.example.org/a.cwl', 'https://docs.example.org:8443/a.cwl', 'https://user@docs.example.org/', 'https://:pass@docs.example.org/', 'https://docs.example.org./a.cwl',
    'https://x.docs.example.org/', 'https://example.org/', 'https://docs.example.org.evil.org/', 'https://docs.example.org@evil.org/', 'https://127.0.0.1/', 'https://2130706433/',
    'https://0x7f.1/', 'https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://localhost/', 'ftp://docs.example.org/', 'file:///etc/passwd',
  ])('%s is not', (address) => {
    expect(refusal(address)).toBeDefined()
  })
})
