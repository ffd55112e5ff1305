import type { RunOptions } from '../commands/options.ts'
import type { ExportsKeeper } from '../commands/exports-watch.ts'
import type { Watch } from '../commands/exports.ts'
import { parseBaseUrl, formatBaseUrl } from '../platform/base-url.ts'
import { PromotionError } from '../promotion/errors.ts'
import { connectGitHub } from './client.ts'
import { exportsIssue } from './exports-issue.ts'
import { readGitHubToken, type IssueInputs } from './inputs.ts'
import type { Log } from './log.ts'

const PUBLIC_API = 'https://api.github.com'

/** What `exports` keeps besides its report: the issue, when the workflow asks for one. Throws PromotionError `usage`. */
export function watchOf(issue: IssueInputs | undefined, options: RunOptions, env: NodeJS.ProcessEnv, log: Log): Watch {
  // Without an address the verb itself says what is missing.
  if (issue === undefined || options.baseUrl === undefined) return {}
  return { keeper: keeperOf(issue, options, env, log) }
}

function keeperOf(issue: IssueInputs, { baseUrl = '', runUrl, allowInsecureHttp }: RunOptions, env: NodeJS.ProcessEnv, log: Log): ExportsKeeper {
  const token = readGitHubToken()
  const repository = env['GITHUB_REPOSITORY'] ?? ''
  if (token === undefined) {
    throw new PromotionError('usage', '`issue: true` needs a token for GitHub, and there is none', { hint: 'Give the input `github-token`: ${{ github.token }}, with `permissions: issues: write`.' })
  }
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new PromotionError('usage', '`issue: true` needs a repository, and GITHUB_REPOSITORY names none', { hint: 'It works in a workflow of GitHub only.' })
  }
  const apiUrl = env['GITHUB_API_URL'] === undefined || env['GITHUB_API_URL'] === '' ? PUBLIC_API : env['GITHUB_API_URL']
  return exportsIssue(
    async (signal) => connectGitHub({ token, repository, apiUrl, signal, onWait: (text) => log.line(text), onRequest: (line) => log.debug(line) }),
    { ...issue, platform: formatBaseUrl(parseBaseUrl(baseUrl, allowInsecureHttp)), ...(runUrl === undefined ? {} : { runUrl }) },
  )
}
