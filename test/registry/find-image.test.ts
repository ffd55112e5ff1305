import { createServer } from 'node:net'

import { expect, test } from '@jest/globals'

import { findImage } from '../../src/registry/find-image.ts'
import { asProcess } from '../support/in-process.ts'
import { listenOnLoopback } from '../support/loopback.ts'
import { basic, startRegistry } from './registry-server.ts'
import { contextOf } from './support.ts'

const AMD = 'linux/amd64'
const ARM = 'linux/arm64'

test('an index that has linux/amd64 is found, with the digest of the index', async () => {
  const registry = await startRegistry()
  const digest = registry.add('team/tool:1.0', [ARM, AMD, 'unknown/unknown'])
  expect(await findImage(`${registry.host}/team/tool:1.0`, contextOf())).toEqual({ state: 'found', digest })
  expect(await findImage(`${registry.host}/team/tool:1.0@${digest}`, contextOf())).toEqual({ state: 'found', digest })
})

test('the configuration of a single manifest has the platform, and the storage gets no credentials', async () => {
  const registry = await startRegistry({ auth: 'anonymous' })
  const digest = registry.add('tool:1.0', [AMD])
  expect(await findImage(`${registry.host}/tool:1.0`, contextOf())).toEqual({ state: 'found', digest })
  expect(registry.requests).toEqual([
    'GET /v2/tool/manifests/1.0 401',
    expect.stringMatching(/^GET \/token\?service=test&scope=repository%3Atool%3Apull 200$/),
    'GET /v2/tool/manifests/1.0 200 Bearer',
    expect.stringMatching(/^GET \/v2\/tool\/blobs\/sha256:\w+ 307 Bearer$/),
    expect.stringMatching(/^GET \/sha256:\w+ 200$/),
  ])
})

test.each([
  ['an index', [ARM, 'linux/s390x', 'unknown/unknown'], 'it exists for linux/arm64, linux/s390x, not for linux/amd64'],
  ['a single manifest', [ARM], 'it exists for linux/arm64, not for linux/amd64'],
])('an image that %s has for other platforms only is missing', async (_, platforms, reason) => {
  const registry = await startRegistry()
  registry.add('tool:1.0', platforms)
  expect(await findImage(`${registry.host}/tool:1.0`, contextOf())).toEqual({ state: 'missing', reason })
})

test('a tag or a digest that the registry does not have is missing', async () => {
  const registry = await startRegistry()
  registry.add('tool:1.0', [AMD])
  expect(await findImage(`${registry.host}/tool:2.0`, contextOf())).toEqual({
    state: 'missing',
    reason: `${registry.host} has no tool:2.0`,
  })
  const digest = `sha256:${'0'.repeat(64)}`
  expect(await findImage(`${registry.host}/tool:1.0@${digest}`, contextOf())).toEqual({
    state: 'missing',
    reason: `${registry.host} has no tool@${digest}`,
  })
})

test('credentials are sent for a token only, and are never shown', async () => {
  const registry = await startRegistry({ auth: { user: 'ada', password: 'the-password-of-ada' } })
  registry.add('tool:1.0', [AMD])
  const context = contextOf({ basic: basic('ada', 'the-password-of-ada').replace('Basic ', '') })
  expect(await findImage(`${registry.host}/tool:1.0`, context)).toMatchObject({ state: 'found' })
  expect(registry.requests.filter((line) => line.endsWith(' Basic'))).toEqual([expect.stringMatching(/^GET \/token/)])
  expect(context.lines.join('\n')).not.toMatch(/password|YWRh|a-token/)
})

test.each([
  ['without credentials', {}, 'it needs credentials'],
  ['with wrong ones', { basic: 'AAAA' }, 'these credentials may not read it'],
  ['with a helper', { lack: 'its credentials are elsewhere' }, 'its credentials are elsewhere'],
])('an image that cannot be read %s is unknown', async (_, credentials, why) => {
  const registry = await startRegistry({ auth: { user: 'ada', password: 'x' } })
  registry.add('tool:1.0', [AMD])
  expect(await findImage(`${registry.host}/tool:1.0`, contextOf(credentials))).toEqual({
    state: 'unknown',
    reason: `${registry.host} answered 401, and gave no token: there is no such repository, or ${why}`,
  })
})

test('the scheme Basic gets the credentials after the registry asked for them', async () => {
  const registry = await startRegistry()
  registry.add('tool:1.0', [AMD])
  registry.answer(/manifests/, 401, { 'www-authenticate': 'Basic realm="x"' }, 1)
  expect(await findImage(`${registry.host}/tool:1.0`, contextOf({ basic: 'AAAA' }))).toMatchObject({ state: 'found' })
  expect(registry.requests.slice(0, 2)).toEqual([
    'GET /v2/tool/manifests/1.0 401',
    'GET /v2/tool/manifests/1.0 200 Basic',
  ])
})

test('a redirect within the registry gets the token again', async () => {
  const registry = await startRegistry({ auth: 'anonymous' })
  const digest = registry.add('tool:2.0', [AMD, ARM])
  const challenge = `Bearer realm="http://${registry.host}/token"`
  registry.answer(/manifests\/1\.0/, 401, { 'www-authenticate': challenge }, 1)
  registry.answer(/manifests\/1\.0/, 307, { location: '2.0' }, 1)
  expect(await findImage(`${registry.host}/tool:1.0`, contextOf())).toEqual({ state: 'found', digest })
  expect(registry.requests).toContain('GET /token?scope=repository%3Atool%3Apull 200')
})

test('an answer that asks again for credentials ends the requests', async () => {
  const registry = await startRegistry({ auth: 'anonymous' })
  registry.answer(/manifests/, 401, { 'www-authenticate': `Bearer realm="http://${registry.host}/token"` })
  expect(await findImage(`${registry.host}/tool`, contextOf())).toMatchObject({ state: 'unknown' })
  expect(registry.requests).toHaveLength(3)
})

test('a token that is not a text is a reason', async () => {
  const registry = await startRegistry({ auth: 'anonymous' })
  registry.answer(/token/, 200)
  expect(await findImage(`${registry.host}/tool`, contextOf())).toEqual({
    state: 'unknown',
    reason: `${registry.host} answered 200, and gave no token`,
  })
})

test('of two schemes that a registry offers, the first one is used', async () => {
  const registry = await startRegistry({ auth: 'anonymous' })
  registry.add('tool:1.0', [AMD])
  const challenge = `Bearer realm="http://${registry.host}/token", Basic realm="x"`
  registry.answer(/manifests/, 401, { 'www-authenticate': challenge }, 1)
  expect(await findImage(`${registry.host}/tool:1.0`, contextOf())).toMatchObject({ state: 'found' })
})

test('a registry that is busy is asked again, and one that stays so is unknown', async () => {
  const registry = await startRegistry()
  registry.add('tool:1.0', [AMD])
  registry.answer(/manifests\/1\.0/, 429, { 'retry-after': '0' }, 1)
  const context = contextOf()
  expect(await findImage(`${registry.host}/tool:1.0`, context)).toMatchObject({ state: 'found' })
  expect(context.lines).toContain(`waits: ${registry.host} answered 429`)
  registry.answer(/manifests/, 503, { 'retry-after': '0' }, 1)
  expect(await findImage(`${registry.host}/tool:1.0`, contextOf())).toMatchObject({ state: 'found' })
  registry.answer(/manifests\/1\.0/, 429, { 'retry-after': '3600' })
  expect(await findImage(`${registry.host}/tool:1.0`, contextOf())).toEqual({
    state: 'unknown',
    reason: `${registry.host} answered 429`,
  })
})

const NO_TOKENS = 'does not name an https address for tokens'

test.each<readonly [string, Readonly<Record<string, string>>, number, string]>([
  [
    'tokens over http of another machine',
    { 'www-authenticate': 'Bearer realm="http://tokens.example/"' },
    401,
    NO_TOKENS,
  ],
  ['tokens from no address', { 'www-authenticate': 'Bearer realm="tokens"' }, 401, NO_TOKENS],
  ['tokens from a file', { 'www-authenticate': 'Bearer realm="file://localhost/x"' }, 401, NO_TOKENS],
  ['a redirect to http of another machine', { location: 'http://storage.example/x' }, 307, 'redirects elsewhere'],
  ['a redirect to nowhere', {}, 302, 'redirects elsewhere'],
  ['a redirect without end', { location: '/v2/tool/manifests/latest' }, 308, 'redirects elsewhere'],
  ['no scheme at all', {}, 401, 'answered 401: there is no such repository, or it needs credentials'],
])('%s: is not followed', async (_, headers, status, reason) => {
  const registry = await startRegistry()
  registry.answer(/manifests/, status, headers)
  expect(await findImage(`${registry.host}/tool`, contextOf())).toEqual({
    state: 'unknown',
    reason: `${registry.host} ${reason}`,
  })
})

test('a registry of another machine is asked over https, through the proxy that the environment names', async () => {
  const found = await asProcess(process.cwd(), { HTTPS_PROXY: 'http://%' }, async () =>
    findImage('registry.example:5000/tool', contextOf()),
  )
  expect(found).toEqual({ state: 'unknown', reason: 'registry.example:5000: HTTPS_PROXY is not an address' })
})

const NOT_PULLED = 'its manifest is not one of an image that Docker still pulls'
const NO_PLATFORM = 'its manifest does not name a platform'
const DIGEST = `sha256:${'1'.repeat(64)}`

test.each<readonly [string, object, string]>([
  ['a list of layers', { schemaVersion: 1, fsLayers: [] }, NOT_PULLED],
  ['a configuration with a path', { config: { digest: '../../x' } }, NOT_PULLED],
  ['a configuration that is not there', { config: { digest: DIGEST } }, NO_PLATFORM],
  ['an index without platforms', { manifests: [{ digest: 'x' }] }, 'its index does not name the platforms'],
  [
    'an index with a platform that is not a name',
    { manifests: [{ platform: { os: 'linux', architecture: 'amd64\n' } }] },
    'its index does not name the platforms',
  ],
])('%s is unknown', async (_, manifest, reason) => {
  const registry = await startRegistry()
  registry.addManifest('tool:1.0', 'application/vnd.docker.distribution.manifest.v2+json', manifest)
  expect(await findImage(`${registry.host}/tool:1.0`, contextOf())).toEqual({ state: 'unknown', reason })
})

test('a configuration that may not be read is unknown', async () => {
  const registry = await startRegistry()
  registry.add('tool:1.0', [AMD])
  registry.answer(/blobs/, 403)
  expect(await findImage(`${registry.host}/tool:1.0`, contextOf())).toEqual({
    state: 'unknown',
    reason: `${registry.host} answered 403: there is no such repository, or it needs credentials`,
  })
})

test('an index that has linux/amd64 is found, also if other entries have no platform', async () => {
  const registry = await startRegistry()
  const manifests = [{ digest: 'x' }, { platform: { os: 'linux', architecture: 'amd64' } }]
  const digest = registry.addManifest('tool:1.0', 'application/vnd.oci.image.index.v1+json', { manifests })
  expect(await findImage(`${registry.host}/tool:1.0`, contextOf())).toEqual({ state: 'found', digest })
})

test('another manifest than that of the digest is unknown', async () => {
  const registry = await startRegistry()
  const digest = registry.add('tool:1.0', [AMD])
  registry.add('tool:2.0', [AMD, ARM])
  registry.answer(/manifests\/sha256/, 307, { location: '/v2/tool/manifests/2.0' })
  expect(await findImage(`${registry.host}/tool:1.0@${digest}`, contextOf())).toEqual({
    state: 'unknown',
    reason: `${registry.host} answered with another manifest than that of the digest`,
  })
})

test('a registry that does not answer HTTP is asked three times, and is unknown, with the reason', async () => {
  const port = await listenOnLoopback(createServer((socket) => socket.destroy()))
  const context = contextOf()
  expect(await findImage(`127.0.0.1:${port}/tool`, context)).toEqual({
    state: 'unknown',
    reason: expect.stringMatching(/^127\.0\.0\.1:\d+: the connection broke before an answer arrived/),
  })
  expect(context.lines.filter((line) => line.startsWith('GET '))).toEqual(
    [1, 2, 3].map(() => `GET 127.0.0.1:${port}/v2/tool/manifests/latest unreachable`),
  )
  expect(context.lines[1]).toMatch(/^waits: 127\.0\.0\.1:\d+: the connection broke/)
})

test('tokens come from an https address of any machine', async () => {
  const registry = await startRegistry()
  const port = await listenOnLoopback(createServer((socket) => socket.destroy()))
  registry.answer(/manifests/, 401, { 'www-authenticate': `Bearer realm="https://127.0.0.1:${port}/token"` })
  const { lines, ...context } = contextOf()
  await findImage(`${registry.host}/tool`, context)
  expect(lines).toContain(`GET 127.0.0.1:${port}/token unreachable`)
})
