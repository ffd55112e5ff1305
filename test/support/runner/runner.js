import { Tinypool } from 'tinypool'

const REQUEST = 'jest-light-runner-get-worker-data'

/**
 * Runs test files in processes that keep their modules from file to file: the `child-process` runner of
 * jest-light-runner but for one fault. When one process asks for its settings, that answers all of them; a process that
 * does not listen yet misses the answer, and then waits for ever.
 */
export default class Runner {
  #globalConfig
  #pools = new Map()

  constructor(globalConfig) {
    this.#globalConfig = globalConfig
  }

  async runTests(tests, _watcher, onStart, onResult, onFailure) {
    const waiting = [...tests]
    const work = async () => {
      for (let test = waiting.shift(); test !== undefined; test = waiting.shift()) {
        await onStart(test)
        try {
          await onResult(test, await this.#run(test))
        } catch (error) {
          await onFailure(test, error)
        }
      }
    }
    await Promise.all(Array.from({ length: this.#globalConfig.maxWorkers }, work))
    await Promise.all(Array.from(this.#pools.values(), (pool) => pool.destroy()))
    this.#pools.clear()
  }

  #run(test) {
    const projectConfig = test.context.config
    const workerData = { globalConfig: this.#globalConfig, projectConfig, runtime: 'child_process' }
    let answer = () => undefined
    const channel = {
      onMessage: (send) => {
        answer = () => send({ type: 'jest-light-runner-worker-data', workerData })
      },
      postMessage: (message) => {
        if (message === REQUEST) answer()
      },
    }
    return this.#poolOf(projectConfig).run(test.path, { channel })
  }

  #poolOf(projectConfig) {
    const { maxWorkers } = this.#globalConfig
    const pool =
      this.#pools.get(projectConfig) ??
      new Tinypool({
        filename: new URL('worker-runner.js', import.meta.resolve('jest-light-runner')).href,
        runtime: 'child_process',
        minThreads: maxWorkers,
        maxThreads: maxWorkers,
        env: process.env,
        trackUnmanagedFds: false,
      })
    this.#pools.set(projectConfig, pool)
    return pool
  }
}
