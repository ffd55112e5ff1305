import { expect, test } from '@jest/globals'

import type { DesiredApp } from '../../src/configuration/desired-app.ts'
import { newApps } from '../../src/promotion/selection/new-apps.ts'
import { memoryWorkspace } from '../cwl/support/memory.ts'

const WORKSPACE = memoryWorkspace({ 'tools/there.cwl': '' })

const KNOWN: DesiredApp = {
  name: 'k',
  target: { owner: 'acme', project: 'dev', app: 'known' },
  source: { kind: 'file', reference: 'k.cwl' },
  reference: 'k.cwl',
}

function filesFor(names: readonly string[], folder = 'tools/', project = 'acme/dev', listed?: readonly string[]) {
  const platform = {
    dialect: listed === undefined ? 'documented' : 'seven-bridges',
    listApps: async () => listed,
    hasProject: async () => undefined,
  } as const
  return newApps({ names, folder, project }, [KNOWN], WORKSPACE, () => platform)
}

test('each new app has a file of its name in the folder, once', async () => {
  expect(await filesFor(['a', 'b', 'a'])).toEqual(
    ['a', 'b'].map((name) => ({
      name,
      target: { owner: 'acme', project: 'dev', app: name },
      source: { kind: 'file', reference: `tools/${name}.cwl` },
      reference: `tools/${name}.cwl`,
    })),
  )
  expect((await filesFor(['known'], '.', 'acme/other')).map(({ reference }) => reference)).toEqual(['known.cwl'])
})

test('files are distinct where a file system does not distinguish case, and none is a device of Windows', async () => {
  const files = await filesFor(['Sort', 'sort', 'con', 'aux', 'There'])
  expect(files.map(({ reference }) => reference)).toEqual([
    'tools/Sort.cwl',
    'tools/sort_2.cwl',
    'tools/con_.cwl',
    'tools/aux_.cwl',
    'tools/There_2.cwl',
  ])
})

test('without names, all apps of the project that have no file are meant', async () => {
  const files = await filesFor([], 'x', 'acme/dev', ['a', 'known'])
  expect(files.map(({ name }) => name)).toEqual(['a'])
})

test.each([
  [
    ['a'],
    '../x',
    '`to` is "../x", which is not a folder of the repository',
    'Give a folder of the repository, relative to the working directory.',
  ],
  [
    ['a'],
    '/x',
    '`to` is "/x", which is not a folder of the repository',
    'Give a folder of the repository, relative to the working directory.',
  ],
  [[], 'x', 'the dialect documented cannot list the apps of a project', 'Name them with the input `apps`.'],
  [['a/b'], 'x', 'no app can be named "a/b": it contains a slash', 'Correct the input `apps`.'],
  [['known'], 'x', 'acme/dev/known has the file k.cwl already', 'Pull it without the input `to`.'],
  [
    ['there'],
    'tools',
    'tools/there.cwl is there already',
    'Give another folder with the input `to`, or move the file away.',
  ],
])('of the names %j in the folder %s is said: %s', async (names, folder, message, fix) => {
  await expect(filesFor(names, folder)).rejects.toMatchObject({ code: 'usage', message, fix })
})
