import type { JsonObject } from '../../json/index.ts'
import { bareReference } from '../analysis/bare-references.ts'
import { entriesOf } from '../analysis/container-uses.ts'
import { standsAlone, unscanned } from '../analysis/expressions.ts'
import { dockerRequirementsOf } from '../analysis/images.ts'
import { interpolationsIn, mayHoldExpression } from '../analysis/interpolation.ts'
import type { Ports } from '../analysis/ports.ts'
import { typeOf } from '../analysis/reference-types.ts'
import { requirementsOf, writtenUnder, type Written } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { namespacesOf } from '../model/own-terms.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import { truncateMiddle } from '../problems/describe-value.ts'
import type { Problem } from '../problems/problem.ts'
import { isOnly, NULL, NUMBERS, withoutNull } from '../types/types.ts'
import { checkEnds, checkGlob, checkSecondaryFiles, globsOf } from './file-patterns.ts'

/** Names of files that a tool finds nowhere, or that its working folder cannot have. */
export function checkFileNames(process: Process, ports: Ports): readonly Problem[] {
  const patterns = checkSecondaryFiles(process, ports)
  if (process.processClass !== 'CommandLineTool') return patterns
  return [
    ...patterns,
    ...checkOutputNames(process, ports),
    ...problemsOf(entriesOf(process), (entry) => checkEntry(process, ports, entry)),
  ]
}

function checkOutputNames(process: Process, ports: Ports): readonly Problem[] {
  const folders = outputFoldersOf(process)
  // What a working folder lists lies in the output directory, or is linked there.
  const apart = requirementsOf(process.value, 'InitialWorkDirRequirement').length > 0 ? undefined : ports
  const { value } = process
  const streams = ['stdout', 'stderr'].flatMap((key) => writtenUnder(value, key))
  return [
    ...checkStreams(process),
    ...problemsOf(streams, (name) => [
      ...checkInside(process, folders, name),
      ...checkApart(process, apart, name),
      ...checkEnds(name.value, () => placeOf(process.path, name.container, name.key)),
    ]),
    ...problemsOf(globsOf(process), (glob) => [
      ...checkInside(process, folders, glob),
      ...checkApart(process, apart, glob),
      ...checkGlob(process, glob),
    ]),
  ]
}

/** A file is opened for each of them, at its beginning: engines join them no more than a shell does with `> log 2> log`. */
function checkStreams({ path, value }: Process): readonly Problem[] {
  const { stdout, stderr } = value
  if (typeof stdout !== 'string' || stdout === '' || stdout !== stderr) return NO_PROBLEMS
  return [
    createProblem(
      'one-file-twice',
      placeOf(path, value, 'stderr'),
      `stdout and stderr are both ${truncateMiddle(stdout)}, where each writes over what the other wrote`,
      'Give one of them a name of its own.',
    ),
  ]
}

/** "Find files or directories relative to the output directory" (CWL v1.2 CommandLineTool, "CommandOutputBinding"). */
function checkInside(
  process: Process,
  folders: readonly string[],
  { value: text, container, key }: Written,
): readonly Problem[] {
  if (
    typeof text !== 'string' ||
    !(text.startsWith('/') ? !folders.some((folder) => isIn(text, folder)) : leavesUpwards(text))
  )
    return NO_PROBLEMS
  return [outside(process, text, container, key, 'Write a path relative to the folder that the tool runs in.')]
}

/** Inputs lie where they are given, in folders of their own: a name that begins with the path of one leads there. */
function checkApart(
  process: Process,
  ports: Ports | undefined,
  { value: text, container, key }: Written,
): readonly Problem[] {
  const [written, name, attribute] =
    typeof text === 'string' ? (/^\s*\$\(\s*inputs\.(\w+)\.(path|dirname)\s*(?=[)+])/.exec(text) ?? []) : []
  const type = name === undefined ? undefined : ports?.inputs.get(name)?.type
  if (
    written === undefined ||
    ports === undefined ||
    type === undefined ||
    !isOnly(withoutNull(type), ['File', 'Directory'])
  )
    return NO_PROBLEMS
  const fix =
    attribute === 'path'
      ? `Take inputs.${name}.basename if the tool makes the file in the folder that it runs in.`
      : 'Leave it out if the tool makes the file in the folder that it runs in.'
  return [
    createProblem(
      'outside-output',
      placeOf(process.path, container, key),
      `inputs.${name}.${attribute} is where that input lies, which is not in the output directory of the tool`,
      fix,
    ),
  ]
}

function outside(process: Process, text: string, container: object, key: string | number, fix: string): Problem {
  return createProblem(
    'outside-output',
    placeOf(process.path, container, key),
    `${truncateMiddle(text)} is not in the output directory of the tool, where alone it may be`,
    fix,
  )
}

function isIn(path: string, folder: string): boolean {
  const inside = folder.endsWith('/') ? folder : `${folder}/`
  return `${path}/`.startsWith(inside)
}

function leavesUpwards(path: string): boolean {
  if (!path.includes('..') || mayHoldExpression(path)) return false
  let depth = 0
  return path.split('/').some((name) => {
    if (name === '..') depth -= 1
    else if (name !== '' && name !== '.') depth += 1
    return depth < 0
  })
}

/** A container may have its output directory at a path of its own choice. */
function outputFoldersOf({ value, root }: Process): readonly string[] {
  return dockerRequirementsOf(value, namespacesOf(root))
    .slice(0, 1)
    .flatMap(({ dockerOutputDirectory: folder }) => (typeof folder === 'string' ? folder : []))
}

function checkEntry(process: Process, { inputs }: Ports, entry: JsonObject): readonly Problem[] {
  const { entry: content, entryname: name } = entry
  if (typeof content !== 'string') return NO_PROBLEMS
  if (typeof name === 'string') {
    // From v1.2 on a container may have files anywhere.
    const isOutside = name.startsWith('/') ? process.version !== 'v1.2' : leavesUpwards(name)
    return isOutside
      ? [outside(process, name, entry, 'entryname', 'Write a path relative to the folder that the tool runs in.')]
      : checkEnds(name, () => placeOf(process.path, entry, 'entryname'))
  }
  if (name !== undefined && name !== null) return NO_PROBLEMS
  const interpolations = interpolationsIn(content)
  const [only] = interpolations
  const isAlone =
    only !== undefined && (standsAlone(only, content) || unscanned({ text: content, interpolations }) !== undefined)
  const type = only?.kind === 'reference' ? typeOf(only.code, { inputs, self: NULL, isAfterwards: false }) : undefined
  const isContents = type !== undefined && isOnly(type, ['string', 'boolean', ...NUMBERS])
  if ((isAlone && content === content.trim() && !isContents) || bareReference(content) !== undefined) return NO_PROBLEMS
  const fix =
    isAlone && !isContents
      ? 'Leave no blank and no line end beside the expression, as with |- in place of |, or add entryname.'
      : 'Add entryname.'
  return [
    createProblem(
      'unnamed-entry',
      placeOf(process.path, entry, 'entry'),
      'this text is to be a file of the working folder, and nothing names that file',
      fix,
    ),
  ]
}
