import { MOST_PROBLEMS, placeOf } from '../problems/collect.ts'
import { originOf } from '../source/origin.ts'
import type { Location } from '../source/source-text.ts'
import type { Spellings, TypeScope } from '../types/type-names.ts'
import { partsOfType } from '../types/type-parts.ts'
import type { ReportType } from '../types/type-reader.ts'
import type { Use } from './features.ts'

/** What is wrong with a type that a process names or defines. */
export interface TypeMistake {
  readonly kind: Parameters<ReportType>[0]
  /** Where the type is written. */
  readonly container: object
  readonly key: string | number
  readonly name: string
  /** The file of the type, where there is no such file. */
  readonly absent: () => string | undefined
  /** Types that could have been meant, by the last parts of their names. */
  readonly defined: () => Spellings
  /** What to import for the type of another file. */
  readonly toImport: () => string
}

/**
 * How often it may yet be guessed which type was meant by a name that there is none of, in all processes of a document:
 * each guess takes long.
 */
export interface Guesses {
  left: number
}

export const MOST_GUESSES = 2 * MOST_PROBLEMS

/** Collects what is wrong in the types of one process. */
export class TypeMistakes {
  /** Types of files that the process does not import. */
  readonly uses: Use[] = []
  readonly found: TypeMistake[] = []
  readonly #path: string
  readonly #guesses: Guesses

  /** `path` is that of the file of the process. */
  constructor(path: string, guesses: Guesses) {
    this.#path = path
    this.#guesses = guesses
  }

  /** For a reader of types that looks names up in `names`. */
  reportIn(names: TypeScope): ReportType {
    return (kind, container, key, name) => {
      if (kind === 'undeclared-type') {
        // What runs the process may have one. What that other file says of its own types follows from it.
        if (!names.isDefined) this.uses.push(useOf(name, () => placeOf(this.#path, container, key)))
        if (!names.isDefined || !name.includes('#')) return
      }
      // That a type's own fields stand beside it is told by its structure.
      if (kind === 'undefined-type' && key === 'type' && partsOfType(container) !== undefined) return
      this.found.push({
        kind,
        container,
        key,
        name,
        absent: () => names.absentFile(name, container),
        defined: () => ((this.#guesses.left -= 1) < 0 ? NONE_DEFINED : names.namesFor(container)),
        toImport: () => imported(name, container, names),
      })
    }
  }
}

const NONE_DEFINED: Spellings = new Map()

/** All of a file that nothing is imported of yet; what is there already must not be there twice. */
function imported(name: string, container: object, names: TypeScope): string {
  const definition = names.definition(name, container)
  const file = definition === undefined ? undefined : originOf(definition)?.source.file
  return file !== undefined && names.importsOf(file) ? name : fileOf(name)
}

function useOf(name: string, place: () => Location): Use {
  const file = fileOf(name)
  return {
    feature: 'SchemaDefRequirement',
    place,
    what: `${name} is a type of another file`,
    fix: `Add SchemaDefRequirement: {types: [{$import: ${file === '' ? 'FILE' : file}}]} under requirements.`,
  }
}

function fileOf(name: string): string {
  return name.slice(0, name.indexOf('#'))
}
