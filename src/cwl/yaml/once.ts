/** Caches results per object, for as long as it exists. */
export function oncePerObject<Key extends object, Made>(make: (key: Key) => Made & {}): (key: Key) => Made & {} {
  const made = new WeakMap<Key, Made & {}>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = make(key)
    made.set(key, fresh)
    return fresh
  }
}

const LONG = 1000

/** Caches results for long texts: the text of a file may be included in very many places. */
export function onceALongText<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>()
  return (text) => {
    if (text.length <= LONG) return make(text)
    const known = made.get(text) ?? make(text)
    made.set(text, known)
    return known
  }
}
