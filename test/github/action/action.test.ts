import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { OUTPUTS } from '../../../src/github/outputs.ts'
import { dedent } from '../../support/dedent.ts'
import { writeFiles } from '../../support/files.ts'
import { afterThisTest, startPlatform, TOKEN } from '../../support/local-platform.ts'
import { nightly } from '../../support/nightly.ts'
import { exampleRepository, repositoryOf, toolText } from '../../support/repository.ts'
import { commandsOf, runAction, type ActionRun } from '../../support/run-action.ts'

/** Red with one message, and nothing that only a programmer can read. */
function expectOneMessage(run: ActionRun, code: number, message: RegExp): void {
  expect(commandsOf(run, 'error').map((command) => command.message)).toEqual([expect.stringMatching(message)])
  expect(run.code).toBe(code)
  expect(run.everything).not.toMatch(/\n\s+at .*:\d+:\d+|node:internal|UnhandledPromise/)
  expect(run.stderr).toBe('')
}

nightly('when the log is closed, running installs are completed and the exit code is 1', async () => {
  const platform = await startPlatform()
  const run = await runAction({
    workspace: exampleRepository(),
    inputs: { stage: 'dev', 'base-url': platform.url, token: TOKEN },
    onStart: ({ stdout }) => stdout?.destroy(),
  })
  expect({ code: run.code, stderr: run.stderr, result: run.outputs['result'] }).toEqual({
    code: 1,
    stderr: '',
    result: 'promoted',
  })
  expect(JSON.parse(readFileSync(run.outputs['record-file'] ?? '', 'utf8'))).toMatchObject({
    apps: Array.from({ length: 4 }, () => ({ outcome: 'created' })),
  })
  expect(platform.store.listApps()).toHaveLength(4)
})

test('a first promotion creates every app and reports it, and a second one changes nothing', async () => {
  const platform = await startPlatform()
  const workspace = exampleRepository()
  const inputs = { stage: 'dev', 'base-url': platform.url, token: TOKEN }

  const first = await runAction({ workspace, inputs })
  expect({ code: first.code, stderr: first.stderr, errors: commandsOf(first, 'error') }).toEqual({
    code: 0,
    stderr: '',
    errors: [],
  })
  expect(first.outputs).toMatchObject({
    result: 'promoted',
    installed: 'true',
    'created-count': '4',
    'updated-count': '0',
    unchanged: '0',
    'failed-count': '0',
    'exports-state': 'none',
    'exports-total': '0',
    'exports-truncated': 'false',
    'failed-exports': '[]',
  })
  expect(Object.keys(first.outputs).sort()).toEqual(Object.keys(OUTPUTS).sort())
  const apps: unknown = JSON.parse(first.outputs['apps'] ?? '')
  expect(apps).toContainEqual({
    name: 'star',
    target: 'acme/rnaseq-dev/star-dev',
    source: 'tools/star-align.cwl',
    action: 'create',
    outcome: 'created',
    digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    breaking: false,
    drifted: false,
  })
  expect(platform.store.listApps().map(({ address }) => address.app)).toEqual([
    'align-sample',
    'featurecounts',
    'rnaseq',
    'star-dev',
  ])
  expect(first.summary).toContain('<h2>Promotion to <code>acme/rnaseq-dev</code>, stage <code>dev</code> on 127.0.0.1:')
  expect(first.summary).toContain('4 created')
  expect(first.summary).toContain(
    'https://github.example/octo/rnaseq/blob/0123456789abcdef0123456789abcdef01234567/tools/star-align.cwl',
  )
  expect(JSON.parse(readFileSync(first.outputs['report-file'] ?? '', 'utf8'))).toMatchObject({
    command: 'promote',
    exitCode: 0,
    report: { result: 'promoted' },
  })
  expect(commandsOf(first, 'group').length).toBeGreaterThan(2)
  expect(commandsOf(first, 'group').length).toBe(commandsOf(first, 'endgroup').length)

  const posts = platform.store.countRequests('POST')
  const second = await runAction({ workspace, inputs })
  expect(second.outputs).toMatchObject({
    result: 'unchanged',
    installed: 'false',
    'created-count': '0',
    unchanged: '4',
    'changes-pending': 'false',
  })
  expect(platform.store.countRequests('POST')).toBe(posts)
})

test('an empty plan, as a misspelt step id gives it, installs nothing', async () => {
  const platform = await startPlatform()
  const run = await runAction({
    workspace: exampleRepository(),
    inputs: { stage: 'dev', plan: '', 'base-url': platform.url, token: TOKEN },
  })
  expect([
    run.code,
    platform.store.countRequests('POST'),
    commandsOf(run, 'error').map(({ message }) => message),
  ]).toEqual([2, 0, [expect.stringContaining('the input `plan` is given, but empty')]])
})

test('a stage that requires an approved plan refuses a promotion without one', async () => {
  const platform = await startPlatform()
  const workspace = repositoryOf({
    'a.cwl': toolText('a'),
    'cwl-promote.yml': dedent`
      version: 1
      stages: { dev: { project: acme/dev, rules: { approved-plan: required } } }
      apps: [{ path: a.cwl }]
    `,
  })
  const inputs = { stage: 'dev', 'base-url': platform.url, token: TOKEN }
  const refused = await runAction({ workspace, inputs })
  expect([refused.code, refused.outputs['result'], platform.store.listApps()]).toEqual([4, 'refused', []])
  expect(refused.summary).toContain('approved-plan')
  const plan = await runAction({ workspace, inputs: { ...inputs, command: 'plan' } })
  const promoted = await runAction({ workspace, inputs: { ...inputs, plan: plan.outputs['plan-file'] ?? '' } })
  expect([plan.code, promoted.code, promoted.outputs['result']]).toEqual([0, 0, 'promoted'])
})

test('a plan changes nothing on the platform', async () => {
  const platform = await startPlatform()
  const run = await runAction({
    workspace: exampleRepository(),
    inputs: { command: 'plan', stage: 'dev', 'base-url': platform.url, token: TOKEN },
  })
  expect(run.code).toBe(0)
  expect(run.outputs).toMatchObject({
    result: 'planned',
    installed: 'false',
    'changes-pending': 'true',
    'to-create': '4',
  })
  expect(platform.store.listApps()).toEqual([])
})

test('an approved plan is promoted and recorded, and its record undoes it', async () => {
  const platform = await startPlatform()
  const workspace = exampleRepository()
  const inputs = { stage: 'dev', 'base-url': platform.url, token: TOKEN }
  const first = await runAction({ workspace, inputs })
  expect(first.outputs['record-file']).toMatch(/cwl-promote-record-.*\.json$/)
  const tool = join(workspace, 'tools', 'star-align.cwl')
  writeFileSync(tool, readFileSync(tool, 'utf8').replace(/^label: .*$/m, 'label: Another'))

  const plan = await runAction({ workspace, inputs: { ...inputs, command: 'plan' } })
  expect(plan.outputs).toMatchObject({
    result: 'planned',
    breaking: 'false',
    'plan-digest': expect.stringMatching(/^sha256:/),
    'plan-file': expect.stringMatching(/plan-.*\.json$/),
  })
  const refused = await runAction({
    workspace,
    inputs: { ...inputs, 'expect-plan-digest': `sha256:${'0'.repeat(64)}` },
  })
  expect({ code: refused.code, result: refused.outputs['result'] }).toEqual({ code: 4, result: 'refused' })
  const promoted = await runAction({
    workspace,
    inputs: { ...inputs, 'expect-plan-digest': plan.outputs['plan-digest'] ?? '' },
  })
  expect(promoted.outputs).toMatchObject({ result: 'promoted', 'updated-count': '3' })
  const undone = await runAction({
    workspace,
    inputs: {
      command: 'rollback',
      record: promoted.outputs['record-file'] ?? '',
      'base-url': platform.url,
      token: TOKEN,
    },
  })
  expect({ code: undone.code, outputs: undone.outputs }).toMatchObject({
    code: 0,
    outputs: { result: 'promoted', 'updated-count': '3' },
  })
})

nightly('a plan with exit-code fails if something would change, and passes if nothing would', async () => {
  const platform = await startPlatform()
  const inputs = { stage: 'dev', 'base-url': platform.url, token: TOKEN }
  const run = await runAction({
    workspace: exampleRepository(),
    inputs: { ...inputs, command: 'plan', 'exit-code': 'true' },
  })
  expectOneMessage(run, 10, /^4 apps would be installed\. The input `exit-code` makes a plan fail for that\.$/)
  expect([run.outputs['result'], run.outputs['plan-file'], run.summary.includes('✅'), /✓/.test(run.stdout)]).toEqual([
    'planned',
    expect.stringMatching(/\.json$/),
    false,
    false,
  ])
  const { failure, report }: { readonly failure: unknown; readonly report: object } = JSON.parse(
    readFileSync(run.outputs['report-file'] ?? '', 'utf8'),
  )
  expect([failure, Object.keys(report).includes('failure')]).toEqual([
    expect.objectContaining({ code: 'changes-pending' }),
    false,
  ])
  await runAction({ workspace: exampleRepository(), inputs })
  const unchanged = await runAction({
    workspace: exampleRepository(),
    inputs: { ...inputs, command: 'plan', 'exit-code': 'true' },
  })
  expect([unchanged.code, commandsOf(unchanged, 'error'), unchanged.summary.includes('✅ 4 unchanged')]).toEqual([
    0,
    [],
    true,
  ])
})

test('without a configuration file, the inputs files and project select what is promoted', async () => {
  const platform = await startPlatform()
  const workspace = repositoryOf({ 'a.cwl': toolText('a'), 'sub/b.cwl': toolText('b') })
  const run = await runAction({
    workspace,
    inputs: { files: '\n  a.cwl\n  sub/*.cwl\n', project: 'acme/tools' },
    env: { CWL_PROMOTE_TOKEN: TOKEN, CWL_PROMOTE_BASE_URL: `${platform.url}/` },
  })
  expect(run.outputs).toMatchObject({ result: 'promoted', 'created-count': '2' })
  expect(platform.store.listApps().map(({ address }) => address)).toEqual([
    { owner: 'acme', project: 'tools', app: 'a' },
    { owner: 'acme', project: 'tools', app: 'b' },
  ])
})

test('failed export jobs are reported by a promotion and fail the command exports', async () => {
  const platform = await startPlatform()
  platform.store.addExport({ id: 'job-1', state: 'COMPLETED' })
  platform.store.addExport({ id: 'job-2', state: 'FAILED' })
  platform.store.addExport({ id: 'job-3', state: 'PENDING' })
  const access = { 'base-url': platform.url, token: TOKEN }
  const promotion = await runAction({ workspace: exampleRepository(), inputs: { stage: 'dev', ...access } })
  expect(promotion.code).toBe(0)
  const counts = {
    'exports-state': 'failed',
    'exports-total': '3',
    'exports-completed': '1',
    'exports-failed': '1',
    'exports-other': '1',
    'exports-truncated': 'false',
  }
  expect(promotion.outputs).toMatchObject(counts)

  const watch = await runAction({ workspace: repositoryOf({}), inputs: { command: 'exports', ...access } })
  expect(watch.outputs).toMatchObject({ ...counts, result: 'failed', installed: 'false' })
  expect(JSON.parse(watch.outputs['failed-exports'] ?? '')).toEqual([
    { id: 'job-2', state: 'FAILED', href: '/v2/storage/exports/job-2' },
  ])
  expect(watch.summary).toContain('<code>job-2</code>')
  expectOneMessage(watch, 6, /^1 of 3 export jobs failed\./)
})

test('each problem of invalid CWL is annotated on its line, and nothing is installed', async () => {
  const platform = await startPlatform()
  const workspace = exampleRepository()
  const tool = join(workspace, 'tools', 'multiqc.cwl')
  writeFileSync(tool, readFileSync(tool, 'utf8').replace('baseCommand:', 'baseComand:'))
  const line =
    readFileSync(tool, 'utf8')
      .split('\n')
      .findIndex((text) => text.startsWith('baseComand')) + 1
  const run = await runAction({ workspace, inputs: { stage: 'dev', 'base-url': platform.url, token: TOKEN } })
  expect(run.code).toBe(3)
  expect(commandsOf(run, 'error')).toContainEqual({
    name: 'error',
    properties: { title: 'unknown-field', file: 'tools/multiqc.cwl', line: String(line), col: '1' },
    message: expect.stringContaining('baseComand'),
  })
  expect(run.summary).toContain(`blob/0123456789abcdef0123456789abcdef01234567/tools/multiqc.cwl#L${line}`)
  expect(run.outputs).toMatchObject({ result: 'failed', installed: 'false' })
  expect(platform.store.countRequests('POST')).toBe(0)
})

test('annotations have paths from the root of the repository when working-directory is a subfolder', async () => {
  const workspace = repositoryOf({
    'pipelines/x/bad.cwl': dedent`
      cwlVersion: v1.2
      class: CommandLineTool
      inputs: {}
      outputs: {}
      baseComand: x
    `,
  })
  const run = await runAction({ workspace, inputs: { command: 'validate', 'working-directory': 'pipelines/x' } })
  expect(run.code).toBe(3)
  expect(commandsOf(run, 'error')[1]?.properties).toMatchObject({ file: 'pipelines/x/bad.cwl', line: '5' })
})

test('the last annotation counts the problems beyond the limit of the runner', async () => {
  const bad = Array.from({ length: 30 }, (_, index) => `wrong${index}: 1\n`).join('')
  const workspace = repositoryOf({
    'bad.cwl': `cwlVersion: v1.2\nclass: CommandLineTool\ninputs: {}\noutputs: {}\n${bad}`,
  })
  const run = await runAction({ workspace, inputs: { command: 'validate' } })
  const errors = commandsOf(run, 'error')
  expect(errors).toHaveLength(10)
  expect(errors[0]?.message).toMatch(/^1 document is invalid, with 30 errors\.$/)
  expect(errors.slice(1, 9).every(({ properties }) => properties['file'] === 'bad.cwl')).toBe(true)
  expect(errors[9]?.message).toMatch(/^22 more of this kind: .* all 30\.$/)
  expect(run.summary.match(/<tr>/g)).toHaveLength(31)
})

test.each<readonly [string, Readonly<Record<string, string>>, RegExp]>([
  [
    'no base URL',
    { stage: 'dev', token: TOKEN },
    /address of the platform is missing.*`base-url`.*CWL_PROMOTE_BASE_URL/,
  ],
  [
    'no token',
    { stage: 'dev', 'base-url': 'http://127.0.0.1:9' },
    /token for the platform is missing.*`token`.*CWL_PROMOTE_TOKEN/,
  ],
  ['no stage', { 'base-url': 'http://127.0.0.1:9', token: TOKEN }, /which stage\? .*dev, release/],
  [
    'an unknown command',
    { command: 'promot' },
    /input `command` is "promot"\. Did you mean "promote"\?.*validate, pack, plan, promote, rollback, merge-records, pull, status, diff, pages, graph, images, exports, doctor, test/,
  ],
  ['a wrong boolean', { 'dry-run': 'yes' }, /input `dry-run` is "yes"\. It is true or false/],
  [
    'a wrong number',
    { 'max-requests': 'many' },
    /input `max-requests` is "many"\. It must be a whole number from 1 to 64, in digits/,
  ],
  [
    'a number in another form',
    { command: 'exports', 'max-pages': '1e1' },
    /input `max-pages` is "1e1"\. It must be a whole number from 1 up, in digits/,
  ],
  [
    'a number out of range',
    { 'max-requests': '0', stage: 'dev' },
    /`max-requests` is 0\. It must be a whole number from 1 to 64/,
  ],
  [
    'an unknown dialect',
    { platform: 'sevenbridges' },
    /input `platform` is "sevenbridges"\. Did you mean "seven-bridges"\?/,
  ],
  ['a missing folder', { 'working-directory': 'nowhere' }, /there is no folder .*nowhere/],
  ['pack without a file', { command: 'pack' }, /`pack` needs one document.*names 0/],
])('%s fails with one message and exit code 2', async (_, inputs, message) => {
  const run = await runAction({ workspace: exampleRepository(), inputs })
  expectOneMessage(run, 2, message)
  expect(run.outputs['result']).toBe('failed')
  expect(Object.keys(run.outputs).sort()).toEqual(Object.keys(OUTPUTS).sort())
  expect(run.summary).toContain('❌')
})

test('a run that fails on a missing input reports misspelt inputs', async () => {
  const run = await runAction({
    workspace: exampleRepository(),
    inputs: { command: 'pack', file: 'tools/star-align.cwl', stage: 'dev' },
  })
  expect(run.code).toBe(2)
  expect(commandsOf(run, 'error').map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^the action has no input `file` \(did you mean `files`\?\); the command of this run is `pack`, which does not use the input `stage`/,
    ),
  ])
})

nightly('the annotation has the reason of one failed app, or the names of several', async () => {
  const platform = await startPlatform()
  const inputs = { stage: 'dev', 'base-url': platform.url, token: TOKEN }
  const failing = async (...apps: readonly string[]): Promise<ActionRun> => {
    platform.faults.set(
      apps.map((app) => ({ kind: 'redirect', method: 'POST', path: `/v2/apps/acme/rnaseq-dev/${app}` })),
    )
    return runAction({ workspace: exampleRepository(), inputs })
  }
  expectOneMessage(
    await failing('rnaseq', 'featurecounts'),
    5,
    /^2 of 4 apps failed: rnaseq, featurecounts\. Each app has its reason\. Fix the cause and run again/,
  )
  expectOneMessage(
    await failing('rnaseq'),
    5,
    /^1 of 4 apps failed: rnaseq: .*the platform answered 302.*\. Fix the cause and run again\. Apps that are already installed are not touched\.$/,
  )
})

test('the annotation has the reason of one refused app, in a plan and in a promotion', async () => {
  const platform = await startPlatform()
  const workspace = repositoryOf({
    'cwl-promote.yml': dedent`
      version: 1
      stages:
        dev: { project: acme/dev, rules: { images: digest } }
      apps:
        - path: tool.cwl
    `,
    'tool.cwl': `${toolText('tool')}hints: { DockerRequirement: { dockerPull: 'alpine:3' } }\n`,
  })
  for (const command of ['plan', 'promote']) {
    const run = await runAction({
      workspace,
      inputs: { command, 'base-url': platform.url, token: TOKEN },
    })
    expectOneMessage(run, 4, /^1 app is refused by a rule: tool: .*alpine:3.*\. Nothing was installed\.$/)
  }
})

test('a wrong token fails with the message of the platform', async () => {
  const platform = await startPlatform()
  const run = await runAction({
    workspace: exampleRepository(),
    inputs: { stage: 'dev', 'base-url': platform.url, token: 'not-the-right-token' },
  })
  expectOneMessage(run, 1, /token/)
  expect(run.outputs).toMatchObject({ result: 'failed', installed: 'false' })
  expect(platform.store.countRequests('POST')).toBe(0)
})

test('an unreachable platform fails with its address in the message', async () => {
  const port = await freePort()
  const run = await runAction({
    workspace: exampleRepository(),
    inputs: { stage: 'dev', 'base-url': `http://127.0.0.1:${port}`, token: TOKEN },
  })
  expectOneMessage(run, 1, /refused|ECONNREFUSED/)
  expect(run.outputs).toMatchObject({ result: 'failed', 'exports-state': 'not-read' })
})

test('the token is masked first and appears nowhere else', async () => {
  const platform = await startPlatform()
  const github = 'ghs_canary0123456789'
  const workspace = exampleRepository()
  for (const inputs of [
    { stage: 'dev' },
    { stage: 'dev', command: 'plan' },
    { command: 'exports' },
    { stage: 'nowhere' },
    { command: TOKEN },
  ] as const) {
    for (const url of [platform.url, `http://user:${TOKEN}@127.0.0.1:9/`, 'http://example.invalid']) {
      const run = await runAction({
        workspace,
        inputs: { ...inputs, 'base-url': url, token: ` ${TOKEN}\n`, 'github-token': github },
        env: { ACTIONS_STEP_DEBUG: 'true', RUNNER_DEBUG: '1' },
      })
      expect(run.commands.slice(0, 2)).toEqual(
        [TOKEN, github].map((message) => ({ name: 'add-mask', properties: {}, message })),
      )
      // The runner itself replaces what is masked; whatever else holds it must not.
      const rest = run.everything
        .split('\n')
        .filter((line) => !line.startsWith('::add-mask::'))
        .join('\n')
      if (!('command' in inputs && inputs.command === TOKEN)) {
        for (const form of [TOKEN, Buffer.from(TOKEN).toString('base64'), Buffer.from(TOKEN).toString('hex'), github])
          expect(rest).not.toContain(form)
      }
    }
  }
})

nightly('a cancelled run reports it, exits with 130 and still sets its outputs', async () => {
  const hanging = createServer()
  const asked = new Promise<void>((resolve) => hanging.on('connection', () => resolve()))
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve))
  afterThisTest(() => void hanging.close())
  const address = hanging.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const run = await runAction({
    workspace: exampleRepository(),
    inputs: { stage: 'dev', 'base-url': `http://127.0.0.1:${port}`, token: TOKEN },
    onStart: (child) => void asked.then(() => child.kill('SIGINT')),
  })
  expectOneMessage(run, 130, /cancelled/)
  expect(run.outputs).toMatchObject({ result: 'failed', installed: 'false' })
})

test.each([['promote'], ['rollback']])(
  '%s that is killed while it installs has named its record, which undoes its changes',
  async (command) => {
    const platform = await startPlatform()
    const workspace = repositoryOf({ 'a.cwl': toolText('a'), 'b.cwl': toolText('b') })
    const inputs = {
      files: '*.cwl',
      project: 'acme/tools',
      'max-requests': '1',
      'base-url': platform.url,
      token: TOKEN,
    }
    const standing = () =>
      ['a', 'b'].map((app) => platform.store.latest({ owner: 'acme', project: 'tools', app })?.text)
    await runAction({ workspace, inputs })
    writeFiles(workspace, { 'a.cwl': toolText('a, worse'), 'b.cwl': toolText('b, worse') })
    const promoted = command === 'rollback' ? await runAction({ workspace, inputs }) : undefined
    const before = standing()
    platform.faults.set([{ kind: 'hang', method: 'POST', skip: 1 }])
    const killed = await runAction({
      workspace,
      inputs: {
        ...inputs,
        ...(promoted === undefined
          ? {}
          : { command, files: '', project: '', record: promoted.outputs['record-file'] ?? '' }),
      },
      onStart: (child) =>
        void child.stdout?.on('data', (said: Buffer) => void (said.includes('1/2 updated') && child.kill('SIGKILL'))),
    })
    expect([killed.code, killed.outputs['result']]).toEqual([null, 'failed'])
    platform.faults.set([])
    expect(standing()).not.toEqual(before)
    const undone = await runAction({
      workspace,
      inputs: {
        command: 'rollback',
        record: killed.outputs['record-file'] ?? '',
        'base-url': platform.url,
        token: TOKEN,
      },
    })
    expect([undone.code, standing()]).toEqual([0, before])
  },
)

test('a run that installs nothing clears the output record-file', async () => {
  const platform = await startPlatform({ strictProjects: true })
  const run = await runAction({
    workspace: repositoryOf({ 'a.cwl': toolText('a') }),
    inputs: { files: 'a.cwl', project: 'acme/tools', 'base-url': platform.url, token: TOKEN },
  })
  expect([run.code, run.outputs['record-file']]).toEqual([5, ''])
  expect(run.stdout).toMatch(/the record is .*cwl-promote-record-.*\.json/)
})

test('a runner file that cannot be written gives one message, and the apps are installed', async () => {
  const platform = await startPlatform()
  const inputs = { stage: 'dev', 'base-url': platform.url, token: TOKEN }
  const unsummarized = await runAction({
    workspace: exampleRepository(),
    inputs,
    env: { GITHUB_STEP_SUMMARY: '/nonexistent/summary' },
  })
  expect([unsummarized.code, unsummarized.stderr, unsummarized.outputs['created-count']]).toEqual([0, '', '4'])
  expect(commandsOf(unsummarized, 'warning').map(({ message }) => message)).toEqual([
    'The job summary could not be written: there is no such file or folder (ENOENT). The log has the report.',
  ])
  expectOneMessage(
    await runAction({ workspace: exampleRepository(), inputs, env: { GITHUB_OUTPUT: '/nonexistent/output' } }),
    2,
    /^the outputs could not be written: Missing file at path: \/nonexistent\/output/,
  )
})

nightly.each([['validate'], ['promote'], ['exports']])(
  'a report folder that is not writable ends %s before any request',
  async (command) => {
    const platform = await startPlatform()
    const workspace = exampleRepository()
    for (const [folder, reason] of [
      ['/proc', /\(E(?:NOENT|ACCES|PERM|ROFS)\)/],
      [join(workspace, 'cwl-promote.yml'), /part of the path is a file, not a folder \(ENOTDIR\)/],
    ] as const) {
      const run = await runAction({
        workspace,
        inputs: { command, stage: command === 'promote' ? 'dev' : '', 'base-url': platform.url, token: TOKEN },
        env: { RUNNER_TEMP: folder },
      })
      expectOneMessage(run, 2, reason)
      expect(run.stdout).toContain(`nothing can be written into the folder ${folder}: `)
    }
    expect(platform.store.countRequests()).toBe(0)
  },
)

test.each([
  ['plan', 'refused'],
  ['merge-records', 'failed'],
])('with a token on an event that anyone can start, %s sets the result %s', async (command, result) => {
  const run = await runAction({
    workspace: exampleRepository(),
    inputs: {
      command,
      ...(command === 'plan' ? { stage: 'dev' } : { record: 'none.json' }),
      'base-url': 'https://platform.example',
      token: TOKEN,
    },
    env: { GITHUB_EVENT_NAME: 'issue_comment' },
  })
  expect(run.outputs['result']).toBe(result)
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}
