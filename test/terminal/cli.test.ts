import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { dedent } from '../support/dedent.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { exampleRepository, repositoryOf, toolText } from '../support/repository.ts'
import { runCli } from '../support/run-cli.ts'

const BAD = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
  inputs: {}
  outputs: {}
  baseComand: x
`

test.each([
  ['validate'],
  ['pack'],
  ['plan'],
  ['promote'],
  ['rollback'],
  ['exports'],
  ['doctor'],
  ['init'],
  ['completion'],
  ['graph'],
  ['platform'],
  ['demo'],
])('%s --help prints the help and exits with 0', async (verb) => {
  const run = await runCli([verb, '--help'], { cwd: temporaryFolder() })
  expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' })
  expect(run.stdout).toMatch(new RegExp(`^Usage: cwl-promote ${verb} `))
})

test.each([
  ['rollback'],
  ['merge-records', 'a.json'],
  ['platform'],
  ['platform', 'seed', 'a.json'],
  ['platform', 'export', 'add'],
  ['platform', 'export', 'set', 'a', 'FAILED'],
])('the help of %s %s marks the required flag', async (...argv) => {
  const cwd = temporaryFolder()
  const refused = await runCli(argv, { cwd })
  expect(refused.code).toBe(2)
  const [flag = ''] = /--[a-z-]+ <file>|--data/.exec(refused.stderr) ?? []
  const help = await runCli([...argv, '--help'], { cwd })
  expect(help.stdout.split('\n').find((line) => line.trimStart().startsWith(`${flag} `))).toMatch(/ {2,}required: /)
})

test('--version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8')) as {
    readonly version: string
  }
  expect(await runCli(['--version'], { cwd: temporaryFolder() })).toEqual({
    code: 0,
    stdout: `${version}\n`,
    stderr: '',
  })
})

test('--help names every command and exit code', async () => {
  const run = await runCli(['--help'], { cwd: temporaryFolder() })
  expect(run.code).toBe(0)
  expect(run.stdout).toMatch(/validate[^]*pack[^]*plan[^]*promote[^]*exports[^]*doctor[^]*platform[^]*demo/)
  expect(run.stdout).toContain('130 cancelled')
})

test.each([
  [['validat'], /unknown command 'validat'[^]*Did you mean validate/],
  [[], /Usage: cwl-promote/],
  [['promote', '--stge', 'dev'], /unknown option '--stge'[^]*Did you mean --stage/],
  [
    ['promote', '--max-requests', 'x'],
    /'--max-requests <number>' argument 'x' is invalid\. It must be a whole number from 1 to 64, in digits\./,
  ],
  [
    ['promote', '--max-requests', '1e1'],
    /argument '1e1' is invalid\. It must be a whole number from 1 to 64, in digits\./,
  ],
  [['exports', '--threshold', '-1'], /argument '-1' is invalid\. It must be a whole number from 0 up, in digits\./],
  [['plan', '--timeout', '1h'], /argument '1h' is invalid\. It must be a number above 0, at most 360, in digits\./],
  [
    ['pack', 'a.cwl', '--max-bytes', '1e6'],
    /argument '1e6' is invalid\. It must be a whole number from 1 up, in digits\./,
  ],
  [['plan', '--timeout', '0'], /`timeout` is 0\n {2}It must be a number above 0, at most 360\./],
  [
    ['promote', '--platform', 'x'],
    /^✗ option '--platform <dialect>' argument 'x' is invalid\. It is one of\s+documented,\s+seven-bridges\.\n/,
  ],
  [
    ['promote', '--platform', 'sevenbridges'],
    /is invalid\. It is one of documented, seven-bridges\. Did you mean\s+"seven-bridges"\?\n/,
  ],
  [['promote', '--verify', 'readback'], /is invalid\. It is one of answer, read-back\. Did you mean "read-back"\?\n/],
  [['pack'], /missing required argument 'file'/],
  [
    ['exports', '--max-pages', '99999999999999999999'],
    /`max-pages` is 100000000000000000000\n {2}It must be a whole number from 1 to 9007199254740991\./,
  ],
  [['exports', '--threshold', '1.5'], /It must be a whole number from 0 up\./],
  [['plan', '--stage', ''], /`stage` is empty\n {2}Give a value, or leave it out\./],
  [['plan', '--project', 'a/b', '--files', 'x', '--apps', ''], /`apps` is empty/],
  [['rollback', '--record', ''], /`record` is empty\n {2}Give the record of the run that is to be undone\./],
  [['rollback', '--record', 'x.json', '--new-record', ''], /`new-record` is empty/],
  [['plan', '--dryrun'], /unknown option '--dryrun'\n {2}"plan" installs nothing, so leave it out\./],
  [['promote', '--stage', 'dev', '--dryrun'], /unknown option '--dryrun'\n {2}Did you mean --dry-run\?/],
  [['test', '--dry-run'], /It starts tasks and has no dry run\. "cwl-promote status" shows what is known\./],
  [['push'], /unknown command 'push'\n {2}Did you mean promote\?/],
  [['list'], /unknown command 'list'\n {2}Did you mean status\?/],
  [['merge-records', 'x.json', '--new-record', ''], /`new-record` is empty\n {2}Give the file to write\./],
  [['validate', '-strict', 'a.cwl'], /^✗ unknown option '-strict'/],
  [['-version'], /^✗ unknown option '-version'/],
  [['plan', '-x'], /^✗ unknown option '-x'\n {2}Run it with --help/],
  [['--stage', 'dev', 'plan'], /^✗ unknown option '--stage'/],
  [['promote', '--dry-run=no'], /^✗ unknown option '--dry-run=no'/],
  [['platform'], /--data FOLDER/],
  [['platform', '--data', ''], /--data FOLDER/],
  [
    ['platform', 'seed', 'none.json', '--data', 'x'],
    /none\.json cannot be read: there is no such file or folder \(ENOENT\)/,
  ],
  [['platform', '--data', 'x', '--port', '99999'], /a number from 0 to 65535/],
])('the command line %j is refused with exit code 2, on standard error', async (argv, message) => {
  const run = await runCli(argv, { cwd: temporaryFolder() })
  expect({ code: run.code, stdout: run.stdout }).toEqual({ code: 2, stdout: '' })
  expect(run.stderr).toMatch(message)
  expect(run.stderr).not.toMatch(/\n\s+at .*:\d+:\d+/)
})

test.each([
  [
    ['validate', '--strcit', '--json'],
    { code: 'usage', message: "unknown option '--strcit'", fix: 'Did you mean --strict?' },
  ],
  [
    ['plan', '--json', '--max-requests', 'few'],
    {
      code: 'usage',
      message: expect.stringMatching(/^option '--max-requests <number>' argument 'few' is invalid\./),
      fix: 'Run it with --help to see the options.',
    },
  ],
  [
    ['pack', 'a.cwl', '--yaml', '--json'],
    {
      code: 'usage',
      message: "option '--yaml' cannot be used with option '--json'",
      fix: 'Run it with --help to see the options.',
    },
  ],
  [
    ['rollback', '--json'],
    {
      code: 'usage',
      message: "required option '--record <file>' not specified",
      fix: 'Give what "promote --record FILE" wrote, or the file of the action\'s output record-file.',
    },
  ],
  [
    ['help', 'nope', '--json'],
    {
      code: 'usage',
      message: 'no command is given',
      fix: 'Begin with `cwl-promote validate`; `cwl-promote --help` lists all commands.',
    },
  ],
])('the invalid command line %j prints JSON with --json', async (argv, failure) => {
  const run = await runCli(argv, { cwd: temporaryFolder() })
  expect(run.code).toBe(2)
  expect(JSON.parse(run.stdout)).toEqual({ ok: false, failure })
})

test('without a platform, the message names the flags and the environment variables', async () => {
  const cwd = repositoryOf({ 'a.cwl': toolText('a') })
  for (const argv of [['plan'], ['pull']]) {
    const line = [...argv, '--files', 'a.cwl', '--project', 'acme/dev']
    expect((await runCli(line, { cwd })).stderr).toContain('set the environment variable CWL_PROMOTE_BASE_URL')
    expect((await runCli([...line, '--base-url', 'https://platform.invalid'], { cwd })).stderr).toContain(
      'or set the environment variable CWL_PROMOTE_TOKEN',
    )
  }
  const doctor = await runCli(['doctor'], { cwd })
  expect(doctor.stdout).toContain('CWL_PROMOTE_BASE_URL')
  expect(doctor.stdout).toContain('CWL_PROMOTE_TOKEN')
})

test('a list flag can be repeated, and a flag with a default can be set', async () => {
  const cwd = repositoryOf({ 'a/good.cwl': toolText('good'), 'b/also.cwl': toolText('also') })
  const run = await runCli(['validate', '--files', 'a', '--files', 'b', '--timeout', '5', '--working-directory', '.'], {
    cwd,
  })
  expect(run).toEqual({ code: 0, stdout: expect.stringMatching(/2 documents are valid/), stderr: '' })
})

test('validate accepts files, folders and globs, and prints the location of each problem', async () => {
  const cwd = repositoryOf({ 'a/good.cwl': toolText('good'), 'b/bad.cwl': BAD, 'c/also.cwl': toolText('also') })
  expect(await runCli(['validate', 'a', 'c/*.cwl'], { cwd })).toEqual({
    code: 0,
    stdout: expect.stringMatching(/2 documents are valid/),
    stderr: '',
  })
  const run = await runCli(['validate'], { cwd })
  expect(run.code).toBe(3)
  expect(run.stdout).toMatch(/^b\/bad\.cwl:5:1: error: /m)
  expect(run.stderr).toBe('✗ 1 of 3 documents is invalid, with 1 error\n')
})

test('validate --json prints documents and problems', async () => {
  const cwd = repositoryOf({ 'good.cwl': toolText('good'), 'bad.cwl': BAD })
  const run = await runCli(['validate', '--json'], { cwd })
  expect(run.code).toBe(3)
  expect(JSON.parse(run.stdout)).toEqual({
    ok: false,
    documents: [
      { path: 'bad.cwl', ok: false },
      { path: 'good.cwl', ok: true },
    ],
    problems: expect.arrayContaining([
      {
        code: 'unknown-field',
        severity: 'error',
        message: expect.any(String),
        fix: expect.any(String),
        edit: expect.any(Object),
        file: 'bad.cwl',
        line: 5,
        column: 1,
      },
    ]),
  })
})

test('pack prints the packed object, and problems for an invalid document', async () => {
  const cwd = exampleRepository()
  const good = await runCli(['pack', 'workflows/rnaseq.cwl'], { cwd })
  expect({ code: good.code, stderr: good.stderr }).toEqual({ code: 0, stderr: '' })
  expect(JSON.parse(good.stdout)).toMatchObject({ cwlVersion: 'v1.2', class: 'Workflow' })
  expect(good.stdout.trimEnd()).not.toContain('\n')

  const bad = await runCli(['pack', 'bad.cwl'], { cwd: repositoryOf({ 'bad.cwl': BAD }) })
  expect([bad.code, bad.stdout]).toEqual([3, ''])
  expect(bad.stderr).toMatch(/bad\.cwl:5:1: error:[^]*✗ bad\.cwl cannot be packed/)
})

test('plan and promote print planned and installed apps, and --json prints the same as JSON', async () => {
  const platform = await startPlatform()
  const options = { cwd: exampleRepository(), env: { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN } }
  const plan = await runCli(['plan', '--stage', 'dev', '--json'], options)
  expect({ code: plan.code, stderr: plan.stderr }).toEqual({ code: 0, stderr: '' })
  const planned: unknown = JSON.parse(plan.stdout)
  expect(planned).toEqual({
    result: 'planned',
    stage: 'dev',
    project: 'acme/rnaseq-dev',
    platform: { host: new URL(platform.url).host },
    unseenProject: true,
    notices: [expect.stringContaining('None of the apps was found in acme/rnaseq-dev')],
    apps: expect.arrayContaining([
      {
        name: 'star',
        target: 'acme/rnaseq-dev/star-dev',
        source: 'tools/star-align.cwl',
        action: 'create',
        digest: expect.stringMatching(/^sha256:/),
      },
    ]),
    counts: {
      create: 4,
      update: 0,
      blocked: 0,
      created: 0,
      updated: 0,
      failed: 0,
      skipped: 0,
      cancelled: 0,
      unchanged: 0,
      unreadable: 0,
      unknown: 0,
    },
    planDigest: expect.stringMatching(/^sha256:/),
  })
  expect(platform.store.countRequests('POST')).toBe(0)

  const promote = await runCli(['promote', '--stage', 'dev'], options)
  expect({ code: promote.code, stderr: promote.stderr }).toEqual({ code: 0, stderr: '' })
  expect(promote.stdout).toMatch(/\+ created {2}acme\/rnaseq-dev\/star-dev +← tools\/star-align\.cwl/)
  expect(promote.stdout).toMatch(/✓ acme\/rnaseq-dev \(stage dev\) on [\d.:]+: 4 created in /)

  const again = await runCli(['promote', '--stage', 'dev', '--json', '--no-report-exports'], options)
  expect(JSON.parse(again.stdout)).toMatchObject({ result: 'unchanged', counts: { unchanged: 4, created: 0 } })
  expect(JSON.parse(again.stdout)).not.toHaveProperty('exports')
})

test('a saved plan is promoted, recorded and undone with its record', async () => {
  const platform = await startPlatform()
  const cwd = exampleRepository()
  const env = { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN }
  await runCli(['promote', '--stage', 'dev'], { cwd, env })
  const tool = join(cwd, 'tools', 'star-align.cwl')
  writeFileSync(tool, readFileSync(tool, 'utf8').replace(/^label: .*$/m, 'label: Another'))

  const pending = await runCli(['plan', '--stage', 'dev', '--out', 'plan.json', '--exit-code', '--diff'], { cwd, env })
  expect(pending.code).toBe(10)
  expect(pending.stdout).toMatch(/^ {4}\+.*Another/m)
  const promoted = await runCli(['promote', '--stage', 'dev', '--plan', 'plan.json', '--record', 'record.json'], {
    cwd,
    env,
  })
  expect(promoted).toEqual({ code: 0, stdout: expect.stringContaining('is recorded in record.json'), stderr: '' })
  const undone = await runCli(['rollback', '--record', 'record.json', '--json'], { cwd, env })
  expect({ code: undone.code, stderr: undone.stderr }).toEqual({ code: 0, stderr: '' })
  const after = await runCli(['plan', '--stage', 'dev', '--expect-plan-digest', 'x', '--json'], { cwd, env })
  expect(after.code).toBe(2)
  const star = { owner: 'acme', project: 'rnaseq-dev', app: 'star-dev' }
  const [first, , third] = platform.store.revisions(star)
  expect(JSON.parse(third?.text ?? '')).toEqual(JSON.parse(first?.text ?? ''))
})

test('exports counts jobs by state, and fails if one failed', async () => {
  const platform = await startPlatform()
  platform.store.addExport({ id: 'job-1', state: 'FAILED' })
  platform.store.addExport({ id: 'job-2', state: 'COMPLETED' })
  const options = { cwd: temporaryFolder(), env: { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN } }
  const run = await runCli(['exports', '--json'], options)
  expect(run.code).toBe(6)
  const href = `${platform.url}/v2/storage/exports`
  expect(JSON.parse(run.stdout)).toEqual({
    platform: { host: new URL(platform.url).host },
    state: 'failed',
    total: 2,
    counts: { completed: 1, failed: 1, other: 0 },
    jobs: [
      { href: `${href}/job-1`, id: 'job-1', state: 'FAILED' },
      { href: `${href}/job-2`, id: 'job-2', state: 'COMPLETED' },
    ],
    truncated: false,
  })
  const text = await runCli(['exports'], options)
  expect(text).toEqual({
    code: 6,
    stdout: expect.stringMatching(
      /^FAILED {2}job-1 [^]*✗ 1 of 2 export jobs failed; 1 completed\.\n {2}Platform: [\d.:]+\n$/,
    ),
    stderr: '',
  })
})

test('a usage error is printed as JSON with --json', async () => {
  const run = await runCli(['promote', '--stage', 'dve', '--json'], { cwd: exampleRepository() })
  expect(run.code).toBe(2)
  expect(JSON.parse(run.stdout)).toMatchObject({
    result: 'failed',
    apps: [],
    failure: { code: 'usage', message: expect.stringContaining('Did you mean "dev"?') },
  })
  expect(run.stderr).toMatch(/^✗ no stage is named "dve"/)
})

test('colours are used in terminals or if they are forced, also with NO_COLOR', async () => {
  const cwd = repositoryOf({ 'good.cwl': toolText('good') })
  const colours = async (env: Record<string, string>): Promise<boolean> =>
    (await runCli(['validate'], { cwd, env })).stdout.includes('\u001B[')
  expect(await colours({})).toBe(false)
  expect(await colours({ FORCE_COLOR: '1' })).toBe(true)
  expect(await colours({ FORCE_COLOR: '0' })).toBe(false)
  expect(await colours({ FORCE_COLOR: 'false' })).toBe(false)
  expect(await colours({ NO_COLOR: '1' })).toBe(false)
  expect(await colours({ FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(true)
})

test.each([['validate'], ['validate', '--json'], ['pack', 'a.cwl'], ['--help'], ['platform', '--data', 'data']])(
  'on a full disk %j fails with one message',
  async (...argv) => {
    const cwd = repositoryOf({ 'a.cwl': toolText('a') })
    const full = openSync('/dev/full', 'w')
    try {
      const run = await runCli(argv, { cwd, stdout: full })
      expect(run).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/✗ the output cannot be written: the disk is full \(ENOSPC\)\n$/),
      })
      expect(run.stderr).not.toMatch(/\n\s+at .*:\d+:\d+/)
    } finally {
      closeSync(full)
    }
  },
)

test('the token appears nowhere', async () => {
  const platform = await startPlatform()
  for (const argv of [
    ['promote', '--stage', 'dev', '--verbose'],
    ['exports', '--verbose'],
    ['plan', '--stage', 'dev', '--base-url', `http://x:${TOKEN}@127.0.0.1/`],
    ['promote', '--token', TOKEN, '--base-url', 'http://example.invalid', '--stage', 'dev'],
  ]) {
    const run = await runCli(argv, {
      cwd: exampleRepository(),
      env: { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN },
    })
    expect(run.stdout + run.stderr).not.toBe('')
    expect(run.stdout + run.stderr).not.toContain(TOKEN)
  }
})

test('platform serves until it is stopped, accepts changed export jobs, and keeps its data', async () => {
  const data = join(temporaryFolder(), 'data')
  const cwd = temporaryFolder()
  const steps: Promise<unknown>[] = []
  const run = await runCli(['platform', '--data', data, '--json'], {
    cwd,
    onOutput: (stdout, child) => {
      if (!stdout.includes('\n') || steps.length > 0) return
      const { url, token } = JSON.parse(stdout) as { readonly url: string; readonly token: string }
      const env = { CWL_PROMOTE_BASE_URL: url, CWL_PROMOTE_TOKEN: token }
      const story = async (): Promise<void> => {
        expect(await runCli(['platform', 'export', 'add', '--data', data, '--id', 'x'], { cwd })).toEqual({
          code: 0,
          stdout: 'x COMPLETED\n',
          stderr: '',
        })
        expect(await runCli(['platform', 'export', 'set', 'x', 'ODD', '--data', data, '--json'], { cwd })).toEqual({
          code: 0,
          stdout: '{"id":"x","state":"ODD"}\n',
          stderr: '',
        })
        expect((await runCli(['platform', 'export', 'add', '--data', data, '--id', 'x'], { cwd })).stderr).toContain(
          'there is an export job x already',
        )
        expect((await runCli(['platform', 'export', 'set', 'y', 'ODD', '--data', data], { cwd })).stderr).toContain(
          'there is no export job y',
        )
        expect(JSON.parse((await runCli(['exports', '--json'], { cwd, env })).stdout)).toMatchObject({
          state: 'other',
          total: 1,
          counts: { other: 1 },
        })
      }
      steps.push(story().finally(() => child.kill('SIGTERM')))
    },
  })
  await Promise.all(steps)
  expect(steps).toHaveLength(1)
  expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' })
})

test('platform prints only a generated token, and reports a port in use', async () => {
  const platform = await startPlatform()
  const port = new URL(platform.url).port
  const data = temporaryFolder()
  const taken = await runCli(['platform', '--data', data, '--port', port, '--token', TOKEN], { cwd: data })
  expect(taken).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/cannot start: port \d+ of 127\.0\.0\.1 is taken\n {2}Give another port/),
  })
  const given = await runCli(['platform', '--data', data, '--token', TOKEN], {
    cwd: data,
    onOutput: (stdout, child) => void (stdout.includes('Ctrl+C') && child.kill('SIGINT')),
  })
  expect(given.code).toBe(0)
  expect(given.stdout).toContain('CWL_PROMOTE_BASE_URL=http://127.0.0.1:')
  expect(given.stdout).not.toContain(TOKEN)
  expect(given.stdout).not.toContain('CWL_PROMOTE_PLATFORM')
})

test('platform prints the variable of a dialect that is not the default', async () => {
  const cwd = temporaryFolder()
  const run = await runCli(['platform', '--data', 'data', '--dialect', 'seven-bridges'], {
    cwd,
    onOutput: (stdout, child) => void (stdout.includes('Ctrl+C') && child.kill('SIGINT')),
  })
  expect(run).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /\n {2}export CWL_PROMOTE_TOKEN=\S+\n {2}export CWL_PROMOTE_PLATFORM=seven-bridges\n\n/,
    ),
  })
})

test('platform seed loads a file once, and reports problems of an invalid one', async () => {
  const folder = repositoryOf({
    'seed.json': JSON.stringify({
      projects: ['acme/dev'],
      apps: [{ address: 'acme/dev/a', description: { class: 'Workflow' } }],
      exports: [{ id: 'x', state: 'FAILED' }],
    }),
    'bad.json': '{"apps": [{"address": "a"}]}',
  })
  const run = async (file: string) => runCli(['platform', 'seed', file, '--data', 'data'], { cwd: folder })
  expect(await run('seed.json')).toEqual({ code: 0, stdout: '1 project, 1 app, 1 export job\n', stderr: '' })
  expect(await run('bad.json')).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^✗ bad\.json: .*\n {2}Nothing was loaded\.\n$/),
  })
  expect(await run('none.json')).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('none.json cannot be read'),
  })
})

test('an unknown fault is refused before the platform starts', async () => {
  const cwd = temporaryFolder()
  const run = await runCli(['platform', '--data', 'data', '--fault', 'gremlins'], { cwd })
  expect(run).toEqual({ code: 2, stdout: '', stderr: expect.stringContaining('there is no fault "gremlins"') })
})

test('init writes a configuration that validate accepts, and does not overwrite one', async () => {
  const cwd = repositoryOf({ 'a.cwl': toolText('a'), 'b.cwl': toolText('b') })
  const dry = await runCli(['init', '--project', 'acme/tools-dev', '--dry-run'], { cwd })
  expect({ code: dry.code, stderr: dry.stderr }).toEqual({ code: 0, stderr: '' })
  const written = await runCli(['init', '--project', 'acme/tools-dev', '--json'], { cwd })
  expect(JSON.parse(written.stdout)).toEqual({ file: 'cwl-promote.yml', text: dry.stdout, written: true })
  expect(readFileSync(join(cwd, 'cwl-promote.yml'), 'utf8')).toBe(dry.stdout)
  expect((await runCli(['validate'], { cwd })).code).toBe(0)
  expect(await runCli(['init'], { cwd })).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('there is a configuration already'),
  })
})

test('init suggests a next command that works', async () => {
  const platform = await startPlatform()
  const cwd = exampleRepository()
  rmSync(join(cwd, 'cwl-promote.yml'))
  const { stdout } = await runCli(['init', '--project', 'acme/tools-dev'], { cwd })
  const next = /`cwl-promote (plan[^`]*)`/.exec(stdout)?.[1]?.split(' ') ?? []
  expect(
    await runCli(next, { cwd, env: { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN } }),
  ).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /^⚠ .*1 to create in .*: this project has none of these apps, so check that it exists/m,
    ),
  })
})

test('an old Node gets the message about its version before any of our modules loads', () => {
  const source = readFileSync(join(import.meta.dirname, '..', '..', 'src', 'bin.ts'), 'utf8')
  expect(source.startsWith('#!/usr/bin/env node\n')).toBe(true)
  // What comes with Node may be; anything of ours could hold what an old one cannot parse.
  expect(
    [...source.matchAll(/^import .*'(.+)'$/gm)]
      .map(([, name]) => name)
      .filter((name) => name?.startsWith('node:') !== true),
  ).toEqual([])
})

test('a near-miss of a flag is answered with a flag or the help, and never with advice to run without it', async () => {
  const cwd = temporaryFolder()
  for (const verb of ['validate', 'plan', 'promote', 'rollback', 'pull', 'test', 'status', 'exports', 'init', 'diff']) {
    const { stdout } = await runCli([verb, '--help'], { cwd })
    const flags = [...stdout.matchAll(/^ {2}(?:-\w, |--app, )?(--[a-z-]+)/gm)].map(([, flag = '']) => flag)
    expect(flags.length).toBeGreaterThan(4)
    const near = (flag: string): readonly string[] => [
      flag.slice(0, -1),
      `${flag}s`,
      `--${flag.slice(2).replaceAll('-', '')}`,
      `--${flag.slice(2).replaceAll('-', '_')}`,
    ]
    for (const mistake of new Set([...flags, '--dry-run'].flatMap(near)))
      if (!flags.includes(mistake)) {
        const { code, stderr } = await runCli([verb, mistake], { cwd })
        expect([verb, mistake, code, stderr.replace(/^✗ .*\n/, '').trim()]).toEqual([
          verb,
          mistake,
          2,
          expect.stringMatching(
            /^(?:Did you mean (?:--[a-z-]+|one of .*)\?|"plan" installs nothing, so leave it out\.|Give what "promote --record FILE" wrote, or .*|(?:"[a-z]+" has no dry run\. )?Run it with --help to see the options\.|It starts tasks and has no dry run\. "cwl-promote status" shows what is known\.)$/,
          ),
        ])
      }
  }
})
