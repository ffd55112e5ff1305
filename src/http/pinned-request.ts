import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'

/** Where a request goes: a name, and the very address that was found for it. */
export interface PinnedRequest {
  readonly url: URL
  readonly address: string
  readonly port: number
  /** Certificates to trust in place of the usual ones, as PEM. */
  readonly ca?: string | undefined
  readonly signal: AbortSignal
}

/**
 * Asks over https at this address and no other; the certificate must be that of the name. Sends no credentials and no
 * cookies, asks for no compression, and uses no proxy, which would resolve the name itself. Rejects with the error of
 * Node; a connection that breaks after the answer began is reported by reading it.
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
    // An agent of its own has no proxy and shares no connection; the environment cannot switch the check of
    // certificates off.
    agent: new Agent({ keepAlive: false, rejectUnauthorized: true, ...(ca === undefined ? {} : { ca }) }),
    signal,
  })
  sent.once('response', answered.resolve)
  // Nobody asked for another protocol. Without a listener there would be neither an answer nor an error, ever.
  sent.once('upgrade', (response, connection) => {
    connection.destroy()
    answered.resolve(response)
  })
  sent.on('error', answered.reject)
  sent.end()
  return answered.promise
}
