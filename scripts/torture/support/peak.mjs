import { writeSync } from 'node:fs'

// Loaded first into a process: when it ends, it says on standard error how much memory it had at most, in MiB.
process.on('exit', () => writeSync(2, `\npeak ${Math.round(process.resourceUsage().maxRSS / 1024)}\n`))
