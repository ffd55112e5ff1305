import { connectGitHub } from './client.ts'
import { readGitHubToken } from './inputs.ts'
import type { Log } from './log.ts'
import type { GitHub } from './types.ts'

/** What it takes to speak to GitHub about this repository, or why that cannot be. */
export type Access =
  | { readonly ok: true; readonly token: string; readonly repository: string; readonly apiUrl: string }
  | { readonly ok: false; readonly message: string; readonly fix: string }

export type Granted = Access & { readonly ok: true }

/** Speaks to GitHub until `signal` aborts; the log tells each wait, and in debug logs each request. */
export async function connectAs(
  { token, repository, apiUrl }: Granted,
  log: Pick<Log, 'line' | 'debug'>,
  signal: AbortSignal,
): Promise<GitHub> {
  return connectGitHub({
    token,
    repository,
    apiUrl,
    signal,
    onWait: (text) => log.line(text),
    onRequest: (line) => log.debug(line),
  })
}

const PUBLIC_API = 'https://api.github.com'

/** From the environment of the runner and the input `github-token`. `what` needs it: an input and its value. */
export function readAccess(what: string, permission: string, env: NodeJS.ProcessEnv): Access {
  const token = readGitHubToken()
  const repository = env['GITHUB_REPOSITORY'] ?? ''
  if (token === undefined) {
    return {
      ok: false,
      message: `\`${what}\` needs a token for GitHub, and there is none`,
      fix: `Give the input \`github-token\`: \${{ github.token }}, with \`permissions: ${permission}\`.`,
    }
  }
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    return {
      ok: false,
      message: `\`${what}\` needs a repository, and GITHUB_REPOSITORY names none`,
      fix: 'It works in a workflow of GitHub only.',
    }
  }
  const given = env['GITHUB_API_URL'] ?? ''
  if (given !== '' && !/^https?:\/\//.test(URL.parse(given)?.href ?? '')) {
    return {
      ok: false,
      message: `\`${what}\` needs the address of GitHub, and GITHUB_API_URL is none`,
      fix: 'The runner sets it.',
    }
  }
  return { ok: true, token, repository, apiUrl: given === '' ? PUBLIC_API : given }
}
