import { posix } from 'node:path'

import { CwlError } from '../../files/errors.ts'
import { FULL_FILES, howToRaise, type Limits } from '../../files/limits.ts'
import { isAddress } from '../../files/remote.ts'
import type { Location } from '../../files/source-text.ts'
import { relativePath } from '../../files/workspace.ts'
import type { JsonValue } from '../../json/index.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import type { Target } from './references.ts'

export const COPY_OR_ALLOW = 'Copy the file into the repository, or allow its host with `allow-remote`.'

export function notAllowed(address: string): CwlError {
  return new CwlError(
    'remote-reference',
    `${address} is on another machine, and only files of the repository are read`,
    COPY_OR_ALLOW,
  )
}

export function tooManyFiles(limit: number): CwlError {
  return new CwlError(
    'too-many-files',
    `the document reaches more files than the limit of ${limit}`,
    howToRaise('files', 'document'),
  )
}

export function tooManyImports({ nodes }: Limits, place: Location): Problem {
  return createProblemAs(
    place,
    'too-many-nodes',
    `what the files of this document import has more than ${nodes} values`,
    howToRaise('nodes', 'document'),
  )
}

export function tooManyValues({ nodes }: Limits, place: Location): Problem {
  return createProblemAs(
    place,
    'too-many-nodes',
    `the files that the document reaches have together more than ${FULL_FILES * nodes} values once their aliases are followed`,
    howToRaise('nodes', 'document'),
  )
}

export function tooManyBytes(limit: number): CwlError {
  return new CwlError(
    'too-many-bytes',
    `the files that the document reaches have together more bytes than the limit of ${limit}`,
    howToRaise('totalBytes', 'document'),
  )
}

/** The problem of a file that could not be opened, where it is named. A similar file is named relative to that place. */
export function unopenedAt(problem: Problem, place: Location): Problem {
  const guess = /^Did you mean "([^"]+)"\?$/.exec(problem.fix ?? '')?.[1]
  // The file itself would run or import itself.
  if (guess === place.file)
    return { ...problem, ...place, fix: 'A reference is relative to the file that contains it.' }
  const fix =
    guess === undefined || isAddress(place.file)
      ? {}
      : { fix: `Did you mean "${relativePath(posix.dirname(place.file), guess)}"?` }
  return { ...problem, ...place, ...fix }
}

export function refusalAt(error: CwlError, place: Location): Problem {
  return createProblemAs(place, error.code, error.message, error.fix)
}

export function referenceProblem(target: Exclude<Target, { readonly kind: 'local' }>, place: Location): Problem {
  return target.kind === 'remote'
    ? refusalAt(notAllowed(target.address), place)
    : createProblemAs(place, 'bad-reference', target.reason, target.fix)
}

/**
 * A `run` names a file which is not CWL: nothing in that file shows the mistake. Undefined if it may be meant as CWL,
 * and has its own problems.
 */
export function notCwlProblem(path: string, problems: readonly Problem[], place: () => Location): Problem | undefined {
  const isNotCwl =
    workflowLanguageOf(path) !== undefined ||
    OF_ANOTHER_LANGUAGE.test(path) ||
    (!path.endsWith('.cwl') && problems.some(({ code }) => code === 'not-a-process'))
  return isNotCwl
    ? createProblemAs(
        place(),
        'not-a-process',
        `${path} is not a CWL process`,
        'A step runs a CWL process. Write one, such as a CommandLineTool that calls that program, and name its file.',
      )
    : undefined
}

const WORKFLOW_LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/\.wdl$/i, 'WDL'],
  [/\.nf$/i, 'Nextflow'],
  [/\.smk$|(?:^|\/)Snakefile$/i, 'Snakemake'],
  [/\.ga$/i, 'Galaxy'],
]

/** Undefined for other files. */
export function workflowLanguageOf(path: string): string | undefined {
  return WORKFLOW_LANGUAGES.find(([pattern]) => pattern.test(path))?.[1]
}

const OF_ANOTHER_LANGUAGE = /\.(?:py|r|pl|rb|jl|js|jar|sh|bash|sif)$/i

interface Reading {
  readonly value: JsonValue | undefined
  readonly problems: readonly Problem[]
}

/** Then the reference is wrong, and the problem is reported there. */
export function isUnopened({ value, problems }: Reading): boolean {
  return value === undefined && problems.some(({ code }) => UNOPENED.has(code))
}

const UNOPENED: ReadonlySet<string> = new Set([
  'no-such-file',
  'outside-repository',
  'unreadable',
  'remote-reference',
  'remote-unreadable',
  'too-many-files',
  'too-many-bytes',
])
