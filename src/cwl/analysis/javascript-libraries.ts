import { isArray, type JsonObject } from '../../json/index.ts'
import { requirementsOf } from '../documents/parts.ts'
import type { ExpressionSite } from './expressions.ts'

/** A text that holds JavaScript, and where it stands. */
export type Holder = Pick<ExpressionSite, 'text' | 'container' | 'key'>

/** An item of `expressionLib`. */
export interface Library extends Holder {
  readonly container: readonly unknown[]
  readonly key: number
}

/** The libraries that requirements and hints of a process or a step bring. */
export function librariesOf(holder: JsonObject): readonly Library[] {
  const found: Library[] = []
  for (const { expressionLib: list } of requirementsOf(holder, 'InlineJavascriptRequirement')) {
    if (isArray(list))
      for (const [key, text] of list.entries()) if (typeof text === 'string') found.push({ container: list, key, text })
  }
  return found
}
