import { execFile } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { describe, expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { pull } from '../../src/commands/pull.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { serveDocuments } from '../remote/document-server.ts'
import { dedent } from '../support/dedent.ts'
import { commit, committedRepository, git } from '../support/git.ts'
import { startPlatform, TOKEN } from '../support/local-platform.ts'
import { nightly } from '../support/nightly.ts'
import { BIN } from '../support/programs.ts'
import { runCli } from '../support/run-cli.ts'
import { linesOf, listening, optionsFor, tool, workflow, write } from './support.ts'

const TWICE = dedent`
  version: 1
  stages: { dev: { project: acme/dev } }
  apps: [{ path: t.cwl, names: { dev: [t1, t2] } }]
`

/** Rows of a configuration file with the stage dev. */
function manifest(...paths: readonly string[]): string {
  return dedent`
    version: 1
    stages: { dev: { project: acme/dev } }
    apps: [${paths.map((path) => `{ path: "${path}" }`).join(', ')}]
  `
}

/** A promoted repository, and the platform that it was promoted to. */
async function promoted(files: Readonly<Record<string, string>>) {
  return promotedFrom(committedRepository(files))
}

async function promotedFrom(folder: string) {
  const platform = await startPlatform()
  const options = { ...optionsFor(folder, platform.url, { stage: 'dev', reportExports: false }), force: false }
  expect(await promote(options, listening())).toMatchObject({ exitCode: 0 })
  const change = (app: string, edit: (text: string) => string): void => {
    const address = parseAddress(`acme/dev/${app}`)
    platform.store.install(address, edit(platform.store.latest(address)?.text ?? ''))
  }
  const cli = (argv: readonly string[], unprivileged = false) =>
    runCli(argv, {
      cwd: folder,
      env: { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN, ...(unprivileged ? { HOME: folder } : {}) },
      unprivileged,
    })
  return {
    folder,
    options,
    change,
    cli,
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    status: () => git(folder, 'status', '--porcelain'),
  }
}

/** Someone changed the label on the platform. */
function relabelled(text: string): string {
  return text.replace(/"label":"(\w+)"/, '"label":"$1, mended in haste"')
}

/** Two tools in one file. */
function graph(...ids: readonly string[]): string {
  const processes = ids.map((id) => ({
    id,
    class: 'CommandLineTool',
    label: id,
    baseCommand: ['echo'],
    inputs: [],
    outputs: [],
  }))
  return JSON.stringify({ cwlVersion: 'v1.2', $graph: processes })
}

/** The same where the label cannot be changed alone: its text is that of another field too. */
function linked(...ids: readonly string[]): string {
  return graph(...ids).replaceAll(/"label":"(\w+)"/g, '"label": &$1 $1, "doc": *$1')
}

test('uncommitted files are not overwritten, also without git', async () => {
  const { folder, options, change, read } = await promoted({ 'cwl-promote.yml': manifest('t.cwl'), 't.cwl': tool('t') })
  change('t', relabelled)
  rmSync(join(folder, '.git'), { recursive: true })
  const message = 't.cwl would be overwritten, and is not committed'
  expect(await pull(options, listening())).toMatchObject({
    exitCode: 2,
    written: false,
    failure: { code: 'usage', message, fix: expect.stringContaining('--force') },
  })
  expect(read('t.cwl')).toBe(tool('t'))
  expect(await pull({ ...options, force: true }, listening())).toMatchObject({ exitCode: 0, written: true })
})

test('a graph is not replaced with its main process, and the other apps are pulled', async () => {
  const { options, change, read, status } = await promoted({
    'cwl-promote.yml': manifest('g.cwl', 't.cwl'),
    'g.cwl': linked('main', 'other'),
    't.cwl': tool('t'),
  })
  change('g', relabelled)
  change('t', relabelled)
  const report = await pull(options, listening())
  expect(report).toMatchObject({
    exitCode: 5,
    failure: { code: 'apps-failed', message: '1 of 2 apps could not be pulled' },
    written: true,
    apps: [
      {
        name: 'g',
        outcome: 'unreadable',
        digest: expect.stringMatching(/^sha256:/),
        files: [],
        reason: 'g.cwl is a file of several processes, and cannot be overwritten: the others would be lost',
      },
      { name: 't', outcome: 'pulled', files: ['t.cwl'] },
    ],
  })
  expect([status(), read('t.cwl').includes('t, mended in haste')]).toEqual(['M t.cwl', true])
})

test('one process of a graph is changed in place', async () => {
  const { options, change, read } = await promoted({
    'cwl-promote.yml': manifest('g.cwl', 'h.cwl#two'),
    'g.cwl': graph('main', 'other'),
    'h.cwl': graph('one', 'two'),
  })
  change('g', relabelled)
  change('two', relabelled)
  expect(await pull(options, listening())).toMatchObject({ exitCode: 0, notices: [] })
  expect(read('g.cwl')).toBe(graph('main', 'other').replace('"label":"main"', '"label":"main, mended in haste"'))
  expect(read('h.cwl')).toBe(graph('one', 'two').replace('"label":"two"', '"label":"two, mended in haste"'))
  expect(await plan({ ...options, exitCode: true }, listening())).toMatchObject({ exitCode: 0, result: 'unchanged' })
})

nightly('a field next to the graph is changed and removed in place', async () => {
  const version = '"s:softwareVersion":"1.0",'
  const text = graph('main', 'other').replace(
    '{',
    `{"$namespaces":{"s":"https://schema.org/"},${version}"s:author":"Ada",`,
  )
  const { options, change, read } = await promoted({ 'cwl-promote.yml': manifest('g.cwl'), 'g.cwl': text })
  change('g', (app) =>
    app.replace('"s:softwareVersion":"1.0"', '"s:softwareVersion":"1.1"').replace(',"s:author":"Ada"', ''),
  )
  expect(await pull(options, listening())).toMatchObject({ exitCode: 0, notices: [] })
  expect(read('g.cwl')).toBe(text.replace('"1.0"', '"1.1"').replace('"s:author":"Ada",', ''))
  expect(await plan({ ...options, exitCode: true }, listening())).toMatchObject({ exitCode: 0, result: 'unchanged' })
})

test('one process of a graph is reported, also in a dry run, and the other apps are pulled', async () => {
  const { options, change, status } = await promoted({
    'cwl-promote.yml': manifest('g.cwl#one', 't.cwl'),
    'g.cwl': linked('one', 'two'),
    't.cwl': tool('t'),
  })
  expect(await pull(options, listening())).toMatchObject({
    exitCode: 0,
    apps: [{ outcome: 'unchanged' }, { outcome: 'unchanged' }],
  })
  change('one', relabelled)
  change('t', relabelled)
  const apps = [
    {
      name: 'one',
      outcome: 'unreadable',
      files: [],
      reason: 'g.cwl#one is one process of several in its file, and cannot be overwritten',
    },
    { name: 't', outcome: 'pulled', files: ['t.cwl'] },
  ]
  expect(await pull({ ...options, dryRun: true }, listening())).toMatchObject({ exitCode: 5, written: false, apps })
  expect(status()).toBe('')
  expect(await pull(options, listening())).toMatchObject({ exitCode: 5, written: true, apps })
  expect(status()).toBe('M t.cwl')
})

test.each([
  [
    'is not CWL',
    '{"junk":1}',
    'the installed app cannot be packed: this is not a CWL process: it has neither class nor cwlVersion',
  ],
  [
    'is in another language',
    JSON.stringify({ class: 'nextflow', cwlVersion: 'None', inputs: [], outputs: [] }),
    'the installed app cannot be packed: this is an app in Nextflow, not CWL',
  ],
  [
    'has an empty graph',
    JSON.stringify({ cwlVersion: 'v1.2', class: 'CommandLineTool', inputs: [], outputs: [], $graph: [] }),
    'the installed app cannot be packed: this $graph has no process with a name',
  ],
  [
    'has several mistakes',
    JSON.stringify({ cwlVersion: 'v1.2', class: 'CommandLineTool', inputs: 1, outputs: 1 }),
    expect.stringMatching(/^the installed app cannot be packed: .+ \(and \d more\)$/),
  ],
  [
    'has half of a surrogate pair',
    JSON.stringify({ cwlVersion: 'v1.2', class: 'CommandLineTool', inputs: [], outputs: [] }).replace(
      '"inputs"',
      String.raw`"doc":"\ud800","inputs"`,
    ),
    'the installed app cannot be packed: an escape in this text is half of a character, which no file and no platform can store',
  ],
])('an app that %s is reported before any write', async (_, description, reason) => {
  const { options, change, status } = await promoted({
    'cwl-promote.yml': manifest('a.cwl', 't.cwl'),
    'a.cwl': tool('a'),
    't.cwl': tool('t'),
  })
  change('a', () => description)
  change('t', relabelled)
  const report = await pull(options, listening())
  expect(report).toMatchObject({
    exitCode: 5,
    failure: { code: 'apps-failed', message: '1 of 2 apps could not be pulled' },
    written: true,
  })
  expect(report.apps).toMatchObject([
    { name: 'a', outcome: 'unreadable', files: [], reason },
    { name: 't', outcome: 'pulled' },
  ])
  expect(status()).toBe('M t.cwl')
})

nightly('an app that is larger than the file limit is not written', async () => {
  const limit = 4000
  const { options, change, status } = await promoted({
    'cwl-promote.yml': `${manifest('a.cwl')}limits: { file-bytes: ${limit} }\n`,
    'a.cwl': tool('a'),
  })
  change('a', (text) => text.replace('"label":"a"', `"label":"${'a'.repeat(limit)}"`))
  expect(await pull(options, listening())).toMatchObject({
    exitCode: 5,
    written: false,
    apps: [
      {
        outcome: 'unreadable',
        reason: expect.stringMatching(/a\.cwl would have \d+ bytes, more than the limit of 4000/),
      },
    ],
  })
  expect(status()).toBe('')
})

nightly('the text counts the other files of an app and names apps that were not pulled', async () => {
  const steps = `steps:\n${['one', 'two'].map((name) => `  ${name}: { run: ${name}.cwl, in: { text: text }, out: [] }\n`).join('')}`
  const both = workflow('x').replace(/steps:[^]*/, steps)
  const { change, cli } = await promoted({
    'cwl-promote.yml': manifest('w.cwl', 't.cwl'),
    'w.cwl': both,
    'one.cwl': tool('one').replace('echo', 'printf'),
    'two.cwl': tool('two'),
    't.cwl': tool('t'),
  })
  change('w', (text) =>
    text.replaceAll(/"label":"(?:one|two)"/g, '"label":"mended in haste"').replace('{', '{"label":"mine",'),
  )
  change('t', () => '{"junk":1}')
  const run = await cli(['pull', '--stage', 'dev', '--dry-run'])
  expect(run.code).toBe(5)
  expect(run.stderr.replaceAll(/\s+/g, ' ')).toBe(
    '✗ 1 of 2 apps could not be pulled The report has the reasons. Run again if the platform did not answer. Change the others by hand, or pull all except them with `--apps`. ',
  )
  expect(run.stdout).toMatch(/^to pull {4}acme\/dev\/w → w\.cwl, one\.cwl and 1 more file$/m)
  expect(run.stdout).toMatch(
    /^1 app of 2 has changes that git does not have; 3 files would be written; 1 app could not be pulled\.$/m,
  )
})

test('a workflow in JSON stays JSON, and files that are not JSON may stay YAML', async () => {
  const json = JSON.stringify({
    cwlVersion: 'v1.2',
    class: 'Workflow',
    label: 'w',
    inputs: [],
    outputs: [],
    steps: [{ id: 'say', run: 'b.cwl', in: [], out: [] }],
  })
  const other = json
    .replace('"w"', '"plain"')
    .replace('b.cwl"', 'c.cwl"')
    .replace('}]', '},{"id":"again","run":"c.cwl","in":[],"out":[]}]')
  const b = dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    baseCommand: [echo]
    inputs: []
    outputs: []
  `
  const { options, change, read } = await promoted({
    'cwl-promote.yml': manifest('w.json', 'plain', 'text.json'),
    'w.json': json,
    plain: other,
    'b.cwl': b,
    'c.cwl': b,
    'text.json': tool('text'),
  })
  const changed = (text: string): string => relabelled(text).replace('["echo"]', '["printf"]')
  change('w', changed)
  change('text', relabelled)
  change('plain', changed)
  expect(await pull(options, listening())).toMatchObject({
    exitCode: 0,
    apps: [{ files: ['w.json', 'b.cwl'] }, { files: ['plain', 'plain_steps/c.cwl'] }, { files: ['text.json'] }],
  })
  expect(read('w.json')).toBe(json.replace('"label":"w"', '"label":"w, mended in haste"'))
  expect(read('plain')).toMatch(/"label":"plain, mended in haste".*"run":"plain_steps\/c\.cwl"/)
  expect(read('text.json')).toBe(tool('text, mended in haste'))
  expect(read('b.cwl')).toBe(b.replace('echo', 'printf'))
  expect(await plan({ ...options, exitCode: true }, listening())).toMatchObject({ exitCode: 0, result: 'unchanged' })
})

nightly('an unreadable document of an app that nobody edited is kept, and the other apps are pulled', async () => {
  const { folder, options, change, read } = await promoted({
    'cwl-promote.yml': manifest('t.cwl', 'u.cwl'),
    't.cwl': tool('t'),
    'u.cwl': tool('u'),
  })
  writeFileSync(join(folder, 't.cwl'), Buffer.from([0x23, 0xff]))
  commit(folder, {})
  change('u', relabelled)
  expect(await pull(options, listening())).toMatchObject({
    exitCode: 0,
    written: true,
    apps: [{ outcome: 'unchanged' }, { outcome: 'pulled' }],
  })
  expect(read('u.cwl')).toBe(tool('u, mended in haste'))
})

nightly('an app whose document has errors is pulled only by force, if it was edited', async () => {
  const { folder, options, change } = await promoted({
    'cwl-promote.yml': manifest('w.cwl'),
    'w.cwl': workflow('lib/u.cwl'),
    'lib/u.cwl': tool('u'),
  })
  rmSync(join(folder, 'lib'), { recursive: true })
  commit(folder, {})
  expect(await pull(options, listening())).toMatchObject({ exitCode: 0, apps: [{ outcome: 'unchanged' }] })
  change('w', (text) => text.replace('"label":"u"', '"label":"mended in haste"'))
  expect(await pull(options, listening())).toMatchObject({
    exitCode: 5,
    apps: [{ outcome: 'conflict', reason: expect.stringContaining('what git has changed in it is not known') }],
  })
  expect(await pull({ ...options, force: true }, listening())).toMatchObject({
    exitCode: 0,
    apps: [{ outcome: 'pulled' }],
  })
})

test('an app is pulled though an app that is only older uses its file', async () => {
  const { options, change, status } = await promoted({
    'cwl-promote.yml': manifest('t.cwl', 'wf.cwl', 'u.cwl'),
    't.cwl': tool('t'),
    'u.cwl': tool('u'),
    'wf.cwl': workflow('t.cwl'),
  })
  change('t', relabelled)
  change('u', relabelled)
  expect(await pull(options, listening())).toMatchObject({
    exitCode: 0,
    written: true,
    notices: ['acme/dev/wf uses t.cwl too, and is changed by this.'],
    apps: [{ outcome: 'pulled' }, { outcome: 'unchanged' }, { outcome: 'pulled' }],
  })
  expect(status()).toBe('M t.cwl\n M u.cwl')
})

nightly('two apps of one document that were edited in different ways are both not pulled', async () => {
  const { options, change } = await promoted({ 'cwl-promote.yml': TWICE, 't.cwl': tool('t') })
  change('t2', relabelled)
  const refused = (other: string): object => ({
    outcome: 'conflict',
    reason: expect.stringContaining(`and acme/dev/${other} both`),
  })
  expect(await pull({ ...options, dryRun: true }, listening())).toMatchObject({
    exitCode: 0,
    apps: [{ outcome: 'unchanged' }, { outcome: 'pulled' }],
  })
  change('t1', (text) => text.replace('"label":"t"', '"label":"otherwise"'))
  expect(await pull(options, listening())).toMatchObject({ exitCode: 5, apps: [refused('t2'), refused('t1')] })
})

test('a file that cannot be written is named with the reason', async () => {
  const { folder, change, cli, status } = await promoted({
    'cwl-promote.yml': manifest('apps/w.cwl', 't.cwl'),
    'apps/w.cwl': workflow('../b.cwl'),
    'b.cwl': tool('b'),
    't.cwl': tool('t'),
  })
  change('t', relabelled)
  for (const path of ['', 'apps', 'apps/w.cwl', 'b.cwl', 't.cwl', 'cwl-promote.yml'])
    chmodSync(join(folder, path), path.endsWith('cwl') || path.endsWith('yml') ? 0o444 : 0o777)
  const fix = '  Make it writable, or name the other apps with `--apps`.\n'
  const readOnly = await cli(['pull', '--stage', 'dev', '--force'], true)
  expect(readOnly).toEqual({
    code: 2,
    stdout: '',
    stderr: `✗ t.cwl cannot be written: permission denied (EACCES)\n${fix}`,
  })
  chmodSync(join(folder, 't.cwl'), 0o666)
  chmodSync(folder, 0o555)
  const locked = await cli(['pull', '--stage', 'dev', '--force'], true)
  expect(locked).toEqual({
    code: 2,
    stdout: '',
    stderr: `✗ t.cwl cannot be written: permission denied (EACCES)\n${fix}`,
  })
  chmodSync(folder, 0o755)
  expect(status()).toBe('')
})

test('a document stays whole when the disk is full, without temporary files', async () => {
  const { folder, options, change, read } = await promoted({ 'cwl-promote.yml': manifest('t.cwl'), 't.cwl': tool('t') })
  change('t', (text) => text.replace('"label":"t"', `"label":"${'t'.repeat(100_000)}"`))
  write(folder, { 't.cwl': `# mine\n${tool('t')}` })
  const before = readdirSync(folder)
  const env = { ...process.env, CWL_PROMOTE_BASE_URL: options.baseUrl, CWL_PROMOTE_TOKEN: TOKEN }
  // No file may be larger than 64 blocks: the rest of it is refused as by a disk that is full.
  const running = promisify(execFile)(
    'sh',
    ['-c', 'ulimit -f 64 && exec "$0" "$@"', process.execPath, BIN, 'pull', '--stage', 'dev', '--force', '--json'],
    { cwd: folder, env },
  )
  await expect(running).rejects.toMatchObject({
    code: 2,
    stdout: expect.stringContaining('"written": false'),
    stderr: expect.stringContaining('✗ t.cwl cannot be written: '),
  })
  expect(read('t.cwl')).toBe(`# mine\n${tool('t')}`)
  expect(readdirSync(folder)).toEqual(before)
})

nightly('a document stays unchanged when the disk is full for one of its steps', async () => {
  const twice = `${workflow('t.cwl')}  again: { run: t.cwl, in: { text: text }, out: [] }\n`
  const { folder, options, change, read } = await promoted({
    'cwl-promote.yml': manifest('w.cwl'),
    'w.cwl': twice,
    't.cwl': tool('t'),
  })
  change('w', (text) => text.replace('"label":"t"', `"label":"${'t'.repeat(100_000)}"`))
  const env = { ...process.env, CWL_PROMOTE_BASE_URL: options.baseUrl, CWL_PROMOTE_TOKEN: TOKEN }
  const running = promisify(execFile)(
    'sh',
    ['-c', 'ulimit -f 64 && exec "$0" "$@"', process.execPath, BIN, 'pull', '--stage', 'dev'],
    { cwd: folder, env },
  )
  await expect(running).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /✗ w\/t\.cwl cannot be written: .*\n {2}Make it writable, or name the other apps with\s+`--apps`/,
    ),
  })
  expect(read('w.cwl')).toBe(twice)
})

nightly('an installed app with a local file is unchanged, although plan refuses it', async () => {
  const named = tool('t').replace(
    'inputs:\n',
    dedent`
      inputs:
        genome: { type: File, default: { class: File, path: genome.fa } }
    `,
  )
  const allowed = manifest('t.cwl').replace('acme/dev }', 'acme/dev, local-defaults: allow }')
  const { folder, options, change, status } = await promoted({
    'cwl-promote.yml': allowed,
    't.cwl': named,
    'genome.fa': '>',
  })
  commit(folder, { 'cwl-promote.yml': manifest('t.cwl') })
  expect(linesOf(await plan(options, listening()))).toEqual(['t blocked'])
  expect(await pull(options, listening())).toMatchObject({
    exitCode: 0,
    written: false,
    apps: [{ outcome: 'unchanged' }],
  })
  change('t', relabelled)
  expect(await pull(options, listening())).toMatchObject({ exitCode: 0, written: true, apps: [{ outcome: 'pulled' }] })
  commit(folder, {})
  expect(await pull(options, listening())).toMatchObject({
    exitCode: 0,
    written: false,
    apps: [{ outcome: 'unchanged' }],
  })
  expect(status()).toBe('')
})

test('a document keeps local paths that are mapped to platform files, also in its steps', async () => {
  const files = { 'flows/w.cwl': workflow('../tools/t.cwl'), 'data/a b%.fa': '>', 'data/twice.fa': '>' }
  const stage =
    "{ project: acme/dev, files: { 'data/a b%.fa': 5f0c-file, data/index: 5f0c-folder, data/twice.fa: both, data/again.fa: both } }"
  const rows = 'apps: [{ path: tools/t.cwl }, { path: flows/w.cwl }]\n'
  // Its label cannot be changed alone, so that all is written anew.
  const named = tool('t')
    .replace('label: "t"', 'label: &name t\ndoc: *name')
    .replace(
      'inputs:\n',
      dedent`
      inputs:
        fa: { type: File, default: { class: File, location: ../data/a%20b%25.fa, secondaryFiles: [{ class: Directory, path: ../data/index/ }] } }
        twice: { type: File, default: { class: File, path: ../data/twice.fa } }
    `,
    )
  const { folder, options, change, read } = await promoted({
    ...files,
    'tools/t.cwl': named,
    'cwl-promote.yml': `version: 1\nstages: { dev: ${stage} }\n${rows}`,
  })
  change('t', relabelled)
  change('w', relabelled)
  const { apps, ...report } = await pull(options, listening())
  expect(report).toMatchObject({ exitCode: 0, written: true })
  const texts = apps
    .flatMap((app) => app.files)
    .map(read)
    .join('')
  expect(texts.match(/(?:location|path): .*/g)).toEqual([
    'location: ../data/a b%25.fa',
    'path: ../data/index',
    'path: both',
    'location: ../../data/a b%25.fa',
    'path: ../../data/index',
    'path: ../both',
  ])
  commit(folder, {})
  expect(await pull(options, listening())).toMatchObject({
    exitCode: 0,
    written: false,
    apps: [{ outcome: 'unchanged' }, { outcome: 'unchanged' }],
  })
})

nightly('a document keeps its id when the platform writes another one', async () => {
  const named = tool('t').replace('class:', 'id: t\nclass:')
  const folder = committedRepository({
    'cwl-promote.yml': manifest('t.cwl', 'w.cwl'),
    't.cwl': named,
    'w.cwl': workflow("'t.cwl#t'"),
  })
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  const options = {
    ...optionsFor(folder, platform.url, { stage: 'dev', platform: 'seven-bridges', reportExports: false }),
    force: false,
  }
  expect(await promote(options, listening())).toMatchObject({ exitCode: 0 })
  const address = parseAddress('acme/dev/t')
  platform.store.install(address, relabelled(platform.store.latest(address)?.text ?? ''))
  expect(await pull({ ...options, apps: ['t'] }, listening())).toMatchObject({
    exitCode: 0,
    written: true,
    apps: [{ outcome: 'pulled', files: ['t.cwl'] }],
  })
  expect(readFileSync(join(folder, 't.cwl'), 'utf8')).toBe(
    tool('t, mended in haste').replace('class:', 'id: t\nclass:'),
  )
  commit(folder, {})
  expect(linesOf(await plan(options, listening()))).toEqual(['t unchanged', 'w update'])
})

nightly('an id that was removed on the platform is removed from the document', async () => {
  const { options, change, read } = await promoted({
    'cwl-promote.yml': manifest('t.cwl'),
    't.cwl': `${tool('t')}id: t\n`,
  })
  change('t', (text) => text.replace(/"id":"t",?/, ''))
  expect(await pull(options, listening())).toMatchObject({ exitCode: 0, written: true, apps: [{ outcome: 'pulled' }] })
  expect(read('t.cwl')).not.toMatch(/^id:/m)
})

nightly('an app with a remote document is unchanged if its host is allowed', async () => {
  const { network } = await serveDocuments({ '/b.cwl': tool('b') })
  const platform = await startPlatform()
  const folder = committedRepository({
    'cwl-promote.yml': manifest('w.cwl'),
    'w.cwl': workflow('https://docs.example.org/b.cwl'),
  })
  const options = {
    ...optionsFor(folder, platform.url, { stage: 'dev', reportExports: false, allowRemote: ['docs.example.org'] }),
    force: false,
  }
  const context = { ...listening(), network }
  expect(await promote(options, context)).toMatchObject({ exitCode: 0 })
  expect(await pull(options, context)).toMatchObject({ exitCode: 0, written: false, apps: [{ outcome: 'unchanged' }] })
})

describe('uncommitted changes are not overwritten', () => {
  const MINE = `${tool('mine')}# precious\n`

  async function refusal(folder: string, apps: readonly string[], spoil: () => void) {
    const { options, change, read } = await promotedFrom(folder)
    change('t', relabelled)
    spoil()
    const report = await pull(options, listening())
    const lost = apps.filter((path) => !read(path).includes('# precious'))
    return { exitCode: report.exitCode, message: report.failure?.message, written: report.written, lost }
  }

  test('in a submodule', async () => {
    const folder = committedRepository({ 'cwl-promote.yml': manifest('sub/t.cwl') })
    git(
      folder,
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'add',
      committedRepository({ 't.cwl': tool('t'), 'other.cwl': tool('o') }),
      'sub',
    )
    commit(folder, {})
    expect(await refusal(folder, ['sub/t.cwl'], () => write(folder, { 'sub/t.cwl': MINE }))).toEqual({
      exitCode: 2,
      message: 'files with uncommitted changes would be overwritten: sub/t.cwl',
      written: false,
      lost: [],
    })
  })

  nightly('in a nested repository, also if the outer one ignores it', async () => {
    const folder = committedRepository({ 'cwl-promote.yml': manifest('deep/own/t.cwl'), '.gitignore': 'deep/\n' })
    write(folder, { 'deep/own/t.cwl': tool('t') })
    git(join(folder, 'deep/own'), 'init', '-q')
    commit(join(folder, 'deep/own'), {})
    expect(await refusal(folder, ['deep/own/t.cwl'], () => write(folder, { 'deep/own/t.cwl': MINE }))).toMatchObject({
      exitCode: 2,
      written: false,
      lost: [],
    })
  })

  nightly('in a submodule that is not checked out', async () => {
    const folder = committedRepository({ 'cwl-promote.yml': manifest('sub/t.cwl') })
    git(
      folder,
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'add',
      committedRepository({ 'other.cwl': tool('o') }),
      'sub',
    )
    commit(folder, {})
    git(folder, 'submodule', '--quiet', 'deinit', 'sub')
    write(folder, { 'sub/t.cwl': MINE })
    expect(await refusal(folder, ['sub/t.cwl'], () => {})).toMatchObject({ exitCode: 2, written: false, lost: [] })
  })

  nightly.each(['--skip-worktree', '--assume-unchanged'])('in a file with the git flag %s', async (flag) => {
    const folder = committedRepository({ 'cwl-promote.yml': manifest('t.cwl'), 't.cwl': tool('t') })
    git(folder, 'update-index', flag, 't.cwl')
    expect(await refusal(folder, ['t.cwl'], () => write(folder, { 't.cwl': MINE }))).toMatchObject({
      exitCode: 5,
      written: false,
      lost: [],
    })
  })
})
