import { appsIn, appsOfStage, chooseStage, filterApps } from '../configuration/select.ts'
import {
  imagesUsed,
  isReference,
  pinningOf,
  Processes,
  renamedImages,
  type ImagePlace,
  type UsedImages,
} from '../cwl/index.ts'
import { PromotionError } from '../files/errors.ts'
import { count } from '../files/text.ts'
import { gitAt } from '../git/git.ts'
import { omitUndefined } from '../json/is-present.ts'
import type { ImagesOptions, RunOptions } from '../options/options.ts'
import { mapConcurrently } from '../promotion/map-concurrently.ts'
import { credentialsOf } from '../registry/credentials.ts'
import { findImage } from '../registry/find-image.ts'
import { newerTags } from '../registry/newer-tags.ts'
import type { RegistryContext } from '../registry/requests.ts'
import { documentsOf, withoutIgnoredByGit, type Documents } from '../repository/documents.ts'
import { fixProblems } from '../repository/fixing.ts'
import { openRepository, type Repository } from '../repository/opening.ts'
import { withRemote } from '../repository/remote.ts'
import { skippedFiles } from '../repository/skipped-files.ts'
import { writeCorrected } from '../repository/write-files.ts'
import type { Failure, ImageReport, ImagesReport } from './report.ts'
import type { RunContext } from './run/context.ts'
import { runCommand, type Body, type Run } from './run/run-command.ts'

/** Asks registries only with `check`, `pin` or `update`. Pins what it can, also if other images fail. */
export async function images(options: ImagesOptions, context: RunContext): Promise<ImagesReport> {
  const early = {
    stopped: 'not every image was looked at',
    found: (failure: Failure): Body<ImagesReport> => ({ failure, images: [], written: false }),
  }
  return runCommand<ImagesReport>('images', options, context, early, async (run) => {
    const { stop: signal } = run.cutoff
    const { manifest, ...opened } = openRepository(options)
    const workspace = await withRemote(opened.workspace, manifest?.remote, options, signal, context)
    const { documents, notices } = await select(options, { manifest, workspace }, signal)
    run.addNotice(...notices)
    const processes = new Processes(workspace)
    let used = imagesUsed(processes, documents)
    while (await processes.settle()) used = imagesUsed(processes, documents)
    const asked = await askFor(used, options, run)
    await run.cutoff.throwIfOver()
    const body =
      options.pin === true
        ? await pin(asked, workspace, options.dryRun, signal)
        : { images: asked.map(({ image }) => image), written: false }
    return { ...body, ...omitUndefined({ failure: failureOf(body.images, used) }) }
  })
}

/** What `files` names, else the apps of the configuration, else every `.cwl` file. */
async function select(options: RunOptions, repository: Repository, signal: AbortSignal): Promise<Documents> {
  const { manifest, workspace } = repository
  const { files = [], apps: names = [], stage } = options
  const isPart = stage !== undefined || names.length > 0
  const git = gitAt(options.workingDirectory, signal)
  const skipped = await skippedFiles(options, manifest, workspace, git)
  if (skipped !== undefined) throw skipped
  if (files.length > 0 || manifest === undefined || manifest.apps.length === 0) {
    if (isPart)
      throw new PromotionError('usage', '`stage` and `apps` select from the configuration', {
        fix: 'Leave them out, or leave out `files`.',
      })
    return withoutIgnoredByGit(documentsOf(options, repository), options, repository, git)
  }
  const rows = appsIn(manifest, workspace)
  const stages = stage === undefined ? Object.keys(manifest.stages) : [chooseStage(manifest, stage)]
  const ofStages = stages.flatMap((each) => appsOfStage(manifest, rows, each))
  const apps = isPart ? filterApps(ofStages, names) : rows
  return { documents: [...new Set(apps.flatMap(({ reference }) => reference ?? []))], notices: [] }
}

interface Asked {
  readonly image: ImageReport
  readonly places: readonly ImagePlace[]
}

async function askFor({ images: used }: UsedImages, options: ImagesOptions, run: Run): Promise<readonly Asked[]> {
  const { check, pin: pins, update, environment, maxRequests } = options
  const { progress } = run.context
  const registries: RegistryContext = {
    credentials: credentialsOf(environment),
    signal: run.cutoff.stop,
    onRequest: (line) => progress({ kind: 'request', line }),
    onWait: (milliseconds, reason) => progress({ kind: 'wait', wait: { milliseconds, reason } }),
  }
  const ask = async (name: string): Promise<Partial<ImageReport>> => {
    const isAsked = check === true || (pins === true && pinningOf(name) !== 'digest')
    if (!isAsked && update !== true) return {}
    if (!isReference(name)) return { state: 'unknown', reason: 'it is not the name of an image' }
    const found = isAsked ? await findImage(name, registries) : {}
    const newer = update === true ? await newerTags(name, registries) : undefined
    if (typeof newer !== 'string') return { ...found, ...omitUndefined({ newer }) }
    // Tags that cannot be listed do not change what is known of the image.
    return { state: 'unknown', reason: newer, ...found }
  }
  progress({ kind: 'phase', name: 'check', total: used.size })
  const sorted = [...used].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return mapConcurrently(sorted, maxRequests, async ([name, places]) => {
    const image = {
      name,
      pinning: pinningOf(name),
      places: places.map(({ id: _id, ...place }) => place),
      ...(await ask(name)),
    }
    progress({ kind: 'done' })
    return { image, places }
  })
}

async function pin(
  asked: readonly Asked[],
  workspace: Repository['workspace'],
  dryRun: boolean,
  signal: AbortSignal,
): Promise<Pick<ImagesReport, 'images' | 'written' | 'diff'>> {
  const done = asked.map(({ image, places }): { image: ImageReport; edits: ReturnType<typeof renamedImages> } => {
    const { name, pinning, digest, state } = image
    if (digest === undefined || state !== 'found' || pinning === 'digest') return { image, edits: [] }
    const pinned = `${name}@${digest}`
    const edits = renamedImages(workspace, pinned, places)
    const fixed = edits.find(({ edit }) => edit === undefined)
    if (fixed === undefined) return { image: { ...image, pinned }, edits }
    const reason = `write ${pinned} at ${fixed.file}:${fixed.line} yourself`
    return { image: { ...image, state: 'not-pinned', reason }, edits: [] }
  })
  const edits = done.flatMap((each) => each.edits)
  const { texts } = await fixProblems(workspace, [], {}, edits, { signal })
  const writing = texts.size === 0 ? { written: false } : await writeCorrected(texts, workspace, { dryRun, signal })
  return { images: done.map(({ image }) => image), ...writing }
}

function failureOf(found: readonly ImageReport[], { problems: [problem] }: UsedImages): Failure | undefined {
  if (problem !== undefined) {
    const { message, file, line, column } = problem
    return {
      code: 'invalid-cwl',
      message: `not every document could be read, so images may be missing here: ${message}`,
      fix: '`validate` shows each error.',
      at: { file, line, column },
    }
  }
  const failed = (['missing', 'unknown', 'not-pinned'] as const).flatMap((wanted) => {
    const { length } = found.filter(({ state }) => state === wanted)
    return length === 0 ? [] : [`${length} ${wanted}`]
  })
  if (failed.length === 0) return undefined
  const message = `${failed.join(', ')} of ${count(found.length, 'image')}`
  return { code: 'images-failed', message, fix: 'The reason is written next to each.' }
}
