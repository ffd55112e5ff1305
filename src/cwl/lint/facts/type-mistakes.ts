import type { Location } from '../../../files/source-text.ts'
import { MOST_PROBLEMS, placeOf } from '../../problems/collect.ts'
import type { Spellings, TypeScope } from '../../types/type-names.ts'
import { partsOfType } from '../../types/type-parts.ts'
import type { ReportType } from '../../types/type-reader.ts'
import { originOf } from '../../yaml/origin.ts'
import type { Use } from './features.ts'

export interface TypeMistake {
  readonly kind: Parameters<ReportType>[0]
  readonly container: object
  readonly key: string | number
  readonly name: string
  /** Where the type should be, if that file does not exist. */
  readonly absent: () => string | undefined
  /** Types that could have been meant, by their last names. */
  readonly defined: () => Spellings
  readonly toImport: () => string
}

/** How many suggestions may still be searched, in all processes of a document: each takes long. */
export interface Guesses {
  left: number
}

export const MOST_GUESSES = 2 * MOST_PROBLEMS

export class TypeMistakes {
  /** Types of files that the process does not import. */
  readonly uses: Use[] = []
  readonly found: TypeMistake[] = []
  readonly #path: string
  readonly #guesses: Guesses

  constructor(path: string, guesses: Guesses) {
    this.#path = path
    this.#guesses = guesses
  }

  reportIn(names: TypeScope): ReportType {
    return (kind, container, key, name) => {
      if (kind === 'undeclared-type') {
        // The process around may have the requirement. Mistakes inside of the file follow from this.
        if (!names.isDefined) this.uses.push(useOf(name, () => placeOf(this.#path, container, key)))
        if (!names.isDefined || !name.includes('#')) return
      }
      // Then the check of the structure reports it.
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

/** The whole file, if nothing of it is imported: nothing may be imported twice. */
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
