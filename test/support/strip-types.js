import { createHash } from 'node:crypto'
import { stripTypeScriptTypes } from 'node:module'

/** A jest transformer that only blanks out types, so line numbers and coverage stay those of the source. */
export default {
  process: (source) => ({ code: stripTypeScriptTypes(source, { mode: 'strip' }) }),
  getCacheKey: (source) => createHash('sha256').update(source).update(process.version).digest('hex'),
}
