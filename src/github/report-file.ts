import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import type { Report } from '../commands/report.ts'
import { faultOfWriting, reasonOf } from '../files/atomic-file.ts'
import { PromotionError } from '../files/errors.ts'
import { isFullHash } from '../git/full-hash.ts'
import { toReportFile } from '../report/json.ts'
import type { Log } from './log.ts'

function folderOf({ RUNNER_TEMP: folder = '' }: NodeJS.ProcessEnv): string {
  return folder === '' ? tmpdir() : folder
}

/** Called before the run does something that it could not report. Throws PromotionError `usage`. */
export async function refuseFolder(env: NodeJS.ProcessEnv): Promise<void> {
  const fault = await faultOfWriting(newFile('report', env))
  if (fault !== undefined) throw unwritable(env, fault)
}

function unwritable(env: NodeJS.ProcessEnv, reason: string): PromotionError {
  return new PromotionError('usage', `nothing can be written into the folder ${folderOf(env)}: ${reason}`, {
    fix: 'RUNNER_TEMP must name a folder that this user may write to, as the runner does.',
  })
}

export function newFile(kind: string, env: NodeJS.ProcessEnv): string {
  return join(folderOf(env), `cwl-promote-${kind}-${randomUUID()}.json`)
}

export function writeReportFile(report: Report, env: NodeJS.ProcessEnv): string {
  const path = newFile(report.command, env)
  try {
    mkdirSync(dirname(path), { recursive: true })
    // Another user of a self-hosted machine must not be able to read it, or to create it first.
    writeFileSync(path, `${toReportFile(report)}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    throw unwritable(env, reasonOf(error))
  }
  return path
}

/** An error is only a warning, because the log contains everything. */
export async function writeSummary(markdown: string, env: NodeJS.ProcessEnv, log: Log): Promise<void> {
  const file = env['GITHUB_STEP_SUMMARY'] ?? ''
  if (file === '') return
  try {
    appendFileSync(file, markdown)
  } catch (error) {
    log.annotate('warning', `The job summary could not be written: ${reasonOf(error)}. The log has the report.`)
  }
}

export function linksOf(
  env: NodeJS.ProcessEnv,
  commit: string | undefined,
  place: (file: string) => string,
): (file: string, line?: number) => string | undefined {
  const server = env['GITHUB_SERVER_URL']
  const repository = env['GITHUB_REPOSITORY']
  if (server === undefined || repository === undefined || commit === undefined) return () => undefined
  if (!/^https?:\/\/[^\s"'<>]+$/.test(server) || !/^[\w.-]+\/[\w.-]+$/.test(repository) || !isFullHash(commit))
    return () => undefined
  return (file, line) => {
    if (!file.isWellFormed()) return undefined
    const path = place(file).split('/').map(encodeURIComponent).join('/')
    return `${server}/${repository}/blob/${commit}/${path}${line === undefined ? '' : `#L${line}`}`
  }
}
