import { expect, test } from '@jest/globals'

import { compareContents } from '../../../src/cwl/compare/contents.ts'
import { parseJson, type JsonObject } from '../../../src/json/index.ts'

function differences(before: object, after: object): readonly string[] {
  const process = (more: object): JsonObject =>
    parseJson(JSON.stringify({ class: 'CommandLineTool', ...more })) as JsonObject
  return compareContents(process(before), process(after)).map(({ kind, message }) => `${kind}: ${message}`)
}

function requiring(...requirements: readonly object[]): object {
  return { requirements }
}

test.each([
  [
    'members of a requirement',
    requiring({ class: 'ResourceRequirement', coresMin: 8 }),
    requiring({ class: 'ResourceRequirement', coresMin: 16, ramMin: 4096 }),
    ['requirement: ResourceRequirement: coresMin 8 → 16, ramMin none → 4096'],
  ],
  [
    'a long member',
    requiring({ class: 'ResourceRequirement', coresMin: '$(1)' }),
    requiring({ class: 'ResourceRequirement', coresMin: `$(${'1 + '.repeat(30)}1)` }),
    ['requirement: ResourceRequirement changes'],
  ],
  [
    'one that is new',
    {},
    requiring({ class: 'NetworkAccess', networkAccess: true }),
    ['requirement: NetworkAccess is new'],
  ],
  [
    'an image by its id, and none',
    requiring({ class: 'DockerRequirement', dockerImageId: 'a:1' }),
    {},
    ['image: image: a:1 → none'],
  ],
  [
    'a member of a hint in a map',
    { hints: { ResourceRequirement: { coresMin: 1 } } },
    { hints: { ResourceRequirement: { coresMin: 2 } } },
    ['requirement: ResourceRequirement: coresMin 1 → 2'],
  ],
  [
    'a package that is gone',
    requiring({ class: 'SoftwareRequirement', packages: [{ package: 'a', version: ['1'] }] }),
    requiring({ class: 'SoftwareRequirement', packages: [] }),
    ['version: a: 1 → none'],
  ],
  [
    'what a step runs, but for a file that it names',
    {
      steps: [
        { id: 's', run: { hints: [{ class: 'NetworkAccess' }] } },
        { id: 't', run: 't.cwl' },
      ],
    },
    {
      steps: [{ id: 's', run: { cwlVersion: 'v1.1', ...requiring({ class: 'DockerRequirement', dockerPull: 'a' }) } }],
    },
    [
      'image: image of "s": none → a',
      'version: cwlVersion of "s": none → v1.1',
      'requirement: NetworkAccess of "s" is removed',
    ],
  ],
])('reports %s', (_what, before, after, said) => {
  expect(differences(before, after)).toEqual(said)
})

test('reports the versions of software by its package', () => {
  const software = (...packages: readonly object[]): object => requiring({ class: 'SoftwareRequirement', packages })
  const star = (version: readonly string[] | undefined, specs = 'https://bio.tools/star'): object => ({
    package: 'STAR',
    specs: [specs],
    ...(version === undefined ? {} : { version }),
  })
  expect(differences(software(star(['2.7.10b'])), software(star(['2.7.11b']), { package: 'gawk' }))).toEqual([
    'version: STAR: 2.7.10b → 2.7.11b',
    'version: gawk: none → any version',
  ])
  expect(differences(software(star(undefined)), software(star(['1', '2'])))).toEqual([
    'version: STAR: any version → 1, 2',
  ])
  expect(differences(software(star(['1'])), software(star(['1'], 'https://example.org')))).toEqual([
    'requirement: SoftwareRequirement changes',
  ])
  expect(differences(software(star(['1'])), software(star(['1'])))).toEqual([])
})
