/** A request that cannot be made: what the environment names as the proxy is not the address of one. */
export class ProxyError extends Error {
  readonly code = 'bad-proxy'
  /** What to do about it. */
  readonly fix: string

  constructor(message: string, fix: string) {
    super(message)
    this.name = 'ProxyError'
    this.fix = fix
  }
}
