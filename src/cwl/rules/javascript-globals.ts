/** What an expression is given (CWL v1.2 CommandLineTool, "Parameter references"). */
export const CONTEXT = ['inputs', 'self', 'runtime'] as const

/** The global object of ECMAScript 2025 (chapter 19), and what every engine adds to it. */
const GLOBALS: ReadonlySet<string> = new Set([
  ...CONTEXT,
  'globalThis', 'Infinity', 'NaN', 'undefined', 'eval', 'isFinite', 'isNaN', 'parseFloat', 'parseInt', 'decodeURI',
  'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'escape', 'unescape', 'AggregateError', 'Array', 'ArrayBuffer', 'BigInt',
  'BigInt64Array', 'BigUint64Array', 'Boolean', 'DataView', 'Date', 'Error', 'EvalError', 'FinalizationRegistry', 'Float16Array',
  'Float32Array', 'Float64Array', 'Function', 'Int8Array', 'Int16Array', 'Int32Array', 'Iterator', 'Map', 'Number', 'Object', 'Promise',
  'Proxy', 'RangeError', 'ReferenceError', 'RegExp', 'Set', 'SharedArrayBuffer', 'String', 'Symbol', 'SyntaxError', 'TypeError',
  'Uint8Array', 'Uint8ClampedArray', 'Uint16Array', 'Uint32Array', 'URIError', 'WeakMap', 'WeakRef', 'WeakSet', 'Atomics', 'JSON',
  'Math', 'Reflect', 'Intl', 'arguments', 'console',
])

/** True for names that need no declaration. */
export function isGlobal(name: string): boolean {
  return GLOBALS.has(name)
}
