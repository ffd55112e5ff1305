import { existsSync, realpathSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

import { faultOfWriting, reasonOf, writeAtomically } from '../../files/atomic-file.ts'
import { PromotionError } from '../../files/errors.ts'
import { faultOfReplacing } from '../../files/json-state-file.ts'
import { folderAbove } from '../../files/output-place.ts'
import { caseFold } from '../../files/text.ts'
import { isWithin } from '../../files/workspace.ts'
import { nameOf } from '../../options/option-table.ts'
import type { RunOptions } from '../../options/options.ts'

/**
 * Throws PromotionError `usage`. Called at the beginning of a run, because a wrong path must not make a finished run
 * fail.
 */
export async function refuseOutputFile(
  { workingDirectory }: Pick<RunOptions, 'workingDirectory'>,
  file: string | undefined,
  input: string,
): Promise<void> {
  if (file === undefined) return
  const fault = await faultOfWriting({ file, base: workingDirectory })
  if (fault !== undefined) throw unwritable(input, file, fault)
}

/** What is in each file that may be replaced by a later run. */
const KINDS = {
  sarif: 'sarif',
  codequality: 'codequality',
  writeBaseline: 'baseline',
  junit: 'junit',
  markdown: 'markdown',
} as const

/** Two inputs must not name the same file, or a file of another kind. */
export async function refuseOutputFiles(
  options: Pick<RunOptions, 'workingDirectory'> & Readonly<Partial<Record<keyof typeof KINDS, string>>>,
): Promise<void> {
  // The run reports this.
  if (!existsSync(options.workingDirectory)) return
  const inputs = new Map<string, { readonly input: string; readonly place: string }>()
  for (const option of Object.keys(KINDS) as readonly (keyof typeof KINDS)[]) {
    const { [option]: file } = options
    const { [option]: kind } = KINDS
    const input = nameOf(option)
    if (file === undefined) continue
    await refuseOutputFile(options, file, input)
    const path = resolve(options.workingDirectory, file)
    const place = placeOf(path)
    const other = inputs.get(caseFold(place))
    if (other !== undefined) {
      const where = other.place === place ? '' : ' on a disk that ignores case'
      throw new PromotionError('usage', `\`${other.input}\` and \`${input}\` name one file${where}, ${file}`, {
        fix: 'Give each its own file.',
      })
    }
    inputs.set(caseFold(place), { input, place })
    if (kind === 'baseline' && !isWithin(realpathSync(options.workingDirectory), place)) {
      throw unwritable(
        input,
        file,
        'it is outside the working directory, where no run reads a baseline',
        'Name a file inside of it.',
      )
    }
    const fault = faultOfReplacing(path, kind)
    if (fault !== undefined) throw unwritable(input, file, fault, 'Name another file.')
  }
}

function placeOf(path: string): string {
  const folder = folderAbove(path)
  return join(realpathSync(folder), relative(folder, path))
}

export function refuseOtherThanDescription(
  { workingDirectory }: Pick<RunOptions, 'workingDirectory'>,
  file: string,
): void {
  const fault = faultOfReplacing(resolve(workingDirectory, file), 'description')
  if (fault !== undefined) throw unwritable('output', file, fault, 'Name another file, or remove that one first.')
}

export async function writeOutputFile(
  { workingDirectory }: Pick<RunOptions, 'workingDirectory'>,
  file: string,
  text: string,
  input: string,
): Promise<string> {
  const path = resolve(workingDirectory, file)
  try {
    await writeAtomically({ file, base: workingDirectory }, text, 'others')
    return path
  } catch (error) {
    throw unwritable(input, file, reasonOf(error))
  }
}

function unwritable(
  input: string,
  file: string,
  reason: string,
  fix = 'Name a file in a folder that can be written to.',
): PromotionError {
  return new PromotionError('usage', `\`${input}\`: ${file} cannot be written: ${reason}`, { fix })
}
