/** A guess further away than this share of the word's length is noise: `prod` is no misspelling of `dev`. */
const FURTHEST = 0.4

/** Among more, a guess takes long and says little. */
const MOST_CANDIDATES = 500

/** The candidate that `word` most likely meant, or undefined when none is near. Case does not count. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Math.max(1, Math.floor(word.length * FURTHEST)) + 1
  let looked = 0
  const wanted = word.toLowerCase()
  for (const candidate of candidates) {
    if ((looked += 1) > MOST_CANDIDATES) return undefined
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
  if (Math.abs(left.length - right.length) >= bound) return bound
  let beforePrevious: number[] = []
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index)
  let leastBefore = 0
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1]
      let cost = Math.min(
        (previous[column] ?? bound) + 1,
        (current[column - 1] ?? bound) + 1,
        (previous[column - 1] ?? bound) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      if (swapped) cost = Math.min(cost, (beforePrevious[column - 2] ?? bound) + 1)
      current.push(cost)
      least = Math.min(least, cost)
    }
    // What follows is made of these two rows, and is no less.
    if (least >= bound && leastBefore >= bound) return bound
    leastBefore = least
    beforePrevious = previous
    previous = current
  }
  return previous[right.length] ?? bound
}
