import { expect, test } from '@jest/globals'

import { newApps } from '../../src/commands/promote/select-apps.ts'
import type { DesiredApp } from '../../src/configuration/desired-app.ts'
import { memoryWorkspace } from '../cwl/support/memory.ts'

const WORKSPACE = memoryWorkspace({ 'tools/there.cwl': '' })

const KNOWN: DesiredApp = {
  name: 'k',
  target: { owner: 'acme', project: 'dev', app: 'known' },
  source: { kind: 'file', reference: 'k.cwl' },
  reference: 'k.cwl',
}

function filesFor(names: readonly string[], folder = 'tools/', project = 'acme/dev') {
  return newApps({ names, folder, project }, [KNOWN], WORKSPACE)
}

test('each new app has a file of its name in the folder, once', () => {
  expect(filesFor(['a', 'b', 'a'])).toEqual(
    ['a', 'b'].map((name) => ({
      name,
      target: { owner: 'acme', project: 'dev', app: name },
      source: { kind: 'file', reference: `tools/${name}.cwl` },
      reference: `tools/${name}.cwl`,
    })),
  )
  expect(filesFor(['known'], '.', 'acme/other').map(({ reference }) => reference)).toEqual(['known.cwl'])
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
  [[], 'x', '`to` is a folder for apps, and this run selects none', 'Name the apps with the input `apps`.'],
  [['a/b'], 'x', 'no app can be named "a/b": it contains a slash', 'Correct the input `apps`.'],
  [['known'], 'x', 'acme/dev/known has the file k.cwl already', 'Pull it without the input `to`.'],
  [
    ['there'],
    'tools',
    'tools/there.cwl is there already',
    'Give another folder with the input `to`, or move the file away.',
  ],
])('of the names %j in the folder %s is said: %s', (names, folder, message, fix) => {
  expect(() => filesFor(names, folder)).toThrow(expect.objectContaining({ code: 'usage', message, fix }))
})
