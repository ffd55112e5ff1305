import { watchSteps } from './commands/run/own-process.ts'
import { ignoreLogErrors } from './github/log.ts'
import { runAction } from './github/run.ts'

ignoreLogErrors()
watchSteps()
process.exitCode = await runAction()
