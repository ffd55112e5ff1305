import { isLoopback } from '../http/loopback.ts'
import { PlatformError } from './errors.ts'
import { apiOfPage } from './known-platforms.ts'

/**
 * Without a trailing slash and `/v2`. Throws a PlatformError `bad-url` or `insecure-url`. A URL with credentials is
 * refused, and the message does not repeat it.
 */
export function parseBaseUrl(text: string, allowInsecureHttp: boolean): URL {
  const url = URL.parse(text.trim())
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new PlatformError('bad-url', 'the base URL is not an https:// address', { fix: fixFor(text.trim()) })
  }
  if (url.username !== '' || url.password !== '') {
    throw new PlatformError('bad-url', 'the base URL contains a user name or password', {
      fix: 'Remove them: the token is the only credential, and it is given by itself.',
    })
  }
  const api = apiOfPage(url)
  if (api !== undefined) {
    throw new PlatformError('bad-url', `${url.host} is where people log in, and not the API of the platform`, {
      fix: `Give ${api.baseUrl} as the base URL${api.project === undefined ? '' : `, and ${api.project} as the project`}.`,
    })
  }
  if (url.search !== '' || url.hash !== '') {
    throw new PlatformError('bad-url', 'the base URL has a query or a fragment', { fix: HINT })
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname) && !allowInsecureHttp) {
    throw new PlatformError(
      'insecure-url',
      `the base URL of ${url.host} is plain http: the token would be sent unencrypted`,
      {
        fix: 'Use https://; on the command line, --allow-insecure-http overrides this for a network you trust.',
      },
    )
  }
  url.pathname = url.pathname.replace(/(?<!\/)\/+$/, '').replace(/\/v2$/, '')
  return url
}

export function formatBaseUrl(base: URL): string {
  return `${base.origin}${base.pathname.replace(/\/$/, '')}`
}

/** Never contains a part of the text: a text that is not an address may be the token. */
function fixFor(text: string): string {
  if (/^["'<]/.test(text)) return `Remove the quotes. ${HINT}`
  if (/^https?:\/\//.test(text))
    return /[\s,]/.test(text)
      ? `It is one address without spaces. ${HINT}`
      : `Is a port in it above 65535, or a character that no name of a host has? ${HINT}`
  if (/^(?!https?\b)[\w.-]+(?::\d+)?(?:\/|$)/.test(text) && /[.:]/.test(text))
    return `Write ${isLoopback(text.replace(/[:/].*/s, '')) ? 'http' : 'https'}:// in front of it. ${HINT}`
  return HINT
}

const HINT = 'An address is, for example, https://api.example.org/v2.'
