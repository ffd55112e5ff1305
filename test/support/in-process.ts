/** The folder and the environment of a process are one: the next run waits for the one before it. */
let last: Promise<unknown> = Promise.resolve()

/** Runs something in this process as if it were one of its own, in this folder and with no other environment. */
export async function asProcess<Result>(
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
  run: () => Promise<Result>,
): Promise<Result> {
  const turn = last.then(async () => {
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
