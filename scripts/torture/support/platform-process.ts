/** A local platform of its own process, for being killed: `node platform-process.ts FOLDER TOKEN` prints its address. */
import { startLocalPlatform } from '../../../src/local-platform/index.ts'

const [, , dataFolder = '', token = ''] = process.argv
const platform = await startLocalPlatform({ dataFolder, token })
process.stdout.write(`${platform.url}\n`)
