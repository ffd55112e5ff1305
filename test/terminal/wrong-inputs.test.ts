import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { dedent } from '../support/dedent.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { repositoryOf, toolText } from '../support/repository.ts'
import { runCli } from '../support/run-cli.ts'

const MANIFEST = dedent`
  version: 1
  stages: { dev: { project: acme/dev }, release: { project: acme/release, from: dev } }
  apps: [{ path: "apps/*.cwl" }]
`

function repository(): string {
  const folder = repositoryOf({
    'cwl-promote.yml': MANIFEST,
    'apps/a.cwl': toolText('a'),
    'apps/b.cwl': toolText('b'),
    'run.cwl': dedent`
      cwlVersion: v1.2
      class: Workflow
      requirements: {SubworkflowFeatureRequirement: {}}
      inputs: {}
      outputs: {}
      steps: {s: {run: apps/a.cwl, in: {}, out: []}}
    `,
    'packed.json': `{"$graph": [{"id": "main", "class": "CommandLineTool", "doc": "${'x'.repeat(2000)}", "inputs": [], "outputs": []}], "cwlVersion": "v1.2"}`,
    'text.json': 'no JSON',
    'list.json': '[]',
    'record.json':
      '{"version":1,"kind":"cwl-promote record","baseUrl":"x","dialect":"documented","stage":null,"project":null,"commit":null,"actor":null,"runUrl":null,"startedAt":"x","apps":[{}]}',
    'plan.json': '{"version":1,"kind":"cwl-promote plan"}',
  })
  symlinkSync('none', join(folder, 'lost.json'))
  return folder
}

/** What is typed, and how the one message begins; nothing of it reaches the platform. */
const MISTAKES: readonly (readonly [string, RegExp])[] = [
  ['promote', /^✗ which stage\?/],
  ['promote --stage none', /^✗ no stage is named "none"/],
  ['promote --stage dev --apps none', /^✗ no app is named "none"/],
  ['promote --stage dev --project acme/x', /^✗ `project` and `stage` exclude one another/],
  ['promote --project acme --files apps', /^✗ `project` is "acme", which is not a project/],
  [
    'promote --project acme\u00A0/x --files apps',
    /^✗ `project` is "acme\u00A0\/x", which is not a project|^✗ `project` is "acme\\u00a0\/x"/,
  ],
  [
    'promote --stage dev --config none.yml',
    /^✗ `config`: there is no file none\.yml\n {2}It is relative to the working directory\./,
  ],
  ['plan --stage dev --config apps', /^✗ `config`: apps is not a regular file/],
  ['promote --stage dev --plan none.json', /^✗ the plan none\.json cannot be read: there is no such file/],
  [
    'promote --stage dev --plan text.json',
    /^✗ the plan text\.json is not JSON: .*\n {2}Give the file that `plan --out` wrote/,
  ],
  ['promote --stage dev --plan list.json', /^✗ list\.json is not a plan\n/],
  ['promote --stage dev --plan record.json', /^✗ record\.json is not a plan: it is a record\n/],
  [
    'promote --stage dev --plan plan.json',
    /^✗ the plan plan\.json was changed after it was written: it must have required property/,
  ],
  [
    'rollback --record plan.json',
    /^✗ plan\.json is not a record: it is a plan\n {2}Give the file that `promote --record` wrote/,
  ],
  ['promote --stage dev --shard 3/2', /^✗ `shard` is "3\/2", which is not a share/],
  [
    'plan --stage dev --shard 1/2 --out plan.json',
    /^✗ `shard` cannot be combined with `out`: a shard knows only its own part, and its plan could not be applied\n {2}Save the plan of all apps, or leave `out` out\./,
  ],
  ['promote --stage dev --max-requests 65', /^✗ `max-requests` is 65/],
  [
    'promote --stage dev --base-url http://platform.example',
    /^✗ the base URL of platform\.example is plain http.*\n {2}Use https:\/\/; on the command line, --allow-insecure-http/,
  ],
  ['promote --stage dev --working-directory none', /^✗ there is no folder none/],
  ['plan --stage dev --matrix 0', /^✗ `matrix` is 0/],
  ['plan --stage dev --changed-since HEAD', /^✗ git knows of no changes since "HEAD"/],
  ['rollback --record none.json', /^✗ the record none\.json cannot be read: there is no such file/],
  [
    'rollback --record text.json',
    /^✗ the record text\.json is not JSON: .*\n {2}Give the file that `promote --record` wrote/,
  ],
  [
    'rollback --record record.json',
    /^✗ the record record\.json was changed after it was written: \/apps\/0 must have required property/,
  ],
  ['exports --fail-on new-failed', /^✗ `fail-on: new-failed` needs to know what the last run saw/],
  ['exports --threshold 1.5', /^✗ `threshold` is 1\.5/],
  ['exports --state-file list.json', /^✗ the state file .*list\.json is not one that this release wrote/],
  ['exports --webhook-url nowhere --state-file state.json', /^✗ the webhook URL is not an https:\/\/ address/],
  [
    'validate --sarif apps/a.cwl apps/b.cwl',
    /^✗ `sarif`: apps\/a\.cwl cannot be written: another file is there, which would be lost\n {2}Name another file\./,
  ],
  [
    'validate --write-baseline cwl-promote.yml',
    /^✗ `write-baseline`: cwl-promote\.yml cannot be written: another file is there/,
  ],
  ['validate --sarif text.json', /^✗ `sarif`: text\.json cannot be written: another file is there/],
  ['validate --sarif plan.json', /^✗ `sarif`: plan\.json cannot be written: another file is there/],
  [
    'validate --write-baseline packed.json',
    /^✗ `write-baseline`: packed\.json cannot be written: another file is there/,
  ],
  ['validate --dry-run', /^✗ `dry-run` needs `fix`\n {2}Add `--fix`/],
  ['plan --stage dev --out record.json', /^✗ the plan record\.json cannot be written: another file is there/],
  ['pack run.cwl --output apps/a.cwl', /^✗ `output`: apps\/a\.cwl is part of what is packed/],
  ['plan --stage dev --out apps/a.cwl', /^✗ the plan apps\/a\.cwl cannot be written: another file is there/],
  [
    'pack apps/a.cwl --output apps/../apps/a.cwl',
    /^✗ `output`: apps\/\.\.\/apps\/a\.cwl is part of what is packed, or its configuration, and would be lost\n {2}Name another file\./,
  ],
  [
    'pack apps/a.cwl --output cwl-promote.yml',
    /^✗ `output`: cwl-promote\.yml is part of what is packed, or its configuration/,
  ],
  [
    'pack apps/a.cwl --output .git/config',
    /^✗ `output`: \.git\/config cannot be written: what is in a folder \.git belongs to git/,
  ],
  ['pull', /^✗ which stage\?/],
  ['pull --stage dev --apps none', /^✗ no app is named "none"/],
  ['init', /^✗ there is a configuration already: cwl-promote\.yml/],
  [
    'promote --stage dev --record lost.json',
    /^✗ the record lost\.json cannot be written: it is a symbolic link that leads nowhere/,
  ],
  ['merge-records none.json --new-record new.json', /^✗ no record is at "none\.json"/],
  ['merge-records plan.json --new-record new.json', /^✗ plan\.json is not a record: it is a plan/],
]

test.each(MISTAKES)('%s is a usage error before any request', async (line, message) => {
  const platform = await startPlatform()
  const { code, stdout, stderr } = await runCli(line.split(' '), {
    cwd: repository(),
    env: { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN },
  })
  expect([code, platform.store.countRequests()]).toEqual([2, 0])
  expect(stderr).toMatch(message)
  expect(stderr.match(/^✗/gm)).toHaveLength(1)
  expect(stderr).not.toMatch(/unexpected|^\s+at /m)
  // What was not looked at is counted, and not listed.
  expect(stdout).not.toContain('acme/dev/a')
})

test.each([
  [
    `Bearer ${TOKEN}`,
    'the token contains spaces or characters that are not allowed in a header',
    'Give the token alone, without the word in front of it, such as `Bearer`.',
  ],
  [
    `X-SVC-Auth-Token: ${TOKEN}`,
    'the token contains spaces or characters that are not allowed in a header',
    'Give the token alone, without the word in front of it, such as `Bearer`.',
  ],
  [
    `${TOKEN} ${TOKEN}`,
    'the token contains spaces or characters that are not allowed in a header',
    'Copy it again; a token is one line of plain characters.',
  ],
  [`"${TOKEN}"`, 'the token is in quotes, which would be sent with it', 'Write the token without the quotes.'],
  [`'${TOKEN}'`, 'the token is in quotes, which would be sent with it', 'Write the token without the quotes.'],
])('a token with other text around it is a usage error that does not show it (%#)', async (token, message, fix) => {
  const platform = await startPlatform()
  const { code, stdout, stderr } = await runCli(['plan', '--stage', 'dev'], {
    cwd: repository(),
    env: { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: token },
  })
  expect([code, stderr, platform.store.countRequests()]).toEqual([
    2,
    dedent`
        ✗ ${message}
          ${fix}
      `,
    0,
  ])
  expect(stdout + stderr).not.toContain(TOKEN)
})

test.each([
  ['HTTPS_PROXY', 'socks5://me:hunter2@127.0.0.1:1080'],
  ['https_proxy', 'garbage-hunter2'],
])('a wrong %s is a usage error, and no request goes around the proxy', async (variable, value) => {
  const cwd = repository()
  const env = { CWL_PROMOTE_BASE_URL: 'https://platform.invalid', CWL_PROMOTE_TOKEN: TOKEN, [variable]: value }
  const run = await runCli(['plan', '--stage', 'dev'], { cwd, env })
  expect(run.code).toBe(2)
  expect(run.stderr).toMatch(new RegExp(`^✗ ${variable} begins with neither http:// nor https://\\n`))
  const examined = await runCli(['doctor'], { cwd, env })
  expect([examined.code, examined.stderr]).toEqual([
    2,
    dedent`
      ✗ this check failed: proxy
        Each finding has an explanation and a fix.
    `,
  ])
  expect(run.stderr + run.stdout + examined.stdout).not.toContain('hunter2')
  // A platform on this machine is not reached through any.
  const platform = await startPlatform()
  expect(
    (await runCli(['plan', '--stage', 'dev'], { cwd, env: { ...env, CWL_PROMOTE_BASE_URL: platform.url } })).code,
  ).toBe(0)
})

test('a fix names the flag on the command line, and the input in JSON', async () => {
  const cwd = temporaryFolder()
  const run = await runCli(['plan', '--json'], { cwd })
  expect(run.stderr.replace(/\s+/g, ' ')).toContain('or give `--files` and `--project`.')
  expect(JSON.parse(run.stdout)).toMatchObject({
    failure: { fix: expect.stringContaining('or give the inputs `files` and `project`.') },
  })
  const examined = await runCli(['doctor'], { cwd })
  expect(examined.stdout.replace(/\s+/g, ' ')).toContain('Give `--base-url`')
})

test('each mistake in the configuration is reported, as text and as JSON', async () => {
  const cwd = repositoryOf({
    'cwl-promote.yml': dedent`
      version: 1
      stagse: {}
      checks: { strct: true }
    `,
  })
  const run = await runCli(['validate', '--json'], { cwd })
  expect(run.code).toBe(2)
  expect(run.stderr.split('\n').filter((line) => line.startsWith('✗'))).toEqual([
    '✗ cwl-promote.yml:2:1: unknown key `stagse`. Did you mean "stages"? There is 1 more mistake further down',
    '✗ cwl-promote.yml:3:11: unknown key `strct` in `checks`. Did you mean "strict"?',
  ])
  expect(JSON.parse(run.stdout)).toMatchObject({
    failure: {
      code: 'configuration',
      at: { line: 2 },
      others: [
        {
          message: 'unknown key `strct` in `checks`. Did you mean "strict"?',
          fix: 'Allowed here: strict, levels, paths, baseline.',
          at: { file: 'cwl-promote.yml', line: 3, column: 11 },
        },
      ],
    },
  })
})

test('doctor reports the same mistakes as findings', async () => {
  const platform = await startPlatform()
  const env = { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN }
  const folder = repository()
  for (const [line, message] of [
    ['doctor --stage none', /✗ configuration {2}no stage is named "none"/],
    ['doctor --apps none', /✗ configuration {2}no app is named "none"/],
    ['doctor --config none.yml', /✗ configuration {2}`config`: there is no file none\.yml/],
    ['doctor --project acme', /✗ configuration {2}`project` is "acme", which is not a project/],
  ] as const) {
    const { code, stdout, stderr } = await runCli(line.split(' '), { cwd: folder, env })
    expect([code, stderr]).toEqual([
      2,
      dedent`
        ✗ this check failed: configuration
          Each finding has an explanation and a fix.
      `,
    ])
    expect(stdout).toMatch(message)
  }
})

test('a rollback for another platform prints only the error', async () => {
  const [platform, other] = [await startPlatform(), await startPlatform()]
  const [folder, record] = [repository(), join(temporaryFolder(), 'record.json')]
  const env = { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN }
  expect((await runCli(['promote', '--stage', 'dev', '--record', record], { cwd: folder, env })).code).toBe(0)
  writeFileSync(join(folder, 'apps', 'a.cwl'), toolText('other'))
  const { code, stdout, stderr } = await runCli(['rollback', '--record', record, '--base-url', other.url], {
    cwd: folder,
    env,
  })
  expect([code, other.store.countRequests()]).toEqual([2, 0])
  expect(stdout).toBe('')
  expect(stderr).toContain('Give `--base-url` and `--platform` of the run that is to be undone.')
})

test.each([
  [['validate', 'a.cwl,b.cwl'], 'If these are several paths, give each by itself, without commas.'],
  [['plan', '--stage', 'dev', '--app', 'a,b'], 'If these are several, give each by itself: --app a --app b.'],
  [['validate', '/nowhere/a.cwl'], 'For another folder give `--working-directory`.'],
])('%j is answered with how to write it', async (argv, fix) => {
  const { code, stderr } = await runCli(argv, { cwd: repository() })
  expect([code, stderr.replaceAll(/\s+/g, ' ')]).toEqual([2, expect.stringContaining(fix)])
})

test('the placeholder project of init is refused', async () => {
  const folder = repository()
  writeFileSync(
    join(folder, 'cwl-promote.yml'),
    'version: 1\nstages: { dev: { project: OWNER/PROJECT-dev } }\napps: [{ path: apps/a.cwl }]\n',
  )
  const { code, stderr } = await runCli(['plan'], { cwd: folder })
  expect(code).toBe(2)
  expect(stderr).toContain('it is the placeholder that `init` wrote')
})

test.each([
  ['dev', 'Did you mean --stage dev?'],
  [
    'tools/align.cwl',
    'Did you mean --files tools/align.cwl, with --project? With cwl-promote.yml, --app NAME chooses.',
  ],
])('an unexpected argument %s gets the suggestion %s', async (word, fix) => {
  const { code, stdout, stderr } = await runCli(['plan', word], { cwd: repository() })
  expect([code, stdout, stderr]).toEqual([2, '', `✗ "plan" takes no arguments, and got "${word}"\n  ${fix}\n`])
})

const SBPACK = "For sbpack's arguments, type: cwl-promote promote"

test.each([
  [
    'sbpull cgc acme/dev/align a.cwl',
    `${SBPACK.replace('promote promote', 'promote pull')} --profile cgc --project acme/dev --name align --files a.cwl`,
  ],
  ['sbpack', 'What sbpack does is here: cwl-promote promote'],
  ['plan --stage dev --stage release', 'It is given twice.'],
  ['plan a b', 'Run it with --help to see the options.'],
  ['cgc acme/dev/align a.cwl', `${SBPACK} --profile cgc --project acme/dev --name align --files a.cwl`],
  ['promote . acme/dev/align a.cwl', `${SBPACK} --project acme/dev --name align --files a.cwl`],
  ['diff acme/dev/align a.cwl', 'Did you mean app:acme/dev/align?'],
  [
    'plan --base-url https://cgc.sbgenomics.com/u/acme/dev --project acme/dev --files apps/a.cwl',
    'Give https://cgc-api.sbgenomics.com/v2 as the base URL, and acme/dev as the project.',
  ],
  [
    'plan --base-url http://127.0.0.1:9 --project acme/dev --files apps/a.cwl',
    'The host is 127.0.0.1:9: the address comes from `base-url`, the token from CWL_PROMOTE_TOKEN.',
  ],
])('what people type is answered: %s', async (words, answer) => {
  const { code, stderr } = await runCli(words.split(' '), {
    cwd: repository(),
    env: { CWL_PROMOTE_TOKEN: 'token-of-nobody-here', COLUMNS: '400' },
  })
  expect(code).not.toBe(0)
  expect(stderr.replaceAll(/\s+/g, ' ')).toContain(answer)
})

test('an extra argument is named', async () => {
  const { code, stdout, stderr } = await runCli(['completion', 'bash', 'x'], { cwd: repository() })
  expect([code, stdout, stderr]).toEqual([
    2,
    '',
    '✗ "completion" takes only 1 argument, and also got "x"\n  Run it with --help to see the options.\n',
  ])
})

test.each([
  ['https://cgc.sbgenomics.com/u/acme/rnaseq-dev/apps', 'Write acme/rnaseq-dev.'],
  ['acme/', 'Write owner/project, as in acme/rnaseq.'],
])('the project %j is refused with the form to write', async (project, fix) => {
  const { code, stderr } = await runCli(['promote', '--files', 'apps', '--project', project], { cwd: repository() })
  expect([code, stderr]).toEqual([2, expect.stringContaining(`\n  ${fix}\n`)])
})

test.each([['--strict'], ['--no-strict'], ['--strict=true'], ['--strict=false']])(
  'a boolean flag can be written as %s',
  async (flag) => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'a.cwl'), toolText('a'))
    const { code, stderr } = await runCli(['validate', flag, '.'], { cwd: folder })
    expect([code, stderr]).toEqual([0, ''])
  },
)

test('without a configuration, the message names the one in the parent folder', async () => {
  const folder = repository()
  const { code, stderr } = await runCli(['plan', '--stage', 'dev'], { cwd: join(folder, 'apps') })
  expect(code).toBe(2)
  expect(stderr).toContain('Use the one in the folder above: give `--working-directory` as ..')
})

test('a failed pack prints nothing on standard output, except with --json', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'a.cwl'), toolText('a').replace('baseCommand', 'baseComand'))
  const { code, stdout, stderr } = await runCli(['pack', 'a.cwl'], { cwd: folder })
  expect([code, stdout]).toEqual([3, ''])
  expect(stderr).toContain('Did you mean "baseCommand"?')
  expect(JSON.parse((await runCli(['pack', 'a.cwl', '--json'], { cwd: folder })).stdout)).toMatchObject({ ok: false })
})

test('promote reports that there is no record if nothing was installed', async () => {
  const platform = await startPlatform()
  const [folder, record] = [repository(), join(temporaryFolder(), 'record.json')]
  const env = { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN }
  await runCli(['promote', '--stage', 'dev'], { cwd: folder, env })
  const { code, stdout } = await runCli(['promote', '--stage', 'dev', '--record', record], { cwd: folder, env })
  expect(code).toBe(0)
  expect(stdout).toContain(`note: Nothing was installed, so the record ${record} was not written.`)
})
