import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { promote } from '../../src/commands/promote.ts'
import { Processes } from '../../src/cwl/documents/processes.ts'
import { Linter } from '../../src/cwl/lint/linter.ts'
import { advice, rule, type Nodes } from '../../src/cwl/lint/rule.ts'
import { ProblemCollector } from '../../src/cwl/problems/collect.ts'
import { openWorkspace } from '../../src/files/workspace.ts'
import { DEFAULTS } from '../../src/options/options.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'

// What runs cost, in numbers that are the same on each machine. `npm run bench` measures their time.

const root = join(import.meta.dirname, '..', '..')

function tool(name: string): string {
  return `cwlVersion: v1.2
class: CommandLineTool
baseCommand: ${name}
inputs: { x: { type: File, inputBinding: { position: 1 } } }
outputs: { y: { type: stdout } }
`
}

/** A chain of steps that all run one tool. */
function workflow(steps: number): string {
  const lines = Array.from(
    { length: steps },
    (_, at) => `  s${at}: { run: tool.cwl, in: { x: ${at === 0 ? 'x' : `s${at - 1}/y`} }, out: [y] }`,
  )
  return `cwlVersion: v1.2
class: Workflow
inputs: { x: File }
outputs: { y: { type: File, outputSource: s${steps - 1}/y } }
steps:
${lines.join('\n')}
`
}

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

describe('each file is opened once', () => {
  // As much as the largest workflow reads that we know: such a run must not start again in another process.
  const large = `${tool('sort')}# ${'x'.repeat(424_000)}\n`
  const SHARED = { 'a.cwl': workflow(3), 'b.cwl': workflow(5), 'tool.cwl': large }

  test.each([
    [
      ['validate', '.'],
      ['a.cwl', 'b.cwl', 'tool.cwl'],
    ],
    [
      ['pack', 'a.cwl'],
      ['a.cwl', 'tool.cwl'],
    ],
  ])('%j', (argv, files) => {
    const folder = folderWith(SHARED)
    const opened = join(temporaryFolder(), 'opened')
    writeFileSync(opened, '')
    const hook = join(root, 'test', 'support', 'count-opens.cjs')
    const { stderr, status } = spawnSync(process.execPath, ['--require', hook, join(root, 'lib', 'bin.js'), ...argv], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], COUNT_OPENS: opened },
    })
    expect({ stderr, status }).toMatchObject({ status: 0 })
    const names = readFileSync(opened, 'utf8')
      .trim()
      .split('\n')
      .map((path) => basename(path))
    expect(names.toSorted()).toEqual(files)
  })
})

test('a promotion reads the index once and each app once, and a second one only reads', async () => {
  const { url, store } = await startPlatform()
  const names = ['a', 'b', 'c']
  const folder = folderWith(Object.fromEntries(names.map((name) => [`${name}.cwl`, tool(name)])))
  const requests = async (): Promise<Readonly<Record<string, number>>> => {
    const before = { GET: store.countRequests('GET'), POST: store.countRequests('POST') }
    const options = { workingDirectory: folder, files: ['.'], project: 'acme/dev', baseUrl: url, token: TOKEN }
    const report = await promote(
      { ...DEFAULTS, ...options, reportExports: false },
      { signal: new AbortController().signal, progress: () => undefined },
    )
    expect(report).toMatchObject({ exitCode: 0 })
    return { GET: store.countRequests('GET') - before.GET, POST: store.countRequests('POST') - before.POST }
  }
  expect(await requests()).toEqual({ GET: 1 + names.length, POST: names.length })
  expect(await requests()).toEqual({ GET: 1 + names.length, POST: 0 })
})

test('the number of visited nodes grows linearly with the steps', async () => {
  const [ten = 0, twenty = 0, forty = 0] = await Promise.all([10, 20, 40].map(nodesIn))
  expect(ten).toBeGreaterThan(10)
  expect(forty - twenty).toBe(2 * (twenty - ten))
})

/** How many nodes the walk visits in a workflow with this many steps, and in the tool that they run. */
async function nodesIn(steps: number): Promise<number> {
  let visited = 0
  const visit = (): void => void (visited += 1)
  const visits: Required<Record<keyof Nodes, () => void>> = {
    input: visit,
    output: visit,
    step: visit,
    link: visit,
    binding: visit,
    glob: visit,
    pattern: visit,
    requirement: visit,
    text: visit,
  }
  const codes = { counting: advice('It counts.') }
  const counting = rule({ codes, process: visit, ...visits })
  const processes = new Processes(openWorkspace(folderWith({ 'main.cwl': workflow(steps), 'tool.cwl': tool('sort') })))
  const { process } = processes.document('main.cwl')
  if (process === undefined) throw new Error('main.cwl has no process')
  await new Linter(processes, [counting], codes, () => true).check([process], new ProblemCollector())
  return visited
}
