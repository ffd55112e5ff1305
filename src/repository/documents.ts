import { setImmediate } from 'node:timers/promises'

import { filesToLeaveOut, NEGATION, readIgnored, withoutIgnored } from '../configuration/globs.ts'
import { policyFiles } from '../configuration/policies.ts'
import { appsIn } from '../configuration/select.ts'
import { Changes, filesReached, splitReference, type Processes } from '../cwl/index.ts'
import { CwlError, PromotionError } from '../files/errors.ts'
import { frontOf } from '../files/globs.ts'
import { count, listNames } from '../files/text.ts'
import { fixIn, pathIn, type Workspace } from '../files/workspace.ts'
import { splitBase } from '../git/git-base.ts'
import { gitAt, type Git } from '../git/git.ts'
import type { RunOptions } from '../options/options.ts'
import { baselineFile, type Repository } from './opening.ts'

export interface Documents {
  readonly documents: readonly string[]
  readonly notices: readonly string[]
}

/** What `files` names, or else every `.cwl` file and the apps of the configuration. Throws PromotionError and CwlError. */
export function documentsOf({ files = [] }: RunOptions, { workspace, manifest }: Repository): Documents {
  if (manifest !== undefined && files.includes(manifest.file)) {
    throw new PromotionError('usage', `${manifest.file} is the configuration, not CWL`, {
      fix: 'Leave it out to validate the apps that it names. Name one in another place with the input `config`.',
    })
  }
  const ignored = readIgnored(manifest, workspace)
  const every = (): readonly string[] => findAll('.', workspace)
  const all = (): readonly string[] => {
    if (manifest === undefined || manifest.apps.length === 0) return find('.', workspace, ignored.files)
    // An app may be one process of a file, or a file with another ending.
    const apps = appsIn(manifest, workspace).map((app) => app.reference)
    const ofApps = new Set(apps.map((reference) => splitReference(workspace, reference).path))
    return [...apps, ...every().filter((file) => !ofApps.has(file) && !ignored.files.has(file))]
  }
  const { documents, notices } = namedDocuments(files, workspace, ignored.files, all)
  const looked = new Set(documents.map((reference) => splitReference(workspace, reference).path))
  const isOfPattern = files.some((file) => !looked.has(splitReference(workspace, pathIn(workspace, file)).path))
  const unseen = files.length === 0 ? [...ignored.files] : isOfPattern ? every() : []
  const left = unseen.filter((file) => file.endsWith('.cwl') && !looked.has(file)).length
  return { documents, notices: [...ignored.notices, ...notices, ...unseenNotices(left, files.length > 0)] }
}

/**
 * What git ignores is not part of the repository: a virtual environment has the documents of other people. An app of
 * the configuration is, and what is named by its path or in an ignored folder.
 */
export async function withoutIgnoredByGit(
  { documents, notices }: Documents,
  { files = [] }: RunOptions,
  { workspace, manifest }: Repository,
  git: Pick<Git, 'ignored'>,
): Promise<Documents> {
  const ignored = await git.ignored()
  if (ignored.length === 0) return { documents, notices }
  const [names, folders] = [new Set(ignored), ignored.filter((path) => path.endsWith('/'))]
  const isIgnored = (path: string): boolean =>
    names.has(path) || names.has(`${path}/`) || folders.some((folder) => path.startsWith(folder))
  const named = files
    .filter((pattern) => !NEGATION.test(pattern))
    .flatMap((pattern) => {
      const { path } = splitReference(workspace, pathIn(workspace, pattern))
      const { isGlob, front } = frontOf(path)
      const start = isGlob ? front : path
      return isIgnored(start) ? start : []
    })
  const apps = new Set(
    files.length > 0 || manifest === undefined ? [] : appsIn(manifest, workspace).map((app) => app.reference),
  )
  const isNamed = (path: string): boolean => named.some((start) => path === start || path.startsWith(`${start}/`))
  const kept = documents.filter((reference) => {
    const { path } = splitReference(workspace, reference)
    return apps.has(reference) || !isIgnored(path) || isNamed(path)
  })
  const left = documents.length - kept.length
  if (left === 0 || kept.length === 0) return { documents, notices }
  return {
    documents: kept,
    notices: [
      ...notices,
      `${count(left, 'CWL file')} ${left === 1 ? 'was' : 'were'} not checked because git ignores ${left === 1 ? 'it' : 'them'}. To check one, name it by its path.`,
    ],
  }
}

function unseenNotices(left: number, isNarrow: boolean): readonly string[] {
  if (left === 0) return []
  return [
    isNarrow
      ? `${count(left, 'other CWL file')} of the repository ${left === 1 ? 'was' : 'were'} not checked. Without \`files\`, every CWL file is.`
      : `${count(left, 'CWL file')} ${left === 1 ? 'was' : 'were'} not checked because of \`ignore\`. To check one, name it by its path.`,
  ]
}

/**
 * A pattern that finds nothing is an error. What a pattern that begins with `!` finds is excluded, wherever it is in
 * the list; if there are only such patterns, it is excluded from `all`. Throws PromotionError and CwlError.
 */
export function namedDocuments(
  files: readonly string[],
  workspace: Workspace,
  ignored: ReadonlySet<string> = new Set(),
  all: () => readonly string[] = () => find('.', workspace, ignored),
): Documents {
  const [negative, positive] = partition(files, (pattern) => NEGATION.test(pattern))
  const named = positive.length === 0 ? all() : positive.flatMap((pattern) => find(pattern, workspace, ignored))
  const fileOf = (reference: string): string => splitReference(workspace, reference).path
  const there = new Set(named.map(fileOf))
  const left = negative.map((pattern) => ({
    pattern,
    files: filesToLeaveOut(pattern.replace(NEGATION, ''), workspace).filter((file) => there.has(file)),
  }))
  const out = new Set(left.flatMap((each) => each.files))
  const documents = distinct(named.filter((reference) => !out.has(fileOf(reference))))
  if (documents.length === 0)
    throw new PromotionError('usage', `${listNames(negative)} leaves out every document`, {
      fix: 'Remove what is too much, or name more files.',
    })
  return {
    documents,
    notices: left.flatMap((each) =>
      each.files.length > 0 ? [] : [`${JSON.stringify(each.pattern)} leaves out nothing.`],
    ),
  }
}

function partition(files: readonly string[], isFirst: (file: string) => boolean) {
  return [files.filter(isFirst), files.filter((file) => !isFirst(file))] as const
}

function find(pattern: string, workspace: Workspace, ignored: ReadonlySet<string>): readonly string[] {
  const files = findAll(pattern, workspace)
  const remaining = withoutIgnored(files, pattern, ignored, workspace)
  if (files.length > 0 && remaining.length === 0)
    throw new PromotionError('usage', `\`ignore\` leaves out everything at ${JSON.stringify(pattern)}`, {
      fix: 'Name a file by its path to use it anyway.',
    })
  return found(remaining, pattern, workspace)
}

function findAll(pattern: string, workspace: Workspace): readonly string[] {
  try {
    return workspace.find([pattern])
  } catch (error) {
    const { path, fragment } = splitReference(workspace, pattern)
    if (!(error instanceof CwlError) || error.code !== 'no-such-file' || fragment === undefined || !workspace.has(path))
      throw error
    return workspace.find([path]).map((file) => `${file}#${fragment}`)
  }
}

function found(documents: readonly string[], pattern: string, workspace: Workspace): readonly string[] {
  if (documents.length > 0) return documents
  throw new PromotionError('usage', `no CWL file is at ${JSON.stringify(pattern)}`, {
    fix:
      quotedFix(pattern) ??
      fixIn(workspace, pattern) ??
      `Give paths, folders (for the files in them that end in .cwl) or globs with the input \`files\`, relative to ${workspace.root}.`,
  })
}

/** The shell of Windows hands on single quotes. */
function quotedFix(pattern: string): string | undefined {
  const [, inside] = /^'([^']+)'$/.exec(pattern) ?? []
  return inside === undefined ? undefined : `The quotes are part of the name here. Write "${inside}".`
}

function distinct(documents: readonly string[]): readonly string[] {
  return [...new Set(documents)].sort()
}

export async function changedDocuments(
  documents: readonly string[],
  options: RunOptions,
  { workspace, manifest }: Repository,
  { processes, signal }: { readonly processes: Processes; readonly signal: AbortSignal },
): Promise<{ readonly documents: readonly string[]; readonly notices: readonly string[] }> {
  const { changedSince } = options
  if (changedSince === undefined) return { documents, notices: [] }
  const since = await findChangedPaths(changedSince, options, signal)
  if (since.kind === 'all') return { documents, notices: [`${since.reason}, so no document is left out.`] }
  const changes = new Changes(workspace, since.paths)
  // Problems of a document depend on these files too.
  const settings = [manifest?.file, baselineFile(options, manifest), ...policyFiles(manifest, workspace)].filter(
    (file) => file !== undefined,
  )
  const changed = settings.filter((file) => changes.among([file]).length > 0)
  if (changed.length > 0)
    return {
      documents,
      notices: [`${changed.join(' and ')} changed since ${changedSince}, so no document is left out.`],
    }
  const affected: string[] = []
  for (const document of documents) {
    // Signals and timers are handled only between turns of the event loop.
    await setImmediate()
    signal.throwIfAborted()
    if (changes.among(filesReached(processes, document)).length > 0) affected.push(document)
  }
  return { documents: affected, notices: unreachedNotices('document', documents.length, affected.length, changedSince) }
}

export function unreachedNotices(what: string, all: number, affected: number, since: string): readonly string[] {
  const leftOut = all - affected
  if (leftOut === 0) return []
  const [uses, is] = leftOut === 1 ? ['uses', 'is'] : ['use', 'are']
  return [`${leftOut} of ${count(all, what)} ${uses} no file that changed since ${since}, and ${is} left out.`]
}

export type ChangedPaths =
  | { readonly kind: 'paths'; readonly paths: readonly string[] }
  | { readonly kind: 'all'; readonly reason: string }

/**
 * Throws PromotionError `git`. After a forced push the commit before it is gone, and a deeper clone does not have it
 * either: then nothing is left out.
 */
export async function findChangedPaths(
  changedSince: string,
  { workingDirectory, event = {} }: RunOptions,
  signal: AbortSignal,
): Promise<ChangedPaths> {
  const git = gitAt(workingDirectory, signal)
  const { base } = splitBase(changedSince)
  if (base === event.before) {
    const missing = await git.missing(base)
    if (missing === 'gone' || (missing === 'shallow' && event.forced === true))
      return { kind: 'all', reason: `The push rewrote the history, and ${base.slice(0, 12)} is gone` }
  }
  return { kind: 'paths', paths: await git.changedSince(changedSince) }
}
