import { parseGlob, type GlobGroup, type GlobPart } from './glob-syntax.ts'

export function escapeGlob(path: string): string {
  return path.replace(/[!()*?[\]{}\\@+|,]/g, String.raw`\$&`)
}

/** The longest path that systems accept. Matching compares each character of a glob with each character of a name. */
const MOST_CHARACTERS = 4_096

export function faultOfGlob(glob: string): string | undefined {
  if (glob.length > MOST_CHARACTERS) return `has more than ${MOST_CHARACTERS} characters`
  return faultOfParts(parseGlob(glob), 0, false)
}

/** Far more than a person can read. */
const DEEPEST = 50

function faultOfParts(parts: readonly GlobPart[], depth: number, isInNegation: boolean): string | undefined {
  if (depth > DEEPEST) return `has groups that are nested more than ${DEEPEST} levels deep`
  for (const part of parts) {
    if (part.kind !== 'group') continue
    const isNegation = part.sort === '!'
    if (isNegation && isInNegation) return 'has `!(…)` within another `!(…)`'
    for (const alternative of part.alternatives) {
      const fault = faultOfParts(alternative, depth + 1, isNegation || isInNegation)
      if (fault !== undefined) return fault
    }
  }
  return undefined
}

export const PLAINER_GLOB =
  'Use `*` for any characters up to the next slash, `**` for any folders, `{a,b}` for one of several names.'

/** `**` is for the files below a folder, and not for the folder itself. */
export function globMatcher(globs: readonly string[], options: GlobOptions = {}): (path: string) => boolean {
  const compiled = globs.map((glob) => new Glob(glob, options))
  return (path) => compiled.some((glob) => glob.accepts(glob.after(glob.start, path)))
}

export function frontOf(glob: string): { readonly isGlob: boolean; readonly front: string } {
  const parts = parseGlob(glob)
  const letters: string[] = []
  for (const part of parts) {
    if (part.kind !== 'character') break
    letters.push(part.text)
  }
  const slash = letters.lastIndexOf('/')
  return {
    isGlob: letters.length < parts.length,
    front: letters.slice(0, slash === 0 ? 1 : Math.max(slash, 0)).join(''),
  }
}

interface GlobOptions {
  readonly dot?: boolean
  readonly isAcross?: boolean
}

interface Place {
  readonly id: number
  /** Undefined at a fork. `isWritten` for a character that is in the glob itself. */
  readonly needs: { readonly test: (character: string) => boolean; readonly isWritten: boolean } | undefined
  readonly next: readonly Place[]
  readonly not?: Place
  /** For the fork of `*`, which also leads to `next` without characters. */
  readonly isStar?: boolean
}

interface Negation {
  readonly place: Place
  readonly inside: Places
}

export interface Places {
  readonly key: string
  readonly isAtStart: boolean
  readonly places: readonly Place[]
  /** Places that are only reached by a `*` for no characters: a dot there is not the first character of the name. */
  readonly behindStar: ReadonlySet<Place>
  readonly negations: readonly Negation[]
  readonly steps: Map<string, Places>
}

const MOST_KEPT = 200_000

/**
 * An automaton that is in many places at once. The time to match is at most proportional to the length of the text
 * times that of the glob; with `!(…)` to the square of a name's length.
 */
export class Glob {
  readonly start: Places
  readonly #options: GlobOptions
  readonly #end: Place
  #count = 0
  readonly #known = new Map<string, Places>()
  #kept = 0

  constructor(glob: string, options: GlobOptions = {}) {
    this.#options = options
    this.#end = this.#place(undefined, [])
    this.start = this.#closure([this.#chain(parseGlob(glob), this.#end)], [], true)
  }

  after(places: Places, text: string): Places {
    let at = places
    for (const character of text) {
      if (isOver(at)) return at
      at = this.#step(at, character)
    }
    return at
  }

  accepts({ places }: Places): boolean {
    return places.includes(this.#end)
  }

  #step(from: Places, character: string): Places {
    const known = from.steps.get(character)
    if (known !== undefined) return known
    if (this.#kept > MOST_KEPT) this.#forget()
    const isHidden = from.isAtStart && character === '.' && this.#options.dot !== true
    const reached = from.places.flatMap((place) =>
      place.needs?.test(character) === true && (!isHidden || (place.needs.isWritten && !from.behindStar.has(place)))
        ? place.next
        : [],
    )
    const negations =
      character === '/' || isHidden
        ? []
        : from.negations.map(({ place, inside }) => ({ place, inside: this.#step(inside, character) }))
    const to = this.#closure(reached, negations, character === '/')
    from.steps.set(character, to)
    this.#kept += 1
    return to
  }

  #forget(): void {
    for (const { steps } of this.#known.values()) steps.clear()
    this.#known.clear()
    this.#kept = 0
  }

  #closure(reached: readonly Place[], negations: readonly Negation[], isAtStart: boolean): Places {
    const places = new Set<Place>()
    const kept = new Map<string, Negation>()
    const [open, behind] = [[...reached], new Array<Place>()]
    const keep = (negation: Negation): void => {
      const key = `${negation.place.id}(${negation.inside.key})`
      if (kept.has(key)) return
      kept.set(key, negation)
      if (!this.accepts(negation.inside)) behind.push(...negation.place.next)
    }
    const visit = (place: Place, others: Place[]): void => {
      if (places.has(place)) return
      places.add(place)
      if (place.not !== undefined) keep({ place, inside: this.#closure([place.not], [], false) })
      else if (place.needs === undefined) (place.isStar === true ? behind : others).push(...place.next)
    }
    for (const negation of negations) keep(negation)
    for (let place = open.pop(); place !== undefined; place = open.pop()) visit(place, open)
    const atDot = new Set(places)
    for (let place = behind.pop(); place !== undefined; place = behind.pop()) visit(place, behind)
    const behindStar = new Set(isAtStart ? [...places].filter((place) => !atDot.has(place)) : [])
    const ids = Array.from(places, ({ id }) => id).sort((left, right) => left - right)
    const key = `${isAtStart ? '/' : ''}${ids.join()} ${[...kept.keys()].sort().join(' ')} ${Array.from(behindStar, ({ id }) => id).join()}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const made: Places = {
      key,
      isAtStart,
      places: [...places],
      behindStar,
      negations: [...kept.values()],
      steps: new Map(),
    }
    this.#known.set(key, made)
    this.#kept += made.places.length
    return made
  }

  #place(needs: Place['needs'], next: readonly Place[], more: Pick<Place, 'not' | 'isStar'> = {}): Place {
    this.#count += 1
    return { id: this.#count, needs, next, ...more }
  }

  #chain(parts: readonly GlobPart[], next: Place): Place {
    return parts.reduceRight((behind, part) => this.#partBefore(part, behind), next)
  }

  #partBefore(part: GlobPart, next: Place): Place {
    switch (part.kind) {
      case 'character':
        return this.#place({ test: (character) => character === part.text, isWritten: true }, [next])
      case 'one':
        return this.#one(part.test, next)
      case 'star':
        return this.#star(next)
      case 'double-star':
        return this.#options.isAcross === true ? this.#repeat((again) => this.#any(again), next) : this.#star(next)
      case 'folders':
        return this.#repeat((again) => this.#name(this.#slash(again)), next)
      case 'below':
        return this.#repeat((again) => this.#name(this.#slash(again)), this.#name(next))
      case 'group':
        return this.#group(part, next)
    }
  }

  #group({ sort, alternatives }: GlobGroup, next: Place): Place {
    const eitherBefore = (behind: Place): Place =>
      this.#place(
        undefined,
        alternatives.map((parts) => this.#chain(parts, behind)),
      )
    if (sort === '!') return this.#place(undefined, [next], { not: eitherBefore(this.#end) })
    if (sort === '?') return this.#place(undefined, [next, eitherBefore(next)])
    if (sort === '*') return this.#repeat(eitherBefore, next)
    if (sort === '+') return this.#repeatAtLeastOnce(eitherBefore, next)
    return eitherBefore(next)
  }

  #star(next: Place): Place {
    const some = this.#repeatAtLeastOnce((again) => this.#one(() => true, again), next)
    return this.#place(undefined, [next, some], { isStar: true })
  }

  #repeat(once: (again: Place) => Place, next: Place): Place {
    return this.#place(undefined, [next, this.#repeatAtLeastOnce(once, next)])
  }

  #repeatAtLeastOnce(once: (again: Place) => Place, next: Place): Place {
    const ways: Place[] = [next]
    const first = once(this.#place(undefined, ways))
    ways.push(first)
    return first
  }

  #name(next: Place): Place {
    return this.#repeatAtLeastOnce((again) => this.#one(() => true, again), next)
  }

  #one(test: (character: string) => boolean, next: Place): Place {
    return this.#place({ test: (character) => character !== '/' && test(character), isWritten: false }, [next])
  }

  #any(next: Place): Place {
    return this.#place({ test: () => true, isWritten: false }, [next])
  }

  #slash(next: Place): Place {
    return this.#place({ test: (character) => character === '/', isWritten: true }, [next])
  }
}

export function isOver({ places, negations }: Places): boolean {
  return places.length === 0 && negations.length === 0
}
