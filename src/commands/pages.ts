import { posix } from 'node:path'

import { localDefaultRules } from '../configuration/local-defaults.ts'
import { appsIn } from '../configuration/select.ts'
import { DistinctNames } from '../cwl/index.ts'
import { drawingOf } from '../diagrams/drawing.ts'
import { toMermaid } from '../diagrams/mermaid.ts'
import { PromotionError } from '../files/errors.ts'
import { escapeGlob } from '../files/globs.ts'
import { caseFold, count } from '../files/text.ts'
import { pathIn, type Workspace } from '../files/workspace.ts'
import type { JsonObject } from '../json/index.ts'
import type { PagesOptions } from '../options/options.ts'
import { packAll } from '../promotion/packing.ts'
import { checksFor, openRepository, type Repository } from '../repository/opening.ts'
import { withRemote } from '../repository/remote.ts'
import type { Failure, PageReport, PagesReport, StatusApp } from './report.ts'
import type { RunContext } from './run/context.ts'
import { writeOutputFile } from './run/output-file.ts'
import { runCommand, type Body, type Run } from './run/run-command.ts'

export interface AppPage {
  readonly name: string
  /** The name of its page. */
  readonly page: string
  readonly reference: string
  readonly file: string
  readonly description: JsonObject
  readonly diagram: string | undefined
}

/** The last part is not compared. It is absent if the platform was not asked. */
export type Page = readonly [text: string, installed?: string]

/** Returns the pages by their names. `held` is what the stages hold, if the platform was asked. */
export type PageMaker = (
  apps: readonly AppPage[],
  folder: string,
  held?: readonly StatusApp[],
) => ReadonlyMap<string, Page>

const HEAD = '<!-- Written by `cwl-promote pages`, which writes it again: change the CWL instead. -->\n\n'

/** On its own line, where no text of a page can be. */
const MARK = '\n<!-- From the platform, when this was written. `pages --check` does not compare it. -->\n\n'

/**
 * Writes a page for each app of the configuration, and an index. With `check` nothing is written, and it ends with 10
 * if a page is out of date. If address and token are given, pages have what each stage holds; otherwise, and for
 * `check`, that part is left as it is. Other files are never overwritten.
 */
export async function pages(options: PagesOptions, context: RunContext, makePages: PageMaker): Promise<PagesReport> {
  const { out = 'docs/apps', check = false, ...others } = options
  const early = {
    stopped: 'no page was written',
    found: (failure: Failure): Body<PagesReport> => ({ failure, folder: out, pages: [] }),
  }
  return runCommand<PagesReport>('pages', options, context, early, async (run) => {
    const repository = openRepository(options)
    const apps = await packApps(repository, options, run)
    const isAsked = !check && options.token !== undefined && options.baseUrl !== undefined
    const found = isAsked ? await (await import('./status.ts')).status(others, context) : undefined
    if (found?.platform !== undefined) run.notePlatform(found.platform)
    run.addNotice(...(found?.notices ?? []))
    if (found?.failure !== undefined) return early.found(found.failure)
    const folder = pathIn(repository.workspace, out)
    if (posix.isAbsolute(folder) || folder.split('/').includes('..'))
      throw new PromotionError('usage', `\`out\` is ${out}, which is outside the working directory`, {
        fix: 'Pages have links to the documents, so name a folder of the repository.',
      })
    const made = makePages(apps, folder, found?.apps)
    const planned = compare(made, folder === '.' ? '' : `${folder}/`, repository.workspace)
    const old = planned.filter(({ state }) => state !== 'unchanged')
    await run.cutoff.throwIfOver()
    if (check) return { folder, pages: planned, ...(old.length === 0 ? {} : { failure: outdated(old) }) }
    const changed = old.filter(({ state }) => state === 'outdated')
    for (const { file, text } of changed) await writeOutputFile(options, file, text, 'out')
    return { folder, pages: planned.map((page) => (changed.includes(page) ? { ...page, state: 'written' } : page)) }
  })
}

async function packApps(
  { manifest, workspace }: Repository,
  options: PagesOptions,
  { context, cutoff }: Run,
): Promise<readonly AppPage[]> {
  if (manifest === undefined)
    throw new PromotionError('usage', 'there is no configuration, which names the apps', {
      fix: '`cwl-promote init` writes one. Name one in another place with the input `config`.',
    })
  const apps = appsIn(manifest, workspace)
  const references = apps.map(({ reference }) => reference)
  context.progress({ kind: 'phase', name: 'pack', total: new Set(references).size })
  const all = await withRemote(workspace, manifest.remote, options, cutoff.stop, context)
  // Nothing is installed, so a default may be a file of the repository.
  const local = { ...localDefaultRules(manifest, null), allowed: true }
  const rules = { checks: await checksFor(options, { manifest, workspace }), local }
  const packed = await packAll(references, all, cutoff.stop, rules, () => context.progress({ kind: 'done' }))
  const names = new DistinctNames(['readme'], caseFold)
  return apps.map(({ name, reference, document: { path: file } }) => {
    const desired = packed.descriptions.get(reference)
    if (desired?.kind !== 'ready')
      throw new PromotionError('cannot-pack', `${reference} cannot be packed: ${desired?.reason ?? ''}`, {
        fix: '`validate` shows each error.',
      })
    const { description } = desired
    const drawing = drawingOf(description)
    const page = `${names.give(name.replaceAll(/[^\p{L}\p{N}._-]/gu, '-'))}.md`
    return { name, page, reference, file, description, diagram: drawing === undefined ? undefined : toMermaid(drawing) }
  })
}

interface Planned extends PageReport {
  readonly text: string
}

function compare(made: ReturnType<PageMaker>, folder: string, workspace: Workspace): readonly Planned[] {
  const current = [...made].map(([name, [text, installed]]): Planned => {
    const file = folder + name
    const old = workspace.has(file) ? workspace.readText(file).replaceAll('\r\n', '\n') : ''
    if (old !== '' && !old.startsWith(HEAD))
      throw new PromotionError('usage', `${file} was not written by \`pages\`, and is not overwritten`, {
        fix: 'Move it away, or name another folder with the input `out`.',
      })
    const at = old.lastIndexOf(MARK)
    const kept = at < 0 ? '' : old.slice(at)
    const whole = `${HEAD}${text}${installed === undefined ? kept : MARK + installed}`
    return { file, text: whole, state: whole === old ? 'unchanged' : 'outdated' }
  })
  const known = new Set(current.map(({ file }) => file))
  const gone = workspace
    .find([`${escapeGlob(folder)}*.md`])
    .filter((file) => !known.has(file) && workspace.readText(file).startsWith(HEAD.trimEnd()))
  return [...current, ...gone.map((file): Planned => ({ file, text: '', state: 'stale' }))]
}

function outdated(old: readonly PageReport[]): Failure {
  return {
    code: 'changes-pending',
    message: `${count(old.length, 'page')} ${old.length === 1 ? 'is' : 'are'} out of date`,
    fix: `Run \`cwl-promote pages\`${old.some(({ state }) => state === 'stale') ? ', remove the stale pages' : ''}, and commit the changes.`,
  }
}
