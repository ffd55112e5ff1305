import { Changes } from '../../cwl/index.ts'
import { PromotionError } from '../../files/errors.ts'
import type { Workspace } from '../../files/workspace.ts'
import { DEEPER } from '../../git/git-base.ts'
import type { FileHistory } from '../../git/git-history.ts'
import type { Git } from '../../git/git.ts'
import { omitUndefined } from '../../json/is-present.ts'
import { MOST_COMMITS } from '../selection/changed-files.ts'
import type { FileChanges } from '../stage-state.ts'

interface Difference {
  readonly from: string | undefined
  readonly to: string | undefined
  /** The desired app is made from the checkout, so uncommitted changes count too. */
  readonly isCheckout: boolean
  readonly files: readonly string[] | undefined
}

const NO_COMMIT = 'no commit is checked out here to compare it with: run this in a clone of its repository'

const NO_NOTE = 'the app that it is copied from does not record a commit of this repository: promote that one first'

/** In a clone with all its history. */
const LATER = '`git fetch` may get their commits; a squash merge drops some.'

export class FileChangesFinder {
  readonly #git: Git
  readonly #workspace: Workspace
  readonly #histories = new Map<string, Promise<Narrowed | string>>()
  #uncommitted: Promise<Changes> | undefined
  #lack: 'shallow' | 'gone' | undefined

  constructor(git: Git, workspace: Workspace) {
    this.#git = git
    this.#workspace = workspace
  }

  get advice(): string | undefined {
    return this.#lack === 'gone' ? LATER : this.#lack === 'shallow' ? DEEPER : undefined
  }

  async find({ from, to, isCheckout, files }: Difference): Promise<FileChanges> {
    if (from === undefined) return { kind: 'unknown', reason: 'the installed app does not record a commit' }
    if (to === undefined || files === undefined) return { kind: 'unknown', reason: isCheckout ? NO_COMMIT : NO_NOTE }
    const history = await this.#history(from, to)
    if (typeof history === 'string') return { kind: 'unknown', reason: history }
    const { commits, since, changes, behind } = history
    const first = commits[Math.min(...changes.among(files).map((file) => since.get(file) ?? Infinity))]
    const undoes = behind.among(files).length > 0 ? from : undefined
    if (first !== undefined) return { kind: 'changed', since: first, ...omitUndefined({ undoes }) }
    if (undoes !== undefined)
      return {
        kind: 'changed',
        reason: `it was installed from ${from.slice(0, 12)}, which is not part of ${to.slice(0, 12)}`,
        undoes,
      }
    if (isCheckout && (await this.#notCommitted(to)).among(files).length > 0)
      return { kind: 'changed', reason: 'files of it have changes that no commit holds' }
    return { kind: 'unchanged' }
  }

  async #history(from: string, to: string): Promise<Narrowed | string> {
    const pair = `${from}...${to}`
    const known = this.#histories.get(pair)
    if (known !== undefined) return known
    if (this.#histories.size >= MOST_COMMITS) return 'the apps are of too many commits to ask git about each'
    const asked = this.#ask(from, to)
    this.#histories.set(pair, asked)
    return asked
  }

  async #ask(from: string, to: string): Promise<Narrowed | string> {
    try {
      for (const commit of [from, to]) {
        const lack = await this.#git.missing(commit)
        if (lack === undefined) continue
        this.#lack ??= lack
        return `the commit ${commit.slice(0, 12)} is not in this clone`
      }
      return narrowed(await this.#git.historyOf(from, to), this.#workspace)
    } catch (error) {
      // The status can be reported without it.
      if (error instanceof PromotionError && error.code === 'git') return error.message
      throw error
    }
  }

  async #notCommitted(head: string): Promise<Changes> {
    this.#uncommitted ??= this.#git.changedSince(head).then((paths) => new Changes(this.#workspace, paths))
    return this.#uncommitted
  }
}

interface Narrowed extends Pick<FileHistory, 'commits' | 'since'> {
  readonly changes: Changes
  readonly behind: Changes
}

function narrowed({ commits, since, behind }: FileHistory, workspace: Workspace): Narrowed {
  return { commits, since, changes: new Changes(workspace, since.keys()), behind: new Changes(workspace, behind) }
}
