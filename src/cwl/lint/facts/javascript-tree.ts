import type { Node } from 'acorn'

/** Null for a computed key. */
type Segment = string | number | null

/** A use of `inputs`, `self` or `runtime`, with the keys that are read one after another. */
export interface Read {
  readonly root: string
  readonly segments: readonly Segment[]
  readonly start: number
  /** Whether the code calls it or assigns to it. */
  readonly isTarget: boolean
}

export interface FirstUse {
  readonly start: number
  readonly isAssigned: boolean
}

export interface Returned {
  readonly start: number
  readonly end: number
  /** The keys of an object, or undefined if some are computed. A plain value is a literal or a list. */
  readonly kind: 'object' | 'plain' | 'other'
  readonly keys: ReadonlySet<string> | undefined
  readonly isAll: boolean
}

/**
 * Positions are relative to the code. Scopes are not distinguished: a name that is in none of the sets is certainly
 * missing.
 */
export interface Facts {
  readonly used: ReadonlyMap<string, FirstUse>
  readonly declared: ReadonlySet<string>
  /** In `typeof name`: the code expects that they may be missing. */
  readonly asked: ReadonlySet<string>
  /** Properties, and words that are operators or catch errors. */
  readonly words: ReadonlySet<string>
  readonly tested: ReadonlySet<string>
  readonly reads: readonly Read[]
  /** In `[inputs.memory, 8].filter(function (each) { return each != null })[0]`, as Janis writes it. */
  readonly selected: ReadonlySet<Read>
  readonly returned: Returned | undefined
  /** Whether the function, without inner ones, returns or throws. */
  readonly isReturning: boolean
}

interface Item {
  readonly node: Node
  readonly role: 'assigned' | 'called' | undefined
  readonly isTested: boolean
  readonly isInner: boolean
}

/** The code begins at `before`; positions are relative to it. */
export function factsOf(text: string, tree: Node, before: number, isBody: boolean): Facts {
  const [declared, asked, words, tested] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()]
  const used = new Map<string, FirstUse>()
  const reads: Read[] = []
  const selections: Node[] = []
  let isReturning = false
  const use = (name: string, start: number, isAssigned: boolean): void => {
    const known = used.get(name)
    used.set(name, {
      start: Math.min(start, known?.start ?? start),
      isAssigned: isAssigned || known?.isAssigned === true,
    })
  }
  const queue: Item[] = [{ node: tree, role: undefined, isTested: false, isInner: false }]
  for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
    const { node, role, isTested } = item
    const start = node.start - before
    const chain = chainOf(node)
    if (chain !== undefined) {
      const { root, segments, computed } = chain
      use(root, start, segments.length === 0 && role === 'assigned')
      for (const segment of segments) {
        if (typeof segment !== 'string') continue
        words.add(segment)
        if (isTested || role === 'assigned') tested.add(segment)
      }
      if (ROOTS.has(root)) reads.push({ root, segments, start, isTarget: role !== undefined })
      for (const part of computed) queue.push({ ...item, node: part, role: undefined, isTested: false })
      continue
    }
    const isInner = item.isInner || node.type.includes('Function')
    const key = isMember(node) ? keyOf(node.property, node.computed) : undefined
    if (typeof key === 'string') words.add(key)
    if (typeof key === 'string' && (isTested || role === 'assigned')) tested.add(key)
    if ('operator' in node && typeof node.operator === 'string') words.add(node.operator)
    if (node.type === 'CatchClause') words.add('catch')
    if (isSelection(text, node)) selections.push(node)
    isReturning ||= !isInner && (node.type === 'ReturnStatement' || node.type === 'ThrowStatement')
    for (const field of Object.keys(node)) {
      const part: unknown = Reflect.get(node, field)
      if (typeof part !== 'object' || part === null || isNoUse(node, field)) continue
      const names = declares(field) ? declared : asksType(node, field) ? asked : undefined
      const isTest = isTested ? PASSING.has(node.type) : isTestIn(node, field)
      for (const inner of nodesAmong(part)) {
        if (names !== undefined) addNames(inner, names)
        queue.push({ node: inner, role: roleIn(node, field), isTested: isTest, isInner })
      }
    }
  }
  return {
    used,
    declared,
    asked,
    words,
    tested,
    reads: reads.toSorted((left, right) => left.start - right.start),
    selected: new Set(
      reads.filter(({ start }) => selections.some((node) => node.start <= start + before && start + before < node.end)),
    ),
    returned: returnedBy(tree, before, isBody),
    isReturning,
  }
}

const ROOTS: ReadonlySet<string> = new Set(['inputs', 'self', 'runtime'])

export function undeclaredNames({ used, declared, asked }: Facts): readonly (readonly [string, FirstUse])[] {
  return [...used]
    .filter(([name]) => !declared.has(name) && !asked.has(name))
    .toSorted(([, left], [, right]) => left.start - right.start)
}

/** After `?.` the rest is not a part of it. */
function chainOf(
  node: Node,
): { readonly root: string; readonly segments: readonly Segment[]; readonly computed: readonly Node[] } | undefined {
  const segments: Segment[] = []
  const computed: Node[] = []
  let at = node
  while (isMember(at)) {
    if (at.optional && isMember(at.object)) return undefined
    segments.push(keyOf(at.property, at.computed))
    if (at.computed) computed.push(at.property)
    at = at.object
  }
  const root = identifier(at)
  return root === undefined ? undefined : { root, segments: segments.toReversed(), computed }
}

interface Member extends Node {
  readonly object: Node
  readonly property: Node
  readonly computed: boolean
  readonly optional: boolean
}

function isMember(node: Node): node is Member {
  return node.type === 'MemberExpression'
}

function keyOf(key: Node, isComputed: boolean): Segment {
  const value = 'value' in key ? key.value : undefined
  if (typeof value === 'string' || typeof value === 'number') return value
  return isComputed ? null : (identifier(key) ?? null)
}

function identifier(node: Node): string | undefined {
  return node.type === 'Identifier' && 'name' in node && typeof node.name === 'string' ? node.name : undefined
}

function nodesIn(node: Node, field: string): readonly Node[] {
  return nodesAmong(Reflect.get(node, field))
}

function nodesAmong(part: unknown): readonly Node[] {
  if (Array.isArray(part)) return part.filter(isNode)
  return isNode(part) ? [part] : []
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value
  )
}

function isNoUse(node: Node, field: string): boolean {
  if (field === 'label' || node.type === 'MetaProperty') return true
  if (field !== 'property' && field !== 'key') return false
  return !('computed' in node) || node.computed === false
}

function declares(field: string): boolean {
  return field === 'id' || field === 'params' || field === 'param'
}

function asksType(node: Node, field: string): boolean {
  return field === 'argument' && 'operator' in node && node.operator === 'typeof'
}

function roleIn({ type }: Node, field: string): Item['role'] {
  if (field === 'callee') return 'called'
  return field === 'left' && ASSIGNING.has(type) ? 'assigned' : undefined
}

/** Such as `for (i in list)`. */
const ASSIGNING: ReadonlySet<string> = new Set(['AssignmentExpression', 'ForInStatement', 'ForOfStatement'])

function isTestIn(node: Node, field: string): boolean {
  if (field === 'test' || node.type === 'LogicalExpression') return true
  if (field === 'object') return 'optional' in node && node.optional === true
  return 'operator' in node && /^(?:!|typeof|[!=]==?)$/.test(String(node.operator))
}

/** Nodes that depend on their parts as a test does. */
const PASSING: ReadonlySet<string> = new Set([
  'BinaryExpression',
  'ChainExpression',
  'LogicalExpression',
  'MemberExpression',
  'UnaryExpression',
])

function isSelection(text: string, node: Node): boolean {
  if (!('callee' in node && isNode(node.callee) && isMember(node.callee))) return false
  const { object, property } = node.callee
  const [by] = nodesIn(node, 'arguments')
  return (
    object.type === 'ArrayExpression' &&
    identifier(property) === 'filter' &&
    by !== undefined &&
    /^function\s?\((\w{1,50})\)\s?\{\s?return \1 != null;?\s?\}$/.test(text.slice(by.start, by.end))
  )
}

function addNames(pattern: Node, names: Set<string>): void {
  const name = identifier(pattern)
  if (name !== undefined) names.add(name)
  // The value of a property, and the left side of a default.
  const within = {
    ObjectPattern: 'properties',
    ArrayPattern: 'elements',
    Property: 'value',
    AssignmentPattern: 'left',
    RestElement: 'argument',
  }[pattern.type]
  if (within !== undefined) for (const part of nodesIn(pattern, within)) addNames(part, names)
}

function returnedBy(tree: Node, before: number, isBody: boolean): Returned | undefined {
  const [first, ...others] = nodesIn(tree, 'body').filter(
    ({ type, start }) => type !== 'EmptyStatement' && start >= before - 1,
  )
  const last = others.at(-1) ?? first
  if (last === undefined || (isBody && last.type !== 'ReturnStatement')) return undefined
  const [value] = nodesIn(last, isBody ? 'argument' : 'expression')
  if (value === undefined) return undefined
  const properties = nodesIn(value, 'properties')
  const keys = properties.map((property) =>
    'key' in property && isNode(property.key)
      ? keyOf(property.key, 'computed' in property && property.computed === true)
      : null,
  )
  return {
    start: value.start - before,
    end: value.end - before,
    kind: value.type === 'ObjectExpression' ? 'object' : isPlain(value) ? 'plain' : 'other',
    keys: keys.includes(null) ? undefined : new Set(keys.map(String)),
    isAll: others.length === 0,
  }
}

function isPlain(value: Node): boolean {
  if (value.type === 'ArrayExpression') return true
  const [negative] = value.type === 'UnaryExpression' ? nodesIn(value, 'argument') : []
  const literal = negative ?? value
  return 'value' in literal && ['string', 'number', 'boolean'].includes(typeof literal.value)
}
