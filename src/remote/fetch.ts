import { isUtf8 } from 'node:buffer'
import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'

import { systemCode } from '../files/errno.ts'
import { CwlError } from '../files/errors.ts'
import type { RemoteDocument } from '../files/remote.ts'
import { isPublicAddress, requestPinned } from '../http/pinned-request.ts'
import { retry } from '../http/retry.ts'
import { refusalOf } from './hosts.ts'

/** How names are resolved and which addresses may be used. Tests replace it with their own server; users cannot. */
export interface Network {
  /** The IP addresses of a host name, in the order to try them. May reject with an error of the system. */
  readonly resolve: (host: string) => Promise<readonly string[]>
  readonly admits: (address: string) => boolean
  readonly port: number
  /** Certificates to trust instead of the usual ones, as PEM. */
  readonly ca?: string
}

/** IPv4 first: if IPv6 does not work, waiting for it would use up the time limit. */
export const INTERNET: Network = {
  resolve: async (host) => (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address),
  admits: isPublicAddress,
  port: 443,
}

export interface FetchOptions {
  readonly hosts: ReadonlySet<string>
  readonly maxBytes: number
  readonly timeout: number
  readonly signal: AbortSignal
  readonly network?: Network
}

/** The result of a request: a document, or why there is none; `unreachable` if the host itself is the reason. */
export type Fetched =
  | { readonly document: RemoteDocument }
  | { readonly error: CwlError; readonly unreachable?: string }

const MOST_REDIRECTS = 3

/**
 * Sends no credentials and no cookies, and asks for no compression. A name is resolved once per request, and the
 * connection goes to exactly the address that was checked to be public, even if the name changes its meaning. No proxy
 * is used: it would resolve the name itself. Rejects only if the run is stopped.
 */
export async function fetchDocument(address: string, options: FetchOptions): Promise<Fetched> {
  const clock = AbortSignal.timeout(options.timeout)
  const signal = AbortSignal.any([options.signal, clock])
  const fetched = await retry(
    () => follow(new URL(address), options, signal),
    (result, attempt) =>
      result instanceof Failure && result.passing && attempt < ATTEMPTS && !signal.aborted
        ? { wait: PAUSE, reason: result.reason }
        : undefined,
    { signal },
  )
  options.signal.throwIfAborted()
  if (clock.aborted) return late(address, options.timeout)
  return fetched instanceof Failure ? failed(address, fetched) : { document: fetched }
}

/** After a broken connection, or if the server is busy, the request is repeated once. */
const ATTEMPTS = 2
const PAUSE = 500

function late(address: string, timeout: number): Fetched {
  const message = `${address} cannot be read: no complete answer came within ${timeout / 1000} seconds`
  return {
    error: new CwlError(
      'remote-unreadable',
      message,
      'Raise `timeout` under `remote` in the configuration, or copy the file into the repository.',
    ),
    unreachable: new URL(address).hostname,
  }
}

function failed(address: string, { reason, fix, code, unreachable }: Failure): Fetched {
  return {
    error: new CwlError(code, `${address} cannot be read: ${reason}`, fix),
    ...(unreachable === undefined ? {} : { unreachable }),
  }
}

class Failure {
  readonly reason: string
  readonly fix: string
  readonly code: 'remote-unreadable' | 'remote-reference' | 'too-large' | 'not-utf8'
  readonly passing: boolean
  readonly unreachable: string | undefined

  constructor(
    reason: string,
    fix: string,
    {
      code = 'remote-unreadable',
      passing = false,
      unreachable,
    }: Partial<Pick<Failure, 'code' | 'passing' | 'unreachable'>> = {},
  ) {
    this.reason = reason
    this.fix = fix
    this.code = code
    this.passing = passing
    this.unreachable = unreachable
  }
}

const COPY = 'Copy the file into the repository.'

async function follow(first: URL, options: FetchOptions, signal: AbortSignal): Promise<RemoteDocument | Failure> {
  let url = first
  for (let redirects = 0; ; redirects += 1) {
    const response = await ask(url, options, signal)
    if (response instanceof Failure) return response
    const { statusCode: status = 0 } = response
    const { location } = response.headers
    if (status < 300 || status > 399 || location === undefined) return receive(response, url, options)
    response.destroy()
    if (redirects === MOST_REDIRECTS)
      return new Failure(`it redirects more than ${MOST_REDIRECTS} times`, 'Write the address that it leads to.')
    const next = URL.parse(location, url.href)
    const refusal = next === null ? 'its redirect does not lead to an address' : refusalOf(next, options.hosts)
    // The target of a redirect may contain a key, so only its host is shown.
    if (next === null || refusal !== undefined)
      return new Failure(
        `it redirects elsewhere, and ${refusal}`,
        'Allow the host that it redirects to, or copy the file into the repository.',
        { code: 'remote-reference' },
      )
    url = next
  }
}

async function ask(
  url: URL,
  { network = INTERNET }: FetchOptions,
  signal: AbortSignal,
): Promise<IncomingMessage | Failure> {
  const host = url.hostname
  const addresses = await resolve(host, network, signal)
  if (addresses instanceof Failure) return addresses
  // A private address among public ones is probably an attack.
  const refused = addresses.find((address) => !network.admits(address))
  if (refused !== undefined) {
    return new Failure(`${host} is at ${refused}, which is not an address of the public internet`, COPY, {
      code: 'remote-reference',
      unreachable: host,
    })
  }
  let failure = new Failure(`${host} has no address`, 'Is the name of the host right?', { unreachable: host })
  for (const address of addresses) {
    const response = await send(url, address, network, signal)
    if (!(response instanceof Failure)) return response
    failure = response
    if (signal.aborted) break
  }
  return failure
}

async function resolve(host: string, network: Network, signal: AbortSignal): Promise<readonly string[] | Failure> {
  const stopped = Promise.withResolvers<never>()
  const stop = (): void => stopped.reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  try {
    signal.throwIfAborted()
    return await Promise.race([network.resolve(host), stopped.promise])
  } catch (error) {
    return new Failure(
      `the name ${host} cannot be looked up (${codeOf(error)})`,
      `Is the name right, and is this machine on the internet? Otherwise copy the file into the repository.`,
      { passing: codeOf(error) === 'EAI_AGAIN', unreachable: host },
    )
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function send(
  url: URL,
  address: string,
  { port, ca }: Network,
  signal: AbortSignal,
): Promise<IncomingMessage | Failure> {
  try {
    return await requestPinned({ url, address, port, ca, signal })
  } catch (error) {
    const code = codeOf(error)
    const fix = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code)
      ? 'The certificate was not accepted. For a private certificate authority set NODE_EXTRA_CA_CERTS to its PEM file.'
      : 'Is this machine on the internet? Proxies are not used for documents. Otherwise copy the file into the repository.'
    return new Failure(`the connection to ${url.hostname} failed (${code})`, fix, {
      passing: code === 'ECONNRESET',
      unreachable: url.hostname,
    })
  }
}

async function receive(
  response: IncomingMessage,
  url: URL,
  { maxBytes }: FetchOptions,
): Promise<RemoteDocument | Failure> {
  const unfit = refuseAnswer(response, url, maxBytes)
  if (unfit !== undefined) {
    response.destroy()
    return unfit
  }
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) {
        response.destroy()
        return tooLarge(maxBytes)
      }
      chunks.push(chunk)
    }
  } catch (error) {
    return new Failure(`the connection to ${url.hostname} broke in the middle of the answer (${codeOf(error)})`, COPY, {
      passing: true,
    })
  }
  const bytes = Buffer.concat(chunks)
  if (!isUtf8(bytes))
    return new Failure('its content is not UTF-8', 'Save the file as UTF-8 on its server.', {
      code: 'not-utf8',
    })
  const text = bytes.toString('utf8')
  return { text: text.startsWith('\uFEFF') ? text.slice(1) : text, address: url.href }
}

function refuseAnswer(
  { statusCode: status = 0, headers }: IncomingMessage,
  url: URL,
  maxBytes: number,
): Failure | undefined {
  if (status !== 200) {
    const fix =
      status === 401 || status === 403 || status === 404
        ? 'Is the address right? Only what everyone may read can be read: no credentials are sent.'
        : COPY
    return new Failure(`${url.hostname} answered ${status}`, fix, { passing: status === 429 || status >= 500 })
  }
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') return new Failure('its content is compressed, which was not requested', COPY)
  if (/^text\/html\b/i.test(headers['content-type'] ?? '')) {
    return new Failure(
      `${url.hostname} answered with a web page`,
      'Write the address of the file itself, such as one of raw.githubusercontent.com.',
    )
  }
  return Number(headers['content-length'] ?? 0) > maxBytes ? tooLarge(maxBytes) : undefined
}

function tooLarge(maxBytes: number): Failure {
  return new Failure(
    `it has more than ${maxBytes} bytes`,
    'Raise `max-bytes` under `remote` in the configuration if the file is right.',
    { code: 'too-large' },
  )
}

/** Only the code is used: a message may contain what was sent. */
function codeOf(error: unknown): string {
  return systemCode(error) ?? 'no code'
}
