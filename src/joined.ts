import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Script } from 'node:vm'
import { crc32 } from 'node:zlib'

import { EXIT } from './commands/report.ts'
import type { runCli as run } from './terminal/run.ts'

const FOLDER = 'command-line'

/**
 * V8 compiles a function at its first call, which takes longer than validating a few files, so the compiled code of the
 * first run of a command is kept for the next ones. Node's own cache is made before the first call.
 */
export async function runCli(argv: readonly string[]): Promise<number> {
  const verb = verbOf(argv)
  const file = join(import.meta.dirname, FOLDER, `${verb === HELP || verb === 'validate' ? verb : 'run'}.cjs`)
  // The script is pure ASCII, which Node converts to a string without checking each byte.
  const source = readFileSync(file, 'latin1')
  const memory = memoryFor(source, verb)
  const cachedData = recall(memory)
  const script = new Script(source, cachedData === undefined ? { filename: file } : { filename: file, cachedData })
  const exitCode = await load(script, file).runCli(argv)
  // A wrong command line calls few functions. V8 rejects code that was compiled with other switches.
  if (exitCode !== EXIT.usage) keep(script, memory, script.cachedDataRejected === true ? undefined : cachedData)
  return exitCode
}

/** Also for a command line that is wrong. Its script has no code of any command. */
const HELP = 'help'

function verbOf(argv: readonly string[]): string {
  const [verb = HELP] = argv[0] === '--' ? argv.slice(1) : argv
  return /^[a-z][a-z-]{0,30}$/.test(verb) && !argv.includes('--help') && !argv.includes('-h') ? verb : HELP
}

interface Joined {
  readonly runCli: typeof run
}

function load(script: Script, file: string): Joined {
  const module = { exports: {} }
  const begin = script.runInThisContext() as (...given: readonly unknown[]) => void
  begin(module.exports, createRequire(file), module, file, dirname(file), pathToFileURL(file).href)
  return module.exports as Joined
}

/**
 * Next to the code itself: anyone who can write there can change the code too. Commands, builds and Node versions need
 * separate caches.
 */
function memoryFor(source: string, verb: string): string {
  const build = /^\/\/ (\w{1,100})\n/.exec(source)?.[1] ?? ''
  return join(import.meta.dirname, '.cache', `${build}-${process.version}-${process.arch}`, verb)
}

const CHECKSUM_BYTES = 4

/** Undefined if the cache is missing or damaged: V8 does not check it, and a full disk can cut it off. */
function recall(memory: string): Buffer | undefined {
  const kept = unlessRefused(() => readFileSync(memory))
  if (kept === undefined || kept.length < CHECKSUM_BYTES) return undefined
  const data = kept.subarray(0, -CHECKSUM_BYTES)
  return kept.readUInt32LE(data.length) === crc32(data) ? data : undefined
}

function keep(script: Script, memory: string, before: Buffer | undefined): void {
  if (before !== undefined) return
  const data = script.createCachedData()
  const checksum = Buffer.alloc(CHECKSUM_BYTES)
  checksum.writeUInt32LE(crc32(data))
  const fresh = `${memory}.part`
  unlessRefused(() => {
    mkdirSync(dirname(memory), { recursive: true })
    try {
      writeFileSync(fresh, Buffer.concat([data, checksum]))
      renameSync(fresh, memory)
    } catch (error) {
      rmSync(fresh, { force: true })
      throw error
    }
  })
}

/** If the folder cannot be read or written, or Node has no permission, the run only takes longer. */
function unlessRefused<Done>(act: () => Done): Done | undefined {
  try {
    return act()
  } catch (error) {
    if (error instanceof Error && ('syscall' in error || 'permission' in error)) return undefined
    throw error
  }
}
