import { posix } from 'node:path'

import picomatch from 'picomatch'

import { RENAMED_CODES } from '../cwl/problems/codes.ts'
import { CwlError } from '../cwl/problems/cwl-error.ts'
import type { Checks, CheckLevel } from '../cwl/problems/levels.ts'
import { didYouMean } from '../cwl/problems/suggest.ts'
import { truncate } from '../cwl/problems/truncate.ts'
import { CODES, isProblemCode } from '../cwl/rules/index.ts'
import type { Workspace } from '../cwl/source/workspace.ts'
import { PromotionError } from './errors.ts'
import { NEGATION } from './globs.ts'
import type { CheckLevels } from './manifest-schema.ts'
import type { Manifest } from './manifest.ts'
import { KEY } from './place.ts'

/**
 * What the configuration says about problems, ready to be applied. Throws PromotionError `configuration` for a code
 * that no problem has, and for one that is always an error: what has it can be neither packed nor run.
 */
export function checksOf(manifest: Manifest | undefined, strict: boolean): Checks {
  const declared = manifest?.checks
  if (manifest === undefined || declared === undefined) return { strict }
  const { levels = {}, paths = [] } = declared
  return {
    strict: strict || declared.strict === true,
    levels: checked(manifest, levels, 'levels'),
    paths: paths.map((exception, index) => ({
      matches: matcherOf(exception.path, manifest, index),
      levels: checked(manifest, exception.levels, 'paths', index, 'levels'),
    })),
  }
}

/**
 * A sentence on each exception of the configuration that is for no file: none of those that were looked at, and none
 * that the workspace has. Most often the path was renamed or is misspelt.
 */
export function idleExceptions(
  manifest: Manifest | undefined,
  workspace: Workspace,
  lookedAt: ReadonlySet<string>,
): readonly string[] {
  return (manifest?.checks?.paths ?? []).flatMap(({ path }, index) => {
    if (manifest === undefined) return []
    const matches = matcherOf(path, manifest, index)
    if ([...lookedAt].some(matches) || mayHoldFiles(path, workspace, matches)) return []
    const { file, line, column } = manifest.at('checks', 'paths', index, 'path')
    return [
      `${file}:${line}:${column}: no CWL file is at ${truncate(JSON.stringify(path))}, so that this exception has no effect.`,
    ]
  })
}

/** So does a folder that cannot be looked into. */
function mayHoldFiles(path: string, workspace: Workspace, matches: (path: string) => boolean): boolean {
  try {
    return NEGATION.test(path) ? workspace.find(['.']).some(matches) : workspace.find([path]).length > 0
  } catch (error) {
    if (error instanceof CwlError) return error.code === 'unreadable'
    throw error
  }
}

/**
 * A file, everything in a folder, or what a glob matches, and with a `!` all else; a file whose name looks like a glob
 * as well.
 */
function matcherOf(written: string, manifest: Manifest, index: number): (path: string) => boolean {
  const named = posix.normalize(written.replace(NEGATION, ''))
  if (named.startsWith('/') || named.split('/').includes('..')) {
    throw new PromotionError('configuration', `the path ${JSON.stringify(written)} leaves the repository`, {
      fix: 'Write it relative to the working directory.',
      at: manifest.at('checks', 'paths', index, 'path'),
    })
  }
  const path = named.replace(/\/$/, '')
  const isMatch = picomatch([path, `${path}/**`], { dot: true, nonegate: true })
  const isNamed = (file: string): boolean =>
    path === '.' || file === path || file.startsWith(`${path}/`) || isMatch(file)
  return NEGATION.test(written) ? (file) => file === written || !isNamed(file) : isNamed
}

function checked(
  manifest: Manifest,
  levels: CheckLevels,
  ...path: readonly (string | number)[]
): Readonly<Record<string, CheckLevel>> {
  for (const code of Object.keys(levels)) {
    const at = manifest.at('checks', ...path, code, KEY)
    if (!isProblemCode(code)) {
      throw new PromotionError(
        'configuration',
        `no problem has the code ${JSON.stringify(code)}.${newNameOf(code) ?? didYouMean(code, Object.keys(CODES))}`,
        {
          fix: 'Codes are those that `validate` prints and docs/problems.md lists.',
          at,
        },
      )
    }
    if (CODES[code].severity === 'error' && levels[code] !== 'error') {
      throw new PromotionError(
        'configuration',
        `${code} is always an error: a document that has it cannot be promoted`,
        { fix: 'Take the line out, and mend the document.', at },
      )
    }
  }
  return levels
}

function newNameOf(code: string): string | undefined {
  const renamed = RENAMED_CODES.get(code)
  return renamed === undefined ? undefined : ` It is now ${renamed}.`
}
