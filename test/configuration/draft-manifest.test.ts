import { describe, expect, test } from '@jest/globals'

import { draftManifest, nameApps, type Draft, type DraftApp } from '../../src/configuration/draft-manifest.ts'

const EMPTY: Draft = { apps: [], withErrors: [], documents: [], devProject: 'acme/dev', releaseProject: 'acme/all 1' }

function app(path: string, name = path.replace(/^.*\/|\.cwl$/g, '')) {
  return { path, name }
}

/** What is written below `apps`. */
function rowsOf(draft: Partial<Draft>): readonly string[] {
  const text = draftManifest({ ...EMPTY, ...draft })
  return text.slice(text.indexOf('apps:\n') + 'apps:\n'.length).split('\n')
}

describe('a first configuration', () => {
  const HEAD = `# yaml-language-server: $schema=https://raw.githubusercontent.com/cwl-promote/cwl-promote/main/schemas/cwl-promote.schema.json
# Which CWL of this repository goes into which project of the platform.
# The address of the platform and the token are never written here. They come from the inputs base-url and token,
# or from CWL_PROMOTE_BASE_URL and CWL_PROMOTE_TOKEN.
version: 1

stages:
  dev:
    project: acme/dev
`

  test('has two stages', () => {
    expect(draftManifest({ ...EMPTY, apps: [app('a.cwl')] }))
      .toBe(`${HEAD}  # Copies what dev holds. To require tests: rules: { tested: tests }.
  release:
    project: "acme/all 1"
    from: dev

apps:
  - path: a.cwl
`)
  })

  test.each<[string, Partial<Draft>, readonly string[]]>([
    [
      'three apps of a folder',
      { apps: [app('t/a.cwl'), app('t/b.cwl'), app('t/c.cwl')], documents: ['t/a.cwl', 't/b.cwl', 't/c.cwl'] },
      ['  - path: "t/*.cwl"', ''],
    ],
    [
      'three apps of the root',
      { apps: [app('a.cwl'), app('b.cwl'), app('c.cwl')], documents: ['a.cwl', 'b.cwl', 'c.cwl', 't/d.cwl'] },
      ['  - path: "*.cwl"', ''],
    ],
    [
      'a folder with another document',
      {
        apps: [app('t/a.cwl'), app('t/b.cwl'), app('t/c.cwl')],
        documents: ['t/a.cwl', 't/b.cwl', 't/c.cwl', 't/d.cwl'],
      },
      ['  - path: t/a.cwl', '  - path: t/b.cwl', '  - path: t/c.cwl', ''],
    ],
    [
      'an app by another name in a folder of apps',
      {
        apps: [app('t/a.cwl'), app('t/b.cwl'), app('t/c.cwl'), app('t/d.cwl', 'x')],
        documents: ['t/a.cwl', 't/b.cwl', 't/c.cwl', 't/d.cwl'],
      },
      ['  - path: t/a.cwl', '  - path: t/b.cwl', '  - path: t/c.cwl', '  - path: t/d.cwl', '    name: x', ''],
    ],
    [
      'an app with an error',
      { apps: [app('a.cwl')], withErrors: [app('b.cwl', 'c')], documents: ['a.cwl', 'b.cwl'] },
      [
        '  - path: a.cwl',
        '',
        '  # These have errors; `cwl-promote validate .` lists them. Remove `# ` from the row of each that you fix.',
        '  # - path: b.cwl',
        '  #   name: c',
        '',
      ],
    ],
  ])('with %s', (_, draft, rows) => {
    expect(rowsOf(draft)).toEqual(rows)
  })

  test.each([
    ['é/a-1_b.cwl', 'é/a-1_b.cwl'],
    ['1.cwl', '"1.cwl"'],
    ['a.cwl#main', '"a.cwl#main"'],
    ['-a.cwl', '"-a.cwl"'],
  ])('has the path %s as %s', (path, written) => {
    expect(rowsOf({ apps: [app(path, 'x')] })[0]).toBe(`  - path: ${written}`)
  })

  test.each(['False', 'yes', 'on', 'off'])('has the name %s in quotes', (name) => {
    expect(rowsOf({ apps: [app('a.cwl', name)] })[1]).toBe(`    name: ${JSON.stringify(name)}`)
  })

  test.each(['xyes'])('has the name %s without quotes', (name) => {
    expect(rowsOf({ apps: [app('a.cwl', name)] })[1]).toBe(`    name: ${name}`)
  })
})

test.each<[readonly DraftApp[], readonly string[]]>([
  [
    [{ path: 'a.cwl' }, { path: 't/a.cwl' }],
    ['a', 't-a'],
  ],
  [
    [{ path: 'x/t/a.cwl' }, { path: 'y/t/a.cwl' }, { path: 's/a.cwl' }],
    ['x-t-a', 'y-t-a', 's-a'],
  ],
  [
    [{ path: 'g.cwl#a', name: 'a' }, { path: 'a.cwl' }],
    ['g-a', 'a'],
  ],
  [[{ path: 'g.cwl#a{b}', name: 'a{b}' }], ['a(b)']],
  [
    [{ path: 's-a.cwl' }, { path: 's/a.cwl' }, { path: 't/a.cwl' }],
    ['s-a', 'a', 't-a'],
  ],
])('the apps %j are named %j', (apps, names) => {
  expect(nameApps(apps)).toEqual(apps.map(({ path }, index) => ({ path, name: names[index] })))
})
