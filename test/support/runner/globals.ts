/** What `@jest/globals` has, for test files that run in the process itself. A test that never ends fails. */
import type * as Jest from '@jest/globals'
import { bind } from 'jest-each'

import { cleanUp } from '../cleanup.ts'

type Globals = Pick<
  typeof Jest,
  'afterAll' | 'afterEach' | 'beforeAll' | 'beforeEach' | 'describe' | 'expect' | 'jest' | 'test'
>
type TestFunction = () => unknown
type Add = (title: string, run: TestFunction, limit?: number) => void

const own = globalThis as unknown as Globals
export const { describe, expect, jest } = own

const LIMIT_MILLISECONDS = 60_000

function withLimit(run: TestFunction, limit = LIMIT_MILLISECONDS): () => Promise<void> {
  return async () => {
    const { promise, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error(`it did not end within ${limit} ms`)), limit)
    try {
      await Promise.race([run(), promise])
    } finally {
      clearTimeout(timer)
    }
  }
}

type Hook = (run: TestFunction, limit?: number) => void
const limited =
  (hook: Hook): Hook =>
  (run, limit) =>
    hook(withLimit(run, limit))
export const [afterAll, afterEach, beforeAll, beforeEach] = [
  limited(own.afterAll as Hook),
  limited(own.afterEach as Hook),
  limited(own.beforeAll as Hook),
  limited(own.beforeEach as Hook),
]

const add: Add = (title, run, limit) => own.test(title, withLimit(run, limit))

export const test = Object.assign(add, { each: bind(add), skip: own.test.skip, only: own.test.only })

afterEach(cleanUp)
