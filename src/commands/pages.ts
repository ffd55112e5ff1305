import { localDefaultRules } from '../configuration/local-defaults.ts'
import { appsIn } from '../configuration/select.ts'
import { DistinctNames, isError } from '../cwl/index.ts'
import { drawingOf } from '../diagrams/drawing.ts'
import { toMermaid } from '../diagrams/mermaid.ts'
import { PromotionError } from '../files/errors.ts'
import { escapeGlob } from '../files/globs.ts'
import { caseFold, count, listNames, quoteArgument } from '../files/text.ts'
import { pathIn, type Workspace } from '../files/workspace.ts'
import type { JsonObject } from '../json/index.ts'
import type { PagesOptions } from '../options/options.ts'
import { faultsOf, invalidFailure, packAll } from '../promotion/packing.ts'
import { checksFor, openRepository } from '../repository/opening.ts'
import { withRemote } from '../repository/remote.ts'
import { findingsOf } from './documents/findings.ts'
import type { Failure, PagesReport, StatusApp, StatusReport } from './report.ts'
import type { RunContext } from './run/context.ts'
import { refuseOutputFile, writeOutputFile } from './run/output-file.ts'
import { runCommand, type Body, type Run } from './run/run-command.ts'

/** What the page of an app shows. */
export interface AppPage {
  readonly name: string
  /** The file in the folder of the pages. */
  readonly page: string
  /** `path` or `path#id` */
  readonly reference: string
  readonly file: string
  readonly description: JsonObject
  /** Absent without steps. */
  readonly diagram?: string
}

/** The text of a page. */
export interface Page {
  readonly text: string
  /** Its last part; absent if the platform was not asked. */
  readonly installed?: string
  /** Null for the index. */
  readonly app: string | null
}

interface Place {
  /** Relative to the working directory. */
  readonly folder: string
  /** What the stages hold of an app; absent if the platform was not asked. */
  readonly held?: (app: AppPage) => StatusApp | undefined
}

/** Returns the pages by their files. */
export type PageMaker = (apps: readonly AppPage[], place: Place) => ReadonlyMap<string, Page>

export const PAGES_FOLDER = 'docs/apps'

const HEAD = '<!-- Written by `cwl-promote pages`, which writes it again: change the CWL instead. -->\n\n'

/** On its own line, where no text of a page can be: what follows is not compared. */
const MARK = '\n<!-- From the platform, when this was written. `pages --check` does not compare it. -->\n\n'

/**
 * Writes a page for each app of the configuration, and an index. With `check` nothing is written, and it ends with 10
 * if a page is out of date. If address and token are given, the pages have what each stage holds; otherwise, and for
 * `check`, that part is left as it is. Other files are never overwritten.
 */
export async function pages(options: PagesOptions, context: RunContext, makePages: PageMaker): Promise<PagesReport> {
  const { out = PAGES_FOLDER } = options
  const early = {
    stopped: 'no page was written',
    found: (failure: Failure): Body<PagesReport> => ({ failure, folder: out, pages: [], problems: [] }),
  }
  return runCommand<PagesReport>('pages', options, context, early, async (run) => {
    const { workspace, apps, failed } = await packApps(options, run)
    const folder = pathIn(workspace, out)
    if (failed !== undefined) return { folder, pages: [], ...failed }
    const status = await statusFor(options, run)
    if (status?.failure !== undefined) return { ...early.found(status.failure), folder }
    const held =
      status === undefined
        ? {}
        : {
            held: ({ name, reference }: AppPage) =>
              status.apps.find((one) => one.name === name && one.source === reference),
          }
    const planned = compare(makePages(apps, { folder, ...held }), folder, workspace)
    await run.cutoff.throwIfOver()
    const old = planned.filter(({ state }) => state !== 'unchanged')
    const isCheck = options.check === true
    if (!isCheck) await write(planned, options, run)
    return {
      folder,
      pages: planned.map(({ file, app, state }) => ({
        file,
        app,
        state: state === 'outdated' && !isCheck ? 'written' : state,
      })),
      problems: [],
      ...(isCheck && old.length > 0 ? { failure: failureOf(old, planned.length, folder) } : {}),
    }
  })
}

interface Packed {
  readonly workspace: Workspace
  readonly apps: readonly AppPage[]
  readonly failed?: Pick<Body<PagesReport>, 'failure' | 'problems'>
}

async function packApps(options: PagesOptions, { context, cutoff }: Run): Promise<Packed> {
  const repository = openRepository(options)
  const { manifest } = repository
  if (manifest === undefined)
    throw new PromotionError('usage', 'there is no configuration, which names the apps', {
      fix: '`cwl-promote init` writes one. Name one in another place with the input `config`.',
    })
  const apps = appsIn(manifest, repository.workspace)
  const references = apps.map(({ reference }) => reference)
  const workspace = await withRemote(repository.workspace, manifest.remote, options, cutoff.stop, context)
  context.progress({ kind: 'phase', name: 'pack', total: new Set(references).size })
  const rules = { checks: await checksFor(options, repository), local: ANY_DEFAULTS }
  const packed = await packAll(references, workspace, cutoff.stop, rules, () => context.progress({ kind: 'done' }))
  const faults = faultsOf(references, packed)
  if (faults.invalid.length > 0) {
    const failure = invalidFailure(faults, 'Correct them first: no page was written.')
    return { workspace, apps: [], failed: { failure, ...findingsOf(faults.problems.filter(isError), workspace) } }
  }
  const names = new DistinctNames(['readme'], caseFold)
  return {
    workspace,
    apps: apps.flatMap(({ name, reference, document }) => {
      const desired = packed.descriptions.get(reference)
      if (desired?.kind !== 'ready') return []
      const { description } = desired
      const drawing = drawingOf(description)
      const page = `${names.give(name.replaceAll(/[^\p{L}\p{N}._-]/gu, '-'))}.md`
      return {
        name,
        page,
        reference,
        file: document.path,
        description,
        ...(drawing === undefined ? {} : { diagram: toMermaid(drawing) }),
      }
    }),
  }
}

/** Nothing is installed. */
const ANY_DEFAULTS = { ...localDefaultRules(undefined, null), allowed: true }

/** The platform is asked only where it can be, and never for a check. */
async function statusFor(
  options: PagesOptions,
  { context, addNotice, notePlatform }: Run,
): Promise<StatusReport | undefined> {
  const { check, out: _out, ...others } = options
  if (check === true || options.baseUrl === undefined || options.token === undefined) return undefined
  const { status } = await import('./status.ts')
  const report = await status(others, context)
  if (report.platform !== undefined) notePlatform(report.platform)
  addNotice(...report.notices)
  return report
}

interface Planned {
  readonly file: string
  readonly app: string | null
  readonly text: string
  readonly state: 'unchanged' | 'outdated' | 'stale'
}

function compare(made: ReturnType<PageMaker>, folder: string, workspace: Workspace): readonly Planned[] {
  const pathOf = (name: string): string => (folder === '.' ? name : `${folder}/${name}`)
  const current = [...made].map(([name, { text, installed, app }]): Planned => {
    const file = pathOf(name)
    const old = workspace.has(file) ? workspace.readText(file).replaceAll('\r\n', '\n') : ''
    if (old.trim() !== '' && !old.startsWith(HEAD))
      throw new PromotionError('usage', `${file} was not written by \`pages\`, and is not overwritten`, {
        fix: 'Move it away, or name another folder with the input `out`.',
      })
    const at = old.lastIndexOf(MARK)
    const [before, after] = at < 0 ? [old, undefined] : [old.slice(0, at), old.slice(at + MARK.length)]
    const whole = HEAD + text
    const last = installed ?? after
    const isSame = before === whole && last === after
    return {
      file,
      app,
      text: last === undefined ? whole : whole + MARK + last,
      state: isSame ? 'unchanged' : 'outdated',
    }
  })
  const known = new Set(current.map(({ file }) => file))
  const stale = workspace
    .find([
      pathOf('*.md')
        .split('/')
        .map((part, index, { length }) => (index < length - 1 ? escapeGlob(part) : part))
        .join('/'),
    ])
    .filter((file) => !known.has(file) && workspace.readText(file).startsWith(HEAD.trimEnd()))
  return [...current, ...stale.map((file): Planned => ({ file, app: null, text: '', state: 'stale' }))]
}

function failureOf(old: readonly Planned[], all: number, folder: string): Failure {
  const names = listNames(old.map(({ file, state }) => (state === 'stale' ? `${file} (its app is gone)` : file)))
  return {
    code: 'changes-pending',
    message: `${old.length} of ${count(all, 'page')} ${old.length === 1 ? 'is' : 'are'} out of date: ${names}`,
    fix: `Run \`cwl-promote pages${folder === PAGES_FOLDER ? '' : ` --out ${quoteArgument(folder)}`}\`, remove the pages of apps that are gone, and commit the changes.`,
  }
}

async function write(planned: readonly Planned[], options: PagesOptions, { addNotice }: Run): Promise<void> {
  const changed = planned.filter(({ state }) => state === 'outdated')
  for (const { file } of changed) await refuseOutputFile(options, file, 'out')
  for (const { file, text } of changed) await writeOutputFile(options, file, text, 'out')
  const stale = planned.flatMap(({ file, state }) => (state === 'stale' ? file : []))
  if (stale.length > 0) addNotice(`Remove what is a page of no app any more: ${listNames(stale)}.`)
}
