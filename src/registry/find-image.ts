import { createHash } from 'node:crypto'

import { isArray, isObject, type JsonObject, type JsonValue } from '../json/index.ts'
import { parseReference } from './reference.ts'
import { ask, objectIn, type RegistryContext, type Session } from './requests.ts'

export type Found =
  | { readonly state: 'found'; readonly digest: string }
  | { readonly state: 'missing' | 'unknown'; readonly reason: string }

/** OCI image specification, "Media Types", and the types of Docker that they are compatible with. */
const MANIFESTS = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ')

/** Whether the registry has it for linux/amd64, and its digest of now. `name` is a valid name of an image. */
export async function findImage(name: string, context: RegistryContext): Promise<Found> {
  const session: Session = { ...context, ...parseReference(name) }
  const { registry, repository, tag, digest: asked } = session
  const answer = await ask(session, `manifests/${asked ?? tag}`, MANIFESTS)
  if (typeof answer === 'string') return { state: 'unknown', reason: answer }
  if (answer.status === 404)
    return {
      state: 'missing',
      reason: `${registry} has no ${repository}${asked === undefined ? `:${tag}` : `@${asked}`}`,
    }
  // A tag may get another manifest at any time, so the digest is that of these bytes.
  const digest = `sha256:${createHash('sha256')
    .update(answer.bytes ?? '')
    .digest('hex')}`
  if (asked?.startsWith('sha256:') === true && asked !== digest)
    return { state: 'unknown', reason: `${registry} answered with another manifest than that of the digest` }
  const platforms = await platformsOf(objectIn(answer) ?? {}, session)
  if (typeof platforms === 'string') return { state: 'unknown', reason: platforms }
  return platforms.includes(WANTED)
    ? { state: 'found', digest }
    : { state: 'missing', reason: `it exists for ${platforms.join(', ')}, not for ${WANTED}` }
}

/** OCI image specification, "Digests". */
const DIGEST = /^[\w+.-]+:[\w=-]+$/

/** That of the machines of the platforms that run CWL. */
const WANTED = 'linux/amd64'

async function platformsOf({ manifests, config }: JsonObject, session: Session): Promise<readonly string[] | string> {
  if (isArray(manifests)) {
    const platforms = manifests.map((each) => platformIn(isObject(each) ? each['platform'] : undefined))
    const known = platforms.filter((each) => each !== undefined)
    return known.includes(WANTED) || known.length === platforms.length
      ? [...new Set(known)].filter((each) => each !== 'unknown/unknown')
      : 'its index does not name the platforms'
  }
  const blob = isObject(config) ? config['digest'] : undefined
  if (typeof blob !== 'string' || !DIGEST.test(blob))
    return 'its manifest is not one of an image that Docker still pulls'
  const answer = await ask(session, `blobs/${blob}`, '*/*')
  if (typeof answer === 'string') return answer
  const platform = platformIn(objectIn(answer))
  return platform === undefined ? 'its manifest does not name a platform' : [platform]
}

function platformIn(value: JsonValue | undefined): string | undefined {
  if (!isObject(value)) return undefined
  const { os, architecture } = value
  const platform = typeof os === 'string' && typeof architecture === 'string' ? `${os}/${architecture}` : ''
  return /^[\w.-]{1,50}\/[\w.-]{1,50}$/.test(platform) ? platform : undefined
}
