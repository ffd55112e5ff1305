import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, describe, expect, test } from '@jest/globals'

import { faultOfReplacing, notOurFormat, PACKED_NOTE, readJsonFile } from '../../src/files/json-state-file.ts'
import { temporaryFolder } from '../support/local-platform.ts'

let path = ''

beforeEach(() => {
  path = join(temporaryFolder(), 'file')
})

const GIVE_RECORD = 'Give the file that `promote --record` wrote; in the action, its output `record-file`.'
const GIVE_PLAN = 'Give the file that `plan --out` wrote; in the action, its output `plan-file`.'

describe('a file that a command wrote', () => {
  test.each(['{"kind":"cwl-promote record","version":2}'])('is read as a plan where it is %s', (text) => {
    writeFileSync(path, `\uFEFF${text}`)
    expect(JSON.stringify(readJsonFile(path, 'plan', 'bad-plan'))).toBe(text)
  })

  test.each([
    [
      'plan',
      'bad-plan',
      '{"kind":"cwl-promote plan","version":2}',
      'is of version 2, and this release supports version 1',
      'Use the release of cwl-promote that wrote it.',
    ],
    ['plan', 'bad-plan', 'canary', 'is not JSON', GIVE_PLAN],
    ['record', 'bad-record', 'canary', 'is not JSON', GIVE_RECORD],
    ['record', 'bad-record', '{"a": canary}', 'is not JSON', GIVE_RECORD],
    ['record', 'bad-record', `{"a": "${'canary '.repeat(20)}`, 'is not JSON', GIVE_RECORD],
    ['plan', 'bad-plan', '', 'is not JSON', GIVE_PLAN],
  ] as const)('that should be a %s is refused as %s: %s', (what, code, text, said, fix) => {
    writeFileSync(path, text)
    const read = (): unknown => readJsonFile(path, what, code)
    expect(read).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(`the ${what} ${path} ${said}`), fix }),
    )
    expect(read).toThrow(expect.objectContaining({ message: expect.not.stringContaining('canary') }))
  })

  test.each([
    [
      'a missing file',
      () => undefined,
      'there is no such file or folder (ENOENT)',
      'Check the path; it is relative to where the command runs.',
    ],
    [
      'a folder',
      () => mkdirSync(path),
      'it is a folder (EISDIR)',
      'Check the path; it is relative to where the command runs.',
    ],
    [
      'text in another encoding',
      () => writeFileSync(path, Buffer.from([0x22, 0xe9, 0x22])),
      'it is not UTF-8, so another program has changed it',
      'Take the file as the run wrote it.',
    ],
  ])('cannot be %s', (_, prepare, reason, fix) => {
    prepare()
    expect(() => readJsonFile(path, 'record', 'bad-record')).toThrow(
      expect.objectContaining({ code: 'bad-record', message: `the record ${path} cannot be read: ${reason}`, fix }),
    )
  })

  test('cannot be a device', () => {
    expect(() => readJsonFile('/dev/null', 'plan', 'bad-plan')).toThrow(
      expect.objectContaining({ message: 'the plan /dev/null cannot be read: it is a device or similar, not a file' }),
    )
  })
})

test.each([
  [{ kind: 'cwl-promote record' }, [], 'the record f was changed after it was written: it is not as it should be'],
  [{ kind: 'cwl-promote record' }, null, 'the record f was changed after it was written: it is not as it should be'],
  [
    { kind: 'cwl-promote record' },
    [{ instancePath: '', message: 'x', params: { additionalProperty: 'a"b' } }],
    'the record f was changed after it was written: it has "a\\"b", which does not belong in a record',
  ],
  [{ kind: 'cwl-promote plan' }, [], 'f is not a record: it is a plan'],
  ['text', [], 'f is not a record'],
])('given %j for a record, with the errors %j, the message is %s', (value, errors, message) => {
  expect(notOurFormat('f', 'record', 'bad-record', value, errors)).toMatchObject({
    code: 'bad-record',
    message,
    fix: GIVE_RECORD,
  })
})

describe('a file is replaced only by one of its kind', () => {
  const OTHER = 'another file is there, which would be lost'

  test.each([
    ['plan', '{"kind":"cwl-promote record"}', OTHER],
    ['plan', 'kind: cwl-promote plan', OTHER],
    ['plan', ' \n', undefined],
    ['sarif', '{"version":"2.0.0","runs":[]}', OTHER],
    ['codequality', '[{"fingerprint":"a"}]', undefined],
    ['codequality', '[{"name":"a"}]', OTHER],
    ['markdown', '<h2>CWL validation</h2>\n', undefined],
    ['markdown', '<h2\nalign="center">Pipelines</h2>\n', OTHER],
    ['baseline', '{"version":1,"accepted":{}}', OTHER],
    ['description', '{"class":"Workflow"}', OTHER],
    ['description', '{\n"cwlVersion":"v1.2"}', OTHER],
    ['description', `${PACKED_NOTE}\ncwlVersion: v1.2\n`, undefined],
    ['description', `\uFEFF${PACKED_NOTE}\r\ncwlVersion: v1.2\r\n`, undefined],
    ['description', `cwlVersion: v1.2\n${PACKED_NOTE}\n`, OTHER],
    ['description', `${PACKED_NOTE.replace(' ', ' \uFEFF')}\n`, OTHER],
  ] as const)('a %s, where there is %j: %s', (kind, text, fault) => {
    writeFileSync(path, text)
    expect(faultOfReplacing(path, kind)).toBe(fault)
  })

  test('where there is nothing, or something that is not a file', () => {
    expect(faultOfReplacing(path, 'plan')).toBeUndefined()
    symlinkSync('gone', path)
    expect(faultOfReplacing(path, 'plan')).toBe('it is a symbolic link')
    const folder = `${path}-folder`
    mkdirSync(folder)
    expect(faultOfReplacing(folder, 'plan')).toBe('it is a folder (EISDIR)')
    writeFileSync(join(folder, 'a'), '')
    expect(faultOfReplacing(join(folder, 'a', 'b'), 'plan')).toBe('part of the path is a file, not a folder (ENOTDIR)')
  })
})
