import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'

interface PinnedRequest {
  readonly url: URL
  readonly address: string
  readonly port: number
  /** Certificates to trust instead of the usual ones, as PEM. */
  readonly ca?: string | undefined
  readonly signal: AbortSignal
}

/**
 * Sends a request over HTTPS to exactly this address; the certificate must be that of the name. Sends no credentials
 * and no cookies, asks for no compression, and uses no proxy, because a proxy would resolve the name itself. Rejects
 * with the error of Node. If a connection breaks after the answer began, reading the answer fails.
 */
export async function requestPinned({ url, address, port, ca, signal }: PinnedRequest): Promise<IncomingMessage> {
  const answered = Promise.withResolvers<IncomingMessage>()
  const sent = request({
    host: address,
    port,
    servername: url.hostname,
    method: 'GET',
    path: `${url.pathname}${url.search}`,
    headers: { host: url.hostname, accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'cwl-promote' },
    // A new agent has no proxy and shares no connection; environment variables cannot turn off the check of
    // certificates.
    agent: new Agent({ keepAlive: false, rejectUnauthorized: true, ...(ca === undefined ? {} : { ca }) }),
    signal,
  })
  sent.once('response', answered.resolve)
  // A server may offer another protocol although this was not requested. Without a listener there would never be an
  // answer or an error.
  sent.once('upgrade', (response, connection) => {
    connection.destroy()
    answered.resolve(response)
  })
  sent.on('error', answered.reject)
  sent.end()
  return answered.promise
}
