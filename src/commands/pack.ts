import { existsSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'

import { differencesInWords, splitReference, Packer, errorsIn, parseYaml, stringifyYaml } from '../cwl/index.ts'
import { reasonOf } from '../files/atomic-file.ts'
import { CwlError, PromotionError } from '../files/errors.ts'
import { PACKED_NOTE } from '../files/json-state-file.ts'
import { MOST, type Limits } from '../files/limits.ts'
import { openWorkspace, pathIn, type Workspace } from '../files/workspace.ts'
import { gitAt } from '../git/git.ts'
import { isObject, stringifyJson, type JsonObject } from '../json/index.ts'
import { dialectOf } from '../options/dialect.ts'
import type { PackOptions } from '../options/options.ts'
import { findHead, findProvenance } from '../promotion/checkout.ts'
import { baselineNotices } from '../promotion/packing.ts'
import { stampDescription } from '../promotion/provenance.ts'
import { inOneSpelling, isSameApp, OF_FILES } from '../promotion/same-app.ts'
import { checksFor, openRepository, type Repository } from '../repository/opening.ts'
import { withRemote } from '../repository/remote.ts'
import { findingsOf, loweredNotices } from './documents/findings.ts'
import type { Failure, PackReport } from './report.ts'
import type { RunContext } from './run/context.ts'
import { refuseOtherThanDescription, refuseOutputFile, writeOutputFile } from './run/output-file.ts'
import { runCommand, type Body, type Run } from './run/run-command.ts'

/**
 * One document, `path` or `path#id`, as one JSON object: what a promotion would install. Only with `stamp` it has the
 * note on its origin.
 */
export async function pack(options: PackOptions, context: RunContext): Promise<PackReport> {
  const { file: path } = options
  const early = {
    stopped: `${path} was not packed`,
    found: (failure: Failure): Body<PackReport> => ({ failure, path, problems: [] }),
  }
  return runCommand<PackReport>('pack', options, context, early, (run) => packFile(options, run))
}

export async function packFile(options: PackOptions, { context, cutoff, addNotice }: Run): Promise<Body<PackReport>> {
  await refuseOutputFile(options, options.output, 'output')
  context.progress({ kind: 'phase', name: 'pack', total: 1 })
  const repository = openRepository(options)
  const file = pathIn(repository.workspace, options.file)
  refuseNoFile(file, repository.workspace)
  const workspace = await withRemote(repository.workspace, repository.manifest?.remote, options, cutoff.stop, context)
  const bounded =
    options.maxBytes === undefined
      ? workspace
      : { ...workspace, limits: { ...workspace.limits, packedBytes: options.maxBytes } }
  const git = gitAt(options.workingDirectory, cutoff.stop)
  const head = options.stamp === true ? await findHead(options, git) : undefined
  const packer = new Packer(bounded, { checks: await checksFor(options, repository) })
  const packing = options.graph === true ? await packer.packGraph(file) : await packer.pack(file)
  await cutoff.throwIfOver()
  const findings = findingsOf(packing.problems, workspace)
  addNotice(...baselineNotices(packing), ...loweredNotices(packing.problems))
  if (packing.ok) {
    const { digest, files } = packing
    const description =
      options.stamp === true
        ? stampDescription(
            packing.description,
            file,
            files,
            await findProvenance(options, head, git),
            dialectOf(options),
          )
        : packing.description
    const packed = stringifyJson(description)
    const yaml = options.yaml === true ? { yaml: `${PACKED_NOTE}\n${stringifyYaml(description)}` } : {}
    refuseSource(options, repository, files)
    const delivery = await deliver(options, file, description, yaml.yaml ?? `${packed}\n`, repository.workspace.limits)
    return { path: file, packed, ...yaml, ...delivery, digest, ...findings }
  }
  const failure: Failure = { code: 'invalid-cwl', message: `${file} cannot be packed: ${errorsIn(packing.problems)}` }
  return { failure, path: file, ...findings }
}

function refuseSource(
  { output, workingDirectory }: PackOptions,
  { workspace, manifest }: Repository,
  files: readonly string[],
): void {
  if (output === undefined) return
  const target = realPathOf(resolve(workingDirectory, output))
  const sources = manifest === undefined ? files : [...files, manifest.file]
  if (!sources.some((path) => realPathOf(resolve(workspace.root, path)) === target)) return
  throw new PromotionError(
    'usage',
    `\`output\`: ${output} is part of what is packed, or its configuration, and would be lost`,
    {
      fix: 'Name another file.',
    },
  )
}

function realPathOf(path: string): string {
  return existsSync(path) ? realpathSync(path) : path
}

function refuseNoFile(file: string, workspace: Workspace): void {
  const { path } = splitReference(workspace, file)
  if (workspace.has(path)) return
  const [only, ...others] = filesAt(path, workspace)
  if (only !== undefined && others.length === 0 && resolve(workspace.root, only) === resolve(workspace.root, path))
    return
  const isFolder = statSync(resolve(workspace.root, path), { throwIfNoEntry: false })?.isDirectory() === true
  throw new PromotionError('usage', `${path} is a ${isFolder ? 'folder' : 'pattern'}, and \`pack\` needs one file`, {
    fix: 'Name the file, or one of its processes as `file#id`; `validate` takes folders and patterns.',
  })
}

function filesAt(path: string, workspace: Workspace): readonly string[] {
  try {
    return workspace.find([path])
  } catch (error) {
    // The reader throws the same error, with a suggestion.
    if (error instanceof CwlError && error.code === 'no-such-file') workspace.readText(path)
    throw error
  }
}

async function deliver(
  options: PackOptions,
  file: string,
  description: JsonObject,
  text: string,
  limits: Limits,
): Promise<Pick<PackReport, 'delivery'>> {
  const { check, output, workingDirectory } = options
  if (check !== undefined && output !== undefined) {
    throw new PromotionError('usage', '`check` compares with a file and `output` writes one', {
      fix: 'Give one of the two.',
    })
  }
  if (check !== undefined) {
    compareWithFile(file, description, { shown: check, path: resolve(workingDirectory, check), limits })
    return { delivery: { kind: 'checked', path: check } }
  }
  if (output === undefined) return {}
  refuseOtherThanDescription(options, output)
  await writeOutputFile(options, output, text, 'output')
  return { delivery: { kind: 'written', path: output, bytes: Buffer.byteLength(text) } }
}

/** Compares the meaning, as a plan does: neither the form nor what a platform or sbpack adds counts. */
function compareWithFile(file: string, description: JsonObject, existing: Existing): void {
  const { shown, limits } = existing
  const parsing = parseYaml(readExisting(existing), shown, limits)
  if (!parsing.ok) {
    const [problem] = parsing.problems
    throw new PromotionError('usage', `${shown} cannot be compared with: ${problem?.message ?? 'it cannot be read'}`, {
      fix: 'Give a file that `pack` has written.',
      ...(problem === undefined ? {} : { at: problem }),
    })
  }
  const { value } = parsing
  if (isObject(value) && isSameApp(value, description, OF_FILES)) return
  const [there, here] = isObject(value) ? inOneSpelling(value, description, OF_FILES) : [value, description]
  const differences = differencesInWords(there, here, MOST_DIFFERENCES) ?? 'the form'
  throw new PromotionError('differs', `${shown} is not what ${file} packs to: ${differences}`, {
    fix: 'To write it again, run the same command with `--output` in place of `--check`.',
  })
}

const MOST_DIFFERENCES = 5

interface Existing {
  readonly shown: string
  readonly path: string
  readonly limits: Limits
}

/**
 * The user names it, as with `output`, so it may be in any folder. A description may be larger than one of its source
 * files.
 */
function readExisting({ shown, path, limits }: Existing): string {
  try {
    const real = realpathSync(path)
    return openWorkspace(dirname(real), { ...limits, fileBytes: MOST.fileBytes }).readText(basename(real))
  } catch (error) {
    const reason = error instanceof CwlError ? error.message : reasonOf(error)
    throw new PromotionError('usage', `${shown} cannot be read: ${reason}`, {
      fix: 'Give a file that `pack` has written.',
    })
  }
}
