import { CwlError } from '../../files/errors.ts'
import { DEFAULT_LIMITS, FULL_FILES, type Limits } from '../../files/limits.ts'
import { isAddress, isPinned } from '../../files/remote.ts'
import { topOf, type Location } from '../../files/source-text.ts'
import { countRead } from '../../files/step-size.ts'
import type { Workspace } from '../../files/workspace.ts'
import { createProblem } from '../problems/collect.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import { parseYaml } from '../yaml/parse-yaml.ts'
import { Tally } from './allowances.ts'
import { Expansion, mayImport, withImports, type LoadedFile, type FileSource } from './expansion.ts'
import { baseOf } from './references.ts'
import { notAllowed, refusalAt, tooManyBytes, tooManyFiles, tooManyValues, workflowLanguageOf } from './refusals.ts'

/** Reads each file once, as long as there are not too many to keep. */
export class Files {
  readonly workspace: Workspace
  readonly #loaded = new Map<string, LoadedFile>()
  /** What each file imports or includes directly, also if it was dropped. */
  readonly #reached = new Map<string, ReadonlySet<string>>()
  readonly #texts = new Map<string, string | CwlError>()
  readonly #found = new Map<string, string>()
  /** Files that need a remote document which is not read yet. */
  readonly #lacking = new Set<string>()
  /** By address, the first location in the workspace that leads there. */
  readonly #referrers = new Map<string, Location>()
  /** Counts also files that do not exist. */
  readonly #files: Tally
  readonly #bytes: Tally
  readonly #values: Tally
  /** An import inside of an import counts again. */
  readonly #imports: Tally
  readonly #tallies: readonly Tally[]
  readonly #open: Expansion[] = []
  readonly #source: FileSource

  constructor(workspace: Workspace) {
    this.workspace = workspace
    const { files, totalBytes, nodes } = workspace.limits
    this.#files = new Tally(files)
    this.#bytes = new Tally(totalBytes)
    this.#values = new Tally(FULL_FILES * nodes)
    this.#imports = new Tally(nodes)
    this.#tallies = [this.#files, this.#bytes, this.#values, this.#imports]
    this.#source = {
      workspace,
      open: this.#open,
      load: (path) => this.load(path),
      text: (path) => this.#text(path),
      spend: (path, values, refuse) => this.#spendImports(path, values, refuse),
      refer: (path, reference, placeOf) => this.refer(path, reference, placeOf),
    }
  }

  /** `path` may be an address. Mistakes are in the problems. */
  load(path: string): LoadedFile {
    const known = this.#loaded.get(path)
    if (known !== undefined) return known
    const loaded = this.#read(path)
    this.#loaded.set(path, loaded)
    // A file that exceeded the limit reaches less than it did.
    if (loaded.reached.size > this.reachedBy(path).size) this.#reached.set(path, loaded.reached)
    return loaded
  }

  /** What a file imports or includes directly, as far as it was read. */
  reachedBy(path: string): ReadonlySet<string> {
    return this.#reached.get(path) ?? NOTHING
  }

  reachedFrom(paths: Iterable<string>): ReadonlySet<string> {
    const found = new Set<string>()
    for (const { path, reached } of withImports(Array.from(paths, (each) => this.load(each)))) {
      found.add(path)
      for (const each of reached) found.add(each)
    }
    return found
  }

  /**
   * From now on files count for another document. False if all must be read again: there are too many to keep, or a
   * limit may no longer be exceeded.
   */
  startDocument(): boolean {
    const isKept = !this.isExhausted && this.#values.all <= MOST_VALUES_KEPT && this.#bytes.all <= MOST_BYTES_KEPT
    for (const tally of this.#tallies) tally.startDocument()
    if (!isKept) this.#forget()
    return isKept
  }

  get isExhausted(): boolean {
    return this.#tallies.some((tally) => tally.isExhausted)
  }

  /** In bytes; 0 if it was not read. */
  sizeOf(path: string): number {
    return this.#bytes.of(path)
  }

  valuesOf(path: string): number {
    return this.#values.of(path)
  }

  importsOf(path: string): number {
    return this.#imports.of(path)
  }

  /** Whether all that was read could exceed the limits of one document. */
  get mayExceed(): boolean {
    return this.#tallies.some((tally) => tally.mayExceed)
  }

  /** True if files that need remote documents must be read again. */
  async settle(): Promise<boolean> {
    const { remote } = this.workspace
    if (remote === undefined || !(await remote.settle())) return false
    for (const path of this.#lacking) {
      this.#loaded.delete(path)
      this.#values.drop(path)
      this.#imports.drop(path)
    }
    this.#lacking.clear()
    return true
  }

  /** Records the reference to a remote document, and warns if the document may change, or other readers look elsewhere. */
  refer(path: string, reference: string, placeOf: () => Location): readonly Problem[] {
    if (!isAddress(path)) return unencoded(reference, placeOf)
    const place = placeOf()
    const first = isAddress(place.file) ? this.#referrers.get(place.file) : place
    if (first !== undefined && !this.#referrers.has(path))
      this.#referrers.set(path, { file: first.file, line: first.line, column: first.column })
    // It is as stable as the address of the document.
    const isSibling = isAddress(place.file) && !isAddress(reference)
    return isSibling || isPinned(path) || this.workspace.remote?.get(path) instanceof CwlError
      ? []
      : [mutableProblem(path, place)]
  }

  /** Problems in remote documents get the location that leads there. */
  traced(problems: readonly Problem[]): readonly Problem[] {
    if (this.#referrers.size === 0) return problems
    return problems.map((problem) => {
      const referrer = problem.referrer ?? this.#referrers.get(problem.file)
      return referrer === undefined ? problem : { ...problem, referrer }
    })
  }

  #text(path: string): string | CwlError {
    const known = this.#texts.get(path)
    if (known !== undefined) return known
    const { files, totalBytes } = this.workspace.limits
    if (!this.#files.takes(path, 1)) return tooManyFiles(files)
    let text: string | CwlError
    try {
      const read = isAddress(path) ? this.#remoteText(path) : this.workspace.readText(path)
      if (read === undefined) return new CwlError('remote-unreadable', `${path} was not asked for`)
      text = read
    } catch (error) {
      if (!(error instanceof CwlError)) throw error
      text = error
    }
    if (!(text instanceof CwlError)) {
      countRead(text.length, path)
      if (!this.#bytes.takes(path, Buffer.byteLength(text))) return tooManyBytes(totalBytes)
    }
    this.#texts.set(path, text)
    return text
  }

  /** Undefined if it must be requested first. */
  #remoteText(address: string): string | CwlError | undefined {
    const { remote } = this.workspace
    if (remote === undefined) return notAllowed(address)
    const document = remote.get(address)
    if (document === 'wanted') {
      for (const path of [address, ...this.#open.map((expansion) => expansion.path)]) this.#lacking.add(path)
      return undefined
    }
    if (document instanceof CwlError) return document
    this.#found.set(address, document.address)
    return document.text
  }

  #spendImports(path: string, values: number, refuse: () => void): boolean {
    if (this.#imports.isExhausted) return false
    if (this.#imports.takes(path, values)) return true
    refuse()
    return false
  }

  #forget(): void {
    for (const known of [this.#loaded, this.#texts, ...this.#tallies]) known.clear()
  }

  #read(path: string): LoadedFile {
    const unread = {
      path,
      base: { kind: 'local', path },
      isWhole: false,
      value: undefined,
      imports: NO_FILES,
      reached: NOTHING,
    } as const
    // Reported only for the first document.
    if (this.isExhausted && !this.#texts.has(path)) return { ...unread, problems: [] }
    const text = this.#text(path)
    if (text instanceof CwlError) {
      return { ...unread, problems: [refusalAt(text, { ...topOf(path), ...text.place })] }
    }
    const language = workflowLanguageOf(path)
    if (language !== undefined)
      return {
        ...unread,
        problems: [
          createProblemAs(topOf(path), 'not-a-process', `this is a ${language} file, not CWL`, 'Give only CWL files.'),
        ],
      }
    const { limits } = this.workspace
    const parsing = parseYaml(text, path, limits)
    if (!this.#values.takes(path, parsing.ok ? parsing.values : mostValues(text, limits)))
      return { ...unread, problems: [tooManyValues(limits, topOf(path))] }
    if (!parsing.ok) return { ...unread, problems: parsing.problems }
    const base = baseOf(parsing.value, path, this.#found.get(path))
    if (!mayImport(text))
      return {
        path,
        base,
        isWhole: true,
        value: parsing.value,
        problems: parsing.problems,
        imports: NO_FILES,
        reached: NOTHING,
      }
    const expansion = new Expansion(path, base, parsing.value, this.#source)
    this.#open.push(expansion)
    try {
      const value = expansion.expand()
      const { hasUnresolved, problems, imports, reached } = expansion
      for (const file of reached) if (this.#lacking.has(file)) this.#lacking.add(path)
      return {
        path,
        base,
        isWhole: !hasUnresolved,
        value,
        problems: [...parsing.problems, ...problems],
        imports,
        reached,
      }
    } finally {
      this.#open.pop()
    }
  }
}

/**
 * A run keeps files for later documents. This protects the memory: a value takes up to a kilobyte, and some hundred
 * usual files have as many. The corpus of 852 documents takes no longer than without a limit.
 */
const MOST_VALUES_KEPT = 25_000
const MOST_BYTES_KEPT = DEFAULT_LIMITS.totalBytes / 4

const NO_FILES: ReadonlySet<LoadedFile> = new Set()
const NOTHING: ReadonlySet<string> = new Set()

/** Each value has a character that ends it. Values before a mistake count too, because reading them took time. */
function mostValues({ length }: string, { nodes }: Limits): number {
  return Math.min(nodes, Math.ceil(length / 2))
}

function mutableProblem(address: string, place: Location): Problem {
  return createProblemAs(
    place,
    'mutable-reference',
    `${address} does not name a commit or a version, so the plan may differ from what is promoted`,
    'Replace the branch with the hash of a commit, or with a version.',
    'warning',
  )
}

/** Read as an address (RFC 3986), a colon ends a scheme, and a question mark begins a query. The reference does so. */
function unencoded(reference: string, placeOf: () => Location): readonly Problem[] {
  const [written = ''] = reference.split('#', 1)
  const isScheme = /^[a-z][a-z\d+.-]*:(?!\/\/)/i.test(written)
  if (/^file:/i.test(written) || !(isScheme || written.includes('?'))) return []
  const encoded = written.replaceAll('?', '%3F').replace(isScheme ? ':' : '', isScheme ? '%3A' : '')
  return [
    createProblem(
      'unencoded-reference',
      placeOf(),
      `other readers take "${written}" as an address, in which ${isScheme ? 'a colon ends the scheme' : 'a question mark begins a query'}`,
      {
        words: `Write ${encoded}${reference.slice(written.length)}, or give the file another name.`,
        change: { kind: 'value', value: `${encoded}${reference.slice(written.length)}` },
      },
    ),
  ]
}
