import { describe, expect, test } from '@jest/globals'

import { isLoopback } from '../../src/http/loopback.ts'
import { formatAddress, parseAddress } from '../../src/platform/address.ts'
import { formatBaseUrl, parseBaseUrl } from '../../src/platform/base-url.ts'
import { DIALECTS, fillPath, INDEX_MEMBERS, stripPlatformKeys } from '../../src/platform/dialect.ts'
import { PlatformError } from '../../src/platform/errors.ts'
import { dialectAt } from '../../src/platform/known-platforms.ts'
import { resolveTarget } from '../../src/platform/transport.ts'

function codeOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof PlatformError) return error.code
    throw error
  }
  return 'no error'
}

describe('an address', () => {
  test('is owner/project/app, and is written as it was read', () => {
    expect(parseAddress('acme/rna seq/align-ü')).toEqual({ owner: 'acme', project: 'rna seq', app: 'align-ü' })
    expect(formatAddress(parseAddress('a/b/c'))).toBe('a/b/c')
  })

  test.each([
    '',
    'a',
    'a/b',
    'a/b/c/d',
    '/b/c',
    'a//c',
    'a/b/',
    './b/c',
    'a/../c',
    'a/b/c\n',
    'a/b/\u0000',
    'a/b/\ud800',
  ])('%j is refused', (text) => {
    expect(codeOf(() => parseAddress(text))).toBe('bad-name')
  })

  test.each(['a/b', 'a/b/c/d'])('%j has not three parts', (text) => {
    expect(() => parseAddress(text)).toThrow(
      expect.objectContaining({
        message: `"${text}" is not an app: it needs exactly three parts`,
        fix: 'Write it as owner/project/app, for example acme/rnaseq/align.',
      }),
    )
  })

  test.each([
    ['', 'it is empty'],
    ['.', 'it would change the path'],
    ['\u009f', 'it contains a control character'],
    ['\ud800', 'it is not well-formed Unicode'],
  ])('the owner %j is refused: %s', (name, why) => {
    expect(() => parseAddress(`${name}/b/c`)).toThrow(
      expect.objectContaining({
        message: `${JSON.stringify(name)} cannot be used as owner: ${why}`,
        fix: 'Use a name without slashes and control characters that is not "." or "..".',
      }),
    )
  })

  test('a refused name is told with its role and the reason', () => {
    expect(() => parseAddress('acme/../align')).toThrow('".." cannot be used as project: it would change the path')
  })

  test('each part is percent-encoded in a path', () => {
    const address = { owner: 'a?b', project: 'c#d', app: 'e f%2F' }
    expect(fillPath(DIALECTS.documented.createPath, address)).toBe('/v2/apps/a%3Fb/c%23d/e%20f%252F')
    expect(fillPath(DIALECTS['seven-bridges'].updatePath, address, 4)).toBe('/v2/apps/a%3Fb/c%23d/e%20f%252F/4/raw')
  })
})

describe('the base URL', () => {
  test.each([
    ['https://api.example.org', 'https://api.example.org'],
    ['https://api.example.org/', 'https://api.example.org'],
    ['https://api.example.org/v2/', 'https://api.example.org'],
    ['  https://api.example.org/prefix/v2 ', 'https://api.example.org/prefix'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['http://localhost:1', 'http://localhost:1'],
    ['http://[::1]:1', 'http://[::1]:1'],
  ])('%j stands for %j', (text, formatted) => {
    expect(formatBaseUrl(parseBaseUrl(text, false))).toBe(formatted)
  })

  test.each([
    ['api.example.org', 'bad-url'],
    ['', 'bad-url'],
    ['ftp://api.example.org', 'bad-url'],
    ['https://user:secret-word@api.example.org', 'bad-url'],
    ['https://:secret-word@api.example.org', 'bad-url'],
    ['https://api.example.org?x=1', 'bad-url'],
    ['https://api.example.org#x', 'bad-url'],
    ['http://api.example.org', 'insecure-url'],
    ['http://localhost.example.org', 'insecure-url'],
    ['http://127.0.0.1.example.org', 'insecure-url'],
  ])('%j is refused', (text, code) => {
    expect(codeOf(() => parseBaseUrl(text, false))).toBe(code)
  })

  test.each([
    ['api.example.org', 'Write https:// in front of it. An address is, for example, https://api.example.org/v2.'],
    ['localhost:8080/v2', 'Write http:// in front of it. An address is, for example, https://api.example.org/v2.'],
    ['"https://api.example.org"', 'Remove the quotes. An address is, for example, https://api.example.org/v2.'],
    [
      'https://api.example.org:99999',
      'Is a port in it above 65535, or a character that no name of a host has? An address is, for example, https://api.example.org/v2.',
    ],
    [
      'https://api.exam ple.org',
      'It is one address without spaces. An address is, for example, https://api.example.org/v2.',
    ],
    ['https//api.example.org', 'An address is, for example, https://api.example.org/v2.'],
    ['canary-token', 'An address is, for example, https://api.example.org/v2.'],
  ])('of %j is said what to do, without a part of it', (text, fix) => {
    expect(() => parseBaseUrl(text, false)).toThrow(
      expect.objectContaining({ message: 'the base URL is not an https:// address', fix }),
    )
  })

  const before = 'An address is, for example, https://api.example.org/v2.'
  test.each([
    ...['https://me@x.org', 'https://:secret@x.org', 'https://me:secret@x.org'].map(
      (text) =>
        [
          text,
          'the base URL contains a user name or password',
          'Remove them: the token is the only credential, and it is given by itself.',
        ] as const,
    ),
    ['https://x.org?a', 'the base URL has a query or a fragment', before],
    ['https://x.org#a', 'the base URL has a query or a fragment', before],
    [
      'http://x.org:8080/a',
      'the base URL of x.org:8080 is plain http: the token would be sent unencrypted',
      'Use https://; on the command line, --allow-insecure-http overrides this for a network you trust.',
    ],
    ['ftp://https://x', 'the base URL is not an https:// address', before],
    ['a b.c/https', 'the base URL is not an https:// address', before],
  ] as const)('of %j is said: %s', (text, message, fix) => {
    expect(() => parseBaseUrl(text, false)).toThrow(expect.objectContaining({ message, fix }))
  })

  test.each([
    ['https://api.sbgenomics.com', 'seven-bridges'],
    [' https://eu-api.sbgenomics.com/v2 ', 'seven-bridges'],
    ['https://api.sb.biodatacatalyst.nhlbi.nih.gov', 'seven-bridges'],
    ['https://api.sevenbridges.cn', 'seven-bridges'],
    ['https://api.sbgenomics.com.example', undefined],
    ['https://x.api.sbgenomics.com', undefined],
    ['https://apixsbgenomics.com', undefined],
    ['no address', undefined],
  ])('the platform at %j speaks the dialect %s', (address, dialect) => {
    expect(dialectAt(address)).toBe(dialect)
  })

  test('credentials in it are not repeated, and http is possible when it is asked for', () => {
    expect(() => parseBaseUrl('https://user:secret-word@x.org', false)).not.toThrow('secret-word')
    expect(formatBaseUrl(parseBaseUrl('http://api.example.org', true))).toBe('http://api.example.org')
  })

  test('loopback is this machine only', () => {
    expect(['localhost', '127.0.0.1', '127.255.0.1', '[::1]'].every(isLoopback)).toBe(true)
    expect(['localhost.', '128.0.0.1', '10.0.0.1', '[::2]', '127.evil.example'].some(isLoopback)).toBe(false)
  })
})

describe('the keys that a platform writes', () => {
  test('documented: none', () => {
    const description = { id: 'x', 'sbg:id': 'y', class: 'Workflow' }
    expect(stripPlatformKeys(description, DIALECTS.documented)).toEqual(description)
  })

  test("seven-bridges: exactly the list; a user's own sbg:license and nested keys count", () => {
    const own = {
      'sbg:license': 'MIT',
      'sbg:toolAuthor': 'me',
      'sbg:revision2': 1,
      steps: [{ id: 's', 'sbg:id': 1 }],
    }
    const written = [
      'id revision latestRevision revisionNotes revisionsInfo createdOn createdBy modifiedOn modifiedBy project projectName',
      'appVersion contributors validationErrors sbgMaintained publisher image_url content_hash workflowLanguage copyOf',
      'original_source',
    ].flatMap((names) => names.split(' ').map((name) => [`sbg:${name}`, 'y']))
    expect(stripPlatformKeys({ id: 'x', ...Object.fromEntries(written), ...own }, DIALECTS['seven-bridges'])).toEqual(
      own,
    )
  })
})

test('the index has the members of the API document', () => {
  const names = 'user users billing projects files tasks apps action upload storage'.split(' ')
  expect(INDEX_MEMBERS).toEqual({
    rate_limit_url: '/v2/rate_limit',
    ...Object.fromEntries(names.map((name) => [`${name}_url`, `/v2/${name}`])),
  })
})

describe('no request leaves the platform', () => {
  const base = new URL('https://platform.example/prefix')

  test.each([
    ['/v2/apps/o/p/a', 'https://platform.example/prefix/v2/apps/o/p/a'],
    ['https://platform.example/v2/storage/exports?offset=50', 'https://platform.example/v2/storage/exports?offset=50'],
  ])('%s is on it', (target, href) => {
    expect(resolveTarget(target, base).href).toBe(href)
  })

  test.each([
    'https://other.example/v2/storage/exports',
    'http://platform.example/v2/storage/exports',
    'https://platform.example:8443/v2/storage/exports',
    'https://ada@platform.example/v2/storage/exports',
    'https://:secret@platform.example/v2/storage/exports',
    'https://',
  ])('%s is not', (target) => {
    expect(() => resolveTarget(target, base)).toThrow(
      expect.objectContaining({ code: 'bad-url', message: expect.stringContaining('on another host') }),
    )
  })
})
