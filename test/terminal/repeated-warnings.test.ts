import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { dedent } from '../support/dedent.ts'
import { committedRepository } from '../support/git.ts'
import { commandsOf, runAction } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'

/** A warning on each of the lines 4 to 6; those on the first two have the same words. */
const FILES = {
  'tools.cwl': dedent`
    cwlVersion: v1.2
    $graph:
      - {id: main, class: Workflow, inputs: [], outputs: [], steps: {s: {run: "#a", in: [], out: []}, t: {run: "#b", in: [], out: []}, u: {run: "#c", in: [], out: []}}}
      - {id: a, class: CommandLineTool, baseCommand: ls -l, inputs: [], outputs: []}
      - {id: b, class: CommandLineTool, baseCommand: ls -l, inputs: [], outputs: []}
      - {id: c, class: CommandLineTool, baseCommand: ls -a, inputs: [], outputs: []}
  `,
}

interface Reported {
  readonly problems: readonly { readonly code: string; readonly severity: string; readonly line: number }[]
}

test('a warning of the same image in several files is one entry that names the others', async () => {
  const tool = (image: string): string => dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    hints: {DockerRequirement: {dockerPull: ${image}}}
    baseCommand: ls
    inputs: []
    outputs: []
  `
  const cwd = committedRepository({ 'a.cwl': tool('debian'), 'b.cwl': tool('ubuntu'), 'c.cwl': tool('debian') })
  const { stdout } = await runCli(['validate'], { cwd })
  expect(stdout.match(/\[unpinned-image\]/g)).toHaveLength(2)
  expect(stdout).toContain('    1 more like it, in 1 other file: c.cwl.\n')
  expect((JSON.parse((await runCli(['validate', '--json'], { cwd })).stdout) as Reported).problems).toMatchObject([
    { file: 'a.cwl', count: 2, alsoAt: [{ file: 'c.cwl', line: 3 }] },
    { file: 'b.cwl' },
  ])
})

describe('a warning that is repeated in a file', () => {
  test('is one entry in text with the other lines, and each is counted', async () => {
    const { code, stdout } = await runCli(['validate'], { cwd: committedRepository(FILES) })
    expect(code).toBe(0)
    expect(stdout.match(/\[space-in-program\]/g)).toHaveLength(1)
    expect(stdout).toContain('    2 more like it in this file, on lines 5, 6.\n')
    expect(stdout).toContain('is valid, with 3 warnings')
  })

  test('is one entry in JSON with a count and the differences', async () => {
    const { stdout } = await runCli(['validate', '--json'], { cwd: committedRepository(FILES) })
    expect((JSON.parse(stdout) as Reported).problems).toEqual([
      expect.objectContaining({
        code: 'space-in-program',
        line: 4,
        count: 3,
        alsoAt: [
          { line: 5, column: expect.any(Number) },
          expect.objectContaining({ line: 6, message: expect.stringContaining('ls -a') }),
        ],
      }),
    ])
  })

  test('is one annotation and one row of the summary, with the other lines', async () => {
    const action = await runAction({ workspace: committedRepository(FILES), inputs: { command: 'validate' } })
    const [warning, ...more] = commandsOf(action, 'warning').filter(({ properties: { title } }) => title !== undefined)
    expect(more).toEqual([])
    expect(warning?.message).toContain('2 more like it in this file, on lines 5, 6.')
    expect(action.summary.match(/>space-in-program</g)).toHaveLength(1)
    expect(action.summary).toContain('<em>2 more like it in this file, on lines 5, 6.</em>')
  })

  test('is a SARIF result for each place', async () => {
    const cwd = committedRepository(FILES)
    await runCli(['validate', '--sarif', 'log.sarif'], { cwd })
    const log = readFileSync(join(cwd, 'log.sarif'), 'utf8')
    expect(log.match(/"ruleId": "space-in-program"/g)).toHaveLength(3)
  })

  test('is an error for each place with strict', async () => {
    const { code, stdout, stderr } = await runCli(['validate', '--strict'], { cwd: committedRepository(FILES) })
    expect(code).toBe(3)
    expect(stdout.match(/\[space-in-program\]/g)).toHaveLength(3)
    expect(stderr).toContain('1 document is invalid, with 3 errors')
  })

  test('is accepted by a baseline as often as before, and only new ones are reported', async () => {
    const cwd = committedRepository({ ...FILES, 'tools.cwl': FILES['tools.cwl'].replace('ls -a', 'debian:12') })
    await runCli(['validate', '--write-baseline', 'accepted.json'], { cwd })
    expect(JSON.parse(readFileSync(join(cwd, 'accepted.json'), 'utf8'))).toMatchObject({
      accepted: [{ code: 'space-in-program', count: 2 }],
    })
    const later = committedRepository({ ...FILES, 'accepted.json': readFileSync(join(cwd, 'accepted.json'), 'utf8') })
    const { stdout } = await runCli(['validate', '--baseline', 'accepted.json', '--json'], { cwd: later })
    const { problems } = JSON.parse(stdout) as Reported
    expect(problems).toEqual([expect.objectContaining({ code: 'space-in-program', line: 6 })])
    expect(problems[0]).not.toHaveProperty('count')
  })
})
