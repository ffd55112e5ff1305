import { PromotionError } from '../files/errors.ts'
import { BARE } from './bare-repository.ts'
import { hasUserSettings, NO_GIT, TOO_LONG, type Answer } from './git-process.ts'

/** The output of git. Throws PromotionError `git`, with `fix` if no better one is known. */
export function outOf(answer: Answer, doing: string, fix = SOUND_CLONE): string {
  if (answer.code === 0) return answer.out
  const known = adviceOn(answer.error)
  throw new PromotionError('git', `git could not ${doing}: ${known?.reason ?? answer.error}`, {
    fix: known?.fix ?? fix,
  })
}

/** For commands that work in every clone. */
const SOUND_CLONE = 'Does `git status` work there? If it does not, clone again.'

const NO_CLONE = 'Run in a clone of a git repository.'

/** How to fix that git does not read a repository. */
export function fixFor(error: string): string {
  return adviceOn(error)?.fix ?? NO_CLONE
}

interface Advice {
  /** Replaces the words of git. */
  readonly reason?: string
  readonly fix: string
}

function adviceOn(error: string): Advice | undefined {
  if (error === NO_GIT) return { fix: 'Install git.' }
  if (error === TOO_LONG) return { fix: 'Work in a part of the repository, or compare with a revision that is nearer.' }
  const folder = /^(?:detected dubious ownership in repository at '|unsafe repository \(')(.*?)'(?: is owned|$)/.exec(
    error,
  )?.[1]
  if (folder !== undefined) return { fix: fixForOwner(folder) }
  if (/promisor remote|^transport '.*' not allowed/.test(error))
    return {
      reason: 'it is a partial clone, which lacks what must be read',
      fix: 'Get the rest with `git fetch --refetch --filter=blob:none`; on GitHub, check out with `filter: blob:none`, or without `filter`.',
    }
  if (/unknown option|unrecognized argument|invalid option/.test(error)) return { fix: 'Install a newer git.' }
  if (error.endsWith(BARE))
    return {
      fix: 'Git would run what its configuration names. Work in a clone of it, or, where it came as files of another repository, in the root of that.',
    }
  if (error.includes('must be run in a work tree'))
    return { fix: 'The repository here is bare, so it has no files: run in a clone of it.' }
  return error.startsWith('not a git repository') ? { fix: NO_CLONE } : undefined
}

/** If there is no file for the settings of this user, only environment variables can set it. */
function fixForOwner(folder: string): string {
  const quoted = /^[\w./:-]+$/.test(folder) ? folder : `'${folder.replaceAll("'", `'\\''`)}'`
  const how = hasUserSettings()
    ? `in a workflow in a step before: git config --global --add safe.directory ${quoted}`
    : `by these variables: GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0=${quoted}`
  return `Another user owns the folder. Let git trust it, ${how}`
}
