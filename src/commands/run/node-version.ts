import { PromotionError } from '../../files/errors.ts'

/** The version that package.json requires. Older ones need a flag for SQLite, and ignore the proxy variables. */
export const OLDEST_NODE = 24

/**
 * Throws PromotionError `usage` for an older Node, on which a run would end with the name of a missing function.
 * `bin.ts`, which imports nothing, has the same sentence.
 */
export function refuseOldNode(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return
  throw new PromotionError('usage', `cwl-promote needs Node.js ${OLDEST_NODE} or later, and this is ${version}`, {
    fix: `In a clone, \`npm ci\` brings Node ${OLDEST_NODE} along; elsewhere install it from https://nodejs.org/.`,
  })
}
