import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { LocalPlatform } from '../../src/local-platform/index.ts'
import { afterThisTest, startPlatform, temporaryFolder, TOKEN } from '../../test/support/local-platform.ts'
import { BIN } from '../../test/support/programs.ts'
import { exampleRepository } from '../../test/support/repository.ts'
import type { Scenario, Trial } from '../torture.ts'
import type { Chance } from './support/chance.ts'
import { run } from './support/run.ts'

/** By custom the number of a user who owns nothing. */
const NOBODY = 65_534

/** Each command with a file that it writes, below the folder `out`. */
const COMMANDS: readonly (readonly [file: string, ...words: string[]])[] = [
  ['record.json', 'promote', '--stage', 'dev', '--record', 'out/record.json', '--no-report-exports'],
  ['plan.json', 'plan', '--stage', 'dev', '--out', 'out/plan.json'],
  ['log.sarif', 'validate', '.', '--sarif', 'out/log.sarif'],
  ['baseline.json', 'validate', '.', '--write-baseline', 'out/baseline.json'],
  ['packed.json', 'pack', 'workflows/rnaseq.cwl', '--output', 'out/packed.json'],
  ['state.json', 'exports', '--state-file', 'out/state.json'],
]

const exits = new Map<number | null, number>()

/** What was in the file before, valid where the command reads it first. */
const OLD = '{}\n'

export const scenario: Scenario = {
  title: 'a full disk, a limit on the size of files, a folder and a file that cannot be written',
  weight: 2,
  rounds: 3,
  async round(trial, index) {
    const { chance } = trial
    const ways = [fullDisk, sizeLimit, readOnlyFolder]
    const way = ways[index % ways.length] ?? fullDisk
    const [file, ...words] = COMMANDS[Math.floor(index / ways.length) % COMMANDS.length] ?? chance.pick(COMMANDS)
    const platform = await startPlatform()
    const repository = exampleRepository()
    const out = join(repository, 'out')
    mkdirSync(out)
    chmodSync(repository, 0o777)
    const target = join(out, file)
    const hadOne = file !== 'state.json' && chance.oneIn(2)
    const place = way(trial, out, () => {
      if (hadOne) writeFileSync(target, OLD)
    })
    if (place === undefined) return 0
    const before = readdirSync(out).toSorted()
    const { code, stdout, stderr } = await run([...place.prefix, process.execPath, BIN, ...words], {
      cwd: repository,
      env: { HOME: temporaryFolder(), CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN },
      ...(place.user === undefined ? {} : { user: place.user }),
    })
    exits.set(code, (exits.get(code) ?? 0) + 1)
    trial.note('exits', [...exits].map(([exit, count]) => `${count} of ${exit}`).join(', '))
    judge(trial, { words, code, shown: stdout + stderr, way: way.name, target, before, hadOne }, platform)
    return 1
  },
}

interface Place {
  /** Words before the command. */
  readonly prefix: readonly string[]
  readonly user?: number
}

type Way = (trial: Trial, out: string, prepare: () => void) => Place | undefined

/** A small file system in memory, full but for a few bytes. */
const fullDisk: Way = ({ chance, note }, out, prepare) => {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k,mode=0777', 'tmpfs', out], { encoding: 'utf8' })
  if (mounted.status !== 0) {
    note('full disk', `not tried, ${(mounted.error?.message ?? mounted.stderr).trim() || 'mount fails'}`)
    return undefined
  }
  afterThisTest(() => void spawnSync('umount', ['-l', out]))
  prepare()
  fill(join(out, 'filling'), 64 * 1024, chance)
  return { prefix: [] }
}

/** Writes until nothing more goes in, and leaves up to seven pages of 4 KiB. */
function fill(path: string, bytes: number, chance: Chance): void {
  let size = bytes
  for (; size > 0; size -= 4096)
    try {
      writeFileSync(path, Buffer.alloc(size))
      break
    } catch {
      // Too much: a page less.
    }
  writeFileSync(path, Buffer.alloc(Math.max(0, size - 4096 * chance.below(8))))
}

/** As a quota: writing beyond a number of blocks of 512 bytes or a KiB of any file fails. */
const sizeLimit: Way = ({ chance }, _out, prepare) => {
  prepare()
  return { prefix: ['sh', '-c', `trap '' XFSZ; ulimit -f ${chance.pick([0, 1, 8, 64])}; exec "$@"`, 'sh'] }
}

const readOnlyFolder: Way = (_trial, out, prepare) => {
  prepare()
  chmodSync(out, 0o555)
  afterThisTest(() => chmodSync(out, 0o755))
  return process.getuid?.() === 0 ? { prefix: [], user: NOBODY } : { prefix: [] }
}

interface Trace {
  readonly words: readonly string[]
  readonly code: number | null
  readonly shown: string
  readonly way: string
  readonly target: string
  readonly before: readonly string[]
  readonly hadOne: boolean
}

function judge(
  { lose }: Trial,
  { words, code, shown, way, target, before, hadOne }: Trace,
  platform: LocalPlatform,
): void {
  const tell = (what: string): void =>
    lose(`${way}, ${words.join(' ')} (exit ${code}): ${what}\n${shown.slice(0, 1000)}`)
  const folder = join(target, '..')
  const after = readdirSync(folder).toSorted()
  const name = target.slice(folder.length + 1)
  const text = after.includes(name) ? readFileSync(target, 'utf8') : undefined
  if (/\n {4}at |Error: E[A-Z]+:/.test(shown)) tell('a stack trace or an error of the system')
  if (code === null) tell('was killed')
  if (code === 0 && (text === undefined || text === OLD || statSync(target).size === 0))
    tell('reports success, and wrote nothing')
  if (text !== undefined && !isJson(text)) tell(`the file is cut: ${text.slice(0, 200)}`)
  if (hadOne && text === undefined) tell('the old file is gone')
  const leftovers = after.filter((entry) => entry !== name && !before.includes(entry))
  if (leftovers.length > 0) tell(`leaves ${leftovers.join(', ')}`)
  const installs = platform.store.countRequests('POST')
  if (words[0] === 'promote' && installs > 0 && (text === undefined || text === OLD))
    tell(`${installs} installs without a record`)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
