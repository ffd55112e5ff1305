import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { listenOnLoopback } from '../support/loopback.ts'

/**
 * A registry as the OCI distribution specification v1.1 describes it (github.com/opencontainers/distribution-spec,
 * `spec.md`: "Pulling manifests", "Pulling blobs", "Listing Tags", "Error Codes"), with tokens as in "Token
 * Authentication Specification" (github.com/distribution/distribution, `docs/content/spec/auth/token.md`). Blobs are on
 * another port, as Docker Hub and quay.io redirect to a storage.
 */
export interface TestRegistry {
  /** With its port, as it is written in the name of an image. */
  readonly host: string
  /** Method, path and status of each request, with the kind of credentials. */
  readonly requests: string[]
  /** Adds an image for these platforms, and returns its digest. One platform makes a single manifest. */
  add(name: string, platforms: readonly string[]): string
  /** Adds a manifest as it is given. */
  addManifest(name: string, type: string, manifest: object): string
  /** The next requests for this path get this answer. */
  answer(path: RegExp, status: number, headers?: Readonly<Record<string, string>>, times?: number): void
}

interface RegistryOptions {
  /** Tokens are needed; with a user, only this one gets them. */
  readonly auth?: 'anonymous' | { readonly user: string; readonly password: string }
  readonly pageOfTags?: number
}

const INDEX = 'application/vnd.oci.image.index.v1+json'
const MANIFEST = 'application/vnd.oci.image.manifest.v1+json'
const CONFIG = 'application/vnd.oci.image.config.v1+json'

const REGISTRY_TOKEN = 'a-token-that-only-the-registry-gets'

interface Stored {
  readonly type: string
  readonly text: string
}

interface Planned {
  readonly path: RegExp
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  times: number
}

export async function startRegistry({ auth, pageOfTags = 1000 }: RegistryOptions = {}): Promise<TestRegistry> {
  const manifests = new Map<string, Stored>()
  const tags = new Map<string, string[]>()
  const blobs = new Map<string, string>()
  const requests: string[] = []
  const planned: Planned[] = []

  const storage = await listenOnLoopback(
    createServer((request, response) => {
      note(request, 200)
      response.end(blobs.get((request.url ?? '').slice(1)))
    }),
  )
  const port = await listenOnLoopback(createServer(handle))
  const host = `localhost:${port}`

  function note({ method, url, headers: { authorization = '' } }: IncomingMessage, status: number): void {
    requests.push([method, url, status, authorization.split(' ')[0]].join(' ').trim())
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const end = (status: number, headers: Readonly<Record<string, string>> = {}, body = ''): void => {
      note(request, status)
      response.writeHead(status, headers).end(body)
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://registry')
    const plan = planned.find(({ path, times }) => times > 0 && path.test(pathname))
    if (plan !== undefined) {
      plan.times -= 1
      return end(plan.status, plan.headers)
    }
    if (pathname === '/token') {
      const isUser = typeof auth === 'object' && request.headers.authorization === basic(auth.user, auth.password)
      if (typeof auth === 'object' && !isUser) return end(401)
      return end(200, {}, JSON.stringify({ token: REGISTRY_TOKEN }))
    }
    if (auth !== undefined && request.headers.authorization !== `Bearer ${REGISTRY_TOKEN}`) {
      const [, name] = /^\/v2\/(.+?)\/(?:manifests|blobs|tags)\//.exec(pathname) ?? []
      const challenge = `Bearer realm="http://${host}/token",service="test",scope="repository:${name}:pull"`
      return end(401, { 'www-authenticate': challenge }, error('UNAUTHORIZED'))
    }
    const [, name = '', kind, what = ''] = /^\/v2\/(.+)\/(manifests|blobs|tags)\/([^/]+)$/.exec(pathname) ?? []
    if (kind === 'manifests') {
      const manifest = manifests.get(`${name}@${what}`) ?? manifests.get(`${name}:${what}`)
      const isAccepted = manifest !== undefined && request.headers.accept?.includes(manifest.type) === true
      if (!isAccepted) return end(404, {}, error('MANIFEST_UNKNOWN'))
      return end(
        200,
        { 'content-type': manifest.type, 'docker-content-digest': digestOf(manifest.text) },
        manifest.text,
      )
    }
    if (kind === 'blobs') return end(307, { location: `http://127.0.0.1:${storage}/${what}` })
    const all = tags.get(name)?.toSorted()
    if (kind !== 'tags' || all === undefined) return end(404, {}, error('NAME_UNKNOWN'))
    const from = all.indexOf(searchParams.get('last') ?? '') + 1
    const page = all.slice(from, from + pageOfTags)
    const next = `</v2/${name}/tags/list?n=${pageOfTags}&last=${page.at(-1)}>; rel="next"`
    end(200, from + page.length < all.length ? { link: next } : {}, JSON.stringify({ name, tags: page }))
  }

  function addManifest(name: string, type: string, manifest: object): string {
    const [repository = '', tag = ''] = name.split(':')
    const text = JSON.stringify(manifest)
    const digest = digestOf(text)
    for (const key of [`${repository}:${tag}`, `${repository}@${digest}`]) manifests.set(key, { type, text })
    tags.set(repository, [...(tags.get(repository) ?? []), tag])
    return digest
  }

  return {
    host,
    requests,
    addManifest,
    add(name, platforms) {
      const each = platforms.map((platform) => {
        const [os, architecture] = platform.split('/')
        return { os, architecture }
      })
      const [only, ...others] = each
      if (others.length > 0)
        return addManifest(name, INDEX, {
          schemaVersion: 2,
          mediaType: INDEX,
          manifests: each.map((platform) => ({ mediaType: MANIFEST, digest: digestOf(name), size: 1, platform })),
        })
      const config = JSON.stringify({ ...only, rootfs: { type: 'layers', diff_ids: [] }, name })
      blobs.set(digestOf(config), config)
      return addManifest(name, MANIFEST, {
        schemaVersion: 2,
        mediaType: MANIFEST,
        config: { mediaType: CONFIG, digest: digestOf(config), size: config.length },
        layers: [],
      })
    },
    answer(path, status, headers = {}, times = Infinity) {
      planned.push({ path, status, headers, times })
    },
  }
}

export function basic(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}

function error(code: string): string {
  return JSON.stringify({ errors: [{ code, message: code }] })
}

function digestOf(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`
}
