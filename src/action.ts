import { runAction } from './github/run.ts'

await runAction()
