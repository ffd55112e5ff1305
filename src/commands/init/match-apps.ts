import { stemOf } from '../../configuration/names.ts'
import type { JsonObject } from '../../json/index.ts'
import type { DialectName } from '../../platform/types.ts'
import { digestOfMeaning } from '../../promotion/same-app.ts'

interface InstalledNamed {
  readonly name: string
  readonly description: JsonObject
  /** References of the files that its notes name, the most certain first. */
  readonly noted?: readonly string[]
}

/** A document that an app may have been installed from. */
interface CandidateFile {
  /** `path` or `path#id` */
  readonly reference: string
  /** The packed description; absent if it cannot be packed. */
  readonly description?: JsonObject
}

/** An app and its file, or the candidates if there is no unique one. */
export type AppMatch =
  | { readonly app: string; readonly reference: string }
  | { readonly app: string; readonly candidates: readonly string[] }

/**
 * Matches apps with files, in the order of the apps. First by equal meaning (an app may have copies under other names),
 * so that nothing is to be installed. Else the file that a note on the app names. Among the files of no other app, one
 * with the name of the app, or one whose process has it as `id`, or one with a similar name. Pure.
 */
export function matchApps(
  apps: readonly InstalledNamed[],
  files: readonly CandidateFile[],
  dialect: DialectName,
): readonly AppMatch[] {
  const byMeaning = Map.groupBy(files, ({ description }) =>
    description === undefined ? undefined : digestOfMeaning(description, dialect),
  )
  const matches = new Map<string, AppMatch>()
  for (const { name, description, noted = [] } of apps) {
    const same = byMeaning.get(digestOfMeaning(description, dialect)) ?? []
    const [known] = noted.flatMap((reference) =>
      (same.length > 0 ? same : files).filter((file) => file.reference === reference),
    )
    if (known !== undefined) matches.set(name, matchFrom(name, [known]))
    else if (same.length > 0) matches.set(name, matchFrom(name, narrowed(same, name)))
  }
  const taken = new Set([...matches.values()].flatMap((match) => ('reference' in match ? [match.reference] : [])))
  const free = files.filter(({ reference }) => !taken.has(reference))
  return apps.map(({ name }) => {
    const known = matches.get(name)
    if (known !== undefined) return known
    const fits = [hasName, hasId, hasSimilarName].find((isOfApp) => free.some((file) => isOfApp(file, name)))
    const found = fits === undefined ? [] : free.filter((file) => fits(file, name))
    return matchFrom(name, narrowed(found, name))
  })
}

function matchFrom(app: string, [file, ...others]: readonly CandidateFile[]): AppMatch {
  return file !== undefined && others.length === 0
    ? { app, reference: file.reference }
    : { app, candidates: [...(file === undefined ? [] : [file]), ...others].map(({ reference }) => reference) }
}

/** Among several files those with the name, and among these those with the id, if there are any. */
function narrowed(files: readonly CandidateFile[], name: string): readonly CandidateFile[] {
  let left = files
  for (const isOfApp of [hasName, hasId]) {
    const fewer = left.filter((file) => isOfApp(file, name))
    if (fewer.length > 0) left = fewer
  }
  return left
}

function hasName({ reference }: CandidateFile, name: string): boolean {
  const hash = reference.indexOf('#')
  return stemOf(reference) === name || (hash >= 0 && reference.slice(hash + 1) === name)
}

/** Platforms allow fewer characters in names than systems in files. */
function hasSimilarName({ reference }: CandidateFile, name: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return plain(stemOf(reference)) === plain(name) && plain(name) !== ''
}

/** The `id` of a file that another tool saved may be `owner/project/app/revision`. */
function hasId({ description }: CandidateFile, name: string): boolean {
  const id = description?.['id']
  if (typeof id !== 'string') return false
  const parts = id.slice(id.indexOf('#') + 1).split('/')
  return (parts.length === 4 ? parts[2] : parts.at(-1)) === name
}
