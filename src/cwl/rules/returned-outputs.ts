import { closingBracket } from '../interpolation.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import { describeType } from '../types/describe-type.ts'
import { acceptsNull } from '../types/types.ts'
import { placeIn, standsAlone, type Evaluated } from './evaluated.ts'
import { finding, NO_PROBLEMS, problemsOf } from './finding.ts'
import type { Ports } from './ports.ts'

/**
 * Outputs of an ExpressionTool that its code never gives a value: it "must return a plain Javascript object which matches
 * the output parameters" (CWL v1.2 Workflow, "ExpressionTool"). Only code is looked at that ends with that object; an empty
 * one is a stub.
 */
export function checkReturnedOutputs(process: Process, { outputs }: Ports, texts: readonly Evaluated[]): readonly Problem[] {
  if (process.processClass !== 'ExpressionTool') return NO_PROBLEMS
  const text = texts.find(({ field, container }) => field === 'expression' && container === process.value)
  const returned = text === undefined ? undefined : returnedObject(text)
  if (text === undefined || returned === undefined || UNSEEN.test(returned.code)) return NO_PROBLEMS
  const keys = keysIn(returned.code)
  if (keys.size === 0) return NO_PROBLEMS
  return problemsOf([...outputs.values()], ({ name, type }) => {
    if (acceptsNull(type) || keys.has(name)) return NO_PROBLEMS
    return [finding('unreturned-output', placeIn(process, text, returned.start), `the code returns an object without the key ${name}, and the output ${name} takes ${describeType(type)}`, 'Add the key, or make the output optional.')]
  })
}

interface Returned {
  readonly code: string
  /** In the text. */
  readonly start: number
}

/** The literal that code ends with, if it does. */
function returnedObject({ text, interpolations }: Evaluated): Returned | undefined {
  const [only] = interpolations
  if (only?.closed !== true || !standsAlone(only, text)) return undefined
  const { code, kind } = only
  const begin = kind === 'body' ? code.lastIndexOf('return') : 0
  const from = (kind === 'body' ? RETURN : /^\s*(?=\{)/).exec(code.slice(begin))?.[0]
  if (from === undefined || isComment(code, begin)) return undefined
  const start = begin + from.length
  const end = closingBracket(code, start)
  const isLast = end >= 0 && /^[\s;)]*$/.test(code.slice(end + 1))
  return isLast ? { code: code.slice(start, end + 1), start: only.start + 2 + start } : undefined
}

const RETURN = /^return\s*(?:\(\s*)?(?=\{)/

/** What follows two slashes on their line may be no code any more. */
function isComment(code: string, at: number): boolean {
  return code.slice(code.lastIndexOf('\n', at) + 1, at).includes('//')
}

/** What is spread, computed or escaped may have any key. */
const UNSEEN = /\.{3}|[{,]\s*\[|\\[ux]/

/** Whatever may be a key: those of objects further inside too, and names that are their own values. */
function keysIn(code: string): ReadonlySet<string> {
  return new Set(Array.from(code.matchAll(KEY), ([, double, single, name, own]) => double ?? single ?? name ?? own ?? ''))
}

const KEY = /(?:"([^"\\\n]{0,500})"|'([^'\\\n]{0,500})'|(?<![\w$\u0080-\uffff])([\w$\u0080-\uffff]+))\s*(?=:)|(?<=[{,]\s{0,100})([\w$\u0080-\uffff]+)\s*(?=[,}])/g
