/**
 * The corpus: folders of real CWL, and `reference.json` with the verdict of the reference implementation on each
 * document. See README.md for how to get one.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..', '..')

export const CORPUS = resolve(process.env['CWL_PROMOTE_CORPUS'] ?? join(root, '..', 'shared', 'corpus'))

/** The page that lists where the validator and the reference disagree. */
export const DIFFERENCES = readFileSync(join(root, 'docs', 'differences.md'), 'utf8')

/** Documents of the corpus that the page names. */
export const NAMED_DIFFERENCES: ReadonlySet<string> = new Set(
  [...DIFFERENCES.matchAll(/`([^`\s]+\.cwl)`/g)].flatMap(([, path]) => path ?? []),
)

export interface Verdict {
  /** Relative to the corpus. */
  readonly path: string
  readonly verdict: 'accept' | 'reject'
  readonly why?: string
}

/** Ends the process where there is no corpus. */
export function readVerdicts(): readonly Verdict[] {
  const file = join(CORPUS, 'reference.json')
  if (!existsSync(file)) skip(`there is no ${file}; see tools/corpus/README.md`)
  return JSON.parse(readFileSync(file, 'utf8')) as readonly Verdict[]
}

/** A folder of the corpus. Ends the process where it is missing. */
export function collection(name: string): string {
  const folder = join(CORPUS, name)
  if (!existsSync(folder)) skip(`there is no ${folder}; see tools/corpus/README.md`)
  return folder
}

/** The exit code that `.ci/run` counts as a skipped check. */
const SKIPPED = 77

/** Prints why a check is not possible here, and ends the process. */
export function skip(reason: string): never {
  console.log(`skipped: ${reason}`)
  process.exit(SKIPPED)
}
