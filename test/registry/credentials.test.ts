import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { credentialsOf, type Credentials } from '../../src/registry/credentials.ts'
import { temporaryFolder } from '../support/local-platform.ts'

const HUB = 'registry-1.docker.io'

function read(config: unknown, registry: string): Credentials {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'config.json'), typeof config === 'string' ? config : JSON.stringify(config))
  const { basic, lack } = credentialsOf({ DOCKER_CONFIG: folder })(registry)
  return {
    ...(basic === undefined ? {} : { basic }),
    ...(lack === undefined ? {} : { lack: lack.replace(folder, '') }),
  }
}

// The forms of the file: docs.docker.com/reference/cli/docker/login.
test.each([
  [{ auths: { 'https://index.docker.io/v1/': { auth: 'YTpi' } } }, HUB, { basic: 'YTpi' }],
  [{ auths: { 'quay.io': { auth: 'YTpi' } } }, 'quay.io', { basic: 'YTpi' }],
  [{ auths: { 'https://quay.io/v2/': { username: 'a', password: 'b' } } }, 'quay.io', { basic: 'YTpi' }],
  [{ auths: { 'quay.io': { auth: 'YTpi' } } }, 'ghcr.io', {}],
  [{ auths: { 'http://localhost:5000': { auth: 'YTpi' } } }, 'localhost:5000', { basic: 'YTpi' }],
  [{ auths: { 'quay.io': { username: 'a' } } }, 'quay.io', { lack: join('/', 'config.json has no password for it') }],
  [{ auths: { 'localhost:5000': { auth: 'YTpi' } } }, 'localhost:5001', {}],
  [{}, 'quay.io', {}],
  [
    { auths: { 'ghcr.io': { identitytoken: 'x' } } },
    'ghcr.io',
    { lack: join('/', 'config.json has no password for it') },
  ],
])('%j for %s', (config, registry, credentials) => {
  expect(read(config, registry)).toEqual(credentials)
})

test('a program that keeps credentials is named, and is not started', () => {
  const lack = 'its credentials may be in docker-credential-pass, a program that is not started'
  expect(read({ auths: { 'ghcr.io': {} }, credsStore: 'pass' }, 'ghcr.io')).toEqual({ lack })
  expect(read({ credHelpers: { 'ghcr.io': 'pass' } }, 'ghcr.io')).toEqual({ lack })
  expect(read({ credHelpers: { 'ghcr.io': 'pass' } }, 'quay.io')).toEqual({})
})

test('a file that is not JSON is a reason, and a missing one is none', () => {
  expect(read('{', 'quay.io').lack).toMatch(/config\.json cannot be read as JSON$/)
  expect(credentialsOf({ HOME: temporaryFolder() })('quay.io')).toEqual({})
  const home = temporaryFolder()
  mkdirSync(join(home, '.docker', 'config.json'), { recursive: true })
  expect(credentialsOf({ HOME: home })('quay.io').lack).toMatch(/config\.json cannot be read as JSON$/)
})
