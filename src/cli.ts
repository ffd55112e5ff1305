import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Beside the code itself: whoever can write there can change that too. The temporary folder, which is where Node would
// keep it, belongs to everyone. Sources that run as they are leave nothing behind.
if (import.meta.filename.endsWith('.js')) enableCompileCache(join(import.meta.dirname, '.cache'))
const { runCli } = await import('./terminal/run.ts')
process.exitCode = await runCli(process.argv.slice(2))
