import { appendFileSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Circus } from '@jest/types'
import { TestEnvironment } from 'jest-environment-node'

import { readResults, type Task } from './results.ts'

/** What instrumented code asks whether a mutant is active, and notes that it was reached. */
interface Switchboard {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage: {
    static: Record<string, number>
    perTest: Record<string, Record<string, number>>
  }
}

/** A test with the describe blocks around it, from the outermost in. */
interface Entry {
  readonly test: Circus.TestEntry
  readonly blocks: readonly Circus.DescribeBlock[]
  seconds: number
  /** Whether it passes again without a mutant; undefined before that was tried. */
  repeatable?: boolean
}

/** In how many test files a mutant may survive before no other one tries it. */
const ENOUGH_FILES = 60

/** What marks the hook that tries the mutants: it is no hook of the tests. */
const OWN_HOOK = 'tries the mutants'

/** How long the tests of a file take that are tried for one mutant: some files have hundreds. The quick ones go first. */
const ENOUGH_SECONDS = 2

/** In milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1

type Verdict = 'killed' | 'timeout' | 'survived'

/**
 * A test environment that runs the tests of a file as usual, and then runs those that reach a mutant again, once for
 * each mutant, without loading any module again. `MUTATION_TASK` names the file that says which mutants.
 */
export default class MutationEnvironment extends TestEnvironment {
  readonly #task: Task = JSON.parse(readFileSync(process.env['MUTATION_TASK'] ?? '', 'utf8')) as Task
  readonly #entries = new Map<string, Entry>()
  readonly #board: Switchboard = { mutantCoverage: { static: {}, perTest: {} } }

  override async setup(): Promise<void> {
    await super.setup()
    Object.assign(this.global, { __stryker__: this.#board })
  }

  async handleTestEvent(event: Circus.AsyncEvent | Circus.SyncEvent, state: Circus.State): Promise<void> {
    if (event.name === 'run_start') {
      this.#collect(state.rootDescribeBlock, [])
      // Between tests, jest refuses to load a module, and some code does that only when it runs. So this is a last hook.
      const runMutants = (): Promise<void> => this.#runMutants()
      state.rootDescribeBlock.hooks.push({
        type: 'afterAll',
        fn: runMutants,
        asyncError: new Error(OWN_HOOK),
        parent: state.rootDescribeBlock,
        seenDone: false,
        timeout: LONGEST_TIMER,
      })
    } else if (event.name === 'test_start') this.#board.currentTestId = this.#idOf(event.test)
    else if (event.name === 'test_done') {
      const id = this.#board.currentTestId ?? ''
      this.#board.currentTestId = undefined
      const entry = this.#entries.get(id)
      if (entry !== undefined) entry.seconds = (event.test.duration ?? 0) / 1000
      // A test that fails without a mutant shows nothing.
      if (event.test.errors.length > 0) this.#entries.delete(id)
    }
  }

  #collect(block: Circus.DescribeBlock, outer: readonly Circus.DescribeBlock[]): void {
    const blocks = [...outer, block]
    for (const child of block.children)
      if (child.type === 'describeBlock') this.#collect(child, blocks)
      else if (child.mode === undefined || child.mode === null)
        this.#entries.set(String(this.#entries.size), { test: child, blocks, seconds: 0 })
  }

  #idOf(test: Circus.TestEntry): string | undefined {
    return [...this.#entries].find(([, entry]) => entry.test === test)?.[0]
  }

  async #runMutants(): Promise<void> {
    const { mutants, file, results } = this.#task
    const write = (line: object): void => appendFileSync(results, `${JSON.stringify({ file, ...line })}\n`)
    const { perTest, static: atLoad } = structuredClone(this.#board.mutantCoverage)
    const known = readResults(results)
    write({
      reached: [...new Set([...Object.values(perTest), atLoad].flatMap(Object.keys))],
      atLoad: Object.keys(atLoad),
    })
    for (const mutant of mutants) {
      if (known.isDead(mutant) || known.wasTried(mutant, file) || known.survivals(mutant) >= ENOUGH_FILES) continue
      const reaching = [...this.#entries].filter(([id]) => perTest[id]?.[mutant] !== undefined)
      if (reaching.length === 0) continue
      const slowest = Math.max(...reaching.map(([, { seconds }]) => seconds))
      write({ mutant, status: 'started', within: 10 + 3 * ENOUGH_SECONDS + 8 * slowest })
      const hits = Math.max(...reaching.map(([id]) => perTest[id]?.[mutant] ?? 0))
      const { verdict, by, ran } = await this.#try(
        mutant,
        hits,
        reaching.map(([, entry]) => entry),
      )
      write({ mutant, status: verdict, ran })
      if (verdict === 'survived' || by === undefined) continue
      // What a mutant leaves in the state of modules must not be taken for the work of the next one.
      if (verdict === 'timeout' || (await this.#run(by)) !== 'survived') {
        write({ again: true })
        return
      }
    }
  }

  async #try(
    mutant: string,
    hits: number,
    reaching: readonly Entry[],
  ): Promise<{ readonly verdict: Verdict; readonly by?: Entry; readonly ran: boolean }> {
    let ran = false
    let spent = 0
    for (const entry of reaching.toSorted((a, b) => a.seconds - b.seconds)) {
      if (spent > ENOUGH_SECONDS) break
      spent += entry.seconds
      if (!(await this.#isRepeatable(entry))) continue
      Object.assign(this.#board, { activeMutant: mutant, hitCount: 0, hitLimit: hits * 100 + 1000 })
      const verdict = await this.#run(entry)
      ran ||= (this.#board.hitCount ?? 0) > 0
      Object.assign(this.#board, { activeMutant: undefined, hitCount: undefined })
      if (verdict !== 'survived') return { verdict, by: entry, ran }
    }
    return { verdict: 'survived', ran }
  }

  /** A test that passes only once shows nothing the second time. */
  async #isRepeatable(entry: Entry): Promise<boolean> {
    entry.repeatable ??= (await this.#run(entry)) === 'survived'
    return entry.repeatable
  }

  async #run({ test, blocks, seconds }: Entry): Promise<Verdict> {
    const stop = new AbortController()
    const late = sleep(3000 + seconds * 5000, 'timeout' as const, { signal: stop.signal }).catch(
      () => 'timeout' as const,
    )
    try {
      return await Promise.race([runWithHooks(test, blocks), late])
    } finally {
      stop.abort()
    }
  }
}

async function runWithHooks(test: Circus.TestEntry, blocks: readonly Circus.DescribeBlock[]): Promise<Verdict> {
  let verdict: Verdict = 'survived'
  const context = {}
  const all = async (type: Circus.Hook['type'], order: readonly Circus.DescribeBlock[]): Promise<void> => {
    for (const block of order)
      for (const hook of block.hooks)
        if (hook.type === type && hook.asyncError.message !== OWN_HOOK) await call(hook.fn as Callable, context)
  }
  const inward = async (): Promise<void> => {
    await all('beforeAll', blocks)
    await all('beforeEach', blocks)
    await call(test.fn as Callable, context)
  }
  await inward().catch(() => (verdict = 'killed'))
  for (const type of ['afterEach', 'afterAll'] as const)
    await all(type, blocks.toReversed()).catch(() => (verdict = 'killed'))
  return verdict
}

type Callable = (this: object, done?: (error?: unknown) => void) => unknown

async function call(body: Callable, context: object): Promise<unknown> {
  if (body.length === 0) return body.call(context)
  return new Promise<void>((resolve, reject) => {
    body.call(context, (error) => (error === undefined ? resolve() : reject(error as Error)))
  })
}
