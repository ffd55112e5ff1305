import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import { PromotionError } from '../../files/errors.ts'
import { isWithin } from '../../files/workspace.ts'

/**
 * Throws PromotionError `usage` if a symbolic link leads from the folder of a run out of the clone that its path is in,
 * or out of `checkouts`, a folder that clones are made in. Such a link can be committed, and people who can write to a
 * repository must not get access to files outside of it.
 */
export function checkWorkingDirectory(folder: string, checkouts?: string): void {
  const named = resolve(folder)
  if (!existsSync(named)) return
  const real = realpathSync(named)
  for (let at = named; ; at = dirname(at)) {
    if ((at === checkouts || existsSync(join(at, '.git'))) && !isWithin(realpathSync(at), real))
      throw ledAway(relative(at, named))
    if (at === dirname(at)) return
  }
}

function ledAway(folder: string): PromotionError {
  return new PromotionError(
    'usage',
    `\`working-directory\`: ${folder} is a symbolic link that leaves the repository, or lies behind one`,
    {
      fix: 'Only files inside the repository are read. Where the folder that it leads to is meant, give the path of that.',
    },
  )
}
