import { appsIn, appsOfStage, chooseStage, filterApps } from '../configuration/select.ts'
import {
  imagesUsed,
  isReference,
  pinningOf,
  Processes,
  renamedImages,
  type ImagePlace,
  type Problem,
} from '../cwl/index.ts'
import { PromotionError } from '../files/errors.ts'
import { count } from '../files/text.ts'
import { gitAt } from '../git/git.ts'
import { omitUndefined } from '../json/is-present.ts'
import type { ImagesOptions, RunOptions } from '../options/options.ts'
import { mapConcurrently } from '../promotion/map-concurrently.ts'
import { documentsOf, withoutIgnoredByGit, type Documents } from '../repository/documents.ts'
import { openRepository, type Repository } from '../repository/opening.ts'
import { withRemote } from '../repository/remote.ts'
import { skippedFiles } from '../repository/skipped-files.ts'
import type { Failure, ImageReport, ImagesReport } from './report.ts'
import type { RunContext } from './run/context.ts'
import { runCommand, type Body, type Run } from './run/run-command.ts'

/** Without `check`, `pin` and `update` no registry is asked. A part of the images may be pinned although others fail. */
export async function images(options: ImagesOptions, context: RunContext): Promise<ImagesReport> {
  const early = {
    stopped: 'not every image was looked at',
    found: (failure: Failure): Body<ImagesReport> => ({ failure, images: [], written: false }),
  }
  return runCommand<ImagesReport>('images', options, context, early, async (run) => lookAtImages(options, run))
}

async function lookAtImages(options: ImagesOptions, run: Run): Promise<Body<ImagesReport>> {
  const { cutoff, context } = run
  refuseTwo(options)
  const { manifest, ...opened } = openRepository(options)
  const workspace = await withRemote(opened.workspace, manifest?.remote, options, cutoff.stop, context)
  const { documents, notices } = await selected(options, { manifest, workspace }, cutoff.stop)
  run.addNotice(...notices)
  const processes = new Processes(workspace)
  let used = imagesUsed(processes, documents)
  while (await processes.settle()) used = imagesUsed(processes, documents)
  const listed = Array.from(used.images, ([name, places]): ImageReport => ({ name, pinning: pinningOf(name), places }))
  const asked = await askFor(
    listed.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    options,
    run,
  )
  await cutoff.throwIfOver()
  const { images: found, ...writing } =
    options.pin === true
      ? await pin(asked, used.images, workspace, options, cutoff.stop)
      : { images: asked, written: false }
  return { images: found, ...writing, ...omitUndefined({ failure: failureOf(found, used.problems) }) }
}

function refuseTwo({ pin: pins, update, dryRun, files = [], apps = [], stage }: ImagesOptions): void {
  const refused =
    pins === true && update === true
      ? (['`pin` cannot be combined with `update`', 'Change the tag first, then pin it.'] as const)
      : dryRun && pins !== true
        ? (['`dry-run` needs `pin`', 'Add the input `pin`: nothing else is written.'] as const)
        : files.length > 0 && (apps.length > 0 || stage !== undefined)
          ? (['`files` cannot be combined with `stage` or `apps`', 'Leave one of them out.'] as const)
          : undefined
  if (refused !== undefined) throw new PromotionError('usage', refused[0], { fix: refused[1] })
}

/** What `files` names, else the apps of the configuration, else every `.cwl` file. */
async function selected(options: RunOptions, repository: Repository, signal: AbortSignal): Promise<Documents> {
  const { manifest, workspace } = repository
  const { files = [], apps: names = [], stage } = options
  const git = gitAt(options.workingDirectory, signal)
  const skipped = await skippedFiles(options, manifest, workspace, git)
  if (skipped !== undefined) throw skipped
  if (files.length > 0 || manifest === undefined || manifest.apps.length === 0)
    return withoutIgnoredByGit(documentsOf(options, repository), options, repository, git)
  const rows = appsIn(manifest, workspace)
  const stages = stage === undefined ? Object.keys(manifest.stages) : [chooseStage(manifest, stage)]
  const isPart = stage !== undefined || names.length > 0
  const apps = isPart
    ? filterApps(
        stages.flatMap((each) => appsOfStage(manifest, rows, each)),
        names,
      )
    : rows
  return { documents: [...new Set(apps.flatMap(({ reference }) => reference ?? []))], notices: [] }
}

async function askFor(
  listed: readonly ImageReport[],
  { check, pin: pins, update, environment, maxRequests }: ImagesOptions,
  { context, cutoff }: Run,
): Promise<readonly ImageReport[]> {
  if (check !== true && pins !== true && update !== true) return listed
  const [{ credentialsOf }, { findImage }, { newerTags }] = await Promise.all([
    import('../registry/credentials.ts'),
    import('../registry/find-image.ts'),
    import('../registry/newer-tags.ts'),
  ])
  const registries = {
    credentials: credentialsOf(environment),
    signal: cutoff.stop,
    onRequest: (line: string): void => context.progress({ kind: 'request', line }),
    onWait: (milliseconds: number, reason: string): void =>
      context.progress({ kind: 'wait', wait: { milliseconds, reason } }),
  }
  context.progress({ kind: 'phase', name: 'check', total: listed.length })
  return mapConcurrently(listed, maxRequests, async (image) => {
    const { name, pinning } = image
    try {
      if (!isReference(name))
        return {
          ...image,
          state: 'unknown' as const,
          reason: 'it is not the name of an image, so no registry was asked',
        }
      const isAsked = check === true || (pins === true && pinning !== 'digest')
      const answer = isAsked ? await findImage(name, registries) : {}
      const newer = update === true ? await newerTags(name, registries) : undefined
      if (typeof newer === 'string') return { ...image, ...answer, state: 'unknown' as const, reason: newer }
      return { ...image, ...answer, ...omitUndefined({ newer }) }
    } finally {
      context.progress({ kind: 'done' })
    }
  })
}

async function pin(
  asked: readonly ImageReport[],
  places: ReadonlyMap<string, readonly ImagePlace[]>,
  workspace: Repository['workspace'],
  { dryRun }: RunOptions,
  signal: AbortSignal,
): Promise<Pick<ImagesReport, 'images' | 'written' | 'diff'>> {
  const [{ applyEdits }, { writeCorrected }] = await Promise.all([
    import('../repository/fixing.ts'),
    import('../repository/write-files.ts'),
  ])
  const edits: Problem[] = []
  const images = asked.map((image): ImageReport => {
    const { name, pinning, digest, state } = image
    if (digest === undefined || state !== 'found' || pinning === 'digest') return image
    const pinned = `${name}@${digest}`
    const renamed = renamedImages(workspace, pinned, places.get(name) ?? [])
    const [fixed] = renamed.filter(({ edit }) => edit === undefined)
    edits.push(...renamed)
    return fixed === undefined
      ? { ...image, pinned }
      : { ...image, state: 'not-pinned', reason: `write ${pinned} at ${fixed.file}:${fixed.line} yourself` }
  })
  const texts = Array.from(
    Map.groupBy(
      edits.filter(({ edit }) => edit !== undefined),
      ({ file }) => file,
    ),
    ([file, ofFile]) => [file, applyEdits(file, workspace.readText(file), ofFile).text] as const,
  )
  if (texts.length === 0) return { images, written: false }
  return { images, ...(await writeCorrected(new Map(texts), workspace, { dryRun, signal })) }
}

function failureOf(found: readonly ImageReport[], problems: readonly Problem[]): Failure | undefined {
  const [first] = problems
  if (first !== undefined) {
    const { message, file, line, column } = first
    return {
      code: 'invalid-cwl',
      message: `not every document could be read, so images may be missing here: ${message}`,
      fix: '`validate` shows each error.',
      at: { file, line, column },
    }
  }
  const words = { missing: 'missing', unknown: 'unknown', 'not-pinned': 'not pinned' } as const
  const failed = Object.entries(words).flatMap(([wanted, word]) => {
    const { length } = found.filter(({ state }) => state === wanted)
    return length === 0 ? [] : [`${length} ${word}`]
  })
  if (failed.length === 0) return undefined
  return { code: 'images-failed', message: `of ${count(found.length, 'image')}, ${failed.join(', ')}` }
}
