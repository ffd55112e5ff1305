import { accessSync, constants, existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { stemOf } from '../configuration/names.ts'
import { type Unpacked, stringifyYaml } from '../cwl/index.ts'
import { faultOf, faultOfWriting, reasonOf, writeAtomically } from '../files/atomic-file.ts'
import { CwlError, PromotionError } from '../files/errors.ts'
import { listNames } from '../files/text.ts'
import type { Workspace } from '../files/workspace.ts'
import { gitAt } from '../git/git.ts'
import { parseJson, stringifyJson, type JsonObject } from '../json/index.ts'
import type { Texts } from './with-texts.ts'

/** The root is JSON if the document is JSON, because other programs may read it. `old` is the text of the document. */
export function textsOf({ root, files }: Unpacked, path: string, old = ''): Texts {
  const folder = path.split('/').slice(0, -1)
  const rootText =
    path.endsWith('.json') || isJson(old)
      ? (value: JsonObject): string => `${stringifyJson(value, INDENT)}\n`
      : stringifyYaml
  return new Map(
    [...files].map(([file, value]) =>
      file === root ? [path, rootText(value)] : [[...folder, file].join('/'), stringifyYaml(value)],
    ),
  )
}

/** Empty if it cannot be read: without `force` only committed files are overwritten, so nothing is lost. */
export function textOf(path: string, workspace: Workspace): string {
  try {
    return workspace.readText(path)
  } catch (error) {
    if (error instanceof CwlError) return ''
    throw error
  }
}

export function folderNextTo(path: string): string {
  const stem = stemOf(path)
  return path.split('/').at(-1) === stem ? `${stem}_steps` : stem
}

const INDENT = 2

function isJson(text: string): boolean {
  try {
    parseJson(text)
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

export async function refuseLosses(
  texts: Texts,
  workspace: Workspace,
  { force, signal }: { readonly force: boolean | undefined; readonly signal: AbortSignal },
): Promise<void> {
  for (const path of texts.keys()) refuseLink(workspace, path)
  for (const path of texts.keys()) await refuseUnwritable(workspace, path)
  const fix = `Commit or move the existing files first${force === undefined ? '' : ', or overwrite it with `--force`'}.`
  if (force !== true)
    await refuseUncommitted(
      [...texts.keys()].filter((path) => workspace.has(path)),
      workspace,
      { fix, signal },
    )
}

function refuseLink(workspace: Workspace, path: string): void {
  const parts = path.split('/')
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const place = join(workspace.root, ...parts.slice(0, depth))
    const stats = statsOf(place, path)
    if (stats === undefined) return
    if (stats.isSymbolicLink() || (depth < parts.length ? !stats.isDirectory() : !stats.isFile())) {
      throw new PromotionError(
        'usage',
        `${parts.slice(0, depth).join('/')} is in the way: only files and folders of the repository are written`,
        { fix: 'Move it away, or name the other apps with the input `apps`.' },
      )
    }
  }
}

function statsOf(place: string, path: string): ReturnType<typeof lstatSync> {
  try {
    return lstatSync(place, { throwIfNoEntry: false })
  } catch (error) {
    throw unwritable(path, reasonOf(error))
  }
}

async function refuseUnwritable(workspace: Workspace, path: string): Promise<void> {
  const file = join(workspace.root, path)
  const fault =
    (await faultOfWriting({ file: path, base: workspace.root })) ??
    // A read-only file must stay unchanged, even if its folder is writable.
    (workspace.has(path) ? faultOf(() => accessSync(file, constants.W_OK)) : undefined)
  if (fault !== undefined) throw unwritable(path, fault)
}

async function refuseUncommitted(
  overwritten: readonly string[],
  workspace: Workspace,
  { fix, signal }: { readonly fix: string; readonly signal: AbortSignal },
): Promise<void> {
  const [first] = overwritten
  if (first === undefined) return
  const git = gitAt(workspace.root, signal)
  const look = await git.look()
  if (look.kind === 'refused')
    throw new PromotionError(
      'git',
      `${first} would be overwritten, and git does not know whether it is committed: ${look.reason}`,
      { fix: look.fix },
    )
  if ((await git.head()) === undefined)
    throw new PromotionError('usage', `${first} would be overwritten, and is not committed`, { fix })
  // Files of submodules are not among them.
  const committed = new Set(await git.committed())
  const lost = overwritten.filter((path) => !committed.has(path))
  if (lost.length > 0)
    throw new PromotionError('usage', `files with uncommitted changes would be overwritten: ${listNames(lost)}`, {
      fix,
    })
}

/** Rejects with a PromotionError `usage`, for example because the disk is full. The file is unchanged then. */
export async function writeText(workspace: Workspace, path: string, text: string): Promise<void> {
  try {
    const mark = markOf(join(workspace.root, path))
    await writeAtomically({ file: path, base: workspace.root }, `${mark}${text}`, 'others')
  } catch (error) {
    throw unwritable(path, reasonOf(error))
  }
}

/** Writes what a correction changes, unless it is a dry run. An editor changes files that are not committed too. */
export async function writeCorrected(
  texts: Texts,
  workspace: Workspace,
  { dryRun, signal }: { readonly dryRun: boolean; readonly signal: AbortSignal },
): Promise<{ readonly written: boolean; readonly diff: string }> {
  const { createTwoFilesPatch } = await import('diff')
  const diff = Array.from(texts, ([path, text]) =>
    // Without the row of equals signs.
    createTwoFilesPatch(`a/${path}`, `b/${path}`, workspace.readText(path), text, undefined, undefined, {
      context: 1,
    }).replace(/^=+\n/, ''),
  ).join('')
  if (dryRun) return { written: false, diff }
  await refuseLosses(texts, workspace, { force: true, signal })
  signal.throwIfAborted()
  for (const [path, text] of texts) await writeText(workspace, path, text)
  return { written: texts.size > 0, diff }
}

const BYTE_ORDER_MARK = '\uFEFF'

function markOf(file: string): string {
  return existsSync(file) && readFileSync(file, 'utf8').startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ''
}

function unwritable(path: string, reason: string): PromotionError {
  return new PromotionError('usage', `${path} cannot be written: ${reason}`, {
    fix: 'Make it writable, or name the other apps with the input `apps`.',
  })
}
