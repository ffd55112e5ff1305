import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { pack } from '../../src/commands/pack.ts'
import { runAction } from '../support/run-action.ts'
import { listening, optionsFor, repository, tool } from './support.ts'

const SECRET = 'what-must-not-be-read'

/** A clone beside another; `links` are made in it, by where they lead. */
function clone(links: Readonly<Record<string, string>>): string {
  const outer = repository({ 'other/tool.cwl': tool(SECRET), 'clone/inside/tool.cwl': tool('inside') })
  for (const folder of ['other', 'clone']) mkdirSync(join(outer, folder, '.git'))
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(outer, 'clone', name))
  return join(outer, 'clone')
}

async function packIn(folder: string) {
  return pack({ ...optionsFor(folder, undefined), file: 'tool.cwl' }, listening())
}

test.each([
  ['pipelines', 'pipelines', '../other'],
  ['a folder behind a link', 'pipelines/other', '..'],
])('a working directory behind a link out of the clone is refused: %s', async (_, path, target) => {
  expect(await packIn(join(clone({ pipelines: target }), path))).toMatchObject({
    exitCode: 2,
    failure: {
      message: `\`working-directory\`: ${path} is a symbolic link that leaves the repository, or lies behind one`,
      fix: 'Only files inside the repository are read. Give the real path of the folder in place of the link.',
    },
  })
})

test('a working directory behind a link inside of a clone, or to a clone, is accepted', async () => {
  const folder = clone({ pipelines: 'inside' })
  symlinkSync(folder, join(folder, '..', 'home'))
  for (const path of [join(folder, 'pipelines'), join(folder, '..', 'home', 'inside')])
    expect(await packIn(path)).toMatchObject({ exitCode: 0 })
})

test('on GitHub, a working directory outside of the workspace is refused', async () => {
  const outer = repository({ 'tool.cwl': tool(SECRET), 'workspace/a.cwl': tool('a') })
  symlinkSync('..', join(outer, 'workspace', 'pipelines'))
  const run = await runAction({
    workspace: join(outer, 'workspace'),
    inputs: { command: 'pack', files: 'tool.cwl', 'working-directory': 'pipelines' },
  })
  expect(run).toMatchObject({
    code: 2,
    stdout: expect.stringContaining('`working-directory`: pipelines is a symbolic link that leaves the repository'),
  })
  expect(run.everything).not.toContain(SECRET)
})
