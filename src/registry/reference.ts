export interface ImageReference {
  /** The host of its API, with a port if there is one. */
  readonly registry: string
  readonly repository: string
  readonly tag: string
  /** Takes precedence over the tag. */
  readonly digest?: string
}

/**
 * The meaning of a valid name: github.com/distribution/reference, `normalize.go`, which also names the host of Docker
 * Hub's registry.
 */
export function parseReference(text: string): ImageReference {
  const [name = '', digest] = text.split('@')
  const [first = '', ...rest] = name.split('/')
  const isHost = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost' || first !== first.toLowerCase())
  const isHub = !isHost || first === 'docker.io' || first === 'index.docker.io'
  const [path = '', tag = 'latest'] = (isHost ? rest.join('/') : name).split(':')
  return {
    registry: isHub ? 'registry-1.docker.io' : first,
    repository: isHub && !path.includes('/') ? `library/${path}` : path,
    tag,
    ...(digest === undefined ? {} : { digest }),
  }
}
