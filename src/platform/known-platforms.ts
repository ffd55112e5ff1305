import { isLoopback } from '../http/loopback.ts'
import type { AppAddress, DialectName } from './types.ts'

/** Hosts of the public platforms, and of those that Seven Bridges runs for a company: `NAME-api.sbgenomics.com`. */
const SEVEN_BRIDGES =
  /^(?:(?:[a-z\d-]+-)?api\.sbgenomics\.com|api\.sb\.biodatacatalyst\.nhlbi\.nih\.gov|api\.sevenbridges\.cn)$/

/** Web pages of the public platforms where people log in, and the addresses of their APIs (docs/platforms.md). */
const PAGES: Readonly<Record<string, string>> = {
  'igor.sbgenomics.com': 'api.sbgenomics.com',
  'eu.sbgenomics.com': 'eu-api.sbgenomics.com',
  'cgc.sbgenomics.com': 'cgc-api.sbgenomics.com',
  'cavatica.sbgenomics.com': 'cavatica-api.sbgenomics.com',
  'platform.sb.biodatacatalyst.nhlbi.nih.gov': 'api.sb.biodatacatalyst.nhlbi.nih.gov',
}

export function apiOfPage(page: URL): { readonly baseUrl: string; readonly project?: string } | undefined {
  const host = PAGES[page.hostname]
  if (host === undefined) return undefined
  const project = /^\/u\/([^/]+\/[^/]+)/.exec(page.pathname)?.[1]
  return { baseUrl: `https://${host}/v2`, ...(project === undefined ? {} : { project }) }
}

export function dialectAt(baseUrl: string): DialectName | undefined {
  return SEVEN_BRIDGES.test(URL.parse(baseUrl)?.hostname ?? '') ? 'seven-bridges' : undefined
}

export function pageOfApp(baseUrl: string, { owner, project, app }: AppAddress): string | undefined {
  const [place, name] = [[owner, project].map(encodeURIComponent).join('/'), encodeURIComponent(app)]
  return pageAt(baseUrl, `/u/${place}/apps/#${place}/${name}`)
}

/** The platform in a box has such pages too, at its own address. */
export function pageOfTask(baseUrl: string, project: Omit<AppAddress, 'app'>, id: string): string | undefined {
  const path = `/u/${[project.owner, project.project].map(encodeURIComponent).join('/')}/tasks/${encodeURIComponent(id)}`
  return isLoopback(URL.parse(baseUrl)?.hostname ?? '') ? URL.parse(path, baseUrl)?.href : pageAt(baseUrl, path)
}

function pageAt(baseUrl: string, path: string): string | undefined {
  const api = URL.parse(baseUrl)?.hostname
  const [host] = Object.entries(PAGES).find(([, address]) => address === api) ?? []
  return host === undefined ? undefined : `https://${host}${path}`
}
