import { faultOfName } from './contract.ts'
import { PlatformError } from './errors.ts'
import type { AppAddress } from './types.ts'

/** Reads `owner/project/app`. Throws a PlatformError `bad-name` that names the wrong part and the reason. */
export function parseAddress(text: string): AppAddress {
  const [owner, project, app, ...rest] = text.split('/')
  const [revision, ...more] = rest
  if (owner !== undefined && project !== undefined && app !== undefined && more.length === 0 && isRevision(revision))
    throw new PlatformError('bad-name', `${JSON.stringify(text)} is a revision of an app: its last part is a number`, {
      fix: `Write the app alone: ${owner}/${project}/${app}.`,
    })
  if (owner === undefined || project === undefined || app === undefined || rest.length > 0) {
    throw new PlatformError('bad-name', `${JSON.stringify(text)} is not an app: it needs exactly three parts`, {
      fix: 'Write it as owner/project/app, for example acme/rnaseq/align.',
    })
  }
  return checkAddress({ owner, project, app })
}

function isRevision(part: string | undefined): boolean {
  return part !== undefined && /^\d+$/.test(part)
}

/** `owner/project/app` of the page `https://HOST/u/OWNER/PROJECT/apps/#OWNER/PROJECT/APP/REVISION` of a public platform. */
export function appOnPage(text: string): string | undefined {
  return /^https?:\/\/[^/]+\/u\/[^/]+\/[^/]+\/apps\/#([^/]+\/[^/]+\/[^/]+)/.exec(text)?.[1]
}

export function formatAddress(address: AppAddress): string {
  return `${address.owner}/${address.project}/${address.app}`
}

export function checkAddress(address: AppAddress): AppAddress {
  refuseBadName(address.owner, 'owner')
  refuseBadName(address.project, 'project')
  refuseBadName(address.app, 'app')
  return address
}

function refuseBadName(name: string, role: string): void {
  const fault = faultOfName(name)
  if (fault === undefined) return
  throw new PlatformError('bad-name', `${JSON.stringify(name)} cannot be used as ${role}: ${fault}`, {
    fix: 'Use a name without slashes and control characters that is not "." or "..".',
  })
}
