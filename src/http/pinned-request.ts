import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { BlockList, isIPv4, isIPv6 } from 'node:net'

interface PinnedRequest {
  readonly url: URL
  readonly address: string
  readonly port: number
  readonly ca?: string | undefined
  readonly signal: AbortSignal
}

/**
 * To exactly this address; the certificate must be that of the name. Sends no credentials and no cookies, asks for no
 * compression, and uses no proxy, because a proxy would resolve the name itself. Rejects with the error of Node. If a
 * connection breaks after the answer began, reading the answer fails.
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

/**
 * Addresses that are not on the public internet, or must not be used for documents: IANA's registry of special IPv4
 * addresses (RFC 6890 and its successors), multicast, and the address under which machines of Azure, including GitHub's
 * runners, reach their host.
 */
const REFUSED_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const

/**
 * The only part of IPv6 that is assigned to the public internet: all loopback, mapped, translated, local and multicast
 * addresses are outside of it.
 */
const GLOBAL_V6 = '2000::/3'

/** Exceptions inside of that part: IETF protocols with Teredo, documentation, and 6to4, which contains an IPv4 address. */
const REFUSED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !listOf('ipv4', REFUSED_V4).check(address, 'ipv4')
  // A zone is for addresses of one link only, and the list cannot read it.
  if (!isIPv6(address) || address.includes('%')) return false
  return listOf('ipv6', [GLOBAL_V6]).check(address, 'ipv6') && !listOf('ipv6', REFUSED_V6).check(address, 'ipv6')
}

function listOf(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    list.addSubnet(network, Number(prefix), family)
  }
  return list
}
