import type { AnyNode } from 'acorn'

/** A node of a syntax tree with all nodes within it. */
export function nodesIn(node: AnyNode): readonly AnyNode[] {
  const found: AnyNode[] = [node]
  for (const current of found)
    for (const value of Object.values(current) as readonly unknown[])
      for (const child of Array.isArray(value) ? (value as readonly unknown[]) : [value])
        if (isNode(child)) found.push(child)
  return found
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
