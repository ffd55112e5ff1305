import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'

import { describe, expect, test } from '@jest/globals'

import type { JsonObject } from '../../src/json/index.ts'
import { commit, committedRepository, git } from '../support/git.ts'
import { temporaryFolder } from '../support/local-platform.ts'
import { nightly } from '../support/nightly.ts'
import { toolText } from '../support/repository.ts'
import { jobsOf, scriptsOf, startScript, text } from './run-script.ts'

const BRANCH = 'cwl-promote/drift-dev'
const HEAD = `refs/heads/${BRANCH}`
const FORK = { number: 9, state: 'open', merged_at: null, head: { sha: '9'.repeat(40), repo: { id: 2 } } }

/** The script of drift.yml that answers to this result of `pull`. */
function driftScript(result: 'pulled' | 'unchanged'): JsonObject {
  const step = scriptsOf('drift.yml').find((one) =>
    text(one['if']).endsWith(`steps.pull.outputs.result == '${result}'`),
  )
  if (step === undefined) throw new Error(`drift.yml does nothing when the result is ${result}`)
  return step
}

/** What `gh` shows of an answer, by the filter that it is given. */
function filtered(answer: unknown): string {
  return `printf '%s' '${JSON.stringify(answer)}' | jq --raw-output "$(printf '%s' "$*" | sed 's/.* --jq //')"`
}

interface Pull {
  readonly number: number
  state: 'open' | 'closed'
  merged: boolean
  closer: 'User' | 'Bot'
}

interface Repository {
  readonly origin: string
  /** Newest first. */
  readonly pulls: Pull[]
  /**
   * What happens in one night in which the dev project has this label; gives what was shown and done. `meanwhile` is a
   * script that runs before the branch is pushed.
   */
  night(label: string, meanwhile?: string): Night
  /** A night without drift. */
  quietNight(): readonly string[]
  /** The commit of the branch; empty when there is none. */
  tip(): string
  /** A person pushes a commit to this branch. */
  push(branch: string, files: Readonly<Record<string, string>>): void
}

interface Night {
  readonly shown: string
  /** `create` and `edit` of the pull request. */
  readonly did: readonly string[]
}

/** GitHub as far as drift.yml sees it: a bare repository and its pull requests. */
function createRepository(): Repository {
  const origin = temporaryFolder()
  const pulls: Pull[] = []
  git(origin, 'init', '-q', '--bare', '-b', 'main')
  git(
    committedRepository({ 'apps/a.cwl': toolText('a'), 'apps/b.cwl': toolText('b') }),
    'push',
    '-q',
    origin,
    'HEAD:main',
  )
  const tip = (): string => git(origin, 'for-each-ref', '--format=%(objectname)', HEAD)
  const shaOf = ({ number, state }: Pull): string => {
    if (state === 'open') git(origin, 'update-ref', `refs/pull/${number}/head`, tip())
    return git(origin, 'rev-parse', `refs/pull/${number}/head`)
  }
  const run = (
    step: JsonObject,
    folder: string,
    env: Readonly<Record<string, string>> = {},
  ): ReturnType<typeof startScript> => {
    const base = { repo: { id: 1 } }
    const shown = [
      { ...FORK, base },
      ...pulls.map((pull) => ({
        number: pull.number,
        state: pull.state,
        merged_at: pull.merged ? '2026-11-26T02:43:00Z' : null,
        head: { sha: shaOf(pull), repo: { id: 1 } },
        base,
      })),
    ]
    const open = pulls
      .filter(({ state }) => state === 'open')
      .map(({ number }) => ({ number, isCrossRepository: false }))
    return startScript(step, {
      folder,
      gh: [
        'case "$*" in',
        `  "api --method GET repos/octo/rnaseq/pulls --raw-field head=octo:${BRANCH} --raw-field state=all "*) ${filtered(shown)} ;;`,
        `  "pr list "*) ${filtered([{ number: 9, isCrossRepository: true }, ...open])} ;;`,
        `  "api repos/octo/rnaseq/issues/${pulls[0]?.number ?? 0} "*) ${filtered({ closed_by: { type: pulls[0]?.closer } })} ;;`,
        'esac',
      ].join('\n'),
      env: { GH_TOKEN: 'x', GITHUB_REPOSITORY: 'octo/rnaseq', BASE: 'main', ...env },
    })
  }
  return {
    origin,
    pulls,
    tip,
    night: (label, meanwhile) => {
      const checkout = join(temporaryFolder(), 'checkout')
      git(origin, 'clone', '-q', '--depth', '1', `file://${origin}`, checkout)
      writeFileSync(join(checkout, 'apps', 'a.cwl'), toolText(label))
      if (meanwhile !== undefined)
        writeFileSync(join(checkout, '.git', 'hooks', 'post-commit'), `#!/bin/sh\n${meanwhile}\n`, { mode: 0o755 })
      const SUMMARY = `<h2>${label}</h2> "$(touch injected)"`
      const { calls, shown } = run(driftScript('pulled'), checkout, { SUMMARY })
      expect(existsSync(join(checkout, 'injected'))).toBe(false)
      const did = calls.flatMap((call) => {
        if (call === `pr create --base main --head ${BRANCH} --title ${TITLE} --body ${SUMMARY}`) return ['create']
        const edited = /^api --method PATCH repos\/octo\/rnaseq\/pulls\/(\d+) --raw-field body=(.*) --silent$/.exec(
          call,
        )
        return edited === null ? [] : [`edit ${edited[1]}${edited[2] === SUMMARY ? '' : ' wrongly'}`]
      })
      if (did.includes('create'))
        pulls.unshift({ number: 10 + pulls.length, state: 'open', merged: false, closer: 'User' })
      for (const pull of pulls) shaOf(pull)
      return { shown: shown.join('\n'), did }
    },
    quietNight: () => {
      const { calls } = run(driftScript('unchanged'), temporaryFolder())
      const closed = calls.filter((call) => call.startsWith('pr close '))
      const [pull] = pulls
      if (closed.length > 0 && pull !== undefined) Object.assign(pull, { state: 'closed', closer: 'Bot' })
      return closed
    },
    push: (branch, files) => {
      const clone = join(temporaryFolder(), 'clone')
      git(origin, 'clone', '-q', '-b', branch, origin, clone)
      commit(clone, files)
      git(clone, 'push', '-q', 'origin', branch)
    },
  }
}

const TITLE = 'Bring what is installed in the dev project into the repository'

describe('drift.yml, run after run', () => {
  test('keeps one branch and one pull request, and leaves them unchanged for the same drift', () => {
    const repository = createRepository()
    expect(repository.night('by hand').did).toEqual(['create'])
    const first = repository.tip()
    expect(git(repository.origin, 'log', '--format=%an %cn %s', `main..${BRANCH}`)).toBe(
      `github-actions[bot] github-actions[bot] ${TITLE}`,
    )

    expect(repository.night('by hand').did).toEqual([])
    repository.push('main', { 'README.md': 'Another file of the default branch.' })
    expect([repository.night('by hand').did, repository.tip()]).toEqual([[], first])

    expect([repository.night('by another hand').did, repository.tip() === first]).toEqual([['edit 10'], false])
    expect(git(repository.origin, 'show', `${BRANCH}:apps/a.cwl`)).toContain('by another hand')
    expect(git(repository.origin, 'rev-list', '--count', `main..${BRANCH}`)).toBe('1')
    expect(git(repository.origin, 'branch', '--format=%(refname:short)').split('\n')).toEqual([BRANCH, 'main'])
  })

  test.each([
    ['with the branch kept', false],
    ['with the branch deleted', true],
  ])('does not reopen a pull request that a person closed, %s, until the drift changes', (_, isDeleted) => {
    const repository = createRepository()
    repository.night('by hand')
    Object.assign(repository.pulls[0] ?? {}, { state: 'closed' })
    if (isDeleted) git(repository.origin, 'update-ref', '-d', HEAD)
    const before = repository.tip()
    const { shown, did } = repository.night('by hand')
    expect([did, repository.tip()]).toEqual([[], before])
    expect(shown).toContain('::notice title=Drift::The dev project differs from main as it did when #10 was closed.')
    expect(repository.night('by another hand').did).toEqual(['create'])
    expect(git(repository.origin, 'show', `${BRANCH}:apps/a.cwl`)).toContain('by another hand')
  })

  nightly('stops with a notice if another user has a commit on the branch', () => {
    const repository = createRepository()
    repository.night('by hand')
    repository.push(BRANCH, { 'apps/b.cwl': toolText('reviewed') })
    const theirs = repository.tip()
    for (const label of ['by hand', 'by another hand']) {
      const { shown, did } = repository.night(label)
      expect([did, repository.tip()]).toEqual([[], theirs])
      expect(shown).toMatch(/^::notice title=Drift::.*ends with a commit that this workflow did not make/m)
    }
  })

  nightly('fails and keeps the commit if another user pushes at the same moment', () => {
    const repository = createRepository()
    repository.night('by hand')
    const theirs = git(repository.origin, 'rev-parse', 'main')
    const meanwhile = `git --git-dir='${repository.origin}' update-ref ${HEAD} ${theirs}`
    expect(() => repository.night('by another hand', meanwhile)).toThrow(/stale info|rejected/)
    expect(repository.tip()).toBe(theirs)
  })

  test('closes the pull request without drift, and opens another one when drift is back', () => {
    const repository = createRepository()
    expect(repository.quietNight()).toEqual([])
    repository.night('by hand')
    const first = repository.tip()
    expect(repository.quietNight()).toEqual(['pr close 10 --comment The dev project has what the default branch says.'])
    expect(repository.quietNight()).toEqual([])
    expect([repository.night('by hand').did, repository.tip()]).toEqual([['create'], first])
  })

  nightly('opens a pull request for new drift after the last one was merged', () => {
    const repository = createRepository()
    repository.night('by hand')
    git(repository.origin, 'update-ref', 'refs/heads/main', HEAD)
    Object.assign(repository.pulls[0] ?? {}, { state: 'closed', merged: true })
    expect(repository.night('by another hand').did).toEqual(['create'])
    expect(git(repository.origin, 'rev-list', '--count', `main..${BRANCH}`)).toBe('1')
  })
})

test.each([
  ['at night', { event_name: 'schedule', ref_name: 'main', event: {} }, true],
  [
    'by hand',
    { event_name: 'workflow_dispatch', ref_name: 'main', event: { repository: { default_branch: 'main' } } },
    true,
  ],
  [
    'by hand on another branch',
    { event_name: 'workflow_dispatch', ref_name: 'feature', event: { repository: { default_branch: 'main' } } },
    false,
  ],
])('drift.yml runs only on the default branch, when it starts %s', (_, github, runs) => {
  const [job] = jobsOf('drift.yml')
  // Such an expression is JavaScript too.
  expect(runInNewContext(text(job?.['if']) || 'true', { github })).toBe(runs)
})

test.each(['pulled', 'unchanged'] as const)(
  'drift.yml sets the tokens of `gh` for github.com and Enterprise Server, when the result is %s',
  (result) => {
    expect(driftScript(result)['env']).toMatchObject({
      GH_TOKEN: '${{ github.token }}',
      GH_ENTERPRISE_TOKEN: '${{ github.token }}',
    })
  },
)
