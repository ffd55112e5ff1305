import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect } from '@jest/globals'

import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { runPython, sbpack, sbpull, withClients } from '../support/real-clients.ts'

describe('the real clients of the platform', () => {
  withClients('the Python client makes every call that its users make', async () => {
    const platform = await startPlatform({ dialect: 'seven-bridges', strictProjects: true })
    for (const project of ['dev', 'many', 'release']) platform.store.addProject({ owner: 'acme', project })
    platform.store.addExport({ id: 'export-1', state: 'FAILED' })
    platform.store.addExport({ id: 'export-2', state: 'COMPLETED' })
    platform.store.addFile({ id: 'file-1', project: 'acme/dev', name: 'a.txt', size: 3 })
    const script = join(import.meta.dirname, 'real-clients.py')
    const lines = (await runPython(platform, [script, platform.url, TOKEN])).trim().split('\n')
    expect(Object.fromEntries(lines.map((line) => JSON.parse(line) as [string, unknown]))).toEqual({
      me: 'local-user',
      user: 'local-user',
      'no user': [404, 2002],
      projects: ['acme/dev', 'acme/many', 'acme/release'],
      'projects by owner': 3,
      project: 'dev',
      made: ['local-user/my-project', 'My project', true],
      'made again': [409, 3003],
      'no project': [404, 3002],
      installed: ['acme/dev/align', 0, 'Align reads'],
      notes: [
        [0, 'the first'],
        [1, 'the second'],
      ],
      taken: [409, 6003],
      revision: 'the first',
      'no app': [404, 6002],
      total: 120,
      all: 120,
      back: 'acme/many/app-000',
      'by id': ['acme/dev/align', 'acme/many/app-007'],
      'by words': ['acme/dev/align'],
      public: 0,
      copied: ['acme/release/align-copy', 'acme/dev/align/1', 1],
      'copied again': [409, 6003],
      synced: ['acme/dev/align/2', 2],
      exports: 1,
      export: ['FAILED', true, 'local-user/exports', true],
      bulk: [true, false],
      limit: [true, true, true],
      draft: ['DRAFT', 'acme/dev/align/1'],
      task: ['QUEUED', 'small', true],
      tasks: ['DRAFT', 'QUEUED'],
      'by status': [true],
      aborted: 'ABORTED',
      run: 'QUEUED',
      errors: ['DRAFT', 1],
      file: ['a.txt', 3, ['file-1']],
    })
  })

  withClients('sbpack installs and revises a workflow, and sbpull takes it back whole and in files', async () => {
    const platform = await startPlatform({ dialect: 'seven-bridges' })
    platform.store.addProject({ owner: 'acme', project: 'dev' })
    const source = temporaryFolder()
    writeFileSync(join(source, 'main.cwl'), WORKFLOW)
    writeFileSync(join(source, 'tool.cwl'), TOOL)
    await sbpack(platform, 'acme/dev/rnaseq', 'main.cwl', source)
    await sbpack(platform, 'acme/dev/rnaseq', 'main.cwl', source)
    const folder = temporaryFolder()
    await sbpull(platform, 'acme/dev/rnaseq', ['whole.cwl'], folder)
    await sbpull(platform, 'acme/dev/rnaseq', ['parts.cwl', '--unpack'], folder)
    const [latest] = platform.store.listApps()
    expect(latest?.revision).toBe(1)
    expect(platform.store.latest({ owner: 'acme', project: 'dev', app: 'rnaseq' })?.notes).toContain(
      'Uploaded using sbpack',
    )
    expect(readFileSync(join(folder, 'whole.cwl'), 'utf8')).toContain('class: Workflow')
    expect(existsSync(join(folder, 'parts.cwl'))).toBe(true)
  })
})

const WORKFLOW = `
cwlVersion: v1.2
class: Workflow
inputs: {word: string}
outputs: {said: {type: File, outputSource: say/said}}
steps: {say: {run: tool.cwl, in: {word: word}, out: [said]}}
`

const TOOL = `
cwlVersion: v1.0
class: CommandLineTool
baseCommand: echo
inputs: {word: {type: string, inputBinding: {}}}
outputs: {said: stdout}
stdout: said.txt
`
