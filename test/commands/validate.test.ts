import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import type { ValidateReport } from '../../src/commands/report.ts'
import { validate } from '../../src/commands/validate.ts'
import type { RunOptions } from '../../src/options/options.ts'
import { dedent } from '../support/dedent.ts'
import { git } from '../support/git.ts'
import { startPlatform } from '../support/local-platform.ts'
import { BROKEN, linesOf, listening, MANIFEST, optionsFor, repository, tool, workflow, write } from './support.ts'

async function run(folder: string, options: Partial<RunOptions> = {}): Promise<ValidateReport> {
  return validate(optionsFor(folder, undefined, options), listening())
}

function pathsOf(report: ValidateReport): readonly string[] {
  return report.documents.map(({ path }) => path)
}

const GRAPH = dedent`
  cwlVersion: v1.2
  $graph:
    - { class: CommandLineTool, id: one, inputs: [], outputs: [], baseCommand: a }
    - { class: CommandLineTool, id: two, inputs: [], outputs: [], baseCommand: b }
`

const TREE = {
  'a.cwl': tool('a'),
  'apps/b.cwl': tool('b'),
  'apps/deep/c.cwl': tool('c'),
  'README.md': 'text',
  'empty/x.txt': 'x',
  'graph.cwl': GRAPH,
  '.hidden/h.cwl': tool('h'),
  'node_modules/m/n.cwl': BROKEN,
} as const

test('a configuration that is too large is a usage error', async () => {
  const folder = repository({ 'a.cwl': tool('a'), 'cwl-promote.yml': `${MANIFEST}#${' '.repeat(17_000_000)}\n` })
  expect(await run(folder)).toMatchObject({ exitCode: 2, failure: { code: 'too-large' } })
})

test('what git ignores is validated only where it is named', async () => {
  const folder = repository({ 'a.cwl': tool('a'), '.gitignore': 'venv/\n' })
  git(folder, 'init', '-q')
  write(folder, { 'venv/lib/b.cwl': BROKEN, 'venv/c.cwl': BROKEN })
  for (const files of [[], ['.'], ['**/*.cwl']]) {
    const report = await run(folder, { files })
    expect(pathsOf(report)).toEqual(['a.cwl'])
    expect(report.notices.filter((notice) => notice.includes('git ignores'))).toEqual([
      '2 CWL files were not checked because git ignores them. To check one, name it by its path.',
    ])
  }
  for (const files of [['venv'], ['venv/**/*.cwl']])
    expect(pathsOf(await run(folder, { files }))).toEqual(['venv/c.cwl', 'venv/lib/b.cwl'])
  expect(pathsOf(await run(folder, { files: ['venv/c.cwl'] }))).toEqual(['venv/c.cwl'])
})

describe('with fix', () => {
  const MISTAKE = tool('a')
    .replace('class: CommandLineTool', 'class: CommandLineTool # the class\nbasecommand: x')
    .replace(/^baseCommand.*\n/m, '')
  const files = { 'a.cwl': MISTAKE, 'b.cwl': tool('b').replace('type: string', 'type: strng').concat('foo: 1\n') }

  test('exact corrections are written, and what is left is reported', async () => {
    const folder = repository(files)
    const report = await run(folder, { fix: true })
    expect(readFileSync(join(folder, 'a.cwl'), 'utf8')).toBe(MISTAKE.replace('basecommand', 'baseCommand'))
    expect(report).toMatchObject({
      exitCode: 3,
      problems: [{ code: 'unknown-field', file: 'b.cwl' }],
      fixes: { written: true, problems: [{ file: 'a.cwl', code: 'unknown-field' }, { file: 'b.cwl' }] },
    })
  })

  test('a dry run shows them as a diff, and writes nothing', async () => {
    const folder = repository(files)
    const report = await run(folder, { fix: true, dryRun: true })
    expect(readFileSync(join(folder, 'a.cwl'), 'utf8')).toBe(MISTAKE)
    expect(report).toMatchObject({ exitCode: 3, fixes: { written: false } })
    expect(report.problems).toHaveLength(3)
    expect(report.fixes?.diff).toContain('-basecommand: x\n+baseCommand: x\n')
  })

  test('a dry run of nothing else is refused', async () => {
    expect(await run(repository(files), { dryRun: true })).toMatchObject({
      exitCode: 2,
      failure: { code: 'usage', message: '`dry-run` needs `fix`' },
    })
  })

  test('without anything to correct, nothing changes', async () => {
    expect(await run(repository({ 'a.cwl': tool('a') }), { fix: true })).not.toHaveProperty('fixes')
  })

  test('accepted problems cannot be written at the same time', async () => {
    const options = { fix: true, writeBaseline: 'known.json' }
    expect(await run(repository({ 'a.cwl': tool('a') }), options)).toMatchObject({ exitCode: 2 })
  })
})

describe('which documents are validated', () => {
  test.each([
    ['a file', ['a.cwl'], ['a.cwl']],
    ['a file by another spelling', ['./apps/../a.cwl', 'a.cwl'], ['a.cwl']],
    ['a folder', ['apps'], ['apps/b.cwl', 'apps/deep/c.cwl']],
    ['a folder with a slash', ['apps/'], ['apps/b.cwl', 'apps/deep/c.cwl']],
    ['the root', ['.'], ['a.cwl', 'apps/b.cwl', 'apps/deep/c.cwl', 'graph.cwl']],
    ['a glob', ['apps/*.cwl'], ['apps/b.cwl']],
    ['a glob over folders', ['**/{b,c}.cwl'], ['apps/b.cwl', 'apps/deep/c.cwl']],
    ['several, each once', ['apps', 'apps/b.cwl', 'a.cwl'], ['a.cwl', 'apps/b.cwl', 'apps/deep/c.cwl']],
    ['a hidden folder, when it is named', ['.hidden'], ['.hidden/h.cwl']],
    ['one process of a file', ['graph.cwl#two'], ['graph.cwl#two']],
    ['no files and no configuration', [], ['a.cwl', 'apps/b.cwl', 'apps/deep/c.cwl', 'graph.cwl']],
  ])('%s', async (_, files, found) => {
    const report = await run(repository(TREE), { files })
    expect(report).toMatchObject({ exitCode: 0, ok: true, problems: [] })
    expect(pathsOf(report)).toEqual(found)
  })

  test.each([
    ['ROOT', ['apps/b.cwl', 'apps/deep/c.cwl']],
    ['LINK', ['apps/b.cwl', 'apps/deep/c.cwl']],
    ['LINK/b.cwl', ['apps/b.cwl']],
    ['ROOT/../apps/b.cwl', ['apps/b.cwl']],
    ['ROOT/deep/*.cwl', ['apps/deep/c.cwl']],
    ['LINK/**/{b,c}.cwl', ['apps/b.cwl', 'apps/deep/c.cwl']],
  ])('%s, by its absolute path, also through a link', async (path, found) => {
    const folder = repository(TREE)
    const link = join(repository({}), 'link')
    symlinkSync(join(folder, 'apps'), link)
    const given = path.replace('ROOT', join(folder, 'apps')).replace('LINK', link)
    expect(pathsOf(await run(folder, { files: [given] }))).toEqual(found)
    expect(pathsOf(await run(link, { files: [given] }))).toEqual(found.map((file) => file.replace('apps/', '')))
  })

  test('a configuration and a baseline by absolute path', async () => {
    const folder = repository({ ...TREE, 'ci/apps.yml': `${MANIFEST}checks: { strict: tru }\n`, 'known.json': '{}' })
    const link = join(repository({}), 'link')
    symlinkSync(folder, link)
    expect(await run(folder, { config: join(link, 'ci/apps.yml') })).toMatchObject({
      failure: { code: 'configuration', at: { file: 'ci/apps.yml', line: 7 } },
    })
    expect(await run(folder, { baseline: join(link, 'known.json') })).toMatchObject({
      failure: { message: expect.stringContaining('known.json is not a baseline') },
    })
  })

  test('every CWL file by default, also beside the apps of a configuration', async () => {
    const apps = MANIFEST.replace('apps/*.cwl', 'graph.cwl#two')
    const folder = repository({ ...TREE, 'cwl-promote.yml': apps })
    expect(pathsOf(await run(folder))).toEqual(['a.cwl', 'apps/b.cwl', 'apps/deep/c.cwl', 'graph.cwl#two'])
    const narrow = await run(folder, { files: ['apps/*.cwl'] })
    expect([pathsOf(narrow), narrow.notices]).toEqual([
      ['apps/b.cwl'],
      ['3 other CWL files of the repository were not checked. Without `files`, every CWL file is.'],
    ])
    expect((await run(folder, { files: ['a.cwl'] })).notices).toEqual([])
    // Where nothing was checked, nothing is said of the others.
    const failed = await run(folder, { files: ['apps/*.cwl'], baseline: 'gone.json' })
    expect([failed.exitCode, failed.notices]).toEqual([2, []])
  })

  test('every document if the configuration has no apps', async () => {
    const folder = repository({
      ...TREE,
      'cwl-promote.yml': dedent`
        version: 1
        checks: { strict: true }
      `,
    })
    expect(pathsOf(await run(folder))).toEqual(['a.cwl', 'apps/b.cwl', 'apps/deep/c.cwl', 'graph.cwl'])
  })

  test('a file whose name looks like a pattern', async () => {
    const folder = repository({ 'a[1].cwl': tool('a'), 'a1.cwl': BROKEN, '{b}/c.cwl': tool('c') })
    expect(pathsOf(await run(folder, { files: ['a[1].cwl', '{b}'] }))).toEqual(['a[1].cwl', '{b}/c.cwl'])
  })

  test('a file behind a link, but no linked folder by default', async () => {
    const folder = repository({ 'real/a.cwl': tool('a') })
    symlinkSync('real/a.cwl', join(folder, 'link.cwl'))
    symlinkSync('real', join(folder, 'linked'))
    expect(pathsOf(await run(folder))).toEqual(['link.cwl', 'real/a.cwl'])
    expect(pathsOf(await run(folder, { files: ['linked'] }))).toEqual(['linked/a.cwl'])
  })
})

describe('imported parts of documents', () => {
  const PARTS = {
    'tools/lib.cwl': "- 'var one = 1'\n",
    'tools/types.cwl': '- {type: record, name: r, fields: {a: string}}\n',
    'tools/resources.cwl': dedent`
      class: ResourceRequirement
      ramMin: 100
    `,
  }
  const IMPORTING = dedent`
    cwlVersion: v1.2
    class: CommandLineTool
    requirements:
    - {class: InlineJavascriptRequirement, expressionLib: {$import: lib.cwl}}
    - {class: SchemaDefRequirement, types: [{$import: types.cwl}]}
    - {$import: resources.cwl}
    baseCommand: a
    inputs: []
    outputs: []
  `

  test.each([['.'], ['tools'], ['**/*.cwl']])(
    'an imported file is not a document when %s matches it',
    async (pattern) => {
      const report = await run(repository({ ...PARTS, 'tools/a.cwl': IMPORTING }), { files: [pattern] })
      expect(report).toMatchObject({
        exitCode: 0,
        ok: true,
        problems: [],
        notices: [
          'tools/lib.cwl, tools/resources.cwl, tools/types.cwl are not documents by themselves: they were checked where others import them.',
        ],
      })
      expect(pathsOf(report)).toEqual(['tools/a.cwl'])
    },
  )

  test('documents that are invalid only because of another file are counted', async () => {
    const report = await run(repository({ 'a.cwl': BROKEN, 'b.cwl': workflow('a.cwl'), 'c.cwl': tool('c') }))
    expect(report.failure?.message).toBe(
      '2 of 3 documents are invalid, with 1 error; 1 of them only because of files that they use',
    )
  })

  test('a part that nothing imports is reported', async () => {
    const files = {
      ...PARTS,
      'tools/alone.cwl': '- a\n',
      'tools/a.cwl': IMPORTING.replace('baseCommand', 'baseComand'),
    }
    const report = await run(repository(files), { files: ['.'] })
    expect(report).toMatchObject({
      exitCode: 3,
      notices: [],
      failure: { message: '5 of 5 documents are invalid, with 5 errors' },
    })
    const mended = await run(repository({ ...files, 'tools/a.cwl': IMPORTING }), { files: ['.'] })
    expect(mended.problems.map(({ file, code }) => `${file} ${code}`)).toEqual(['tools/alone.cwl not-a-process'])
  })

  test('a named part and the run of a step are documents', async () => {
    const folder = repository({ ...PARTS, 'tools/a.cwl': IMPORTING, 'w.cwl': workflow('tools/resources.cwl') })
    for (const file of ['tools/lib.cwl', './tools/lib.cwl', join(folder, 'tools/lib.cwl')])
      expect(
        (await run(folder, { files: [file, 'tools/a.cwl'] })).problems.map(
          (problem) => `${problem.file} ${problem.code}`,
        ),
      ).toEqual(['tools/lib.cwl not-a-process'])
    expect(await run(folder, { files: ['w.cwl'] })).toMatchObject({ exitCode: 3, ok: false })
  })
})

describe('an input that cannot be validated is one error', () => {
  test.each([
    ['a glob that finds nothing', ['*.cwll'], 'usage', 'no CWL file is at "*.cwll"'],
    ['a glob that finds nothing next to a file', ['a.cwl', 'tools/*.cwl'], 'usage', 'no CWL file is at "tools/*.cwl"'],
    ['a folder without CWL', ['empty'], 'usage', 'no CWL file is at "empty"'],
    ['a file that is not there', ['b.cwl'], 'no-such-file', 'there is no file b.cwl'],
    ['an empty path, as from an unset shell variable', [''], 'no-such-file', 'a path is empty'],
    ['a missing process of a file', ['b.cwl#x'], 'no-such-file', 'there is no file b.cwl#x'],
    ['a file outside of the repository', ['../x.cwl'], 'outside-repository', '../x.cwl is outside the repository'],
    [
      'an absolute path outside of the repository',
      ['/etc/passwd'],
      'outside-repository',
      '/etc/passwd is outside the repository',
    ],
    ['a glob that leaves the repository', ['../*.cwl'], 'outside-repository', expect.stringContaining('../*.cwl')],
    ['a path with NUL', ['a\0.cwl'], 'unreadable', 'a path cannot contain the character NUL'],
    ['the git folder', ['.git/config'], 'outside-repository', expect.stringContaining('.git folder')],
  ])('%s', async (_, files, code, message) => {
    const report = await run(repository(TREE), { files })
    expect(report).toMatchObject({ exitCode: 2, ok: false, documents: [], failure: { code, message } })
  })

  test('quotes that a shell handed on', async () => {
    const { failure } = await run(repository(TREE), { files: ["'tools/*.cwl'"] })
    expect(failure).toMatchObject({ fix: 'The quotes are part of the name here. Write "tools/*.cwl".' })
  })

  test('a path with backslashes', async () => {
    const report = await run(repository(TREE), { files: ['tools\\a.cwl'] })
    expect(report.failure).toMatchObject({
      code: 'no-such-file',
      fix: 'Write paths with forward slashes, relative to the working directory.',
    })
  })

  test.each([
    ['tools/aa.cwl', 'Did you mean "tools/a.cwl"?'],
    ['tools/deep/a.cwl', 'There is no folder tools/deep; did you mean "tools/a.cwl"?'],
    ['Tools/a.cwl', 'Did you mean "tools/a.cwl"?'],
    ['https://example.org/a.cwl', 'Only files of the repository are read: save the document there first.'],
    ['flows.cwl', 'Paths are relative to the working directory.'],
  ])('%s, which does not exist, with a suggestion, also in a configuration', async (path, fix) => {
    const folder = repository({ 'tools/a.cwl': tool('a'), 'x.cwl': tool('x') })
    expect((await run(folder, { files: [path] })).failure).toMatchObject({ code: 'no-such-file', fix })
    write(folder, { 'cwl-promote.yml': MANIFEST.replace('apps/*.cwl', path) })
    expect((await run(folder, {})).failure).toMatchObject({
      code: 'configuration',
      message: `there is no file ${path}`,
      fix,
    })
  })

  test.each(['lib', 'lib/', 'lib/a.cwl', 'lib/a.cwl#main', 'lib/deep/a.cwl', 'lib/*.cwl', './lib/**/*.cwl'])(
    '%s of a submodule that is not checked out, with the fix',
    async (path) => {
      const folder = repository({
        '.gitmodules': '[submodule "lib"]\n\tpath = lib\n\turl = ../lib.git\n',
        'a.cwl': tool('a'),
        'cwl-promote.yml': MANIFEST.replace('apps/*.cwl', JSON.stringify(path)),
      })
      mkdirSync(join(folder, 'lib'))
      const fix =
        'If lib is a submodule, check it out: git submodule update --init, or submodules: true of actions/checkout.'
      expect((await run(folder, { files: [path] })).failure).toMatchObject({ fix })
      expect((await run(folder)).failure).toMatchObject({ fix, at: { line: 6, column: 11 } })
      expect((await plan(optionsFor(folder, undefined, { stage: 'dev' }), listening())).failure).toMatchObject({ fix })
    },
  )

  test('a file outside of the working directory, with the folder to use', async () => {
    const folder = repository({
      '.git/HEAD': 'ref: refs/heads/main\n',
      'shared/tool.cwl': tool('a'),
      'flows/deep/main.cwl': workflow('../../shared/tool.cwl'),
    })
    const report = await run(join(folder, 'flows', 'deep'))
    expect(report).toMatchObject({
      exitCode: 3,
      problems: [
        {
          code: 'outside-repository',
          message: '../../shared/tool.cwl is in the repository, but outside the working directory',
          fix: 'Only files inside the working directory are read: give the input `working-directory` as `../..`, the root of the repository.',
        },
      ],
    })
    symlinkSync('../../shared', join(folder, 'flows/deep/linked'))
    write(folder, { 'flows/deep/main.cwl': workflow('linked/tool.cwl') })
    expect((await run(join(folder, 'flows', 'deep'))).problems).toMatchObject([
      {
        code: 'outside-repository',
        message:
          'linked/tool.cwl is a symbolic link that leads to what is in the repository, but outside the working directory',
        fix: 'Only files inside the working directory are read: give the input `working-directory` as `../..`, the root of the repository.',
      },
    ])
    expect(await run(join(folder, 'flows'), { files: ['../../x.cwl'] })).toMatchObject({
      failure: { message: '../../x.cwl is outside the repository' },
    })
  })

  test('a repository without CWL', async () => {
    expect(await run(repository({ 'README.md': 'x' }))).toMatchObject({
      exitCode: 2,
      failure: { code: 'usage', message: 'no CWL file is at "."' },
    })
  })

  test('the configuration file as a document', async () => {
    const report = await run(repository({ ...TREE, 'cwl-promote.yml': MANIFEST }), { files: ['cwl-promote.yml'] })
    expect(report).toMatchObject({
      exitCode: 2,
      failure: {
        message: 'cwl-promote.yml is the configuration, not CWL',
        fix: expect.stringContaining('Leave it out'),
      },
    })
  })

  test('a missing configuration file', async () => {
    expect(await run(repository(TREE), { config: 'none.yml' })).toMatchObject({
      exitCode: 2,
      failure: { code: 'usage', message: '`config`: there is no file none.yml' },
    })
  })

  test('a missing working directory', async () => {
    expect(await run(join(repository(TREE), 'none'))).toMatchObject({
      exitCode: 2,
      failure: { code: 'no-such-folder' },
    })
  })

  test.each([
    ['a cycle of links', 'loop', 'its links form a circle'],
    ['a name that is too long', 'x'.repeat(300), 'the name is too long'],
  ])('an unreadable working directory: %s', async (_, name, reason) => {
    const folder = repository(TREE)
    symlinkSync('loop', join(folder, 'loop'))
    expect(await run(join(folder, name))).toMatchObject({
      exitCode: 2,
      failure: { code: 'unreadable', message: `${join(folder, name)} cannot be read: ${reason}` },
    })
  })

  test('a link out of the repository, and a broken link', async () => {
    const folder = repository({ 'a.cwl': tool('a') })
    symlinkSync('/etc/passwd', join(folder, 'out.cwl'))
    symlinkSync('gone.cwl', join(folder, 'nowhere.cwl'))
    expect(await run(folder, { files: ['out.cwl'] })).toMatchObject({
      exitCode: 2,
      failure: { code: 'outside-repository' },
    })
    const all = await run(folder)
    expect(all.documents).toEqual([
      { path: 'a.cwl', ok: true },
      { path: 'nowhere.cwl', ok: false },
      { path: 'out.cwl', ok: false },
    ])
    expect(all.problems.map(({ file, code }) => [file, code])).toEqual([
      ['nowhere.cwl', 'no-such-file'],
      ['out.cwl', 'outside-repository'],
    ])
    const told = 'nowhere.cwl is a symbolic link that leads nowhere'
    expect(all.problems[0]).toMatchObject({ message: told, fix: 'Add the file that it leads to, or remove the link.' })
    expect(await run(folder, { files: ['nowhere.cwl'] })).toMatchObject({ exitCode: 2, failure: { message: told } })
  })

  test('a path below a file', async () => {
    const folder = repository({ 'a.cwl': tool('a') })
    expect(await run(folder, { files: ['a.cwl/b.cwl'] })).toMatchObject({
      exitCode: 2,
      failure: { code: 'unreadable', message: 'a.cwl/b.cwl cannot be read: part of the path is a file, not a folder' },
    })
  })

  test('a file that is not CWL has an error', async () => {
    const report = await run(repository(TREE), { files: ['README.md'] })
    expect(report).toMatchObject({ exitCode: 3, problems: [{ file: 'README.md', code: 'not-a-process' }] })
  })

  test('a file that can be opened but not read', async () => {
    if (process.platform !== 'linux') {
      console.log('left out: only Linux shows its devices as files')
      return
    }
    const report = await run('/sys/devices/virtual/net/lo', { files: ['duplex'] })
    expect(report).toMatchObject({
      exitCode: 3,
      problems: [{ file: 'duplex', code: 'unreadable', message: 'duplex cannot be read: the system answers EINVAL' }],
    })
  })

  test('a name that is not UTF-8 is shown as far as possible', async () => {
    if (process.platform !== 'linux') {
      console.log('left out: only file systems of Linux keep names that are not UTF-8')
      return
    }
    const folder = repository({ 'a.cwl': tool('a') })
    const name = Buffer.concat([Buffer.from(`${folder}/b`), Buffer.from([0xff]), Buffer.from('.cwl')])
    writeFileSync(name, tool('b'))
    const report = await run(folder)
    expect(report).toMatchObject({
      exitCode: 3,
      problems: [
        {
          code: 'unreadable',
          message: 'the name of b\uFFFD.cwl is not UTF-8, so that it cannot be opened',
          fix: 'Rename the file.',
        },
      ],
    })
    rmSync(name)
  })
})

describe('checks for parts of a repository', () => {
  const LOOSE = `${tool('a')}hints: { DockerRequirement: { dockerPull: debian } }\n`

  test.each([
    ['legacy', 0],
    ['legacy/', 0],
    ['./legacy', 0],
    ['legacy/a.cwl', 0],
    ['./legacy/*.cwl', 0],
    ['legacy/**', 0],
    ['leg', 3],
    ['legacy/b*.cwl', 3],
  ])('the exception for %s gives exit code %i', async (path, exitCode) => {
    const checks = dedent`
      version: 1
      checks: { strict: true, paths: [{ path: '${path}', levels: { unpinned-image: 'off' } }] }
    `
    expect(await run(repository({ 'cwl-promote.yml': checks, 'legacy/a.cwl': LOOSE }))).toMatchObject({ exitCode })
  })

  test('an exception applies to the file of the problem, not to the document', async () => {
    const checks = dedent`
      version: 1
      checks: { strict: true, paths: [{ path: tools, levels: { unpinned-image: 'off' } }] }
    `
    const folder = repository({ 'cwl-promote.yml': checks, 'tools/a.cwl': LOOSE, 'main.cwl': workflow('tools/a.cwl') })
    expect(await run(folder)).toMatchObject({ exitCode: 0, problems: [] })
  })

  test('a file whose name looks like a pattern can have an exception', async () => {
    const checks = dedent`
      version: 1
      checks: { strict: true, paths: [{ path: 'a[1].cwl', levels: { unpinned-image: 'off' } }] }
    `
    expect(await run(repository({ 'cwl-promote.yml': checks, 'a[1].cwl': LOOSE }))).toMatchObject({ exitCode: 0 })
  })

  test.each([['/legacy'], ['../legacy'], ['legacy/../../x']])(
    'the path %s is refused with its location',
    async (path) => {
      const checks = dedent`
        version: 1
        checks:
          paths:
            - path: '${path}'
              levels: {}
      `
      expect(await run(repository({ 'cwl-promote.yml': checks, 'a.cwl': LOOSE }))).toMatchObject({
        exitCode: 2,
        failure: {
          code: 'configuration',
          message: expect.stringContaining('leaves the repository'),
          at: { line: 4, column: 13 },
        },
      })
    },
  )

  test('a code that is off by default is reported if the configuration enables it', async () => {
    const checks = dedent`
      version: 1
      checks: { levels: { no-doc: warning } }
    `
    expect(await run(repository({ 'cwl-promote.yml': checks, 'a.cwl': tool('a') }))).toMatchObject({
      exitCode: 0,
      problems: [{ code: 'no-doc', severity: 'warning' }],
    })
  })
})

test('a run that is stopped between documents ends', async () => {
  const controller = new AbortController()
  const folder = repository(Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`t${index}.cwl`, tool('t')])))
  const context = listening(controller.signal)
  const running = validate(optionsFor(folder, undefined), { ...context, progress: () => controller.abort() })
  expect(await running).toMatchObject({
    exitCode: 130,
    failure: { code: 'cancelled', message: expect.stringContaining('not every document was validated') },
    documents: [],
  })
})

describe('a SARIF log', () => {
  test('is written relative to the working directory', async () => {
    const folder = repository({ 'a.cwl': BROKEN })
    expect(await validate(optionsFor(folder, undefined, { sarif: 'out/log.sarif' }), listening())).toMatchObject({
      exitCode: 3,
      sarif: { file: 'out/log.sarif' },
    })
    expect(JSON.parse(readFileSync(join(folder, 'out/log.sarif'), 'utf8'))).toMatchObject({
      version: '2.1.0',
      runs: [{ results: [{ ruleId: expect.any(String) }] }],
    })
  })

  test('that can no longer be written does not hide the problems', async () => {
    const folder = repository({ 'a.cwl': BROKEN })
    const report = await validate(optionsFor(folder, undefined, { sarif: 'log.sarif' }), {
      ...listening(),
      progress: () => mkdirSync(join(folder, 'log.sarif', 'full'), { recursive: true }),
    })
    expect(report).toMatchObject({
      exitCode: 2,
      failure: { code: 'usage', message: expect.stringMatching(/^`sarif`: log\.sarif cannot be written: /) },
      documents: [{ path: 'a.cwl', ok: false }],
    })
    expect(report.problems).not.toEqual([])
    expect(report.sarif).toBeUndefined()
  })
})

test('does not overwrite a file that was read', async () => {
  const folder = repository({ 'a.cwl': BROKEN })
  mkdirSync(join(folder, 'out'))
  write(folder, { 'b.cwl': tool('b') })
  await run(folder)
  expect(readFileSync(join(folder, 'a.cwl'), 'utf8')).toBe(BROKEN)
})

describe('plan without a configuration selects documents like validate', () => {
  test('a process of a graph by its id', async () => {
    const { url } = await startPlatform()
    const report = await plan(
      optionsFor(repository(TREE), url, { files: ['graph.cwl#two', 'apps'], project: 'acme/dev' }),
      listening(),
    )
    expect(linesOf(report)).toEqual(['b create', 'c create', 'two create'])
  })

  test('every pattern must match something', async () => {
    const { url } = await startPlatform()
    const report = await plan(
      optionsFor(repository(TREE), url, { files: ['apps', 'tools/*.cwl'], project: 'acme/dev' }),
      listening(),
    )
    expect(report).toMatchObject({
      exitCode: 2,
      failure: { code: 'usage', message: 'no CWL file is at "tools/*.cwl"' },
    })
  })
})

test('the tests that the configuration names are validated with the apps, and no others', async () => {
  const folder = repository({
    'apps/a.cwl': tool('a'),
    'cwl-promote.yml': `${MANIFEST}tests: [tests/*.yml]\n`,
    'tests/a.yml': '- {id: one, tool: ../apps/a.cwl, job: {text: x}, output: {none: Any}}\n',
    'other.yml': '- 1\n',
  })
  const report = await run(folder)
  expect(report).toMatchObject({ exitCode: 3, problems: [{ code: 'test-output', file: 'tests/a.yml', line: 1 }] })
  expect(report.documents.at(-1)).toEqual({ path: 'tests/a.yml', ok: false })
  expect(await run(folder, { files: ['apps/a.cwl'] })).toMatchObject({ exitCode: 0 })
})

test('a pattern of tests that finds nothing is a mistake in the configuration', async () => {
  const folder = repository({ 'a.cwl': tool('a'), 'cwl-promote.yml': `${MANIFEST}tests: [none/*.yml]\n` })
  expect(await run(folder)).toMatchObject({
    exitCode: 2,
    failure: { code: 'configuration', at: { file: 'cwl-promote.yml' } },
  })
})
