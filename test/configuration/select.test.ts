import { describe, expect, test } from '@jest/globals'

import { sourceText, type DesiredApp } from '../../src/configuration/desired-app.ts'
import { parseManifest, type Manifest } from '../../src/configuration/manifest.ts'
import { faultOfProject, fillName, variableIn } from '../../src/configuration/names.ts'
import {
  appsIn,
  chooseStage,
  refuseCopyOntoItself,
  filterApps,
  appsWithoutManifest,
  appsOfStage,
  parseProject,
} from '../../src/configuration/select.ts'
import { splitReference } from '../../src/cwl/documents/references.ts'
import { PromotionError } from '../../src/files/errors.ts'
import { DEFAULT_LIMITS } from '../../src/files/limits.ts'
import type { Workspace } from '../../src/files/workspace.ts'
import { formatAddress } from '../../src/platform/address.ts'
import { dedent } from '../support/dedent.ts'

const STAGES = dedent`
  version: 1
  stages:
    dev: { project: acme/dev }
    release: { project: acme/release, from: dev }
`

/** A path stands for itself, each of the two globs for two files. */
function find(patterns: readonly string[]): readonly string[] {
  return patterns.flatMap((pattern) => {
    if (pattern === '*.cwl') return ['a.cwl', 'b.cwl']
    if (pattern === '*/main.cwl') return ['one/main.cwl', 'two/main.cwl']
    return pattern === 'none/*.cwl' || pattern === '!b*.cwl' ? [] : [pattern]
  })
}

/** No path with a number sign is that of a file. */
const WORKSPACE: Workspace = {
  root: '/nowhere',
  limits: DEFAULT_LIMITS,
  find,
  has: () => false,
  readText: () => '',
}

function wantedIn(stage: string, apps: string): readonly DesiredApp[] {
  const manifest = parseManifest(`${STAGES}apps:\n${apps}`, 'cwl-promote.yml')
  return appsOfStage(manifest, appsIn(manifest, WORKSPACE), stage)
}

function lines(wanted: readonly DesiredApp[]): readonly string[] {
  return wanted.map(({ name, source, target }) => `${name}: ${sourceText(source)} → ${formatAddress(target)}`)
}

function mistake(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (!(error instanceof PromotionError)) throw error
    const place = error.at === undefined ? '' : `${error.at.line}:${error.at.column}: `
    return `${error.code}: ${place}${error.message}`
  }
  throw new Error('it was accepted')
}

describe('apps of a stage', () => {
  test('are named after their files', () => {
    expect(lines(wantedIn('dev', '  - path: "*.cwl"\n'))).toEqual(['a: a.cwl → acme/dev/a', 'b: b.cwl → acme/dev/b'])
  })

  test('are copied from the stage before, under the name they have there', () => {
    expect(lines(wantedIn('release', '  - { path: a.cwl, name: align, names: { dev: align-dev } }\n'))).toEqual([
      'align: acme/dev/align-dev → acme/release/align',
    ])
  })

  test('take their names from templates', () => {
    const row = '  - { path: "*/main.cwl", name: "{parent}", names: { dev: "{name}-dev" } }\n'
    expect(lines(wantedIn('dev', row))).toEqual([
      'one: one/main.cwl → acme/dev/one-dev',
      'two: two/main.cwl → acme/dev/two-dev',
    ])
  })

  test('can have several names in a stage', () => {
    expect(lines(wantedIn('dev', '  - { path: a.cwl, names: { dev: [a, a-nightly] } }\n'))).toEqual([
      'a: a.cwl → acme/dev/a',
      'a: a.cwl → acme/dev/a-nightly',
    ])
  })

  test('can leave files out', () => {
    expect(lines(wantedIn('dev', '  - { path: "*.cwl", except: [b.cwl] }\n'))).toEqual(['a: a.cwl → acme/dev/a'])
  })

  test('have one name however the accents in that of the file are written', () => {
    const decomposed = 'Qualit\u00e4t.cwl'.normalize('NFD')
    expect(fillName('{stem}', { path: decomposed })).toBe('Qualit\u00e4t')
    expect(fillName('{parent}', { path: `${decomposed}/main.cwl` })).toBe('Qualit\u00e4t.cwl')
  })

  test('can be one process of a graph, which is named after its id', () => {
    expect(lines(wantedIn('dev', '  - path: all.cwl#align\n'))).toEqual(['align: all.cwl#align → acme/dev/align'])
  })

  test.each([
    [
      'one row aims at a target of another',
      '  - path: a.cwl\n  - path: b.cwl\n  - { path: "*/main.cwl", name: "{parent}", names: { dev: ["{name}", a] } }\n',
      'configuration: 8:5: 3 apps aim at acme/dev/a: a.cwl (line 6), one/main.cwl, two/main.cwl',
    ],
    [
      'two rows have one document',
      '  - path: a.cwl\n  - path: "*.cwl"\n',
      'configuration: 7:5: two apps aim at acme/dev/a: a.cwl (line 6) and a.cwl',
    ],
    [
      'a name ends with a blank',
      '  - { path: a.cwl, names: { dev: "{name} " } }\n',
      'configuration: 6:34: the name "a " of a.cwl begins or ends with a space',
    ],
    [
      'all that is there is left out',
      '  - { path: a.cwl, except: ["*.cwl"] }\n',
      'configuration: 6:13: `except` leaves out everything at "a.cwl"',
    ],
    [
      'a placeholder has no end',
      '  - { path: a.cwl, name: "{stem" }\n',
      'configuration: 6:26: the name "{stem" has a brace that belongs to no placeholder',
    ],
    [
      'nothing behind the number sign',
      '  - { path: "a.cwl#" }\n',
      'configuration: 6:5: a.cwl# does not name a process: nothing follows the #',
    ],
    [
      'a file has no parent',
      '  - { path: a.cwl, name: "{parent}" }\n',
      'configuration: 6:26: the name "{parent}" has nothing for {parent}: a.cwl is in no folder',
    ],
    [
      'a file has no name but its ending',
      '  - path: .cwl\n',
      'configuration: 6:5: the name "{stem}" has nothing for {stem}: .cwl has no name before its ending',
    ],
    [
      'a name cannot be sent',
      '  - { path: a.cwl, name: x/y }\n',
      'configuration: 6:5: the app "x/y" cannot have this name: it contains a slash',
    ],
  ])('are refused when %s', (_what, apps, said) => {
    expect(mistake(() => wantedIn('dev', apps))).toBe(said)
  })
})

test.each([
  ['name: "{step}"', 'Allowed here: {stem}, {parent}.'],
  ['names: { dev: "{nane}" }', 'Allowed here: {stem}, {parent}, {name}.'],
  ['name: "{parent}"', 'Move the file into a folder, or use a name without {parent}.'],
  ['name: "a "', 'Take it out of the name, or of the name of the file.'],
])('of a row with %s is said what to write', (name, fix) => {
  expect(() => wantedIn('dev', `  - { path: a.cwl, ${name} }\n`)).toThrow(expect.objectContaining({ fix }))
})

test('of a name that cannot be sent is said what to change', () => {
  expect(() => wantedIn('dev', '  - { path: a.cwl, name: x/y }\n')).toThrow(
    expect.objectContaining({ fix: 'Give it another `name`.' }),
  )
})

test('rows without files are told together', () => {
  expect(() =>
    wantedIn('dev', '  - path: none/*.cwl\n  - path: a.cwl\n  - { path: a.cwl, except: [a.cwl] }\n'),
  ).toThrow(
    expect.objectContaining({
      message: 'no CWL file is at "none/*.cwl" (and 1 more mistake further down)',
      others: [expect.objectContaining({ message: '`except` leaves out everything at "a.cwl"' })],
    }),
  )
})

test('targets that several apps aim at are told together, each once', () => {
  const clashes = ['x', 'y', 'z']
    .map((name) => `  - { path: a.cwl, name: ${name} }\n  - { path: b.cwl, name: ${name} }\n`)
    .join('')
  expect(() => wantedIn('dev', `${clashes}  - { path: all.cwl, name: z }\n`)).toThrow(
    expect.objectContaining({
      message: 'two apps aim at acme/dev/x: a.cwl (line 6) and b.cwl (and 2 more mistakes further down)',
      others: [
        expect.objectContaining({ message: 'two apps aim at acme/dev/y: a.cwl (line 8) and b.cwl' }),
        expect.objectContaining({ message: '3 apps aim at acme/dev/z: a.cwl (line 10), b.cwl, all.cwl (line 12)' }),
      ],
    }),
  )
  expect(
    mistake(() =>
      appsWithoutManifest(
        { files: ['x/a.cwl', 'y/a.cwl', 'x/b.cwl', 'y/b.cwl'], project: 'acme/p', apps: [] },
        WORKSPACE,
      ),
    ),
  ).toBe('usage: two apps aim at acme/p/a: x/a.cwl and y/a.cwl (and 1 more such target)')
})

test.each([
  [
    'two rows have it',
    '  - path: a.cwl\n  - path: "*.cwl"\n',
    'It is one document in several rows: remove a row that names only this file, or leave the file out of a glob, with `except`.',
  ],
  [
    'two of its names come to the same',
    '  - { path: a.cwl, names: { dev: ["{name}", "{stem}"] } }\n',
    'It is one document, of which two `names` are the same: leave one of them out.',
  ],
])('of a document that clashes with itself is said that %s', (_what, apps, fix) => {
  expect(() => wantedIn('dev', apps)).toThrow(expect.objectContaining({ fix }))
})

test('stages that share a project take no place of one another, also where neither is copied from the other', () => {
  const stages = dedent`
    version: 1
    stages: { dev: { project: acme/p }, one: { project: acme/q, from: dev }, two: { project: acme/q, from: dev }, three: { project: acme/p, from: one } }
  `
  const manifest = (apps: string): Manifest => parseManifest(`${stages}apps:\n${apps}`, 'cwl-promote.yml')
  const inStage = (stage: string, apps: string): readonly DesiredApp[] =>
    appsOfStage(manifest(apps), appsIn(manifest(apps), WORKSPACE), stage)
  const swapped = '  - { path: a.cwl, names: { two: b, three: b } }\n  - { path: b.cwl, names: { two: a, three: a } }\n'
  expect(mistake(() => inStage('two', swapped))).toBe(
    'configuration: 4:5: a would replace acme/q/b, which the stage one has for b (and 1 more mistake further down)',
  )
  expect(mistake(() => inStage('three', swapped))).toBe(
    'configuration: 4:5: a would replace acme/p/b, which the stage dev has for b (and 1 more mistake further down)',
  )
  const alike =
    '  - { path: a.cwl, name: x, names: { two: x, one: y } }\n  - { path: b.cwl, name: x, names: { two: y, one: x } }\n'
  expect(mistake(() => inStage('two', alike.replaceAll('{ two', '{ dev: "{stem}", three: "{stem}", two')))).toBe(
    'configuration: 4:5: x would replace acme/q/x, which the stage one has for b.cwl (and 1 more mistake further down)',
  )
  expect(mistake(() => inStage('two', swapped.replace('two: b', 'two: a')))).toBe(
    'configuration: 5:5: two apps aim at acme/q/a: a.cwl (line 4) and b.cwl',
  )
  expect(lines(inStage('two', '  - path: a.cwl\n'))).toEqual(['a: acme/p/a → acme/q/a'])
})

test('an app of one stage takes no place of another that it is copied from', () => {
  const stages = dedent`
    version: 1
    stages: { dev: { project: acme/p }, release: { project: acme/p, from: dev } }
  `
  const inRelease = (apps: string): readonly DesiredApp[] => {
    const manifest = parseManifest(`${stages}apps:\n${apps}`, 'cwl-promote.yml')
    return appsOfStage(manifest, appsIn(manifest, WORKSPACE), 'release')
  }
  const second = '  - { path: b.cwl, names: { dev: y, release: z } }\n'
  expect(mistake(() => inRelease(`  - { path: a.cwl, names: { dev: x, release: y } }\n${second}`))).toBe(
    'configuration: 4:5: a would replace acme/p/y, which the stage dev has for b',
  )
  expect(lines(inRelease(`  - { path: a.cwl, names: { dev: x, release: x2 } }\n${second}`))).toEqual([
    'a: acme/p/x → acme/p/x2',
    'b: acme/p/y → acme/p/z',
  ])
})

describe('the stage', () => {
  const several = parseManifest(`${STAGES}apps: [{ path: a.cwl }]\n`, 'cwl-promote.yml')
  const single = parseManifest(
    dedent`
      version: 1
      stages: { dev: { project: a/b } }
      apps: [{ path: a.cwl }]
    `,
    'cwl-promote.yml',
  )

  test('is the only one when there is one', () => expect(chooseStage(single)).toBe('dev'))
  test('must be in the configuration', () => {
    expect(mistake(() => chooseStage(parseManifest('version: 1\n', 'cwl-promote.yml')))).toBe(
      'configuration: cwl-promote.yml has no `stages`: it does not define what goes where',
    )
  })
  test('must be named when there are several', () => {
    expect(mistake(() => chooseStage(several))).toBe('usage: which stage? cwl-promote.yml has several: dev, release')
  })
  test('must exist', () => {
    expect(mistake(() => chooseStage(several, 'relase'))).toBe(
      'usage: no stage is named "relase". Did you mean "release"?',
    )
  })
})

describe('apps without a configuration file', () => {
  const direct = { files: ['tools/a.cwl', 'b.cwl'], project: 'acme/p', apps: [] }

  test('are installed under the names of their files', () => {
    expect(lines(appsWithoutManifest(direct, WORKSPACE))).toEqual(['a: tools/a.cwl → acme/p/a', 'b: b.cwl → acme/p/b'])
  })
  test('are copied with copy-from', () => {
    expect(lines(appsWithoutManifest({ ...direct, copyFrom: 'acme/dev' }, WORKSPACE))).toEqual([
      'a: acme/dev/a → acme/p/a',
      'b: acme/dev/b → acme/p/b',
    ])
  })
  test('are copied by name alone', () => {
    expect(
      lines(appsWithoutManifest({ files: [], project: 'acme/p', copyFrom: 'acme/dev', apps: ['x', 'x'] }, WORKSPACE)),
    ).toEqual(['x: acme/dev/x → acme/p/x'])
  })
  test('are those that `apps` names', () => {
    expect(lines(appsWithoutManifest({ ...direct, apps: ['b'] }, WORKSPACE))).toEqual(['b: b.cwl → acme/p/b'])
  })
  test.each([
    ['nothing is named', { files: [], project: 'acme/p', apps: [] }, 'usage: this run selects no app'],
    [
      'the project has an empty part',
      { ...direct, project: 'acme/' },
      'usage: `project` is "acme/", which is not a project: a part of it is empty',
    ],
    [
      'only the project to copy from is named',
      { files: [], project: 'acme/p', copyFrom: 'acme/dev', apps: [] },
      'usage: this run selects no app',
    ],
    [
      'files share three names',
      { ...direct, files: ['x', 'y'].flatMap((folder) => ['a', 'b', 'c'].map((name) => `${folder}/${name}.cwl`)) },
      'usage: two apps aim at acme/p/a: x/a.cwl and y/a.cwl (and 2 more such targets)',
    ],
    [
      'the project climbs',
      { ...direct, project: 'acme/..' },
      'usage: `project` is "acme/..", which is not a project: it would change the path',
    ],
    [
      'two files share a name',
      { ...direct, files: ['x/a.cwl', 'y/a.cwl'] },
      'usage: two apps aim at acme/p/a: x/a.cwl and y/a.cwl',
    ],
    [
      'a file gives a name that cannot be sent',
      { ...direct, files: ['b.cwl', 'x/..cwl'] },
      'usage: x/..cwl gives the app the name ".", which it cannot have: it would change the path',
    ],
    [
      'a name that is copied cannot be sent',
      { files: [], project: 'acme/p', copyFrom: 'acme/dev', apps: ['x', 'y/z'] },
      'usage: no app can be named "y/z": it contains a slash',
    ],
    [
      'they are copied onto themselves',
      { ...direct, copyFrom: 'acme/p' },
      'usage: acme/p/a would be copied onto itself',
    ],
  ])('are refused when %s', (_what, selection, said) => {
    expect(mistake(() => appsWithoutManifest(selection, WORKSPACE))).toBe(said)
  })
})

test('the address of a project page is refused with the project that it shows', () => {
  const project = 'https://platform.example/u/acme/rnaseq/apps'
  expect(() => appsWithoutManifest({ files: ['a.cwl'], project, apps: [] }, WORKSPACE)).toThrow(
    expect.objectContaining({ code: 'usage', fix: 'Write acme/rnaseq.' }),
  )
})

test('apps are chosen by their name, or by their name at the target', () => {
  const wanted = wantedIn('dev', '  - { path: a.cwl, name: align, names: { dev: align-dev } }\n  - path: b.cwl\n')
  expect(filterApps(wanted, ['align'])).toEqual([wanted[0]])
  expect(filterApps(wanted, ['align-dev'])).toEqual([wanted[0]])
  expect(filterApps(wanted, [])).toEqual(wanted)
})

test('a copy onto another name of the same project is not a copy onto itself', () => {
  const wanted = wantedIn('dev', '  - path: a.cwl\n')
  expect(refuseCopyOntoItself(wanted)).toBe(wanted)
})

test.each([
  ['x#1/a.cwl', { path: 'x#1/a.cwl' }],
  ['w#1.cwl', { path: 'w#1.cwl' }],
  ['w#1.cwl#a/b', { path: 'w#1.cwl', fragment: 'a/b' }],
  ['w#1.cwl##two', { path: 'w#1.cwl', fragment: '#two' }],
  ['#w.cwl', { path: '#w.cwl' }],
])('the reference %s is read', (text, reference) => {
  expect(splitReference({ has: (path) => path === 'w#1.cwl' }, text)).toEqual(reference)
})

test('a name is filled in from the file', () => {
  expect(fillName('{parent}-{stem}', { path: 'x/y/tool.v1.cwl' })).toBe('y-tool.v1')
})

test.each<[() => unknown, string, string, string]>([
  [
    () => parseProject('http://h/u/acme/x?y', 'project'),
    'usage',
    '`project` is "http://h/u/acme/x?y", which is not a project',
    'Write acme/x.',
  ],
  [
    () => chooseStage(parseManifest('version: 1\n', 'f.yml')),
    'configuration',
    'f.yml has no `stages`: it does not define what goes where',
    'Add `stages` and `apps`, or give the inputs `files` and `project`.',
  ],
  [
    () => chooseStage(parseManifest(`${STAGES}apps: [{ path: a }]\n`, 'f.yml')),
    'usage',
    'which stage? f.yml has several: dev, release',
    'Name one with the input `stage`.',
  ],
  [
    () => chooseStage(parseManifest(`${STAGES}apps: [{ path: a }]\n`, 'f.yml'), 'constructor'),
    'usage',
    'no stage is named "constructor"',
    'f.yml has dev, release.',
  ],
  [
    () => wantedIn('dev', '  - path: none/*.cwl\n'),
    'configuration',
    'no CWL file is at "none/*.cwl"',
    'Correct the path; it is relative to the working directory.',
  ],
  [
    () => wantedIn('dev', '  - { path: a.cwl, except: [a.cwl] }\n'),
    'configuration',
    '`except` leaves out everything at "a.cwl"',
    'Remove the row, or what in `except` is too much.',
  ],
  [
    () => wantedIn('dev', '  - { path: "*.cwl" }\nignore: ["*.cwl"]\n'),
    'configuration',
    '`ignore` leaves out everything at "*.cwl"',
    'Remove the row, or what in `ignore` is too much.',
  ],
])('a wrong selection has its message and fix: %#', (work, code, message, fix) => {
  expect(work).toThrow(expect.objectContaining({ code, message, fix }))
})

const ONE = { files: ['a.cwl'], project: 'acme/dev', apps: [] }

test.each<[Parameters<typeof appsWithoutManifest>[0], string, string]>([
  [{ ...ONE, files: [] }, 'this run selects no app', 'Give the input `files`: paths, folders or globs of CWL files.'],
  [
    { ...ONE, files: [], copyFrom: 'acme/x' },
    'this run selects no app',
    'Name the apps to copy with the input `apps`, or give their files with the input `files`. If they come from another job: GitHub drops an output that contains a secret.',
  ],
  [
    { ...ONE, files: ['a.cwl', 'b.cwl'], name: 'x' },
    '`name` is the name of one app, and 2 are named',
    'Name one app, or give each its name in a cwl-promote.yml.',
  ],
  [
    { ...ONE, files: [], copyFrom: 'acme/dev', apps: ['a'] },
    'acme/dev/a would be copied onto itself',
    'Copy from another project, or under another name.',
  ],
  [
    { ...ONE, files: [], copyFrom: 'acme/x', apps: ['a/b'] },
    'no app can be named "a/b": ',
    'Correct the input `apps`, or `name`.',
  ],
  [
    { ...ONE, name: '..' },
    'a.cwl gives the app the name "..", which it cannot have: ',
    'Rename the file, or give another name with the input `name`.',
  ],
  [{ ...ONE, apps: ['b'] }, 'no app is named "b"', 'The apps are a.'],
  [{ ...ONE, apps: ['b'], name: 'x' }, 'no app is named "b"', 'The apps are a.'],
  [
    { ...ONE, files: ['a.cwl', 'x/a.cwl'] },
    'two apps aim at acme/dev/a: a.cwl and x/a.cwl',
    'Give one of them another name; a name for several files can hold {stem} and {parent}.',
  ],
  [
    { ...ONE, files: ['a.cwl', 'x/a.cwl', 'b.cwl', 'x/b.cwl'] },
    'two apps aim at acme/dev/a: a.cwl and x/a.cwl (and 1 more such target)',
    'Give one of them another name; a name for several files can hold {stem} and {parent}.',
  ],
  [
    { ...ONE, files: ['a', 'b', 'c', 'x/a', 'x/b', 'x/c'].map((name) => `${name}.cwl`) },
    'two apps aim at acme/dev/a: a.cwl and x/a.cwl (and 2 more such targets)',
    'Give one of them another name; a name for several files can hold {stem} and {parent}.',
  ],
])('without a configuration, %j is refused with what to do', (selection, message, fix) => {
  expect(() => appsWithoutManifest(selection, WORKSPACE)).toThrow(
    expect.objectContaining({
      code: 'usage',
      message: expect.stringContaining(message),
      fix,
    }),
  )
})

test('without a configuration, apps are selected by their file or their new name', () => {
  const select = (more: Partial<Parameters<typeof appsWithoutManifest>[0]>) =>
    lines(appsWithoutManifest({ ...ONE, ...more }, WORKSPACE))
  expect(select({ name: 'x', apps: ['x'] })).toEqual(['x: a.cwl → acme/dev/x'])
  expect(select({ name: 'x', apps: ['a'], files: ['a.cwl', 'b.cwl'] })).toEqual(['x: a.cwl → acme/dev/x'])
  expect(select({ apps: ['b'], files: ['a.cwl', 'b.cwl'] })).toEqual(['b: b.cwl → acme/dev/b'])
  expect(select({ files: [], copyFrom: 'acme/x', apps: ['a', 'b', 'a'] })).toEqual([
    'a: acme/x/a → acme/dev/a',
    'b: acme/x/b → acme/dev/b',
  ])
  expect(select({ files: [], copyFrom: 'acme/dev', apps: ['a'], name: 'b' })).toEqual(['b: acme/dev/a → acme/dev/b'])
})

test.each([
  ['OWNER/PROJECT', 'it is the placeholder that `init` wrote'],
  ['OWNER/PROJECT-dev', 'it is the placeholder that `init` wrote'],
  ['/x', 'a part of it is empty'],
  ['acme/$X', 'nothing is filled in for $X'],
])('the project %s has the fault %s', (project, fault) => {
  expect(faultOfProject(project)).toBe(fault)
})

test.each([
  ['$a-b', '$a'],
  ['x{{ a }}y', '{{ a }}'],
  ['$', undefined],
])('the first variable in %s is %s', (text, variable) => {
  expect(variableIn(text)).toBe(variable)
})

test.each([
  [
    '{stem',
    { path: 'a.cwl' },
    'the name "{stem" has a brace that belongs to no placeholder',
    'Allowed here: {stem}, {parent}, {name}.',
  ],
  [
    '{stem}',
    { path: 'x/.cwl' },
    'the name "{stem}" has nothing for {stem}: x/.cwl has no name before its ending',
    'Rename the file.',
  ],
  [
    '{stem}',
    { path: 'a.cwl', fragment: '' },
    'a.cwl# does not name a process: nothing follows the #',
    'Write the id of one process of its $graph there, or leave the # out.',
  ],
])('the name %s of %j is refused with what to do', (template, document, message, fix) => {
  expect(() => fillName(template, document, 'n')).toThrow(
    expect.objectContaining({ code: 'configuration', message, fix }),
  )
})
