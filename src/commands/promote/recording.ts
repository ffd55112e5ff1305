import { randomUUID } from 'node:crypto'

import type { Platform } from '../../platform/types.ts'
import type { RecordHeader } from '../../promotion/record-schema.ts'
import type { RunOptions } from '../run/options.ts'

/** Whose installs a run that begins now will record. */
export function recordHeader(
  options: RunOptions,
  platform: Pick<Platform, 'baseUrl' | 'dialect'>,
  where: Pick<RecordHeader, 'stage' | 'project' | 'commit'>,
): RecordHeader {
  return {
    baseUrl: platform.baseUrl,
    dialect: platform.dialect,
    stage: where.stage,
    project: where.project,
    commit: where.commit,
    actor: options.actor ?? null,
    runUrl: options.runUrl ?? null,
    startedAt: new Date().toISOString(),
    id: randomUUID(),
  }
}
