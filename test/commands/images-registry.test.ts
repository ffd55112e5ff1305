import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '@jest/globals'

import { images } from '../../src/commands/images.ts'
import type { ImagesReport } from '../../src/commands/report.ts'
import { DEFAULTS, type ImagesOptions } from '../../src/options/options.ts'
import { dedent } from '../support/dedent.ts'
import { afterThisTest, temporaryFolder } from '../support/local-platform.ts'
import { testNeeding } from '../support/needing.ts'
import { repositoryOf, toolText } from '../support/repository.ts'

// Debian's package docker-registry is the registry of github.com/distribution/distribution, which Docker Hub began with.
const missing =
  spawnSync('docker-registry', ['--version']).status === 0
    ? undefined
    : 'docker-registry is not installed (a package of Debian)'
const withRegistry = testNeeding(missing, '`images` with a registry that others wrote')

const MANIFEST = 'application/vnd.docker.distribution.manifest.v2+json'
const INDEX = 'application/vnd.docker.distribution.manifest.list.v2+json'
const CONFIG = 'application/vnd.docker.container.image.v1+json'

async function startRegistry(): Promise<string> {
  const folder = temporaryFolder()
  writeFileSync(
    join(folder, 'config.yml'),
    dedent`
      version: 0.1
      storage: { filesystem: { rootdirectory: ${JSON.stringify(join(folder, 'data'))} } }
      http: { addr: "127.0.0.1:0" }
    `,
  )
  const child = spawn('docker-registry', ['serve', join(folder, 'config.yml')], { stdio: ['ignore', 'pipe', 'pipe'] })
  afterThisTest(() => void child.kill())
  return new Promise((resolve, reject) => {
    let log = ''
    const read = (chunk: Buffer): void => {
      log += chunk.toString()
      const [, host] = /listening on (127\.0\.0\.1:\d+)/.exec(log) ?? []
      if (host !== undefined) resolve(host)
    }
    for (const stream of [child.stdout, child.stderr]) stream.on('data', read)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(log)))
  })
}

/** As `spec.md` of the OCI distribution specification has it, "Pushing Blobs" and "Pushing Manifests". */
async function push(host: string, repository: string, content: string, tag?: string, type?: string): Promise<string> {
  const digest = `sha256:${createHash('sha256').update(content).digest('hex')}`
  if (type !== undefined) {
    const headers = { 'content-type': type }
    const url = `http://${host}/v2/${repository}/manifests/${tag ?? digest}`
    const { status } = await fetch(url, { method: 'PUT', headers, body: content })
    expect(status).toBe(201)
    return digest
  }
  const upload = await fetch(`http://${host}/v2/${repository}/blobs/uploads/`, { method: 'POST' })
  const place = new URL(upload.headers.get('location') ?? '', `http://${host}`)
  place.searchParams.set('digest', digest)
  const headers = { 'content-type': 'application/octet-stream' }
  const { status } = await fetch(place, { method: 'PUT', headers, body: content })
  expect(status).toBe(201)
  return digest
}

/** An image with one platform, and its descriptor in an index. */
async function pushImage(host: string, repository: string, architecture: string, tag?: string) {
  const layer = await push(host, repository, 'a layer')
  const config = JSON.stringify({ os: 'linux', architecture, rootfs: { type: 'layers', diff_ids: [layer] } })
  const manifest = JSON.stringify({
    schemaVersion: 2,
    mediaType: MANIFEST,
    config: { mediaType: CONFIG, digest: await push(host, repository, config), size: config.length },
    layers: [{ mediaType: 'application/vnd.docker.image.rootfs.diff.tar.gzip', digest: layer, size: 7 }],
  })
  const digest = await push(host, repository, manifest, tag, MANIFEST)
  const platform = { os: 'linux', architecture }
  return { mediaType: MANIFEST, digest, size: manifest.length, platform }
}

async function look(workingDirectory: string, options: Partial<ImagesOptions>): Promise<ImagesReport> {
  return images(
    { ...DEFAULTS, workingDirectory, environment: { HOME: temporaryFolder() }, ...options },
    { signal: new AbortController().signal, progress: () => undefined },
  )
}

withRegistry('a registry that others wrote is asked, and what is pinned there is found again', async () => {
  const host = await startRegistry()
  const manifests = [await pushImage(host, 'team/tool', 'amd64'), await pushImage(host, 'team/tool', 'arm64')]
  const index = JSON.stringify({ schemaVersion: 2, mediaType: INDEX, manifests })
  const digest = await push(host, 'team/tool', index, '1.0', INDEX)
  const single = await pushImage(host, 'team/tool', 'amd64', '1.1')
  await pushImage(host, 'team/tool', 'arm64', '2.0')
  const cwd = repositoryOf(
    Object.fromEntries(
      ['tool:1.0', 'tool:1.1', 'tool:2.0', 'tool:3.0', 'none:1.0'].map((name) => [
        `${name.replace(':', '-')}.cwl`,
        `${toolText('x')}hints: { DockerRequirement: { dockerPull: "${host}/team/${name}" } }\n`,
      ]),
    ),
  )
  const { images: found, exitCode } = await look(cwd, { check: true })
  expect([
    exitCode,
    found.map((image) => [image.name.replace(`${host}/team/`, ''), image.state, image.digest]),
  ]).toEqual([
    5,
    [
      ['none:1.0', 'missing', undefined],
      ['tool:1.0', 'found', digest],
      ['tool:1.1', 'found', single.digest],
      ['tool:2.0', 'missing', undefined],
      ['tool:3.0', 'missing', undefined],
    ],
  ])
  const files = ['tool-1.0.cwl', 'tool-1.1.cwl']
  expect(await look(cwd, { update: true, files: ['tool-1.0.cwl'] })).toMatchObject({
    images: [{ newer: ['2.0', '1.1'] }],
  })
  expect(await look(cwd, { pin: true, files })).toMatchObject({ exitCode: 0, written: true })
  expect(readFileSync(join(cwd, 'tool-1.0.cwl'), 'utf8')).toContain(`"${host}/team/tool:1.0@${digest}"`)
  expect(await look(cwd, { check: true, files })).toMatchObject({
    exitCode: 0,
    images: [
      { pinning: 'digest', state: 'found', digest },
      { pinning: 'digest', state: 'found', digest: single.digest },
    ],
  })
})
