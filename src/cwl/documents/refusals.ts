import type { JsonValue } from '../../json/index.ts'
import { CwlError } from '../problems/cwl-error.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import { FULL_FILES, howToRaise, type Limits } from '../source/limits.ts'
import type { Location } from '../source/source-text.ts'
import type { Target } from './references.ts'

/** What is to be done about a document of another machine that may not be read. */
export const COPY_OR_ALLOW = 'Copy the file into the repository, or allow its host with `allow-remote`.'

/** Refuses a document of another machine where none is read. */
export function notAllowed(address: string): CwlError {
  return new CwlError(
    'remote-reference',
    `${address} is on another machine, and only files of the repository are read`,
    COPY_OR_ALLOW,
  )
}

/** Refuses one file more than a document may reach. */
export function tooManyFiles(limit: number): CwlError {
  return new CwlError(
    'too-many-files',
    `the document reaches more files than the limit of ${limit}`,
    howToRaise('files', 'document'),
  )
}

/** Refuses an import that makes what all files of a document import too much. */
export function tooManyImports({ nodes }: Limits, place: Location): Problem {
  return createProblemAs(
    place,
    'too-many-nodes',
    `what the files of this document import holds more than ${nodes} values`,
    howToRaise('nodes', 'document'),
  )
}

/** Refuses a file that makes the values of all files of a document too many. */
export function tooManyValues({ nodes }: Limits, place: Location): Problem {
  return createProblemAs(
    place,
    'too-many-nodes',
    `the files that the document reaches hold together more than ${FULL_FILES * nodes} values once their aliases are followed`,
    howToRaise('nodes', 'document'),
  )
}

/** Refuses a file that makes what a document reaches too large. */
export function tooManyBytes(limit: number): CwlError {
  return new CwlError(
    'too-many-bytes',
    `the files that the document reaches have together more bytes than the limit of ${limit}`,
    howToRaise('totalBytes', 'document'),
  )
}

/** A refusal as a problem of the place that leads to what is refused. */
export function refusalAt(error: CwlError, place: Location): Problem {
  return createProblemAs(place, error.code, error.message, error.fix)
}

/** The problem of a reference that leads to no file. */
export function referenceProblem(target: Exclude<Target, { readonly kind: 'local' }>, place: Location): Problem {
  return target.kind === 'remote'
    ? refusalAt(notAllowed(target.address), place)
    : createProblemAs(place, 'bad-reference', target.reason, target.fix)
}

/**
 * The problem of a `run` that names what is no CWL: nothing in such a file says what is wrong. Undefined where it may
 * be meant as CWL, and has its mistakes where they stand.
 */
export function strangerProblem(
  path: string,
  problems: readonly Problem[],
  place: () => Location,
): Problem | undefined {
  const isStranger =
    workflowLanguageOf(path) !== undefined ||
    OF_ANOTHER_LANGUAGE.test(path) ||
    (!path.endsWith('.cwl') && problems.some(({ code }) => code === 'not-a-process'))
  return isStranger
    ? createProblemAs(
        place(),
        'not-a-process',
        `${path} is not a CWL process`,
        'A step runs a CWL process: write one, such as a CommandLineTool that calls what you mean, and name its file.',
      )
    : undefined
}

const WORKFLOW_LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/\.wdl$/i, 'WDL'],
  [/\.nf$/i, 'Nextflow'],
  [/\.smk$|(?:^|\/)Snakefile$/i, 'Snakemake'],
  [/\.ga$/i, 'Galaxy'],
]

/** The other workflow language that the name of a file stands for; undefined for every other file. */
export function workflowLanguageOf(path: string): string | undefined {
  return WORKFLOW_LANGUAGES.find(([pattern]) => pattern.test(path))?.[1]
}

const OF_ANOTHER_LANGUAGE = /\.(?:py|r|pl|rb|jl|js|jar|sh|bash|sif)$/i

/** What reading a file gave. */
interface Reading {
  readonly value: JsonValue | undefined
  readonly problems: readonly Problem[]
}

/** True when the file was never opened: the mistake is then the reference's, and is told at its place. */
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
