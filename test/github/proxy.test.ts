import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'

import { expect, test } from '@jest/globals'

import { GITHUB_TOKEN } from '../support/github-api.ts'
import { afterThisTest } from '../support/local-platform.ts'

/** Asks GitHub for something in a process of its own, where the library reads the environment when it is loaded. */
async function askInProcess(apiUrl: string, env: Readonly<Record<string, string>>): Promise<string> {
  const script = `
    import { connectGitHub } from ${JSON.stringify(join(import.meta.dirname, '../../src/github/client.ts'))}
    const github = await connectGitHub({ token: ${JSON.stringify(GITHUB_TOKEN)}, repository: 'octo/rnaseq', apiUrl: ${JSON.stringify(apiUrl)}, signal: new AbortController().signal })
    await github.call({ doing: 'list', permission: 'issues: read' }, (octokit, where) => octokit.rest.issues.listForRepo(where)).catch((error) => console.log(error.code))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env['PATH'] ?? '', GITHUB_API_URL: apiUrl, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  await once(child, 'close')
  return output.trim()
}

test('a proxy is used for GitHub in a tunnel that hides the token, and NO_PROXY is respected', async () => {
  const asked: string[] = []
  const proxy = createServer()
  proxy.on('connect', (request: { readonly url?: string; readonly headers: object }, socket: Duplex) => {
    asked.push(`${request.url} ${JSON.stringify(request.headers)}`)
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve)
  })
  afterThisTest(() => void proxy.close())
  const address = proxy.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  const HTTPS_PROXY = `http://127.0.0.1:${address.port}`
  expect(await askInProcess('https://git.invalid/api/v3', { HTTPS_PROXY })).toBe('github-unreachable')
  expect(asked.length).toBeGreaterThan(0)
  const ofHttps = asked.length
  expect(await askInProcess('https://git.invalid/api/v3', { ALL_PROXY: HTTPS_PROXY })).toBe('github-unreachable')
  expect(asked.length).toBeGreaterThan(ofHttps)
  for (const one of asked) expect(one).toMatch(/^git\.invalid:443 /)
  expect(asked.join('\n')).not.toContain(GITHUB_TOKEN)
  const before = asked.length
  expect(await askInProcess('https://git.invalid/api/v3', { HTTPS_PROXY, NO_PROXY: 'git.invalid' })).toBe(
    'github-unreachable',
  )
  expect(asked).toHaveLength(before)
}, 60_000)
