import { chmodSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { findAccess, type GivenAccess } from '../../src/options/access.ts'
import { createPlatform } from '../../src/platform/api.ts'
import { dialectAt, pageOfApp } from '../../src/platform/known-platforms.ts'
import { listening, optionsFor, repository, tool } from '../commands/support.ts'
import { writeFiles } from '../support/files.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'

const CGC = 'https://cgc-api.sbgenomics.com/v2'
const CREDENTIALS = `# of the account page
[default]
api_endpoint = https://api.sbgenomics.com/v2
auth_token = token-of-default

[cgc]
API_Endpoint: ${CGC}
auth_token=token-of-cgc

[half]
api_endpoint = ${CGC}
auth_token
`

/** A home folder with this credentials file. */
function homeWith(text: string): { readonly HOME: string } {
  const home = temporaryFolder()
  writeFiles(home, { '.sevenbridges/credentials': text })
  chmodSync(join(home, '.sevenbridges', 'credentials'), 0o600)
  return { HOME: home }
}

const OWN = { CWL_PROMOTE_BASE_URL: 'https://own.example', CWL_PROMOTE_TOKEN: 'token-of-own' }
const SB = { SB_API_ENDPOINT: 'https://sb.example/v2', SB_AUTH_TOKEN: 'token-of-sb' }

test.each<readonly [what: string, given: GivenAccess, env: object, access: object]>([
  [
    'flags take precedence',
    { baseUrl: 'https://flag.example', token: 'token-of-flag' },
    { ...OWN, ...SB },
    { token: 'token-of-flag', baseUrl: 'https://flag.example' },
  ],
  ['a named profile is second', { profile: 'cgc' }, { ...OWN, ...SB }, { token: 'token-of-cgc', baseUrl: CGC }],
  [
    'the variables of this program are third',
    {},
    { ...OWN, ...SB },
    { token: 'token-of-own', baseUrl: 'https://own.example' },
  ],
  [
    'a flag and a variable of this program can be combined',
    { baseUrl: 'https://flag.example' },
    OWN,
    { token: 'token-of-own', baseUrl: 'https://flag.example' },
  ],
  [
    'the variables of the public platforms are fourth',
    {},
    SB,
    { token: 'token-of-sb', baseUrl: 'https://sb.example/v2', platform: 'seven-bridges' },
  ],
  ['a variable names the dialect', {}, { ...SB, CWL_PROMOTE_PLATFORM: 'documented' }, { platform: 'documented' }],
  [
    'a variable with another word is an error',
    {},
    { ...OWN, CWL_PROMOTE_PLATFORM: 'cgc' },
    { access: { failure: { message: 'CWL_PROMOTE_PLATFORM is "cgc", which is not a dialect' } } },
  ],
  ['the default profile is last', {}, {}, { token: 'token-of-default', platform: 'seven-bridges' }],
  ['an empty variable is ignored', {}, { ...SB, CWL_PROMOTE_TOKEN: ' ' }, { token: 'token-of-sb' }],
  [
    'a token of the public platforms is not used for another address',
    { baseUrl: 'https://flag.example' },
    SB,
    { baseUrl: 'https://flag.example', token: undefined },
  ],
  [
    'a token of a profile is not used for another address',
    {},
    { CWL_PROMOTE_BASE_URL: 'https://own.example' },
    { token: undefined },
  ],
  ['an empty flag takes precedence too', { token: '' }, {}, { token: '', baseUrl: undefined }],
])('%s', (_, given, env, expected) => {
  const access = findAccess(given, { ...homeWith(CREDENTIALS), ...env }, true)
  expect({ token: undefined, baseUrl: undefined, ...access }).toMatchObject(expected)
  expect(JSON.stringify(access.access ?? {})).not.toContain('token-of')
})

test('without profile support, as in the action, no credentials file is read', () => {
  expect(findAccess({}, homeWith(CREDENTIALS), false)).toEqual({ platform: 'documented' })
  expect(findAccess({}, {}, true)).toEqual({ platform: 'documented' })
})

test.each([
  [
    'no such profile',
    'cgcc',
    CREDENTIALS,
    /has no profile "cgcc". Did you mean "cgc"\?$/,
    /^It has default, cgc, half\.$/,
  ],
  ['no token', 'half', CREDENTIALS, /credentials:12: the profile "half" has no auth_token$/, /^Create a token/],
  [
    'no address',
    'x',
    '[x]\nauth_token = s3cret',
    /credentials: the profile "x" has no api_endpoint$/,
    /^Write the address/,
  ],
  ['text before a section', 'x', 'auth_token = s3cret\n', /credentials:1: no section/, /^Correct the line/],
  ['a line without an equals sign', 'x', '[x]\nauth_token s3cret\n', /credentials:2: the line is neither/, /^Correct/],
  ['a section twice', 'x', '[x]\n[y]\n[x]\n', /credentials:3: the section \[x\] is there twice$/, /^Correct/],
  ['a name twice', 'x', '[x]\na = 1\nA = 2\n', /credentials:3: .* first is in line 2$/, /^Correct/],
  ['a value of two lines', 'x', '[x]\nauth_token = a\n  s3cret\n', /credentials:3: the line is indented/, /^Correct/],
  ['no text', 'x', 'a\u0000\uD800', /.*/, /.*/],
])(
  'a profile with %s is a usage error, and the message contains no value of the file',
  (_, profile, text, message, fix) => {
    const { failure } = findAccess({ profile }, homeWith(text), true).access ?? {}
    expect(failure).toMatchObject({
      code: 'usage',
      message: expect.stringMatching(message),
      fix: expect.stringMatching(fix),
    })
    expect(`${failure?.message} ${failure?.fix}`).not.toContain('s3cret')
  },
)

test('a profile without a file is a usage error, and so is only one of the variables', () => {
  for (const env of [{}, { HOME: temporaryFolder() }])
    expect(findAccess({ profile: 'cgc' }, env, true).access?.failure?.message).toBe(
      'there is no file ~/.sevenbridges/credentials for the profile "cgc"',
    )
  expect(findAccess({}, { SB_AUTH_TOKEN: 'x', ...homeWith(CREDENTIALS) }, true).access?.failure?.message).toBe(
    'SB_AUTH_TOKEN is set, and SB_API_ENDPOINT is not',
  )
  expect(findAccess({ profile: 'cgc', token: 'x' }, homeWith(CREDENTIALS), true).access?.failure?.message).toContain(
    '`profile` cannot be combined with `base-url` or `token`',
  )
})

test('values for all profiles, indented sections and a byte order mark are read as in Python', () => {
  const text = `\uFEFF[DEFAULT]\napi_endpoint = ${CGC}\n\n[lab]\n  ; who\n  auth_token = of=lab ; kept\n`
  expect(findAccess({ profile: 'lab' }, homeWith(text), true)).toMatchObject({ baseUrl: CGC, token: 'of=lab ; kept' })
  expect(findAccess({ profile: 'DEFAULT' }, homeWith(text), true).access?.failure?.fix).toBe('It has lab.')
  expect(findAccess({}, homeWith(text), true).access).toMatchObject({ unused: expect.stringContaining(': lab.') })
})

test('a credentials file that others can read gives a warning', () => {
  const env = homeWith(CREDENTIALS)
  expect(findAccess({}, env, true).access?.warning).toBeUndefined()
  chmodSync(join(env.HOME, '.sevenbridges', 'credentials'), 0o644)
  expect(findAccess({}, env, true).access?.warning).toContain('chmod 600')
})

test.each([
  'https://api.sbgenomics.com/v2',
  'https://eu-api.sbgenomics.com/v2',
  'https://cgc-api.sbgenomics.com/v2',
  'https://cavatica-api.sbgenomics.com/v2/',
  'https://f4c-api.sbgenomics.com/v2',
  'https://api.sb.biodatacatalyst.nhlbi.nih.gov/v2',
  'https://API.sevenbridges.cn/v2',
])('%s selects the Seven Bridges dialect, unless another is given', (baseUrl) => {
  expect(findAccess({ baseUrl, token: 'x' }, {}, false)).toMatchObject({
    platform: 'seven-bridges',
    access: { dialect: expect.stringContaining('known public platform') },
  })
  expect(findAccess({ baseUrl, platform: 'documented' }, {}, false).platform).toBe('documented')
})

test.each([
  'https://api.sbgenomics.com.example/v2',
  'https://xapi.sbgenomics.com',
  'http://127.0.0.1:8080',
  'no address',
])('%s does not select a dialect', (baseUrl) => expect(dialectAt(baseUrl)).toBeUndefined())

test('the library takes the dialect from a known address, and `platform` of the configuration counts everywhere else', async () => {
  expect(createPlatform({ baseUrl: CGC }).dialect).toBe('seven-bridges')
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  const folder = repository({
    'cwl-promote.yml':
      'version: 1\nplatform: seven-bridges\nstages: { dev: { project: acme/dev } }\napps: [{ path: a.cwl }]\n',
    'a.cwl': tool('a'),
  })
  const access = findAccess({ baseUrl: platform.url, token: TOKEN }, {}, false)
  for (const more of [{}, access])
    expect(await plan(optionsFor(folder, platform.url, more), listening())).toMatchObject({ counts: { create: 1 } })
  expect(await plan(optionsFor(folder, platform.url, { platform: 'documented' }), listening())).toMatchObject({
    failure: { code: 'credentials' },
  })
})

test('the page of an app is known where that of the platform is', () => {
  const address = { owner: 'acme', project: 'dev', app: 'align#1' }
  expect(pageOfApp(CGC, address)).toBe('https://cgc.sbgenomics.com/u/acme/dev/apps/#acme/dev/align%231')
  expect(pageOfApp('http://127.0.0.1:8080', address)).toBeUndefined()
})
