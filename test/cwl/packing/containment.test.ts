import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { linkSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createSocket, type AddressInfo } from 'node:net'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { packDocument } from '../../../src/cwl/index.ts'
import { CwlError } from '../../../src/files/errors.ts'
import { openWorkspace } from '../../../src/files/workspace.ts'
import { dedent } from '../../support/dedent.ts'
import { newFolder, running, textOf, tool, writeFiles } from './repository.ts'

const SECRET = 'what-must-not-be-read'

/** A repository beside files that are none of its business; all of them would pack if they were read. */
function repositoryBesideSecrets(): { readonly outer: string; readonly root: string } {
  const outer = newFolder()
  writeFiles(outer, {
    'secret.cwl': tool(SECRET),
    'secret.txt': SECRET,
    'secret.yml': `label: ${SECRET}\n`,
    'types.yml': `- {name: Secret, type: enum, symbols: [${SECRET}]}\n`,
    'repo-evil/secret.cwl': tool(SECRET),
    'repo/tool.cwl': tool('inside'),
    'repo/sub/tool.cwl': tool('inside'),
  })
  return { outer, root: join(outer, 'repo') }
}

type Prepare = (root: string, outer: string) => void

const git: Prepare = (root) => {
  execFileSync('git', ['init', '--quiet', root])
  writeFiles(root, { '.git/config': tool(SECRET), '.git/hooks/secret.cwl': tool(SECRET) })
}

const link =
  (path: string, target: string): Prepare =>
  (root, outer) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    symlinkSync(target.replace('OUTER', outer).replace('ROOT', root), join(root, path))
  }

const both =
  (...steps: readonly Prepare[]): Prepare =>
  (root, outer) => {
    for (const step of steps) step(root, outer)
  }

const nothing: Prepare = () => undefined

/**
 * OUTER and ROOT stand for the folders, which have another name in each run. A name that is nothing special to us, such
 * as `~`, is a name like any other, and there is no such file.
 */
const ESCAPES: readonly (readonly [reference: string, prepare?: Prepare])[] = [
  // By its spelling.
  ['../secret.cwl'],
  ['../../../../../../../../../../..OUTER/secret.cwl'],
  ['sub/../../secret.cwl'],
  ['../repo-evil/secret.cwl'],
  ['../secret.cwl#tool'],
  ['..\\secret.cwl'],
  ['~/secret.cwl'],
  ['OUTER/secret.cwl'],
  ['/OUTER/secret.cwl'],
  ['ROOT/../secret.cwl'],
  // Percent-encoded.
  ['%2e%2e/secret.cwl'],
  ['..%2fsecret.cwl'],
  ['%2fOUTER/secret.cwl'],
  ['..%252fsecret.cwl'],
  ['..%5csecret.cwl'],
  ['../secret.cwl%00.cwl'],
  ['tool.cwl%00/../../secret.cwl'],
  // As an address.
  ['file://OUTER/secret.cwl'],
  ['FILE://OUTER/secret.cwl'],
  ['file:../secret.cwl'],
  ['ftp://127.0.0.1/secret.cwl'],
  [`data:text/plain,${encodeURIComponent(tool(SECRET))}`],
  ['arcp://uuid,0/secret.cwl'],
  // Through symbolic links.
  ['link.cwl', link('link.cwl', '../secret.cwl')],
  ['link.cwl', link('link.cwl', 'OUTER/secret.cwl')],
  ['link.cwl', both(link('link.cwl', 'second.cwl'), link('second.cwl', '../secret.cwl'))],
  ['up/secret.cwl', link('up', '..')],
  ['machine/etc/passwd', link('machine', '/')],
  ['missing.cwl', link('missing.cwl', '../there-is-no-such-file.cwl')],
  ['circle.cwl', both(link('circle.cwl', 'other.cwl'), link('other.cwl', 'circle.cwl'))],
  // Into what git keeps.
  ['.git/config', git],
  ['.GIT/config', git],
  ['%2egit/config', git],
  ['sub/.git/config', (root) => writeFiles(root, { 'sub/.git/config': tool(SECRET) })],
  ['.git', (root) => writeFiles(root, { '.git': tool(SECRET) })],
  ['link.cwl', both(git, link('link.cwl', '.git/config'))],
  ['folder/config', both(git, link('folder', '.git'))],
  ['hard.cwl', both(git, (root) => linkSync(join(root, '.git/config'), join(root, 'hard.cwl')))],
  [
    'hard.cwl',
    both(
      (root) => writeFiles(root, { 'vendor/lib/.git/config': tool(SECRET) }),
      (root) => linkSync(join(root, 'vendor/lib/.git/config'), join(root, 'hard.cwl')),
    ),
  ],
  [
    'hard.cwl',
    (root, outer) => {
      execFileSync('git', ['init', '--quiet', outer])
      writeFiles(outer, { '.git/config': tool(SECRET) })
      linkSync(join(outer, '.git/config'), join(root, 'hard.cwl'))
    },
  ],
  [
    'meta/config',
    (root) => {
      execFileSync('git', ['init', '--quiet', '--separate-git-dir', join(root, 'meta'), root])
      writeFiles(root, { 'meta/config': tool(SECRET) })
    },
  ],
  [
    'meta/config',
    (root) => {
      execFileSync('git', ['init', '--quiet', '--separate-git-dir', join(root, 'meta'), join(root, 'vendor')])
      writeFiles(root, { 'meta/config': tool(SECRET) })
    },
  ],
  [
    'bare/hooks/a.cwl',
    (root) => {
      execFileSync('git', ['init', '--quiet', '--bare', join(root, 'bare')])
      writeFiles(root, { 'bare/hooks/a.cwl': tool(SECRET) })
    },
  ],
  ['store/config', both((root) => writeFiles(root, { 'store/config': tool(SECRET) }), link('.git', 'store'))],
  // What is no file.
  ['/dev/zero'],
  ['/proc/self/environ'],
  ['zero.cwl', link('zero.cwl', '/dev/zero')],
  ['pipe.cwl', (root) => execFileSync('mkfifo', [join(root, 'pipe.cwl')])],
  ['sub'],
  ['.'],
]

test.each(
  ESCAPES.map(([reference, prepare], index) => ({ number: index + 1, reference, prepare: prepare ?? nothing })),
)('escape $number: run: $reference', async ({ reference, prepare }) => {
  const { outer, root } = repositoryBesideSecrets()
  prepare(root, outer)
  const written = reference.replace('OUTER', outer).replace('ROOT', root)
  writeFiles(root, { 'main.cwl': running(written) })
  const packing = await packDocument(openWorkspace(root), 'main.cwl')
  expect(packing.ok).toBe(false)
  expect(JSON.stringify(packing)).not.toContain(JSON.stringify(SECRET).slice(1, -1) + '"')
  const errors = packing.problems.filter(({ severity }) => severity === 'error')
  expect(errors).toMatchObject([{ file: 'main.cwl', line: 9 }])
  expect(['outside-repository', 'no-such-file', 'bad-reference', 'remote-reference', 'unreadable']).toContain(
    errors[0]?.code,
  )
})

const NO_PARAMETERS = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
  inputs: []
  outputs: []
`

const BY_OTHER_WAYS: readonly (readonly [name: string, document: string, files?: Readonly<Record<string, string>>])[] =
  [
    [
      '$import',
      dedent`
        ${NO_PARAMETERS}hints:
          - $import: ../secret.yml
      `,
    ],
    [
      '$include',
      dedent`
        ${NO_PARAMETERS}doc:
          $include: ../secret.txt
      `,
    ],
    [
      '$mixin',
      dedent`
        ${NO_PARAMETERS}hints:
          - $mixin: ../secret.yml
      `,
    ],
    [
      'an import of types',
      dedent`
        ${NO_PARAMETERS}requirements:
          SchemaDefRequirement:
            types:
              - $import: ../types.yml
      `,
    ],
    [
      'expressionLib',
      dedent`
        ${NO_PARAMETERS}requirements:
          InlineJavascriptRequirement:
            expressionLib:
              - $include: ../secret.txt
      `,
    ],
    [
      'an import inside an import',
      dedent`
        ${NO_PARAMETERS}hints:
          - $import: sub/hint.yml
      `,
      {
        'sub/hint.yml': dedent`
          class: SoftwareRequirement
          packages:
            - $import: ../../secret.yml
        `,
      },
    ],
    [
      'a type in a file',
      dedent`
        cwlVersion: v1.2
        class: CommandLineTool
        inputs:
          a: ../types.yml#Secret
        outputs: []
      `,
    ],
  ]

test.each(BY_OTHER_WAYS)('what is outside is not reached by %s', async (_name, document, files = {}) => {
  const { root } = repositoryBesideSecrets()
  writeFiles(root, { 'main.cwl': document, ...files })
  const packing = await packDocument(openWorkspace(root), 'main.cwl')
  expect(packing.ok).toBe(false)
  expect(JSON.stringify(packing)).not.toContain(SECRET)
  expect(packing.problems.some(({ file, line }) => (file === 'main.cwl' || file === 'sub/hint.yml') && line > 1)).toBe(
    true,
  )
})

test('the refusal names what the document says', async () => {
  const { root } = repositoryBesideSecrets()
  writeFiles(root, { 'sub/main.cwl': running('../../secret.cwl') })
  const packing = await packDocument(openWorkspace(root), 'sub/main.cwl')
  expect(packing.problems).toEqual([
    {
      code: 'outside-repository',
      severity: 'error',
      message: '../secret.cwl is outside the repository',
      fix: 'Only files inside the repository are read.',
      file: 'sub/main.cwl',
      line: 9,
      column: 10,
    },
  ])
})

test('nothing is asked of another machine', async () => {
  const { root } = repositoryBesideSecrets()
  let requests = 0
  const server = createServer((_request, response) => {
    requests += 1
    response.end(tool(SECRET))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  writeFiles(root, { 'main.cwl': running(`http://127.0.0.1:${port}/secret.cwl`) })
  const packing = await packDocument(openWorkspace(root), 'main.cwl')
  await new Promise((resolve) => server.close(resolve))
  expect(packing.problems).toMatchObject([{ code: 'remote-reference', line: 9 }])
  expect(requests).toBe(0)
})

test('a socket is not opened', async () => {
  const { root } = repositoryBesideSecrets()
  let connections = 0
  const server = createSocket(() => (connections += 1))
  await new Promise<void>((resolve) => server.listen(join(root, 'socket.cwl'), resolve))
  writeFiles(root, { 'main.cwl': running('socket.cwl') })
  const packing = await packDocument(openWorkspace(root), 'main.cwl')
  await new Promise((resolve) => server.close(resolve))
  expect(packing.problems).toMatchObject([{ code: 'unreadable', line: 9 }])
  expect(connections).toBe(0)
})

test.each([
  '../secret.cwl',
  'OUTER/secret.cwl',
  'sub/../../secret.cwl',
  'up/secret.cwl',
  '.git/config',
  '../*.cwl',
  'OUTER/*.cwl',
  '..',
  'up',
  '.git',
])('a document or pattern that is asked for cannot be outside: %s', async (pattern) => {
  const { outer, root } = repositoryBesideSecrets()
  both(git, link('up', '..'))(root, outer)
  const workspace = openWorkspace(root)
  const path = pattern.replace('OUTER', outer)
  expect(() => workspace.find([path])).toThrow(CwlError)
  expect(() => workspace.readText(path)).toThrow(CwlError)
  expect(workspace.has(path)).toBe(false)
  expect(JSON.stringify(await packDocument(workspace, path))).not.toContain(SECRET)
})

test('a link does not let the neighbours of what it leads to through', () => {
  const { outer, root } = repositoryBesideSecrets()
  writeFiles(root, {
    'here/other.cwl': tool('here'),
    'there/tool.cwl': tool('there'),
    'there/other.cwl': tool('there'),
  })
  link('here/tool.cwl', '../there/tool.cwl')(root, outer)
  const workspace = openWorkspace(root)
  expect(workspace.readText('here/tool.cwl')).toBe(tool('there'))
  expect(workspace.readText('here/other.cwl')).toBe(tool('here'))
})

test('a neighbour of a file that was read is held against every bound', () => {
  const { root } = repositoryBesideSecrets()
  writeFiles(root, {
    'sub/large.cwl': 'x'.repeat(2000),
    'sub/marked.cwl': `\uFEFF${tool('marked')}`,
    'sub/replaced.cwl': '\uFFFD',
  })
  writeFileSync(join(root, 'sub/latin.cwl'), Buffer.from([0x61, 0xe9]))
  execFileSync('mkfifo', [join(root, 'sub/pipe.cwl')])
  const workspace = openWorkspace(root, { fileBytes: 1000 })
  workspace.readText('sub/tool.cwl')
  expect(() => workspace.readText('sub/large.cwl')).toThrow(/more than the limit of 1000/)
  expect(() => workspace.readText('sub/latin.cwl')).toThrow(/first invalid byte: 2/)
  expect(() => workspace.readText('sub/pipe.cwl')).toThrow(/not a regular file/)
  expect(() => workspace.readText('sub/absent.cwl')).toThrow(/there is no file/)
  expect(workspace.readText('sub/marked.cwl')).toBe(tool('marked'))
  expect(workspace.readText('sub/replaced.cwl')).toBe('\uFFFD')
})

test('a pipe next to a file that was read is left to who waits for it', async () => {
  const { root } = repositoryBesideSecrets()
  const pipe = join(root, 'sub/pipe.cwl')
  execFileSync('mkfifo', [pipe])
  const workspace = openWorkspace(root)
  workspace.readText('sub/tool.cwl')
  const writer = spawn('sh', ['-c', 'echo ready; exec echo written > sub/pipe.cwl'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(writer.stdout, 'data')
  // The writer waits in the system's call by the time that one of these asks.
  for (let count = 0; count < 2000; count += 1)
    expect(() => workspace.readText('sub/pipe.cwl')).toThrow(/not a regular file/)
  expect(execFileSync('timeout', ['10', 'cat', pipe], { encoding: 'utf8' })).toBe('written\n')
})

test('folders that link outside are not searched', () => {
  const { outer, root } = repositoryBesideSecrets()
  both(git, link('up', '..'), link('sub/up', 'OUTER'), link('sub/link.cwl', '../../secret.cwl'))(root, outer)
  expect(openWorkspace(root).find(['**/*.cwl', '.'])).not.toContain('up/secret.cwl')
  expect(openWorkspace(root).find(['**/secret.cwl'])).toEqual([])
  // A link to a file is found, whatever it leads to; reading it is another matter.
  expect(openWorkspace(root).find(['{..,sub}/*.cwl', '@(..|sub)/*.cwl', '[.][.]/*.cwl'])).toEqual([
    'sub/link.cwl',
    'sub/tool.cwl',
  ])
})

/** Names on the left of files that are there, and how a document in the root may write them. */
const ODD_REFERENCES: readonly (readonly [file: string, reference: string])[] = [
  ['a.cwl', 'a.cwl'],
  ['a.cwl', './a.cwl'],
  ['a.cwl', 'sub/../a.cwl'],
  ['a.cwl', 'there-is-no-folder/../a.cwl'],
  ['a.cwl', 'a.cwl#tool'],
  ['a.cwl', '%61%2Ecwl'],
  ['a.cwl', 'ROOT/a.cwl'],
  ['my tool.cwl', 'my tool.cwl'],
  ['my tool.cwl', 'my%20tool.cwl'],
  ['trailing .cwl ', 'trailing .cwl '],
  ['what?.cwl', 'what?.cwl'],
  ['what?a=b&c.cwl', 'what?a=b&c.cwl'],
  ['number#1.cwl', 'number%231.cwl'],
  ['100%.cwl', '100%.cwl'],
  ['a%20b.cwl', 'a%20b.cwl'],
  ['a%20b.cwl', 'a%2520b.cwl'],
  ['ünïcode.cwl', 'ünïcode.cwl'],
  ['日本語/🧬.cwl', '日本語/🧬.cwl'],
  ['a:b.cwl', 'a:b.cwl'],
  ['file.cwl:2', './file.cwl:2'],
  ['a+b&c=d,e;f@g!.cwl', 'a+b&c=d,e;f@g!.cwl'],
  ['*.cwl', '*.cwl'],
  ['back\\slash.cwl', 'back\\slash.cwl'],
  ['.hidden.cwl', '.hidden.cwl'],
  ['....cwl', '....cwl'],
  ['.gitlab/a.cwl', '.gitlab/a.cwl'],
  ['-a.cwl', '-a.cwl'],
  ['__proto__', '__proto__'],
]

test.each(ODD_REFERENCES)('the file %j is run as %j', async (file, reference) => {
  const root = newFolder()
  writeFiles(root, { [file]: tool('the right one'), 'main.cwl': running(reference.replace('ROOT', root)) })
  expect(textOf(await packDocument(openWorkspace(root), 'main.cwl'))).toContain('the right one')
})

test.each<readonly [string, Prepare, string]>([
  ['a link to a file', link('link.cwl', 'sub/tool.cwl'), 'link.cwl'],
  ['a link to a folder', link('folder', 'sub'), 'folder/tool.cwl'],
  ['an absolute link that stays inside', link('link.cwl', 'ROOT/sub/tool.cwl'), 'link.cwl'],
  ['a link out and in again', link('link.cwl', '../repo/tool.cwl'), 'link.cwl'],
  ['a hard link', (root) => linkSync(join(root, 'sub/tool.cwl'), join(root, 'hard.cwl')), 'hard.cwl'],
  [
    'a hard link beside a .git folder',
    both(git, (root) => linkSync(join(root, 'sub/tool.cwl'), join(root, 'hard.cwl'))),
    'hard.cwl',
  ],
])('%s inside the repository is followed', async (_name, prepare, reference) => {
  const { outer, root } = repositoryBesideSecrets()
  prepare(root, outer)
  writeFiles(root, { 'main.cwl': running(reference) })
  expect(textOf(await packDocument(openWorkspace(root), 'main.cwl'))).toContain('inside')
})

test('a working copy may stand inside of a bare repository', async () => {
  const outer = newFolder()
  const run = (...words: readonly string[]): unknown =>
    execFileSync('git', ['-C', outer, '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words])
  run('init', '--quiet', '--bare', '.')
  const tree = String(run('hash-object', '-w', '-t', 'tree', '/dev/null')).trim()
  run('worktree', 'add', '--quiet', '--detach', 'work', String(run('commit-tree', '-m', 'empty', tree)).trim())
  writeFiles(outer, { 'work/main.cwl': running('tool.cwl'), 'work/tool.cwl': tool('inside') })
  expect(textOf(await packDocument(openWorkspace(join(outer, 'work')), 'main.cwl'))).toContain('inside')
  const around = newFolder()
  renameSync(outer, join(around, 'bare'))
  expect(textOf(await packDocument(openWorkspace(around), 'bare/work/main.cwl'))).toContain('inside')
})

test('a repository may itself be reached through a link', async () => {
  const outer = newFolder()
  writeFiles(outer, { 'real/main.cwl': running('tool.cwl'), 'real/tool.cwl': tool('inside') })
  symlinkSync('real', join(outer, 'link'))
  expect(textOf(await packDocument(openWorkspace(join(outer, 'link')), 'main.cwl'))).toContain('inside')
})

test('a folder that becomes a link after it was seen leads nowhere', () => {
  const { root } = repositoryBesideSecrets()
  const workspace = openWorkspace(root)
  expect(workspace.readText('sub/tool.cwl')).toContain('inside')
  rmSync(join(root, 'sub'), { recursive: true })
  symlinkSync('..', join(root, 'sub'))
  expect(() => workspace.readText('sub/secret.cwl')).toThrow(CwlError)
  expect(() => workspace.readText('sub/tool.cwl')).toThrow(CwlError)
})

test.each([
  ['sub/tol.cwl', 'Did you mean "sub/tool.cwl"?'],
  ['toll.cwl', 'Did you mean "tool.cwl"?'],
  [String.raw`sub\tool.cwl`, 'Did you mean "sub/tool.cwl"? Only Windows reads a backslash as a slash.'],
  ['sub/other.yml', 'A reference is relative to the file that contains it, other paths to the working directory.'],
  [
    'subs/other.cwl',
    'There is no folder subs; a reference is relative to the file that contains it, other paths to the working directory.',
  ],
  ['subs/tool.cwl', 'There is no folder subs; did you mean "tool.cwl"?'],
  ['sub/sub/tool.cwl', 'There is no folder sub/sub; did you mean "sub/tool.cwl"?'],
])('of %s, which does not exist, is said: %s', (path, advice) => {
  const { root } = repositoryBesideSecrets()
  const workspace = openWorkspace(root)
  expect(() => workspace.readText(path)).toThrow(expect.objectContaining({ code: 'no-such-file', fix: advice }))
})

test.each(['tools/lib/sub/a.cwl', 'tools/lib/a.cwl'])(
  'of %s, which is in a submodule that is not checked out, that is said',
  async (run) => {
    const root = newFolder()
    writeFiles(root, {
      '.gitmodules': '[submodule "lib"]\n\tpath = tools/lib\n\turl = ../lib.git\n',
      'main.cwl': running(run),
    })
    mkdirSync(join(root, 'tools', 'lib'), { recursive: true })
    const packing = await packDocument(openWorkspace(root), 'main.cwl')
    expect(packing.problems).toMatchObject([
      {
        code: 'no-such-file',
        fix: 'If tools/lib is a submodule, check it out: git submodule update --init, or submodules: true of actions/checkout.',
      },
    ])
    writeFiles(root, { 'tools/lib/b.cwl': 'x' })
    expect((await packDocument(openWorkspace(root), 'main.cwl')).problems[0]?.fix).not.toContain('submodule')
  },
)

test('names outside of the repository are no advice', () => {
  const { root, outer } = repositoryBesideSecrets()
  symlinkSync(outer, join(root, 'link'))
  const workspace = openWorkspace(root)
  expect(() => workspace.readText('link/secre.cwl')).toThrow(
    expect.objectContaining({ fix: expect.not.stringContaining('secret') }),
  )
})

test('a file whose name holds a number sign is one that can be asked for', async () => {
  const root = newFolder()
  writeFiles(root, {
    'a#b.cwl': tool('the right one'),
    'graph.cwl': dedent`
      cwlVersion: v1.2
      $graph: [{id: a, class: CommandLineTool, baseCommand: a, inputs: [], outputs: []}, {id: b, class: CommandLineTool, baseCommand: the second, inputs: [], outputs: []}]
    `,
  })
  const workspace = openWorkspace(root)
  expect(textOf(await packDocument(workspace, 'a#b.cwl'))).toContain('the right one')
  expect(textOf(await packDocument(workspace, 'graph.cwl#b'))).toContain('the second')
})
