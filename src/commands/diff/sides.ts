import { splitReference } from '../../cwl/index.ts'
import { PromotionError } from '../../files/errors.ts'
import { pathIn, type Workspace } from '../../files/workspace.ts'
import { parseAddress } from '../../platform/address.ts'
import type { AppAddress } from '../../platform/types.ts'
import { ACCEPTED } from '../run/check-options.ts'

/** What one of the two names is of. */
export type Side =
  /** A file of the working directory, `path` or `path#id`. */
  | { readonly kind: 'file'; readonly text: string; readonly reference: string }
  /** The same in a git revision. */
  | { readonly kind: 'revision'; readonly text: string; readonly revision: string; readonly reference: string }
  /** An installed app, by its name in the configuration. */
  | { readonly kind: 'stage'; readonly text: string; readonly stage: string; readonly app: string }
  /** An installed app, by its address. */
  | { readonly kind: 'app'; readonly text: string; readonly address: AppAddress }

/**
 * Reads the name of a side. A name that is a file is a file, also if it has a colon. Throws PromotionError `usage`, and
 * PlatformError for an address that no app can have.
 */
export function parseSide(text: string, workspace: Workspace): Side {
  if (workspace.has(splitReference(workspace, pathIn(workspace, text)).path))
    return { kind: 'file', text, reference: pathIn(workspace, text) }
  const at = text.indexOf(':')
  const [before, after] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)]
  if (at < 0 && /^[^/]+\/[^/]+\/[^/.]+$/.test(text))
    throw new PromotionError('usage', `there is no file ${text}`, {
      fix: `Did you mean app:${text}? ${ACCEPTED}`,
    })
  if (at < 0) return { kind: 'file', text, reference: pathIn(workspace, text) }
  if (before === 'app') return { kind: 'app', text, address: parseAddress(after) }
  if (before === 'stage') {
    const slash = after.lastIndexOf('/')
    const [stage, app] = [after.slice(0, Math.max(0, slash)), after.slice(slash + 1)]
    if (stage === '' || app === '')
      throw new PromotionError('usage', `${JSON.stringify(text)} does not name a stage and an app`, {
        fix: 'Write it as stage:STAGE/APP, for example stage:dev/align.',
      })
    return { kind: 'stage', text, stage, app }
  }
  if (before === '' || after === '')
    throw new PromotionError('usage', `${JSON.stringify(text)} names neither a file nor an app`, { fix: ACCEPTED })
  return { kind: 'revision', text, revision: before, reference: pathIn(workspace, after) }
}
