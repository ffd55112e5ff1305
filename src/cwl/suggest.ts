/** A guess further away than this share of the word's length is noise: `prod` is no misspelling of `dev`. */
const FURTHEST = 0.4

/** Among more, a guess takes long and says little. */
export const MOST_CANDIDATES = 500
/** Letters that are held against letters. */
const MOST_PAIRS = 100_000

/** The candidate that `word` most likely meant, or undefined when none is near. Case does not count. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Math.max(1, Math.floor(word.length * FURTHEST)) + 1
  let looked = 0
  let pairs = 0
  const wanted = word.toLowerCase()
  for (const candidate of candidates) {
    if ((looked += 1) > MOST_CANDIDATES) return undefined
    if (Math.abs(wanted.length - candidate.length) >= bestDistance) continue
    if ((pairs += wanted.length * candidate.length) > MOST_PAIRS) return undefined
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance)
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance]
  }
  return best
}

/** ` Did you mean X?` or nothing, to be put behind a sentence. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const guess = nearest(word, candidates)
  return guess === undefined ? '' : ` Did you mean ${JSON.stringify(guess)}?`
}

/** Insertions, deletions, replacements and swaps of neighbours; stops counting at `bound`. */
function editDistance(left: string, right: string, bound: number): number {
  const width = right.length + 1
  // The rows of the table that are still asked for, each used again when it is not.
  let [beforePrevious, previous, current] = [new Int32Array(width), Int32Array.from({ length: width }, (_, index) => index), new Int32Array(width)]
  let leastBefore = 0
  for (let row = 1; row <= left.length; row += 1) {
    const letter = left.charCodeAt(row - 1)
    const letterBefore = left.charCodeAt(row - 2)
    current[0] = row
    let least = row
    for (let column = 1; column < width; column += 1) {
      const other = right.charCodeAt(column - 1)
      let cost = Math.min(at(previous, column) + 1, at(current, column - 1) + 1, at(previous, column - 1) + (letter === other ? 0 : 1))
      const isSwapped = row > 1 && column > 1 && letter === right.charCodeAt(column - 2) && letterBefore === other
      if (isSwapped) cost = Math.min(cost, at(beforePrevious, column - 2) + 1)
      current[column] = cost
      least = Math.min(least, cost)
    }
    // What follows is made of these two rows, and is no less.
    if (least >= bound && leastBefore >= bound) return bound
    leastBefore = least
    ;[beforePrevious, previous, current] = [previous, current, beforePrevious]
  }
  return at(previous, right.length)
}

function at(row: Int32Array, column: number): number {
  return row[column] as number
}
