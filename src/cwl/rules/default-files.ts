import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import type { Files } from '../files.ts'
import { resolveFrom } from '../references.ts'
import { isLocalReference } from '../packing/local-reference.ts'
import { originOf } from '../text/origin.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import { finding, objectsIn, placeOf, problemsOf } from './finding.ts'
import type { Step } from './steps.ts'

/**
 * Files that defaults name and that do not exist. A warning: whoever runs the process may give another file. What lies
 * outside of the repository is not looked for.
 */
export function checkDefaultFiles(process: Process, files: Files, steps: readonly Step[]): readonly Problem[] {
  const holders = [...objectsIn(process.value, 'inputs'), ...steps.flatMap((step) => step.inputs)]
  return problemsOf(holders, (holder) => filesIn(holder['default'] ?? null).flatMap(({ file, key }) => problemOf(process, files, file, key)))
}

interface Named {
  readonly file: JsonObject
  readonly key: 'location' | 'path'
}

function filesIn(value: JsonValue): readonly Named[] {
  if (isArray(value)) return value.flatMap(filesIn)
  if (!isObject(value)) return []
  const key = (['location', 'path'] as const).find((name) => typeof value[name] === 'string')
  const own: readonly Named[] = key !== undefined && value['class'] === 'File' ? [{ file: value, key }] : []
  return [...own, ...Object.values(value).flatMap((part) => (typeof part === 'object' && part !== undefined ? filesIn(part) : []))]
}

function problemOf(process: Process, files: Files, file: JsonObject, key: 'location' | 'path'): readonly Problem[] {
  const reference = file[key]
  if (typeof reference !== 'string' || !isLocalReference(reference) || /^(?:\/|file:)/i.test(reference)) return []
  const { base } = files.load(originOf(file)?.source.file ?? process.path)
  if (base.kind === 'remote') return []
  const target = resolveFrom(files.workspace, base, reference)
  if (target.kind !== 'local' || target.path.startsWith('../') || files.workspace.has(target.path)) return []
  return [finding('missing-default', placeOf(process.path, file, key), `the default is the file ${target.path}, which does not exist`, 'A path is relative to the file that says it.')]
}
