import type { Platform } from '../platform/types.ts'
import { gitAt } from '../promotion/git.ts'
import { startRecord, type RecordWriter } from '../promotion/record.ts'
import type { RunOptions } from './options.ts'

/** Begins the record that the options ask for; undefined when they ask for none. Throws PromotionError. */
export async function openRecord(
  options: RunOptions,
  platform: Platform,
  where: { readonly stage: string | null; readonly project: string | null },
): Promise<RecordWriter | undefined> {
  if (options.record === undefined) return undefined
  return startRecord(options.record, {
    baseUrl: platform.baseUrl,
    dialect: platform.dialect,
    stage: where.stage,
    project: where.project,
    commit: options.commit ?? (await gitAt(options.workingDirectory).head()) ?? null,
    actor: options.actor ?? null,
    runUrl: options.runUrl ?? null,
    startedAt: new Date().toISOString(),
  })
}
