import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { dedent } from '../../support/dedent.ts'
import { commit, committedRepository } from '../../support/git.ts'
import { toolText } from '../../support/repository.ts'
import { commandsOf, runAction, type ActionRun } from '../../support/run-action.ts'

const LOOSE = 'hints: {DockerRequirement: {dockerPull: debian}}\n'
const ADVICE = dedent`
  version: 1
  checks: {levels: {no-doc: advice}}
`

async function run(workspace: string, inputs: Readonly<Record<string, string>> = {}): Promise<ActionRun> {
  return runAction({ workspace, inputs: { command: 'validate', ...inputs } })
}

/** Those of problems, which have their code as title. */
function annotationsOf(action: ActionRun): readonly (readonly [string, string, string | undefined])[] {
  return ['error', 'warning', 'notice'].flatMap((kind) =>
    commandsOf(action, kind).flatMap(({ properties: { title, line } }) =>
      title === undefined ? [] : [[kind, title, line] as const],
    ),
  )
}

describe('validate as an action', () => {
  test('annotates an error as error, a warning as warning, and advice as notice', async () => {
    const workspace = committedRepository({
      'cwl-promote.yml': ADVICE,
      'a.cwl': `${toolText('a').replace('doc: says hello\n', '')}${LOOSE}foo: 1\n`,
    })
    const action = await run(workspace)
    expect(action.code).toBe(3)
    expect(annotationsOf(action)).toEqual([
      ['error', 'unknown-field', '8'],
      ['warning', 'unpinned-image', '7'],
      ['notice', 'no-doc', '1'],
    ])
    expect(action.stdout).toContain('   8 | foo: 1\n     | ^\n')
  })

  test('accepts `dry-run`, as each command does', async () => {
    const workspace = committedRepository({ 'a.cwl': toolText('a') })
    expect((await run(workspace, { 'dry-run': 'true' })).code).toBe(0)
  })

  test('annotates as error what strict makes an error, and skips accepted problems', async () => {
    const workspace = committedRepository({ 'a.cwl': `${toolText('a')}${LOOSE}` })
    expect(annotationsOf(await run(workspace, { strict: 'true' }))).toEqual([['error', 'unpinned-image', '8']])
    const accepted = {
      version: 1,
      accepted: [
        {
          file: 'a.cwl',
          code: 'unpinned-image',
          message: 'the image "debian" has no tag, so it is always the newest image',
        },
      ],
    }
    commit(workspace, { 'known.json': JSON.stringify(accepted) })
    const action = await run(workspace, { strict: 'true', baseline: 'known.json' })
    expect([action.code, annotationsOf(action)]).toEqual([0, []])
    expect(action.summary).toContain('1 document has no new error.')
    expect(action.summary).toContain('1 known problem is accepted by known.json.')
  })

  test('writes a SARIF log and names it in an output', async () => {
    const workspace = committedRepository({ 'part/a.cwl': `${toolText('a')}foo: 1\n` })
    const action = await run(workspace, { 'working-directory': 'part', sarif: 'log.sarif' })
    expect(action.code).toBe(3)
    expect(action.outputs['sarif-file']).toBe(join(workspace, 'part', 'log.sarif'))
    expect(JSON.parse(readFileSync(action.outputs['sarif-file'] ?? '', 'utf8'))).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          results: [
            { ruleId: 'unknown-field', locations: [{ physicalLocation: { artifactLocation: { uri: 'part/a.cwl' } } }] },
          ],
        },
      ],
    })
  })

  test('has an empty SARIF output when no document was validated', async () => {
    const workspace = committedRepository({ 'a.cwl': toolText('a') })
    const action = await run(workspace, { sarif: 'log.sarif', 'changed-since': 'nope' })
    expect([action.code, action.outputs['sarif-file']]).toEqual([2, ''])
    expect(commandsOf(action, 'error').map(({ message }) => message)).toEqual([
      '"nope" does not name a commit of this clone. Name a commit, a tag or a branch that was fetched; a branch of the remote is origin/NAME.',
    ])
  })

  test('validates what changed since a revision', async () => {
    const workspace = committedRepository({ 'a.cwl': 'cwlVersion: v1.2\n', 'b.cwl': toolText('b') })
    commit(workspace, { 'b.cwl': toolText('other') })
    const action = await run(workspace, { 'changed-since': 'HEAD~1' })
    expect([action.code, action.outputs['result']]).toEqual([0, 'valid'])
    expect(action.summary).toContain('1 of 2 documents uses no file that changed since HEAD~1')
  })
})
