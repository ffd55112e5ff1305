import { posix } from 'node:path'

/** As a share of the word's length. `dev` is not a suggestion for `prod`, nor `host_name` for `coord_name`. */
const FURTHEST = 0.4
const FURTHEST_OF_LONG = 0.3
const LONG = 10

/** Among more candidates, a guess is slow and rarely right. */
export const MOST_CANDIDATES = 500
const MOST_PAIRS = 100_000

/**
 * The candidate that was most likely meant. An equal name is nearest, then one that differs only in upper and lower
 * case, then one with the same words, or one that has the word as a part: `minCores` is `coresMin`, `only_non_null` is
 * `the_only_non_null`. Undefined where two are equally near, and for names of a pair such as `reads_1` and `reads_2`.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const { nearest: found, isPair } = rank(word, candidates)
  return isPair || found.length !== 1 ? undefined : found[0]
}

/** Those between which {@link nearest} does not choose. */
export function nearNames(word: string, candidates: Iterable<string>): readonly string[] {
  return rank(word, candidates).nearest
}

function rank(word: string, candidates: Iterable<string>): { nearest: readonly string[]; isPair: boolean } {
  // One letter is not near another one.
  const furthest =
    word.length < 2 ? 0 : Math.max(1, Math.floor(word.length * (word.length < LONG ? FURTHEST : FURTHEST_OF_LONG)))
  let found: string[] = []
  let bestDistance = furthest + 1
  let looked = 0
  let pairs = 0
  const wanted = word.toLowerCase()
  let distances: Distances | undefined
  let words: Words | undefined
  for (const candidate of candidates) {
    if (candidate === word) return { nearest: [word], isPair: false }
    if ((looked += 1) > MOST_CANDIDATES) return NONE
    words ??= new Words(word)
    const isPart = words.arePartOf(candidate)
    if (!isPart && Math.abs(wanted.length - candidate.length) > bestDistance) continue
    if ((pairs += wanted.length * candidate.length) > MOST_PAIRS) return NONE
    distances ??= new Distances(wanted)
    const distance =
      candidate.toLowerCase() === wanted
        ? 0
        : words.areIn(candidate) || isPart
          ? OF_WORDS
          : distances.to(candidate.toLowerCase(), furthest + 1)
    if (distance > furthest || distance > bestDistance) continue
    if (distance < bestDistance) found = []
    bestDistance = distance
    found.push(candidate)
  }
  const isPair = bestDistance > 0 && found.some((candidate) => words?.arePairedWith(candidate))
  return { nearest: isPair ? found : longestStart(wanted, found), isPair }
}

/** A lost end is likelier than a wrong letter: `strin` is `string`, not `stdin`. */
function longestStart(wanted: string, found: readonly string[]): readonly string[] {
  const lengths = found.map((candidate) => {
    const lower = candidate.toLowerCase()
    let end = 0
    while (end < wanted.length && lower[end] === wanted[end]) end += 1
    return end
  })
  const longest = Math.max(...lengths)
  return found.filter((_, index) => lengths[index] === longest)
}

const NONE = { nearest: [], isPair: false }

/** The distance of names with the same words, and of a part of a name: that of one wrong letter. */
const OF_WORDS = 1

/** A shared extension does not count, because otherwise `sort.cwl` would be similar to `cat.cwl`. */
export function nearestFile(name: string, files: readonly string[]): string | undefined {
  if (files.length > MOST_CANDIDATES) return undefined
  const extension = posix.extname(name)
  const [alike, others] = [
    files.filter((file) => posix.extname(file) === extension),
    files.filter((file) => posix.extname(file) !== extension),
  ]
  const guess = nearest(
    stem(name, extension),
    alike.map((file) => stem(file, extension)),
  )
  return guess === undefined ? nearest(name, others) : guess + extension
}

function stem(name: string, extension: string): string {
  return name.slice(0, name.length - extension.length)
}

export function didYouMean(word: string, candidates: Iterable<string>): string {
  const guess = nearest(word, candidates)
  return guess === undefined ? '' : `. Did you mean ${JSON.stringify(guess)}?`
}

/** They are never written for one another by mistake of the hand. */
const OPPOSITES: ReadonlyMap<string, string> = new Map(
  [
    ['min', 'max'],
    ['in', 'out'],
    ['input', 'output'],
    ['first', 'second'],
    ['first', 'last'],
    ['start', 'end'],
    ['left', 'right'],
    ['tumor', 'normal'],
    ['tumour', 'normal'],
    ['forward', 'reverse'],
    ['fwd', 'rev'],
    ['case', 'control'],
    ['before', 'after'],
    ['with', 'without'],
    ['true', 'false'],
  ].flatMap(([one = '', other = '']) => [
    [`${one} ${other}`, one],
    [`${other} ${one}`, other],
  ]),
)

/** A shorter part is in too many names. */
const SHORTEST_PART = 4

class Words {
  readonly #sorted: string
  readonly #count: number
  readonly #letters: number
  readonly #inOrder: string
  readonly #first: string
  readonly #parts: readonly string[]

  constructor(name: string) {
    const words = wordsIn(name)
    this.#count = words.length
    this.#letters = words.reduce((sum, word) => sum + word.length, 0)
    this.#sorted = words.join(' ')
    const inOrder = wordsInOrder(name)
    this.#inOrder = inOrder.join(' ')
    this.#first = inOrder[0] ?? name
    this.#parts = partsOf(name)
  }

  /** All of them, one after the other, and one word more. */
  arePartOf(other: string): boolean {
    if (this.#letters < SHORTEST_PART || !other.toLowerCase().includes(this.#first)) return false
    const words = wordsInOrder(other)
    return (
      words.length === this.#count + 1 &&
      (words.slice(1).join(' ') === this.#inOrder || words.slice(0, -1).join(' ') === this.#inOrder)
    )
  }

  /** They differ only in numbers, or in words that are opposites. */
  arePairedWith(other: string): boolean {
    const others = partsOf(other)
    return (
      others.length === this.#parts.length &&
      this.#parts.every((part, index) => {
        const counterpart = others[index] ?? ''
        return (
          part === counterpart ||
          (/^\d+$/.test(part) && /^\d+$/.test(counterpart)) ||
          OPPOSITES.has(`${part} ${counterpart}`)
        )
      })
    )
  }

  areIn(other: string): boolean {
    const others = other.length - this.#letters
    if (this.#count < 2 || others < 0 || others >= this.#count) return false
    return wordsIn(other).join(' ') === this.#sorted
  }
}

function wordsIn(name: string): readonly string[] {
  return wordsInOrder(name).toSorted()
}

function wordsInOrder(name: string): readonly string[] {
  const words = name.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? []
  return words.map((word) => word.toLowerCase())
}

/** Words, numbers, and what is between them. */
function partsOf(name: string): readonly string[] {
  const parts = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+|[^A-Za-z\d]+/g) ?? []
  return parts.map((part) => part.toLowerCase())
}

const LETTERS_A_NUMBER = 32

/**
 * Insertions, deletions, replacements and swaps of neighbours. Computes 32 letters at once, because a document may need
 * tens of thousands of guesses. H. Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances"
 * (2003).
 */
class Distances {
  /** One bit per position, in as many numbers as the word needs. */
  readonly #places = new Map<number, Int32Array>()
  readonly #length: number
  readonly #nowhere: Int32Array
  readonly #grows: Int32Array
  readonly #falls: Int32Array
  readonly #diagonal: Int32Array

  constructor(word: string) {
    const numbers = Math.ceil(word.length / LETTERS_A_NUMBER)
    this.#length = word.length
    this.#nowhere = new Int32Array(numbers)
    this.#grows = new Int32Array(numbers)
    this.#falls = new Int32Array(numbers)
    this.#diagonal = new Int32Array(numbers)
    for (let index = 0; index < word.length; index += 1) {
      const places = this.#places.get(word.charCodeAt(index)) ?? new Int32Array(numbers)
      places[index >> 5] = at(places, index >> 5) | (1 << (index & 31))
      this.#places.set(word.charCodeAt(index), places)
    }
  }

  to(other: string, bound: number): number {
    if (this.#length === 0) return other.length
    this.#grows.fill(-1)
    this.#falls.fill(0)
    this.#diagonal.fill(0)
    let distance = this.#length
    let before = this.#nowhere
    for (let index = 0; index < other.length; index += 1) {
      const places = this.#places.get(other.charCodeAt(index)) ?? this.#nowhere
      distance += this.#step(places, before)
      if (distance - (other.length - index - 1) >= bound) return bound
      before = places
    }
    return distance
  }

  #step(places: Int32Array, placesBefore: Int32Array): number {
    const last = this.#length - 1
    let change = 0
    let carriedGrowth = 1
    let carriedFall = 0
    let carriedSwap = 0
    for (let index = 0; index < places.length; index += 1) {
      const grows = at(this.#grows, index)
      const falls = at(this.#falls, index)
      const here = at(places, index)
      const swappable = ~at(this.#diagonal, index) & here
      const same = here | carriedFall
      const diagonal =
        (((same & grows) + grows) ^ grows) | same | falls | (((swappable << 1) | carriedSwap) & at(placesBefore, index))
      const right = falls | ~(diagonal | grows)
      const left = diagonal & grows
      if (index === last >> 5) change = ((right >>> (last & 31)) & 1) - ((left >>> (last & 31)) & 1)
      const growth = (right << 1) | carriedGrowth
      this.#grows[index] = (left << 1) | carriedFall | ~(diagonal | growth)
      this.#falls[index] = growth & diagonal
      this.#diagonal[index] = diagonal
      carriedGrowth = right >>> 31
      carriedFall = left >>> 31
      carriedSwap = swappable >>> 31
    }
    return change
  }
}

function at(numbers: Int32Array, index: number): number {
  return numbers[index] as number
}
