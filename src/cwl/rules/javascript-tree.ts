import type { Node } from 'acorn'

/** `object.property` or `object[property]`. */
export interface Member extends Node {
  readonly object: Node & { readonly name?: string }
  readonly property: Node & { readonly name?: string; readonly value?: unknown }
  readonly computed: boolean
}

export function visit(tree: Node, see: (node: Node) => void): void {
  const queue: Node[] = [tree]
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    see(node)
    for (const key of Object.keys(node)) for (const part of nodesIn(node, key)) queue.push(part)
  }
}

/** The nodes that stand under a key of a node, one or a list. */
function nodesIn(node: Node, key: string): readonly Node[] {
  const part: unknown = Reflect.get(node, key)
  if (Array.isArray(part)) return part.filter(isNode)
  return isNode(part) ? [part] : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value
}

/** What a member expression or a property is called, where that does not depend on a value. */
export function nameOfProperty(property: Member['property'], computed: boolean): string | undefined {
  if (!computed) return property.name
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined
}

/** Where code first uses a name. */
export interface Use {
  readonly start: number
  /** Some use gives it a value. */
  readonly isAssigned: boolean
}

/**
 * Names that code uses and declares nowhere. Scopes are not told apart, and a name whose type is asked for
 * (`typeof name`) counts as declared: what is given is missing for certain.
 */
export function undeclaredNames(tree: Node): ReadonlyMap<string, Use> {
  const declared = new Set<string>()
  const used = new Map<string, Use>()
  const queue: { readonly node: Node; readonly isAssigned: boolean }[] = [{ node: tree, isAssigned: false }]
  for (let item = queue.pop(); item !== undefined; item = queue.pop()) {
    const { node, isAssigned } = item
    const name = identifier(node)
    if (name !== undefined) {
      const known = used.get(name)
      used.set(name, { start: Math.min(node.start, known?.start ?? node.start), isAssigned: isAssigned || known?.isAssigned === true })
      continue
    }
    for (const key of Object.keys(node)) {
      if (isNoUse(node, key)) continue
      const parts = nodesIn(node, key)
      if (declares(node, key)) for (const part of parts) declarePattern(part, declared)
      for (const part of parts) queue.push({ node: part, isAssigned: node.type === 'AssignmentExpression' && key === 'left' })
    }
  }
  return new Map([...used].filter(([name]) => !declared.has(name)).toSorted(([, left], [, right]) => left.start - right.start))
}

function identifier(node: Node): string | undefined {
  return node.type === 'Identifier' && 'name' in node && typeof node.name === 'string' ? node.name : undefined
}

/** Names of properties and labels. */
function isNoUse(node: Node, key: string): boolean {
  if (key === 'label' || node.type === 'MetaProperty') return true
  if (key !== 'property' && key !== 'key') return false
  return !('computed' in node) || node.computed === false
}

function declares(node: Node, key: string): boolean {
  if (key === 'id' || key === 'params' || key === 'param') return true
  return key === 'argument' && 'operator' in node && node.operator === 'typeof'
}

/** The names that a pattern gives to what it takes apart. */
function declarePattern(pattern: Node, declared: Set<string>): void {
  const name = identifier(pattern)
  if (name !== undefined) declared.add(name)
  // Of a property the value is the pattern, and of a default the left side.
  const within = { ObjectPattern: 'properties', ArrayPattern: 'elements', Property: 'value', AssignmentPattern: 'left', RestElement: 'argument' }[pattern.type]
  if (within !== undefined) for (const part of nodesIn(pattern, within)) declarePattern(part, declared)
}
