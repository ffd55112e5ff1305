import { splitReference } from '../../cwl/index.ts'
import { listNames } from '../../files/name-list.ts'
import type { Pull } from './conflicts.ts'
import type { Reading } from './reading.ts'

/** Notices on a pulled app, in addition to the list of files. */
export function pullNotices(pull: Pull, { workspace, packed }: Reading): readonly string[] {
  const { outcome, reference, texts, reached, isEdited } = pull
  if (outcome !== 'pulled') return []
  const { path } = splitReference(workspace, reference)
  const gone = packed.files.get(reference)?.filter((file) => workspace.has(file) && !reached.includes(file)) ?? []
  const added = [...texts.keys()].filter((file) => file !== path && !workspace.has(file))
  return [
    ...(isEdited || !workspace.has(path)
      ? []
      : [
          `${path} is written again: its differences could not be written into the text, so comments and layout are lost.`,
        ]),
    ...(gone.length === 0
      ? []
      : [
          added.length === 0
            ? `${path} no longer uses ${listNames(gone)}.`
            : `${path} now uses ${listNames(added)}, and no longer ${listNames(gone)}.`,
        ]),
  ]
}
