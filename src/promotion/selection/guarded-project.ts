import { join } from 'node:path'

import type { StageDeclaration } from '../../configuration/manifest-schema.ts'
import { manifestAbove, readManifest } from '../../configuration/manifest.ts'
import { PromotionError } from '../../files/errors.ts'
import { caseFold } from '../../files/text.ts'
import { openWorkspace } from '../../files/workspace.ts'
import type { RunOptions } from '../../options/options.ts'

interface Guarded {
  readonly stage: string
  readonly declaration: StageDeclaration
}

/** A project that a stage guards is guarded under each name. Throws PromotionError `usage`. */
export function refuseGuardedProject({ project, workingDirectory }: RunOptions): void {
  if (project === undefined) return
  const guarded = stagesOf(project, workingDirectory).find(
    ({ declaration: { rules = {}, 'require-same': same } }) => Object.keys(rules).length > 0 || same !== undefined,
  )
  if (guarded === undefined) return
  const { stage } = guarded
  throw new PromotionError('usage', `this project is the stage ${stage}, whose rules would not apply to \`project\``, {
    fix: `Give the input \`stage\` with ${stage} in place of \`project\`.`,
  })
}

/** The approval is that of the plan of the rollback. Throws PromotionError `no-approved-plan`. */
export function refuseUnapprovedRollback(
  project: string | null,
  { workingDirectory, expectPlanDigest, dryRun }: RunOptions,
): void {
  if (project === null || dryRun || expectPlanDigest !== undefined) return
  const guarded = stagesOf(project, workingDirectory).find(
    ({ declaration }) => declaration.rules?.['approved-plan'] === 'required',
  )
  if (guarded === undefined) return
  throw new PromotionError(
    'no-approved-plan',
    `rule \`approved-plan\`: only an approved plan may change ${project}, which is the stage ${guarded.stage}, and this rollback has none`,
    {
      fix: 'Nothing was installed. A dry run has the digest of its plan (the output `plan-digest`; `planDigest` with `--json`): have it approved, and give it as `expect-plan-digest`.',
    },
  )
}

/** By the configuration of the folder, or of one above. Names on the platform do not differ in case alone. */
function stagesOf(project: string, root: string): readonly Guarded[] {
  const manifest = readManifest(openWorkspace(root))
  const above = manifest === undefined ? manifestAbove(root) : undefined
  const found = above === undefined ? manifest : readManifest(openWorkspace(join(root, above)))
  return Object.entries(found?.stages ?? {}).flatMap(([stage, declaration]) =>
    caseFold(declaration.project) === caseFold(project.trim()) ? [{ stage, declaration }] : [],
  )
}
