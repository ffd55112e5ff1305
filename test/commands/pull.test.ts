import { readFileSync, symlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { pull } from '../../src/commands/pull.ts'
import { validate } from '../../src/commands/validate.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { json, startAnsweringServer } from '../platform/answering-server.ts'
import { commit, committedRepository, git } from '../support/git.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { nightly } from '../support/nightly.ts'
import { runCli } from '../support/run-cli.ts'
import { answeredIndex, linesOf, listening, MANIFEST, optionsFor, tool, workflow, write } from './support.ts'

const APPS = {
  'cwl-promote.yml': MANIFEST,
  'apps/a.cwl': tool('a'),
  // Two steps run the tool, so that a change of one of them needs a copy.
  'apps/c.cwl': `${workflow('../tools/b.cwl')}  other: { run: ../tools/b.cwl, in: { text: text }, out: [] }\n`,
  'tools/b.cwl': tool('b'),
}

/** A promoted repository, and a platform where someone has changed the tool of one step since. */
async function drifted() {
  const platform = await startPlatform()
  const folder = committedRepository(APPS)
  const options = { ...optionsFor(folder, platform.url, { stage: 'dev' }), force: false }
  await promote(options, listening())
  const address = parseAddress('acme/dev/c')
  const text = platform.store.latest(address)?.text ?? ''
  platform.store.install(address, text.replace('"label":"b"', '"label":"b, mended in haste"'))
  return { platform, folder, options }
}

nightly('a text of some megabytes is pulled, also into a text that is there', async () => {
  const platform = await startPlatform()
  const folder = committedRepository(APPS)
  const options = { ...optionsFor(folder, platform.url, { stage: 'dev' }), force: false }
  await promote(options, listening())
  const address = parseAddress('acme/dev/a')
  for (const line of ['a: line #\n', 'x', '\u0001']) {
    const doc = line.repeat(2_000_000 / line.length)
    platform.store.install(address, JSON.stringify({ ...JSON.parse(platform.store.latest(address)?.text ?? ''), doc }))
    expect(await pull({ ...options, force: true }, listening())).toMatchObject({ exitCode: 0, written: true })
    commit(folder, {})
  }
})

test('drift is pulled and committed, and a plan then has no change', async () => {
  const { platform, folder, options } = await drifted()
  const found = await plan({ ...options, exitCode: true }, listening())
  expect(found).toMatchObject({ exitCode: 10 })
  expect(linesOf(found)).toEqual(['a unchanged', 'c update'])
  const pulled = await pull(options, listening())
  expect(pulled).toMatchObject({
    exitCode: 0,
    written: true,
    apps: [
      { name: 'a', outcome: 'unchanged', files: [] },
      { name: 'c', outcome: 'pulled', files: ['apps/c.cwl', expect.stringMatching(/^apps\/c\/\w+\.cwl$/)] },
    ],
  })
  expect(readFileSync(join(folder, pulled.apps[1]?.files[1] ?? ''), 'utf8')).toContain('b, mended in haste')
  expect(readFileSync(join(folder, 'apps/c.cwl'), 'utf8')).not.toContain('provenance')
  commit(folder, {})
  const after = await plan({ ...options, exitCode: true, apps: ['a', 'c'] }, listening())
  expect(after).toMatchObject({ exitCode: 0, result: 'unchanged' })
  const posts = platform.store.countRequests('POST')
  expect(await pull(options, listening())).toMatchObject({
    exitCode: 0,
    written: false,
    apps: [{ outcome: 'unchanged' }, { outcome: 'unchanged' }],
  })
  expect(platform.store.countRequests('POST')).toBe(posts)
})

test('uncommitted changes are overwritten only with force', async () => {
  const { folder, options } = await drifted()
  write(folder, { 'apps/c.cwl': `# mine\n${APPS['apps/c.cwl']}` })
  const refused = await pull(options, listening())
  expect(refused).toMatchObject({
    exitCode: 2,
    written: false,
    failure: { code: 'usage', message: 'files with uncommitted changes would be overwritten: apps/c.cwl' },
  })
  expect(readFileSync(join(folder, 'apps/c.cwl'), 'utf8')).toContain('# mine')
  expect(await pull({ ...options, force: true }, listening())).toMatchObject({ exitCode: 0, written: true })
})

test('an error of git is reported, and nothing is overwritten', async () => {
  const { folder, options } = await drifted()
  write(folder, { '.git/config': '[broken\n' })
  const refused = await pull(options, listening())
  expect(refused).toMatchObject({
    written: false,
    failure: {
      code: 'git',
      message: expect.stringMatching(
        /^apps\/c\.cwl would be overwritten, and git does not know whether it is committed: bad config line 1/,
      ),
    },
  })
})

test('an ignored or new file is not overwritten', async () => {
  const { folder, options } = await drifted()
  const planned = await pull({ ...options, dryRun: true }, listening())
  expect(planned).toMatchObject({ exitCode: 0, written: false })
  expect(git(folder, 'status', '--porcelain')).toBe('')
  const inner = planned.apps[1]?.files[1] ?? ''
  commit(folder, { '.gitignore': 'apps/c/\n' })
  write(folder, { [inner]: 'mine\n' })
  expect(await pull(options, listening())).toMatchObject({
    exitCode: 0,
    apps: [{}, { files: ['apps/c.cwl', 'apps/c/b_2.cwl'] }],
  })
  expect(readFileSync(join(folder, inner), 'utf8')).toBe('mine\n')
})

test('nothing is written through a link out of the repository', async () => {
  const { folder, options } = await drifted()
  const outside = temporaryFolder()
  rmSync(join(folder, 'apps/c'), { recursive: true, force: true })
  symlinkSync(outside, join(folder, 'apps/c'))
  expect(await pull({ ...options, force: true }, listening())).toMatchObject({
    exitCode: 2,
    written: false,
    failure: { message: expect.stringContaining('apps/c is in the way') },
  })
})

test('an app that is not on the platform is reported, and its document is kept', async () => {
  const platform = await startPlatform()
  const folder = committedRepository(APPS)
  const report = await pull({ ...optionsFor(folder, platform.url, { stage: 'dev' }), force: false }, listening())
  expect(report).toMatchObject({ exitCode: 0, written: false, apps: [{ outcome: 'absent' }, { outcome: 'absent' }] })
})

test('a nested workflow is pulled as valid documents, and a plan then has no change', async () => {
  const platform = await startPlatform()
  const nested = {
    ...APPS,
    'apps/outer.cwl': `${workflow('../inner/middle.cwl')}requirements: { SubworkflowFeatureRequirement: {} }\n`,
    'inner/middle.cwl': workflow('../tools/d.cwl'),
    'tools/d.cwl': tool('d'),
  }
  const folder = committedRepository(nested)
  const options = { ...optionsFor(folder, platform.url, { stage: 'dev', reportExports: false }), force: false }
  await promote(options, listening())
  const address = parseAddress('acme/dev/outer')
  platform.store.install(
    address,
    (platform.store.latest(address)?.text ?? '').replace('"label":"d"', '"label":"d, two workflows deep"'),
  )
  const pulled = await pull(options, listening())
  expect(pulled).toMatchObject({ exitCode: 0, written: true })
  const files = pulled.apps.flatMap((app) => app.files)
  expect(files).toEqual(['tools/d.cwl'])
  const validation = await validate(optionsFor(folder, undefined, { files }), listening())
  expect(validation).toMatchObject({ exitCode: 0, ok: true, problems: [] })
  expect(await plan({ ...options, exitCode: true, apps: ['a', 'c', 'outer'] }, listening())).toMatchObject({
    exitCode: 0,
    result: 'unchanged',
  })
})

nightly('apps are read in parallel, up to maxRequests at a time', async () => {
  const tools = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`apps/t${index}.cwl`, tool(`t${index}`)] as const),
  )
  const folder = committedRepository({ 'cwl-promote.yml': MANIFEST, ...tools })
  let [underWay, most] = [0, 0]
  const server = await startAnsweringServer((seen, response) => {
    if (answeredIndex(seen, response)) return
    underWay += 1
    most = Math.max(most, underWay)
    setTimeout(() => {
      underWay -= 1
      json(response, 404, {})
    }, 20)
  })
  const report = await pull(
    { ...optionsFor(folder, server.url, { stage: 'dev', maxRequests: 3 }), force: false },
    listening(),
  )
  expect(report.apps.map((app) => app.outcome)).toEqual(Array.from({ length: 12 }, () => 'absent'))
  expect(most).toBe(3)
})

test('the command line prints what it wrote, as text and as JSON', async () => {
  const { platform, folder } = await drifted()
  const env = { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN }
  const run = await runCli(['pull', '--stage', 'dev', '--json'], { cwd: folder, env })
  expect(run.code).toBe(0)
  expect(JSON.parse(run.stdout)).toMatchObject({
    stage: 'dev',
    project: 'acme/dev',
    written: true,
    apps: [
      { name: 'a', outcome: 'unchanged' },
      { name: 'c', outcome: 'pulled' },
    ],
  })
  const help = await runCli(['pull', '--help'], { cwd: folder })
  expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('--force') })
  const copies = await runCli(['pull', '--copy-from', 'acme/dev', '--project', 'acme/other', '--apps', 'a'], {
    cwd: folder,
    env,
  })
  expect(copies).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining("unknown option '--copy-from'") })
  const wrong = await runCli(['pull'], { cwd: folder, env })
  expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('which stage?') })
})
