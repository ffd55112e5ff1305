import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

import { expect, test } from '@jest/globals'

import { parseYaml } from '../../src/cwl/source/parse-yaml.ts'
import { isArray, isObject, type JsonObject } from '../../src/json/index.ts'
import { committedRepository, git } from '../support/git.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { repositoryOf, toolText } from '../support/repository.ts'
import { runAction } from '../support/run-action.ts'
import { runScript, shownBy, text } from './run-script.ts'

const WORKFLOWS = join(import.meta.dirname, '..', '..', 'examples', 'workflows')

function jobsOf(file: string): readonly JsonObject[] {
  const parsing = parseYaml(readFileSync(join(WORKFLOWS, file), 'utf8'), file)
  const jobs = parsing.ok && isObject(parsing.value) ? parsing.value['jobs'] : undefined
  if (!isObject(jobs)) throw new Error(`${file} has no jobs`)
  return Object.values(jobs).filter(isObject)
}

/** The steps of a workflow that run a script, as the runner finds them. */
function scriptsOf(file: string): readonly JsonObject[] {
  return jobsOf(file)
    .flatMap((job) => (isArray(job['steps']) ? job['steps'] : []))
    .filter(isObject)
    .filter((step) => 'run' in step)
}

function onlyScript(file: string): JsonObject {
  const [step, ...others] = scriptsOf(file)
  if (step === undefined || others.length > 0) throw new Error(`one script was expected in ${file}`)
  return step
}

/** The script of drift.yml that answers to this result of `pull`. */
function driftScript(result: 'pulled' | 'unchanged'): JsonObject {
  const step = scriptsOf('drift.yml').find((one) =>
    text(one['if']).endsWith(`steps.pull.outputs.result == '${result}'`),
  )
  if (step === undefined) throw new Error(`drift.yml does nothing when the result is ${result}`)
  return step
}

/** What `gh pr list` shows of these pull requests: it looks for them by the name of the branch alone, in forks too. */
function listed(...pulls: readonly { readonly number: number; readonly isCrossRepository: boolean }[]): string {
  return `printf '%s' '${JSON.stringify(pulls)}' | jq --raw-output "$(printf '%s' "$*" | sed 's/.* --jq //')"`
}

const OWN = { number: 7, isCrossRepository: false }
const OF_FORK = { number: 9, isCrossRepository: true }

const LIST =
  'pr list --head cwl-promote/drift-dev --state open --json number,isCrossRepository --jq map(select(.isCrossRepository | not)) | .[0].number // empty'

test('drift.yml keeps one branch and one pull request, which say what stood there last', () => {
  const origin = temporaryFolder()
  const seed = committedRepository({ 'apps/a.cwl': toolText('a') })
  git(origin, 'init', '-q', '--bare', '-b', 'main')
  git(seed, 'push', '-q', origin, 'main')
  const open = join(temporaryFolder(), 'open')
  const gh = `case "$1 $2" in\n  "pr list") if [ -e "${open}" ]; then ${listed(OF_FORK, OWN)}; else ${listed(OF_FORK)}; fi ;;\n  "pr create") touch "${open}" ;;\nesac`
  const night = (label: string): readonly string[] => {
    const checkout = join(temporaryFolder(), 'checkout')
    git(origin, 'clone', '-q', origin, checkout)
    writeFileSync(join(checkout, 'apps', 'a.cwl'), toolText(label))
    return runScript(driftScript('pulled'), {
      folder: checkout,
      gh,
      env: {
        GH_TOKEN: 'x',
        GITHUB_REPOSITORY: 'octo/rnaseq',
        BASE: 'main',
        SUMMARY: `<h2>${label}</h2> "$(touch ${open}-injected)"`,
      },
    })
  }
  expect(night('mended').map((call) => call.replace(/ --body .*/, ''))).toEqual([
    'auth setup-git',
    LIST,
    'pr create --base main --head cwl-promote/drift-dev --title Bring what stands in the dev project into the repository',
  ])
  expect(night('mended again')).toEqual([
    'auth setup-git',
    LIST,
    `api --method PATCH repos/octo/rnaseq/pulls/7 --raw-field body=<h2>mended again</h2> "$(touch ${open}-injected)" --silent`,
  ])
  expect(git(origin, 'branch', '--format=%(refname:short)').split('\n')).toEqual(['cwl-promote/drift-dev', 'main'])
  expect(git(origin, 'log', '--format=%an %s', 'main..cwl-promote/drift-dev')).toBe(
    'github-actions[bot] Bring what stands in the dev project into the repository',
  )
  expect([
    git(origin, 'show', 'cwl-promote/drift-dev:apps/a.cwl').includes('mended again'),
    existsSync(`${open}-injected`),
  ]).toEqual([true, false])
})

test.each([
  ['at night', { event_name: 'schedule', ref_name: 'main', event: {} }, true],
  [
    'by hand',
    { event_name: 'workflow_dispatch', ref_name: 'main', event: { repository: { default_branch: 'main' } } },
    true,
  ],
  [
    'by hand on another branch, whose commits it would push into the pull request',
    { event_name: 'workflow_dispatch', ref_name: 'feature', event: { repository: { default_branch: 'main' } } },
    false,
  ],
])('drift.yml is about the default branch alone, when it starts %s', (_, github, runs) => {
  const [job] = jobsOf('drift.yml')
  // Such an expression is JavaScript too.
  expect(runInNewContext(text(job?.['if']) || 'true', { github })).toBe(runs)
})

test.each([
  [
    'is',
    [OF_FORK, OWN],
    ['pr close 7 --comment Nothing stands in the dev project any more that the default branch does not say.'],
  ],
  ['is not', [], []],
  ['only a fork has', [OF_FORK], []],
])('drift.yml begins nothing when there is no drift, and closes the pull request that %s open', (_, pulls, closing) => {
  expect(scriptsOf('drift.yml')).toHaveLength(2)
  const calls = runScript(driftScript('unchanged'), {
    folder: temporaryFolder(),
    gh: `[ "$2" != list ] || ${listed(...pulls)}`,
    env: { GH_TOKEN: 'x' },
  })
  expect(calls).toEqual([LIST, ...closing])
})

test.each(['pulled', 'unchanged'] as const)(
  'drift.yml gives `gh` its token on github.com and on an Enterprise Server alike, when the result is %s',
  (result) => {
    expect(driftScript(result)['env']).toMatchObject({
      GH_TOKEN: '${{ github.token }}',
      GH_ENTERPRISE_TOKEN: '${{ github.token }}',
    })
  },
)

test.each([
  [
    'promote.yml',
    'APPS',
    [{ target: 'acme/dev/a', outcome: 'created', digest: 'sha256:1' }],
    'acme/dev/a created sha256:1',
  ],
  ['exports.yml', 'FAILED', [{ id: 'e1', href: 'https://platform.example/e1' }], 'e1 https://platform.example/e1'],
])('the list that %s shows says how many are missing where it is cut', (file, name, items, line) => {
  const show = (list: readonly object[]): readonly string[] =>
    shownBy(onlyScript(file), { [name]: JSON.stringify(list) })
  expect(show(items)).toEqual([line])
  expect(show([...items, { truncated: true, omitted: 304, file: '/tmp/report.json' }])).toEqual([
    line,
    '304 more in /tmp/report.json',
  ])
})

test('attest.yml verifies every file that was promoted, and stops at the first that is not what was signed', async () => {
  const platform = await startPlatform()
  const workspace = repositoryOf({ 'apps/a.cwl': toolText('a'), 'apps/b b.cwl': toolText('b') })
  const run = await runAction({
    workspace,
    inputs: { files: 'apps', project: 'acme/dev', 'base-url': platform.url, token: TOKEN },
  })
  const folder = join(temporaryFolder(), 'promoted')
  mkdirSync(folder)
  cpSync(run.outputs['subjects-folder'] ?? '', folder, { recursive: true })
  const env = { GITHUB_REPOSITORY: 'octo/rnaseq', GITHUB_SHA: 'c0ffee' }
  const step = onlyScript('attest.yml')
  const told = (file: string): string =>
    `attestation verify ${file} --repo octo/rnaseq --signer-workflow octo/rnaseq/.github/workflows/attest.yml --source-digest c0ffee`
  expect(runScript(step, { folder, gh: '', env })).toEqual(['acme/dev/a.json', 'acme/dev/b%20b.json'].map(told))
  expect(() => runScript(step, { folder, gh: '[ "$3" != acme/dev/a.json ]', env })).toThrow()
  writeFileSync(join(folder, 'acme/dev/a.json'), '{}')
  expect(() => runScript(step, { folder, gh: '', env })).toThrow(/SHA256SUMS|checksum|a\.json/)
})
