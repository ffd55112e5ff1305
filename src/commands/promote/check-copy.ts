import { repacked } from '../../cwl/compare/repack.ts'
import { unpackDescription } from '../../cwl/packing/unpack.ts'
import { CwlError, type CwlErrorCode } from '../../cwl/problems/cwl-error.ts'
import { isError } from '../../cwl/problems/problem.ts'
import type { ProblemCode } from '../../cwl/rules/index.ts'
import { MOST, type Limits } from '../../cwl/source/limits.ts'
import type { Workspace } from '../../cwl/source/workspace.ts'
import type { Desired } from '../../promotion/plan.ts'
import { packAll, type PackingRules } from '../documents/packing.ts'
import { textsOf } from '../pull/pull-files.ts'
import { inWords, withTexts } from '../pull/pull-proof.ts'

/** What copies are judged by. */
export interface CopyCheck {
  readonly limits: Limits
  readonly signal: AbortSignal
}

/**
 * A copy, or that there is none to be made: any JSON object can stand on a platform or come from what is between, and
 * what holds no valid CWL is no app. Judged as `pull` judges it, by what CWL says alone: what the configuration says
 * about documents of the repository is not for it, and defaults that name files of a repository were allowed when it
 * was installed. Another program may have packed it, so it is packed again first. What cannot be judged passes: it can
 * be copied as well as it could be installed there.
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

/** Of a version that is not read, or beyond a limit, which says nothing of what is there. */
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
 * A description refers to no file, so that none is read, not even one that this repository happens to have. It is
 * larger than each of the files that it was packed from.
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
