import { isArray, type JsonValue } from '../../json/index.ts'
import type { Files } from '../files.ts'
import { isLocalReference } from '../packing/local-reference.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import { resolveFrom, type Base } from '../references.ts'
import { originOf } from '../text/origin.ts'
import { finding, placeOf, problemsOf } from './finding.ts'

/**
 * Files that `$schemas` names and that do not exist. A warning: what they say of formats is asked for where formats are
 * compared, and documents run without it. What lies outside of the repository is not looked for.
 */
export function checkSchemas({ path, root }: Process, files: Files): readonly Problem[] {
  const schemas = root['$schemas'] ?? null
  if (schemas === null) return []
  const { base } = files.load(originOf(root)?.source.file ?? path)
  const [holder, entries]: readonly [object, Iterable<readonly [string | number, JsonValue]>] = isArray(schemas) ? [schemas, schemas.entries()] : [root, [['$schemas', schemas]]]
  return problemsOf(entries, ([key, written]) => {
    const missing = typeof written === 'string' ? missingFile(written, base, files) : undefined
    return missing === undefined ? [] : [finding('missing-schema', placeOf(path, holder, key), `$schemas names the file ${missing}, which does not exist`, 'A path is relative to the file that says it. Correct it, or take it out.')]
  })
}

function missingFile(written: string, base: Base, { workspace }: Files): string | undefined {
  if (base.kind === 'remote' || !isLocalReference(written) || /^(?:\/|file:)/i.test(written)) return undefined
  const target = resolveFrom(workspace, base, written)
  return target.kind !== 'local' || target.path.startsWith('../') || workspace.has(target.path) ? undefined : target.path
}
