import { describe, expect, test } from '@jest/globals'

import { DEFAULTS, documentsReaching, formatAddress, mergeRecords, openWorkspace, packDocument, Packer, readPlan, readRecord, toText, validate, validateDocuments, type AppAddress, type PromotionRecord } from '../../src/index.ts'
import { listening, repository, tool } from '../commands/support.ts'

const workspace = openWorkspace(repository({ 'a.cwl': tool('a') }))

/** Casts stand for programs without types. */
describe('what a program without types gives as a path is refused in words', () => {
  const CALLS: readonly (readonly [string, (value: unknown) => Promise<unknown>])[] = [
    ['find', async (value) => workspace.find([value as string])],
    ['readText', async (value) => workspace.readText(value as string)],
    ['validateDocuments', async (value) => validateDocuments(workspace, [value as string])],
    ['packDocument', async (value) => packDocument(workspace, value as string)],
  ]

  test.each(CALLS)('%s', async (_, call) => {
    for (const [value, words] of [[undefined, 'of the type undefined'], [null, 'null'], [5, 'of the type number'], [['a.cwl'], 'of the type object']] as const) {
      await expect(call(value)).rejects.toMatchObject({ name: 'CwlError', code: 'no-such-file', message: `a path must be a text, and is ${words}`, hint: expect.any(String) })
    }
  })

  test('and nothing is there', () => {
    expect(workspace.has(undefined as unknown as string)).toBe(false)
  })

  test.each([undefined, null, 5, 'a.cwl', {}])('%j is no list of them', async (value) => {
    const refusal = { name: 'CwlError', code: 'no-such-file', message: 'paths must be a list of texts', hint: 'Give a list, also for one path.' }
    const paths = value as readonly string[]
    expect(() => workspace.find(paths)).toThrow(expect.objectContaining(refusal))
    await expect(validateDocuments(workspace, paths)).rejects.toMatchObject(refusal)
  })
})

describe('what a program without types gives in place of', () => {
  const TYPES = [[undefined, 'of the type undefined'], [null, 'null'], [5, 'of the type number'], [new URL('file:///repo'), 'of the type object']] as const

  test.each(TYPES)('the folder of a workspace is refused in words: %p', (value, words) => {
    const refusal = { name: 'CwlError', code: 'no-such-folder', message: `the folder of a workspace must be a text, and is ${words}`, hint: 'Give the folder of the repository.' }
    expect(() => openWorkspace(value as unknown as string)).toThrow(expect.objectContaining(refusal))
  })

  test.each([...TYPES, ['.', 'of the type string']] as const)('a workspace is refused in words: %p', async (value, words) => {
    const refusal = { name: 'CwlError', code: 'no-such-folder', message: `a workspace must be what \`openWorkspace\` gave, and is ${words}`, hint: expect.stringContaining('openWorkspace(folder)') }
    const given = value as unknown as typeof workspace
    await expect(validateDocuments(given, ['a.cwl'])).rejects.toMatchObject(refusal)
    await expect(packDocument(given, 'a.cwl')).rejects.toMatchObject(refusal)
    expect(() => new Packer(given)).toThrow(expect.objectContaining(refusal))
    expect(() => documentsReaching(given, ['a.cwl'], [])).toThrow(expect.objectContaining(refusal))
  })

  test.each([undefined, null, 5, {}])('the path of a record or a plan is refused in words: %p', (value) => {
    const refusal = (code: string) => expect.objectContaining({ name: 'PromotionError', code, message: expect.stringContaining('cannot be read: its path must be a text') })
    expect(() => readRecord(value as string)).toThrow(refusal('bad-record'))
    expect(() => readPlan(value as string)).toThrow(refusal('bad-plan'))
  })

  test.each([undefined, null, 5, {}])('several records is refused in words: %p', (value) => {
    const refusal = { name: 'PromotionError', code: 'bad-record', message: 'the records to merge must be a list', hint: expect.any(String) }
    expect(() => mergeRecords(value as readonly PromotionRecord[])).toThrow(expect.objectContaining(refusal))
  })

  test.each([undefined, null, 5, 'acme/rnaseq/align', {}])('an address is refused in words: %p', (value) => {
    const refusal = { name: 'PlatformError', code: 'bad-name', message: expect.stringContaining('is no address of an app') }
    expect(() => formatAddress(value as AppAddress)).toThrow(expect.objectContaining(refusal))
  })
})

test('a report is text without colours where nothing says how it is to be shown', async () => {
  const report = await validate({ ...DEFAULTS, workingDirectory: workspace.root }, listening())
  expect(toText(report)).toBe(toText(report, { colour: false, width: 100 }))
})
