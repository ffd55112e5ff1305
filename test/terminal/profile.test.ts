import { expect } from '@jest/globals'

import { parseAddress } from '../../src/platform/address.ts'
import { writeFiles } from '../support/files.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { nightly } from '../support/nightly.ts'
import { homeOfClients, sbpack, withClients } from '../support/real-clients.ts'
import { repositoryOf, toolText } from '../support/repository.ts'
import { runAction } from '../support/run-action.ts'
import { runCli, type CliRun } from '../support/run-cli.ts'

function homeWith(text: string): string {
  const home = temporaryFolder()
  writeFiles(home, { '.sevenbridges/credentials': text })
  return home
}

function sectionOf(name: string, url: string, token = TOKEN): string {
  return `[${name}]\napi_endpoint = ${url}/v2\nauth_token = ${token}\n`
}

nightly('promote, plan and doctor use the existing profiles of a public platform', async () => {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  const HOME = homeWith(sectionOf('cgc', platform.url) + sectionOf('default', platform.url, 'of-another-1234567890'))
  const cwd = repositoryOf({ 'align.cwl': toolText('align') })
  const runs: CliRun[] = []
  const run = async (words: string, env: Readonly<Record<string, string>> = {}): Promise<CliRun> => {
    const outcome = await runCli(words.split(' '), { cwd, env: { HOME, ...env } })
    runs.push(outcome)
    return outcome
  }
  expect((await run('promote --profile cgc --project acme/dev --files align.cwl')).code).toBe(0)
  expect(platform.store.latest(parseAddress('acme/dev/align'))).toBeDefined()

  const planned = await run('plan --project acme/dev --files align.cwl')
  expect(planned).toMatchObject({ code: 1, stderr: expect.stringContaining('401') })
  expect((await run('plan --profile cgc --project acme/dev --files align.cwl --platform documented')).stderr).toContain(
    'Give `--platform` with the value seven-bridges.',
  )
  expect(
    await run('plan --project acme/dev --files align.cwl', { SB_API_ENDPOINT: platform.url, SB_AUTH_TOKEN: TOKEN }),
  ).toMatchObject({ code: 0, stdout: expect.stringContaining('1 unchanged') })

  const found = await run('doctor --profile cgc --project acme/dev --json')
  expect(found.code).toBe(0)
  expect(JSON.parse(found.stdout).findings).toContainEqual(
    expect.objectContaining({
      check: 'access',
      message:
        'address and token come from the profile "cgc" of ~/.sevenbridges/credentials, since `profile` names it; the dialect is seven-bridges, since the address comes from a profile of ~/.sevenbridges/credentials',
    }),
  )
  const inJob = await run('plan --project acme/dev --files align.cwl', { GITHUB_ACTIONS: 'true' })
  expect(inJob).toMatchObject({ code: 2, stderr: expect.stringContaining('the address of the platform is missing') })
  const missing = await run('promote --profile cgcc --project acme/dev --files align.cwl')
  expect(missing.code).toBe(2)
  expect(missing.stderr).toContain('has no profile "cgcc". Did you mean "cgc"?\n  It has cgc, default.')
  expect((await run('doctor --profile cgcc')).stdout).toMatch(/✗ base-url .*has no profile "cgcc"/)
  // Neither documents nor their packed form have to do with it.
  expect((await runCli(['validate', 'align.cwl'], { cwd, env: { HOME: homeWith('broken') } })).code).toBe(0)
  for (const { stdout, stderr } of runs) expect(stdout + stderr).not.toContain(TOKEN)
})

withClients('what sbpack installs by a profile is unchanged by the same profile of the same file', async () => {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  const cwd = repositoryOf({ 'align.cwl': toolText('align') })
  await sbpack(platform, 'acme/dev/align', 'align.cwl', cwd)
  const words = 'plan --profile local --platform seven-bridges --project acme/dev --files align.cwl'
  expect(await runCli(words.split(' '), { cwd, env: { HOME: homeOfClients(platform) } })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('1 unchanged'),
  })
})

nightly('the action uses only a profile that its workflow names, and masks its token', async () => {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  const HOME = homeWith(sectionOf('default', platform.url))
  const workspace = repositoryOf({
    'align.cwl': toolText('align'),
    'cwl-promote.yml': 'version: 1\nstages: { dev: { project: acme/dev } }\napps: [{ path: align.cwl }]\n',
  })
  const inputs = { command: 'promote', files: 'align.cwl', project: 'acme/dev' }
  const without = await runAction({ workspace, inputs, env: { HOME } })
  expect(without).toMatchObject({ code: 2, stdout: expect.stringContaining('the address of the platform is missing') })
  const named = await runAction({ workspace, inputs: { ...inputs, profile: 'default' }, env: { HOME } })
  expect(named).toMatchObject({ code: 0, outputs: { 'created-count': '1' } })
  expect(named.stdout.split(`::add-mask::${TOKEN}\n`)).toHaveLength(2)
  expect(named.everything.replace(`::add-mask::${TOKEN}\n`, '')).not.toContain(TOKEN)

  const fork = {
    pull_request: { number: 7, head: { repo: { id: 2, full_name: 'other/rnaseq' } }, base: { repo: { id: 1 } } },
    repository: { id: 1, full_name: 'octo/rnaseq' },
  }
  const refused = await runAction({
    workspace,
    inputs: { ...inputs, profile: 'default' },
    env: { HOME, GITHUB_EVENT_NAME: 'pull_request' },
    event: fork,
  })
  expect(refused.code).toBe(4)

  writeFiles(workspace, { 'cwl-promote.yml': 'version: 1\nprofile: default\nstages: { dev: { project: acme/dev } }\n' })
  const ofRepository = await runAction({ workspace, inputs: { command: 'promote', stage: 'dev' }, env: { HOME } })
  expect(ofRepository).toMatchObject({ code: 2, stdout: expect.stringContaining('cwl-promote.yml') })
  expect(ofRepository.stdout).toContain('profile')
})
