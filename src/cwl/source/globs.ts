/** A path as a glob that matches it alone. */
export function escapeGlob(path: string): string {
  return path.replace(/[!()*?[\]{}\\]/g, String.raw`\$&`)
}

/** Stars in one name, and `**` in one glob: each one more multiplies the time by the length of a name. */
const MANY = 5

/**
 * The longest path that systems take is 4,096; a glob has names to choose from besides. Much longer ones no regular
 * expression holds.
 */
const MOST_CHARACTERS = 10_000

const PLAIN = String.raw`[*+]\([\w.|-]+\)`

const PARTS = new RegExp(String.raw`\\.|\[[^\]]*\]|${PLAIN}|(?:\*+|\+)\(|!?[({]|[)}]\+?|[,|/]|\*{2,}\+|\*+`, 'gs')

const REPEATED = 'repeats a group that holds more than plain names, or stands in another group'

/**
 * Why names cannot be matched with a glob, or matching may take for ever, in words that go on behind "the glob …";
 * undefined where neither is so. The patterns of picomatch try each way that its stars can share a name, and nothing
 * stops them while they do.
 */
export function faultOfGlob(glob: string): string | undefined {
  if (glob.length > MOST_CHARACTERS) return `has more than ${MOST_CHARACTERS} characters`
  if (glob.split('/').filter((name) => /^\*{2,}$/.test(name)).length > MANY) return `has more than ${MANY} times \`**\``
  const open: { readonly stars: number; readonly most: number }[] = []
  let [stars, most, isMany] = [0, 0, false]
  for (const [part] of glob.matchAll(PARTS)) {
    if (/^[*+]+\(/.test(part)) {
      if (!part.endsWith(')') || open.length > 0) return REPEATED
      stars += 1
    } else if (/^(?:\*\*|[)}]).*\+$/s.test(part)) return REPEATED
    else if (/[({]$/.test(part)) {
      open.push({ stars, most })
      // What is let in by all but some names is found as a star is.
      ;[stars, most] = [part.startsWith('!') ? 1 : 0, 0]
    } else if (part === ')' || part === '}') {
      const group = open.pop()
      if (group !== undefined) [stars, most] = [group.stars + Math.max(stars, most), group.most]
    } else if (part === '/') stars = 0
    else if (part === ',' || part === '|') {
      if (open.length > 0) [stars, most] = [0, Math.max(stars, most)]
    } else if (part.startsWith('*')) stars += 1
    isMany ||= stars + open.reduce((sum, group) => sum + group.stars, 0) > MANY
  }
  return isMany ? `has more than ${MANY} stars for one name` : undefined
}

/** What to do about a glob with a fault. */
export const PLAINER_GLOB =
  'Write it plainer: one `*` stands for any characters up to the next slash, `**` for any folders, `{a,b}` for one of several names.'

/** Folders that no glob leads into. */
export const NEVER_ENTERED = ['**/node_modules/**', '**/.git/**']
