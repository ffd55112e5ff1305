export type GlobPart =
  | { readonly kind: 'character'; readonly text: string }
  | { readonly kind: 'one'; readonly test: (character: string) => boolean }
  | { readonly kind: 'star' }
  /** `**` with the slash after it: any folders, or none. */
  | { readonly kind: 'folders' }
  /** `**` at the end: all files below. */
  | { readonly kind: 'below' }
  /** `**` as a part of a name. */
  | { readonly kind: 'double-star' }
  | GlobGroup

export interface GlobGroup {
  readonly kind: 'group'
  /** `{` and `@` match one alternative, `?` at most one, `*` any number, `+` at least one, `!` all other text. */
  readonly sort: string
  readonly alternatives: readonly (readonly GlobPart[])[]
}

interface OpenGroup {
  readonly sign: string
  readonly alternatives: GlobPart[][]
}

/** A set has at most 255 members: from each "[" that is never closed, only so far is looked for its end. */
const SIGNS = /\\.|\[[!^]?\]?(?:\\.|[^\]\\/]){0,255}\]|[@?*+!]\(|\*{2,}|[^]/gsu

/** What may be before and after `**` as a whole name. */
const [STARTS_NAME, ENDS_NAME] = ['/{,(|', '/},)|'] as const

export function parseGlob(glob: string): readonly GlobPart[] {
  const open: OpenGroup[] = [{ sign: '', alternatives: [[]] }]
  let skipTo = 0
  for (const { 0: sign, index } of glob.matchAll(SIGNS)) {
    if (index < skipTo) continue
    const parts = open.at(-1)?.alternatives.at(-1) ?? []
    if (sign === '{' || /^[@?*+!]\($/.test(sign)) open.push({ sign, alternatives: [[]] })
    else if (closes(sign, open.at(-1))) closeGroup(open)
    else if (separates(sign, open.at(-1))) open.at(-1)?.alternatives.push([])
    else if (sign.startsWith('**')) {
      const [before, after] = [glob[index - 1], glob[index + sign.length]]
      const isWhole =
        (before === undefined || STARTS_NAME.includes(before)) && (after === undefined || ENDS_NAME.includes(after))
      if (isWhole && after === '/') skipTo = index + sign.length + 1
      parts.push({ kind: isWhole ? (after === '/' ? 'folders' : 'below') : 'double-star' })
    } else parts.push(partOf(sign))
  }
  while (open.length > 1) lettersOf(open)
  return open[0]?.alternatives[0] ?? []
}

function closes(sign: string, group: OpenGroup | undefined): boolean {
  return sign === '}' ? group?.sign === '{' : sign === ')' && group?.sign.endsWith('(') === true
}

function separates(sign: string, group: OpenGroup | undefined): boolean {
  return sign === ',' ? group?.sign === '{' : sign === '|' && group?.sign.endsWith('(') === true
}

function closeGroup(open: OpenGroup[]): void {
  const group = open.at(-1)
  if (group === undefined) return
  if (group.sign === '{' && group.alternatives.length === 1) {
    lettersOf(open)
    open.at(-1)?.alternatives.at(-1)?.push({ kind: 'character', text: '}' })
    return
  }
  open.pop()
  open
    .at(-1)
    ?.alternatives.at(-1)
    ?.push({ kind: 'group', sort: group.sign.charAt(0), alternatives: group.alternatives })
}

function lettersOf(open: OpenGroup[]): void {
  const group = open.pop()
  const parts = open.at(-1)?.alternatives.at(-1)
  if (group === undefined || parts === undefined) return
  for (const character of group.sign) parts.push(partOf(character))
  for (const [index, alternative] of group.alternatives.entries()) {
    if (index > 0) parts.push({ kind: 'character', text: group.sign === '{' ? ',' : '|' })
    for (const part of alternative) parts.push(part)
  }
}

function partOf(sign: string): GlobPart {
  if (sign === '*') return { kind: 'star' }
  if (sign === '?') return { kind: 'one', test: () => true }
  if (sign.length > 2 && sign.startsWith('[')) return { kind: 'one', test: setOf(sign) }
  return { kind: 'character', text: sign.length > 1 && sign.startsWith('\\') ? sign.slice(1) : sign }
}

function setOf(text: string): (character: string) => boolean {
  const [, not = '', list = ''] = /^\[([!^]?)(.*)\]$/su.exec(text) ?? []
  const ranges = Array.from(
    list.matchAll(/(\\.|[^])(?:-(\\.|[^]))?/gsu),
    ([, from = '', to = from]) => [codeOf(from), codeOf(to)] as const,
  )
  return (character) => {
    const code = codeOf(character)
    return ranges.some(([from, to]) => from <= code && code <= to) !== (not !== '')
  }
}

function codeOf(character: string): number {
  return character.codePointAt(character.length > 1 && character.startsWith('\\') ? 1 : 0) ?? 0
}
