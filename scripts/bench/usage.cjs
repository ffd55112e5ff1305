// Loaded into each measured process: appends what the process used to the file that BENCH_USAGE names, one line per process.
const { appendFileSync } = require('node:fs')

const file = process.env.BENCH_USAGE
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  appendFileSync(file, `${(userCPUTime + systemCPUTime) / 1000} ${maxRSS / 1024}\n`)
})
