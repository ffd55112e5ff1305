import { runCli } from './terminal/run.ts'

process.exitCode = await runCli(process.argv.slice(2))
