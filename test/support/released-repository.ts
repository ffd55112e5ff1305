import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { LocalPlatform } from '../../src/local-platform/index.ts'
import { writeFiles } from './files.ts'
import { commit, git } from './git.ts'
import { startPlatform, temporaryFolder, TOKEN } from './local-platform.ts'
import { exampleRepository, toolText } from './repository.ts'
import { runCli } from './run-cli.ts'

export interface ReleasedRepository {
  readonly workspace: string
  /** The commit that is checked out: on main, and one ahead of that of the origin. */
  readonly commit: string
  readonly platform: LocalPlatform
  /** A folder with the record of the last release, as a run on GitHub keeps it. */
  readonly artifacts: string
}

/**
 * A repository like examples/rnaseq, with one more tool, in a state in which each command has something to do. The release project had two
 * versions of an app; the dev project has a third one, and the repository a fourth. An export job has failed.
 */
export async function releasedRepository(dialect: 'documented' | 'seven-bridges'): Promise<ReleasedRepository> {
  const [workspace, origin, artifacts] = [exampleRepository(), temporaryFolder(), temporaryFolder()]
  const platform = await startPlatform({ dialect })
  platform.store.addExport({ id: 'export-1', state: 'FAILED' })
  git(origin, 'init', '-q', '--bare', '-b', 'main')
  git(workspace, 'init', '-q', '-b', 'main')
  git(workspace, 'remote', 'add', 'origin', origin)
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
  await promote('release', '--record', join(artifacts, 'record-release-1', 'record.json'))
  commitChange(workspace, 'third')
  await promote('dev')
  git(workspace, 'push', '-q', '--set-upstream', 'origin', 'main')
  return { workspace, artifacts, platform, commit: commitChange(workspace, 'fourth') }
}

function commitChange(workspace: string, label: string): string {
  const tool = 'tools/star-align.cwl'
  const text = readFileSync(join(workspace, tool), 'utf8')
  return commit(workspace, { [tool]: text.replace(/^label: .*$/m, `label: ${label}`) })
}
