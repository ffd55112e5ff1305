import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { dedent } from './dedent.ts'
import { writeFiles } from './files.ts'
import { temporaryFolder } from './local-platform.ts'

export function git(folder: string, ...args: readonly string[]): string {
  const identity = {
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.org',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.org',
  }
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder, ...identity },
  }).trim()
}

/** A git repository with one commit of these files on the branch main, gone after the test. */
export function committedRepository(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder()
  git(folder, 'init', '-q', '-b', 'main')
  commit(folder, files)
  return folder
}

/** Commits these files with all else that changed, and gives the commit. */
export function commit(folder: string, files: Readonly<Record<string, string>>): string {
  writeFiles(folder, files)
  git(folder, 'add', '-A')
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'work')
  return git(folder, 'rev-parse', 'HEAD')
}

/** A git that does not answer, as on a network file system that is gone. */
export interface HangingGit {
  /** PATH, with it before all else. */
  readonly path: string
  /** Resolves when it was called for the first time. */
  readonly called: () => Promise<void>
  /** How often it was called. */
  readonly calls: () => number
}

export function hangingGit(): HangingGit {
  const folder = temporaryFolder()
  const calls = join(folder, 'calls')
  writeFileSync(
    join(folder, 'git'),
    dedent`
      #!/bin/sh
      echo called >> ${JSON.stringify(calls)}
      exec sleep 1000
    `,
  )
  chmodSync(join(folder, 'git'), 0o755)
  return {
    path: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
    called: async () => {
      while (!existsSync(calls)) await sleep(1)
    },
    calls: () => readFileSync(calls, 'utf8').trim().split('\n').length,
  }
}
