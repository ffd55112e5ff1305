import type { Git } from '../../git/git.ts'
import { publicAddress } from '../../promotion/provenance.ts'
import type { RuleFacts } from '../../promotion/rules.ts'
import type { RunOptions } from '../run/options.ts'

type Place = Pick<RuleFacts, 'branches' | 'tags' | 'unplaced'>

/**
 * The branches and tags of the files. A workflow can check out another commit than that of its event: the ref of the
 * event counts only if its commit is checked out, otherwise git is asked. Names from a repository of another owner do
 * not count. In a run for a pull request none count.
 */
export async function findPlace(options: RunOptions, git: Git): Promise<Place> {
  const { ref = '', event } = options
  if (ref.startsWith('refs/pull/')) return NOWHERE
  const named = namesOfRef(ref)
  if (event === undefined) return named ?? git.names()
  const head = await git.head()
  if (head === undefined) return { ...NOWHERE, unplaced: await whyNoHead(git) }
  const remote = await git.remote()
  if (remote !== undefined && event.repository !== undefined && ownerIn(remote) !== ownerIn(event.repository))
    return {
      ...NOWHERE,
      unplaced: `the clone is of ${publicAddress(remote, options.token) ?? 'another repository'}. ${OWN}`,
    }
  const isOfEvent = event.commit !== undefined && (await git.isHead(event.commit))
  const { branches, tags } = await git.names()
  const place = {
    branches: distinct([
      ...(isOfEvent ? (named?.branches ?? []) : []),
      ...(event.workflowRun?.commit === head ? [event.workflowRun.branch] : []),
      ...branches,
    ]),
    tags: distinct([...(isOfEvent ? (named?.tags ?? []) : []), ...tags]),
  }
  return place.branches.length + place.tags.length > 0
    ? place
    : { ...place, unplaced: `git knows no branch and no tag that is at ${head.slice(0, 12)}. ${BY_NAME}` }
}

const NOWHERE = { branches: [], tags: [] } as const
const BY_NAME = 'Give actions/checkout the name of a branch or a tag as `ref`, and not a commit'
const OWN = 'Branches of another owner do not count: run the workflow in that repository'

/** Undefined if it names neither a branch nor a tag. */
function namesOfRef(ref: string): Pick<Place, 'branches' | 'tags'> | undefined {
  if (ref.startsWith('refs/heads/')) return { branches: [ref.slice('refs/heads/'.length)], tags: [] }
  return ref.startsWith('refs/tags/') ? { branches: [], tags: [ref.slice('refs/tags/'.length)] } : undefined
}

async function whyNoHead(git: Git): Promise<string> {
  const look = await git.look()
  switch (look.kind) {
    case 'none':
      return 'there is no clone, so the commit of the files is not known. Install git before actions/checkout'
    case 'refused':
      return `git does not read the clone: ${look.reason}. ${look.fix}`
    case 'repository':
      return 'the clone has no commit'
  }
}

/** The owner in `https://server/owner/name` or `git@server:owner/name`, in lower case, because GitHub ignores case. */
function ownerIn(address: string): string | undefined {
  return /(?<![^/:])([^/:]+)\/[^/]+$/.exec(address.replace(/\/$/, ''))?.[1]?.toLowerCase()
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)]
}
