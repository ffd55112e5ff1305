import type { Nodes, ProcessClass } from '../cwl/index.ts'

export interface Kind {
  readonly words: string
  readonly fits: (value: unknown) => boolean
}

export const TEXT: Kind = { words: 'a text', fits: (value) => typeof value === 'string' }
export const TEXTS: Kind = {
  words: 'a list of texts',
  fits: (value) => Array.isArray(value) && value.every((item) => TEXT.fits(item)),
}
export const NUMBER: Kind = { words: 'a number', fits: (value) => typeof value === 'number' }
export const SWITCH: Kind = { words: 'true or false', fits: (value) => typeof value === 'boolean' }
export const FUNCTION: Kind = { words: 'a function', fits: (value) => typeof value === 'function' }
export const OBJECT: Kind = { words: 'an object', fits: isObject }
export const SIGNAL: Kind = { words: 'an AbortSignal', fits: (value) => value instanceof AbortSignal }
export const RULES: Kind = {
  words: 'a list of rules, each as `rule()` returns it',
  fits: (value) => Array.isArray(value) && value.every(isRule),
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

const SEVERITIES: ReadonlySet<unknown> = new Set(['error', 'warning', 'advice', 'off'])

const CLASSES: ReadonlySet<unknown> = new Set<ProcessClass>([
  'CommandLineTool',
  'ExpressionTool',
  'Workflow',
  'Operation',
])

export const CALLBACKS: readonly string[] = Object.keys({
  file: true,
  process: true,
  input: true,
  output: true,
  step: true,
  link: true,
  binding: true,
  glob: true,
  pattern: true,
  requirement: true,
  text: true,
} satisfies Record<'file' | 'process' | keyof Nodes, true>)

function isRule(value: unknown): boolean {
  if (!isObject(value) || !('codes' in value) || !isObject(value.codes)) return false
  const rule = value as Readonly<Record<string, unknown>>
  const { codes, on = [], scope: _, ...calls } = rule
  const levels: readonly unknown[] = Object.values(codes as object)
  return (
    levels.length > 0 &&
    levels.every((code) => isObject(code) && 'severity' in code && SEVERITIES.has(code.severity)) &&
    [on].flat().every((each) => CLASSES.has(each)) &&
    Object.entries(calls).every(([name, callback]) => CALLBACKS.includes(name) && FUNCTION.fits(callback)) &&
    // Only `process` is awaited.
    CALLBACKS.every((name) => name === 'process' || {}.toString.call(rule[name]) !== '[object AsyncFunction]')
  )
}
