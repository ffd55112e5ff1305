import { differencesInWords, isError, type Problem } from '../../cwl/index.ts'
import type { Workspace } from '../../files/workspace.ts'
import type { JsonObject } from '../../json/index.ts'
import type { DialectName } from '../../platform/types.ts'
import { printable } from '../../platform/words.ts'
import { withTexts, type Texts } from '../../repository/with-texts.ts'
import { packAll, type Packed, type PackingRules } from '../packing.ts'
import { inOneSpelling, isSameApp } from '../same-app.ts'

export interface PackingGround {
  readonly workspace: Workspace
  readonly packing: PackingRules
  readonly signal: AbortSignal
}

type Proof =
  | { readonly holds: true; readonly reached: readonly string[] }
  | { readonly holds: false; readonly fault: string }

/** Checked before anything is written: the next promotion must neither refuse nor undo the new files. */
export async function proofOf(
  texts: Texts,
  reference: string,
  installed: JsonObject,
  dialect: DialectName,
  { workspace, packing, signal }: PackingGround,
): Promise<Proof> {
  const packed = await packAll([reference], withTexts(workspace, texts), signal, packing)
  const desired = packed.descriptions.get(reference)
  if (desired?.kind !== 'ready')
    return { holds: false, fault: `the installed app cannot be packed: ${faultIn(packed, reference)}` }
  if (isSameApp(installed, desired.description, dialect, 'packed'))
    return { holds: true, reached: packed.files.get(reference) ?? [] }
  const [there, ours] = inOneSpelling(installed, desired.description, dialect, 'packed')
  return {
    holds: false,
    fault: `its files would not pack to the description that is installed: ${printable(differencesInWords(there, ours, MOST_DIFFERENCES) ?? '')}`,
  }
}

const MOST_DIFFERENCES = 3

function faultIn({ found }: Packed, reference: string): string {
  return inWords(found.get(reference)?.problems.filter(isError) ?? [])
}

export function inWords(errors: readonly Problem[]): string {
  const first = errors[0]?.message ?? 'it holds no process'
  return `${first}${errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''}`
}
