import { repacked, unpackDescription, isError, type ProblemCode } from '../../cwl/index.ts'
import { CwlError, type CwlErrorCode } from '../../files/cwl-error.ts'
import { MOST, type Limits } from '../../files/limits.ts'
import type { Workspace } from '../../files/workspace.ts'
import type { Desired } from '../../promotion/plan.ts'
import { packAll, type PackingRules } from '../documents/packing.ts'
import { textsOf } from '../pull/pull-files.ts'
import { inWords, withTexts } from '../pull/pull-proof.ts'

/** How copies are checked. */
export interface CopyCheck {
  readonly limits: Limits
  readonly signal: AbortSignal
}

/**
 * Checks a copy, because any JSON object can be on a platform. It is checked as `pull` does, by CWL alone: the
 * configuration's settings for documents of the repository do not apply, and defaults that name files of a repository
 * were allowed when the app was installed. It is packed again first, because another program may have packed it. What
 * cannot be checked passes: it could be installed there, so it can be copied too.
 */
export async function checkCopy(copy: Desired, address: string, { limits, signal }: CopyCheck): Promise<Desired> {
  if (copy.kind === 'missing') return copy
  const texts = textsOf(unpackDescription(repacked(copy.description) ?? copy.description, NAME), DOCUMENT)
  const { found } = await packAll([DOCUMENT], withTexts(emptyWorkspace(limits), texts), signal, RULES)
  const packing = found.get(DOCUMENT)
  const errors = packing?.problems.filter(isError) ?? []
  const isUnjudged = errors.length > 0 && errors.every(({ code }) => UNJUDGED.has(code))
  return packing?.ok === true || isUnjudged
    ? copy
    : { kind: 'missing', reason: `${address} cannot be copied: it holds no valid CWL: ${inWords(errors)}` }
}

/** Codes that do not show an error in the description: an unsupported version, or a limit. */
const UNJUDGED: ReadonlySet<string> = new Set<ProblemCode | CwlErrorCode>([
  'old-version',
  'unknown-version',
  'too-large',
  'too-many-bytes',
  'too-deep',
  'too-many-nodes',
  'too-much-text',
  'too-many-expressions',
  'too-much-javascript',
  'packed-too-large',
  'packed-too-deep',
])

const NAME = 'app'
const DOCUMENT = `${NAME}.cwl`

const RULES: PackingRules = {
  checks: {},
  local: { mapPath: () => undefined, pathOfPlace: () => undefined, allowed: true },
}

/**
 * A workspace without files. A description refers to no file, so a file of this repository must not be read by chance.
 * A description may be larger than each of its source files.
 */
function emptyWorkspace(limits: Limits): Workspace {
  return {
    root: '/',
    limits: { ...limits, fileBytes: MOST.fileBytes },
    find: () => [],
    has: () => false,
    readText: (path) => {
      throw new CwlError('no-such-file', `${path} is not a part of the description`)
    },
  }
}
