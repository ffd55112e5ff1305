import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { parseAddress } from '../../src/platform/address.ts'
import { startAnsweringServer } from '../platform/answering-server.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { nightly } from '../support/nightly.ts'
import { repositoryOf, toolText } from '../support/repository.ts'
import { runCli, type CliRun } from '../support/run-cli.ts'

type Platform = Awaited<ReturnType<typeof startPlatform>>

const PROMOTE = ['promote', '--files', 'apps', '--project', 'acme/x', '--no-report-exports']

function environment(platform: Pick<Platform, 'url'>): Readonly<Record<string, string>> {
  return { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN }
}

/** A record to roll back, the repository that it came from, and requests counted from here on. */
async function promoted() {
  const platform = await startPlatform()
  const workspace = repositoryOf({ 'apps/a.cwl': toolText('a'), 'full/file': '', file: '' })
  const record = join(temporaryFolder(), 'record.json')
  expect((await runCli([...PROMOTE, '--record', record], { cwd: workspace, env: environment(platform) })).code).toBe(0)
  writeFileSync(join(workspace, 'apps', 'a.cwl'), toolText('another'))
  return { platform, workspace, record, before: platform.store.countRequests() }
}

function expectRefusal(run: CliRun, message: RegExp): void {
  expect([run.code, run.stdout]).toEqual([2, ''])
  expect(run.stderr).toMatch(message)
  // One message and one remedy.
  expect(run.stderr.split('\n').filter((line) => line.startsWith('✗'))).toHaveLength(1)
  expect(run.stderr).not.toMatch(/unexpected|\n\s+at /)
}

/** What a path can be that nothing can be written to: relative to the workspace, and why in the words of the message. */
const NO_FILE = [
  ['a folder', 'full', /it is a folder \(EISDIR\)/],
  ['a path below a file', 'file/below.json', /part of the path is a file, not a folder \(ENOTDIR\)/],
  ['a path far below a file', 'file/deep/below.json', /part of the path is a file, not a folder \(ENOTDIR\)/],
  ['a path of the system', '/proc/below.json', /\(E(?:NOENT|ACCES|PERM|ROFS)\)/],
  ['a name that is too long', `new/new/${'n'.repeat(300)}.json`, /the name is too long \(ENAMETOOLONG\)/],
  ['a device', '/dev/null', /it is a device or similar, not a file/],
] as const

const NO_FOLDER = [
  ['file', /`subjects`: file cannot be used for the files to sign: it is not a folder/],
  ['full', /`subjects`: full cannot be used for the files to sign: it is not empty/],
  ['file/below', /not a folder \(ENOTDIR\)/],
  ['/proc/below', /\(E(?:NOENT|ACCES|PERM|ROFS)\)/],
] as const

test.each([
  ['plan', ['plan', '--files', 'apps', '--project', 'acme/x', '--out', 'link.json']],
  ['pack', ['pack', 'apps/a.cwl', '--output', 'link.json']],
  ['validate', ['validate', '--sarif', 'link.json']],
])('%s does not overwrite a link', async (_, argv) => {
  const platform = await startPlatform()
  const workspace = repositoryOf({ 'apps/a.cwl': toolText('a'), 'elsewhere.json': '' })
  symlinkSync('elsewhere.json', join(workspace, 'link.json'))
  expectRefusal(
    await runCli(argv, { cwd: workspace, env: environment(platform) }),
    /link\.json cannot be written: it is a symbolic link/,
  )
  expect([readlinkSync(join(workspace, 'link.json')), readFileSync(join(workspace, 'elsewhere.json'), 'utf8')]).toEqual(
    ['elsewhere.json', ''],
  )
})

describe('before any request to the platform', () => {
  test.each(NO_FOLDER)('promote and rollback refuse `--subjects %s`', async (folder, message) => {
    const { platform, workspace, record, before } = await promoted()
    const options = { cwd: workspace, env: environment(platform) }
    expectRefusal(await runCli([...PROMOTE, '--subjects', folder], options), message)
    expectRefusal(await runCli(['rollback', '--record', record, '--subjects', folder], options), message)
    expect(platform.store.countRequests()).toBe(before)
    expect(readdirSync(workspace).sort()).toEqual(['apps', 'file', 'full'])
  })

  nightly.each(NO_FILE)('promote and rollback refuse %s as a record', async (_, file, message) => {
    const { platform, workspace, record, before } = await promoted()
    const options = { cwd: workspace, env: environment(platform) }
    expectRefusal(await runCli([...PROMOTE, '--record', file], options), message)
    expectRefusal(await runCli(['rollback', '--record', record, '--new-record', file], options), message)
    expect(platform.store.countRequests()).toBe(before)
    expect(readdirSync(workspace).sort()).toEqual(['apps', 'file', 'full'])
  })

  test.each(NO_FILE)('plan refuses %s as `--out`, and exports as `--state-file`', async (_, file, message) => {
    const { platform, workspace, before } = await promoted()
    const told: unknown[] = []
    const hook = await startAnsweringServer((seen, response) => {
      told.push(seen)
      response.end('ok')
    })
    const options = { cwd: workspace, env: { ...environment(platform), CWL_PROMOTE_WEBHOOK_URL: `${hook.url}/hook` } }
    expectRefusal(await runCli(['plan', '--files', 'apps', '--project', 'acme/x', '--out', file], options), message)
    platform.store.addExport({ id: 'a', state: 'FAILED' })
    expectRefusal(await runCli(['exports', '--state-file', file], options), message)
    expect([platform.store.countRequests(), told]).toEqual([before, []])
    expect(readdirSync(workspace).sort()).toEqual(['apps', 'file', 'full'])
  })

  test('a folder without write permission is refused for every output', async () => {
    const { platform, workspace, record, before } = await promoted()
    for (const path of [workspace, dirname(record)]) chmodSync(path, 0o755)
    chmodSync(record, 0o644)
    mkdirSync(join(workspace, 'locked'))
    chmodSync(join(workspace, 'locked'), 0o555)
    const options = { cwd: workspace, env: environment(platform), unprivileged: true }
    const denied = /permission denied \(EACCES\)/
    expectRefusal(await runCli([...PROMOTE, '--subjects', 'locked'], options), denied)
    expectRefusal(await runCli([...PROMOTE, '--subjects', 'locked/below'], options), denied)
    expectRefusal(await runCli([...PROMOTE, '--record', 'locked/record.json'], options), denied)
    expectRefusal(await runCli(['rollback', '--record', record, '--new-record', 'locked/record.json'], options), denied)
    expectRefusal(
      await runCli(['plan', '--files', 'apps', '--project', 'acme/x', '--out', 'locked/plan.json'], options),
      denied,
    )
    expectRefusal(await runCli(['exports', '--state-file', 'locked/state.json'], options), denied)
    expect(platform.store.countRequests()).toBe(before)
    expect(readdirSync(join(workspace, 'locked'))).toEqual([])
  })
})

nightly('an empty folder and missing folders are accepted for outputs', async () => {
  const { platform, workspace } = await promoted()
  mkdirSync(join(workspace, 'empty'))
  const args = [...PROMOTE, '--record', 'deep/down/record.json', '--subjects']
  expect((await runCli([...args, 'empty'], { cwd: workspace, env: environment(platform) })).code).toBe(0)
  expect(readdirSync(join(workspace, 'empty')).sort()).toEqual(['SHA256SUMS', 'acme'])
  expect(readdirSync(join(workspace, 'deep', 'down'))).toEqual(['record.json'])
})

nightly.each([
  ['new', 'new'],
  ['new', './new/record.json'],
  ['new/deep', 'new'],
  ['new', 'New/record.json'],
])('`--subjects %s` and `--record %s` are refused together', async (subjects, record) => {
  const { platform, workspace, before } = await promoted()
  const run = await runCli([...PROMOTE, '--subjects', subjects, '--record', record], {
    cwd: workspace,
    env: environment(platform),
  })
  expectRefusal(run, /one contains the other\n {2}Name two places, neither inside the other\./)
  expect([platform.store.countRequests(), readdirSync(workspace).sort()]).toEqual([before, ['apps', 'file', 'full']])
})

describe('before documents are read', () => {
  test('validate refuses the same file for two outputs', async () => {
    const workspace = repositoryOf({ 'a.cwl': 'class: Nothing\n' })
    expectRefusal(
      await runCli(['validate', '--sarif', 'x.json', '--write-baseline', './x.json'], { cwd: workspace }),
      /`sarif` and `write-baseline` name one file, \.\/x\.json/,
    )
    mkdirSync(join(workspace, 'out'))
    symlinkSync('out', join(workspace, 'also'))
    expectRefusal(
      await runCli(['validate', '--sarif', 'out/x.json', '--write-baseline', 'also/x.json'], { cwd: workspace }),
      /`sarif` and `write-baseline` name one file, also\/x\.json/,
    )
    expectRefusal(
      await runCli(['validate', '--sarif', 'X.json', '--write-baseline', 'x.json'], { cwd: workspace }),
      /`sarif` and `write-baseline` name one file on a disk that ignores case, x\.json/,
    )
  })

  test.each([['../known.json'], ['out/known.json'], ['out/new/known.json']])(
    'validate refuses a baseline at %s, where no run reads it',
    async (file) => {
      const workspace = repositoryOf({ 'inside/a.cwl': 'class: Nothing\n' })
      mkdirSync(join(workspace, 'beside'))
      symlinkSync('../beside', join(workspace, 'inside', 'out'))
      expectRefusal(
        await runCli(['validate', '--write-baseline', file], { cwd: join(workspace, 'inside') }),
        /known\.json cannot be written: (?:it is outside the working directory, where no run reads a\s+baseline|the symbolic link out leads out)/,
      )
      expect([readdirSync(workspace).sort(), readdirSync(join(workspace, 'beside'))]).toEqual([
        ['beside', 'inside'],
        [],
      ])
    },
  )

  test('files of git are not overwritten, also through a link', async () => {
    const workspace = repositoryOf({ 'a.cwl': 'class: Nothing\n', '.git/HEAD': '' })
    symlinkSync('.git', join(workspace, 'out'))
    for (const file of ['.git/x.json', 'out/x.json', 'out/new/x.json', '.GIT/x.json']) {
      expectRefusal(
        await runCli(['validate', '--sarif', file], { cwd: workspace }),
        /x\.json cannot be written: what is in a folder \.git belongs to git/,
      )
    }
    expect(readdirSync(join(workspace, '.git'))).toEqual(['HEAD'])
  })

  test.each(NO_FILE)(
    'validate refuses %s as `--sarif` and `--write-baseline`, and pack as `--output`',
    async (_, file, message) => {
      const workspace = repositoryOf({ 'a.cwl': 'class: Nothing\n', 'full/file': '', file: '' })
      for (const args of [
        ['validate', '--sarif', file],
        ['validate', '--write-baseline', file],
        ['pack', 'a.cwl', '--output', file],
      ]) {
        expectRefusal(await runCli(args, { cwd: workspace }), message)
      }
      expect(readdirSync(workspace).sort()).toEqual(['a.cwl', 'file', 'full'])
    },
  )
})

test('merge-records refuses a path that cannot be a file', async () => {
  const { workspace, record } = await promoted()
  for (const [, file, message] of NO_FILE) {
    expectRefusal(await runCli(['merge-records', record, '--new-record', file], { cwd: workspace }), message)
  }
})

test('init and pull report missing write permission, and pull then writes nothing', async () => {
  const { platform, workspace } = await promoted()
  writeFileSync(join(workspace, 'apps', 'b.cwl'), toolText('b'))
  // Somebody has edited the app.
  const address = parseAddress('acme/x/a')
  platform.store.install(address, (platform.store.latest(address)?.text ?? '').replace('"label":"', '"label":"Edited '))
  chmodSync(workspace, 0o555)
  chmodSync(join(workspace, 'apps'), 0o555)
  const options = { cwd: workspace, env: environment(platform), unprivileged: true }
  expectRefusal(await runCli(['init'], options), /cwl-promote\.yml cannot be written: permission denied \(EACCES\)/)
  expectRefusal(
    await runCli(['pull', '--force', '--files', 'apps/a.cwl', '--project', 'acme/x'], options),
    /apps\/a\.cwl cannot be written: permission denied \(EACCES\)/,
  )
})

describe('permissions of written files', () => {
  const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

  test('a public file keeps the mode of the replaced file, or gets the usual one', async () => {
    const workspace = repositoryOf({ 'a.cwl': toolText('a') })
    const verbs = [
      ['pack', 'a.cwl', '--output', 'packed.json'],
      ['validate', '--sarif', 'log.sarif'],
      ['validate', '--write-baseline', 'known.json'],
    ] as const
    for (const argv of verbs) {
      const file = join(workspace, argv.at(-1) ?? '')
      rmSync(file, { force: true })
      expect((await runCli(argv, { cwd: workspace })).code).toBe(0)
      expect(modeOf(file)).toBe((0o666 & ~process.umask()).toString(8))
      for (const mode of [0o640, 0o606]) {
        chmodSync(file, mode)
        expect((await runCli(argv, { cwd: workspace })).code).toBe(0)
        expect(modeOf(file)).toBe(mode.toString(8))
      }
    }
  })

  test('a record and a plan are readable only by their owner', async () => {
    const { platform, workspace, record } = await promoted()
    expect(modeOf(record)).toBe('600')
    const plan = join(workspace, 'plan.json')
    expect(
      (
        await runCli(['plan', '--files', 'apps', '--project', 'acme/x', '--out', plan], {
          cwd: workspace,
          env: environment(platform),
        })
      ).code,
    ).toBe(0)
    expect(modeOf(plan)).toBe('600')
  })
})
