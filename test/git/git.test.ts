import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, utimesSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { gitEnvironment } from '../../src/git/git-process.ts'
import { gitAt } from '../../src/git/git.ts'
import { dedent } from '../support/dedent.ts'
import { committedRepository, git } from '../support/git.ts'
import { afterThisTest, temporaryFolder } from '../support/local-platform.ts'
import { inputVariables } from '../support/runner-environment.ts'

const NEVER = new AbortController().signal

/** Puts something else first where programs are looked for, until the test is over. */
function putFirst(folder: string, variables: Readonly<Record<string, string>>): void {
  const before = { ...process.env }
  Object.assign(process.env, { ...variables, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` })
  afterThisTest(() => {
    for (const name of [...Object.keys(variables), 'PATH']) {
      const value = before[name]
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  })
}

test('git sees where the home of the user is, and neither the token nor any input of the action', async () => {
  const folder = temporaryFolder()
  const seen = join(folder, 'seen')
  writeFileSync(
    join(folder, 'git'),
    dedent`
      #!/bin/sh
      env > ${JSON.stringify(seen)}
    `,
  )
  chmodSync(join(folder, 'git'), 0o755)
  putFirst(folder, {
    CWL_PROMOTE_TOKEN: 'canary-in-variable',
    ...inputVariables({ command: 'promote', token: 'canary-in-input', 'github-token': 'canary-of-github' }),
    HOMEDRIVE: 'H:',
    HOMEPATH: '/me',
  })
  await gitAt(folder, NEVER).head()
  const environment = readFileSync(seen, 'utf8')
  for (const kept of ['PATH=', 'HOMEDRIVE=H:\n', 'HOMEPATH=/me\n']) expect(environment).toContain(kept)
  expect(environment).not.toContain('canary')
})

describe('what a runner sets for git by its environment', () => {
  /** A git for which another user owns every folder, unless it trusts that. */
  function ofAnotherUser(): string {
    const bin = temporaryFolder()
    const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
    writeFileSync(join(bin, 'git'), `#!/bin/sh\nGIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec ${real} "$@"\n`, { mode: 0o755 })
    return bin
  }

  test('GIT_CONFIG_GLOBAL, GIT_CONFIG_SYSTEM and the folders to trust of GIT_CONFIG_COUNT hold, and no header of it', async () => {
    const folder = committedRepository({ 'a.cwl': 'a' })
    const head = git(folder, 'rev-parse', 'HEAD')
    const bin = ofAnotherUser()
    const settings = join(bin, 'settings')
    writeFileSync(settings, `[safe]\ndirectory = ${folder}\n`)
    putFirst(bin, {})
    expect(await gitAt(folder, NEVER).head()).toBeUndefined()
    for (const variables of [
      { GIT_CONFIG_GLOBAL: settings },
      { GIT_CONFIG_SYSTEM: settings },
      {
        GIT_CONFIG_COUNT: '2',
        GIT_CONFIG_KEY_0: 'http.https://github.com/.extraheader',
        GIT_CONFIG_VALUE_0: 'AUTHORIZATION: basic canary',
        GIT_CONFIG_KEY_1: 'Safe.Directory',
        GIT_CONFIG_VALUE_1: folder,
      },
    ]) {
      const environment = gitEnvironment({ PATH: bin, ...variables })
      expect(JSON.stringify(environment)).not.toContain('canary')
      expect(
        execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, env: environment, encoding: 'utf8' }).trim(),
      ).toBe(head)
    }
  })

  test('a setting without a key, and a PATH of relative folders alone, are left out', () => {
    const trusted = { GIT_CONFIG_KEY_1: 'safe.directory' }
    expect(gitEnvironment({ PATH: `bin${delimiter}.`, GIT_CONFIG_COUNT: '2', ...trusted })).toMatchObject({
      PATH: undefined,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'safe.directory',
      GIT_CONFIG_VALUE_0: '',
    })
  })

  test.each([
    ['a file of settings', true],
    ['none', false],
  ])('the remedy for the folder of another user names it, and helps with %s', async (_, hasFile) => {
    const folder = join(committedRepository({ "it's a.cwl": 'a', "it's/b.cwl": 'b' }), "it's")
    git(folder, 'init', '-q')
    const bin = ofAnotherUser()
    const settings = hasFile ? join(bin, 'settings') : '/dev/null'
    putFirst(bin, { GIT_CONFIG_GLOBAL: settings })
    const look = await gitAt(folder, NEVER).look()
    if (look.kind !== 'refused') throw new Error(look.kind)
    expect(look.reason).toContain(folder)
    const [, remedy = ''] = /: ([\w ]*(?:git config|GIT_CONFIG_COUNT).*)$/.exec(look.fix) ?? []
    const command = hasFile ? `${remedy} && git status` : `env ${remedy} git status`
    execFileSync('sh', ['-c', command], { cwd: folder, env: process.env, stdio: 'pipe' })
    if (hasFile) expect(await gitAt(folder, NEVER).look()).toEqual({ kind: 'repository' })
  })
})

test.each(['', '.', 'bin'])(
  'a program of the repository is not taken for git where programs are looked for in the folder %j',
  async (name) => {
    const folder = committedRepository({ 'a.cwl': 'a' })
    const trace = join(temporaryFolder(), 'trace')
    mkdirSync(join(folder, 'bin'))
    for (const program of ['git', 'bin/git'])
      writeFileSync(
        join(folder, program),
        dedent`
          #!/bin/sh
          touch ${JSON.stringify(trace)}
        `,
        { mode: 0o755 },
      )
    const head = git(folder, 'rev-parse', 'HEAD')
    putFirst(name, {})
    expect([await gitAt(folder, NEVER).head(), existsSync(trace)]).toEqual([head, false])
  },
)

test('outside of a repository there is neither commit nor branch nor tag', async () => {
  const asked = gitAt(temporaryFolder(), NEVER)
  expect([await asked.head(), await asked.names(), await asked.contains('a'.repeat(40))]).toEqual([
    undefined,
    { branches: [], tags: [] },
    undefined,
  ])
  await expect(asked.changedSince('main')).rejects.toMatchObject({
    code: 'git',
    message: expect.stringContaining('git knows of no changes since "main": not a git repository'),
  })
})

test('of a clone that is damaged is said so', async () => {
  const folder = committedRepository({ 'a.cwl': 'a' })
  writeFileSync(join(folder, '.git', 'index'), 'no index')
  await expect(gitAt(folder, NEVER).changedSince('0'.repeat(40))).rejects.toMatchObject({
    code: 'git',
    message: expect.stringMatching(/^git could not list its files: .*index/),
    fix: 'Does `git status` work there? If it does not, clone again.',
  })
})

test('of a repository without files of its own is said so', async () => {
  const folder = committedRepository({ 'a.cwl': 'a' })
  git(folder, 'config', 'core.bare', 'true')
  await expect(gitAt(folder, NEVER).changedSince('HEAD')).rejects.toMatchObject({
    code: 'git',
    fix: 'The repository here is bare, so it has no files: run in a clone of it.',
  })
})

test('a branch has its name, also where a tag or a remote has the same', async () => {
  const folder = committedRepository({ 'a.cwl': 'a' })
  git(folder, 'tag', 'main')
  git(folder, 'update-ref', 'refs/remotes/main/HEAD', 'HEAD')
  expect(await gitAt(folder, NEVER).names()).toEqual({ branches: ['main'], tags: ['main'] })
  git(folder, 'checkout', '-q', '-b', 'heads/main')
  expect(await gitAt(folder, NEVER).names()).toMatchObject({ branches: ['heads/main'] })
})

test('where a folder stands in its repository is known also where git does not read that', async () => {
  const folder = committedRepository({ 'pipelines/rna/a.cwl': 'a' })
  const prefixes = async (): Promise<readonly string[]> =>
    Promise.all(['', 'pipelines/rna'].map((below) => gitAt(join(folder, below), NEVER).prefix()))
  expect(await prefixes()).toEqual(['', 'pipelines/rna/'])
  writeFileSync(join(folder, '.git', 'config'), '[broken\n')
  expect(await prefixes()).toEqual(['', 'pipelines/rna/'])
  expect(await gitAt(temporaryFolder(), NEVER).prefix()).toBe('')
})

test('the branch of a pull request is not a branch here, because a fork chose its name', async () => {
  const folder = committedRepository({ 'a.cwl': 'a' })
  git(folder, 'config', 'branch.main.merge', 'refs/pull/7/head')
  expect(await gitAt(folder, NEVER).names()).toEqual({ branches: [], tags: [] })
})

test('a revision has the files of the folder without those of submodules', async () => {
  const folder = committedRepository({ 'a.cwl': 'a' })
  git(folder, 'update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},sub`)
  git(folder, 'commit', '-q', '-m', 'submodule')
  expect([...(await gitAt(folder, NEVER).treeOf('HEAD')).keys()]).toEqual(['a.cwl'])
})

test('a commit that git does not know is gone, and the state before a branch was created is not missing', async () => {
  const asked = gitAt(committedRepository({ 'a.cwl': 'a' }), NEVER)
  const revisions = ['HEAD', '1'.repeat(40), '0'.repeat(40)]
  expect(await Promise.all(revisions.map(async (revision) => asked.missing(revision)))).toEqual([
    undefined,
    'gone',
    undefined,
  ])
})

test('an address of `origin` that is empty is none', async () => {
  const folder = committedRepository({ 'a.cwl': 'a' })
  git(folder, 'config', 'remote.origin.url', '')
  expect(await gitAt(folder, NEVER).remote()).toBeUndefined()
})

test('tags are told apart where git is set up to list them in columns', async () => {
  const folder = committedRepository({ 'a.cwl': 'a' })
  for (const tag of ['v1', 'v2']) git(folder, 'tag', tag)
  git(folder, 'config', 'column.ui', 'always')
  expect(await gitAt(folder, NEVER).names()).toMatchObject({ tags: ['v1', 'v2'] })
})

test('a commit that is not a commit is not asked for', async () => {
  const repository = gitAt(committedRepository({ a: 'a' }), NEVER)
  const head = (await repository.head()) ?? ''
  expect(await repository.contains(head)).toBe(true)
  expect(await repository.contains('--upload-pack=x')).toBeUndefined()
  expect(await repository.contains(head, 'main~0')).toBeUndefined()
  expect(await repository.contains(`${head}~0`)).toBeUndefined()
  expect(await repository.contains('0'.repeat(65))).toBeUndefined()
})

describe('the files of a revision, from git', () => {
  test('have their size and content, and whether they are links', async () => {
    const folder = committedRepository({ 'a b.cwl': 'é', 'sub/ü.cwl': 'b' })
    const first = git(folder, 'rev-parse', 'HEAD')
    const blob = git(folder, 'rev-parse', 'HEAD:a b.cwl')
    git(folder, 'update-index', '--add', '--cacheinfo', `120000,${blob},link`)
    git(folder, 'update-index', '--add', '--cacheinfo', `160000,${first},submodule`)
    git(folder, 'commit', '-q', '-m', 'links')
    const trees = gitAt(folder, NEVER)
    const tree = await trees.treeOf('HEAD')
    expect([...tree].map(([path, { isLink, size }]) => [path, isLink, size])).toEqual([
      ['a b.cwl', false, 2],
      ['link', true, 2],
      ['sub/ü.cwl', false, 1],
    ])
    expect([await trees.contentOf(blob), (await trees.treeOf(first)).size]).toEqual(['é', 2])
    expect([...(await gitAt(`${folder}/sub`, NEVER).treeOf('main')).keys()]).toEqual(['ü.cwl'])
  })

  test('are not read where git has none', async () => {
    const trees = gitAt(committedRepository({ a: 'a' }), NEVER)
    await expect(trees.treeOf('gone')).rejects.toMatchObject({
      code: 'git',
      message: '"gone" does not name a commit of this clone',
      fix: 'Name a commit, a tag or a branch that was fetched; a branch of the remote is origin/NAME.',
    })
    await expect(trees.contentOf('1'.repeat(40))).rejects.toMatchObject({
      code: 'git',
      message: expect.stringMatching(/^git could not read a file of a revision: /),
    })
    await expect(gitAt(temporaryFolder(), NEVER).treeOf('v"1')).rejects.toMatchObject({
      code: 'git',
      message: expect.stringMatching(/^git cannot read the revision "v\\"1": not a git repository/),
      fix: 'Run in a clone of a git repository.',
    })
  })
})

describe('what the configuration of a repository names is not run', () => {
  /** A program that leaves a trace, and passes on what it is given. */
  function tracing(folder: string): { readonly program: string; readonly hasRun: () => boolean } {
    const trace = join(folder, 'trace')
    writeFileSync(
      join(folder, 'program.sh'),
      dedent`
        echo ran >> ${JSON.stringify(trace)}
        cat
      `,
    )
    return { program: `sh ${JSON.stringify(join(folder, 'program.sh'))}`, hasRun: () => existsSync(trace) }
  }

  /** The file differs in its time alone, so that git must look into it. */
  function touched(attributes: string): string {
    const folder = committedRepository({ 'a.cwl': 'a', '.gitattributes': attributes })
    utimesSync(join(folder, 'a.cwl'), 1, 1)
    return folder
  }

  test.each(['filter.x.clean', 'filter.x.process'])('%s', async (name) => {
    const folder = touched('*.cwl filter=x\n')
    const { program, hasRun } = tracing(temporaryFolder())
    git(folder, 'config', name, program)
    git(folder, 'config', name.replace(/\w+$/, 'required'), 'true')
    const asked = gitAt(folder, NEVER)
    expect([await asked.changedSince('HEAD'), await asked.committed(), hasRun()]).toEqual([
      [],
      ['.gitattributes', 'a.cwl'],
      false,
    ])
  })

  test('a filter whose name has an equals sign: git is not asked', async () => {
    const folder = touched('*.cwl filter=a=b\n')
    const { program, hasRun } = tracing(temporaryFolder())
    git(folder, 'config', 'filter.a=b.clean', program)
    await expect(gitAt(folder, NEVER).changedSince('HEAD')).rejects.toMatchObject({ code: 'git' })
    expect(hasRun()).toBe(false)
  })

  test('a filter in a file that the configuration includes', async () => {
    const folder = touched('*.cwl filter=x\n')
    const { program, hasRun } = tracing(temporaryFolder())
    git(folder, 'config', '--file', join(folder, 'more'), 'filter.x.clean', program)
    git(folder, 'config', 'include.path', '../more')
    expect([await gitAt(folder, NEVER).changedSince('HEAD'), hasRun()]).toEqual([['more'], false])
  })

  test('a filter of a submodule, in a submodule', async () => {
    const files = { 'part/a.cwl': 'a', '.gitattributes': '*.cwl filter=x\n' }
    const [innermost, inner, outer] = [
      committedRepository(files),
      committedRepository(files),
      committedRepository(files),
    ]
    for (const [holder, held] of [
      [inner, innermost],
      [outer, inner],
    ] as const) {
      git(holder, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', held, 'sub')
      git(holder, 'commit', '-q', '-m', 'hold')
    }
    git(outer, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'update', '--init', '--recursive')
    const { program, hasRun } = tracing(temporaryFolder())
    const deepest = join(outer, 'sub', 'sub')
    git(deepest, 'config', 'filter.x.clean', program)
    utimesSync(join(deepest, 'part', 'a.cwl'), 1, 1)
    const asked = gitAt(join(outer, 'part'), NEVER)
    // It is beside this folder, and below the other.
    expect([await asked.changedSince('HEAD'), await asked.committed(), hasRun()]).toEqual([[], ['a.cwl'], false])
    expect([await gitAt(outer, NEVER).changedSince('HEAD'), hasRun()]).toEqual([[], false])
  })

  test('a monitor of files', async () => {
    const folder = touched('')
    const { program, hasRun } = tracing(temporaryFolder())
    git(folder, 'config', 'core.fsmonitor', program)
    expect([await gitAt(folder, NEVER).changedSince('HEAD'), hasRun()]).toEqual([[], false])
  })

  /** Files that git takes for a repository where they stand in one folder, with a commit that must be fetched first. */
  function plantable(program: string): Readonly<Record<string, string>> {
    const settings = [
      '[core]',
      'repositoryformatversion = 1',
      'bare = false',
      `sshCommand = ${JSON.stringify(program)}`,
      '[extensions]',
      'partialclone = origin',
      '[remote "origin"]',
      'url = ssh://host/path',
      'promisor = true',
      '',
    ]
    return { HEAD: `${'1'.repeat(40)}\n`, 'objects/kept': '', 'refs/kept': '', config: settings.join('\n') }
  }

  test('a program that fetches what is missing, of a repository that came as files of another', async () => {
    const { program, hasRun } = tracing(temporaryFolder())
    const planted = Object.entries(plantable(`${program} < /dev/null`))
    const parted = [
      ...planted.map(([name, text]) => [name === 'HEAD' ? 'parted/HEAD' : `elsewhere/${name}`, text]),
      ['parted/commondir', '../elsewhere\n'],
    ]
    const files = [
      ...planted.map(([name, text]) => [`whole/${name}`, text]),
      ...parted,
      ['whole/below/a.cwl', 'a'],
      ['a.cwl', 'a'],
    ]
    const folder = committedRepository(Object.fromEntries(files))
    for (const name of ['whole', 'whole/below', 'parted']) {
      const asked = gitAt(join(folder, name), NEVER)
      expect([await asked.head(), await asked.remote(), hasRun()]).toEqual([undefined, undefined, false])
      const reason = `${join(realpathSync.native(folder), name.replace('/below', ''))} has the form of a bare repository`
      expect(await asked.look()).toEqual({
        kind: 'refused',
        reason,
        fix: 'This is a bare repository inside of a checkout, and git would run what its configuration names. Work in the root of the outer repository, or in a clone of the inner one.',
      })
      await expect(asked.changedSince('HEAD')).rejects.toMatchObject({
        code: 'git',
        message: expect.stringContaining(reason),
      })
      expect([await asked.prefix(), hasRun()]).toEqual([`${name}/`, false])
    }
    const root = gitAt(folder, NEVER)
    expect([await root.head(), await root.changedSince('HEAD'), hasRun()]).toEqual([
      git(folder, 'rev-parse', 'HEAD'),
      [],
      false,
    ])
  })

  test('but a filter that the user has set up is', async () => {
    const folder = touched('*.cwl filter=x\n')
    const home = temporaryFolder()
    const { program, hasRun } = tracing(home)
    git(folder, 'config', '--file', join(home, '.gitconfig'), 'filter.x.clean', program)
    putFirst(home, { HOME: home })
    expect([await gitAt(folder, NEVER).changedSince('HEAD'), hasRun()]).toEqual([[], true])
  })

  test('but Git LFS is, also as a checkout sets it up, and no other in its name', async () => {
    const folder = committedRepository({ 'a.fa': 'pointer', '.gitattributes': '*.fa filter=lfs\n' })
    writeFileSync(join(folder, 'a.fa'), 'contents')
    const programs = temporaryFolder()
    writeFileSync(
      join(programs, 'git-lfs'),
      dedent`
        #!/bin/sh
        cat > /dev/null
        printf pointer
      `,
      { mode: 0o755 },
    )
    putFirst(programs, {})
    const changes = async () => gitAt(folder, NEVER).changedSince('HEAD')
    expect(await changes()).toEqual(['a.fa'])
    for (const [name, value] of [
      ['smudge', 'git-lfs smudge -- %f'],
      ['clean', 'git-lfs clean -- %f'],
      ['required', 'true'],
    ] as const)
      git(folder, 'config', `filter.lfs.${name}`, value)
    expect(await changes()).toEqual([])
    git(folder, 'config', 'filter.lfs.clean', 'git-lfs clean -- %f; true')
    expect(await changes()).toEqual(['a.fa'])
  })
})
