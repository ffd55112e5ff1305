import { appendFileSync } from 'node:fs'

import { reasonOf } from '../files/atomic-file.ts'
import { isFullHash } from '../git/full-hash.ts'
import type { Log } from './log.ts'

/** Adds to the job summary, if there is one. An error is only a warning, because the log contains everything. */
export async function writeSummary(markdown: string, env: NodeJS.ProcessEnv, log: Log): Promise<void> {
  const file = env['GITHUB_STEP_SUMMARY'] ?? ''
  if (file === '') return
  try {
    appendFileSync(file, markdown)
  } catch (error) {
    log.annotate('warning', `The job summary could not be written: ${reasonOf(error)}. The log has the report.`)
  }
}

/** Addresses of files at the commit that was checked out, on github.com or another server. */
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
    // A name that is not valid Unicode has no address.
    if (!file.isWellFormed()) return undefined
    const path = place(file).split('/').map(encodeURIComponent).join('/')
    return `${server}/${repository}/blob/${commit}/${path}${line === undefined ? '' : `#L${line}`}`
  }
}
