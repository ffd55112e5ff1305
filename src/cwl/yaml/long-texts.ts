/** In characters. */
const LONG = 1000

/** A function that caches its results for long texts: the text of a file may be included in very many places. */
export function onceALongText<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>()
  return (text) => {
    if (text.length <= LONG) return make(text)
    const known = made.get(text) ?? make(text)
    made.set(text, known)
    return known
  }
}
