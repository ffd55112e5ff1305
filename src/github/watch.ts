import type { Watch } from '../commands/exports.ts'
import type { ExportsKeeper } from '../commands/exports/exports-watch.ts'
import type { RunOptions } from '../commands/run/options.ts'
import { parseBaseUrl, formatBaseUrl } from '../platform/base-url.ts'
import { PromotionError } from '../promotion/errors.ts'
import { connectAs, readAccess } from './access.ts'
import { exportsIssue } from './exports-issue.ts'
import type { IssueInputs } from './inputs.ts'
import type { Log } from './log.ts'

/** What `exports` keeps besides its report: the issue, when the workflow asks for one. Throws PromotionError `usage`. */
export function watchOf(issue: IssueInputs | undefined, options: RunOptions, env: NodeJS.ProcessEnv, log: Log): Watch {
  // Without an address the verb itself says what is missing.
  if (issue === undefined || options.baseUrl === undefined) return {}
  return { keeper: keeperOf(issue, options, env, log) }
}

function keeperOf(
  issue: IssueInputs,
  { baseUrl = '', runUrl, allowInsecureHttp }: RunOptions,
  env: NodeJS.ProcessEnv,
  log: Log,
): ExportsKeeper {
  const access = readAccess('issue: true', 'issues: write', env)
  if (!access.ok) throw new PromotionError('usage', access.message, { fix: access.fix })
  return exportsIssue(async (signal) => connectAs(access, log, signal), {
    ...issue,
    platform: formatBaseUrl(parseBaseUrl(baseUrl, allowInsecureHttp)),
    ...(runUrl === undefined ? {} : { runUrl }),
  })
}
