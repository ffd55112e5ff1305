import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { expect, test } from '@jest/globals'

import { stampOf } from '../../../src/cwl/packing/stamp.ts'
import { parseJson, type JsonObject } from '../../../src/json/index.ts'
import type { LocalPlatform } from '../../../src/local-platform/index.ts'
import { parseAddress } from '../../../src/platform/address.ts'
import { dedent } from '../../support/dedent.ts'
import { writeFiles } from '../../support/files.ts'
import { commit, committedRepository, git, headOf } from '../../support/git.ts'
import { GITHUB_TOKEN, startGitHub, type GitHubStandIn } from '../../support/github-api.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../../support/local-platform.ts'
import { toolText } from '../../support/repository.ts'
import { runAction, type ActionRun } from '../../support/run-action.ts'

const MANIFEST = dedent`
  version: 1
  stages: { dev: { project: acme/dev, rules: { downgrade: refuse } } }
  apps: [{ path: apps }]
`

interface Scene {
  readonly platform: LocalPlatform
  readonly github: GitHubStandIn
  readonly workspace: string
  /** Of the workflow's repository, oldest first. */
  readonly commits: readonly [string, string]
}

/** A repository of two commits that GitHub knows, with the second checked out. */
async function setScene(): Promise<Scene> {
  const [platform, github] = [await startPlatform(), await startGitHub()]
  const workspace = committedRepository({ 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': toolText('a') })
  const older = headOf(workspace)
  const newer = commit(workspace, { 'apps/a.cwl': toolText('a2') })
  github.repository.commits.length = 0
  github.repository.commits.push({ sha: newer, parent: older }, { sha: older, parent: null })
  return { platform, github, workspace, commits: [older, newer] }
}

let runs = 500

async function promote(
  { platform, github, workspace }: Scene,
  env: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
): Promise<ActionRun> {
  runs += 1
  return runAction({
    workspace,
    inputs: {
      command: 'promote',
      stage: 'dev',
      'base-url': platform.url,
      token: TOKEN,
      deployments: 'true',
      'github-token': GITHUB_TOKEN,
      'report-exports': 'false',
      ...more,
    },
    env: { GITHUB_API_URL: github.url, GITHUB_RUN_ID: String(runs), ...env },
  })
}

function recordedCommit({ outputs }: ActionRun): unknown {
  return (parseJson(readFileSync(outputs['record-file'] ?? '', 'utf8')) as JsonObject)['commit']
}

function stamp({ platform }: Scene) {
  return stampOf(parseJson(platform.store.latest(parseAddress('acme/dev/a'))?.text ?? '{}'))
}

test('without a clone, the commit of the workflow is recorded and deployed, but not stamped on apps', async () => {
  const scene = await setScene()
  const [, newer] = scene.commits
  rmSync(join(scene.workspace, '.git'), { recursive: true })
  const first = await promote(scene, { GITHUB_SHA: newer })
  expect([
    first.code,
    recordedCommit(first),
    scene.github.repository.deployments.map(({ ref, payload }) => [ref, payload]),
  ]).toEqual([0, newer, [[newer, expect.objectContaining({ commit: newer })]]])
  expect(first.summary).toContain(`the record names <code>${newer.slice(0, 12)}</code>, which the workflow runs for`)
  expect(stamp(scene)).toMatchObject({ repository: 'https://github.example/octo/rnaseq', path: 'apps/a.cwl' })
  expect(stamp(scene)?.commit).toBeUndefined()
})

/** A git that refuses the folder, as one of another user in a container. */
function refusingGit(): string {
  const folder = temporaryFolder()
  writeFileSync(
    join(folder, 'git'),
    dedent`
      #!/bin/sh
      echo "fatal: detected dubious ownership in repository at '/w'" >&2
      exit 128
    `,
  )
  chmodSync(join(folder, 'git'), 0o755)
  return `${folder}${delimiter}${process.env['PATH'] ?? ''}`
}

test('the rule against downgrades refuses when git refuses the clone, and explains the fix', async () => {
  const scene = await setScene()
  await promote(scene, { GITHUB_SHA: scene.commits[1] })
  writeFiles(scene.workspace, { 'apps/a.cwl': toolText('a3') })
  const run = await promote(scene, { PATH: refusingGit() }, { deployments: 'false' })
  expect([run.code, run.outputs['result']]).toEqual([4, 'refused'])
  expect(run.outputs['apps']).toContain('which is not known here: detected dubious ownership')
  expect(run.outputs['apps']).toContain('safe.directory')
})

test('with a record of the last promotion, a refused clone gives the same explanation', async () => {
  const scene = await setScene()
  const first = await promote(scene, { GITHUB_SHA: scene.commits[1] })
  writeFiles(scene.workspace, { 'apps/a.cwl': toolText('a3') })
  const next = await promote(
    scene,
    { GITHUB_SHA: scene.commits[1], PATH: refusingGit() },
    { 'last-record': first.outputs['record-file'] ?? '' },
  )
  expect([next.code, next.outputs['apps']]).toEqual([
    4,
    expect.stringMatching(
      /the last promotion was of commit [0-9a-f]{12}, which is not known here: detected dubious ownership.*safe\.directory/,
    ),
  ])
})

test('without the rule, apps are installed without a commit, and the summary gives the reason', async () => {
  const scene = await setScene()
  writeFiles(scene.workspace, { 'cwl-promote.yml': MANIFEST.replace('refuse', 'allow') })
  const run = await promote(scene, { GITHUB_SHA: scene.commits[1], PATH: refusingGit() })
  expect([run.code, recordedCommit(run)]).toEqual([0, null])
  expect(run.summary).toMatch(/none is named: detected dubious ownership.*safe\.directory/)

  writeFiles(scene.workspace, { 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': toolText('a3') })
  const next = await promote(scene, { GITHUB_SHA: scene.commits[1] })
  expect([next.code, next.summary]).toEqual([
    0,
    expect.stringContaining('was not applied to a: no note shows from which commit it was installed'),
  ])
})

test('for a checkout of another repository, apps have its address, and the deployment is of the workflow', async () => {
  const scene = await setScene()
  git(scene.workspace, 'remote', 'add', 'origin', 'https://github.example/other/cwl-library.git')
  const foreign = commit(scene.workspace, { 'apps/a.cwl': toolText('theirs') })
  const run = await promote(scene, { GITHUB_SHA: scene.commits[0] })
  expect(run.code).toBe(0)
  expect(stamp(scene)).toMatchObject({ repository: 'https://github.example/other/cwl-library.git', commit: foreign })
  expect([recordedCommit(run), scene.github.repository.deployments]).toEqual([
    foreign,
    [expect.objectContaining({ ref: scene.commits[0], payload: expect.objectContaining({ commit: foreign }) })],
  ])
})
