import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Report } from '../commands/report.ts'
import { PromotionError } from '../promotion/errors.ts'
import { toReportFile } from '../report/json.ts'

/** A path that nothing has yet, in the folder that the runner empties after the job. */
export function newFile(kind: string, env: NodeJS.ProcessEnv): string {
  const folder = env['RUNNER_TEMP'] === undefined || env['RUNNER_TEMP'] === '' ? tmpdir() : env['RUNNER_TEMP']
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new PromotionError('usage', `the folder ${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}`, { hint: 'RUNNER_TEMP must name a folder that this user may write to, as the runner does.' })
  }
  return join(folder, `cwl-promote-${kind}-${randomUUID()}.json`)
}

/** Writes the whole report where later steps can read it, and gives the path. */
export function writeReportFile(report: Report, env: NodeJS.ProcessEnv): string {
  const path = newFile(report.command, env)
  // Another user of a self-hosted machine must not read it, nor put it there before us.
  writeFileSync(path, `${toReportFile(report)}\n`, { mode: 0o600, flag: 'wx' })
  return path
}
