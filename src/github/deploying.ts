import type { Deployments } from '../commands/promote/deployments.ts'
import { omitUndefined } from '../commands/run/omit-undefined.ts'
import { connectAs, readAccess } from './access.ts'
import type { Checkout } from './checked-out.ts'
import { deploymentsOn } from './deployments.ts'
import { GitHubError } from './github-error.ts'
import type { ActionInputs } from './inputs.ts'
import type { Log } from './log.ts'

/** The deployments that the workflow asks for. Without a token for them the first use says so. */
export function deploymentsOf(
  { options }: ActionInputs,
  { isOfWorkflow }: Checkout,
  env: NodeJS.ProcessEnv,
  log: Log,
): Deployments {
  const access = readAccess('deployments: true', 'deployments: write', env)
  const { runUrl } = options
  return deploymentsOn(
    async (signal) => {
      if (!access.ok) throw new GitHubError('github-permission', access.message, { fix: access.fix })
      return connectAs(access, log, signal)
    },
    {
      run: `${env['GITHUB_RUN_ID'] ?? ''}/${env['GITHUB_RUN_ATTEMPT'] ?? '1'}`,
      isOfWorkflow,
      ...omitUndefined({ runUrl, sha: env['GITHUB_SHA'] === '' ? undefined : env['GITHUB_SHA'] }),
      onTrouble: (text, lacks) => log.annotate(lacks ? 'notice' : 'warning', text),
    },
  )
}
