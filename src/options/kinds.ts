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
  words: 'a list of rules, each as `rule()` returns it: with codes, and with callbacks and classes that there are',
  fits: (value) => Array.isArray(value) && value.every(isRule),
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

const SEVERITIES: ReadonlySet<unknown> = new Set(['error', 'warning', 'advice', 'off'])
const CLASSES: ReadonlySet<unknown> = new Set(['CommandLineTool', 'ExpressionTool', 'Workflow', 'Operation'])
export const CALLBACKS: readonly string[] =
  'file process input output step link binding glob pattern requirement text'.split(' ')

function isRule(value: unknown): boolean {
  if (!isObject(value) || !('codes' in value) || !isObject(value.codes)) return false
  const { codes, on = [], scope: _scope, ...callbacks } = value as Readonly<Record<string, unknown>>
  const declared: readonly unknown[] = Object.values(codes as object)
  return (
    declared.length > 0 &&
    declared.every((code) => isObject(code) && 'severity' in code && SEVERITIES.has(code.severity)) &&
    [on].flat().every((each) => CLASSES.has(each)) &&
    Object.entries(callbacks).every(([name, callback]) => CALLBACKS.includes(name) && FUNCTION.fits(callback)) &&
    // Only `process` is awaited.
    CALLBACKS.every((name) => name === 'process' || !isAsync((value as Readonly<Record<string, unknown>>)[name]))
  )
}

function isAsync(callback: unknown): boolean {
  return typeof callback === 'function' && callback.constructor.name === 'AsyncFunction'
}
