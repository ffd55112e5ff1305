/** A request cannot be made because the environment variable for the proxy does not contain the address of one. */
export class ProxyError extends Error {
  readonly code = 'bad-proxy'
  /** How to fix it. */
  readonly fix: string

  constructor(message: string, fix: string) {
    super(message)
    this.name = 'ProxyError'
    this.fix = fix
  }
}
