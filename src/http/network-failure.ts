import type { Proxied } from './proxy.ts'

type BrokenCode = 'unreachable' | 'timeout' | 'cancelled' | 'truncated' | 'too-large' | 'rate-limited'

export interface Broken {
  readonly kind: 'broken'
  readonly code: BrokenCode
  readonly message: string
  readonly fix?: string
  readonly neverSent: boolean
  readonly passing: boolean
  readonly crowded?: true
  readonly isOfProxy?: true
  readonly runIsOver?: true
}

export function cancelled(signal: AbortSignal, neverSent: boolean): Broken {
  const reason: unknown = signal.reason
  const deadline = typeof reason === 'object' && reason !== null && 'name' in reason && reason.name === 'TimeoutError'
  return deadline
    ? {
        kind: 'broken',
        code: 'timeout',
        message: 'the time limit of the run was reached',
        fix: 'Raise timeout, or find out why the platform is slow.',
        neverSent,
        passing: false,
        runIsOver: true,
      }
    : {
        kind: 'broken',
        code: 'cancelled',
        message: 'the run was cancelled',
        neverSent,
        passing: false,
        runIsOver: true,
      }
}

export function timedOut(milliseconds: number): Broken {
  const fix = 'is the platform slow, or does a firewall block it?'
  return {
    kind: 'broken',
    code: 'timeout',
    message: `no complete answer within ${milliseconds / 1000} seconds`,
    fix,
    neverSent: false,
    passing: true,
  }
}

interface Circumstances {
  readonly answerHadBegun: boolean
  readonly proxy: Proxied | undefined
}

/**
 * Only its code, the failed call and the status of a proxy are used: its message and its other fields may contain what
 * was sent.
 */
export function broken(error: unknown, { answerHadBegun, proxy }: Circumstances): Broken {
  const code = codeOf(error)
  const through = proxy === undefined ? '' : `, on the way through the proxy ${proxy.address}`
  const crowded = CROWDED[code]
  const refusedTunnel = noTunnel(error, proxy)
  const failure =
    crowded ?? noConnection(code, proxy) ?? refusedTunnel ?? (CERTIFICATE.test(code) ? badCertificate(code) : undefined)
  // An open connection can end with this code too: then the request may have arrived.
  if (failure !== undefined && (!NOT_ONLY_AT_FIRST.has(code) || failedToConnect(error))) {
    const { words, fix, passing } = failure
    return {
      kind: 'broken',
      code: 'unreachable',
      message: `${words} (${code})${through}`,
      ...(fix === undefined ? {} : { fix }),
      neverSent: true,
      passing,
      ...(crowded === undefined ? {} : { crowded: true }),
      ...(failure === refusedTunnel ? { isOfProxy: true } : {}),
    }
  }
  if (answerHadBegun) {
    const unpacking = codesOf(error).find((one) => NOT_COMPRESSED.test(one))
    if (unpacking !== undefined) {
      const fix =
        'Often a proxy changes answers, or marks them as compressed when they are not. To see whether it does, add the host to NO_PROXY.'
      return {
        kind: 'broken',
        code: 'truncated',
        message: `the answer could not be decompressed (${unpacking})${through}`,
        fix,
        neverSent: false,
        passing: true,
      }
    }
    return {
      kind: 'broken',
      code: 'truncated',
      message: `the connection closed in the middle of the answer (${code})${through}`,
      fix: 'Often a proxy limits the time or the size of answers. Raise that limit, or add the host to NO_PROXY.',
      neverSent: false,
      passing: true,
    }
  }
  const fix = SCHEME.test(code)
    ? `Is this the right port, and does it use https? Check the scheme of the base URL${proxy === undefined ? '' : `, and of ${proxy.variable}`}.`
    : 'If this continues: is there a proxy or a firewall in between, and are the scheme and port of the base URL right?'
  return {
    kind: 'broken',
    code: 'unreachable',
    message: `the connection broke before an answer arrived (${code})${through}`,
    fix,
    neverSent: false,
    passing: true,
  }
}

const NOT_ONLY_AT_FIRST: ReadonlySet<string> = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'ENOBUFS'])

interface NoConnection {
  readonly words: string
  readonly fix?: string
  readonly passing: boolean
}

const NO_CONNECTION: Readonly<Record<string, NoConnection>> = {
  ECONNREFUSED: {
    words: 'the connection was refused',
    passing: true,
    fix: 'Is the address right, and is the platform running?',
  },
  ENOTFOUND: { words: 'there is no such host', passing: false, fix: 'Check the base URL for a typing mistake.' },
  EAI_AGAIN: {
    words: 'the name could not be looked up',
    passing: true,
    fix: 'Is this machine connected, and does its name server know the host?',
  },
  EHOSTUNREACH: {
    words: 'there is no route to the host',
    passing: true,
    fix: 'Is this machine in the right network, or VPN?',
  },
  ENETUNREACH: {
    words: 'there is no route to the network',
    passing: true,
    fix: 'Is this machine in the right network, or VPN?',
  },
}

const FEWER = 'Lower `max-requests`, or let the process have more open files (`ulimit -n`).'

const CROWDED: Readonly<Record<string, NoConnection>> = {
  EMFILE: { words: 'this process has too many open files', passing: true, fix: FEWER },
  ENFILE: { words: 'this machine has too many open files', passing: true, fix: FEWER },
  EADDRNOTAVAIL: { words: 'this machine has no port left for a connection', passing: true, fix: FEWER },
  ENOBUFS: { words: 'this machine has no memory left for a connection', passing: true, fix: FEWER },
}

function noConnection(code: string, proxy: Proxied | undefined): NoConnection | undefined {
  const failure = NO_CONNECTION[code]
  if (failure === undefined || proxy === undefined) return failure
  return {
    ...failure,
    fix: `Is ${proxy.variable} right, and is the proxy running and reachable? If the platform can be reached without it, add its host to NO_PROXY.`,
  }
}

function noTunnel(error: unknown, proxy: Proxied | undefined): NoConnection | undefined {
  if (codeOf(error) !== 'ERR_PROXY_TUNNEL') return undefined
  const status = statusOf(error)
  if (status === 407) {
    return {
      words: 'the proxy asks for a user name and a password',
      passing: false,
      fix: `Give them in ${proxy?.variable ?? 'HTTPS_PROXY'}, as http://user:password@host:port.`,
    }
  }
  const refused = status !== undefined && status >= 400 && status < 500
  return {
    words:
      status === undefined
        ? 'the proxy did not open a tunnel'
        : `the proxy did not open a tunnel and answered ${status}`,
    passing: !refused,
    fix: 'Ask the operator of the proxy to allow the host, or add the host to NO_PROXY.',
  }
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ALTNAME/

function badCertificate(code: string): NoConnection {
  const words = 'the certificate was not accepted'
  if (/EXPIRED|NOT_YET_VALID/.test(code))
    return {
      words,
      passing: false,
      fix: 'It has expired, or is not valid yet: is the clock of this machine right? If it is, report this to the operator.',
    }
  if (code.includes('ALTNAME'))
    return { words, passing: false, fix: 'It is for another host: check the base URL for a typing mistake.' }
  return { words, passing: false, fix: 'For a private certificate authority set NODE_EXTRA_CA_CERTS to its PEM file.' }
}

const SCHEME = /^(?:EPROTO|ERR_SSL|HPE_)/

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'no code'
}

/** Errors of gzip and deflate, of Brotli, and of Zstandard; without those for an early end. */
const NOT_COMPRESSED = /^(?:Z_DATA_ERROR|ERR__ERROR_FORMAT|ZSTD_error)/

function codesOf(error: unknown): readonly string[] {
  const cause = typeof error === 'object' && error !== null && 'cause' in error ? codesOf(error.cause) : []
  return [codeOf(error), ...cause]
}

/** If several addresses were tried, Node combines the errors. */
function failedToConnect(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('syscall' in error && typeof error.syscall === 'string') return error.syscall === 'connect'
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.every(failedToConnect)
  return 'cause' in error && failedToConnect(error.cause)
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('statusCode' in error && Number.isInteger(error.statusCode)) return Number(error.statusCode)
  return 'cause' in error ? statusOf(error.cause) : undefined
}
