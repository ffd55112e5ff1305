import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { PromotionError } from '../../src/files/errors.ts'
import { gitAt, type Git } from '../../src/git/git.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { dedent } from '../support/dedent.ts'
import { commit, committedRepository, git, headOf } from '../support/git.ts'
import { afterThisTest, startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { daily } from '../support/nightly.ts'
import {
  LIKE_A_PROGRAM,
  NO_PROGRAM,
  PROGRAM_SETTINGS,
  type Canary,
  type ProgramSetting,
} from '../support/program-settings.ts'
import { toolText } from '../support/repository.ts'
import { runAction } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'

const MANIFEST = dedent`
  version: 1
  stages: { dev: { project: acme/dev, rules: { branches: [main], downgrade: refuse } } }
  apps: [{ path: apps/*.cwl }]
`
/** What is there before. */
const TEXT = JSON.stringify({ cwlVersion: 'v1.2', class: 'CommandLineTool', inputs: [], outputs: [] })
const ATTRIBUTES = '* filter=x diff=x merge=x\n*.fa filter=lfs\n'

test('every git setting that can name a program is planted below', () => {
  const named = execFileSync('git', ['help', '--config'], { encoding: 'utf8' })
    .split('\n')
    .filter((name) => LIKE_A_PROGRAM.test(name) && !NO_PROGRAM.has(name))
  expect(named.length).toBeGreaterThan(30)
  const planted = new Set(PROGRAM_SETTINGS.map(({ name }) => name))
  expect(named.filter((name) => !planted.has(name))).toEqual([])
})

interface Plantation {
  readonly folder: string
  /** With a commit before HEAD whose files are not there, and must be fetched first. */
  readonly plant: (settings: readonly ProgramSetting[]) => void
  /** The settings whose programs have run. */
  readonly traces: () => readonly string[]
}

/** A repository with a submodule, both of whose configurations can be planted. */
function plantation(): Plantation {
  const files = {
    'cwl-promote.yml': MANIFEST,
    'apps/a.cwl': toolText('a'),
    'a.fa': 'A',
    changed: 'before',
    '.gitattributes': ATTRIBUTES,
  }
  const inner = committedRepository(files)
  const folder = committedRepository({ ...files, 'apps/a.cwl': toolText('old') })
  const tree = git(folder, 'rev-parse', 'HEAD^{tree}')
  git(folder, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'sub')
  commit(folder, files)
  rmSync(join(folder, '.git', 'objects', tree.slice(0, 2), tree.slice(2)))
  const configs = [join(folder, '.git', 'config'), join(folder, '.git', 'modules', 'sub', 'config')]
  const before = configs.map((file) => readFileSync(file, 'utf8'))
  const programs = temporaryFolder()
  const trace = join(programs, 'trace')
  let time = 0
  const plant = (settings: readonly ProgramSetting[]): void => {
    rmSync(trace, { force: true })
    for (const [index, file] of configs.entries()) {
      writeFileSync(file, before[index] ?? '')
      appendFileSync(file, PROMISOR)
      for (const setting of settings) plantIn(file, setting, canary(programs, trace, setting.name))
    }
    writeFileSync(join(folder, 'changed'), 'now')
    // Files that git must look into: what it has refreshed since has another time.
    time += 1
    for (const path of ['a.fa', 'apps/a.cwl', 'sub/a.fa', 'sub/apps/a.cwl']) utimesSync(join(folder, path), time, time)
  }
  const traces = (): readonly string[] =>
    existsSync(trace) ? [...new Set(readFileSync(trace, 'utf8').trim().split('\n'))] : []
  return { folder, plant, traces }
}

const PROMISOR = dedent`
  [core]
  repositoryformatversion = 1
  [extensions]
  partialclone = origin
  [remote "origin"]
  promisor = true
`

function plantIn(file: string, { name, key = name, value, also = {} }: ProgramSetting, planted: Canary): void {
  const own = [key.replace('PROGRAM', planted.program), value?.(planted) ?? planted.program]
  for (const [setting = '', to] of [...Object.entries(also), own]) {
    const parts = setting.split('.')
    const below = parts.slice(1, -1).join('.')
    const section = below === '' ? parts[0] : `${parts[0] ?? ''} ${JSON.stringify(below)}`
    appendFileSync(file, `[${section ?? ''}]\n${parts.at(-1) ?? ''} = ${JSON.stringify(to)}\n`)
  }
}

/** What the program writes says by which setting it was found, and of the token what it sees. */
function canary(folder: string, trace: string, name: string): Canary {
  const at = join(folder, name.replaceAll(/\W/g, '-'))
  const hooks = join(at, 'hooks')
  mkdirSync(hooks, { recursive: true })
  const script = dedent`
    #!/bin/sh
    echo ${JSON.stringify(name)} >> ${JSON.stringify(trace)}
    exit 1
  `
  const program = join(at, 'program')
  for (const file of [program, ...HOOKS.map((hook) => join(hooks, hook))]) {
    writeFileSync(file, script)
    chmodSync(file, 0o755)
  }
  const settings = join(at, 'settings')
  writeFileSync(settings, `[core]\nfsmonitor = ${program}\nsshCommand = ${program}\n[filter "x"]\nclean = ${program}\n`)
  return { program, hooks, settings }
}

const HOOKS = ['post-index-change', 'reference-transaction', 'pre-auto-gc', 'fsmonitor-watchman', 'post-checkout']

/** As `git lfs install --system` sets it, with a Git LFS that does what the configuration says. */
function machineWithGitLfs(): Readonly<Record<string, string>> {
  const folder = temporaryFolder()
  const script = dedent`
    #!/bin/sh
    program=$(git config lfs.extension.x.clean) && exec "$program"
    cat
  `
  writeFileSync(join(folder, 'git-lfs'), script, { mode: 0o755 })
  const settings = join(folder, 'settings')
  writeFileSync(settings, '[filter "lfs"]\nclean = git-lfs clean -- %f\n')
  return { PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`, GIT_CONFIG_GLOBAL: settings }
}

/** All that git is asked. */
const QUESTIONS: readonly ((git: Git) => Promise<unknown>)[] = [
  async (asked) => asked.look(),
  async (asked) => asked.head(),
  async (asked) => asked.isHead('1'.repeat(40)),
  async (asked) => asked.names(),
  async (asked) => asked.refs(),
  async (asked) => asked.contains('1'.repeat(40)),
  async (asked) => asked.remote(),
  async (asked) => asked.prefix(),
  async (asked) => asked.missing('1'.repeat(40)),
  async (asked) => asked.changedSince('HEAD'),
  async (asked) => asked.changedSince('HEAD~1'),
]

test('our git commands run no program of a repository setting, but plain git does', async () => {
  const before = { ...process.env }
  Object.assign(process.env, machineWithGitLfs())
  afterThisTest(() => {
    process.env = before
  })
  const { PATH, GIT_CONFIG_GLOBAL } = process.env
  const { folder, plant, traces } = plantation()
  const run: string[] = []
  for (let group = 0; group < GROUPS; group++) {
    plant(PROGRAM_SETTINGS.filter((_, index) => index % GROUPS === group))
    const asked = gitAt(folder, new AbortController().signal)
    await Promise.all(QUESTIONS.map(async (question) => orRefusal(question(asked))))
    run.push(...traces())
  }
  expect(run).toEqual([])
  const expected = KNOWS_HOOK_SETTINGS ? [...LIVE, HOOK_SETTING] : LIVE
  const silent = expected.filter((name) => {
    plant(PROGRAM_SETTINGS.filter((setting) => setting.name === name))
    for (const command of ['status', 'diff HEAD', 'diff HEAD~1'])
      spawnSync('git', command.split(' '), { cwd: folder, timeout: 20_000, env: { PATH, GIT_CONFIG_GLOBAL } })
    return !traces().includes(name)
  })
  expect(silent).toEqual([])
  if (!KNOWS_HOOK_SETTINGS) console.log(`not tried: ${HOOK_SETTING}, which ${GIT_VERSION} does not know`)
}, 300_000)

/** Few in a group, as one setting may hide another. */
const GROUPS = 9

const HOOK_SETTING = 'hook.<friendly-name>.command'
const GIT_VERSION = execFileSync('git', ['version'], { encoding: 'utf8' }).trim()
const [, MAJOR = '0', MINOR = '0'] = /(\d+)\.(\d+)/.exec(GIT_VERSION) ?? []
const KNOWS_HOOK_SETTINGS = Number(MAJOR) > 2 || (Number(MAJOR) === 2 && Number(MINOR) >= 54)

/** Those that git follows here by itself: what the test plants is not without effect. */
const LIVE = [
  'core.fsmonitor',
  'core.sshCommand',
  'diff.<driver>.command',
  'diff.external',
  'filter.<driver>.clean',
  'filter.<driver>.process',
  'include.path',
  'includeIf.<condition>.path',
  'lfs.extension.<name>.clean',
  'remote.<name>.url',
]

/** Many of them keep git from an answer. */
async function orRefusal(answer: Promise<unknown>): Promise<void> {
  try {
    await answer
  } catch (error) {
    if (!(error instanceof PromotionError)) throw error
  }
}

describe('with all settings in one repository', () => {
  // By day what asks git for other things than the test above: a change, a record, and what is installed.
  test.each(
    daily<readonly [string, readonly string[], number]>(
      [
        ['validate', ['--changed-since', 'HEAD', '--sarif', 'log.sarif'], 0],
        ['validate', ['--changed-since', 'HEAD~1'], 2],
        ['pack', ['apps/a.cwl', '--stamp'], 0],
        ['plan', ['--stage', 'dev', '--changed-since', 'HEAD'], 0],
        ['promote', ['--stage', 'dev', '--record', 'record.json'], 0],
        ['rollback', ['--record', 'before.json'], 0],
        ['pull', ['--stage', 'dev'], 0],
        ['exports', [], 0],
        ['doctor', ['--stage', 'dev'], 0],
        ['merge-records', ['before.json', '--new-record', 'all.json'], 0],
        ['init', ['--dry-run'], 0],
      ],
      ([verb, argv]) => verb === 'promote' || argv[0] === '--changed-since',
    ),
  )('%s %j runs no program', async (verb, argv, code) => {
    const platform = await startPlatform()
    const { folder, plant, traces } = plantation()
    const env = { ...machineWithGitLfs(), CWL_PROMOTE_TOKEN: TOKEN, CWL_PROMOTE_BASE_URL: platform.url }
    platform.store.install(parseAddress('acme/dev/a'), TEXT)
    if (verb === 'init') rmSync(join(folder, 'cwl-promote.yml'))
    if (argv.includes('before.json'))
      await runCli(['promote', '--stage', 'dev', '--record', 'before.json'], { cwd: folder, env })
    plant(PROGRAM_SETTINGS)
    const run = await runCli([verb, ...argv], { cwd: folder, env })
    expect([run.stderr, run.code, traces()]).toEqual([expect.any(String), code, []])
  })

  test('the action runs no program', async () => {
    const platform = await startPlatform()
    const { folder, plant, traces } = plantation()
    plant(PROGRAM_SETTINGS)
    const inputs = { command: 'promote', stage: 'dev', 'base-url': platform.url, token: TOKEN }
    const env = { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: headOf(folder) }
    const run = await runAction({ workspace: folder, inputs, env })
    // The address that is planted for `origin` is not one of the owner of this repository.
    expect([run.stdout, run.code, traces()]).toEqual([expect.any(String), 4, []])
  })
})
