/** The folder and the environment of a process are one: the next run waits for the one before it. */
let last: Promise<unknown> = Promise.resolve()

/** In milliseconds, below the limit of a test. A run that never ends must not stop those of all later files. */
const LONGEST_TURN = 50_000

/** Runs something in this process as if it were one of its own, in this folder and with no other environment. */
export async function asProcess<Result>(
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
  run: () => Promise<Result>,
): Promise<Result> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    last = Promise.resolve()
    reject(new Error('an earlier run in this process did not end'))
  }, LONGEST_TURN)
  const turn = Promise.race([last, tooLong]).then(async () => {
    clearTimeout(timer)
    const [before, folder] = [{ ...process.env }, process.cwd()]
    setEnvironment(env)
    process.chdir(cwd)
    try {
      return await run()
    } finally {
      process.chdir(folder)
      setEnvironment(before)
    }
  })
  last = turn.catch(() => undefined)
  return turn
}

function setEnvironment(env: Readonly<Record<string, string | undefined>>): void {
  for (const name of Object.keys(process.env)) delete process.env[name]
  for (const [name, value] of Object.entries(env)) if (value !== undefined) process.env[name] = value
}
