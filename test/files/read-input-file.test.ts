import { closeSync, ftruncateSync, mkdirSync, openSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, test } from '@jest/globals'

import { readInputFile, UnreadableFile } from '../../src/files/read-input-file.ts'
import { temporaryFolder } from '../support/local-platform.ts'

let path = ''

beforeEach(() => {
  path = join(temporaryFolder(), 'file')
})

test.each([
  ['é', 'é'],
  ['\uFEFFa', 'a'],
  ['', ''],
])('the text %j is read as %j', (text, read) => {
  writeFileSync(path, text)
  expect(readInputFile(path)).toBe(read)
})

const CHECK = 'Check the path; it is relative to where the command runs.'

test.each<[string, () => void, string, string]>([
  ['a missing file', () => undefined, 'there is no such file or folder (ENOENT)', CHECK],
  ['a folder', () => mkdirSync(path), 'it is a folder (EISDIR)', CHECK],
  ['a device', () => symlinkSync('/dev/null', path), 'it is a device or similar, not a file', CHECK],
  [
    'a file that is too large',
    () => {
      const file = openSync(path, 'w')
      ftruncateSync(file, 500_000_001)
      closeSync(file)
    },
    'it has more than 500 MB',
    CHECK,
  ],
  [
    'text in another encoding',
    () => writeFileSync(path, Buffer.from([0x61, 0xff])),
    'it is not UTF-8, so another program has changed it',
    'Take the file as the run wrote it.',
  ],
])('%s is not read', (_, prepare, message, fix) => {
  prepare()
  const read = (): string => readInputFile(path)
  expect(read).toThrow(UnreadableFile)
  expect(read).toThrow(expect.objectContaining({ message, fix, name: 'UnreadableFile' }))
})
