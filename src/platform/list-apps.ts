import { readAnswer } from './answers.ts'
import { fillPath } from './dialect.ts'
import type { ReadOptions } from './get-app.ts'
import { announcedTotal } from './pages.ts'
import { expectAppList } from './promised.ts'
import type { AppAddress } from './types.ts'

/** Whether a project exists and is visible to the token, as {@link Platform.hasProject}. */
export async function hasProject(
  project: Omit<AppAddress, 'app'>,
  { requests, secret, dialect }: ReadOptions,
): Promise<boolean | undefined> {
  if (dialect.projectPath === undefined) return undefined
  const doing = `reading the project ${project.owner}/${project.project}`
  const reading = readAnswer(
    await requests.get(fillPath(dialect.projectPath, { ...project, app: '' }), true),
    doing,
    secret,
  )
  if (reading.kind !== 'failure') return true
  const { status, code } = reading.error
  if ((status === 404 && code !== 'html') || status === 403) return false
  throw reading.error
}

/** Items of one page: the maximum of public platforms. */
const PAGE_SIZE = 100

/**
 * Names of the apps of a project, sorted. Undefined if the dialect has no list of apps. A page without a new app is the
 * last one, and so is the page at which the announced total is reached. Throws a PlatformError if a page cannot be
 * read.
 */
export async function listApps(
  { owner, project }: Omit<AppAddress, 'app'>,
  { requests, secret, dialect }: ReadOptions,
): Promise<readonly string[] | undefined> {
  const { appsPath } = dialect
  if (appsPath === undefined) return undefined
  const doing = `listing the apps of ${owner}/${project}`
  const names = new Set<string>()
  for (let offset = 0; ;) {
    const query = new URLSearchParams({
      project: `${owner}/${project}`,
      offset: String(offset),
      limit: String(PAGE_SIZE),
    })
    const exchange = await requests.get(`${appsPath}?${query.toString()}`, true)
    const reading = readAnswer(exchange, doing, secret)
    if (reading.kind === 'failure') throw reading.error
    const { items } = expectAppList(reading.value, doing)
    const known = names.size
    // An id is owner/project/app/revision.
    for (const { id } of items) names.add(id.split('/')[2] ?? id)
    offset += items.length
    const total = announcedTotal(exchange)
    if (names.size === known || (total !== undefined && offset >= total)) return [...names].sort()
  }
}
