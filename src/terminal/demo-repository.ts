import { execFile } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The change that the demo makes to a tool: a newer samtools. Both images exist. */
export const EDIT = {
  file: 'tools/samtools-sort.cwl',
  before: 'quay.io/biocontainers/samtools:1.19.2--h50ea8bc_0',
  after: 'quay.io/biocontainers/samtools:1.20--h50ea8bc_0',
} as const

/** `examples/rnaseq`, as seen from `src/terminal/` and from `lib/terminal/`. */
export const EXAMPLE = join(import.meta.dirname, '..', '..', 'examples', 'rnaseq')

/** Thrown if the package was installed without its examples; the message is the missing folder. */
export class ExampleMissing extends Error {
  override readonly name = 'ExampleMissing'
}

/**
 * Copies the repository `example` into `folder` and commits it. Returns false if this machine has no git, which the
 * demo does not require. Throws {@link ExampleMissing}.
 */
export async function copyExample(example: string, folder: string, signal: AbortSignal): Promise<boolean> {
  if (!existsSync(example)) throw new ExampleMissing(example)
  cpSync(example, folder, { recursive: true })
  return (await git(folder, ['init', '--quiet'], signal)) && commit(folder, 'RNA-seq', signal)
}

/** Makes the {@link EDIT} and commits it. Throws if the example does not contain the line any more. */
export async function editTool(folder: string, committed: boolean, signal: AbortSignal): Promise<void> {
  const path = join(folder, EDIT.file)
  const text = readFileSync(path, 'utf8')
  const parts = text.split(EDIT.before)
  if (parts.length !== 2) throw new Error(`${EDIT.file} was expected to name ${EDIT.before} once`)
  writeFileSync(path, parts.join(EDIT.after))
  if (committed) await commit(folder, 'Sort with samtools 1.20', signal)
}

async function commit(folder: string, message: string, signal: AbortSignal): Promise<boolean> {
  await git(folder, ['add', '--all'], signal)
  return git(folder, [...AUTHOR, 'commit', '--quiet', '--message', message], signal)
}

const AUTHOR = ['-c', 'user.name=cwl-promote demo', '-c', 'user.email=demo@localhost']

/** False if git is not installed. */
async function git(folder: string, args: readonly string[], signal: AbortSignal): Promise<boolean> {
  try {
    await promisify(execFile)('git', [...args], { cwd: folder, signal, env: environment(folder) })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

/** Without the user's configuration, which may sign commits, run hooks or ask for a passphrase; and without a token. */
function environment(home: string): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env
  return { PATH, SystemRoot, HOME: home, GIT_CONFIG_NOSYSTEM: '1', GIT_TERMINAL_PROMPT: '0' }
}
