import { isArray, type JsonObject } from '../../../json/index.ts'
import { requirementsOf } from '../../documents/parts.ts'
import type { ExpressionSite } from './expressions.ts'

/** A text with JavaScript, and its place. */
export type Holder = Pick<ExpressionSite, 'text' | 'container' | 'key'>

/** An item of `expressionLib`. */
export interface Library extends Holder {
  readonly container: readonly unknown[]
  readonly key: number
}

/** The libraries in requirements and hints of a process or a step. */
export function librariesOf(holder: JsonObject): readonly Library[] {
  const found: Library[] = []
  for (const { expressionLib: list } of requirementsOf(holder, 'InlineJavascriptRequirement')) {
    if (isArray(list))
      for (const [key, text] of list.entries()) if (typeof text === 'string') found.push({ container: list, key, text })
  }
  return found
}
