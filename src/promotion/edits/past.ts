import pLimit from 'p-limit'

import { namedDifferences, type NamedDifference, Packer, placeInWords, stampOf } from '../../cwl/index.ts'
import { CwlError, PromotionError } from '../../files/errors.ts'
import { isAddress } from '../../files/remote.ts'
import type { Workspace } from '../../files/workspace.ts'
import { DEEPER } from '../../git/git-base.ts'
import type { Git } from '../../git/git.ts'
import { openTree, packTree, type TreeWorkspace } from '../../git/tree-workspace.ts'
import type { JsonObject } from '../../json/index.ts'
import { formatAddress } from '../../platform/address.ts'
import { PlatformError } from '../../platform/errors.ts'
import type { AppAddress, AppReading, DialectName, InstalledApp, Platform } from '../../platform/types.ts'
import { hasDigest, isFromOtherRepository, notedCommit, notedDigests } from '../provenance.ts'
import { isInstalled } from '../records/record.ts'
import type { PromotionRecord } from '../records/schemas.ts'
import { digestOfContent, inOneSpelling, isSameApp } from '../same-app.ts'
import type { PackingGround } from './pull-proof.ts'

/** The last description that both the platform and git had; without it, why it is not known. */
export type Base =
  | { readonly kind: 'known'; readonly description: JsonObject }
  | { readonly kind: 'unknown'; readonly reason: string }

interface Sources {
  readonly git: Git
  /** The repository, if git does not know it. */
  readonly repository?: string | undefined
  readonly record?: PromotionRecord | undefined
}

export interface Installed {
  readonly target: AppAddress
  readonly app: InstalledApp
  readonly reference: string
  /** Of the app, in the working directory. Without them, commits are not searched. */
  readonly files: readonly string[] | undefined
  /** What the files pack to now; undefined if they cannot be packed. */
  readonly ours: JsonObject | undefined
}

/** Commits of the files of one app that are looked at. */
const MOST_COMMITS = 50

/** Revisions that are read to find the one that a promotion left. */
const MOST_REVISIONS = 20

/** What the files of a clone packed to in earlier commits. */
export class PastDescriptions {
  readonly #ground: PackingGround
  readonly #sources: Sources
  readonly #trees = new Map<string, Promise<TreeWorkspace>>()
  readonly #packed = new Map<string, Promise<JsonObject | undefined>>()
  /** A tree remembers the files that the last attempt wanted. */
  readonly #oneByOne = pLimit(1)

  constructor(ground: PackingGround, sources: Sources) {
    this.#ground = ground
    this.#sources = sources
  }

  /** The commit in the note on the app, if a clone with all its history does not have it. */
  async unseen({ description }: Installed['app']): Promise<string | undefined> {
    const noted = notedCommit(description)
    return noted !== undefined && (await this.#sources.git.missing(noted)) === 'gone' ? noted : undefined
  }

  /**
   * By the digest in the note on the app, a commit that has what is installed, or the revisions of the platform; else
   * by the commit in the note or the record.
   */
  async baseOf(
    { target, app, reference, files, ours }: Installed,
    platform: Pick<Platform, 'dialect' | 'getRevision'>,
  ): Promise<Base> {
    const { dialect } = platform
    const digests = notedDigests(app)
    const isOfPromotion = (description: JsonObject): boolean => digests.includes(digestOfContent(description, dialect))
    const isOurs = ours !== undefined && isOfPromotion(ours)
    if (isOfPromotion(app.description)) return { kind: 'known', description: isOurs ? ours : app.description }
    const noted = notedCommit(app.description)
    // A newer commit than the promotion has it only if somebody took it over. Git may have gone back since.
    const newer = await this.#packedSince(noted, reference, files ?? [])
    const isOfGit = (description: JsonObject): boolean =>
      newer.some((packed) => isSameApp(packed, description, dialect, 'packed'))
    if (isOfGit(app.description)) return { kind: 'known', description: app.description }
    if (isOurs) return { kind: 'known', description: ours }
    const earlier = hasDigest(app)
      ? await earlierRevision(app.revision ?? 0, target, ours, isOfGit, platform)
      : undefined
    if (earlier !== undefined) return { kind: 'known', description: earlier }
    const { git, repository, record } = this.#sources
    const recorded = record?.apps.findLast((entry) => isInstalled(entry) && entry.target === formatAddress(target))
    const isOther = isFromOtherRepository(app.description, repository ?? (await git.remote()))
    const commit = isOther ? undefined : (noted ?? recorded?.commit)
    const path = noted === undefined ? recorded?.source : await this.#inFolder(stampOf(app.description)?.path)
    const packed = commit === undefined ? undefined : await this.packedAt(commit, path ?? reference)
    if (packed !== undefined) return { kind: 'known', description: packed }
    return { kind: 'unknown', reason: await this.#whyUnknown(commit, isOther) }
  }

  /** What the app packed to in the commits after this one that changed its files. */
  async #packedSince(
    commit: string | undefined,
    reference: string,
    files: readonly string[],
  ): Promise<readonly JsonObject[]> {
    if (commit === undefined || files.length === 0) return []
    const found: JsonObject[] = []
    for (const later of (await this.#commitsOf(files)).commits) {
      if (later === commit || (await this.#sources.git.contains(commit, later)) !== true) break
      const packed = await this.packedAt(later, reference)
      if (packed !== undefined) found.push(packed)
    }
    return found
  }

  async #whyUnknown(commit: string | undefined, isOther: boolean): Promise<string> {
    if (isOther) return 'it was installed from another repository'
    if (commit === undefined) return 'no note on it shows what was installed'
    const at = commit.slice(0, 12)
    return (await this.#sources.git.missing(commit)) === undefined
      ? `it was installed from ${at}, whose files cannot be packed`
      : `it was installed from ${at}, which is not in this clone. ${DEEPER.replace(/\.$/, '')}`
  }

  async #inFolder(path: string | undefined): Promise<string | undefined> {
    const prefix = await this.#sources.git.prefix()
    return path?.startsWith(prefix) === true ? path.slice(prefix.length) : undefined
  }

  /** Undefined if the clone does not have the commit, or nothing can be packed there. */
  async packedAt(commit: string, reference: string): Promise<JsonObject | undefined> {
    const key = `${commit}:${reference}`
    const known = this.#packed.get(key) ?? this.#oneByOne(async () => this.#pack(commit, reference))
    this.#packed.set(key, known)
    return known
  }

  async #pack(commit: string, reference: string): Promise<JsonObject | undefined> {
    const { workspace, packing, signal } = this.#ground
    const { checks, local } = packing
    try {
      const opened = this.#trees.get(commit) ?? openTree(workspace, commit, this.#sources.git)
      this.#trees.set(commit, opened)
      const packed = await packTree(await opened, async (tree) => {
        signal.throwIfAborted()
        const packer = new Packer(withRemoteOf(workspace, tree), {
          checks,
          mapPath: local.mapPath,
          despiteErrors: true,
        })
        return packer.pack(reference)
      })
      return packed.description
    } catch (error) {
      if (error instanceof CwlError || (error instanceof PromotionError && error.code === 'git')) return undefined
      throw error
    }
  }

  /** Outside of a repository there are none: files that no commit has are only overwritten by force. */
  async #commitsOf(files: readonly string[]): ReturnType<Git['changesOf']> {
    try {
      return await this.#sources.git.changesOf(files, MOST_COMMITS)
    } catch (error) {
      if (error instanceof PromotionError && error.code === 'git') return { commits: [], isCut: false }
      throw error
    }
  }

  /**
   * The commits that made these places what they are in the files now, by place; uncommitted changes are `not
   * committed`. A place that did not change since its file was added has none.
   */
  async changedBy(
    places: readonly Place[],
    reference: string,
    files: readonly string[],
    ours: JsonObject,
    dialect: DialectName,
  ): Promise<ReadonlyMap<Place, string>> {
    const found = new Map<Place, string>()
    const { commits, isCut } = await this.#commitsOf(files)
    let later = NOT_COMMITTED
    for (const commit of commits) {
      const packed = await this.packedAt(commit, reference)
      if (packed === undefined) break
      const differing = isSameApp(packed, ours, dialect)
        ? []
        : namedDifferences(...inOneSpelling(packed, ours, dialect)).map(placeInWords)
      for (const place of places) {
        const words = placeInWords(place)
        if (!found.has(place) && differing.some((other) => other.startsWith(words) || words.startsWith(other)))
          found.set(place, later)
      }
      if (found.size === places.length) return found
      later = commit.slice(0, 12)
    }
    if (isCut)
      for (const place of places)
        if (!found.has(place)) found.set(place, later === NOT_COMMITTED ? later : `${later}, or a commit before it`)
    return found
  }
}

export type Place = Pick<NamedDifference, 'place' | 'field'>

const NOT_COMMITTED = 'what is not committed'

function withRemoteOf(workspace: Workspace, tree: Workspace): Workspace {
  const { remote } = workspace
  if (remote === undefined) return tree
  return { ...tree, remote, readText: (path) => (isAddress(path) ? workspace : tree).readText(path) }
}

/** The latest revision can be read, and an earlier one may not. */
async function unlessRefused(read: () => Promise<AppReading>): Promise<AppReading | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof PlatformError) return undefined
    throw error
  }
}

/**
 * The platform keeps all revisions: the latest that the files pack to, now or in a commit, because an edit was pulled
 * from it, or that a promotion left.
 */
async function earlierRevision(
  revision: number,
  target: AppAddress,
  ours: JsonObject | undefined,
  isOfGit: (description: JsonObject) => boolean,
  { dialect, getRevision }: Pick<Platform, 'dialect' | 'getRevision'>,
): Promise<JsonObject | undefined> {
  for (let number = revision - 1; number >= Math.max(0, revision - MOST_REVISIONS); number -= 1) {
    const reading = await unlessRefused(async () => getRevision(target, number))
    if (reading?.kind !== 'found') return undefined
    const { description } = reading.app
    if (ours !== undefined && isSameApp(description, ours, dialect)) return ours
    if (isOfGit(description) || notedDigests(reading.app).includes(digestOfContent(description, dialect)))
      return description
  }
  return undefined
}
