import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { temporaryFolder } from './cleanup.ts'
import { dedent } from './dedent.ts'
import { writeFiles } from './files.ts'
import { runSmall } from './small-process.ts'

export function git(folder: string, ...args: readonly string[]): string {
  const identity = {
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.org',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.org',
  }
  return runSmall(['git', ...args], folder, {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    ...identity,
    ...WITHOUT_MAINTENANCE,
  }).trim()
}

/** Each commit would start another process, to look whether there is something to tidy up. */
const WITHOUT_MAINTENANCE = {
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'maintenance.auto',
  GIT_CONFIG_VALUE_0: 'false',
}

/** Repositories with one commit, by the JSON of their files. Git takes longer to start than a copy takes to write. */
const committed = new Map<string, string>()

/** Their folder, which the tests of this process share. */
let originals: string | undefined

function originalFolder(): string {
  if (originals === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'cwl-promote-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    originals = folder
  }
  return mkdtempSync(join(originals, 'repository-'))
}

/** A git repository with one commit of these files on the branch main, gone after the test. */
export function committedRepository(files: Readonly<Record<string, string>>): string {
  const key = JSON.stringify(files)
  const original = committed.get(key) ?? originalFolder()
  if (!committed.has(key)) {
    git(original, 'init', '-q', '-b', 'main', '--template=')
    // The index stays true of a copy, whose files have other numbers and times of change.
    git(original, 'config', 'core.checkStat', 'minimal')
    git(original, 'config', 'core.trustctime', 'false')
    commit(original, files)
    committed.set(key, original)
  }
  const folder = temporaryFolder()
  cpSync(original, folder, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
  return folder
}

/** Commits these files with all else that changed, and gives the commit. */
export function commit(folder: string, files: Readonly<Record<string, string>>): string {
  writeFiles(folder, files)
  git(folder, 'add', '-A')
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'work')
  return headOf(folder)
}

/** The commit that is checked out. */
export function headOf(folder: string): string {
  const head = readFileSync(join(folder, '.git', 'HEAD'), 'utf8').trim()
  if (!head.startsWith('ref: ')) return head
  const ref = join(folder, '.git', head.slice('ref: '.length))
  return existsSync(ref) ? readFileSync(ref, 'utf8').trim() : git(folder, 'rev-parse', 'HEAD')
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
