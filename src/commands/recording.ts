import type { Platform } from '../platform/types.ts'
import { gitAt } from '../promotion/git.ts'
import type { RecordHeader } from '../promotion/record-schema.ts'
import type { RunOptions } from './options.ts'

/** Whose installs a run that begins now will record. */
export async function recordHeader(
  options: RunOptions,
  platform: Platform,
  where: { readonly stage: string | null; readonly project: string | null },
): Promise<RecordHeader> {
  return {
    baseUrl: platform.baseUrl,
    dialect: platform.dialect,
    stage: where.stage,
    project: where.project,
    commit: options.commit ?? (await gitAt(options.workingDirectory).head()) ?? null,
    actor: options.actor ?? null,
    runUrl: options.runUrl ?? null,
    startedAt: new Date().toISOString(),
  }
}
