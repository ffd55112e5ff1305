import type { Node } from 'acorn'

/** `object.property` or `object[property]`. */
interface Member extends Node {
  readonly object: Node & { readonly name?: string }
  readonly property: Node & { readonly name?: string; readonly value?: unknown }
  readonly computed: boolean
}

/** The nodes under a key of a node, one or a list. */
function nodesIn(node: Node, key: string): readonly Node[] {
  const part: unknown = Reflect.get(node, key)
  if (Array.isArray(part)) return part.filter(isNode)
  return isNode(part) ? [part] : []
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value
  )
}

/** The first use of a name in code. */
export interface FirstUse {
  readonly start: number
  /** Some use assigns a value. */
  readonly isAssigned: boolean
}

/** Names in code. Scopes are not distinguished: a name that is in none of the possible sets is certainly missing. */
export interface Names {
  readonly used: ReadonlyMap<string, FirstUse>
  readonly declared: ReadonlySet<string>
  /** Names in `typeof name`: the code expects that they may be missing. */
  readonly asked: ReadonlySet<string>
  /** The inputs that are read, with their first position. */
  readonly inputs: ReadonlyMap<string, number>
  /** The first position of `self[0].contents`, with any number. */
  readonly contents: number | undefined
}

/** Nodes that assign a value to the name on their left side, such as `for (i in list)`. */
const GIVING: ReadonlySet<string> = new Set(['AssignmentExpression', 'ForInStatement', 'ForOfStatement'])

/** `before` is the number of characters in the parsed text before the code; positions are relative to the code. */
export function namesIn(tree: Node, before = 0): Names {
  const declared = new Set<string>()
  const asked = new Set<string>()
  const used = new Map<string, FirstUse>()
  const inputs = new Map<string, number>()
  let contents: number | undefined
  const queue: { readonly node: Node; readonly isAssigned: boolean }[] = [{ node: tree, isAssigned: false }]
  for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
    const { node, isAssigned } = item
    const name = identifier(node)
    const start = node.start - before
    if (name !== undefined) {
      const known = used.get(name)
      used.set(name, {
        start: Math.min(start, known?.start ?? start),
        isAssigned: isAssigned || known?.isAssigned === true,
      })
      continue
    }
    if (isMember(node)) {
      const input = memberOf(node, 'inputs')
      if (input !== undefined) inputs.set(input, Math.min(start, inputs.get(input) ?? start))
      if (isContents(node)) contents = Math.min(start, contents ?? start)
    }
    for (const key of Object.keys(node)) {
      if (isNoUse(node, key)) continue
      const isTarget = key === 'left' && GIVING.has(node.type)
      const names = declares(key) ? declared : asksType(node, key) ? asked : undefined
      for (const part of nodesIn(node, key)) {
        if (names !== undefined) addNames(part, names)
        queue.push({ node: part, isAssigned: isTarget })
      }
    }
  }
  return { used, declared, asked, inputs, contents }
}

/** Names that the code does not declare, in its order. */
export function undeclaredNames({ used, declared, asked }: Names): readonly (readonly [string, FirstUse])[] {
  return [...used]
    .filter(([name]) => !declared.has(name) && !asked.has(name))
    .toSorted(([, left], [, right]) => left.start - right.start)
}

/** The name of a member expression or a property, unless it is computed. */
function nameOfProperty(property: Member['property'], computed: boolean): string | undefined {
  if (!computed) return property.name
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined
}

function isMember(node: Node): node is Member {
  return node.type === 'MemberExpression'
}

/** The name that is read of a variable: `a` of `inputs.a` and `inputs['a']`. */
function memberOf({ object, property, computed }: Member, variable: string): string | undefined {
  return object.type === 'Identifier' && object.name === variable ? nameOfProperty(property, computed) : undefined
}

function isContents({ object, property, computed }: Member): boolean {
  return (
    nameOfProperty(property, computed) === 'contents' &&
    isMember(object) &&
    object.computed &&
    object.object.type === 'Identifier' &&
    object.object.name === 'self'
  )
}

function identifier(node: Node): string | undefined {
  return node.type === 'Identifier' && 'name' in node && typeof node.name === 'string' ? node.name : undefined
}

/** True for names of properties and labels. */
function isNoUse(node: Node, key: string): boolean {
  if (key === 'label' || node.type === 'MetaProperty') return true
  if (key !== 'property' && key !== 'key') return false
  return !('computed' in node) || node.computed === false
}

function declares(key: string): boolean {
  return key === 'id' || key === 'params' || key === 'param'
}

function asksType(node: Node, key: string): boolean {
  return key === 'argument' && 'operator' in node && node.operator === 'typeof'
}

/** The names that a pattern declares. */
function addNames(pattern: Node, names: Set<string>): void {
  const name = identifier(pattern)
  if (name !== undefined) names.add(name)
  // For a property the pattern is its value, and for a default its left side.
  const within = {
    ObjectPattern: 'properties',
    ArrayPattern: 'elements',
    Property: 'value',
    AssignmentPattern: 'left',
    RestElement: 'argument',
  }[pattern.type]
  if (within !== undefined) for (const part of nodesIn(pattern, within)) addNames(part, names)
}
