import type { DialectName } from './types.ts'

/** Hosts of the public platforms, and of those that Seven Bridges runs for a company: `NAME-api.sbgenomics.com`. */
const SEVEN_BRIDGES =
  /^(?:(?:[a-z\d-]+-)?api\.sbgenomics\.com|api\.sb\.biodatacatalyst\.nhlbi\.nih\.gov|api\.sevenbridges\.cn)$/

/** The dialect of a known public platform at this address; undefined for any other address. */
export function dialectAt(baseUrl: string): DialectName | undefined {
  return SEVEN_BRIDGES.test(URL.parse(baseUrl)?.hostname ?? '') ? 'seven-bridges' : undefined
}
