import { validateDocuments, type Validation } from '../../src/cwl/validate.ts'
/**
 * Compares the validator with the reference implementation on the corpus. Prints the counts, and fails on a difference
 * that docs/differences.md does not list, and on a listed difference that does not exist any more.
 */
import { openWorkspace } from '../../src/files/workspace.ts'
import { CORPUS, DIFFERENCES, readVerdicts } from './corpus.ts'

await compare()

async function compare(): Promise<void> {
  const verdicts = readVerdicts()
  const listed = listedDifferences()
  const started = performance.now()
  const validation = await validateDocuments(
    openWorkspace(CORPUS),
    verdicts.map(({ path }) => path),
  )
  const seconds = (performance.now() - started) / 1000
  const accepted = new Map(validation.documents.map(({ path, ok }) => [path, ok]))
  const counts = { both: 0, neither: 0, stricter: 0, laxer: 0 }
  const unlisted: string[] = []
  for (const { path, verdict, why } of verdicts) {
    const ours = accepted.get(path) === true
    const theirs = verdict === 'accept'
    counts[ours ? (theirs ? 'both' : 'laxer') : theirs ? 'stricter' : 'neither'] += 1
    if (ours !== theirs && !listed.delete(path))
      unlisted.push(
        `${path}: reference ${verdict}${why === undefined ? '' : ` (${why})`}, here ${ours ? 'accept' : `reject (${reasonFor(path, validation)})`}`,
      )
  }
  const here = new Set(verdicts.map(({ path }) => path))
  const gone = [...listed].filter((path) => here.has(path))
  console.log(`documents                      ${verdicts.length}`)
  console.log(`both accept                    ${counts.both}`)
  console.log(`both reject                    ${counts.neither}`)
  console.log(`only the reference accepts     ${counts.stricter}`)
  console.log(`only we accept                 ${counts.laxer}`)
  console.log(`seconds                        ${seconds.toFixed(2)}`)
  for (const line of unlisted) console.log(`not in docs/differences.md: ${line}`)
  for (const path of gone) console.log(`no difference any more: ${path}`)
  if (unlisted.length + gone.length > 0) process.exitCode = 1
}

/** The first column of the table, whose rows begin with a path in backticks. */
function listedDifferences(): Set<string> {
  return new Set([...DIFFERENCES.matchAll(/^\| `([^`]+)` \|/gm)].flatMap(([, path]) => path ?? []))
}

/** The errors of the document itself, or else of what it reaches. */
function reasonFor(path: string, { problems }: Validation): string {
  const own = problems.filter(({ file, severity }) => file === path && severity === 'error')
  return own.length > 0 ? [...new Set(own.map(({ code }) => code))].join(', ') : 'in what it reaches'
}
