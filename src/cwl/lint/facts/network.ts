import type { Process } from '../../documents/processes.ts'
import { placeOf } from '../../problems/collect.ts'
import { programOf, type Word } from './command-words.ts'
import { asRequirement, type Use } from './features.ts'

/** Programs that download, with any arguments. */
const FETCHING: ReadonlySet<string> = new Set([
  'wget',
  'curl',
  'aria2c',
  'axel',
  'lftp',
  'ascp',
  'prefetch',
  'gsutil',
  'azcopy',
  'rclone',
  's5cmd',
  'aws',
  'synapse',
  'gdc-client',
  'gdown',
])

/** Programs that download with this first argument. */
const FETCHING_WITH: ReadonlyMap<string, string> = new Map([
  ['git', 'clone'],
  ['pip', 'install'],
  ['pip3', 'install'],
  ['conda', 'install'],
])

const NO_USES: readonly Use[] = []

/**
 * Since v1.1, "tools must not assume network access" without it (CWL v1.2 CommandLineTool, "NetworkAccess"); before,
 * engines allow it.
 */
export function networkUses(process: Process, words: readonly Word[]): readonly Use[] {
  if (process.processClass !== 'CommandLineTool' || process.version === 'v1.0') return NO_USES
  const [first, second] = words
  const program = programOf(words)
  if (
    first === undefined ||
    !(FETCHING.has(program) || (second !== undefined && FETCHING_WITH.get(program) === second.text))
  )
    return NO_USES
  const fix = `Add ${asRequirement(process, 'NetworkAccess', 'networkAccess: true')} under requirements: without it, engines may block the network.`
  return [
    {
      feature: 'NetworkAccess',
      place: () => placeOf(process.path, first.container, first.key),
      what: `${program} fetches from the network`,
      fix,
    },
  ]
}
