import { compileFunction } from 'node:vm'

import type { Node, Options, parse as parseScript } from 'acorn'

import { namesIn, type Names } from './javascript-tree.ts'

export interface Acorn {
  readonly parse: typeof parseScript
}

/** The JavaScript of a text: the part inside of the brackets. */
export interface Code {
  /** In parentheses, or the body of a function in braces. */
  readonly kind: 'reference' | 'expression' | 'body'
  readonly code: string
}

/** The body of the function that evaluates the code. */
export function bodyOf({ kind, code }: Code): string {
  return kind === 'body' ? code : `return (${code}\n)`
}

/** Expressions run in strict mode (CWL v1.2 CommandLineTool, "Expressions"). */
const STRICT = '"use strict";'

/** Compiles a function body without running it. */
export function compiles(body: string): boolean {
  try {
    compileFunction(STRICT + body)
    return true
  } catch (error) {
    // In a test runner the error is of another realm, so `instanceof` does not work.
    if (typeof error === 'object' && error !== null && 'message' in error) return false
    throw error
  }
}

/** Whether valid code ends inside of a comment, which then includes the closing bracket. */
export function endsInComment({ kind, code }: Code): boolean {
  // A character that no valid code contains outside of comments.
  return code.slice(code.lastIndexOf('\n') + 1).includes('//') && compiles(bodyOf({ kind, code: `${code}@` }))
}

/** The result of parsing code, or its syntax error; positions are relative to the code. */
export type Reading = Sound | SyntaxMistake

export interface SyntaxMistake {
  readonly reason: string
  readonly offset: number
}

export interface Sound {
  readonly usedNames: Names
  /** The position of syntax newer than ECMAScript 5.1; unknown for long code. */
  readonly newer: number | undefined
}

export function readCode(acorn: Acorn, { kind, code }: Code): Reading {
  const [open, close] = kind === 'body' ? ['', ''] : ['(', '\n)']
  const text = STRICT + open + code + close
  const before = STRICT.length + open.length
  const offset = (position: number): number => Math.max(0, Math.min(position - before, code.length - 1))
  const plain = code.length > LONGEST_TWICE ? undefined : attempt(acorn, text, 5)
  if (plain !== undefined && 'tree' in plain) return { usedNames: namesIn(plain.tree, before), newer: undefined }
  const parsed = attempt(acorn, text, 'latest')
  if (!('tree' in parsed))
    return {
      reason: parsed.position - before >= code.trimEnd().length ? ENDS_EARLY : parsed.reason,
      offset: offset(parsed.position),
    }
  return { usedNames: namesIn(parsed.tree, before), newer: plain && offset(plain.position) }
}

/** The reason for code that is valid but incomplete. */
export const ENDS_EARLY = 'it ends too early'

/**
 * Code up to this length is parsed as the older edition, and if that fails as the newer one; each takes half a second
 * for longer code.
 */
const LONGEST_TWICE = 600_000

function attempt(
  acorn: Acorn,
  text: string,
  ecmaVersion: Options['ecmaVersion'],
): { readonly tree: Node } | { readonly reason: string; readonly position: number } {
  try {
    return { tree: acorn.parse(text, { ecmaVersion, allowReturnOutsideFunction: true }) }
  } catch (error) {
    if (error instanceof RangeError) return { reason: 'it nests too deeply', position: 0 }
    if (!(error instanceof SyntaxError)) throw error
    const reason = error.message.replace(/ \(\d+:\d+\)$/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase())
    return { reason, position: 'pos' in error && typeof error.pos === 'number' ? error.pos : 0 }
  }
}
