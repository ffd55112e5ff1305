import { expect } from '@jest/globals'

import { promote } from '../../src/commands/promote.ts'
import { test as runTests } from '../../src/commands/test.ts'
import type { LocalPlatform } from '../../src/local-platform/index.ts'
import type { RunOptions } from '../../src/options/options.ts'
import { dedent } from '../support/dedent.ts'
import { startPlatform } from '../support/local-platform.ts'
import { listening, optionsFor, repository } from './support.ts'

export const SORT = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
  baseCommand: sort
  inputs: { lines: { type: File, inputBinding: {} } }
  outputs: { sorted: stdout }
`

export const MANIFEST = dedent`
  version: 1
  stages:
    dev:
      project: acme/dev
      files: { tests/lines.txt: lines-1 }
    release:
      project: acme/release
      from: dev
  apps: [{ path: sort.cwl }]
  tests: [tests/*.yml]
`

export const TESTS = dedent`
  - id: sorts
    tool: ../sort.cwl
    job: { lines: { class: File, path: lines.txt } }
    output: { sorted: { class: File, basename: out.txt, size: 3 } }
  - id: fails
    tool: ../sort.cwl
    job: { lines: { class: File, path: lines-1 } }
    should_fail: true
`

/** A repository with an app that has two tests, and a platform for it. */
export interface Story {
  readonly options: (more: Partial<RunOptions>) => RunOptions
  readonly folder: string
  readonly platform: LocalPlatform
  readonly run: (options?: Partial<RunOptions>) => ReturnType<typeof runTests>
  readonly install: () => Promise<void>
}

export async function story(files: Readonly<Record<string, string>> = {}): Promise<Story> {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  platform.store.addFile({ id: 'lines-1', project: 'acme/dev', name: 'lines.txt', size: 2 })
  const folder = repository({
    'sort.cwl': SORT,
    'cwl-promote.yml': MANIFEST,
    'tests/a.yml': TESTS,
    'tests/lines.txt': 'b\n',
    ...files,
  })
  const options = (more: Partial<RunOptions>): RunOptions =>
    optionsFor(folder, platform.url, { platform: 'seven-bridges', stage: 'dev', ...more })
  return {
    folder,
    platform,
    options,
    run: async (more = {}) => runTests(options(more), listening()),
    install: async () => {
      expect(await promote(options({}), listening())).toMatchObject({ exitCode: 0 })
    },
  }
}

/** Ends the tasks that wait, as if they had run. */
export function finish({ store }: LocalPlatform, size: number): void {
  for (const { id, name } of store.listTasks({ status: 'QUEUED' }, 0, 10))
    if (name.includes('fails')) store.setTask(id, 'FAILED')
    else
      store.setTask(id, 'COMPLETED', {
        outputs: { sorted: { class: 'File', name: 'out.txt', size } },
        price: { amount: 0.1, currency: 'USD' },
      })
}
