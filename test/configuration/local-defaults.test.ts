import { expect, test } from '@jest/globals'

import { localDefaultRules, refuseLocalDefaults } from '../../src/configuration/local-defaults.ts'
import { parseManifest } from '../../src/configuration/manifest.ts'

const MANIFEST = parseManifest(
  `version: 1
stages:
  dev: { project: a/dev, files: { ./x/../data/: one, /abs/a: two, b: three, c: three }, local-defaults: allow }
  test: { project: a/test, from: dev }
  release: { project: a/release, from: test }
  other: { project: a/other }
apps: [{ path: a.cwl }]
`,
  'cwl-promote.yml',
)

test.each(['dev', 'test', 'release'])(
  'files of the stage %s are those of the stage that is installed from files',
  (stage) => {
    const { mapPath, pathOfPlace, allowed } = localDefaultRules(MANIFEST, stage)
    expect(['data', 'data/', 'x', '/abs/a', 'b', 'c'].map(mapPath)).toEqual([
      'one',
      undefined,
      undefined,
      'two',
      'three',
      'three',
    ])
    expect(['one', 'two', 'three', 'four'].map(pathOfPlace)).toEqual(['data', '/abs/a', undefined, undefined])
    expect(allowed).toBe(true)
  },
)

test.each([
  [MANIFEST, 'other'],
  [MANIFEST, null],
  [MANIFEST, 'gone'],
  [undefined, 'dev'],
])('without files of the stage, none is mapped', (manifest, stage) => {
  const { mapPath, pathOfPlace, allowed } = localDefaultRules(manifest, stage)
  expect([mapPath('data'), pathOfPlace('one'), allowed]).toEqual([undefined, undefined, false])
})

test('an app with local files is not installed', () => {
  const at = (line: number) =>
    ({ class: 'File', path: 'x.txt', reference: 'x', file: 'a.cwl', line, column: 3 }) as const
  const reason = (more: string): string =>
    `a.cwl:1:3: this names the file x.txt of the repository, which the platform does not have${more}; name its location under \`files\` of the stage, or allow it with \`local-defaults\``
  expect([[], [at(1)], [at(1), at(2)], [at(1), at(2), at(3)]].map(refuseLocalDefaults)).toEqual([
    undefined,
    reason(''),
    reason(' (and 1 more)'),
    reason(' (and 2 more)'),
  ])
})
