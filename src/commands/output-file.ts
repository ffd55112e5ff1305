import { resolve } from 'node:path'

import { reasonOf, writeAtomically } from '../promotion/atomic-file.ts'
import { PromotionError } from '../promotion/errors.ts'
import type { RunOptions } from './options.ts'

/** Writes a file that an input names, relative to the working directory, and gives its path. Throws PromotionError `usage`. */
export async function writeOutputFile({ workingDirectory }: Pick<RunOptions, 'workingDirectory'>, file: string, text: string, input: string): Promise<string> {
  const path = resolve(workingDirectory, file)
  try {
    await writeAtomically(path, text)
    return path
  } catch (error) {
    throw new PromotionError('usage', `\`${input}\`: ${file} cannot be written: ${reasonOf(error)}`, { hint: 'Name a file in a folder that can be written to.' })
  }
}
