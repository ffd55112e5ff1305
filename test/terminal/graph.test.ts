import { expect, test } from '@jest/globals'

import { exampleRepository, repositoryOf } from '../support/repository.ts'
import { runCli } from '../support/run-cli.ts'

const FILE = 'workflows/rnaseq.cwl'

test('graph prints a Mermaid diagram and expands sub-workflows with --depth', async () => {
  const cwd = exampleRepository()
  const folded = await runCli(['graph', FILE], { cwd })
  expect(folded).toMatchObject({ code: 0, stderr: '' })
  expect(folded.stdout).toMatch(/^flowchart (?:TD|LR)\n/)
  expect(folded.stdout).toContain('[["align<br/>(subworkflow, scatter, + 2 parameters)"]]')
  const all = await runCli(['graph', FILE, '--parameters'], { cwd })
  expect(all.stdout).toContain('(["report_title<br/>(input)"])')
  const open = await runCli(['graph', FILE, '--depth', '1'], { cwd })
  expect(open.stdout).toContain('subgraph f0["align<br/>(subworkflow, scatter)"]')
})

test('graph writes SVG, and JSON with the text', async () => {
  const cwd = exampleRepository()
  const { stdout } = await runCli(['graph', FILE, '--format', 'svg'], { cwd })
  expect(stdout).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /)
  const json = await runCli(['graph', FILE, '--format', 'svg', '--json'], { cwd })
  expect(JSON.parse(json.stdout)).toEqual({ path: FILE, format: 'svg', depth: 0, text: stdout.trimEnd(), problems: [] })
})

test('graph refuses a tool, an unknown format and invalid CWL', async () => {
  const cwd = exampleRepository()
  expect(await runCli(['graph', 'tools/fastp.cwl'], { cwd })).toEqual({
    code: 2,
    stdout: '',
    stderr: '✗ tools/fastp.cwl has no steps to draw\n  Give a workflow.\n',
  })
  const wrong = await runCli(['graph', FILE, '--format', 'png'], { cwd })
  expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('It is one of mermaid, svg.') })
  const invalid = repositoryOf({ 'a.cwl': 'cwlVersion: v1.2\nclass: Workflow\ninputs: {}\n' })
  expect(await runCli(['graph', 'a.cwl'], { cwd: invalid })).toMatchObject({
    code: 3,
    stdout: '',
    stderr: expect.stringContaining('a.cwl:1:1: error:'),
  })
})
