import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'
import { load } from 'js-yaml'

import { init } from '../../src/commands/init.ts'
import type { InitReport, ValidateReport } from '../../src/commands/report.ts'
import { validate } from '../../src/commands/validate.ts'
import type { InitOptions, RunOptions } from '../../src/options/options.ts'
import { temporaryFolder } from '../support/local-platform.ts'
import { exampleRepository } from '../support/repository.ts'
import { runCli } from '../support/run-cli.ts'
import { listening, optionsFor, repository, tool, workflow, write } from './support.ts'

const CORPUS = join(import.meta.dirname, '..', '..', '..', 'shared', 'corpus', 'kf-alignment-workflow')

/**
 * No published JSON Schema of `.dockstore.yml` was found. These are the checks of its reader for version 1.2:
 * DockstoreYamlHelper (the version, unknown properties), YamlWorkflow, and the constraints EntryName
 * (ValidationConstants), NamesAreUnique, AbsolutePath, ToolIsCwl and HasEntry (github.com/dockstore/dockstore,
 * dockstore-common, `io.dockstore.common.yaml`).
 */
function faultsIn(text: string): readonly string[] {
  const faults: string[] = []
  if (/^\s*(?:dockstoreVersion|version)\s*:\s*(\S+)$/m.exec(text)?.[1] !== '1.2') faults.push('missing valid version')
  const { version: _, workflows = [], tools = [], ...others } = load(text) as Readonly<Record<string, Entry[]>>
  for (const name of Object.keys(others)) faults.push(`unknown property ${name}`)
  const entries = [...workflows, ...tools]
  if (entries.length === 0) faults.push('no entry')
  const names = new Set<string>()
  for (const { name = '', subclass, primaryDescriptorPath = '', testParameterFiles = [], ...more } of entries) {
    if (!/^[a-zA-Z0-9]+([-_][a-zA-Z0-9]+)*$/.test(name) || name.length > 256) faults.push(`bad name ${name}`)
    if (names.has(name)) faults.push(`two are named ${name}`)
    names.add(name)
    if (subclass !== 'CWL') faults.push(`bad subclass of ${name}`)
    for (const path of [primaryDescriptorPath, ...testParameterFiles])
      if (!path.startsWith('/')) faults.push(`not absolute: ${path}`)
    for (const key of Object.keys(more)) faults.push(`unknown property ${key}`)
  }
  return faults
}

interface Entry {
  readonly name?: string
  readonly subclass?: string
  readonly primaryDescriptorPath?: string
  readonly testParameterFiles?: readonly string[]
}

async function run(folder: string, more: Partial<InitOptions> = {}): Promise<InitReport> {
  return init({ ...optionsFor(folder, undefined), dockstore: true, ...more }, listening())
}

async function warnings(folder: string, more: Partial<RunOptions> = {}): Promise<readonly string[]> {
  return shown(await validate({ ...optionsFor(folder, undefined), ...more }, listening()))
}

function shown({ problems }: ValidateReport): readonly string[] {
  return problems
    .filter(({ code }) => code === 'missing-in-dockstore')
    .map(({ file, line, severity, message, fix = '' }) => `${file}:${line} ${severity}: ${message}. ${fix}`)
}

const TESTED = {
  'cwl-promote.yml':
    'version: 1\napps: [{ path: flow.cwl }, { path: t.cwl, name: "my tool (new)" }]\nstages: { dev: { project: a/b } }\ntests: [tests/*.yml]\n',
  'flow.cwl': workflow('t.cwl'),
  't.cwl': tool('t'),
  'tests/a.yml': '- { id: one, tool: ../t.cwl, job: one.json }\n- { id: two, tool: ../t.cwl, job: { text: x } }\n',
  'tests/one.json': '{"text": "x"}',
}

describe('the file for Dockstore', () => {
  test('has the apps and the jobs of their tests, and passes the checks of Dockstore', async () => {
    const folder = repository(TESTED)
    expect(await run(folder)).toMatchObject({ exitCode: 0, file: '.dockstore.yml', written: true })
    const text = readFileSync(join(folder, '.dockstore.yml'), 'utf8')
    expect(faultsIn(text)).toEqual([])
    expect(load(text)).toEqual({
      version: 1.2,
      workflows: [{ name: 'flow', subclass: 'CWL', primaryDescriptorPath: '/flow.cwl' }],
      tools: [
        {
          name: 'my-tool-new',
          subclass: 'CWL',
          primaryDescriptorPath: '/t.cwl',
          testParameterFiles: ['/tests/one.json'],
        },
      ],
    })
    expect(await warnings(folder)).toEqual([])
    expect(await run(folder)).toMatchObject({
      exitCode: 2,
      failure: { message: 'there is a file for Dockstore already: .dockstore.yml' },
    })
    expect(await run(folder, { dryRun: true })).toMatchObject({ exitCode: 0, text, written: false })
  })

  test('has every workflow and tool of the example, and `validate` reports a new one until its line is added', async () => {
    const folder = exampleRepository()
    expect((await runCli(['init', '--dockstore'], { cwd: folder })).stdout).toBe(
      '✓ .dockstore.yml is written. Dockstore reads it after each push, once its GitHub App is installed.\n',
    )
    const file = join(folder, '.dockstore.yml')
    expect(faultsIn(readFileSync(file, 'utf8'))).toEqual([])
    expect(await warnings(folder)).toEqual([])
    const configuration = readFileSync(join(folder, 'cwl-promote.yml'), 'utf8')
    write(folder, {
      'cwl-promote.yml': configuration.replace('\n# `validate`', '  - path: tools/multiqc.cwl\n\n# `validate`'),
    })
    const [warning = '', ...others] = await warnings(folder)
    expect([warning, others]).toEqual([
      `cwl-promote.yml:24 warning: .dockstore.yml lacks multiqc. Add under \`tools\`: \`- {"name":"multiqc","subclass":"CWL","primaryDescriptorPath":"/tools/multiqc.cwl"}\`.`,
      [],
    ])
    const [, line = ''] = /: `(- \{.*\})`/.exec(warning) ?? []
    writeFileSync(file, readFileSync(file, 'utf8').replace('\ntools:\n', `\ntools:\n${line}\n`))
    expect(await warnings(folder)).toEqual([])
    expect(faultsIn(readFileSync(file, 'utf8'))).toEqual([])
  })

  test('is written beside a new configuration for a public repository', async () => {
    const folder = temporaryFolder()
    cpSync(CORPUS, folder, { recursive: true })
    const dry = await run(folder, { dryRun: true })
    expect([dry.written, existsSync(join(folder, '.dockstore.yml'))]).toEqual([false, false])
    expect(dry.notices).toContain('Without a dry run, .dockstore.yml is written too.')
    const { written, file, notices } = await run(folder)
    expect([written, file]).toEqual([true, 'cwl-promote.yml'])
    expect(notices).toContain('.dockstore.yml is written too.')
    const text = readFileSync(join(folder, '.dockstore.yml'), 'utf8')
    expect(faultsIn(text)).toEqual([])
    expect(text).toContain(
      '\n- name: workflows-kfdrc_alignment_wf\n  subclass: CWL\n  primaryDescriptorPath: /workflows/kfdrc_alignment_wf.cwl\n',
    )
  })

  test('is at the top of the repository, with paths from there, also if the working directory is below', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, '.git'))
    write(join(folder, 'pipelines', 'rna'), TESTED)
    expect(await run(join(folder, 'pipelines', 'rna'))).toMatchObject({ exitCode: 0, file: '../../.dockstore.yml' })
    const file = join(folder, '.dockstore.yml')
    const text = readFileSync(file, 'utf8')
    expect(text).toContain('primaryDescriptorPath: /pipelines/rna/flow.cwl\n')
    expect(text).toContain('- /pipelines/rna/tests/one.json\n')
    writeFileSync(file, text.replace(/ +testParameterFiles:\n.*\n/, ''))
    expect(await warnings(join(folder, 'pipelines', 'rna'))).toEqual([
      `cwl-promote.yml:2 warning: .dockstore.yml lacks /pipelines/rna/tests/one.json. Add under \`testParameterFiles\` of \`my tool (new)\`: \`- /pipelines/rna/tests/one.json\`.`,
    ])
  })

  test('leaves out what Dockstore cannot register, with a notice', async () => {
    const graph = `cwlVersion: v1.2\n$graph:\n- { id: main, class: CommandLineTool, baseCommand: echo, inputs: [], outputs: [] }\n- { id: more, class: CommandLineTool, baseCommand: ls, inputs: [], outputs: [] }\n`
    const { text, notices } = await run(
      repository({
        'cwl-promote.yml':
          'version: 1\nstages: { dev: { project: a/b } }\napps: [{ path: "g.cwl" }, { path: "g.cwl#more" }]\n',
        'g.cwl': graph,
      }),
    )
    expect(text.match(/primaryDescriptorPath: .*/g)).toEqual(['primaryDescriptorPath: /g.cwl'])
    expect(notices).toEqual([
      'Left out, because Dockstore registers workflows and tools that are whole files: g.cwl#more.',
    ])
  })
})

test('no file for Dockstore is written that would have no entry', async () => {
  const folder = repository({ 'cwl-promote.yml': 'version: 1\n', 't.cwl': tool('t') })
  expect(await run(folder)).toMatchObject({
    exitCode: 2,
    failure: { message: 'no app of the configuration can be registered' },
  })
  expect(existsSync(join(folder, '.dockstore.yml'))).toBe(false)
})

describe('validate', () => {
  const EMPTY = { ...TESTED, '.github/.dockstore.yml': 'version: 1.2\nworkflows: []\n' }

  test('reports in one warning what is missing, with each line to add', async () => {
    expect(await warnings(repository(EMPTY))).toEqual([
      `cwl-promote.yml:2 warning: .github/.dockstore.yml lacks flow, my tool (new). Add under \`workflows\`: \`- {"name":"flow","subclass":"CWL","primaryDescriptorPath":"/flow.cwl"}\`. Add under \`tools\`: \`- {"name":"my-tool-new","subclass":"CWL","primaryDescriptorPath":"/t.cwl","testParameterFiles":["/tests/one.json"]}\`.`,
    ])
  })

  test('fails for them where warnings are errors, and is silent where the configuration turns the code off', async () => {
    const strict = await validate({ ...optionsFor(repository(EMPTY), undefined), strict: true }, listening())
    expect([strict.exitCode, shown(strict).length]).toEqual([3, 1])
    const configuration = `${TESTED['cwl-promote.yml']}checks: { levels: { missing-in-dockstore: off } }\n`
    expect(await warnings(repository({ ...EMPTY, 'cwl-promote.yml': configuration }))).toEqual([])
  })

  test('does not look at it where only some files are named', async () => {
    expect(await warnings(repository(EMPTY), { files: ['flow.cwl'] })).toEqual([])
  })

  test('reports what is wrong with the file itself', async () => {
    const folder = repository({ ...TESTED, '.dockstore.yml': 'version: [\n' })
    const { problems } = await validate(optionsFor(folder, undefined), listening())
    expect(problems).toMatchObject([{ code: 'yaml-syntax', file: '.dockstore.yml', line: 1 }])
  })
})
