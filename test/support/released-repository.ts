import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { LocalPlatform } from '../../src/local-platform/index.ts'
import { writeFiles } from './files.ts'
import { commit, git } from './git.ts'
import { startPlatform, temporaryFolder, TOKEN } from './local-platform.ts'
import { exampleRepository, toolText } from './repository.ts'
import { runCli } from './run-cli.ts'

type Dialect = 'documented' | 'seven-bridges'

export interface ReleasedRepository {
  readonly workspace: string
  /** The commit that is checked out: on main, and one ahead of that of the origin. */
  readonly commit: string
  readonly platform: LocalPlatform
  /** A folder with the record of the last release, as a run on GitHub keeps it. */
  readonly artifacts: string
}

/** Folders to copy, made once in a process because that takes seconds. */
const masters = new Map<Dialect, Promise<Master>>()

interface Master {
  readonly folder: string
  readonly url: string
  readonly commit: string
}

/**
 * A repository like examples/rnaseq, with one more tool, in a state in which each command has something to do. The
 * release project had two versions of an app; the dev project has a third one, and the repository a fourth. An export
 * job has failed.
 */
export async function releasedRepository(dialect: Dialect): Promise<ReleasedRepository> {
  const making = masters.get(dialect) ?? makeMaster(dialect)
  masters.set(dialect, making)
  const master = await making
  const folder = temporaryFolder()
  cpSync(master.folder, folder, { recursive: true })
  const platform = await startPlatform({ dialect, dataFolder: join(folder, 'data') })
  const record = join(folder, RECORD)
  writeFileSync(record, readFileSync(record, 'utf8').replaceAll(master.url, platform.url))
  return {
    workspace: join(folder, 'workspace'),
    artifacts: join(folder, 'artifacts'),
    platform,
    commit: master.commit,
  }
}

const RECORD = join('artifacts', 'record-release-1', 'record.json')

async function makeMaster(dialect: Dialect): Promise<Master> {
  const folder = mkdtempSync(join(tmpdir(), 'cwl-promote-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const [workspace, origin] = [join(folder, 'workspace'), join(folder, 'origin')]
  cpSync(exampleRepository(), workspace, { recursive: true })
  mkdirSync(origin)
  const platform = await startPlatform({ dialect, dataFolder: join(folder, 'data') })
  platform.store.addExport({ id: 'export-1', state: 'FAILED' })
  git(origin, 'init', '-q', '--bare', '-b', 'main')
  git(workspace, 'init', '-q', '-b', 'main')
  git(workspace, 'remote', 'add', 'origin', join('..', 'origin'))
  const promote = async (stage: string, ...flags: readonly string[]): Promise<void> => {
    const env = { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN }
    const args = ['promote', '--stage', stage, '--platform', dialect, ...flags]
    const { code, stderr } = await runCli(args, { cwd: workspace, env })
    if (code !== 0) throw new Error(stderr)
  }
  writeFiles(workspace, { 'align.cwl': toolText('align') })
  commitChange(workspace, 'first')
  await promote('dev')
  await promote('release')
  commitChange(workspace, 'second')
  await promote('dev')
  await promote('release', '--record', join(folder, RECORD))
  commitChange(workspace, 'third')
  await promote('dev')
  git(workspace, 'push', '-q', '--set-upstream', 'origin', 'main')
  await platform.stop()
  return { folder, url: platform.url, commit: commitChange(workspace, 'fourth') }
}

function commitChange(workspace: string, label: string): string {
  const tool = 'tools/star-align.cwl'
  const text = readFileSync(join(workspace, tool), 'utf8')
  return commit(workspace, { [tool]: text.replace(/^label: .*$/m, `label: ${label}`) })
}
