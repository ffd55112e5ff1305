import { ignoreLogErrors } from './github/log.ts'
import { runAction } from './github/run.ts'

ignoreLogErrors()
process.exitCode = await runAction()
