/** GitHub led to where its token must not go. Names the host at most. */
export class LeadsAway extends Error {
  override readonly name = 'LeadsAway'
}

/** As many as browsers follow within one server, and more than GitHub needs. */
const MOST_REDIRECTS = 5

/** GitHub's documentation asks that these be repeated as they were: the method and what is sent too. */
const FOLLOWED: ReadonlySet<number> = new Set([301, 302, 307, 308])

type Fetch = typeof globalThis.fetch

/**
 * Sends to one origin, such as `https://api.github.com`, and nowhere else: also what is redirected. Rejects with
 * {@link LeadsAway}.
 */
export function fetchWithin(origin: string, fetch: Fetch): (address: string, init?: RequestInit) => Promise<Response> {
  return async (address, init) => {
    let url = new URL(address)
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      if (url.origin !== origin)
        throw new LeadsAway(
          `it leads to another server, ${url.host}, and the token for GitHub is sent to ${new URL(origin).host} only`,
        )
      const response = await fetch(url.href, { ...init, redirect: 'manual' })
      if (response.status < 300 || response.status >= 400 || response.status === 304) return response
      const location = FOLLOWED.has(response.status) ? response.headers.get('location') : null
      await response.body?.cancel()
      const target = location === null ? null : URL.parse(location, url.href)
      if (target === null) throw new LeadsAway(`it redirects (${response.status}) without saying where`)
      url = target
    }
    throw new LeadsAway('its redirects do not end')
  }
}

/**
 * A `link` header whose addresses are below the one that was asked for: of each page only the query is taken. A server
 * behind a proxy may believe that it has another name, port or path.
 */
export function linksWithin(link: string, asked: string): string {
  return link.replaceAll(/<([^<>]*)>/g, (whole, address: string) => {
    const page = URL.parse(address, asked)
    if (page === null) return whole
    const own = new URL(asked)
    own.search = page.search
    return `<${own.href}>`
  })
}
