/** Runs the commands of a page as a reader does: one shell, one block after the other. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

import { parseAddress } from '../../src/platform/address.ts'
import { dedent } from './dedent.ts'
import { writeFiles } from './files.ts'
import { afterThisTest, temporaryFolder, TOKEN } from './local-platform.ts'
import { blocksOf, type Block } from './page.ts'
import { BIN, COMPILE_CACHE } from './programs.ts'
import { releasedRepository } from './released-repository.ts'

const root = join(import.meta.dirname, '..', '..')

/** The port of the platform in a box that pages write. Something else may use it here. */
const PORT = '8080'

export interface PageRun {
  /** Commands that ended otherwise than the page says; a comment `# exit code N` on their line says it. */
  readonly surprises: readonly { readonly line: number; readonly command: string; readonly code: number }[]
  /** What each block of commands printed, and the block of the page that shows it, if there is one. */
  readonly printed: readonly { readonly line: number; readonly output: string; readonly shown: string | undefined }[]
}

/**
 * Runs all blocks of `sh`, in a repository like examples/rnaseq of one commit, which its origin has too, with a
 * platform that is running. Blocks of `ini` are the credentials file of the platform's client.
 */
export async function runPage(page: string): Promise<PageRun> {
  const blocks = blocksOf(page)
  const box = temporaryFolder()
  const port = await freePort()
  const here = (text: string): string => text.replaceAll(PORT, port)
  const scripts = blocks.flatMap((block, at) => {
    const next = blocks[at + 1]
    const shown = next?.language === 'text' ? next.text : undefined
    return block.language === 'sh' ? [{ ...block, text: here(block.text), shown }] : []
  })
  // Only the platforms of that client have such a file.
  const isPublic = blocks.some(({ language, text }) => language === 'ini' || /--dialect seven-bridges/.test(text))
  const dialect = isPublic ? 'seven-bridges' : 'documented'
  const { platform, workspace } = await releasedRepository(dialect)
  for (const { text } of blocks.filter(({ language }) => language === 'ini'))
    writeFiles(box, {
      'home/.sevenbridges/credentials': text.replaceAll('…', TOKEN).replaceAll(/https:\/\/[^/\s]+/g, platform.url),
    })
  // These are for a repository without a configuration.
  if (scripts.some(({ text }) => /cwl-promote init(?! --dockstore)/.test(text)))
    rmSync(join(workspace, 'cwl-promote.yml'))
  // Somebody has edited an app.
  if (scripts.some(({ text }) => /cwl-promote pull/.test(text))) {
    const address = parseAddress('acme/rnaseq-dev/featurecounts')
    const { text = '' } = platform.store.latest(address) ?? {}
    platform.store.install(address, text.replace('"label":"', '"label":"Edited: '))
  }
  writePrograms(join(box, 'bin'))
  const script = join(box, 'script')
  writeFileSync(script, scriptOf(scripts, box))
  await new Promise<void>((resolve, reject) => {
    const shell = spawn('bash', ['--noprofile', '--norc', script], {
      cwd: workspace,
      stdio: 'ignore',
      detached: true,
      env: {
        ...COMPILE_CACHE,
        PATH: [join(box, 'bin'), process.env['PATH']].join(':'),
        HOME: join(box, 'home'),
        BOX: box,
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: `url.${root}.insteadOf`,
        GIT_CONFIG_VALUE_0: 'https://github.com/cwl-promote/cwl-promote',
        GIT_AUTHOR_NAME: 'A',
        GIT_AUTHOR_EMAIL: 'a@example.org',
        GIT_COMMITTER_NAME: 'A',
        GIT_COMMITTER_EMAIL: 'a@example.org',
        CWL_PROMOTE_BASE_URL: platform.url,
        CWL_PROMOTE_PLATFORM: dialect,
        CWL_PROMOTE_TOKEN: TOKEN,
      },
    })
    // A platform goes on when the shell has ended, and all of it when the test takes too long.
    afterThisTest(() => endGroup(shell.pid))
    shell.on('error', reject)
    shell.on('close', () => resolve())
  })
  return {
    surprises: surprisesOf(scripts, join(box, 'ended')),
    printed: scripts.map(({ line, shown }) => ({
      line,
      output: readFileSync(join(box, `printed-${line}`), 'utf8').replaceAll(port, PORT),
      shown,
    })),
  }
}

/** Each command that ends otherwise than with 0 writes its line and its exit code. */
function scriptOf(blocks: readonly Block[], box: string): string {
  return [
    `trap 'echo "$LINENO $?" >> "${box}/ended"' ERR`,
    `touch "${box}/ended"`,
    ...blocks.map(({ text, line }) => `{\n${text}} > "${box}/printed-${line}" 2>&1`),
    '',
  ].join('\n')
}

function surprisesOf(blocks: readonly Block[], ended: string): PageRun['surprises'] {
  const codes = new Map(
    readFileSync(ended, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): [number, number] => {
        const [at = '', code = ''] = line.split(' ')
        return [Number(at), Number(code)]
      }),
  )
  let scriptLine = 2
  return blocks.flatMap(({ text, line }) => {
    scriptLine += 1
    const lines = text.trimEnd().split('\n')
    const surprises = lines.flatMap((command, at) => {
      const [, expected = '0'] = /# exit code (\d+)/.exec(command) ?? []
      const code = codes.get(scriptLine + 1 + at) ?? 0
      return code === Number(expected) ? [] : [{ line: line + at, command, code }]
    })
    scriptLine += lines.length + 1
    return surprises
  })
}

/**
 * What the pages call. `npm` builds nothing, since what is built is what is called; `gh`, which would reach GitHub,
 * does nothing; and a platform goes on in the background, as in another terminal.
 */
function writePrograms(folder: string): void {
  mkdirSync(folder)
  const write = (name: string, text: string): void =>
    writeFileSync(join(folder, name), `#!/bin/bash\n${text}`, { mode: 0o755 })
  write(
    'cwl-promote',
    dedent`
      run() { exec "${process.execPath}" "${BIN}" "$@"; }
      [ "$1" = platform ] && [[ "$2" = --* ]] || run "$@"
      run "$@" > "$BOX/platform" 2>&1 &
      until grep -q 'Ctrl+C' "$BOX/platform" || ! kill -0 $! 2> /dev/null; do sleep 0.05; done
      cat "$BOX/platform"
    `,
  )
  write('npx', 'exec "$@"\n')
  write('npm', '[ "$1 $2" = "run demo" ] || exit 0\nexec cwl-promote demo\n')
  write('gh', 'exit 0\n')
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid)
  } catch {
    // Nothing of it is running any more.
  }
}

async function freePort(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return typeof address === 'object' && address !== null ? String(address.port) : PORT
}
