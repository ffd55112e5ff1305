import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'
import { Ajv } from 'ajv'

import { dedent } from '../support/dedent.ts'
import { committedRepository } from '../support/git.ts'
import { repositoryOf, toolText } from '../support/repository.ts'
import { runCli } from '../support/run-cli.ts'

const BROKEN = dedent`
  ${toolText('a')}requirements:
    DockerRequirement: {dockerPul: debian}
`

/**
 * What GitLab's documentation requires of each item ("Code Quality report format"). Its parser checks less
 * (gitlabhq/gitlabhq, app/validators/json_schemas/codeclimate.json).
 */
const REPORT = new Ajv().compile({
  type: 'array',
  items: {
    type: 'object',
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
    properties: {
      description: { type: 'string', minLength: 1 },
      check_name: { type: 'string', minLength: 1 },
      fingerprint: { type: 'string', minLength: 32 },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        properties: {
          path: { type: 'string', pattern: '^(?!/|\\./)' },
          lines: { type: 'object', required: ['begin'], properties: { begin: { type: 'integer', minimum: 1 } } },
        },
      },
    },
  },
})

interface Finding {
  readonly description: string
  readonly fingerprint: string
}

function reportIn(folder: string): readonly Finding[] {
  const text = readFileSync(join(folder, 'report.json'), 'utf8')
  // "The GitLab parser does not allow a byte order mark."
  expect(text.startsWith('[')).toBe(true)
  const report: unknown = JSON.parse(text)
  REPORT(report)
  expect(REPORT.errors ?? []).toEqual([])
  return report as readonly Finding[]
}

const VALIDATE = ['validate', '--codequality', 'report.json']

describe("GitLab's Code Quality report", () => {
  test('has each problem, with its path from the root of the repository', async () => {
    const root = committedRepository({ 'part/a.cwl': BROKEN })
    const folder = join(root, 'part')
    expect(await runCli([...VALIDATE, '--sarif', 'log.sarif'], { cwd: folder })).toMatchObject({ code: 3 })
    expect(reportIn(folder)).toEqual([
      {
        description: expect.stringMatching(/ no field "dockerPul"\. Did you mean "dockerPull"\?$/),
        check_name: 'unknown-field',
        fingerprint: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
        severity: 'major',
        location: { path: 'part/a.cwl', lines: { begin: 9 } },
      },
    ])
    expect(readFileSync(join(folder, 'log.sarif'), 'utf8')).toContain(reportIn(folder)[0]?.fingerprint ?? '-')
  })

  test('is an empty list without problems', async () => {
    const cwd = repositoryOf({ 'a.cwl': toolText('a') })
    expect(await runCli(VALIDATE, { cwd })).toMatchObject({ code: 0 })
    expect(reportIn(cwd)).toEqual([])
  })

  test('has a different fingerprint for each problem, which stays when lines move', async () => {
    const twice = `${BROKEN}hints:\n  DockerRequirement: {dockerPul: debian}\n`
    const cwd = repositoryOf({ 'a.cwl': twice })
    const moved = repositoryOf({ 'a.cwl': `# a comment\n\n${twice}` })
    await runCli(VALIDATE, { cwd })
    await runCli(VALIDATE, { cwd: moved })
    const prints = reportIn(cwd).map(({ fingerprint }) => fingerprint)
    expect(prints.length).toBeGreaterThan(1)
    expect(new Set(prints).size).toBe(prints.length)
    expect(reportIn(moved).map(({ fingerprint }) => fingerprint)).toEqual(prints)
  })

  test('does not hide what was found if it cannot be written, and replaces only one of its kind', async () => {
    const cwd = repositoryOf({ 'a.cwl': BROKEN, 'report.json': '[{"name": "x"}]' })
    expect(await runCli(VALIDATE, { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^✗ `codequality`: report\.json cannot be written: another file is there/),
    })
    expect(await runCli(['validate', '--sarif', 'x.json', '--codequality', './x.json'], { cwd })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('`sarif` and `codequality` name one file, ./x.json'),
    })
  })
})
