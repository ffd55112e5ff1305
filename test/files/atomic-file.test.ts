import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  utimesSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'

import { beforeEach, describe, expect, test } from '@jest/globals'

import {
  codeOf,
  faultOfFolder,
  faultOfWriting,
  reasonOf,
  writeAtomically,
  writeNew,
} from '../../src/files/atomic-file.ts'
import { afterThisTest, temporaryFolder } from '../support/local-platform.ts'

let folder = ''
let path = ''

beforeEach(() => {
  folder = realpathSync(temporaryFolder())
  path = join(folder, 'a.json')
})

type Handle = Awaited<ReturnType<typeof open>>

/** Changes what a method of all open files does, until the test is over. */
async function change(
  name: 'writeFile' | 'sync',
  changed: (handle: Handle, usual: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const some = await open('/dev/null', 'r')
  await some.close()
  const prototype = Object.getPrototypeOf(some) as Handle
  const before = Object.getOwnPropertyDescriptor(prototype, name) ?? {}
  const usual = prototype[name] as (...args: unknown[]) => Promise<void>
  Object.defineProperty(prototype, name, {
    ...before,
    value: async function (this: Handle, ...args: unknown[]) {
      await changed(this, async () => usual.apply(this, args))
    },
  })
  afterThisTest(() => void Object.defineProperty(prototype, name, before))
}

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: it fails`), { code })
}

/** A disk that reports this error when a folder is to be written through. */
async function failToSyncFolders(code: string): Promise<void> {
  await change('sync', async (handle, usual) => {
    if ((await handle.stat()).isDirectory()) throw systemError(code)
    await usual()
  })
}

function modeOf(file: string): number {
  return statSync(file).mode & 0o777
}

describe('a file that is replaced', () => {
  test('has the new text, and its missing folders are created', async () => {
    const deep = join(folder, 'x', 'y', 'a.json')
    await writeAtomically(deep, 'one')
    await writeAtomically({ file: 'x/y/a.json', base: folder }, 'two')
    expect([readFileSync(deep, 'utf8'), readdirSync(join(folder, 'x', 'y'))]).toEqual(['two', ['a.json']])
  })

  test.each([
    ['owner', 0o644, 0o600],
    ['others', 0o640, 0o640],
    ['others', 0o755, 0o755],
  ] as const)('for %s, where there was one with the mode %s, has the mode %s', async (readers, before, after) => {
    if (before !== undefined) {
      writeFileSync(path, 'old')
      chmodSync(path, before)
    }
    await writeAtomically(path, 'new', readers)
    expect(modeOf(path)).toBe(after)
  })

  test('is not written where a folder becomes a link out of the repository meanwhile', async () => {
    const outside = temporaryFolder()
    mkdirSync(join(folder, 'x'))
    let looks = 0
    const output = {
      base: folder,
      get file() {
        looks += 1
        if (looks === 2) {
          renameSync(join(folder, 'x'), join(folder, 'y'))
          symlinkSync(outside, join(folder, 'x'))
        }
        return 'x/a.json'
      },
    }
    await expect(writeAtomically(output, 'new')).rejects.toThrow('leads out of the repository')
    expect(readdirSync(outside)).toEqual([])
  })

  test('takes the place of what a killed process left, and of no file of a running one', async () => {
    // Linux has no process with a number above 2^22.
    const names = [4_200_000, process.pid, process.ppid].map((writer) => `.cwl-promote.${writer}-0123456789ab.tmp`)
    for (const name of names) writeFileSync(join(folder, name), '')
    // As if the number of a killed process belonged to another one now.
    utimesSync(join(folder, names[2] ?? ''), 0, 0)
    await writeAtomically(path, 'new')
    expect(readdirSync(folder)).toEqual([names[1], 'a.json'])
  })

  test('is for its owner if nothing else is said', async () => {
    await writeAtomically(path, 'x')
    await writeNew(join(folder, 'b.json'), 'x')
    expect(readdirSync(folder).map((name) => modeOf(join(folder, name)))).toEqual([0o600, 0o600])
  })

  test('keeps its old text on a full disk, without a temporary file beside it', async () => {
    writeFileSync(path, 'old')
    await change('writeFile', async () => {
      throw systemError('ENOSPC')
    })
    await expect(writeAtomically(path, 'new')).rejects.toMatchObject({ code: 'ENOSPC' })
    expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['old', ['a.json']])
  })

  test('is not replaced where a folder is', async () => {
    mkdirSync(path)
    await expect(writeAtomically(path, 'new')).rejects.toMatchObject({ code: 'EISDIR' })
    expect(readdirSync(folder)).toEqual(['a.json'])
  })

  test.each(['EPERM', 'EINVAL', 'ENOTSUP', 'ENOSYS'])(
    'is written on a file system whose folders cannot be written through: %s',
    async (code) => {
      await failToSyncFolders(code)
      await writeAtomically(path, 'new')
      expect(readFileSync(path, 'utf8')).toBe('new')
    },
  )
})

describe('a new file', () => {
  test('is not written over an existing one', async () => {
    writeFileSync(path, 'old')
    await expect(writeNew(path, 'new')).rejects.toMatchObject({ code: 'EEXIST' })
    expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['old', ['a.json']])
  })

  test('has its text and mode, and nothing is beside it', async () => {
    await writeNew(path, 'new', 'others')
    expect([readFileSync(path, 'utf8'), modeOf(path), readdirSync(folder)]).toEqual([
      'new',
      0o666 & ~process.umask(),
      ['a.json'],
    ])
  })

  test('is removed if its name may not survive a power failure', async () => {
    await failToSyncFolders('EIO')
    await expect(writeNew(path, 'new')).rejects.toMatchObject({ code: 'EIO' })
    expect(readdirSync(folder)).toEqual([])
  })

  test('is not left empty if its text gets lost on a file system without hard links', async () => {
    const aside = join(temporaryFolder(), 'aside')
    await change('sync', async (_, usual) => {
      await usual()
      for (const name of readdirSync(folder)) renameSync(join(folder, name), aside)
    })
    await expect(writeNew(path, 'new')).rejects.toMatchObject({ code: 'ENOENT', syscall: 'rename' })
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('whether a file can be written', () => {
  test.each<[string, string, string | undefined]>([
    ['a file in missing folders', 'x/y/z.json', undefined],
    ['a folder', 'folder', 'it is a folder (EISDIR)'],
    ['a name that is too long in a missing folder', `x/${'n'.repeat(300)}`, 'the name is too long (ENAMETOOLONG)'],
    ['a device', '/dev/null', 'it is a device or similar, not a file'],
    ["a file in git's folder", '.git/config', 'what is in a folder .git belongs to git'],
    ["a file behind a link to git's folder", 'link/config', 'what is in a folder .git belongs to git'],
    ['a name that only begins like it', '.github/x', undefined],
  ])('%s', async (_, file, fault) => {
    mkdirSync(join(folder, 'elsewhere', '.git'), { recursive: true })
    mkdirSync(join(folder, 'folder'))
    writeFileSync(join(folder, 'file'), 'old')
    symlinkSync('elsewhere/.git', join(folder, 'link'))
    const before = readdirSync(folder, { recursive: true })
    const absolute = file.startsWith('/') ? file : join(folder, file)
    expect(await faultOfWriting(absolute, 'text')).toBe(fault)
    expect(readdirSync(folder, { recursive: true })).toEqual(before)
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('old')
  })

  test('is found with its whole text, because a disk can be nearly full', async () => {
    await change('writeFile', async (handle, usual) => {
      await usual()
      if ((await handle.stat()).size > 4) throw systemError('ENOSPC')
    })
    expect([
      await faultOfWriting(path),
      await faultOfWriting(path, 'text'),
      await faultOfWriting(path, 'texts'),
    ]).toEqual([undefined, undefined, 'the disk is full (ENOSPC)'])
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('whether files can be written into a folder', () => {
  test.each<[string, string, string | undefined]>([
    ['an empty folder', 'empty', undefined],
    ['a missing folder', 'x/y', undefined],
    ['a file', 'file', 'it is not a folder'],
    ['a folder with a file', 'full', 'it is not empty'],
    ['a link that leads nowhere', 'nowhere', 'there is no such file or folder (ENOENT)'],
    ['a path below a file', 'file/x', 'part of the path is a file, not a folder (ENOTDIR)'],
  ])('%s', async (_, name, fault) => {
    mkdirSync(join(folder, 'empty'))
    mkdirSync(join(folder, 'full'))
    writeFileSync(join(folder, 'full', 'a'), '')
    writeFileSync(join(folder, 'file'), '')
    symlinkSync('empty', join(folder, 'link'))
    symlinkSync('gone', join(folder, 'nowhere'))
    const before = readdirSync(folder, { recursive: true })
    expect(await faultOfFolder(join(folder, name))).toBe(fault)
    expect(readdirSync(folder, { recursive: true })).toEqual(before)
  })

  test('on a full disk', async () => {
    await change('writeFile', async () => {
      throw systemError('ENOSPC')
    })
    const full = 'the disk is full (ENOSPC)'
    expect([await faultOfFolder(folder), await faultOfFolder(join(folder, 'x'))]).toEqual([full, full])
    rmSync(folder, { recursive: true })
    expect(await faultOfFolder(folder)).toBe(full)
  })
})

test.each([
  [systemError('ENXIO'), 'ENXIO', 'ENXIO'],
  ['a text', 'a text', 'a text'],
])('the error %s has the code %j and the reason %j', (error, code, reason) => {
  expect([codeOf(error), reasonOf(error)]).toEqual([code, reason])
})
