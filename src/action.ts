import { watchSteps } from './commands/run/own-process.ts'
import { ignoreLogErrors } from './github/log.ts'
import { runAction } from './github/run.ts'

ignoreLogErrors()
watchSteps()
// Without `await` at the top level: ncc wraps a module that has one, and V8 reads what is wrapped twice.
void end()

async function end(): Promise<void> {
  process.exitCode = await runAction()
}
