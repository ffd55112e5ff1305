import { watchSteps } from './commands/run/own-process.ts'
import { ignoreLogErrors } from './github/log.ts'
import { runAction } from './github/run.ts'

/** Debuggers of actions import this and call it. */
export async function run(): Promise<void> {
  ignoreLogErrors()
  watchSteps()
  process.exitCode = await runAction()
}
